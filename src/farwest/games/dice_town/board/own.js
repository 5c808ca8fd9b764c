// What is the reader's own: the dice under the cup, the dice set, the cards in hand, the cards being looked at.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Die, Icon, Mark, Money, Nugget, Slot, Vp } from "/web/parts.js";
import { counted, drawingOf, isDeed, points, printed, range, riverDrawing } from "./facts.js";
import { Outlaw, Picture, isLit, pickedDice, tip } from "./pieces.js";
import { LaidOut, Offer, badges } from "./seats.js";

/** Own dice and own cards. */
export function Own({ view, lit, t }) {
  if (view.seat < 0) return null;
  return html`<div class="mine-all"><h2 class="vh">${t("board_own")}</h2><div class="mine-grid">
    <${DiceBox} view=${view} lit=${lit} t=${t} /><${CardBox} view=${view} lit=${lit} t=${t} /></div></div>`;
}

// --- the dice ----------------------------------------------------------------------------------

/** Above: the cup, or what the reader looks at. Below: his set dice. */
function DiceBox({ view, lit, t }) {
  const pieces = usePieces(view);
  return html`<section class=${`dicebox panel s${view.seat}`}><div class="dicegrid">
    <${Upper} view=${view} lit=${lit} t=${t} pieces=${pieces} />
    <div class="set"><span class="boxlabel">${t("board_set")}</span><span class="setrow">
      ${pieces.set.map(({ face, id, which }) => html`<${PickDie} key=${id} face=${face} data-piece=${id}
          ...${lit(`die-${face}`, which)} />`)}
      ${range(Math.min(printed.dice - pieces.set.length, sumPicked(view, lit))).map((index) => html`<${Die}
          key=${`g${index}`} face=${pickedFaces(view, lit)[index]} ghost />`)}
      ${range(Math.max(0, printed.dice - pieces.set.length - sumPicked(view, lit))).map((slot) => html`<${Slot}
          key=${`s${slot}`} />`)}</span></div>
  </div></section>`;
}

function pickedFaces(view, lit) {
  return range(printed.faces).flatMap((face) => Array(pickedDice(view, lit, face)).fill(face));
}

function sumPicked(view, lit) {
  return pickedFaces(view, lit).length;
}

function Upper({ view, lit, t, pieces }) {
  const own = view.players[view.seat];
  const looking = lookedAt(view, lit);
  if (looking.length) return html`<${PickSheet} looking=${looking} seat=${view.seat} t=${t} />`;
  if (range(printed.faces).some((face) => isLit(lit, `hunt-${face}`))) return html`<${HuntDice} view=${view} lit=${lit}
      t=${t} />`;
  if (range(printed.faces).some((face) => isLit(lit, `face-${face}`))) return html`<${Faces} lit=${lit} t=${t} />`;
  if (own.offer) return html`<div class="upper"><p class="boxlabel"><${Icon}
      name="eye-off" />${t("board_your_offer")}</p><${Offer} player=${own} t=${t} /></div>`;
  if (pieces.tray.length || own.dice.length < printed.dice) {
    return html`<div class="upper"><p class="boxlabel"><${Icon} name="eye-off" />${t("board_cup")}</p>
      <div class="rolled"><${Icon} name="dice_cup" class=${`cup ${pieces.tray.length ? "tipped" : ""}`} />
        <div class="tray" data-n=${pieces.tray.length}>${pieces.tray.map(({ face, id, which }) => html`
          <${PickDie} key=${id} face=${face} data-piece=${id} ...${lit(`roll-${face}`, which)} />`)}</div></div></div>`;
  }
  const [hand] = own.poker;
  return html`<div class="upper rest"><p class="boxlabel">${t("combination")}</p>
    <p class="combination"><b>${t.name("poker", hand)}</b><span>${t.name("poker", hand, "tip")}</span></p></div>`;
}

/** A die that can be picked: a tick says that it is. */
function PickDie({ face, class: cls = "", ...rest }) {
  const picked = /\bpicked\b/.test(cls);
  return html`<${Die} face=${face} class=${`pick ${cls}`}
      ...${rest}>${picked && html`<span class="ticked"><${Icon} name="check" /></span>`}</${Die}>`;
}

function HuntDice({ view, lit, t }) {
  const seen = {};
  return html`<div class="upper"><p class="boxlabel">${t("board_hunt")}</p><div class="rolled"><div
      class="tray">${view.hunt.map((face) => {
    seen[face] = (seen[face] ?? -1) + 1;
    return html`<${PickDie} key=${`${face}-${seen[face]}`} face=${face} ...${lit(`hunt-${face}`, seen[face])} />`;
  })}</div></div></div>`;
}

/** The six faces, to turn a die to one of them. */
function Faces({ lit, t }) {
  return html`<div class="upper"><p class="boxlabel">${t("board_turn_to")}</p><div class="rolled"><div
      class="tray six">${range(printed.faces).map((face) => html`
    <${PickDie} key=${face} face=${face} ...${lit(`face-${face}`)} />`)}</div></div></div>`;
}

/** Names for the reader's dice that last: a kept die goes from the cup to the row, a thrown one is new. */
function usePieces(view) {
  const memory = useRef({ count: 0, set: [], tray: [], key: "" });
  const past = memory.current;
  const set = view.players[view.seat].dice;
  const key = `${view.seat} ${view.round} ${set} / ${view.rolled}`;
  if (past.key === key) return past;
  const known = [...past.set, ...past.tray];
  const fresh = (face) => ({ face, id: `die-${view.seat}-${(past.count += 1)}` });
  const take = (face) => {
    const index = known.findIndex((die) => die.face === face);
    return index < 0 ? fresh(face) : { ...known.splice(index, 1)[0] };
  };
  const same = String(past.set.map((die) => die.face)) === String(set)
    && String(past.tray.map((die) => die.face)) === String(view.rolled);
  memory.current = { count: past.count, key, set: numbered(set.map(take)),
    tray: same ? past.tray : numbered(view.rolled.map(fresh)) };
  memory.current.count = past.count;
  return memory.current;
}

/** Dice of the same face are told apart by a number. */
function numbered(dice) {
  const seen = {};
  return dice.map((die) => {
    seen[die.face] = (seen[die.face] ?? -1) + 1;
    return { ...die, which: seen[die.face] };
  });
}

// --- cards being looked at ---------------------------------------------------------------------

/** What lies open before the reader alone: drawn cards, finds, a discard, a deck of Outlaws. */
function lookedAt(view, lit) {
  const drawn = Array.isArray(view.drawn) ? view.drawn : [];
  const found = Array.isArray(view.found) ? view.found : [];
  const open = new Set([...view.wanted, ...view.players.flatMap((player) => [...player.outlaws, ...player.captured])]);
  const discard = range(printed.cards.length).filter((card) => isLit(lit, `discard-${card}`));
  const deck = range(printed.outlaw_faces.length).filter((outlaw) => !open.has(outlaw) && isLit(lit, `outlaw-${outlaw}`));
  return [
    ...counted(drawn).map(([card, n]) => ({ kind: "card", card, n, target: lit(`drawn-${card}`) })),
    ...counted(found).map(([card, n]) => ({ kind: "river", card, n, target: lit(`found-${card}`) })),
    ...discard.map((card) => ({ kind: "card", card, n: 1, target: lit(`discard-${card}`) })),
    ...deck.map((card) => ({ kind: "outlaw", card, n: 1, target: lit(`outlaw-${card}`) })),
  ];
}

function PickSheet({ looking, seat, t }) {
  return html`<div class="upper looking"><p class="boxlabel"><${Icon} name="eye" />${t("board_looking")}</p>
    <div class=${`spread ${looking.length > 5 ? "lots" : ""}`}>${looking.map(({ kind, card, n, target }) => {
      if (kind === "outlaw") return html`<${Outlaw} key=${card} outlaw=${card} t=${t} priced ...${target} />`;
      return kind === "river" ? html`<${RiverCard} key=${card} card=${card} n=${n} t=${t} ...${target} />`
        : html`<${HandCard} key=${card} card=${card} n=${n} seat=${seat} t=${t} ...${target} />`;
    })}</div></div>`;
}

// --- the cards ---------------------------------------------------------------------------------

function CardBox({ view, lit, t }) {
  const own = view.players[view.seat];
  const hand = counted(view.hand);
  return html`<section class="mybox panel">
    <div ...${lit(`seat-${view.seat}`, 0, "myself")}><${Mark} seat=${view.seat} /><b
        class="myname">${t.name("seat", view.seat)}</b>${badges(view, view.seat, t)}
      <span class="purse"><${Money} n=${own.cash} at=${`seat-${view.seat}`} /><${Nugget} n=${own.nuggets}
          at=${`seat-${view.seat}`} /></span>
      <span class="score" ...${tip("", t("board_score"))}><${Vp} n=${view.points} label=${t("board_score")} /></span>
      <span class="grow"></span><${LaidOut} view=${view} seat=${view.seat} lit=${lit} t=${t} /></div>
    <div class="hand" data-n=${hand.length}>
      ${hand.map(([card, n]) => html`<${HandCard} key=${card} card=${card} n=${n} seat=${view.seat} t=${t}
          fresh=${view.fresh.includes(card)} ...${lit(`card-${card}`)} />`)}
      ${!hand.length && html`<p class="soft">${t("board_no_card")}</p>`}
    </div>
  </section>`;
}

/** A card in hand: title, drawing, what it does, what it is worth. */
function HandCard({ card, n, seat, t, fresh = false, class: cls = "", ...rest }) {
  const title = isDeed(card) ? t("board_deed") : t.name("card", card);
  const text = t.name("card", card, "tip");
  const worth = points(card);
  return html`<div class=${`town-card ${isDeed(card) ? "deed" : "goods"} ${cls}`} data-piece=${`card-${seat}-${card}`}
      tabindex="0" ...${tip(t.name("card", card), text)} ...${rest}>
    <div class="face"><h3>${title}</h3><${Picture} name=${drawingOf(card)} /><p>${worth ? "" : text}</p>
      ${worth && html`<${Vp} n=${worth} />`}${n > 1 && html`<span class="n">×${n}</span>`}${fresh && html`<span
          class="newly">${t("board_fresh")}</span>`}</div></div>`;
}

function RiverCard({ card, n, t, class: cls = "", ...rest }) {
  return html`<div class=${`town-card river ${cls}`} data-piece=${`river-${card}`} tabindex="0"
      ...${tip(t.name("river", card), t.name("river", card, "tip"))} ...${rest}>
    <div class="face"><h3>${t.name("river", card)}</h3><${Picture}
        name=${riverDrawing(card)} /><p>${t.name("river", card, "tip")}</p>${n > 1 && html`<span
        class="n">×${n}</span>`}</div></div>`;
}
