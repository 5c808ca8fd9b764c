// Regions: on small screens the board is cut into tabs; where something glows, the tab is opened.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Pic } from "./pieces.js";

/** The region that is open on small screens: trail, rail, markets, mine. */
export const region = signal("trail");

const TABS = [["trail", "gwt_cattleman"], ["rail", "gwt_engine"], ["markets", "gwt_buy_cattle"], ["mine",
  "gwt_hand_limit"]];

/** What glows, by region. */
function glowing(table) {
  return new Map(TABS.map(([name]) => [name,
    [...table.querySelectorAll(`[data-region="${name}"] [data-lit]`)].map((element) => element.dataset.target)]));
}

/** The tabs; a dot says that something can be pressed in there. They look anew whenever `lit` is another. */
export function Tabs({ lit, t }) {
  const ref = useRef(null);
  const asked = useRef("");
  const [hot, setHot] = useState([]);
  useLayoutEffect(() => {
    const found = glowing(ref.current.closest(".table"));
    const names = TABS.map(([name]) => name).filter((name) => found.get(name).length);
    if (names.join() !== hot.join()) setHot(names);
    const key = JSON.stringify([...found]);
    if (key === asked.current) return;
    asked.current = key;
    if (names.length && !names.includes(region.value)) [region.value] = names;
  }, [lit]);
  return html`<div class="regions" role="tablist" ref=${ref}>${TABS.map(([name, icon]) => html`<button key=${name}
    role="tab" aria-selected=${String(region.value === name)} class=${hot.includes(name) ? "hot" : ""}
    onClick=${() => { region.value = name; }}><${Pic} name=${icon} />${t(`board_tab_${name}`)}</button>`)}</div>`;
}

const EDGE = 24;      // what is left free above the first thing that glows

/** When something new glows in a frame, it scrolls there; when its region is opened, to one's own piece at least. */
export function useScroll(frame, name, piece = "") {
  const seen = useRef("");
  useLayoutEffect(() => {
    const lights = [...frame.current?.querySelectorAll("[data-lit]") ?? []];
    const key = `${region.value === name} ${lights.map((element) => element.dataset.target).join()}`;
    if (!frame.current || key === seen.current || region.value !== name) return;
    seen.current = key;
    const own = frame.current.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    const glowing = lights.map((element) => element.getBoundingClientRect());
    if (!glowing.length && !own) return;
    const box = frame.current.getBoundingClientRect();
    const boxes = glowing.length ? glowing : [own];
    const [top, bottom] = [Math.min(...boxes.map((each) => each.top)), Math.max(...boxes.map((each) => each.bottom))];
    const middle = own ? (top + bottom) / 2 : Math.min((top + bottom) / 2, top + box.height / 2 - EDGE);
    const near = glowing.length && own && Math.abs(middle - own.top) < box.height;
    frame.current.scrollBy({ top: (near ? (middle + own.top) / 2 : middle) - box.top - box.height / 2 });
  });
}
