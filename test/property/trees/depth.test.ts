import { expect, it } from "vitest";
import * as library from "../../../src/index.js";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  contact,
  ellipse,
  moveTo,
  overlaps,
  polygon,
  polyline,
  rect,
  type Shape,
  type SimpleShape,
  sector,
  setPose,
  type Vec2,
} from "../../../src/index.js";
import { anotherLibrary } from "../../another-library.js";
import { IS_FULL } from "../../extent.js";
import { type Random, seededRandom } from "../../generators/random.js";
import type { Vertex } from "../../generators/spec.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";

const CASES = IS_FULL ? 80 : 12;

/** A shape some 100 across of about so many edges: spiked, toothed, rough, or a row of teeth. */
function anyJagged(random: Random, count: number): Shape {
  const inner = 5 + 42 * random.next();
  const radiusAt = random.pick<(i: number) => number>([
    (i) => (i % 2 === 0 ? 50 : inner),
    (i) => ((i >> 1) % 2 === 0 ? 50 : inner),
    () => 30 + 20 * random.next(),
  ]);
  const isRow = random.int(5) === 0;
  const row = Array.from({ length: count >> 2 }, (_, i): Vertex[] => [
    [4 * i, 0],
    [4 * i + 2, 0],
    [4 * i + 2, inner],
    [4 * i + 4, inner],
  ]).flat();
  const round = Array.from({ length: count }, (_, i): Vertex => {
    const [r, angle] = [radiusAt(i), (2 * Math.PI * i) / count];
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
  return polygon(isRow ? [...row, [count, 60], [0, 60]] : round);
}

function anyPair(random: Random): readonly [Shape, Shape] {
  const a = anyJagged(random, 60 + random.int(60));
  const b = anyJagged(random, 60 + random.int(60));
  const far = random.pick([5, 40, 80, 95]);
  setPose(b, far * random.next(), far * random.next(), random.pick([0, 6 * random.next()]));
  return random.int(4) === 0
    ? [
        compound([
          a,
          polygon([
            [0, 0],
            [9, 0],
            [0, 9],
          ]),
        ]),
        b,
      ]
    : [a, b];
}

function directions(random: Random, count: number): readonly Vec2[] {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * (k + random.next())) / count;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

it(
  "the depth of shapes of many edges is the least way that parts them",
  () => {
    const random = seededRandom(3);
    for (let i = 0; i < CASES; i++) {
      const [a, b] = anyPair(random);
      const found = contact(a, b);
      expect(found !== null, `case ${i}`).toBe(overlaps(a, b));
      if (found === null) continue;
      const { normal, depth } = found;
      const { x, y } = b;
      const lies = (dx: number, dy: number): boolean => {
        return overlaps(a, moveTo(b, x + dx, y + dy));
      };
      // What is free may be a narrow gap to one side.
      const isFree = directions(random, 720).some(
        (way) => !lies(depth * normal.x + 1e-7 * way.x, depth * normal.y + 1e-7 * way.y),
      );
      expect(isFree, `case ${i}: it parts them`).toBe(true);
      for (const way of directions(random, 180)) {
        const near = (depth - 1e-9) * random.pick([1, 1, random.next()]);
        expect(lies(near * way.x, near * way.y), `case ${i}: no shorter one does`).toBe(true);
      }
    }
  },
  PROPERTY_TIMEOUT,
);

/** A library that looks for all depths near the origin first, or at all features at once. */
function libraryThat(looksNear: boolean): Promise<typeof library> {
  return anotherLibrary({ "boundary/nearest-escape.ts": { areMany: String(looksNear) } });
}

/** Shapes of all kinds, chains of straight ways among them, in one another. */
function anyFew(random: Random): Shape {
  const at = () => 60 * (random.next() - 0.5);
  const size = () => 2 + 12 * random.next();
  const any = (): SimpleShape =>
    random.pick<() => SimpleShape>([
      () => circle(at(), at(), size()),
      () => ellipse(at(), at(), size(), size(), at()),
      () => capsule(at(), at(), at(), at(), size() / 4),
      () => sector(at(), at(), size(), at(), 5 * random.next()),
      () => annularSector(at(), at(), 1, size(), at(), 5 * random.next()),
      () => arc(at(), at(), size(), at(), 5 * random.next()),
      () => rect(10 * random.int(5), 10 * random.int(5), 10, 10),
      () => polyline(Array.from({ length: 6 }, (): Vertex => [at(), at()])),
    ])();
  return random.int(3) === 0
    ? anyJagged(random, 8 + random.int(24))
    : compound(Array.from({ length: 2 + random.int(5) }, any));
}

it(
  "the depth has the same bits where all features are looked at at once",
  async () => {
    const plain = await libraryThat(false);
    const near = await libraryThat(true);
    const random = seededRandom(4);
    for (let i = 0; i < CASES / 4; i++) {
      const [a, b] = anyPair(random);
      expect(library.contact(a, b), `case ${i}`).toEqual(plain.contact(a, b));
    }
    for (let i = 0; i < 2 * CASES; i++) {
      const [a, b] = [anyFew(random), anyFew(random)];
      setPose(
        b,
        40 * random.next(),
        random.pick([0, 10, 40 * random.next()]),
        random.pick([0, 6 * random.next()]),
      );
      expect(near.contact(a, b), `case ${i}`).toEqual(plain.contact(a, b));
    }
  },
  PROPERTY_TIMEOUT,
);
