import { catalogue } from "../../demo/src/lessons/catalogue.js";
import type { Visit } from "./harness.js";

/** Every page of the site. */
export const pageSlugs: readonly string[] = [
  "index",
  "laboratory",
  "world",
  "benchmarks",
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
