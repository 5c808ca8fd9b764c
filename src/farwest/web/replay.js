// Replay: a finished game: its result, its course, and every position of it.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Curves } from "/web/curves.js";
import { Keepsakes, Proof, Rematch, Scores, Won } from "/web/ending.js";
import { Gone, LangButton, ThemeButton } from "/web/frame.js";
import { loadBoard, titleOf, wordsOf } from "/web/games.js";
import { measure, travel } from "/web/glide.js";
import { linkTo, useAddress } from "/web/here.js";
import { nameOf } from "/web/lobby.js";
import { Log, Sentence } from "/web/log.js";
import { Moments } from "/web/moments.js";
import { get, post, steadily } from "/web/net.js";
import { Gauge, Icon, Mark } from "/web/parts.js";
import { Tip, useTips } from "/web/point.js";
import { Reel } from "/web/reel.js";
import { ReviewColumn, ReviewPanels, useReview } from "/web/review.js";
import { go, note } from "/web/route.js";
import { Rules } from "/web/rules.js";
import { othersOf } from "/web/seats.js";
import { beSomebody } from "/web/session.js";
import { useSize } from "/web/size.js";
import { Dialog, IconButton, Segment, Select, copy, tried } from "/web/ui.js";
import { lang, span, t } from "/web/words.js";

const STEP = 1300;
const SPEEDS = [0.5, 1, 2, 4];
const DIGIT = 8.5;   // pixels of a digit under the slider, and between two numbers
const GAP = 9;

export function Replay({ id, query }) {
  const [table, setTable] = useState(null);
  const [board, setBoard] = useState(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let left = false;
    const open = async () => {
      const found = await get(`/tables/${id}`);
      setBoard(await loadBoard(found.game));
      setTable(found);
      document.title = `${nameOf(found)} · ${t("page_replay")} · Farwest`;
    };
    steadily(open, () => left).catch((refused) => setTrouble(refused.text ?? String(refused)));
    return () => {
      left = true;
    };
  }, [id]);
  if (trouble) return html`<${Gone} text=${trouble} />`;
  if (!table || !board) return html`<div class="opening" role="status"><span class="vh">${t("page_opening")}
    </span></div>`;
  return html`<${Finished} table=${table} board=${board} query=${query} />`;
}

function Finished({ table, board, query }) {
  const own = table.seats.findIndex((seat) => seat.mine);
  const asked = query.get("seat");
  const [view, setView] = useState(asked === "all" ? "all" : asked !== null ? Number(asked) : Math.max(own, 0));
  const [ply, setPly] = useState(Number(query.get("ply") ?? -1));
  const [shown, setShown] = useState(query.has("ply") || !table.result ? "game" : "result");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const reel = useMemo(() => new Reel(table.id, view), [table.id, view]);
  const look = useReview(table);
  const last = reel.plies.value;
  const at = ply < 0 ? 0 : Math.min(ply, last ?? ply);
  const language = lang.value;
  const names = table.seats.map((seat) => seat.name);
  const say = useMemo(() => wordsOf(table.game, names), [table, language]);
  const root = useRef(null);
  const before = useRef(null);
  useEffect(() => {
    reel.loadAll(at);
    return () => reel.close();
  }, [reel]);
  const step = (next) => {
    if (last === null) return;
    before.current = measure(root.current);
    const wanted = Math.min(Math.max(0, next), last);
    setPly(wanted);
    setShown("game");
    note(`/replay/${table.id}?ply=${wanted}&seat=${view}`);
  };
  useLayoutEffect(() => {
    travel(root.current, before.current, board.glide);
    before.current = null;
  }, [at, reel.at(at)]);
  useEffect(() => {
    if (!playing) return undefined;
    if (last !== null && at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => step(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, reel.at(at)]);
  const play = () => {
    if (!playing && last !== null && at >= last) step(0);
    setShown("game");
    setPlaying(!playing);
  };
  useReplayKeys({ step, at, last, play, shown });
  if (reel.trouble.value) return html`<${Gone} text=${reel.trouble.value} />`;
  const frame = reel.at(at);
  return html`<div class=${`replaypage board-${table.game}`} ref=${root}>
    <${ReplayBar} table=${table} board=${board} frame=${frame} view=${view} say=${say} shown=${shown}
      setShown=${setShown} />
    ${shown === "result" && table.result ? html`<${Result} table=${table} board=${board} say=${say}
      names=${names} reel=${reel} look=${look} at=${at} step=${step} />`
      : html`<${Position} table=${table} board=${board} say=${say} names=${names} reel=${reel} frame=${frame}
        look=${look} at=${at} view=${view} step=${step} />`}
    <${Player} table=${table} reel=${reel} at=${at} last=${last} step=${step} playing=${playing} play=${play}
      speed=${speed} setSpeed=${setSpeed}
      view=${view} setView=${setView} names=${names} frame=${frame} say=${say} board=${board} />
    <${Tip} /></div>`;
}

function ReplayBar({ table, board, frame, view, say, shown, setShown }) {
  const seen = frame && (frame.view ?? frame.views?.[0]);
  return html`<header class="bar"><a class="iconbtn" href="/finished" title=${t("page_back")}>
    <${Icon} name="back" /><span class="vh">${t("page_back")}</span></a>
    ${shown === "game" && html`<h1 class="vh">${titleOf(table.game)} · ${nameOf(table)}</h1>`}
    <div class="where"><span class="poster wide" aria-hidden="true">${titleOf(table.game)}</span><b>
      ${shown === "game" && seen ? board.where?.(seen, say) : nameOf(table)}</b></div>
    <span class="grow"></span>
    ${shown === "game" && seen && (board.gauges?.(seen, say) ?? []).map((gauge) => html`<${Gauge}
      key=${gauge.icon} class="wide" ...${gauge} />`)}
    ${table.result && html`<${Segment} name="shown" label=${t("page_show")} value=${shown} set=${setShown}
      choices=${[["result", t("page_result")], ["game", t("page_moves")]]} />`}
    <a class="iconbtn wide" href=${`/api/v1/tables/${table.id}/record`} download=${`farwest-${table.id}.json`}
      title=${t("page_record")}><${Icon} name="download" /><span class="vh">${t("page_record")}</span></a>
    <${LangButton} class="wide" /><${ThemeButton} class="wide" /></header>`;
}

/** Who won and by what, and how it came to that. */
function Result({ table, board, say, names, reel, look, at, step }) {
  const [clause, openClause] = useState("");
  const sitting = { id: table.id, table: { value: table }, ask: (what) => post(`/tables/${table.id}/${what}`) };
  const frames = reel.frames.value;
  const rounds = reel.rounds(say);
  const ending = frames.at(-1)?.news.find(({ message }) => message.id === "event_end");
  const lasted = table.ended && table.started && !table.opened ? span(table.ended - table.started) : "";
  const whole = frames.length > reel.plies.value;
  const about = [whole && rounds.at(-1)?.name, lasted, ending && say.message(ending.message)].filter(Boolean).join(" · ");
  const curves = frames.some((frame) => frame?.totals);
  return html`<main class="page"><${Won} result=${table.result} names=${names} say=${say} board=${board}
    about=${about}>
    <${Rematch} sitting=${sitting} /><${Keepsakes} id=${table.id} /><//>
    <section class="panel"><${Scores} result=${table.result} names=${names} say=${say} board=${board} />
      </section>
    <${ReviewPanels} look=${look} names=${names} say=${say} reel=${reel} at=${at} step=${step} />
    ${curves && html`<section class="panel"><h2>${t("page_points_so_far")}<span class="soft">
      ${t("page_points_so_far_tip")}</span></h2>
      <${Curves} reel=${reel} names=${names} say=${say} at=${at} step=${step} /></section>`}
    ${curves && html`<section class="panel"><h2>${t("page_moments")}</h2>
      <${Moments} reel=${reel} say=${say} board=${board} at=${at} step=${step} /></section>`}
    <section class="panel course"><h2>${t("page_course")}</h2><div class="scroll" tabindex="0" role="log"
      aria-label=${t("page_tab_log")}>
        <${Log} news=${reel.news(frames.length)} say=${say} board=${board} open=${openClause} pick=${step}
          at=${at} /></div>
      <${Proof} id=${table.id} table=${table} /></section>
    ${clause && html`<${Clause} game=${table.game} clause=${clause} close=${() => openClause("")} />`}</main>`;
}

const unlit = (target, which = 0, cls = undefined) => ({ "data-target": target, ...(cls === undefined ? {} : { class: cls }) });

/** One position, as a seat saw it or with everything open. */
function Position({ table, board, say, names, reel, frame, look, at, view, step }) {
  const size = useSize();
  const [tab, setTab] = useState("log");
  const [clause, setClause] = useState("");
  const ref = useRef(null);
  useTips(ref, { open: setClause, why: () => "" });
  if (!frame) return html`<div class="opening" role="status"><span class="vh">${t("page_opening")}</span>
    </div>`;
  const seat = view === "all" ? -1 : view;
  const seen = frame.view ?? frame.views[0];
  const common = { lit: unlit, t: say, size, seats: names, moment: at, news: reel.news(at),
    fresh: reel.news(at).filter((item) => item.ply === at) };
  const review = { look, names, say, reel, at, step };
  const owns = view === "all" ? frame.views : seat >= 0 ? [seen] : [];
  return html`<div class=${`table replaying street size-${size}`} ref=${ref}>
    <main class="main">
      <section class="board"><h2 class="vh">${t("page_board")}</h2><${board.Board} view=${seen} ...${common} />
        </section>
      <section class=${`rivals n${othersOf(names.length, seat).length}`}><h2 class="vh">${t("page_seats")}</h2>
        ${othersOf(names.length, seat).map((other) => html`<article key=${other}
        class=${`rival panel s${other}`} data-target=${`seat-${other}`}>
        <header><${Mark} seat=${other} /><h3>${names[other]}</h3>${board.badges?.(seen, other, say)}
          <span class="grow"></span>
          ${frame.turn?.includes(other) && html`<span class="state thinks"><span class="wide">
            ${t("page_choosing")}</span></span>`}</header>
        <${board.Seat} view=${seen} seat=${other} lit=${unlit} t=${say}
          small=${size === "phone" || names.length > 4} /></article>`)}</section>
      ${owns.map((each, index) => html`<section class="own" key=${index}><h2 class="vh">
        ${names[each.seat ?? index]}</h2><${board.Own} view=${each} ...${common} /></section>`)}
      <${Moved} frame=${frame} say=${say} names=${names} board=${board} />
      ${size === "phone" && look && html`<section class="panel reviewcolumn"><h2>${t("review_panel")}</h2>
        <${ReviewColumn} ...${review} /></section>`}
    </main>
    <aside class="side panel" aria-label=${t(tab === "log" ? "page_tab_log" : "review_panel")}>
      <div class="tabs">${look ? html`<${Segment} name="beside" label=${t("page_show")} value=${tab} set=${setTab}
        choices=${[["log", t("page_tab_log")], ["review", t("review_panel")]]} />`
        : html`<h2>${t("page_tab_log")}</h2>`}</div>
      ${look && tab === "review" ? html`<div key="review" class="scroll reviewcolumn" tabindex="0">
        <${ReviewColumn} ...${review} /></div>`
        : html`<div key="log" class="scroll" tabindex="0" role="log" aria-label=${t("page_tab_log")}>
        <${Log} news=${reel.news(at)} say=${say} board=${board} open=${setClause} pick=${step} at=${at} /></div>`}
        </aside>
    ${clause && html`<${Clause} game=${table.game} clause=${clause} close=${() => setClause("")} />`}</div>`;
}

function Clause({ game, clause, close }) {
  return html`<${Dialog} title=${t("page_rules")} close=${close} class="bookdialog">
    <${Rules} game=${game} clause=${clause} /><//>`;
}

/** Who moved to get here, and how. */
function Moved({ frame, say, names, board }) {
  const answer = frame.answer && html`<${Sentence} message=${frame.answer} say=${say} board=${board} />`;
  return html`<section class="ask wait moved" aria-live="polite"><span class="who">
    ${frame.seat === null ? html`<${Icon} name="play" />` : html`<${Mark} seat=${frame.seat} />`}</span>
    <div><h2>${frame.seat === null ? t("page_deal") : names[frame.seat]}</h2><p>${answer ?? t("page_deal_tip")}
      </p></div></section>`;
}

function Player({ table, reel, at, last, step, playing, play, speed, setSpeed, view, setView, names, frame, say, board }) {
  const [on, setOn] = useState(false);
  const rounds = reel.rounds(say);
  const size = useSize();
  const scrub = useRef(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width));
    watch.observe(scrub.current);
    return () => watch.disconnect();
  }, []);
  const share = (100 * at) / Math.max(1, last ?? 1);
  const seen = frame && (frame.view ?? frame.views?.[0]);
  useAddress();
  const views = [...names.map((name, seat) => [seat, t("page_seen_by", { player: name })]), ["all", t("page_open_view")]];
  return html`<section class="player" aria-label=${t("page_replay")}>
    <div class="keys"><${IconButton} name="previous" label=${t("page_first")} onClick=${() => step(0)} />
      <${IconButton} name="back" label=${t("page_step_back")} onClick=${() => step(at - 1)} />
      <${IconButton} class="play" name=${playing ? "pause" : "play"}
        label=${t(playing ? "page_pause" : "page_run")} onClick=${play} />
      <${IconButton} name="forward" label=${t("page_step")} onClick=${() => step(at + 1)} />
        <${IconButton} name="next" label=${t("page_last")} onClick=${() => step(last ?? 0)} /></div>
    <div class="scrub" ref=${scrub} style=${{ "--at": `${share}%` }}>
      <input type="range" min="0" max=${last ?? 1} value=${at} aria-label=${t("page_ply")}
        aria-valuetext=${t("page_ply_of", { ply: at, last: last ?? 0 })} onInput=${(event) => step(Number(event.target.value))} />
      ${apart(rounds, last, width).map((round) => html`<${Tick} key=${round.ply} round=${round} last=${last}
        on=${round.ply <= at} pick=${size === "wide" ? step : null} />`)}</div>
    <div class="right"><span class="at">${seen && board.where?.(seen, say)}<small>
      ${t("page_ply_of", { ply: at, last: last ?? 0 })}</small></span>
      <${Select} label=${t("page_viewpoint")} value=${view} set=${setView} choices=${views} />
      <${Select} class="speed" label=${t("page_replay_speed")} value=${speed} set=${setSpeed}
        choices=${SPEEDS.map((each) => [each, `${each}×`])} />
      <${IconButton} name="link" label=${t("page_copy_position")}
        onClick=${() => copy(linkTo(`/replay/${table.id}?ply=${at}&seat=${view}`))} />
      <${IconButton} name="person" label=${t("page_play_on")} onClick=${() => setOn(true)} /></div>
    ${on && html`<${PlayOn} table=${table} at=${at} names=${names} close=${() => setOn(false)} />`}</section>`;
}

/** The number of a round under the slider: pressed where there is a mouse for it, only read where there are fingers. */
function Tick({ round, last, on, pick }) {
  const given = { class: `tick${on ? " on" : ""}`, style: { left: `${(100 * round.ply) / Math.max(1, last)}%` },
    title: round.name, "aria-hidden": "true" };
  return pick ? html`<button ...${given} tabindex="-1" onClick=${() => pick(round.ply)}>${round.number}</button>`
    : html`<span ...${given}>${round.number}</span>`;
}

/** The rounds whose numbers have room beside each other under the slider. */
function apart(rounds, last, width) {
  const digits = String(rounds.at(-1)?.number ?? "").length;
  const least = (Math.max(1, last) * (DIGIT * digits + GAP)) / width;
  let before = -Infinity;
  return rounds.filter(({ ply }) => {
    const room = ply - before >= least;
    if (room) before = ply;
    return room;
  });
}

/** Take a seat in this position and play on, against bots. */
function PlayOn({ table, at, names, close }) {
  const [seat, setSeat] = useState(0);
  const begin = () => tried(async () => {
    await beSomebody();
    const record = await get(`/tables/${table.id}/record`);
    const found = await post("/records", { record, from: at, seat });
    go(`/table/${found.id}`);
  });
  return html`<${Dialog} title=${t("page_play_on")} close=${close} class="narrow"><p>${t("page_play_on_tip")}
    </p>
    <${Select} hidden=${false} label=${t("page_seat")} value=${seat} set=${setSeat}
      choices=${names.map((name, index) => [index, name])} />
    <div class="row end"><button class="btn go" onClick=${begin}><${Icon} name="play" />
      ${t("page_play_on_here")}</button></div><//>`;
}

function useReplayKeys({ step, at, last, play, shown }) {
  useEffect(() => {
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog, [role=log]")) return;
      const ends = shown === "result" ? {} : { Home: 0, End: last ?? at };   // there they scroll
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ...ends }[event.key];
      if (to !== undefined) step(to);
      else if (event.key === " " && !event.target.closest?.("button, a")) play();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
