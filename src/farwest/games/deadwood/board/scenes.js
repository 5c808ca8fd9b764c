// Scenes over the board: a duel, the Fortune Teller's stack, the final duel; and what is unfinished, above it.

import { html } from "htm/preact";
import { Icon, Mark } from "/web/parts.js";
import { IconButton } from "/web/ui.js";
import { DuelScene } from "./duel.js";
import { PLOTS, drawingOf, isBuilding, printed, range, unpack } from "./facts.js";
import { Disc, Picture, Shot, Tile, glows, tileTip } from "./pieces.js";

const VOLLEYS = 6;        // so many of the last shots of the final duel are shown

/** At most one scene at a time. */
export function Scene({ view, lit, t, news, show, put, away }) {
  const common = { view, lit, t };
  const scene = view.looker >= 0 && view.looker === view.seat ? html`<${Fortune} ...${common} />`
    : view.final && !away ? html`<${FinalDuel} ...${common} news=${news} put=${put} />`
    : show.duel && (show.live || show.playing) ? html`<${DuelScene} view=${view} show=${show} t=${t} />` : null;
  return scene && html`<div class="dusk"></div>${scene}`;
}

// --- the Fortune Teller -------------------------------------------------------------------------

/** A stack, seen by one player alone and put together again from the top. */
function Fortune({ view, lit, t }) {
  const { top } = view.stacks[view.looking];
  const title = t("board_fortune", { stack: t.name("stack", view.looking) });
  const put = (tile) => html`<span class="fate" ...${tileTip(t, tile)}><${Tile} tile=${tile} t=${t} /></span>`;
  return html`<section class="scene fortune" aria-label=${title}>
    <header><${Picture} name="dw-fortune_teller" /><h3>${title}</h3>
      <small><${Icon} name="eye-off" />${t("board_only_you")}</small></header>
    <p>${t("board_from_top")}</p>
    <ol class="order">${range(view.picked.length + top.length).map((place) => html`<li key=${place}>
      <small>${place + 1}</small>
      ${place < view.picked.length ? put(view.picked[place]) : html`<span class="fate none"></span>`}</li>`)}</ol>
    <p>${t("board_left_over")}</p>
    <div class="order">${top.map((tile) => html`<div key=${tile} role="group" aria-label=${t.name("tile", tile)}
      ...${lit(`drawn-${tile}`, 0, "fate")} ...${tileTip(t, tile)}><${Tile} tile=${tile} t=${t} /></div>`)}</div>
    </section>`;
}

// --- the final duel -----------------------------------------------------------------------------

/** Everybody who shoots for the win: pools, wounds, and what was fired at whom. */
function FinalDuel({ view, lit, t, news, put }) {
  const { guns, round } = view.final;
  const tie = news.findLastIndex(({ message }) => message.id === "event_tie");
  const tied = news[tie]?.message.args.players[1] ?? [];
  const shooters = range(guns.length).filter((seat) => guns[seat] || tied.includes(seat));
  const fired = news.slice(tie + 1).filter(({ message }) => message.id === "event_shot_at");
  const own = range(3).filter((kind) => glows(lit(`shooter-${kind}`)));
  return html`<section class="scene showdown" aria-label=${t("final_duel")}>
    <header><${Picture} name="dw-duel" /><h3>${t("final_duel")}</h3>
      <small>${t("board_round", { number: Math.max(1, round) })}</small>
      ${view.over && html`<${IconButton} name="close" label=${t("board_close")} onClick=${put} />`}</header>
    <div class="shooters">${shooters.map((seat) => html`<${Shooter} key=${seat} seat=${seat} final=${view.final}
      t=${t} />`)}</div>
    ${own.length > 0 && html`<div class="choices">${own.map((kind) => html`<div key=${kind}
      ...${lit(`shooter-${kind}`, 0, "ranchcard")}><${Disc} seat=${view.seat} might=${kind + 1} />
      <span>${t.name("cowboy", kind)}</span></div>`)}</div>`}
    ${fired.length > 0 && html`<ol class="fired">${fired.slice(-VOLLEYS).map(({ n, message }) => html`<li key=${n}>
      <${Mark} seat=${message.args.player[1]} /><${Picture} name="dw-g-gun" /><${Mark} seat=${message.args.rival[1]} />
      <span class="rolls">${message.args.shots[1].map((shot, index) => html`<${Shot} key=${index}
        face=${shot} />`)}</span></li>`)}</ol>`}</section>`;
}

function Shooter({ seat, final, t }) {
  const { guns, shots, wounds } = final;
  return html`<div class=${`fighter ${wounds[seat] >= printed.deadly ? "fallen" : ""}`}>
    ${guns[seat] ? html`<${Disc} seat=${seat} might=${guns[seat]} />` : html`<${Mark} seat=${seat} ghost />`}
    <div><h4>${t.name("seat", seat)}</h4>
      <p class="arms">${range(shots[seat]).map((die) => html`<${Picture} key=${die} name="dw-g-die" />`)}</p>
      <p class="wounds"><span class="vh">${t("board_wounds", { number: wounds[seat] })}</span>
        ${range(printed.deadly).map((pip) => html`<span key=${pip} class=${`pip ${pip < wounds[seat] ? "hurt" : ""}`}>
          <${Picture} name="dw-wound" /></span>`)}</p></div></div>`;
}

// --- what is unfinished -------------------------------------------------------------------------

/** The effects under way, outermost first; else what is about to end the game. */
export function Strip({ view, t }) {
  if (view.crumbs.length && !view.over) {
    return html`<ol class="strip crumbs" aria-label=${t("board_unfinished")}>
      ${view.crumbs.map((entry, index) => html`<${Crumb} key=${index} entry=${entry} view=${view} t=${t} />`)}
      ${view.fight && html`<li><${Icon} name="dw-duel" />${t("duel")}</li>`}</ol>`;
  }
  const said = view.over ? "" : warning(view, t);
  return html`<p class=${`strip ${said ? "alarm" : ""}`}>${said && html`<${Icon} name="warning" />${said}`}</p>`;
}

function Crumb({ entry, view, t }) {
  const { seat, plot } = unpack(entry);
  const tile = view.tiles[plot];
  return html`<li><${Mark} seat=${seat} label=${t.name("seat", seat)} />
    ${tile >= 0 && html`<${Icon} name=${drawingOf(tile)} />${t.name("tile", tile)}`}
    ${!isBuilding(tile) && ` ${PLOTS[plot].name}`}</li>`;
}

/** The end, where it is near: it has been triggered, the Station comes next, somebody has one cowboy left. */
function warning(view, t) {
  if (view.ending) return t("board_last_turn", { ending: t.name("ending", view.ending) });
  if (view.line.length === printed.rails) return t("board_last_rail");
  const last = range(view.players.length).filter((seat) => view.players[seat].serving === 1);
  return last.length ? t("board_last_men", { players: t.join(last.map((seat) => t.name("seat", seat))) }) : "";
}
