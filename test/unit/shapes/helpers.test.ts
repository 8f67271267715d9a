import { describe, expect, it } from "vitest";
import {
  angleOf,
  bounds,
  capsule,
  centroid,
  circle,
  closestBoundaryPoint,
  closestPoint,
  compound,
  containsPoint,
  distance,
  ellipse,
  fromJSON,
  halfPlane,
  moveBy,
  type PolygonOptions,
  point,
  polygon,
  polyline,
  rect,
  rectFromPoints,
  rotateTo,
  type Shape,
  sector,
  toJSON,
} from "../../../src/index.js";
import { normalize, reflect } from "../../../src/math/vec2.js";
import { seededRandom } from "../../generators/random.js";

const any = (value: unknown) => value as never;

describe("moveBy", () => {
  it("moves from where the shape is", () => {
    const ball = circle(1, 2, 3);
    expect(moveBy(ball, 4, -5)).toBe(ball);
    expect(ball).toEqual(circle(5, -3, 3));
    const house = rotateTo(
      polygon([
        [1, 0],
        [2, 0],
        [1, 1],
      ]),
      Math.PI / 2,
    );
    expect(moveBy(moveBy(house, 10, 0), 0, 20).vertices).toEqual([10, 21, 10, 22, 9, 21]);
  });

  it("refuses what is no number, and what leads out of the doubles, and changes nothing", () => {
    const ball = circle(Number.MAX_VALUE, 0, 1);
    expect(() => moveBy(ball, Number.MAX_VALUE, 0)).toThrow(
      "moveBy: the pose must leave every coordinate within",
    );
    expect(() => moveBy(ball, Number.NaN, 0)).toThrow("moveBy: dx must be a finite number, got NaN");
    expect(() => moveBy(ball, 0, any("1"))).toThrow(
      new TypeError('moveBy: dy must be a finite number, got "1"'),
    );
    expect(() => moveBy(any({}), 0, 0)).toThrow("moveBy: shape must be a shape");
    expect(ball).toEqual(circle(Number.MAX_VALUE, 0, 1));
  });
});

describe("angleOf", () => {
  it("is the angle of the pose, exactly at multiples of an eighth turn", () => {
    for (let k = -3; k <= 4; k += 1) {
      const angle = (k * Math.PI) / 4;
      const shape = rect(0, 0, 2, 1, angle);
      expect(angleOf(shape)).toBe(angle);
      expect(rotateTo(rect(0, 0, 2, 1), angleOf(shape))).toEqual(shape);
    }
    expect(angleOf(rotateTo(sector(0, 0, 1, 1, 2), 0.5))).toBeCloseTo(0.5, 15);
    expect(angleOf(ellipse(0, 0, 2, 1, 7))).toBeCloseTo(7 - 2 * Math.PI, 14);
    expect([angleOf(rotateTo(circle(0, 0, 1), 1)), angleOf(point(0, 0))]).toEqual([0, 0]);
    expect(() => angleOf(any(5))).toThrow("angleOf: shape must be a shape, got 5");
  });
});

describe("rectFromPoints", () => {
  it("is the rectangle between two corners, in any order and of any form", () => {
    const wanted = rect(3, 5, 4, 2);
    const corners = [
      [1, 4],
      [5, 4],
      [5, 6],
      [1, 6],
    ] as const;
    corners.forEach(([x, y], i) => {
      expect(rectFromPoints([x, y], corners[(i + 2) % 4] ?? [0, 0])).toEqual(wanted);
      expect(rectFromPoints({ x, y }, corners[(i + 2) % 4] ?? [0, 0])).toEqual(wanted);
    });
    expect(rectFromPoints([1, 1], [1, 1])).toEqual(rect(1, 1, 0, 0));
    expect(rectFromPoints([1e308, 5e-324], [1.5e308, 5e-324])).toEqual(rect(1.25e308, 5e-324, 0.5e308, 0));
  });

  it("refuses what is no point, and sizes beyond the doubles", () => {
    expect(() => rectFromPoints(any(1), [0, 0])).toThrow(
      "rectFromPoints: a must be a point [x, y] or { x, y }",
    );
    expect(() => rectFromPoints([0, 0], [0, Number.NaN])).toThrow(
      "rectFromPoints: b[1] must be a finite number",
    );
    expect(() => rectFromPoints([-1e308, 0], [1e308, 0])).toThrow(
      "rectFromPoints: the width must be a finite",
    );
  });
});

describe('the option origin: "centroid"', () => {
  const corners = [
    [10, 10],
    [16, 10],
    [10, 13],
  ] as const;

  it("puts the position at the centroid, and leaves the polygon where it is", () => {
    const given = polygon(corners);
    const own = polygon(corners, { origin: "centroid" });
    expect([own.x, own.y]).toEqual([12, 11]);
    expect(own.vertices).toEqual(given.vertices);
    expect(own.localVertices).toEqual([-2, -1, 4, -1, -2, 2]);
    expect(bounds(own)).toEqual(bounds(given));
    expect(fromJSON(toJSON(own))).toEqual(own);
    expect(centroid(rotateTo(own, 1))?.x).toBeCloseTo(12, 13);
    expect(rotateTo(own, 0).vertices).toEqual(given.vertices);
  });

  it("keeps every vertex of whole numbers, whatever the centroid is, and others to within an ulp", () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round += 1) {
      const isWhole = round % 2 === 0;
      const number = (least: number) =>
        (isWhole ? Math.floor(random.next() * 1000) : random.next() * 1000) + least;
      const ring = [
        [number(-1000), number(-1000)],
        [number(0), number(-1000)],
        [number(0), number(0)],
        [number(-1000), number(0)],
      ] as const;
      const given = polygon(ring);
      const own = polygon(ring, { origin: "centroid" });
      const middle = centroid(given) ?? { x: 0, y: 0 };
      expect(Math.abs(own.x - middle.x) + Math.abs(own.y - middle.y)).toBeLessThan(2e-11);
      if (isWhole) expect(own.vertices).toEqual(given.vertices);
      given.vertices.forEach((coordinate, i) => {
        expect(Math.abs((own.vertices[i] ?? 0) - coordinate)).toBeLessThan(5e-13);
      });
      expect(own.convex).toBe(given.convex);
    }
  });

  it("counts holes, and takes the box's middle where the area is lost in rounding", () => {
    const hole = [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ] as const;
    const square = [
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
    ] as const;
    const own = polygon(square, { holes: [hole], origin: "centroid" });
    const middle = centroid(polygon(square, { holes: [hole] }));
    expect(own.x).toBeCloseTo(middle?.x ?? 0, 14);
    expect(own.vertices).toEqual(polygon(square, { holes: [hole] }).vertices);
    const thin = polygon(
      [
        [0, 0],
        [1, 1],
        [2, 2 + 2 ** -51],
      ],
      { origin: "centroid" },
    );
    expect([thin.x, thin.y - 1]).toEqual([1, expect.closeTo(0, 14)]);
  });

  it("is for capsules, too", () => {
    const own = capsule(1, 2, 4, 7, 1, { origin: "centroid" });
    expect([own.x, own.y, own.ax, own.ay, own.bx, own.by]).toEqual([2.5, 4.5, 1, 2, 4, 7]);
    expect(fromJSON(toJSON(own))).toEqual(own);
    expect(rotateTo(own, Math.PI)).toMatchObject({ ax: 4, ay: 7, bx: 1, by: 2 });
    expect(capsule(1, 2, 4, 7, 1, {})).toEqual(capsule(1, 2, 4, 7, 1));
  });

  it("is refused with another value or name", () => {
    const attempt = (options: unknown) => () => polygon(corners, options as PolygonOptions);
    expect(attempt({ origin: "centre" })).toThrow('polygon: options.origin must be "centroid", got "centre"');
    expect(() => capsule(0, 0, 1, 1, 1, any({ origin: 5 }))).toThrow("capsule: options.origin must be");
    expect(() => capsule(0, 0, 1, 1, 1, any({ holes: [] }))).toThrow(
      "capsule: options must be an object with no",
    );
    expect(() => capsule(1.5e308, 0, -1.7e308, 0, 1, { origin: "centroid" })).not.toThrow();
  });
});

describe("closestBoundaryPoint", () => {
  it("is the nearest point of the outline from inside, and closestPoint from outside", () => {
    expect(closestBoundaryPoint(rect(0, 0, 8, 4), 3, 0)).toEqual({ x: 4, y: 0 });
    expect(closestBoundaryPoint(ellipse(0, 0, 4, 3), 0, 1)).toEqual({ x: 0, y: 3 });
    expect(closestBoundaryPoint(rect(0, 0, 8, 4), 9, 9)).toEqual({ x: 4, y: 2 });
    expect(closestBoundaryPoint(halfPlane(0, 0, 0, 1), 3, -4)).toEqual({ x: 3, y: 0 });
    expect(
      closestBoundaryPoint(
        polyline([
          [0, 0],
          [9, 0],
        ]),
        4,
        0,
      ),
    ).toEqual({ x: 4, y: 0 });
    const middle = closestBoundaryPoint(circle(1, 2, 3), 1, 2);
    expect(Math.hypot((middle?.x ?? 0) - 1, (middle?.y ?? 0) - 2)).toBeCloseTo(3, 14);
    const whole = compound([halfPlane(0, 0, 1, 0), halfPlane(0, 0, -1, 0)]);
    expect(closestBoundaryPoint(whole, 0, 0)).toBeNull();
  });

  it("is on the outline, and no place of it is nearer", () => {
    const random = seededRandom(8);
    const shapes: Shape[] = [
      ellipse(0, 0, 5, 2, 0.6),
      sector(0, 0, 5, 0.3, 4),
      polygon(
        [
          [-5, -4],
          [5, -4],
          [0, 0],
          [5, 4],
          [-5, 4],
        ],
        {
          holes: [
            [
              [-4, -1],
              [-2, -1],
              [-3, 1],
            ],
          ],
        },
      ),
      compound([circle(-1, 0, 3), rect(2, 0, 5, 2, 0.4)]),
    ];
    for (const shape of shapes) {
      for (let i = 0; i < 60; i += 1) {
        const [x, y] = [random.next() * 12 - 6, random.next() * 12 - 6];
        const out = { x: 7, y: 7 };
        expect(closestBoundaryPoint(shape, x, y, out)).toBe(out);
        const reach = Math.hypot(out.x - x, out.y - y);
        expect(distance(point(out.x, out.y), shape)).toBeLessThan(1e-11);
        // A disc about the place that keeps clear of the outline is all inside or all outside.
        const inside = containsPoint(shape, x, y);
        for (let k = 0; k < 12; k += 1) {
          const [px, py] = [x + 0.999 * reach * Math.cos(k), y + 0.999 * reach * Math.sin(k)];
          expect(containsPoint(shape, px, py)).toBe(inside);
        }
        if (!inside) expect(out).toEqual(closestPoint(shape, x, y));
      }
    }
  });

  it("refuses bad places", () => {
    expect(() => closestBoundaryPoint(circle(0, 0, 1), Number.NaN, 0)).toThrow(
      "closestBoundaryPoint: x must be",
    );
    expect(() => closestBoundaryPoint(circle(0, 0, 1), 0, 0, any(5))).toThrow(
      "closestBoundaryPoint: out must be",
    );
    expect(() => closestBoundaryPoint(any(5), 0, 0)).toThrow("closestBoundaryPoint: shape must be a shape");
  });
});

describe("reflect", () => {
  it("mirrors in the line that the normal, of any length and sense, is across", () => {
    expect(reflect({ x: 3, y: -4 }, { x: 0, y: 7 })).toEqual({ x: 3, y: 4 });
    expect(reflect({ x: 3, y: -4 }, { x: -1e300, y: 0 })).toEqual({ x: -3, y: -4 });
    const mirrored = reflect({ x: 1, y: 0 }, { x: 1, y: 1 });
    expect(mirrored.x).toBeCloseTo(0, 15);
    expect(mirrored.y).toBeCloseTo(-1, 15);
    expect(reflect({ x: 0, y: 5 }, { x: 1, y: 0 })).toEqual({ x: 0, y: 5 });
    expect(reflect({ x: 3, y: 4 }, { x: 0, y: 0 })).toEqual({ x: 3, y: 4 });
    const n = normalize({ x: 2, y: -5 });
    const v = reflect({ x: 0.3, y: 0.7 }, n);
    expect(Math.hypot(v.x, v.y)).toBeCloseTo(Math.hypot(0.3, 0.7), 15);
    expect(v.x * n.x + v.y * n.y).toBeCloseTo(-(0.3 * n.x + 0.7 * n.y), 15);
  });
});
