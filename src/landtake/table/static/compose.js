// Putting an answer together: a number, a bid, a subset, an order, an allocation or a trade, as the game declares its options.

import { Sortable } from "./sortable.js";

const MOST_BUTTONS = 8;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Composer {
  // `play` takes the actions that make up the answer, `say` the word for an option's action.
  constructor(root, play, changed) {
    Object.assign(this, { root, play, changed });
    this.told = null;
    this.asked = null;
    root.addEventListener("submit", (event) => event.preventDefault());
  }

  // The same question again leaves what has been chosen so far.
  set(told, options, decision) {
    this.options = options;
    if (same([told, decision], this.asked)) return;
    this.asked = [told, decision];
    this.told = told;
    this.root.hidden = !told;
    this.root.dataset.form = told?.form ?? "";
    this.counts = (told?.columns ?? []).map((column) => column.items.map((item) => item.taken));
    this.controls = null;
    this.root.replaceChildren();
    if (told?.opener) this.root.append(button(told.opener, "", () => this.open()));
    else if (told) this.open();
  }

  open() {
    this.root.replaceChildren();
    if (this.told.numbers.length) this.showNumbers();
    else if (this.told.form === "order") this.showOrder();
    else this.showColumns();
    if (this.told.says) this.root.append(text("p", "says", this.told.says));
    if (this.told.opener) this.root.querySelector("input, button")?.focus();
  }

  // Whether an option is part of what is put together here, so that it needs no button of its own.
  covers(option) {
    const { numbers, wholes, finishes, columns } = this.told ?? { numbers: [], wholes: [], finishes: [], columns: [] };
    const mine = [...numbers, ...wholes, ...finishes, ...columns.flatMap((column) => column.items)];
    return mine.some((each) => same(each.action, option.action));
  }

  sayOf(action) {
    return this.options.find((option) => same(option.action, action))?.say ?? "";
  }

  // numbers and bids

  showNumbers() {
    const { numbers, form } = this.told;
    if (form === "number" && numbers.length <= MOST_BUTTONS) {
      const row = text("div", "numbers", "");
      for (const { action, number } of numbers) {
        const made = button(String(number), this.sayOf(action), () => this.play([action]));
        made.dataset.option = this.options.findIndex((option) => same(option.action, action));
        row.append(made);
      }
      this.root.append(row);
      return;
    }
    const values = numbers.map((each) => each.number);
    const go = button("", "", () => this.play([numbers.find((each) => each.number === stepper.value).action]));
    go.classList.add("primary");
    const shown = () => (go.textContent = this.sayOf(numbers.find((each) => each.number === stepper.value)?.action));
    const stepper = new Stepper("How many", Math.min(...values), Math.max(...values), this.told.start ?? Math.min(...values), shown);
    this.root.append(stepper.element, go);
    shown();
  }

  // an order: the first ones, as they are put

  showOrder() {
    const [column] = this.told.columns;
    const list = new Sortable(column.title, column.items);
    const done = button("Done", "", () => this.play(list.items.slice(0, column.most).map((item) => item.action)));
    done.classList.add("primary");
    this.root.append(text("p", "title", column.title), list.element, done);
  }

  // subsets, allocations and trades: so many of each

  showColumns() {
    this.controls = this.told.columns.map((column, place) => {
      const group = document.createElement("fieldset");
      group.append(text("legend", "", column.title));
      const controls = column.items.map((item, at) => this.control(item, place, at));
      for (const control of controls) group.append(control.element);
      this.root.append(group);
      return controls;
    });
    this.sum = text("p", "sum", "");
    this.sum.setAttribute("role", "status");
    this.finishes = this.told.finishes.length
      ? this.told.finishes.map((finish) => this.finish(finish.label, () => this.run([finish.action])))
      : [this.finish("Done", () => this.run([]))];
    const foot = text("div", "foot", "");
    foot.append(this.sum, ...this.finishes);
    this.root.append(foot);
    this.tally();
  }

  control(item, place, at) {
    const took = (value) => {
      this.counts[place][at] = value;
      this.tally();
    };
    if (item.most === 1) return new Check(item, took);
    return new Stepper(item.label, item.taken, item.most, item.taken, took);
  }

  finish(label, act) {
    const made = button(label, "", () => (this.missing ? this.remind() : act()));
    made.classList.add("primary");
    return made;
  }

  remind() {
    this.sum.classList.remove("lacking");
    void this.sum.offsetWidth;
    this.sum.classList.add("lacking");
  }

  total(place) {
    return this.counts[place].reduce((sum, count) => sum + count, 0);
  }

  get all() {
    return this.counts.reduce((sum, _, place) => sum + this.total(place), 0);
  }

  // What is still missing, in words; empty if it can be played.
  get missing() {
    const { columns, wholes, most } = this.told;
    for (const [place, column] of columns.entries()) {
      const lacking = column.least - this.total(place);
      const room = Math.min(column.most - column.least, most - this.all - lacking);
      if (lacking > 0) return `${column.title}: choose ${lacking}${this.total(place) ? " more" : ""}${room > 0 ? " or more" : ""}.`;
    }
    for (const [place, column] of columns.entries()) {
      const excess = this.total(place) - column.most;
      if (excess > 0) return `${column.title}: ${excess} too many.`;
    }
    if (this.all > most) return `${this.all - most} too many in all.`;
    if (wholes.length && !this.whole) return "These do not go together.";
    return "";
  }

  get whole() {
    const takes = this.counts[0].flatMap((count, at) => Array(count).fill(at)).join();
    return this.told.wholes.find((whole) => [...whole.takes].sort((a, b) => a - b).join() === takes);
  }

  // Whether one more of an item can still become an answer.
  room(place, at) {
    const { columns, wholes, most } = this.told;
    if (this.total(place) >= columns[place].most || this.all >= most) return false;
    const wanted = this.counts[0].map((count, each) => count + (each === at ? 1 : 0));
    const holds = (takes) => wanted.every((count, each) => takes.filter((take) => take === each).length >= count);
    return !wholes.length || wholes.some((whole) => holds(whole.takes));
  }

  tally() {
    for (const [place, controls] of this.controls.entries()) for (const [at, control] of controls.entries()) control.limit(this.room(place, at));
    const missing = this.missing;
    const fresh = this.counts.some((counts, place) => counts.some((count, at) => count > this.told.columns[place].items[at].taken));
    this.sum.textContent = missing;
    for (const finish of this.finishes) finish.setAttribute("aria-disabled", Boolean(missing));
    if (this.told.wholes.length) this.finishes[0].textContent = missing ? "Done" : this.sayOf(this.whole.action);
    this.begun = fresh;
    this.changed();
  }

  run(last) {
    if (this.told.wholes.length) {
      this.play([this.whole.action]);
      return;
    }
    const steps = this.told.columns.flatMap((column, place) =>
      column.items.flatMap((item, at) => Array(this.counts[place][at] - item.taken).fill(item.action)),
    );
    this.play([...steps, ...last]);
  }

  // the picture: pressing something that can be chosen here chooses it

  place(id) {
    for (const [place, column] of (this.told?.columns ?? []).entries()) {
      const at = column.items.findIndex((item) => item.on === id);
      if (at >= 0 && this.controls) return this.controls[place][at];
    }
    return null;
  }

  press(id) {
    const control = this.place(id);
    control?.press();
    return Boolean(control);
  }

  get chosen() {
    if (!this.told?.columns.length || !this.controls || this.told.form === "order") return [];
    return this.told.columns.flatMap((column, place) => column.items.filter((item, at) => item.on && this.counts[place][at] > 0).map((item) => item.on));
  }

  clear() {
    if (!this.begun && !(this.told?.opener && this.controls)) return false;
    const told = this.asked;
    this.asked = null;
    this.begun = false;
    this.set(told[0], this.options, told[1]);
    return true;
  }
}

class Check {
  constructor(item, took) {
    this.box = document.createElement("input");
    this.box.type = "checkbox";
    this.box.checked = item.taken > 0;
    this.fixed = item.taken > 0;
    this.element = text("label", "check", "");
    this.element.append(this.box, item.label);
    this.box.addEventListener("change", () => took(this.box.checked ? 1 : 0));
  }

  limit(room) {
    this.box.disabled = this.fixed || (!this.box.checked && !room);
  }

  press() {
    this.box.click();
  }
}

// A number between two others: a field that the arrow keys change, with a button on each side for pointers.
class Stepper {
  constructor(label, least, most, value, took) {
    Object.assign(this, { least, most, value, took, room: true });
    this.field = document.createElement("input");
    Object.assign(this.field, { type: "number", min: least, max: most, value, inputMode: "numeric" });
    this.field.setAttribute("aria-label", `${label}, from ${least} to ${most}`);
    this.field.addEventListener("input", () => this.take(Number(this.field.value), false));
    this.field.addEventListener("change", () => this.take(Number(this.field.value)));
    this.less = this.beside("−", `Less ${label}`, -1);
    this.more = this.beside("+", `More ${label}`, 1);
    this.element = text("div", "stepper", "");
    this.element.append(text("span", "label", label), this.less, this.field, this.more);
    this.show();
  }

  beside(sign, label, step) {
    const made = button(sign, label, () => this.take(this.value + step));
    made.tabIndex = -1;
    return made;
  }

  take(wanted, written = true) {
    this.value = Math.min(Math.max(Number.isInteger(wanted) ? wanted : this.value, this.least), this.most);
    if (written) this.field.value = this.value;
    this.show();
    this.took(this.value);
  }

  limit(room) {
    this.room = room;
    this.show();
  }

  show() {
    this.less.disabled = this.value <= this.least;
    this.more.disabled = this.value >= this.most || !this.room;
  }

  press() {
    this.take(this.value < this.most && this.room ? this.value + 1 : this.least);
  }
}

function text(tag, kind, words) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.textContent = words;
  return made;
}

function button(words, label, act) {
  const made = text("button", "", words);
  made.type = "button";
  if (label && label !== words) made.setAttribute("aria-label", label);
  made.addEventListener("click", act);
  return made;
}
