// The board of Carson City: what the table asks of it, in one place. It draws; the table lights.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon, loadDrawings } from "/web/parts.js";
import { Ahead, DuelScene, LiveDuel, useDuels } from "./duel.js";
import { facts, learn, range } from "./facts.js";
import { Land } from "./land.js";
import { People } from "./people.js";
import { glows } from "./pieces.js";
import { Notes, Strip } from "./strip.js";
import { Track } from "./track.js";

export { Own } from "./own.js";
export { pickers } from "./pickers.js";
export { Seat, badges } from "./seats.js";

export const layout = "map";
export const glide = { die: "roll" };

/** Learn what is printed on the components, and bring the drawings into the page. */
export function load(given) {
  learn(given);
  return loadDrawings("/games/carson_city/board/drawings.svg");
}

/** The shared table. */
export function Board({ view, lit, t, size, news = [], fresh = [] }) {
  const edges = range(view.laid.length).some((edge) => glows(lit(`edge-${edge}`)));
  const parcels = range(view.owner.length).some((parcel) => glows(lit(`parcel-${parcel}`)));
  const show = useDuels(view, news, fresh, edges || parcels);
  const zoom = useZoom(size, edges);
  return html`<div class=${`town phase-${view.phase}`}>
    <${Strip} view=${view} lit=${lit} t=${t} />
    <${Track} view=${view} lit=${lit} t=${t} />
    <div class="lookout"><div class=${`land ${zoom.on ? "near" : ""}`} ref=${zoom.ref}><${Land} view=${view}
      lit=${lit} t=${t} /></div>
      ${size === "phone" && html`<button class="iconbtn closer" aria-pressed=${String(zoom.on)}
        title=${t("board_zoom")} onClick=${zoom.toggle}>
        <${Icon} name=${zoom.on ? "minus" : "zoom"} label=${t("board_zoom")} /></button>`}</div>
    <${People} view=${view} lit=${lit} t=${t}><div class="beside"><${Notes} view=${view} t=${t} /><${Ahead}
      view=${view} show=${show} t=${t} /></div><//>
    ${view.fighting ? html`<${LiveDuel} view=${view} lit=${lit} t=${t} />` : show.shown && html`<${DuelScene}
      view=${view} show=${show} t=${t} />`}</div>`;
}

/** On small screens one may come closer; where roads may be laid one does, since edges are thin. */
function useZoom(size, edges) {
  const ref = useRef(null);
  const [near, setNear] = useState(false);
  const on = size === "phone" && near;
  useEffect(() => setNear(edges), [edges]);
  useLayoutEffect(() => {
    const box = ref.current;
    const lights = on ? [...box.querySelectorAll("[data-lit]")].map((element) => element.getBoundingClientRect()) : [];
    if (!lights.length) return;
    const middle = (low, high) => (Math.min(...lights.map(low)) + Math.max(...lights.map(high))) / 2;
    const own = box.getBoundingClientRect();
    box.scrollBy(middle((each) => each.left, (each) => each.right) - own.left - own.width / 2,
      middle((each) => each.top, (each) => each.bottom) - own.top - own.height / 2);
  }, [on]);
  return { ref, on, toggle: () => setNear(!near) };
}

/** Where the game is, for the top bar. */
export function where(view, t) {
  const round = t("board_round", { number: view.round, most: facts.rounds });
  if (view.over) return round;
  const square = view.step ? t(view.step) : view.phase === "resolution" && view.square >= 0 ? t.name("square",
    view.square)
    : t(`phase_${view.phase}`);
  return `${round}\u00a0· ${square}`;
}

/** How much of the game is left. */
export function gauges(view, t) {
  const left = facts.rounds - view.round;
  return [{ icon: "cc-wages", label: t("board_gauge", { number: left }), value: left, most: facts.rounds }];
}

const ICONS = { cash: "dollar", property: "cc-building_income", station: "cc-station", horses: "cc-horse",
  outlaws: "cc-outlaw",
  squares: "cc-vp_parcels", bought: "cc-buy", spent: "cc-cash_limit", personalities: "cc-p_sheriff",
    teacher: "cc-p_teacher", kit_carson: "cc-cowboy" };

export function scoreIcon(source) {
  return ICONS[source];
}
