import "katex/dist/katex.min.css";
import { catalogue, loadLesson } from "./lessons/catalogue.js";
import { siteFooter } from "./site/footer.js";
import { frontPage } from "./site/front-page.js";
import { siteHeader } from "./site/header.js";
import { inEveryLanguage, say } from "./site/language.js";
import { lessonPage } from "./site/lesson-page.js";

const slug = document.body.dataset.page ?? "index";
const entry = catalogue.find((lesson) => lesson.slug === slug);

async function content(): Promise<HTMLElement> {
  if (!entry) return frontPage();
  const lesson = await loadLesson(slug);
  if (!lesson) throw new Error(`the catalogue lists "${slug}", but there is no such lesson`);
  return lessonPage(entry, lesson);
}

const main = await content();
document.body.append(siteHeader(slug), main, siteFooter());
if (entry) {
  inEveryLanguage(() => {
    document.title = `${say(entry.title)} · Osculate`;
  });
}
