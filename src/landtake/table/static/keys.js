// The keyboard: the board is one tab stop, arrows go to the nearest element in their direction, Enter presses it.

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Rover {
  constructor(area, press) {
    this.area = area;
    this.current = null;
    area.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const here = event.target.closest?.(".el");
      if (!here) return;
      if (STEPS[event.key]) this.step(here, STEPS[event.key]);
      else if (event.key === "Home" || event.key === "End") this.jump(event.key === "Home");
      else if (event.key === "Enter" || event.key === " ") press(here);
      else return;
      event.preventDefault();
    });
    area.addEventListener("focusin", (event) => {
      const element = event.target.closest?.(".el");
      if (element) this.mark(element);
    });
  }

  elements() {
    return [...this.area.querySelectorAll(".el")];
  }

  // One element can be reached with Tab: the one last visited, or else the first that is legal.
  refresh() {
    const all = this.elements();
    const kept = all.find((element) => element.id === this.current);
    this.mark(kept ?? all.find((element) => element.classList.contains("legal")) ?? all[0]);
  }

  mark(chosen) {
    for (const element of this.elements()) element.setAttribute("tabindex", element === chosen ? "0" : "-1");
    this.current = chosen?.id ?? null;
  }

  step(from, [dx, dy]) {
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const element of this.elements()) {
      if (element === from) continue;
      const [ex, ey] = middle(element);
      const along = (ex - x) * dx + (ey - y) * dy;
      const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      if (along < 2 || aside > along * 2.5) continue;
      const distance = along + aside * 2;
      if (distance < least) [best, least] = [element, distance];
    }
    best?.focus();
  }

  jump(first) {
    const legal = this.elements().filter((element) => element.classList.contains("legal"));
    (first ? legal[0] : legal.at(-1))?.focus();
  }
}

// Single letters anywhere on the page, unless somebody is writing or has switched them off.
export function shortcuts(enabled, actions) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
    if (event.key === "Escape") {
      actions.Escape?.();
      return;
    }
    if (!enabled()) return;
    const action = actions[event.key.toLowerCase()];
    if (!action || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    action();
  });
}
