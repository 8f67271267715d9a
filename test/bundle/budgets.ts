import { readFileSync, writeFileSync } from "node:fs";

const budgetsFile = new URL("budgets.json", import.meta.url);

const pairKinds = ["point", "circle", "ellipse", "rect", "capsule", "polygon"];

/** The functions of one pair, of each question. */
export const pairFunctions = ["Contact", "Distance"].flatMap((question) =>
  pairKinds.flatMap((a, i) =>
    pairKinds.slice(i).map((b) => `${a}${b.charAt(0).toUpperCase()}${b.slice(1)}${question}`),
  ),
);

/** The most that a function of one pair may cost. */
export function mostOfPair(name: string): number {
  return /polygon|ellipse/i.test(name) ? 10_000 : 5000;
}

/** What is measured: single imports from the lightest to the heaviest, then everything. */
export const measuredImports: readonly string[] = [
  "circle",
  "circleCircleOverlap",
  "pointEllipseOverlap",
  "circleRectOverlap",
  "pointSectorOverlap",
  "segmentSegmentOverlap",
  "polygonPolygonOverlap",
  "ellipseEllipseOverlap",
  "overlaps",
  "relate",
  "containsPoint",
  "closestPoints",
  "contact",
  "edgedOverlaps, edgedContact",
  "raycast",
  "*",
  ...pairFunctions,
];

/** The most gzipped bytes that each import may cost. */
export type Budgets = Record<string, number>;

/** A change of a few bytes needs no new record: budgets are this much above the cost, in multiples of `step`. */
const slack = 1.02;
const step = 50;

export function budgetFor(names: string, gzippedBytes: number): number {
  const budget = Math.ceil((gzippedBytes * slack) / step) * step;
  return pairFunctions.includes(names) ? Math.min(budget, mostOfPair(names)) : budget;
}

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(budgetsFile, "utf8"));
}

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
}
