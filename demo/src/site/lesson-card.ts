import { type CatalogueEntry, catalogue, loadPicture } from "../lessons/catalogue.js";
import { livePicture } from "../stage/live-picture.js";
import { element } from "./element.js";
import { type Localized, localise, localiseAttribute } from "./language.js";

const words = {
  picture: { en: "Moving picture of the lesson", ja: "レッスンの動く図" },
} as const satisfies Record<string, Localized>;

/** A link to a lesson: its live picture, its number and title, and one line on it. */
export function lessonCard(entry: CatalogueEntry, index: number): HTMLElement {
  const canvas = element("canvas", { role: "img" });
  localiseAttribute(canvas, "aria-label", words.picture);
  const title = element("h3");
  const name = element("span");
  localise(name, entry.title);
  title.append(element("span", { class: "lesson-number" }, String(index + 1)), name);
  const summary = element("p");
  localise(summary, entry.summary);
  void loadPicture(entry.slug).then((picture) => {
    if (picture) livePicture(canvas, picture);
  });
  return element("a", { href: `./${entry.slug}.html`, class: "card" }, canvas, title, summary);
}

/** The cards of all lessons. */
export function lessonCards(): HTMLElement {
  const items = catalogue.map((entry, index) => element("li", {}, lessonCard(entry, index)));
  return element("ol", { class: "cards" }, ...items);
}
