// Crew: cowboys of one clan and one strength look alike, and the game only counts them. The board names them, so
// that each keeps his name as long as he stays, and whoever left one place is the one who came to another.

import { printed, range } from "./facts.js";

const known = new WeakMap();      // view → where everybody is
let last = new Map();             // name → his place in the view that was drawn last

/** Where the cowboys of a clan with one strength are, a place for each. */
function placesOf(view, seat, kind) {
  const { ranch, mine, dead, hire, pew } = view.players[seat];
  const might = kind + 1;
  const many = (n, place) => Array(n).fill(place);
  const stands = (plot) => view.clans[plot] === seat && view.mights[plot] === might;
  const posts = range(view.clans.length).filter(stands).map((plot) => `plot-${plot}`);
  const attacks = view.fight?.seats[0] === seat && view.fight.mights[0] === might;
  return [...posts, ...many(Number(pew === might), `plot-${printed.church_plot}`), ...many(Number(attacks), "fight"),
    ...many(ranch[kind], "ranch"), ...many(mine[kind], "mine"), ...many(dead[kind], "dead"),
    ...many(hire[kind], "hire")];
}

/** Names for one clan and strength: first those who stayed, then those who moved. */
function named(view, seat, kind) {
  const free = placesOf(view, seat, kind);
  const names = range(free.length).map((which) => `cowboy-${seat}-${kind}-${which}`);
  const found = new Map();
  for (const name of names) {
    const index = free.indexOf(last.get(name));
    if (index >= 0) found.set(name, free.splice(index, 1)[0]);
  }
  for (const name of names) if (!found.has(name)) found.set(name, free.shift());
  return found;
}

/** Everybody's names by place, clan and strength: crew.at("mine", 2, 0) → ["cowboy-2-0-1"]. */
export function crewOf(view) {
  if (!known.has(view)) {
    const seats = range(view.players.length);
    const all = new Map(seats.flatMap((seat) => range(3).flatMap((kind) => [...named(view, seat, kind)])));
    last = all;
    const at = (place, seat, kind) => [...all.keys()]
      .filter((name) => all.get(name) === place && name.startsWith(`cowboy-${seat}-${kind}-`));
    known.set(view, { at });
  }
  return known.get(view);
}
