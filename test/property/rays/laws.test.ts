import { describe, expect, it } from "vitest";
import { overlaps, point, raycast, raycastAll, segment } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { hardRay } from "../../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "../for-all.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";
import { enlargeRay, isScalableRay } from "../scaling.js";

describe("a ray that starts at a point of the shape hits it at once, and one that starts before hits it", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      let started = 0;
      forAll(
        hardRay(kind),
        (rayCase) => {
          const shape = buildShape(rayCase.shape);
          const ray = buildRay({ ...rayCase.ray, minT: 0, maxT: 1 });
          if (!overlaps(point(ray.x, ray.y), shape)) return;
          started++;
          expect(raycast(ray, shape)?.t).toBe(0);
          const fromBefore = buildRay({ ...rayCase.ray, minT: -1, maxT: 1 });
          expect(raycast(fromBefore, shape)).not.toBeNull();
        },
        RAY_LAW_RUNS,
      );
      expect(started).toBeGreaterThan(atLeast(1 / 100, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a ray's answers hold no NaN and no −0", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      forAll(
        hardRay(kind),
        (rayCase) => {
          const ray = buildRay(rayCase.ray);
          const shape = buildShape(rayCase.shape);
          expect(strangeNumbers(raycastAll(ray, shape))).toEqual([]);
          expect(strangeNumbers(raycast(ray, shape))).toEqual([]);
        },
        RAY_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

const EXPONENTS = [1, -1, 13, -13, 60, -60];

describe("multiplying every length by a power of two leaves all of a ray's events but their points", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      let checked = 0;
      forAll(
        (random) => ({ before: hardRay(kind)(random), exponent: random.pick(EXPONENTS) }),
        ({ before, exponent }) => {
          if (!isScalableRay(before, exponent)) return;
          checked++;
          const factor = 2 ** exponent;
          const events = raycastAll(buildRay(before.ray), buildShape(before.shape));
          const larger = buildShape(enlarge(before.shape, factor));
          const expected = events.map((event) => ({ ...event, point: multiplied(event.point, factor) }));
          expect(raycastAll(buildRay(enlargeRay(before.ray, factor)), larger)).toStrictEqual(expected);
        },
        RAY_LAW_RUNS,
      );
      expect(checked).toBeGreaterThan(atLeast(0.5, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});

/** The double a + b, if that is the exact sum. */
function exactSum(a: number, b: number): number | undefined {
  const sum = a + b;
  const rounded = sum - a;
  return a - (sum - rounded) + (b - rounded) === 0 ? sum : undefined;
}

describe("a ray from t = 0 to 1 hits what the segment of its ends overlaps", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      const seen = { hits: 0, misses: 0 };
      forAll(
        hardRay(kind),
        (rayCase) => {
          const ray = buildRay({ ...rayCase.ray, minT: 0, maxT: 1 });
          const shape = buildShape(rayCase.shape);
          const [endX, endY] = [exactSum(ray.x, ray.dx), exactSum(ray.y, ray.dy)];
          if (endX === undefined || endY === undefined) return;
          const hits = raycast(ray, shape) !== null;
          seen[hits ? "hits" : "misses"]++;
          expect(hits).toBe(overlaps(segment(ray.x, ray.y, endX, endY), shape));
        },
        RAY_LAW_RUNS,
      );
      expect(Math.min(seen.hits, seen.misses)).toBeGreaterThan(atLeast(1 / 20, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});

const REVERSED = { enter: "exit", exit: "enter", touch: "touch" } as const;

describe("a line the other way round has the same events in reverse order", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      let met = 0;
      forAll(
        hardRay(kind),
        ({ ray, shape: spec }) => {
          const shape = buildShape(spec);
          const line = { ...ray, minT: null, maxT: null };
          const there = raycastAll(buildRay(line), shape);
          const back = raycastAll(buildRay({ ...line, dx: 0 - ray.dx, dy: 0 - ray.dy }), shape);
          met += there.length;
          expect(back.map((event) => event.kind)).toEqual(
            there.map((event) => REVERSED[event.kind]).reverse(),
          );
        },
        RAY_LAW_RUNS,
      );
      expect(met).toBeGreaterThan(atLeast(1 / 5, RAY_LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});
