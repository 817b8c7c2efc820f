// Pan and zoom: the part of the board that is shown, kept within the picture and from one position to the next.

const LARGEST = 6;
const STEP = 1.5;
const STILL = 6; // pixels that a finger may slip before a press becomes a pan

export class Zoom {
  constructor(board, controls, opener) {
    this.board = board;
    this.controls = controls;
    this.opener = opener;
    this.scale = 1;
    this.middle = [0.5, 0.5];
    this.fingers = new Map();
    this.slipped = false;
    controls.addEventListener("click", (event) => {
      const by = event.target.closest("button")?.dataset.zoom;
      if (by) this.by({ in: STEP, out: 1 / STEP, whole: 0 }[by]);
    });
    // On a small screen the controls would cover the board, so they come when they are asked for.
    opener?.addEventListener("click", () => {
      opener.setAttribute("aria-expanded", controls.classList.toggle("asked"));
      if (!controls.classList.contains("asked")) this.by(0);
      else controls.querySelector("button").focus();
    });
    board.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.addEventListener("pointerdown", (event) => this.down(event));
    board.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    board.addEventListener("click", (event) => this.slipped && event.stopPropagation(), true);
    board.addEventListener("focusin", (event) => this.reveal(event.target));
    this.refresh();
  }

  get picture() {
    return this.board.querySelector(":scope > svg");
  }

  // After the board was drawn anew: the same part of the new picture.
  refresh() {
    const picture = this.picture;
    this.controls.hidden = !picture?.viewBox?.baseVal;
    if (this.opener) this.opener.hidden = this.controls.hidden;
    if (this.controls.hidden) return;
    const whole = picture.dataset.whole && picture.getAttribute("viewBox") === this.shown ? picture.dataset.whole : picture.getAttribute("viewBox");
    picture.dataset.whole = whole;
    this.whole = whole.split(/[ ,]+/).map(Number);
    this.controls.classList.toggle("wanted", picture.hasAttribute("data-extent"));
    this.show();
  }

  // Multiply the zoom about a point of the picture, given in parts of its width and height; 0 shows all of it.
  by(factor, about = this.middle) {
    const scale = Math.min(LARGEST, Math.max(1, factor ? this.scale * factor : 1));
    const keep = this.scale / scale;
    this.middle = this.middle.map((at, axis) => about[axis] + (at - about[axis]) * keep);
    this.scale = scale;
    this.show();
  }

  show() {
    const half = 0.5 / this.scale;
    this.middle = this.middle.map((at) => Math.min(1 - half, Math.max(half, at)));
    const [left, top, width, height] = this.whole;
    const box = [left + (this.middle[0] - half) * width, top + (this.middle[1] - half) * height, width / this.scale, height / this.scale];
    this.shown = this.scale === 1 ? this.whole.join(" ") : box.map((n) => n.toFixed(2)).join(" ");
    this.picture.setAttribute("viewBox", this.shown);
    this.board.classList.toggle("zoomed", this.scale > 1);
    this.controls.querySelector("[data-zoom=out]").disabled = this.scale === 1;
    this.controls.querySelector("[data-zoom=whole]").disabled = this.scale === 1;
    this.controls.querySelector("[data-zoom=in]").disabled = this.scale === LARGEST;
  }

  // A point of the screen in parts of the whole picture.
  at(x, y) {
    const point = new DOMPoint(x, y).matrixTransform(this.picture.getScreenCTM().inverse());
    return [(point.x - this.whole[0]) / this.whole[2], (point.y - this.whole[1]) / this.whole[3]];
  }

  wheel(event) {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), this.at(event.clientX, event.clientY));
  }

  down(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = [event.clientX, event.clientY];
    this.slipped = false;
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || this.scale === 1) return;
    const now = [event.clientX, event.clientY];
    if (!this.slipped && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < STILL) return;
    this.slipped = true;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const from = this.at(...before);
    const to = this.at(...now);
    if (others.length) {
      const spread = (at) => Math.hypot(at[0] - others[0][0], at[1] - others[0][1]);
      this.by(spread(now) / Math.max(1, spread(before)), this.at(...others[0]));
    } else {
      this.middle = this.middle.map((at, axis) => at + from[axis] - to[axis]);
      this.show();
    }
    this.fingers.set(event.pointerId, now);
  }

  // What has the focus is never out of sight.
  reveal(element) {
    if (this.scale === 1 || !element.getBoundingClientRect) return;
    const box = element.getBoundingClientRect();
    const at = this.at(box.x + box.width / 2, box.y + box.height / 2);
    const half = 0.5 / this.scale;
    if (at.some((here, axis) => Math.abs(here - this.middle[axis]) > half * 0.9)) {
      this.middle = at;
      this.show();
    }
  }
}
