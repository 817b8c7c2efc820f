// Settings of this browser, kept by it: a name and either a default or what to do when it changes.

export function settings(wanted) {
  const values = {};
  for (const [name, what] of Object.entries(wanted)) {
    const box = document.getElementById(`set-${name}`);
    const kept = localStorage.getItem(`landtake-${name}`);
    if (kept !== null) box.checked = kept === "yes";
    const take = () => {
      values[name] = box.checked;
      if (typeof what === "function") what(box.checked);
    };
    box.addEventListener("change", () => {
      localStorage.setItem(`landtake-${name}`, box.checked ? "yes" : "no");
      take();
    });
    take();
  }
  return values;
}
