import { element } from "./element.js";
import { type Localized, localise } from "./language.js";

const words = {
  asked: {
    en: "Every verdict on these pages is the library's own answer.",
    ja: "このサイトの判定は、すべてライブラリ自身の答えです。",
  },
} as const satisfies Record<string, Localized>;

export function siteFooter(): HTMLElement {
  const asked = element("p");
  localise(asked, words.asked);
  return element("footer", { class: "site-footer" }, asked);
}
