// A list that is put in order: by its buttons, with the arrow keys, or by dragging.

export class Sortable {
  constructor(title, items) {
    this.items = [...items];
    this.list = document.createElement("ol");
    this.list.className = "sortable";
    this.list.setAttribute("aria-label", title);
    this.said = document.createElement("span");
    this.said.className = "unseen";
    this.said.setAttribute("role", "status");
    this.element = document.createElement("div");
    this.element.append(this.list, this.said);
    this.rows = new Map(this.items.map((item) => [item, this.row(item)]));
    this.show();
  }

  row(item) {
    const row = document.createElement("li");
    const name = document.createElement("span");
    name.className = "label";
    name.textContent = item.label;
    row.append(name, this.mover(item, "↑", "up", -1), this.mover(item, "↓", "down", 1));
    row.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.move(item, step);
      event.target.focus();
    });
    row.addEventListener("pointerdown", (event) => !event.target.closest("button") && this.drag(event, item, row));
    return row;
  }

  mover(item, sign, way, step) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.setAttribute("aria-label", `Move ${item.label} ${way}`);
    made.addEventListener("click", () => {
      this.move(item, step);
      made.focus();
    });
    return made;
  }

  move(item, step) {
    const from = this.items.indexOf(item);
    const to = from + step;
    if (to < 0 || to >= this.items.length) return;
    this.items.splice(from, 1);
    this.items.splice(to, 0, item);
    this.show();
    this.said.textContent = `${item.label} is now ${to + 1} of ${this.items.length}.`;
  }

  drag(start, item, row) {
    start.preventDefault();
    row.classList.add("dragged");
    const follow = (event) => {
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".sortable li");
      const target = [...this.rows].find(([, each]) => each === over)?.[0];
      if (target && target !== item) this.move(item, this.items.indexOf(target) - this.items.indexOf(item));
    };
    const drop = () => {
      row.classList.remove("dragged");
      removeEventListener("pointermove", follow);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", drop, { once: true });
    addEventListener("pointercancel", drop, { once: true });
  }

  show() {
    this.list.replaceChildren(...this.items.map((item) => this.rows.get(item)));
  }
}
