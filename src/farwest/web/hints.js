// Hints: a first-game guide. One short hint at a time, each shown once, dismissible one by one and for good.
//
// A game explains itself by its words alone: its message `hint_goal` is shown first of all, and
// `hint_<prompt>` when that question is met for the first time, with what the question speaks of.

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { zoom } from "/web/glide.js";
import { Icon } from "/web/parts.js";
import { change, settings } from "/web/session.js";
import { t } from "/web/words.js";

const GAP = 16;       // between a hint and what it explains
const EDGE = 8;       // and the edge of the screen
const TOP = 52;       // below the bar
const FAR = 1000;     // hiding something is worse than being far from it

/** What the page explains before the game's own hints: its name, where it points, and when it is due. */
const FIRST = [
  { name: "question", at: ".ask", due: () => true },
  { name: "picks", at: "[data-lit]", due: ({ prepared }) => prepared?.pick && lit().length > 0 },
  { name: "glow", at: "[data-lit]", due: ({ prepared }) => prepared && !prepared.pick && lit().length > 0 },
];
/** And after them. */
const LATER = [
  { name: "rivals", at: ".rivals", due: ({ state }) => state.n > 12 },
  { name: "log", at: ".side, .log-button", due: ({ state }) => state.n > 20 },
  { name: "undo", at: ".answers", due: ({ state }) => state.undo },
];

function lit() {
  return [...document.querySelectorAll("[data-lit]")].filter((element) => element.getClientRects().length);
}

/** The hint that is due, or null. */
function dueHint(context) {
  const { state, say, game } = context;
  const { seen, hints } = settings.value;
  if (!hints || state.seat < 0) return null;
  const own = (id, at, args = {}) => say.has(id) && { name: `${game} ${id}`, at, text: say.message({ id, args }) };
  const common = (some) => some.filter((hint) => hint.due(context))
    .map((hint) => ({ ...hint, text: t(`page_hint_${hint.name}`) }));
  const prompt = state.question?.prompt;
  const asked = prompt && own(prompt.id.replace(/^prompt_/, "hint_"), ".ask", prompt.args);
  const due = [own("hint_goal", ".board"), ...common(FIRST), asked, ...common(LATER)];
  return due.find((hint) => hint && !seen.includes(hint.name)) ?? null;
}

export function Hints({ state, pointing, say, game }) {
  const hint = dueHint({ state, prepared: pointing.prepared, say, game });
  const ref = useRef(null);
  useLayoutEffect(() => {
    const shown = (element) => element.getClientRects().length > 0;
    const target = hint && [...document.querySelectorAll(hint.at)].find(shown);
    if (!ref.current || !target) return undefined;
    const place = () => ref.current && beside(ref.current, target.getBoundingClientRect());
    place();
    const watch = new ResizeObserver(place);   // what it explains may grow: a bar with more to say, a narrower window
    watch.observe(target);
    return () => watch.disconnect();
  });
  if (!hint || pointing.menu.value) return null;
  const next = () => change({ seen: [...settings.value.seen, hint.name] });
  return html`<aside class="hint popup" ref=${ref} role="note" aria-live="polite"><${Icon} name="info" />
    <p>${hint.text}</p>
    <div class="row end"><button class="btn small quiet" onClick=${() => change({ hints: false })}>
      ${t("page_no_hints")}</button>
      <button class="btn small" onClick=${next}>${t("page_understood")}</button></div></aside>`;
}

/** Near what it explains and never over it; of the places there are, the nearest where it hides nothing to press. */
function beside(node, box) {
  const z = zoom();
  const { width, height } = node.getBoundingClientRect();
  const things = [box, ...lit().map((element) => element.getBoundingClientRect())];
  const lefts = [(box.left + box.right - width) / 2, box.left, box.right - width]
    .map((left) => within(left, innerWidth - width));
  const rows = Array.from({ length: 40 }, (_, index) => TOP + 20 * index);
  const tops = [box.top - height - GAP, box.bottom + GAP, ...rows]
    .filter((top) => top >= TOP && top <= innerHeight - height - EDGE);
  const spots = (tops.length ? tops : [TOP]).flatMap((top) => lefts.map((left) => ({ left, top })));
  const cost = ({ left, top }) => {
    const spot = { left, top, right: left + width, bottom: top + height };
    const hidden = things.reduce((sum, thing) => sum + shared(spot, thing), 0);
    return hidden * FAR + Math.max(0, top - box.bottom, box.top - spot.bottom);
  };
  const best = spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  const gap = best.top >= box.bottom ? best.top - box.bottom : box.top - best.top - height;
  node.style.left = `${best.left / z}px`;
  node.style.top = `${best.top / z}px`;
  node.classList.toggle("below", best.top >= box.bottom);
  node.classList.toggle("loose", gap < 0 || gap > GAP + 8);
  node.style.setProperty("--tail", `${within((box.left + box.right) / 2 - best.left, width, 22) / z}px`);
}

/** How much two boxes have in common. */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function within(value, most, edge = EDGE) {
  return Math.min(Math.max(edge, value), most - edge);
}
