import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  containsPoint,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
  tangents,
} from "../../../src/index.js";
import { certainTangents, exactTangents } from "../../../src/measure/tangents.js";
import { seededRandom } from "../math/high-precision.js";

type Pair = readonly [number, number];

const concave = polygon([
  [0, 0],
  [6, 0],
  [1, 1],
  [0, 6],
]);

describe("tangents", () => {
  it.each<[string, Pair, Shape, Pair, Pair]>([
    ["a point: itself", [0, 0], point(3, 4), [3, 4], [3, 4]],
    ["a circle", [0, 0], circle(5, 0, 3), [3.2, -2.4], [3.2, 2.4]],
    ["a circle of radius 0", [0, 0], circle(5, 0, 0), [5, 0], [5, 0]],
    ["a circle from an ulp away", [-1 - 2 ** -52, 0], circle(0, 0, 1), [-1, -(2 ** -25.5)], [-1, 2 ** -25.5]],
    ["an ellipse", [0, 0], ellipse(5, 0, 4, 3), [1.8, -1.8], [1.8, 1.8]],
    ["a flat ellipse", [0, 0], ellipse(5, 1, 4, 0), [9, 1], [1, 1]],
    ["a very flat ellipse", [0, 0], ellipse(0, 5, 5, 3e-9), [5, 5], [-5, 5]],
    ["a rect", [0, 0], rect(5, 0, 2, 2), [4, -1], [4, 1]],
    ["a rect, in line with a side: the nearer corner", [0, 1], rect(5, 0, 2, 2), [4, -1], [4, 1]],
    ["a rect from its other side", [9, 0], rect(5, 0, 2, 2), [6, 1], [6, -1]],
    [
      "a rounded rect, in line with a side",
      [-9, 2],
      roundedRect(0, 0, 10, 4, 1),
      [-4.653931998223944, -1.7565533303732397],
      [-4, 2],
    ],
    ["a capsule", [-5, 3], capsule(0, 0, 10, 0, 3), [-45 / 17, -24 / 17], [0, 3]],
    ["a segment", [0, 0], segment(1, 1, 3, 1), [3, 1], [1, 1]],
    ["a segment in line: its nearer end, twice", [0, 0], segment(4, 4, 2, 2), [2, 2], [2, 2]],
    ["a sector", [-3, 0], sector(0, 0, 2, { x: 1, y: 0 }, { x: 0, y: 1 }), [0, 0], [0, 2]],
    [
      "a wide sector, in its notch",
      [1.5, 1.5],
      sector(0, 0, 2, { x: 0, y: 1 }, { x: 1, y: 0 }),
      [0, 2],
      [2, 0],
    ],
    [
      "a quarter ring, from its apex",
      [0, 0],
      annularSector(0, 0, 1, 2, { x: 1, y: 0 }, { x: 0, y: 1 }),
      [1, 0],
      [0, 1],
    ],
    ["an arc from within its circle", [0, 0], arc(0, 0, 2, { x: 1, y: 0 }, { x: 0, y: 1 }), [2, 0], [0, 2]],
    ["a concave polygon, beside its notch", [4, 4], concave, [0, 6], [6, 0]],
    ["a polygon, in line with an edge", [-1, 0], concave, [0, 0], [0, 6]],
    [
      "a triangle in line on its left",
      [0, 0],
      polygon([
        [9, 0],
        [5, 5],
        [3, 0],
      ]),
      [3, 0],
      [5, 5],
    ],
    [
      "a triangle in line on its right",
      [0, 0],
      polygon([
        [4, 4],
        [6, 0],
        [2, 2],
      ]),
      [6, 0],
      [2, 2],
    ],
    [
      "a rounded part in line with a corner",
      [0, 0],
      compound([circle(9, 1, 1), point(3, 0), point(4, 3)]),
      [3, 0],
      [4, 3],
    ],
    [
      "a polyline",
      [0, 0],
      polyline([
        [2, 0],
        [3, 3],
        [4, -4],
        [9, 0],
      ]),
      [4, -4],
      [3, 3],
    ],
    ["a compound", [0, 0], compound([circle(5, 0, 3), segment(0, 2, 0, 9)]), [3.2, -2.4], [0, 2]],
  ])("of %s", (_, [x, y], shape, left, right) => {
    const found = tangents(point(x, y), shape);
    expect(found?.left.x).toBeCloseTo(left[0], 13);
    expect(found?.left.y).toBeCloseTo(left[1], 13);
    expect(found?.right.x).toBeCloseTo(right[0], 13);
    expect(found?.right.y).toBeCloseTo(right[1], 13);
  });

  it.each<[string, Pair, Shape]>([
    ["in a circle", [1, 1], circle(0, 0, 3)],
    ["on it", [3, 4], circle(0, 0, 5)],
    ["on an edge", [4, 0.5], rect(5, 0, 2, 2)],
    ["in the notch of a polygon", [2, 2], concave],
    ["on the edge that closes the notch", [3, 3], concave],
    [
      "in a hole",
      [4, 4],
      polygon(
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
        ],
        {
          holes: [
            [
              [2, 2],
              [2, 7],
              [7, 7],
              [7, 2],
            ],
          ],
        },
      ),
    ],
    ["between the ends of an arc", [1, 1], arc(0, 0, 2, { x: 1, y: 0 }, { x: 0, y: 1 })],
    ["between an arc and its chord", [1.1, 1.1], arc(0, 0, 2, { x: 1, y: 0 }, { x: 0, y: 1 })],
    ["at the centre of half a circle", [0, 0], arc(0, 0, 2, { x: 1, y: 0 }, { x: -1, y: 0 })],
    ["in a ring", [0.5, 0], annularSector(0, 0, 1, 2, 0, 7)],
    ["in the notch of a wide sector", [0.9, 1], sector(0, 0, 2, { x: 0, y: 1 }, { x: 1, y: 0 })],
    ["on the line that closes it", [1, 1], sector(0, 0, 2, { x: 0, y: 1 }, { x: 1, y: 0 })],
    ["between two parts", [5, 0], compound([circle(0, 0, 1), circle(10, 0, 1)])],
    ["on the line that touches two parts", [5, 1], compound([circle(0, 0, 1), circle(10, 0, 1)])],
    ["on a chain of points", [1, 1], compound([point(0, 0), point(3, 3)])],
    ["before a half plane", [9, 0], halfPlane(0, 0, 1, 0)],
    ["beside a compound with one", [9, 0], compound([halfPlane(0, 0, 1, 0), circle(20, 0, 1)])],
  ])("are none for a point %s", (_, [x, y], shape) => {
    expect(tangents(point(x, y), shape)).toBeNull();
  });

  it.each<[string, Pair, Shape]>([
    ["an edge", [4 - 2 ** -50, 0], rect(5, 0, 2, 2)],
    ["a notch", [3 + 2 ** -51, 3], concave],
    [
      "the line that closes a wide sector",
      [1 + 2 ** -52, 1],
      sector(0, 0, 2, { x: 0, y: 1 }, { x: 1, y: 0 }),
    ],
    ["the chord of an arc", [1, 1 - 2 ** -53], arc(0, 0, 2, { x: 1, y: 0 }, { x: 0, y: 1 })],
    ["the line that touches two parts", [5, 1 + 2 ** -52], compound([circle(0, 0, 1), circle(10, 0, 1)])],
    ["a chain of points", [1, 1 + 2 ** -52], compound([point(0, 0), point(3, 3)])],
  ])("are there an ulp away from %s", (_, [x, y], shape) => {
    expect(tangents(point(x, y), shape)).not.toBeNull();
  });

  it("are there just outside of a turned edge, however near", () => {
    const random = seededRandom(11);
    let outside = 0;
    for (let i = 0; i < 400; i++) {
      const box = rect(4 * random(), 4 * random(), 3, 1, 6 * random());
      const along = 2.6 * (random() - 0.5);
      const [x, y] = [box.x + along * box.ux - 0.5 * box.uy, box.y + along * box.uy + 0.5 * box.ux];
      const isOutside = !containsPoint(box, x, y);
      if (isOutside) outside++;
      expect(tangents(point(x, y), box) !== null).toBe(isOutside);
    }
    expect(outside).toBeGreaterThan(100);
  });

  it("left is left on a canvas, where y points down", () => {
    const above = tangents(point(0, -10), segment(-1, 0, 1, 0));
    expect(above).toEqual({ left: { x: 1, y: 0 }, right: { x: -1, y: 0 } });
  });

  it("takes any { x, y }, and refuses what is no finite number", () => {
    const disc = circle(5, 0, 3);
    expect(tangents({ x: 0, y: 0 }, disc)).toEqual(tangents(point(0, 0), disc));
    expect(() => tangents({ x: 0, y: Number.NaN }, disc)).toThrow("tangents: from.y");
  });

  it("fills an object it is given, and leaves it if there are none", () => {
    const out = { left: { x: 1, y: 2 }, right: { x: 3, y: 4 } };
    expect(tangents(point(0, 0), circle(0, 0, 5), out)).toBeNull();
    expect(out).toEqual({ left: { x: 1, y: 2 }, right: { x: 3, y: 4 } });
    expect(tangents(point(0, 0), segment(1, 1, 3, 1), out)).toBe(out);
    expect(out).toEqual({ left: { x: 3, y: 1 }, right: { x: 1, y: 1 } });
  });

  it("are the same in doubles and exactly, where doubles can tell", () => {
    const shapes: Shape[] = [
      circle(5, 1, 3),
      ellipse(5, 0, 4, 3, 1),
      rect(5, 0.3, 2, 2, 0.1),
      capsule(3, 1, 10, 0, 1),
      roundedRect(9, 2, 10, 4, 1),
      sector(9, 2, 3, 1, 2),
      annularSector(9, 2, 2, 3, 1, 6),
      compound([circle(5, 1, 3), ellipse(3, 9, 2, 1)]),
    ];
    const from = point(-5, 0.3);
    for (const shape of shapes) {
      const [quick, exact] = [certainTangents(from, shape), exactTangents(from, shape)];
      for (const side of ["left", "right"] as const) {
        const [p, q] = [quick?.[side], exact?.[side]];
        expect(Math.hypot((p?.x ?? 1 / 0) - (q?.x ?? 0), (p?.y ?? 1 / 0) - (q?.y ?? 0))).toBeLessThan(1e-14);
      }
    }
  });
});
