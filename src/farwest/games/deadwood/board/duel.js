// A duel: two cowboys, their dice, each volley after the other, and how it ended. What happened comes from the news.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { pace } from "/web/glide.js";
import { Icon } from "/web/parts.js";
import { IconButton } from "/web/ui.js";
import { crewOf } from "./crew.js";
import { drawingOf, printed, range, shotOf } from "./facts.js";
import { Disc, Picture, Shot, tip } from "./pieces.js";

const STEP = 560;          // from one volley to the next, as the style has it
const REST = 4200;         // how long the end can be read
const SOON = 2600;         // and how long where the reader has something to do on the board
const WORDY = 250;         // so many thousandths have room for a word
const OUTCOMES = ["event_fled", "event_won_duel", "event_lost_duel", "event_drawn_duel", "event_both_died"];

const valueOf = (message, name) => message.args[name]?.[1];

// --- what happened ------------------------------------------------------------------------------

/** The duel that began last, as far as it has been told. */
export function lastDuel(news) {
  const from = news.findLastIndex(({ message }) => message.id === "event_duel");
  if (from < 0) return null;
  const { n, message } = news[from];
  const duel = {
    n, tile: valueOf(message, "tile"), outcome: null, end: null,
    seats: [valueOf(message, "player"), valueOf(message, "rival")],
    mights: [valueOf(message, "cowboy") + 1, valueOf(message, "other") + 1],
    loaded: [0, 0], volleys: [], fallen: [false, false],
  };
  for (const item of news.slice(from + 1)) {
    tell(duel, item.message);
    if (OUTCOMES.includes(item.message.id)) return { ...duel, outcome: item.message, end: item.n };
  }
  return duel;
}

function tell(duel, message) {
  const side = duel.seats.indexOf(valueOf(message, "player"));
  const shots = valueOf(message, "shots");
  const both = { event_opening: side ? [[], shots] : [shots, []], event_volley: [shots, valueOf(message, "answer")] };
  if (message.id === "event_loaded") duel.loaded[side] = 1;
  else if (message.id === "event_killed") duel.fallen[side] = true;
  else if (both[message.id]) duel.volleys.push({ opening: message.id === "event_opening", shots: both[message.id] });
}

/** The shots that hit a side, and in which volley. */
function hitsOn(duel, side) {
  return duel.volleys.flatMap(({ shots }, volley) => shots[1 - side].map((shot) => ({ what: shotOf(shot), volley })))
    .filter(({ what }) => what !== "miss");
}

// --- when it is shown ---------------------------------------------------------------------------

/** The duel to show, and how to put it away. One under way is always shown; one that has just ended plays and goes. */
export function useDuel(view, news, fresh, asked) {
  const duel = lastDuel(news);
  const seen = useRef(duel?.end ?? null);
  const [shown, setShown] = useState(null);
  const ended = duel !== null && duel.end !== null && fresh.some((item) => item.n === duel.end);
  useEffect(() => {
    if (ended && seen.current !== duel.end) {
      seen.current = duel.end;
      setShown({ n: duel.n, again: 0 });
    }
  }, [duel?.end, ended]);
  const playing = Boolean(shown) && duel?.n === shown.n;
  useEffect(() => {
    if (!playing) return undefined;
    const volleys = duel.volleys.length * STEP * pace();
    const timer = setTimeout(() => setShown(null), volleys + (asked ? SOON : REST));
    return () => clearTimeout(timer);
  }, [playing, shown?.again, asked]);
  const open = () => setShown((now) => ({ n: duel.n, again: (now?.again ?? 0) + 1 }));
  const close = () => setShown(null);
  return { duel, live: Boolean(view.fight), playing, again: shown?.again ?? 0, open, close };
}

// --- the scene ----------------------------------------------------------------------------------

/** The two sides, then what they may expect, or what they shot. A click skips to the end, another one closes. */
export function DuelScene({ view, show, t }) {
  const { duel, live, again, close } = show;
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [duel.n, again]);
  const still = all || !pace();
  const facts = live ? view.fight : duel;
  const [own, other] = range(2).map((side) => facts.mights[side] + facts.loaded[side]);
  const sides = range(2).map((side) => html`<${Side} key=${side} side=${side} duel=${duel} facts=${facts} view=${view}
    live=${live} t=${t} />`);
  return html`<section key=${`${duel.n} ${again}`} class=${`scene duelbox ${still ? "still" : ""}`}
    style=${{ "--pace": pace() }} aria-label=${t("duel")} onClick=${() => (still && !live ? close() : setAll(true))}>
    <header><${Picture} name="dw-duel" /><h3>${t("board_duel_at", { place: t.name("tile", duel.tile, "at") })}</h3>
      <small>${t("board_dice", { own, other })}</small>
      ${!live && html`<${IconButton} name="close" label=${t("board_close")} onClick=${close} />`}</header>
    <div class="sides">${sides[0]}<${Picture} name=${drawingOf(duel.tile)} class="stage" />${sides[1]}</div>
    ${live ? html`<${Odds} own=${own} other=${other} seats=${facts.seats} t=${t} />`
      : html`<${Volleys} duel=${duel} t=${t} />`}
    ${!live && duel.outcome && html`<${Outcome} duel=${duel} t=${t} />`}</section>`;
}

/** One side: who, how strong, his dice, his wounds. */
function Side({ side, duel, facts, view, live, t }) {
  const seat = facts.seats[side];
  const might = facts.mights[side];
  const hits = live ? [] : hitsOn(duel, side);
  const piece = live && side === 0 ? crewOf(view).at("fight", seat, might - 1)[0] : null;
  const cls = `fighter ${side ? "defender" : "attacker"} ${duel.fallen[side] && !live ? "fallen" : ""}`;
  return html`<div class=${cls} style=${{ "--i": duel.volleys.length }}>
    <${Disc} seat=${seat} might=${might} data-piece=${piece} />
    <div><h4>${t.name("seat", seat)}</h4><p>${t(side ? "board_defender" : "board_attacker")}</p>
      <p class="arms" role="img" aria-label=${t("board_own_dice", { strength: might, loaded: facts.loaded[side] })}>
        ${range(might).map((die) => html`<${Picture} key=${die} name="dw-g-die" />`)}
        ${facts.loaded[side] > 0 && html`<${Picture} name="dw-cartridge" class="round" />`}</p>
      <p class="wounds"><span class="vh">${t("board_wounds", { number: hits.length })}</span>
        ${range(Math.max(printed.deadly, hits.length)).map((pip) => html`<${Pip} key=${pip} hit=${hits[pip]} />`)}</p>
      </div></div>`;
}

function Pip({ hit }) {
  return html`<span class=${`pip ${hit ? "hurt" : ""}`} style=${{ "--i": hit?.volley ?? 0 }}>
    <${Picture} name=${hit?.what === "kill" ? "dw-kill" : "dw-wound"} /></span>`;
}

function Volleys({ duel, t }) {
  const before = duel.volleys.some(({ opening }) => opening) ? 1 : 0;
  if (!duel.volleys.length) return null;
  const rolls = (shots) => html`<span class="rolls">${shots.map((shot, which) => html`<${Roll} key=${which}
    shot=${shot} t=${t} />`)}</span>`;
  return html`<ol class="volleys">${duel.volleys.map(({ opening, shots }, index) => html`<li key=${index}
    style=${{ "--i": index }}>${rolls(shots[0])}
    <span class="when"><b>${opening ? t("board_opening") : t("board_volley", { n: index + 1 - before })}</b>
      ${opening && html`<small>${t("board_lead", { n: shots[0].length + shots[1].length })}</small>`}</span>
    ${rolls(shots[1])}</li>`)}</ol>`;
}

function Roll({ shot, t }) {
  const what = shotOf(shot);
  return html`<span class=${`roll ${what}`}><${Shot} face=${shot} /><${Picture} name=${`dw-${what}`} />
    <span class="w">${t(`board_${what}`)}</span></span>`;
}

function Outcome({ duel, t }) {
  const place = duel.fallen.includes(true) ? "dw-boot_hill" : "dw-abandoned_mine";
  return html`<p class="outcome" style=${{ "--i": duel.volleys.length }} role="status"><${Picture} name=${place} />
    <b>${t.message(duel.outcome)}</b></p>`;
}

/** How a duel may end for the attacker, by the dice of both sides. */
export function Odds({ own, other, seats, t }) {
  const [stays, leaves, falls, both] = printed.odds[own - 1][other - 1];
  const player = t.name("seat", seats[0]);
  const parts = Object.entries({ stays, leaves, falls: falls + both });
  const share = (part) => ({ player, number: Math.round(part / 10) });
  const said = parts.map(([name, part]) => t(`board_odds_${name}`, share(part))).join(" · ");
  const told = tip(t("board_odds", { player }), `${said}. ${t("board_odds_tip", { own, other })}`, "DW-055");
  return html`<div class="odds" role="img" aria-label=${said} ...${told}>${parts.map(([name, part]) => html`<span
    key=${name} class=${name} style=${{ width: `${part / 10}%` }}>
    ${part >= WORDY && html`<i>${t(`board_odds_${name}_short`)} </i>`}${t("board_percent", share(part))}</span>`)}
    </div>`;
}

/** The last duel, small, to be looked at again. */
export function LastDuel({ show, t }) {
  const { duel } = show;
  if (!duel?.outcome) return null;
  const said = t.message(duel.outcome);
  const told = tip(t("board_last_duel", { place: t.name("tile", duel.tile, "at") }), said, "DW-046");
  return html`<button class="lastduel" onClick=${show.open} ...${told}>
    <span class="caption">${t("board_last_duel_short")}</span>
    <span class="two">${duel.seats.map((seat, side) => html`<${Disc} key=${side} seat=${seat}
      might=${duel.mights[side]} class=${duel.fallen[side] ? "fallen" : ""} />`)}
      <${Icon} name=${drawingOf(duel.tile)} /></span><span class="vh">${said}</span></button>`;
}
