// A duel: everybody's strength and die, and who is left standing. What happened comes from the news, what goes on from
// the view; and the duels that are to come.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { pace } from "/web/glide.js";
import { Mark } from "/web/parts.js";
import { IconButton } from "/web/ui.js";
import { buildingOn, facts, menOn, range, squareDrawing } from "./facts.js";
import { Die, Picture, Piece, dollars, tip } from "./pieces.js";

const REST = 3600;         // how long a duel can be read
const SOON = 2400;         // and how long where the reader has something to do, or another duel follows
const ENDS = ["event_duel_won", "event_outlaw_won"];

const valueOf = (message, name) => message.args[name]?.[1];

// --- what happened ----------------------------------------------------------------------------------

/** All duels that were told, in their order. */
export function duelsOf(news) {
  const found = [];
  for (const { n, message } of news) {
    const duel = found.at(-1);
    if (message.id === "event_duel") found.push(begun(n, message));
    else if (duel && duel.end === null) tell(duel, n, message);
  }
  return found;
}

function begun(n, message) {
  const seats = valueOf(message, "players");
  return { n, place: valueOf(message, "place"), seats, shots: {}, tiles: {}, end: null, outcome: null, winner: -1 };
}

/** What the news add to a duel: shots, tiles, how it ended. */
function tell(duel, n, message) {
  const player = valueOf(message, "player");
  const number = valueOf(message, "number");
  if (message.id === "event_shot") duel.shots[player] = { shot: number, total: valueOf(message, "total") };
  else if (message.id === "event_tile") duel.tiles[player] = [...(duel.tiles[player] ?? []), number];
  else if (ENDS.includes(message.id)) Object.assign(duel, { end: n, outcome: message, winner: player ?? -1 });
}

/** The drawing of what is fought for. */
export function drawingAt(view, place) {
  const parcel = place - facts.land;
  if (parcel < 0) return squareDrawing(view, place);
  const building = buildingOn(view, parcel);
  if (view.outlaw[parcel]) return "cc-outlaw";
  return building >= 0 ? `cc-${facts.buildings[building]}` : "cc-parcel_purchase";
}

// --- when it is shown ---------------------------------------------------------------------------------

/** The duel to show, and how to put it away. Those that have just been fought play one after the other. */
export function useDuels(view, news, fresh, asked) {
  const all = duelsOf(news).filter((duel) => duel.end !== null);
  const newest = all.filter((duel) => fresh.some((item) => item.n === duel.end));
  const seen = useRef(all.at(-1)?.end ?? 0);
  seen.current = Math.min(seen.current, all.at(-1)?.end ?? 0);   // a replay may have stepped back
  const [queue, setQueue] = useState([]);
  useEffect(() => {
    const more = newest.filter((duel) => duel.end > seen.current).map((duel) => duel.n);
    if (!more.length) return;
    seen.current = newest.at(-1).end;
    setQueue((now) => [...now, ...more]);
  }, [newest.at(-1)?.end]);
  const shown = all.find((duel) => duel.n === queue[0]) ?? null;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), (asked || queue.length > 1 ? SOON
      : REST) * Math.max(pace(), 0.6));
    return () => clearTimeout(timer);
  }, [shown?.n, asked, queue.length]);
  const last = all.at(-1) ?? null;
  return { shown, last, left: queue.length - 1, close: () => setQueue([]), open: () => last && setQueue([last.n]) };
}

// --- the scene ----------------------------------------------------------------------------------------------

/** A duel that was fought. */
export function DuelScene({ view, show, t }) {
  const { shown: duel, left, close } = show;
  const best = Math.max(...Object.values(duel.shots).map(({ total }) => total));
  return html`<section key=${duel.n} class="duelbox" aria-label=${t("duel")} onClick=${close}>
    <header><${Picture} name=${drawingAt(view, duel.place)} /><h3>${t("board_duel_at", { place: t.name("place",
      duel.place) })}</h3>
      ${left > 0 && html`<small>+${left}</small>`}<${IconButton} name="close" label=${t("board_close")}
        onClick=${close} /></header>
    <ul>${duel.seats.map((seat, index) => {
      const { shot, total } = duel.shots[seat] ?? {};
      return html`<li key=${seat} class=${`${seat === duel.winner ? "winner" : "beaten"} s${seat}`}
        style=${{ "--i": index }}><${Piece} seat=${seat} />
        <b class="name">${t.name("seat", seat)}</b>
        ${total !== undefined && html`<span class="sumof"><${Picture} name="cc-g-strength" />
          ${total - shot} + <${Shot} duel=${duel} seat=${seat} shot=${shot} /></span>
        <b class=${`total ${total === best ? "best" : ""}`}>${total}</b>`}</li>`;
    })}</ul>
    <p class="outcome" role="status">${t.message(duel.outcome)}</p></section>`;
}

function Shot({ duel, seat, shot }) {
  const tiles = duel.tiles[seat];
  if (tiles) return tiles.map((value, index) => html`<span key=${index} class="dueltile">${value}</span>`);
  return shot > 6 ? html`<b class="bang">${shot}</b>` : html`<${Die} face=${shot} />`;
}

/** A duel that goes on: who is in it, and what has been rolled or played so far. */
export function LiveDuel({ view, lit, t }) {
  return html`<section class="duelbox live" aria-label=${t("duel")}>
    <header><${Picture} name=${drawingAt(view, view.contest)} /><h3>${t("board_duel_at", { place: t.name("place",
      view.contest) })}</h3></header>
    <ul>${view.fighters.map((seat, index) => {
      const dice = view.dice.slice(2 * seat, 2 * seat + 2).filter((value) => value >= 0);
      return html`<li key=${seat} class=${`s${seat}`} style=${{ "--i": index }}><${Piece} seat=${seat} /><b
        class="name">${t.name("seat", seat)}</b>
        <span class="sumof"><${Picture} name="cc-g-strength" />${view.players[seat].strength} + ${dice.length === 0
          ? "?" : dice.map((value, which) => (view.variants.duel_tiles
          ? html`<span key=${which} class="dueltile">${value}</span>` : html`<span key=${which}
            ...${seat === view.seat ? lit(`die-${which}`, 0, "hold") : {}}><${Die}
            face=${value} /></span>`))}</span></li>`;
    })}</ul></section>`;
}

// --- duels to come ------------------------------------------------------------------------------------------------

/** Every place where there will be a duel, who is in it and how strong he is now; and the last duel,
  to be looked at again. */
export function Ahead({ view, show, t }) {
  const thefts = range(view.owner.length).filter((parcel) => {
    const men = menOn(view, facts.land + parcel);
    return men.length === 1 && view.owner[parcel] >= 0 && men[0].seat !== view.owner[parcel] && !view.outlaw[parcel];
  });
  if (!view.duels.length && !thefts.length && !show.last) return null;
  return html`<section class="ahead-of" aria-label=${t("board_ahead")}><header><h3 class="caption">
    ${t("board_ahead")}</h3>
      ${show.last && html`<button class="again" onClick=${show.open} ...${tip(t("board_last_duel"),
        t.message(show.last.outcome), "CC-061")}>
        <${Picture} name="cc-g-gun" /><span class="vh">${t("board_last_duel")}</span></button>`}</header>
    <ul>${view.duels.map(([place, foes]) => html`<li key=${place} ...${tip(t.name("place", place), t("board_ahead_tip"),
      "CC-059")}><${Picture} name=${drawingAt(view, place)} />
      <span class="spot">${t.name("place", place)}</span>
      <span class="foes">${foes.map((seat) => html`<span key=${seat}><${Mark} seat=${seat}
        label=${t.name("seat", seat)} />${view.players[seat].strength}</span>`)}
        ${place >= facts.land && view.outlaw[place - facts.land] > 0 && html`<span><${Picture} name="cc-outlaw" />
          ${view.menace}</span>`}</span></li>`)}
      ${thefts.map((parcel) => html`<li key=${`theft ${parcel}`} ...${tip(t("board_theft", { parcel: t.name("parcel",
        parcel) }), t.tip("board_theft"), "CC-137")}>
        <${Picture} name=${drawingAt(view, facts.land + parcel)} /><span class="spot">${t.name("parcel", parcel)}</span>
        <span class="foes"><${Mark} seat=${menOn(view, facts.land + parcel)[0].seat} />
          <span>½ × ${dollars(view.income[parcel])}</span></span></li>`)}</ul></section>`;
}
