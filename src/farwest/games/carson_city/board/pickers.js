// Pickers: before the game, the cards of the town picked by hand, and the course of the river.

import { html } from "htm/preact";
import { bustOf, columnOf, facts, range, rowOf } from "./facts.js";
import { Picture, dollars } from "./pieces.js";
import { nameOf } from "./people.js";

// --- cards ------------------------------------------------------------------------------------------

const numberOf = (name) => parseInt(name, 10);
const cardOf = (who) => facts.personalities.indexOf(who);
const isFree = (name) => name.endsWith("YR");

/** The power a card starts with: 2 × its number, and one more on the red side. */
const powerOfName = (name) => 2 * numberOf(name) + (name === `${numberOf(name)}R` ? 1 : 0);

/** How many cards there are: one more with the Street Boy. */
const wanted = (value) => facts.cards + (value.some((name) => numberOf(name) === cardOf("street_boy")) ? 1 : 0);

const needsHorses = (name) => name === `${cardOf("cowboy")}Y`;

/** What is picked, and what is missing. */
function cardsState({ value, options, t }) {
  const most = wanted(value);
  const left = most - value.length;
  const horseless = value.some(needsHorses) && !options.horses;
  const say = left > 0 ? t("board_pick_more", { number: left }) : left < 0 ? t("board_pick_less", { number: -left })
    : t("board_pick_ready");
  const count = `${t("board_pick_count", { number: value.length, most })} · ${say}`;
  const notes = [most > facts.cards && t("board_pick_street"), horseless && t("board_pick_horses")].filter(Boolean);
  return { ready: left === 0 && !horseless, text: [count, ...notes].join(" ") };
}

/** All cards, each with its sides to choose from; another press releases. */
function CardsPicker({ option, value, set, options, t }) {
  const toggle = (name) => {
    const others = value.filter((other) => numberOf(other) !== numberOf(name));
    const next = value.includes(name) ? others : [...others, name];
    set(option.values.filter((other) => next.includes(other)));
  };
  const cards = range(facts.personalities.length);
  return html`<div class="board-carson_city"><div class="deck">${cards.map((card) => {
    const sides = option.values.filter((name) => numberOf(name) === card);
    const picked = sides.find((name) => value.includes(name));
    return html`<div key=${card} class=${`decked ${picked ? "in" : ""}`} role="group"
      aria-label=${`${card} ${t.name("personality", card)}`}>
      <h3><i class="no">${card}</i><span>${t.name("personality", card)}</span></h3>
      ${sides.map((name) => html`<${Side} key=${name} name=${name} on=${name === picked} t=${t}
        off=${needsHorses(name) && !options.horses} toggle=${() => toggle(name)} />`)}</div>`;
  })}</div>
    <p class="row"><button class="btn small" disabled=${!value.length} onClick=${() => set([])}>
      ${t("board_pick_clear")}</button></p></div>`;
}

/** A side of a card as a button: its bust, its power, its limit. */
function Side({ name, on, off, toggle, t }) {
  const power = powerOfName(name);
  const text = isFree(name) ? range(2).map((side) => t(`board_short_${nameOf(power + side)}`)).join(" / ")
    : t(`board_short_${nameOf(power)}`);
  const limits = [...new Set(isFree(name) ? [facts.limits[power], facts.limits[power + 1]] : [facts.limits[power]])];
  const said = isFree(name) ? "" : `${t.name("side", power & 1)}: `;
  return html`<button type="button" class=${`cardside side-${isFree(name) ? "both" : power & 1}`}
    aria-pressed=${String(on)} disabled=${off && !on} onClick=${toggle}
    title=${off ? t("board_pick_horses") : t.tip(`opt_cards_${name}`)}>
    <${Picture} name=${bustOf(power)} class="bust" /><span class="vh">${said}</span><span class="pow">${text}</span>
    <small>${limits.map((limit) => dollars(limit)).join(" / ")}<span class="vh"> ${t("cash_limit")}</span></small>
    <i class="tick" aria-hidden="true"></i></button>`;
}

/** The cards of a published set. */
function SetCards({ value, t }) {
  const names = facts.sets?.[value];
  if (!names) return null;
  return html`<div class="board-carson_city"><ul class="ofset">${names.map((name) => {
    const power = powerOfName(name);
    const called = isFree(name) ? t.name("personality", numberOf(name)) : t.name("power", power);
    const side = isFree(name) ? "" : ` (${t.name("side", power & 1)})`;
    const title = t.tip(`opt_cards_${name}`);
    return html`<li key=${name} class=${`side-${isFree(name) ? "both" : power & 1}`} title=${title}>
      <i class="no">${numberOf(name)}</i>${called}<span class="vh">${side}</span></li>`;
  })}</ul></div>`;
}

// --- the river ----------------------------------------------------------------------------------------

const parcelOf = (name) => facts.parcels.indexOf(name);
const onBorder = (parcel) => [rowOf(parcel), columnOf(parcel)].some((line) => line === 0 || line === facts.size - 1);
const besides = (one, other) => Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1;

/** The printed river where none is drawn; else what the drawn one still needs. */
function riverState({ value, t }) {
  if (!value.length) return { ready: true, text: t("board_river_printed") };
  const course = value.map(parcelOf);
  const [first, last] = [course[0], course.at(-1)];
  const ready = course.length >= facts.river.fewest && onBorder(last);
  const say = ready ? t("board_river_ready", { first: t.name("parcel", first), last: t.name("parcel", last) })
    : t("board_river_on", { parcel: t.name("parcel", last) });
  return { ready, text: `${t("board_river_count", { number: course.length, most: facts.river.most })} · ${say}` };
}

/** The map to draw on: from the border, parcel by parcel; a parcel of the river takes it back to there. */
function RiverPicker({ option, value, set, t }) {
  const drawn = value.map(parcelOf);
  const shown = drawn.length ? drawn : facts.river.printed;
  const may = (parcel) => (!drawn.length ? onBorder(parcel)
    : drawn.length < facts.river.most && !drawn.includes(parcel) && besides(drawn.at(-1), parcel));
  const press = (parcel) => {
    const place = drawn.indexOf(parcel);
    if (place >= 0) set(value.slice(0, parcel === drawn.at(-1) ? -1 : place + 1));
    else if (may(parcel)) set([...value, option.values[parcel]]);
  };
  return html`<div class="board-carson_city"><p class="soft small">${t("board_river_begin")}${" "}
    ${t.tip("board_river_printed")}</p>
    <div class=${`riverplan ${drawn.length ? "" : "printed"}`} role="group" aria-label=${t("board_river_names")}>
      ${range(facts.size * facts.size).map((parcel) => {
      const wet = shown.includes(parcel);
      const own = drawn.includes(parcel);
      return html`<button type="button" key=${parcel} class=${`${wet ? "wet" : ""} ${may(parcel) ? "can" : ""}`}
        aria-pressed=${String(own)} aria-disabled=${String(!own && !may(parcel))} onClick=${() => press(parcel)}
        onKeyDown=${walk}>${t.name("parcel", parcel)}${own && html`<i aria-hidden="true">
          ${drawn.indexOf(parcel) + 1}</i>`}</button>`;
    })}</div>
    <p class="row"><button class="btn small" disabled=${!value.length} onClick=${() => set(value.slice(0, -1))}>
      ${t("board_river_back")}</button>
      <button class="btn small" disabled=${!value.length} onClick=${() => set([])}>${t("board_river_printed")}
        </button></p></div>`;
}

/** Arrows walk over the map. */
function walk(event) {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -facts.size, ArrowDown: facts.size };
  const cells = [...event.currentTarget.parentElement.children];
  const next = cells[cells.indexOf(event.currentTarget) + steps[event.key]];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export const pickers = {
  personalities: { About: SetCards },
  cards: { Picker: CardsPicker, state: cardsState },
  river_course: { Picker: RiverPicker, state: riverState },
};
