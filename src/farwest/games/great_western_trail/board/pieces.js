// Pieces: tiles, discs, cattlemen and engines, the same wherever they lie.

import { html } from "htm/preact";
import { minus } from "/web/words.js";
import { actionsOf, buildingOf, codeOf, handsOf, isPrivate, kindOf, letterOf, nameOf, ownerOf,
  printed } from "./facts.js";
import { ChipSigns, chipsOf } from "./signs.js";

const SHAPES = ["circle", "square", "triangle", "diamond"];
export const shapeOf = (seat) => `seat-${SHAPES[seat]}`;

/** What the table tells of a thing on hover, focus or a long press. */
export const tip = (name, text, clause = null) => ({ "data-name": name, "data-tip": text || name,
  "data-clause": clause });

/** A term of the rules explains itself. */
export const term = (t, id, clause = null) => tip(t(id), t.tip(id), clause);

/** Whether what `lit` gave is one of the answers now. */
export const glows = (given) => /\b(can|picked)\b/.test(given.class ?? "");

/** A drawing in an SVG, by its middle. */
export function Use({ name, x, y, size, class: cls = "ic" }) {
  return html`<use href=${`#${name}`} class=${cls} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
}

/** A drawing in running text, as large as its style says. */
export function Pic({ name, label = "", class: cls = "" }) {
  return html`<svg class=${`pic ${cls}`} viewBox="0 0 64 64" aria-hidden="true"><use href=${`#${name}`}/>
    </svg>${label && html`<span class="vh">${label}</span>`}`;
}

/** Victory points in an SVG. */
export function Points({ n, x, y, size }) {
  return html`<g class="pt" style=${{ fontSize: `${(size * (String(n).length > 1 ? 0.43 : 0.53)).toFixed(1)}px` }}>
    <${Use} name="gwt_vp" x=${x} y=${y} size=${size} /><text x=${x} y=${y + size * 0.19}>${minus(n)}</text></g>`;
}

/** A disc of a seat: its colour and its shape. */
export function Disc({ seat, x, y, r, ...rest }) {
  return html`<g class=${`disc s${seat}`} ...${rest}><circle cx=${x} cy=${y} r=${r}/>
    <${Use} name=${shapeOf(seat)} x=${x} y=${y} size=${r * 1.15} class="shape" /></g>`;
}

/** The hands on a tile, each with its fee at this table. */
function Hands({ hands, fees, x, y, size = 37 }) {
  const shown = ["green", "black"].map((colour, index) => [colour, fees[index], hands & (index + 1)]).filter(([, ,
    has]) => has);
  return shown.map(([colour, fee], index) => {
    const at = x - (shown.length - 1 - index) * (size * 0.62);
    return html`<g key=${colour} class=${`fee ${colour}`}><${Use} name=${`gwt_hand_${colour}`} x=${at} y=${y}
      size=${size} /><text x=${at - 1} y=${y + size * 0.35}>${fee}</text></g>`;
  });
}

/** A building, 136 × 84 from its corner; `act` gives what is spread on each of its actions. */
export function Building({ tile, fees, act, t }) {
  const own = ownerOf(tile);
  const code = isPrivate(tile) ? codeOf(buildingOf(tile)) : letterOf(tile);
  const hands = handsOf(tile);
  return html`<g class=${`tile ${own < 0 ? "neutral" : `private s${own}`}`}>
    <rect class="face" width="136" height="84" rx="9"/><path class="stub"
    d="M9 0H30V84H9A9 9 0 0 1 0 75V9A9 9 0 0 1 9 0Z"/>
    ${own < 0 ? html`<text x="15" y="53" class="letter">${code}</text>`
      : html`<${Use} name=${shapeOf(own)} x=${15.5} y=${14.5} size=${20} class="shape" />
      <text x="15.5" y="44" class=${`num ${code.length > 2 ? "l" : ""}`}>${code}</text>
        <${Points} n=${printed.building_vp[buildingOf(tile)]} x=${15} y=${66} size=${29} />`}
    <g transform="translate(30 0)"><${Chips} code=${code} act=${act} t=${t} /></g>
    <rect class="edge" width="136" height="84" rx="9"/>${hands > 0 && html`<${Hands} hands=${hands} fees=${fees}
    x=${126} y=${72} />`}</g>`;
}

function Chips({ code, act, t }) {
  const actions = actionsOf(code);
  if (!actions.length) {
    const chip = { x: 4, y: 4, width: 98, height: 76 };
    return html`<g class="act" ...${term(t, "copy_adjacent")}><rect ...${box(chip)}/>
      <${ChipSigns} signs=${["gwt_copy"]} chip=${chip} /></g>`;
  }
  return chipsOf(actions).map((chip) => {
    const signs = printed.local_signs[chip.action];
    return html`<g key=${chip.action} ...${act(chip.action)} ...${tip(t.name("local", chip.action), t.name("local",
      chip.action, "tip"))}>
      <rect ...${box(chip)}/><${ChipSigns} signs=${signs} chip=${chip} />
      ${chip.slash > 0 && html`<path class="slash"
      d=${`M${chip.slash - 4} ${chip.y + chip.height - 4}l8 ${8 - chip.height}`}/>`}<rect class="lit" ...${box(chip)}/>
        </g>`;
  });
}

const box = ({ x, y, width, height }) => ({ x, y, width, height, rx: 6 });

/** A hazard or a teepee, 62 × 62 from its corner. */
export function SmallTile({ tile, fees }) {
  const name = nameOf(tile);
  if (kindOf(tile) === "teepee") {
    return html`<g class="tile teepee"><circle class="face" cx="31" cy="31" r="30"/>
      <use href=${`#gwt_${name}`} class="ic" x="6" y="6" width="46" height="46"/>
      <${Hands} hands=${handsOf(tile)} fees=${fees} x=${51} y=${48} /></g>`;
  }
  return html`<g class="tile hazard"><path class="face" d="M14 1H48L61 14V48L48 61H14L1 48V14Z"/>
    <use href=${`#gwt_${name.split("_")[0]}`} class="ic" x="9" y="5" width="44" height="44"/>
    <${Points} n=${printed.tile_vp[tile]} x=${11} y=${12} size=${29} />
    <${Hands} hands=${handsOf(tile)} fees=${fees} x=${50} y=${49} /></g>`;
}

/** A worker, 56 × 56 from its corner. */
export function WorkerTile({ worker }) {
  return html`<g class="worker"><rect width="56" height="56" rx="9"/><use href=${`#gwt_${printed.workers[worker]}`}
    class="ic" x="4" y="5" width="48" height="48"/></g>`;
}

/** Any tile in a box of 62 × 62. */
export function AnyTile({ tile, fees }) {
  if (kindOf(tile) !== "worker") return html`<${SmallTile} tile=${tile} fees=${fees} />`;
  return html`<g transform="translate(3 3)"><${WorkerTile} worker=${printed.workers.indexOf(nameOf(tile))} /></g>`;
}

/** In words what a tile is, and what it means to whoever enters. */
export function tileTip(t, tile, fees, spot = null) {
  const parts = [t.name("tile", tile, "tip")];
  const hands = handsOf(tile);
  const due = (hands & 1 ? fees[0] : 0) + (hands & 2 ? fees[1] : 0);
  if (due) parts.push(t("board_fee", { cost: due }));
  if (spot !== null && t.name("spot", spot) !== t.name("tile", tile)) parts.push(t("board_at", { spot: t.name("spot",
    spot) }));
  return tip(t.name("tile", tile), parts.join(" "));
}

/** A sum in a coin, in running text. */
export function Coin({ n, pay = false, off = false, label = "" }) {
  return html`<b class=${`gc ${pay ? "pay" : off ? "off" : ""}`}>${n}${label && html`<span class="vh"> ${label}
    </span>`}</b>`;
}

/** Points in running text. */
export function Vp({ n, label = "" }) {
  return html`<span class=${`gv ${String(n).length > 1 ? "two" : ""}`}><svg viewBox="0 0 64 64" aria-hidden="true">
    <use href="#gwt_vp"/></svg><b>${minus(n)}</b>${label && html`<span class="vh"> ${label}</span>`}</span>`;
}

/** A seat's shape in its colour, in running text. */
export function SeatMark({ seat }) {
  return html`<svg class=${`pic seatmark s${seat}`} viewBox="0 0 64 64" aria-hidden="true">
    <use href=${`#${shapeOf(seat)}`}/></svg>`;
}

/** How many of something: a drawing, a number, and in words what it is. */
export function Stat({ icon, n, more = "", label, text = "", class: cls = "", ...rest }) {
  return html`<span class=${`st ${cls}`} ...${tip(label, text)} ...${rest}><${Pic} name=${icon} />
    <b>${n}${more !== "" && html`<i>${more}</i>`}</b><span class="vh">${label}</span></span>`;
}

