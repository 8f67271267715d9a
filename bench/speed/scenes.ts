import type { Kind, Shape } from "../../src/index.js";
import { type Random, seededRandom } from "../../test/generators/random.js";
import { library } from "./library.js";

export type KindName = keyof typeof Kind;

/** Two shapes that a question is asked of. */
export interface Pair {
  readonly a: Shape;
  readonly b: Shape;
}

export const kindNames = Object.keys(library.Kind) as KindName[];

const SEED = 20261121;

/** How often shapes are drawn anew to find a pair that overlaps, or does not, as asked. */
const ATTEMPTS = 60;

/**
 * Pairs of the kind a game asks about: sizes from 10 to 200 in a window of some hundred pixels, a quarter of
 * them not turned, near each other. Every other pair overlaps, where that is not a matter of chance (a point
 * hardly ever lies on a segment). Seeded: the same pairs each time.
 */
export function drawPairs(kindA: KindName, kindB: KindName, count: number): Pair[] {
  const random = seededRandom(SEED + kindNames.indexOf(kindA) * kindNames.length + kindNames.indexOf(kindB));
  return Array.from({ length: count }, (_, index) => drawPair(random, kindA, kindB, index % 2 === 0));
}

/**
 * The same in an order that cannot be foreseen: where a test takes a few nanoseconds, a processor that has learnt which
 * answers come next saves as much again.
 */
export function drawShuffledPairs(kindA: KindName, kindB: KindName, count: number): Pair[] {
  return shuffled(drawPairs(kindA, kindB, count));
}

function shuffled<T>(list: readonly T[]): T[] {
  const random = seededRandom(SEED);
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.int(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

function drawPair(random: Random, kindA: KindName, kindB: KindName, overlapping: boolean): Pair {
  let pair = drawAny(random, kindA, kindB);
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    if (library.overlaps(pair.a, pair.b) === overlapping) return pair;
    pair = drawAny(random, kindA, kindB);
  }
  return pair;
}

/** Near enough to each other that both answers are likely. */
function drawAny(random: Random, kindA: KindName, kindB: KindName): Pair {
  const x = 600 * random.next() - 300;
  const y = 600 * random.next() - 300;
  const a = draw[kindA](random, x, y);
  const b = draw[kindB](random, x + 240 * (random.next() - 0.5), y + 240 * (random.next() - 0.5));
  return { a, b };
}

const draw: Record<KindName, (random: Random, x: number, y: number) => Shape> = {
  point: (_, x, y) => library.point(x, y),
  circle: (random, x, y) => library.circle(x, y, size(random) / 2),
  ellipse: (random, x, y) => library.ellipse(x, y, size(random) / 2, size(random) / 2, turn(random)),
  rect: (random, x, y) => library.rect(x, y, size(random), size(random), turn(random)),
  sector: (random, x, y) => library.sector(x, y, size(random), ...opening(random)),
  segment(random, x, y) {
    const { dx, dy } = way(random);
    return library.segment(x - dx, y - dy, x + dx, y + dy);
  },
  capsule(random, x, y) {
    const { dx, dy } = way(random);
    return library.capsule(x - dx, y - dy, x + dx, y + dy, size(random) / 4);
  },
  roundedRect(random, x, y) {
    const width = size(random);
    const height = size(random);
    const r = (0.1 + 0.8 * random.next()) * (Math.min(width, height) / 2);
    return library.roundedRect(x, y, width, height, r, turn(random));
  },
  polygon(random, x, y) {
    const count = 3 + random.int(6);
    const start = angle(random);
    const rx = size(random) / 2;
    const ry = size(random) / 2;
    // Points in order round an ellipse: convex, from +x towards +y.
    const vertices = Array.from({ length: count }, (_, k) => {
      const at = start + ((k + 0.6 * random.next()) * 2 * Math.PI) / count;
      return [x + rx * Math.cos(at), y + ry * Math.sin(at)] as const;
    });
    return library.polygon(vertices);
  },
  halfPlane(random, x, y) {
    const normal = angle(random);
    return library.halfPlane(x, y, Math.cos(normal), Math.sin(normal));
  },
  annularSector(random, x, y) {
    const outer = size(random);
    return library.annularSector(x, y, outer * (0.2 + 0.6 * random.next()), outer, ...opening(random));
  },
  arc: (random, x, y) => library.arc(x, y, size(random), ...opening(random)),
  polyline(random, x, y) {
    const reach = size(random);
    const points = Array.from(
      { length: 4 },
      () => [x + reach * (random.next() - 0.5), y + reach * (random.next() - 0.5)] as const,
    );
    return library.polyline(points);
  },
  compound: (random, x, y) =>
    library.compound([
      draw.circle(random, x, y),
      draw.rect(random, x + size(random) / 2, y + size(random) / 2),
    ]),
};

function size(random: Random): number {
  return 10 + 190 * random.next() ** 2;
}

function angle(random: Random): number {
  return 2 * Math.PI * random.next();
}

function turn(random: Random): number {
  return random.int(4) === 0 ? 0 : angle(random);
}

function way(random: Random): { dx: number; dy: number } {
  const half = size(random) / 2;
  const at = angle(random);
  return { dx: half * Math.cos(at), dy: half * Math.sin(at) };
}

/** A start and an end between 0.02 and 0.98 of a whole turn later. */
function opening(random: Random): [number, number] {
  const start = angle(random);
  return [start, start + 2 * Math.PI * (0.02 + 0.96 * random.next())];
}
