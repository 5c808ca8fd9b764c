// Facts: what is printed on the components, and what the dice on the table say to everybody.

export const DICE = 5;
export const SALOON = 3;
export const SHERIFF = 4;
export const TOWN_HALL = 5;
export const RANCH = 34;

export const PLACES = ["mine", "bank", "general_store", "saloon", "sheriff", "town_hall"];
export const FRONTS = ["mine", "bank", "store", "saloon", "sheriff", "hall"];
export const ACTIONS = ["nuggets_per_9", "draw_river", "rob_bank", "attack_stagecoach", "draw_store_keep_1", "doc_now",
  "rob_hand", "recruit_outlaw", "take_star", "hunt_outlaws", "support_mayor", "mayors_wife"];
export const BENEFITS = ["doc_fence", "doc_store", "doc_small_scam", "doc_big_scam"];
export const BENEFIT_FACES = [[0, 1], [2, 3], [4], [5]];
export const CARDS = ["none", "deed", "deed", "deed", "deed", "deed", "boots", "hat", "lasso", "saddle", "revolver",
  "horse", "dynamite", "girls", "brute", "cheater", "corruption", "unlimited-credit", "nervous-joe", "marshall", "share",
  "wanted-notice", "elixir", "cattle", "winchester", "mule", "dog", "gift", "swindler", "double-gun", "whisky",
  "insurance", "desperado", "smoke-signals", "ranch"];
export const OUTLAWS = 12;

const CARD_VP = [0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 6];
const MULE = 25;
const DOG = 26;
const HANDS = ["high_die", "one_pair", "two_pairs", "three_of_a_kind", "straight", "full_house", "four_of_a_kind", "five_of_a_kind"];
const SHAPES = { 5: 7, 41: 6, 4: 6, 32: 5, 3: 3, 31: 3, 311: 3, 22: 2, 221: 2 };
const RIVER = ["nugget", "nugget", "nugget", "nugget", "sheriff-star", "dt-wallet", "dt-wallet", "dt-discoveries", "dt-voucher", "dt-nothing"];

export const isDeed = (card) => card >= 1 && card <= 5;
export const points = (card) => CARD_VP[card] || null;
export const outlawFace = (outlaw) => outlaw >> 1;
export const outlawPrice = (outlaw) => (outlaw % 2 ? 6 : 4);
export const drawingOf = (card) => `dt-${CARDS[card]}`;
export const riverDrawing = (card) => RIVER[card];
export const sum = (numbers) => numbers.reduce((whole, part) => whole + part, 0);
export const range = (n) => [...Array(n).keys()];

/** Equal things counted: [[value, how many], …] in order of value. */
export function counted(values) {
  const found = new Map();
  for (const value of [...values].sort((a, b) => a - b)) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found];
}

/** The poker hand of some dice, complete or not: its name, its main face, and a key that orders hands. */
export function poker(dice) {
  if (!dice.length) return null;
  const by = counted(dice).sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const faces = by.map(([face]) => face);
  const shape = Number(by.map(([, n]) => n).join(""));
  const row = faces.length === DICE && faces[0] - faces.at(-1) === DICE - 1;
  const kind = row ? 4 : SHAPES[shape] ?? (by[0][1] > 1 ? 1 : 0);
  return { name: HANDS[kind], face: faces[0], key: [kind, ...faces] };
}

function compare(a, b) {
  for (const index of range(Math.max(a.length, b.length))) {
    const by = (a[index] ?? -1) - (b[index] ?? -1);
    if (by) return by;
  }
  return 0;
}

/** How the players stand at a place, best first: groups of seats with equally many dice. */
export function standings(view, place) {
  const keys = view.players.map(({ dice }) => (place === TOWN_HALL ? poker(dice)?.key ?? [] : [dice.filter((face) => face === place).length]));
  const seats = range(keys.length).filter((seat) => keys[seat].length && (place === TOWN_HALL || keys[seat][0]));
  seats.sort((a, b) => compare(keys[b], keys[a]) || a - b);
  const groups = [];
  for (const seat of seats) {
    const last = groups.at(-1);
    if (last && !compare(last.key, keys[seat])) last.seats.push(seat);
    else groups.push({ key: keys[seat], seats: [seat], n: keys[seat][0] });
  }
  return groups;
}

/** The reader's points if the game ended now. */
export function worth(view) {
  const own = view.players[view.seat];
  if (own.scores) return sum(Object.values(own.scores));
  const store = view.hand.filter((card) => !isDeed(card));
  const dollars = own.cash + sum(own.captured.map(outlawPrice));
  return own.nuggets + Math.floor(dollars / 2) + (view.sheriff === view.seat ? 5 : 0)
    + sum([...view.hand, ...own.fenced].map((card) => CARD_VP[card] ?? 0))
    + (store.includes(MULE) ? store.length : 0) + (store.includes(DOG) ? 2 * own.captured.length : 0)
    + (own.ranches * (own.ranches + 1)) / 2;
}

/** Every deed of the game, wherever it lies. */
export function allDeeds(view) {
  const held = sum(view.players.map((player) => player.deeds + player.fenced.length + player.ranches));
  return view.deeds + view.row.length + view.boxed.length + held;
}

/** Whether it is the Doc's turn: all dice lie there, something was gained, and no place is being resolved any more. */
export function atDoc(view) {
  const all = view.players.every((player) => player.dice.length === DICE);
  return view.place < 0 && !view.over && all && view.players.some((player) => player.gained);
}

/** Whether dice are being thrown. */
export function throwing(view) {
  return view.place < 0 && !view.over && !atDoc(view);
}
