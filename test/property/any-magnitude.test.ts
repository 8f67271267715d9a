import { describe, expect, it } from "vitest";
import {
  area,
  bounds,
  centroid,
  circle,
  closestPoint,
  closestPoints,
  contact,
  intersectionOverUnion,
  intersections,
  overlapArea,
  perimeter,
  ray,
  raycastAll,
  type Shape,
  sweep,
  sweepTurning,
  tangents,
  visibility,
  visibleArea,
} from "../../src/index.js";
import type { Generator, Random } from "../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../generators/spec.js";
import { tinyNumber, tinyPair } from "../generators/tiny.js";
import { unlikePair } from "../generators/unlike.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { PAIRS } from "./kinds.js";
import { strangeNumbers } from "./numbers-in.js";

/** Two shapes, and numbers for what else a question needs. */
interface Scene extends PairSpec {
  readonly numbers: readonly number[];
}

const NUMBERS = 10;

/** Some of these questions take milliseconds. */
const FEW_RUNS = Math.ceil(LAW_RUNS / 3);

/** Far enough from the largest double for what rounding adds. */
const LARGEST_AREA = 1e300;

function scene(kindA: KindName, kindB: KindName): Generator<Scene> {
  const draw = tinyPair(kindA, kindB);
  const anyNumber = (random: Random): number =>
    random.int(3) === 0 ? tinyNumber(random) : random.pick([1, -1, 0.5, 3, 0]);
  return (random) => ({
    ...draw(random),
    numbers: Array.from({ length: NUMBERS }, () => anyNumber(random)),
  });
}

/** The answers to what takes one shape or two, besides the yes and no, areas, centres and lengths. */
function answersAbout(first: Shape, second: Shape, numbers: readonly number[]): readonly unknown[] {
  const [ax = 0, ay = 0, turnA = 0, bx = 0, by = 0, turnB = 0, x = 0, y = 0, dx = 0, dy = 0] = numbers;
  const [motionA, motionB] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  const seen = visibility(circle(x, y, 10), [first, second]);
  return [
    sweep(first, motionA, second, motionB),
    sweepTurning(first, { ...motionA, turn: turnA }, second, { ...motionB, turn: turnB }),
    intersections(first, second),
    closestPoints(first, second),
    contact(first, second),
    raycastAll(ray(x, y, dx === 0 ? 1 : dx, dy), first),
    seen,
    visibleArea(seen),
    bounds(first),
    bounds(second),
    closestPoint(first, x, y),
    closestPoint(second, x, y),
    tangents({ x: 10 * x, y: 10 * y }, first),
    tangents({ x: 10 * x, y: 10 * y }, second),
  ];
}

function expectAreas(first: Shape, second: Shape): void {
  const common = overlapArea(first, second);
  const [areaA, areaB] = [area(first), area(second)];
  const ofOne = [first, second].flatMap((shape) => [perimeter(shape), centroid(shape)]);
  expect(strangeNumbers([common, areaA, areaB, ...ofOne])).toEqual([]);
  if (Math.min(areaA, areaB) < LARGEST_AREA) expect(common).toBeLessThan(Number.POSITIVE_INFINITY);
}

describe("where numbers are next to nothing, no answer is NaN or −0, and shares are between 0 and 1", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(
        scene(kindA, kindB),
        ({ a, b, numbers }) => {
          const [first, second] = [buildShape(a), buildShape(b)];
          expect(strangeNumbers(answersAbout(first, second, numbers))).toEqual([]);
          expectAreas(first, second);
          const share = intersectionOverUnion(first, second);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        },
        FEW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});

describe("where sizes are of any magnitude, areas, centres and lengths are numbers, and common areas finite if one of both is", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(unlikePair(kindA, kindB), ({ a, b }) => expectAreas(buildShape(a), buildShape(b)), FEW_RUNS),
    PROPERTY_TIMEOUT,
  );
});
