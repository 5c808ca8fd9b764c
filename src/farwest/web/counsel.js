// Counsel: what a strong bot would answer here, for whoever asks. Nobody else at the table hears of it.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { gameOf } from "/web/games.js";
import { post } from "/web/net.js";
import { Icon } from "/web/parts.js";
import { tried } from "/web/ui.js";
import { t } from "/web/words.js";

/** The hint for this question: null, { thinking } or what the table said; and how to ask for it. */
export function useHint(sitting, { seat, ask }) {
  const [kept, keep] = useState(null);
  const here = `${seat} ${ask}`;
  const hint = kept?.here === here ? kept : null;   // a hint goes with its question
  const wish = async () => {
    if (hint?.thinking) return;
    keep({ here, thinking: true });
    const late = (refused) => (refused.id === "error_stale" ? null : Promise.reject(refused));   // he has answered
    const found = await tried(() => post(`/tables/${sitting.id}/hint`, { seat }).catch(late));
    keep((now) => (now?.here === here ? found && { here, ...found.hint } : now));
  };
  return [hint, wish];
}

/** Whether there are hints: where the game has advice, nothing is at stake, and there is something to choose. */
const mayHint = (table, question) => !table.rated && gameOf(table.game).levels.length > 0
  && question.offers.length > 1;

export function HintButton({ table, question, hint, wish, small }) {
  if (!mayHint(table, question)) return null;
  return html`<button class="btn counselor" title=${t("page_ask_hint_tip")} aria-disabled=${Boolean(hint?.thinking)}
    onClick=${wish}><${Icon} name="lantern" /><span class=${small ? "vh" : ""}>${t("page_ask_hint")}</span></button>`;
}

/** What the bot likes, in a sentence, said to those who listen too. */
export function Counsel({ hint, question, say }) {
  const label = (action) => say.message(question.offers.find((offer) => offer.action === action)?.label ?? { id: "" });
  const text = () => {
    if (hint.thinking) return t("page_hint_thinking");
    const answer = label(hint.action);
    if (hint.other === null) return t(hint.id, { answer });
    const why = hint.why ? say.message(hint.why) : "";
    return t(hint.id, { answer, other: label(hint.other), points: Math.round(hint.points), share: hint.share, why });
  };
  return html`<div role="status">${hint && html`<p class="counsel"><${Icon} name="lantern" />${text()}</p>`}</div>`;
}
