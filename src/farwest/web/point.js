// Point: the things on the board that answer the question, the small menu where several answers
// share one, and the tips of all others.

import { html } from "htm/preact";
import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { answersAt, matches, nearest, prepare, spot, tally, targetOf } from "/web/choosing.js";
import { finish, zoom } from "/web/glide.js";
import { get } from "/web/net.js";
import { t } from "/web/words.js";

const HOVER = 400;

/** What the reader points at while he is asked one question. */
export class Pointing {
  constructor(sitting, seat, question, board, say) {
    this.sitting = sitting;
    this.seat = seat;
    this.say = say;
    this.board = board;
    this.prepared = question ? prepare(question, board.picks) : null;
    this.picked = signal([]);       // spots, in the order in which they were picked
    this.detail = signal(null);     // the answers under the pointer
    this.menu = signal(null);       // { box, offers, back }
    this.missing = signal([]);      // answers whose things the board does not show
    this.counts = new Map();
    this.targets = computed(() => this.picked.value.map(targetOf));
  }

  get busy() {
    const { sent, states } = this.sitting;
    return sent.value?.seat === this.seat && sent.value.ask === states.value[this.seat]?.ask;
  }

  /** The answers that are exactly what is picked. */
  matched() {
    return this.prepared ? matches(this.prepared, this.targets.value) : [];
  }

  answer(offer) {
    finish();
    this.menu.value = null;
    this.detail.value = null;
    this.sitting.answer(this.seat, offer.action);
  }

  release() {
    this.picked.value = [];
    this.menu.value = null;
  }

  toggle(target, which) {
    const named = spot(target, which);
    const now = this.picked.value;
    if (now.includes(named)) this.picked.value = now.filter((other) => other !== named);
    else if (this.joins(target)) this.picked.value = [...this.joins(target), named];
  }

  /** What stays picked when this joins it; where the board says so it takes the place of one of its kind, or of all. */
  joins(target) {
    const now = this.picked.value;
    const kind = (named) => named.split("-")[0];
    const others = now.filter((named) => kind(named) !== kind(target));
    const ways = this.board.swaps?.includes(kind(target)) ? [now, others, []] : [now];
    return ways.find((kept) => answersAt(this.prepared, target, kept.map(targetOf)).length) ?? null;
  }

  press(element, target, which) {
    if (this.busy) return;
    if (this.prepared.pick) {
      this.toggle(target, which);
      return;
    }
    const offers = answersAt(this.prepared, target);
    if (offers.length === 1) this.answer(offers[0]);
    else this.menu.value = { box: element.getBoundingClientRect(), offers, back: element };
  }

  /** What to spread on the element that stands for a target (see parts.js). */
  lit(target, which = 0, cls = undefined) {
    const plain = { "data-target": target, ...(cls === undefined ? {} : { class: cls }) };
    if (!this.prepared || this.busy) return plain;
    const { pick } = this.prepared;
    const picked = pick && this.picked.value.includes(spot(target, which));
    const kept = pick && !picked ? this.joins(target) : [];
    const offers = picked || !kept ? [] : answersAt(this.prepared, target, kept.map(targetOf));
    if (!picked && !offers.length) return plain;
    const sign = picked ? "picked" : "can";
    const label = pick ? {} : { "aria-label": this.labels(offers), "aria-haspopup": offers.length > 1 ? "menu" : null };
    return {
      ...plain, ...label, "data-lit": sign, class: cls ? `${cls} ${sign}` : sign, role: "button", tabindex: 0,
      "aria-pressed": pick ? String(picked) : null,
      onClick: (event) => {
        event.stopPropagation();
        this.press(event.currentTarget, target, which);
      },
      onKeyDown: (event) => this.key(event, target, which, picked),
      onPointerEnter: () => this.show(offers, picked),
      onPointerLeave: () => this.show([]),
      onFocus: () => this.show(offers, picked),
      onBlur: () => this.show([]),
    };
  }

  labels(offers) {
    const said = offers.slice(0, 3).map((offer) => this.say.message(offer.label));
    return offers.length > 3 ? `${said.join("; ")}…` : said.join("; ");
  }

  show(offers, picked = false) {
    this.detail.value = !picked && offers.length && !this.prepared.pick ? offers : null;
  }

  key(event, target, which, picked) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    const [matched] = this.matched();
    if (event.key === "Enter" && picked && matched) this.answer(matched);
    else this.press(event.currentTarget, target, which);
  }

  /** Find the answers whose things nobody can see: they become buttons. */
  look(root) {
    if (!this.prepared || !root) return;
    const unseen = this.prepared.offers.filter((offer) => [...tally(offer.targets)].some(([target]) => !seen(root, target)));
    const before = this.missing.value;
    const first = this.prepared.pick ? unseen.length > 0 && this.prepared.offers : unseen;
    const found = first || [];
    if (found.length !== before.length || found.some((offer, index) => offer !== before[index])) this.missing.value = found;
  }
}

function seen(root, target) {
  return [...root.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].some((element) => element.getClientRects().length > 0);
}

/** The pointing of a state: the same as long as the question is the same. */
export function usePointing(sitting, state, board, say, root) {
  const seat = state?.seat ?? -1;
  const question = state?.question ?? null;
  const key = question ? `${seat} ${state.ask} ${JSON.stringify(question)}` : `${seat}`;
  const pointing = useMemo(() => new Pointing(sitting, seat, question, board, say), [sitting, key, board]);
  pointing.say = say;
  useLayoutEffect(() => pointing.look(root.current));
  return pointing;
}

// --- the menu at a target --------------------------------------------------------------------

/** A few answers beside what they are about. */
export function Menu({ pointing }) {
  const menu = pointing.menu.value;
  const ref = useRef(null);
  useEffect(() => {
    ref.current?.querySelector("button")?.focus();
  }, [menu]);
  if (!menu) return null;
  const close = () => {
    pointing.menu.value = null;
    menu.back.focus?.();
  };
  const walk = (event) => {
    const buttons = [...ref.current.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") close();
    else if (step) buttons[(at + step + buttons.length) % buttons.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="cover" onClick=${close}></div>
    <div class="popup menu panel" role="menu" aria-label=${t("page_answers")}
      ref=${(node) => { ref.current = node; place(node, menu.box); }} onKeyDown=${walk}>
      ${menu.offers.map((offer) => html`<button key=${offer.action} role="menuitem"
        onClick=${() => pointing.answer(offer)}>
        ${pointing.say.message(offer.label)}</button>`)}</div>`;
}

/** Put something beside a box of the screen, wherever there is room. */
export function place(node, box) {
  if (!node) return;
  const z = zoom();
  const own = node.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  const left = Math.min(Math.max(8, middle - own.width / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 10 >= 56;
  const below = Math.min(box.bottom + 10, innerHeight - own.height - 8);
  node.style.left = `${left / z}px`;
  node.style.top = `${(above ? box.top - own.height - 10 : below) / z}px`;
  node.style.setProperty("--tail", `${Math.min(Math.max(14, middle - left), own.width - 14) / z}px`);
  node.classList.toggle("below", !above);
}

// --- tips ------------------------------------------------------------------------------------

const READ = 8000;            // how long a reason stays unless the reader goes on
const tip = signal(null);     // { of, box, name, text, clause, why, rule, open }
let timer = 0;

function soon(act, wait) {
  clearTimeout(timer);
  timer = setTimeout(act, wait);
}

function hide() {
  clearTimeout(timer);
  tip.value = null;
}

/** The game's own reason why a target is no answer of a seat, from what the seat sees; null where it has none. */
export async function reasonOf(table, seat, target, say) {
  const path = `/tables/${table}/why?seat=${seat}&target=${encodeURIComponent(target)}`;
  const { why } = await get(path).catch(() => ({ why: null }));
  return why && { why: say.message(why.message), rule: why.clause };
}

/** What things are, on hover, focus or a long press; and why a press did nothing.
 *
 * `why(target)` gives what to say at once (`now`) and a promise of something better (`more`). A reason stays until
 * it is read, the reader does something else, or `at` changes; without `at`, until the next drawing.
 */
export function useTips(root, { why, open, at }) {
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const show = (element, wait) => soon(() => {
      if (element.isConnected) tip.value = tipOf(element, open);
    }, wait);
    const explain = (element, part) => {
      const { now, more } = why(element.dataset.target);
      const known = part.closest("[data-tip]");
      const inside = known && element.contains(known);
      if (!now && !inside) return;
      const shown = { ...tipOf(inside ? known : element, open), of: element, why: now };
      tip.value = shown;
      soon(hide, READ);
      more?.then((reason) => {
        if (reason && tip.value === shown) tip.value = { ...shown, ...reason };
      });
    };
    const over = (event) => {
      if (event.pointerType === "touch") return;
      const element = event.target.closest?.("[data-tip]");
      const reason = tip.value?.why;
      if (event.target.closest?.(".tip")) clearTimeout(timer);
      else if (reason && (!element || tip.value.of.contains(event.target))) soon(hide, READ);
      else if (element) show(element, HOVER);
      else hide();
    };
    const focused = (event) => {
      const element = event.target.closest?.("[data-tip]");
      if (element && element.matches(":focus-visible")) show(element, 0);
    };
    const left = () => {
      if (!tip.value?.why) hide();
    };
    const pressed = (event) => {
      if (event.target.closest(".popup")) return;
      const element = event.target.closest("[data-target]");
      if (!element || element.dataset.lit || event.target.closest("button, a, input, select")) hide();
      else explain(element, event.target);
    };
    const keyed = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      if (!event.target.matches("[data-target]:not([data-lit])")) return;
      event.preventDefault();
      explain(event.target, event.target);
    };
    const touch = (event) => {
      const element = event.target.closest?.("[data-tip]");
      if (event.pointerType === "touch" && element) show(element, 500);
    };
    const scrolled = (event) => tip.value && event.target.contains(tip.value.of) && hide();
    const escape = (event) => event.key === "Escape" && hide();
    const listens = [["pointerover", over], ["focusin", focused], ["focusout", left], ["click", pressed],
      ["keydown", keyed], ["pointerdown", touch]];
    for (const [name, listen] of listens) node.addEventListener(name, listen);
    addEventListener("scroll", scrolled, true);
    addEventListener("keydown", escape);
    return () => {
      for (const [name, listen] of listens) node.removeEventListener(name, listen);
      removeEventListener("scroll", scrolled, true);
      removeEventListener("keydown", escape);
    };
  });
  useEffect(() => hide, at === undefined ? undefined : [at]);
}

function tipOf(element, open) {
  const { name = "", tip: text = "", clause = "" } = element.dataset;
  return { of: element, box: element.getBoundingClientRect(), name, text, clause, open };
}

export function Tip() {
  const shown = tip.value;
  if (!shown) return null;
  const { box, name, text, clause, why, rule, open } = shown;
  const read = (named) => html` <button class="rule" onClick=${() => { hide(); open(named); }}>${named}</button>`;
  return html`<div class="popup tip" role=${why ? "status" : "tooltip"} ref=${(node) => place(node, box)}>
    ${why && html`<b class="why">${why}${rule && read(rule)}</b>`}${name && html`<b>${name}</b>`}
    ${text && html`<span>${text}</span>`}${clause && clause !== rule && read(clause)}</div>`;
}

// --- the keyboard among targets ----------------------------------------------------------------

/** Arrows walk the targets. */
export function walk(root, key) {
  const targets = [...root.querySelectorAll("[data-lit]")].filter((element) => element.getClientRects().length);
  if (!targets.length) return false;
  const here = document.activeElement;
  if (!targets.includes(here)) {
    targets[0].focus();
    return true;
  }
  const others = targets.filter((element) => element !== here);
  const next = nearest(here.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), key);
  if (next !== null) others[next].focus();
  return true;
}
