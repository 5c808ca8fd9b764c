// Facts: what is printed on the components, as the server tells it, and where things lie on the drawing.

/** Game.facts() of the server, learnt before the board is drawn first. */
export let facts = {};

export function learn(given) {
  facts = given;
}

export const range = (n) => [...Array(n).keys()];
export const sum = (numbers) => numbers.reduce((whole, part) => whole + part, 0);

// --- the map: cells of 100 units, dice beside it ---------------------------------------------------

export const MARGIN = 36;
export const CELL = 100;
export const WHOLE = 862;

export const rowOf = (parcel) => Math.floor(parcel / facts.size);
export const columnOf = (parcel) => parcel % facts.size;

/** Where a parcel lies, for the style: units of the drawing from its upper left corner. */
export const spotOf = (parcel) => ({ "--x": MARGIN + CELL * columnOf(parcel), "--y": MARGIN + CELL * rowOf(parcel) });

/** An edge: level or upright, and where it begins. The level ones come first, row by row. */
export function edgeOf(edge) {
  const level = facts.size * (facts.size + 1);
  if (edge < level) return { level: true, x: CELL * (edge % facts.size), y: CELL * Math.floor(edge / facts.size) };
  const upright = edge - level;
  return { level: false, x: CELL * (upright % (facts.size + 1)), y: CELL * Math.floor(upright / (facts.size + 1)) };
}

// --- what stands on a parcel ------------------------------------------------------------------------

/** The number of the building on a parcel, or -1. */
export const buildingOn = (view, parcel) => Math.max(-1, view.ground[parcel] - facts.ground.built);

/** What else a parcel carries: "bare", "house", "town_house", "mountain", "river"; or "built". */
export const groundOn = (view, parcel) => facts.ground.names[view.ground[parcel]] ?? "built";

export const isRiver = (view, parcel) => groundOn(view, parcel) === "river";

/** Seats with an ordinary cowboy on a place. */
export const seatsOn = (view, place) => range(view.players.length).filter((seat) => (view.at[place] >> seat) & 1);

/** Whose the white cowboy is. */
export const whiteOf = (view) => view.power[2 * facts.personalities.indexOf("sheriff")];

/** Everybody on a place: seats, the white cowboy's holder last. */
export function menOn(view, place) {
  const white = view.at[place] & facts.white ? [{ seat: whiteOf(view), white: true }] : [];
  return [...seatsOn(view, place).map((seat) => ({ seat, white: false })), ...white];
}

/** The seats that will fight on a place as things stand; none where nobody will. */
export const foesOn = (view, place) => view.duels.find(([where]) => where === place)?.[1] ?? [];

/** Whether there will be shooting on a place. */
export const contested = (view, place) => foesOn(view, place).length > 0;

// --- the track ------------------------------------------------------------------------------------

/** The winding way: squares by number, and reminders by name. */
export function steps() {
  const first = facts.first_tile;
  const tiles = facts.squares.filter((name) => name.startsWith("build")).length;
  const gambling = facts.squares.indexOf("gambling");
  const all = range(facts.squares.length);
  return [...all.slice(0, first), "parcel_purchase", ...all.slice(first, first + tiles), "deferred_placement",
    ...all.slice(first + tiles, gambling + 1), "building_income", ...all.slice(gambling + 1)];
}

/** The colour of a square tells what it gives. */
export function familyOf(square) {
  const name = facts.squares[square];
  if (name.startsWith("build")) return "bld";
  if (name.startsWith("inc") || name === "gambling") return "inc";
  return name.startsWith("vp") || name.startsWith("buy") ? "vps" : "sup";
}

/** What the buildings of a seat pay as things stand, before anybody robs them. */
export const incomeOf = (view, seat) => sum(range(view.owner.length).filter((parcel) => view.owner[parcel] === seat)
  .map((parcel) => view.income[parcel] * view.factor[parcel]));

export const tileOn = (view, square) => view.row[square - facts.first_tile] ?? -1;

/** The drawing of a square: its tile, or what it gives. */
export function squareDrawing(view, square) {
  const name = facts.squares[square];
  const tile = tileOn(view, square);
  if (tile >= 0) return `cc-${facts.buildings[tile]}`;
  if (name.startsWith("build")) return "cc-build";
  return name.startsWith("buy") ? "cc-buy" : `cc-${name}`;
}

// --- personalities ------------------------------------------------------------------------------------

const FACES = { doctor_undertaker: ["doctor", "undertaker"], lawyer_editor: ["lawyer", "editor"] };

/** The bust of a power. */
export function bustOf(power) {
  const name = facts.personalities[power >> 1];
  return `cc-p_${FACES[name]?.[power & 1] ?? name}`;
}

/** The power a seat holds by a card. */
export const powerOf = (view, seat, card) => (view.power[2 * card + 1] === seat ? 2 * card + 1 : 2 * card);

// --- the clause that tells more ------------------------------------------------------------------------

export const SQUARE_CLAUSES = { wages: "CC-067", ammo: "CC-068", roads3: "CC-070", road1: "CC-071",
  inc_parcels: "CC-078",
  inc_cowboys: "CC-079", gambling: "CC-080", vp_parcels: "CC-081", vp_buildings: "CC-082", vp_cowboys: "CC-083",
  parcel_purchase: "CC-074", deferred_placement: "CC-103", building_income: "CC-135" };
export const squareClause = (name) => SQUARE_CLAUSES[name] ?? (name.startsWith("build") ? "CC-076" : "CC-084");

export const BUILDING_CLAUSES = { ranch: "CC-112", mine: "CC-111", drugstore: "CC-116", bank: "CC-117",
  saloon: "CC-118",
  hotel: "CC-113", church: "CC-114", prison: "CC-120", general_store: "CC-124", school: "CC-123", blacksmith: "CC-119",
  town_hall: "CC-132", station: "CC-121" };
export const buildingClause = (building) => BUILDING_CLAUSES[facts.buildings[building]];

export const GROUND_CLAUSES = { house: "CC-098", town_house: "CC-099", mountain: "CC-111", river: "CC-237" };

const POWER_CLAUSES = ["162", "164", "166", "169", "171", "172", "173", "175", "176", "177", "178", "179", "180",
  "181", "182",
  "183", "184", "185", "186", "188", "195", "196", "198", "200", "201", "205", "207", "208", "210", "214", "215",
    "216", "217",
  "220", "222", "223", "224", "226"];
export const powerClause = (power) => `CC-${POWER_CLAUSES[power]}`;
export const CORRAL_CLAUSES = ["CC-288", "CC-289", "CC-291", "CC-292", "CC-293"];
