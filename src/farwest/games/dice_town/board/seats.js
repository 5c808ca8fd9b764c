// The seats: what everybody may see of a player, and what he offers the Sheriff.

import { html } from "htm/preact";
import { Die, Icon, Money, Nugget, Slot, Vp } from "/web/parts.js";
import { counted, isDeed, printed, range, sum } from "./facts.js";
import { Chip, Deck, Outlaw, Picture, dollars, tip } from "./pieces.js";
import { IndianDie } from "./street.js";

/** The counters inside a seat's panel. */
export function Seat({ view, seat, lit, t }) {
  const player = view.players[seat];
  return html`<div class="seat-box"><div class="seat-goods">
    <${SetDice} view=${view} seat=${seat} lit=${lit} t=${t} />
    <span class="purse"><${Money} n=${player.cash} at=${`seat-${seat}`} /><${Nugget} n=${player.nuggets}
        at=${`seat-${seat}`} />${player.scores && html`<${Vp} n=${sum(Object.values(player.scores))} />`}</span>
    <span class="kept"><span class="backs"><${Deck} kind="title" icon="dice_deed" n=${player.deeds}
        label=${t("board_deeds_held")} more=${seen(player.known.filter(isDeed), t)} />
      <${Deck} kind="goods" icon="dice_store" n=${player.store} label=${t("board_store_held")}
          more=${seen(player.known.filter((card) => !isDeed(card)), t)} /></span>
    <${LaidOut} view=${view} seat=${seat} lit=${lit} t=${t} />
    <${Known} player=${player} t=${t} /></span>
    <${Offer} player=${player} t=${t} />
  </div></div>`;
}

/** Five places for dice; the dice of a rival can be a target (an ambush). */
function SetDice({ view, seat, lit, t }) {
  const { dice } = view.players[seat];
  const seen = {};
  return html`<span class="five"><span class="vh">${t("board_set")}</span>${dice.map((face) => {
    seen[face] = (seen[face] ?? -1) + 1;
    const { class: cls, ...rest } = lit(`seat-${seat}-die-${face}`, seen[face]);
    return html`<${Die} key=${`${face}-${seen[face]}`} face=${face} class=${cls}
        data-piece=${`set-${seat}-${face}-${seen[face]}`} ...${rest} />`;
  })}${range(printed.dice - dice.length).map((slot) => html`<${Slot} key=${slot} />`)}</span>`;
}

/** What lies face up before a player: fenced deeds, Ranches, Outlaws, and those he caught. */
export function LaidOut({ view, seat, lit, t }) {
  const { fenced, ranches, outlaws, captured } = view.players[seat];
  if (!fenced.length && !ranches && !outlaws.length && !captured.length) return null;
  const own = seat === view.seat;
  return html`<span class="laid"><span class="vh">${t("board_laid")}</span>
    ${counted(fenced).map(([card, n]) => html`<${Chip} key=${`f${card}`} card=${card} n=${n} t=${t} class="fenced"
        data-target="fenced" />`)}
    ${ranches > 0 && html`<span key="ranch"
        ...${own ? lit(`card-${printed.ranch}`, 0, "chip ranch") : { class: "chip ranch", "data-target": "ranch" }}
        ...${tip(t("ranch"), t.tip("ranch"))}>
      <${Icon} name="dice_ranch" /><span class="vh">${t("ranch")} </span><span class="n">${ranches}</span></span>`}
    ${outlaws.map((outlaw) => html`<${Outlaw} key=${`o${outlaw}`} outlaw=${outlaw} t=${t}
        ...${own ? lit(`outlaw-${outlaw}`) : { "data-target": `outlaw-${outlaw}` }} />`)}
    ${captured.map((outlaw) => html`<${Outlaw} key=${`c${outlaw}`} outlaw=${outlaw} t=${t} priced class="caught"
        data-target=${`outlaw-${outlaw}`} />`)}</span>`;
}

/** In words, which cards of a hand the reader has seen. */
function seen(cards, t) {
  const named = counted(cards).map(([card, n]) => (n > 1 ? `${t.name("card", card)} ×${n}` : t.name("card", card)));
  return named.length ? t("board_seen", { cards: t.join(named) }) : "";
}

/** The cards of a rival's hand that the reader has seen. */
function Known({ player, t }) {
  if (!player.known.length) return null;
  return html`<span class="known" ...${tip("", seen(player.known, t))}><${Icon} name="eye"
      label=${t("board_known")} /><b>${player.known.length}</b>
    <span class="chips">${counted(player.known).map(([card, n]) => html`<${Chip} key=${card} card=${card} n=${n}
        t=${t} />`)}</span></span>`;
}

/** An offer to the Sheriff: its cards face down, but for those who may see them. */
export function Offer({ player, t }) {
  const { offer } = player;
  if (!offer) return null;
  const some = offer.dollars || offer.nuggets || offer.deeds || offer.store;
  return html`<div class="offer"><b>${t("board_offer")}</b>
    ${!some && html`<span class="nothing">${t("answer_nothing")}</span>`}
    ${offer.dollars > 0 && html`<span class="amt"><${Icon} name="dollar" />${dollars(t, offer.dollars)}</span>`}
    ${offer.nuggets > 0 && html`<${Nugget} n=${offer.nuggets} />`}
    ${offer.cards ? counted(offer.cards).map(([card, n]) => html`<${Chip} key=${card} card=${card} n=${n} t=${t} />`)
      : html`${offer.deeds > 0 && html`<${Deck} kind="title" icon="dice_deed" n=${offer.deeds}
          label=${t("board_deeds_held")} />`}
        ${offer.store > 0 && html`<${Deck} kind="goods" icon="dice_store" n=${offer.store}
            label=${t("board_store_held")} />`}`}</div>`;
}

/** Tokens after a seat's name: the star, the way to the Doc, the Indian die and its guard. */
export function badges(view, seat, t) {
  return html`<span class="offices">
    ${view.sheriff === seat && html`<span class="office" data-piece="star" data-target="star"
        ...${tip(t("sheriff"), t.tip("sheriff"))}><${Icon} name="sheriff-star" label=${t("sheriff")} /></span>`}
    ${view.doc.includes(seat) && html`<span class="office"
        ...${tip(t("doc_badluck"), t("board_still_doc"))}><${Icon} name="dice_doc"
        label=${t("board_still_doc")} /></span>`}
    ${view.indian > 0 && view.die_at === seat && html`<span class="office"><${IndianDie} t=${t} /></span>`}
    ${view.guarded === seat && html`<span class="office"
        ...${tip(t("bodyguard"), t.tip("bodyguard"))}><${Picture} name="dt-bodyguard" /><span
        class="vh">${t("bodyguard")}</span></span>`}</span>`;
}
