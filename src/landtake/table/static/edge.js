// What scrolls sideways fades out on the side where there is more of it.

const SLACK = 2;

export function fadeEdges(area) {
  const look = () => {
    const before = area.scrollLeft;
    area.classList.toggle("more-before", before > SLACK);
    area.classList.toggle("more-after", area.scrollWidth - area.clientWidth - before > SLACK);
  };
  area.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(area);
  new MutationObserver(look).observe(area, { childList: true });
}
