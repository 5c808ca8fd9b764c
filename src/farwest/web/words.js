// Words: messages in the reader's language, exactly as words/speech.py says them.
//
// `t(id, values)` says a message of the page. A game's messages are said by its own speaker (see
// `speakerOf`), which also knows the names of its cards, places and players.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { tally } from "/web/choosing.js";

export const LANGUAGES = ["en", "fr"];

/** The reader's language; setting it rewords everything on the screen. */
export const lang = signal(LANGUAGES.includes(document.documentElement.lang)
  ? document.documentElement.lang : "en");

const sources = new Map();        // "fr/dice_town" → the text of that file
const books = new Map();          // "fr/dice_town" → Book
const loaded = signal(0);         // counts the files that have come

/** All messages of one language, for one game or for none. */
export class Book {
  constructor(language, texts) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
    this.known = new Map();
  }

  pattern(id, form = "") {
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return (form ? message.attributes[form] : message.value) ?? null;
  }

  has(id, form = "") {
    return this.pattern(id, form) !== null;
  }

  /** The variables a message mentions, itself or in the messages it quotes. */
  needs(id, form = "") {
    const key = `${id}.${form}`;
    if (!this.known.has(key)) {
      this.known.set(key, new Set());   // a message that quotes itself adds nothing
      const found = new Set();
      this.gather(this.pattern(id, form), found);
      this.known.set(key, found);
    }
    return this.known.get(key);
  }

  gather(node, found) {
    if (Array.isArray(node)) {
      for (const part of node) this.gather(part, found);
    } else if (node && typeof node === "object") {
      if (node.type === "var") found.add(node.name);
      if (node.type === "mesg") {
        for (const name of this.needs(node.name, node.attr ?? "")) found.add(name);
      }
      this.gather(node.selector, found);
      for (const variant of node.variants ?? []) this.gather(variant.value, found);
      for (const arg of node.args ?? []) this.gather(arg.type === "narg" ? arg.value : arg, found);
    }
  }

  word(id, form, values) {
    return this.bundle.formatPattern(this.pattern(id, form), values, []);
  }
}

/** What is said to one reader about one game: the twin of Python's Words. */
export class Words {
  constructor(book, terms = {}, players = []) {
    this.book = book;
    this.terms = terms;
    this.players = players;
  }

  has(id, form = "") {
    return this.book.has(id, form);
  }

  /** A message with values that need no wording. */
  say(id, values = {}) {
    return this.word(id, "", values);
  }

  /** A message of a game: a prompt, an option, an event. */
  message(message) {
    return this.worded(message, "");
  }

  /** What stands over the news that follow: a round, a turn. */
  head(message) {
    return this.worded(message, "head");
  }

  /** What explains a message or an id; nothing where it explains itself. */
  tip(what, values = {}) {
    const id = typeof what === "string" ? what : what.id;
    if (this.has(id) && !this.has(id, "tip")) return "";
    return typeof what === "string" ? this.word(id, "tip", values) : this.worded(what, "tip");
  }

  /** How hard and how long something makes the game; nothing where it makes no difference. */
  level(id) {
    return this.has(id, "level") ? this.word(id, "level", {}) : "";
  }

  /** A player, a card, a place … by its name, or by a form of its name. */
  name(kind, value, form = "") {
    return String(this.form(kind, value, form));
  }

  /** Several things in one phrase: a, b and c. */
  join(items) {
    if (items.length < 2) return items.join("");
    let some = items[0];
    for (const next of items.slice(1, -1)) some = this.say("list_next", { some, next });
    return this.say("list_last", { some, last: items.at(-1) });
  }

  /** A message as pieces of text and {kind, value, text} for what could be drawn instead. */
  pieces(message) {
    const things = [];
    const values = this.values(message.args, this.book.needs(message.id), (arg, text) => {
      things.push({ kind: arg[0], value: arg[1], text });
      return `\uE000${things.length - 1}\uE001`;
    });
    return this.word(message.id, "", values).split(/\uE000(\d+)\uE001/)
      .map((part, index) => (index % 2 ? things[part] : part)).filter((part) => part !== "");
  }

  word(id, form, values) {
    return this.has(id, form) ? this.book.word(id, form, values) : id;
  }

  worded(message, form) {
    return this.word(message.id, form, this.values(message.args, this.book.needs(message.id, form)));
  }

  values(args = {}, needs, mark = null) {
    const values = {};
    for (const name of needs) {
      const [arg, form] = this.find(args, name);
      if (!arg) continue;
      const value = this.form(arg[0], arg[1], form);
      values[name] = mark && typeof value === "string" ? mark(arg, value) : value;
    }
    return values;
  }

  find(args, name) {
    if (args[name]) return [args[name], ""];
    for (const other of Object.keys(args)) {
      if (name.startsWith(`${other}_`)) return [args[other], name.slice(other.length + 1)];
    }
    return [null, ""];
  }

  form(kind, value, form) {
    if (Array.isArray(value)) {
      return form === "count" ? value.length : this.several(kind.slice(0, -1), value, form);
    }
    if (kind === "seat") return this.player(value);
    if (kind === "number" || !Number.isInteger(value)) {
      return Number.isInteger(value) ? value : String(value);
    }
    return this.worded(this.term(kind, value), form);
  }

  player(seat) {
    return this.players[seat] ?? this.say("opt_seat", { seat: seat + 1 });
  }

  several(kind, values, form) {
    if (!values.length) return "";
    const plain = kind === "seat" || kind === "number";
    const signs = !plain && this.has(this.term(kind, values[0]).id, "short");
    if (signs && (form === "" || form === "short")) {
      return values.map((value) => this.form(kind, value, "short")).join(" ");
    }
    if (plain || (form !== "" && form !== "phrase")) {
      return this.join(values.map((value) => String(this.form(kind, value, form))));
    }
    return this.join([...tally(values)].map(([value, n]) => this.times(kind, value, n, form)));
  }

  /** One thing, or several that are alike: 2 deeds worth 3. */
  times(kind, value, n, form) {
    if (n === 1) return String(this.form(kind, value, form));
    const term = this.term(kind, value);
    if (!this.has(term.id, "several")) {
      return this.say("list_times", { n, thing: String(this.form(kind, value, "")) });
    }
    return this.word(term.id, "several", { ...this.values(term.args, this.book.needs(term.id, "several")), n });
  }

  term(kind, value) {
    const term = this.terms[kind]?.[value];
    if (term === undefined) return { id: `${kind} ${value}`, args: {} };
    return typeof term === "string" ? { id: term, args: {} } : term;
  }
}

// --- files -----------------------------------------------------------------------------------

async function fetchText(language, name) {
  const key = `${language}/${name}`;
  if (sources.has(key)) return;
  const answer = await fetch(`/text/${language}/${name}.ftl`);
  if (!answer.ok) throw new Error(`There are no words at /text/${language}/${name}.ftl.`);
  sources.set(key, await answer.text());
  loaded.value += 1;
}

/** Fetch the words of a language: the common ones, and those of the games named. */
export async function loadWords(language, games = []) {
  await Promise.all(["common", ...games].map((name) => fetchText(language, name)));
}

export function bookOf(language, game = null) {
  loaded.value;   // whoever reads a book is told when more words come
  const names = ["common", ...(game ? [game] : [])].filter((name) => sources.has(`${language}/${name}`));
  const key = `${language}/${names.join("+")}`;
  if (!books.has(key)) {
    books.set(key, new Book(language, names.map((name) => sources.get(`${language}/${name}`))));
  }
  return books.get(key);
}

// --- speaking --------------------------------------------------------------------------------

const page = computed(() => new Words(bookOf(lang.value)));

/** A message of the page, in the reader's language. */
export function t(id, values) {
  return page.value.say(id, values);
}

/** Why something was refused, in the reader's language: a line does not know it. */
export function reason({ id, text, args = {} }) {
  if (!t.has(id)) return text;
  const within = (value) => (value?.id ? reason(value) : value);
  return t(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, within(value)])));
}

t.tip = (id, values) => page.value.tip(id, values);
t.has = (id, form) => page.value.has(id, form);
t.join = (items) => page.value.join(items);

/** The speaker of a game at a table: `t(id, values)`, `t.message`, `t.name(kind, value)` … */
export function speakerOf(game, players = []) {
  const words = new Words(bookOf(lang.value, game.key), game.terms, players);
  const say = (id, values) => words.say(id, values);
  for (const how of ["message", "head", "pieces", "tip", "level", "name", "join", "has"]) {
    Object.defineProperty(say, how, { value: (...given) => words[how](...given) });   // a function's own name cannot be set
  }
  return say;
}

/** A number as it is written: with a minus sign, not a hyphen. */
export const minus = (n) => String(n).replace("-", "−");

/** A sum of money as this language writes it. */
export function money(n) {
  return t("page_money", { n });
}

/** A time of day or a date as this language writes it, and the reader's country. */
export function when(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const how = today ? { timeStyle: "short" } : { dateStyle: "medium" };
  const place = navigator.languages.find((each) => each.startsWith(lang.value)) ?? lang.value;
  return new Intl.DateTimeFormat(place, how).format(date);
}

/** A stretch of time: 9:58, or 1 d 4 h. */
export function span(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86_400) {
    return t("page_days_hours", { days: Math.floor(left / 86_400), hours: Math.floor(left / 3600) % 24 });
  }
  const pair = (n) => String(n).padStart(2, "0");
  if (left >= 3600) return t("page_hours", { hours: Math.floor(left / 3600), minutes: pair(Math.floor(left / 60) % 60) });
  return `${Math.floor(left / 60)}:${pair(left % 60)}`;
}
