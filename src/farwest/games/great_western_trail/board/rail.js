// The railroad: cities above it, stations on its turnouts with their masters, the engines.

import { html } from "htm/preact";
import { minus } from "/web/words.js";
import { printed, range, signed } from "./facts.js";
import { Disc, Points, Use, WorkerTile, glows, shapeOf, term, tip } from "./pieces.js";
import { Row, lengthOf } from "./signs.js";

const LINES = { wide: "M28 128H1470Q1552 128 1552 206V980",
  tall: "M160 1190V70Q160 30 210 30H312Q362 30 362 80V1076.5" };

/** The railroad on one of the two drawings; `name` is wide or tall. */
export function Railroad({ name, places, view, lit, t }) {
  const draw = { name, places, view, lit, t };
  const sides = printed.turnout_after.map((after, index) => siding(places, after,
    printed.first_turnout + index)).join("");
  return html`<g class="railroad"><path class="bed" d=${LINES[name]}/><path class="bed side" d=${sides}/>
    <path class="rails" d=${sides}/><path class="rails" d=${LINES[name]}/>
      ${printed.crosses.map((cross, index) => html`<g key=${cross} ...${term(t, "red_cross")}>
      <${Use} name="gwt_cross" x=${places.crosses[index][0]} y=${places.crosses[index][1]} size=${22} /></g>`)}
      ${name === "wide" && range(printed.cities.length).map((city) => html`<path key=${city} class="stem"
      d=${stem(places, city)}/>`)}
      ${printed.arrows.map((arrow, index) => html`<${Link} key=${index} index=${index} arrow=${arrow} ...${draw} />`)}
      ${range(printed.cities.length).map((city) => html`<${City} key=${city} city=${city} ...${draw} />`)}
      ${range(printed.spaces.length).map((space) => html`<${Space} key=${space} space=${space} ...${draw} />`)}
      ${range(printed.stations.length).map((station) => html`<${Station} key=${station} station=${station}
      ...${draw} />`)}
      ${places.masters.map((_, station) => html`<${Master} key=${station} station=${station} ...${draw} />`)}
      <${Last} places=${places} t=${t} />
      ${range(view.players.length).map((seat) => html`<${Engine} key=${seat} seat=${seat} ...${draw} />`)}</g>`;
}

/** The track of a turnout: off the line and back to it. */
function siding(places, after, turnout) {
  const [[ax, ay], [x, y], [bx, by]] = [places.spaces[after], places.spaces[turnout], places.spaces[after + 1]];
  const bend = (...points) => points.map((point) => point.join(" ")).join(" ");
  if (ay === by) {
    return `M${ax} ${ay}C${bend([ax + 14, y], [ax + 20, y], [x, y])}C${bend([bx - 20, y], [bx - 14, y], [bx, by])}`;
  }
  const [out, back] = [ax + (x - ax) * 0.6, bx + (x - bx) * 0.6];
  const [near, far] = [y + (ay - y) * 0.4, y + (by - y) * 0.4];
  return `M${ax} ${ay}C${bend([out, ay], [x, near], [x, y])}C${bend([x, far], [back, by], [bx, by])}`;
}

/** From a city to its value on the line. */
function stem(places, city) {
  const [x, y, width, height] = places.cities[city];
  const [tx, ty] = places.spaces[printed.city_value[city]];
  return `M${x + width / 2} ${y + height}L${tx} ${ty - 12}`;
}

/** White frames are round, black ones have their corners cut. */
function Frame({ white, x, y, width, height, class: cls }) {
  if (white) return html`<rect class=${`${cls} white`} x=${x} y=${y} width=${width} height=${height} rx="13"/>`;
  const cut = Math.min(13, height / 4);
  const [right, bottom] = [x + width, y + height];
  const corners = [[x + cut, y], [right - cut, y], [right, y + cut], [right, bottom - cut], [right - cut, bottom],
    [x + cut, bottom], [x, bottom - cut], [x, y + cut]];
  return html`<path class=${`${cls} black`} d=${`M${corners.map((corner) => corner.join(" ")).join("L")}Z`}/>`;
}

// --- cities ----------------------------------------------------------------------------------------

function City({ city, places, view, lit, t }) {
  const [x, y, width, height] = places.cities[city];
  const white = printed.city_white[city] > 0;
  const vp = printed.city_vp[city];
  const paid = printed.city_value[city] === 0;
  const held = view.players.flatMap((player, seat) => (player.cities[city] ? [[seat, player.cities[city]]] : []));
  const frame = { white, x, y, width, height };
  const label = t.name("city", city);
  const right = width - 8 - (vp ? 36 : 0);
  const step = paid ? 21 : Math.min(26, (right - 47) / Math.max(1, held.length));
  const from = paid ? (width - step * held.length) / 2 : 47;
  const middle = y + height - (paid ? 1 : 22);
  const radius = paid ? 9.5 : Math.min(12.5, step / 2 + 3);
  const given = lit(`city-${city}`, 0, `city ${white ? "" : "dark"}`);
  return html`<g ...${given} ...${cityTip(t, view, city)}>
    <${Frame} ...${frame} class="cframe" /><text x=${x + width / 2} y=${y + 19} class="cname"
    textLength=${label.length * 9 > width - 12 ? width - 14 : null} lengthAdjust="spacingAndGlyphs">${label}</text>
    <circle class="cval" cx=${x + 24} cy=${y + height - 23} r="19"/><text x=${x + 24} y=${y + height - 15}
    class="cvalt">${printed.city_value[city]}</text>
    ${paid && html`<g class="coin gain"><circle cx=${x + 61} cy=${y + height - 23} r="15"/>
    <text x=${x + 61} y=${y + height - 16.5}>${signed(printed.kc_money)}</text></g>`}
    ${vp !== 0 && html`<${Points} n=${vp} x=${x + width - 23} y=${y + height - 23} size=${36} />`}
    ${held.map(([seat, n], index) => html`<g key=${seat} data-piece=${`city-${city}-${seat}`}>
    <${Disc} seat=${seat} x=${x + from + step * (index + 0.5)} y=${middle} r=${radius} />
      ${n > 1 && html`<text class="times-n" x=${x + from + step * (index + 0.5)} y=${middle + 5}>${n}</text>`}
      </g>`)}
    <${Frame} ...${frame} class="lit" />
    <${Outlook} view=${view} city=${city} asked=${glows(given)} x=${x + width - 16} y=${y - 5} /></g>`;
}

/** On a city one's own hand is good for, or that can be chosen now: what the transport costs from Kansas City. */
function Outlook({ view, city, asked, x, y }) {
  const ahead = view.deliveries?.[city];
  if (!ahead?.open || !(asked || ahead.within) || view.over) return null;
  return html`<g class=${`outlook ${ahead.missing && !asked ? "maybe" : ""}`}><rect x=${x - 17} y=${y - 9} width="34"
    height="20" rx="10"/><text x=${x} y=${y + 6}>${minus(-ahead.transport)}</text></g>`;
}

function cityTip(t, view, city) {
  const parts = [t("board_city", { value: printed.city_value[city] }), t(printed.city_white[city] ? "board_white"
    : "board_black")];
  if (printed.city_vp[city]) parts.push(t("board_city_vp", { vp: minus(printed.city_vp[city]) }));
  const ahead = view.deliveries?.[city];
  if (ahead && !ahead.open) parts.push(t("board_city_taken"));
  else if (ahead) parts.push(ahead.missing ? t("board_city_missing", { number: ahead.missing })
    : t("board_city_enough"), t("board_transport", { cost: ahead.transport }));
  const names = view.players.flatMap((player, seat) => (player.cities[city] ? [t.name("seat", seat)] : []));
  if (names.length) parts.push(t("board_discs_of", { players: t.join(names) }));
  return tip(t.name("city", city), parts.join(" "));
}

/** What two neighbouring cities bring together. */
function Link({ index, arrow, name, places, view, t }) {
  const [a, b] = arrow.map((city) => places.cities[city]);
  const vp = printed.arrow_vp[index];
  const card = printed.arrow_objective[index] > 0;
  const done = view.players.flatMap((player, seat) => (arrow.every((city) => player.cities[city]) ? [seat] : []));
  const width = 26 + (vp ? 24 : 0) + (card ? 20 : 0);
  const middle = name === "wide" ? [(a[0] + a[2] / 2 + b[0] + b[2] / 2) / 2, 91] : [a[0] + a[2] / 2,
    (a[1] + b[1] + b[3]) / 2];
  const tie = name === "wide" ? `M${a[0] + a[2] / 2 + 12} 74V91H${b[0] + b[2] / 2 - 12}V74`
    : `M${middle[0]} ${a[1]}V${b[1] + b[3]}`;
  const signs = [vp ? signed(vp) : "", card ? "objective" : ""].filter(Boolean).length;
  const names = arrow.map((city) => t.name("city", city));
  const gains = [vp ? t("board_arrow_vp", { vp: minus(vp) }) : "", card ? t("board_arrow_card") : ""].filter(Boolean);
  const text = t("board_arrow", { one: names[0], two: names[1], gains: t.join(gains) });
  return html`<g class=${`link ${done.length ? "done" : ""}`} ...${tip(t("city_arrow"), text)}>
    <path class="tie" d=${tie}/>
    <rect x=${middle[0] - width / 2} y=${middle[1] - 14} width=${width} height="28" rx="14"/>
    ${vp !== 0 && html`<text x=${middle[0] - (signs > 1 ? 11 : 0)} y=${middle[1] + 6} class="pts">${signed(vp)}</text>`}
    ${card && html`<${Use} name="gwt_objective" x=${middle[0] + (signs > 1 ? 16 : 0)} y=${middle[1]} size=${23} />`}
    ${done.map((seat, place) => html`<${Disc} key=${seat} seat=${seat} x=${middle[0] + width / 2 + 4 + place * 12}
    y=${middle[1]} r=${8.5} />`)}</g>`;
}

// --- the line --------------------------------------------------------------------------------------

function Space({ space, name, places, lit, t }) {
  const [x, y] = places.spaces[space];
  const turnout = space >= printed.first_turnout;
  const last = space === printed.first_turnout - 1;
  const about = tip(t.name("space", space), t.tip(turnout ? "turnout" : "railroad"));
  const given = lit(`space-${space}`, 0, `sp ${turnout ? "turn" : ""}`);
  if (turnout) return html`<g ...${given} ...${about}><circle class="hit" cx=${x} cy=${y} r=${name === "tall" ? 22
    : 16}/><circle class="dot" cx=${x} cy=${y} r="14"/><circle class="lit" cx=${x} cy=${y} r="15"/></g>`;
  const [width, height] = last ? [52, 34] : [40, 27];
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 7 };
  return html`<g ...${given} ...${about}><rect class="hit" x=${x - 22} y=${y - 22} width="44" height=${name === "tall"
    ? 44 : 38}/><rect class="dot" ...${box}/><text x=${x} y=${y + 6.5}>${printed.spaces[space]}</text>
    <rect class="lit" ...${box}/></g>`;
}

/** Where the line ends: the engine must go back, and is paid for it. */
function Last({ places, t }) {
  const [x, y] = places.spaces[printed.first_turnout - 1];
  const text = t("board_last_space_tip", { dollars: printed.last_space_money });
  return html`<g class="bonus" ...${tip(t("board_last_space"), text)}>
    <${Row} signs=${["gwt_engine_back", `+${printed.last_space_money}`]} x=${x - 46} y=${y + 26} scale=${0.62} /></g>`;
}

function Engine({ seat, name, places, view, t }) {
  const space = view.players[seat].engine;
  const before = view.players.slice(0, seat).filter((other) => other.engine === space).length;
  const [x, y] = places.spaces[space];
  const aside = name === "wide" && space < printed.first_turnout && x < 1500;
  const turnout = space >= printed.first_turnout;
  const dx = before * (aside ? 14 : 10) - (turnout && name === "wide" ? (x < 1500 ? 14 : -12) : 0);
  const dy = (aside ? -8 : 0) - before * 12;
  const label = t("board_engine_of", { player: t.name("seat", seat), space: t.name("space", space) });
  return html`<g class=${`loco s${seat}`} transform=${`translate(${x + dx} ${y + dy})`} ...${tip(label,
    t.tip("locomotive"))}><g data-piece=${`engine-${seat}`}>
    <${Use} name="gwt_engine" x=${0} y=${-4} size=${50} class="ic pawnpiece" />
    <${Use} name=${shapeOf(seat)} x=${5} y=${3} size=${17} class="shape" /></g></g>`;
}

// --- stations --------------------------------------------------------------------------------------

function Station({ station, places, view, lit, t }) {
  const [x, y, width, height] = places.stations[station];
  const white = printed.station_white[station] > 0;
  const frame = { white, x, y, width, height };
  const long = width > 100;
  const [cx, cy, vx, hx, hy, room] = long ? [18, height / 2, 55, 82, height / 2, width - 94] : [18, 19, width - 22, 18,
    height - 15, width - 36];
  const seats = view.players.length;
  const step = Math.min(20, room / Math.max(1, seats - 1));
  const held = view.players.flatMap((player, seat) => (player.stations[station] ? [seat] : []));
  const names = held.map((seat) => t.name("seat", seat));
  const text = [t("board_station", { cost: printed.station_cost[station], vp: printed.station_vp[station] }), t(white
    ? "board_white" : "board_black"), names.length ? t("board_discs_of", { players: t.join(names) })
    : ""].filter(Boolean).join(" ");
  return html`<g ...${lit(`station-${station}`, 0, `station ${white ? "" : "dark"}`)} ...${tip(t.name("station",
    station), text)}><${Frame} ...${frame} class="cframe" />
    <g class="coin pay"><circle cx=${x + cx} cy=${y + cy} r="14"/><text x=${x + cx}
    y=${y + cy + 6}>${minus(-printed.station_cost[station])}</text></g>
    <path class="then" transform=${`translate(${x + (long ? 36 : (cx + vx) / 2)} ${y + cy}) scale(.7)`}
    d="M-6 -8L7 0L-6 8Z"/><${Points} n=${printed.station_vp[station]} x=${x + vx} y=${y + cy} size=${33} />
    ${range(seats).map((place) => (place < held.length ? html`<g key=${place}
    data-piece=${`station-${station}-${held[place]}`}><${Disc} seat=${held[place]} x=${x + hx + place * step}
    y=${y + hy} r=${9.5} /></g>`
      : html`<circle key=${place} class="hole" cx=${x + hx + place * step} cy=${y + hy} r="8"/>`))}
      <${Frame} ...${frame} class="lit" /></g>`;
}

/** The master tile of a station, or the worker who was left there for it. */
function Master({ station, places, view, t }) {
  const [x, y, width, height] = places.masters[station];
  const tile = view.masters[station];
  const count = printed.masters.length;
  if (tile >= count) {
    return html`<g transform=${`translate(${x + (width - 50) / 2} ${y}) scale(.89)`} ...${tip(t.name("worker",
      tile - count), t("board_left_worker"))}><${WorkerTile} worker=${tile - count} /></g>`;
  }
  return html`<g class="sm" transform=${`translate(${x} ${y})`} ...${tip(t.name("master", tile), t.name("master", tile,
    "tip"))}><${MasterFace} tile=${tile} width=${width} height=${height} /></g>`;
}

/** The two halves of a master tile. */
export function MasterFace({ tile, width, height }) {
  const [now, then] = printed.master_signs[tile];
  const half = height / 2;
  const scale = (signs, room) => Math.min(0.62, room / lengthOf(signs));
  return html`<rect class="smface" width=${width} height=${height} rx="7"/>
    <path class="cut" d=${`M0 ${half}H${width}`}/>
    <${Row} signs=${now} x=${width / 2} y=${half / 2 + 0.5} scale=${scale(now, width - 6)} />
    <${Points} n=${printed.master_vp[tile]} x=${13} y=${half * 1.5} size=${25} />
    <${Row} signs=${then} x=${width / 2 + 12} y=${half * 1.5} scale=${scale(then, width - 30)} />`;
}
