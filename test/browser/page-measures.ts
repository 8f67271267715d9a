import axe from "axe-core";
import { topics } from "../../demo/reference/topics.js";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { IS_FULL } from "../extent.js";
import type { Visit } from "./harness.js";

/** The pages of the reference are made by one function: a quick run sees one of them. */
const topicsSeen = topics.filter(({ slug }) => IS_FULL || slug === "contact");

/** Every page of the site. */
export const pageSlugs: readonly string[] = [
  "index",
  "laboratory",
  "world",
  "benchmarks",
  "platformer",
  "404",
  "reference",
  ...topicsSeen.map(({ slug }) => `reference-${slug}`),
  ...catalogue.map(({ slug }) => slug),
];

/** The content's right edge beyond the window's, in CSS pixels. */
export async function overflow({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** How much of what was already there has moved since the page opened (the browser's own measure). */
export async function layoutShift({ page }: Visit): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 200);
      }),
  );
}

/** What takes axe-core most of its time: the many small spans of formulas and listings, alike on all pages. */
export const slowToRead: readonly string[] = [".katex", ".shiki"];

/** What axe-core holds against the page as it stands, some elements left out: the rule, and what breaks it. */
export async function barriers({ page }: Visit, exclude: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (exclude) => {
      const { violations } = await (Reflect.get(window, "axe") as typeof axe).run(
        { exclude },
        // Of what passes, axe-core then writes down nothing.
        { resultTypes: ["violations"] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
    },
    [...exclude],
  );
}

/** What is there to tap and smaller than a fingertip. */
export async function smallTargets({ page }: Visit): Promise<string[]> {
  const targets = page.locator(
    ":is(header, main) :is(button, input, select, summary, .menu-button, .page-link):visible",
  );
  const sizes = await targets.evaluateAll((all) =>
    all.map((target) => {
      // A box is ticked by its words, too.
      const { width, height } = (target.closest(".choice") ?? target).getBoundingClientRect();
      return { html: target.outerHTML, width, height };
    }),
  );
  if (sizes.length <= 5) return [`only ${sizes.length} things to tap`];
  return sizes
    .filter(({ width, height }) => width < 43.9 || height < 43.9)
    .map(({ html, width, height }) => `${html}: ${width} × ${height}`);
}
