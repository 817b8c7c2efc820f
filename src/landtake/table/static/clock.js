// Clocks: what everybody has left, counted down between frames; one's own is announced when it gets short.

const WARNINGS = [60, 10];
const DAY = 86400;

export class Clocks {
  // `say` announces a sentence; `title` is called when one's own time changes.
  constructor({ say, title }) {
    this.say = say;
    this.title = title;
    this.skew = 0;
    this.told = new Set();
    setInterval(() => this.draw(), 500);
  }

  // What time it is on the server.
  set(now) {
    this.skew = now - Date.now() / 1000;
  }

  now() {
    return Date.now() / 1000 + this.skew;
  }

  show(clock, seat) {
    this.clock = clock;
    this.seat = seat;
    this.draw();
  }

  left(seat) {
    const left = this.clock?.left?.[seat] ?? null;
    const since = this.clock?.since?.[seat] ?? null;
    if (left === null) return null;
    return Math.max(0, left - (since === null ? 0 : this.now() - since));
  }

  runs(seat) {
    return seat !== null && (this.clock?.since?.[seat] ?? null) !== null;
  }

  // One's own time, if it runs.
  own() {
    return this.runs(this.seat) ? inWords(this.left(this.seat)) : "";
  }

  draw() {
    for (const element of document.querySelectorAll("[data-clock]")) {
      const seat = Number(element.dataset.clock);
      const left = this.left(seat);
      if (left === null) continue;
      const text = inWords(left);
      if (element.textContent !== text) element.textContent = text;
      element.classList.toggle("running", this.runs(seat));
      element.classList.toggle("short", this.runs(seat) && left <= WARNINGS[0]);
    }
    this.drawWindow();
    if (!this.runs(this.seat)) {
      this.told.clear();
      return;
    }
    this.title();
    const left = this.left(this.seat);
    const due = WARNINGS.filter((each) => left <= each && !this.told.has(each));
    for (const each of due) this.told.add(each);
    if (due.length && left > 0) this.say(`You have ${Math.ceil(left)} seconds left.`);
  }

  drawWindow() {
    const bar = document.getElementById("window");
    const window = this.clock?.window;
    bar.hidden = !window;
    if (!window) return;
    const left = Math.max(0, window.until - this.now());
    bar.firstElementChild.style.width = `${(100 * left) / window.seconds}%`;
    bar.dataset.left = `${Math.ceil(left)} s`;
  }
}

export function inWords(seconds) {
  const whole = Math.ceil(seconds - 0.001);
  const two = (number) => String(number).padStart(2, "0");
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / 3600)} h`;
  const minutes = Math.floor(whole / 60);
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
