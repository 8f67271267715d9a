import { describe, expect, it } from "vitest";
import {
  circle,
  halfPlane,
  Kind,
  overlaps,
  overlapsWithMany,
  type RecordedShape,
  rect,
  type Shape,
} from "../../../src/index.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { hardPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES, type KindName } from "../../generators/spec.js";
import { recordsOf } from "./records-of.js";

const RECORDED_KINDS = ["point", "circle", "ellipse", "rect", "sector", "polygon"] as const;
type RecordedKind = (typeof RECORDED_KINDS)[number];

/** A shape, one that most often touches it or nearly does, and some that are anywhere about. */
function questions(kindA: KindName, kindB: RecordedKind): { shape: Shape; others: RecordedShape[] }[] {
  const random = seededRandom(31);
  return Array.from({ length: 5 }, () => {
    const { a, b } = hardPair(kindA, kindB)(random);
    const others = [b, ...Array.from({ length: 6 }, () => ordinaryShape(kindB, random)), b];
    return {
      shape: buildShape(a) as Shape,
      others: others.map((spec) => buildShape(spec) as RecordedShape).filter(hasRecord),
    };
  });
}

function hasRecord(shape: RecordedShape): boolean {
  return shape.kind !== Kind.polygon || (shape.ringEnds.length === 1 && shape.vertices.length <= 16);
}

describe.each(RECORDED_KINDS)("overlapsWithMany and a list of the kind %s", (name) => {
  it.each(KIND_NAMES)("answers as overlaps does for the kind %s", (kind) => {
    for (const { shape, others } of questions(kind, name)) {
      const out = new Uint8Array(others.length).fill(7);
      overlapsWithMany(shape, Kind[name], recordsOf(others), out);
      expect([...out]).toEqual(others.map((other) => Number(overlaps(shape, other))));
    }
  });

  it("says no where a number is not finite, whatever the shape", () => {
    const others = questions("rect", name).flatMap((question) => question.others);
    const record = recordsOf(others.slice(0, 1));
    const filled = name === "polygon" ? 1 + 2 * (record[0] as number) : recordLength(others[0]);
    const plane = halfPlane(0, 0, 1, 0);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      for (let at = 0; at < filled; at++) {
        const spoilt = record.slice();
        spoilt[at] = bad;
        for (const shape of [rect(0, 0, 1e9, 1e9), circle(0, 0, 1e9), plane]) {
          expect(overlapsWithMany(shape, Kind[name], spoilt, new Uint8Array(1).fill(7))[0]).toBe(0);
        }
      }
    }
  });
});

function recordLength(shape: RecordedShape | undefined): number {
  const lengths: Partial<Record<number, number>> = {
    [Kind.point]: 2,
    [Kind.circle]: 3,
    [Kind.ellipse]: 6,
    [Kind.rect]: 6,
    [Kind.sector]: 8,
  };
  return lengths[shape?.kind ?? -1] ?? 0;
}

describe("overlapsWithMany about the box of the shape", () => {
  const corner = 10 * Math.SQRT1_2;

  it("finds what touches a side, and what is a rounding beyond it", () => {
    const box = rect(0, 0, 2, 2);
    const beyond = 1 + 2 ** -52;
    const ask = (kind: RecordedShape["kind"], ...records: number[]) => [
      ...overlapsWithMany(box, kind, Float64Array.from(records), new Uint8Array(2).fill(7)),
    ];
    expect(ask(Kind.point, 1, 1, beyond, 1)).toEqual([1, 0]);
    expect(ask(Kind.point, -1, -1, -1, -beyond)).toEqual([1, 0]);
    expect(ask(Kind.circle, 3, 0, 2, 3, 0, 2 - 2 ** -51)).toEqual([1, 0]);
    expect(ask(Kind.ellipse, 0, -3, 1, 2, 1, 0, 0, -3, 1, 2 - 2 ** -51, 1, 0)).toEqual([1, 0]);
    expect(ask(Kind.rect, -3, 0, 2, 1, 1, 0, -3, 0, 2 - 2 ** -51, 1, 1, 0)).toEqual([1, 0]);
  });

  it("finds rects that reach it with a corner alone, and polygons on all sides with no vertex in it", () => {
    const data = recordsOf([rect(corner, 0, 10, 10, Math.PI / 4), rect(0, -corner - 1, 10, 10, Math.PI / 4)]);
    const found = overlapsWithMany(circle(-0.001, 0, 0.01), Kind.rect, data, new Uint8Array(2).fill(7));
    expect([...found]).toEqual([1, 0]);
    // Each number of vertices has room of its own, which is used again.
    const around = (count: number, x: number) => {
      const vertices = Array.from({ length: 8 }, (_, k) => [
        x + 9 * Math.cos((2 * Math.PI * k) / count),
        9 * Math.sin((2 * Math.PI * k) / count),
      ]);
      return [count, ...vertices.flat()];
    };
    const polygons = [3, 4, 8, 3, 8].flatMap((count) => [...around(count, 0), ...around(count, 99)]);
    const out = new Uint8Array(10).fill(7);
    overlapsWithMany(circle(0, 0, 1), Kind.polygon, Float64Array.from(polygons), out);
    expect([...out]).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it("asks nothing of a shape for an empty list", () => {
    const broken = { kind: Kind.circle } as Shape;
    expect([...overlapsWithMany(broken, Kind.circle, new Float64Array(0), new Uint8Array(0))]).toEqual([]);
    expect(() => overlapsWithMany(broken, Kind.circle, Float64Array.of(0, 0, 1), new Uint8Array(1))).toThrow(
      "a stored number of a shape must be finite, got undefined",
    );
  });
});
