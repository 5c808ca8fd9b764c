// The town: the ground with its plots, the line, the buildings and whoever holds them, the Sheriff.

import { html } from "htm/preact";
import { Flag, Mark } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { BOX, PLOTS, POINTS, ROWS, STATION_ROW, at, isBuilding, plotsOf, printed, range, trackOf,
  unpack } from "./facts.js";
import { Disc, Picture, Tile, cowboyOf, dollars, glows, term, tileTip, tip } from "./pieces.js";

const TOWN = "M44 6H756V109H706V215H656V321H606V427H556V533H506V636H294V533H244V427H194V321H144V215H94V109H44V6z";
const lot = ({ x, y }) => `M${x - 50} ${y - 53.5}h100v107h-100z`;

export function Town({ view, lit, t }) {
  const asked = range(PLOTS.length).some((plot) => glows(lit(`plot-${plot}`)));
  return html`<${Ground} view=${view} t=${t} />
    ${PLOTS.map((_, plot) => html`<${Plot} key=${plot} plot=${plot} view=${view} lit=${lit} t=${t}
      asked=${asked} />`)}
    <${Sheriff} view=${view} t=${t} />
    ${POINTS.map((point, index) => {
      const given = lit(`point-${index}`, 0, "point");
      return glows(given) && html`<${Point} key=${index} point=${point} given=${given} />`;
    })}`;
}

// --- the ground ---------------------------------------------------------------------------------

/** What lies under everything: the town's edge, its rows, the plots the Sheriff guards, the track. */
function Ground({ view, t }) {
  const { left, top, width, height } = BOX;
  const guard = view.protected.map((plot) => lot(PLOTS[plot])).join("");
  return html`<svg class="ground" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true">
    <path class="edge" d=${TOWN}/><rect class="stationrow" x="97" y="111" width="606" height="102" rx="6"/>
    ${range(ROWS.length).slice(1).map((row) => html`<${RowName} key=${row} row=${row} t=${t} />`)}
    <path class="guard-edge" d=${guard}/><path class="guard" d=${guard}/>
    ${view.line.map((plot) => html`<rect key=${plot} class="bed" x=${PLOTS[plot].x - 46} y=${PLOTS[plot].y - 43}
      width="92" height="86" rx="7"/>`)}
    ${view.line.length > 0 && html`<${Track} view=${view} />`}</svg>`;
}

/** Which piece of the line a row is for. */
function RowName({ row, t }) {
  const { x, y } = PLOTS.find((plot) => plot.row === row);
  const red = row === STATION_ROW;
  return html`<text class=${red ? "rowname red" : "rowname"} x=${x - 61} y=${y - 30}>
    ${red ? t("station") : t("board_row", { n: ROWS.length - row })}</text>`;
}

function Track({ view }) {
  const { middle, rails, end } = trackOf(view.line, view.line.length > printed.rails);
  return html`<g><path class="ties" d=${middle}/><path class="rail-o" d=${rails}/><path class="rail-i" d=${rails}/>
    ${view.onward.map((plot) => {
      const side = Math.sign(PLOTS[plot].x - end.x);
      const way = `M${end.x + side * 4} ${end.y}c${side * 2}-12 ${side * 8}-18 ${side * 24}-18`;
      return html`<path key=${plot} class="branch" d=${way}/>`;
    })}</g>`;
}

// --- a plot -------------------------------------------------------------------------------------

/** One plot: where a cowboy on it is the answer, the whole of it is. */
function Plot({ plot, view, lit, t, asked }) {
  const tile = view.tiles[plot];
  const next = view.onward.includes(plot);
  const now = view.crumbs.length > 0 && unpack(view.crumbs.at(-1)).plot === plot;
  const post = lit(`post-${plot}`, 0, "");
  const given = glows(post) ? post : lit(`plot-${plot}`, 0, "");
  const { class: sign = "", ...rest } = given;
  const said = plotWords(plot, view, t);
  const cls = [sign, "plot", `row-${PLOTS[plot].row}`, view.protected.includes(plot) && "safe", next && "next",
    view.due.some((entry) => unpack(entry).plot === plot) && "due", now && "now",
    asked && isBuilding(tile) && !glows(given) && "off"];
  return html`<div class=${cls.filter(Boolean).join(" ")} style=${at(PLOTS[plot])} role="group"
    aria-label=${said.label} ...${said.tip} ...${rest}>
    <${Standing} tile=${tile} plot=${plot} t=${t} />
    <${Holders} plot=${plot} view=${view} lit=${lit} t=${t} />
    <${Badges} plot=${plot} view=${view} asked=${given !== post && glows(given)} />
    ${next && html`<span class="nexttag" aria-hidden="true"><${Picture} name="dw-g-rail" />
      ${t(view.line.length < printed.rails ? "board_next_rail" : "board_next_station")}</span>`}
    ${now && html`<${Flag} />`}</div>`;
}

/** What stands on a plot: nothing, a Rail tile (the ground shows it), a building or the Station. */
function Standing({ tile, plot, t }) {
  if (tile === printed.rail) return html`<span class="laid" data-piece=${`rail-${plot}`}></span>`;
  if (tile >= 0) return html`<${Tile} tile=${tile} t=${t} />`;
  return html`<span class="lot" aria-hidden="true">${PLOTS[plot].name}</span>`;
}

/** What a plot tells: what stands there, what it does, who holds it, what entering it means. */
function plotWords(plot, view, t) {
  const tile = view.tiles[plot];
  const name = t.name("plot", plot);
  const held = holdersOf(plot, view).map(({ seat, might }) => cowboyOf(t, seat, might));
  const safe = view.protected.includes(plot);
  const toll = safe && isBuilding(tile) && view.clans[plot] < 0 && view.toll > 0;
  const comes = view.onward.includes(plot) && (isBuilding(tile) ? "board_would_raze" : "board_may_come");
  const facts = [
    held.length > 0 && t("board_held", { cowboys: t.join(held) }),
    safe && t("board_protected"),
    toll && t("board_toll", { number: view.toll, player: t.name("seat", view.officer) }),
    comes && t(comes, { station: view.line.length < printed.rails ? 0 : 1 }),
  ].filter(Boolean);
  const own = tile >= 0 ? tileTip(t, tile) : tip(name, t("board_empty_plot"), "DW-090");
  const title = tile >= 0 ? t("board_at_plot", { tile: own["data-name"], plot: name }) : name;
  const whole = [own["data-tip"], ...facts].join(" ");
  const label = [title, facts.join(" ")].filter(Boolean).join(". ");
  return { label, tip: { ...own, "data-name": title, "data-tip": whole } };
}

/** Who stands on a plot: nobody, one cowboy, or in the Church one of each clan. */
function holdersOf(plot, view) {
  const seat = view.clans[plot];
  if (plot !== printed.church_plot) return seat < 0 ? [] : [{ seat, might: view.mights[plot] }];
  return view.players.map(({ pew }, seat) => ({ seat, might: pew })).filter(({ might }) => might);
}

/** The cowboys on a building. In the Church each can be a target of his own. */
function Holders({ plot, view, lit, t }) {
  const crew = crewOf(view);
  const disc = ({ seat, might }, given) => html`<${Disc} key=${seat} seat=${seat} might=${might}
    label=${cowboyOf(t, seat, might)} data-piece=${crew.at(`plot-${plot}`, seat, might - 1)[0]} ...${given} />`;
  const holders = holdersOf(plot, view);
  if (plot !== printed.church_plot) return holders.map((holder) => disc(holder, { class: "holder" }));
  const given = holders.map(({ seat }) => lit(`post-${plot}-${seat}`));
  return holders.length > 0 && html`<span class=${`pews ${given.some(glows) ? "fan" : ""}`} data-n=${holders.length}>
    ${holders.map((holder, index) => disc(holder, given[index]))}</span>`;
}

/** Small signs on a building: in the way of the line, no attack, a duel, the fee and to whom. */
function Badges({ plot, view, asked }) {
  if (!isBuilding(view.tiles[plot])) return null;
  const holder = view.clans[plot];
  const rival = holder >= 0 && holder !== view.seat;
  const safe = view.protected.includes(plot);
  const sign = (name, glyph) => html`<span key=${name} class=${`sign ${name}`}><${Picture} name=${glyph} /></span>`;
  const signs = [
    view.onward.includes(plot) && sign("raze", "dw-g-warning"),
    safe && rival && sign("guarded", "dw-g-lock"),
    !safe && rival && asked && sign("fight", "dw-g-gun"),
    safe && holder < 0 && view.toll > 0 && html`<span key="fee" class="sign fee">${dollars(view.toll)}
      <${Mark} seat=${view.officer} /></span>`,
  ].filter(Boolean);
  return signs.length > 0 && html`<span class="signs" aria-hidden="true">${signs}</span>`;
}

// --- the Sheriff --------------------------------------------------------------------------------

function Sheriff({ view, t }) {
  const point = POINTS[view.sheriff];
  return html`<span class="sheriff" style=${at(point)} data-piece="sheriff" ...${term(t, "sheriff", "DW-067")}>
    <${Picture} name="dw-sheriff" /><span class="vh">${t("sheriff")} ${point.name}</span></span>`;
}

/** A point where the Sheriff may go; pointed at, the three plots he would guard are framed. */
function Point({ point, given }) {
  const from = (plot) => ({ "--dx": PLOTS[plot].x - point.x, "--dy": PLOTS[plot].y - point.y });
  return html`<div style=${at(point)} ...${given}><${Picture} name="dw-g-star" />
    ${plotsOf(point).map((plot) => html`<i key=${plot} class="would" style=${from(plot)}></i>`)}</div>`;
}
