// What is the reader's own: his purse, his cowboys in the Ranch as cards, those in the Mine, what a move would mean.

import { html } from "htm/preact";
import { Icon, Mark } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { Odds } from "./duel.js";
import { drawingOf, range, sum } from "./facts.js";
import { Disc, Picture, cowboyOf, isPicked, term, tip } from "./pieces.js";
import { Bonus, HireRow, Purse, Score, badges } from "./seats.js";

export function Own({ view, lit, t }) {
  if (view.seat < 0) return null;
  const common = { view, seat: view.seat, t };
  return html`<div class=${`mine-all panel s${view.seat}`}><h2 class="vh">${t("board_own")}</h2>
    <div ...${lit(`seat-${view.seat}`, 0, "myself")}><header><${Mark} seat=${view.seat} />
      <b class="myname">${t.name("seat", view.seat)}</b>${badges(view, view.seat, t)}<span class="grow"></span>
      <${Bonus} ...${common} /><${Score} ...${common} /></header>
      <${Purse} ...${common} /><${HireRow} ...${common} /></div>
    <${Men} view=${view} lit=${lit} t=${t} /></div>`;
}

/** One card for each strength at home, and beside them whoever is in the Mine. */
function Men({ view, lit, t }) {
  const { ranch, mine } = view.players[view.seat];
  const home = (kind) => crewOf(view).at("ranch", view.seat, kind);
  const card = (n, kind, target, cls, names = []) => n > 0 && html`<${CowboyCard} key=${kind} kind=${kind} n=${n}
    names=${names} seat=${view.seat} given=${lit(`${target}-${kind}`, 0, cls)} t=${t} />`;
  return html`<div class="mymen"><div class="bunk" ...${term(t, "ranch", "DW-040")}><h3>${t("ranch")}</h3>
      <div class="cards">${ranch.map((n, kind) => card(n, kind, "ranch", "ranchcard", home(kind)))}
      ${sum(ranch) === 0 && html`<p class="soft">${t("board_no_one")}</p>`}</div></div>
    ${sum(mine) > 0 && html`<div class="bunk pit" ...${term(t, "abandoned_mine", "DW-038")}><h3>${t("board_mine")}</h3>
      <div class="cards">${mine.map((n, kind) => card(n, kind, "mine", "ranchcard minor"))}</div></div>`}</div>`;
}

function CowboyCard({ kind, n, names, seat, given, t }) {
  return html`<div role="group" aria-label=${cowboyOf(t, seat, kind + 1)} ...${given}
    ...${tip(t.name("cowboy", kind), t.name("cowboy", kind, "tip"), "DW-053")}>
    <span class="several">${range(n).map((which) => html`<${Disc} key=${which} seat=${seat} might=${kind + 1}
      data-piece=${names[which]} class=${which ? "behind" : ""} />`)}</span>
    <span class="kind">${t.name("cowboy", kind)}</span>${n > 1 && html`<span class="n">×${n}</span>`}
    ${isPicked(given) && html`<span class="ticked"><${Icon} name="check" /></span>`}</div>`;
}

/** What the picked cowboy would find in the picked building: its use, its fee, a duel and its chances. */
export function Ahead({ view, picked, t }) {
  const number = (target) => Number(picked.find((each) => each.startsWith(`${target}-`))?.split("-")[1] ?? -1);
  const plot = number("plot");
  const kind = number("ranch");
  if (plot < 0) return null;
  const tile = view.tiles[plot];
  const rival = view.clans[plot];
  const fee = view.fees[plot] > 0 && t("board_toll", { number: view.fees[plot], player: t.name("seat", view.officer) });
  const facts = [fee, rival >= 0 && duelAhead(view, plot, kind, t)].filter(Boolean);
  return html`<div class="ahead"><${Picture} name=${drawingOf(tile)} /><div>
    <p><b>${t.name("tile", tile)}</b> ${facts.length ? facts.join(" ") : t.name("tile", tile, "tip")}</p>
    ${rival >= 0 && kind >= 0 && html`<${Odds} own=${kind + 1} other=${view.mights[plot]}
      seats=${[view.seat, rival]} view=${view} t=${t} />`}</div></div>`;
}

/** Whom one would fight, with what against what, and what the Wanted token would cost. */
function duelAhead(view, plot, kind, t) {
  const { cartridges, horses } = view.players[view.clans[plot]];
  const { fine, next_fine: more } = view.players[view.seat];
  const dice = { own: kind + 1, other: view.mights[plot] };
  const rival = t.name("seat", view.clans[plot]);
  return t("board_duel_ahead", { rival, ...dice, cartridges, horses, pool: view.pool, fine, next: fine + more });
}
