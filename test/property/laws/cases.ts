import { fromJSON, moveTo, overlaps, type Shape } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { everydayPair, hardPair, nearTouchPair, wholePair } from "../../generators/pair.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, shift } from "../../generators/transform.js";
import { isPlainPair } from "../kinds.js";
import { isConvex, isModeratePair } from "./tolerance.js";

/** Hard pairs, near touches and everyday pairs of moderate numbers. */
export function moderatePair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const everyday = everydayPair(kindA, kindB);
  const near = nearTouchPair(kindA, kindB, -12, -3);
  const hard = hardPair(kindA, kindB);
  return (random) => {
    const pair = random.pick([hard, hard, everyday, near])(random);
    return isModeratePair(pair) ? pair : everyday(random);
  };
}

/** Moderate pairs most of which overlap: those that do not are brought nearer to each other. */
export function overlappingPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const moderate = moderatePair(kindA, kindB);
  const whole = wholePair(kindA, kindB);
  // Points and curves seldom meet unless they do so exactly.
  return (random) => broughtNearer(random.pick([moderate, moderate, whole])(random), random);
}

/** The same; but shapes that are not convex are everyday ones, since a hard one's way out may end in a cusp. */
export function stableOverlappingPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const overlapping = overlappingPair(kindA, kindB);
  const everyday = everydayPair(kindA, kindB);
  return (random) => {
    const pair = overlapping(random);
    return isConvex(pair.a) && isConvex(pair.b) ? pair : broughtNearer(everyday(random), random);
  };
}

function broughtNearer({ a, b }: PairSpec, random: Random): PairSpec {
  let moved = b;
  for (let tries = 0; tries < 6 && !overlaps(buildShape(a), buildShape(moved)); tries++) {
    const [from, to] = [centreOf(moved), centreOf(a)];
    const part = random.pick([1, 0.5, 0.9]);
    const aside = 10 ** -tries * logUniform(random, -1, 0);
    const dx = part * (to.x - from.x) + aside * signed(random);
    const dy = part * (to.y - from.y) + aside * signed(random);
    moved = legal(shift(moved, dx, dy));
  }
  return { a, b: moved };
}

/** Cases for the distance: hard pairs of any magnitude where it is promised to be exact there, else moderate ones. */
export function measuredPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  return isPlainPair(kindA, kindB) ? hardPair(kindA, kindB) : moderatePair(kindA, kindB);
}

/**
 * Moderate pairs whose signed distance changes little when their numbers do: a depth of shapes that are not convex may
 * jump where there is a way out that is as narrow as the change, so there these are everyday pairs.
 */
export function stablePair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const moderate = moderatePair(kindA, kindB);
  const everyday = everydayPair(kindA, kindB);
  return (random) => {
    const pair = moderate(random);
    return isConvex(pair.a) && isConvex(pair.b) ? pair : everyday(random);
  };
}

/** Whether the shape, or a part of it, opens by almost nothing, or almost all the way round. */
function hasSliver(spec: ShapeSpec): boolean {
  if (spec.type === "compound") return spec.shapes.some(hasSliver);
  if (!("startAngle" in spec)) return false;
  const { startAngle: s, endAngle: e } = spec;
  return (
    Math.abs(s.x * e.y - s.y * e.x) < 0.05 * Math.abs(s.x * e.x + s.y * e.y) && s.x * e.x + s.y * e.y > 0
  );
}

/** A pair, and whether it is one of everyday shapes without slivers. */
export interface DrawnPair extends PairSpec {
  readonly isEveryday: boolean;
}

/** Moderate pairs, half of them everyday ones, and half of them brought nearer until they overlap. */
export function anyPair(kindA: KindName, kindB: KindName): Generator<DrawnPair> {
  const everyday = everydayPair(kindA, kindB);
  const draws = [overlappingPair(kindA, kindB), moderatePair(kindA, kindB)];
  return (random) => {
    switch (random.int(4)) {
      case 0:
        return drawnEveryday(everyday(random));
      case 1:
        return drawnEveryday(broughtNearer(everyday(random), random));
      default:
        return { ...random.pick(draws)(random), isEveryday: false };
    }
  };
}

function drawnEveryday(pair: PairSpec): DrawnPair {
  return { ...pair, isEveryday: !hasSliver(pair.a) && !hasSliver(pair.b) };
}

/** The shape at its place, not frozen, so that it can be moved. */
export function movable(spec: ShapeSpec): Shape {
  return fromJSON(spec);
}

/** The shape moved by (dx, dy), by its pose. */
export function movedBy(spec: ShapeSpec, dx: number, dy: number): Shape {
  const shape = movable(spec);
  return moveTo(shape, shape.x + dx, shape.y + dy);
}
