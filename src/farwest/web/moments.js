// Moments: the moves that changed the points most.

import { html } from "htm/preact";
import { Sentence, actorOf, isHead } from "/web/log.js";
import { Mark } from "/web/parts.js";
import { t } from "/web/words.js";

const SHOWN = 7;

/** The plies after which somebody had most more, or most less; in their order. */
function momentsOf(frames, say) {
  const found = [];
  frames.forEach((frame, index) => {
    const before = frames[index - 1];
    if (!frame?.totals || !before?.totals) return;
    const changes = frame.totals.map((points, seat) => points - before.totals[seat]);
    const gain = Math.max(...changes);
    const seat = changes.indexOf(gain);
    const news = gain > 0 && tellingOf(frame.news, seat, say);
    if (news) found.push({ ply: frame.ply, seat, gain, news });
  });
  return found.sort((a, b) => b.gain - a.gain).slice(0, SHOWN).sort((a, b) => a.ply - b.ply);
}

/** What tells best why a seat gained: the last of its news before the next round that says how much, or what;
    where that is a number, the news with the largest. */
function tellingOf(news, seat, say) {
  const next = news.findIndex(({ message }) => isHead(message, say));
  const told = (next < 0 ? news : news.slice(0, next)).filter(({ message }) => actorOf(message) === seat);
  const says = ({ message }) => Object.values(message.args).some(([kind]) => kind !== "seat" && kind !== "place");
  const best = told.findLast(says) ?? told.at(-1);
  return best && amount(best) > 0 ? told.reduce((most, each) => (amount(each) > amount(most) ? each : most), best) : best;
}

/** The largest number that a message speaks of. */
function amount({ message }) {
  return Math.max(0, ...Object.values(message.args).map(([kind, value]) => (kind === "number" ? value : 0)));
}

export function Moments({ reel, say, board, at, step }) {
  const rounds = reel.rounds(say);
  const round = (ply) => rounds.findLast((each) => each.ply < ply)?.name;
  const found = momentsOf(reel.frames.value, say);
  return html`<ol class="moments">${found.map(({ ply, seat, gain, news }) => html`<li key=${ply}
    class=${ply === at ? "here" : ""}>
    <button onClick=${() => step(ply)}><span class="when">${round(ply)}</span>
      <${Mark} seat=${seat} />
      <span><${Sentence} message=${news.message} say=${say} board=${board} /></span><b class="up">
        ${t("page_gain", { n: gain })}</b></button></li>`)}</ol>`;
}
