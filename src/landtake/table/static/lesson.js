// The lesson beside the board: points at what it speaks of, gives a hint after a wrong try, is read aloud when it changes.

const $ = (id) => document.getElementById(id);
const lesson = $("lesson");
const said = $("lesson-said");
let words = null;
let turned = false;

// A page of the lesson that was turned from the keyboard takes the keyboard along.
lesson.addEventListener("click", (event) => (turned ||= Boolean(event.target.closest("#lesson-on"))));

function shown() {
  point();
  const now = [".where span", "h2", ".words p:not(.cites)", ".words li", ".tasks .todo"]
    .flatMap((part) => [...lesson.querySelectorAll(part)])
    .map((element) => element.textContent.trim())
    .join(" ");
  if (now === words) return;
  if (words !== null) {
    said.textContent = now;
    lesson.scrollTop = 0;
    for (const element of pointed().reverse()) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (turned) moveFocus();
    turned = false;
  }
  words = now;
}

function point() {
  for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
  for (const element of pointed()) element.classList.add("pointed");
  pointAtButtons();
}

// Buttons that do what is asked for stand out too; they come and go with every press.
function pointAtButtons() {
  const wanted = new Set($("lesson-now")?.dataset.counts?.split(" ") ?? []);
  for (const button of document.querySelectorAll("button[data-option]")) {
    button.classList.toggle("pointed", wanted.has(button.dataset.option));
  }
  document.querySelector("#choice .pointed")?.scrollIntoView({ block: "nearest" });
}

function pointed() {
  const ids = $("lesson-now")?.dataset.points.split(" ").filter(Boolean) ?? [];
  return ids.map($).filter(Boolean);
}

// From a button that has gone the keyboard moves to what is to be pressed, or to the beginning of the new text.
function moveFocus() {
  const next = $("lesson-on") ?? pointed().find((element) => element.matches(".el.legal")) ?? $("lesson-heading");
  next?.focus();
}

document.addEventListener("shown", shown);
const buttons = new MutationObserver(pointAtButtons);
for (const list of [$("choice"), $("moves")]) buttons.observe(list, { childList: true });
document.addEventListener("refused", () => {
  const hint = lesson.querySelector(".lesson-hint");
  if (hint) hint.hidden = false;
});
shown();
