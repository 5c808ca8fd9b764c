// The trail: the land, the way from space to space, the tiles on it, the cattlemen, and how far one may go.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { money } from "/web/words.js";
import { inWoods, isCopier, isPlot, isPrivate, kindOf, ownerOf, printed, range, signed,
  villageMoney } from "./facts.js";
import { KansasCity } from "./kansas.js";
import { Building, SmallTile, Use, glows, shapeOf, tileTip, tip } from "./pieces.js";
import { Row, lengthOf } from "./signs.js";

// --- ways --------------------------------------------------------------------------------------------

/** The curve through some points: Catmull and Rom's, as Bézier pieces. */
function curve(points) {
  const at = (index) => points[Math.min(Math.max(index, 0), points.length - 1)];
  const near = (a, b, c) => [a[0] + (c[0] - b[0]) / 6, a[1] + (c[1] - b[1]) / 6].map((n) => n.toFixed(1)).join(" ");
  return points.slice(1).reduce((path, to, index) => {
    const from = at(index);
    return `${path}C${near(from, at(index - 1), to)} ${near(to, at(index + 2), from)} ${to.join(" ")}`;
  }, `M${points[0].join(" ")}`);
}

const edge = (places, from, to) => curve([places.spots[from], ...(places.curves[`${from}>${to}`] ?? []),
  places.spots[to]]);

/** All the ways there are. */
function allWays(places) {
  return printed.next.flatMap((next, spot) => next.map((there) => edge(places, spot, there))).join("");
}

/** The way of a route, from where the cattleman stands. */
function routeWay(places, start, way) {
  return way.map((spot, index) => edge(places, index ? way[index - 1] : start, spot)).join("");
}

const memo = new Map();
function once(key, make) {
  if (!memo.has(key)) memo.set(key, make());
  return memo.get(key);
}

// --- the drawing -----------------------------------------------------------------------------------

/** The trail on one of the two drawings; `name` is wide or tall. */
export function Trail({ name, places, view, lit, t }) {
  const [aim, setAim] = useState(null);
  const [width, height] = places.box;
  const routes = new Map((view.routes ?? []).map((route) => [route.spot, route]));
  const walking = !mayCopy(view) && [...routes.keys()].some((spot) => glows(lit(`spot-${spot}`)));
  const shown = walking ? routes : new Map();
  const route = shown.get(aim);
  const way = once(`ways ${name}`, () => allWays(places));
  const look = (spot) => (shown.has(spot) ? { onPointerEnter: () => setAim(spot), onPointerLeave: () => setAim(null),
    onFocusIn: () => setAim(spot), onFocusOut: () => setAim(null) } : {});
  const draw = { name, places, view, lit, t };
  return html`<use href=${`#gwt-land-${name}`} width=${width} height=${height} />
    <${Names} name=${name} t=${t} />
    <g class="trail"><path class="t1" d=${way}/><path class="t2" d=${way}/><path class="t3" d=${way}/></g>
    ${route && html`<g class="chosen"><path class="r1" d=${routeWay(places, view.players[view.seat].spot, route.way)}/>
    <path class="r2" d=${routeWay(places, view.players[view.seat].spot, route.way)}/></g>`}
    <use href=${`#gwt-marks-${name}`} width=${width} height=${height} />
    <${Start} ...${draw} />
    <${KansasCity} ...${draw} look=${look} route=${shown.get(printed.kansas_city)} />
    ${range(printed.spots.length).filter((spot) => spot !== printed.start
    && spot !== printed.kansas_city).map((spot) => html`<${Spot} key=${spot} spot=${spot} look=${look}
    route=${shown.get(spot)} ...${draw} />`)}
    ${range(view.players.length).map((seat) => html`<${Cattleman} key=${seat} seat=${seat} ...${draw} />`)}
    ${[...shown.values()].map((each) => html`<${Reach} key=${each.spot} route=${each} places=${places}
    aimed=${each.spot === aim} />`)}`;
}

/** Whether what glows on the trail may be copied from where one stands, not walked to. */
function mayCopy({ board, copied, open_actions: actions, players, seat }) {
  const tile = board[players[seat]?.spot] ?? 0;
  return Boolean(actions) && copied < 0 && ownerOf(tile) === seat && isCopier(tile);
}

function Names({ name, t }) {
  return name === "wide" ? html`<text x="1236" y="1000" class="zn">${t("board_texas")}
    </text>` : html`<text x="318" y="2082" class="zn sm">${t("board_texas")}</text>`;
}

function Start({ places, t }) {
  const [x, y] = places.spots[printed.start];
  const r = 28 * places.smallScale;
  return html`<g class="startspot" ...${tip(t.name("spot", printed.start), t.name("spot", printed.start, "tip"))}>
    <circle cx=${x} cy=${y} r=${r}/><${Use} name="gwt_start" x=${x + r * 0.08} y=${y - r * 0.16} size=${r * 1.33} />
    </g>`;
}

/** One space: what lies there, or the room for it. */
function Spot({ spot, places, view, lit, t, look, route }) {
  const [x, y] = places.spots[spot];
  const tile = view.board[spot];
  const kind = tile ? kindOf(tile) : isPlot(spot) ? "plot" : "slot";
  const wide = kind === "building" || kind === "plot";
  const scale = wide ? places.buildingScale : places.smallScale;
  const risk = printed.risk[spot];
  const given = lit(`spot-${spot}`, 0, `spot ${kind}${route ? " go" : ""}`);
  const about = tile ? tileTip(t, tile, feesAt(view, spot), spot) : tip(t.name("spot", spot), t.name("spot", spot,
    "tip"));
  if (route) about["data-tip"] = `${routeText(t, route)} ${about["data-tip"]}`;
  return html`${risk > 0 && html`<${RiskTab} spot=${spot} risk=${risk} places=${places} view=${view} lit=${lit}
    t=${t} />`}
    <g role="group" aria-label=${about["data-name"]} ...${given} ...${about} ...${look(spot)}
      transform=${`translate(${x} ${y}) scale(${scale})`}>
      <${Ring} wide=${wide} />${tile ? html`<g data-piece=${pieceOf(tile, spot)}>
      <${Lying} tile=${tile} spot=${spot} view=${view} lit=${lit} t=${t} /></g>` : html`<${Room} spot=${spot} />`}
    </g>${!wide && villageMoney(spot) !== undefined && html`<${MoneyTag} n=${villageMoney(spot)} x=${x} y=${y}
    scale=${scale} />`}`;
}

/** What hands cost the viewer on a space: nothing on his own building, nor beside the trail. */
function feesAt({ board, fees, seat }, spot) {
  const own = seat >= 0 && ownerOf(board[spot]) === seat;
  return own || !printed.next.some((ways) => ways.includes(spot)) ? fees.map(() => 0) : fees;
}

/** Buildings of a player are one of a kind and can be followed; others are what lies on a space. */
const pieceOf = (tile, spot) => (isPrivate(tile) ? `tile-${tile}` : `spot-${spot}-${tile}`);

/** The glow around what can be chosen, and the thin one around what lies within reach. */
function Ring({ wide }) {
  return wide ? html`<rect class="far" x="-74" y="-48" width="148" height="96" rx="14"/>
    <rect class="lit" x="-74" y="-48" width="148" height="96" rx="14"/>`
    : html`<circle class="far" r="36"/><circle class="lit" r="36"/>`;
}

function Lying({ tile, spot, view, lit, t }) {
  if (kindOf(tile) !== "building") return html`<g transform="translate(-31 -31)">
    <${SmallTile} tile=${tile} fees=${view.fees} /></g>`;
  const here = view.open_actions && (view.players[view.turn].spot === spot || view.copied === spot);
  const act = (action) => (here ? lit(`local-${action}`, 0, `act ${view.open_actions.includes(action) ? "open"
    : "shut"}`) : { class: "act" });
  return html`<g transform="translate(-68 -42)"><${Building} tile=${tile} fees=${view.fees} act=${act} t=${t} /></g>`;
}

function Room({ spot }) {
  if (isPlot(spot)) return html`<g class="bare"><rect x="-64" y="-39" width="128" height="78" rx="10"/>
    <${Use} name=${inWoods(spot) ? "gwt_woods" : "gwt_plot"} x=${0} y=${0} size=${34} class="ic faint" /></g>`;
  if (villageMoney(spot) !== undefined) return html`<g class="hslot"><circle r="27"/></g>`;
  return html`<g class="hslot"><path d="M-15 -28H15L28 -15V15L15 28H-15L-28 15V-15Z"/>
    <text y="8">${printed.spots[spot].slice(-1)}</text></g>`;
}

/** The risk action beside a plot; it belongs to whoever owns the building there. */
function RiskTab({ spot, risk, places, view, lit, t }) {
  const [x, y] = places.spots[spot];
  const scale = places.buildingScale;
  const signs = printed.risk_signs[risk];
  const mine = view.players[view.turn].spot === spot ? 0 : view.copied === spot ? 1 : -1;
  const given = mine >= 0 && view.open_actions ? lit(`risk-${mine}`, 0, "risk") : { class: "risk" };
  return html`<g ...${given} ...${tip(t("risk_action"), `${t.name("deal", risk)}. ${t.tip("risk_action")}`)}
    transform=${`translate(${x - 68 * scale} ${y + 40 * scale}) scale(${scale})`}>
    <path class="tab" d="M0 0H136V21A8 8 0 0 1 128 29H8A8 8 0 0 1 0 21Z"/>
    <${Use} name="gwt_risk" x=${17} y=${15} size=${24} />
    <${Row} signs=${signs} x=${82} y=${15.5} scale=${Math.min(0.72, 96 / lengthOf(signs))} />
    <path class="lit" d="M0 0H136V21A8 8 0 0 1 128 29H8A8 8 0 0 1 0 21Z"/></g>`;
}

function MoneyTag({ n, x, y, scale }) {
  return html`<g class=${`mtag ${n < 0 ? "neg" : ""}`} aria-hidden="true"
    transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-37" y="13" width="38" height="23" rx="11"/><text x="-18" y="30.5">${signed(n)}</text></g>`;
}

// --- cattlemen ---------------------------------------------------------------------------------------

/** Where a cattleman stands beside his tile; several stand one above the other. */
function standing(places, view, seat) {
  const { spot } = view.players[seat];
  const before = view.players.slice(0, seat).filter((other) => other.spot === spot).length;
  if (spot === printed.kansas_city) return kansasStand(places, before);
  const [x, y] = places.spots[spot];
  const small = !(printed.plots.includes(spot) || printed.neutral_spots.includes(spot));
  const [dx, dy] = places.cattleman;
  const edge = Math.max(x + (small ? dx * 0.5 : dx), 32);
  return [edge + before * 20, y + dy - before * 6];
}

function kansasStand(places, before) {
  const [x, y, width, height] = places.kansasCity;
  return [x + width - 24 - before * 34, y + height - 4];
}

function Cattleman({ seat, places, view, t }) {
  const { spot } = view.players[seat];
  if (spot < 0) return null;
  const active = view.turn === seat && !view.over;
  const scale = places.smallScale / 1.08;
  const [x, y] = standing(places, view, seat);
  const name = t("board_cattleman", { player: t.name("seat", seat) });
  return html`<g class=${`pawn s${seat} ${active ? "active" : ""}`} transform=${`translate(${x} ${y}) scale(${scale})`}
    role="img" aria-label=${`${name}, ${t.name("spot", spot)}`} ...${tip(name, t.tip("cattleman"))}>
    <g data-piece=${`cattleman-${seat}`}>${active && html`<ellipse class="halo" cy="30" rx="36" ry="11"/>`}
      <${Use} name="gwt_cattleman" x=${0} y=${0} size=${active ? 62 : 56} class="ic pawnpiece" />
      <${Use} name=${shapeOf(seat)} x=${0} y=${16} size=${19} class="shape" /></g></g>`;
}

// --- how far ---------------------------------------------------------------------------------------

/** The steps to a location within reach, and what the cheapest way costs in all. */
function Reach({ route, places, aimed }) {
  const [x, y] = reachAt(places, route.spot);
  const scale = places.buildingScale / 1.08;
  const cost = money(route.cost);
  const width = 34 + cost.length * 11;
  return html`<g class=${`reach ${aimed ? "pick" : ""}`} transform=${`translate(${x} ${y}) scale(${scale})`}
    aria-hidden="true">
    <rect x=${-width / 2} y="-15" width=${width} height="30" rx="15"/><circle cx=${15 - width / 2} r="12.5"/>
    <text x=${15 - width / 2} y="6.5" class="st">${route.steps}</text><text x=${14} y="6.5" class="fe">${cost}</text>
    </g>`;
}

function reachAt(places, spot) {
  if (spot === printed.kansas_city) return [places.kansasCity[0] + places.kansasCity[2] / 2, places.kansasCity[1] - 4];
  const [x, y] = places.spots[spot];
  const wide = printed.plots.includes(spot) || printed.neutral_spots.includes(spot);
  const [dx, dy] = wide ? places.badge.building : places.badge.small;
  return [x + dx, y + dy];
}

/** In words how far it is, and who is paid on the way. */
function routeText(t, route) {
  const reach = t("board_reach", { steps: route.steps, cost: route.cost });
  if (!route.pays.length) return `${reach}.`;
  const pays = route.pays.map(([spot, seat, cost]) => (seat < 0 ? t("board_pays_bank", { cost, spot: t.name("spot",
    spot) }) : t("board_pays", { cost, player: t.name("seat", seat), spot: t.name("spot", spot) }))).join(" ");
  return `${reach}. ${pays}`;
}
