// The track: the squares in the order in which they are resolved, and who stands on them.

import { html } from "htm/preact";
import { Flag } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { contested, facts, familyOf, incomeOf, menOn, squareClause, squareDrawing, steps, tileOn } from "./facts.js";
import { Picture, Piece, dollars, glows, menWords, squareTip, tip } from "./pieces.js";

const WIDE = 12;      // steps in a row on wide boards
const NARROW = 6;     // and on small ones

/** Where a step lies in a winding way: its row and column, and where the way goes on. */
function winding(index, most) {
  const row = Math.floor(index / most);
  const step = index % most;
  const back = row % 2 === 1;
  return { row: row + 1, column: (back ? most - 1 - step : step) + 1, goes: step === most - 1 ? "down" : back ? "left"
    : "right" };
}

export function Track({ view, lit, t }) {
  const way = steps();
  return html`<ol class="track" aria-label=${t("board_track")}>${way.map((step, index) => {
    const wide = winding(index, WIDE);
    const narrow = winding(index, NARROW);
    const last = index === way.length - 1;
    const cls = `step go-${last ? "nowhere" : wide.goes} pgo-${last ? "nowhere" : narrow.goes}`;
    const place = { "--r": wide.row, "--c": wide.column, "--pr": narrow.row, "--pc": narrow.column };
    return html`<li key=${step} class=${cls} style=${place}>${typeof step === "string"
      ? html`<${Reminder} name=${step} view=${view} t=${t} />` : html`<${Square} square=${step}
        view=${view} lit=${lit} t=${t} />`}</li>`;
  })}</ol>`;
}

/** A step that takes no cowboy; that of the buildings tells what they pay everybody, and shows it to the reader. */
function Reminder({ name, view, t }) {
  const now = view.step === name;
  const pays = name === "building_income";
  const said = pays ? `${t.tip(name)} ${incomesWords(view, t)}` : t.tip(name);
  return html`<div class=${`sq rem ${now ? "now" : ""}`} ...${tip(t(name), said, squareClause(name))}>
    <${Picture} name=${`cc-${name}`} /><b class="val">${t(`board_${name}_short`)}</b>
    ${pays && view.seat >= 0 && html`<small>${dollars(incomeOf(view, view.seat))}</small>`}
    ${now && html`<${Flag} />`}</div>`;
}

/** What the buildings of everybody pay as things stand. */
function incomesWords(view, t) {
  const incomes = view.players.map((_, seat) => t("board_income_of", { player: t.name("seat", seat),
    amount: dollars(incomeOf(view, seat)) }));
  return t("board_incomes", { incomes: t.join(incomes) });
}

function Square({ square, view, lit, t }) {
  const tile = tileOn(view, square);
  const open = view.open_squares[square];
  const acting = view.phase === "resolution";
  const now = acting && !view.step && view.square === square;
  const given = lit(`square-${square}`, 0, "");
  const doctor = glows(given);
  const cls = ["sq", familyOf(square), !open && "closed", now && "now", acting && square < view.square && !doctor
    && "past"];
  const { class: sign = "", ...rest } = given;
  const men = menOn(view, square);
  const said = squareTip(t, square, [...tileWords(view, square, t), ...menWords(view, square, t)]);
  return html`<div class=${[...cls, sign].filter(Boolean).join(" ")} role="group" aria-label=${t.name("square",
    square)} ...${said} ...${rest}>
    <${Picture} name=${squareDrawing(view, square)} class=${tile >= 0 ? "art" : ""} />
    <${Worth} square=${square} view=${view} t=${t} />
    <${Men} square=${square} men=${men} view=${view} lit=${lit} t=${t} />
    ${contested(view, square) && html`<span class="fight" aria-hidden="true"><${Picture} name="cc-g-gun" /></span>`}
    ${now && html`<${Flag} />`}</div>`;
}

function tileWords(view, square, t) {
  const tile = tileOn(view, square);
  if (tile >= 0) return [t("board_tile_here", { building: t.name("building", tile), text: t.name("building", tile,
    "tip") })];
  return view.open_squares[square] ? [] : [t("board_shut")];
}

/** What a square gives the reader as things stand, or what its tile costs him; below it, from what. */
function Worth({ square, view, t }) {
  const name = facts.squares[square];
  const family = familyOf(square);
  const worth = view.worth[square];
  const mine = view.seat >= 0;
  if (family === "bld") {
    const tile = tileOn(view, square);
    const printed = facts.printed[square];
    return html`<b class="val">${worth < printed && html`<s>${printed}</s> `}${dollars(worth)}</b>
      <small>${tile >= 0 ? narrowName(tile, t) : t("board_empty")}</small>`;
  }
  const big = { wages: dollars(worth), ammo: `+${worth}`, roads3: worth, road1: worth,
    gambling: t("board_two_dice") }[name]
    ?? (family === "vps" && !name.startsWith("buy") ? t("board_vp", { number: worth }) : dollars(worth));
  const asks = mine || !(name.startsWith("inc") || name.startsWith("vp"));
  return html`<b class="val">${asks ? big : ""}</b><small>${view.open_squares[square] || name === "ammo"
    ? t(`board_from_${fromOf(name)}`) : t("board_shut_short")}</small>`;
}

/** The name of a building where there is little room. */
function narrowName(building, t) {
  const id = `board_narrow_${facts.buildings[building]}`;
  return t.has(id) ? t(id) : t.name("building", building);
}

const fromOf = (name) => (name.startsWith("buy") ? "buy" : name);

/** Cowboys on a square; where several of a player may stand, one with their number. */
function Men({ square, men, view, lit, t }) {
  const crew = crewOf(view);
  if (!men.length) return null;
  const counts = { wages: "wages", road1: "labour" }[facts.squares[square]];
  return html`<span class="men">${men.map(({ seat, white }) => {
    const names = white ? ["white"] : crew.at(`place-${square}`, seat);
    const n = counts && !white ? view.players[seat][counts] : 1;
    const given = white ? lit("cowboy-white", 0, "") : seat === view.seat ? lit(`cowboy-${square}`, 0, "") : {};
    return html`<span key=${`${seat} ${white}`} ...${given} class=${`man ${given.class ?? ""}`}>
      ${names.map((name, which) => html`<${Piece} key=${name} seat=${seat} white=${white} data-piece=${name}
        class=${which ? "behind" : ""}
        label=${which ? "" : t("board_man_of", { player: t.name("seat", seat) })} />`)}
      ${n > 1 && html`<i class="n">${n}</i>`}<${Token} view=${view} place=${square} seat=${seat}
        white=${white} /></span>`;
  })}</span>`;
}

/** The token a cowboy brought. */
export function Token({ view, place, seat, white }) {
  const mark = white ? facts.white : 1 << seat;
  if (view.blast[place] & mark) return html`<${Picture} name="cc-dynamite" class="token" />`;
  if (!white && place < facts.land && view.ladies[place] & mark) return html`<${Picture} name="cc-no_duel"
    class="token" />`;
  return null;
}
