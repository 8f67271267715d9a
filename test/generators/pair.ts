import { overlaps } from "../../src/index.js";
import { shapeAtOrigin } from "./contact.js";
import { nudgeHalf, placed, powerOfTwo, wild } from "./disturb.js";
import { equalPair } from "./equal.js";
import { latticeShape, latticeUnit, tile } from "./lattice.js";
import { legal } from "./legal.js";
import {
  anyUnit,
  logUniform,
  type Measure,
  roundedMeasure,
  signed,
  slenderMeasure,
  stepUlps,
  wholeMeasure,
} from "./numbers.js";
import { ordinaryShape } from "./ordinary.js";
import type { Generator, Random } from "./random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "./spec.js";
import { concentricPair, doublyTangentPair, inscribedPair, osculatingPair } from "./special.js";
import { enlarge, extent, HALF, NO_TURN, QUARTER, shift, turn } from "./transform.js";

/** A way to make a pair of two kinds. */
type PairFamily = (kindA: KindName, kindB: KindName, random: Random) => PairSpec;

function latticePair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const a = latticeShape(kindA, random);
  const b = latticeShape(kindB, random);
  const unit = latticeUnit(random);
  return unit === 1 ? { a, b } : { a: enlarge(a, unit), b: enlarge(b, unit) };
}

function tilePair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const size = random.pick([16, 0.1, 0.3, 1 / 3, 1e-3]);
  return { a: tile(kindA, size, random), b: tile(kindB, size, random) };
}

/** Two shapes in contact at the origin: from outside, from inside, or at an angle. */
export function contactPair(kindA: KindName, kindB: KindName, measure: Measure, random: Random): PairSpec {
  const a = shapeAtOrigin(kindA, measure, random);
  const b = shapeAtOrigin(kindB, measure, random);
  const facing = random.pick([HALF, HALF, HALF, NO_TURN, NO_TURN, QUARTER, undefined]);
  return { a, b: turn(b, facing ?? anyUnit(measure, random)) };
}

/** Contact scaled apart: 1000 : 1 and far beyond, still exactly at the origin. */
const SIZE_RATIOS = [1, 1, 2, 3, 7, 1000, 2 ** 20, 2 ** -20, 0.001];

function wholeContactPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const { a, b } = contactPair(kindA, kindB, wholeMeasure, random);
  const ratio = random.int(8) < 7 ? random.pick(SIZE_RATIOS) : powerOfTwo(random);
  return { a, b: legal(enlarge(b, ratio)) };
}

/**
 * A contact turned by any angle, with a gap or an overlap small against the pair: its exponent is drawn
 * evenly from [low, high]. Half of them are moved as well, so that differences of their coordinates are
 * rounded, which at the origin they may not be.
 */
function nearContactPair(a: ShapeSpec, b: ShapeSpec, low: number, high: number, random: Random): PairSpec {
  const angle = 2 * Math.PI * random.next();
  const unit = { x: Math.cos(angle), y: Math.sin(angle), length: 1 };
  const size = extent(a) + extent(b) || 1;
  const gap = random.pick([1, -1]) * logUniform(random, low, high) * size;
  const aside = random.pick([0, 2]) * size;
  const moveX = aside * signed(random);
  const moveY = aside * signed(random);
  const place = (shape: ShapeSpec): ShapeSpec => legal(shift(turn(shape, unit), moveX, moveY));
  return { a: place(a), b: place(shift(b, gap, 0)) };
}

function roundedContactPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const { a, b } = contactPair(
    kindA,
    kindB,
    random.pick([roundedMeasure, roundedMeasure, slenderMeasure]),
    random,
  );
  return nearContactPair(a, b, -19, -4, random);
}

function ordinaryPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  return { a: ordinaryShape(kindA, random), b: ordinaryShape(kindB, random) };
}

function wildPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const { a, b } = random.pick([latticePair, wholeContactPair, ordinaryPair])(kindA, kindB, random);
  return { a: wild(a, random), b: random.int(2) === 0 ? b : wild(b, random) };
}

/**
 * One shape approached by the other along a line, the change found by bisection down to neighbouring doubles.
 * It asks the library under test: a wrong answer there makes the case no less hard.
 */
function approachedPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const { a, b } = random.pick([ordinaryPair, latticePair])(kindA, kindB, random);
  const shapeA = buildShape(legal(a));
  const dx = signed(random);
  const dy = signed(random);
  const at = (t: number): ShapeSpec => shift(b, t * dx, t * dy);
  let near = 0;
  let far = 64;
  for (let halvings = 0; halvings < 64; halvings++) {
    const middle = (near + far) / 2;
    if (overlaps(shapeA, buildShape(legal(at(middle))))) near = middle;
    else far = middle;
  }
  return { a, b: at(stepUlps(near, random.int(9) - 4)) };
}

/** Families with their weights; the first is what failures shrink towards. */
const HARD_FAMILIES: readonly (readonly [PairFamily, number])[] = [
  [latticePair, 20],
  [wholeContactPair, 28],
  [roundedContactPair, 17],
  [concentricPair, 7],
  [equalPair, 5],
  [inscribedPair, 3],
  [osculatingPair, 5],
  [doublyTangentPair, 3],
  [tilePair, 4],
  [ordinaryPair, 5],
  [wildPair, 3],
  [approachedPair, 2],
];

const HARD_FAMILY_LIST = HARD_FAMILIES.flatMap(([family, weight]) => Array<PairFamily>(weight).fill(family));

/** Pairs of the two kinds, most of which touch, or all but touch, in some way. */
export function hardPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  return (random) => {
    const { a, b } = random.pick(HARD_FAMILY_LIST)(kindA, kindB, random);
    return nudgeHalf(placed({ a: legal(a), b: legal(b) }, random), random);
  };
}

const WHOLE_FAMILY_LIST: readonly PairFamily[] = [
  (kindA, kindB, random) => ({ a: latticeShape(kindA, random), b: latticeShape(kindB, random) }),
  (kindA, kindB, random) => contactPair(kindA, kindB, wholeMeasure, random),
  concentricPair,
  equalPair,
  inscribedPair,
];

/** Pairs of small whole numbers and simple fractions, most of which touch or coincide in some way. */
export function wholePair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  return (random) => {
    const { a, b } = random.pick(WHOLE_FAMILY_LIST)(kindA, kindB, random);
    return { a: legal(a), b: legal(b) };
  };
}

/** Pairs as a game has them. */
export function everydayPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  return (random) => {
    const { a, b } = ordinaryPair(kindA, kindB, random);
    return { a: legal(a), b: legal(b) };
  };
}

const MEASURES = [roundedMeasure, wholeMeasure, slenderMeasure];

/**
 * Pairs in contact but for a gap of either sign whose size relative to the pair lies between 10^low and
 * 10^high, its exponent drawn evenly: with −17 and −10, the edge of every filter.
 */
export function nearTouchPair(
  kindA: KindName,
  kindB: KindName,
  low: number,
  high: number,
): Generator<PairSpec> {
  return (random) => {
    const { a, b } = contactPair(kindA, kindB, random.pick(MEASURES), random);
    return nearContactPair(a, b, low, high, random);
  };
}

/** Pairs of two kinds in all their ways: whole numbers, ordinary ones and hard ones. */
export function anyPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const draws = [wholePair(kindA, kindB), everydayPair(kindA, kindB), hardPair(kindA, kindB)];
  return (random) => random.pick(draws)(random);
}
