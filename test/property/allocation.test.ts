import { describe, expect, it } from "vitest";
import { IS_FULL } from "../extent.js";
import type { AllocationReport } from "./allocation/count.js";
import { countInProcess, leastExcess } from "./allocation/count-in-process.js";
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
 * Bytes that a call may take, on average over the pool. The code takes none of its own once it is compiled, but for some
 * pairs that touch or are parallel, which are decided exactly: 4 to 6. The number that `distance` returns is put on the
 * heap, 16 bytes, where V8 does not inline it; so is one of a sweep with a sector. One more number boxed in each call is
 * beyond these limits.
 */
const MOST_BYTES: Readonly<Record<string, number>> = {
  overlaps: 12,
  distance: 28,
  closestPoints: 12,
  contact: 12,
  sweep: 28,
};

const QUESTIONS = ["overlaps", "distance", "closestPoints", "contact"];

/** Pairs without an inside, whose sweeps are decided the slow way where they cross and are apart again. */
const THIN_PAIRS = ["point-point", "point-segment", "segment-segment", "halfPlane-halfPlane"];

async function countBytes(questions: readonly string[], kinds: readonly string[]): Promise<AllocationReport> {
  return countInProcess("count.ts", [String(CALLS), questions.join(","), ...kinds]);
}

/** Every kind with itself and some with others: a quick run asks every fourth pair besides. */
const CONVEX_KIND_PAIRS = CONVEX_PAIRS.filter(
  ([kindA, kindB], index) => IS_FULL || kindA === kindB || index % 4 === 0,
).map((pair) => pair.join("-"));

describe("with an object to fill, questions about convex shapes allocate little", () => {
  it.each([
    ["at rest", QUESTIONS, CONVEX_KIND_PAIRS],
    ["in motion", ["sweep"], CONVEX_KIND_PAIRS.filter((kinds) => !THIN_PAIRS.includes(kinds))],
  ])("on ordinary data, %s", { timeout: 1_200_000 }, async (_, questions, kinds) => {
    // What has met all pairs is compiled for no program there is: pairs that take more then are asked again with none but their like.
    let asked = kinds;
    const count = (excess: readonly { kinds: string }[]) => {
      if (excess.length > 0) asked = [...new Set(excess.map((each) => each.kinds))];
      return countBytes(questions, asked);
    };
    const found = await leastExcess(count, ({ results }) => {
      expect(results.length).toBe(questions.length * asked.length);
      return results.filter(({ question, bytes }) => !(bytes <= (MOST_BYTES[question] ?? 0)));
    });
    expect(found).toEqual({ disturbances: 0, excess: [] });
  });
});
