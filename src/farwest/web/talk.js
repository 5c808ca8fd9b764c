// Talk: what people say at the table, and phrases that every reader reads in his own language.

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { post } from "/web/net.js";
import { Icon, Mark } from "/web/parts.js";
import { me } from "/web/session.js";
import { IconButton, notify, tried } from "/web/ui.js";
import { t, when } from "/web/words.js";

const PHRASES = ["hello", "good_luck", "well_played", "thanks", "oops", "your_turn", "one_moment", "bribe", "revenge", "good_game"];

/** A phrase is sent by its name between colons; everybody reads it in his language. */
export function spoken(text) {
  const phrase = text.match(/^:([a-z_]+):$/)?.[1];
  return phrase && PHRASES.includes(phrase) ? t(`page_phrase_${phrase}`) : text;
}

export function Talk({ sitting }) {
  const [text, setText] = useState("");
  const [about, setAbout] = useState(null);
  const ref = useRef(null);
  const said = sitting.chat.value;
  useLayoutEffect(() => {
    const box = ref.current?.closest(".scroll");
    if (box) box.scrollTop = box.scrollHeight;
    if (box?.getClientRects().length) sitting.read = said.at(-1)?.id ?? 0;
  }, [said.length]);
  const send = async (event) => {
    event.preventDefault();
    setText("");
    if (text.trim() && !await sitting.speak(text.trim())) setText(text);
  };
  const phrase = (event) => {
    const name = event.target.value;
    if (name) sitting.speak(`:${name}:`);
    event.target.value = "";
  };
  return html`<div class="scroll" tabindex="0" role="log" aria-label=${t("page_chat")}>
    <ol class="talk" ref=${ref}>
      ${said.map((line) => html`<${Said} key=${line.id} line=${line} sitting=${sitting}
        open=${about === line.id} toggle=${() => setAbout(about === line.id ? null : line.id)} />`)}
      ${!said.length && html`<li class="soft none">${t("page_nobody_spoke")}</li>`}</ol></div>
    ${me.value && html`<form class="say" onSubmit=${send}>
      <input class="field" aria-label=${t("page_message")} placeholder=${t("page_message")} maxlength="500"
        value=${text} onInput=${(event) => setText(event.target.value)} />
      <select class="field phrases" aria-label=${t("page_phrases")} onChange=${phrase}>
        <option value="">☺</option>${PHRASES.map((name) => html`
        <option key=${name} value=${name}>${t(`page_phrase_${name}`)}</option>`)}</select>
      <button class="btn"><${Icon} name="forward" /><span class="vh">${t("page_send")}</span></button>
        </form>`}`;
}

function Said({ line, sitting, open, toggle }) {
  const mine = sitting.table.value.seats.some((seat) => seat.mine && seat.name === line.name);
  const about = { said: line.id };
  const mute = () => tried(async () => {
    await post(`/tables/${sitting.id}/mute`, { ...about, mute: true });
    notify(t("page_muted", { player: line.name }));
    toggle();
  });
  const report = () => tried(async () => {
    await post(`/tables/${sitting.id}/report`, { ...about, text: line.text });
    notify(t("page_reported"));
    toggle();
  });
  return html`<li class=${`bubble${mine ? " mine" : ""}`}>
    <span class="by">${line.seat !== null && line.seat >= 0 && html`<${Mark} seat=${line.seat} />`}<b>
      ${line.name}</b><time class="soft">${when(line.at)}</time>
      ${!mine && me.value && html`<${IconButton} name="menu" class="tiny"
        label=${t("page_about", { player: line.name })} aria-expanded=${open} onClick=${toggle} />`}</span>
    <span>${spoken(line.text)}</span>
    ${open && html`<span class="row"><button class="btn small" onClick=${mute}>${t("page_mute")}</button>
      <button class="btn small" onClick=${report}>${t("page_report")}</button></span>`}</li>`;
}
