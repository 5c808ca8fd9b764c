// Net: requests with errors in a sentence, and the socket of a table that comes back by itself.

import { signal } from "@preact/signals";
import { lang, t } from "/web/words.js";

const AGAIN = 2000;             // when to try again what could not be fetched
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
const SILENCE = 12_000;         // how long an answer to a heartbeat may take

/** A request that was refused: `text` says why, in the reader's language. */
class Refused extends Error {
  constructor(status, error) {
    super(error.text);
    this.status = status;
    this.id = error.id;
    this.text = error.text;
    this.args = error.args ?? {};
  }
}

let forget = () => {};

/** What to do when the server says that it does not know this reader (any more). */
export function whenNobody(doing) {
  forget = doing;
}

/** A request to the API; the JSON it answers, or Refused. */
export async function api(method, path, body) {
  let answer;
  const headers = { "Accept-Language": lang.value };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    answer = await fetch(`/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refused(0, { id: "page_unreachable", text: t("page_unreachable") });
  }
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    if (found.error?.id === "error_nobody") forget();
    throw new Refused(answer.status, found.error ?? { id: "page_broken", text: t("page_broken") });
  }
  return found;
}

/** Whether a refusal may pass by itself: the network, or a server that is busy or starts again. */
export const passing = ({ status }) => !status || status === 429 || status >= 500;

/** Fetch something, again and again while the network or the server is away; other refusals are thrown. */
export async function steadily(fetched, left = () => false) {
  for (;;) {
    try {
      return await fetched();
    } catch (refused) {
      if (!passing(refused) || left()) throw refused;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** What was fetched before, or is fetched now; a failure is not kept. */
export function kept(map, key, fetched) {
  if (!map.has(key)) {
    const found = fetched();
    map.set(key, found);
    found.catch(() => map.delete(key));
  }
  return map.get(key);
}

export const get = (path) => api("GET", path);
export const post = (path, body = {}) => api("POST", path, body);

/** The socket of a table: it connects again after a loss, and asks for what it missed. */
export class Line {
  /** `state` is "connecting", "open", "lost" (trying again) or "closed" (for good, with `code`). */
  constructor(id, heard, since, met) {
    this.id = id;
    this.heard = heard;
    this.since = since;
    this.met = met;             // called with the first word on a connection: from now on nothing is missed
    this.state = signal("connecting");
    this.code = 0;
    this.wait = FIRST_WAIT;
    this.left = false;
    this.wake = () => this.hurry();
    this.cut = () => this.state.value === "open" && this.drop();
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.again);
    this.socket?.close();       // an attempt that is still on its way must not stay behind
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}/api/v1/tables/${this.id}/live?since=${this.since()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.state.value = "open";
      this.beat();
    };
    let met = false;
    socket.onmessage = (event) => {
      clearTimeout(this.deaf);
      if (this.socket !== socket) return;
      this.heard(JSON.parse(event.data));
      if (!met) this.met();
      met = true;
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  lost(code) {
    clearTimeout(this.pulse);
    clearTimeout(this.deaf);
    if (this.left) return;
    this.code = code;
    if (code === 4404 || code === 4403) {
      this.state.value = "closed";
      return;
    }
    this.state.value = "lost";
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** Whether the other side still answers: a line may be cut without a word. */
  beat() {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      if (!this.send({ type: "ping" })) return;
      clearTimeout(this.deaf);
      this.deaf = setTimeout(() => this.drop(), SILENCE);
      this.beat();
    }, HEARTBEAT);
  }

  /** Take the line for lost without waiting for the browser to notice. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(1006);
  }

  hurry() {
    if (document.visibilityState !== "visible") return;
    if (this.state.value === "lost") {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.state.value === "open" && this.send({ type: "ping" })) {
      clearTimeout(this.deaf);
      this.deaf = setTimeout(() => this.drop(), SILENCE / 3);
    }
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.left = true;
    clearTimeout(this.again);
    clearTimeout(this.pulse);
    clearTimeout(this.deaf);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
