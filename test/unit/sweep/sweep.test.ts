import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  createSweepHit,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  ray,
  raycast,
  rect,
  roundedRect,
  segment,
  sweep,
} from "osculate";
import { describe, expect, it } from "vitest";

const still = { x: 0, y: 0 };

describe("sweep", () => {
  it("meets a thin wall between two frames", () => {
    const hit = sweep(rect(0, 0, 0.1, 4), still, circle(-10, 0, 0.5), { x: 20, y: 0 });
    expect(hit?.t).toBeCloseTo(9.45 / 20, 12);
    expect(hit?.normal).toEqual({ x: -1, y: 0 });
    expect(hit?.point.x).toBeCloseTo(-0.05, 9);
    expect(hit?.isCertain).toBe(true);
  });

  it("takes the motion of both", () => {
    const hit = sweep(circle(0, 0, 1), { x: 3, y: 0 }, circle(10, 0, 1), { x: -5, y: 0 });
    expect(hit?.t).toBeCloseTo(1, 12);
    expect(sweep(circle(0, 0, 1), { x: 3, y: 0 }, circle(10, 0, 1), { x: -4.9, y: 0 })).toBeNull();
    expect(sweep(circle(0, 0, 1), { x: 9, y: 9 }, circle(10, 0, 1), { x: 9, y: 9 })).toBeNull();
  });

  it("of a point is a ray", () => {
    const target = ellipse(3, 1, 2, 0.5, 0.7);
    const hit = sweep(target, still, point(-4, 0), { x: 12, y: 2 });
    expect(hit?.t).toBeCloseTo(raycast(ray(-4, 0, 12, 2), target)?.t ?? -1, 12);
  });

  it("reports a graze, and no miss beside it", () => {
    // The centre passes at distance 5 along the direction (4, 3)/5.
    const grazed = circle(0, 0, 3);
    const from = { x: -3 - 8, y: 4 - 6 };
    expect(sweep(grazed, still, circle(from.x, from.y, 2), { x: 16, y: 12 })?.t).toBeCloseTo(0.5, 4);
    expect(sweep(grazed, still, circle(from.x, from.y, 2 - 1e-9), { x: 16, y: 12 })).toBeNull();
    const deeper = sweep(grazed, still, circle(from.x, from.y, 2 + 1e-9), { x: 16, y: 12 });
    expect(deeper?.isCertain).toBe(true);
  });

  it("is not certain of a touch that rounding alone could make", () => {
    // The end of the one and the line that the other slides along, and one that misses it by a unit in the last place.
    const upright = ellipse(-336, -1152, 0, 1200, { x: 24, y: -7 });
    for (const y of [1022, 1022 + 2 ** -43]) {
      const level = rect(-3504, y, 50, 0, { x: -24, y: 7 });
      const hit = sweep(upright, { x: 3, y: -1 }, level, { x: 4707, y: -1373 });
      expect(hit?.isCertain).toBe(false);
      expect(hit?.t).toBeCloseTo(145 / 196, 12);
    }
    const deeper = rect(-3504, 1022 - 1e-7, 50, 0, { x: -24, y: 7 });
    const certain = sweep(upright, { x: 3, y: -1 }, deeper, { x: 4707, y: -1373 });
    expect(certain?.isCertain).toBe(true);
  });

  it("finds the piece of a shape that is not convex", () => {
    const cup = polygon([
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [1, 1],
      [1, 10],
      [0, 10],
    ]);
    const fall = sweep(cup, still, circle(5, 20, 1), { x: 0, y: -40 });
    expect(fall?.t).toBeCloseTo(18 / 40, 12);
    expect(fall?.normal.y).toBeCloseTo(1, 9);
    const ring = annularSector(0, 0, 4, 5, 0, 2 * Math.PI);
    expect(sweep(ring, still, circle(0, 0, 1), { x: 0, y: 30 })?.t).toBeCloseTo(0.1, 12);
    expect(sweep(arc(0, 0, 4, 0, Math.PI), still, circle(0, -9, 1), { x: 0, y: 20 })?.t).toBeCloseTo(0.6, 12);
    const parts = compound([
      polyline([
        [3, -9],
        [3, 9],
      ]),
      circle(9, 0, 1),
    ]);
    expect(sweep(parts, still, point(0, 0), { x: 30, y: 0 })?.t).toBeCloseTo(0.1, 12);
  });

  it("meets the side and the corner of a box with a disc", () => {
    const box = rect(0, 0, 4, 2);
    const side = sweep(circle(-1, 9, 1), { x: 0, y: -16 }, box, still);
    expect(side).toMatchObject({ normal: { x: 0, y: -1 }, isCertain: true });
    expect(side?.t).toBeCloseTo(7 / 16, 12);
    // Beside the corner (2, 1) by 3/5 of the radius.
    const corner = sweep(circle(2.6, 9, 1), { x: 0, y: -16 }, box, still);
    expect(corner?.t).toBeCloseTo(7.2 / 16, 12);
    expect(corner?.normal.x).toBeCloseTo(-0.6, 10);
    expect(corner?.point.x).toBeCloseTo(2, 10);
    expect(corner?.point.y).toBeCloseTo(1, 10);
    expect(sweep(circle(3.001, 9, 1), { x: 0, y: -16 }, box, still)).toBeNull();
  });

  it("meets a polygon with one that is gone round the other way", () => {
    const target = polygon([
      [0, 0],
      [0, 4],
      [4, 0],
    ]);
    const hit = sweep(target, { x: 1, y: 1 }, rect(7, 7, 2, 2), { x: -7, y: -7 });
    expect(hit?.t).toBeCloseTo(0.5, 12);
    expect(hit?.normal.x).toBeCloseTo(Math.SQRT1_2, 12);
    expect(hit?.point.x).toBeCloseTo(2.5, 10);
    expect(hit?.point.y).toBeCloseTo(2.5, 10);
  });

  it("meets a needle that is thinner than the roundings of a long way", () => {
    const needle = polygon([
      [-2.8274543548643347e-11, 4.049638518996303e-10],
      [8.482363064593004e-11, -1.2148915556988908e-9],
      [-2.8274470991831348e-11, 4.0496385696554106e-10],
    ]);
    const target = polygon([
      [-14.648179100448175, -1.3220694231031178],
      [-15.284549339078254, 0.03634948997587487],
      [-12.932085782496625, -4.991819429408657],
      [-12.167387955788115, -6.624171132694145],
    ]);
    const velocity = { x: 14.648179100407727, y: 1.322069423150964 };
    for (const shape of [needle, compound([needle, needle])]) {
      expect(sweep(shape, still, target, velocity)?.t).toBeCloseTo(0.99999999997, 11);
    }
  });

  it("meets capsules on their sides, at their ends and beside them", () => {
    const post = capsule(0, -5, 0, 5, 1);
    const velocity = { x: -16, y: 0 };
    const side = sweep(post, still, capsule(9, 2, 9, 12, 2), velocity);
    expect(side).toMatchObject({ normal: { x: 1, y: 0 }, isCertain: true });
    expect(side?.t).toBeCloseTo(6 / 16, 12);
    expect(side?.point.x).toBeCloseTo(1, 10);
    // Of the common stretch, which is from 2 to 5.
    expect(side?.point.y).toBeGreaterThanOrEqual(2);
    expect(side?.point.y).toBeLessThanOrEqual(5);
    // The ends pass each other at a height of 9/5, so that they touch at a distance of 12/5 along the way.
    const end = sweep(post, still, capsule(9, 6.8, 9, 12, 2), velocity);
    expect(end?.t).toBeCloseTo((9 - 2.4) / 16, 12);
    expect(end?.normal.x).toBeCloseTo(0.8, 12);
    expect(end?.normal.y).toBeCloseTo(0.6, 12);
    expect(end?.point.x).toBeCloseTo(0.8, 10);
    expect(end?.point.y).toBeCloseTo(5.6, 10);
    expect(sweep(post, still, capsule(9, 8.001, 9, 12, 2), velocity)).toBeNull();
    expect(sweep(post, still, capsule(9, 2, 9, 12, 2), { x: -5.999, y: 0 })).toBeNull();
    expect(sweep(post, still, capsule(9, 2, 9, 12, 2), { x: 16, y: 0 })).toBeNull();
  });

  it("meets a long capsule before its end, where no side is between them to begin with", () => {
    const spear = capsule(0, 0, 100, 1, 2);
    const hit = sweep(spear, still, capsule(106, 1, 206, 2, 2), { x: -4, y: 0 });
    expect(hit?.t).toBeCloseTo(0.5, 11);
    expect(hit?.normal.x).toBeCloseTo(1, 12);
    expect(sweep(spear, still, capsule(106, 1, 206, 2, 2), { x: -1.999, y: 0 })).toBeNull();
    expect(sweep(spear, still, capsule(106, 1, 206, 2, 2), { x: 4, y: 9 })).toBeNull();
  });

  it("takes a rounded rectangle for what its sizes make of it", () => {
    const disc = roundedRect(10, 1, 4, 4, 2, 0.3);
    const pill = roundedRect(10, 1, 4, 4, 1.5, 0.3);
    const velocity = { x: -12, y: 0.5 };
    const other = rect(0, 0, 2, 8, 0.2);
    expect(sweep(other, still, disc, velocity)?.t).toBeCloseTo(
      sweep(other, still, circle(10, 1, 2), velocity)?.t ?? Number.NaN,
      13,
    );
    const asParts = compound([pill, pill]);
    expect(sweep(other, still, pill, velocity)?.t).toBeCloseTo(
      sweep(other, still, asParts, velocity)?.t ?? Number.NaN,
      11,
    );
  });

  it("meets polygons whose vertices are in line, or hardly differ", () => {
    const floor = polygon([
      [4, 0],
      [2, 0],
      [5e-324, 0],
      [0, 0],
      [0, -1],
      [8, -1],
      [8, 0],
    ]);
    const falling = rect(3, 5, 2, 2);
    const hit = sweep(floor, still, falling, { x: 0, y: -8 });
    expect(hit).toMatchObject({ normal: { x: 0, y: 1 }, isCertain: true });
    expect(hit?.t).toBeCloseTo(0.5, 12);
    expect(hit?.point.y).toBeCloseTo(0, 10);
    expect(sweep(floor, still, rect(-1.5, 5, 2, 2), { x: 0, y: -8 })).toBeNull();
  });

  it("passes a point through a segment with the normal against the motion", () => {
    const wall = segment(5, -1, 5, 1);
    for (const [from, way] of [
      [0, 10],
      [10, -10],
    ] as const) {
      const hit = sweep(point(from, 0.25), { x: way, y: 0.125 }, wall, still);
      expect(hit?.t).toBeCloseTo(0.5, 12);
      expect(hit?.normal).toEqual({ x: Math.sign(way), y: 0 });
    }
  });

  it("lands on half planes", () => {
    const floor = halfPlane(0, 0, 0, 1);
    const hit = sweep(floor, still, rect(3, 5, 2, 2, Math.PI / 4), { x: 7, y: -8 });
    expect(hit?.t).toBeCloseTo((5 - Math.SQRT2) / 8, 12);
    expect(hit?.normal).toEqual({ x: 0, y: 1 });
  });

  it("starts in contact: hits what is approached, lets go what is left or slid along", () => {
    const floor = rect(0, -1, 20, 2);
    const box = rect(0, 1, 2, 2);
    expect(sweep(floor, still, box, { x: 0, y: -1 })?.t).toBe(0);
    expect(sweep(floor, still, box, { x: 5, y: 0 })).toBeNull();
    expect(sweep(floor, still, box, { x: 1, y: 3 })).toBeNull();
    const step = compound([floor, rect(6, 1, 2, 2)]);
    expect(sweep(step, still, box, { x: 8, y: 0 })?.t).toBeCloseTo(0.5, 12);
    const deep = sweep(floor, still, rect(0, 0.5, 2, 2), { x: 0, y: 9 });
    expect(deep).toMatchObject({ t: 0, normal: { x: 0, y: 1 } });
  });

  it("starts in contact far from the origin, where a disc lies in an arc or a ring by the rounding of its place", () => {
    const ball = circle(1e10 + 4.75, 0, 0.7500005);
    const arcs = [
      arc(1e10, 0, 4, -1, 1),
      annularSector(1e10, 0, 2, 4, -1, 1),
      annularSector(1e10, 0, 2, 4, 0, 2 * Math.PI),
    ];
    for (const shape of arcs) {
      for (const x of [-2, -8]) {
        expect(sweep(ball, { x, y: 0 }, shape, still)).toMatchObject({ t: 0, normal: { x: -1, y: 0 } });
        expect(sweep(ball, { x, y: 0 }, shape, still, undefined, { blocking: true })?.t).toBe(0);
      }
      expect(sweep(ball, { x: 2, y: 0 }, shape, still)).toBe(null);
      expect(sweep(ball, { x: 0, y: 2 }, shape, still)).toBe(null);
    }
  });

  it("turns the normal round with its arguments, and changes nothing else", () => {
    const a = ellipse(0, 0, 3, 1, 0.4);
    const b = polygon([
      [8, 1],
      [12, 0],
      [11, 4],
    ]);
    const [va, vb] = [
      { x: 2, y: 1 },
      { x: -7, y: 0.3 },
    ];
    const one = sweep(a, va, b, vb);
    const other = sweep(b, vb, a, va);
    expect(one).not.toBeNull();
    expect(other).toEqual({ ...one, normal: { x: 0 - (one?.normal.x ?? 0), y: 0 - (one?.normal.y ?? 0) } });
  });

  it("scales bit for bit, and is as good far from the origin", () => {
    const at = (scale: number) =>
      sweep(ellipse(0, 0, 3 * scale, scale, 0.4), still, circle(9 * scale, 0, scale), {
        x: -8 * scale,
        y: scale,
      });
    const once = at(1);
    for (const scale of [2 ** -600, 2 ** 600]) expect(at(scale)?.t).toBe(once?.t);
    const far = 2 ** 40;
    const away = sweep(ellipse(far, far, 3, 1, 0.4), still, circle(far + 9, far, 1), { x: -8, y: 1 });
    expect(away?.t).toBeCloseTo(once?.t ?? -1, 14);
  });

  it("scales bit for bit beyond the sizes that closed forms take", () => {
    const at = (scale: number) =>
      sweep(
        rect(-1.25 * scale, 1.5 * scale, 2 * scale, 0.6 * scale, 4.2),
        { x: -2.9 * scale, y: 2 * scale },
        rect(-2.5 * scale, 3 * scale, 3.6 * scale, 0, 0.588),
        { x: 2.8 * scale, y: -0.3 * scale },
      )?.t;
    for (const exponent of [-450, -204, 200, 250]) expect(at(2 ** exponent), `2^${exponent}`).toBe(at(1));
    expect(at(1)).toBeGreaterThan(0);
  });

  it("fills what it is given, and names what it cannot take", () => {
    const out = createSweepHit();
    expect(sweep(circle(0, 0, 1), still, circle(5, 0, 1), { x: -9, y: 0 }, out)).toBe(out);
    expect(() => sweep(circle(0, 0, 1), { x: Number.NaN, y: 0 }, circle(5, 0, 1), still)).toThrow(
      /sweep: va\.x/,
    );
    expect(() => sweep(circle(0, 0, 1), still, circle(5, 0, 1), 3 as never)).toThrow(
      /sweep: vb must be a vector/,
    );
    expect(() => sweep({} as never, still, circle(5, 0, 1), still)).toThrow(/sweep: a must be a shape/);
  });

  it.each([2 ** -30, 2 ** -26, 2 ** -23, 2 ** -20])(
    "leaves the wall that a peg touches, and meets the other one %d away",
    (slack) => {
      const still = { x: 0, y: 0 };
      const walls = compound([rect(-1, 0, 2, 4), rect(2 + slack, 0, 2, 4)]);
      for (const peg of [rect(0.5, 1, 1, 1), circle(0.5, 1, 0.5)]) {
        const hit = sweep(peg, { x: 1, y: 0 }, walls, still);
        expect(Math.abs((hit?.t ?? -1) - slack)).toBeLessThan(5e-12);
        expect(hit?.point.x).toBeCloseTo(1 + slack, 9);
        expect(hit?.normal.x).toBeCloseTo(1, 9);
        expect(hit?.isCertain).toBe(true);
      }
    },
  );
});
