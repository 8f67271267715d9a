import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";

/** How every handle is moved by the keyboard. */
export const handleKeys: Localized = {
  en: "Keyboard: Tab to a handle, then the arrow keys; Shift for small steps.",
  ja: "キーボードでは Tab でつまみを選び、矢印キーで動かします（Shift で細かく）。",
};

export interface Hint {
  /** What any pointer can do here. */
  readonly pointer: Localized;
  /** What only a finger can: said where there is only a finger. */
  readonly finger?: Localized;
  /** What keys can: left out there. */
  readonly keys: Localized;
}

export function hintLine({ pointer, finger, keys }: Hint, className = "hint"): HTMLElement {
  const line = element("p", { class: className });
  const say = (text: Localized | undefined, audience: string) => {
    if (!text) return;
    const words = element("span", { class: audience });
    localise(words, text);
    line.append(words);
  };
  say(pointer, "hint-pointer");
  say(finger, "hint-finger");
  say(keys, "hint-keys");
  return line;
}
