// The street: six places from left to right, the deeds, and the Doc at the end of the town.

import { html } from "htm/preact";
import { Die, Flag, Icon, Mark, Money, Nugget, Vp } from "/web/parts.js";
import { ACTIONS, BENEFITS, BENEFIT_FACES, FRONTS, PLACES, RANCH, SALOON, SHERIFF, TOWN_HALL, atDoc, isDeed, points, poker, range,
  riverDrawing, standings, throwing } from "./facts.js";
import { Deck, Outlaw, Picture, dollars, isLit, pickedDice, tip } from "./pieces.js";

/** The town. */
export function Street({ view, lit, t }) {
  const doc = atDoc(view) || range(4).some((benefit) => isLit(lit, `benefit-${benefit}`));
  const cls = `street-strip ${view.extension ? "two" : "one"} ${doc ? "at-doc" : view.place >= 0 ? "at-place" : ""}`;
  return html`<h2 class="vh">${t("board_town")}</h2>
    <div class=${cls}>
      <svg class="far" preserveAspectRatio="none" viewBox="0 0 1100 120" aria-hidden="true"><use href="#dt-mesas"/></svg>
      ${PLACES.map((_, place) => html`<${Place} key=${place} place=${place} view=${view} lit=${lit} t=${t} />`)}
      <${DeedRow} view=${view} t=${t} />
      <${Doc} view=${view} lit=${lit} t=${t} />
    </div>`;
}

// --- a place -----------------------------------------------------------------------------------

function Place({ place, view, lit, t }) {
  const now = view.place === place;
  const past = view.place > place || atDoc(view);
  const blocked = view.blocked === place;
  const cls = `place ${FRONTS[place]} ${now ? "now" : ""} ${past ? "past" : ""} ${blocked ? "blocked" : ""}`;
  return html`<div ...${lit(`place-${place}`, 0, cls)} ...${tip(t.name("place", place), about(place, view, t))}>
    <div class="decks"><${Decks} place=${place} view=${view} lit=${lit} t=${t} /></div>
    <div class="front">
      <${Picture} name=${`dt-front-${FRONTS[place]}`} />
      <h3 class="sign">${place === TOWN_HALL ? html`<${Icon} name="dice_hand" />` : html`<${Die} face=${place} />`}
        <span class="full">${t.name("place", place)}</span><span class="brief" aria-hidden="true">${t(`board_${PLACES[place]}`)}</span></h3>
      <${Supply} place=${place} view=${view} t=${t} />
      ${blocked && html`<span class="warpath"><${Picture} name="dt-warpath" /><span class="vh">${t("picture_blocked")}</span></span>`}
      ${now && html`<${Flag} />`}
    </div>
    <${Queue} place=${place} view=${view} lit=${lit} t=${t} />
    <div class="acts">${(view.extension ? [1, 0] : [0]).map((kind) => html`<${Act} key=${kind} action=${place * 2 + kind} view=${view} lit=${lit} t=${t} />`)}</div>
  </div>`;
}

/** What a place is good for: its rule, or with the extension both of its actions. */
function about(place, view, t) {
  if (!view.extension) return t.name("place", place, "tip");
  return [0, 1].map((kind) => t("board_action", { action: t(ACTIONS[place * 2 + kind]), tip: t.tip(ACTIONS[place * 2 + kind]) })).join(" ");
}

/** What lies above a place: decks, and the Outlaws on the run. */
function Decks({ place, view, lit, t }) {
  const kind = PLACES[place];
  if (kind === "general_store") {
    return html`<${Deck} kind="goods" icon="dice_store" n=${view.store} label=${t("board_store_deck")} />
      <${Deck} kind="goods tossed" n=${view.discard} label=${t("board_discard")} />`;
  }
  if (kind === "town_hall") return html`<${Deck} kind="title" icon="dice_deed" n=${view.deeds} label=${t("board_deed_deck")} />`;
  if (!view.extension) return null;
  if (kind === "mine") {
    const known = [...view.river_known].reverse();
    return html`<${Deck} kind="river" icon="dice_river" n=${view.river} label=${t("board_river_deck")} />
      ${known.map((card, index) => html`<span class="chip scouted" key=${index} ...${tip(t.name("river", card), t.name("river", card, "tip"))}><${Picture} name=${riverDrawing(card)} />
        <span class="vh">${t.name("river", card)}</span></span>`)}`;
  }
  if (place === SALOON) {
    return html`<${Deck} kind="upturned" n=${view.outlaws} label=${t("board_outlaw_deck")}>
      ${view.outlaw_top !== null && html`<${Outlaw} outlaw=${view.outlaw_top} t=${t} />`}</${Deck}>`;
  }
  if (place === SHERIFF) {
    return html`<span class="wanted" data-n=${view.wanted.length}>${view.wanted.map((outlaw) => html`
      <${Outlaw} key=${outlaw} outlaw=${outlaw} t=${t} priced ...${lit(`outlaw-${outlaw}`)} />`)}</span>`;
  }
  return null;
}

/** What can be taken at a place. */
function Supply({ place, view, t }) {
  const kind = PLACES[place];
  if (kind === "mine") return html`<span class="supply"><${Nugget} n=${view.mine} at="mine" /></span>`;
  if (kind === "bank") return html`<span class="supply"><${Money} n=${view.bank} at="bank" /></span>`;
  if (place === SHERIFF) {
    if (view.hunt.length) {
      return html`<span class="supply hunt"><span class="vh">${t("board_hunt")}</span>${view.hunt.map((face, index) => html`
        <${Die} key=${index} face=${face} data-piece=${`hunt-${index}`} />`)}</span>`;
    }
    return html`<span class="supply held"><${Icon} name="sheriff-star" /><${Mark} seat=${view.sheriff} label=${t("picture_star", { player: t.name("seat", view.sheriff) })} /></span>`;
  }
  return null;
}

// --- who stands where --------------------------------------------------------------------------

/** Who leads at a place: public dice, counted. While it is resolved, who acts there. */
function Queue({ place, view, lit, t }) {
  const resolved = view.place === place && view.first >= 0;
  const groups = resolved ? [[view.first], [view.second]] : places(view, place);
  const [first, second] = groups.map((seats) => seats.filter((seat) => seat >= 0));
  const hall = place === TOWN_HALL;
  const hand = hall && first.length ? poker(view.players[first[0]].dice) : null;
  const more = hall || view.seat < 0 ? 0 : pickedDice(view, lit, place);
  const number = (seat) => (hall ? null : view.players[seat].dice.filter((face) => face === place).length || null);
  const cls = `queue ${hall ? "hall" : ""} ${PLACES[place] === "bank" ? "with-coach" : ""}`;
  return html`<ol class=${cls} data-n=${first.length + second.length + (more ? 1 : 0)}>
    ${first.map((seat, index) => html`<li key=${seat} class=${index && !resolved ? "tied" : ""}>
      <${Mark} seat=${seat} n=${number(seat)} label=${t(first.length > 1 ? "board_tied" : "board_first", { player: t.name("seat", seat) })} /></li>`)}
    ${second.map((seat) => html`<li key=${seat} class="second"><${Mark} seat=${seat} n=${number(seat)} label=${t("board_second", { player: t.name("seat", seat) })} /></li>`)}
    ${more > 0 && html`<li key="more"><${Mark} seat=${view.seat} n=${`+${more}`} ghost label=${t("board_with_picked")} /></li>`}
    ${hand && html`<li key="hand" class="hand-name">${t(hand.name)} <${Die} face=${hand.face} /></li>`}
    ${PLACES[place] === "bank" && html`<${Coach} view=${view} t=${t} />`}
  </ol>`;
}

/** First and second as the dice stand; with the base game only the first counts. */
function places(view, place) {
  const groups = standings(view, place).map((group) => group.seats);
  const [first = [], second = []] = groups;
  return [first, view.extension && first.length === 1 && place !== TOWN_HALL ? second : []];
}

function Coach({ view, t }) {
  return html`<li key="coach" class="coach" ...${tip(t("stagecoach"), t.tip("stagecoach"))}><${Picture} name="dt-coach" /><b><${Money} n=${view.coach} at="coach" /></b>
    <span class="vh">${t("stagecoach")}</span></li>`;
}

// --- actions -----------------------------------------------------------------------------------

function Act({ action, view, lit, t }) {
  const taker = view.taken?.[action] ?? -1;
  const cls = `deal ${action % 2 ? "new" : ""} ${taker >= 0 ? `taken s${taker}` : ""}`;
  return html`<div ...${lit(`action-${action}`, 0, cls)} ...${tip(t(ACTIONS[action]), t.tip(ACTIONS[action]))}>
    <span class="what">${t(ACTIONS[action])}</span>${!view.extension && html`<span class="does">${t.tip(ACTIONS[action])}</span>`}
    ${taker >= 0 ? html`<${Mark} seat=${taker} label=${t.name("seat", taker)} />` : html`<span class="brings" aria-hidden="true">${gain(action, view, t)}</span>`}
  </div>`;
}

/** What an action brings, as a small rebus. */
function gain(action, view, t) {
  const per = (thing, face) => html`${thing}/<${Die} face=${face} label="" />`;
  switch (ACTIONS[action]) {
    case "nuggets_per_9": return per(html`<${Icon} name="nugget" />`, 0);
    case "draw_river": return html`<${Icon} name="dice_river" />`;
    case "rob_bank": return html`${dollars(t, view.bank)}`;
    case "attack_stagecoach": return per(dollars(t, 1), 1);
    case "draw_store_keep_1": return per(html`<${Icon} name="dice_store" />`, 2);
    case "doc_now": return html`<${Icon} name="dice_doc" />`;
    case "rob_hand": return per(html`<${Icon} name="eye" />`, 3);
    case "recruit_outlaw": return html`<${Icon} name="dice_outlaw" />`;
    case "take_star": return html`<${Icon} name="sheriff-star" /><${Vp} n=${5} />`;
    case "hunt_outlaws": return html`<${Die} face=${4} label="" />→$`;
    case "support_mayor": return html`<${Icon} name="dice_deed" />+<${Die} face=${5} label="" />`;
    default: return html`<${Icon} name="dice_deed" />?`;
  }
}

// --- the deeds and the Doc ---------------------------------------------------------------------

/** The three deeds that lie open; the lowest is taken first. */
function DeedRow({ view, t }) {
  const seen = {};
  const cards = view.row.map((card) => {
    seen[card] = (seen[card] ?? -1) + 1;
    return { card, piece: `deed-${card}-${seen[card]}` };
  });
  return html`<section class="deeds" data-target="deed-row">
    <h3>${t("board_deeds")}<span class="remain"> +${view.deeds}</span></h3>
    <ol>${range(3).reverse().map((slot) => html`<li key=${slot}>${cards[slot] && html`<${DeedCard} slot=${slot} t=${t} ...${cards[slot]} />`}</li>`)}</ol>
  </section>`;
}

function DeedCard({ card, piece, slot, t }) {
  const name = card === RANCH ? t("ranch") : t("board_deed");
  return html`<div class=${`deedcard ${slot ? "" : "first"}`} data-piece=${piece} ...${tip(t.name("card", card), t.name("card", card, "tip"))}>
    <span><small>${slot + 1}</small>${name}</span>${isDeed(card) ? html`<${Vp} n=${points(card)} />` : html`<${Icon} name="dice_ranch" />`}</div>`;
}

/** The Doc: four consolations for those who gained nothing; above him, the Indian village. */
function Doc({ view, lit, t }) {
  const rivals = view.players.length - 1;
  const seeing = atDoc(view);
  const ordered = seeing && view.queue.length > 0;
  const waiting = ordered ? view.queue : throwing(view) || view.over ? [] : range(view.players.length).filter((seat) => !view.players[seat].gained);
  return html`<section class=${`place doc ${seeing ? "now" : ""}`} data-target="doc" ...${tip(t("doc_badluck"), t.tip("doc_badluck"))}>
    <div class="decks">${view.indian > 0 && html`<span class="village"><${Picture} name="dt-village" />
      ${view.die_at < 0 && html`<${IndianDie} t=${t} />`}<span class="vh">${t("indian_village")}</span></span>`}</div>
    <div class="front"><${Picture} name="dt-front-doc" /><h3 class="sign bare"><span class="full">${t("doc_badluck")}</span><span class="brief" aria-hidden="true">${t("board_doc")}</span></h3>
      ${seeing && html`<${Flag} />`}</div>
    <ol class="queue" data-n=${waiting.length}>${waiting.length ? waiting.map((seat, index) => html`<li key=${seat} class=${ordered && !index ? "" : "second"}>
        <${Mark} seat=${seat} n=${ordered ? index + 1 : null} label=${t("board_may_see_doc", { player: t.name("seat", seat) })} /></li>`)
      : html`<li class="nobody">${t("board_if_nothing")}</li>`}</ol>
    <div class="acts benefits">${BENEFITS.map((_, number) => html`<${Benefit} key=${number} number=${number} rivals=${rivals} lit=${lit} t=${t} />`)}</div>
  </section>`;
}

function Benefit({ number, rivals, lit, t }) {
  const benefit = BENEFITS[number];
  return html`<div ...${lit(`benefit-${number}`, 0, "benefit")} ...${tip(t(benefit), t.tip(benefit))}><span class="faces">${BENEFIT_FACES[number].map((face) => html`<${Die} key=${face} face=${face} />`)}</span>
    <span class="what">${t(benefit)}</span><span class="brings">${consolation(number, rivals, t)}</span></div>`;
}

function consolation(benefit, rivals, t) {
  switch (benefit) {
    case 0: return html`2 <${Icon} name="dice_fence" />`;
    case 1: return html`1 <${Icon} name="dice_store" />`;
    case 2: return html`${dollars(t, 2)} × ${rivals}`;
    default: return html`1 <${Icon} name="nugget" /> × ${rivals}`;
  }
}

export function IndianDie({ t }) {
  return html`<span class="indian" data-piece="indian" ...${tip(t("indian_die"), t.tip("indian_die"))}><${Picture} name="dt-indian-die" /><span class="vh">${t("indian_die")}</span></span>`;
}
