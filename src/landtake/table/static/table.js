// The table page: everything that comes over the line is shown, everything that is pressed goes over it.

import { Chooser } from "./choose.js";
import { Clocks } from "./clock.js";
import { Composer } from "./compose.js";
import { fadeEdges } from "./edge.js";
import { Hint } from "./hint.js";
import { Rover, shortcuts } from "./keys.js";
import { Line } from "./line.js";
import { readable } from "./loglist.js";
import { Motion } from "./motion.js";
import "./page.js";
import { patch, patchList } from "./patch.js";
import { RuleSheet } from "./rules.js";
import { settings } from "./settings.js";
import { Sound } from "./sound.js";
import { StandingOrders } from "./standing.js";
import { Tabs } from "./tabs.js";
import { Tip } from "./tip.js";
import { Zoom } from "./zoom.js";

const LONGEST_BUSY = 3000;
const $ = (id) => document.getElementById(id);
const boot = JSON.parse($("boot").textContent);

let you = boot.you;
let frame = boot.frame;
let seat = frame.seat;
let unread = 0;
let busy = false;
let waiting = null;
let stood = $("status").textContent;

const rules = new RuleSheet(boot.game);
const motion = new Motion($("board"));
const sound = new Sound();
const tip = new Tip([$("board"), $("hand")]);
fadeEdges($("hand"));
const zoom = new Zoom($("board"), $("zoom"), $("open-zoom"));
const clocks = new Clocks({ say: (text) => ($("assertive").textContent = text), title });
const composer = new Composer($("compose"), playRun, () => chooser.show());
const chooser = new Chooser({
  board: $("board"),
  hand: $("hand"),
  list: $("moves"),
  count: $("moves-count"),
  empty: $("moves-empty"),
  choice: $("choice"),
  picked: $("picked"),
  composer,
  find: $("moves-find"),
  play,
  why,
  idle,
  openList,
});
const hint = $("hint") && new Hint(boot.table, $("hint"), $("advice"), refuse);
const standing = new StandingOrders($("standing"), $("open-standing"), $("standing-line"), act);
const rovers = [$("board"), $("hand")].map((area) => new Rover(area, (element) => chooser.press(element)));
const tabs = new Tabs(document.querySelector(".tabs"), (name) => {
  if (name === "chat") countUnread(0);
  if (name === "notes") loadNotes();
  if (name === "log") showLogEnd();
});
readable($("panel-log"), $("log"));
const wide = matchMedia("(min-width: 64rem), (orientation: landscape)");
const line = new Line(boot.table, () => ({ seat, wide: wide.matches, since: frame.wide === wide.matches && frame.seat === seat ? frame.v : 0 }), heard);
document.addEventListener("visibilitychange", () => line.hide(document.hidden));
wide.addEventListener("change", () => line.look(seat, wide.matches));

// out

async function send(message, mine = true) {
  const answer = await line.send(mine ? { seat, ...message } : message);
  if (!answer.ok) refuse(answer);
  return answer;
}

// One thing after another: a second press waits until the page shows what the first one did.
async function act(message) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  const answer = await send(message);
  if (answer.ok) await shown(answer.v);
  busy = false;
  document.body.classList.remove("busy");
  return answer;
}

// A choice of several steps: one after another, as long as each is answered well and the next one is ours.
async function playRun(actions) {
  for (const action of actions) {
    if (!isAsked(frame)) return;
    const answer = await act({ type: "move", decision: frame.decision.id, action });
    if (!answer?.ok) return;
  }
}

function play(option) {
  if (frame.decision) act({ type: "move", decision: frame.decision.id, action: option.action });
}

function shown(version) {
  if (frame.v >= version) return Promise.resolve();
  return new Promise((resolve) => {
    waiting = { version, resolve };
    setTimeout(resolve, LONGEST_BUSY);
  });
}

async function why(elements) {
  const answer = await line.send({ type: "why", seat, elements });
  if (!answer.ok) refuse(answer);
  else if (!answer.legal) refuse(answer);
}

// Pressing the board while one's own move waits is answered with what it waits for.
function idle() {
  if (!$("confirm").hidden) refuse({ say: "The game goes on once your move is confirmed; until then you can take it back.", code: "not-yet" });
}

function refuse({ say, rule, code }) {
  const box = $("refusal");
  box.classList.toggle("gentle", code === "not-yet");
  box.replaceChildren(say, " ");
  if (rule) {
    const link = document.createElement("a");
    link.href = `/rules/${boot.game}#rule-${rule}`;
    link.textContent = `Rule ${rule}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      rules.open(rule);
    });
    box.append(link);
  }
  box.hidden = false;
  sound.play("refused");
  document.dispatchEvent(new Event("refused"));
}

// in

function heard({ frame: news, you: who, state, now }) {
  if (now) clocks.set(now);
  if (state) $("line").textContent = { live: "", polling: "", lost: "Reconnecting …" }[state];
  if (state) document.body.classList.toggle("lost", state === "lost");
  if (who) {
    you = who;
    $("back").hidden = !you.left.length;
    followTurn();
  }
  if (news && (news.since === 0 || news.since <= frame.v)) show(news);
}

function show(news) {
  const before = frame;
  const asked = isAsked(before);
  const restore = keepFocus();
  frame = news;
  seat = news.seat;
  const places = motion.remember();
  for (const [id, markup] of Object.entries(news.html)) patch($(id), markup);
  zoom.refresh();
  patchList($("log"), news.log.from, news.log.lines);
  patchList($("chat"), news.chat.from, news.chat.lines);
  if (news.log.lines.length) showLogEnd();
  refresh();
  motion.settle(places, news.moves);
  if (news.since) tell(news, before, asked);
  restore();
  if (!news.since || news.decision?.id !== before.decision?.id || !before.options?.length) chooser.reveal();
  followTurn();
  if (waiting && frame.v >= waiting.version) waiting.resolve();
  // On a first visit the server cannot know the screen: what it guessed wrong is drawn anew, as soon as the line is open.
  if (frame.wide === wide.matches) document.body.dataset.ready = "yes";
  document.dispatchEvent(new Event("shown"));
}

function refresh() {
  $("refusal").hidden = true;
  // A lesson leads step by step, so there it is only numbers that have a control of their own.
  const together = document.body.classList.contains("learning") && frame.chooser?.form !== "number" ? null : frame.chooser;
  composer.set(together, frame.options, frame.decision?.id);
  chooser.set(frame.options, frame.decision?.id);
  for (const rover of rovers) rover.refresh();
  for (const element of document.querySelectorAll(".board .last")) element.classList.remove("last");
  for (const id of frame.last) $(id)?.classList.add("last");
  standing.set(frame.standing);
  hint?.set(seat, isAsked(frame), frame.decision?.id, frame.options.length);
  const holding = frame.held?.seat === seat;
  $("confirm").hidden = !holding;
  if (holding) countDown(frame.held.grace);
  $("undo").hidden = !frame.undo?.step;
  $("restart").hidden = !frame.undo?.step;
  $("ask").hidden = !frame.undo?.ask || frame.undo.step;
  $("bar").classList.toggle("mine", isAsked(frame) || holding);
  $("log-empty").hidden = frame.log.from + frame.log.lines.length > 0;
  $("open-replay").hidden = frame.status === "gathering";
  $("invite")?.toggleAttribute("hidden", frame.status !== "gathering");
  document.body.dataset.status = frame.status;
  $("back").hidden = !you.left.length;
  clocks.show(frame.clock, seat);
  title();
}

function title() {
  const mine = isAsked(frame) || frame.held?.seat === seat;
  const time = clocks.own();
  document.title = `${mine ? `● Your turn ${time ? `${time} ` : ""}· ` : ""}${boot.title} · Landtake`;
}

function isAsked(of) {
  return Boolean(of.decision && of.seat !== null && !of.held && of.decision.seats.includes(of.seat));
}

function countDown(seconds) {
  const bar = $("confirm").querySelector(".grace");
  for (const animation of bar.getAnimations()) animation.cancel();
  if (seconds) bar.animate({ width: ["100%", "0%"] }, { duration: seconds * 1000, easing: "linear", fill: "forwards" });
}

// A screen reader hears what others did, then whether it is one's turn.
function tell(news, before, asked) {
  const stand = $("status").textContent;
  const said = [stand === stood ? "" : `${stand}.`, ...news.news].join(" ").trim();
  stood = stand;
  if (said) $("polite").textContent = said;
  const talk = news.chat.lines.length;
  if (talk && tabs.current !== "chat") countUnread(unread + talk);
  if (news.status === "finished" && before.status !== "finished") {
    $("assertive").textContent = $("outcome").textContent;
    sound.play("over");
  } else if (isAsked(news) && !asked) {
    $("assertive").textContent = $("prompt").textContent.trim();
    sound.play("turn");
  } else if (news.moves.length) sound.play("move");
}

function countUnread(count) {
  unread = count;
  $("chat-count").textContent = count || "";
}

function showLogEnd() {
  const panel = $("panel-log");
  panel.scrollTop = panel.scrollHeight;
}

// Focus stays where it was; from a button that has gone it moves to what is asked next.
function keepFocus() {
  const active = document.activeElement;
  if (!active || active === document.body) return () => {};
  const inMoves = [$("moves"), $("choice"), $("compose")].some((each) => each.contains(active));
  const id = active.id;
  return () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const again = inMoves ? null : id && $(id);
    if (again && !again.hidden) again.focus();
    else if (!$("confirm").hidden) $("confirm").focus();
    else if (inMoves) (document.querySelector("#compose:not([hidden]) :is(input, button), #choice:not([hidden]) button, #moves button") ?? $("tab-moves")).focus();
    else document.querySelector(".board .el[tabindex='0']")?.focus();
  };
}

// Several people at one screen: look through the eyes of whoever is asked, after a curtain where hands are hidden.
function followTurn() {
  const asked = frame.held ? [frame.held.seat] : (frame.decision?.seats ?? []);
  const next = asked.find((each) => you.seats.includes(each));
  const away = you.seats.length > 1 && next !== undefined && next !== seat;
  $("curtain").hidden = !(away && you.hides);
  if (!away) return;
  if (!you.hides) {
    lookAs(next);
    return;
  }
  const name = document.querySelector(`#player-${next} .name b`)?.textContent ?? `Seat ${next + 1}`;
  $("curtain-title").textContent = `Pass the screen to ${name}`;
  $("curtain-lift").textContent = `I am ${name}`;
  $("curtain-lift").onclick = () => {
    $("curtain").hidden = true;
    lookAs(next);
  };
  if (seat !== null) lookAs(null);
}

function lookAs(next) {
  if (next === seat) return;
  seat = next;
  line.look(next, wide.matches);
}

// buttons

$("undo").addEventListener("click", () => act({ type: "undo" }));
$("restart").addEventListener("click", () => act({ type: "restart" }));
$("ask").addEventListener("click", () => act({ type: "ask" }));
$("back").addEventListener("click", () => sitDown(you.left[0]));
$("confirm").addEventListener("click", () => act({ type: "confirm" }));
$("leave")?.addEventListener("click", async () => {
  for (const each of you.seats) await send({ type: "leave", seat: each });
  location.href = "/";
});

document.addEventListener("click", (event) => {
  const cited = event.target.closest("[data-rule]");
  if (cited) {
    event.preventDefault();
    rules.open(cited.dataset.rule);
    return;
  }
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const at = Number(button.dataset.seat);
  const acts = {
    sit: () => sitDown(at),
    leave: () => send({ type: "leave", seat: at }),
    bot: () => chooseBot(at),
    lead: () => act({ type: "lead", go: button.dataset.go }),
    extend: () => send({ type: "extend", seat: at }),
    consent: () => send({ type: "consent", agree: button.dataset.agree === "yes" }),
  };
  acts[button.dataset.do]();
});

async function sitDown(at) {
  const answer = await send({ type: "sit", seat: at });
  if (answer.ok) lookAs(at);
  else if (answer.code === "no-name") location.href = "/account";
}

function chooseBot(at) {
  const dialog = $("bot-choice");
  dialog.showModal();
  dialog.querySelector(".bots").onclick = (event) => {
    const choice = event.target.closest("[data-bot]");
    if (!choice) return;
    dialog.close();
    send({ type: "bot", seat: at, bot: choice.dataset.bot });
  };
}

$("say")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("say-text").value.trim();
  if (!text) return;
  $("say-text").value = "";
  const answer = await send({ type: "chat", text }, false);
  if (!answer.ok) $("say-text").value = text;
});

let noteTimer = 0;
let notesLoaded = false;
async function loadNotes() {
  if (notesLoaded) return;
  notesLoaded = true;
  const response = await fetch(`/api/tables/${boot.table}/note`);
  if (response.ok) $("notes").value = (await response.json()).text;
}
$("notes")?.addEventListener("input", () => {
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => send({ type: "note", text: $("notes").value }, false), 600);
});

$("copy-link")?.addEventListener("click", async () => {
  $("invite-link").select();
  await navigator.clipboard?.writeText($("invite-link").value);
  $("copy-link").textContent = "Copied";
});

$("open-help").addEventListener("click", () => $("help").showModal());
$("advice").addEventListener("pointerover", (event) => spotlight(event.target.closest("li")));
$("advice").addEventListener("pointerleave", () => spotlight(null));
$("moves").addEventListener("focusin", (event) => spotlight(event.target));
$("moves").addEventListener("pointerover", (event) => spotlight(event.target.closest("button")));
$("moves").addEventListener("pointerleave", () => spotlight(null));
$("moves").addEventListener("focusout", () => spotlight(null));

function openList() {
  tabs.select("moves");
  document.querySelector("#moves li:not([hidden]) button")?.focus();
}

// What a move in the list would touch.
function spotlight(button) {
  for (const element of document.querySelectorAll(".el.spot")) element.classList.remove("spot");
  for (const id of button?.dataset.on?.split(" ") ?? []) if (id) $(id)?.classList.add("spot");
}

const choices = settings({
  keys: true,
  motion: (on) => (motion.enabled = on),
  sound: (on) => (sound.enabled = on),
});
shortcuts(() => choices.keys, {
  Escape: () => tip.hide() || chooser.clear() || composer.clear() || hint?.hide() || rules.close() || tabs.close() || ($("refusal").hidden = true),
  l: openList,
  h: () => $("hint") && !$("hint").hidden && $("hint").click(),
  u: () => !$("undo").hidden && $("undo").click(),
  c: () => !$("confirm").hidden && $("confirm").click(),
  r: () => rules.open(),
  "?": () => $("help").showModal(),
});

if (boot.now) clocks.set(boot.now);
show(boot.frame);
