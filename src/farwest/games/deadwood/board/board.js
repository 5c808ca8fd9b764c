// The board of Deadwood: what the table asks of it, in one place. It draws; the table lights.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon, JOINED, loadDrawings } from "/web/parts.js";
import { Corners } from "./corners.js";
import { LastDuel, useDuel } from "./duel.js";
import { PLOTS, POINTS, learn, printed, range } from "./facts.js";
import { Shot, glows } from "./pieces.js";
import { Scene, Strip } from "./scenes.js";
import { Town } from "./town.js";

export { Ahead, Own } from "./own.js";
export { Seat, badges } from "./seats.js";

export const layout = "map";
export const picks = ["ranch"];
export const swaps = ["ranch", "plot", "post", "mine"];
export const glide = { tile: "flip" };

/** Bring the drawings into the page. */
export function load(facts) {
  learn(facts);
  return loadDrawings("/games/deadwood/board/drawings.svg");
}

/** The shared table. */
export function Board({ view, lit, t, size, news = [], fresh = [] }) {
  const plots = range(PLOTS.length).some((plot) => glows(lit(`plot-${plot}`)) || glows(lit(`post-${plot}`)));
  const points = range(POINTS.length).some((point) => glows(lit(`point-${point}`)));
  const show = useDuel(view, news, fresh, plots || points);
  const zoom = useZoom(size, points);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!view.final) setAway(false);
  }, [Boolean(view.final)]);
  const common = { view, lit, t };
  return html`<h2 class="vh">${t("board_town")}</h2><${Strip} view=${view} t=${t} />
    <div class=${`lookout ${zoom.on ? "near" : ""}`} ref=${zoom.ref}><div class="town">
      <${Town} ...${common} /><${Corners} ...${common} /><${LastDuel} show=${show} t=${t} /></div></div>
    ${size === "phone" && html`<button class="iconbtn closer" aria-pressed=${String(zoom.on)}
      title=${t("board_zoom")} onClick=${zoom.toggle}>
      <${Icon} name=${zoom.on ? "minus" : "zoom"} label=${t("board_zoom")} /></button>`}
    <${Scene} ...${common} news=${news} show=${show} away=${away} put=${() => setAway(true)} />`;
}

/** On small screens one may come closer; where the Sheriff may go one does, since his points lie close together. */
function useZoom(size, points) {
  const ref = useRef(null);
  const [near, setNear] = useState(false);
  const on = size === "phone" && near;
  useEffect(() => setNear(points), [points]);
  useLayoutEffect(() => {
    if (on) frame(ref.current);
  }, [on]);
  return { ref, on, toggle: () => setNear(!near) };
}

/** Scroll so that what glows is in the middle. */
function frame(box) {
  const glowing = [...box.querySelectorAll("[data-lit]")].map((element) => element.getBoundingClientRect());
  if (!glowing.length) return;
  const own = box.getBoundingClientRect();
  const least = (side) => Math.min(...glowing.map((each) => each[side]));
  const most = (side) => Math.max(...glowing.map((each) => each[side]));
  const x = (least("left") + most("right") - own.left - own.right) / 2;
  const y = (least("top") + most("bottom") - own.top - own.bottom) / 2;
  box.scrollBy(x, y);
}

/** Where the game is, for the top bar. */
export function where(view, t) {
  if (view.over) return t("board_turns", { number: view.turns });
  return t("board_where", { number: view.turns + 1, player: t.name("seat", view.turn) });
}

/** The two supplies that end the game. */
export function gauges(view, t) {
  const most = printed.rails + 1;
  const left = most - view.line.length;
  return [
    { icon: "dw-wanted", label: t("board_gauge_pool", { value: view.pool }), value: view.pool,
      most: Math.max(view.pool, view.pool_start) },
    { icon: "dw-station", label: t("board_gauge_line", { left }), value: left, most },
  ];
}

const ICONS = { money: "dollar", depot: "dw-stage_depot", fine: "dw-wanted" };

export function scoreIcon(source) {
  return ICONS[source];
}

/** Money alone wins. */
export const total = "dollar";

/** In the log, dice are drawn. */
export function Thing({ kind, value, text }) {
  if (kind === "shot") return html`<${Shot} face=${value} />`;
  if (kind !== "shots" || !value.length) return text;
  return html`<span class="said">${value.map((face, index) => html`<${Shot} key=${index} face=${face} />`)}${JOINED}</span>`;
}
