import { oneIn, type Random } from "./random.js";

const float = new Float64Array(1);
const bits = new BigInt64Array(float.buffer);

/** The double that lies `steps` doubles above x (below it, if negative); finite, and 0 for both zeros. */
export function stepUlps(x: number, steps: number): number {
  float[0] = x + 0;
  const signed = bits[0] as bigint;
  const ordered = signed < 0n ? -(signed & 0x7fffffffffffffffn) : signed;
  const moved = ordered + BigInt(steps);
  bits[0] = moved < 0n ? -moved | -0x8000000000000000n : moved;
  const result = float[0] as number;
  return Number.isFinite(result) ? result + 0 : x;
}

/** A vector (x, y) whose length is exactly `length`. */
export interface Unit {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Legs and hypotenuses of right triangles with whole sides, and the axis itself. */
const TRIANGLES: readonly (readonly [number, number, number])[] = [
  [1, 0, 1],
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [7, 24, 25],
];

/** Where a construction takes its unit vectors and its sizes from: whole numbers, or any doubles. */
export interface Measure {
  /** A unit vector in the first quadrant. */
  quadrant(random: Random): Unit;
  /** A positive length. */
  size(random: Random): number;
}

/** Every construction from this measure is exact in doubles. */
export const wholeMeasure: Measure = {
  quadrant(random) {
    const [x, y, length] = random.pick(TRIANGLES);
    return random.int(2) === 0 ? { x, y, length } : { x: y, y: x, length };
  },
  size(random) {
    return 1 + random.int(random.pick([3, 12]));
  },
};

/** Constructions from this measure are off by their rounding errors: a few ulp from the exact touch. */
export const roundedMeasure: Measure = {
  quadrant(random) {
    const angle = random.next() * (Math.PI / 2);
    return { x: Math.cos(angle), y: Math.sin(angle), length: 1 };
  },
  size(random) {
    return logUniform(random, -1.5, 1.5);
  },
};

/**
 * Slender shapes, nearly along or across each other: what they are made of differs by orders of magnitude, and
 * products of nearly parallel directions cancel.
 */
export const slenderMeasure: Measure = {
  quadrant(random) {
    const small = logUniform(random, -8, 0);
    const large = Math.sqrt((1 - small) * (1 + small));
    return random.int(2) === 0 ? { x: large, y: small, length: 1 } : { x: small, y: large, length: 1 };
  },
  size(random) {
    return logUniform(random, -6, 2);
  },
};

/** A unit vector of any of the four quadrants. */
export function anyUnit(measure: Measure, random: Random): Unit {
  const { x, y, length } = measure.quadrant(random);
  return { x: x * random.pick([1, -1]), y: y * random.pick([1, -1]), length };
}

/** A positive size, or now and then zero. */
export function sizeOrZero(measure: Measure, random: Random): number {
  return oneIn(random, 10) ? 0 : measure.size(random);
}

/** 10 to a power drawn evenly from [low, high]. */
export function logUniform(random: Random, low: number, high: number): number {
  return 10 ** (low + (high - low) * random.next());
}

/** A number drawn evenly from [−1, 1). */
export function signed(random: Random): number {
  return 2 * random.next() - 1;
}

/** 1 … 4 doubles up or down. */
export function fewSteps(random: Random): number {
  return (1 + random.int(4)) * random.pick([1, -1]);
}
