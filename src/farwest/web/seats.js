// Seats: who sits where, whose turn it is, how much time is left.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { timeOf } from "/web/sitting.js";
import { gameOf, hiredAs } from "/web/games.js";
import { Icon, Mark } from "/web/parts.js";
import { useReachable } from "/web/spoken.js";
import { span, t } from "/web/words.js";

const URGENT = 30;

/** The time, every second, for clocks that run. */
export const now = signal(performance.now());

export function useTicking(on) {
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [on]);
}

/** The others in table order after the reader; for a spectator all, from the first. */
export function othersOf(count, own) {
  const start = own < 0 ? 0 : own + 1;
  const all = Array.from({ length: count }, (_, index) => (start + index) % count);
  return own < 0 ? all : all.slice(0, -1);
}

/** The panels of the others: name, state, clock, and what the board says about them. */
export function Rivals({ sitting, state, board, say, size, lit }) {
  const seats = sitting.table.value.seats;
  const shown = othersOf(seats.length, state.seat);
  const ref = useRef(null);
  useReachable(ref);
  const title = t(state.seat < 0 ? "page_seats" : "page_rivals");
  return html`<section class=${`rivals n${shown.length}`} ref=${ref} aria-label=${title}><h2 class="vh">${title}</h2>
    ${shown.map((seat) => html`<${Panel} key=${seat} seat=${seat} sitting=${sitting} state=${state}
      board=${board} say=${say} lit=${lit} small=${size === "phone" || shown.length > 3} />`)}
  </section>`;
}

function Panel({ seat, sitting, state, board, say, lit, small }) {
  const { seats, status } = sitting.table.value;
  const chair = seats[seat];
  const missed = chair.kind !== "bot" && !chair.mine && !chair.online && !chair.by_bot;
  const away = missed && status !== "over";   // nobody is waited for any more
  const cls = `rival panel s${seat}${away ? " away" : ""}`;
  const hired = chair.kind === "bot" && hiredAs(gameOf(sitting.table.value.game), chair.bot);
  return html`<div ...${lit(`seat-${seat}`, 0, cls)}>
    <header><${Mark} seat=${seat} /><h3>${chair.name}</h3>
      ${(chair.kind === "bot" || chair.by_bot) && html`<${Icon} name="bot" class="robot"
        label=${t("page_robot")} />`}
      ${hired && html`<small class=${small ? "vh" : "soft"}>${t("page_hired", { kind: hired.kind })}</small>`}
      ${board.badges?.(state.view, seat, say)}
      <span class="grow"></span><${Doing} seat=${seat} chair=${chair} state=${state} away=${away} />
        <${Time} sitting=${sitting} seat=${seat} /></header>
    <${board.Seat} view=${state.view} seat=${seat} lit=${lit} t=${say} small=${small} /></div>`;
}

function Doing({ seat, chair, state, away }) {
  if (away) return html`<span class="state"><${Icon} name="warning" label=${t("page_offline")} />
    <span class="wide" aria-hidden="true">${t("page_offline")}</span></span>`;
  if (state.turn.includes(seat)) return html`<span class="state thinks"><span class="wide">${t("page_choosing")}
    </span></span>`;
  if (chair.resigned) return html`<span class="state">${t("page_resigned")}</span>`;
  return null;
}

/** A seat's clock. */
export function Time({ sitting, seat, wide = true }) {
  const { left, running } = timeOf(sitting, seat, now.value);
  if (left === null) return null;
  const urgent = running && left < URGENT;
  return html`<span class=${`state time${wide ? " wide" : ""}${urgent ? " danger" : ""}${running ? " runs" : ""}`}>
    ${urgent && html`<${Icon} name="clock" />`}${span(left)}</span>`;
}
