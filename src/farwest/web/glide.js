// Glide: what has moved on the screen travels there. The table measures before it changes and after;
// boards only give their pieces a name (data-piece) and their purses an amount (data-purse).

import { html, render } from "htm/preact";
import { settings } from "/web/session.js";
import { money } from "/web/words.js";

const PACE = { calm: 1.5, normal: 1, fast: 0.5, none: 0 };
const BILLS = 5;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];

/** How much longer or shorter things take than drawn; 0: they do not travel. */
export function pace() {
  return calm.matches ? 0 : PACE[settings.value.speed] ?? 1;
}

/** What the body is enlarged by: measures come enlarged, moves are given unenlarged. */
export function zoom() {
  return document.body.currentCSSZoom ?? 1;
}

/** Jump to the end of whatever is under way. */
export function finish() {
  for (const animation of running) animation.finish();
  running = [];
}

function run(element, frames, options) {
  const animation = element.animate(frames, { easing: EASE, ...options });
  running.push(animation);
  animation.finished.catch(() => {}).then(() => {
    running = running.filter((other) => other !== animation);
  });
  return animation;
}

/** Where every piece and purse is, and what it shows. */
export function measure(root) {
  const pieces = new Map();
  const purses = new Map();
  if (!root) return { pieces, purses };
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width) pieces.set(element.dataset.piece, { box, face: element.dataset.face });
  }
  for (const element of root.querySelectorAll("[data-purse]")) {
    const box = element.getBoundingClientRect();
    if (box.width) purses.set(element.dataset.purse, { box, amount: Number(element.dataset.amount) });
  }
  return { pieces, purses };
}

/** Make the way from what was to what is. `ways` says how pieces travel, by their first word. */
export function travel(root, before, ways = {}) {
  if (!root || !before) return;
  finish();
  const speed = pace();
  const after = measure(root);
  for (const element of root.querySelectorAll("[data-piece]")) {
    const was = before.pieces.get(element.dataset.piece);
    const is = after.pieces.get(element.dataset.piece);
    const way = ways[element.dataset.piece.split("-")[0]] ?? "glide";
    if (is) move(element, was, is, way, speed);
  }
  hop(root, before.purses, after.purses, speed);
}

function move(element, was, is, way, speed) {
  const changed = was && was.face !== is.face;
  const z = zoom();
  const dx = was ? (was.box.left - is.box.left) / z : 0;
  const dy = was ? (was.box.top - is.box.top) / z : 0;
  const moved = was && Math.abs(dx) + Math.abs(dy) > 2;
  if (!speed) {
    if (moved || changed || !was) outline(element);
    return;
  }
  if (way === "roll" && (!was || changed)) {
    tumble(element, dx, dy, speed);
  } else if (way === "flip" && (!was || changed)) {
    run(element, [{ transform: `translate(${dx}px, ${dy}px) rotateY(90deg)` }, { transform: "none" }], { duration: 240 * speed });
  } else if (moved) {
    const scale = is.box.width ? was.box.width / is.box.width : 1;
    run(element, [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" }], { duration: 320 * speed });
  } else if (!was && way !== "money") {
    run(element, [{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: "none" }], { duration: 240 * speed });
  }
}

/** A die that was thrown: it comes in turning, and comes to rest. */
function tumble(element, dx, dy, speed) {
  const turn = 360 + Math.round(Math.random() * 180);
  const side = Math.random() < 0.5 ? -1 : 1;
  run(element, [
    { transform: `translate(${dx - 46}px, ${dy - 34}px) rotate(${-turn * side}deg) scale(.7)`, opacity: 0.2 },
    { transform: `translate(6px, -10px) rotate(${-40 * side}deg) scale(1.08)`, opacity: 1, offset: 0.6 },
    { transform: `translate(0, 2px) rotate(${8 * side}deg)`, offset: 0.85 },
    { transform: "none" },
  ], { duration: 700 * speed, easing: "cubic-bezier(.2,.6,.4,1)", delay: Math.random() * 90 * speed, fill: "backwards" });
}

/** Without motion, what changed is framed for a moment. */
function outline(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), 1500);
}

// --- purses ----------------------------------------------------------------------------------

function hop(root, before, after, speed) {
  const kinds = new Map();
  for (const [purse, { box, amount }] of after) {
    const was = before.get(purse);
    if (!was || was.amount === amount || Number.isNaN(amount)) continue;
    const kind = purse.split(" ")[0];
    const sides = kinds.get(kind) ?? { gave: [], took: [] };
    sides[amount > was.amount ? "took" : "gave"].push({ purse, box, n: Math.abs(amount - was.amount) });
    kinds.set(kind, sides);
  }
  for (const [kind, { gave, took }] of kinds) {
    for (const side of [...gave, ...took]) tell(root, kind, side, took.includes(side), speed);
    if (speed) fly(kind, gave, took, speed);
  }
}

/** Money goes from those who have less now to those who have more. */
function fly(kind, gave, took, speed) {
  const from = gave.flatMap((side) => Array(Math.min(side.n, BILLS)).fill(side.box));
  const to = took.flatMap((side) => Array(Math.min(side.n, BILLS)).fill(side.box));
  if (!from.length || !to.length) return;
  const number = Math.min(Math.max(from.length, to.length), BILLS * 2);
  for (let index = 0; index < number; index += 1) {
    const start = from[Math.floor((index * from.length) / number)];
    const end = to[Math.floor((index * to.length) / number)];
    flyOne(kind, start, end, index * 60 * speed, 400 * speed);
  }
}

function flyOne(kind, start, end, delay, duration) {
  const z = zoom();
  const bill = layer().appendChild(document.createElement("span"));
  bill.className = "flying";
  render(html`<svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${kind}`}/></svg>`, bill);
  const x = (end.left - start.left) / z;
  const y = (end.top - start.top) / z;
  bill.style.left = `${start.left / z}px`;
  bill.style.top = `${start.top / z}px`;
  const animation = run(bill, [
    { transform: "translate(0, 0)", opacity: 0 },
    { transform: `translate(${x / 2}px, ${y / 2 - 36}px)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 0.4 },
  ], { duration, delay, fill: "backwards" });
  animation.finished.catch(() => {}).then(() => bill.remove());
}

/** A gain or a loss stands beside its purse for a moment, unless the question covers it. */
function tell(root, kind, side, gain, speed) {
  const z = zoom();
  const ask = root.querySelector(".ask")?.getBoundingClientRect();
  if (ask && side.box.bottom > ask.top && side.box.top < ask.bottom) return;
  const note = layer().appendChild(document.createElement("span"));
  note.className = `delta ${gain ? "gain" : "loss"}`;
  note.textContent = `${gain ? "+" : "−"}${kind === "dollar" ? money(side.n) : side.n}`;
  note.style.left = `${(side.box.left + side.box.width / 2) / z}px`;
  note.style.top = `${side.box.top / z}px`;
  const frames = speed ? [{ translate: "0 10px", scale: 0.6 }, { translate: "0 -6px", scale: 1, offset: 0.2 },
    { translate: "0 -10px", scale: 1, offset: 0.85 }, { translate: "0 -14px", scale: 0.4 }] : [{ scale: 1 }, { scale: 1 }];
  const animation = note.animate(frames, { duration: speed ? 1500 * speed : 1500 });
  animation.finished.catch(() => {}).then(() => note.remove());
}

function layer() {
  let found = document.querySelector(".flights");
  if (!found) {
    found = document.body.appendChild(document.createElement("div"));
    found.className = "flights";
    found.setAttribute("aria-hidden", "true");
  }
  return found;
}
