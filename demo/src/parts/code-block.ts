import { element } from "../site/element.js";

/** A source file as Shiki coloured it while the site was built (see vite/highlight.ts). */
export function codeBlock(highlighted: string): HTMLElement {
  const made = element("div", { class: "code" });
  made.innerHTML = highlighted;
  return made;
}
