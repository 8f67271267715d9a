import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";

/** What may not begin a line, and what may not end one. */
const closingMarks = /^[、。」）？！,.;:?!)]+/;
const openingMarks = /[「（(]+$/;
const mark = /\$([^$]+)\$|`([^`]+)`|\[\[(\w+):([^\]]+)\]\]|\*([^*]+)\*/g;

/** Marks that must stay on the line of the formula between them. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** Makes a formula of TeX and of the marks about it. */
export type Typeset = (tex: string, marks: Marks) => Node;

/**
 * Fills an element with marked-up text in the reader's language: `` `code` ``, `*emphasis*`, and
 * `[[frame:the green frame]]` for words in the colour of a role (see stage/palette.ts), which tie the text to the
 * picture. `$TeX$` needs a typesetter, which is large: pages without formulas do not load it (see prose.ts).
 */
export function fillRich(target: Element, text: Localized, typeset: Typeset = untypeset): void {
  inEveryLanguage(() => target.replaceChildren(...richText(say(text), typeset)));
}

function richText(text: string, typeset: Typeset): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, tex, code, role, words, emphasis] = match;
    const before = (tex === undefined ? null : openingMarks.exec(text.slice(from, match.index)))?.[0] ?? "";
    nodes.push(document.createTextNode(text.slice(from, match.index - before.length)));
    from = match.index + whole.length;
    if (tex !== undefined) {
      const after = closingMarks.exec(text.slice(from))?.[0] ?? "";
      nodes.push(typeset(tex, { before, after }));
      from += after.length;
    } else if (code !== undefined) nodes.push(element("code", {}, code));
    else if (emphasis !== undefined) nodes.push(element("em", {}, emphasis));
    else if (role !== undefined) nodes.push(element("span", { class: `role-${role}` }, words ?? ""));
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

function untypeset(tex: string): never {
  throw new Error(`"${tex}" is a formula: fill the element by prose.ts`);
}
