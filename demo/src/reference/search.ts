import { matches } from "./matches.js";

/** Lets the form find items of the page's list; the query is in the address, so that it can be linked to. */
export function search(form: HTMLFormElement, main: HTMLElement): void {
  const input = form.querySelector("input");
  const results = form.querySelector(".results");
  const none = form.querySelector<HTMLElement>(".none");
  if (!input || !results || !none) return;
  const items = [...main.querySelectorAll<HTMLLIElement>(".topic li")].map((item) => ({
    item,
    name: item.querySelector("code")?.textContent ?? "",
    words: item.dataset.words ?? "",
    // What the page it is on asks counts, too.
    summary: `${item.querySelector(".gloss")?.textContent ?? ""} ${item.closest(".topic")?.querySelector("h3")?.textContent ?? ""}`,
  }));
  const show = () => {
    const query = input.value.trim();
    const found = matches(items, query);
    results.replaceChildren(...found.slice(0, MOST).map(({ item }) => item.cloneNode(true)));
    none.hidden = query === "" || found.length > 0;
    const address = new URL(location.href);
    if (query) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    history.replaceState(history.state, "", address);
  };
  input.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.focus();
  });
  form.hidden = false;
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  show();
}

const MOST = 12;
