// Curves: numbers of everybody in the course of a game; each seat has its colour and its dash.

import { html } from "htm/preact";
import { t } from "/web/words.js";

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 34;
const TOP = 14;
const BOTTOM = 36;
const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"];

/** The points of everybody, as if the game had ended there. */
export function Curves({ reel, names, say, at, step }) {
  const points = reel.frames.value.filter((frame) => frame?.totals).map(({ ply, totals }) => ({ ply, values: totals }));
  const most = Math.max(10, ...points.flatMap(({ values }) => values));
  const least = Math.min(0, ...points.flatMap(({ values }) => values));
  const every = [5, 10, 20, 25, 50, 100].find((n) => (most - least) / n <= 6) ?? 200;
  const lines = Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => [index * every, index * every]);
  const end = points.at(-1).values;
  const said = names.map((player, seat) => t("page_curve", { player, points: end[seat] })).join(", ");
  return html`<${Chart} points=${points} last=${reel.plies.value} most=${most} least=${least} lines=${lines}
    rounds=${reel.rounds(say)} names=${names} at=${at} step=${step} label=${said} />`;
}

/** Curves over the moves of a game: press to go there; with `said` also by the keys, from change to change. */
export function Chart({ points, last, most, least, lines, rounds, names, at, step, label, ...more }) {
  const { said = null, marks = [], stairs = false } = more;
  const end = Math.max(1, last ?? 1);
  const x = (ply) => LEFT + ((WIDTH - LEFT - RIGHT) * ply) / end;
  const y = (value) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - least)) / (most - least);
  const path = (seat) => points.map(({ ply, values }, index) => {
    const [across, down] = [x(ply).toFixed(1), y(values[seat]).toFixed(1)];
    if (!index) return `M${across} ${down}`;
    return stairs ? `H${across}V${down}` : `L${across} ${down}`;
  }).join("");
  const shown = rounds.filter((_, index) => index % Math.ceil(rounds.length / 10 || 1) === 0);
  const here = points.findLast(({ ply }) => ply <= at);
  const ends = spread(names.map((_, seat) => y(points.at(-1).values[seat])));
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDTH;
    step(Math.round(((place - LEFT) / (WIDTH - LEFT - RIGHT)) * end));
  };
  const keys = (event) => {
    const next = { ArrowRight: points.find(({ ply }) => ply > at), ArrowLeft: points.findLast(({ ply }) => ply < at),
      Home: points[0], End: points.at(-1) }[event.key];
    if (!next) return;
    step(next.ply);
    event.preventDefault();
    event.stopPropagation();
  };
  const spoken = said ? { role: "slider", tabindex: 0, "aria-valuemin": 0, "aria-valuemax": end, "aria-valuenow": at,
    "aria-valuetext": said, onKeyDown: keys } : { role: "img" };
  return html`<svg class="chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-label=${label} onClick=${jump} ...${spoken}>
    ${lines.map(([value, text]) => html`<g key=${value}>
      <path class="grid" d=${`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
      <text x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${text}</text></g>`)}
    ${marks.map((ply) => html`<path key=${`m${ply}`} class="mark-at" d=${`M${x(ply)} ${TOP}V${HEIGHT - BOTTOM}`} />`)}
    ${shown.map((round) => html`<text key=${`r${round.ply}`} x=${x(round.ply)} y=${HEIGHT - 12} text-anchor="middle">
      ${round.number}</text>`)}
    ${names.map((_, seat) => html`<path key=${seat} class=${`curve s${seat}`} d=${path(seat)} />`)}
    ${here && html`<path class="cursor" d=${`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />`}
    ${here && names.map((_, seat) => html`<circle key=${seat} class=${`dot s${seat}`} cx=${x(at)}
      cy=${y(here.values[seat])} r="5" />`)}
    ${names.map((_, seat) => html`<g key=${seat} class=${`end s${seat}`}>
      <use href=${`#seat-${SHAPES[seat]}`} x=${WIDTH - RIGHT + 8} y=${ends[seat] - 9} width="18" height="18" />
      </g>`)}</svg>`;
}

/** Marks that would lie on each other move apart. */
function spread(places) {
  const order = places.map((place, seat) => [place, seat]).sort((a, b) => a[0] - b[0]);
  const found = [];
  let free = TOP;
  for (const [place, seat] of order) {
    const chosen = Math.max(place, free);
    found[seat] = chosen;
    free = chosen + 20;
  }
  const over = Math.max(0, Math.max(...found) - (HEIGHT - 12));
  return found.map((place) => place - over);
}
