// Signs: what is printed as a row of drawings, coins and numbers, on tiles, cards and boards alike.

import { html } from "htm/preact";
import { minus } from "/web/words.js";
import { printed, signed } from "./facts.js";

const GAP = 3;
const AFTER = ["gwt_engineer", "gwt_craftsman", "gwt_cowboy", "gwt_woods"];
const HEIGHT = 40;

const widthOf = (sign) => {
  if (sign.startsWith("gwt_")) return AFTER.includes(sign) ? 32 : 38;
  if (/^[+~-]/.test(sign)) return 34;
  return { ">": 13, "*": 9, "/": 10 }[sign] ?? (sign.length > 1 ? 36 : 22);
};

/** How wide a row of signs is. */
export const lengthOf = (signs) => signs.reduce((length, sign) => length + widthOf(sign) + GAP, -GAP);

/** A row of signs around the origin, inside an SVG. */
export function Row({ signs, x = 0, y = 0, scale = 1 }) {
  let at = -lengthOf(signs) / 2;
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>${signs.map((sign, index) => {
    const middle = at + widthOf(sign) / 2;
    at += widthOf(sign) + GAP;
    return html`<${Sign} key=${index} sign=${sign} x=${middle} />`;
  })}</g>`;
}

function Sign({ sign, x }) {
  if (sign.startsWith("gwt_")) {
    const size = widthOf(sign);
    return html`<use href=${`#${sign}`} class="ic" x=${x - size / 2} y=${-size / 2} width=${size} height=${size} />`;
  }
  if (/^[+~-]/.test(sign)) {
    const n = Number(sign.replace("~", ""));
    const kind = sign[0] === "+" ? "gain" : sign[0] === "-" || n > 0 ? "pay" : "off";
    const text = kind === "gain" ? n : sign[0] === "-" ? minus(n) : signed(n);
    return html`<g class=${`coin ${kind}`}><circle cx=${x} r="16"/><text x=${x} y="6.5">${text}</text></g>`;
  }
  if (sign === ">") return html`<path class="then" transform=${`translate(${x} 0)`} d="M-6 -8L7 0L-6 8Z"/>`;
  if (sign === "*") return html`<path class="times" transform=${`translate(${x} 0)`} d="M-4 -4L4 4M4 -4L-4 4"/>`;
  if (sign === "/") return html`<path class="times" transform=${`translate(${x} 0)`} d="M-4 10L4 -10"/>`;
  const wide = sign.length > 1;
  const width = widthOf(sign);
  return html`<g class="cnt"><rect x=${x - width / 2} y="-11.5" width=${width} height="23" rx="11.5"/>
    <text x=${x} y=${wide ? 5 : 6.2} class=${wide ? "l" : ""}>${sign}</text></g>`;
}

/** A row of signs in running text, as high as its style says. */
export function Signs({ signs, class: cls = "" }) {
  const length = Math.max(lengthOf(signs), 20);
  return html`<svg class=${`gwt signs ${cls}`} viewBox=${`${-length / 2} ${-HEIGHT / 2} ${length} ${HEIGHT}`}
    style=${{ "--ratio": length / HEIGHT }} aria-hidden="true">
    <${Row} signs=${signs} /></svg>`;
}

/** Signs folded into two lines, for narrow cells: what it is, and what it brings or costs. */
export function Folded({ signs }) {
  const [first, ...rest] = signs;
  const second = rest.filter((sign) => sign !== ">" && sign !== "*" && !AFTER.includes(sign));
  if (!second.length) return html`<${Signs} signs=${signs} />`;
  const length = Math.max(lengthOf(second), 40);
  return html`<svg class="gwt folded" viewBox=${`${-length / 2} -40 ${length} 80`} aria-hidden="true">
    <${Row} signs=${[first]} y=${-19} /><${Row} signs=${second} y=${21} /></svg>`;
}

// --- the face of a building ------------------------------------------------------------------------

const CHIP = { left: 4, right: 102, top: 4, bottom: 80, gap: 4, slash: 8 };

/** Where the actions of a building stand on its face: the actions of a row beside each other. */
export function chipsOf(actions) {
  const rows = [];
  for (const entry of actions) {
    const last = rows.at(-1);
    if (last && last[0].row === entry.row) last.push(entry);
    else rows.push([entry]);
  }
  if (rows.length === 3) rows.splice(...merged(rows));
  const height = (CHIP.bottom - CHIP.top - CHIP.gap * (rows.length - 1)) / rows.length;
  return rows.flatMap((row, index) => across(row, CHIP.top + index * (height + CHIP.gap), height));
}

/** Of three rows, the two neighbours that are shorter together share one. */
function merged(rows) {
  const length = (row) => lengthOf(printed.local_signs[row[0].action]);
  const first = length(rows[0]) + length(rows[1]) < length(rows[1]) + length(rows[2]) ? 0 : 1;
  return [first, 2, [...rows[first], ...rows[first + 1]]];
}

function across(row, top, height) {
  const lengths = row.map(({ action }) => lengthOf(printed.local_signs[action]) + 10);
  const between = row.length > 1 && row[0].side ? CHIP.slash : 3;
  const room = CHIP.right - CHIP.left - between * (row.length - 1);
  const whole = lengths.reduce((all, length) => all + length, 0);
  let left = CHIP.left;
  return row.map(({ action, side }, index) => {
    const width = (room * lengths[index]) / whole;
    const chip = { action, x: left, y: top, width, height, slash: side && index > 0 ? left - between / 2 : 0 };
    left += width + between;
    return chip;
  });
}

/** The signs of an action in its chip; long ones on tall chips break after the arrow. */
export function ChipSigns({ signs, chip }) {
  const x = chip.x + chip.width / 2;
  const y = chip.y + chip.height / 2;
  const arrow = signs.indexOf(">");
  const fits = (row, most) => Math.min(most, (chip.width - 6) / lengthOf(row));
  if (chip.height > 60 && arrow > 0 && fits(signs, 1) < 0.75) {
    const [first, second] = [signs.slice(0, arrow + 1), signs.slice(arrow + 1)];
    return html`<${Row} signs=${first} x=${x} y=${y - 18} scale=${fits(first, 1)} />
      <${Row} signs=${second} x=${x} y=${y + 18} scale=${fits(second, 1)} />`;
  }
  return html`<${Row} signs=${signs} x=${x} y=${y} scale=${fits(signs, chip.height > 60 ? 1.2 : 1)} />`;
}
