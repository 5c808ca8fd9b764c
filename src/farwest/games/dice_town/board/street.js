// The street: six places from left to right, the deeds, and the Doc at the end of the town.

import { html } from "htm/preact";
import { Die, Flag, Icon, Mark, Money, Nugget, Vp } from "/web/parts.js";
import { frontOf, isDeed, points, printed, range, riverDrawing } from "./facts.js";
import { Deck, Outlaw, Picture, dollars, isLit, pickedDice, tip } from "./pieces.js";

/** The town. */
export function Street({ view, lit, t }) {
  const doc = view.phase === "doc" || range(printed.benefits.length).some((benefit) => isLit(lit, `benefit-${benefit}`));
  const cls = `street-strip ${view.extension ? "two" : "one"} ${doc ? "at-doc" : view.place >= 0 ? "at-place" : ""}`;
  return html`<h2 class="vh">${t("board_town")}</h2>
    <div class=${cls}>
      <svg class="far" preserveAspectRatio="none" viewBox="0 0 1100 120"
          aria-hidden="true"><use href="#dt-mesas"/></svg>
      ${printed.places.map((_, place) => html`<${Place} key=${place} place=${place} view=${view} lit=${lit} t=${t} />`)}
      <${DeedRow} view=${view} t=${t} />
      <${Doc} view=${view} lit=${lit} t=${t} />
    </div>`;
}

// --- a place -----------------------------------------------------------------------------------

function Place({ place, view, lit, t }) {
  const now = view.place === place;
  const past = view.place > place || view.phase === "doc";
  const kind = printed.places[place];
  const blocked = view.blocked === place;
  const cls = `place ${frontOf(place)} ${now ? "now" : ""} ${past ? "past" : ""} ${blocked ? "blocked" : ""}`;
  return html`<div ...${lit(`place-${place}`, 0, cls)} ...${tip(t.name("place", place), about(place, view, t))}>
    <div class="decks"><${Decks} place=${place} view=${view} lit=${lit} t=${t} /></div>
    <div class="front">
      <${Picture} name=${`dt-front-${frontOf(place)}`} />
      <h3 class="sign">${kind === "town_hall" ? html`<${Icon} name="dice_hand" />` : html`<${Die} face=${place} />`}
        <span class="full">${t.name("place", place)}</span><span class="brief"
            aria-hidden="true">${t(`board_${kind}`)}</span></h3>
      <${Supply} place=${place} view=${view} t=${t} />
      ${blocked && html`<span class="warpath"><${Picture} name="dt-warpath" /><span
          class="vh">${t("picture_blocked")}</span></span>`}
      ${now && html`<${Flag} />`}
    </div>
    <${Queue} place=${place} view=${view} lit=${lit} t=${t} />
    <div class="acts">${(view.extension ? [1, 0] : [0]).map((kind) => html`<${Act} key=${kind}
        action=${place * 2 + kind} view=${view} lit=${lit} t=${t} />`)}</div>
  </div>`;
}

/** What a place is good for: its rule, or with the extension both of its actions. */
function about(place, view, t) {
  if (!view.extension) return t.name("place", place, "tip");
  const action = (number) => ({ action: t.name("action", number), tip: t.name("action", number, "tip") });
  return [0, 1].map((kind) => t("board_action", action(place * 2 + kind))).join(" ");
}

/** What lies above a place: decks, and the Outlaws on the run. */
function Decks({ place, view, lit, t }) {
  const kind = printed.places[place];
  if (kind === "general_store") {
    return html`<${Deck} kind="goods" icon="dice_store" n=${view.store} target="store" label=${t("board_store_deck")} />
      <${Deck} kind="goods tossed" n=${view.discard} target="discard" label=${t("board_discard")} />`;
  }
  if (kind === "town_hall") return html`<${Deck} kind="title" icon="dice_deed" n=${view.deeds} target="deed-deck"
      label=${t("board_deed_deck")} />`;
  if (!view.extension) return null;
  if (kind === "mine") {
    const known = [...view.river_known].reverse();
    return html`<${Deck} kind="river" icon="dice_river" n=${view.river} target="river" label=${t("board_river_deck")} />
      ${known.map((card, index) => html`<span class="chip scouted" key=${index}
          ...${tip(t.name("river", card), t.name("river", card, "tip"))}><${Picture} name=${riverDrawing(card)} />
        <span class="vh">${t.name("river", card)}</span></span>`)}`;
  }
  if (kind === "saloon") {
    return html`<${Deck} kind="upturned" n=${view.outlaws} target="outlaw-deck" label=${t("board_outlaw_deck")}>
      ${view.outlaw_top !== null && html`<${Outlaw} outlaw=${view.outlaw_top} t=${t} />`}</${Deck}>`;
  }
  if (kind === "sheriff") {
    return html`<span class="wanted" data-n=${view.wanted.length}>${view.wanted.map((outlaw) => html`
      <${Outlaw} key=${outlaw} outlaw=${outlaw} t=${t} priced ...${lit(`outlaw-${outlaw}`)} />`)}</span>`;
  }
  return null;
}

/** What can be taken at a place. */
function Supply({ place, view, t }) {
  const kind = printed.places[place];
  if (kind === "mine") return html`<span class="supply"><${Nugget} n=${view.mine} at="mine" /></span>`;
  if (kind === "bank") return html`<span class="supply"><${Money} n=${view.bank} at="bank" /></span>`;
  if (kind === "sheriff") {
    if (view.hunt.length) {
      return html`<span class="supply hunt"><span
          class="vh">${t("board_hunt")}</span>${view.hunt.map((face, index) => html`
        <${Die} key=${index} face=${face} data-piece=${`hunt-${index}`} />`)}</span>`;
    }
    return html`<span class="supply held" data-target="star"><${Icon} name="sheriff-star" /><${Mark}
        seat=${view.sheriff} label=${t("picture_star", { player: t.name("seat", view.sheriff) })} /></span>`;
  }
  return null;
}

// --- who stands where --------------------------------------------------------------------------

/** Who leads at a place: public dice, counted. While it is resolved, who acts there. */
function Queue({ place, view, lit, t }) {
  const kind = printed.places[place];
  const [first, second] = view.leaders[place];
  const hall = kind === "town_hall";
  const hand = hall && first.length ? view.players[first[0]].poker : null;
  const more = hall || view.seat < 0 ? 0 : pickedDice(view, lit, place);
  const number = (seat) => (hall ? null : view.players[seat].dice.filter((face) => face === place).length || null);
  const cls = `queue ${hall ? "hall" : ""} ${kind === "bank" ? "with-coach" : ""}`;
  return html`<ol class=${cls} data-n=${first.length + second.length + (more ? 1 : 0)}>
    ${first.map((seat, index) => html`<li key=${seat} class=${index ? "tied" : ""}>
      <${Mark} seat=${seat} n=${number(seat)}
          label=${t(first.length > 1 ? "board_tied" : "board_first", { player: t.name("seat", seat) })} /></li>`)}
    ${hand && html`<li key="hand" class="hand-name">${t.name("poker", hand[0])} <${Die} face=${hand[1]} /></li>`}
    ${second.map((seat) => html`<li key=${seat} class="second"><${Mark} seat=${seat} n=${number(seat)}
        label=${t("board_second", { player: t.name("seat", seat) })} /></li>`)}
    ${more > 0 && html`<li key="more"><${Mark} seat=${view.seat} n=${`+${more}`} ghost
        label=${t("board_with_picked")} /></li>`}
    ${kind === "bank" && html`<${Coach} view=${view} t=${t} />`}
  </ol>`;
}

function Coach({ view, t }) {
  return html`<li key="coach" class="coach" data-target="stagecoach"
      ...${tip(t("stagecoach"), t.tip("stagecoach"))}><${Picture} name="dt-coach" /><b><${Money} n=${view.coach}
      at="coach" /></b>
    <span class="vh">${t("stagecoach")}</span></li>`;
}

// --- actions -----------------------------------------------------------------------------------

function Act({ action, view, lit, t }) {
  const taker = view.taken?.[action] ?? -1;
  const cls = `deal ${action % 2 ? "new" : ""} ${taker >= 0 ? `taken s${taker}` : ""}`;
  const name = t.name("action", action);
  const does = t.name("action", action, "tip");
  return html`<div ...${lit(`action-${action}`, 0, cls)} ...${tip(name, does)}>
    <span class="what">${name}</span>${!view.extension && html`<span class="does">${does}</span>`}
    ${taker >= 0 ? html`<${Mark} seat=${taker} label=${t.name("seat", taker)} />` : html`<span class="brings"
        aria-hidden="true">${gain(action, view, t)}</span>`}
  </div>`;
}

/** What an action brings, as a small rebus. */
function gain(action, view, t) {
  const place = Math.floor(action / 2);
  const per = (thing) => html`${thing}/<${Die} face=${place} label="" />`;
  switch (printed.actions[action]) {
    case "nuggets_per_9": return per(html`<${Icon} name="nugget" />`);
    case "draw_river": return html`<${Icon} name="dice_river" />`;
    case "rob_bank": return html`${dollars(t, view.bank)}`;
    case "attack_stagecoach": return per(dollars(t, 1));
    case "draw_store_keep_1": return per(html`<${Icon} name="dice_store" />`);
    case "doc_now": return html`<${Icon} name="dice_doc" />`;
    case "rob_hand": return per(html`<${Icon} name="eye" />`);
    case "recruit_outlaw": return html`<${Icon} name="dice_outlaw" />`;
    case "take_star": return html`<${Icon} name="sheriff-star" /><${Vp} n=${printed.star_points} />`;
    case "hunt_outlaws": return html`<${Die} face=${place} label="" />→$`;
    case "support_mayor": return html`<${Icon} name="dice_deed" />+<${Die} face=${printed.ace} label="" />`;
    default: return html`<${Icon} name="dice_deed" />?`;
  }
}

// --- the deeds and the Doc ---------------------------------------------------------------------

/** The deeds that lie open; the lowest is taken first. */
function DeedRow({ view, t }) {
  const seen = {};
  const cards = view.row.map((card) => {
    seen[card] = (seen[card] ?? -1) + 1;
    return { card, piece: `deed-${card}-${seen[card]}` };
  });
  return html`<section class="deeds" data-target="deed-row">
    <h3>${t("board_deeds")}<span class="remain"> +${view.deeds}</span></h3>
    <ol>${range(printed.row).reverse().map((slot) => html`<li key=${slot}>${cards[slot] && html`<${DeedCard}
        slot=${slot} t=${t} ...${cards[slot]} />`}</li>`)}</ol>
  </section>`;
}

function DeedCard({ card, piece, slot, t }) {
  const name = card === printed.ranch ? t("ranch") : t("board_deed");
  return html`<div class=${`deedcard ${slot ? "" : "first"}`} data-piece=${piece}
      ...${tip(t.name("card", card), t.name("card", card, "tip"))}>
    <span><small>${slot + 1}</small>${name}</span>${isDeed(card) ? html`<${Vp} n=${points(card)} />` : html`<${Icon}
        name="dice_ranch" />`}</div>`;
}

/** The Doc: four consolations for those who gained nothing; above him, the Indian village. */
function Doc({ view, lit, t }) {
  const rivals = view.players.length - 1;
  const seeing = view.phase === "doc";
  const ordered = seeing ? view.queue.length : 0;
  const waiting = view.doc;
  return html`<section class=${`place doc ${seeing ? "now" : ""}`} data-target="doc"
      ...${tip(t("doc_badluck"), t.tip("doc_badluck"))}>
    <div class="decks">${view.indian > 0 && html`<span class="village"><${Picture} name="dt-village" />
      ${view.die_at < 0 && html`<${IndianDie} t=${t} />`}<span class="vh">${t("indian_village")}</span></span>`}</div>
    <div class="front"><${Picture} name="dt-front-doc" /><h3 class="sign bare"><span
        class="full">${t("doc_badluck")}</span><span class="brief" aria-hidden="true">${t("board_doc")}</span></h3>
      ${seeing && html`<${Flag} />`}</div>
    <ol class="queue" data-n=${waiting.length}>${waiting.length ? waiting.map((seat, index) => html`<li key=${seat}
        class=${ordered && !index ? "" : "second"}>
        <${Mark} seat=${seat} n=${index < ordered ? index + 1 : null}
            label=${t("board_may_see_doc", { player: t.name("seat", seat) })} /></li>`)
      : html`<li class="nobody">${t("board_if_nothing")}</li>`}</ol>
    <div class="acts benefits">${printed.benefits.map((_, number) => html`<${Benefit} key=${number} number=${number}
        rivals=${rivals} lit=${lit} t=${t} />`)}</div>
  </section>`;
}

function Benefit({ number, rivals, lit, t }) {
  const name = t.name("benefit", number);
  return html`<div ...${lit(`benefit-${number}`, 0, "benefit")}
      ...${tip(name, t.name("benefit", number, "tip"))}><span
      class="faces">${printed.benefit_faces[number].map((face) => html`<${Die} key=${face} face=${face} />`)}</span>
    <span class="what">${name}</span><span class="brings">${consolation(number, rivals, t)}</span></div>`;
}

function consolation(benefit, rivals, t) {
  switch (printed.benefits[benefit]) {
    case "doc_fence": return html`${printed.fenced_deeds} <${Icon} name="dice_fence" />`;
    case "doc_store": return html`1 <${Icon} name="dice_store" />`;
    case "doc_small_scam": return html`${dollars(t, printed.small_scam)} × ${rivals}`;
    default: return html`${printed.big_scam} <${Icon} name="nugget" /> × ${rivals}`;
  }
}

export function IndianDie({ t }) {
  return html`<span class="indian" data-piece="indian" data-target="indian"
      ...${tip(t("indian_die"), t.tip("indian_die"))}><${Picture} name="dt-indian-die" /><span
      class="vh">${t("indian_die")}</span></span>`;
}
