// The log is one tab stop, however long it gets: the arrow keys go from line to line, Enter opens the position.

export function readable(panel, list) {
  panel.addEventListener("keydown", (event) => {
    if (!["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    const links = [...list.querySelectorAll("a")];
    if (!links.length) return;
    event.preventDefault();
    const here = links.indexOf(document.activeElement);
    const next = { ArrowUp: here < 0 ? links.length - 1 : here - 1, ArrowDown: here < 0 ? 0 : here + 1, Home: 0, End: links.length - 1 }[event.key];
    links[Math.min(Math.max(next, 0), links.length - 1)].focus();
  });
}
