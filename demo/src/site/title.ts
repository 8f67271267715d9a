import { element } from "./element.js";
import { inEveryLanguage, type Localized, say } from "./language.js";

/** Words that browsers which break lines between phrases take for two. */
const unbroken = /(長方形)/;

/** Keeps an element's text the title of a lesson, in the reader's language and well broken into lines. */
export function localiseTitle(target: Element, title: Localized): void {
  inEveryLanguage(() => {
    // Every other part is what the pattern found.
    const parts = say(title).split(unbroken);
    target.replaceChildren(
      ...parts.map((part, index) => (index % 2 === 1 ? element("span", { class: "unbroken" }, part) : part)),
    );
  });
}
