// The board of Dice Town: what the table asks of it, in one place. It draws; the table lights.

import { html, render } from "htm/preact";
import { Die, JOINED } from "/web/parts.js";
import { Drawings } from "./drawings.js";
import { learn } from "./facts.js";
import { Street } from "./street.js";

export { Own } from "./own.js";
export { Seat, badges } from "./seats.js";

export const layout = "street";
export const picks = ["roll", "hunt", "die", "face"];
export const glide = { die: "roll", hunt: "roll", card: "flip" };

/** Learn what is printed, and bring the drawings into the page. */
export function load(facts) {
  learn(facts);
  const place = document.body.appendChild(document.createElement("div"));
  render(html`<${Drawings} />`, place);
}

/** The shared table. */
export function Board({ view, lit, t }) {
  return html`<${Street} view=${view} lit=${lit} t=${t} />`;
}

/** Where the game is, for the top bar. */
export function where(view, t) {
  const now = { over: () => "", place: () => t.name("place", view.place), doc: () => t("doc_badluck"),
    indian: () => t("indian_die"),
    throw: () => t("board_throwing", { n: view.throws }) }[view.phase]();
  return now ? t("board_where", { number: view.round, now }) : t("picture_round", { number: view.round });
}

/** The two supplies that end the game. */
export function gauges(view, t) {
  const { all_nuggets: gold, all_deeds: deeds } = view;
  const left = view.deeds + view.row.length;
  return [
    { icon: "nugget", label: t("board_gauge_mine", { value: view.mine, most: gold }), value: view.mine, most: gold },
    { icon: "dice_deed", label: t("board_gauge_deeds", { value: left, most: deeds }), value: left, most: deeds },
  ];
}

const ICONS = { nuggets: "nugget", dollars: "dollar", sheriff: "sheriff-star", items: "dice_store",
  deeds: "dice_deed", ranches: "dice_ranch" };

export function scoreIcon(source) {
  return ICONS[source];
}

/** In the log, dice are drawn. */
export function Thing({ kind, value, text }) {
  if (kind === "faces" && value.length) return html`<span class="said">${value.map((face, index) => html`<${Die}
      key=${index} face=${face} />`)}${JOINED}</span>`;
  if (kind === "face" && /^(9|10|[JQKA])$/.test(text)) return html`<${Die} face=${value} />${JOINED}`;
  return text;
}
