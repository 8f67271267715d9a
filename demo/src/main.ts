import "katex/dist/katex.min.css";
import { catalogue, loadLesson } from "./lessons/catalogue.js";
import { siteFooter } from "./site/footer.js";
import { frontPage } from "./site/front-page.js";
import { siteHeader } from "./site/header.js";
import { inEveryLanguage, type Localized, say } from "./site/language.js";
import { lessonPage } from "./site/lesson-page.js";

/** What stands between header and footer, and the page's name unless it is the front page. */
interface PageContent {
  readonly main: HTMLElement;
  readonly title?: Localized;
}

async function contentOf(slug: string): Promise<PageContent> {
  if (slug === "laboratory") {
    const { laboratoryPage, laboratoryTitle } = await import("./laboratory/page.js");
    return { main: laboratoryPage(), title: laboratoryTitle };
  }
  if (slug === "world") {
    const { worldPage, worldTitle } = await import("./world/page.js");
    return { main: worldPage(), title: worldTitle };
  }
  if (slug === "benchmarks") {
    const { benchmarksPage, benchmarksTitle } = await import("./benchmarks/page.js");
    return { main: benchmarksPage(), title: benchmarksTitle };
  }
  const entry = catalogue.find((lesson) => lesson.slug === slug);
  if (!entry) return { main: frontPage() };
  const lesson = await loadLesson(slug);
  if (!lesson) throw new Error(`the catalogue lists "${slug}", but there is no such lesson`);
  return { main: lessonPage(entry, lesson), title: entry.title };
}

const slug = document.body.dataset.page ?? "index";
const { main, title } = await contentOf(slug);
document.body.append(siteHeader(slug), main, siteFooter());
if (title) {
  inEveryLanguage(() => {
    document.title = `${say(title)} · Osculate`;
  });
}
