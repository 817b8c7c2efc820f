// The rules beside the board: fetched when first opened, searched, opened at a rule.

export function searchable(input, book, found) {
  input.addEventListener("input", () => {
    const words = input.value.trim().toLowerCase();
    let count = 0;
    for (const rule of book.querySelectorAll(".rule")) {
      const hit = !words || rule.textContent.toLowerCase().includes(words);
      rule.hidden = !hit;
      if (hit) count += 1;
    }
    for (const heading of book.querySelectorAll("h2, h3, h4")) heading.hidden = Boolean(words);
    found.textContent = words ? (count === 1 ? "1 rule" : `${count} rules`) : "";
  });
}

export class RuleSheet {
  constructor(game) {
    this.game = game;
    this.sheet = document.getElementById("sheet");
    this.book = document.getElementById("rulebook");
    this.button = document.getElementById("open-rules");
    this.button.addEventListener("click", () => (this.sheet.hidden ? this.open() : this.close()));
    document.getElementById("close-rules").addEventListener("click", () => this.close());
    this.search = document.getElementById("rule-search");
    searchable(this.search, this.book, document.getElementById("rule-found"));
  }

  async open(rule = "") {
    this.sheet.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    if (!this.book.firstChild) {
      const response = await fetch(`/rules/${this.game}/sheet`);
      this.book.innerHTML = response.ok ? await response.text() : "<p>The rules cannot be fetched now.</p>";
    }
    for (const old of this.book.querySelectorAll(".cited")) old.classList.remove("cited");
    const cited = rule && document.getElementById(`rule-${rule}`);
    if (!cited) {
      this.search.focus();
      return;
    }
    if (this.search.value) {
      this.search.value = "";
      this.search.dispatchEvent(new Event("input"));
    }
    cited.classList.add("cited");
    cited.scrollIntoView({ block: "center" });
    cited.querySelector("a").focus({ preventScroll: true });
  }

  close() {
    if (this.sheet.hidden) return false;
    const inside = this.sheet.contains(document.activeElement);
    this.sheet.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (inside) this.button.focus();
    return true;
  }
}
