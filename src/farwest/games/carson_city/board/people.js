// The people of the town: the cards in play, who has taken them, and what they can do.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useReachable } from "/web/spoken.js";
import { bustOf, facts, powerClause, range } from "./facts.js";
import { Picture, Piece, dollars, glows, powerTip, sideWords, tip } from "./pieces.js";

/** The id of a power. */
export const nameOf = (power) => `${facts.personalities[power >> 1]}_${power & 1 ? "red" : "yellow"}`;

/** The side a card lies on; where a player holds it, the side he uses. */
function powerShown(view, card) {
  return range(2).map((side) => 2 * card + side).find((power) => view.power[power] >= 0) ?? 2 * card + view.side[card];
}

export function People({ view, lit, t, children }) {
  const cards = range(facts.personalities.length).filter((card) => view.side[card] >= 0);
  const ref = useRef(null);
  useReachable(ref);
  return html`<section class="people" ref=${ref} aria-label=${t("board_people")} data-n=${cards.length}>
    ${cards.map((card) => html`<${Person} key=${card} card=${card} view=${view} lit=${lit}
      t=${t} />`)}${children}</section>`;
}

function Person({ card, view, lit, t }) {
  const power = powerShown(view, card);
  const holder = view.power[power];
  const open = facts.two_faced.includes(card) && holder < 0;
  const given = lit(`personality-${card}`, 0, `person side-${power & 1} ${holder >= 0 ? `taken s${holder}`
    : ""} ${open ? "open" : ""}`);
  const asked = view.phase === "personalities" && !glows(given);
  const said = open ? bothTip(t, card) : powerTip(t, power);
  return html`<div role="group" aria-label=${said["data-name"]} ...${given} data-piece=${`card-${card}`}
    data-off=${asked || null} ...${said}>
    <h3><i class="no">${card}</i><span>${open ? t.name("personality", card) : t.name("power", power)}</span></h3>
    <${Picture} name=${bustOf(power)} class="bust" />${open && html`<${Picture} name=${bustOf(power ^ 1)}
      class="bust other" />`}
    <p>${t(open ? "board_short_either" : `board_short_${nameOf(power)}`)}</p>
    <span class="lim"><${Picture} name="cc-cash_limit" />${limitOf(power, t)}<span
      class="vh"> ${t("cash_limit")}</span></span>
    ${holder >= 0 ? html`<${Piece} seat=${holder} hat=${false} label=${t("board_taken_by", { player: t.name("seat",
      holder) })} />`
      : html`<span class="free">${view.phase === "personalities" ? t("board_free") : ""}</span>`}</div>`;
}

/** What one may keep with a card; the Street Boy has the limit of his second card, on his red side a little less. */
function limitOf(power, t) {
  if (power >> 1 !== facts.personalities.indexOf("street_boy")) return dollars(facts.limits[power]);
  return `${t("board_limit_second")}${facts.limits[power] ? ` ${dollars(facts.limits[power])}` : ""}`;
}

/** The card without a fixed side tells both. */
function bothTip(t, card) {
  const sides = range(2).map((side) => sideWords(t, 2 * card + side));
  return tip(t.name("personality", card), sides.join(" "), powerClause(2 * card));
}
