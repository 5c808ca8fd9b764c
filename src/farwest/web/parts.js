// Parts: the small drawings that every board and every page shares.
//
// HOW A BOARD PLUGS IN. A game's folder has board/board.js and board/board.css; the table loads both
// and puts the class `board-<key>` (board-dice_town) around everything it draws. board.js exports
//
//   layout            "street", "map" or "trail": the grid of the table
//   Board             ({ view, lit, t, size, seats, moment, news, fresh }) the shared table
//   Seat              ({ view, seat, lit, t, small }) the counters inside a seat's panel, below its head
//   Own               ({ view, lit, t, size }) own dice, hand, player board; not drawn for spectators
// and, if it likes,
//   load              (facts) => before it is drawn first; what is printed on the components (Game.facts)
//   glide             { "die": "roll", "card": "flip" }: how a piece travels, by the start of its
//                     data-piece; whatever is not named glides
//   picks             ["roll", "hunt"]: targets (before the dash) that are picked one by one and sent
//                     with the main button, even where one click could answer
//   swaps             ["ranch", "plot"]: picked targets of which another takes the place, where it cannot join
//   Ahead             ({ view, picked, t }) what the picked targets would mean, in the question bar
//   where             (view, t) => "Round 7 · Throw 3", shown in the top bar
//   gauges            (view, t) => [{ icon, label, value, most }], supplies that end the game
//   badges            (view, seat, t) => tokens of office after a seat's name (a star)
//   Thing             ({ kind, value, text }) a drawing in place of a word in the log; else the text
//   scoreIcon         (source) => the icon of a source of points in the final table
//   total             the icon of what the game is won by, where that is not victory points: "dollar"
//   pickers           { cards: { Picker, state, About } }: how an option is chosen before the game, by its key.
//                     Picker ({ option, value, set, options, t }) fills a dialog of its own;
//                     state ({ option, value, options, t }) => { ready, text } says what is chosen and what is missing;
//                     About ({ value, t }) tells more of the value of a list
//
// `size` is "wide", "tablet" or "phone". `seats` are the names. `moment` counts states. `news` is all that the
// reader has heard, `fresh` what came with this state: [{ n, message: { id, args } }].
//
// lit(target, which = 0) returns what to spread on an element that stands for a target:
//   html`<div class="card" ...${lit("card-12")}>` or, in an SVG, html`<g ...${lit("place-1", 0, "g1")}>`
// always `data-target`; where it is an option also `can` (or `picked`), role, tabindex, aria-label and
// the handlers. Things that share a target (two dice of the same face) are told apart by `which`: 0, 1, 2.
// The class of the element is a third argument, since `can` has to join it: lit("roll-3", 1, "die pick").
//
// `t(id, values)` says a message, t.name("card", 12) names a thing (a third argument gives a form:
// "tip", "phrase", "short"), t.tip(id) explains, t.message({id, args}) says what came from the server.
//
// An element with `data-tip` (a sentence), `data-name` and perhaps `data-clause` explains itself on hover,
// on focus and on a long press. Whatever has a `data-target` and is pressed when it is no answer says why not
// (Game.why), also where it is never an answer: a deck can have one, html`<span data-target="store">`.
//
// Things that move keep a stable `data-piece` ("die-2-0", "card-17"): the table measures before and
// after and moves them. Money and nuggets hop by themselves between whatever is drawn with `at`:
// Money({ n, at: "seat-1" }): a purse that lost gives, one that gained takes.

import { html } from "htm/preact";
import { minus, money, t } from "/web/words.js";

/** After a drawing in a sentence: the full stop that follows stays on its line. */
export const JOINED = "\u2060";
const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"];
const TURNS = { triangle: " tri", star: " star" };
const FACES = ["9", "10", "J", "Q", "K", "A"];

/** An icon of the sprite; with a label it is said aloud. */
export function Icon({ name, label = "", class: cls = "" }) {
  return html`<svg class=${`i ${cls}`} viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${name}`}/></svg>${
    label && html`<span class="vh">${label}</span>`}`;
}

/** A drawing of any size: the class says how large. */
export function Art({ name, class: cls = "art", box = null }) {
  return html`<svg class=${cls} viewBox=${box} aria-hidden="true"><use href=${`#${name}`}/></svg>`;
}

/** A seat's mark: its colour and its shape, perhaps with a number in it. */
export function Mark({ seat, n = null, ghost = false, empty = false, size = null, label = "" }) {
  const shape = SHAPES[seat % SHAPES.length];
  const cls = `mark s${seat % SHAPES.length}${TURNS[shape] ?? ""}${ghost ? " ghost" : ""}${empty ? " empty" : ""}`;
  return html`<span class=${cls} style=${size ? { "--mark": `${size}px` } : null}>
    <svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#seat-${shape}`}/></svg>
    ${n !== null && html`<b>${n}</b>`}${label && html`<span class="vh">${label}</span>`}</span>`;
}

/** The drawing of a die's face. `face` is 0…5 or "9"…"A" for poker dice, 1…6 with kind "d6". */
function faceIcon(face, kind = "poker") {
  if (face === null || face === undefined) return "die-blank";
  if (kind === "d6") return `d6-${face}`;
  return `die-${String(typeof face === "number" ? FACES[face] : face).toLowerCase()}`;
}

/** A die. Its size comes from --die-size where it stands, or from `size`. What else is given is spread on it. */
export function Die({ face, size = null, kind = "poker", ghost = false, label = null, class: cls = "", as = "span", children, ...rest }) {
  const said = label ?? (face === null || face === undefined ? "" : String(typeof face === "number" && kind === "poker" ? FACES[face] : face));
  const style = size ? { "--die-size": `${size}px` } : null;
  return html`<${as} class=${`die ${ghost ? "ghost " : ""}${cls}`} style=${style} data-face=${face} ...${rest}>
    <svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${faceIcon(face, kind)}`}/></svg>${
    said && html`<span class="vh">${said}</span>`}${children}</${as}>`;
}

/** Where a die will lie. */
export function Slot({ size = null }) {
  return html`<span class="slot" style=${size ? { "--die-size": `${size}px` } : null}></span>`;
}

/** Victory points: a rosette with the number in it. */
export function Vp({ n, size = null, ghost = false, label = null }) {
  const long = ["", "", " two"][String(n).length] ?? " three";
  return html`<span class=${`vp${long}${ghost ? " ghost" : ""}`} style=${size ? { "--vp": `${size}px` } : null}>
    <svg viewBox="0 0 64 64" aria-hidden="true"><use href="#vp"/></svg><b>${minus(n)}</b>
    <span class="vh">${label ?? t("page_vp")}</span></span>`;
}

/** Dollars: the bill and the number. With `sign` it is a gain or a loss. `at` names the purse. */
export function Money({ n, at = null, sign = false, icon = "dollar" }) {
  const cls = sign ? (n < 0 ? " loss" : " gain") : "";
  return html`<span class=${`amt${cls}`} data-purse=${at && `dollar ${at}`} data-amount=${at && n}>
    <${Icon} name=${icon} />${sign ? signed(n) : minus(n)}<span class="vh"> $</span></span>`;
}

/** Nuggets: as money. */
export function Nugget({ n, at = null, sign = false }) {
  const cls = sign ? (n < 0 ? " loss" : " gain") : "";
  return html`<span class=${`amt${cls}`} data-purse=${at && `nugget ${at}`} data-amount=${at && n}>
    <${Icon} name="nugget" />${sign ? signed(n, String) : n}<span class="vh"> ${t("page_nuggets", { n })}</span>
      </span>`;
}

function signed(n, write = money) {
  return `${n < 0 ? "−" : "+"}${write(Math.abs(n))}`;
}

/** The pennant on what is being resolved now. */
export function Flag({ children = t("page_here") }) {
  return html`<span class="flag">${children}</span>`;
}

/** How much of a supply is left. */
export function Gauge({ icon, label, value, most, class: cls = "" }) {
  return html`<span class=${`gauge ${cls}`}><${Icon} name=${icon} /><span>${label}</span><i style=${{
    "--v": `${Math.round((100 * value) / Math.max(1, most))}%` }}></i></span>`;
}

// --- the sprite ------------------------------------------------------------------------------

const fetched = new Map();

/** Put the symbols of an SVG file into the page, once; boards may bring their own. */
export function loadDrawings(url) {
  if (!fetched.has(url)) fetched.set(url, fetchDrawings(url));
  return fetched.get(url);
}

async function fetchDrawings(url) {
  const answer = await fetch(url);
  if (!answer.ok) return;
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("width", "0");
  drawing.setAttribute("height", "0");
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "drawings");
  document.body.append(document.importNode(drawing, true));
}
