// App: the page begins here. It finds out who reads and what is played, then shows what was asked for.

import { html, render } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { loadGames } from "/web/games.js";
import { Lobby } from "/web/lobby.js";
import { loadDrawings } from "/web/parts.js";
import { route } from "/web/route.js";
import { recall } from "/web/session.js";
import { Notices } from "/web/ui.js";
import { lang, loadWords, t } from "/web/words.js";

/** Pages that few need at once are fetched when they are asked for. */
const PAGES = {
  table: () => import("/web/table.js").then((page) => page.Table),
  replay: () => import("/web/replay.js").then((page) => page.Replay),
  finished: () => import("/web/lists.js").then((page) => page.Finished),
  leaderboard: () => import("/web/lists.js").then((page) => page.Leaderboard),
  rules: () => import("/web/rules.js").then((page) => page.RulesPage),
  login: () => import("/web/account.js").then((page) => page.Login),
  reset: () => import("/web/account.js").then((page) => page.Reset),
  confirm: () => import("/web/account.js").then((page) => page.Confirm),
  profile: () => import("/web/profile.js").then((page) => page.Profile),
  players: () => import("/web/lists.js").then((page) => page.Player),
};

const ready = signal(false);
const trouble = signal("");

function Page() {
  const { name, id, query, hash } = route.value;
  const [shown, show] = useState({ name: "", page: Lobby });
  useEffect(() => {
    let wanted = true;
    const fetching = PAGES[name] ? PAGES[name]() : Promise.resolve(Lobby);
    fetching.then((page) => wanted && show({ name, page }), (error) => {
      trouble.value = String(error);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  if (shown.name !== name && PAGES[name]) return null;
  return html`<${shown.page} key=${`${name}/${id}`} id=${id} query=${query} hash=${hash} />`;
}

function App() {
  if (trouble.value) {
    const said = t.has("page_broken") ? t("page_broken") : trouble.value;
    return html`<main class="wrap"><p class="panel trouble">${said}</p></main>`;
  }
  if (!ready.value) return html`<div class="opening" role="status"></div>`;
  return html`<${Page} /><${Notices} />`;
}

// whoever uses the keyboard is led by the focus; whoever points is not
addEventListener("keydown", () => {
  document.body.dataset.keys = "yes";
}, true);
addEventListener("pointerdown", () => {
  delete document.body.dataset.keys;
}, true);

async function open() {
  render(html`<${App} />`, document.getElementById("page"));
  try {
    await loadWords(lang.value);
    await Promise.all([loadGames(), recall(), loadDrawings("/web/icons/icons.svg"), loadDrawings("/web/icons/scenes.svg")]);
    ready.value = true;
  } catch (error) {
    trouble.value = error.text ?? String(error);
  }
}

open();
