// Narrows the list of rules while the reader types. The form works without this script.

import { $ } from "./dom.js";

const form = $("filter");
let turn = 0;
let timer;

async function narrow() {
  const mine = ++turn;
  const address = `/rules?${new URLSearchParams(new FormData(form))}`;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || mine !== turn) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  $("rules").replaceWith(document.adoptNode(page.getElementById("rules")));
  $("found-count").textContent = page.getElementById("found-count").textContent;
  history.replaceState(null, "", address);
}

form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(narrow, 200); });
form.addEventListener("submit", (event) => { event.preventDefault(); narrow(); });
