// Table: one table, from the room before the start to the end of the game.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Gone } from "/web/frame.js";
import { loadBoard } from "/web/games.js";
import { nameOf } from "/web/lobby.js";
import { steadily } from "/web/net.js";
import { Play } from "/web/play.js";
import { Sitting } from "/web/sitting.js";
import { t } from "/web/words.js";
import { Waiting } from "/web/waiting.js";

export function Table({ id }) {
  const sitting = useMemo(() => new Sitting(id), [id]);
  const [board, setBoard] = useState(null);
  const table = sitting.table.value;
  useEffect(() => {
    sitting.open();
    return () => sitting.close();
  }, [sitting]);
  useEffect(() => {
    let wanted = true;
    if (table) steadily(() => loadBoard(table.game), () => !wanted).then((found) => wanted && setBoard(found), () => {});
    return () => {
      wanted = false;
    };
  }, [table?.game]);
  useEffect(() => {
    if (table) document.title = `${nameOf(table)} · Farwest`;
  }, [table?.name]);
  if (sitting.missing.value) return html`<${Gone} text=${sitting.missing.value} />`;
  if (!table) return html`<${Opening} />`;
  if (table.status === "waiting") return html`<${Waiting} sitting=${sitting} />`;
  if (table.status === "cancelled") return html`<${Gone} text=${t("page_table_cancelled")} />`;
  return board ? html`<${Play} sitting=${sitting} board=${board} />` : html`<${Opening} />`;
}

function Opening() {
  return html`<div class="opening" role="status"><span class="vh">${t("page_opening")}</span></div>`;
}
