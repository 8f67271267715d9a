import { expect, test } from "vitest";
import { benchOfFragment } from "../../demo/src/laboratory/address.js";
import type { Bench } from "../../demo/src/laboratory/catalogue.js";
import { put } from "./laboratory.js";
import { dragFrom, handleCentre, touchDrag } from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();
const visit = visitOfEachTest(site, { slug: "laboratory", screen: "phone" });

/** The bench that the page has written into its address, once it has come to rest. */
async function benchAfterDrag(before: Bench): Promise<Bench> {
  const shown = () => benchOfFragment(new URL(visit.page.url()).hash);
  await expect.poll(shown).not.toEqual(before);
  return shown();
}

test("of handles that lie over each other, the one whose middle is nearest is grabbed", async () => {
  const bench: Bench = { a: { kind: "point", x: 0, y: 0 }, b: { kind: "point", x: 14, y: 0 } };
  await put(visit, bench);
  const [a, b] = [await handleCentre(visit.page, "A: Move"), await handleCentre(visit.page, "B: Move")];
  // Under the handle of B, which lies on top, but nearer to the middle of A's.
  expect(b.x - a.x).toBeLessThan(20);
  await touchDrag(visit.page, { x: a.x + 4, y: a.y }, 0, -60);
  const after = await benchAfterDrag(bench);
  expect(after.a.y).toBeLessThan(-30);
  expect(after.b).toEqual(bench.b);
});

test("a line is dragged by any of its points, within a finger's aim", async () => {
  const bench: Bench = {
    a: { kind: "arc", x: 0, y: 40, r: 80, start: -170, end: -10, angle: 0 },
    b: { kind: "point", x: 120, y: 90 },
  };
  await put(visit, bench);
  const centre = await handleCentre(visit.page, "A: Move");
  const end = await handleCentre(visit.page, "A: End direction");
  const radius = Math.hypot(end.x - centre.x, end.y - centre.y);
  const direction = (-60 * Math.PI) / 180;
  const onArc = (beside: number) => ({
    x: centre.x + (radius + beside) * Math.cos(direction),
    y: centre.y + (radius + beside) * Math.sin(direction),
  });
  await dragFrom(visit.page, onArc(6), -40, 0);
  const after = await benchAfterDrag(bench);
  expect(after.a.x).toBeLessThan(-20);
  expect(after.b).toEqual(bench.b);
});
