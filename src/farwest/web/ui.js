// UI: what the pages are put together from besides boards: dialogs, sheets, switches, notices.

import { html } from "htm/preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { Icon } from "/web/parts.js";
import { t } from "/web/words.js";

/** A button that is an icon. */
export function IconButton({ name, label, class: cls = "", ...rest }) {
  return html`<button type="button" class=${`iconbtn ${cls}`} title=${label} ...${rest}><${Icon} name=${name} />
    <span class="vh">${label}</span></button>`;
}

/** A dialog over the page: the browser keeps the keyboard in it, Esc closes it. */
export function Dialog({ title, close, class: cls = "", footer = null, children }) {
  const ref = useRef(null);
  useEffect(() => {
    const dialog = ref.current;
    const back = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (back?.isConnected) back.focus();
    };
  }, []);
  const outside = (event) => {
    if (event.target === ref.current) close();
  };
  return html`<dialog ref=${ref} class=${`dialog ${cls}`} aria-label=${title}
      onCancel=${(event) => { event.preventDefault(); close(); }} onMouseDown=${outside}>
    <div class="sheet">
      <header><h2 tabindex="-1" autofocus=${true}>${title}</h2>
        <${IconButton} name="close" label=${t("page_close")} onClick=${close} /></header>
      <div class="body">${children}</div>
      ${footer && html`<footer>${footer}</footer>`}
    </div></dialog>`;
}

/** Yes or no, with a name and perhaps an explanation, and how hard and long it makes the game. */
export function Switch({ on, set, label, tip = "", level = "", disabled = false }) {
  return html`<div class=${`opt${disabled ? " off" : ""}`}>
    <label class="switch"><input type="checkbox" checked=${on} disabled=${disabled}
      onChange=${(event) => set(event.target.checked)} />
      <span class="vh">${label}</span></label>
    <b aria-hidden="true">${label}${level && html` <span class="tag">${level}</span>`}</b>
    ${tip && html`<small>${tip}</small>`}</div>`;
}

/** One of a few: a row of labels. `choices` are [value, label, icon]. */
export function Segment({ name, value, set, choices, label }) {
  return html`<div class="seg" role="radiogroup" aria-label=${label}>${choices.map(([key, text, icon]) => html`
    <label key=${key}><input type="radio" name=${name} checked=${key === value} onChange=${() => set(key)} />
      ${icon && html`<${Icon} name=${icon} />`}${text}</label>`)}</div>`;
}

/** One of many: a list that opens. `choices` are [value, label]. */
export function Select({ value, set, choices, label, class: cls = "", hidden = true }) {
  const pick = (event) => set(choices[event.target.selectedIndex][0]);
  const list = html`<select class=${`field ${cls}`} aria-label=${hidden ? label : null} onChange=${pick}>
    ${choices.map(([key, text]) => html`
    <option key=${String(key)} selected=${key === value}>${text}</option>`)}</select>`;
  return hidden ? list : html`<label class="labelled"><span>${label}</span>${list}</label>`;
}

/** A line of text to fill in. */
export function Field({ label, value, set, type = "text", tip = "", ...rest }) {
  const id = useId();
  return html`<div class="labelled"><label for=${id}>${label}</label>
    <input class="field" id=${id} type=${type} value=${value} aria-describedby=${tip ? `${id}-tip` : null}
      onInput=${(event) => set(event.target.value)} ...${rest} />
    ${tip && html`<small class="soft" id=${`${id}-tip`}>${tip}</small>`}</div>`;
}

// --- notices ---------------------------------------------------------------------------------

const notices = signal([]);
let count = 0;

/** Say something at the edge of the screen for a while. */
export function notify(text, kind = "info") {
  count += 1;
  const notice = { key: count, text, kind };
  notices.value = [...notices.value.slice(-2), notice];
  setTimeout(() => dismiss(notice.key), kind === "danger" ? 9000 : 5000);
}

function dismiss(key) {
  notices.value = notices.value.filter((notice) => notice.key !== key);
}

/** Do something that may be refused; a refusal is told, not thrown. */
export async function tried(doing) {
  try {
    return await doing();
  } catch (refused) {
    notify(refused.text ?? String(refused), "danger");
    if (!refused.text) console.error(refused);
    return null;
  }
}

export function Notices() {
  return html`<div class="notices" role="status" aria-live="polite">${notices.value.map((notice) => html`
    <p key=${notice.key} class=${`notice ${notice.kind}`}>
      <${Icon} name=${notice.kind === "danger" ? "warning" : "info"} />
      <span>${notice.text}</span><${IconButton} name="close" label=${t("page_close")}
        onClick=${() => dismiss(notice.key)} /></p>`)}</div>`;
}

/** Put a text where it can be pasted from. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.createElement("textarea");   // without HTTPS there is no clipboard
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }
  notify(t("page_copied"));
}
