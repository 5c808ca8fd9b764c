// The seats: all that a clan owns is open; what it would be worth now stands beside it.

import { html } from "htm/preact";
import { Icon, Money } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { printed, range, sum } from "./facts.js";
import { Disc, Picture, Tokens, cowboyOf, dollars, term, tip } from "./pieces.js";

/** The counters inside a seat's panel. */
export function Seat({ view, seat, lit, t }) {
  const common = { view, seat, t };
  return html`<div class="clan"><${Score} ...${common} /><${Purse} ...${common} />
    <div class="men"><${RanchRow} ...${common} lit=${lit} /><${MineRow} ...${common} /><${Bonus} ...${common} /></div>
    <${HireRow} ...${common} /></div>`;
}

/** Money, Wanted tokens with their fine, cartridges, horses. */
export function Purse({ view, seat, t }) {
  const player = view.players[seat];
  const { fine, next_fine: next } = player;
  const fined = player.wanted ? t("board_fine", { number: fine, next }) : t("board_no_fine", { next });
  const at = `seat-${seat}`;
  return html`<div class="purse"><span ...${term(t, "money", "DW-002")}><${Money} n=${player.cash} at=${at} /></span>
    <${Tokens} icon="dw-wanted" n=${player.wanted} label=${t("wanted")} at=${at}
      ...${tip(t("wanted"), `${fined} ${t.tip("wanted")}`, "DW-174")}>
      ${player.wanted > 0 && html`<em>${dollars(-fine)}</em>`}</${Tokens}>
    <${Tokens} icon="dw-cartridge" n=${player.cartridges} label=${t("cartridge")} at=${at}
      ...${term(t, "cartridge", "DW-052")} />
    <${Tokens} icon="dw-horse" n=${player.horses} label=${t("horse")} at=${at} ...${term(t, "horse", "DW-049")} />
    </div>`;
}

/** What a clan would score now: money less the fine. The Stage Depot's bonus stands apart: the Station would end it. */
export function Score({ view, seat, t }) {
  const { scores, total } = view.players[seat];
  const sure = total - scores.depot;
  const sums = { money: scores.money, fine: -scores.fine, total: sure, bonus: scores.depot };
  return html`<div class="worth" ...${tip(t("board_score"), t("board_score_tip", sums), "DW-175")}>
    <b>${dollars(sure)}</b><span class="vh">${t("board_score")}</span></div>`;
}

/** What the Stage Depot adds, as long as no Station stands. */
export function Bonus({ view, seat, t }) {
  const { depot } = view.players[seat].scores;
  return depot > 0 && html`<span class="bonus" ...${term(t, "stage_depot", "DW-116")}>
    <${Icon} name="dw-stage_depot" label=${t("stage_depot")} />+${depot}</span>`;
}

/** Cowboys at home; a rival's may be sent away. */
function RanchRow({ view, seat, lit, t }) {
  const { ranch } = view.players[seat];
  return html`<span class="squad" ...${term(t, "ranch", "DW-003")}><small>${t("ranch")}</small>
    ${sum(ranch) === 0 && html`<span class="none">–</span>`}
    ${ranch.map((_, kind) => crewOf(view).at("ranch", seat, kind).map((name, index) => html`<${Disc} key=${name}
      seat=${seat} might=${kind + 1} label=${cowboyOf(t, seat, kind + 1)} data-piece=${name}
      ...${index ? {} : lit(`ranch-${seat}-${kind}`)} />`))}</span>`;
}

function MineRow({ view, seat, t }) {
  const { mine } = view.players[seat];
  return sum(mine) > 0 && html`<span class="squad" ...${term(t, "abandoned_mine", "DW-023")}>
    <small>${t("board_mine")}</small>
    ${mine.map((n, kind) => range(n).map((which) => html`<${Disc} key=${`${kind} ${which}`} seat=${seat}
      might=${kind + 1} label=${cowboyOf(t, seat, kind + 1)} />`))}</span>`;
}

/** Who can still be hired, and for how much. */
export function HireRow({ view, seat, t }) {
  const cost = (kind) => t("board_hire_cost", { cowboy: t.name("cowboy", kind), dollars: printed.hire_cost[kind] });
  const said = t("board_hire_tip", { costs: t.join(range(3).map(cost)) });
  return html`<span class="squad hire" ...${tip(t("board_hire"), said, "DW-080")}><small>${t("board_hire")}</small>
    ${view.players[seat].hire.map((n, kind) => html`<span key=${kind} class=${n ? "" : "gone"}>
      <${Disc} seat=${seat} might=${kind + 1} />×${n}</span>`)}</span>`;
}

/** Tokens after a seat's name: whose turn it is, who collects the fee, who has one man left. */
export function badges(view, seat, t) {
  const office = (key, icon, name, told, cls = "") => html`<span key=${key} class=${`office ${cls}`} ...${told}>
    <${icon} name=${name} /><span class="vh">${told["data-name"]}</span></span>`;
  const turn = tip(t("board_turn_of"), t("board_turn_tip"), "DW-034");
  const last = tip(t("board_last_man"), t("board_last_man_tip"), "DW-168");
  return html`<span class="offices">${view.turn === seat && !view.over && office("turn", Icon, "play", turn)}
    ${view.officer === seat && office("star", Icon, "sheriff-star", term(t, "sheriff_fee", "DW-072"))}
    ${view.players[seat].serving === 1 && office("last", Picture, "dw-g-skull", last, "last")}</span>`;
}
