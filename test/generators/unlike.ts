import { nudgeHalf } from "./disturb.js";
import { legal } from "./legal.js";
import { roundedMeasure, slenderMeasure, wholeMeasure } from "./numbers.js";
import { contactPair } from "./pair.js";
import { type Generator, oneIn, type Random } from "./random.js";
import type { KindName, PairSpec, ShapeSpec } from "./spec.js";
import { enlarge, shift } from "./transform.js";

const MEASURES = [wholeMeasure, wholeMeasure, roundedMeasure, slenderMeasure];

/** Exponents about which filters give up, products of two to five sizes leave the doubles, and sizes themselves do. */
const EXPONENTS = [0, 0, 50, 100, 150, 200, 256, 300, 341, 380, 430, 512, 680, 760, 1000, 1014, 1020, 1060];
const LARGEST_EXPONENT = 1021;
const LEAST_EXPONENT = -1074;

function anyPower(random: Random): number {
  const exponent = random.pick([1, -1]) * random.pick(EXPONENTS) + random.int(9) - 4;
  return 2 ** Math.min(Math.max(exponent, LEAST_EXPONENT), LARGEST_EXPONENT);
}

function moved(shape: ShapeSpec, random: Random): ShapeSpec {
  if (!oneIn(random, 3)) return shape;
  const way = random.pick([1, -1]) * anyPower(random);
  return random.int(2) === 0 ? shift(shape, way, 0) : shift(shape, 0, way);
}

/** Shapes in contact at the origin, or moved from there, each enlarged on its own to any magnitude. */
export function unlikePair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  return (random) => {
    const { a, b } = contactPair(kindA, kindB, random.pick(MEASURES), random);
    const first = oneIn(random, 3) ? a : enlarge(a, anyPower(random));
    const second = moved(enlarge(b, anyPower(random)), random);
    return nudgeHalf({ a: legal(first), b: legal(second) }, random);
  };
}
