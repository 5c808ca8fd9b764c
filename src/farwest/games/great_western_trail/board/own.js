// One's own things: the hand and what it is worth, the player board, the buildings still to come.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Money } from "/web/parts.js";
import { minus } from "/web/words.js";
import { breedOf, counted, isCattle, printed, range, valueOf } from "./facts.js";
import { CardAction, Objective, Stakes, Tasks, cattleTip, objectiveTip } from "./cards.js";
import { Building, Coin, Pic, SeatMark, Stat, Vp, shapeOf, term, tip } from "./pieces.js";
import { MasterFace } from "./rail.js";
import { Folded, Signs } from "./signs.js";
import { region, useScroll } from "./regions.js";
import { badges } from "./seats.js";

/** Everything one's own; on small screens the board stands behind a tab, the hand stays. */
export function Own({ view, lit, t, size }) {
  const parts = useRef(null);
  useScroll(parts, "mine");
  const player = view.players[view.seat];
  if (!player) return null;
  const open = size !== "phone" || region.value === "mine";
  const given = { view, player, lit, t };
  return html`<div class=${`mine-all s${view.seat} ${open ? "" : "shut"}`}>
    ${size === "phone" && html`<${Pocket} ...${given} />`}
    <div class="mine-parts" data-region="mine" tabindex=${size === "phone" ? 0 : null} ref=${parts}>
      <${Hand} ...${given} /><${PlayerBoard} ...${given} />
    <${Plans} ...${given} /></div></div>`;
}

// --- the hand ----------------------------------------------------------------------------------------

/** Cards that share a name are told apart by their number. */
const which = (hand, index) => hand.slice(0, index).filter((card) => card === hand[index]).length;

function Hand({ view, player, lit, t }) {
  const { hand, value, counting } = view;
  const base = value + player.permanent;
  return html`<section class="gp hand"><h3><${SeatMark} seat=${view.seat} />${badges(view, view.seat, t)}<span ...${tip(t("board_hand_title"), t("board_hand", { number: hand.length,
    most: player.hand_limit }))}>${t("board_my_hand")} <small>${hand.length}/${player.hand_limit}</small></span>
      <${Sum} view=${view} player=${player} t=${t} /></h3>
    <${Ruler} view=${view} player=${player} base=${base} t=${t} />
    <div class="cards">${hand.map((card, index) => html`<${HandCard} key=${index} card=${card}
    counts=${counting[index]} which=${which(hand, index)} missing=${view.tally.hand[index]} view=${view} lit=${lit}
    t=${t} />`)}
      ${!hand.length && html`<p class="soft">${t("board_hand_empty")}</p>`}</div>
    <${Piles} view=${view} player=${player} t=${t} /></section>`;
}

/** What the hand is worth: its breeds, permanent certificates, and up to what one may spend. */
function Sum({ view, player, t }) {
  const base = view.value + player.permanent;
  const beasts = view.hand.filter((_, index) => view.counting[index]);
  const text = t("board_value", { value: base, most: base + player.certificates });
  return html`<span class=${`calc ${beasts.length > 3 ? "many" : ""}`} ...${tip(t("breeding_value"),
    `${text} ${t.tip("breeding_value")}`)}>${beasts.map((card, index) => html`<span key=${index}
      class="add">${index > 0 && "+"}<${Pic} name=${`gwt_breed_${breedOf(card)}`} />${valueOf(card)}</span>`)}
    ${player.permanent > 0 && html`<span class="add">${beasts.length > 0 && "+"}<${Pic}
    name="gwt_certificate_permanent" />${player.permanent}</span>`}<span aria-hidden="true">=</span>
    <b class="tot">${base}</b>
    ${player.certificates > 0 && html`<span class="plus"><${Pic}
    name="gwt_certificate" />+${player.certificates} → ${base + player.certificates}</span>`}</span>`;
}

/** Where a value lies on the ruler, from 0 to 1: the cities stand at equal distances. */
function along(value) {
  const steps = printed.city_value;
  const next = steps.findIndex((step) => step > value);
  if (next < 0) return 1;
  return (next - 1 + (value - steps[next - 1]) / (steps[next] - steps[next - 1])) / (steps.length - 1);
}

/** The cities by value: reached now, with certificates, or not; where one has a disc already. */
function Ruler({ view, player, base, t }) {
  const at = (value) => `${(4 + 92 * along(value)).toFixed(1)}%`;
  return html`<div class="ruler"><i class="whole"></i><i class="now" style=${{ width: at(base) }}>
    </i>${player.certificates > 0 && html`<i class="then" style=${{ left: at(base),
    width: `calc(${at(base + player.certificates)} - ${at(base)})` }}></i>`}
    ${view.deliveries.map(({ open, missing, within, transport }, city) => {
      const state = !open ? "own" : !missing ? "ok" : within ? "near" : "not";
      const text = !open ? t("board_city_taken") : `${missing ? t("board_city_missing", { number: missing })
        : t("board_city_enough")} ${t("board_transport", { cost: transport })}`;
      return html`<span key=${city} class=${`tick ${state} ${printed.city_white[city] ? "white" : "black"}`}
        style=${{ left: at(printed.city_value[city]) }} ...${tip(t.name("city", city),
          text)}>${printed.city_value[city]}</span>`;
    })}</div>`;
}

function HandCard({ card, counts, which: number, missing, view, lit, t }) {
  const { class: cls, ...given } = lit(`card-${card}`, number, "");
  const piece = { "data-piece": `card-${card}-${number}` };
  if (!isCattle(card)) {
    return html`<span class=${`card obj ${cls}`} ...${given} ...${piece} ...${objectiveTip(t, card)}>
      <span class="nm">${t("board_objective")}</span><span class="otop"><${CardAction} card=${card} />
      <${Stakes} card=${card} /></span><${Tasks} card=${card} missing=${missing} t=${t} />
      <span class="vh">${t.name("card", card)}</span></span>`;
  }
  const name = t(breedOf(card));
  return html`<span class=${`card b-${breedOf(card)} ${counts ? "" : "dup"} ${cls}`} ...${given} ...${piece}
    ...${cattleTip(t, card)}><span class="nm"><span style=${{ "--squeeze": Math.min(1, (view.hand.length > 4 ? 7
    : 9.5) / name.length).toFixed(2) }}>${name}</span></span><${Pic} name=${`gwt_breed_${breedOf(card)}`} />
    <b class="val">${valueOf(card)}</b><span class="cv"><${Vp} n=${printed.cattle_vp[card]} label=${t("vp")} />
    </span>${!counts && html`<em>${t("board_counted")}</em>`}</span>`;
}

/** The draw stack and the discard pile: how many, and of what. */
function Piles({ view, player, t }) {
  const names = (cards) => counted(cards).map(([card, n]) => (n > 1 ? `${t.name("card", card)} ×${n}` : t.name("card",
    card)));
  const list = (cards) => (cards.length ? t("board_cards", { cards: t.join(names(cards)) }) : t("board_no_cards"));
  return html`<p class="piles"><${Stat} icon="gwt_deck" n=${player.deck} label=${t("draw_stack")}
    text=${list(view.unseen)} /><${Stat} icon="gwt_discard" n=${player.discard.length} label=${t("discard_pile")}
      text=${list(player.discard)} />
    <${Money} n=${player.cash} at=${`seat-${view.seat}`} /></p>`;
}

/** On small screens: the hand in one line, always there. */
function Pocket({ view, player, lit, t }) {
  const { hand, counting } = view;
  const base = view.value + player.permanent;
  return html`<div class="pocket" aria-label=${t("board_value", { value: base, most: base + player.certificates })}
    role="group">${hand.map((card, index) => {
    const name = isCattle(card) ? `gwt_breed_${breedOf(card)}` : "gwt_objective";
    return html`<span key=${index} ...${lit(`card-${card}`, which(hand, index), `pc ${counting[index]
      || !isCattle(card) ? "" : "dup"}`)} ...${isCattle(card) ? cattleTip(t, card) : objectiveTip(t, card)}>
      <${Pic} name=${name} label=${t.name("card", card)} /></span>`;
  })}<span class="grow"></span><${Money} n=${player.cash} at=${region.value === "mine" ? null : `seat-${view.seat}`} />
    <b class="tot" ...${term(t, "breeding_value")}>${base}</b>${player.certificates > 0 && html`<small>
    <${Pic} name="gwt_certificate" />+${player.certificates}</small>`}</div>`;
}

// --- the player board --------------------------------------------------------------------------------

function PlayerBoard({ view, player, lit, t }) {
  const given = { view, player, lit, t };
  return html`<section class="gp myboard"><div class="blk"><h4 ...${term(t, "worker")}>${t("board_workers")}
    </h4>${range(printed.workers.length).map((worker) => html`<${WorkerRow} key=${worker} worker=${worker}
    ...${given} />`)}</div>
    <div class="blk"><h4 ...${term(t, "auxiliary_action")}>${t("board_auxiliary")}
    </h4>${range(printed.auxiliary.length).map((kind) => html`<${Auxiliary} key=${kind} kind=${kind} ...${given} />`)}
    </div>
    <div class="blk limits"><h4>${t("board_limits")}</h4><${Certificates} ...${given} /><${Steps} ...${given} />
    <${HandLimit} ...${given} /></div></section>`;
}

function WorkerRow({ worker, player, lit, t }) {
  const n = player.workers[worker];
  const name = t.name("worker", worker);
  return html`<div ...${lit(`row-${worker}`, 0, "wrow")}><b class="wn" ...${tip(name,
    t.name("worker", worker, "tip"))}>${n}<span class="vh"> ${name}</span></b>
    ${range(printed.worker_limit).map((index) => {
    const space = index + 1;
    const signs = printed.space_signs[worker][space];
    const vp = space >= printed.worker_vp_from;
    const about = signs.length ? term(t, `${printed.workers[worker]}_${space}`) : tip(t("worker_space"),
      t.tip("worker_space"));
    return html`<span key=${space} class=${`wcell ${index < n ? "full" : index === n ? "nextw" : ""}`}
      ...${about}>${index < n ? html`<${Pic} name=${`gwt_${printed.workers[worker]}`} />` : signs.length > 0
      && html`<${Folded} signs=${signs} />`}${vp && html`<em aria-hidden="true">${printed.worker_vp}</em>`}</span>`;
  })}</div>`;
}

/** A space of the board for a disc: the disc, or what it freed. */
function Hole({ kind, filled, seat, lit, target = null, text = "", which: number = 0, t }) {
  const white = printed.disc_white[kind] > 0;
  const frame = white ? "white" : "black";
  const name = t.name("disc", kind, "frees");
  if (filled) {
    return html`<span ...${lit(`disc-${kind}`, number, `hole2 ${frame}`)} ...${tip(t.name("disc", kind),
      `${name} ${t(white ? "board_disc_white" : "board_disc_black")}`)}>
        <svg class=${`s${seat}`} viewBox="0 0 64 64" aria-hidden="true" data-piece=${`disc-${kind}-${number}`}>
        <circle cx="32" cy="32" r="27"/><use href=${`#${shapeOf(seat)}`} x="17" y="17" width="30" height="30"/></svg>
        </span>`;
  }
  return html`<span ...${target ? lit(target, 0, `hole2 open ${frame}`) : { class: `hole2 open ${frame}` }}
    ...${tip(t.name("disc", kind), name)}>${text}</span>`;
}

function Auxiliary({ kind, view, player, lit, t }) {
  const discs = player.discs[kind];
  const single = printed.single_signs[kind];
  const open = discs < 2;
  const given = { kind, seat: view.seat, lit, t };
  const first = printed.start_discs[kind] > 1 ? html`<${Hole} ...${given} filled=${discs > 1}
    target=${`auxiliary-${kind}-single`} text="1×" />`
    : html`<span ...${lit(`auxiliary-${kind}-single`, 0, "hole2 open none")} ...${tip(t.name("auxiliary", kind),
    t.name("auxiliary", kind, "tip"))}>1×</span>`;
  return html`<div class=${`arow ${open ? "" : "lock"}`}>${first}<${Hole} ...${given} filled=${discs > 0} which=${1}
    target=${`auxiliary-${kind}-double`} text="2×" />
    <span class="eff" ...${tip(t.name("auxiliary", kind), t.name("auxiliary", kind, "tip"))}>
    <${Signs} signs=${single} /></span></div>`;
}

const discNamed = (name) => printed.discs.indexOf(name);

function Certificates({ view, player, lit, t }) {
  return html`<div class="lrow"><${Stat} icon="gwt_certificate" n=${player.certificates}
    more=${`/${player.certificate_limit}`} label=${t("certificate")} text=${t.tip("certificate")} />
    <span class="track">${printed.certificates.map((number) => {
      const kind = discNamed(`disc_cert_${number}`);
      const covered = kind >= 0 && player.discs[kind] > 0;
      const at = player.certificates === number;
      return html`<span key=${number} ...${lit(`certificate-${number}`, 0, `ct ${at ? "at" : ""} ${covered ? "lockd"
        : ""} ${kind >= 0 && !covered ? "wopen" : ""}`)} ...${covered ? tip(t.name("disc", kind), t.name("disc", kind,
        "frees")) : tip(t("certificate_marker"), t.tip("certificate_marker"))}>
        ${covered ? html`<${Hole} kind=${kind} filled=${true} seat=${view.seat} lit=${lit} t=${t} /><b>${number}
        </b>` : html`${at && html`<span class="mk" data-piece="certificates"><${SeatMark} seat=${view.seat} /></span>`}
        <b>${number}</b>`}</span>`;
    })}</span></div>`;
}

function Steps({ view, player, lit, t }) {
  const seats = view.players.length;
  const gains = [["disc_step_money", printed.steps_step_money[seats], html`<${Coin} n=${printed.step_disc_money} />`],
    ["disc_step_vp", printed.steps_step_vp[seats], html`<${Vp} n=${printed.step_disc_vp} />`]];
  return html`<div class="lrow"><${Stat} icon="gwt_steps" n=${player.steps} label=${t("step_limit")}
    text=${t.tip("step_limit")} />${gains.map(([name, more, gift]) => {
    const kind = discNamed(name);
    return html`<span key=${name} class="gainer"><${Hole} kind=${kind} filled=${player.discs[kind] > 0}
      seat=${view.seat} lit=${lit} t=${t} text=${`+${more}`} /><small>+${more} ${gift}</small></span>`;
  })}</div>`;
}

function HandLimit({ view, player, lit, t }) {
  const kind = discNamed("disc_hand");
  return html`<div class="lrow"><${Stat} icon="gwt_hand_limit" n=${player.hand_limit} label=${t("hand_limit")}
    text=${t.tip("hand_limit")} />${range(printed.start_discs[kind]).map((index) => html`<span key=${index}
      class="gainer"><${Hole} kind=${kind} which=${index}
      filled=${player.discs[kind] >= printed.start_discs[kind] - index} seat=${view.seat} lit=${lit} t=${t}
        text="+1" /></span>`)}
    <small>+1 <${Coin} n=${printed.hand_cost} pay=${true} label="$" /></small></div>`;
}

// --- buildings to come, cards laid out, tiles collected ------------------------------------------------

function Plans({ view, player, lit, t }) {
  return html`<section class="gp plans"><h3 ...${term(t, "build")}>${t("board_to_build")}</h3>
    <div class="ubs">${player.unbuilt.map((number) => html`<${Plan} key=${number} number=${number} view=${view}
    lit=${lit} t=${t} />`)}
      ${!player.unbuilt.length && html`<p class="soft">${t("board_all_built")}</p>`}</div>
    <div class="gains"><${Area} view=${view} player=${player} t=${t} /><${Taken} player=${player} t=${t} /></div>
    </section>`;
}

function Plan({ number, view, lit, t }) {
  const building = number * 2 + view.sides[number];
  const tile = printed.private + view.seat * printed.buildings.length + building;
  const able = view.buildable.includes(number);
  const act = () => ({ class: "act" });
  return html`<span ...${lit(`building-${number + 1}`, 0, `ub ${able ? "ok" : ""}`)} ...${tip(t.name("building",
    building), t.name("building", building, "tip"))}>
    <svg class="gwt" viewBox="-3 -3 158 90" aria-hidden="true" data-piece=${`tile-${tile}`}>
    <${Building} tile=${tile} fees=${view.fees} act=${act} t=${t} /></svg>
    <span class="need"><${Pic} name="gwt_craftsman" /><b>${printed.craftsmen[building]}</b></span>
    <span class="vh">${t.name("building", building)}</span></span>`;
}

/** The objective cards before one, each with what is there of it and what is missing. */
function Area({ view, player, t }) {
  const { area, points } = view.tally;
  return html`<div class="area"><h4 ...${tip(t("objective_area"), t("board_area_points",
    { points: minus(points) }))}>${t("objective_area")} <${Vp} n=${points} label=${t("vp")} /></h4>
    <div class="areacards">${player.area.map((card, index) => html`<${Objective} key=${index} card=${card} t=${t}
    missing=${area[index]} class="small" data-piece=${`area-${card}-${index}`} />`)}</div></div>`;
}

function Taken({ player, t }) {
  const [blue, green] = player.teepees;
  return html`<div class="taken"><h4>${t("board_collected")}</h4><div class="takens">
    ${counted(player.hazards).map(([tile, n]) => html`<span key=${tile} class="tk1" ...${tip(t.name("tile", tile),
    t("board_points", { vp: printed.tile_vp[tile] }))}><${Pic} name=${`gwt_${printed.tiles[tile].split("_")[0]}`}
      label=${t.name("tile", tile)} /><${Vp} n=${printed.tile_vp[tile]} />${n > 1 && html`<b>×${n}</b>`}</span>`)}
    ${blue > 0 && html`<${Stat} icon="gwt_teepee_blue" n=${blue} label=${t("board_task_l")}
    text=${t.tip("teepee")} />`}${green > 0
    && html`<${Stat} icon="gwt_teepee_green" n=${green} label=${t("board_task_g")} text=${t.tip("teepee")} />`}
    ${player.masters.map((tile) => html`<svg key=${`m${tile}`} class="gwt smaster" viewBox="-1 -1 56 52"
    ...${tip(t.name("master", tile), t.name("master", tile, "tip"))} aria-label=${t.name("master", tile)} role="img">
    <g class="sm"><${MasterFace} tile=${tile} width=${54} height=${50} /></g></svg>`)}
    ${!player.hazards.length && !blue && !green && !player.masters.length && html`<span class="soft">–</span>`}</div>
    </div>`;
}

