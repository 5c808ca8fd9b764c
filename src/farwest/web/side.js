// Side: the column beside the board: log, chat, rules. On small screens it slides in.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Log } from "/web/log.js";
import { Rules } from "/web/rules.js";
import { Talk, spoken } from "/web/talk.js";
import { IconButton } from "/web/ui.js";
import { t } from "/web/words.js";

const TABS = ["log", "chat", "rules"];

/** `side` is a signal: { tab, open, clause, again, unread }. */
export function Side({ sitting, seat, say, board, side }) {
  const { tab, open, clause, again, focus = 0 } = side.value;
  const ref = useRef(null);
  const said = sitting.chat.value;
  useEffect(() => {
    const last = said.at(-1)?.id ?? 0;
    const seen = tab === "chat" && ref.current?.getClientRects().length;
    if (seen) sitting.read = last;
    const unread = said.filter((line) => line.id > sitting.read).length;
    if (unread !== (side.value.unread ?? 0)) side.value = { ...side.value, unread };
  }, [said, tab, open]);
  useEffect(() => {
    if (open) ref.current?.querySelector("[aria-selected=true]")?.focus();
  }, [open, focus]);
  const pick = (name) => {
    side.value = { ...side.value, tab: name };
  };
  const close = () => {
    side.value = { ...side.value, open: false };
  };
  const arrows = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    pick(TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]);
    requestAnimationFrame(() => ref.current?.querySelector("[aria-selected=true]")?.focus());
  };
  const last = tab !== "chat" && said.at(-1);
  const fresh = last && side.value.unread > 0;
  return html`${open && html`<div class="cover dim" onClick=${close}></div>`}
    <aside class=${`side panel${open ? " open" : ""}`} ref=${ref} aria-label=${t("page_log_chat")}>
      <div class="tabs"><div role="tablist" onKeyDown=${arrows}>${TABS.map((name) => html`<button key=${name}
        role="tab" aria-selected=${String(tab === name)} tabindex=${tab === name ? 0 : -1} aria-controls="side-panel" onClick=${() => pick(name)}>
          ${t(`page_tab_${name}`)}${name === "chat" && side.value.unread > 0 && html`<span class="badge">
            ${side.value.unread}</span>`}</button>`)}</div>
        <${IconButton} name="close" class="shut" label=${t("page_close")} onClick=${close} /></div>
      <div class="inside" id="side-panel" role="tabpanel" aria-label=${t(`page_tab_${tab}`)}>
        ${tab === "log" && html`<div class="scroll" tabindex="0" role="log" aria-live="off"
          aria-label=${t("page_tab_log")}>
          <${Log} news=${sitting.news.value[seat] ?? []} say=${say} board=${board}
          open=${(id) => { side.value = { ...side.value, tab: "rules", clause: id, again: again + 1 }; }} />
            </div>`}
        ${tab === "chat" && html`<${Talk} sitting=${sitting} />`}
        ${tab === "rules" && html`<${Rules} game=${sitting.table.value.game} clause=${clause}
          again=${again} />`}
        ${fresh && html`<button class="bubble last" onClick=${() => pick("chat")}><b>${last.name}
          </b> · ${spoken(last.text)}</button>`}
      </div></aside>`;
}
