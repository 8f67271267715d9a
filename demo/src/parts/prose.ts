import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";
import { formula } from "./formula.js";

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
    if (tex !== undefined) nodes.push(formula(tex));
    else if (code !== undefined) nodes.push(element("code", {}, code));
    else if (emphasis !== undefined) nodes.push(element("em", {}, emphasis));
    else if (role !== undefined) nodes.push(element("span", { class: `role-${role}` }, words ?? ""));
    from = match.index + whole.length;
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
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
