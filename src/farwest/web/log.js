// Log: what has happened, as this reader may know it, newest at the bottom.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Mark } from "/web/parts.js";
import { t } from "/web/words.js";

const SHOWN = 400;

/** Whether a message opens a stretch of the game, a round or a turn: its words have a form `.head`. */
export function isHead(message, say) {
  return say.has(message.id, "head");
}

/** A message with names in bold, and things as drawings where the board has one. */
export function Sentence({ message, say, board }) {
  return say.pieces(message).map((piece, index) => {
    if (typeof piece === "string") return bold(piece);
    if (piece.kind === "seat" || piece.kind === "seats") return html`<b key=${index}>${piece.text}</b>`;
    const drawn = board?.Thing && html`<${board.Thing} key=${index} kind=${piece.kind} value=${piece.value}
      text=${piece.text} />`;
    return drawn || piece.text;
  });
}

/** Sums of money stand out. */
function bold(text) {
  return text.split(/(\$\d+|\d+[\u00a0\u202f ]\$)/).map((part, index) => (index % 2 ? html`<b>${part}
    </b>` : part));
}

/** The seat a message is about: the first it names. */
export function actorOf(message) {
  const arg = Object.values(message.args ?? {}).find(([kind]) => kind === "seat");
  return arg ? arg[1] : null;
}

function targetsOf(message) {
  return Object.values(message.args ?? {}).flatMap(([kind, value]) => (typeof value === "number" && kind !== "number" ? [`${kind}-${value}`] : []));
}

/** Light up what a line speaks of. */
function speakOf(message, on) {
  for (const target of targetsOf(message)) {
    for (const element of document.querySelectorAll(`[data-target="${target}"]`)) element.classList.toggle("spoken", on);
  }
}

export function Log({ news, say, board, open, pick = null, at = null }) {
  const ref = useRef(null);
  const low = useRef(true);
  const shown = news.slice(-SHOWN);
  useLayoutEffect(() => {
    const box = ref.current?.closest(".scroll");
    if (box && low.current) box.scrollTop = box.scrollHeight;
  }, [news.length, say]);
  useEffect(() => {
    const box = ref.current?.closest(".scroll");
    const note = () => {
      low.current = box.scrollTop + box.clientHeight > box.scrollHeight - 40;
    };
    box?.addEventListener("scroll", note);
    return () => {
      box?.removeEventListener("scroll", note);
      for (const element of document.querySelectorAll(".spoken")) element.classList.remove("spoken");
    };
  }, []);
  // Tab comes to the latest rule, arrows to the others; heads show none
  const latest = shown.findLastIndex(({ message, clause }) => clause && !isHead(message, say));
  const walk = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.target.matches(".rule")) return;
    const rules = [...ref.current.querySelectorAll(".rule")];
    rules[rules.indexOf(event.target) + step]?.focus();
    event.preventDefault();
  };
  return html`<ol class="log" ref=${ref} onKeyDown=${walk}>${shown.map((item, index) => html`<${Line}
    key=${item.n ?? index} item=${item} say=${say} board=${board} open=${open} stop=${index === latest}
    pick=${pick} here=${at !== null && item.ply === at} />`)}
    ${!shown.length && html`<li class="soft">${t("page_nothing_yet")}</li>`}</ol>`;
}

function Line({ item, say, board, open, pick, here, stop }) {
  const { message, clause } = item;
  if (isHead(message, say)) return html`<li class="head">${say.head(message)}</li>`;
  const seat = actorOf(message);
  const secret = message.id.endsWith("_seen");
  return html`<li class=${`${secret ? "mine" : ""}${here ? " here" : ""}${pick ? " jump" : ""}`}
    onPointerEnter=${() => speakOf(message, true)}
      onPointerLeave=${() => speakOf(message, false)} onClick=${pick && (() => pick(item.ply))}>
    ${secret && html`<${Icon} name="eye-off" label=${t("page_only_you")} /> `}${seat !== null && html`<${Mark}
      seat=${seat} /> `}
    <${Sentence} message=${message} say=${say} board=${board} />
    ${clause && html` <button class="rule" tabindex=${stop ? 0 : -1}
      onClick=${(event) => { event.stopPropagation(); open(clause); }}>
      ${clause}</button>`}</li>`;
}
