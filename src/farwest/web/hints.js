// Hints: a first-game guide. One short hint at a time, each shown once, all dismissible for good.

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { zoom } from "/web/glide.js";
import { Icon } from "/web/parts.js";
import { change, settings } from "/web/session.js";
import { t } from "/web/words.js";

/** What may be explained, in this order: its name, where it points, and when it is due. */
const HINTS = [
  { name: "question", at: ".ask", due: () => true },
  { name: "glow", at: "[data-lit]", due: ({ pointing }) => pointing.prepared && document.querySelector("[data-lit]") },
  { name: "picks", at: "[data-lit]", due: ({ pointing }) => pointing.prepared?.pick && !pointing.missing.value.length },
  { name: "rivals", at: ".rivals", due: ({ state }) => state.n > 3 },
  { name: "log", at: ".side, .log-button", due: ({ state }) => state.n > 6 },
  { name: "undo", at: ".answers", due: ({ state }) => state.undo },
];

/** A game may explain itself too: messages `hint_<prompt>` of its own words, shown at the question. */
function dueHint(context) {
  const { seen, hints } = settings.value;
  if (!hints || context.state.seat < 0) return null;
  const own = context.state.question && `hint_${context.state.question.prompt.id.replace(/^prompt_/, "")}`;
  const common = HINTS.find((hint) => !seen.includes(hint.name) && hint.due(context));
  if (common) return { ...common, text: t(`page_hint_${common.name}`) };
  if (own && context.say.has(own) && !seen.includes(own)) return { name: own, at: ".ask", text: context.say(own) };
  return null;
}

export function Hints({ state, pointing, say }) {
  const hint = dueHint({ state, pointing, say });
  const ref = useRef(null);
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    const node = ref.current;
    const target = hint && [...document.querySelectorAll(hint.at)].find((element) => element.getClientRects().length);
    if (node && target) beside(node, target.getBoundingClientRect());
  });
  if (!hint || !shown) return null;
  const next = () => change({ seen: [...settings.value.seen, hint.name] });
  const never = () => {
    change({ hints: false });
    setShown(false);
  };
  return html`<aside class="hint popup" ref=${ref} role="note" aria-live="polite"><${Icon} name="info" /><p>
    ${hint.text}</p>
    <div class="row end"><button class="btn small quiet" onClick=${never}>${t("page_no_hints")}</button>
      <button class="btn small" onClick=${next}>${t("page_understood")}</button></div></aside>`;
}

/** Near what it explains, above it where there is room, and never over it. */
function beside(node, box) {
  const z = zoom();
  const own = node.getBoundingClientRect();
  const left = Math.min(Math.max(8, (box.left + box.right - own.width) / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 16;
  const top = above >= 60 ? above : Math.min(box.bottom + 16, innerHeight - own.height - 8);
  node.style.left = `${left / z}px`;
  node.style.top = `${top / z}px`;
}
