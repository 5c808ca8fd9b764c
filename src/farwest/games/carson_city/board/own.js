// What is the reader's own: his purse, his cowboys, tiles to be built, corrals, duel tiles and his sheet.

import { html } from "htm/preact";
import { Mark } from "/web/parts.js";
import { crewOf } from "./crew.js";
import { CORRAL_CLAUSES, facts, range } from "./facts.js";
import { Picture, Piece, Tokens, glows, term, tip } from "./pieces.js";
import { Cards, Cash, Force, Reserve, Score, Stock, Waiting, badges } from "./seats.js";

export function Own({ view, lit, t }) {
  const { seat } = view;
  if (seat < 0) return null;
  const crew = crewOf(view);
  const choosing = view.phase === "start" && view.variants.new_beginning > 0;
  return html`<div class=${`mine-all panel s${seat}`}><h2 class="vh">${t("board_own")}</h2>
    <header><${Mark} seat=${seat} /><b class="myname">${t.name("seat", seat)}</b>${badges(view, seat, t)}<span
      class="grow"></span>
      <${Score} view=${view} seat=${seat} t=${t} /></header>
    ${choosing && html`<${Sheet} view=${view} lit=${lit} t=${t} />`}
    <${Cash} view=${view} seat=${seat} t=${t} /><${Force} view=${view} seat=${seat} t=${t} />
    <${Reserve} view=${view} seat=${seat} names=${crew.at("reserve", seat)} t=${t} />
    <div class="kit"><${Stock} view=${view} seat=${seat} t=${t} /><${Cards} view=${view} seat=${seat} t=${t} /></div>
    <${Waiting} view=${view} seat=${seat} lit=${lit} t=${t} />
    ${view.variants.duel_tiles > 0 && html`<${Hand} view=${view} lit=${lit} t=${t} />`}
    ${view.variants.horses > 0 && !choosing && html`<${Corrals} view=${view} lit=${lit} t=${t} />`}</div>`;
}

/** The five corrals with their hats, horses and cowboys. */
function Corrals({ view, lit, t }) {
  const { horses, corral, corral_boy: boys, rodeos } = view.players[view.seat];
  const crew = crewOf(view);
  return html`<div class="corrals"><div class="row"><${Tokens} icon="cc-horse" n=${horses} label=${t("horse")}
    ...${term(t, "horse", "CC-286")} />
      <span class="caption">${t("corral")}</span><span class="grow"></span>
      ${rodeos > 0 && html`<${Tokens} icon="trophy" n=${rodeos} label=${t("rodeo_cup")} ...${term(t, "rodeo_cup",
        "CC-296")} />`}</div>
    <div class="pens">${facts.hats.map((hat, place) => html`<div key=${place} role="group"
      aria-label=${t.name("corral", place)}
      ...${lit(`corral-${place}`, 0, "pen")} ...${tip(t.name("corral", place), t.name("corral", place, "tip"),
        CORRAL_CLAUSES[place])}>
      <span class="hat"><${Picture} name="cc-g-hat" />${hat}</span>
      <span class="herd">${corral[place] > 0 && html`<${Picture} name="cc-horse" />${corral[place] > 1 && html`<b>
        ${corral[place]}</b>`}`}
        ${boys[place] > 0 && crew.at(`corral-${place}`, view.seat).map((name) => html`<${Piece} key=${name}
          seat=${view.seat} data-piece=${name} />`)}</span></div>`)}</div></div>`;
}

/** Duel tiles in hand; the chosen one waits face down for the others. */
function Hand({ view, lit, t }) {
  const chosen = (view.played ?? []).filter((value) => value >= 0);
  return html`<div class="hand" ...${term(t, "duel_tile", "CC-248")}><span class="caption">${t("duel_tile")}</span>
    ${view.hand.map((value, index) => {
      const first = view.hand.indexOf(value) === index;
      const given = first ? lit(`value-${value}`, 0, "dueltile") : { class: "dueltile" };
      const cls = `${given.class} ${chosen.includes(value) && first ? "chosen" : ""}`;
      return html`<span key=${index} ...${given} class=${cls}>${value}</span>`;
    })}</div>`;
}

/** The sheet of a new beginning: one line of each category, with its price. */
function Sheet({ view, lit, t }) {
  const lines = view.sheet ?? [];
  return html`<div class="sheet-of" ...${term(t, "board_sheet", "CC-231")}><span class="caption">
    ${t("board_sheet")}</span>
    ${facts.categories.map((name, category) => html`<div key=${name} class="linerow"><span>${t.name("category",
      category)}</span>
      <span class="lines">${range(facts.line_gives[category].length).map((line) => {
        const given = lit(`sheet-${category}-${line}`, 0, "line");
        const cls = `${given.class} ${lines[category] === line ? "taken" : ""}`;
        return html`<span key=${line} ...${given} class=${cls} data-off=${!glows(given) && lines[category] !== line
          ? "" : null}>
          <b>${facts.line_gives[category][line]}</b><small>${facts.line_price[category][line]}</small></span>`;
      })}</span></div>`)}</div>`;
}
