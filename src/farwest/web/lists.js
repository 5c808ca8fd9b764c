// Lists: finished games, the leaderboard, and what is known about a player.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Gone, Sheet } from "/web/frame.js";
import { gameOf, games, iconOf, titleOf } from "/web/games.js";
import { nameOf } from "/web/lobby.js";
import { get, post } from "/web/net.js";
import { Icon, Mark } from "/web/parts.js";
import { go } from "/web/route.js";
import { beSomebody, me } from "/web/session.js";
import { Select, tried } from "/web/ui.js";
import { t, when } from "/web/words.js";

function useFetched(path, again) {
  const [found, setFound] = useState(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let wanted = true;
    setTrouble("");
    get(path).then((value) => wanted && setFound(value), (refused) => wanted && setTrouble(refused.text));
    return () => {
      wanted = false;
    };
  }, [path, again]);
  return { found, trouble };
}

/** A finished game in a list: who won, and the way to look at it. */
function FinishedRow({ table }) {
  const names = table.seats.map((seat) => seat.name);
  const { result } = table;
  return html`<article class="rowt"><${Icon} name=${iconOf(table.game)} />
    <div><h3>${nameOf(table)}</h3><p>${titleOf(table.game)} · ${when(table.ended ?? table.created)}</p></div>
    <span class="results">${result && names.map((name, seat) => html`<span key=${seat}
      class=${result.winners.includes(seat) ? "won-by" : ""}><${Mark} seat=${seat} />${name} <b>
      ${result.totals[seat]}</b></span>`)}</span>
    <a class="btn small act" href=${`/replay/${table.id}`}><${Icon} name="play" />${t("page_replay")}</a>
      </article>`;
}

const PAGE = 50;   // so many are fetched at a time

/** My finished games, the latest first; older ones when they are asked for. */
function useMyGames() {
  const path = `/tables?scope=finished&most=${PAGE}`;
  const { found, trouble } = useFetched(path, me.value?.id);
  const [older, setOlder] = useState([]);
  useEffect(() => setOlder([]), [found]);
  const last = older.length ? older.at(-1) : found;
  const more = last?.length === PAGE && (() => tried(async () => {
    const next = await get(`${path}&before=${last.at(-1).created}`);
    setOlder((known) => (known === older ? [...known, next] : known));   // a second press adds nothing
  }));
  return { found: found && [...found, ...older.flat()], trouble, more };
}

export function Finished() {
  const { found, trouble, more } = useMyGames();
  useEffect(() => {
    document.title = `${t("page_finished")} · Farwest`;
  }, []);
  const open = (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    tried(async () => {
      let record;
      try {
        record = JSON.parse(await file.text());
      } catch {
        throw Object.assign(new Error(), { text: t("page_no_record", { file: file.name }) });
      }
      await beSomebody();
      const table = await post("/records", { record });
      go(`/replay/${table.id}`);
    });
  };
  return html`<${Sheet} title=${t("page_finished")}>
    <section class="list panel"><header><h2>${t("page_my_games")}</h2><span class="grow"></span>
        <label class="btn small filebtn"><${Icon} name="share" />${t("page_open_record")}
          <input type="file" accept=".json,application/json" onChange=${open} /></label></header>
      ${(found ?? []).map((table) => html`<${FinishedRow} key=${table.id} table=${table} />`)}
      ${more && html`<button class="btn small more" onClick=${more}>${t("page_older")}</button>`}
      ${trouble && html`<p class="none">${trouble}</p>`}
      ${found && !found.length && html`<p class="none">${t("page_no_finished")}</p>`}</section><//>`;
}

export function Leaderboard() {
  const [game, setGame] = useState(games.value[0]?.key);
  const [players, setPlayers] = useState(4);
  const { found } = useFetched(`/leaderboard?game=${game}&players=${players}`);
  useEffect(() => {
    document.title = `${t("page_leaderboard")} · Farwest`;
  }, []);
  const [fewest, most] = gameOf(game).players;
  const sizes = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const rows = found?.rows ?? [];
  return html`<${Sheet} title=${t("page_leaderboard")}>
    <section class="list panel"><header><h2>${titleOf(game)}</h2><span class="grow"></span>
        ${games.value.length > 1 && html`<${Select} label=${t("page_game")} value=${game} set=${setGame}
          choices=${games.value.map((each) => [each.key, titleOf(each.key)])} />`}
        <${Select} label=${t("page_players")} value=${players} set=${setPlayers}
          choices=${sizes.map((n) => [n, t("page_n_players", { n })])} /></header>
      ${rows.length > 0 && html`<table class="ranks"><thead><tr><th scope="col">${t("page_rank")}</th>
        <th scope="col">${t("page_player")}</th><th scope="col">${t("page_rating")}</th><th scope="col">
        ${t("page_games_played")}</th></tr></thead>
        <tbody>${rows.map((row) => html`<tr key=${row.name} class=${row.name === me.value?.name ? "mine" : ""}>
          <td>${row.place}</td><td><a href=${`/players/${encodeURIComponent(row.name)}`}>${row.name}</a></td>
          <td>${row.rating}</td><td>${row.games}</td></tr>`)}</tbody></table>`}
      ${found && !rows.length && html`<p class="none">${t("page_no_ranks")}</p>`}
      <p class="soft pad small">${t("page_ranks_tip")}</p></section><//>`;
}

/** A player's ratings and last games. */
export function Player({ id }) {
  const { found, trouble } = useFetched(`/players/${encodeURIComponent(id)}`);
  useEffect(() => {
    document.title = `${id} · Farwest`;
  }, [id]);
  if (trouble) return html`<${Gone} title=${id} text=${trouble} />`;
  return html`<${Sheet} title=${id}>${found && html`<${History} about=${found} />`}<//>`;
}

export function History({ about }) {
  return html`<section class="list panel"><header><h2>${t("page_ratings")}</h2></header>
      ${about.ratings.length ? html`<table class="ranks"><thead><tr><th scope="col">${t("page_game")}</th>
        <th scope="col">${t("page_players")}</th><th scope="col">${t("page_rating")}</th><th scope="col">
        ${t("page_games_played")}</th></tr></thead>
        <tbody>${about.ratings.map((row) => html`<tr key=${`${row.game} ${row.players}`}><td>
          ${titleOf(row.game)}</td><td>${row.players}</td><td>${row.rating}</td><td>${row.games}</td></tr>`)}
          </tbody></table>`
      : html`<p class="none">${t("page_no_ratings")}</p>`}</section>
    <section class="list panel"><header><h2>${t("page_last_games")}</h2></header>
      ${about.history.map((table) => html`<${FinishedRow} key=${table.id} table=${table} />`)}
      ${!about.history.length && html`<p class="none">${t("page_no_finished")}</p>`}</section>`;
}
