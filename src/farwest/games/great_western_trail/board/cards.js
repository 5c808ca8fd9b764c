// Cards: cattle and objectives, large in the hand and small elsewhere.

import { html } from "htm/preact";
import { minus } from "/web/words.js";
import { breedOf, isStarting, printed, range, tasksOf, valueOf } from "./facts.js";
import { Pic, Vp, tip } from "./pieces.js";
import { Signs } from "./signs.js";

/** What a card of cattle tells about itself. */
export const cattleTip = (t, card) => tip(t.name("card", card), t("board_cattle", { value: valueOf(card),
  vp: printed.cattle_vp[card] }));

/** What an objective card tells about itself. */
export function objectiveTip(t, card) {
  return tip(t.name("card", card), t.name("card", card, "tip"));
}

/** A small card of cattle as in the market, and how many there are. */
export function Beast({ card, n = 1, class: cls = "", ...rest }) {
  return html`<span class=${`mcard b-${breedOf(card)} ${cls}`} ...${rest}><span class="band"><b>${valueOf(card)}</b>
    ${n > 1 && html`<b class="count">×${n}</b>`}<${Vp} n=${printed.cattle_vp[card]} /></span>
    <${Pic} name=${`gwt_breed_${breedOf(card)}`} /></span>`;
}

/** What an objective asks for; with what is missing, each thing that is there is ticked. */
export function Tasks({ card, missing = null, t }) {
  return html`<span class="otasks">${tasksOf(card).map(([task, n]) => range(n).map((index) => {
    const met = missing && index < n - missing[task];
    return html`<span key=${`${task} ${index}`} class=${`task ${missing ? (met ? "met" : "lack") : ""}`}
      ...${tip(t(`board_task_${printed.tasks[task].toLowerCase()}`), t(missing ? met ? "board_task_met"
      : "board_task_lack" : "board_task"))}><${Pic} name=${printed.task_signs[task]}
      label=${t(`board_task_${printed.tasks[task].toLowerCase()}`)} /></span>`;
  }))}</span>`;
}

/** The points of an objective, and what it costs when it is not met. */
export function Stakes({ card }) {
  const at = card - printed.first_objective;
  return html`<span class="ovp"><${Vp} n=${printed.objective_vp[at]} />${printed.penalty[at] > 0 && html`<i
    class="pen">${minus(-printed.penalty[at])}</i>`}</span>`;
}

/** The action an objective card brings when it is played. */
export function CardAction({ card }) {
  return isStarting(card) ? null : html`<span class="oact"><${Signs}
    signs=${printed.card_signs[card - printed.first_objective]} /></span>`;
}

/** An objective card as it lies open. */
export function Objective({ card, t, missing = null, class: cls = "", children, ...rest }) {
  const met = missing && missing.every((n) => n === 0);
  return html`<span class=${`ocard ${met ? "met" : ""} ${cls}`} ...${objectiveTip(t, card)} ...${rest}>
    <${CardAction} card=${card} /><${Stakes} card=${card} /><${Tasks} card=${card} missing=${missing} t=${t} />
    <span class="vh">${t.name("card", card)}</span>${met && html`<b class="oktick"
    aria-hidden="true">✓</b>`}${children}</span>`;
}
