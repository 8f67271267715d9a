import { describe, expect, it } from "vitest";
import { ConvexPair, separate } from "../../../src/convex/pair.js";
import { createContactRecord } from "../../../src/convex/result.js";
import { setConvexContact } from "../../../src/convex/touch.js";
import {
  capsule,
  circle,
  contact,
  overlaps,
  polygon,
  rect,
  roundedRect,
  segment,
} from "../../../src/index.js";
import { setQuickContact } from "../../../src/pairs/contact/quick-contact.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { EDGED_PAIRS } from "./edged-pairs.js";

const quick = createContactRecord();
const general = createContactRecord();
const pair = new ConvexPair();

const PAIRS = EDGED_PAIRS.filter(([a, b]) => a !== "point" || (b !== "point" && b !== "segment"));

describe("contacts by formula", () => {
  it.each(PAIRS)("%s, %s: as the general way finds them", (a, b) => {
    const random = seededRandom(11);
    let compared = 0;
    let worst = 0;
    for (let n = 0; n < 2000; n++) {
      const shapeA = buildShape(ordinaryShape(a, random));
      const shapeB = buildShape(ordinaryShape(b, random));
      const verdict = setQuickContact(shapeA, shapeB, quick, false);
      if (verdict !== 0) expect(verdict > 0).toBe(overlaps(shapeA, shapeB));
      if (verdict <= 0) continue;
      separate(pair, shapeA, shapeB);
      setConvexContact(general, pair);
      compared++;
      worst = Math.max(worst, Math.abs(quick.depth - general.depth) / pair.difference.scale);
    }
    expect(compared).toBeGreaterThan(0);
    expect(worst).toBeLessThan(1e-14);
  });

  it("part a circle from the nearest corner, along the line to it", () => {
    expect(
      contact(
        circle(0, 0, 10),
        polygon([
          [3, 4],
          [30, 4],
          [30, 40],
          [3, 40],
        ]),
      ),
    ).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 5,
      points: [{ x: 4.5, y: 6 }],
    });
  });

  it("reach over a vertex in the middle of a side", () => {
    const kite = polygon([
      [6, 1],
      [2, 5],
      [-2, 1],
      [0, -1],
      [2, -3],
    ]);
    expect(contact(kite, circle(0, -3, 3))?.depth).toBeCloseTo(3 - Math.SQRT2, 14);
  });

  it("are none beside the end of a polygon no thicker than rounding, all sides of which pass through the circle", () => {
    const needle = polygon([
      [881427166.8074235, 881427182.2293917],
      [612991710.8074235, 612991726.2293917],
      [76120798.80742343, 76120814.22939174],
    ]);
    const ahead = circle(2.5287604657933116, 17.950728768482804, 0.0370348691363727);
    expect(overlaps(ahead, needle)).toBe(false);
    expect(contact(ahead, needle)).toBeNull();
  });

  it("push a circle out of the nearest side", () => {
    expect(contact(circle(9, 1, 2), rect(0, 0, 20, 40))).toEqual({
      normal: { x: -1, y: 0 },
      depth: 3,
      points: [{ x: 8.5, y: 1 }],
    });
  });

  it("give both ends of what two faces have in common", () => {
    expect(contact(rect(0, 0, 4, 4), roundedRect(3, 1, 4, 6, 1))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 1,
      points: [
        { x: 1.5, y: -1 },
        { x: 1.5, y: 2 },
      ],
    });
  });

  it("part the corners of two cores that are apart", () => {
    expect(contact(capsule(-9, 0, 0, 0, 4), capsule(3, 4, 3, 20, 3))).toMatchObject({
      normal: { x: expect.closeTo(0.6, 14), y: expect.closeTo(0.8, 14) },
      depth: expect.closeTo(2, 14),
      points: [{ x: expect.closeTo(1.8, 14), y: expect.closeTo(2.4, 14) }],
    });
  });

  it("take the first of equal ways from (1, 0) on", () => {
    expect(contact(segment(-1, -1, 1, 1), segment(-1, 1, 1, -1))?.normal).toEqual({
      x: expect.closeTo(Math.SQRT1_2, 14),
      y: expect.closeTo(Math.SQRT1_2, 14),
    });
  });
});
