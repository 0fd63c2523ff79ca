// Small helpers every script shares.

export const $ = (id) => document.getElementById(id);

/** An element with text and children. Text is always text, never mark-up. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("data-") || key.startsWith("aria-") || key === "role") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

const english = document.documentElement.lang === "en";

/** The wording in the page's language. */
export const say = (zh, en) => (english ? en : zh);

/** An address on this site that keeps the page's language. */
export const local = (path) => (english ? `${path}${path.includes("?") ? "&" : "?"}lang=en` : path);

/** SHA-256 of text in UTF-8, as lower-case hex. */
export async function sha256(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Unicode scalar values, as the service counts them; a lone surrogate counts as one. */
export function scalars(text) {
  let count = text.length;
  for (let at = 0; at + 1 < text.length; at++) {
    const high = text.charCodeAt(at), low = text.charCodeAt(at + 1);
    if (high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000) { count--; at++; }
  }
  return count;
}

/**
 * Calls back with the first file and the list of all that are picked, or dropped anywhere in the window: beside the box they
 * would replace the page.
 */
export function onFile(input, area, take) {
  input.addEventListener("change", () => { if (input.files[0]) take(input.files[0], [...input.files]); });
  const files = (event) => [...event.dataTransfer?.types ?? []].includes("Files");
  for (const kind of ["dragenter", "dragover"]) {
    addEventListener(kind, (event) => { if (files(event)) { event.preventDefault(); area.classList.add("over"); } });
  }
  addEventListener("dragleave", (event) => { if (!event.relatedTarget) area.classList.remove("over"); });
  addEventListener("drop", (event) => {
    area.classList.remove("over");
    if (!files(event)) return;
    event.preventDefault();
    const dropped = [...event.dataTransfer.files];
    if (dropped[0]) take(dropped[0], dropped);
  });
}
