// The corners of the board: the crime pool as a clock, the line's progress, the stacks and what was drawn from
// them, Boot Hill and the Abandoned Mine.

import { html } from "htm/preact";
import { Icon } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { printed, range } from "./facts.js";
import { Disc, Picture, Tile, cowboyOf, glows, term, tileTip, tip } from "./pieces.js";

const ALARM = 2;          // so few tokens are a warning
const LAYERS = 5;         // so many tiles of a stack are drawn
const CROWD = 12;         // from so many on, cowboys stand as close as they can

export function Corners({ view, lit, t }) {
  return html`<${Clock} view=${view} t=${t} /><${LineSign} view=${view} t=${t} />
    <div class="stacks"><span class="caption">${t("board_stacks")}</span>
      ${view.stacks.map((stack, number) => html`<${Stack} key=${number} stack=${stack} number=${number}
        view=${view} lit=${lit} t=${t} />`)}</div>
    <${BootHill} view=${view} t=${t} /><${Mine} view=${view} lit=${lit} t=${t} />
    <${Tray} view=${view} lit=${lit} t=${t} />`;
}

// --- the crime pool -----------------------------------------------------------------------------

/** A watch whose marks are the tokens left: when the last is gone the game ends. */
function Clock({ view, t }) {
  const most = Math.max(view.pool_start, view.pool);
  const box = t("board_box", { number: view.box });
  const said = [t("board_pool", { number: view.pool }), t.tip("crime_pool"), t.tip("box")].join(" ");
  return html`<div class=${`clock ${view.pool <= ALARM ? "alarm" : ""}`} ...${tip(t("crime_pool"), said, "DW-167")}>
    <svg viewBox="-66 -84 132 150" aria-hidden="true">
      <g class="watch"><circle cx="0" cy="-74" r="7"/><path d="M-7-68h14v9h-14z"/><circle r="62"/></g>
      <circle class="dial" r="54"/>${range(most).map((mark) => html`<path key=${mark}
        class=${mark < view.pool ? "remains" : "spent"} d=${wedge(mark, most)}/>`)}<circle class="middle" r="33"/></svg>
    <b data-purse="dw-wanted pool" data-amount=${view.pool}>${view.pool}</b>
    <span class="caption">${t("board_crime")}</span>
    <small data-purse="dw-wanted box" data-amount=${view.box}>${box}</small></div>`;
}

/** One mark of the ring, from the top, clockwise. */
function wedge(mark, most) {
  const gap = 0.035;
  const from = (2 * Math.PI * mark) / most - Math.PI / 2 + gap;
  const to = (2 * Math.PI * (mark + 1)) / most - Math.PI / 2 - gap;
  const spot = (radius, angle) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${spot(50, from)}A50 50 0 0 1 ${spot(50, to)}L${spot(36, to)}A36 36 0 0 0 ${spot(36, from)}z`;
}

// --- the line -----------------------------------------------------------------------------------

/** Four Rail tiles and the Station: how far the line is. */
function LineSign({ view, t }) {
  const laid = view.line.length;
  const last = laid === printed.rails;
  const said = laid > printed.rails ? t("board_line_done") : t("board_line", { laid, rails: printed.rails });
  const told = tip(t("board_railroad"), last ? t("board_last_rail") : `${said} ${t.tip("station")}`, "DW-143");
  return html`<div class=${`linesign ${last ? "alarm" : ""}`} ...${told}>
    <span class="caption">${t("board_railroad")}</span>
    <span class="steps" aria-hidden="true">
      ${range(printed.rails).map((step) => html`<i key=${step} class=${step < laid ? "done" : ""}></i>`)}
      <i class=${`end ${laid > printed.rails ? "done" : ""}`}><${Picture} name="dw-station" /></i></span>
    <span class="vh">${said}</span></div>`;
}

// --- stacks and drawn tiles ---------------------------------------------------------------------

/** A stack: how many tiles, and in its tip which ones they are and what the reader knows of their order. */
function Stack({ stack, number, view, lit, t }) {
  const names = (tiles) => t.join(tiles.map((tile) => t.name("tile", tile)));
  const looked = view.looking === number && view.looker !== view.seat;
  const facts = [
    stack.size ? t("board_may_hold", { tiles: names(stack.may_hold) }) : t("board_stack_empty"),
    stack.top.length > 0 && t("board_known_top", { tiles: names(stack.top) }),
    stack.bottom.length > 0 && !stack.top.length && t("board_known_bottom", { tiles: names(stack.bottom) }),
    looked && t("board_looks", { player: t.name("seat", view.looker) }),
  ].filter(Boolean);
  const title = t("board_stack_of", { stack: t.name("stack", number), number: stack.size });
  const layers = Math.min(stack.size, LAYERS);
  const back = (key, layer, piece = null) => html`<i key=${key} class="back" style=${{ "--layer": layer }}
    data-piece=${piece}></i>`;
  return html`<div role="group" aria-label=${`${title}. ${facts.join(" ")}`} style=${{ "--layers": layers }}
    ...${lit(`stack-${number}`, 0, `stack ${stack.size ? "" : "bare"}`)} ...${tip(title, facts.join(" "), "DW-011")}>
    ${stack.bottom.map((tile) => back(`under ${tile}`, 0, `tile-${tile}`))}
    ${range(layers).map((layer) => back(layer, layer))}
    <b>${number + 1}</b><span class="count">×${stack.size}</span>
    ${(stack.top.length > 0 || looked) && html`<${Icon} name="eye" class="seen" />`}</div>`;
}

/** Tiles that were drawn and wait for their plots. */
function Tray({ view, lit, t }) {
  if (!view.drawn.length) return null;
  const asked = view.drawn.some((tile) => glows(lit(`drawn-${tile}`)));
  return html`<div class=${`tray ${asked ? "asked" : ""}`}><span class="caption">${t("board_drawn")}</span>
    ${view.drawn.map((tile) => html`<div key=${tile} role="group" aria-label=${t.name("tile", tile)}
      ...${lit(`drawn-${tile}`, 0, "waits")} ...${tileTip(t, tile)}><${Tile} tile=${tile} t=${t} /></div>`)}</div>`;
}

// --- the two places outside the town ------------------------------------------------------------

function BootHill({ view, t }) {
  const crew = crewOf(view);
  const fallen = view.players.flatMap(({ dead }, seat) => dead.flatMap((_, kind) => crew.at("dead", seat, kind)
    .map((name) => ({ seat, might: kind + 1, name }))));
  return html`<div class="boothill" ...${term(t, "boot_hill", "DW-059")}>
    <svg class="scenery" viewBox="0 0 270 108" aria-hidden="true"><use href="#dw-hill"/></svg>
    <span class="graves" data-n=${Math.min(fallen.length, CROWD)}>${fallen.map(({ seat, might, name }) => html`
      <span key=${name} class="grave"><${Disc} seat=${seat} might=${might} label=${cowboyOf(t, seat, might)}
        data-piece=${name} /></span>`)}</span>
    <svg class="scenery" viewBox="0 0 270 108" aria-hidden="true"><use href="#dw-hillside"/></svg>
    <span class="post"><span class="board-sign">${t("boot_hill")}</span></span></div>`;
}

/** Cowboys in the Mine by clan and strength; the reader's own can come back. */
function Mine({ view, lit, t }) {
  const inside = view.players.flatMap(({ mine }, seat) => mine.flatMap((n, kind) => (n ? [{ seat, kind, n }] : [])));
  return html`<div class="pithead" ...${term(t, "abandoned_mine", "DW-023")}>
    <svg class="scenery" viewBox="0 0 262 126" aria-hidden="true"><use href="#dw-rock"/></svg>
    <div class="adit"><span class="beam"><span class="full">${t("abandoned_mine")}</span>
      <span class="brief" aria-hidden="true">${t("board_mine")}</span></span>
      <div class="inside" data-n=${Math.min(inside.length, CROWD)}>${inside.map(({ seat, kind, n }) => html`<${Miners}
        key=${`${seat} ${kind}`} seat=${seat} kind=${kind} n=${n} names=${crewOf(view).at("mine", seat, kind)}
        given=${seat === view.seat ? lit(`mine-${kind}`, 0, "miner") : { class: "miner" }} t=${t} />`)}</div></div>
    </div>`;
}

function Miners({ seat, kind, n, names, given, t }) {
  return html`<span ...${given}>${names.map((name, index) => html`<${Disc} key=${name} seat=${seat} might=${kind + 1}
    label=${index ? "" : cowboyOf(t, seat, kind + 1)} data-piece=${name} class=${index ? "behind" : ""} />`)}
    ${n > 1 && html`<i class="n">${n}</i>`}</span>`;
}
