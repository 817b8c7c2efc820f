// The replay page: any position of a game, step by step, by itself, or by its log line.

import { words } from "./choose.js";
import { fadeEdges } from "./edge.js";
import { Motion } from "./motion.js";
import "./page.js";
import { patch } from "./patch.js";
import { readable } from "./loglist.js";
import { LookBack } from "./review.js";
import { Tabs } from "./tabs.js";
import { Tip } from "./tip.js";

const STEP_SECONDS = 1.2;
const $ = (id) => document.getElementById(id);
const { table, records } = $("replay").dataset;
const last = Number(records);
const motion = new Motion($("board"));
new Tip([$("board")]);
fadeEdges($("hand"));

const wide = matchMedia("(min-width: 64rem), (orientation: landscape)");
wide.addEventListener("change", () => go(at));

let at = last;
let timer = 0;
let asked = 0;

async function go(to) {
  at = Math.min(Math.max(0, to), last);
  const mine = ++asked;
  const seat = $("seat")?.value ?? "";
  const response = await fetch(`/api/tables/${table}/replay?at=${at}&wide=${wide.matches}${seat === "" ? "" : `&seat=${seat}`}`);
  if (!response.ok || mine !== asked) return;
  const position = await response.json();
  const places = motion.remember();
  for (const id of ["board", "hand", "players", "prompt", "status"]) patch($(id), position.html[id]);
  for (const element of $("board").querySelectorAll(".el")) {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", words(element));
    element.classList.toggle("last", position.last.includes(element.id));
  }
  motion.settle(places, []);
  $("at").value = at;
  $("where").textContent = `${at} / ${last}`;
  if ($("fork-at")) $("fork-at").value = at;
  const sight = seat === "" ? "" : `&seat=${seat}`;
  $("picture").href = `/api/tables/${table}/picture.svg?at=${at}${sight}`;
  $("picture-png").href = `/api/tables/${table}/picture.png?at=${at}${sight}`;
  history.replaceState(null, "", `?at=${at}${sight}`);
  mark();
}

function mark() {
  for (const item of $("log").children) item.classList.toggle("here", item.id === `log-${at - 1}`);
  const here = $(`log-${at - 1}`);
  if (!here) return;
  here.scrollIntoView({ block: "nearest" });
  $("polite").textContent = here.textContent;
}

function run(on) {
  clearInterval(timer);
  $("run").setAttribute("aria-pressed", on);
  if (!on) return;
  if (at >= last) go(0);
  timer = setInterval(() => (at >= last ? run(false) : go(at + 1)), STEP_SECONDS * 1000 * Number($("speed").value));
}

const still = (to) => {
  run(false);
  go(to());
};
$("first").addEventListener("click", () => still(() => 0));
$("back").addEventListener("click", () => still(() => at - 1));
$("next").addEventListener("click", () => still(() => at + 1));
$("last").addEventListener("click", () => still(() => last));
$("at").addEventListener("input", () => still(() => Number($("at").value)));
$("run").addEventListener("click", () => run($("run").getAttribute("aria-pressed") !== "true"));
$("speed").addEventListener("change", () => run($("run").getAttribute("aria-pressed") === "true"));
$("seat")?.addEventListener("change", () => go(at));
$("share").addEventListener("click", async () => {
  await navigator.clipboard?.writeText(location.href);
  $("share").textContent = "Copied";
  setTimeout(() => ($("share").textContent = "Copy a link to this position"), 2000);
});
$("log").addEventListener("click", (event) => {
  const link = event.target.closest("[data-record]");
  if (!link) return;
  event.preventDefault();
  still(() => Number(link.dataset.record));
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("[role=tab], #log")) return;
  if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    run($("run").getAttribute("aria-pressed") !== "true");
    return;
  }
  const steps = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: () => last };
  if (!steps[event.key]) return;
  event.preventDefault();
  still(steps[event.key]);
});

function jump(to) {
  still(() => to);
  tabs.close();
}

const tabs = new Tabs(document.querySelector(".tabs"));
readable($("panel-log"), $("log"));
if ($("panel-back")) new LookBack($("panel-back"), table, jump);

const asks = new URLSearchParams(location.search);
const wanted = asks.get("at");
if (asks.has("seat") && [...($("seat")?.options ?? [])].some((option) => option.value === asks.get("seat"))) $("seat").value = asks.get("seat");
await go(wanted === null ? last : Number(wanted) || 0);
document.body.dataset.ready = "yes";
