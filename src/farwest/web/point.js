// Point: the things on the board that answer the question, the small menu where several answers
// share one, and the tips of all others.

import { html } from "htm/preact";
import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { answersAt, matches, nearest, prepare, spot, tally, targetOf } from "/web/choosing.js";
import { finish, zoom } from "/web/glide.js";
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

const tip = signal(null);     // { box, name, text, clause, key }

/** What things are, on hover, focus or a long press; and why a press did nothing. */
export function useTips(root, { why, open }) {
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      tip.value = null;
    };
    const show = (element, wait) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element.isConnected) tip.value = tipOf(element, open);
      }, wait);
    };
    const over = (event) => {
      const element = event.target.closest?.("[data-tip]");
      if (event.pointerType === "touch") return;
      if (element) show(element, HOVER);
      else hide();
    };
    const focused = (event) => {
      const element = event.target.closest?.("[data-tip]");
      if (element && element.matches(":focus-visible")) show(element, 0);
    };
    const pressed = (event) => {
      const element = event.target.closest?.("[data-target]");
      if (!element || element.dataset.lit || event.target.closest("button, a, input, select, .popup")) return;
      const reason = why(element.dataset.target);
      const known = element.closest("[data-tip]");
      tip.value = { ...(known ? tipOf(known, open) : { box: element.getBoundingClientRect(), open }), why: reason };
      clearTimeout(timer);
      timer = setTimeout(hide, 6000);
    };
    const touch = (event) => {
      const element = event.target.closest?.("[data-tip]");
      if (event.pointerType === "touch" && element) show(element, 500);
    };
    const escape = (event) => event.key === "Escape" && hide();
    const listens = [["pointerover", over], ["focusin", focused], ["focusout", hide], ["click", pressed], ["pointerdown", touch]];
    for (const [name, listen] of listens) node.addEventListener(name, listen);
    addEventListener("scroll", hide, true);
    addEventListener("keydown", escape);
    return () => {
      for (const [name, listen] of listens) node.removeEventListener(name, listen);
      removeEventListener("scroll", hide, true);
      removeEventListener("keydown", escape);
      hide();
    };
  });
}

function tipOf(element, open) {
  const { name = "", tip: text = "", clause = "" } = element.dataset;
  return { box: element.getBoundingClientRect(), name, text, clause, open };
}

export function Tip() {
  const shown = tip.value;
  if (!shown) return null;
  const { box, name, text, clause, why, open } = shown;
  return html`<div class="popup tip" role="tooltip" ref=${(node) => place(node, box)}>
    ${why && html`<b>${why}</b>`}${name && html`<b>${name}</b>`}${text && html`<span>${text}</span>`}
    ${clause && html` <button class="rule" onClick=${() => open(clause)}>${clause}</button>`}</div>`;
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
