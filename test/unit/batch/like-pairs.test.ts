import { describe, expect, it } from "vitest";
import {
  circle,
  ellipse,
  Kind,
  overlaps,
  overlapsMany,
  overlapsWithMany,
  point,
  polygon,
  RAY_RECORD_SIZE,
  RECORD_SIZE,
  type RecordedShape,
  ray,
  rect,
  sector,
  storeRecord,
} from "../../../src/index.js";
import { latticeShape } from "../../generators/lattice.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { hardPair, nearTouchPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, type ShapeSpec } from "../../generators/spec.js";

const LIKE_KINDS = ["circle", "rect", "polygon"] as const;
type LikeKind = (typeof LIKE_KINDS)[number];

const CASES = 120;

type SpecPair = { readonly a: ShapeSpec; readonly b: ShapeSpec };

/** So many pairs whose shapes have records. */
function pairsFrom(draw: (random: Random) => SpecPair, seed: number): [RecordedShape, RecordedShape][] {
  const random = seededRandom(seed);
  const pairs: [RecordedShape, RecordedShape][] = [];
  for (let tries = 0; pairs.length < CASES && tries < 40 * CASES; tries += 1) {
    const { a, b } = draw(random);
    const pair = [buildShape(a), buildShape(b)] as [RecordedShape, RecordedShape];
    if (pair.every(hasRecord)) pairs.push(pair);
  }
  expect(pairs.length).toBe(CASES);
  return pairs;
}

function hasRecord(shape: RecordedShape): boolean {
  return shape.kind !== Kind.polygon || (shape.ringEnds.length === 1 && shape.vertices.length <= 16);
}

function recordsOf(shapes: readonly RecordedShape[]): Float64Array {
  const kind = shapes[0]?.kind ?? Kind.point;
  const data = new Float64Array(RECORD_SIZE[kind] * shapes.length);
  shapes.forEach((shape, i) => {
    storeRecord(data, i, shape);
  });
  return data;
}

const WAYS: [string, (kind: LikeKind) => (random: Random) => SpecPair][] = [
  ["of a lattice", (kind) => (random) => ({ a: latticeShape(kind, random), b: latticeShape(kind, random) })],
  [
    "ordinary ones",
    (kind) => (random) => ({ a: ordinaryShape(kind, random), b: ordinaryShape(kind, random) }),
  ],
  ["built to touch", (kind) => hardPair(kind, kind)],
  ["within roundings of a touch", (kind) => nearTouchPair(kind, kind, -17, -15)],
];

describe.each(LIKE_KINDS)("overlapsMany of two lists of the kind %s", (name) => {
  it.each(WAYS)("answers as overlaps does, of shapes %s", (_name, way) => {
    const pairs = pairsFrom(way(name), 11);
    const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
    const kind = Kind[name] as typeof Kind.circle;
    const expected = pairs.map(([a, b]) => Number(overlaps(a, b)));
    expect(expected).toContain(1);
    expect(expected).toContain(0);
    const out = new Uint8Array(CASES).fill(7);
    expect(overlapsMany(kind, recordsOf(first), kind, recordsOf(second), out)).toBe(out);
    expect([...out]).toEqual(expected);
    const [one] = first;
    if (one === undefined) return;
    const against = overlapsWithMany(one, kind, recordsOf(second), new Uint8Array(CASES).fill(7));
    expect([...against]).toEqual(second.map((other) => Number(overlaps(one, other))));
  });

  it("says no where a number is not finite", () => {
    const shape = {
      circle: circle(0, 0, 1),
      rect: rect(0, 0, 2, 2),
      polygon: polygon([
        [-1, -1],
        [1, -1],
        [0, 2],
      ]),
    };
    const record = recordsOf([shape[name]]);
    const kind = Kind[name] as typeof Kind.circle;
    const filled = name === "polygon" ? 7 : record.length;
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      for (let i = 0; i < filled; i += 1) {
        const spoilt = record.slice();
        spoilt[i] = bad;
        const out = () => new Uint8Array(1).fill(7);
        expect(overlapsMany(kind, spoilt, kind, record, out())[0]).toBe(0);
        expect(overlapsMany(kind, record, kind, spoilt, out())[0]).toBe(0);
        expect(overlapsWithMany(rect(0, 0, 9, 9), kind, spoilt, out())[0]).toBe(0);
      }
    }
    expect(overlapsMany(kind, record, kind, record, new Uint8Array(1))[0]).toBe(1);
  });
});

describe("overlapsWithMany", () => {
  const shapes: Record<number, RecordedShape> = {
    [Kind.point]: point(1, 1),
    [Kind.circle]: circle(1, 1, 1),
    [Kind.ellipse]: ellipse(1, 1, 2, 1, 1),
    [Kind.rect]: rect(1, 1, 2, 1, 1),
    [Kind.sector]: sector(1, 1, 2, 0, 4),
    [Kind.polygon]: polygon([
      [0, 0],
      [3, 0],
      [0, 3],
    ]),
  };

  it("takes records of every kind that has one, of the size that is told", () => {
    for (const shape of Object.values(shapes)) {
      const data = recordsOf([shape, shape]);
      expect(data.length).toBe(2 * RECORD_SIZE[shape.kind]);
      const hit = overlapsWithMany(sector(0, 0, 9, 0, 1.5), shape.kind, data, new Uint8Array(2));
      const miss = overlapsWithMany(circle(99, 0, 1), shape.kind, data, new Uint8Array(2).fill(7));
      expect([...hit, ...miss]).toEqual([1, 1, 0, 0]);
    }
    const list = new Float64Array(2 * RAY_RECORD_SIZE);
    storeRecord(list, 1, ray(0, 0, 1, 0));
    expect(() => storeRecord(list, 2, ray(0, 0, 1, 0))).toThrow(RangeError);
  });

  it("refuses what it cannot read, before it writes anything", () => {
    const out = Uint8Array.of(7);
    const data = new Float64Array(3);
    const any = (value: unknown) => value as never;
    expect(() => overlapsWithMany(any({}), Kind.circle, data, out)).toThrow(
      "overlapsWithMany: shape must be a shape",
    );
    expect(() => overlapsWithMany(circle(0, 0, 1), any(Kind.capsule), data, out)).toThrow(
      "overlapsWithMany: kind must be that of points, circles, ellipses, rects, sectors or polygons, got 6",
    );
    for (const name of ["constructor", "__proto__", "0"]) {
      expect(() => overlapsWithMany(circle(0, 0, 1), any(name), data, out)).toThrow(
        `overlapsWithMany: kind must be that of points, circles, ellipses, rects, sectors or polygons, got "${name}"`,
      );
    }
    expect(() => overlapsWithMany(circle(0, 0, 1), Kind.rect, data, out)).toThrow(
      "overlapsWithMany: data.length must be at least 6, got 3",
    );
    expect(() => overlapsWithMany(circle(0, 0, 1), Kind.circle, any([0, 0, 1]), out)).toThrow(TypeError);
    expect(() => overlapsWithMany(circle(0, 0, 1), Kind.circle, data, any([]))).toThrow(TypeError);
    expect([...out]).toEqual([7]);
  });
});
