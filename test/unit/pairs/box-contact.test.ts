import { describe, expect, it } from "vitest";
import { ConvexPair, separate } from "../../../src/convex/pair.js";
import { createContactRecord } from "../../../src/convex/result.js";
import { setConvexContact } from "../../../src/convex/touch.js";
import {
  capsule,
  circle,
  contact,
  degrees,
  distance,
  moveBy,
  overlaps,
  point,
  rect,
  segment,
} from "../../../src/index.js";
import {
  setRectCapsuleContact,
  setRectCapsuleGap,
  setRectsContact,
  setRectsGap,
} from "../../../src/pairs/contact/box-contact.js";
import { setQuickContact } from "../../../src/pairs/contact/quick-contact.js";
import { Kind, type Rect, type Shape } from "../../../src/shapes/kind.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";

const quick = createContactRecord();
const general = createContactRecord();
const gap = { distance: 0.5 };
const pair = new ConvexPair();

function setContact(a: Rect, b: Shape, isKnown: boolean): number {
  if (b.kind === Kind.rect) return setRectsContact(a, b, quick, isKnown);
  return b.kind === Kind.capsule ? setRectCapsuleContact(a, b, quick, isKnown) : 0;
}

function setGap(a: Rect, b: Shape, isKnown: boolean): number {
  if (b.kind === Kind.rect) return setRectsGap(a, b, gap, isKnown);
  return b.kind === Kind.capsule ? setRectCapsuleGap(a, b, gap, isKnown) : 0;
}

describe("contact and distance of boxes", () => {
  it.each(["rect", "capsule"] as const)("of a rect and a %s: as the general way finds them", (kind) => {
    const random = seededRandom(23);
    const seen = { contacts: 0, gaps: 0 };
    let worst = 0;
    for (let n = 0; n < 4000; n++) {
      const a = buildShape(ordinaryShape("rect", random)) as Rect;
      const b = buildShape(ordinaryShape(kind, random));
      const verdict = setContact(a, b, false);
      expect(setGap(a, b, false)).toBe(verdict);
      if (verdict === 0) continue;
      expect(verdict > 0).toBe(overlaps(a, b));
      separate(pair, a, b);
      const { scale } = pair.difference;
      if (verdict > 0) {
        seen.contacts++;
        setConvexContact(general, pair);
        worst = Math.max(worst, Math.abs(quick.depth - general.depth) / scale);
      } else {
        seen.gaps++;
        worst = Math.max(worst, Math.abs(gap.distance - pair.distance) / scale);
      }
    }
    expect(seen.contacts).toBeGreaterThan(300);
    expect(seen.gaps).toBeGreaterThan(300);
    expect(worst).toBeLessThan(1e-14);
  });

  it("leave nothing open that is known, at any size", () => {
    for (const size of [2 ** -1060, 2 ** -500, 1, 2 ** 500, 2 ** 1020]) {
      const a = rect(0, 0, 4 * size, 2 * size);
      expect(setContact(a, rect(2 * size, 2 * size, 2 * size, 2 * size), true)).toBe(1);
      expect(quick).toMatchObject({ depth: 0, normalX: 0, normalY: 1, count: 2, x1: 1 * size, y1: 1 * size });
      expect(setGap(a, capsule(5 * size, 5 * size, 5 * size, 6 * size, size), true)).toBe(-1);
      expect(gap.distance).toBe(4 * size);
    }
  });

  it("leave nothing open of points and circles, whose centre may be on a corner, on a segment, or in the middle", () => {
    for (const size of [2 ** -1060, 2 ** -500, 1, 2 ** 500, 2 ** 1020]) {
      const box = rect(0, 0, 4 * size, 2 * size);
      const lying = capsule(-size, 0, size, 0, size / 2);
      const found = (a: Shape, b: Shape) => {
        expect(setQuickContact(a, b, quick, true)).toBe(1);
        return quick;
      };
      expect(found(point(2 * size, size), box)).toMatchObject({ depth: 0, count: 1, x0: 2 * size, y0: size });
      expect(found(circle(3 * size, 0.5 * size, size), box)).toMatchObject({
        depth: 0,
        normalX: -1,
        x0: 2 * size,
      });
      expect(found(circle(0, 0, size), box)).toMatchObject({ depth: 2 * size, normalX: 0 });
      expect(found(circle(0, 0, size), lying)).toMatchObject({ depth: 1.5 * size, normalX: 0 });
      expect(found(point(1.25 * size, 0), lying)).toMatchObject({ depth: size / 4, normalX: -1, normalY: 0 });
      expect(found(circle(0, 0, size), circle(0, 0, size))).toMatchObject({ depth: 2 * size, normalX: 1 });
    }
  });

  it("leave no distance of points and circles open, also of lengths that vanish or overflow when squared, or in a sum", () => {
    for (const size of [2 ** -1060, 2 ** -500, 1, 2 ** 500, 2 ** 1019]) {
      const pairs = [
        [point(-3 * size, 0), point(5 * size, 6 * size), 10],
        [point(-9 * size, 0), circle(9 * size, 0, 2 * size), 16],
        [circle(-6 * size, 0, size), rect(7 * size, 0, 2 * size, 8 * size), 11],
        [circle(-6 * size, 0, size), capsule(7 * size, -size, 7 * size, size, size), 11],
      ] as const;
      for (const [a, b, gap] of pairs) expect(distance(a, b)).toBe(gap * size);
    }
    expect(distance(point(0, 2 ** -600), rect(0, 0, 2, 0))).toBe(2 ** -600);
  });

  it("of ends of segments are as far as the ends, however near these are", () => {
    const edge = segment(0, 0, 400, 100);
    expect(distance(segment(-0.001, 0.004, -(2 ** -43), 2 ** -41), edge)).toBeCloseTo(
      Math.hypot(2 ** -43, 2 ** -41),
      13,
    );
  });

  it("are those of usual sizes in another unit, also of edges whose squares vanish or overflow", () => {
    for (const size of [2 ** -600, 2 ** -300, 1, 2 ** 490, 2 ** 1000]) {
      const lying = capsule(-4 * size, 0, 4 * size, 0, 0);
      const crossing = capsule(-size, -size, size, size, 0);
      expect(contact(lying, crossing)?.depth).toBe(
        (contact(capsule(-4, 0, 4, 0, 0), capsule(-1, -1, 1, 1, 0))?.depth ?? 0) * size,
      );
      expect(distance(lying, capsule(4.5 * size, 0, 4.5 * size, 0, size / 4))).toBe(size / 4);
      expect(distance(rect(0, 0, 2 * size, 2 * size), capsule(3 * size, 0, 5 * size, 0, 0))).toBe(2 * size);
    }
  });

  it("do not depend on how far from the origin they are", () => {
    const turned = degrees(30);
    const near = [rect(0, 0, 4, 2, turned), rect(2, 1, 3, 1, degrees(50)), capsule(3, 2, 5, 4, 0.5)] as const;
    const far = [rect(0, 0, 4, 2, turned), rect(2, 1, 3, 1, degrees(50)), capsule(3, 2, 5, 4, 0.5)] as const;
    for (const shape of far) moveBy(shape, 2 ** 40, -(2 ** 40));
    expect(contact(far[0], far[1])?.depth).toBe(contact(near[0], near[1])?.depth);
    expect(contact(far[0], far[1])?.normal).toEqual(contact(near[0], near[1])?.normal);
    expect(distance(far[0], far[2])).toBe(distance(near[0], near[2]));
  });

  it("are those of the nearest corners also where sides are parallel but for rounding", () => {
    for (let exponent = -54; exponent <= -38; exponent++) {
      for (const slope of [2 ** exponent, -(2 ** exponent)]) {
        const below = rect(0, 0, 2000, 2);
        const above = rect(1503, 6, 1000, 2, { x: 1, y: slope });
        expect(Math.abs(distance(below, above) - 5)).toBeLessThan(1e-11 + 1000 * Math.abs(slope));
        const reaching = capsule(1003, 5, 3003, 5 + 2000 * slope, 6);
        expect(contact(below, reaching)?.depth).toBeCloseTo(1, 10);
      }
    }
  });

  it("point from corner to corner, however little one is beside the other", () => {
    const wall = rect(0, 0, 2, 2);
    for (const beside of [2 ** -10, 2 ** -30, 2 ** -40]) {
      const slanting = capsule(1 + beside, 2, 9, 5, 2);
      const { normal } = contact(wall, slanting) ?? {};
      expect(Math.abs((normal?.x ?? 0) / beside - 1)).toBeLessThan(1e-3);
    }
  });
});

it("the direction of a box's axis does not decide which of several equally short pushes is told", () => {
  const box = rect(0, 0, 2, 2, { x: -1, y: 0 });
  for (const angle of [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ]) {
    expect(contact(rect(0, 0, 2, 4, angle), rect(0, 0, 2, 4))?.normal).toEqual({ x: 1, y: 0 });
    expect(contact(rect(0, 0, 3, 3, angle), box)?.normal).toEqual({ x: -1, y: 0 });
  }
});

it("of pushes that are equally short but for rounding, the first from (1, 0) on is told", () => {
  for (let turn = 1; turn < 45; turn++) {
    const { x, y } = degrees(turn + 45);
    const diagonal = capsule(1 - x / 2, 2 - y / 2, 1 + x / 2, 2 + y / 2, 0.125);
    const { normal } = contact(rect(1, 2, 2, 2, degrees(turn)), diagonal) ?? {};
    expect(normal?.x).toBeCloseTo(degrees(turn).x, 14);
    expect(normal?.y).toBeCloseTo(degrees(turn).y, 14);
  }
});
