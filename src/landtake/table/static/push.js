// The switch on the account page: tell this browser when it is my turn.

const part = document.getElementById("push");
const button = part?.querySelector("button");
const problem = part?.querySelector(".problem");
const possible = window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function post(path, body) {
  const response = await fetch(`/api/push${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error((await response.json()).say);
}

async function begin(registration) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("This browser does not allow notices from here.");
  const { key } = await (await fetch("/api/push/key")).json();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await post("", { endpoint, keys });
}

async function end(subscription) {
  await post("/stop", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function show(registration) {
  const on = await registration.pushManager.getSubscription();
  button.textContent = on ? "Stop telling this browser" : "Tell this browser";
  button.setAttribute("aria-pressed", Boolean(on));
  return on;
}

if (part && possible) {
  part.hidden = false;
  const registration = await navigator.serviceWorker.register("/sw.js");
  let on = await show(registration);
  button.addEventListener("click", async () => {
    problem.textContent = "";
    try {
      await (on ? end(on) : begin(registration));
      on = await show(registration);
    } catch (error) {
      problem.textContent = error.message;
    }
  });
}
