// Standing orders: a form made of what the game takes, and a line that says which orders stand.

export class StandingOrders {
  constructor(dialog, opener, line, send) {
    Object.assign(this, { dialog, opener, line, send });
    this.form = dialog.querySelector("form.entries");
    opener.addEventListener("click", () => this.open());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.give(this.read());
    });
    dialog.querySelector("[data-order=none]").addEventListener("click", () => this.give(null));
    dialog.querySelector("[data-order=close]").addEventListener("click", () => dialog.close());
  }

  set(standing) {
    this.standing = standing;
    this.opener.hidden = !standing;
    this.line.hidden = !standing?.now;
    this.line.textContent = standing?.now ? `Your standing order: ${this.words(standing.now)}.` : "";
    this.opener.setAttribute("aria-pressed", Boolean(standing?.now));
  }

  words(order) {
    return Object.entries(order)
      .map(([key, value]) => {
        const entry = this.standing.entries.find((each) => each.key === key);
        if (entry.form === "number") return `${entry.says.toLowerCase()}, ${entry.does} ${value}`;
        const named = [value].flat().map((each) => entry.choices.find((choice) => choice.value === each)?.label ?? each);
        return `${entry.says.charAt(0).toLowerCase()}${entry.says.slice(1)}: ${named.join(", ")}`;
      })
      .join("; ");
  }

  open() {
    const now = this.standing.now ?? {};
    this.form.querySelector(".list").replaceChildren(...this.standing.entries.map((entry) => this.entry(entry, now[entry.key])));
    this.dialog.showModal();
  }

  entry(entry, value) {
    const group = document.createElement("fieldset");
    group.append(made("legend", { textContent: entry.says }));
    if (entry.form === "one") {
      for (const choice of [{ value: undefined, label: entry.unset }, ...entry.choices]) {
        group.append(this.choice("radio", entry.key, choice, choice.value === value));
      }
    } else if (entry.form === "some") {
      for (const choice of entry.choices) group.append(this.choice("checkbox", entry.key, choice, (value ?? []).includes(choice.value)));
    } else {
      const on = this.choice("checkbox", entry.key, { value: true, label: entry.does }, value !== undefined);
      const field = made("input", { type: "number", min: entry.least, max: entry.most, value: value ?? entry.least, name: `${entry.key}-number` });
      field.setAttribute("aria-label", `${entry.does}, from ${entry.least} to ${entry.most}`);
      field.addEventListener("input", () => (on.firstChild.checked = true));
      group.append(on, field);
    }
    return group;
  }

  choice(type, key, { value, label }, checked) {
    const row = made("label", { className: "check" });
    row.append(made("input", { type, name: key, value: JSON.stringify(value) ?? "", checked }), label);
    return row;
  }

  // The order that the form describes; null if it leaves everything to be asked.
  read() {
    const order = {};
    for (const { key, form } of this.standing.entries) {
      const chosen = [...this.form.querySelectorAll("input:checked")].filter((box) => box.name === key && box.value).map((box) => JSON.parse(box.value));
      if (!chosen.length) continue;
      order[key] = form === "one" ? chosen[0] : form === "some" ? chosen : Number(this.form.elements[`${key}-number`].value);
    }
    return Object.keys(order).length ? order : null;
  }

  give(order) {
    this.dialog.close();
    this.send({ type: "order", order });
  }
}

function made(tag, fields) {
  return Object.assign(document.createElement(tag), fields);
}
