import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";
import { copyButton, copyStatus } from "./copy-button.js";

const copy: Localized = { en: "Copy", ja: "コピー" };

/** A source file as Shiki coloured it while the site was built (see vite/highlight.ts), in the reader's language. */
export function codeBlock(highlighted: Localized): HTMLElement {
  const made = element("div", { class: "code" });
  inEveryLanguage(() => {
    made.innerHTML = say(highlighted);
  });
  return made;
}

/** A code block with a button that copies the code; above it, unless something else is given, how to install the library. */
export function copyableCode(highlighted: Localized, head = installCommand()): HTMLElement {
  const block = codeBlock(highlighted);
  const status = copyStatus();
  const button = copyButton(copy, () => `${block.textContent}\n`, status);
  return element("div", {}, element("div", { class: "code-head" }, head, status, button), block);
}

function installCommand(): HTMLElement {
  return element("code", { class: "code-install" }, "npm install osculate");
}
