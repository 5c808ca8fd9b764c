// Facts: what is printed on the components, as the game itself tells it, and which drawing stands for what.

/** The printed facts: names in the order of their codes, points, prices. The server sends them (Game.facts). */
export const printed = {};

/** Take the facts the server sent. */
export function learn(facts) {
  Object.assign(printed, facts);
}

export const isDeed = (card) => printed.deeds.includes(card);
export const points = (card) => printed.card_points[card] || null;

// --- drawings ------------------------------------------------------------------------------------

const FRONTS = { general_store: "store", town_hall: "hall" };
const RIVER = { gold: "nugget", star: "sheriff-star" };

export const frontOf = (place) => FRONTS[printed.places[place]] ?? printed.places[place];
export const drawingOf = (card) => (isDeed(card) ? "dt-deed" : `dt-${printed.cards[card].replaceAll("_", "-")}`);

export function riverDrawing(card) {
  const kind = printed.river[card].split("_")[1];
  return RIVER[kind] ?? `dt-${kind}`;
}

// --- counting ------------------------------------------------------------------------------------

export const sum = (numbers) => numbers.reduce((whole, part) => whole + part, 0);
export const range = (n) => [...Array(n).keys()];

/** Equal things counted: [[value, how many], …] in order of value. */
export function counted(values) {
  const found = new Map();
  for (const value of [...values].sort((a, b) => a - b)) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found];
}
