import { element } from "../site/element.js";
import type { Localized } from "../site/language.js";
import { formula } from "./formula.js";
import { fillRich, type Marks } from "./rich-text.js";

/** Fills an element with marked-up text in which `$TeX$` is a formula. */
export function fillProse(target: Element, text: Localized): void {
  fillRich(target, text, formulaWith);
}

/** Paragraphs of such text. */
export function prose(paragraphs: readonly Localized[]): HTMLElement {
  const made = element("div", { class: "prose" });
  for (const paragraph of paragraphs) {
    const p = element("p");
    fillProse(p, paragraph);
    made.append(p);
  }
  return made;
}

/**
 * A formula with the marks about it in the first and the last of its boxes: beside a box, browsers break a line even
 * where the rules of the language forbid it.
 */
function formulaWith(tex: string, { before, after }: Marks): HTMLElement {
  const made = formula(tex);
  const boxes = made.querySelectorAll(".base");
  if (before !== "") boxes[0]?.prepend(marksOf(before));
  if (after !== "") boxes[boxes.length - 1]?.append(marksOf(after));
  return made;
}

function marksOf(text: string): HTMLElement {
  return element("span", { class: "formula-marks" }, text);
}
