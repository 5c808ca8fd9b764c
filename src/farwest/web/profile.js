// Profile: one's name, settings, turn-by-turn habits, keys for bots, data, and the end of it all.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { NewAccount } from "/web/account.js";
import { Sheet } from "/web/frame.js";
import { History } from "/web/lists.js";
import { api, get, post } from "/web/net.js";
import { Icon } from "/web/parts.js";
import { Preferences } from "/web/prefs.js";
import { go } from "/web/route.js";
import { leave, me, setMe } from "/web/session.js";
import { Field, IconButton, Select, Switch, copy, notify, tried } from "/web/ui.js";
import { t, when } from "/web/words.js";

const patch = (some) => tried(async () => {
  setMe(await api("PATCH", "/me", some));
  notify(t("page_saved"));
});

export function Profile() {
  const [about, setAbout] = useState(null);
  const who = me.value;
  useEffect(() => {
    document.title = `${t("page_profile")} · Farwest`;
    if (who) get(`/players/${encodeURIComponent(who.name)}`).then(setAbout, () => {});
    else go("/login", { replace: true });
  }, [who?.id]);
  if (!who) return null;
  return html`<${Sheet} title=${who.name}><div class="profile">
    <div class="column">
      ${who.guest && html`<section class="panel pad"><h2>${t("page_keep_games")}</h2>
        <${NewAccount} done=${() => {}} /></section>`}
      <${Name} who=${who} />
      <section class="panel pad"><h2>${t("page_settings")}</h2><${Preferences} /></section>
      <${Turns} who=${who} />
    </div>
    <div class="column">${about && html`<${History} about=${about} />`}
      ${!who.guest && html`<${Password} />`}<${Tokens} /><${Mutes} /><${Data} who=${who} /></div></div><//>`;
}

function Name({ who }) {
  const [name, setName] = useState(who.name);
  const [mail, setMail] = useState(who.mail ?? "");
  const [password, setPassword] = useState("");
  const moved = !who.guest && mail.trim() !== (who.mail ?? "");
  const save = async (event) => {
    event.preventDefault();
    await patch({ name, ...(who.guest ? {} : { mail }), ...(moved ? { password } : {}) });
    setPassword("");
  };
  return html`<section class="panel pad"><h2>${t("page_name")}</h2><form class="form bare" onSubmit=${save}>
    <${Field} label=${t("page_name")} value=${name} set=${setName} maxlength="24" required=${true} />
    ${!who.guest && html`<${Field} label=${t("page_mail")} type="email" value=${mail} set=${setMail}
      tip=${t(who.mail && !who.mail_confirmed ? "page_mail_unconfirmed" : "page_mail_tip")} />`}
    ${moved && html`<${Field} label=${t("page_password")} type="password" value=${password} set=${setPassword}
      autocomplete="current-password" required=${true} tip=${t("page_mail_password")} />`}
    <div class="row end"><button class="btn">${t("page_save")}</button></div></form></section>`;
}

/** Turn-by-turn games: when not to count the time, and how to be told. */
function Turns({ who }) {
  const kept = who.settings ?? {};
  const [nights, setNights] = useState(kept.nights ?? null);
  const [rest, setRest] = useState(kept.vacation ?? null);
  const [tell, setTell] = useState({ mail: false, webhook: "", ...kept.notify });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${hour}:00`]);
  const day = (seconds) => (seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : "");
  const save = (event) => {
    event.preventDefault();
    const notices = { ...(tell.mail ? { mail: true } : {}), ...(tell.webhook ? { webhook: tell.webhook } : {}) };
    patch({ settings: { nights, vacation: rest?.from && rest?.to ? rest : null, notify: notices } });
  };
  const bound = (key, hours) => (text) => setRest({ ...rest, [key]: text ? Date.parse(text) / 1000 + hours * 3600 : 0 });
  return html`<section class="panel pad"><h2>${t("page_turn_by_turn")}</h2>
    <form class="form bare" onSubmit=${save}>
    <${Switch} on=${Boolean(nights)} label=${t("page_nights")} tip=${t("page_nights_tip")}
      set=${(on) => setNights(on ? { from: 22, to: 8, zone } : null)} />
    ${nights && html`<div class="pair"><${Select} hidden=${false} label=${t("page_from")} value=${nights.from}
      set=${(from) => setNights({ ...nights, from })} choices=${hours} />
      <${Select} hidden=${false} label=${t("page_to")} value=${nights.to}
        set=${(to) => setNights({ ...nights, to })} choices=${hours} /></div>`}
    <div class="pair"><${Field} label=${t("page_vacation_from")} type="date" value=${day(rest?.from)}
      set=${bound("from", 0)} /><${Field} label=${t("page_vacation_to")} type="date" value=${day(rest?.to)}
      set=${bound("to", 23.99)} /></div>
    ${!who.guest && html`<${Switch} on=${tell.mail} label=${t("page_tell_mail")}
      set=${(mail) => setTell({ ...tell, mail })} />`}
    <${Field} label=${t("page_webhook")} type="url" value=${tell.webhook}
      set=${(webhook) => setTell({ ...tell, webhook })} placeholder="https://" tip=${t("page_webhook_tip")} />
    <div class="row end"><button class="btn">${t("page_save")}</button></div></form></section>`;
}

function Password() {
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const save = (event) => {
    event.preventDefault();
    tried(async () => {
      await post("/me/password", { old, password });
      notify(t("page_password_changed"));
      setOld("");
      setPassword("");
    });
  };
  return html`<section class="panel pad"><h2>${t("page_password")}</h2><form class="form bare" onSubmit=${save}>
    <${Field} label=${t("page_old_password")} type="password" value=${old} set=${setOld}
      autocomplete="current-password" required=${true} />
    <${Field} label=${t("page_new_password")} type="password" value=${password} set=${setPassword}
      autocomplete="new-password" required=${true} tip=${t("page_password_tip")} />
    <div class="row end"><button class="btn">${t("page_save")}</button></div></form></section>`;
}

/** Keys for outside clients and bots; each is shown once. */
function Tokens() {
  const [tokens, setTokens] = useState([]);
  const [label, setLabel] = useState("");
  const [fresh, setFresh] = useState("");
  const load = () => get("/me/tokens").then(setTokens, () => {});
  useEffect(() => {
    load();
  }, []);
  const make = (event) => {
    event.preventDefault();
    tried(async () => {
      setFresh((await post("/me/tokens", { label: label.trim() })).token);
      setLabel("");
      await load();
    });
  };
  const drop = (id) => tried(async () => {
    await api("DELETE", `/me/tokens/${id}`);
    await load();
  });
  return html`<section class="panel pad"><h2>${t("page_tokens")}</h2><p class="soft small">
    ${t("page_tokens_tip")} <a href="/api/v1/docs" target="_blank" rel="noopener">API</a></p>
    ${fresh && html`<p class="fresh"><code>${fresh}</code>
      <button class="btn small" onClick=${() => copy(fresh)}>${t("page_copy")}</button></p>`}
    <ul class="plainlist">${tokens.map((token) => html`<li key=${token.id}><span>
      ${token.label} <small class="soft">${when(token.created)}</small></span>
      <${IconButton} name="close" label=${t("page_forget", { name: token.label })}
      onClick=${() => drop(token.id)} /></li>`)}</ul>
    <form class="row" onSubmit=${make}><input class="field" aria-label=${t("page_token_label")}
      placeholder=${t("page_token_label")} maxlength="60" required=${true} value=${label} onInput=${(event) => setLabel(event.target.value)} />
      <button class="btn">${t("page_make_token")}</button></form></section>`;
}

function Mutes() {
  const [muted, setMuted] = useState([]);
  const load = () => get("/me/mutes").then(setMuted, () => {});
  useEffect(() => {
    load();
  }, []);
  const hear = (id) => tried(async () => {
    await api("DELETE", `/me/mutes/${id}`);
    await load();
  });
  if (!muted.length) return null;
  return html`<section class="panel pad"><h2>${t("page_mutes")}</h2><ul class="plainlist">
    ${muted.map((other) => html`<li key=${other.id}><span>${other.name}</span>
    <button class="btn small" onClick=${() => hear(other.id)}>${t("page_unmute")}</button></li>`)}</ul>
      </section>`;
}

function Data({ who }) {
  const [sure, setSure] = useState(false);
  const out = () => tried(async () => {
    await leave();
    go("/");
  });
  const end = () => tried(async () => {
    await api("DELETE", "/me");
    setMe(null);
    go("/");
  });
  return html`<section class="panel pad"><h2>${t("page_data")}</h2><div class="row">
      <a class="btn" href="/api/v1/me/export" download="farwest.json"><${Icon} name="download" />
        ${t("page_export")}</a>
      <button class="btn" onClick=${out}>${t("page_logout")}</button>
        <button class="btn danger" onClick=${() => setSure(true)}>${t("page_delete")}</button></div>
    ${who.guest && html`<p class="soft small">${t("page_guest_logout")}</p>`}
    ${sure && html`<p class="sure" role="alert"><${Icon} name="warning" /><span>${t("page_sure_delete")}</span>
      <button class="btn small danger" onClick=${end}>${t("page_delete")}</button>
      <button class="btn small" onClick=${() => setSure(false)}>${t("page_no")}</button></p>`}</section>`;
}
