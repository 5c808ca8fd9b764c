// Curves: the points of everybody in the course of a game; each seat has its colour and its dash.

import { html } from "htm/preact";
import { t } from "/web/words.js";

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 34;
const TOP = 14;
const BOTTOM = 36;
const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"];

export function Curves({ reel, names, say, at, step }) {
  const frames = reel.frames.value.filter((frame) => frame?.totals);
  const last = Math.max(1, reel.plies.value ?? 1);
  const most = Math.max(10, ...frames.flatMap((frame) => frame.totals));
  const least = Math.min(0, ...frames.flatMap((frame) => frame.totals));
  const x = (ply) => LEFT + ((WIDTH - LEFT - RIGHT) * ply) / last;
  const y = (points) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (points - least)) / (most - least);
  const path = (seat) => frames.map((frame, index) => `${index ? "L" : "M"}${x(frame.ply).toFixed(1)} ${y(frame.totals[seat]).toFixed(1)}`).join("");
  const every = [5, 10, 20, 25, 50, 100].find((n) => (most - least) / n <= 6) ?? 200;
  const lines = Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => index * every);
  const rounds = reel.rounds(say);
  const shown = rounds.filter((_, index) => index % Math.ceil(rounds.length / 10 || 1) === 0);
  const here = frames.findLast((frame) => frame.ply <= at);
  const ends = spread(names.map((_, seat) => y(frames.at(-1).totals[seat])));
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDTH;
    step(Math.round(((place - LEFT) / (WIDTH - LEFT - RIGHT)) * last));
  };
  const said = names.map((name, seat) => t("page_curve", { player: name, points: frames.at(-1).totals[seat] })).join(", ");
  return html`<svg class="chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${said}
    onClick=${jump}>
    ${lines.map((points) => html`<g key=${points}>
      <path class="grid" d=${`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
      <text x=${LEFT - 8} y=${y(points) + 4} text-anchor="end">${points}</text></g>`)}
    ${shown.map((round) => html`<text key=${round.ply} x=${x(round.ply)} y=${HEIGHT - 12} text-anchor="middle">
      ${round.number}</text>`)}
    ${names.map((_, seat) => html`<path key=${seat} class=${`curve s${seat}`} d=${path(seat)} />`)}
    ${here && html`<path class="cursor" d=${`M${x(here.ply)} ${TOP}V${HEIGHT - BOTTOM}`} />`}
    ${here && names.map((_, seat) => html`<circle key=${seat} class=${`dot s${seat}`} cx=${x(here.ply)}
      cy=${y(here.totals[seat])} r="5" />`)}
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
