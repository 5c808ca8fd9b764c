// The seats: money against its limit, strength and what makes it, and everything else that lies before a player.

import { html } from "htm/preact";
import { Icon, Money, Vp } from "/web/parts.js";
import { minus } from "/web/words.js";
import { bustOf, facts, powerOf, range, sum } from "./facts.js";
import { Picture, Piece, Tokens, buildingTip, dollars, powerTip, strengthWords, term, tip } from "./pieces.js";

/** The counters inside a seat's panel. */
export function Seat({ view, seat, t }) {
  return html`<div class="folk"><${Score} view=${view} seat=${seat} t=${t} />
    <${Cash} view=${view} seat=${seat} t=${t} /><${Force} view=${view} seat=${seat} t=${t} />
    <div class="kit"><${Stock} view=${view} seat=${seat} t=${t} /><${Cards} view=${view} seat=${seat} t=${t} /></div>
    <${Waiting} view=${view} seat=${seat} t=${t} />
    ${view.variants.horses > 0 && html`<${Stable} view=${view} seat=${seat} t=${t} />`}</div>`;
}

/** Points won so far, at the end all of them; the tip counts as if the game ended now. */
export function Score({ view, seat, t }) {
  const { points, scores } = view.players[seat];
  const total = sum(Object.values(scores));
  const shown = view.over ? total : points;
  const parts = Object.entries(scores).filter(([, number]) => number)
    .map(([source, number]) => t("board_part", { source: t(`score_${source}`), number: minus(number) }));
  const text = t(view.over ? "board_score" : "board_standing", { number: total, parts: t.join(parts),
    count: parts.length });
  return html`<span class="score" data-purse=${`vp seat-${seat}`} data-amount=${shown} ...${tip(t("vp"), text,
    "CC-014")}><${Vp} n=${shown} /></span>`;
}

/** Money, and how much of it one may keep. */
export function Cash({ view, seat, t }) {
  const { cash, limit, committed } = view.players[seat];
  const over = limit !== null && cash > limit;
  const part = limit ? Math.min(100, (100 * cash) / limit) : 0;
  const text = limit === null ? t.tip("board_cash") : `${t("board_limit_is",
    { amount: dollars(limit) })} ${t.tip("board_cash")}`;
  return html`<div class=${`cash ${over ? "over" : ""}`} ...${tip(t("board_cash"), text, "CC-144")}><${Money}
    n=${cash} at=${`seat-${seat}`} />
    ${limit !== null && html`<span class="gaugebar" aria-hidden="true"><i style=${{ width: `${part}%` }}></i></span>
      <small>${t("board_limit_short", { amount: dollars(limit) })}</small>`}
    ${view.phase === "placement" && committed > 0 && html`<small class=${`bound ${committed > cash ? "short" : ""}`}
      ...${term(t, "board_committed", "CC-013")}>
      ${committed > cash && html`<${Picture} name="cc-g-warning" />`}−${dollars(committed)}</small>`}</div>`;
}

const GLYPHS = { cowboys: "cc-g-hat", revolvers: "cc-g-gun", chip: "cc-ammo", mercenary: "cc-p_mercenary",
  corral: "cc-horse", white: "cc-g-hat" };

/** Strength at a glance, and what makes it. */
export function Force({ view, seat, t }) {
  const { strength, strength_parts: parts } = view.players[seat];
  return html`<div class="force" ...${tip(t("strength"), `${strengthWords(view, seat, t)} ${t.tip("strength")}`,
    "CC-009")}>
    <${Tokens} icon="cc-g-strength" n=${strength} label=${t("strength")} class="total" />
    <span class="how" aria-hidden="true">${parts.filter(([what, number]) => number || what !== "corral").map(([what,
      number], index) => html`
      <span key=${what} class=${what}>${index ? "+" : "="} <${Picture} name=${GLYPHS[what]} />
        ${number}</span>`)}</span></div>`;
}

/** Roads, titles, and tokens where there are any. */
export function Stock({ view, seat, t }) {
  const { roads, titles, dynamite, tokens, sharp, tiles, tiles_total: total } = view.players[seat];
  const at = `seat-${seat}`;
  return html`<span class="stock"><${Tokens} icon="cc-g-road" n=${roads} label=${t("road")} at=${at} ...${term(t,
    "road", "CC-087")} />
    <${Tokens} icon="cc-g-deed" n=${titles} label=${t("title")} ...${term(t, "title", "CC-006")} />
    ${dynamite > 0 && html`<${Tokens} icon="cc-dynamite" n=${dynamite} label=${t("dynamite")} at=${at} ...${term(t,
      "dynamite", "CC-189")} />`}
    ${tokens > 0 && html`<${Tokens} icon="cc-no_duel" n=${tokens} label=${t("no_duel")} ...${term(t, "no_duel",
      "CC-198")} />`}
    ${sharp > 0 && html`<span class="amt" ...${term(t, "sharpshooter", "CC-232")}><${Icon} name="sheriff-star"
      label=${t("sharpshooter")} /></span>`}
    ${view.variants.duel_tiles > 0 && seat !== view.seat && html`<span class="amt" ...${tip(t("board_tiles_of",
      { number: tiles }),
      total === null ? t("board_tiles_unknown", { tiles }) : t("board_tiles_total", { number: total, tiles }), "CC-246")}>
      <span class="dueltile back"></span>${tiles}<span class="vh"> ${t("board_tiles_of",
        { number: tiles })}</span></span>`}</span>`;
}

/** The personality of this round; two with the Street Boy. */
export function Cards({ view, seat, t }) {
  const { card, second } = view.players[seat];
  return html`<span class="mycards">${[card, second].filter((each) => each >= 0).map((each) => {
    const power = powerOf(view, seat, each);
    return html`<span key=${each} class="mycard" ...${powerTip(t, power)}><${Picture} name=${bustOf(power)} /><i
      class="no">${each}</i>
      <em>${t.name("power", power)}</em></span>`;
  })}</span>`;
}

/** Tiles bought and not yet built. */
export function Waiting({ view, seat, lit = null, t }) {
  const { pending } = view.players[seat];
  if (!pending.length) return null;
  const kinds = [...new Set(pending)];
  return html`<div class="pendings" ...${term(t, "pending_building", "CC-102")}><span class="caption">
    ${t("pending_building")}</span>${kinds.map((building) => {
    const n = pending.filter((other) => other === building).length;
    const given = lit ? lit(`pending-${building}`, 0, "pend") : { class: "pend" };
    return html`<span key=${building} role="group" aria-label=${t.name("building", building)} ...${given}
      ...${buildingTip(t, building)}>
      <${Picture} name=${`cc-${facts.buildings[building]}`} />${n > 1 && html`<i class="n">${n}</i>`}</span>`;
  })}</div>`;
}

/** Horses at home, in the corrals and cups won, in one line. */
function Stable({ view, seat, t }) {
  const { horses, corral, corral_boy: boys, rodeos } = view.players[seat];
  return html`<div class="stable"><${Tokens} icon="cc-horse" n=${horses} label=${t("horse")} ...${term(t, "horse",
    "CC-286")} />
    ${sum(corral) + sum(boys) > 0 && html`<span class="minis" ...${term(t, "corral", "CC-296")}>
      ${range(facts.hats.length).map((place) => html`
      <span key=${place} class=${corral[place] ? "has" : ""}>${corral[place]}${boys[place] > 0 && html`<${Picture}
        name="cc-g-hat" />`}</span>`)}</span>`}
    ${rodeos > 0 && html`<${Tokens} icon="trophy" n=${rodeos} label=${t("rodeo_cup")} ...${term(t, "rodeo_cup",
      "CC-296")} />`}</div>`;
}

/** Tokens after a seat's name: first in order, passed, the chip, the Town Hall. */
export function badges(view, seat, t) {
  const first = view.order[0] === seat;
  const out = view.phase === "placement" && view.passed.includes(seat);
  return html`<span class="offices">
    ${first && !view.over && html`<span class="office" ...${term(t, "first_player", "CC-012")}><${Icon}
      name="sheriff-star" label=${t("first_player")} /></span>`}
    ${view.chip === seat && html`<span class="office" ...${term(t, "ammo_chip", "CC-068")}><${Picture}
      name="cc-ammo" /><span class="vh">${t("ammo_chip")}</span></span>`}
    ${view.occupant === seat && html`<span class="office" ...${term(t, "occupant", "CC-132")}><${Picture}
      name="cc-town_hall" /><span class="vh">${t("occupant")}</span></span>`}
    ${out && html`<span class="office" ...${term(t, "board_has_passed", "CC-052")}><${Icon} name="pause"
      label=${t("board_has_passed")} /></span>`}</span>`;
}

/** Cowboys that have not been placed yet. */
export function Reserve({ view, seat, names, t }) {
  const white = view.white === facts.in_reserve && view.power[2 * facts.personalities.indexOf("sheriff")] === seat;
  return html`<span class="reserve" ...${term(t, "board_reserve", "CC-008", { number: names.length })}>
    ${names.map((name) => html`<${Piece} key=${name} seat=${seat} data-piece=${name} />`)}
    ${white && html`<${Piece} seat=${seat} white=${true} data-piece="white" label=${t("white_cowboy")} />`}
    <span class="vh">${t("board_reserve", { number: names.length })}</span></span>`;
}
