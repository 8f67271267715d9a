import { describe, expect, it } from "vitest";
import {
  BatchMemory,
  circle,
  ellipse,
  Kind,
  overlaps,
  overlapsMany,
  point,
  type Ray,
  type RecordedShape,
  ray,
  raycast,
  raycastMany,
  rect,
  sector,
  storeRecord,
} from "../../../src/index.js";
import { latticeShape } from "../../generators/lattice.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { hardPair, nearTouchPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { hardRay } from "../../generators/ray.js";
import { buildRay, buildShape, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { BATCH_PAIRS, recordsOf } from "./records-of.js";

type BatchKind = "point" | "circle" | "ellipse" | "rect" | "sector";

const CASES = 400;

/** What ordinary lists are answered; the same must come of lists in a BatchMemory. */
function ask(a: readonly RecordedShape[], b: readonly RecordedShape[]): number[] {
  const out = new Uint8Array(a.length).fill(7);
  overlapsMany(kindOf(a), recordsOf(a), kindOf(b) as never, recordsOf(b), out);
  const memory = roomFor(a.length);
  const inPlace = memory.uint8Array(a.length).fill(7);
  overlapsMany(kindOf(a), resident(memory, a), kindOf(b) as never, resident(memory, b), inPlace);
  expect([...inPlace]).toEqual([...out]);
  return [...out];
}

/** For two lists of records and their answers, of any kinds. */
function roomFor(count: number): BatchMemory {
  return new BatchMemory(count * 3 * 8 * 8 + 48);
}

function resident(memory: BatchMemory, shapes: readonly (RecordedShape | Ray)[]): Float64Array {
  const data = memory.float64Array(8 * shapes.length);
  data.set(recordsOf(shapes));
  return data;
}

function kindOf(shapes: readonly RecordedShape[]) {
  return (shapes[0] as RecordedShape).kind as typeof Kind.point;
}

function answers(a: readonly RecordedShape[], b: readonly RecordedShape[]): number[] {
  return a.map((shape, index) => Number(overlaps(shape, b[index] as RecordedShape)));
}

function draw(kind: BatchKind, from: (kind: KindName, random: Random) => ShapeSpec, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: CASES }, () => buildShape(from(kind, random)) as RecordedShape);
}

describe("overlapsMany", () => {
  it.each(BATCH_PAIRS)("%s, %s: answers as overlaps does, among touching shapes of a lattice", (a, b) => {
    const [first, second] = [draw(a, latticeShape, 1), draw(b, latticeShape, 2)];
    const expected = answers(first, second);
    expect(new Set(expected)).toEqual(new Set([0, 1]));
    expect(ask(first, second)).toEqual(expected);
  });

  it.each(BATCH_PAIRS)("%s, %s: answers as overlaps does, among ordinary shapes", (a, b) => {
    const [first, second] = [draw(a, ordinaryShape, 3), draw(b, ordinaryShape, 4)];
    expect(ask(first, second)).toEqual(answers(first, second));
  });

  it.each(BATCH_PAIRS)("%s, %s: answers as overlaps does, of pairs built to touch", (a, b) => {
    const random = seededRandom(8);
    const pairs = Array.from({ length: CASES }, () => hardPair(a, b)(random));
    const first = pairs.map((pair) => buildShape(pair.a) as RecordedShape);
    const second = pairs.map((pair) => buildShape(pair.b) as RecordedShape);
    expect(ask(first, second)).toEqual(answers(first, second));
  });

  it.each(BATCH_PAIRS)("%s, %s: answers as overlaps does, within roundings of a touch", (a, b) => {
    const random = seededRandom(9);
    // Of two thirds of them, squares or products of squares leave the range of doubles.
    const pairs = Array.from({ length: 10 * CASES }, () => {
      const pair = nearTouchPair(a, b, -17, -15)(random);
      const factor = 2 ** -random.pick([0, 255 + random.int(20), 515 + random.int(25)]);
      return { a: enlarge(pair.a, factor), b: enlarge(pair.b, factor) };
    });
    const first = pairs.map((pair) => buildShape(pair.a) as RecordedShape);
    const second = pairs.map((pair) => buildShape(pair.b) as RecordedShape);
    const expected = answers(first, second);
    expect(new Set(expected)).toEqual(new Set([0, 1]));
    expect(ask(first, second)).toEqual(expected);
    // So few are answered by plain code.
    const parts = Array.from({ length: CASES }, (_, part) => [10 * part, 10 * (part + 1)] as const);
    expect(parts.flatMap(([from, to]) => ask(first.slice(from, to), second.slice(from, to)))).toEqual(
      expected,
    );
  });

  it.each([2 ** 900, 2 ** 300, 2 ** 70, 2 ** -70, 2 ** -300, 2 ** -900])("at the scale %s", (scale) => {
    const pairs: [RecordedShape, RecordedShape][] = [
      [point(3 * scale, 4 * scale), ellipse(0, 0, 5 * scale, 5 * scale)],
      [point(5.5 * scale, 0), ellipse(0, 0, 5 * scale, 4 * scale)],
      [circle(7 * scale, 0, 5 * scale), rect(0, 0, 4 * scale, 4 * scale)],
      [circle(8 * scale, 0, 5 * scale), rect(0, 0, 4 * scale, 4 * scale)],
      [point(scale, scale), sector(0, 0, 5 * scale, 0, Math.PI / 4)],
      [point(scale, -scale), sector(0, 0, 5 * scale, 0, Math.PI / 4)],
      [ellipse(0, 0, 2 * scale, scale), ellipse(4 * scale, 0, 2 * scale, scale)],
      [ellipse(0, 0, 2 * scale, scale), ellipse(4.5 * scale, 0, 2 * scale, scale)],
    ];
    expect(pairs.map(([a, b]) => ask([a], [b])[0])).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it("takes directions of any length, and flat ellipses", () => {
    const direction = { x: 3, y: 4 };
    expect(
      ask([point(3, 4), point(3.1, 4)], [ellipse(0, 0, 5, 1, direction), ellipse(0, 0, 5, 1, direction)]),
    ).toEqual([1, 0]);
    expect(
      ask([circle(6, 8, 5), circle(6, 8.1, 5)], [rect(0, 0, 10, 2, direction), rect(0, 0, 10, 2, direction)]),
    ).toEqual([1, 0]);
    expect(ask([point(0, 2), point(0, 2.5), point(1e-300, 2)], Array(3).fill(ellipse(0, 0, 0, 2)))).toEqual([
      1, 0, 0,
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("says no where a number is %s", (number) => {
    const out = new Uint8Array(2).fill(7);
    const upright = [0, 0, 1, 1, 1, 0];
    overlapsMany(
      Kind.point,
      Float64Array.of(number, 0, 0, 0),
      Kind.ellipse,
      Float64Array.of(...upright, ...upright),
      out,
    );
    expect([...out]).toEqual([0, 1]);
    const wide = [0, 0, number, 1, 1, 0];
    overlapsMany(
      Kind.ellipse,
      Float64Array.of(...upright, ...wide),
      Kind.ellipse,
      Float64Array.of(...upright, ...upright),
      out,
    );
    expect([...out]).toEqual([1, 0]);
    overlapsMany(
      Kind.circle,
      Float64Array.of(0, 0, number, 0, 0, 1),
      Kind.rect,
      Float64Array.of(...upright, ...upright),
      out,
    );
    expect([...out]).toEqual([0, 1]);
  });

  it("refuses other pairs of kinds, and lists that are too short", () => {
    const data = new Float64Array(6);
    expect(() => overlapsMany(Kind.circle, data, Kind.circle as never, data, new Uint8Array(1))).toThrow(
      TypeError,
    );
    expect(() => overlapsMany(Kind.point, data, Kind.ellipse, data, new Uint8Array(2))).toThrow(
      /dataB\.length/,
    );
    expect(() =>
      overlapsMany(Kind.point, new Float64Array(1), Kind.ellipse, data, new Uint8Array(1)),
    ).toThrow(RangeError);
  });
});

describe("raycastMany", () => {
  function first(rays: readonly Ray[], circles: readonly RecordedShape[]): number[] {
    const out = raycastMany(recordsOf(rays), Kind.circle, recordsOf(circles), new Float64Array(rays.length));
    const memory = roomFor(rays.length);
    const inPlace = memory.float64Array(rays.length);
    raycastMany(resident(memory, rays), Kind.circle, resident(memory, circles), inPlace);
    expect([...inPlace]).toEqual([...out]);
    return [...out];
  }

  function expected(rays: readonly Ray[], circles: readonly RecordedShape[]): number[] {
    return rays.map(
      (one, index) => raycast(one, circles[index] as RecordedShape)?.t ?? Number.POSITIVE_INFINITY,
    );
  }

  it("gives the t of raycast, bit for bit, for rays that hit, miss, touch, start inside and end short", () => {
    const random = seededRandom(5);
    const coordinate = () => 20 * random.next() - 10;
    const rays = Array.from({ length: 4000 }, (_, index) => {
      const maxT = index % 3 === 0 ? random.next() : Number.POSITIVE_INFINITY;
      const minT = index % 5 === 0 ? -random.next() : index % 7 === 0 ? Number.NEGATIVE_INFINITY : 0;
      return ray(coordinate(), coordinate(), coordinate(), coordinate(), maxT, minT);
    });
    const circles = rays.map(() => circle(coordinate(), coordinate(), 10 * random.next()));
    const ts = expected(rays, circles);
    expect(ts.filter((t) => t === 0).length).toBeGreaterThan(100);
    expect(ts.filter((t) => t === Number.POSITIVE_INFINITY).length).toBeGreaterThan(100);
    expect(ts.filter((t) => t > 0 && t < 1).length).toBeGreaterThan(100);
    expect(first(rays, circles)).toEqual(ts);
  });

  it("gives the t of raycast for hard cases", () => {
    const random = seededRandom(6);
    const cases = Array.from({ length: CASES }, () => {
      const spec = hardRay("circle")(random);
      return [buildShape(spec.shape) as RecordedShape, buildRay(spec.ray)] as const;
    });
    const circles = cases.map(([shape]) => shape);
    const rays = cases.map(([, one]) => one);
    expect(first(rays, circles)).toEqual(expected(rays, circles));
  });

  it("refuses other kinds, and lists that are too short", () => {
    const data = new Float64Array(6);
    expect(() => raycastMany(data, Kind.rect as never, data, new Float64Array(1))).toThrow(TypeError);
    expect(() => raycastMany(data, Kind.circle, data, new Float64Array(2))).toThrow(/rays\.length/);
  });
});

describe("storeRecord", () => {
  it("refuses kinds without a record, and places beyond the end", () => {
    const data = new Float64Array(5);
    expect(() => storeRecord(data, 0, { kind: Kind.arc } as never)).toThrow(TypeError);
    expect(() => storeRecord(data, 0, ellipse(0, 0, 1, 1))).toThrow(RangeError);
    expect([...data]).toEqual([0, 0, 0, 0, 0]);
  });
});
