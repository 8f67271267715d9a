import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  circle,
  compound,
  ellipse,
  halfPlane,
  point,
  polyline,
  rect,
  type Shape,
  segment,
} from "../../../src/index.js";
import { contactOf } from "./contact-of.js";

function ring(x: number, y: number, innerR: number, outerR: number): Shape {
  return annularSector(x, y, innerR, outerR, 0, 2 * Math.PI);
}

describe("boundaryContact where what is free opens slowly, or closes again", () => {
  it.each([
    [256, 255],
    [256, 255.5],
    [256, 255.9375],
    [1024, 1023],
  ])("finds the cusp where a hole of radius %d holds a disc of radius %d that touches it", (hole, r) => {
    const a = compound([ring(0, 0, hole, 1.25 * hole), circle(hole - r, 0, r)]);
    expect(contactOf(a, point(hole + 4, 0)).depth).toBeCloseTo(4, 9);
  });

  it("finds it for an ellipse, too", () => {
    const a = compound([ring(0, 0, 1, 2), circle(0.5 - 0.873046875, 0, 0.873046875)]);
    expect(contactOf(a, ellipse(0.875, 0, 0.25, 0.125)).depth).toBeCloseTo(0.125, 6);
  });

  it.each([
    [1, 3e-10],
    [1e-3, 1e-11],
    [1e-4, 1e-11],
    [1e-5, 1e-12],
    [1e-5, 5e-12],
  ])("finds the tips of a crescent in a hole of radius %d that is %d wide", (r, width) => {
    const a = compound([ring(0, 0, r, 3), circle(width, 0, r - width / Math.SQRT2)]);
    // The circles cross at an eighth of a turn.
    const depth = Math.hypot(1.2 - Math.SQRT1_2, Math.SQRT1_2) * r;
    expect(contactOf(a, point(1.2 * r, 0)).depth / depth).toBeCloseTo(1, 4);
  });

  it.each([4e-14, 5e-14, 6e-14, 8e-14])("goes into a lens that is %d wide", (width) => {
    const away = 2 ** -10;
    const r = 1 + away - width;
    const tipX = (1 - r * r + away * away) / (2 * away);
    const a = compound([ring(0, 0, 1, 1.5), circle(away, 0, r)]);
    expect(contactOf(a, point(tipX, Math.sqrt(1 - tipX * tipX) + 0.01)).depth).toBeCloseTo(0.01, 7);
  });

  it.each([
    [2 ** -17, 2 ** -37],
    [2 ** -13, 2 ** -40],
    [2 ** -10, 2 ** -42],
    [1e-5, 1e-11],
    [1e-4, 1e-12],
  ])(
    "goes past the place where a disc less wide by %d begins to stick out of a hole, by %d",
    (less, excess) => {
      const a = compound([ring(0, 0, 1, 2), circle(less + excess, 0, 1 - less), rect(0, -2, 4, 4)]);
      const away = less + excess;
      const tipX = (1 + away * away - (1 - less) ** 2) / (2 * away);
      const { depth } = contactOf(a, point(1, -0.5));
      expect(depth).toBeCloseTo(Math.hypot(1 - tipX, 0.5 + Math.sqrt(1 - tipX * tipX)), 7);
    },
  );

  it.each([2 ** -20, 2 ** -13])("goes over an ellipse of 1 : %d that is sunk into an edge", (radius) => {
    const floor = rect(0, -1, 4, 2);
    const wall = rect(-1, 0, 2, 3);
    const sunk = 2 ** -40;
    const flat = ellipse(0, radius - sunk, 1, radius);
    const half = Math.sqrt(1 - (1 - sunk / radius) ** 2);
    const { depth } = contactOf(compound([floor, flat, wall]), point(-0.5, 0));
    // To the tip of what is free beside it, or over its top.
    expect(depth).toBeCloseTo(Math.min(0.5 + half, Math.hypot(0.5, 2 * radius - sunk)), 7);
  });

  it.each([4.5e-7, 1e-7, 1e-8])("stays in a pocket between two small discs that is %d long", (length) => {
    const r = 1e-5;
    const a = compound([
      circle(-r, 0, r),
      circle(r, 0, r),
      rect(0, length + 0.5, 2, 1),
      rect(0, -length - 0.5, 2, 1),
      rect(-0.5 - 1.5 * r, 0, 1, 1),
      rect(0.5 + 1.5 * r, 0, 1, 1),
    ]);
    expect(contactOf(a, point(-2e-7, 0)).depth).toBeCloseTo(2e-7, 12);
  });

  it.each([1e-10, 1e-9, 3e-9, 1e-8, 1e-7, 1e-6])(
    "takes no way out of a disc that ends in it, of an arc of radius %d",
    (r) => {
      const tiny = arc(0.3, 0, r, { x: -1, y: 0 }, { x: 1, y: 0 });
      for (let k = 0; k < 24; k++) {
        const needle = segment(0.36 - k / 64, 0.06, 0.12, 0.24 - k / 50);
        const { depth } = contactOf(compound([circle(0, 0, 1), needle]), tiny);
        expect(Math.abs(depth - 0.7)).toBeLessThanOrEqual(2 * r + 1e-12);
      }
    },
  );

  it("clears all parts, however small the other shape is beside them, in every order", () => {
    const parts = [
      ellipse(-2100000, -1670328, 852600, 2784000, { x: 20, y: -21 }),
      polyline([
        [-5568000, -4],
        [-5568000, -1],
        [-5568000, -3],
        [-5568020, -51],
      ]),
      segment(-2784032, 24, -2784000, 0),
    ];
    const b = compound([
      segment(0, 2, 0, -1),
      halfPlane(0, -3, 7, 0),
      arc(2, 1, 2, { x: 3, y: 4 }, { x: -8, y: -15 }),
    ]);
    expect(contactOf(compound(parts), b).depth).toBeCloseTo(5568020, 5);
    expect(contactOf(compound([...parts].reverse()), b).depth).toBeCloseTo(5568020, 5);
  });
});
