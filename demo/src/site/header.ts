import { element } from "./element.js";
import {
  inEveryLanguage,
  type Localized,
  language,
  localise,
  localiseAttribute,
  setLanguage,
} from "./language.js";
import { lessonMenu } from "./lesson-menu.js";
import { onThemeChange, setTheme, theme } from "./theme.js";

const words = {
  pages: { en: "Pages", ja: "ページ" },
  skip: { en: "Skip to the content", ja: "本文へ" },
  dark: { en: "Dark theme", ja: "ダークテーマ" },
} as const satisfies Record<string, Localized>;

/** The pages that are no lessons. */
export const pages = [
  { slug: "laboratory", title: { en: "Laboratory", ja: "実験室" } },
  { slug: "world", title: { en: "World", ja: "ワールド" } },
  { slug: "benchmarks", title: { en: "Benchmarks", ja: "ベンチマーク" } },
  { slug: "reference", title: { en: "API", ja: "API" } },
] as const satisfies readonly { slug: string; title: Localized }[];

/** A way past the links, the name, the lessons, the other pages, the language and the theme: the same on every page. */
export function siteHeader(current: string): HTMLElement {
  const skip = element("a", { href: "#content", class: "skip" });
  localise(skip, words.skip);
  const home = element("a", { href: "./index.html", class: "wordmark" });
  home.append(element("img", { src: "./icon.svg", alt: "", width: 26, height: 26 }), "Osculate");
  if (current === "index") home.setAttribute("aria-current", "page");

  const links = pages.map(({ slug, title }) => {
    const link = element("a", { href: `./${slug}.html`, class: "page-link" });
    localise(link, title);
    if (slug === current) link.setAttribute("aria-current", "page");
    else if (current.startsWith(`${slug}-`)) link.setAttribute("aria-current", "true");
    return link;
  });
  const nav = element("nav", {}, lessonMenu(current), ...links);
  localiseAttribute(nav, "aria-label", words.pages);

  const toggles = element("div", { class: "toggles" }, languageToggle(), themeToggle());
  return element("header", { class: "site-header" }, skip, home, nav, toggles);
}

function languageToggle(): HTMLElement {
  const button = element("button", { type: "button", class: "toggle", id: "language" });
  const other = () => (language() === "en" ? "ja" : "en");
  inEveryLanguage(() => {
    button.textContent = other() === "ja" ? "日本語" : "English";
    button.lang = other();
  });
  button.addEventListener("click", () => setLanguage(other()));
  return button;
}

function themeToggle(): HTMLElement {
  const button = element("button", { type: "button", class: "toggle", id: "theme" }, "◐");
  localiseAttribute(button, "aria-label", words.dark);
  localiseAttribute(button, "title", words.dark);
  const update = () => button.setAttribute("aria-pressed", String(theme() === "dark"));
  button.addEventListener("click", () => setTheme(theme() === "dark" ? "light" : "dark"));
  onThemeChange(update);
  update();
  return button;
}
