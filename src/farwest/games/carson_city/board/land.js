// The land: 64 parcels with what stands on them, roads and bridges on their edges, the river, cowboys and outlaws.

import { html } from "htm/preact";
import { Mark } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { CELL, GROUND_CLAUSES, MARGIN, WHOLE, buildingClause, buildingOn, columnOf, contested, edgeOf, facts,
  groundOn, isRiver,
  menOn, range, rowOf, spotOf } from "./facts.js";
import { Picture, Piece, dollars, glows, incomeWords, menWords, priceWords, robbed, tip } from "./pieces.js";
import { Token } from "./track.js";

const TUFTS = [1, 6, 11, 16, 22, 25, 31, 34, 39, 45, 48, 53, 58, 62];
const LETTERS = "ABCDEFGH";
const PIPS = [[[0, 0]], [[-6, -6], [6, 6]], [[-6, -6], [0, 0], [6, 6]], [[-6, -6], [6, 6], [-6, 6], [6, -6]],
  [[-6, -6], [6, 6], [-6, 6], [6, -6], [0, 0]], [[-6, -6], [6, 6], [-6, 6], [6, -6], [-6, 0], [6, 0]]];

export function Land({ view, lit, t }) {
  const parcels = range(facts.size * facts.size);
  const lits = parcels.map((parcel) => lit(`parcel-${parcel}`, 0, ""));
  const selling = ["start", "personalities", "placement"].includes(view.phase);
  return html`<div class="plan" role="group" aria-label=${t("board_map")}>
    <${Ground} view=${view} />
    ${parcels.map((parcel) => html`<${Cell} key=${parcel} parcel=${parcel} given=${lits[parcel]} view=${view}
      t=${t} />`)}
    <${Roads} view=${view} t=${t} />
    ${parcels.map((parcel) => html`<${Marks} key=${parcel} parcel=${parcel} view=${view} lit=${lit} t=${t}
      priced=${selling} />`)}
    <${NewRoads} view=${view} lit=${lit} /></div>`;
}

// --- the ground ------------------------------------------------------------------------------------

/** What lies under everything: prairie, river, the grid and the dice that name rows and columns. */
function Ground({ view }) {
  const side = CELL * facts.size;
  const [from, to] = facts.rolled;
  const lines = range(facts.size + 1).map((line) => `M0 ${CELL * line}H${side}M${CELL * line} 0V${side}`).join("");
  const water = range(facts.size * facts.size).filter((parcel) => isRiver(view, parcel));
  return html`<svg class="ground" viewBox=${`${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`} aria-hidden="true">
    <rect class="prairie" x="-6" y="-6" width=${side + 12} height=${side + 12} rx="10"/>
    ${TUFTS.filter((parcel) => view.ground[parcel] === 0).map((parcel) => {
      const x = CELL * columnOf(parcel) + 18 + ((parcel * 37) % 40);
      const at = `translate(${x} ${CELL * rowOf(parcel) + 52 + ((parcel * 23) % 28)})`;
      return html`<path key=${parcel} class="tuft" transform=${at} d="M0 8L-3 1M0 8V-1M0 8L3 1"/>`;
    })}
    ${water.length > 0 && html`<path class="water" d=${banksOf(view, water)}/>
      <path class="wave" d=${water.map(waveOn).join("")}/>`}
    <path class="lattice" d=${lines}/>
    ${range(facts.size).map((line) => html`<g key=${`name ${line}`}><text x=${side + 15} y=${CELL * line + 56}>
      ${LETTERS[line]}</text>
      <text x=${CELL * line + 50} y=${side + 21}>${line + 1}</text></g>`)}
    ${range(to - from + 1).map((face) => html`<g key=${face}>
      <${DieMark} dark=${true} face=${face} x=${-21} y=${CELL * (from - 1 + face) + CELL / 2} />
      <${DieMark} face=${face} x=${CELL * (from - 1 + face) + CELL / 2} y=${-21} /></g>`)}</svg>`;
}

function DieMark({ face, x, y, dark = false }) {
  return html`<g class=${`dm ${dark ? "dark" : ""}`} transform=${`translate(${x} ${y})`}><rect x="-12" y="-12"
    width="24" height="24" rx="4"/>
    ${PIPS[face].map(([cx, cy]) => html`<circle cx=${cx} cy=${cy} r="2.5"/>`)}</g>`;
}

/** A wave in the middle of a river parcel. */
function waveOn(parcel) {
  return `M${CELL * columnOf(parcel) + 24} ${CELL * rowOf(parcel) + 50 + (parcel % 3) * 9}q12-9 24 0t24 0`;
}

/** The river as one shape: its cells, a little smaller where there is dry land beside them. */
function banksOf(view, water) {
  const BANK = 5;
  return water.map((parcel) => {
    const row = rowOf(parcel);
    const column = columnOf(parcel);
    const wet = (down, right) => {
      const r = row + down;
      const c = column + right;
      const outside = r < 0 || c < 0 || r >= facts.size || c >= facts.size;
      return outside || isRiver(view, facts.size * r + c);
    };
    const left = CELL * column + (wet(0, -1) ? 0 : BANK);
    const right = CELL * (column + 1) - (wet(0, 1) ? 0 : BANK);
    const top = CELL * row + (wet(-1, 0) ? 0 : BANK);
    const bottom = CELL * (row + 1) - (wet(1, 0) ? 0 : BANK);
    const bend = (one, other) => (one || other ? 0 : 30);
    const [nw, ne, se, sw] = [bend(wet(-1, 0), wet(0, -1)), bend(wet(-1, 0), wet(0, 1)), bend(wet(1, 0), wet(0, 1)),
      bend(wet(1, 0), wet(0, -1))];
    return `M${left + nw} ${top}H${right - ne}q${ne} 0 ${ne} ${ne}V${bottom - se}q0 ${se} ${-se} ${se}`
      + `H${left + sw}q${-sw} 0 ${-sw} ${-sw}V${top + nw}q0 ${-nw} ${nw} ${-nw}z`;
  }).join("");
}

// --- a parcel ----------------------------------------------------------------------------------------

function Cell({ parcel, given, view, t }) {
  const owner = view.owner[parcel];
  const building = buildingOn(view, parcel);
  const ground = groundOn(view, parcel);
  const { class: sign = "", ...rest } = given;
  const lot = view.lot.includes(parcel);
  const now = view.fighting && view.contest === facts.land + parcel;
  const cls = ["cell", ground, owner >= 0 && `held s${owner}`, lot && "lot", now && "now",
    view.provisional.includes(parcel) && "rising", sign];
  const said = parcelWords(view, parcel, t);
  return html`<div class=${cls.filter(Boolean).join(" ")} style=${spotOf(parcel)} role="group"
    aria-label=${said["data-name"]} ...${said} ...${rest}>
    ${building >= 0 && html`<${Picture} name=${`cc-${facts.buildings[building]}`} class="art" />`}
    ${ground === "house" && html`<${Picture} name="cc-house" class="art low" />`}
    ${ground === "town_house" && html`<${Picture} name="cc-town_house" class="art low" />`}
    ${ground === "mountain" && html`<${Picture} name="cc-mountain" class="art low" />`}</div>`;
}

/** What a parcel tells: what stands there, whose it is, what it earns or costs, who is there. */
function parcelWords(view, parcel, t) {
  const owner = view.owner[parcel];
  const building = buildingOn(view, parcel);
  const ground = groundOn(view, parcel);
  const where = t.name("parcel", parcel);
  const what = building >= 0 ? t.name("building", building) : ground === "bare" ? "" : t(ground);
  const facts_ = [
    ...(owner >= 0 ? [t("board_owned", { player: t.name("seat", owner) })] : []),
    ...(building >= 0 ? [t.name("building", building, "tip")] : ground === "bare" ? [] : [t.tip(ground)]),
    ...(building >= 0 && owner >= 0 && facts.caps[building] ? [incomeWords(view, parcel, t)] : []),
    ...(parcel === view.town_hall && view.occupant >= 0 ? [t("board_occupant", { player: t.name("seat",
      view.occupant) })] : []),
    ...(owner === -1 ? [priceWords(view, parcel, t)] : []),
    ...(ground === "river" || building >= 0 ? [] : [t(view.equipped[parcel] ? "board_equipped"
      : "board_not_equipped")]),
    ...(view.outlaw[parcel] ? [t("board_outlaw", { number: view.menace, points: view.bounty })] : []),
    ...menWords(view, facts.land + parcel, t),
  ];
  const clause = building >= 0 ? buildingClause(building) : owner === -1 ? "CC-072"
    : GROUND_CLAUSES[ground] ?? "CC-005";
  return tip(what ? t("board_on_parcel", { what, where }) : where, facts_.join(" "), clause);
}

/** What must never be hidden: whose it is, what it earns or costs, who stands there. */
function Marks({ parcel, view, lit, t, priced }) {
  const owner = view.owner[parcel];
  const building = buildingOn(view, parcel);
  const place = facts.land + parcel;
  const men = menOn(view, place);
  const crew = crewOf(view);
  const earns = building >= 0 && owner >= 0 && facts.caps[building] > 0;
  const high = earns && view.income[parcel] >= facts.caps[building];
  const fight = contested(view, place);
  const outlaw = view.outlaw[parcel] > 0;
  const sale = priced && owner === -1;
  if (!sale && owner < 0 && !men.length && !outlaw && parcel !== view.town_hall) return null;
  return html`<div class="marks" style=${spotOf(parcel)}>
    ${owner >= 0 && html`<span class="title" data-piece=${`title-${parcel}`}><${Mark} seat=${owner}
      label=${t.name("seat", owner)} /></span>`}
    ${earns && html`<b class=${`coin ${high ? "high" : ""} ${robbed(view, parcel) ? "half" : ""}`}>
      ${view.income[parcel]}${view.factor[parcel] > 1 && html`<i>×${view.factor[parcel]}</i>`}
      <span class="vh"> $</span></b>`}
    ${sale && html`<b class="price">${dollars(view.price[parcel])}</b>`}
    ${view.safe.includes(parcel) && html`<span class="lock" aria-hidden="true"><${Picture} name="cc-g-lock" /></span>`}
    ${fight && html`<span class="fight" aria-hidden="true"><${Picture} name="cc-g-gun" /></span>`}
    ${outlaw && html`<span class="outlaw" data-piece=${`outlaw-${parcel}`}><${Picture} name="cc-outlaw" /><span
      class="vh">${t("board_outlaw_here")}</span></span>`}
    ${men.length > 0 && html`<span class="men" data-n=${men.length}>${men.map(({ seat, white }) => {
      const given = white ? lit("cowboy-white", 0, "") : seat === view.seat ? lit(`cowboy-${place}`, 0, "") : {};
      const sits = parcel === view.town_hall && seat === view.occupant && !white;
      return html`<span key=${`${seat} ${white}`} ...${given} class=${`man ${sits ? "sits" : ""} ${given.class ?? ""}`}>
        <${Piece} seat=${seat} white=${white} data-piece=${white ? "white" : crew.at(`place-${place}`, seat)[0]}
          label=${t("board_man_of", { player: t.name("seat", seat) })} /><${Token} view=${view} place=${place}
            seat=${seat} white=${white} /></span>`;
    })}</span>`}</div>`;
}

// --- roads ---------------------------------------------------------------------------------------------

function Roads({ view, t }) {
  const laid = range(view.laid.length).filter((edge) => view.laid[edge]);
  return html`<svg class="roads" viewBox=${`${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`} aria-hidden="true">
    ${laid.map((edge) => {
    const { level, x, y } = edgeOf(edge);
    const turn = level ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(90)`;
    const bridge = view.crossing[edge];
    const said = tip(t(bridge ? "bridge" : "road"), t.tip(bridge ? "bridge" : "road"), bridge ? "CC-238" : "CC-089");
    return html`<g key=${edge} class=${bridge ? "bridge" : "road"} transform=${turn} ...${said}>${bridge
      ? html`<path class="rung" d="M14-13v26M28-13v26M42-13v26M56-13v26M70-13v26M84-13v26"/><path class="plank"
        d="M3-14H97M3 14H97"/><path class="plank2" d="M3-14H97M3 14H97"/>`
      : html`<rect x="4" y="-8" width="92" height="16" rx="5"/><path d="M12 0H88"/>`}</g>`;
  })}</svg>`;
}

/** Edges where a road may be laid now. */
function NewRoads({ view, lit }) {
  return range(view.laid.length).map((edge) => {
    if (view.laid[edge]) return null;
    const given = lit(`edge-${edge}`, 0, "edge");
    if (!glows(given)) return null;
    const { level, x, y } = edgeOf(edge);
    const cls = `${given.class} ${level ? "level" : "upright"} ${view.crossing[edge] ? "wet" : ""}`;
    return html`<div key=${edge} ...${given} class=${cls} style=${{ "--x": MARGIN + x, "--y": MARGIN + y }}></div>`;
  });
}
