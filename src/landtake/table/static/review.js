// The look back at a finished game: fetched while it is being worked out, then a chart whose turning points lead into the replay.

const ASK_AGAIN = 1000;

export class LookBack {
  constructor(root, table, go) {
    Object.assign(this, { root, table, go });
    this.button = root.querySelector("button");
    this.bar = root.querySelector("progress");
    this.found = root.querySelector(".found");
    this.said = root.querySelector(".said");
    this.button.addEventListener("click", () => this.ask());
    this.found.addEventListener("click", (event) => {
      const link = event.target.closest("[data-record]");
      if (!link) return;
      event.preventDefault();
      go(Number(link.dataset.record));
    });
  }

  async ask() {
    this.button.hidden = true;
    this.bar.hidden = false;
    this.said.textContent = "The game is being looked back at …";
    for (;;) {
      const response = await fetch(`/api/tables/${this.table}/review`).catch(() => null);
      const told = await response?.json().catch(() => null);
      if (!response?.ok) {
        this.said.textContent = told?.say ?? "The server does not answer; try again.";
        this.button.hidden = false;
        this.bar.hidden = true;
        return;
      }
      if (told.done) {
        this.show(told);
        return;
      }
      this.bar.value = told.share;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  show({ chart, legend, turns }) {
    this.bar.hidden = true;
    this.said.textContent = turns.length ? "Where it turned:" : "It never turned sharply.";
    const names = document.createElement("ul");
    names.className = "legend";
    for (const { name, mark } of legend) {
      const item = document.createElement("li");
      item.innerHTML = mark;
      item.append(name);
      names.append(item);
    }
    const picture = document.createElement("div");
    picture.className = "chart";
    picture.innerHTML = chart;
    const list = document.createElement("ol");
    for (const { at, say } of turns) {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), { href: `?at=${at}`, textContent: say });
      link.dataset.record = at;
      item.append(link);
      list.append(item);
    }
    this.found.replaceChildren(picture, names, this.said, list);
    this.found.hidden = false;
  }
}
