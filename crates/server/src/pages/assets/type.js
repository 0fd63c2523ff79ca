// Large type, for as long as this device remembers it: in its own storage, without a cookie.

const KEY = "type";
const root = document.documentElement;
let store = null;
try {
  store = localStorage;
} catch {
  // A browser that keeps nothing makes type large on this page alone.
}

const isRemembered = () => store?.getItem(KEY) === "large";

// At once, so that nothing is drawn small first: the script may come before the page that it stands in.
root.classList.toggle("large-type", isRemembered());

function offer() {
  const button = document.getElementById("type");
  const set = (large) => {
    root.classList.toggle("large-type", large);
    button.setAttribute("aria-pressed", String(large));
  };
  set(isRemembered());
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
  addEventListener("storage", (event) => { if (event.key === KEY || event.key === null) set(isRemembered()); });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", offer);
else offer();
