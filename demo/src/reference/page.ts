import type { Localized } from "../site/language.js";

/** The page that is there already: a reference page comes as it is read, and gets only what scripts add. */
export async function referencePage(): Promise<{ main: HTMLElement; title: Localized }> {
  const main = document.querySelector("main");
  const { titleEn = "", titleJa = "" } = document.body.dataset;
  if (!main) throw new Error("a page of the reference has no main part");
  const form = main.querySelector<HTMLFormElement>(".reference-search");
  if (form) {
    const { search } = await import("./search.js");
    search(form, main);
  }
  return { main, title: { en: titleEn, ja: titleJa } };
}
