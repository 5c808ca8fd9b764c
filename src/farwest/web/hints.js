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
const STEP = 20;      // between two places that are tried
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
  const goal = own("hint_goal", null);
  const due = [goal && { ...goal, goal: true }, ...common(FIRST), asked, ...common(LATER)];
  return due.find((hint) => hint && !seen.includes(hint.name)) ?? null;
}

/** The hint that is due; the first of a game also leads to the game in brief. */
export function Hints({ state, pointing, say, game, brief }) {
  const hint = dueHint({ state, prepared: pointing.prepared, say, game });
  const ref = useRef(null);
  useLayoutEffect(() => {
    if (!ref.current || !hint) return undefined;
    const target = hint.at && shown(hint.at);
    const place = () => ref.current && (target ? beside(ref.current, target.getBoundingClientRect()) : amid(ref.current));
    place();
    const watch = new ResizeObserver(place);   // what it explains may grow: a bar with more to say, a narrower window
    watch.observe(target || document.documentElement);
    return () => watch.disconnect();
  });
  if (!hint || pointing.menu.value) return null;
  const next = () => change({ seen: [...settings.value.seen, hint.name] });
  return html`<aside class="hint popup" ref=${ref} role="note" aria-live="polite"><${Icon} name="info" />
    <p>${hint.text}</p>
    <div class="row end"><button class="btn small quiet" onClick=${() => change({ hints: false })}>
      ${t("page_no_hints")}</button>
      ${hint.goal && html`<button class="btn small quiet" title=${t("page_brief")} onClick=${() => { next(); brief(); }}>
        ${t("page_in_brief")}</button>`}
      <button class="btn small" onClick=${next}>${t("page_understood")}</button></div></aside>`;
}

/** Near what it explains and never over it; of the places there are, the nearest where it hides nothing to press. */
function beside(node, box) {
  const z = zoom();
  const { width, height } = node.getBoundingClientRect();
  const lefts = [(box.left + box.right - width) / 2, box.left, box.right - width];
  const tops = [box.top - height - GAP, box.bottom + GAP, ...steps(TOP, innerHeight)];
  const far = (spot) => Math.max(0, spot.top - box.bottom, box.top - spot.bottom);
  const best = placed(node, lefts, tops, [box], far);
  const gap = best.top >= box.bottom ? best.top - box.bottom : box.top - best.bottom;
  node.classList.toggle("below", best.top >= box.bottom);
  node.classList.toggle("loose", gap < 0 || gap > GAP + 8);
  node.style.setProperty("--tail", `${within((box.left + box.right) / 2 - best.left, width, 22) / z}px`);
}

/** What explains the whole game stands amid it, as near to the middle as hides nothing to press. */
function amid(node) {
  const far = (spot) => Math.hypot(spot.left + spot.right - innerWidth, spot.top + spot.bottom - innerHeight);
  placed(node, steps(EDGE, innerWidth), steps(TOP, innerHeight), [], far);
  node.classList.add("loose");
}

/** Put a hint where it hides nothing of the question, little of what can be pressed and of `more`, and is least far. */
function placed(node, lefts, tops, more, far) {
  const z = zoom();
  const { width, height } = node.getBoundingClientRect();
  const question = shown(".ask")?.getBoundingClientRect();
  const things = [...more, ...lit().map((element) => element.getBoundingClientRect())];
  const across = [...new Set(lefts.map((left) => within(left, innerWidth - width)))];
  const down = tops.filter((top) => top >= TOP && top <= innerHeight - height - EDGE);
  const spots = (down.length ? down : [TOP]).flatMap((top) => across
    .map((left) => ({ left, top, right: left + width, bottom: top + height })));
  const cost = (spot) => FAR * FAR * (question ? shared(spot, question) : 0)
    + FAR * things.reduce((sum, thing) => sum + shared(spot, thing), 0) + far(spot);
  const [best] = spots.map((spot) => [spot, cost(spot)])
    .reduce((found, next) => (next[1] < found[1] ? next : found));
  node.style.left = `${best.left / z}px`;
  node.style.top = `${best.top / z}px`;
  return best;
}

/** Every place there is between two edges. */
function steps(from, to) {
  return Array.from({ length: Math.ceil((to - from) / STEP) }, (_, index) => from + STEP * index);
}

/** The first of these that is on the screen. */
function shown(selector) {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
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
