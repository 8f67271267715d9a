import { catalogue } from "../lessons/catalogue.js";
import { section } from "../parts/section.js";
import { platformerTitle } from "../platformer/words.js";
import { element } from "./element.js";
import { pages } from "./header.js";
import { type Localized, localise } from "./language.js";
import { lessonCard, lessonCards } from "./lesson-card.js";
import { nearestPage } from "./nearest-page.js";

const words = {
  title: { en: "No such page", ja: "ページが見つかりません" },
  lead: {
    en: "There is nothing at this address.",
    ja: "このアドレスには何もありません。",
  },
  meant: { en: "Did you mean this?", ja: "お探しのページはこちらですか？" },
  lessons: { en: "All lessons", ja: "すべてのレッスン" },
} as const satisfies Record<string, Localized>;

export const missingTitle: Localized = words.title;

const lessons = catalogue.map(({ slug, title }) => ({ slug, names: [title.en, title.ja] }));
const others = [
  { slug: "index", names: ["home"] },
  { slug: "platformer", names: [platformerTitle.en, platformerTitle.ja] },
  ...pages.map(({ slug, title }) => ({ slug, names: [title.en, title.ja] })),
];

/** What servers show at an address that they do not have: it leads on to the page that was meant, or suggests one. */
export function missingPage(): HTMLElement {
  const guess = nearestPage(location.pathname, lessons, others);
  if (guess?.isSure) leadOn(guess.slug);

  const title = element("h1");
  localise(title, words.title);
  const lead = element("p", { class: "lead" });
  localise(lead, words.lead);
  const meant = guess ? [section(words.meant, suggestion(guess.slug))] : [];
  return element(
    "main",
    { class: "front missing" },
    title,
    lead,
    ...meant,
    section(words.lessons, lessonCards()),
  );
}

function leadOn(slug: string): void {
  const address = new URL(`./${slug}.html${location.search}${location.hash}`, location.href);
  // A page that is missing itself would lead here for ever.
  if (address.pathname !== location.pathname) location.replace(address);
}

function suggestion(slug: string): HTMLElement {
  const index = catalogue.findIndex((lesson) => lesson.slug === slug);
  const lesson = catalogue[index];
  if (lesson) return element("div", { class: "cards" }, lessonCard(lesson, index));
  const link = element("a", { href: `./${slug}.html`, class: "button button-link" });
  const title = slug === "platformer" ? platformerTitle : pages.find((other) => other.slug === slug)?.title;
  if (title) localise(link, title);
  else link.textContent = "Osculate";
  return link;
}
