// Pieces: cowboys, titles, dice and drawings, the same wherever they lie.

import { html } from "htm/preact";
import { Icon } from "/web/parts.js";
import { money } from "/web/words.js";
import { buildingClause, facts, foesOn, menOn, powerClause, squareClause } from "./facts.js";

/** What the table tells of a thing on hover, focus or a long press. */
export const tip = (name, text, clause = null) => ({ "data-name": name, "data-tip": text, "data-clause": clause });

/** A word of the board explains itself. */
export const term = (t, id, clause = null, values = {}) => tip(t(id, values), t.tip(id, values), clause);

/** Whether what `lit` gave is one of the answers now. */
export const glows = (given) => /\b(can|picked)\b/.test(given.class ?? "");

/** A drawing, as large as its class says. */
export function Picture({ name, class: cls = "" }) {
  return html`<svg class=${`pic ${cls}`} viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${name}`}/></svg>`;
}

/** A piece: the colour and the shape of a seat; with a hat in it, a cowboy; cream, the white cowboy. */
export function Piece({ seat, hat = true, white = false, n = null, label = "", class: cls = "", ...rest }) {
  return html`<span class=${`pawn s${seat} ${white ? "white" : ""} ${cls}`} ...${rest}>
    <svg viewBox="-20 -20 40 40" aria-hidden="true"><use href=${`#cc-seat-${seat}`} x="-20" y="-20" width="40"
      height="40"/></svg>
    ${hat && n === null && html`<${Picture} name="cc-g-hat" />`}${n !== null && html`<b>${n}</b>`}
    ${label && html`<span class="vh">${label} </span>`}</span>`;
}

/** A die with its pips. */
export function Die({ face, dark = false, ...rest }) {
  return html`<span class=${`die ${dark ? "dark" : ""}`} data-face=${face} ...${rest}>
    <svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#d6-${face}`}/></svg><span class="vh">
      ${face}</span></span>`;
}

/** A number of something: its drawing and how many. `at` names the purse, so that things travel. */
export function Tokens({ icon, n, label, at = null, class: cls = "", children, ...rest }) {
  return html`<span class=${`amt ${cls}`} data-purse=${at && `${icon} ${at}`} data-amount=${at && n} ...${rest}>
    <${Icon} name=${icon} />${n}<span class="vh"> ${label}</span>${children}</span>`;
}

/** Dollars, as this language writes them. */
export const dollars = (n) => (n < 0 ? `−${money(-n)}` : money(n));

// --- what things tell ---------------------------------------------------------------------------------

/** A building: what it does, what it needs. */
export function buildingTip(t, building, more = []) {
  return tip(t.name("building", building), [t.name("building", building, "tip"), ...more].join(" "),
    buildingClause(building));
}

/** A power of a card, with what its other side can do. */
export function powerTip(t, power) {
  return tip(t.name("power", power), [power, power ^ 1].map((each) => sideWords(t, each)).join(" "),
    powerClause(power));
}

/** What a side of a card can do, as a sentence of its own. */
export function sideWords(t, power) {
  const said = t("board_side", { side: t.name("side", power & 1), power: t.name("power", power, "tip") });
  return said[0].toUpperCase() + said.slice(1);
}

/** Whether an outlaw takes his half of what a building earns: not where its owner has the yellow Heroes. */
export const robbed = (view, parcel) => view.outlaw[parcel] > 0
  && view.power[2 * facts.personalities.indexOf("heroes")] !== view.owner[parcel];

/** What a parcel costs, and why; the red Indian pays less than it is worth. */
export function priceWords(view, parcel, t) {
  const amount = dollars(view.price[parcel]);
  const number = view.crowd[parcel];
  return view.price[parcel] > number ? t("board_price", { amount, number }) : t("board_price_indian", { amount });
}

/** Why a building earns what it earns, as things stand. */
export function incomeWords(view, parcel, t) {
  const parts = view.income_parts[parcel].map(([what, number, amount]) => t(`board_income_${what}`,
    { number, amount: dollars(amount) }));
  const said = [t("board_income", { amount: dollars(view.income[parcel]), parts: parts.length ? t.join(parts) : "–",
    count: parts.length })];
  if (view.factor[parcel] > 1) said.push(t("board_factor", { number: view.factor[parcel] }));
  if (robbed(view, parcel) && view.income[parcel]) said.push(t("board_outlaw_half"));
  if (view.safe.includes(parcel)) said.push(t("board_safe"));
  return said.join(" ");
}

/** What makes a player's strength. */
export function strengthWords(view, seat, t) {
  const parts = view.players[seat].strength_parts.filter(([, number]) => number)
    .map(([what, number]) => t(`board_strength_${what}`, { number }));
  return t("board_strength_of", { player: t.name("seat", seat), number: view.players[seat].strength,
    parts: parts.length ? t.join(parts) : "0" });
}

/** Who stands on a place, and how strong they are; apart from the others, those who will fight each other. */
export function menWords(view, place, t) {
  const foes = foesOn(view, place);
  const fights = ({ seat, white }) => foes.length > 1 && !white && foes.includes(seat);
  const men = menOn(view, place);
  return [false, true].flatMap((duel) => {
    const names = men.filter((man) => fights(man) === duel).map(({ seat, white }) => t(white ? "board_man_white"
      : "board_man", { player: t.name("seat", seat), strength: view.players[seat].strength }));
    return names.length ? [t("board_men", { men: t.join(names), duel: Number(duel) })] : [];
  });
}

export function squareTip(t, square, more = []) {
  const said = [t.name("square", square, "tip"), ...more];
  return tip(t.name("square", square), said.join(" "), squareClause(facts.squares[square]));
}
