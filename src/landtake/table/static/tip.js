// What an element is, beside the pointer or the focus; Esc puts it away.

const WAIT = 350;

export class Tip {
  constructor(areas) {
    this.box = document.getElementById("tip");
    for (const area of areas) {
      area.addEventListener("pointerover", (event) => this.over(event));
      area.addEventListener("pointerleave", () => this.hide());
      area.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.show(event.target.closest(".el")));
      area.addEventListener("focusout", () => this.hide());
      area.addEventListener("pointerdown", (event) => {
        this.pressed = event.target.closest?.(".el");
        this.hide();
      });
    }
  }

  over(event) {
    if (event.pointerType === "touch") return;
    const element = event.target.closest?.(".el");
    clearTimeout(this.timer);
    // What was just pressed needs no explanation until the pointer has been elsewhere.
    if (element && element === this.pressed) return;
    this.pressed = null;
    if (!element) this.hide();
    else this.timer = setTimeout(() => this.show(element), WAIT);
  }

  show(element) {
    if (!element?.dataset.says) return;
    this.box.textContent = element.dataset.says;
    this.box.hidden = false;
    const at = element.getBoundingClientRect();
    const own = this.box.getBoundingClientRect();
    const left = Math.min(Math.max(8, at.x + at.width / 2 - own.width / 2), innerWidth - own.width - 8);
    const above = at.y - own.height - 10;
    const highest = document.querySelector(".felt").getBoundingClientRect().y;
    this.box.style.transform = `translate(${left}px, ${above > highest ? above : at.bottom + 10}px)`;
  }

  hide() {
    clearTimeout(this.timer);
    if (this.box.hidden) return false;
    this.box.hidden = true;
    return true;
  }
}
