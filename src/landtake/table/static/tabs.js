// Tabs as the ARIA practices have them; on a phone a second press closes the panel again.

export class Tabs {
  constructor(root, opened = () => {}) {
    this.tabs = [...root.querySelectorAll("[role=tab]")];
    this.opened = opened;
    this.side = root.closest(".side");
    this.narrow = matchMedia("(max-width: 63.99rem)");
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => {
        if (this.narrow.matches && this.selected === tab && this.side.classList.contains("open")) this.close();
        else this.select(tab.id.slice(4));
      });
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = this.tabs.at((this.tabs.indexOf(tab) + step) % this.tabs.length);
        this.select(next.id.slice(4));
        next.focus();
      });
    }
  }

  get selected() {
    return this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true");
  }

  get current() {
    return this.narrow.matches && !this.side.classList.contains("open") ? "" : this.selected.id.slice(4);
  }

  select(name) {
    for (const tab of this.tabs) {
      const on = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", on);
      tab.tabIndex = on ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
    }
    this.side.classList.add("open");
    this.opened(name);
  }

  close() {
    const was = this.side.classList.contains("open") && this.narrow.matches;
    this.side.classList.remove("open");
    return was;
  }
}
