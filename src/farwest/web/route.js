// Route: which page the address means, and going to another without loading everything again.

import { signal } from "@preact/signals";

function parse() {
  const [name = "", ...rest] = location.pathname.split("/").filter(Boolean);
  return { name, id: rest.map(decodeURIComponent).join("/"), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const route = signal(parse());

export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.value = parse();
  if (!replace) scrollTo(0, 0);
}

/** Change the address without telling anybody: what is shown is there already. */
export function note(path) {
  history.replaceState(null, "", path);
}

addEventListener("popstate", () => {
  route.value = parse();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  if (link.target || link.hasAttribute("download") || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/web/")) return;
  if (url.pathname === location.pathname && url.hash && !link.dataset.go) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
