// Sitting: a table as this reader knows it, kept up to date by its line.

import { batch, computed, signal } from "@preact/signals";
import { Line, get, post, steadily } from "/web/net.js";
import { beSomebody } from "/web/session.js";
import { notify } from "/web/ui.js";
import { reason } from "/web/words.js";

const PATIENCE = 6000;     // how long an answer may be on its way before the state is asked for again
const CLOSED = "error_no_spectators";   // the page itself says so, where it matters

export class Sitting {
  constructor(id) {
    this.id = id;
    this.table = signal(null);
    this.states = signal({});        // seat → its last state
    this.news = signal({});          // seat → everything it has heard
    this.chat = signal([]);
    this.read = null;                // the last of the chat that this reader has seen
    this.clocks = signal(null);      // { at, clocks }
    this.sent = signal(null);        // { seat, ask }: an answer on its way
    this.missing = signal(null);     // why there is no table
    this.came = signal(0);           // counts the states, for whoever measures
    this.before = () => {};          // called before the screen changes
    this.line = null;
    this.seats = computed(() => Object.keys(this.states.value).map(Number).sort((a, b) => a - b));
  }

  /** Fetch the table, then listen. */
  async open() {
    try {
      this.table.value = await steadily(() => get(`/tables/${this.id}`), () => this.left);
    } catch (refused) {
      this.missing.value = refused.text;
      return;
    }
    this.listen();
  }

  listen() {
    if (this.left) return;
    this.line = new Line(this.id, (message) => this.hear(message), () => this.since(), () => this.overhear());
    this.came.value += 1;
  }

  /** Fetch what was said: nobody says again what this reader missed before the line was open. */
  async overhear() {
    const said = await get(`/tables/${this.id}/chat`).catch(() => null);
    if (!said) return;
    this.read ??= said.at(-1)?.id ?? 0;   // what was said before he came is no news
    this.say(said);
  }

  /** Whoever may not listen looks in now and then, until the game begins without him. */
  async look() {
    if (this.left || this.line?.state.value !== "closed") return;
    const table = await get(`/tables/${this.id}`).catch(() => null);
    if (!table || this.left) return;
    this.table.value = table;
    if (table.seats.some((seat) => seat.mine)) this.relisten();   // he sat down in another window
  }

  close() {
    this.left = true;
    clearTimeout(this.late);
    this.line?.close();
  }

  /** The last of the news that all seats have. */
  since() {
    const heard = Object.values(this.states.value).map((state) => state.n);
    return heard.length ? Math.min(...heard) : 0;
  }

  // --- hearing -------------------------------------------------------------------------------

  hear(message) {
    if (message.type === "state") this.state(message);
    else if (message.type === "table") this.table.value = message.table;
    else if (message.type === "clocks") this.clocks.value = { at: performance.now(), clocks: message.clocks };
    else if (message.type === "chat") this.say([message]);
    else if (message.type === "resync") this.sent.value = null;
    else if (message.type === "error") {
      this.sent.value = null;
      if (message.error.id !== CLOSED) notify(reason(message.error), "danger");
    }
  }

  state(state) {
    this.before();
    batch(() => {
      const { seat } = state;
      const known = this.news.value[seat] ?? [];
      const last = known.at(-1)?.n ?? 0;
      const fresh = state.news.filter((item) => item.n > last);
      if (fresh.length) this.news.value = { ...this.news.value, [seat]: [...known, ...fresh] };
      const kept = seat >= 0 ? omit(this.states.value, -1) : {};
      this.states.value = { ...kept, [seat]: { ...state, fresh, at: performance.now() } };
      const asked = state.question && this.sent.value?.ask === state.ask;   // the same question still
      if (this.sent.value?.seat === seat && !asked) this.sent.value = null;
      this.came.value += 1;
    });
  }

  say(messages) {
    const known = new Set(this.chat.value.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length) this.chat.value = [...this.chat.value, ...fresh].sort((a, b) => a.id - b.id);
  }

  // --- acting --------------------------------------------------------------------------------

  answer(seat, action) {
    this.act("answer", seat, { action });
  }

  undo(seat) {
    this.act("undo", seat);
  }

  /** Send what a seat does about its present question, once. */
  act(what, seat, more = {}) {
    const { ask } = this.states.value[seat];
    if (this.sent.value?.seat === seat && this.sent.value.ask === ask) return;
    this.sent.value = { seat, ask };
    const body = { seat, ask, ...more };
    if (!this.line.send({ type: what, ...body })) this.post(what, seat, body);
    clearTimeout(this.late);
    this.late = setTimeout(() => {
      if (this.sent.value?.seat === seat && this.sent.value.ask === ask) this.line.drop();
      this.sent.value = null;
    }, PATIENCE);
  }

  /** The same without a line; what the line has told meanwhile is newer. */
  async post(what, seat, body) {
    const before = this.states.value[seat];
    try {
      const since = this.news.value[seat]?.at(-1)?.n ?? 0;
      const state = await post(`/tables/${this.id}/${what}?since=${since}`, body);
      if (this.states.value[seat] === before) this.state(state);
    } catch (refused) {
      notify(refused.text, "danger");
      this.sent.value = null;
    }
  }

  /** Say something; false, with a word about it, where it did not get through. */
  async speak(text) {
    try {
      this.say([await post(`/tables/${this.id}/chat`, { text })]);
      return true;
    } catch (refused) {
      notify(refused.text, "danger");
      return false;
    }
  }

  /** Do something about the table itself: join, start, resign … */
  async ask(what, body = {}) {
    await beSomebody();
    const table = await post(`/tables/${this.id}/${what}`, body);
    if (table?.seats) this.table.value = table;
    return table;
  }

  /** Listen anew, when the reader's place at the table has changed. */
  relisten() {
    this.line?.close();
    this.sent.value = null;
    this.states.value = {};
    this.news.value = {};
    this.listen();
  }
}

function omit(states, seat) {
  const { [seat]: _, ...rest } = states;
  return rest;
}

/** The seconds a seat has left now, or null; and whether they run. */
export function timeOf(sitting, seat, now) {
  const given = sitting.clocks.value;
  const clock = given?.clocks[seat];
  if (!clock) return { left: sitting.table.value?.seats[seat]?.left ?? null, running: false };
  if (clock.left === null) return { left: null, running: false };
  const gone = clock.running ? (now - given.at) / 1000 : 0;
  return { left: Math.max(0, clock.left - gone), running: clock.running };
}
