import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";
import { formula } from "./formula.js";

/** What may not begin a line. */
const closingMarks = /^[、。」）？！,.;:?!)]+/;
const mark = /\$([^$]+)\$|`([^`]+)`|\[\[(\w+):([^\]]+)\]\]|\*([^*]+)\*/g;

/**
 * Text with a little markup: `$TeX$`, `` `code` ``, `*emphasis*`, and `[[frame:the green frame]]` for words in the
 * colour of a role (see stage/palette.ts), which tie the text to the picture.
 */
function richText(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, tex, code, role, words, emphasis] = match;
    nodes.push(document.createTextNode(text.slice(from, match.index)));
    from = match.index + whole.length;
    if (tex !== undefined) {
      const marks = closingMarks.exec(text.slice(from))?.[0] ?? "";
      nodes.push(formulaWith(marks, tex));
      from += marks.length;
    } else if (code !== undefined) nodes.push(element("code", {}, code));
    else if (emphasis !== undefined) nodes.push(element("em", {}, emphasis));
    else if (role !== undefined) nodes.push(element("span", { class: `role-${role}` }, words ?? ""));
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/**
 * A formula with the marks behind it in the last of its boxes: beside a box, browsers break a line even where the
 * rules of the language forbid it.
 */
function formulaWith(marks: string, tex: string): HTMLElement {
  const made = formula(tex);
  const boxes = made.querySelectorAll(".base");
  if (marks !== "") boxes[boxes.length - 1]?.append(element("span", { class: "formula-marks" }, marks));
  return made;
}

/** Fills an element with marked-up text in the reader's language. */
export function fillRich(target: Element, text: Localized): void {
  inEveryLanguage(() => target.replaceChildren(...richText(say(text))));
}

/** Paragraphs of marked-up text. */
export function prose(paragraphs: readonly Localized[]): HTMLElement {
  const made = element("div", { class: "prose" });
  for (const paragraph of paragraphs) {
    const p = element("p");
    fillRich(p, paragraph);
    made.append(p);
  }
  return made;
}
