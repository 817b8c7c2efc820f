// What every page does: light or dark, times in words, a search in the rules.

import { searchable } from "./rules.js";

function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
}
for (const button of document.querySelectorAll("#theme, [data-theme-switch]")) button.addEventListener("click", switchTheme);

// The server draws for the screen that it was last told of.
document.cookie = `wide=${matchMedia("(min-width: 64rem), (orientation: landscape)").matches ? "yes" : "no"}; path=/; max-age=31536000; samesite=lax`;

const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
for (const time of document.querySelectorAll("time[data-at]")) {
  const seconds = Number(time.dataset.at) - Date.now() / 1000;
  const [size, unit] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ].find(([size]) => Math.abs(seconds) >= size) ?? [1, "second"];
  time.textContent = unit === "second" ? "just now" : format.format(Math.round(seconds / size), unit);
}

for (const select of document.querySelectorAll(".seat-row select")) {
  const row = select.closest(".seat-row");
  const show = () => row.classList.toggle("with-name", select.value === "other");
  select.addEventListener("change", show);
  row.classList.add("scripted");
  show();
}

const search = document.getElementById("rule-search");
if (search) searchable(search, document.getElementById("rulebook"), document.getElementById("rule-found"));
