// Games: what can be played here, and the drawing of each game's board.

import { signal } from "@preact/signals";
import { get, kept } from "/web/net.js";
import { lang, loadWords, speakerOf } from "/web/words.js";

/** Every game of this server, as it describes itself. */
export const games = signal([]);

export async function loadGames() {
  games.value = (await get("/games")).map((game) => ({ terms: {}, facts: {}, ...game }));
  await loadWords(lang.value, games.value.map((game) => game.key));
}

export function gameOf(key) {
  return games.value.find((game) => game.key === key)
    ?? { key, players: [2, 6], options: [], bots: [], levels: [], hired: [], terms: {}, facts: {} };
}

/** A bot that the host of this server has added: a program or a network; undefined for others. */
export const hiredAs = (game, bot) => game.hired.find((hired) => hired.key === bot);

/** The words of a game, for players of these names. */
export function wordsOf(key, players = []) {
  return speakerOf(gameOf(key), players);
}

export function titleOf(key) {
  return wordsOf(key)("game_title");
}

/** The icon of a game, drawn in the sprite under its key. */
export function iconOf(key) {
  return `game-${key.replaceAll("_", "-")}`;
}

export function posterOf(key) {
  return `poster-${key.replaceAll("_", "-")}`;
}

const boards = new Map();
const tried = new Set();

/** A game's board: its module, with its style in the page. */
export function loadBoard(key) {
  return kept(boards, key, () => fetchBoard(key));
}

async function fetchBoard(key) {
  const folder = `/games/${key}/board`;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${folder}/board.css`;
  const styled = new Promise((resolve) => {
    style.onload = resolve;
    style.onerror = resolve;
  });
  document.head.append(style);
  const again = tried.has(key) ? `?${Date.now()}` : "";   // browsers remember modules that did not come
  tried.add(key);
  const [board] = await Promise.all([import(`${folder}/board.js${again}`), styled]);
  await board.load?.(gameOf(key).facts);
  return board;
}
