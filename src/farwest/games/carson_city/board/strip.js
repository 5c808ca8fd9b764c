// The strip over the board: both orders, the bag, and what the variants put beside the board.

import { html } from "htm/preact";
import { facts, range, sum } from "./facts.js";
import { Picture, Piece, buildingTip, dollars, term, tip } from "./pieces.js";

export function Strip({ view, lit, t, children }) {
  return html`<div class="strip" data-n=${view.players.length}><${Orders} view=${view} t=${t} /><${Bag} view=${view}
    lit=${lit} t=${t} />${children}</div>`;
}

/** Turn order with the numbers that made it, and the order of passing as far as it goes. */
function Orders({ view, t }) {
  const placing = view.phase === "placement";
  const passed = view.phase === "placement" || view.phase === "resolution" || view.phase === "end" ? view.passed : [];
  const current = view.choosing.length === 1 ? view.choosing[0] : -1;
  return html`<div class="orders" ...${term(t, "turn_order", "CC-011")}><span class="caption">${t("board_order")}</span>
      <ol>${view.order.map((seat) => {
        const { card } = view.players[seat];
        const cls = `${seat === current ? "cur" : ""} ${placing && passed.includes(seat) ? "out" : ""}`;
        return html`<li key=${seat} class=${cls}><${Piece} seat=${seat} hat=${false} data-piece=${`order-${seat}`}
          label=${t.name("seat", seat)} />${card >= 0 && html`<small>${card}</small>`}</li>`;
      })}</ol></div>
    <div class="orders passing" ...${term(t, "pass_order", "CC-052")}><span class="caption">${t("board_passing")}</span>
      <ol>${range(view.players.length).map((place) => html`<li key=${place}><${Passed} place=${place}
        seat=${passed[place]} t=${t} /></li>`)}</ol></div>`;
}

function Passed({ place, seat, t }) {
  if (seat === undefined) return html`<i class="vacant">${place + 1}</i>`;
  return html`<${Piece} seat=${seat} hat=${false} data-piece=${`passed-${seat}`} label=${t.name("seat", seat)} />`;
}

/** What the bag still holds, tile by tile: everybody may know. */
function Bag({ view, lit, t }) {
  const left = sum(view.bag);
  return html`<div ...${lit("bag", 0, "bag")} ...${term(t, "board_bag", "CC-150", { number: left })} role="group"
    aria-label=${t("board_bag", { number: left })}>
    <span class="sack"><${Picture} name="cc-bag" /><b>${left}</b></span>
    ${facts.buildings.map((name, building) => view.bag[building] > 0 && html`<span key=${name} class="kind"
      ...${buildingTip(t, building)}><${Picture} name=${`cc-${name}`} />${view.bag[building]}
      <span class="vh"> ${t.name("building", building)}</span></span>`)}</div>`;
}

/** What the variants and the cards of this round bring: outlaws, rodeos, the chip, tiles, the auction, moves. */
export function Notes({ view, t }) {
  const { variants, players } = view;
  const bidder = view.bidder >= 0 ? t.name("seat", view.bidder) : "";
  const notes = [
    view.bidding.length > 0 && { key: "auction", icon: "cc-p_auctioneer", clause: "CC-202",
      text: t("board_auction", { amount: dollars(view.bid), player: bidder, any: bidder ? 1 : 0 }) },
    variants.outlaws > 0 && view.menace > 0 && { key: "outlaws", icon: "cc-outlaw", clause: "CC-262",
      text: t("board_outlaws", { number: view.menace, points: view.bounty }) },
    variants.duel_tiles > 0 && { key: "discard", tile: true, text: t("board_discard", { number: view.discard,
      known: sum(view.discard_known) }), clause: "CC-249" },
    variants.kit_carson > 0 && view.phase === "placement" && view.seat >= 0 && { key: "kit", icon: "cc-cowboy",
      clause: "CC-256",
      text: t("board_moves", { number: players[view.seat].moves, most: facts.moves }) },
    view.white === facts.in_reserve && { key: "white", icon: "cc-g-hat", text: t("board_white_waits"),
      clause: "CC-167" },
  ].filter(Boolean);
  if (!notes.length) return null;
  return html`<ul class="notes">${notes.map(({ key, icon, tile, text, clause }) => html`<li key=${key} ...${tip(text,
    t.tip(`board_note_${key}`), clause)}>
    ${tile ? html`<span class="dueltile back"></span>` : html`<${Picture} name=${icon} />`}<span>
      ${text}</span></li>`)}</ul>`;
}

