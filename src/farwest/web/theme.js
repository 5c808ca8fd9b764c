// The first thing that runs: theme, language and size, before anything is painted.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;   // private windows may keep nothing
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = read("farwest.theme");
  root.dataset.theme = theme === "dark" || theme === "light" ? theme : dark ? "dark" : "light";
  const spoken = [read("farwest.lang"), ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2));
  // Safari enlarges in a way of its own, in which widths and containers measure something else
  if (!("currentCSSZoom" in Element.prototype)) root.style.setProperty("--z", 1);
  root.lang = spoken.find((tag) => tag === "en" || tag === "fr") ?? "en";
})();
