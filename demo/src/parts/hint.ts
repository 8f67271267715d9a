import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";

/** How every handle is moved by the keyboard. */
export const handleKeys: Localized = {
  en: "Keyboard: Tab to a handle, then the arrow keys; Shift for small steps.",
  ja: "キーボードでは Tab でつまみを選び、矢印キーで動かします（Shift で細かく）。",
};

/** What a pointer can do here, and what keys can: these are left out where there is only a finger. */
export function hintLine(pointer: Localized, keys: Localized, className = "hint"): HTMLElement {
  const forPointer = element("span");
  localise(forPointer, pointer);
  const forKeys = element("span", { class: "hint-keys" });
  localise(forKeys, keys);
  return element("p", { class: className }, forPointer, forKeys);
}
