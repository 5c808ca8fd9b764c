// Bell: it is your turn. The tab, its icon, a sound, and a notice of the browser tell it.

import { settings } from "/web/session.js";
import { t } from "/web/words.js";

let context = null;

/** Two short notes of a banjo, made here: there is no file to load. */
export function ring() {
  if (!settings.value.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    [[587.3, 0], [880, 0.13]].forEach(([pitch, start]) => pluck(pitch, context.currentTime + start));
  } catch {
    // a browser without sound stays silent
  }
}

function pluck(pitch, at) {
  const string = context.createOscillator();
  const body = context.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  body.gain.setValueAtTime(0.0001, at);
  body.gain.exponentialRampToValueAtTime(0.16, at + 0.008);
  body.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
  string.connect(body).connect(context.destination);
  string.start(at);
  string.stop(at + 0.42);
}

/** Show in the tab whose turn it is. */
export function mark(turn, title) {
  document.title = turn ? `● ${t("page_your_turn")} · ${title}` : title;
  const icon = document.getElementById("favicon");
  const wanted = turn ? "/web/favicon-turn.svg" : "/web/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Ask the browser whether it may tell when the page is hidden. */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

let shown = null;

/** Tell somebody who looks elsewhere. */
export function call(title, text) {
  ring();
  if (!document.hidden || !settings.value.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  shown?.close();
  shown = new Notification(title, { body: text, icon: "/web/favicon-turn.svg", tag: "farwest-turn" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});
