import { catalogue, loadLesson } from "./lessons/catalogue.js";
import { siteFooter } from "./site/footer.js";
import { siteHeader } from "./site/header.js";
import { inEveryLanguage, type Localized, say } from "./site/language.js";
import { printLight } from "./site/theme.js";

/** What stands between header and footer, and what the window is called. */
interface PageContent {
  readonly main: HTMLElement;
  readonly title: Localized;
}

/** Every page loads its own part of the site, and only that. */
async function contentOf(slug: string): Promise<PageContent> {
  if (slug === "laboratory") {
    const { laboratoryPage, laboratoryTitle } = await import("./laboratory/page.js");
    return { main: laboratoryPage(), title: named(laboratoryTitle) };
  }
  if (slug === "world") {
    const { worldPage, worldTitle } = await import("./world/page.js");
    return { main: worldPage(), title: named(worldTitle) };
  }
  if (slug === "benchmarks") {
    const { benchmarksPage, benchmarksTitle } = await import("./benchmarks/page.js");
    return { main: benchmarksPage(), title: named(benchmarksTitle) };
  }
  if (slug.startsWith("reference")) {
    const { referencePage } = await import("./reference/page.js");
    const { main, title } = await referencePage();
    return { main, title: named(title) };
  }
  if (slug === "platformer") {
    const { platformerPage, platformerTitle } = await import("./platformer/page.js");
    return { main: platformerPage(), title: named(platformerTitle) };
  }
  if (slug === "404") {
    const { missingPage, missingTitle } = await import("./site/missing-page.js");
    return { main: missingPage(), title: named(missingTitle) };
  }
  const entry = catalogue.find((lesson) => lesson.slug === slug);
  if (!entry) {
    const { frontPage, frontTitle } = await import("./site/front-page.js");
    return { main: frontPage(), title: frontTitle };
  }
  const [{ lessonPage }, lesson] = await Promise.all([import("./site/lesson-page.js"), loadLesson(slug)]);
  if (!lesson) throw new Error(`the catalogue lists "${slug}", but there is no such lesson`);
  return { main: await lessonPage(entry, lesson), title: named(entry.title) };
}

function named({ en, ja }: Localized): Localized {
  return { en: `${en} · Osculate`, ja: `${ja} · Osculate` };
}

const slug = document.body.dataset.page ?? "index";
// The header stands before the page has come; on one that comes as it is read, in the place of the links that stood there.
document.querySelector(".site-header")?.remove();
document.body.prepend(siteHeader(slug));
const { main, title } = await contentOf(slug);
// Where the link past the header leads: into the page, from where Tab goes on.
main.id = "content";
main.tabIndex = -1;
document.body.append(main, siteFooter());
inEveryLanguage(() => {
  document.title = say(title);
});
printLight();
