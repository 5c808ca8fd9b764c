// Waiting: the room before the start: who sits where, the link for the others, the host's tools.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { aboutBot, botName, rangeOf, seatKinds } from "/web/create.js";
import { Bar, FootLinks } from "/web/frame.js";
import { gameOf, iconOf, titleOf, wordsOf } from "/web/games.js";
import { linkTo, useAddress } from "/web/here.js";
import { clockText, nameOf } from "/web/lobby.js";
import { Icon, Mark } from "/web/parts.js";
import { drawn } from "/web/qr.js";
import { go } from "/web/route.js";
import { me } from "/web/session.js";
import { Talk } from "/web/talk.js";
import { IconButton, Select, copy, tried } from "/web/ui.js";
import { t } from "/web/words.js";

export function Waiting({ sitting }) {
  const table = sitting.table.value;
  const [password, setPassword] = useState("");
  useEffect(() => {
    const timer = setInterval(() => sitting.look(), 5000);
    return () => clearInterval(timer);
  }, [sitting]);
  const seated = table.seats.some((seat) => seat.mine);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const act = (what, body) => tried(async () => {
    const found = await sitting.ask(what, body);
    if (what === "join" || what === "leave") sitting.relisten();
    return found;
  });
  const sit = (seat) => act("join", { ...(seat === null ? {} : { seat }), ...(password ? { password } : {}) });
  return html`<${Bar} /><main class="wrap waiting">
    <header class="roomhead panel"><${Icon} name=${iconOf(table.game)} /><div><h1 class="poster">
      ${nameOf(table)}</h1>
      <p>${titleOf(table.game)} · ${clockText(table.clock)}${table.rated ? ` · ${t("page_rated_tag")}` : ""}</p>
        <${Chosen} table=${table} /></div></header>
    <div class="room">
      <section class="panel list"><header><h2>${t("page_seats")}</h2><span class="grow"></span>
          ${table.my_host && html`<${AddSeat} table=${table} act=${act} />`}</header>
        ${table.seats.map((seat, index) => html`<${Chair} key=${index} index=${index} seat=${seat}
          table=${table} seated=${seated} sit=${sit} act=${act} />`)}
        <footer class="row">
          ${!seated && free > 0 && table.access === "password" && html`<label class="labelled"><span>
            ${t("page_password")}</span><input class="field" type="password" autocomplete="off"
            value=${password} onInput=${(event) => setPassword(event.target.value)} /></label>`}
          ${!seated && free > 0 && html`<button class="btn go big" onClick=${() => sit(null)}>
            <${Icon} name="person" />${t("page_sit_down")}</button>`}
          ${seated && !table.my_host && html`<button class="btn" onClick=${() => act("leave")}>
            ${t("page_leave_table")}</button>`}
          ${table.my_host && html`<button class="btn quiet"
            onClick=${() => act("cancel").then((done) => done && go("/"))}>${t("page_cancel_table")}</button>
            <span class="grow"></span>
            <button class="btn go big" disabled=${free > 0} onClick=${() => act("start")}>
              <${Icon} name="play" />${t("page_start")}</button>`}
        </footer>
        <p class="soft pad" role="status">${state(table, free, seated)}</p>
      </section>
      <${Invite} table=${table} />
      <section class="panel side small"><header class="tabs"><h2>${t("page_chat")}</h2></header>
        <${Talk} sitting=${sitting} /></section>
    </div></main><${FootLinks} />`;
}

function state(table, free, seated) {
  if (free > 0 && !table.my_host) return t(seated ? "page_waiting_room" : "page_seat_for_you", { free });
  if (free > 0) return t("page_free_seats", { free });
  if (table.my_host) return t("page_may_start");
  return seated ? t("page_host_starts", { player: table.host ?? "?" }) : t("page_table_full");
}

/** The options that differ from the usual. */
function Chosen({ table }) {
  const say = wordsOf(table.game);
  const unusual = ({ key, default: usual }) => table.options[key] !== undefined
    && String(table.options[key]) !== String(usual);
  const options = gameOf(table.game).options.filter(unusual);
  const text = (option) => {
    const value = table.options[option.key];
    if (value === true) return say(say.has(option.key) ? option.key : `opt_${option.key}`);
    if (value === false) return t("page_without", { option: say(`opt_${option.key}`) });
    const named = (each) => (option.kind === "seat" ? t("page_seat_number", { seat: each + 1 }) : say(`opt_${option.key}_${each}`));
    const shown = [value].flat().map(named).join(", ");
    return t("page_option_value", { option: say(`opt_${option.key}`), value: shown });
  };
  if (!options.length) return null;
  return html`<p>${options.map((option) => html`<span class="tag" key=${option.key}>${text(option)}</span> `)}
    </p>`;
}

function aboutSeat(seat, game) {
  if (seat.kind === "bot") return `${botName(game, seat.bot)} · ${aboutBot(game, seat.bot)}`;
  if (seat.kind === "here") return t("page_seat_here");
  if (seat.kind === "open") return "";
  return seat.mine ? t("page_you") : seat.host ? t("page_host") : "";
}

function Chair({ index, seat, table, seated, sit, act }) {
  const about = aboutSeat(seat, gameOf(table.game));
  const change = (value) => {
    const [kind, bot] = value.split(" ");
    act("seat", { seat: index, kind, ...(bot ? { bot } : {}) });
  };
  const value = seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
  const person = seat.kind === "person";
  const away = person && !seat.online && !seat.mine ? t("page_offline") : "";
  return html`<article class="rowt chair"><${Mark} seat=${index} ghost=${seat.kind === "open"} />
    <div><h3>${seat.kind === "open" ? t("page_free_seat") : seat.name} ${seat.kind === "bot" && html`<${Icon}
      name="bot" />`}</h3><p>${[about, away].filter(Boolean).join(" · ")}</p></div>
    <span class="row">
      ${seat.kind === "open" && (!seated || !seat.mine) && me.value !== undefined && html`<button
        class="btn small" onClick=${() => sit(index)}>${t(seated ? "page_move_here" : "page_sit_here")}</button>`}
      ${table.my_host && !(person && seat.mine) && (person
        ? html`<${IconButton} name="close" label=${t("page_remove", { player: seat.name })}
          onClick=${() => act("seat", { seat: index, kind: "open" })} />`
        : html`<${Select} label=${t("page_seat_number", { seat: index + 1 })} value=${value} set=${change}
          choices=${seatKinds(gameOf(table.game), seat.bot)} />
          ${table.seats.length > rangeOf(gameOf(table.game), table.options)[0] && html`<${IconButton} name="minus"
            label=${t("page_seat_away", { seat: index + 1 })} onClick=${() => act("seat", { seat: index, kind: "closed" })} />`}`)}
    </span></article>`;
}

function AddSeat({ table, act }) {
  if (table.seats.length >= rangeOf(gameOf(table.game), table.options)[1]) return null;
  return html`<button class="btn small"
    onClick=${() => act("seat", { seat: table.seats.length, kind: "open" })}><${Icon} name="plus" />
    ${t("page_seat_more")}</button>`;
}

/** The way in for the others: a link, and the same for the eye of a phone. */
function Invite({ table }) {
  const address = useAddress();
  const link = linkTo(`/table/${table.id}`);
  const { size, path } = drawn(link);
  const share = () => navigator.share({ title: "Farwest", text: nameOf(table), url: link }).catch(() => {});
  return html`<section class="panel invite"><h2>${t("page_invite_others")}</h2>
    ${address && html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${t("page_qr")}>
      <rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" /></svg>`}
    <div class="link"><input class="field" readonly=${true} aria-label=${t("page_link")} value=${link}
      onFocus=${(event) => event.target.select()} />
      <button class="btn" onClick=${() => copy(link)}><${Icon} name="link" />${t("page_copy")}</button>
      ${navigator.share && html`<button class="btn" onClick=${share}><${Icon} name="share" />${t("page_share")}
        </button>`}</div>
    ${address === "" && html`<p class="soft small">${t("page_local_only")}</p>`}</section>`;
}
