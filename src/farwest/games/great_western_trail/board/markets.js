// The markets: workers for hire with their token, cattle with its prices, objective cards.

import { html } from "htm/preact";
import { printed, range } from "./facts.js";
import { Beast, Objective, cattleTip } from "./cards.js";
import { Coin, Pic, term, tip } from "./pieces.js";

/** All three, one below the other. */
export function Markets({ view, lit, t }) {
  return html`<${Jobs} view=${view} lit=${lit} t=${t} /><${Cattle} view=${view} lit=${lit} t=${t} />
    <${Display} view=${view} lit=${lit} t=${t} />`;
}

// --- jobs --------------------------------------------------------------------------------------------

function Jobs({ view, lit, t }) {
  const { yellow, end } = view.countdown;
  return html`<section class="gp jobs"><h3 ...${term(t, "job_market")}>${t("job_market")}
      <span class="sub">${yellow !== null && html`<span ...${tip(t("yellow_arrow"), `${t("board_until",
      { number: yellow })} ${t.tip("yellow_arrow")}`)}><${Pic} name="gwt_refill" /><b>${yellow}</b></span>`}
        <span ...${tip(t("red_arrow"), `${t("board_until_end", { number: end })} ${t.tip("red_arrow")}`)}>
        <${Pic} name="gwt_end" /><b>${end}</b></span></span></h3>
    <ol class="jobrows">${printed.row_cost.map((_, row) => html`<${JobRow} key=${row} row=${row} view=${view}
    lit=${lit} t=${t} />`)}</ol></section>`;
}

function JobRow({ row, view, lit, t }) {
  const kinds = printed.workers.length;
  const waiting = range(kinds).flatMap((worker) => Array(view.jobs[row * kinds + worker]).fill(worker));
  const token = view.token === row;
  const state = row < view.token ? "past" : token ? "tokrow" : "next";
  const yellow = printed.yellow_rows.includes(row);
  const last = row === printed.row_cost.length - 1;
  const empty = view.players.length - waiting.length;
  return html`<li class=${`${state} ${waiting.length ? "has" : ""}`} data-target=${`job-row-${row}`}>
    <span class="rowcost" ...${tip(t("board_row", { number: row + 1 }), t("board_row_cost",
    { cost: printed.row_cost[row] }))}><${Coin} n=${printed.row_cost[row]} pay=${true} label="$" /></span>
    ${waiting.map((worker, index) => html`<span key=${`w${index}`} ...${lit(`job-${row + 1}-${worker}`, index,
    "cell w")} ...${tip(t.name("worker", worker), t("board_job", { text: t.name("worker", worker, "tip"),
      cost: printed.row_cost[row] }))}><${Pic} name=${`gwt_${printed.workers[worker]}`} label=${t.name("worker",
        worker)} /></span>`)}
    ${range(empty).map((index) => html`<span key=${`e${index}`} class=${`cell ${row < view.token ? "gone" : ""}`}>
    </span>`)}
    ${token && html`<span class="tok" data-piece="job-token" ...${term(t, "job_market_token")}>
    <${Pic} name="gwt_job_token" label=${t("job_market_token")} /></span>`}
    ${yellow && html`<span class="arr y" ...${term(t, "yellow_arrow")}>
    <${Pic} name="gwt_refill" label=${t("yellow_arrow")} /></span>`}
    ${last && html`<span class="arr r" ...${term(t, "red_arrow")}><${Pic} name="gwt_end" label=${t("red_arrow")} />
    </span>`}</li>`;
}

// --- cattle ------------------------------------------------------------------------------------------

function Cattle({ view, lit, t }) {
  const cards = view.market.flatMap((n, kind) => (n ? [kind + printed.first_market] : []));
  const breeds = [...new Set(cards.map((card) => printed.card_breed[card]))];
  return html`<section class="gp cattle"><h3 ...${term(t, "cattle_market")}>${t("cattle_market")}
      <span class="sub" ...${tip(t("market_stack"), t("board_stack_left", { number: view.market_stack }))}>
      <${Pic} name="gwt_deck" /><b>${view.market_stack}</b></span></h3>
    <div class="stacks">${breeds.map((breed) => {
      const own = cards.filter((card) => printed.card_breed[card] === breed);
      return html`<div key=${breed} class="stack" style=${{ "--n": own.length }}>${own.map((card,
        index) => html`<${Seller} key=${index} card=${card} index=${index} view=${view} lit=${lit} t=${t} />`)}</div>`;
    })}${!cards.length && html`<p class="soft">${t("board_market_empty")}</p>`}</div>
    <${Prices} view=${view} lit=${lit} t=${t} /></section>`;
}

function Seller({ card, index, view, lit, t }) {
  const { class: cls, ...given } = lit(`market-${card}`, 0, "");
  const n = view.market[card - printed.first_market];
  return html`<${Beast} card=${card} n=${n} class=${cls} style=${{ "--k": index }} ...${given} ...${cattleTip(t,
    card)} />`;
}

/** The table of prices: cowboys and dollars for so many cards of a value. */
function Prices({ view, lit, t }) {
  const values = [...new Set(printed.purchase_value.filter(Boolean))];
  const price = (purchase) => {
    const pair = printed.purchase_cards[purchase] > 1;
    const more = !printed.purchase_value[purchase];
    const lack = view.staffed && !view.staffed[purchase];
    return html`<span key=${purchase} ...${lit(`purchase-${purchase}`, 0, `price ${lack ? "lack" : ""}`)}
      ...${tip(t.name("purchase", purchase), t.name("purchase", purchase, "tip"))}>
      <b>${printed.purchase_cowboys[purchase]}</b><${Pic} name="gwt_cowboy" />${more ? html`<i>+${printed.market_plus}
      </i><${Pic} name="gwt_deck" />` : html`<${Coin} n=${printed.purchase_cost[purchase]} pay=${true} />`}${pair
      && html`<i>×${printed.purchase_cards[purchase]}</i>`}</span>`;
  };
  const all = range(printed.purchases.length);
  const of = (value) => all.filter((purchase) => printed.purchase_value[purchase] === value);
  return html`<ul class="buy">${values.map((value, index) => html`<li key=${value}>
    <${Pic} name=${`gwt_cattle_${value}`} label=${String(value)} />${of(value).map(price)}${index === values.length - 1
    && of(0).map(price)}</li>`)}</ul>`;
}

// --- objectives --------------------------------------------------------------------------------------

function Display({ view, lit, t }) {
  const missing = view.tally?.display ?? [];
  const stack = lit("objective-stack", 0, "sub");
  return html`<section class="gp objs"><h3 ...${term(t, "objective_display")}>${t("objective_display")}
      <span ...${stack} ...${tip(t("objective_stack"), t("board_stack_left", { number: view.objectives }))}>
      <${Pic} name="gwt_deck" /><b>${view.objectives}</b></span></h3>
    <div class="ocards">${view.display.map((card, index) => {
      const { class: cls, ...given } = lit(`display-${card}`, view.display.slice(0,
        index).filter((other) => other === card).length, "");
      return html`<${Objective} key=${index} card=${card} t=${t} missing=${missing[index]} class=${cls}
        data-piece=${`display-${card}-${index}`} ...${given} />`;
    })}${range(Math.max(0, printed.display - view.display.length)).map((index) => html`<span key=${`none${index}`}
      class="ocard none"></span>`)}</div></section>`;
}

