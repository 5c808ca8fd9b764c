// Spoken: whoever listens hears what stands on a thing that can be pressed, then what pressing it does.

import { useLayoutEffect } from "preact/hooks";

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
