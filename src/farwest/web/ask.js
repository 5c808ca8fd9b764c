// Ask: the question bar. What is asked, of whom, what it costs, and the answers that are buttons.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Amounts, amountsAmong } from "/web/amounts.js";
import { Counsel, HintButton, useHint } from "/web/counsel.js";
import { Sentence, actorOf, isHead } from "/web/log.js";
import { timeOf } from "/web/sitting.js";
import { now } from "/web/seats.js";
import { Icon, Mark } from "/web/parts.js";
import { Dialog } from "/web/ui.js";
import { span, t } from "/web/words.js";

const FEW = 3;        // so many answers are all buttons, even those with a thing on the board
const TOLD = 3;       // so many of the latest news are told in the bar

/** The bar: one of yours, news, reaction, locked, another's decision, watching, over. */
export function Ask({ sitting, state, pointing, say, size, over }) {
  const { seat, question, reactions, turn } = state;
  if (over) return over;
  if (question) return html`<${Mine} sitting=${sitting} state=${state} pointing=${pointing} say=${say}
    size=${size} />`;
  const told = telling(sitting.news.value[seat], state.fresh, say);
  const line = (item) => html`<${Sentence} key=${item.n} message=${item.message} say=${say}
    board=${pointing.board} /> `;
  if (!turn.length) {
    const last = told.at(-1);
    const pause = reactions && state.pause ? html`<${Countdown} state=${state} />` : null;
    const before = told.slice(0, -1).map(line);
    const text = reactions ? html`${before}${t("page_reactions")}` : before;
    return html`<${Bar} seat=${last && actorOf(last.message)} icon="eye" watching=${seat < 0}
      title=${last ? line(last) : t("page_goes_on")} text=${text} pause=${pause} />`;
  }
  const seats = sitting.table.value.seats;
  if (seat >= 0 && turn.includes(seat)) {
    const others = turn.filter((other) => other !== seat).map((other) => seats[other].name);
    const text = others.length ? t("page_waiting_for", { players: say.join(others) }) : "";
    return html`<${Bar} seat=${seat} title=${html`<${Icon} name="lock" /> ${t("page_locked")}`} text=${text}>
      <${Undo} sitting=${sitting} state=${state} /><//>`;
  }
  const title = whoseTurn(state, seats.map((chair) => chair.name), say);
  return html`<${Bar} seat=${turn.length === 1 ? turn[0] : null} icon="clock" title=${title}
    watching=${seat < 0} text=${told.map(line)}><${Undo} sitting=${sitting} state=${state} /><//>`;
}

/** For somebody who is asked nothing: who is choosing, or that his own choice is locked; nothing where nobody is. */
export function whoseTurn({ seat, turn }, names, say) {
  if (turn.includes(seat)) return t("page_locked");
  const players = turn.map((other) => names[other]);
  if (players.length > 1) return t("page_choose", { players: say.join(players) });
  return players.length ? t("page_chooses", { player: players[0] }) : "";
}

/** The news to tell in the bar: the last few that came, or else the last there was; no heads. */
function telling(news = [], fresh = [], say) {
  const lines = (some) => some.filter(({ message }) => !isHead(message, say));
  return fresh.length ? lines(fresh).slice(-TOLD) : lines(news.slice(-TOLD)).slice(-1);
}

function Bar({ seat = null, icon, title, text, watching = false, pause = null, children }) {
  const heading = useRef(null);
  useEffect(() => lead(heading.current), []);
  return html`<section class="ask wait" aria-label=${t("page_question")}>
    <span class="who">${seat === null ? html`<${Icon} name=${icon} />` : html`<${Mark} seat=${seat} />`}</span>
    <div><h2 tabindex="-1" ref=${heading}>${watching && html`<span class="tag"><${Icon} name="eye" />
      ${t("page_watching")}</span> `}${title}</h2><p>${text}</p></div>
    <div class="answers">${children}</div>${pause}</section>`;
}

function Undo({ sitting, state, small = false }) {
  if (!state.undo) return null;
  return html`<button class=${`btn${small ? " brief" : ""}`} title=${small ? t("page_take_back") : null}
    onClick=${() => sitting.undo(state.seat)}><${Icon} name="undo" />
    <span class=${small ? "vh" : ""}>${t("page_take_back")}</span></button>`;
}

/** The even pause: a bar that runs out, the same for everybody. */
function Countdown({ state }) {
  const gone = (performance.now() - state.at) / 1000;
  return html`<i class="deadline" key=${`${state.n} ${state.at}`}
    style=${{ animationDuration: `${state.pause}s`, animationDelay: `-${Math.min(gone, state.pause)}s` }}></i>`;
}

/** Whoever plays by keyboard is led to the question, unless he is somewhere else on purpose. */
function lead(heading) {
  const lost = () => document.activeElement === document.body && document.body.dataset.keys;
  if (lost()) heading?.focus();
  else requestAnimationFrame(() => lost() && heading?.focus());   // what he pressed may be gone only now
}

function Mine({ sitting, state, pointing, say, size }) {
  const [all, setAll] = useState(false);
  const heading = useRef(null);
  const { seat, question, ask } = state;
  const [hint, wish] = useHint(sitting, state);
  useEffect(() => {
    setAll(false);
    lead(heading.current);
  }, [ask, seat]);
  const { prepared, missing } = pointing;
  const shown = shownAsButtons(prepared, missing.value);
  const amounts = amountsAmong(shown, prepared.plain);
  const asButtons = shown.filter((offer) => !amounts.includes(offer));
  const hidden = question.offers.length - asButtons.length > 0 && (!prepared.pick || question.offers.length > 1);
  const clock = timeOf(sitting, seat, now.value);
  const crowded = size !== "phone" && asButtons.length >= FEW;   // what helps gives way to the answers
  return html`<section class="ask mine" data-ask=${ask} aria-label=${t("page_question")}>
    <span class="who"><${Mark} seat=${seat} /></span>
    <div class="asked"><h2 tabindex="-1" ref=${heading}><span class="tag turn">${t("page_your_turn")}
      </span> ${say.message(question.prompt)}</h2>
      <${Counsel} hint=${hint} question=${question} say=${say} />
      <${Help} pointing=${pointing} question=${question} view=${state.view} say=${say} /></div>
    <div class=${`answers${asButtons.length > 5 ? " many" : crowded ? " several" : ""}`}>
      ${clock.running && clock.left !== null && clock.left < 60 && html`<span class="time danger">
        <${Icon} name="clock" />${span(clock.left)}</span>`}
      <${Undo} sitting=${sitting} state=${state} small=${crowded} />
      <${HintButton} table=${sitting.table.value} question=${question} hint=${hint} wish=${wish}
        small=${size === "phone" || crowded || amounts.length > 0 || Boolean(prepared.pick)} />
      ${hidden && html`<button class="btn more" title=${t("page_all_answers")} onClick=${() => setAll(true)}>
        <${Icon} name="menu" /><span class=${size === "phone" || amounts.length || prepared.pick ? "vh" : ""}>
        ${t("page_all_answers")}</span></button>`}
      ${prepared.pick && !missing.value.length ? html`<${Picks} pointing=${pointing} say=${say} size=${size} />`
        : asButtons.map((offer, index) => html`<${Answer} key=${offer.action} offer=${offer}
          pointing=${pointing} say=${say} liked=${offer.action === hint?.action}
            main=${isMain(prepared, asButtons, index)} />`)}
      ${amounts.length > 0 && html`<${Amounts} key=${ask} offers=${amounts} label=${say.message(question.prompt)} say=${say}
        liked=${hint?.action} button=${(offer) => html`<${Answer} offer=${offer} pointing=${pointing} say=${say}
          main=${true} liked=${offer.action === hint?.action} />`} />`}
    </div>
    ${state.reactions && state.pause && goesBy(sitting.table.value) && html`<${Countdown} state=${state} />`}
    ${all && html`<${AllAnswers} pointing=${pointing} question=${question} say=${say}
      close=${() => setAll(false)} />`}
  </section>`;
}

/** Whether a chance to react goes by with the pause: where others at the table wait for it against the clock. */
function goesBy(table) {
  return table.clock.kind === "live" && table.seats.filter((seat) => seat.kind !== "bot").length > 1;
}

/** The answers that stand in the bar: those without a thing on the board, and all where there are few. */
function shownAsButtons({ offers, plain, pick }, missing) {
  if (pick && !missing.length) return [];
  const few = offers.length <= FEW;
  const shown = offers.filter((offer) => few || plain.includes(offer) || missing.includes(offer));
  return [...shown.filter((offer) => plain.includes(offer)), ...shown.filter((offer) => !plain.includes(offer))];
}

/** The main answer is the last one, where there are two or three, unless another one is of its kind. */
function isMain({ offers }, shown, index) {
  if (shown.length !== offers.length || offers.length > FEW || index !== shown.length - 1) return false;
  return shown.every((offer, other) => other === index || offer.label.id !== shown[index].label.id);
}

function Answer({ offer, pointing, say, main = false, big = false, liked = false }) {
  const tip = say.tip(offer.label);
  const show = () => {
    pointing.detail.value = [offer];
  };
  const hide = () => {
    pointing.detail.value = null;
  };
  const kind = `${main ? " go" : ""}${big || main ? " big" : ""}${liked ? " liked" : ""}`;
  return html`<button class=${`btn${kind}`} disabled=${pointing.busy}
    onClick=${() => pointing.answer(offer)}
      onPointerEnter=${tip ? show : null} onPointerLeave=${hide} onFocus=${tip ? show : null} onBlur=${hide}>
    ${main && html`<${Icon} name="check" />`}<span class="label"><${Sentence} message=${offer.label} say=${say}
      board=${pointing.board} /></span></button>`;
}

/** Picked things are sent together: the button says what with, and what it costs. */
function Picks({ pointing, say, size }) {
  const found = pointing.matched();
  const some = pointing.picked.value.length > 0;
  if (!found.length) return html`<button class="btn go big" disabled=${true}>
    ${t(some ? "page_pick_more" : "page_pick_first")}</button>`;
  return html`${some && size !== "phone" && html`<button class="btn release" title=${t("page_release")}
    onClick=${() => pointing.release()}><${Icon} name="close" /><span>${t("page_release")}</span></button>`}
    ${found.map((offer, index) => html`<${Answer} key=${offer.action} offer=${offer} pointing=${pointing}
      say=${say} main=${some && index === 0} big=${true} />`)}`;
}

/** What the question means, or what is under the pointer, in the same place: nothing moves under the pointer. */
function Help({ pointing, question, view, say }) {
  const shown = pointing.detail.value;
  const { Ahead } = pointing.board;
  const ahead = Ahead && pointing.prepared.pick && Ahead({ view, picked: pointing.targets.value, t: say });
  const [main] = pointing.prepared.pick ? pointing.matched() : [];
  const final = main?.crosses && pointing.picked.value.length > 0;
  return html`<div class="help">
    <p class=${shown || ahead ? "under" : ""}>${say.tip(question.prompt)}${final && html` <${Final} />`}</p>
    ${shown && html`<${Detail} offers=${shown} say=${say} />`}${ahead}</div>`;
}

function Detail({ offers, say }) {
  const said = offers.map((offer) => say.message(offer.label)).join(" · ");
  const [only] = offers.length === 1 ? offers : [];
  const tip = only ? say.tip(only.label) : "";
  return html`<p class="detail"><b>${said}</b>${only?.crosses && html` <${Final} />`}${tip && ` · ${tip}`}</p>`;
}

function Final() {
  return html`<span class="final"><${Icon} name="lock" />${t("page_final")}</span>`;
}

/** Every answer in a list, for the keyboard, for those who listen, and for small boards. */
function AllAnswers({ pointing, question, say, close }) {
  const take = (offer) => {
    close();
    pointing.answer(offer);
  };
  return html`<${Dialog} title=${say.message(question.prompt)} close=${close} class="narrow">
    <p class="soft">${say.tip(question.prompt)}</p>
    <ul class="allanswers">${question.offers.map((offer) => html`<li key=${offer.action}>
      <button class="btn" onClick=${() => take(offer)}>${say.message(offer.label)}</button>
      ${say.tip(offer.label) && html`<small class="soft">${say.tip(offer.label)}</small>`}</li>`)}</ul><//>`;
}
