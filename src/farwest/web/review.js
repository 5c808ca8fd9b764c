// Review: a finished game thought over: who was likely to win when, what turned it, choice against chance.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Chart } from "/web/curves.js";
import { get, passing } from "/web/net.js";
import { Icon, Mark } from "/web/parts.js";
import { t } from "/web/words.js";

const AGAIN = 1500;
const PARTS = ["start", "own", "others", "luck", "unforeseen", "end"];
const LINES = [0, 25, 50, 75, 100];
const ROWS = 12;

/** The review of a game: null where it has none, else { state, done, review }, asked for until it is there. */
export function useReview(table) {
  const [look, setLook] = useState(null);
  useEffect(() => {
    if (!table.result) return undefined;
    let timer = 0;
    let left = false;
    const ask = async () => {
      const found = await get(`/tables/${table.id}/review`).catch((refused) => (passing(refused) ? undefined : null));
      if (left) return;
      if (found !== undefined) setLook(found);   // a lost connection says nothing
      if (found === undefined || ["waiting", "working"].includes(found?.state)) timer = setTimeout(ask, AGAIN);
    };
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table.id]);
  return look;
}

const hundredths = (part) => Math.round(100 * part);
const percent = (part) => t("review_percent", { n: hundredths(part) });

function signed(part) {
  const n = hundredths(part);
  return t("review_signed", { n: Math.abs(n), sign: n < 0 ? "−" : "+" });
}

/** All panels of a review; while it is being made, how far it is. */
export function ReviewPanels({ look, ...rest }) {
  if (!look) return null;
  if (look.state !== "done") return html`<section class="panel reviewing"><h2>${t("review_panel")}</h2>
    <${Waiting} look=${look} /></section>`;
  return html`<section class="panel chances"><h2>${t("review_curve")}<span class="soft">
      ${t("review_curve_tip")}</span></h2>
      <${Chances} look=${look} ...${rest} /></section>
    <section class="panel turning"><h2>${t("review_turning")}</h2><${Turning} look=${look} ...${rest} /></section>
    <section class="panel because"><h2>${t("review_why")}</h2><${Because} look=${look} ...${rest} /></section>`;
}

/** The same in one column, beside a position. */
export function ReviewColumn({ look, ...rest }) {
  if (look.state !== "done") return html`<${Waiting} look=${look} />`;
  return html`<h3>${t("review_curve")}</h3><${Chances} look=${look} ...${rest} />
    <h3>${t("review_turning")}</h3><${Turning} look=${look} ...${rest} />`;
}

function Waiting({ look }) {
  if (look.state === "failed") return html`<p class="pad" role="status">${t("review_failed")}</p>`;
  const text = look.state === "waiting" ? t("review_waiting") : t("review_working_part", { done: look.done });
  return html`<div class="pad"><p role="status">${look.state === "waiting" ? text : t("review_working")}</p>
    <progress max="100" value=${look.state === "waiting" ? null : look.done} aria-label=${text}></progress></div>`;
}

/** The chances of everybody, move by move; the figures once more as a table for those who do not see the curve. */
function Chances({ look, names, say, reel, at, step }) {
  const { curve, turning, plies } = look.review;
  const points = curve.map(([ply, parts]) => ({ ply, values: parts.map((part) => 100 * part) }));
  const here = curve.findLast(([ply]) => ply <= at) ?? curve[0];
  const each = names.map((player, seat) => t("review_at", { player, chance: hundredths(here[1][seat]) }));
  const every = Math.ceil(curve.length / ROWS);
  const rows = curve.filter((_, index) => index % every === 0 || index === curve.length - 1);
  return html`<${Chart} points=${points} last=${plies} most=${100} least=${0} stairs=${true}
      lines=${LINES.map((value) => [value, value % 50 ? "" : value || percent(0)])}
      marks=${turning.map(({ ply }) => ply)} rounds=${reel.rounds(say)} names=${names} at=${at} step=${step}
      label=${t("review_curve")} said=${[t("review_at_move", { ply: at }), ...each].join(", ")} />
    <ul class="legend">${names.map((name, seat) => html`<li key=${seat}><${Mark} seat=${seat} />
      <span>${name}</span><b>${percent(here[1][seat])}</b></li>`)}</ul>
    <table class="vh"><caption>${t("review_table")}</caption><thead><tr><th scope="col">${t("review_move")}</th>
      ${names.map((name, seat) => html`<th scope="col" key=${seat}>${name}</th>`)}</tr></thead>
      <tbody>${rows.map(([ply, parts]) => html`<tr key=${ply}><th scope="row">${ply}</th>
      ${parts.map((part, seat) => html`<td key=${seat}>${percent(part)}</td>`)}</tr>`)}</tbody></table>`;
}

/** What was played, and what the strong bot preferred, or what chance did then; each goes there. */
function Turning({ look, names, say, reel, at, step }) {
  const rounds = reel.rounds(say);
  const round = (ply) => rounds.findLast((each) => each.ply < ply)?.name ?? t("review_at_move", { ply });
  const { turning } = look.review;
  if (!turning.length) return html`<p class="pad">${t("review_quiet")}</p>`;
  return html`<ol class="moments turns">${turning.map((turn) => html`<li key=${`${turn.ply} ${turn.kind}`}
    class=${turn.ply === at ? "here" : ""}>
    <button onClick=${() => step(turn.ply)}><span class="when">
      <${Icon} name=${turn.kind === "luck" ? "die-a" : "lantern"} />
      <span>${round(turn.ply)}<small>${t("review_at_move", { ply: turn.ply })}</small></span></span>
      <${Mark} seat=${turn.whom} /><span>${sentence(turn, names, say)}</span>
      <b class=${effect(turn) < 0 ? "down" : "up"}>${signed(effect(turn))}</b></button></li>`)}</ol>`;
}

/** What a moment did to the chance of the seat it is about; a better answer that was missed is a loss. */
const effect = ({ kind, change, gain }) => (kind === "missed" ? -gain : change);

function sentence({ kind, seat, whom, change, gain, played, preferred }, names, say) {
  const id = kind === "missed" ? "review_missed" : `review_${kind}_${change > 0 ? "up" : "down"}`;
  const other = preferred ? say.message(preferred) : "";
  return t(id, { player: names[seat], whom: names[whom], answer: say.message(played), other,
    gain: hundredths(gain), change: Math.abs(hundredths(change)) });
}

/** Why everybody's chance ended where it did: parts that add up, with what dice and draws gave in words. */
function Because({ look, names }) {
  const { shares, unsure } = look.review;
  const most = Math.max(0.01, ...shares.flatMap((share) => PARTS.slice(1, -1).map((part) => Math.abs(share[part]))));
  const given = (luck, player) => {
    const n = Math.abs(hundredths(luck));
    if (!n) return t("review_even", { player });
    return t(luck > 0 ? "review_gave" : "review_cost", { player, n });
  };
  const cell = (share, part, seat) => {
    if (part === "start" || part === "end") return html`<td key=${seat}>${percent(share[part])}</td>`;
    const side = share[part] < 0 ? "minus" : "plus";
    return html`<td key=${seat} class=${`s${seat} ${side}`} style=${{ "--v": Math.abs(share[part]) / most }}>
      ${signed(share[part])}</td>`;
  };
  return html`<table class=${`scores shares n${names.length}`}><caption class="vh">${t("review_why")}</caption>
    <thead><tr><th scope="col"><span class="vh">${t("page_source")}</span></th>
      ${names.map((name, seat) => html`<th scope="col" key=${seat}><${Mark} seat=${seat} /><span>${name}</span>
      </th>`)}</tr></thead>
    <tbody>${PARTS.map((part) => html`<tr key=${part} class=${part}><th scope="row">
      <span data-tip=${t.tip(`review_${part}`)} data-name=${t(`review_${part}`)}>${t(`review_${part}`)}</span></th>
      ${shares.map((share, seat) => cell(share, part, seat))}</tr>`)}</tbody></table>
    ${unsure && html`<p class="unsure">${t("review_unsure")}</p>`}
    <ul class="given">${shares.map(({ luck }, seat) => html`<li key=${seat}><${Mark} seat=${seat} />
      <span>${given(luck, names[seat])}</span></li>`)}</ul>`;
}
