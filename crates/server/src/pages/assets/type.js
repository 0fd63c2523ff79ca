// Large type, for as long as this device remembers it: in its own storage, without a cookie.

const KEY = "type";
const button = document.getElementById("type");
let store = null;
try {
  store = localStorage;
} catch {
  // A browser that keeps nothing makes type large on this page alone.
}

function set(large) {
  document.documentElement.classList.toggle("large-type", large);
  button.setAttribute("aria-pressed", String(large));
}

set(store?.getItem(KEY) === "large");
button.disabled = false;
button.addEventListener("click", () => {
  const large = button.getAttribute("aria-pressed") !== "true";
  set(large);
  try {
    if (large) store?.setItem(KEY, "large");
    else store?.removeItem(KEY);
  } catch {
    // No room: this page is large all the same.
  }
});
// Another tab of the same reader.
addEventListener("storage", (event) => { if (event.key === KEY || event.key === null) set(store?.getItem(KEY) === "large"); });
