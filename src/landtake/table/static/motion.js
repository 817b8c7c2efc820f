// Motion: what moved travels from where it was; at most a few moves are shown one by one.

const TRAVEL = 320;
const MOST_SHOWN = 3;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export class Motion {
  constructor(area) {
    this.area = area;
    this.enabled = true;
  }

  get still() {
    return !this.enabled || reduced.matches || document.hidden;
  }

  // Where everything with an id is now, in the picture's own measure, which does not change when the page makes room;
  // give it to `settle` after the picture has changed.
  remember() {
    const places = new Map();
    if (!this.still) for (const element of this.area.querySelectorAll(".el")) places.set(element.id, middle(element));
    return places;
  }

  settle(places, moves) {
    if (this.still) return;
    for (const element of this.area.querySelectorAll(".el")) {
      const before = places.get(element.id);
      if (!before) {
        if (places.size) element.animate({ opacity: [0, 1] }, { duration: TRAVEL, easing: "ease-out" });
        continue;
      }
      const after = middle(element);
      const [dx, dy] = [before.x - after.x, before.y - after.y];
      if (Math.hypot(dx, dy) < 4) continue;
      element.animate({ transform: [`translate(${dx}px, ${dy}px)`, "none"] }, { duration: TRAVEL, easing: "ease-out" });
    }
    moves.slice(-MOST_SHOWN).forEach((move, i) => this.show(move, i * TRAVEL));
  }

  // A spark from the first element of a move to its last.
  show(move, delay) {
    const [from, to] = [move.on[0], move.on.at(-1)].map((id) => document.getElementById(id)?.getBoundingClientRect());
    if (!to) return;
    const spark = document.createElement("div");
    spark.className = "spark";
    document.body.append(spark);
    const over = (box) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
    const start = from ?? to;
    const run = spark.animate(
      [
        { transform: `${over(start)} scale(.6)`, opacity: 0 },
        { transform: `${over(start)} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${over(to)} scale(1)`, opacity: 1, offset: 0.8 },
        { transform: `${over(to)} scale(2.4)`, opacity: 0 },
      ],
      { duration: TRAVEL * 2, delay, easing: "ease-in-out", fill: "backwards" },
    );
    run.onfinish = run.oncancel = () => spark.remove();
  }
}

// The middle of an element in the measure of its picture; of an element without one, on the page.
function middle(element) {
  const box = element.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const picture = element.ownerSVGElement?.getScreenCTM();
  return picture ? point.matrixTransform(picture.inverse()) : point;
}
