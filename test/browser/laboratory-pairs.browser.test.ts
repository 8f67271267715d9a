import {
  type ClosestPoints,
  closestPoints,
  contact,
  intersections,
  overlapArea,
  relate,
  type Vec2,
} from "osculate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, benchOf, kindNames } from "../../demo/src/laboratory/catalogue.js";
import { shapeOf } from "../../demo/src/laboratory/specimen.js";
import { relationWords } from "../../demo/src/laboratory/words.js";
import type { Visit } from "./harness.js";
import { numbersShown, put, rounded } from "./laboratory.js";
import { pixelsOf, shownVerdict } from "./stage.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

describe("every pair, from its address", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await site.visit({ slug: "laboratory" });
  });
  afterAll(async () => {
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
  const pairs = kindNames.flatMap((a, index) => kindNames.slice(index).map((b) => [a, b] as const));

  test.each(pairs)("%s and %s: the numbers of the library", async (kindA, kindB) => {
    const bench = benchOf(kindA, kindB);
    await put(visit, bench);
    const a = shapeOf(bench.a);
    const b = shapeOf(bench.b);
    const touch = contact(a, b);
    const verdict = await shownVerdict(visit.page);
    expect(verdict.hit).toBe(touch !== null);
    expect(verdict.words).toBe(relationWords[relate(a, b)].en);
    const numbersOf = await numbersShown(visit);
    expectClosest(numbersOf, closestPoints(a, b));
    expect(numbersOf("depth")).toEqual(touch ? [rounded(touch.depth, 3)] : []);
    expect(numbersOf("normal")).toEqual(touch ? coordinates([touch.normal], 3) : []);
    expect(numbersOf("points")).toEqual(touch ? coordinates(touch.points, 2) : []);
    const { points, stretches } = intersections(a, b);
    expect(numbersOf("crossings").slice(0, 2)).toEqual(
      stretches.length > 0 ? [points.length, stretches.length] : [points.length],
    );
    expect(numbersOf("area")).toEqual([rounded(overlapArea(a, b), 1)]);
    expect((await pixelsOf(visit.page, "hit")) > shapePixels(bench)).toBe(touch !== null);
    if (!touch) expect(await pixelsOf(visit.page, "idle")).toBeGreaterThan(shapePixels(bench));
  });
});

/** Two points are small under their handles; every other pair has a long outline. */
function shapePixels({ a, b }: Bench): number {
  return a.kind === "point" && b.kind === "point" ? 0 : 40;
}

function expectClosest(numbersOf: (name: string) => readonly number[], closest: ClosestPoints): void {
  expect(numbersOf("distance")).toEqual([rounded(closest.distance, 3)]);
  expect(numbersOf("closestA")).toEqual(coordinates([closest.a], 2));
  expect(numbersOf("closestB")).toEqual(coordinates([closest.b], 2));
}

function coordinates(points: readonly Vec2[], digits: number): number[] {
  return points.flatMap(({ x, y }) => [rounded(x, digits), rounded(y, digits)]);
}
