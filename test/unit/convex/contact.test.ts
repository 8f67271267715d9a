import { describe, expect, it } from "vitest";
import {
  type Contact,
  capsule,
  circle,
  contact,
  createContact,
  ellipse,
  halfPlane,
  moveTo,
  overlaps,
  point,
  polygon,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
  signedDistance,
  sweep,
} from "../../../src/index.js";

/** A contact as plain numbers. */
function contactOf(a: Shape, b: Shape): Contact | undefined {
  const found = contact(a, b);
  return found === null ? undefined : { normal: found.normal, depth: found.depth, points: found.points };
}

const square = rect(0, 0, 4, 4);

/** A square on its corner, of half diagonal 5. */
function lozengeAt(x: number, y: number): Shape {
  return polygon([
    [x + 5, y],
    [x, y + 5],
    [x - 5, y],
    [x, y - 5],
  ]);
}

describe("contact of convex shapes", () => {
  it("is null beside each other and has depth 0 for a touch", () => {
    expect(contact(square, ellipse(5, 0, 2.5, 1))).toBeNull();
    expect(contactOf(square, ellipse(4.5, 0, 2.5, 1))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 0,
      points: [{ x: 2, y: 0 }],
    });
  });

  it("clips faces to the two ends of what they share, halfway between them", () => {
    expect(contactOf(square, rect(3, 1, 4, 4))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 1,
      points: [
        { x: 1.5, y: -1 },
        { x: 1.5, y: 2 },
      ],
    });
    expect(contactOf(square, roundedRect(0, 4, 8, 5, 1))).toEqual({
      normal: { x: 0, y: 1 },
      depth: 0.5,
      points: [
        { x: 2, y: 1.75 },
        { x: -2, y: 1.75 },
      ],
    });
  });

  it("has one point where a corner meets a face, or corners meet", () => {
    expect(contactOf(square, lozengeAt(6, 1))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 1,
      points: [{ x: 1.5, y: 1 }],
    });
    expect(contactOf(square, rect(4, 4, 4, 4))).toMatchObject({ depth: 0, points: [{ x: 2, y: 2 }] });
  });

  it("goes along the line of the centres for round ends, by the 3-4-5 triangle", () => {
    expect(contactOf(capsule(-9, 0, 0, 0, 3), capsule(3, 4, 12, 16, 4))).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 2,
      points: [{ x: expect.closeTo(1.2, 15), y: expect.closeTo(1.6, 15) }],
    });
  });

  it("takes the global minimum: a thin ellipse in a wide one leaves across, not along", () => {
    const found = contactOf(ellipse(0, 0, 10, 2), ellipse(1, 0, 8, 0.5));
    expect(found?.depth).toBeCloseTo(2.5, 1);
    expect(Math.abs(found?.normal.y ?? 0)).toBeGreaterThan(0.98);
  });

  it("has a documented normal where all fit: (1, 0)", () => {
    for (const round of [circle(3, 4, 2), ellipse(3, 4, 2, 2, 0.3), capsule(3, 4, 3, 4, 2)]) {
      expect(contactOf(circle(3, 4, 1), round)).toMatchObject({ normal: { x: 1, y: 0 }, depth: 3 });
    }
    expect(contactOf(point(1, 1), point(1, 1))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 0 });
    expect(contactOf(square, rect(0, 0, 4, 4))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 4 });
  });

  it("touches the rim of an ellipse that is a circle but for an ulp", () => {
    const found = contactOf(point(3, 4), ellipse(3, 4, 6.500000000000002, 6.5, { x: 5, y: 12 }));
    const [place] = found?.points ?? [];
    expect(found?.depth).toBe(6.5);
    expect(Math.hypot((place?.x ?? 0) - 3, (place?.y ?? 0) - 4)).toBeCloseTo(3.25, 13);
  });

  it("ends a crossing of segments by the shorter way", () => {
    expect(contactOf(segment(-4, 0, 4, 0), segment(1, -1, 1, 2))).toMatchObject({
      normal: { x: 0, y: 1 },
      depth: 1,
    });
    const along = contactOf(segment(0, 0, 3, 4), segment(1.5, 2, 6, 8));
    expect(along?.depth).toBeCloseTo(0, 15);
    expect(along?.points).toHaveLength(2);
  });

  it("turns round when the arguments are exchanged, bit for bit", () => {
    const ball = ellipse(1, 1.5, 2, 1, 0.7);
    const forth = contactOf(square, ball);
    const back = contactOf(ball, square);
    expect(forth?.depth).toBeGreaterThan(0);
    expect(back).toEqual({
      normal: { x: 0 - (forth?.normal.x ?? 0), y: 0 - (forth?.normal.y ?? 0) },
      depth: forth?.depth,
      points: forth?.points,
    });
  });

  it("ends the overlap by normal · depth, and by no less", () => {
    const pairs: readonly (readonly [Shape, Shape])[] = [
      [ellipse(0, 0, 3, 1, 0.4), ellipse(1, 1, 2, 0.5, 2)],
      [sector(0, 0, 4, 0.2, 1.9), roundedRect(1, 2, 3, 2, 0.5, 0.3)],
      [lozengeAt(0, 0), capsule(1, 2, 6, 3, 0.7)],
      [ellipse(0, 0, 1000, 1, 0.1), segment(3, -2, 5, 9)],
    ];
    for (const [a, b] of pairs) {
      const found = contactOf(a, b);
      const { normal, depth } = found ?? { normal: { x: 0, y: 0 }, depth: 0 };
      const { x, y } = b;
      const moved = (part: number): Shape =>
        moveTo(b, x + part * depth * normal.x, y + part * depth * normal.y);
      expect(depth).toBeGreaterThan(0);
      expect(overlaps(a, moved(1 - 1e-9))).toBe(true);
      expect(overlaps(a, moved(1 + 1e-9))).toBe(false);
    }
  });
});

describe("contact of a half plane", () => {
  const ground = halfPlane(0, 0, 0, 1);

  it("lifts any shape by its lowest points", () => {
    expect(contactOf(ground, rect(1, 1, 2, 4))).toEqual({
      normal: { x: 0, y: 1 },
      depth: 1,
      points: [
        { x: 2, y: -0.5 },
        { x: 0, y: -0.5 },
      ],
    });
    expect(contactOf(circle(3, 1, 2), ground)).toEqual({
      normal: { x: 0, y: -1 },
      depth: 1,
      points: [{ x: 3, y: -0.5 }],
    });
    expect(signedDistance(ground, ellipse(0, 5, 1, 3))).toBe(2);
  });

  it("parts from another only if that is opposite", () => {
    expect(contactOf(ground, halfPlane(4, -3, 0, -7))).toMatchObject({ normal: { x: 0, y: 1 }, depth: 3 });
    expect(contactOf(ground, halfPlane(4, -3, 1, -7))?.depth).toBe(Number.POSITIVE_INFINITY);
    expect(signedDistance(ground, halfPlane(4, 3, 0, -7))).toBe(3);
  });
});

describe("the `out` of contact", () => {
  it("is filled, its points kept for the next time", () => {
    const out = createContact();
    expect(contact(square, rect(3, 0, 4, 4), out)).toBe(out);
    const [, second] = out.points;
    expect(contact(square, circle(2, 0, 1), out)?.points).toHaveLength(1);
    expect(contact(square, rect(3, 0, 4, 4), out)?.points[1]).toBe(second);
  });

  it("may be an object of one's own", () => {
    const out: Contact = { normal: { x: 0, y: 0 }, depth: 0, points: [] };
    contact(square, rect(3, 0, 4, 4), out);
    expect(out.points).toHaveLength(2);
    contact(square, circle(2, 0, 1), out);
    expect(out.points).toHaveLength(1);
  });
});

describe("normals of shapes a part of which is next to nothing beside the rest", () => {
  const pairs: [a: Shape, b: Shape][] = [
    [point(0, -4.11e-160), circle(0, -1e-161, 3)],
    [circle(-6.85e-157, 0, 5.48), point(0, 7e-159)],
    [circle(4, 0, 5e159), circle(0.1, -95.9, 109.6)],
    [segment(0, 0, 0, 8.22e160), segment(-2e-159, -0.4, 6e-159, 8.22)],
    [roundedRect(8e-300, 0, 5e-139, 5e-300, 0), segment(0, 0, -8e-300, 0)],
    [
      capsule(-4e149, 5e-9, 3e151, -9.59e-11, 4e150),
      ellipse(-3e-10, 5e-10, 1.37e151, 5e151, { x: 5.48e150, y: 7e-10 }),
    ],
    [
      circle(-4e-11, -3e-11, 2e-10),
      polygon([
        [-4.11e150, 1e150],
        [-2.74e-9, 7e-11],
        [0, 0],
        [0, 4e-11],
        [0, 2.74e150],
      ]),
    ],
  ];

  it.each(pairs)("are unit vectors, case %#", (a, b) => {
    const still = { x: 0, y: 0 };
    for (const found of [contact(a, b), contact(b, a), sweep(a, still, b, still)]) {
      if (found === null) continue;
      expect(Math.hypot(found.normal.x, found.normal.y)).toBeCloseTo(1, 14);
    }
    expect(contact(a, b)).not.toBeNull();
  });
});
