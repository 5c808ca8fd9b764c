// Amounts: many answers that differ in a number alone are one slider; the button says what is set.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { IconButton } from "/web/ui.js";
import { t } from "/web/words.js";

const MANY = 9;       // more answers than these do not stand side by side

/** The answers a slider runs over, from the least to the most; none where buttons will do. */
export function amountsAmong(offers, plain) {
  const middle = offers[offers.length >> 1];
  const found = offers.filter((offer) => offer.label.id === middle.label.id);
  return found.length > MANY && found.every((offer) => plain.includes(offer)) ? found : [];
}

/** The slider, with a step to each side; `button` makes the answer that is set. A hint sets its own. */
export function Amounts({ offers, label, say, liked, button }) {
  const [kept, keep] = useState({ at: 0, liked: -1 });
  const wished = offers.findIndex((offer) => offer.action === liked);
  const at = wished !== kept.liked && wished >= 0 ? wished : Math.min(kept.at, offers.length - 1);
  const set = (index) => keep({ at: index, liked: wished });
  return html`<div class="amounts">
    <${IconButton} name="minus" label=${t("page_one_less")} disabled=${at === 0} onClick=${() => set(at - 1)} />
    <input type="range" min="0" max=${offers.length - 1} value=${at} aria-label=${label}
      aria-valuetext=${say.message(offers[at].label)} onInput=${(event) => set(Number(event.target.value))} />
    <${IconButton} name="plus" label=${t("page_one_more")} disabled=${at === offers.length - 1}
      onClick=${() => set(at + 1)} />
    ${button(offers[at])}</div>`;
}
