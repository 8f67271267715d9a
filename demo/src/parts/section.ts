import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";

/** A part of a page under a heading of its own. */
export function section(heading: Localized, content: HTMLElement): HTMLElement {
  const title = element("h2");
  localise(title, heading);
  return element("section", {}, title, content);
}
