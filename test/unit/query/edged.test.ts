import { describe, expect, it } from "vitest";
import {
  capsule,
  circle,
  createContact,
  edgedContact,
  edgedDistance,
  edgedOverlaps,
  ellipse,
  point,
  polygon,
  rect,
} from "../../../src/index.js";
import type { Edged } from "../../../src/query/edged.js";

describe("questions about shapes of straight edges and circles", () => {
  it("answer for pairs of them", () => {
    expect(edgedOverlaps(circle(0, 0, 2), rect(3, 0, 2, 2))).toBe(true);
    expect(edgedContact(circle(0, 0, 2), rect(2.5, 0, 2, 2))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 0.5,
      points: [{ x: 1.75, y: 0 }],
    });
    expect(edgedDistance(point(0, 0), rect(4, 0, 2, 2))).toBe(3);
    expect(edgedContact(circle(0, 0, 1), circle(3, 0, 1))).toBe(null);
  });

  it.each([
    ["concentric circles", circle(5, 5, 1), circle(5, 5, 2), { x: 1, y: 0 }, 3],
    ["a centre on the middle of a capsule", circle(2, 0, 1), capsule(0, 0, 4, 0, 1), { x: 0, y: 1 }, 2],
    ["boxes side by side", rect(0, 0, 2, 2), rect(2, 0, 2, 2), { x: 1, y: 0 }, 0],
    ["equal boxes", rect(0, 0, 2, 4), rect(0, 0, 2, 4), { x: 1, y: 0 }, 2],
    [
      "a corner at a corner",
      rect(0, 0, 2, 2),
      polygon([
        [1, 1],
        [3, 1],
        [3, 3],
      ]),
      { x: 1, y: 0 },
      0,
    ],
  ] as const)("part what no formula does: %s", (_, a, b, normal, depth) => {
    const found = edgedContact(a, b);
    expect(found?.normal).toEqual(normal);
    expect(found?.depth).toBe(depth);
    expect(edgedDistance(a, b)).toBe(0);
  });

  it.each([2 ** -1060, 2 ** -600, 2 ** 600, 2 ** 1020])("in any unit: %s", (unit) => {
    const found = edgedContact(capsule(0, 0, 4 * unit, 0, unit), circle(2 * unit, 0, unit));
    expect(found?.depth).toBe(2 * unit);
    expect(found?.points).toEqual([{ x: 2 * unit, y: 0 }]);
    const apart = edgedDistance(
      rect(-2 * unit, 0, 2 * unit, 2 * unit),
      rect(3 * unit, 0, 2 * unit, 2 * unit),
    );
    expect(apart).toBe(3 * unit);
  });

  it("holes are outside, and what encloses has no distance", () => {
    const square = (r: number) =>
      [
        [-r, -r],
        [r, -r],
        [r, r],
        [-r, r],
      ] as const;
    const frame = polygon(square(10), { holes: [square(8)] });
    expect(edgedDistance(frame, circle(0, 0, 3))).toBe(5);
    expect(edgedDistance(frame, circle(9, 0, 3))).toBe(0);
    expect(edgedOverlaps(frame, point(0, 0))).toBe(false);
  });

  it("an object that is passed is filled", () => {
    const out = createContact();
    expect(edgedContact(circle(0, 0, 2), circle(3, 0, 2), out)).toBe(out);
    expect(out.depth).toBe(1);
  });

  it("others are refused", () => {
    const bowl = polygon([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
    ]);
    const oval = ellipse(0, 0, 2, 1) as unknown as Edged;
    expect(() => edgedOverlaps(oval, point(0, 0))).toThrow("edgedOverlaps: a must be a point, circle");
    expect(() => edgedDistance(point(0, 0), oval)).toThrow("edgedDistance: b must be a point, circle");
    expect(() => edgedContact(point(0, 0), bowl)).toThrow(
      "edgedContact: b must be convex, if it is a polygon, got a polygon",
    );
    expect(() => edgedContact(undefined as unknown as Edged, bowl)).toThrow(TypeError);
  });
});
