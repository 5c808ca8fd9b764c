// Facts: what is printed on the board, the tiles and the cards, as the game itself tells it.

import { minus } from "/web/words.js";

/** The printed facts, by the names they have in the box. The server sends them (Game.facts). */
export const printed = {};

/** Take the facts the server sent, and see which local actions belong to which building. */
export function learn(facts) {
  Object.assign(printed, facts);
  printed.actions_of = {};
  printed.local_actions.forEach((name, action) => {
    const [, tile, row, side] = /^local_(\w+?)_(\d)([xy]?)$/.exec(name);
    (printed.actions_of[tile] ??= []).push({ action, row: Number(row), side });
  });
}

export const range = (n) => [...Array(n).keys()];
export const sum = (numbers) => numbers.reduce((whole, part) => whole + part, 0);

/** Equal things counted: [[value, how many], …] in order of value. */
export function counted(values) {
  const found = new Map();
  for (const value of [...values].sort((a, b) => a - b)) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found];
}

/** A number with its sign, as it is printed. */
export const signed = (n) => (n < 0 ? minus(n) : `+${n}`);

// --- tiles ---------------------------------------------------------------------------------------

export const isPrivate = (tile) => tile >= printed.private;
export const ownerOf = (tile) => (isPrivate(tile) ? Math.floor((tile - printed.private) / printed.buildings.length)
  : -1);
export const buildingOf = (tile) => (tile - printed.private) % printed.buildings.length;
export const nameOf = (tile) => printed.tiles[tile] ?? "";
export const handsOf = (tile) => (isPrivate(tile) ? printed.building_hands[buildingOf(tile)]
  : printed.tile_hands[tile]);

/** What kind of drawing a tile has: building, hazard, teepee, worker, city. */
export function kindOf(tile) {
  const name = nameOf(tile);
  if (isPrivate(tile) || name.startsWith("neutral")) return "building";
  if (name.startsWith("teepee")) return "teepee";
  if (printed.workers.includes(name)) return "worker";
  return name === "kansas_city" ? "city" : "hazard";
}

/** The short name of a building: A … G, 1a … 10b. */
export const codeOf = (building) => printed.buildings[building].replace("building_", "");
export const letterOf = (tile) => nameOf(tile).slice(-1).toUpperCase();
/** Whether a tile has no actions of its own: it copies a neighbour. */
export const isCopier = (tile) => isPrivate(tile) && !actionsOf(codeOf(buildingOf(tile))).length;
export const actionsOf = (code) => printed.actions_of[code.toLowerCase()] ?? [];

// --- spots ---------------------------------------------------------------------------------------

export const isPlot = (spot) => printed.plots.includes(spot);
export const inWoods = (spot) => printed.woods.includes(spot);
export const villageMoney = (spot) => printed.teepee_money[printed.teepee_slots.indexOf(spot)];

// --- cards ---------------------------------------------------------------------------------------

export const isCattle = (card) => card < printed.first_objective;
export const breedOf = (card) => printed.breeds[printed.card_breed[card]];
export const valueOf = (card) => printed.card_value[card];
export const isStarting = (card) => card >= printed.first_starting;

/** The tasks of an objective card, as drawings: [[task, how many], …]. */
export function tasksOf(card) {
  const needs = printed.card_tasks[card - printed.first_objective];
  return needs.map((n, task) => [task, n]).filter(([, n]) => n > 0);
}
