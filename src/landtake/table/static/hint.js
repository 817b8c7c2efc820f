// A hint on request: what a strong bot would do, how good it thinks that is, and how it expects the game to go on.

const percent = (chance) => `${Math.round(chance * 100)} %`;

export class Hint {
  constructor(table, button, box, refuse) {
    Object.assign(this, { table, button, box, refuse });
    this.asking = false;
    button.addEventListener("click", () => this.ask());
  }

  // A new question makes an old hint worthless.
  set(seat, asked, decision, choices) {
    this.seat = seat;
    if (decision !== this.decision) this.hide();
    this.decision = decision;
    this.button.hidden = !asked || choices < 2;
  }

  async ask() {
    if (this.asking) return;
    this.asking = true;
    this.button.setAttribute("aria-busy", "true");
    this.say("A strong bot is thinking …");
    const wanted = this.decision;
    try {
      const response = await fetch(`/api/tables/${this.table}/seats/${this.seat}/hint`, { method: "POST" });
      const told = await response.json();
      if (!response.ok) this.hide();
      if (!response.ok) this.refuse(told);
      else if (wanted === this.decision) this.show(told);
    } catch {
      this.say("The server does not answer; try again.");
    }
    this.button.removeAttribute("aria-busy");
    this.asking = false;
  }

  show({ options, line, exact }) {
    const rows = options.map(({ say, on, chance }) => {
      const row = document.createElement("li");
      row.dataset.on = on.join(" ");
      row.append(made("b", say), ` wins ${percent(chance)}`);
      return row;
    });
    const list = document.createElement("ol");
    list.append(...rows);
    const parts = [made("p", exact ? "Worked out to the end:" : "A strong bot would do this:"), list];
    if (line.length > 1) parts.push(made("p", `It expects: ${line.join(" → ")}`));
    const close = made("button", "✕");
    close.type = "button";
    close.setAttribute("aria-label", "Put the hint away");
    close.addEventListener("click", () => this.hide() && this.button.focus());
    this.box.replaceChildren(close, ...parts);
    this.box.hidden = false;
    for (const id of options[0]?.on ?? []) document.getElementById(id)?.classList.add("hinted");
  }

  say(words) {
    this.box.replaceChildren(made("p", words));
    this.box.hidden = false;
  }

  hide() {
    for (const element of document.querySelectorAll(".hinted")) element.classList.remove("hinted");
    if (this.box.hidden) return false;
    this.box.hidden = true;
    this.box.replaceChildren();
    return true;
  }
}

function made(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}
