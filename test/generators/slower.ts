import { oneIn, type Random } from "./random.js";
import type { PairSpec, ShapeSpec, SimpleSpec } from "./spec.js";
import { mapNumbers } from "./spec-map.js";

/** Tells how much a pair costs. */
export type Cost = (pair: PairSpec) => number;

/** A pair with as few numbers counts as small. */
const MOST_NUMBERS = 20;

/** Pairs that are drawn before the costliest is climbed from, and changes that are tried on it. */
const STARTS = 5;
const CHANGES = 30;

/** A costly pair of few numbers: that of some drawn ones that costs most, changed at random as long as it gets costlier. */
export function climbed(draw: () => PairSpec, cost: Cost, random: Random): { pair: PairSpec; cost: number } {
  let best: { pair: PairSpec; cost: number } | null = null;
  for (let i = 0; best === null || i < STARTS; i++) {
    const pair = withParts(draw, random);
    if (numbersIn(pair) > MOST_NUMBERS) continue;
    const found = { pair, cost: cost(pair) };
    if (best === null || found.cost > best.cost) best = found;
  }
  for (let i = 0; i < CHANGES; i++) {
    const pair = changed(best.pair, random);
    const found = { pair, cost: cost(pair) };
    if (found.cost >= best.cost) best = found;
  }
  return best;
}

/** A drawn pair, perhaps with two shapes in one. */
function withParts(draw: () => PairSpec, random: Random): PairSpec {
  const { a, b } = draw();
  if (!oneIn(random, 2)) return { a, b };
  const others = draw();
  return { a: { type: "compound", shapes: [...partsOf(a), ...partsOf(others.a)] }, b: others.b };
}

function partsOf(shape: ShapeSpec): readonly SimpleSpec[] {
  return shape.type === "compound" ? shape.shapes : [shape];
}

function numbersIn({ a, b }: PairSpec): number {
  let count = 0;
  for (const shape of [a, b]) {
    mapNumbers(shape, (value) => {
      count += 1;
      return value;
    });
  }
  return count;
}

/** The pair with one or two numbers that are others: another one of them, or one near, far larger or far smaller. */
function changed({ a, b }: PairSpec, random: Random): PairSpec {
  const values: number[] = [];
  const note = (value: number): number => {
    values.push(value);
    return value;
  };
  for (const shape of [a, b]) mapNumbers(shape, note);
  const places = [random.int(values.length), random.int(values.length)];
  let place = -1;
  const change = (value: number): number => {
    place += 1;
    return places.includes(place) ? otherThan(value, values, random) : value;
  };
  return { a: mapNumbers(a, change), b: mapNumbers(b, change) };
}

function otherThan(value: number, values: readonly number[], random: Random): number {
  const sign = random.pick([1, -1]);
  switch (random.int(6)) {
    case 0:
      return random.pick(values);
    case 1:
      return value + sign * 2 ** -(20 + random.int(33)) * value;
    case 2:
      return value * 2 ** (random.int(1200) - 600);
    case 3:
      return value + sign * 10 ** -random.int(16);
    case 4:
      return random.next() * 2 - 1;
    default:
      return sign * random.pick([0, 1, 2, 3, 0.1, 1e300, 1e-300, 1e150, 1e-150]);
  }
}
