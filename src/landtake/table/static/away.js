// The sheet that tells what happened while one was away: gone at a press or with the first move.

const sheet = document.getElementById("away");

function close() {
  sheet.remove();
  document.removeEventListener("keydown", byKey);
}

function byKey(event) {
  if (event.key === "Escape") close();
}

document.getElementById("away-close").addEventListener("click", close);
document.addEventListener("keydown", byKey);
document.getElementById("board").addEventListener("click", close, { once: true });
