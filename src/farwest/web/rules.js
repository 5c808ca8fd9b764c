// Rules: the rules of a game, clause by clause, to be searched; at the table and on a page of its own.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Sheet } from "/web/frame.js";
import { games, titleOf } from "/web/games.js";
import { get, kept, steadily } from "/web/net.js";
import { Icon } from "/web/parts.js";
import { note } from "/web/route.js";
import { Select } from "/web/ui.js";
import { lang, t } from "/web/words.js";

const books = new Map();

function fetchRules(game, language) {
  const key = `${language}/${game}`;
  return kept(books, key, () => get(`/games/${game}/rules?lang=${language}`));
}

/** Text without accents and capitals, as people search. */
function plain(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

/** `**bold**`, `*leaning*` and `code` of the rules as elements. */
function styled(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : html`<em>${part.slice(1, -1)}</em>`;
  });
}

function Remark({ text }) {
  const lines = text.split("\n");
  if (!lines[0].startsWith("|")) return html`<p class="remark">${styled(text)}</p>`;
  const cells = (line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  return html`<div class="tablebox" tabindex="0" role="group" aria-label=${t("page_table_of_rules")}><table>
    <thead><tr>${rows[0].map((cell) => html`<th scope="col">${styled(cell)}</th>`)}</tr></thead>
    <tbody>${rows.slice(1).map((row) => html`<tr>${row.map((cell) => html`<td>${styled(cell)}</td>`)}</tr>`)}
      </tbody></table></div>`;
}

/** The book with its search. `clause` is shown first, `again` asks for it once more. */
export function Rules({ game, clause = "", again = 0 }) {
  const [book, setBook] = useState(null);
  const [sought, setSought] = useState("");
  const ref = useRef(null);
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    steadily(() => fetchRules(game, language), () => !wanted)
      .then((found) => wanted && setBook(found), () => wanted && setBook([]));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  useEffect(() => {
    if (!book || !clause) return;
    setSought("");
    requestAnimationFrame(() => {
      const found = ref.current?.querySelector(`[data-clause="${clause}"]`);
      found?.scrollIntoView({ block: "center" });
      found?.focus();
    });
  }, [book, clause, again]);
  const open = (index) => {
    setSought("");
    requestAnimationFrame(() => {
      ref.current?.querySelector(`[data-section="${index}"]`)?.scrollIntoView({ block: "start" });
    });
  };
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const fits = (text) => words.every((word) => plain(text).includes(word));
  const shown = (book ?? []).map((section, index) => ({
    ...section, index, remarks: words.length ? section.remarks.filter(fits) : section.remarks,
    clauses: words.length ? section.clauses.filter((each) => fits(`${each.id} ${each.text}`)) : section.clauses,
  })).filter((section) => !words.length || section.clauses.length || section.remarks.length);
  return html`<div class="rules" ref=${ref}>
    <label class="search"><${Icon} name="search" /><span class="vh">${t("page_search_rules")}</span>
      <input class="field" type="search" placeholder=${t("page_search_rules")} value=${sought}
      onInput=${(event) => setSought(event.target.value)} /></label>
    <${Chapters} book=${book ?? []} open=${open} />
    <div class="scroll" tabindex="0" role="region" aria-label=${t("page_rules")}>
      ${shown.map((section) => html`<${Section} key=${section.index} section=${section} clause=${clause} />`)}
      ${book && !shown.length && html`<p class="soft">${t("page_nothing_found")}</p>`}</div></div>`;
}

/** The table of contents: picking a chapter goes there. */
function Chapters({ book, open }) {
  const named = book.map(({ title, level }, index) => [index, title.replace(/[*`]/g, ""), level]);
  const chapters = named.filter(([, , level]) => level === 2);
  if (chapters.length < 3) return null;
  return html`<div class="chapters"><${Select} label=${t("page_chapters")} value=${null}
    set=${(index) => index !== null && open(index)} choices=${[[null, t("page_chapters")], ...chapters]} /></div>`;
}

function Section({ section, clause }) {
  const level = Math.min(Math.max(section.level + 1, 2), 4);
  return html`<section data-section=${section.index}><${`h${level}`}>${styled(section.title)}</${`h${level}`}>
    ${section.remarks.map((remark, index) => html`<${Remark} key=${index} text=${remark} />`)}
    <ul>${section.clauses.map((each) => html`<li key=${each.id} data-clause=${each.id} tabindex="-1"
      class=${each.id === clause ? "here" : ""}>
      <span class="rule">${each.id}</span> ${styled(each.text)}</li>`)}</ul></section>`;
}

/** The rules of a game on a page of their own; `/rules/dice_town#DT-061` opens a clause. */
export function RulesPage({ id, hash }) {
  const [game, setGame] = useState(id || games.value[0]?.key);
  useEffect(() => {
    document.title = `${t("page_rules")} · Farwest`;
  }, []);
  const change = (key) => {
    setGame(key);
    note(`/rules/${key}`);
  };
  if (!game) return null;
  return html`<${Sheet} title=${t("page_rules_of", { game: titleOf(game) })} class="reading">
    ${games.value.length > 1 && html`<${Select} label=${t("page_game")} value=${game} set=${change}
      choices=${games.value.map((each) => [each.key, titleOf(each.key)])} />`}
    <section class="panel book"><${Rules} game=${game} clause=${hash} /></section><//>`;
}
