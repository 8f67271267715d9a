import { element } from "../site/element.js";
import type { Localized } from "../site/language.js";
import { copyButton, copyStatus } from "./copy-button.js";

const copy: Localized = { en: "Copy", ja: "コピー" };

/** A source file as Shiki coloured it while the site was built (see vite/highlight.ts). */
export function codeBlock(highlighted: string): HTMLElement {
  const made = element("div", { class: "code" });
  made.innerHTML = highlighted;
  return made;
}

/** A code block under the command that installs the library, with a button that copies the code. */
export function copyableCode(highlighted: string): HTMLElement {
  const block = codeBlock(highlighted);
  const status = copyStatus();
  const button = copyButton(copy, () => `${block.textContent}\n`, status);
  const install = element("code", { class: "code-install" }, "npm install osculate");
  return element("div", {}, element("div", { class: "code-head" }, install, status, button), block);
}
