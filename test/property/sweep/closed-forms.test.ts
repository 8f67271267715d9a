import { describe, expect, it } from "vitest";
import { circle, halfPlane, polygon, rect, segment, sweep, sweepTurning } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import type { Random } from "../../generators/random.js";
import { buildRay, buildShape, KIND_NAMES, type RaySpec, type ShapeSpec } from "../../generators/spec.js";
import { oracleOverlaps, oracleRays, Real } from "../../oracle/index.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";

const STILL = { x: 0, y: 0 };

interface Discs {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly otherR: number;
  readonly vx: number;
  readonly vy: number;
}

/** A disc at the origin, and one that starts apart from it and flies at it. */
function flyingDiscs(random: Random): Discs {
  const [r, otherR] = [logUniform(random, -2, 1), logUniform(random, -2, 1)];
  const angle = 2 * Math.PI * random.next();
  const away = (r + otherR) * (1.1 + 4 * random.next());
  const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)];
  // Aimed at a place within nine tenths of the radii, so that nothing grazes.
  const aside = 0.9 * (r + otherR) * signed(random);
  return { x, y, r, otherR, vx: -aside * Math.sin(angle) - x, vy: aside * Math.cos(angle) - y };
}

/** The lesser root of |c + t·v| = r, to many digits. */
function meetingOfDiscs({ x, y, r, otherR, vx, vy }: Discs): Real {
  const [cx, cy, dx, dy] = [x, y, vx, vy].map(Real.of) as [Real, Real, Real, Real];
  const reach = Real.of(r).plus(Real.of(otherR));
  const a = dx.times(dx).plus(dy.times(dy));
  const b = cx.times(dx).plus(cy.times(dy));
  const c = cx.times(cx).plus(cy.times(cy)).minus(reach.times(reach));
  return b
    .negated()
    .minus(b.times(b).minus(a.times(c)).squareRoot())
    .dividedBy(a);
}

describe("two discs meet when a quadratic equation says", () => {
  const law = (turns: boolean) => () =>
    forAll(
      flyingDiscs,
      (discs) => {
        const a = circle(0, 0, discs.r);
        const b = circle(discs.x, discs.y, discs.otherR);
        const velocity = { x: discs.vx, y: discs.vy };
        const hit = turns
          ? sweepTurning(a, { ...STILL, turn: 3 }, b, { ...velocity, turn: -7 })
          : sweep(a, STILL, b, velocity);
        const truth = meetingOfDiscs(discs).toNumber();
        const error = turns ? 1e-8 : 1e-12;
        expect(Math.abs((hit?.t ?? Number.NaN) - truth)).toBeLessThan(error);
        const [nx, ny] = [discs.x + truth * discs.vx, discs.y + truth * discs.vy];
        const length = Math.hypot(nx, ny);
        const off = Math.hypot((hit?.normal.x ?? 0) - nx / length, (hit?.normal.y ?? 0) - ny / length);
        expect(off).toBeLessThan(100 * error);
        expect(hit?.isCertain).toBe(true);
      },
      LAW_RUNS,
    );
  it("without turns", law(false), PROPERTY_TIMEOUT);
  it("turning about their centres", law(true), PROPERTY_TIMEOUT);
});

describe("a point meets a shape where a ray does", () => {
  it.each(KIND_NAMES.filter((kind) => kind !== "point"))(
    "%s",
    (kind) => {
      const seen = { hits: 0, misses: 0 };
      forAll(
        (random) => {
          const shape: ShapeSpec = legal(ordinaryShape(kind, random));
          const [x, y, dx, dy] = [5, 5, 10, 10].map((size) => size * signed(random));
          return { shape, ray: { type: "ray", x, y, dx, dy, minT: 0, maxT: 1 } as RaySpec };
        },
        ({ shape: spec, ray: raySpec }) => {
          const shape = buildShape(spec);
          const ray = buildRay(raySpec);
          const point = buildShape({ type: "point", x: ray.x, y: ray.y });
          if (oracleOverlaps(point, shape)) return;
          const truth = oracleRays(ray, shape).ends[0];
          const hit = sweep(point, { x: ray.dx, y: ray.dy }, shape, STILL);
          seen[truth === undefined ? "misses" : "hits"]++;
          if (truth === undefined) expect(hit?.isCertain ?? false).toBe(false);
          // A flat hit may be told as much earlier as the point needs for the last 5e-13 of the size.
          else expect(Math.abs((hit?.t ?? Number.NaN) - truth.t.toNumber())).toBeLessThan(1e-7);
        },
        CHEAP_RUNS,
      );
      expect(seen.misses).toBeGreaterThan(0);
      expect(seen.hits).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a shape that falls on a line meets it at its lowest point", () => {
  it("a triangle, with the normal of the line", () => {
    forAll(
      (random) => ({ height: logUniform(random, -3, 3), fall: 1 + random.next(), slide: signed(random) }),
      ({ height, fall, slide }) => {
        const triangle = polygon([
          [0, height],
          [-1, height + 2],
          [2, height + 1],
        ]);
        const velocity = { x: slide, y: -fall * height };
        const hit = sweep(halfPlane(0, 0, 0, 1), STILL, triangle, velocity);
        expect(Math.abs((hit?.t ?? Number.NaN) - 1 / fall)).toBeLessThan(1e-12 * (1 + 10 / height));
        expect(hit?.normal).toEqual({ x: 0, y: 1 });
        expect(Math.abs((hit?.point.x ?? Number.NaN) - slide / fall)).toBeLessThan(1e-9);
      },
      LAW_RUNS,
    );
  });

  it("a rectangle on a rectangle, side on side", () => {
    const hit = sweep(rect(0, 0, 4, 2), STILL, rect(1, 10, 2, 2), { x: 0, y: -16 });
    expect(hit).toMatchObject({ normal: { x: 0, y: 1 }, isCertain: true });
    expect(hit?.t).toBeCloseTo(0.5, 12);
    expect(hit?.point.y).toBeCloseTo(1, 10);
  });
});

describe("a spinning rod", () => {
  const rod = segment(-10, 0, 10, 0);
  const still = { x: 0, y: 0, turn: 0 };

  it("meets a disc that it clears before and after half a turn", () => {
    const hit = sweepTurning(rod, { ...still, turn: Math.PI }, circle(0, 9, 0.5), still);
    // Tangent to the disc: the rod is turned to the disc's direction but for asin(r/d).
    expect(hit?.t).toBeCloseTo(0.5 - Math.asin(0.5 / 9) / Math.PI, 8);
    expect(hit?.isCertain).toBe(true);
  });

  it("meets it the other way round, and after many turns of a hundred", () => {
    const back = sweepTurning(rod, { ...still, turn: -Math.PI }, circle(0, 9, 0.5), still);
    expect(back?.t).toBeCloseTo(0.5 - Math.asin(0.5 / 9) / Math.PI, 8);
    const fast = sweepTurning(rod, { ...still, turn: 200 * Math.PI }, circle(0, 9, 0.5), still);
    expect(fast?.t).toBeCloseTo((0.5 - Math.asin(0.5 / 9) / Math.PI) / 200, 8);
  });

  it("misses a disc just out of its reach", () => {
    const turning = { ...still, turn: 2 * Math.PI };
    expect(sweepTurning(rod, turning, circle(0, 11.001, 1), still)).toBeNull();
    expect(sweepTurning(rod, turning, circle(0, 10.999, 1), still)).not.toBeNull();
  });
});
