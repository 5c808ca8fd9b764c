// Sitting: a table as this reader knows it, kept up to date by its line.

import { batch, computed, signal } from "@preact/signals";
import { Line, get, post } from "/web/net.js";
import { beSomebody } from "/web/session.js";
import { notify } from "/web/ui.js";

const PATIENCE = 6000;     // how long an answer may be on its way before the state is asked for again

export class Sitting {
  constructor(id) {
    this.id = id;
    this.table = signal(null);
    this.states = signal({});        // seat → its last state
    this.news = signal({});          // seat → everything it has heard
    this.chat = signal([]);
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
      this.table.value = await get(`/tables/${this.id}`);
    } catch (refused) {
      this.missing.value = refused.text;
      return;
    }
    if (this.left) return;
    this.listen();
    get(`/tables/${this.id}/chat`).then((said) => this.say(said), () => {});
  }

  listen() {
    this.line = new Line(this.id, (message) => this.hear(message), () => this.since());
    this.came.value += 1;
  }

  /** Whoever may not listen looks in now and then, until the game begins without him. */
  async look() {
    if (this.left || this.line?.state.value !== "closed") return;
    const table = await get(`/tables/${this.id}`).catch(() => null);
    if (table) this.table.value = table;
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
      notify(message.error.text, "danger");
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
      const kept = seat >= 0 ? omit(this.states.value, -1) : this.states.value;
      this.states.value = { ...kept, [seat]: { ...state, fresh, at: performance.now() } };
      if (this.sent.value?.seat === seat && this.sent.value.ask !== state.ask) this.sent.value = null;
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
    const { ask } = this.states.value[seat];
    if (this.sent.value?.seat === seat && this.sent.value.ask === ask) return;
    this.sent.value = { seat, ask };
    if (!this.line.send({ type: "answer", seat, ask, action })) this.post(seat, "answer", { seat, ask, action });
    clearTimeout(this.late);
    this.late = setTimeout(() => {
      if (this.sent.value?.seat === seat && this.sent.value.ask === ask) this.line.drop();
      this.sent.value = null;
    }, PATIENCE);
  }

  undo(seat) {
    if (!this.line.send({ type: "undo", seat })) this.post(seat, "undo", { seat });
  }

  /** The same without a line. */
  async post(seat, what, body) {
    try {
      this.state(await post(`/tables/${this.id}/${what}`, body));
    } catch (refused) {
      notify(refused.text, "danger");
      this.sent.value = null;
    }
  }

  speak(text) {
    if (!this.line.send({ type: "say", text })) {
      post(`/tables/${this.id}/chat`, { text }).catch((refused) => notify(refused.text, "danger"));
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
