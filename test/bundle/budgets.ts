import { readFileSync, writeFileSync } from "node:fs";

const budgetsFile = new URL("budgets.json", import.meta.url);

/** What is measured: single imports from the lightest to the heaviest, then everything. */
export const measuredImports = [
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
] as const;

/** The most gzipped bytes that each import may cost. */
export type Budgets = Record<string, number>;

/** A change of a few bytes needs no new record: budgets are this much above the cost, in multiples of `step`. */
const slack = 1.02;
const step = 50;

export function budgetFor(gzippedBytes: number): number {
  return Math.ceil((gzippedBytes * slack) / step) * step;
}

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(budgetsFile, "utf8"));
}

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
}
