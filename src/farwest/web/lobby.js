// Lobby: play at once, find a table, set one up.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Create } from "/web/create.js";
import { Bar, FootLinks } from "/web/frame.js";
import { games, iconOf, posterOf, titleOf, wordsOf } from "/web/games.js";
import { get, post } from "/web/net.js";
import { Art, Icon, Mark } from "/web/parts.js";
import { go } from "/web/route.js";
import { beSomebody, change, me, settings } from "/web/session.js";
import { Dialog, Field, Select, tried } from "/web/ui.js";
import { span, t, when } from "/web/words.js";

const REFRESH = 8000;

/** A game at once: me and some bots. It is the one that is offered first the next time. */
async function playNow(game) {
  await tried(async () => {
    await beSomebody();
    const table = await post("/quick", { game });
    change({ last: game });
    go(`/table/${table.id}`);
  });
}

export function Lobby({ query }) {
  const [tables, setTables] = useState({ mine: [], open: [] });
  const [game, setGame] = useState(null);
  const [dialog, setDialog] = useState(query.has("create") ? "create" : null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = t("page_title");
    let wanted = true;
    const refresh = async () => {
      if (document.hidden) return;
      const scopes = ["mine", "open", "live"].map((scope) => get(`/tables?scope=${scope}`));
      const [mine, open, live] = await Promise.all(scopes).catch(() => [null]);
      if (!wanted || !mine) return;
      const elsewhere = (table) => !mine.some((other) => other.id === table.id);
      setTables({ mine, open: [...open, ...live].filter(elsewhere) });
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [me.value?.id]);
  const quick = async (key) => {
    setBusy(true);
    await playNow(key);
    setBusy(false);
  };
  const found = games.value;
  const last = found.find((each) => each.key === settings.value.last) ?? (found.length === 1 ? found[0] : null);
  const shown = tables.open.filter((table) => !game || table.game === game);
  return html`<${Bar} />
    <main class="wrap lobby">
      <section class="hero">
        <${Art} class="sky" name="skyline" />
        <h1><span class="vh">Farwest</span><${Art} class="wordmark" name="wordmark" /></h1>
        <p>${t("page_motto")}</p>
        <div class="row">
          <button class="btn go big" disabled=${busy || !found.length}
            onClick=${() => (last ? quick(last.key) : setDialog("play"))}><${Icon} name="play" /><span>
            ${t("page_play_now")}${last && found.length > 1 && html`<small>${titleOf(last.key)}</small>`}</span>
            </button>
          <button class="btn" onClick=${() => setDialog("create")}><${Icon} name="plus" />${t("page_create")}
            </button>
          <button class="btn" onClick=${() => setDialog("link")}><${Icon} name="link" />${t("page_have_link")}
            </button>
        </div>
      </section>
      <section class=${`games n${Math.min(found.length, 4)}`}>
        <h2 class="vh">${t("page_games")}</h2>
        ${found.map((each) => html`<${Poster} key=${each.key} game=${each} busy=${busy}
          play=${() => quick(each.key)} create=${() => setDialog(each.key)} />`)}
      </section>
      <div class="cols">
        <${Mine} tables=${tables.mine} />
        <section class="list panel">
          <header><h2>${t("page_open_tables")}</h2><span class="grow"></span>
            ${found.length > 1 && html`<${Select} label=${t("page_game")} value=${game} set=${setGame}
              choices=${[[null, t("page_all_games")], ...found.map((each) => [each.key, titleOf(each.key)])]} />`}
                </header>
          ${shown.map((table) => html`<${OpenTable} key=${table.id} table=${table} />`)}
          ${!shown.length && html`<p class="none">${t("page_no_open_tables")}</p>`}
        </section>
      </div>
    </main><${FootLinks} />
    ${dialog === "link" && html`<${ByLink} close=${() => setDialog(null)} />`}
    ${dialog === "play" && html`<${WhichGame} play=${quick} busy=${busy} close=${() => setDialog(null)} />`}
    ${dialog && !["link", "play"].includes(dialog) && html`<${Create} close=${() => setDialog(null)}
      game=${dialog === "create" ? (last ?? found[0]).key : dialog} />`}`;
}

/** Which game to play at once, for whoever has played none yet. */
function WhichGame({ play, busy, close }) {
  return html`<${Dialog} title=${t("page_which_game")} close=${close} class="whichgame"><div class="choose">
    ${games.value.map((each) => html`<button key=${each.key} class="choice" disabled=${busy} data-game=${each.key}
      onClick=${() => play(each.key)}><${Art} class="poster-art" name=${posterOf(each.key)} />
      <span><b>${titleOf(each.key)}</b><${About} game=${each} />
        <span class="soft">${wordsOf(each.key)("game_text")}</span></span></button>`)}</div><//>`;
}

/** For how many a game is, and how long and how hard, where its words say so. */
function About({ game }) {
  const say = wordsOf(game.key);
  const [fewest, most] = game.players;
  return html`<small><${Icon} name="person" /> ${fewest}–${most}<span class="vh"> ${t("page_players")}</span>
    ${say.has("game_kind") && html` · ${say("game_kind")}`}</small>`;
}

function Poster({ game, play, create, busy }) {
  const say = wordsOf(game.key);
  return html`<article class="game panel"><${Art} class="poster-art" name=${posterOf(game.key)} />
    <div><h3>${say("game_title")}<a class="brief" href=${`/rules/${game.key}`} title=${t("page_brief")}>
      <${Icon} name="rules" label=${`${t("page_brief")} · ${say("game_title")}`} /></a></h3><p class="about">${say("game_text")}</p>
      <${About} game=${game} />
      <div class="row"><button class="btn small" disabled=${busy} onClick=${play}><${Icon} name="bot" />
        ${t("page_against_bots")}<span class="vh"> ${say("game_title")}</span></button>
      <button class="btn small make" title=${t("page_table")} onClick=${create}><${Icon} name="plus" />
        <span>${t("page_table")}</span><span class="vh"> ${say("game_title")}</span></button></div></div>
        </article>`;
}

function Mine({ tables }) {
  const mine = [...tables].sort((a, b) => b.my_turn - a.my_turn);
  const turns = tables.filter((table) => table.my_turn).length;
  return html`<section class="list my panel">
    <header><h2>${t("page_my_tables")}</h2>${turns > 0 && html`<span class="tag turn">
      ${t("page_turns", { n: turns })}</span>`}</header>
    ${mine.map((table) => html`<${MyTable} key=${table.id} table=${table} />`)}
    ${!mine.length && html`<p class="none">${t("page_no_my_tables")}</p>`}
  </section>`;
}

/** What a table is called: its name, or whose it is. */
export function nameOf(table) {
  if (table.name && table.name !== table.host) return table.name;
  return t("page_table_of", { player: table.host ?? "?" });
}

/** Colours and shapes of the seats, those that are free dashed. */
export function Seats({ table }) {
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  return html`<span class="seatmarks"><span class="vh">
    ${t("page_seats_taken", { taken, all: table.seats.length })}</span>
    ${table.seats.map((seat, index) => html`<${Mark} key=${index} seat=${index}
      ghost=${seat.kind === "open"} />`)}</span>`;
}

export function clockText(clock) {
  if (clock.kind === "live") return t("page_clock_live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  return clock.kind === "days" ? t("page_clock_days", { days: clock.days }) : t("page_clock_none");
}

function Tags({ table }) {
  const say = wordsOf(table.game);
  const on = Object.entries(table.options).filter(([, value]) => value === true).map(([key]) => key);
  return html`${on.filter((key) => say.has(key)).map((key) => html`<span class="tag" key=${key}>${say(key)}
    </span>`)}
    ${table.rated && html`<span class="tag">${t("page_rated_tag")}</span>`}`;
}

function Row({ table, mine, children, said = [], about }) {
  return html`<article class=${`rowt${mine ? " mine" : ""}`}><${Icon} name=${iconOf(table.game)} />
    <div><h3>${nameOf(table)}</h3><p>${[titleOf(table.game), ...said].join("\u00a0· ")} ${about}</p></div>
    ${children}</article>`;
}

/** What tells a table of mine from the others: with whom I sit there, and since when. */
function marksOf(table) {
  const others = table.seats.filter((seat) => seat.kind !== "open" && (!seat.mine || seat.kind === "here"));
  const since = when(table.started ?? table.created);
  return others.length ? [t("page_with", { players: t.join(others.map((seat) => seat.name)) }), since] : [since];
}

function MyTable({ table }) {
  const own = table.seats.find((seat) => seat.mine);
  const href = `/table/${table.id}`;
  const said = marksOf(table);
  if (table.status === "waiting") {
    return html`<${Row} table=${table} said=${[...said, t("page_waiting")]}><${Seats} table=${table} />
      <a class="btn small act" href=${href}><${Icon} name="link" />${t("page_invite")}</a><//>`;
  }
  const left = own?.left ?? null;
  const time = html`<span class="when">${left !== null && html`<${Icon} name="clock" />${span(left)}`}</span>`;
  if (table.my_turn) {
    return html`<${Row} table=${table} mine=${true} said=${said} about=${html`<${Tags} table=${table} />`}>${time}
      <a class="btn go small act" href=${href}>${t("page_your_turn")}</a><//>`;
  }
  const [first] = table.turn;
  const waits = table.turn.length === 1
    ? html`<${Mark} seat=${first} /> ${t("page_plays", { player: table.seats[first].name })}` : t("page_go_on");
  return html`<${Row} table=${table} said=${said} about=${html`<${Tags} table=${table} />`}>${time}
    <a class="btn small quiet act turn-of" href=${href}>${waits}</a><//>`;
}

function OpenTable({ table }) {
  const live = table.status === "playing";
  const about = html`<${Tags} table=${table} /><span class="when"><${Icon} name="clock" />
    ${clockText(table.clock)}</span>
    ${table.access === "password" && html`<span class="when"><${Icon} name="lock" label=${t("page_password")} />
      </span>`}
    ${live && html`<span class="when">${t("page_in_play")}</span>`}`;
  return html`<${Row} table=${table} about=${about}><${Seats} table=${table} />
    <a class="btn small act" href=${`/table/${table.id}`}>${t(live ? "page_watch" : "page_sit_down")}</a><//>`;
}

/** Going to a table by its link, or by its word alone. */
function ByLink({ close }) {
  const [text, setText] = useState("");
  const id = text.trim().match(/(?:.*\/table\/)?([A-Za-z0-9_-]+)(?:[?#].*)?$/)?.[1];
  const open = (event) => {
    event.preventDefault();
    if (id) go(`/table/${id}`);
  };
  return html`<${Dialog} title=${t("page_have_link")} close=${close} class="narrow">
    <form class="form" onSubmit=${open}><${Field} label=${t("page_link_field")} value=${text} set=${setText}
      autofocus=${true} spellcheck=${false} />
      <div class="row end"><button class="btn go" disabled=${!id}>${t("page_go_there")}</button></div></form>
        <//>`;
}
