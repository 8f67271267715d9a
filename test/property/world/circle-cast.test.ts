import { describe, expect, it } from "vitest";
import {
  circle,
  distance,
  overlaps,
  type Ray,
  ray,
  sweep,
  World,
  type WorldSweepHit,
} from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { oneIn, type Random } from "../../generators/random.js";
import { buildShape, KIND_NAMES, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, enlarge, extent } from "../../generators/transform.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";

const STILL = { x: 0, y: 0 };

interface Cast {
  readonly shape: ShapeSpec;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
}

/** A disc that runs more or less towards a shape, which it would reach at a t of about 1. */
function castAt(kind: KindName): (random: Random) => Cast {
  return (random) => {
    const shape = legal(ordinaryShape(kind, random));
    const centre = centreOf(shape);
    const size = extent(shape) + 1;
    const away = oneIn(random, 4) ? 1 : 2 + logUniform(random, 0, 2);
    const [x, y] = [centre.x + away * size * signed(random), centre.y + away * size * signed(random)];
    const [dx, dy] = [centre.x + size * signed(random) - x, centre.y + size * signed(random) - y];
    return { shape, x, y, dx: dx || 1, dy, radius: oneIn(random, 3) ? 0 : size * logUniform(random, -2, 0) };
  };
}

function castAlong(along: Ray, { shape, radius }: Pick<Cast, "shape" | "radius">): WorldSweepHit | null {
  const world = new World();
  world.add(buildShape(shape));
  return world.circleCast(along, radius);
}

function sizeOfCast({ shape, dx, dy, radius }: Cast): number {
  return 2 * extent(shape) + Math.hypot(dx, dy) + 2 * radius;
}

describe.each(KIND_NAMES)("a disc along a ray meets a %s", (kind) => {
  it(
    "when a sweep says, on a short ray",
    () => {
      let hits = 0;
      forAll(
        castAt(kind),
        (cast) => {
          const { shape, x, y, dx, dy, radius } = cast;
          const hit = castAlong(ray(x, y, dx, dy, 1), cast);
          const expected = sweep(circle(x, y, radius), { x: dx, y: dy }, buildShape(shape), STILL);
          if (hit === null || expected === null) {
            // Only what cannot be told from a miss may be told by one of them.
            expect((hit ?? expected)?.isCertain ?? false).toBe(false);
            return;
          }
          hits += 1;
          expect(Math.abs(hit.t - expected.t) * Math.hypot(dx, dy)).toBeLessThan(1e-9 * sizeOfCast(cast));
        },
        LAW_RUNS,
      );
      expect(hits).toBeGreaterThan(atLeast(1 / 20, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "at its first overlap, on an endless ray",
    () => {
      let hits = 0;
      forAll(
        castAt(kind),
        (cast) => {
          const { x, y, dx, dy, radius } = cast;
          const shape = buildShape(cast.shape);
          const hit = castAlong(ray(x, y, dx, dy), cast);
          expect(strangeNumbers(hit ?? {})).toEqual([]);
          const end = hit?.t ?? 4;
          for (let i = 0; i < 16; i++) {
            const t = (1 - 1e-9) * end * (i / 16);
            const isMet = overlaps(circle(x + t * dx, y + t * dy, radius), shape);
            if (isMet && t > 0) throw new Error(`already met at ${t}, but ${JSON.stringify(hit)}`);
          }
          if (hit === null) return;
          hits += 1;
          const tolerance = 1e-10 * (sizeOfCast(cast) + hit.t * Math.hypot(dx, dy));
          const there = circle(x + hit.t * dx, y + hit.t * dy, radius);
          expect(distance(there, shape)).toBeLessThan(tolerance);
          // The points of a contact lie halfway into it.
          if (hit.t > 0) expect(distance(circle(hit.point.x, hit.point.y, 0), shape)).toBeLessThan(tolerance);
        },
        LAW_RUNS,
      );
      expect(hits).toBeGreaterThan(atLeast(1 / 20, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "alike at every scale",
    () => {
      forAll(
        castAt(kind),
        (cast) => {
          const { shape, x, y, dx, dy, radius } = cast;
          const hit = castAlong(ray(x, y, dx, dy), cast);
          const factor = 2 ** -60;
          const smaller = ray(factor * x, factor * y, factor * dx, factor * dy);
          const small = castAlong(smaller, { shape: enlarge(shape, factor), radius: factor * radius });
          expect(small).toEqual(hit && { ...hit, point: multiplied(hit.point, factor) });
        },
        LAW_RUNS / 5,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
