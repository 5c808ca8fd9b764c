// Spoken: whoever listens hears what stands on a thing that can be pressed, then what pressing it does;
// and, wherever he is on the page, what happens and what he is asked.

import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { isHead } from "/web/log.js";
import { t } from "/web/words.js";

const LINES = 12;      // so many of the latest news stay to be heard

/** What happens and what is asked, for the ear: these parts of the page stay, only their words change. */
export function Herald({ news, asked, hurry, say }) {
  const line = ({ message }) => (isHead(message, say) ? say.head(message) : say.message(message));
  return html`<div class="vh" role="log" aria-label=${t("page_news")}>${news.slice(-LINES).map((item) => html`
      <p key=${item.n}>${line(item)}</p>`)}</div>
    <div class="vh" role="status">${hurry ? "" : asked}</div><div class="vh" role="alert">${hurry ? asked : ""}</div>`;
}

const known = new WeakMap();      // element → { label, said }: what pressing does, and the whole

/** Put what is written on every target before its label: one can call it by what one sees. */
export function useSpokenTargets(root) {
  useLayoutEffect(() => {
    for (const element of root.current.querySelectorAll("[data-lit][aria-label]")) {
      const given = element.getAttribute("aria-label");
      const before = known.get(element);
      const label = before?.said === given ? before.label : given;
      const shown = written(element).replace(/\s+/g, " ").replace(/[\s.]+$/, "").trim();
      const said = shown && !label.includes(shown) ? `${shown}. ${label}` : label;
      known.set(element, { label, said });
      if (said !== given) element.setAttribute("aria-label", said);
    }
  });
}

/** The text one sees in an element. */
function written(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".vh, [aria-hidden=true]")) return "";
  if (!node.getClientRects().length && getComputedStyle(node).display !== "contents") return "";
  return [...node.childNodes].map(written).join(" ");
}

/** Where a box scrolls and nothing in it takes the keyboard, the box does. */
export function useReachable(ref) {
  useLayoutEffect(() => {
    const box = ref.current;
    const { overflowX, overflowY } = getComputedStyle(box);
    const down = overflowY === "auto" && box.scrollHeight > box.clientHeight;
    const across = overflowX === "auto" && box.scrollWidth > box.clientWidth;
    if ((down || across) && !box.querySelector("[tabindex='0'], button, a")) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  });
}
