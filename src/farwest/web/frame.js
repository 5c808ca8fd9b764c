// Frame: the top bar of the pages that are not a table, and the words and lights every bar offers.

import { html } from "htm/preact";
import { games } from "/web/games.js";
import { Icon } from "/web/parts.js";
import { route } from "/web/route.js";
import { me, otherLang, setLang, setTheme, theme } from "/web/session.js";
import { IconButton, tried } from "/web/ui.js";
import { t } from "/web/words.js";

export function ThemeButton({ class: cls = "" }) {
  const dark = theme.value === "dark";
  return html`<${IconButton} class=${cls} name=${dark ? "sun" : "moon"}
    label=${t(dark ? "page_light" : "page_dark")}
    onClick=${() => setTheme(dark ? "light" : "dark")} />`;
}

export function LangButton({ class: cls = "" }) {
  const other = otherLang();
  const change = () => tried(() => setLang(other, games.value.map((game) => game.key)));
  return html`<${IconButton} class=${cls} name="language" label=${t("page_other_language")} lang=${other}
    onClick=${change} />`;
}

const LINKS = [["", "page_play"], ["finished", "page_finished"], ["leaderboard", "page_leaderboard"], ["rules", "page_rules"]];

/** The top bar. */
export function Bar() {
  const here = route.value.name;
  return html`<header class="bar">
    <a class="brand" href="/"><${Icon} name="sheriff-star" />Farwest</a>
    <nav class="wide" aria-label=${t("page_pages")}><${Links} here=${here} /></nav>
    <span class="grow"></span>
    <${LangButton} /><${ThemeButton} />
    <a class="me" href=${me.value ? "/profile" : "/login"}><${Icon} name="person" />
      <span class="wide">${me.value?.name ?? t("page_login")}</span><span class="vh">
        ${me.value?.name ?? t("page_login")}</span>
      ${me.value?.guest && html`<span class="tag">${t("page_guest")}</span>`}</a>
  </header>`;
}

function Links({ here }) {
  return LINKS.map(([name, id]) => html`<a key=${name} href=${`/${name}`}
    aria-current=${here === name ? "page" : null}>${t(id)}</a>`);
}

/** The same links at the foot of a phone's screen. */
export function FootLinks() {
  return html`<nav class="foot phone" aria-label=${t("page_pages")}><${Links} here=${route.value.name} />
    </nav>`;
}

/** A page of text under the bar. */
export function Sheet({ title, children, class: cls = "" }) {
  return html`<${Bar} /><main class=${`wrap ${cls}`}><h1 class="poster">${title}</h1>${children}</main>
    <${FootLinks} />`;
}

/** Where nothing is to be seen: why, and the way back. */
export function Gone({ title = t("page_no_table"), text }) {
  return html`<${Sheet} title=${title}><section class="panel pad gone"><p>${text}</p>
    <a class="btn go" href="/">${t("page_back")}</a></section><//>`;
}
