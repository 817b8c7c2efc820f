// Choosing: pressing elements narrows the legal options until one is left; the same options stand in a list of buttons.

const NARROW = matchMedia("(max-width: 63.99rem)");
const FEW = () => (NARROW.matches ? 2 : 7); // options that are all named beside the prompt, those on the board too
const MOST_INLINE = 14;
const LONG_LIST = 20;

export class Chooser {
  constructor({ board, hand, list, count, empty, choice, picked, composer, find, play, why, idle, openList }) {
    Object.assign(this, { board, hand, list, count, empty, choice, picked, composer, find, play, why, idle, openList });
    this.options = [];
    this.chosen = [];
    for (const area of [board, hand]) {
      area.addEventListener("click", (event) => {
        const element = event.target.closest?.(".el");
        if (element) this.press(element);
      });
    }
    list.addEventListener("click", (event) => this.pressButton(event));
    choice.addEventListener("click", (event) => this.pressButton(event));
    picked.addEventListener("click", () => this.clear());
    find.addEventListener("input", () => this.narrowList());
  }

  set(options, decision) {
    // News that changes nothing here, such as chat, leaves what has been chosen.
    if (decision !== this.decision || JSON.stringify(options) !== JSON.stringify(this.options)) {
      this.find.value = "";
      this.chosen = [];
    }
    this.decision = decision;
    this.options = options;
    this.show();
  }

  get left() {
    return this.options.filter((option) => this.chosen.every((id) => option.on.includes(id)));
  }

  elements() {
    return [...this.board.querySelectorAll(".el"), ...this.hand.querySelectorAll(".el")];
  }

  clear() {
    const had = this.chosen.length > 0;
    this.chosen = [];
    this.show();
    return had;
  }

  press(element) {
    if (!this.options.length) {
      this.idle();
      return;
    }
    const id = this.meant(element);
    if (this.composer.press(id)) return;
    if (this.chosen.includes(id)) {
      this.chosen = this.chosen.filter((each) => each !== id);
      this.show();
      return;
    }
    let left = this.left.filter((option) => option.on.includes(id));
    if (!left.length) {
      // Another first element instead of the one chosen before.
      const other = this.options.filter((option) => option.on.includes(id));
      if (!other.length || !this.replaces(id)) {
        this.why([...this.chosen, id]);
        return;
      }
      this.chosen = [];
      left = other;
    }
    this.chosen.push(id);
    if (left.length === 1) this.play(left[0]);
    else this.show();
  }

  // Whether an element plays the same part in the options as one that is chosen: another map, another storm.
  replaces(id) {
    const part = (element) => new Set(this.options.filter((o) => o.on.includes(element)).map((o) => o.on.indexOf(element)));
    const mine = part(id);
    return this.chosen.some((each) => [...part(each)].some((place) => mine.has(place)));
  }

  // What was meant by pressing an element: itself, or the larger one that it lies on if only that is of use.
  meant(element) {
    const useful = new Set(this.left.flatMap((option) => option.on));
    const id = element.dataset.id;
    const around = element.dataset.within;
    return !useful.has(id) && around && useful.has(around) ? around : id;
  }

  pressButton(event) {
    const button = event.target.closest("button[data-option]");
    if (button) this.play(this.options[Number(button.dataset.option)]);
  }

  show() {
    const left = this.left;
    const chosen = [...this.chosen, ...this.composer.chosen];
    const legal = new Set([...left.flatMap((option) => option.on), ...this.composer.chosen]);
    for (const element of this.elements()) {
      const id = element.dataset.id;
      const may = legal.has(id);
      element.classList.toggle("legal", may && !chosen.includes(id));
      element.classList.toggle("chosen", chosen.includes(id));
      element.setAttribute("role", may ? "button" : "img");
      const said = words(element);
      element.setAttribute("aria-label", may ? `${said}. ${this.meaning(left, id)}` : said);
    }
    this.showList(left);
    this.showPicked();
    this.showChoice(left);
  }

  meaning(left, id) {
    if (this.composer.chosen.includes(id)) return "Chosen";
    const here = left.filter((option) => option.on.includes(id));
    return here.length === 1 ? `Legal: ${here[0].say}` : `Legal: ${here.length} moves`;
  }

  showList(left) {
    this.list.replaceChildren(...left.map((option) => entry(this.button(option, option.say))));
    this.find.closest("label").hidden = left.length < LONG_LIST;
    this.narrowList();
    this.count.textContent = left.length || "";
    this.empty.hidden = left.length > 0;
  }

  narrowList() {
    const words = this.find.value.trim().toLowerCase();
    for (const item of this.list.children) item.hidden = !item.textContent.toLowerCase().includes(words);
  }

  showPicked() {
    this.picked.hidden = !this.chosen.length;
    const names = this.chosen.map((id) => words(document.getElementById(id)).split(/[,:;.]/)[0]);
    this.picked.innerHTML = `<button type="button" aria-label="Take back the choice of ${names.map(escaped).join(", ")}">${names.map(escaped).join(" + ")} ✕</button>`;
  }

  // What cannot be pressed on the board, nor be put together, is offered beside the prompt; of a few options all are, and of three or fewer always.
  showChoice(left) {
    const offered = left.filter((option) => !this.composer.covers(option));
    const off = offered.filter((option) => !option.on.some((id) => !this.chosen.includes(id) && this.drawn(id)));
    const alike = offered.length > 1 && offered.every((option) => option.on.join() === offered[0].on.join());
    const named = alike || offered.length <= FEW() ? offered : off;
    this.choice.hidden = !off.length && !alike && offered.length > 3;
    this.choice.classList.toggle("many", named.length > MOST_INLINE);
    const shown = this.choice.hidden ? [] : named.length > LONG_LIST ? [this.toList(named.length)] : named.map((option) => this.button(option, option.say));
    this.choice.replaceChildren(...shown);
  }

  // Where the board or the hand scrolls, something legal comes into sight when a new question is asked.
  reveal() {
    for (const area of [this.board, this.hand]) {
      const frame = area.getBoundingClientRect();
      const boxes = [...area.querySelectorAll(".el.legal")].map((each) => each.getBoundingClientRect());
      const inSight = ({ top, bottom, left, right }) => top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
      if (!boxes.length || boxes.some(inSight)) continue;
      area.scrollTop += boxes[0].top - frame.top - (frame.height - boxes[0].height) / 2;
      area.scrollLeft += boxes[0].left - frame.left - (frame.width - boxes[0].width) / 2;
    }
  }

  drawn(id) {
    const element = document.getElementById(id);
    return Boolean(element && (this.board.contains(element) || this.hand.contains(element)));
  }

  toList(count) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "to-list";
    button.textContent = `Choose one of ${count} in the list …`;
    button.addEventListener("click", () => this.openList());
    return button;
  }

  button(option, text) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.dataset.option = this.options.indexOf(option);
    button.dataset.on = option.on.join(" ");
    if (text !== option.say) button.setAttribute("aria-label", option.say);
    return button;
  }
}

// What an element is. Its title becomes ours, so that the browser does not show it a second time.
export function words(element) {
  const title = element?.querySelector(":scope > title");
  if (title) {
    element.dataset.says = title.textContent;
    title.remove();
  }
  return element?.dataset.says ?? element?.id ?? "";
}

function entry(button) {
  const item = document.createElement("li");
  item.append(button);
  return item;
}

export function escaped(text) {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML.replaceAll('"', "&quot;");
}
