// Large type, for as long as this device remembers it: in its own storage, without a cookie.

const KEY = "type";
let store = null;
try {
  store = localStorage;
} catch {
  // A browser that keeps nothing makes type large on this page alone.
}

let large = false;

/** The page as it is wanted; the button as well, where it has come already. */
function set(wanted) {
  large = wanted;
  document.documentElement.classList.toggle("large-type", large);
  document.getElementById("type")?.setAttribute("aria-pressed", String(large));
}

set(store?.getItem(KEY) === "large");

function ready() {
  const button = document.getElementById("type");
  set(large);
  button.disabled = false;
  button.addEventListener("click", () => {
    set(!large);
    try {
      if (large) store?.setItem(KEY, "large");
      else store?.removeItem(KEY);
    } catch {
      // No room: this page is large all the same.
    }
  });
}
// The script may come before the page has.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", ready, { once: true });
else ready();

// Another tab of the same reader.
addEventListener("storage", (event) => { if (event.key === KEY || event.key === null) set(store?.getItem(KEY) === "large"); });
