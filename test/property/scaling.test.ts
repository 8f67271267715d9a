import { describe, expect, it } from "vitest";
import { bounds, closestPoints, overlaps, raycastAll, relate } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import type { Generator } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES, type PairSpec } from "../generators/spec.js";
import { enlarge } from "../generators/transform.js";
import { buildMeasured, buildRelated } from "./build.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { MEASURED_PAIRS, PAIRS } from "./kinds.js";
import { multiplied } from "./numbers-in.js";
import { enlargeRay, isScalable, isScalableRay } from "./scaling.js";

const EXPONENTS = [1, -1, 13, -13, 60, -60];

interface Scaled<T> {
  readonly before: T;
  readonly exponent: number;
}

function withExponent<T>(generator: Generator<T>): Generator<Scaled<T>> {
  return (random) => ({ before: generator(random), exponent: random.pick(EXPONENTS) });
}

/** Checks the cases that stay within the range where nothing overflows or underflows: most of them. */
function forMost<T>(generator: Generator<T>, check: (value: T) => boolean): void {
  let checked = 0;
  forAll(
    generator,
    (value) => {
      if (check(value)) checked++;
    },
    LAW_RUNS,
  );
  expect(checked).toBeGreaterThan(LAW_RUNS / 2);
}

function enlargedPair(pair: PairSpec, exponent: number): PairSpec {
  return { a: enlarge(pair.a, 2 ** exponent), b: enlarge(pair.b, 2 ** exponent) };
}

describe("multiplying every length by a power of two", () => {
  it.each(PAIRS)(
    "changes no yes or no: %s and %s",
    (kindA, kindB) =>
      forMost(withExponent(hardPair(kindA, kindB)), ({ before, exponent }) => {
        if (!isScalable(before, exponent)) return false;
        const after = enlargedPair(before, exponent);
        const meet = ({ a, b }: PairSpec) => overlaps(buildShape(a), buildShape(b));
        expect(meet(after)).toBe(meet(before));
        if (kindB === "sector") return true;
        const relation = ({ a, b }: PairSpec) => relate(buildRelated(a), buildRelated(b));
        expect(relation(after)).toBe(relation(before));
        return true;
      }),
    PROPERTY_TIMEOUT,
  );

  it.each(MEASURED_PAIRS)(
    "multiplies distance and closest points, bit for bit: %s and %s",
    (kindA, kindB) =>
      forMost(withExponent(hardPair(kindA, kindB)), ({ before, exponent }) => {
        if (!isScalable(before, exponent)) return false;
        const after = enlargedPair(before, exponent);
        const closest = ({ a, b }: PairSpec) => closestPoints(buildMeasured(a), buildShape(b));
        expect(closest(after)).toStrictEqual(multiplied(closest(before), 2 ** exponent));
        return true;
      }),
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)(
    "multiplies bounds, and leaves all of a ray's events but their points, bit for bit: %s",
    (kind) =>
      forMost(withExponent(hardRay(kind)), ({ before, exponent }) => {
        if (!isScalableRay(before, exponent)) return false;
        const factor = 2 ** exponent;
        const shape = buildShape(before.shape);
        const larger = buildShape(enlarge(before.shape, factor));
        const events = raycastAll(buildRay(before.ray), shape);
        const expected = events.map((event) => ({ ...event, point: multiplied(event.point, factor) }));
        expect(raycastAll(buildRay(enlargeRay(before.ray, factor)), larger)).toStrictEqual(expected);
        expect(bounds(larger)).toStrictEqual(multiplied(bounds(shape), factor));
        return true;
      }),
    PROPERTY_TIMEOUT,
  );
});
