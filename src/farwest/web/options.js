// Options: a game's own options in the dialog that sets up a table, each with what it means and what it costs.

import { html } from "htm/preact";
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadBoard, wordsOf } from "/web/games.js";
import { Dialog, Select, Switch } from "/web/ui.js";
import { t } from "/web/words.js";

/** How the game's board lets its options be picked; nothing until it has come. */
export function usePickers(game) {
  const [found, setFound] = useState({});
  const several = game.options.some((option) => option.kind === "several");
  useEffect(() => {
    if (several) loadBoard(game.key).then((board) => setFound({ key: game.key, ...board.pickers }), () => {});
  }, [game.key]);
  return found.key === game.key ? found : {};
}

/** What still has to be picked before the table can be set up, in sentences. */
export function missing(game, options, pickers) {
  const say = wordsOf(game.key);
  return game.options.filter((option) => pickers[option.key]?.state && met(option, options))
    .map((option) => [option, pickers[option.key].state({ option, value: options[option.key], options, t: say })])
    .filter(([, { ready }]) => !ready)
    .map(([option, { text }]) => t("page_option_value", { option: say(`opt_${option.key}`), value: text }));
}

/** All options; switches whose needs are not met stand back, lists whose needs are not met stay away. */
export function Options({ wish, set, game, pickers }) {
  const say = wordsOf(game.key);
  const change = (key, value) => set({ chosen: { ...wish.chosen, [key]: value } });
  return html`<fieldset class="options"><legend>${t("page_options_of", { game: say("game_title") })}</legend>
    ${game.options.map((option) => html`<${One} key=${option.key} option=${option} wish=${wish} say=${say}
      picker=${pickers[option.key]} set=${(value) => change(option.key, value)} />`)}</fieldset>`;
}

function One({ option, wish, say, picker, set }) {
  const id = `opt_${option.key}`;
  const value = wish.options[option.key];
  const label = say(id);
  const free = met(option, wish.options);
  if (option.kind === "yes_no") {
    return html`<${Switch} on=${value} disabled=${!free} label=${label} level=${say.level(id)} tip=${say.tip(id)}
      set=${set} />`;
  }
  if (option.kind === "several") {
    if (!free) return null;
    if (picker?.Picker) return html`<${Picked} ...${{ option, value, options: wish.options, say, picker, set }} />`;
    return html`<${Ticked} ...${{ option, value, say, set }} />`;
  }
  if (option.kind === "one_of" && say.tip(`${id}_${option.values[0]}`)) {
    return html`<${Listed} ...${{ option, value, say, picker, set }} />`;
  }
  const choices = option.kind === "seat"
    ? [["random", t("page_random")], ...wish.seats.map((_, seat) => [seat, t("page_seat_number", { seat: seat + 1 })])]
    : option.values.map((each) => [each, say(`${id}_${each}`)]);
  return html`<div class="pair"><b>${label}</b><${Select} label=${label} value=${value} set=${set}
    choices=${choices} /></div>`;
}

/** One of several values that explain themselves: all are to be read. */
function Listed({ option, value, say, picker, set }) {
  const id = `opt_${option.key}`;
  return html`<fieldset class="listed"><legend>${say(id)}</legend>${option.values.map((each) => {
    const [one, level] = [`${id}_${each}`, say.level(`${id}_${each}`)];
    return html`<${Fragment} key=${each}><label class="opt"><input type="radio" name=${option.key}
      checked=${each === value} onChange=${() => set(each)} /><b>${say(one)}
        ${level && html`<span class="tag">${level}</span>`}</b><small>${say.tip(one)}</small></label>
      ${each === value && picker?.About && html`<${picker.About} value=${value} t=${say} />`}<//>`;
  })}</fieldset>`;
}

/** Any of a few values. */
function Ticked({ option, value, say, set }) {
  const id = `opt_${option.key}`;
  const toggle = (each, on) => set(option.values.filter((other) => (other === each ? on : value.includes(other))));
  return html`<fieldset class="within"><legend>${say(id)}</legend>${option.values.map((each) => html`<${Switch}
    key=${each} on=${value.includes(each)} label=${say(`${id}_${each}`)} tip=${say.tip(`${id}_${each}`)}
    set=${(on) => toggle(each, on)} />`)}</fieldset>`;
}

/** Values that are picked in a dialog of their own; here is what has been picked so far. */
function Picked({ option, value, options, say, picker, set }) {
  const [open, setOpen] = useState(false);
  const label = say(`opt_${option.key}`);
  const { ready, text } = picker.state({ option, value, options, t: say });
  const close = () => setOpen(false);
  const footer = html`<p class=${ready ? "" : "lacking"} role="status">${text}</p>
    <button class="btn go" onClick=${close}>${t("page_picked")}</button>`;
  return html`<div class="within row picked-so-far"><button class="btn small" onClick=${() => setOpen(true)}>
      ${t("page_pick")}<span class="vh"> ${label}</span></button>
    <span class=${ready ? "" : "lacking"}>${t("page_option_value", { option: label, value: text })}</span>
    ${open && html`<${Dialog} title=${label} close=${close} class="picker" footer=${footer}>
      <p class="soft small">${say.tip(`opt_${option.key}`)}</p>
      <${picker.Picker} ...${{ option, value, set, options, t: say }} /><//>`}</div>`;
}

function met(option, options) {
  return Object.entries(option.needs).every(([key, value]) => options[key] === value);
}

/** The game's options; those whose needs are not met go back to the usual, and with them those that need these. */
export function settle(game, options) {
  const found = Object.fromEntries(game.options.map(({ key, default: usual }) => [key, options[key] ?? usual]));
  for (const _ of game.options) {
    for (const option of game.options) if (!met(option, found)) found[option.key] = option.default;
  }
  return found;
}
