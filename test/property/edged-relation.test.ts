import { describe, expect, it } from "vitest";
import { exactRelation } from "../../src/exact/meeting.js";
import { overlaps, relate } from "../../src/index.js";
import { edgedRelation } from "../../src/pairs/core/edged-relation.js";
import { atLeast } from "../extent.js";
import { latticeShape, tile } from "../generators/lattice.js";
import type { Random } from "../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../generators/spec.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { CONVERSE } from "./judges/relate.js";
import { PAIRS } from "./kinds.js";
import { anyPair } from "./laws/cases.js";

const STRAIGHT: readonly KindName[] = [
  "point",
  "circle",
  "rect",
  "segment",
  "capsule",
  "roundedRect",
  "polygon",
  "halfPlane",
  "polyline",
];

const STRAIGHT_PAIRS = PAIRS.filter(
  ([kindA, kindB]) =>
    STRAIGHT.includes(kindA) && STRAIGHT.includes(kindB) && !(kindA === "halfPlane" && kindB === "halfPlane"),
);

function latticePair(kindA: KindName, kindB: KindName): (random: Random) => PairSpec {
  const draw = (kind: KindName, random: Random): ShapeSpec =>
    random.int(3) === 2 ? tile(kind, random.pick([1, 2, 4]), random) : latticeShape(kind, random);
  return (random) => ({ a: draw(kindA, random), b: draw(kindB, random) });
}

/**
 * What is said of a pair, in both orders and by every way that leads there, against the arrangement of both.
 */
function judge({ a, b }: PairSpec): boolean {
  const [first, second] = [buildShape(a), buildShape(b)];
  const said = edgedRelation(first, second);
  if (said === undefined) return false;
  const truth = exactRelation(first, second);
  expect([said, edgedRelation(second, first), relate(first, second)]).toEqual([
    truth,
    CONVERSE[truth],
    truth,
  ]);
  expect(overlaps(first, second)).toBe(truth !== "apart");
  return true;
}

describe("what is said of straight edges without rounding is what the arrangement says", () => {
  it.each(STRAIGHT_PAIRS)(
    "%s and %s on a lattice",
    (kindA, kindB) => {
      let decided = 0;
      forAll(latticePair(kindA, kindB), (pair) => void (judge(pair) && decided++), 2 * LAW_RUNS);
      // Chains along chains are left to the arrangement, and boxes that are turned.
      expect(decided).toBeGreaterThan(kindA === "polyline" ? 0 : atLeast(0.5, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it.each(["rect", "polygon"] as const)(
    "%s and a sector with its apex at a corner",
    (kind) => {
      let decided = 0;
      forAll(
        (random) => {
          const solid = tile(kind, 2, random);
          const sector = latticeShape("sector", random);
          return { a: solid, b: { ...sector, x: random.int(7) - 3, y: random.int(7) - 3 } };
        },
        (pair) => void (judge(pair) && decided++),
        10 * LAW_RUNS,
      );
      expect(decided).toBeGreaterThan(atLeast(1 / 50, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it.each(STRAIGHT_PAIRS)(
    "%s and %s of any numbers",
    (kindA, kindB) => {
      let decided = 0;
      forAll(anyPair(kindA, kindB), (pair) => void (judge(pair) && decided++), CHEAP_RUNS);
      expect(decided).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});
