import { catalogue } from "../lessons/catalogue.js";
import { element } from "./element.js";
import {
  inEveryLanguage,
  type Localized,
  language,
  localise,
  localiseAttribute,
  setLanguage,
} from "./language.js";
import { onThemeChange, setTheme, theme } from "./theme.js";

const words = {
  lessons: { en: "Lessons", ja: "レッスン" },
  laboratory: { en: "Laboratory", ja: "実験室" },
  dark: { en: "Dark theme", ja: "ダークテーマ" },
} as const satisfies Record<string, Localized>;

/** The name, the five lessons, the laboratory, the language and the theme: the same on every page. */
export function siteHeader(current: string): HTMLElement {
  const home = element("a", { href: "./index.html", class: "wordmark" });
  home.append(element("img", { src: "./icon.svg", alt: "", width: 26, height: 26 }), "Osculate");
  if (current === "index") home.setAttribute("aria-current", "page");

  const list = element("ol", { class: "lesson-links" });
  catalogue.forEach((lesson, index) => {
    const number = element("span", { class: "lesson-number" }, String(index + 1));
    const title = element("span", { class: "lesson-title" });
    localise(title, lesson.title);
    const link = element("a", { href: `./${lesson.slug}.html` }, number, title);
    localiseAttribute(link, "title", lesson.title);
    if (lesson.slug === current) link.setAttribute("aria-current", "page");
    list.append(element("li", {}, link));
  });
  const laboratory = element("a", { href: "./laboratory.html", class: "page-link" });
  localise(laboratory, words.laboratory);
  if (current === "laboratory") laboratory.setAttribute("aria-current", "page");
  const nav = element("nav", {}, list, laboratory);
  localiseAttribute(nav, "aria-label", words.lessons);

  const toggles = element("div", { class: "toggles" }, languageToggle(), themeToggle());
  return element("header", { class: "site-header" }, home, nav, toggles);
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
