// Passkeys on the account page: the browser asks the device, the server checks what it says.

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const possible = window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

async function post(path, body) {
  const response = await fetch(`/api/passkeys/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.say);
  return answer;
}

function named(options) {
  const wanted = { ...options, challenge: bytes(options.challenge) };
  if (wanted.user) wanted.user = { ...wanted.user, id: bytes(wanted.user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    if (wanted[list]) wanted[list] = wanted[list].map((each) => ({ ...each, id: bytes(each.id) }));
  }
  return wanted;
}

function told(credential) {
  const response = {};
  for (const field of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[field]) response[field] = text(credential.response[field]);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

async function register() {
  const { name, options } = await post("register/question");
  const credential = await navigator.credentials.create({ publicKey: named(options) });
  await post("register", { name, credential: told(credential) });
  location.reload();
}

async function signIn() {
  const { name, options } = await post("sign-in/question");
  const credential = await navigator.credentials.get({ publicKey: named(options) });
  await post("sign-in", { name, credential: told(credential) });
  location.href = "/";
}

async function remove(button) {
  await fetch(`/api/passkeys/${button.dataset.passkey}`, { method: "DELETE" });
  location.reload();
}

for (const part of document.querySelectorAll(".passkeys")) {
  part.hidden = !possible;
  const problem = part.querySelector(".problem");
  part.addEventListener("click", async (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    problem.textContent = "";
    try {
      if (button.dataset.passkey) await remove(button);
      else await { register, signIn }[button.dataset.do]();
    } catch (error) {
      problem.textContent = error.name === "NotAllowedError" ? "No passkey was used." : error.message;
    }
  });
}
