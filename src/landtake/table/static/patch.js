// Keyed patching: makes an element's content equal to new markup, keeping every node that has a twin.

export function patch(target, markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  children(target, template.content);
}

// `lines` are the list items from position `from` on; what stood there before goes.
export function patchList(list, from, lines) {
  while (list.children.length > from) list.lastElementChild.remove();
  list.insertAdjacentHTML("beforeend", lines.join(""));
}

function children(old, fresh) {
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  let place = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? named.get(want.id) : place;
    if (!want.id) while (have && have.id) have = have.nextSibling;
    if (have && alike(have, want)) {
      if (have !== place) old.insertBefore(have, place);
      else place = place.nextSibling;
      node(have, want);
    } else {
      old.insertBefore(want, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function alike(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && (one.id || "") === (other.id || "");
}

function node(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  children(old, fresh);
}
