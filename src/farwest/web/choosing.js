// Choosing: which things on the board stand for which answers. Nothing here knows any rules: it
// matches what the reader points at with what the server offers.

/** How often each target stands in a list. */
export function tally(targets) {
  const found = new Map();
  for (const target of targets) found.set(target, (found.get(target) ?? 0) + 1);
  return found;
}

/** Whether one tally holds all of another. */
export function holds(whole, part) {
  for (const [target, n] of part) if ((whole.get(target) ?? 0) < n) return false;
  return true;
}

function strictly(whole, part) {
  return part.targets.length < whole.targets.length && holds(tally(whole.targets), tally(part.targets));
}

/** A question, ready to be pointed at.
 *
 * In `pick` questions things are picked one by one and sent together (dice to keep): there some
 * answer is part of a larger one, or the board says so (`picks`: what stands before the dash).
 * In all others a click answers; where several answers share a target, a menu opens.
 */
export function prepare(question, picks = []) {
  const offers = question.offers;
  const named = offers.some((offer) => offer.targets.some((target) => picks.includes(target.split("-")[0])));
  const some = offers.filter((offer) => offer.targets.length);
  const nested = some.some((whole) => some.some((part) => strictly(whole, part)));
  const pick = named || nested;
  return { offers, pick, plain: offers.filter((offer) => !offer.targets.length) };
}

/** The answers a target stands for, given what is picked already. */
export function answersAt({ offers, pick }, target, picked = []) {
  const wanted = tally(pick ? [...picked, target] : [target]);
  return offers.filter((offer) => offer.targets.length && holds(tally(offer.targets), wanted));
}

/** The answers that are exactly what is picked. */
export function matches({ offers }, picked) {
  const wanted = tally(picked);
  return offers.filter((offer) => offer.targets.length === picked.length && holds(tally(offer.targets), wanted));
}

/** The name of one thing on the board: its target, and which of those that share it. */
export function spot(target, which = 0) {
  return which ? `${target} ${which}` : target;
}

export function targetOf(named) {
  return named.split(" ")[0];
}

/** Where the keyboard goes from one target to the next: the nearest one in that direction. */
export function nearest(from, others, key) {
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [x, y] = middle(from);
  const [ax, ay] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  others.forEach((box, index) => {
    const [ox, oy] = middle(box);
    const along = (ox - x) * ax + (oy - y) * ay;
    const aside = Math.abs((ox - x) * ay) + Math.abs((oy - y) * ax);
    const far = along + 2.5 * aside;
    if (along > 1 && far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
