import { describe, expect, it } from "vitest";
import { area, bounds, fromJSON, type Ray, type Shape, setPose, toJSON } from "../../src/index.js";
import { atLeast } from "../extent.js";
import { hardPair } from "../generators/pair.js";
import type { Generator } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES, type ShapeSpec } from "../generators/spec.js";
import { enlarge } from "../generators/transform.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "./for-all.js";
import { multiplied, strangeNumbers } from "./numbers-in.js";
import { isScalable } from "./scaling.js";

const COORDINATES = [0, 1, -0.1, 1e300, -5e-324];
const ANGLES = [0, 1, Math.PI, -7, 1e9];

function thereAndBack(shape: Shape | Ray): Shape | Ray {
  return fromJSON(JSON.parse(JSON.stringify(toJSON(shape))));
}

interface PosedSpec {
  readonly spec: ShapeSpec;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

describe("JSON brings a shape back bit for bit", () => {
  it.each(KIND_NAMES)(
    "%s, as made and as posed",
    (kind) => {
      const posed: Generator<PosedSpec> = (random) => ({
        spec: hardPair(kind, kind)(random).a,
        x: random.pick(COORDINATES),
        y: random.pick(COORDINATES),
        angle: random.pick(ANGLES) * random.next(),
      });
      let moved = 0;
      forAll(
        posed,
        ({ spec, x, y, angle }) => {
          const shape: Shape = fromJSON(spec);
          expect(thereAndBack(shape)).toStrictEqual(shape);
          if (!accepts(() => setPose(shape, x, y, angle))) return;
          moved++;
          expect(thereAndBack(shape)).toStrictEqual(shape);
        },
        RAY_LAW_RUNS,
      );
      expect(moved).toBeGreaterThan(atLeast(0.5, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "ray",
    () => {
      forAll(hardRay("circle"), (rayCase) => {
        const ray = buildRay(rayCase.ray);
        expect(thereAndBack(ray)).toStrictEqual(ray);
      });
    },
    PROPERTY_TIMEOUT,
  );
});

/** Whether a pose does not take the shape beyond the largest double. */
function accepts(pose: () => void): boolean {
  try {
    pose();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const EXPONENTS = [1, -1, 13, -13, 60, -60];

describe("bounds and area", () => {
  it.each(KIND_NAMES)(
    "hold no NaN and no −0: %s",
    (kind) => {
      forAll(
        hardPair(kind, kind),
        ({ a: spec }) => {
          const shape = buildShape(spec);
          expect(strangeNumbers(bounds(shape))).toEqual([]);
          expect(strangeNumbers(area(shape))).toEqual([]);
          expect(area(shape)).toBeGreaterThanOrEqual(0);
        },
        RAY_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)(
    "are multiplied with every length by a power of two, bit for bit: %s",
    (kind) => {
      let checked = 0;
      forAll(
        (random) => ({ ...hardPair(kind, kind)(random), exponent: random.pick(EXPONENTS) }),
        (asked) => {
          if (!isScalable(asked, asked.exponent)) return;
          checked++;
          const factor = 2 ** asked.exponent;
          const shape = buildShape(asked.a);
          const larger = buildShape(enlarge(asked.a, factor));
          expect(bounds(larger)).toStrictEqual(multiplied(bounds(shape), factor));
          expect(area(larger)).toBe(area(shape) * factor * factor);
        },
        RAY_LAW_RUNS,
      );
      expect(checked).toBeGreaterThan(atLeast(0.5, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});
