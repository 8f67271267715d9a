import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { AllocationReport } from "./allocation/count.js";
import { PAIRS } from "./kinds.js";

/** Calls to each question; the long run of a release asks for a million. */
const CALLS = Number(process.env.OSCULATE_ALLOCATION_CALLS ?? 20_000);

/** The kinds that are convex, or are so when asked for. */
const CONVEX_KINDS = [
  "point",
  "circle",
  "ellipse",
  "rect",
  "sector",
  "segment",
  "capsule",
  "roundedRect",
  "polygon",
  "halfPlane",
];

const CONVEX_PAIRS = PAIRS.filter((pair) => pair.every((kind) => CONVEX_KINDS.includes(kind)));

/**
 * Bytes that a call may take: about twice what is measured, for machines on which V8 compiles later. The aim is
 * none; what is left is numbers that functions hand to each other on the heap, 16 bytes each, most of them where
 * shapes are read into the convex engine.
 */
const MOST_BYTES: Readonly<Record<string, number>> = {
  overlaps: 640,
  distance: 1500,
  closestPoints: 3000,
  contact: 1300,
};

const YOUNG_GENERATION = ["--min-semi-space-size=128", "--max-semi-space-size=128"];

function countBytes(kinds: readonly string[]): AllocationReport {
  const script = fileURLToPath(new URL("./allocation/count.ts", import.meta.url));
  const options = ["--expose-gc", ...YOUNG_GENERATION, "--import", "tsx"];
  const output = execFileSync(process.execPath, [...options, script, String(CALLS), ...kinds], {
    encoding: "utf8",
  });
  return JSON.parse(output);
}

describe("with an object to fill, questions about convex shapes allocate little", () => {
  it("on ordinary data", { timeout: 1_200_000 }, () => {
    const kinds = CONVEX_PAIRS.map((pair) => pair.join("-"));
    const { results, collections } = countBytes(kinds);
    expect(collections).toBe(results.length);
    expect(results.length).toBe(4 * CONVEX_PAIRS.length);
    const tooMuch = results.filter(({ question, bytes }) => !(bytes <= (MOST_BYTES[question] ?? 0)));
    expect(tooMuch).toEqual([]);
  });
});
