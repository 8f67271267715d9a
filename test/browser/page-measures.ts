import axe from "axe-core";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import type { Visit } from "./harness.js";

/** Every page of the site. */
export const pageSlugs: readonly string[] = [
  "index",
  "laboratory",
  "world",
  "benchmarks",
  "404",
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

/** What axe-core holds against the page as it stands: the rule, and the elements that break it. */
export async function barriers({ page }: Visit): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (Reflect.get(window, "axe") as typeof axe).run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  });
}
