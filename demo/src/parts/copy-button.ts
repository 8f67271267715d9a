import { element, writeText } from "../site/element.js";
import { type Localized, say } from "../site/language.js";
import { actionButton } from "./controls.js";

export const copyWords = {
  copied: { en: "Copied", ja: "コピーしました" },
  notCopied: { en: "The browser did not allow copying", ja: "ブラウザーがコピーを許可しませんでした" },
} as const satisfies Record<string, Localized>;

/** Where a copy that has been made, or refused, is told. */
export function copyStatus(): HTMLElement {
  return element("p", { class: "copy-status", role: "status" });
}

/** A button that puts a text on the clipboard. */
export function copyButton(label: Localized, text: () => string, status: HTMLElement): HTMLButtonElement {
  return actionButton(label, () => void copyText(text(), status));
}

async function copyText(text: string, status: HTMLElement): Promise<void> {
  // Told anew each time, also to a screen reader.
  writeText(status, "");
  try {
    await navigator.clipboard.writeText(text);
    writeText(status, say(copyWords.copied));
  } catch {
    writeText(status, say(copyWords.notCopied));
  }
}
