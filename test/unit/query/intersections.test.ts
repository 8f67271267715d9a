import {
  arc,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  intersections,
  overlapArea,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";

/** The answer, which must be the same in both orders. */
function common(a: Shape, b: Shape) {
  const found = intersections(a, b);
  expect(intersections(b, a)).toEqual(found);
  return found;
}

describe("intersections", () => {
  it("of circles: two, one where they touch, none where one lies in the other", () => {
    expect(common(circle(0, 0, 5), circle(6, 0, 5))).toEqual({
      points: [
        { x: 3, y: -4 },
        { x: 3, y: 4 },
      ],
      stretches: [],
    });
    expect(common(circle(0, 0, 5), circle(10, 0, 5)).points).toEqual([{ x: 5, y: 0 }]);
    expect(common(circle(0, 0, 5), circle(2, 0, 3)).points).toEqual([{ x: 5, y: 0 }]);
    expect(common(circle(0, 0, 5), circle(1, 0, 2))).toEqual({ points: [], stretches: [] });
    expect(common(circle(0, 0, 5), circle(11, 0, 5)).points).toEqual([]);
  });

  it("of ellipses: up to four", () => {
    expect(common(ellipse(0, 0, 5, 3), ellipse(0, 0, 3, 5)).points).toHaveLength(4);
    expect(common(ellipse(0, 0, 2, 1, { x: 3, y: 4 }), circle(3, 4, 3)).points).toEqual([{ x: 1.2, y: 1.6 }]);
  });

  it("of the same outline: all of it", () => {
    const [whole, ...rest] = common(circle(1, 0, 2), ellipse(1, 0, 2, 2)).stretches;
    expect(rest).toEqual([]);
    expect(whole?.curve).toBe("circle");
    expect(whole?.from).toEqual(whole?.to);
    expect(common(rect(0, 0, 4, 2), rect(0, 0, 4, 2)).stretches).toHaveLength(4);
  });

  it("of outlines that run together: the stretch, and not its ends besides", () => {
    expect(common(rect(0, 0, 4, 4), rect(4, 1, 4, 4))).toEqual({
      points: [],
      stretches: [{ curve: "line", from: { x: 2, y: -1 }, through: { x: 2, y: 0.5 }, to: { x: 2, y: 2 } }],
    });
    const rim = common(
      sector(0, 0, 5, degrees(0), degrees(90)),
      arc(0, 0, 5, { x: 3, y: 4 }, { x: -3, y: 4 }),
    );
    expect(rim.points).toEqual([]);
    expect(rim.stretches).toMatchObject([{ curve: "circle", from: { x: 3, y: 4 }, to: { x: 0, y: 5 } }]);
    expect(common(halfPlane(0, 0, 1, 0), halfPlane(0, 5, -2, 0)).stretches).toMatchObject([
      { curve: "line", from: null, to: null },
    ]);
  });

  it("of a curve: the curve is its own boundary", () => {
    expect(
      common(
        segment(-2, 0, 2, 0),
        polyline([
          [0, -1],
          [0, 1],
          [3, 1],
        ]),
      ).points,
    ).toEqual([{ x: 0, y: 0 }]);
    expect(common(point(1, 0), circle(0, 0, 1)).points).toEqual([{ x: 1, y: 0 }]);
    expect(common(point(0.5, 0), circle(0, 0, 1)).points).toEqual([]);
  });

  it("of a polygon with a hole: the hole's edges, too", () => {
    const frame = polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      {
        holes: [
          [
            [3, 3],
            [6, 3],
            [6, 6],
            [3, 6],
          ],
        ],
      },
    );
    expect(common(frame, circle(4.5, 4.5, 1.5)).points).toHaveLength(4);
    expect(common(frame, segment(-1, 4, 10, 4)).points.map(({ x }) => x)).toEqual([0, 3, 6, 9]);
  });

  it("of a compound: the boundary of the union only", () => {
    const pair = compound([circle(0, 0, 1), circle(1, 0, 1), point(0, 0)]);
    expect(common(pair, segment(-5, 0, 5, 0)).points.map(({ x }) => x)).toEqual([-1, 2]);
  });

  it("are as good far from the origin", () => {
    const far = 2 ** 40;
    expect(common(circle(far, far, 5), circle(far + 6, far, 5)).points).toEqual([
      { x: far + 3, y: far - 4 },
      { x: far + 3, y: far + 4 },
    ]);
  });

  it("scale bit for bit", () => {
    const ends = (scale: number) =>
      common(ellipse(0, scale, 5 * scale, 2 * scale, 0.3), rect(scale, 0, 3 * scale, 7 * scale, 1));
    const once = ends(1).points;
    expect(once.length).toBeGreaterThan(1);
    for (const scale of [2 ** -300, 2 ** 9, 2 ** 300]) {
      expect(ends(scale).points).toEqual(once.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
    }
  });
});

describe("a half plane whose stored point is far away along its border", () => {
  it.each([1, 2 ** 45, 2 ** 53, 2 ** 60, 1e39, 1e300])("has the same points as one nearby: %d", (far) => {
    const plane = halfPlane(2, far, 1, 0);
    for (const shape of [circle(3, 5, 1), circle(2, 5, 1), rect(2, 5, 2, 2, degrees(30)), point(2, 7)]) {
      const expected = intersections(shape, halfPlane(2, 5, 1, 0));
      expect(expected.points.length).toBeGreaterThan(0);
      expect(intersections(shape, plane)).toEqual(expected);
      expect(intersections(shape, compound([plane]))).toEqual(expected);
    }
    expect(overlapArea(circle(2, 5, 1), compound([plane]))).toBeCloseTo(Math.PI / 2, 12);
  });
});
