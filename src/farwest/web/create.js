// Create: set up a table: the game and its options, who sits where, who may come, how long they have.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { gameOf, games, hiredAs, iconOf, titleOf } from "/web/games.js";
import { api, get, post } from "/web/net.js";
import { Options, missing, settle, usePickers } from "/web/options.js";
import { Icon, Mark } from "/web/parts.js";
import { go } from "/web/route.js";
import { beSomebody, change, me } from "/web/session.js";
import { Dialog, Field, IconButton, Segment, Select, notify, tried } from "/web/ui.js";
import { t } from "/web/words.js";

const BANKS = [3, 5, 10, 15, 25, 40];
const INCREMENTS = [0, 5, 10, 15, 20, 30, 60];
const DAYS = [1, 2, 3, 5, 7];
const MANY = 6;

function fresh(game) {
  const bot = game.usual_bot;
  return possible({
    game: game.key, name: "", chosen: {}, access: "link", password: "", spectators: true, rated: false,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot }], clock: { kind: "none" },
  });
}

/** Fewest and most players of a game under these options. */
export function rangeOf(game, options) {
  const fits = (range) => Object.entries(range.options).every(([key, value]) => options[key] === value);
  return (game.ranges?.find(fits) ?? game).players;
}

/** Only accounts play rated games. */
const mayRate = () => Boolean(me.value && !me.value.guest);

/** The nearest wish that the server takes: options that go together, as many seats as they allow, known bots.
 *  What was chosen is kept, so that an option which stands back for a while comes back as it was. */
function possible(wish) {
  const game = gameOf(wish.game);
  const options = settle(game, wish.chosen);
  const [fewest, most] = rangeOf(game, options);
  const usual = { kind: "bot", bot: game.usual_bot };
  let seats = wish.seats.map((seat) => (seat.kind === "bot" && !game.bots.includes(seat.bot) ? usual : seat));
  while (seats.length > most) seats = withoutLast(seats);
  while (seats.length < fewest) seats = [...seats, usual];
  for (const { key, kind, default: first } of game.options) {
    if (kind === "seat" && options[key] >= seats.length) options[key] = first;
  }
  return { ...wish, options, seats, rated: wish.rated && mayRate() };
}

/** The chairs without the last one that is not one's own. */
function withoutLast(seats) {
  const last = seats.findLastIndex((seat) => seat.kind !== "me");
  return seats.filter((_, index) => index !== last);
}

/** What the server takes: nothing that does not matter. */
function body(wish) {
  const { name, password, chosen, ...rest } = wish;
  const seats = wish.seats.map(({ kind, bot, name: who }) => ({
    kind, ...(kind === "bot" ? { bot } : {}), ...(kind === "here" && who?.trim() ? { name: who.trim() } : {}) }));
  return { ...rest, seats, ...(name.trim() ? { name: name.trim() } : {}), ...(wish.access === "password" ? { password } : {}) };
}

export function Create({ game: key, close }) {
  const [wish, setWish] = useState(() => fresh(gameOf(key)));
  const [busy, setBusy] = useState(false);
  const set = (some) => setWish((before) => possible({ ...before, ...some }));
  const game = gameOf(wish.game);
  const create = async () => {
    setBusy(true);
    await tried(async () => {
      await beSomebody();
      const table = await post("/tables", body(wish));
      change({ last: wish.game });
      go(`/table/${table.id}`);
    });
    setBusy(false);
  };
  const pickers = usePickers(game);
  const lacking = missing(game, wish.options, pickers);
  const lacks = (wish.access === "password" && !wish.password) || lacking.length > 0;
  const footer = html`<p class=${lacking.length ? "lacking" : ""} role="status">${lacking.join(" ")
    || html`<${Summary} wish=${wish} />`}</p><button class="btn" onClick=${close}>${t("page_cancel")}
    </button>
    <button class="btn go" disabled=${busy || lacks} onClick=${create}><${Icon} name="check" />
      ${t("page_create_it")}</button>`;
  const load = (table) => setWish(possible({ ...fresh(gameOf(table.game)), ...table, chosen: table.options ?? {} }));
  const rest = html`<${Run} wish=${wish} set=${set} load=${load} />`;
  const long = game.options.length > MANY;   // many options have a column of their own
  return html`<${Dialog} title=${t("page_create")} close=${close} class="create" footer=${footer}>
    <div>
      ${games.value.length > 1 && html`<fieldset><legend>${t("page_game")}</legend><div class="pickgame">
        ${games.value.map((each) => html`
        <label key=${each.key}><input type="radio" name="game" checked=${each.key === wish.game}
          onChange=${() => setWish(fresh(each))} /><${Icon} name=${iconOf(each.key)} />${titleOf(each.key)}
          </label>`)}</div></fieldset>`}
      <${SeatRows} wish=${wish} set=${set} game=${game} />
      <fieldset><legend>${t("page_who_may")}</legend>
        <${Segment} name="door" label=${t("page_who_may")} value=${wish.access}
          set=${(access) => set({ access })}
          choices=${[["open", t("page_door_open")], ["link", t("page_door_link"), "link"], ["password", t("page_password"), "lock"]]} />
        ${wish.access === "password" && html`<${Field} label=${t("page_password")} value=${wish.password}
          set=${(password) => set({ password })} maxlength="100" autocomplete="off" />`}
      </fieldset>
      <fieldset><legend class="vh">${t("page_table_name")}</legend>
        <${Field} label=${t("page_table_name")} value=${wish.name} set=${(name) => set({ name })} maxlength="40"
        placeholder=${t("page_optional")} /></fieldset>
      ${long && rest}
    </div>
    <div><${Options} wish=${wish} set=${set} game=${game} pickers=${pickers} />${!long && rest}</div><//>`;
}

/** How the table is run: its pace, who looks on, whether it counts, set-ups kept under a name. */
function Run({ wish, set, load }) {
  return html`<${Pace} wish=${wish} set=${set} />
    <div class="pair"><label class="switch"><input type="checkbox" checked=${wish.spectators}
      onChange=${(event) => set({ spectators: event.target.checked })} />${t("page_spectators")}</label>
      <label class="switch" title=${mayRate() ? undefined : t("error_rated_guest")}><input type="checkbox"
        checked=${wish.rated} disabled=${!mayRate()}
        onChange=${(event) => set({ rated: event.target.checked })} />${t("page_rated")}</label></div>
    <${Setups} wish=${wish} load=${load} />`;
}

/** What a chair may be, as a list to choose from: bots by their level, those of the house, whoever else sits there. */
export function seatKinds(game, seated = null) {
  const levels = game.levels.map((level) => level.key);
  const keys = levels.length ? [...levels, ...game.hired.map((hired) => hired.key)] : game.bots;
  const all = !seated || keys.includes(seated) ? keys : [...keys, seated];
  const bots = all.map((bot) => [`bot ${bot}`, botText(game, bot)]);
  return [["open", t("page_seat_open")], ...bots, ["here", t("page_seat_here")]];
}

const levelOf = (game, bot) => game.levels.find((level) => level.key === bot);

/** What a bot is called: one of the house by its own name. */
export const botName = (game, bot) => (hiredAs(game, bot) ? bot : t("page_bot", { bot }));

/** A bot by its name, with how long it may think where it is a level. */
function botText(game, bot) {
  const level = levelOf(game, bot);
  const hired = hiredAs(game, bot);
  if (hired) return `${bot} · ${t("page_hired", { kind: hired.kind })}`;
  const name = t("page_bot", { bot });
  return level ? `${name} · ${t("page_level_cap", { seconds: level.seconds })}` : name;
}

/** How a bot plays, how long it may think, and how strong it was found. */
export function aboutBot(game, bot) {
  const level = levelOf(game, bot);
  const hired = hiredAs(game, bot);
  if (hired) return t("page_hired_about", { kind: hired.kind, players: hired.players ?? 0 });
  const said = [t("page_level", { bot })];
  if (level) said.push(t("page_level_time", { seconds: level.seconds }));
  if (level?.strength) said.push(strengthText(level.strength));
  return said.join(" ");
}

/** How often a level won against another one, with the interval. */
function strengthText({ against, ...shares }) {
  const percent = Object.entries(shares).map(([key, share]) => [key, Math.round(100 * share)]);
  return t("page_level_strength", { rival: t("page_bot", { bot: against }), ...Object.fromEntries(percent) });
}

/** A sentence about each kind of bot at the table. */
function AboutBots({ game, seats }) {
  const bots = [...new Set(seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot))];
  return bots.map((bot) => html`<p class="soft small" key=${bot}><b>${botName(game, bot)}</b>
    ${" · "}${aboutBot(game, bot)}</p>`);
}

function SeatRows({ wish, set, game }) {
  const [fewest, most] = rangeOf(game, wish.options);
  const n = wish.seats.length;
  const change = (index, some) => set({ seats: wish.seats.map((seat, other) => (other === index ? { ...seat, ...some } : seat)) });
  const pick = (index, value) => {
    const [kind, bot] = value.split(" ");
    change(index, kind === "bot" ? { kind, bot } : { kind });
  };
  return html`<fieldset><legend class="vh">${t("page_seats")}</legend>
    <div class="fhead"><b>${t("page_seats")}</b><span class="stepper">
      <${IconButton} name="minus" label=${t("page_seat_less")} disabled=${n <= fewest}
        onClick=${() => set({ seats: withoutLast(wish.seats) })} />
      <b aria-live="polite">${n}</b>
      <${IconButton} name="plus" label=${t("page_seat_more")}
        disabled=${n >= most} onClick=${() => set({ seats: [...wish.seats, { kind: "bot", bot: game.usual_bot }] })} />
        </span></div>
    ${wish.seats.map((seat, index) => html`<div class="seatrow" key=${index}><${Mark} seat=${index} />
      ${seat.kind === "me" ? html`<b>${me.value?.name ?? t("page_you")}</b>
        ${me.value && html`<span class="soft">${t("page_you")}</span>`}`
      : html`${seat.kind === "here"
          ? html`<input class="field name" aria-label=${t("page_name_here", { seat: index + 1 })}
            placeholder=${t("page_name")} maxlength="24" value=${seat.name ?? ""} onInput=${(event) => change(index, { name: event.target.value })} />`
          : html`<span>${seat.kind === "bot" ? html`<${Icon}
            name="bot" /> ${t("page_robot")}` : t("page_free_seat")}</span>`}
        <${Select} label=${t("page_seat_number", { seat: index + 1 })}
          value=${seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind} set=${(value) => pick(index, value)}
          choices=${seatKinds(game, seat.bot)} />`}
          </div>`)}
    <${AboutBots} game=${game} seats=${wish.seats} />
  </fieldset>`;
}

function Pace({ wish, set }) {
  const { clock } = wish;
  const kinds = { live: { kind: "live", bank: 600, increment: 15 }, days: { kind: "days", days: 2 }, none: { kind: "none" } };
  const change = (some) => set({ clock: { ...clock, ...some } });
  return html`<fieldset><legend>${t("page_pace")}</legend>
    <${Segment} name="pace" label=${t("page_pace")} value=${clock.kind}
      set=${(kind) => set({ clock: kinds[kind] })}
      choices=${[["none", t("page_pace_none")], ["live", t("page_pace_live")], ["days", t("page_pace_days")]]} />
    ${clock.kind === "live" && html`<div class="pair"><label>
      ${t("page_bank")} <${Select} label=${t("page_bank")} value=${clock.bank} set=${(bank) => change({ bank })}
      choices=${BANKS.map((n) => [n * 60, t("page_minutes", { n })])} /></label>
      <label>+ <${Select} label=${t("page_increment")} value=${clock.increment}
        set=${(increment) => change({ increment })} choices=${INCREMENTS.map((n) => [n, t("page_seconds", { n })])} />
        </label></div>`}
    ${clock.kind === "days" && html`<div class="pair"><label>
      ${t("page_each_answer")} <${Select} label=${t("page_each_answer")} value=${clock.days}
      set=${(days) => change({ days })} choices=${DAYS.map((n) => [n, t("page_days", { n })])} /></label>
      </div>`}
    <p class="soft small">${t(`page_pace_${clock.kind}_tip`)}</p>
  </fieldset>`;
}

function Summary({ wish }) {
  const bots = wish.seats.filter((seat) => seat.kind === "bot").length;
  const open = wish.seats.filter((seat) => seat.kind === "open").length;
  return html`<b>${t("page_summary", { game: titleOf(wish.game), seats: wish.seats.length, bots })}</b><br />
    ${open ? t("page_summary_open", { open }) : t("page_summary_full")}`;
}

/** Set-ups kept under a name. */
function Setups({ wish, load }) {
  const [kept, setKept] = useState([]);
  const [name, setName] = useState("");
  useEffect(() => {
    if (me.value) get("/me/setups").then(setKept, () => {});
  }, []);
  const put = (without, more = []) => tried(async () => {
    await beSomebody();
    const others = (await get("/me/setups")).filter((setup) => setup.name !== without);
    setKept(await api("PUT", "/me/setups", { setups: [...others, ...more] }));
    return true;
  });
  const save = async () => {
    const setup = { name: name.trim(), table: { ...body(wish), password: undefined } };
    if (await put(setup.name, [setup])) notify(t("page_saved"));
    setName("");
  };
  return html`<details class="setups"><summary>${t("page_setups")}</summary>
    <ul>${kept.map((setup) => html`<li key=${setup.name}>
      <button class="btn small" onClick=${() => load(setup.table)}>${setup.name}</button>
      <${IconButton} name="close" label=${t("page_forget", { name: setup.name })}
        onClick=${() => put(setup.name)} /></li>`)}</ul>
    <div class="pair"><input class="field" aria-label=${t("page_setup_name")}
      placeholder=${t("page_setup_name")} maxlength="60" value=${name} onInput=${(event) => setName(event.target.value)} />
      <button class="btn small" disabled=${!name.trim()} onClick=${save}>${t("page_save_setup")}</button></div>
        </details>`;
}
