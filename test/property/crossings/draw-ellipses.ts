import { logUniform, signed } from "../../generators/numbers.js";
import type { Generator, Random } from "../../generators/random.js";
import type { EllipseSpec } from "../../generators/spec.js";

/** Two ellipses, or circles given as ellipses. */
export interface EllipsePair {
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

/** Up to a thousand times longer than wide, four of ten with common points. */
export const anywhere: Generator<EllipsePair> = (random) => {
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
export const nearlyTouching: Generator<EllipsePair> = (random) => {
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
export const whole: Generator<EllipsePair> = (random) => {
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

/** Circles of whole numbers, given as ellipses. */
export const wholeCircles: Generator<EllipsePair> = (random) => {
  const size = random.pick([4, 13, 100, 1000]);
  const draw = (): EllipseSpec => {
    const r = 1 + random.int(size);
    const place = { x: random.int(size), y: random.int(size) };
    return { type: "ellipse", ...place, rx: r, ry: r, angle: random.pick(DIRECTIONS) };
  };
  return { a: draw(), b: draw() };
};
