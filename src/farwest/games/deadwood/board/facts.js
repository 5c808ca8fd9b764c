// Facts: what is printed on the components, as the game itself tells it, and where things lie on the drawing.

/** The printed facts: names in the order of their codes, prices, chances. The server sends them (Game.facts). */
export const printed = {};

/** Take the facts the server sent. */
export function learn(facts) {
  Object.assign(printed, facts);
}

export const ROWS = [7, 6, 5, 4, 3, 2];
export const STATION_ROW = 1;
// What a building gives, as the rebus on its tile: "$2" is money, a word is a glyph, anything else is written as
// it stands; what is between brackets comes while one holds the building.
export const REBUS = {
  "church": ["−1", "wanted"],
  "saloon": ["+1", "man"],
  "sheriffs_office": ["star", "move", "[", "$1", "]"],
  "town_hall": ["−1", "wanted", "rail", "tile"],
  "gunsmith": ["$1", "2", "cartridge"],
  "bank": ["$5", "+1", "wanted"],
  "blacksmith": ["$1", "horse"],
  "casino": ["man", "move", "$1"],
  "general_store": ["$1", "man", "move"],
  "hotel": ["$2", "[", "rail", "$2", "]"],
  "laundry": ["$1", "[", "−1", "wanted", "]"],
  "stage_depot": ["$2", "tile", "[", "$10", "]"],
  "undertaker": ["$1", "[", "skull", "$1", "]"],
  "gold_mine": ["die", "$0–5"],
  "fortune_teller": ["$1", "eye", "tile"],
  "courthouse": ["wanted", "$−1"],
  "grifter": ["$1", "2", "man", "mine"],
  "newspaper": ["$1", "wanted", "move"],
  "dance_hall": ["$1", "2", "man", "home"],
  "telegraph_office": ["$1", "±2", "wanted"]
};

// The clause that says what a building does.
export const CLAUSES = ["DW-078", "DW-080", "DW-083", "DW-086", "DW-096", "DW-097", "DW-098", "DW-099", "DW-100",
  "DW-107", "DW-110", "DW-115", "DW-118", "DW-126", "DW-127", "DW-130", "DW-136", "DW-138", "DW-139", "DW-140"];

export const range = (n) => [...Array(n).keys()];
export const sum = (numbers) => numbers.reduce((whole, part) => whole + part, 0);
export const isBuilding = (tile) => tile >= 0 && tile < printed.rail;

/** Which building a tile is. */
export const buildingOf = (tile) => printed.buildings[printed.tiles[tile]];

/** The drawing of a tile. */
export function drawingOf(tile) {
  if (tile === printed.rail) return "dw-rail";
  return tile === printed.station ? "dw-station" : `dw-${buildingOf(tile)}`;
}

/** The clause of a tile. */
export function clauseOf(tile) {
  return tile === printed.rail ? "DW-145" : tile === printed.station ? "DW-146" : CLAUSES[printed.tiles[tile]];
}

/** The sign of a tile's stack; three buildings never go back and show a star. */
export function stackSign(tile) {
  return printed.silhouettes.includes(tile) ? "★" : printed.tile_stack[tile] + 1;
}

/** What a shot does: miss, wound or kill. */
export const shotOf = (face) => printed.shots[face];

// --- the drawing: six rows of plots, each shifted half a plot against the next --------------------

export const BOX = { left: 26, top: 0, width: 748, height: 658 };
const PITCH = 100;
const ROW = 106;

/** Every plot: its name, its row, and the middle of it on the drawing. */
export const PLOTS = ROWS.flatMap((width, row) => range(width).map((place) => ({
  name: `${"ABCDEF"[row]}${place + 1}`, row, place, x: 400 + PITCH * (place - (width - 1) / 2), y: 56 + ROW * row })));

const plotAt = (row, place) => PLOTS.find((plot) => plot.row === row && plot.place === place);

/** The points where three plots meet, in the order of their names. */
export const POINTS = PLOTS.flatMap(({ row, place, name, x, y }) => {
  const beside = plotAt(row, place + 1);
  const right = plotAt(row + 1, place);
  const left = plotAt(row + 1, place - 1);
  const under = y + ROW / 2;
  return [
    ...(beside && right ? [{ name: [name, beside.name, right.name].join("-"), x: right.x, y: under }] : []),
    ...(left && right ? [{ name: [name, left.name, right.name].join("-"), x, y: under }] : []),
  ];
}).sort((a, b) => (a.name < b.name ? -1 : 1));

/** The three plots of a point. */
export function plotsOf(point) {
  return point.name.split("-").map((name) => PLOTS.findIndex((plot) => plot.name === name));
}

/** Where something lies, for the style: units of the drawing from its upper left corner. */
export const at = ({ x, y }) => ({ "--x": x - BOX.left, "--y": y - BOX.top });

/** Seat and plot, as the game packs them. */
export const unpack = (entry) => ({ seat: entry >> 5, plot: entry & 31 });

// --- the track ---------------------------------------------------------------------------------

const SAMPLES = 20;
const GAUGE = 8;
const EDGE = 656;

/** The line through its plots: its middle, both rails, and where it ends. */
export function trackOf(line, closed) {
  const stops = line.map((plot) => PLOTS[plot]);
  const last = stops.at(-1);
  const end = { x: last.x, y: last.y + (closed ? 40 : -46) };
  const way = [{ x: stops[0].x, y: EDGE }, ...(closed ? stops.slice(0, -1) : stops), end];
  const middle = way.slice(1).flatMap((to, index) => between(way[index], to));
  const rail = (side) => middle.map(({ x, y, nx, ny }) => ({ x: x + side * nx, y: y + side * ny }));
  return { middle: drawn(middle), rails: drawn(rail(GAUGE)) + drawn(rail(-GAUGE)), end };
}

/** Points of a bend that leaves and comes in upright, with the direction across it. */
function between(from, to) {
  return range(SAMPLES + 1).map((step) => {
    const s = step / SAMPLES;
    const x = from.x + (to.x - from.x) * (3 * s * s - 2 * s * s * s);
    const y = from.y + (to.y - from.y) * s;
    const slope = ((to.x - from.x) * 6 * s * (1 - s)) / (to.y - from.y);
    const length = Math.hypot(1, slope);
    return { x, y, nx: 1 / length, ny: -slope / length };
  });
}

function drawn(points) {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
