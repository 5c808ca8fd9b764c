// Session: who is reading, and what he prefers. Kept in this browser, and with his account.

import { effect, signal } from "@preact/signals";
import { api, get, post, whenNobody } from "/web/net.js";
import { LANGUAGES, lang, loadWords } from "/web/words.js";

/** Who is here: null is nobody yet. He becomes a guest with the first thing he does. */
export const me = signal(null);

const DEFAULTS = { sound: true, notify: false, speed: "normal", hints: true, seen: [], last: "" };

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    // a browser that keeps nothing forgets at the next visit
  }
}

/** What the page remembers: sound, notifications, speed of things, hints already read, the game played last. */
export const settings = signal({ ...DEFAULTS, ...read("farwest.settings", {}) });

export const theme = signal(document.documentElement.dataset.theme);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

effect(() => {
  document.documentElement.lang = lang.value;
});

let saving = 0;

/** Change some settings, here and in the account. */
export function change(some) {
  settings.value = { ...settings.value, ...some };
  keep("farwest.settings", settings.value);
  save();
}

function save() {
  if (!me.value) return;
  clearTimeout(saving);
  saving = setTimeout(() => {
    const page = { ...settings.value, theme: theme.value };
    api("PATCH", "/me", { settings: { page } }).then(setMe, () => {});
  }, 1500);
}

export function setTheme(value) {
  theme.value = value;
  keep("farwest.theme", value);
  save();
}

/** Speak another language from now on; words that lack are fetched first. */
export async function setLang(value, games = []) {
  await loadWords(value, games);
  lang.value = value;
  keep("farwest.lang", value);
  if (me.value && me.value.lang !== value) {
    api("PATCH", "/me", { lang: value }).then(setMe, () => {});
  }
}

export function otherLang() {
  return LANGUAGES[(LANGUAGES.indexOf(lang.value) + 1) % LANGUAGES.length];
}

export function setMe(found) {
  me.value = found;
  keep("farwest.known", found ? "1" : null);
}

whenNobody(() => setMe(null));

/** Find out who is here; whoever has never done anything is nobody, and is not asked for. */
export async function recall() {
  if (!read("farwest.known", null)) return;
  try {
    setMe(await get("/me"));
  } catch (refused) {
    if (refused.status === 401) setMe(null);
    return;
  }
  const kept = me.value.settings?.page;
  if (kept && !read("farwest.settings", null)) {
    settings.value = { ...DEFAULTS, ...kept };
    if (kept.theme) setTheme(kept.theme);
  }
}

let becoming = null;

/** Be somebody: a guest, if nobody yet; whoever clicks twice is still one. */
export async function beSomebody() {
  if (!me.value) {
    becoming ??= post("/me/guest", { lang: lang.value }).finally(() => {
      becoming = null;
    });
    setMe(await becoming);
  }
  return me.value;
}

export async function leave() {
  await post("/logout");
  setMe(null);
}
