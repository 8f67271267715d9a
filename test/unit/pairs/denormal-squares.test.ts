import { expect, it } from "vitest";
import { capsule, circle, overlaps, point, rect, type Shape, segment } from "../../../src/index.js";
import { seededRandom } from "../math/high-precision.js";

/** Squares of lengths of this size have but a few bits left, so that no bound relative to them holds. */
const SCALES = [2 ** -538, 2 ** -537, 2 ** -536];

/** A shape that lengths at hand describe, at a scale. */
type Make = (scale: number, numbers: readonly number[]) => Shape;

const MAKERS: readonly (readonly [name: string, make: Make])[] = [
  ["point", (s, [x = 0, y = 0]) => point(x * s, y * s)],
  ["circle", (s, [x = 0, y = 0, r = 0]) => circle(x * s, y * s, Math.abs(r) * s)],
  ["segment", (s, [ax = 0, ay = 0, bx = 0, by = 0]) => segment(ax * s, ay * s, bx * s, by * s)],
  [
    "capsule",
    (s, [ax = 0, ay = 0, bx = 0, by = 0, r = 0]) => capsule(ax * s, ay * s, bx * s, by * s, Math.abs(r) * s),
  ],
  [
    "rect",
    (s, [x = 0, y = 0, width = 0, height = 0]) =>
      rect(x * s, y * s, Math.abs(width) * s, Math.abs(height) * s, { x: 2, y: 1 }),
  ],
];

const PAIRS = MAKERS.flatMap(([a, makeA], i) =>
  MAKERS.slice(i).map(([b, makeB]) => [a, b, makeA, makeB] as const),
);

it.each(PAIRS)("%s and %s overlap iff they do 2^538 times as large", (_a, _b, makeA, makeB) => {
  const random = seededRandom(20261123);
  // Few bits, so that each number is a double at each scale.
  const lengths = () => Array.from({ length: 5 }, () => Math.round((random() - 0.5) * 256) / 32);
  const wrong: unknown[] = [];
  for (let round = 0; round < 400; round++) {
    const [a, b] = [lengths(), lengths()];
    const truth = overlaps(makeA(1, a), makeB(1, b));
    for (const s of SCALES) if (overlaps(makeA(s, a), makeB(s, b)) !== truth) wrong.push([a, b, s]);
  }
  expect(wrong).toEqual([]);
});
