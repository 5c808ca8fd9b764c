// Reel: the frames of a finished game, fetched a stretch at a time.

import { signal } from "@preact/signals";
import { isHead } from "/web/log.js";
import { get, kept, steadily } from "/web/net.js";

const STRETCH = 40;

export class Reel {
  /** A game as seen from a seat; `view` "all" has the views of all seats. */
  constructor(id, view) {
    this.id = id;
    this.view = view;
    this.frames = signal([]);
    this.plies = signal(null);
    this.trouble = signal(null);
    this.asked = new Map();
  }

  /** The frame of a ply, or null until it has come. */
  at(ply) {
    return this.frames.value[ply] ?? null;
  }

  fetch(ply) {
    const start = Math.floor(ply / STRETCH) * STRETCH;
    return kept(this.asked, start, () => this.load(start));
  }

  async load(start) {
    const found = await get(`/tables/${this.id}/replay?seat=${this.view}&from=${start}&to=${start + STRETCH - 1}`);
    const frames = [...this.frames.value];
    for (const frame of found.frames) frames[frame.ply] = frame;
    this.frames.value = frames;
    this.plies.value = found.plies;
  }

  /** Everything, from here on and then from the start. */
  async loadAll(ply = 0) {
    const fetched = (at) => steadily(() => this.fetch(at), () => this.left);
    try {
      await fetched(ply);
      for (let start = 0; start <= this.plies.value && !this.left; start += STRETCH) await fetched(start);
    } catch (refused) {
      this.trouble.value = refused.text ?? String(refused);
    }
  }

  close() {
    this.left = true;
  }

  /** Where each round or turn begins, as far as it is known: its ply, its number and its name. */
  rounds(say) {
    const found = [];
    this.frames.value.forEach((frame) => {
      for (const { message } of frame?.news ?? []) {
        if (!isHead(message, say)) continue;
        found.push({ ply: frame.ply, number: message.args.number?.[1] ?? found.length + 1, name: say.head(message) });
      }
    });
    return found;
  }

  /** The log up to a ply. */
  news(upto) {
    return this.frames.value.slice(0, upto + 1).flatMap((frame) => (frame?.news ?? []).map((item) => ({ ...item, ply: frame.ply })))
      .map((item, index) => ({ ...item, n: index }));
  }
}
