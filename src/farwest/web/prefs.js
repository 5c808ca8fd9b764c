// Prefs: settings at the table, and what may be done about the table itself.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { mayNotify, ring } from "/web/bell.js";
import { gameOf, games } from "/web/games.js";
import { Icon } from "/web/parts.js";
import { change, setLang, setTheme, settings, theme } from "/web/session.js";
import { Dialog, Segment, Switch, notify, tried } from "/web/ui.js";
import { lang, t } from "/web/words.js";

/** Language, light, motion, sound, notices, hints. */
export function Preferences() {
  const { sound, notify: notices, speed, hints } = settings.value;
  const ask = async (on) => {
    if (on && !(await mayNotify())) {
      notify(t("page_notify_refused"), "danger");
      return;
    }
    change({ notify: on });
  };
  return html`<div class="prefs">
    <div class="pref"><b>${t("page_language")}</b><${Segment} name="lang" label=${t("page_language")}
      value=${lang.value} choices=${[["en", "English"], ["fr", "Français"]]}
      set=${(value) => tried(() => setLang(value, games.value.map((game) => game.key)))} /></div>
    <div class="pref"><b>${t("page_theme")}</b><${Segment} name="theme" label=${t("page_theme")}
      value=${theme.value} set=${setTheme} choices=${[["light", t("page_theme_light"), "sun"], ["dark", t("page_theme_dark"), "moon"]]} />
      </div>
    <div class="pref"><b>${t("page_speed")}</b><${Segment} name="speed" label=${t("page_speed")} value=${speed}
      set=${(value) => change({ speed: value })}
      choices=${["calm", "normal", "fast", "none"].map((each) => [each, t(`page_speed_${each}`)])} /></div>
    <${Switch} on=${sound} label=${t("page_sound")} tip=${t("page_sound_tip")}
      set=${(on) => { change({ sound: on }); if (on) ring(); }} />
    <${Switch} on=${notices} label=${t("page_notify")} tip=${t("page_notify_tip")} set=${ask} />
    <${Switch} on=${hints} label=${t("page_hints")} tip=${t("page_hints_tip")}
      set=${(on) => change({ hints: on, ...(on ? { seen: [] } : {}) })} /></div>`;
}

/** Settings while playing: one's own, then those of the seat. */
export function TableSettings({ sitting, state, say, close }) {
  const table = sitting.table.value;
  const mine = table.seats.some((chair) => chair.mine);
  return html`<${Dialog} title=${t("page_settings")} close=${close} class="narrow"><${Preferences} />
    ${mine && table.status === "playing" && html`<${SeatSettings} sitting=${sitting} state=${state}
      table=${table} say=${say} />`}<//>`;
}

function SeatSettings({ sitting, state, table, say }) {
  const { seat } = state;
  const [sure, setSure] = useState(null);
  const [orders, setOrders] = useState(state.orders ?? []);
  const chair = table.seats[seat];
  const offered = gameOf(table.game).orders ?? [];
  const order = (name, on) => tried(async () => {
    const wanted = [...orders.filter((other) => other !== name), ...(on ? [name] : [])];
    await sitting.ask("orders", { seat, orders: wanted });
    setOrders(wanted);
  });
  const act = (what) => tried(async () => {
    await sitting.ask(what, what === "resign" ? { seat } : { agree: true });
    setSure(null);
    if (what === "cancel") notify(t("page_cancel_asked"));
  });
  if (!chair) return null;
  return html`<h3>${t("page_this_game")}</h3>
    ${offered.map((name) => html`<${Switch} key=${name} on=${orders.includes(name)} label=${say(`order_${name}`)}
      tip=${say.tip(`order_${name}`)} set=${(on) => order(name, on)} />`)}
    <div class="row">
      <button class="btn" onClick=${() => setSure("cancel")}>${t("page_propose_cancel")}</button>
      ${!chair.resigned && html`<button class="btn" onClick=${() => setSure("resign")}>${t("page_resign")}
        </button>`}</div>
    ${sure && html`<p class="sure" role="alert"><${Icon} name="warning" /><span>${t(`page_sure_${sure}`)}</span>
      <button class="btn small" onClick=${() => act(sure)}>${t("page_yes")}</button>
        <button class="btn small" onClick=${() => setSure(null)}>${t("page_no")}</button></p>`}`;
}

const KEYS = [
  ["Tab", "page_key_tab"], ["← ↑ → ↓", "page_key_arrows"], ["page_keyname_enter", "page_key_enter"],
  ["page_keyname_space", "page_key_space"], ["page_keyname_escape", "page_key_escape"],
  ["U", "page_key_undo"], ["L", "page_key_log"], ["C", "page_key_chat"], ["R", "page_key_rules"], ["?", "page_key_help"]];

export function Keys({ close }) {
  return html`<${Dialog} title=${t("page_keys")} close=${close} class="narrow"><dl class="keys">
    ${KEYS.map(([key, id]) => html`
    <div key=${key}><dt><kbd>${key.startsWith("page_") ? t(key) : key}</kbd></dt><dd>${t(id)}</dd></div>`)}</dl><//>`;
}
