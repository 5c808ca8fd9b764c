// Play: the table around a board: bar, seats, board, own things, question, and the side column.

import { html } from "htm/preact";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Ask, whoseTurn } from "/web/ask.js";
import { call, mark } from "/web/bell.js";
import { Ending, Rematch, verdict } from "/web/ending.js";
import { Gone, LangButton, ThemeButton } from "/web/frame.js";
import { finish, measure, travel } from "/web/glide.js";
import { titleOf, wordsOf } from "/web/games.js";
import { Hints } from "/web/hints.js";
import { nameOf } from "/web/lobby.js";
import { Gauge, Icon, Mark } from "/web/parts.js";
import { Menu, Tip, reasonOf, usePointing, useTips, walk } from "/web/point.js";
import { Keys, TableSettings } from "/web/prefs.js";
import { Rivals, Time, useTicking } from "/web/seats.js";
import { Side } from "/web/side.js";
import { useSize } from "/web/size.js";
import { Herald, useSpokenTargets } from "/web/spoken.js";
import { IconButton, tried } from "/web/ui.js";
import { lang, t } from "/web/words.js";

/** The state to show: the reader's seat, the one of his seats that is asked, or a spectator's. */
function useSeat(sitting) {
  const [last, setLast] = useState(null);
  const states = sitting.states.value;
  const mine = sitting.seats.value.filter((seat) => seat >= 0);
  const seats = mine.length ? mine : sitting.seats.value;
  const asked = seats.filter((seat) => states[seat].question);
  const seat = seats.includes(last) && (states[last].question || !asked.length) ? last : asked[0] ?? seats[0];
  useEffect(() => {
    if (seat !== undefined) setLast(seat);
  }, [seat]);
  return { state: states[seat], several: mine.length > 1 };
}

export function Play({ sitting, board }) {
  const { state, several } = useSeat(sitting);
  const [trusted, setTrusted] = useState(null);
  sitting.came.value;
  if (!state && sitting.line?.state.value === "closed") return html`<${Gone} text=${t("page_no_watching")} />`;
  if (!state) return html`<div class="opening" role="status"><span class="vh">${t("page_opening")}</span>
    </div>`;
  if (several && sitting.table.value.status === "playing" && trusted !== state.seat) {
    return html`<${Veil} sitting=${sitting} seat=${state.seat} open=${() => setTrusted(state.seat)} />`;
  }
  return html`<${Game} sitting=${sitting} board=${board} state=${state} />`;
}

/** Between two people at one screen. */
function Veil({ sitting, seat, open }) {
  const { name } = sitting.table.value.seats[seat];
  const ref = useRef(null);
  useEffect(() => ref.current.focus(), [seat]);
  return html`<main class="veil"><${Mark} seat=${seat} size=${96} /><h1 class="poster">
    ${t("page_pass_to", { player: name })}</h1>
    <button class="btn go big" ref=${ref} onClick=${open}>${t("page_i_am", { player: name })}</button>
      </main>`;
}

function Game({ sitting, board, state }) {
  const root = useRef(null);
  const table = sitting.table.value;
  const names = table.seats.map((seat) => seat.name);
  const language = lang.value;
  const say = useMemo(() => wordsOf(table.game, names), [table.game, names.join("\n"), language]);
  const size = useSize();
  const pointing = usePointing(sitting, state, board, say, root);
  const side = useSignal({ tab: "log", open: false, clause: "", again: 0 });
  const [dialog, setDialog] = useState(null);
  const over = table.status === "over" && table.result;
  const openClause = (clause) => {
    side.value = { ...side.value, tab: "rules", open: true, clause, again: side.value.again + 1 };
  };
  useTravel(sitting, root, board, state);
  useSpokenTargets(root);
  useTurn(sitting, state, table);
  useTicking(table.clock.kind !== "none");
  useEffect(() => {
    if (over) setDialog((shown) => shown || "ending");
  }, [Boolean(over)]);
  useKeys({ root, pointing, sitting, state, side, setDialog });
  const asked = state.question && say.message(state.question.prompt);
  const now = asked ? t("page_why_asked", { question: asked }) : t("page_why_not_you");
  const why = (target) => ({ now, more: state.seat < 0 ? null : reasonOf(sitting.id, state.seat, target, say) });
  useTips(root, { open: openClause, why, at: `${state.seat} ${state.ask} ${asked}` });
  const turn = asked ? `${t("page_your_turn")}. ${asked}` : whoseTurn(state, names, say);
  const told = over ? verdict(table.result, names, say) : turn;
  const lit = (target, which, cls) => pointing.lit(target, which, cls);
  const common = { view: state.view, lit, t: say, size, seats: names, moment: sitting.came.value,
    news: sitting.news.value[state.seat] ?? [], fresh: state.fresh ?? [] };
  const bar = over && html`<${OverBar} sitting=${sitting} names=${names} say=${say} show=${() => setDialog("ending")} />`;
  const ask = html`<${Ask} sitting=${sitting} state=${state} pointing=${pointing} say=${say} size=${size}
    over=${bar} />`;
  const boardPart = html`<section class="board" aria-label=${t("page_board")}><h2 class="vh">${t("page_board")}</h2>
    <${board.Board} ...${common} /></section>`;
  const rivals = html`<${Rivals} sitting=${sitting} state=${state} board=${board} say=${say} size=${size}
    lit=${lit} />`;
  const own = state.seat >= 0 && html`<section class="own" aria-label=${t("page_own")}>
    <h2 class="vh">${t("page_own")}</h2>
    <${board.Own} ...${common} /></section>`;
  return html`<div class=${`table ${board.layout ?? "street"} board-${table.game} size-${size}${state.seat < 0 ? " watching" : ""}`} ref=${root}>
    <${TopBar} sitting=${sitting} state=${state} board=${board} say=${say} side=${side}
      setDialog=${setDialog} />
    <${Herald} news=${common.news} asked=${told} hurry=${state.question && state.reactions} say=${say} />
    <${Lost} sitting=${sitting} /><${SeatNotices} sitting=${sitting} />
    <${Layout} layout=${board.layout ?? "street"} board=${boardPart} rivals=${rivals} own=${own} ask=${ask}
      size=${size} />
    <${Side} sitting=${sitting} seat=${state.seat} say=${say} board=${board} side=${side} />
    <${Menu} pointing=${pointing} /><${Tip} /><${Hints} state=${state} pointing=${pointing} say=${say}
      game=${table.game} brief=${() => openClause("")} />
    ${dialog === "ending" && over && html`<${Ending} sitting=${sitting} say=${say} board=${board}
      close=${() => setDialog("")} />`}
    ${dialog === "settings" && html`<${TableSettings} sitting=${sitting} state=${state} say=${say}
      close=${() => setDialog("")} />`}
    ${dialog === "keys" && html`<${Keys} close=${() => setDialog("")} />`}
  </div>`;
}

/** The three grids. The question comes first for those who tab, and stands where the style puts it. */
function Layout({ layout, board, rivals, own, ask, size }) {
  if (layout === "street" || size === "phone") return html`<main class="main">${ask}${board}${rivals}${own}
    </main>`;
  if (layout === "map") return html`${ask}<div class="seats">${rivals}${own}</div><main class="main">${board}
    </main>`;
  return html`${ask}<div class="left">${rivals}</div><main class="main">${board}</main>${own}`;
}

function TopBar({ sitting, state, board, say, side, setDialog }) {
  const table = sitting.table.value;
  const unread = side.value.unread ?? 0;
  const show = (tab) => {
    const { open, tab: shown } = side.value;
    side.value = { ...side.value, tab, open: !(open && shown === tab) };
  };
  return html`<header class="bar">
    <a class="iconbtn" href="/" title=${t("page_back")}><${Icon} name="back" /><span class="vh">
      ${t("page_back")}</span></a>
    <h1 class="vh">${titleOf(table.game)} · ${nameOf(table)}</h1>
    <div class="where"><span class="poster" aria-hidden="true">${titleOf(table.game)}</span><b>
      ${board.where?.(state.view, say)}</b>
      ${state.seat >= 0 && html`<small class="phone"><${Time} sitting=${sitting} seat=${state.seat}
        wide=${false} /></small>`}</div>
    <span class="grow"></span>
    ${(board.gauges?.(state.view, say) ?? []).map((gauge) => html`<${Gauge} key=${gauge.icon} class="wide"
      ...${gauge} />`)}
    ${state.seat >= 0 && table.clock.kind !== "none" && html`<span class="mytime wide">
      <${Icon} name="clock" label=${t("page_my_time")} /><${Time} sitting=${sitting} seat=${state.seat} />
      </span>`}
    <${IconButton} name="log" class="log-button"
      label=${unread ? t("page_log_unread", { n: unread }) : t("page_log_chat")} onClick=${() => show("log")} data-unread=${unread || null} />
    <${IconButton} name="rules" class="wide" label=${t("page_rules")} onClick=${() => show("rules")} />
    <${IconButton} name="settings" label=${t("page_settings")} onClick=${() => setDialog("settings")} />
    <${LangButton} class="wide" /><${ThemeButton} class="wide" />
  </header>`;
}

/** The line is lost; everything comes back by itself. */
function Lost({ sitting }) {
  const state = sitting.line?.state.value;
  sitting.came.value;
  if (state === "closed") return html`<p class="lost" role="alert"><${Icon} name="warning" />
    ${t("page_no_watching")} <a href="/">${t("page_back")}</a></p>`;
  if (state !== "lost") return null;
  return html`<p class="lost" role="alert"><${Icon} name="warning" />${t("page_lost")}</p>`;
}

/** A bot plays for somebody: he may come back; others may let it. */
function SeatNotices({ sitting }) {
  const table = sitting.table.value;
  if (table.status !== "playing") return null;
  const mine = table.seats.findIndex((seat) => seat.mine && seat.by_bot && !seat.resigned);
  const seated = table.seats.some((seat) => seat.mine);
  const missing = (seat, at) => table.turn.includes(at) && seat.kind !== "bot" && !seat.mine && !seat.online && !seat.by_bot;
  const gone = table.clock.kind === "days" ? -1 : table.seats.findIndex(missing);   // by days the clock decides
  const waits = gone >= 0 && seated;
  const asks = (table.consent ?? []).length > 0 && seated && !table.consent.some((seat) => table.seats[seat].mine);
  const act = (what, body) => tried(() => sitting.ask(what, body));
  if (mine >= 0) return html`<p class="lost calm"><${Icon} name="bot" />
    ${t("page_bot_for_you")} <button class="btn small go" onClick=${() => act("takeback")}>
    ${t("page_take_seat_back")}</button></p>`;
  if (asks) return html`<p class="lost calm"><${Icon} name="warning" />
    ${t("page_cancel_proposed")} <button class="btn small" onClick=${() => act("cancel", { agree: true })}>
    ${t("page_agree")}</button></p>`;
  if (waits) return html`<p class="lost calm"><${Icon} name="warning" />
    ${t("page_gone", { player: table.seats[gone].name })} <button class="btn small"
    onClick=${() => act("takeover", { seat: gone })}>${t("page_let_bot")}</button></p>`;
  return null;
}

function OverBar({ sitting, names, say, show }) {
  const { result } = sitting.table.value;
  return html`<section class="ask wait over" aria-label=${t("page_question")}><span class="who">
    <${Icon} name="trophy" /></span>
    <div><h2>${verdict(result, names, say)}</h2><p>${t("page_game_over")}</p></div>
    <div class="answers"><a class="btn" href=${`/replay/${sitting.id}`}><${Icon} name="play" />
      ${t("page_replay")}</a>
      <button class="btn" onClick=${show}><${Icon} name="trophy" />${t("page_scores")}</button>
        <${Rematch} sitting=${sitting} /></div></section>`;
}

// --- what goes on besides --------------------------------------------------------------------

/** Things that moved travel from where they were. */
function useTravel(sitting, root, board, state) {
  const before = useRef(null);
  useEffect(() => {
    sitting.before = () => {
      before.current = measure(root.current);
    };
    return () => {
      sitting.before = () => {};
    };
  }, [sitting]);
  useLayoutEffect(() => {
    travel(root.current, before.current, board.glide);
    before.current = null;
  }, [state]);
}

/** Tell the reader that it is his turn, wherever he looks. */
function useTurn(sitting, state, table) {
  const turn = Boolean(state.question);
  const title = `${nameOf(table)} · Farwest`;
  const was = useRef({ turn: false, at: 0 });
  const language = lang.value;
  useEffect(() => {
    mark(turn, title);
    const first = !was.current.at;
    const quick = performance.now() - was.current.at < 1200;
    if (turn && !was.current.turn && !first && (!quick || document.hidden)) call(t("page_your_turn"), title);
    was.current = { turn, at: performance.now() };
  }, [turn, title, language]);
  useEffect(() => () => mark(false, "Farwest"), []);
}

/** Keys that work wherever the focus is, unless one writes. */
function useKeys({ root, pointing, sitting, state, side, setDialog }) {
  useEffect(() => {
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog")) return;
      const { key } = event;
      const show = (tab) => {
        side.value = { ...side.value, tab, open: true, focus: (side.value.focus ?? 0) + 1 };
      };
      if (key.startsWith("Arrow")) {
        if (!event.target.closest?.(".side, [role=menu]") && walk(root.current, key)) event.preventDefault();
      } else if (key === "Escape") {
        finish();
        if (side.value.open) side.value = { ...side.value, open: false };
        else pointing.release();
      } else if (key === " " && event.target === document.body) {
        event.preventDefault();
        finish();
      } else if (key === "u" || key === "U") {
        if (state.undo) sitting.undo(state.seat);
      } else if (key === "l" || key === "L") show("log");
      else if (key === "c" || key === "C") show("chat");
      else if (key === "r" || key === "R") show("rules");
      else if (key === "?") setDialog("keys");
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
