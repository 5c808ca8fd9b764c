// Pieces: the small things that lie on the street, before the seats and in the reader's hand alike.

import { html } from "htm/preact";
import { Die, Icon, Vp } from "/web/parts.js";
import { drawingOf, isDeed, points, printed } from "./facts.js";

/** Whether a target is one of the answers now. */
export function isLit(lit, target, which = 0) {
  return /\b(can|picked)\b/.test(lit(target, which).class ?? "");
}

/** How many of the dice with this face are picked under the cup. */
export function pickedDice(view, lit, face) {
  const rolled = (view.rolled ?? []).filter((other) => other === face);
  return rolled.filter((_, which) => /\bpicked\b/.test(lit(`roll-${face}`, which).class ?? "")).length;
}

/** What the table tells of a thing on hover, focus or a long press. */
export const tip = (name, text) => ({ "data-name": name, "data-tip": text });

export const dollars = (t, number) => t("picture_dollars", { number });

/** A drawing of the game, as large as its class says. */
export function Picture({ name, class: cls = "" }) {
  return html`<svg class=${`pic ${cls}`} aria-hidden="true"><use href=${`#${name}`}/></svg>`;
}

/** A deck, face down or with its top card open: how many cards are left, and of what. */
export function Deck({ kind, icon, n, label, target, more = "", class: cls = "", children }) {
  return html`<span class=${`pile ${kind} ${n ? "" : "bare-pile"} ${cls}`} data-target=${target}
      ...${tip(more && `${n} ${label}`, more || `${n} ${label}`)}>${icon && html`<${Icon}
      name=${icon} />`}${n > 0 && children}
    <span class="n">${n}</span><span class="vh"> ${label}</span></span>`;
}

/** A small open card: a deed by its points, a store card by its drawing. */
export function Chip({ card, n = 1, t, class: cls = "", ...rest }) {
  const worth = isDeed(card);
  return html`<span class=${`chip ${cls}`} ...${tip(t.name("card", card), t.name("card", card, "tip"))}
      ...${rest}>${worth
    ? html`<${Vp} n=${points(card)} />` : html`<${Picture} name=${drawingOf(card)} /><span
        class="vh">${t.name("card", card)}</span>`}
    ${n > 1 && html`<span class="n">${n}</span>`}</span>`;
}

/** An Outlaw: the face he stands for; wanted or caught, also his price. */
export function Outlaw({ outlaw, t, priced = false, class: cls = "", ...rest }) {
  return html`<span class=${`outlaw ${priced ? "priced" : ""} ${cls}`} data-piece=${`outlaw-${outlaw}`}
      ...${tip(t.name("outlaw", outlaw), t.name("outlaw", outlaw, "tip"))} ...${rest}>
    ${!priced && html`<${Icon} name="dice_outlaw" />`}<${Die} face=${printed.outlaw_faces[outlaw]} label="" />
    ${priced && html`<b aria-hidden="true">${dollars(t, printed.outlaw_dollars[outlaw])}</b>`}<span
        class="vh">${t.name("outlaw", outlaw)}</span></span>`;
}
