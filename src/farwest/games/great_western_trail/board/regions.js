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
