// Pieces: cowboys, tiles, tokens and dice, the same wherever they lie.

import { html } from "htm/preact";
import { Icon } from "/web/parts.js";
import { money } from "/web/words.js";
import { REBUS, buildingOf, clauseOf, drawingOf, isBuilding, printed, stackSign } from "./facts.js";

/** What the table tells of a thing on hover, focus or a long press. */
export const tip = (name, text, clause = null) => ({ "data-name": name, "data-tip": text, "data-clause": clause });

/** A term of the rules explains itself. */
export const term = (t, id, clause = null) => tip(t(id), t.tip(id), clause);

/** A sum of money; what is owed has a minus. */
export const dollars = (number) => (number < 0 ? `−${money(-number)}` : money(number));

/** Whether what `lit` gave is one of the answers now, and whether it is picked. */
export const glows = (given) => /\b(can|picked)\b/.test(given.class ?? "");
export const isPicked = (given) => /\bpicked\b/.test(given.class ?? "");

/** A drawing, as large as its class says. */
export function Picture({ name, class: cls = "" }) {
  return html`<svg class=${`pic ${cls}`} viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${name}`}/></svg>`;
}

/** A cowboy: the colour and the shape of his clan, his strength in it. */
export function Disc({ seat, might = null, label = "", class: cls = "", ...rest }) {
  return html`<span class=${`disc s${seat} c${seat} ${cls}`} ...${rest}>
    <svg viewBox="0 0 40 40" aria-hidden="true"><use href=${`#dw-clan-${seat}`}/></svg>
    ${might !== null && html`<b>${might}</b>`}${label && html`<span class="vh">${label}</span>`}</span>`;
}

/** In words: whose cowboy, and how strong. */
export function cowboyOf(t, seat, might) {
  const cowboy = t.name("cowboy", might - 1);
  return t("board_cowboy_of", { player: t.name("seat", seat), cowboy, strength: might });
}

/** What a building gives, as a rebus of coins and glyphs. */
export function Rebus({ tile }) {
  const parts = [];
  let held = null;
  for (const sign of REBUS[buildingOf(tile)]) {
    if (sign === "[") held = [];
    else if (sign === "]") {
      parts.push(html`<span class="held">${held}</span>`);
      held = null;
    } else (held ?? parts).push(glyph(sign));
  }
  return html`<span class="rebus" aria-hidden="true">${parts}</span>`;
}

function glyph(sign) {
  if (sign.startsWith("$")) return html`<i class="coin">${sign.slice(1)}</i>`;
  if (/^[a-z]/.test(sign)) return html`<${Picture} name=${`dw-g-${sign}`} />`;
  return html`<i>${sign}</i>`;
}

/** A tile: drawing, name, what it gives, and the stack it goes back to. */
export function Tile({ tile, t, class: cls = "", children, ...rest }) {
  const name = t.name("tile", tile);
  const brief = t(drawingOf(tile).replace("dw-", "board_"));
  const printed = isBuilding(tile) && html`<span class="stk" aria-hidden="true">${stackSign(tile)}</span>
    <${Rebus} tile=${tile} />`;
  const kind = tile === printed.station ? "station" : "";
  return html`<div class=${`tile ${kind} ${cls}`} data-piece=${`tile-${tile}`} ...${rest}>
    <${Picture} name=${drawingOf(tile)} class="art" />${printed}
    <span class="name"><span class="full" style=${squeeze(name, 11.8)}>${name}</span>
      <span class="brief" aria-hidden="true" style=${squeeze(brief, 9.6)}>${brief}</span></span>${children}</div>`;
}

/** Long names are set narrower. */
function squeeze(name, most) {
  return name.length > most ? { transform: `scaleX(${(most / name.length).toFixed(2)})` } : null;
}

/** What a tile tells about itself. */
export const tileTip = (t, tile) => tip(t.name("tile", tile), t.name("tile", tile, "tip"), clauseOf(tile));

/** A die with its pips. */
export function Shot({ face, ...rest }) {
  return html`<span class="die" ...${rest}>
    <svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#d6-${face + 1}`}/></svg>
    <span class="vh">${face + 1}</span></span>`;
}

/** A number of tokens. `at` names the purse, so that tokens travel. */
export function Tokens({ icon, n, label, at = null, class: cls = "", children, ...rest }) {
  return html`<span class=${`amt ${cls}`} data-purse=${at && `${icon} ${at}`} data-amount=${at && n} ...${rest}>
    <${Icon} name=${icon} />${n}<span class="vh"> ${label}</span>${children}</span>`;
}
