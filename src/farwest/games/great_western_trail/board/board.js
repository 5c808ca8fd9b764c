// The board of Great Western Trail: what the table asks of it, in one place. It draws; the table lights.

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { loadDrawings } from "/web/parts.js";
import { useReachable } from "/web/spoken.js";
import { learn, printed } from "./facts.js";
import { Markets } from "./markets.js";
import { TALL, WIDE } from "./places.js";
import { Railroad } from "./rail.js";
import { Tabs, region, useScroll } from "./regions.js";
import { SeatMark } from "./pieces.js";
import { Trail } from "./trail.js";

export { Own } from "./own.js";
export { Seat, badges } from "./seats.js";

export const layout = "trail";

/** Learn what is printed, and bring the drawings into the page. */
export function load(facts) {
  learn(facts);
  return loadDrawings("/games/great_western_trail/board/drawings.svg");
}

/** The shared table: markets and map beside each other, or one region at a time on small screens. */
export function Board({ size, ...given }) {
  return size === "phone" ? html`<${Small} ...${given} />` : html`<${Large} ...${given} />`;
}

function Large({ view, lit, t }) {
  const given = { view, lit, t };
  const [width, height] = WIDE.box;
  const tall = height + WIDE.above;
  const frame = useRef(null);
  const shops = useRef(null);
  useSight(frame);
  useReachable(shops);
  return html`<div class="markets" ref=${shops}><${Markets} ...${given} /></div>
    <div class="mapframe" ref=${frame}><svg class="gwt map" viewBox=${`0 ${-WIDE.above} ${width} ${tall}`}
    role="group" aria-label=${t("board_map")}>
      <rect class="ground" y=${-WIDE.above} width=${width} height=${tall}/>
      <${Trail} name="wide" places=${WIDE} ...${given} /><${Railroad} name="wide" places=${WIDE} ...${given} />
      </svg></div>`;
}

function Small({ view, lit, t }) {
  const given = { view, lit, t };
  const [width, height] = TALL.box;
  const [railWidth, railHeight] = TALL.railBox;
  const frame = useRef(null);
  const line = useRef(null);
  const shops = useRef(null);
  useScroll(frame, "trail", `cattleman-${view.seat}`);
  useScroll(line, "rail", `engine-${view.seat}`);
  useScroll(shops, "markets");
  const shown = (name) => `region ${region.value === name ? "" : "shut"}`;
  return html`<${Tabs} lit=${lit} t=${t} />
    <div class=${shown("trail")} data-region="trail"><div class="scroller" ref=${frame} tabindex="0">
    <svg class="gwt tall" viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${t("board_map")}>
      <rect class="ground" width=${width} height=${height}/><${Trail} name="tall" places=${TALL} ...${given} /></svg>
      </div><${Strip} frame=${frame} view=${view} t=${t} /></div>
    <div class=${shown("rail")} data-region="rail"><div class="scroller" ref=${line} tabindex="0">
    <svg class="gwt tall" viewBox=${`0 0 ${railWidth} ${railHeight}`} role="group" aria-label=${t("railroad")}>
      <rect class="ground" width=${railWidth} height=${railHeight}/><${Railroad} name="tall" places=${TALL}
      ...${given} /></svg></div></div>
    <div class=${`${shown("markets")} markets`} data-region="markets" tabindex="0" ref=${shops}>
    <${Markets} ...${given} /></div>`;
}

/** When something new glows, but nothing where one can see it, the page scrolls there; first to what is on the map. */
function useSight(frame) {
  const seen = useRef("");
  useLayoutEffect(() => {
    const table = frame.current.closest(".table");
    const lights = [frame.current, table].flatMap((part) => [...part.querySelectorAll("[data-lit]")]);
    const key = lights.map((element) => element.dataset.target).join();
    if (key === seen.current) return;
    seen.current = key;
    const bar = table.querySelector(".ask")?.getBoundingClientRect();
    const end = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    const visible = ({ top, bottom }) => top >= 0 && bottom <= end;
    if (!lights.length || lights.some((element) => visible(element.getBoundingClientRect()))) return;
    const { top, bottom } = lights[0].getBoundingClientRect();
    scrollBy({ top: (top + bottom - end) / 2 });
  });
}

/** A strip along the trail: jump to a neutral building, see where the cattlemen are. */
function Strip({ frame, view, t }) {
  const stops = [printed.kansas_city, ...[...printed.neutral_spots].reverse()];
  const heights = stops.map((spot) => TALL.spots[spot][1]);
  const nearest = (spot) => stops[heights.map((y) => Math.abs(y - TALL.spots[spot][1])).reduce((best, far, index,
    all) => (far < all[best] ? index : best), 0)];
  const jump = (spot) => {
    const box = frame.current;
    box.scrollTo({ top: (TALL.spots[spot][1] / TALL.box[1]) * box.scrollHeight - box.clientHeight / 2,
      behavior: "smooth" });
  };
  const name = (spot) => (spot === printed.kansas_city ? "KC" : printed.spots[spot].slice(-1).toUpperCase());
  return html`<nav class="strip" aria-label=${t("board_jump")}>${stops.map((spot) => html`<button key=${spot}
    onClick=${() => jump(spot)} aria-label=${t.name("spot", spot)}>${name(spot)}
      <span>${view.players.map((player, seat) => player.spot >= 0 && nearest(player.spot) === spot && html`<${SeatMark}
      key=${seat} seat=${seat} />`)}</span></button>`)}</nav>`;
}

/** Where the game is, for the top bar. */
export function where(view, t) {
  if (view.over) return t("board_turns", { number: view.turns });
  return t("board_where", { number: view.turns + 1, player: t.name("seat", view.turn) });
}

/** How many workers are missing until the end. */
export function gauges(view, t) {
  const all = printed.row_cost.length * view.players.length;
  const { end } = view.countdown;
  return [{ icon: "gwt_end", label: view.holder >= 0 ? t("board_last_turns") : t("board_gauge", { number: end }),
    value: end, most: all }];
}

const ICONS = { money: "dollar", buildings: "gwt_building", cities: "gwt_city", stations: "gwt_station",
  hazards: "gwt_hazard", cattle: "gwt_buy_cattle", objectives: "gwt_objective", masters: "gwt_master",
    workers: "gwt_worker", step_disc: "gwt_steps", token: "gwt_job_token" };

export function scoreIcon(source) {
  return ICONS[source];
}
