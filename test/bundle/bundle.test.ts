import { describe, expect, test } from "vitest";
import { measuredImports, mostOfPair, pairFunctions, readBudgets } from "./budgets.js";
import { bundleImports } from "./measure.js";
import { ownRows, readSizes } from "./sizes.js";

const budgets = readBudgets();

const ownNames = ownRows.map(({ names = "" }) => names);
const ofPackage = await bundleImports([...measuredImports, ...ownNames], "package");

test("there is a budget for each measured import and for nothing else", () => {
  expect(Object.keys(budgets)).toEqual([...measuredImports]);
});

describe.each(measuredImports)("import %s", (names) => {
  test("costs no more than its budget, and the budget is not far above the cost", () => {
    const budget = budgets[names] ?? 0;
    const gzippedBytes = ofPackage.get(names)?.gzippedBytes;
    expect(gzippedBytes).toBeLessThanOrEqual(budget);
    // Where something became much smaller, the record must follow (npm run bundle:record), else it could grow back unseen.
    expect(gzippedBytes).toBeGreaterThan(0.8 * budget - 50);
  });
});

test.each(pairFunctions)("%s may cost at most 5 kB, 10 with ellipses and polygons", (name) => {
  expect(budgets[name]).toBeLessThanOrEqual(mostOfPair(name));
});

test.each(["README.md", "README.ja.md"])("%s says what imports weigh, within a twentieth", (readme) => {
  const written = readSizes(readme);
  expect(written).toHaveLength(ownNames.length);
  for (const [index, names] of ownNames.entries()) {
    const gzippedBytes = ofPackage.get(names)?.gzippedBytes ?? Number.NaN;
    expect(Math.abs((written[index] ?? 0) - gzippedBytes / 1000)).toBeLessThan(
      0.05 * (gzippedBytes / 1000) + 0.1,
    );
  }
});

describe("one import does not pull in the rest", () => {
  const sourcesOf = async (names: string) =>
    (await bundleImports([names], "sources")).get(names)?.sources ?? [];

  test("a constructor brings no pair and no question", async () => {
    const sources = await sourcesOf("circle");
    expect(sources).toContain("shapes/round.ts");
    expect(sources.filter((path) => /^(pairs|query|rays|nearest|draw)\//.test(path))).toEqual([]);
    expect(sources.filter((path) => /ellipse|rect|sector/.test(path))).toEqual([]);
  });

  // An ellipse of zero width is a segment, so its tests rest on those of rectangles.
  test.each([
    ["circleCircleOverlap", "round-round.ts", /ellipse|rect|sector|relation/],
    [
      "pointEllipseOverlap",
      "ellipses/round-ellipse.ts",
      /ellipse-|circle-|rect-(?!excess|frame)|sector|relation/,
    ],
    ["circleRectOverlap", "boxes/round-rect.ts", /ellipse|rect-(?!excess|frame)|sector|relation/],
    ["pointSectorOverlap", "sectors/round-sector.ts", /ellipse|rect|sector-|centred-sector|relation/],
    ["ellipseEllipseOverlap", "ellipses/ellipse-ellipse.ts", /circle|sector|relation/],
    [
      "segmentSegmentOverlap",
      "edges/edge-edge.ts",
      /chain-|edged|edge-edge-|wedge|ellipse|rect|circle|relation/,
    ],
    ["pointPolygonOverlap", "edges/edged-pairs.ts", /chain-(?!overlap)|wedge|ellipse|rect|circle|relation/],
    ["polygonPolygonOverlap", "edges/edged-pairs.ts", /wedge|ellipse|rect|circle|relation/],
  ])("%s brings pairs/%s and no stranger", async (name, ownFile, strangers) => {
    const sources = await sourcesOf(name);
    expect(sources).toContain(`pairs/${ownFile}`);
    expect(sources.filter((path) => /^(query|rays|nearest|draw)\//.test(path))).toEqual([]);
    expect(sources.filter((path) => strangers.test(path))).toEqual([]);
  });

  test("overlaps brings every pair, but no relation, ray, distance or drawing", async () => {
    const sources = await sourcesOf("overlaps");
    const pairFiles = sources
      .filter((path) => path.startsWith("pairs/"))
      .map((path) => path.split("/").pop());
    expect(pairFiles).toEqual(expect.arrayContaining(PAIR_FILES));
    expect(sources.filter((path) => /^(rays|draw)\/|^nearest\/.*way|relation/.test(path))).toEqual([]);
  });

  test("raycast brings the rays, but not the overlaps of two ellipses", async () => {
    const sources = await sourcesOf("raycast");
    expect(sources.some((path) => path.startsWith("rays/"))).toBe(true);
    expect(sources).not.toContain("pairs/ellipses/ellipse-ellipse.ts");
  });
});

/** The files of the pairs of points, circles, ellipses, rectangles and sectors; points and circles are round, the next two centred. */
const PAIR_FILES = [
  "round-round.ts",
  "round-ellipse.ts",
  "round-rect.ts",
  "round-sector.ts",
  "ellipse-ellipse.ts",
  "ellipse-rect.ts",
  "rect-rect.ts",
  "centred-sector.ts",
];
