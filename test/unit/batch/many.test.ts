import { describe, expect, it } from "vitest";
import {
  BatchMemory,
  circle,
  ellipse,
  Kind,
  moveTo,
  overlaps,
  overlapsMany,
  type Polygon,
  point,
  polygon,
  type Ray,
  type RaycastKind,
  type RecordedShape,
  type Rect,
  ray,
  raycast,
  raycastMany,
  rect,
  sector,
  storeRecord,
} from "../../../src/index.js";
import { polygonOfRings } from "../../../src/shapes/polygon.js";
import { IS_FULL } from "../../extent.js";
import { latticeShape } from "../../generators/lattice.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { hardPair, nearTouchPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { BATCH_PAIRS, hardCase, LONGEST_RECORD, RAYCAST_KINDS, recordsOf } from "./records-of.js";

type BatchKind = "point" | "circle" | "ellipse" | "rect" | "sector";

const CASES = IS_FULL ? 400 : 80;

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
  return new BatchMemory(count * 3 * 8 * LONGEST_RECORD + 48);
}

function resident(memory: BatchMemory, shapes: readonly (RecordedShape | Ray)[]): Float64Array {
  const data = memory.float64Array(LONGEST_RECORD * shapes.length);
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
    expect(() => overlapsMany(Kind.point, data, Kind.circle as never, data, new Uint8Array(1))).toThrow(
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
  function first(rays: readonly Ray[], shapes: readonly RecordedShape[]): number[] {
    const kind = (shapes[0] as RecordedShape).kind as RaycastKind;
    const out = raycastMany(recordsOf(rays), kind, recordsOf(shapes), new Float64Array(rays.length));
    const memory = roomFor(rays.length);
    const inPlace = memory.float64Array(rays.length);
    raycastMany(resident(memory, rays), kind, resident(memory, shapes), inPlace);
    expect([...inPlace]).toEqual([...out]);
    return [...out];
  }

  function expected(rays: readonly Ray[], shapes: readonly RecordedShape[]): number[] {
    return rays.map(
      (one, index) => raycast(one, shapes[index] as RecordedShape)?.t ?? Number.POSITIVE_INFINITY,
    );
  }

  const random = seededRandom(5);
  const coordinate = () => 20 * random.next() - 10;

  /** A star about a point, of three to eight vertices: convex or not. */
  function star(): Polygon {
    const count = 3 + random.int(6);
    const [x, y] = [coordinate(), coordinate()];
    const vertices = Array.from({ length: count }, (_, k) => {
      const angle = ((k + 0.6 * random.next()) * 2 * Math.PI) / count;
      const r = 10 * random.next() + 0.1;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    });
    return polygon(random.int(2) === 0 ? vertices : vertices.reverse());
  }

  /** A third of them upright, along whose sides some rays run. */
  function someRect(): Rect {
    const angle = random.int(3) === 0 ? 0 : { x: coordinate(), y: coordinate() };
    return rect(coordinate(), coordinate(), 10 * random.next(), 10 * random.next(), angle);
  }

  const someShape = {
    circle: () => circle(coordinate(), coordinate(), 10 * random.next()),
    rect: someRect,
    polygon: star,
  };

  it.each(RAYCAST_KINDS)(
    "%s: gives the t of raycast, bit for bit, for rays that hit, miss, touch, start inside and end short",
    (kind) => {
      const rays = Array.from({ length: 4000 }, (_, index) => {
        const maxT = index % 3 === 0 ? random.next() : Number.POSITIVE_INFINITY;
        const minT = index % 5 === 0 ? -random.next() : index % 7 === 0 ? Number.NEGATIVE_INFINITY : 0;
        const [dx, dy] = [index % 11 === 0 ? 0 : coordinate(), index % 13 === 0 ? 0 : coordinate()];
        return ray(coordinate(), coordinate(), dx, dx === 0 && dy === 0 ? 1 : dy, maxT, minT);
      });
      const shapes = rays.map(() => someShape[kind]());
      const ts = expected(rays, shapes);
      expect(ts.filter((t) => t === 0).length).toBeGreaterThan(100);
      expect(ts.filter((t) => t === Number.POSITIVE_INFINITY).length).toBeGreaterThan(100);
      expect(ts.filter((t) => t > 0 && t < 1).length).toBeGreaterThan(100);
      expect(first(rays, shapes)).toEqual(ts);
    },
  );

  it.each(RAYCAST_KINDS)("%s: gives the t of raycast for hard cases", (kind) => {
    const cases = Array.from({ length: CASES }, () => hardCase(kind, random));
    const rays = cases.map(([one]) => one);
    const shapes = cases.map(([, shape]) => shape);
    const ts = expected(rays, shapes);
    expect(ts.filter((t) => t < Number.POSITIVE_INFINITY).length).toBeGreaterThan(CASES / 4);
    expect(first(rays, shapes)).toEqual(ts);
  });

  it.each(RAYCAST_KINDS)("%s: rays that end, begin or pass within roundings of the first hit", (kind) => {
    const hits = Array.from({ length: 10 * CASES }, () => {
      const one = ray(coordinate(), coordinate(), coordinate(), coordinate());
      const shape = someShape[kind]();
      return { one, shape, t: raycast(one, shape)?.t };
    }).flatMap(({ one, shape, t }) => (t === undefined ? [] : [{ one, shape, t }]));
    expect(hits.length).toBeGreaterThan(CASES);
    const shapes = hits.flatMap(({ shape }) => [shape, shape]);
    const rays = hits.flatMap(({ one: { x, y, dx, dy }, t }) => {
      const near = t * (1 + random.pick([0, 0, 1, -1, 2, -3, 20, -300]) * 2 ** -52);
      return [ray(x, y, dx, dy, near, Math.min(0, near)), ray(x, y, dx, dy, Number.POSITIVE_INFINITY, near)];
    });
    expect(first(rays, shapes)).toEqual(expected(rays, shapes));
  });

  it("polygon: at every scale, and with numbers after the last vertex", () => {
    const ts = [2 ** 900, 2 ** 300, 1, 2 ** -300, 2 ** -900].flatMap((scale) =>
      [Number.NaN, 0, 1e300].map((rest) => {
        const vertices = [2, -1, 4, -1, 4, 1, 2, 1].map((coordinate) => coordinate * scale);
        const data = Float64Array.of(4, ...vertices, ...new Array<number>(8).fill(rest));
        return raycastMany(Float64Array.of(0, 0, scale, 0, 0, 9), Kind.polygon, data, new Float64Array(1))[0];
      }),
    );
    expect(ts).toEqual(Array(15).fill(2));
  });

  it("polygon: a ring that rounding has made cross itself, with no area in all", () => {
    const vertices = [0, 0, 1, 1, 1, 0, 0, 1];
    const bow = polygonOfRings(vertices, [4]);
    expect(bow.orientation).toBe(0);
    const rays = Array.from({ length: 50 }, () => ray(0.1 + 0.3 * random.next(), -1, random.next() / 9, 0.3));
    const ts = first(
      rays,
      rays.map(() => bow),
    );
    expect(ts.every((t) => t > 3 && t < 5)).toBe(true);
    expect(ts).toEqual(
      expected(
        rays,
        rays.map(() => bow),
      ),
    );
  });

  it("polygon: what is no polygon is hit by nothing", () => {
    const triangle = [3, 1, -1, 3, -1, 2, 1];
    const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
    const records = [
      triangle,
      ...[nan, inf, -3, 0, 2, 2.5, 9, 1e9].map((count) => [count, ...triangle.slice(1)]),
      ...[nan, inf, -inf].flatMap((number) =>
        [1, 2, 3, 4, 5, 6].map((at) => triangle.map((value, index) => (index === at ? number : value))),
      ),
    ];
    const data = new Float64Array(17 * records.length);
    for (const [index, record] of records.entries()) data.set(record, 17 * index);
    const rays = Float64Array.from(records.flatMap(() => [0, 0, 1, 0, 0, inf]));
    const out = [...raycastMany(rays, Kind.polygon, data, new Float64Array(records.length))];
    expect(out[0]).toBeCloseTo(1.5, 15);
    expect(out.slice(1)).toEqual(Array(records.length - 1).fill(inf));
    const each = records.map((_, index) =>
      raycastMany(rays, Kind.polygon, data.subarray(17 * index), new Float64Array(1)),
    );
    expect(each.map(([t]) => t)).toEqual(out);
  });

  it("refuses other kinds, and lists that are too short", () => {
    const data = new Float64Array(6);
    expect(() => raycastMany(data, Kind.ellipse as never, data, new Float64Array(1))).toThrow(TypeError);
    expect(() => raycastMany(data, Kind.circle, data, new Float64Array(2))).toThrow(/rays\.length/);
    expect(() => raycastMany(data, Kind.polygon, data, new Float64Array(1))).toThrow(
      /shapes\.length must be at least 17/,
    );
  });
});

describe("storeRecord", () => {
  it("refuses kinds without a record, and places beyond the end", () => {
    const data = new Float64Array(5);
    expect(() => storeRecord(data, 0, { kind: Kind.arc } as never)).toThrow(TypeError);
    expect(() => storeRecord(data, 0, ellipse(0, 0, 1, 1))).toThrow(RangeError);
    expect([...data]).toEqual([0, 0, 0, 0, 0]);
  });

  it("writes the vertices of a polygon where it is, and refuses holes and more than eight", () => {
    const data = new Float64Array(34).fill(7);
    const triangle = polygon([
      [0, 0],
      [1, 0],
      [0, 2],
    ]);
    storeRecord(data, 1, moveTo(triangle, 5, 6));
    expect([...data]).toEqual([...Array(17).fill(7), 3, 5, 6, 6, 6, 5, 8, ...Array(10).fill(0)]);
    const regular = (count: number, r: number) =>
      Array.from({ length: count }, (_, k) => {
        const angle = (2 * Math.PI * k) / count;
        return [r * Math.cos(angle), r * Math.sin(angle)] as const;
      });
    expect(() => storeRecord(data, 0, polygon(regular(9, 1)))).toThrow(
      new RangeError("storeRecord: the number of vertices of a polygon must be at most 8, got 9"),
    );
    expect(() => storeRecord(data, 0, polygon(regular(4, 3), { holes: [regular(4, 1)] }))).toThrow(
      new RangeError("storeRecord: the number of holes of a polygon must be 0, got 1"),
    );
    expect([...data.subarray(0, 17)]).toEqual(Array(17).fill(7));
    storeRecord(data, 0, polygon(regular(8, 1)));
    expect(data[0]).toBe(8);
  });
});
