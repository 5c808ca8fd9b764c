// The seats: what everybody may see of a player.

import { html } from "htm/preact";
import { Money } from "/web/parts.js";
import { counted, printed, sum } from "./facts.js";
import { Objective } from "./cards.js";
import { Pic, Stat, Vp, tip } from "./pieces.js";

/** The counters inside a seat's panel. */
export function Seat({ view, seat, t, small }) {
  const player = view.players[seat];
  return html`<div class="seat-box"><div class="seat-line"><${Money} n=${player.cash} at=${`seat-${seat}`} />
      <${Stat} icon="gwt_engine" n=${printed.spaces[player.engine]} label=${t("locomotive")} text=${t.name("space",
      player.engine)} class=${`loc s${seat}`} />
      ${player.scores && html`<${Vp} n=${sum(Object.values(player.scores))} label=${t("vp")} />`}</div>
    <${Stats} player=${player} seat=${seat} t=${t} />${!small && html`<${Laid} player=${player} t=${t} />`}</div>`;
}

/** Workers, limits, cards and whatever was collected. */
export function Stats({ player, seat, t }) {
  const certificates = `/${player.certificate_limit}${player.permanent ? ` +${player.permanent}` : ""}`;
  const hand = [t("board_hand", { number: player.hand, most: player.hand_limit }), known(player,
    t)].filter(Boolean).join(" ");
  return html`<div class="stats">
    ${player.workers.map((n, worker) => html`<${Stat} key=${worker} icon=${`gwt_${printed.workers[worker]}`} n=${n}
    label=${t.name("worker", worker)} text=${t.name("worker", worker, "tip")} />`)}
    <${Stat} icon="gwt_building" n=${player.built} label=${t("private_building")} text=${[t("board_built",
    { number: player.built }), toBuild(player, t)].filter(Boolean).join(" ")} />
    <${Stat} icon="gwt_certificate" n=${player.certificates} more=${certificates} label=${t("certificate")}
    text=${t("board_certificates", { number: player.certificates, most: player.certificate_limit,
      permanent: player.permanent })} />
    <${Stat} icon="gwt_steps" n=${player.steps} label=${t("step_limit")} text=${t.tip("step_limit")} />
    <${Stat} icon="gwt_hand_limit" n=${player.hand} more=${`/${player.hand_limit}`} label=${t("board_hand_title")}
    text=${hand} />
    <${Stat} icon="gwt_deck" n=${player.deck} more=${`+${player.discard.length}`} label=${t("herd_deck")}
    text=${[t("board_herd", { deck: player.deck, discard: player.discard.length }), ...herd(player, t)].join(" ")} />
    <${Stat} icon="gwt_hazard" n=${player.hazards.length} label=${t("hazard")} text=${t("board_points",
    { vp: sum(player.hazards.map((tile) => printed.tile_vp[tile])) })} />
    <${Stat} icon="gwt_teepee_pair" n=${player.teepees[0]} more=${`+${player.teepees[1]}`} label=${t("teepee")}
    text=${t("board_teepees", { blue: player.teepees[0], green: player.teepees[1] })} />
    <${Stat} icon="gwt_objective" n=${player.area.length} label=${t("objective_area")} text=${laidText(player, t)} />
    <${Stat} icon="gwt_disc" n=${sum(player.discs)} label=${t("disc")} text=${t("board_discs_left",
    { number: sum(player.discs) })} class=${`s${seat} ofseat`} /></div>`;
}

const listed = (cards, t) => t.join(counted(cards).map(([card, n]) => (n > 1 ? `${t.name("card", card)} ×${n}`
  : t.name("card", card))));

/** In words, which cards of a hand everybody knows. */
function known(player, t) {
  return player.known.length ? t("board_known", { cards: listed(player.known, t) }) : "";
}

/** In words, what a herd is made of: the discard pile, and the rest without its order. */
function herd(player, t) {
  return [["board_discarded", player.discard], ["board_undisclosed", player.hidden]]
    .filter(([, cards]) => cards.length).map(([id, cards]) => t(id, { cards: listed(cards, t) }));
}

/** In words, the numbers of the buildings that are still to be built. */
function toBuild(player, t) {
  const numbers = player.unbuilt.map((number) => String(number + 1));
  return numbers.length ? t("board_unbuilt", { buildings: t.join(numbers) }) : "";
}

/** In words, which objective cards lie before a player. */
function laidText(player, t) {
  const names = player.area.map((card) => t.name("card", card));
  return names.length ? t("board_cards", { cards: t.join(names) }) : t.tip("objective_area");
}

/** Objective cards played and station masters taken. */
function Laid({ player, t }) {
  if (!player.area.length && !player.masters.length) return null;
  return html`<div class="laid">${player.area.map((card, index) => html`<${Objective} key=${index} card=${card} t=${t}
    class="tiny" />`)}
    ${player.masters.map((tile) => html`<span key=${`m${tile}`} class="mini-master" ...${tip(t.name("master", tile),
    t.name("master", tile, "tip"))}><${Pic} name="gwt_master" label=${t.name("master", tile)} /></span>`)}</div>`;
}

/** The token of the job market, once somebody has taken it. */
export function badges(view, seat, t) {
  if (view.holder !== seat) return null;
  return html`<span class="office" data-piece="job-token" ...${tip(t("job_market_token"), t.tip("job_market_token"))}>
    <${Pic} name="gwt_job_token" label=${t("job_market_token")} /></span>`;
}
