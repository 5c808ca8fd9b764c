// Kansas City: three columns of foresight tiles with their piles, then income and delivery.

import { html } from "htm/preact";
import { kindOf, printed, range } from "./facts.js";
import { AnyTile, Use, term, tileTip, tip } from "./pieces.js";

const STOPS = ["kc_1", "kc_2", "kc_3", "kc_4", "kc_5"];

/** The city at the end of the trail: upright where there is room, else lying. */
export function KansasCity({ name, places, view, lit, t, look, route }) {
  const [x, y, width, height] = places.kansasCity;
  const tile = view.board[printed.kansas_city];
  const city = t.name("tile", tile);
  const given = lit(`spot-${printed.kansas_city}`, 0, `kc${route ? " go" : ""}`);
  const inside = name === "wide" ? html`<${Upright} view=${view} lit=${lit} t=${t} />` : html`<${Lying} view=${view}
    lit=${lit} t=${t} />`;
  return html`<g transform=${`translate(${x} ${y})`}><g ...${given} ...${look(printed.kansas_city)}>
      <rect class="far" x="-6" y="-6" width=${width + 12} height=${height + 12} rx="18"/>
      <rect class="lit" x="-6" y="-6" width=${width + 12} height=${height + 12} rx="18"/>
      <g ...${tip(city, t.name("tile", tile, "tip"))}><rect class="kcface" width=${width} height=${height} rx="14"/>
      <path class="kchead" d=${`M0 40V14A14 14 0 0 1 14 0H${width - 14}A14 14 0 0 1 ${width} 14V40Z`}/>
      <${Use} name="gwt_kansas_city" x=${26} y=${20} size=${36} /><text x=${name === "wide" ? 123 : 130} y="28"
      class="kcname">${city}</text></g></g><g class="inside">${inside}</g></g>`;
}

function Upright({ view, lit, t }) {
  return html`${range(3).map((column) => html`<g key=${column} transform=${`translate(${11 + column * 63.3} 46)`}>
      <rect class="fcol" width="57.3" height="162" rx="9"/><${Head} column=${column} view=${view} t=${t} x=${11.7}
      y=${17} />
      ${[0, 1].map((slot) => html`<${Foresight} key=${slot} column=${column} slot=${slot} x=${-2.3} y=${35 + slot * 66}
      view=${view} lit=${lit} t=${t} />`)}</g>`)}
    <g ...${term(t, "kc_4")}><circle class="stop" cx="24" cy="232" r="12"/><text x="24" y="238" class="stopt">4</text>
    <${Use} name="gwt_income" x=${56} y=${232} size=${32} /></g>
    <g ...${term(t, "kc_5")}><circle class="stop" cx="114" cy="232" r="12"/>
    <text x="114" y="238" class="stopt">5</text><${Use} name="gwt_city" x=${146} y=${232} size=${32} /></g>`;
}

function Lying({ view, lit, t }) {
  return html`${range(3).map((column) => html`<g key=${column} transform=${`translate(${8 + column * 112} 46)`}>
      <rect class="fcol" width="106" height="84" rx="9"/><${Head} column=${column} view=${view} t=${t} x=${13}
      y=${13} />
      ${[0, 1].map((slot) => html`<g key=${slot} transform=${`translate(${2 + slot * 51} 27) scale(.84)`}>
      <${Foresight} column=${column} slot=${slot} x=${0} y=${0} view=${view} lit=${lit} t=${t} /></g>`)}</g>`)}
    <g ...${term(t, "kc_4")}><circle class="stop lt" cx="226" cy="20" r="12"/>
    <text x="226" y="26" class="stopt dk">4</text><${Use} name="gwt_income" x=${254} y=${20} size=${30} /></g>
    <g ...${term(t, "kc_5")}><circle class="stop lt" cx="288" cy="20" r="12"/>
    <text x="288" y="26" class="stopt dk">5</text><${Use} name="gwt_city" x=${316} y=${20} size=${30} /></g>`;
}

function Head({ column, view, t, x, y }) {
  const left = view.piles[column];
  return html`<g ...${tip(t(STOPS[column]), `${t.tip(STOPS[column])} ${t("board_pile", { number: left })}`)}>
    <circle class="stop" cx=${x} cy=${y} r="12"/><text x=${x} y=${y + 6} class="stopt">${column + 1}</text>
    <${Use} name="gwt_deck" x=${x + 19} y=${y} size=${16} /><text x=${x + 37} y=${y + 6} class="pile">${left}</text>
    </g>`;
}

function Foresight({ column, slot, x, y, view, lit, t }) {
  const tile = view.foresight[column * 2 + slot];
  const given = lit(`foresight-${column + 1}-${slot + 1}`, 0, "foresight");
  if (!tile) return html`<g ...${given} transform=${`translate(${x} ${y})`} ...${term(t, "foresight")}>
    <circle class="noforesight" cx="31" cy="31" r="24"/></g>`;
  const shape = kindOf(tile) === "teepee" ? html`<circle class="lit" cx="31" cy="31" r="32"/>` : html`<rect class="lit"
    x="0" y="0" width="62" height="62" rx="12"/>`;
  return html`<g ...${given} transform=${`translate(${x} ${y})`} ...${tileTip(t, tile, view.fees)}>
    <g data-piece=${`foresight-${column}-${slot}-${tile}`}><${AnyTile} tile=${tile} fees=${view.fees} /></g>${shape}
    </g>`;
}
