import { describe, expect, it } from "vitest";
import { type Circle, type Ellipse, intersections } from "../../../src/index.js";
import { logUniform, signed } from "../../generators/numbers.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type EllipseSpec } from "../../generators/spec.js";
import { oracleCommonPointCount } from "../../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT, RUNS } from "../for-all.js";

/** The oracle takes half a millisecond. */
const ELLIPSE_RUNS = Math.ceil(RUNS / 2);

interface EllipsePair {
  readonly a: EllipseSpec;
  readonly b: EllipseSpec;
}

/** Up to a thousand times longer than wide. */
function slenderEllipse(random: Random): EllipseSpec {
  const [long, short] = [logUniform(random, -1, 1), logUniform(random, -3, 0)];
  const turn = 2 * Math.PI * random.next();
  const [rx, ry] = random.int(2) === 0 ? [long, long * short] : [long * short, long];
  return { type: "ellipse", x: 0, y: 0, rx, ry, angle: { x: Math.cos(turn), y: Math.sin(turn) } };
}

const anywhere: Generator<EllipsePair> = (random) => {
  const [a, b] = [slenderEllipse(random), slenderEllipse(random)];
  const reach = Math.max(a.rx, a.ry) + Math.max(b.rx, b.ry);
  return { a, b: { ...b, x: 0.6 * reach * signed(random), y: 0.6 * reach * signed(random) } };
};

/** The point of an ellipse about the origin where the normal has an angle. */
function support({ rx, ry, angle: { x: c, y: s } }: EllipseSpec, normal: number): { x: number; y: number } {
  const along = rx * (c * Math.cos(normal) + s * Math.sin(normal));
  const across = ry * (c * Math.sin(normal) - s * Math.cos(normal));
  const length = Math.hypot(along, across);
  const [p, q] = [(rx * along) / length, (ry * across) / length];
  return { x: p * c - q * s, y: p * s + q * c };
}

/** Ellipses that touch, from outside or from inside, but for a gap or an overlap of a part of their size. */
const nearlyTouching: Generator<EllipsePair> = (random) => {
  const [a, b] = [slenderEllipse(random), slenderEllipse(random)];
  const normal = 2 * Math.PI * random.next();
  const place = support(a, normal);
  const touching = support(b, random.int(2) === 0 ? normal : normal + Math.PI);
  const gap = random.pick([1, -1]) * logUniform(random, -16, 0) * Math.max(a.rx, a.ry, b.rx, b.ry);
  const x = place.x - touching.x + gap * Math.cos(normal);
  const y = place.y - touching.y + gap * Math.sin(normal);
  return { a, b: { ...b, x, y } };
};

const DIRECTIONS = [
  { x: 1, y: 0 },
  { x: 3, y: 4 },
  { x: -5, y: 12 },
  { x: 1, y: 1 },
] as const;

/** Ellipses of whole numbers, half of them circles; those touch, osculate and coincide now and then. */
const whole: Generator<EllipsePair> = (random) => {
  const size = random.pick([4, 13, 100]);
  const isRound = random.int(2) === 0;
  const draw = (): EllipseSpec => {
    const rx = 1 + random.int(size);
    const ry = isRound ? rx : 1 + random.int(size);
    return {
      type: "ellipse",
      x: random.int(size),
      y: random.int(size),
      rx,
      ry,
      angle: random.pick(DIRECTIONS),
    };
  };
  return { a: draw(), b: draw() };
};

describe("two ellipses have as many points in common as the quartic of their forms has roots", () => {
  it.each([
    ["anywhere", anywhere, [0, 2, 4]],
    ["nearly touching", nearlyTouching, [0, 2, 4]],
    ["of whole numbers", whole, [0, 1, 2, 4]],
  ] as const)(
    "%s",
    (_, draw, expected) => {
      const seen = new Set<number>();
      forAll(
        draw,
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)] as [Ellipse, Ellipse];
          const truth = oracleCommonPointCount(a, b);
          seen.add(truth);
          const { points, stretches } = intersections(a, b);
          expect(stretches.length > 0 ? Number.POSITIVE_INFINITY : points.length).toBe(truth);
        },
        ELLIPSE_RUNS,
      );
      expect([...seen]).toEqual(expect.arrayContaining([...expected]));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "and a circle and an ellipse",
    () => {
      let met = 0;
      forAll(
        nearlyTouching,
        (pair) => {
          const { x, y, rx } = pair.a;
          const a = buildShape({ type: "circle", x, y, r: rx }) as Circle;
          const b = buildShape(pair.b) as Ellipse;
          const truth = oracleCommonPointCount(a, b);
          if (truth > 0) met++;
          expect(intersections(a, b).points).toHaveLength(truth);
        },
        ELLIPSE_RUNS,
      );
      expect(met).toBeGreaterThan(ELLIPSE_RUNS / 10);
    },
    PROPERTY_TIMEOUT,
  );
});
