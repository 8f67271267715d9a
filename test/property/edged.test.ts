import { describe, expect, it } from "vitest";
import { isConvex } from "../../src/convex/convexity.js";
import { contact, distance, edgedContact, edgedDistance, edgedOverlaps, overlaps } from "../../src/index.js";
import type { Edged } from "../../src/query/edged.js";
import { IS_FULL } from "../extent.js";
import { hardPair } from "../generators/pair.js";
import { buildShape, type PairSpec } from "../generators/spec.js";
import { unlikePair } from "../generators/unlike.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { anyPair } from "./laws/cases.js";
import { toleranceOf } from "./laws/tolerance.js";

const KINDS = ["point", "circle", "rect", "segment", "capsule", "polygon"] as const;
const PAIRS = KINDS.flatMap((a, i) => KINDS.slice(i).map((b) => [a, b] as const));

const CASES = Math.min(CHEAP_RUNS, (IS_FULL ? 6 : 3) * LAW_RUNS);

const build = (pair: PairSpec) => [buildShape(pair.a), buildShape(pair.b)] as [Edged, Edged];

describe("edgedOverlaps answers as overlaps does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      for (const pairs of [hardPair(kindA, kindB), unlikePair(kindA, kindB)]) {
        forAll(
          pairs,
          (pair) => {
            const [a, b] = build(pair);
            expect([edgedOverlaps(a, b), edgedOverlaps(b, a)]).toEqual([overlaps(a, b), overlaps(a, b)]);
          },
          CASES,
        );
      }
    },
    PROPERTY_TIMEOUT,
  );
});

describe("edgedContact is contact, bit for bit", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      for (const pairs of [anyPair(kindA, kindB), hardPair(kindA, kindB)]) {
        forAll(
          pairs,
          (pair) => {
            const [a, b] = build(pair);
            if (!isConvex(a) || !isConvex(b)) return;
            expect(edgedContact(a, b)).toEqual(contact(a, b));
            expect(edgedContact(b, a)).toEqual(contact(b, a));
          },
          CASES,
        );
      }
    },
    PROPERTY_TIMEOUT,
  );
});

describe("edgedDistance answers as distance does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(
        anyPair(kindA, kindB),
        (pair) => {
          const [a, b] = build(pair);
          const found = edgedDistance(a, b);
          expect(found === 0).toBe(overlaps(a, b));
          expect(Math.abs(found - distance(a, b))).toBeLessThanOrEqual(toleranceOf(pair));
          expect(edgedDistance(b, a)).toBe(found);
        },
        CASES,
      ),
    PROPERTY_TIMEOUT,
  );
});
