// Ending: who won, by what, and what can be done with a finished game.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { linkTo, useAddress } from "/web/here.js";
import { get } from "/web/net.js";
import { Icon, Mark, Money, Vp } from "/web/parts.js";
import { go } from "/web/route.js";
import { Dialog, copy, tried } from "/web/ui.js";
import { minus, t } from "/web/words.js";

/** "Camille wins by a point!", or by what else the game counts: its words may have a `verdict` of their own. */
export function verdict(result, names, say) {
  if (!result.winners.length) return t("page_nobody_wins");
  const players = t.join(result.winners.map((seat) => names[seat]));
  const best = result.totals[result.winners[0]];
  const others = result.totals.filter((_, seat) => !result.winners.includes(seat));
  const margin = others.length ? best - Math.max(...others) : 0;
  const values = { players, count: result.winners.length, margin };
  return say.has("verdict") ? say("verdict", values) : t("page_wins", values);
}

/** Points by source, side by side; the best of each has a star. What brought nobody anything is left out. */
export function Scores({ result, names, say, board }) {
  const sources = Object.keys(result.scores[0]).filter((source) => result.scores.some((score) => score[source]));
  const most = Math.max(1, ...result.scores.flatMap((score) => Object.values(score)));
  const seats = names.map((_, seat) => seat);
  const best = (source) => Math.max(...result.scores.map((score) => score[source]));
  return html`<table class=${`scores n${names.length}`}><caption class="vh">${t("page_points_by_source")}
    </caption>
    <thead><tr><th scope="col"><span class="vh">${t("page_source")}</span></th>
      ${seats.map((seat) => html`<th scope="col" key=${seat}><${Mark} seat=${seat} /><span>${names[seat]}</span>
      </th>`)}</tr></thead>
    <tbody>${sources.map((source) => html`<tr key=${source}><th scope="row">
      ${board?.scoreIcon && html`<${Icon} name=${board.scoreIcon(source)} />`}
      <span data-tip=${say.tip(`score_${source}`)} data-name=${say(`score_${source}`)}>${say(`score_${source}`)}
      </span></th>
      ${seats.map((seat) => {
        const points = result.scores[seat][source];
        const cls = `s${seat}${points && points === best(source) ? " best" : ""}`;
        return html`<td key=${seat} class=${cls} style=${{ "--v": points / most }}>${minus(points)}</td>`;
      })}</tr>`)}</tbody>
    <tfoot><tr><th scope="row"><${Icon} name=${board?.total ?? "vp"} />${t("page_total")}</th>
      ${seats.map((seat) => html`<td key=${seat} class=${result.winners.includes(seat) ? "win" : ""}>
      ${minus(result.totals[seat])}<small>${t("page_place", { n: result.places[seat] })}</small></td>`)}</tr></tfoot>
      </table>`;
}

/** The banner of a finished game, with what one may do. */
export function Won({ result, names, say, board, about = "", children }) {
  const [first] = result.winners;
  const won = first !== undefined;
  return html`<section class="won panel">${won && html`<${Mark} seat=${first} />`}<div><h1>${verdict(result, names, say)}</h1>
    ${about && html`<p>${about}</p>`}</div>
    ${won && (board?.total ? html`<${Money} n=${result.totals[first]} icon=${board.total} />`
      : html`<${Vp} n=${result.totals[first]} />`)}<span class="grow wide"></span><div class="btns">${children}</div>
      </section>`;
}

/** A new table with the same people; whoever comes second sits down at the first one's. */
export function Rematch({ sitting, cls = "go" }) {
  const table = sitting.table.value;
  const again = () => tried(async () => {
    const mine = table.seats.some((seat) => seat.mine);
    const found = mine ? await sitting.ask("rematch") : { id: table.rematch };
    go(`/table/${found.id}`);
  });
  if (!table.rematch && !table.seats.some((seat) => seat.mine)) return null;
  return html`<button class=${`btn ${cls}`} onClick=${again}><${Icon} name="undo" />
    ${t(table.rematch ? "page_rematch_join" : "page_rematch")}</button>`;
}

/** What to do with a finished game besides playing again. */
export function Keepsakes({ id }) {
  useAddress();
  return html`<button class="btn" onClick=${() => copy(linkTo(`/replay/${id}`))}>
    <${Icon} name="share" />${t("page_share")}</button>
    <a class="btn" href=${`/api/v1/tables/${id}/record`} download=${`farwest-${id}.json`}>
      <${Icon} name="download" />${t("page_record")}</a>`;
}

/** Proof of the dice: the seed that was promised is the seed that was used. */
export function Proof({ id, table }) {
  const [proof, setProof] = useState(null);
  const check = () => tried(async () => setProof(await get(`/tables/${id}/verify`)));
  const fine = proof && proof.hash_matches && proof.replays;
  if (!table.seed_hash) return null;
  return html`<p class="proof"><${Icon} name="seal" />${proof
    ? html`<span><b>${t(fine ? "page_verified" : "page_not_verified")}
      </b> · ${t("page_verified_tip", { plies: proof.plies })} <code>${proof.seed_hash.slice(0, 12)}…</code>
      </span>`
    : html`<button class="btn small" onClick=${check}>${t("page_verify")}</button><code>
      ${table.seed_hash.slice(0, 12)}…</code>`}</p>`;
}

/** The end, over the table where it was played. */
export function Ending({ sitting, say, board, close }) {
  const table = sitting.table.value;
  const names = table.seats.map((seat) => seat.name);
  return html`<${Dialog} title=${t("page_game_over")} close=${close} class="ending">
    <${Won} result=${table.result} names=${names} say=${say} board=${board}>
      <${Rematch} sitting=${sitting} /><a class="btn" href=${`/replay/${sitting.id}`}><${Icon} name="play" />
        ${t("page_replay")}</a><${Keepsakes} id=${sitting.id} /><//>
    <${Scores} result=${table.result} names=${names} say=${say} board=${board} />
    <${Proof} id=${sitting.id} table=${table} /><//>`;
}
