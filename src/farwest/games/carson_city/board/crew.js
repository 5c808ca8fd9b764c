// Crew: a player's cowboys look alike, and the game only counts them. The board names them, so that each keeps his name
// as long as he stays, and whoever left one place is the one who came to another.

import { facts, range, seatsOn } from "./facts.js";

const known = new WeakMap();      // view → where everybody is
let last = new Map();             // name → his place in the view that was drawn last

/** Where the cowboys of a seat are, a place for each. */
function placesOf(view, seat) {
  const { reserve, wages, labour, corral_boy: boys } = view.players[seat];
  const many = (n, place) => Array(n).fill(place);
  const number = { wages, road1: labour };
  const out = view.at.flatMap((_, place) => (seatsOn(view, place).includes(seat)
    ? many(number[facts.squares[place]] ?? 1, `place-${place}`) : []));
  return [...out, ...many(reserve, "reserve"), ...boys.flatMap((n, corral) => many(n, `corral-${corral}`))];
}

/** Names for one seat: first those who stayed, then those who moved. */
function named(view, seat) {
  const free = placesOf(view, seat);
  const names = range(10).map((which) => `cowboy-${seat}-${which}`);
  const found = new Map();
  for (const name of names) {
    const index = free.indexOf(last.get(name));
    if (index >= 0) found.set(name, free.splice(index, 1)[0]);
  }
  for (const name of names) if (!found.has(name) && free.length) found.set(name, free.shift());
  return found;
}

/** Everybody's names by seat and place: crew.at("reserve", 2) → ["cowboy-2-0", "cowboy-2-1"]. */
export function crewOf(view) {
  if (!known.has(view)) {
    const all = new Map(range(view.players.length).flatMap((seat) => [...named(view, seat)]));
    last = all;
    const at = (place, seat) => [...all].filter(([name, where]) => where === place
      && name.startsWith(`cowboy-${seat}-`))
      .map(([name]) => name);
    known.set(view, { at });
  }
  return known.get(view);
}
