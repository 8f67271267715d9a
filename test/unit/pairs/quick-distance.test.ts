import { describe, expect, it } from "vitest";
import { ConvexPair, separate } from "../../../src/convex/pair.js";
import { createContactRecord } from "../../../src/convex/result.js";
import { setConvexContact } from "../../../src/convex/touch.js";
import {
  type Capsule,
  capsule,
  contact,
  distance,
  overlaps,
  polygon,
  rect,
  segment,
} from "../../../src/index.js";
import { setEdgedGap } from "../../../src/pairs/contact/edged-contact.js";
import { setCapsulesContact, setCapsulesGap, setQuickGap } from "../../../src/pairs/contact/quick-contact.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { EDGED_PAIRS } from "./edged-pairs.js";

const found = { distance: 0.5 };
const pair = new ConvexPair();

describe("distances from corners and edges", () => {
  it.each(EDGED_PAIRS)("%s, %s: as the general way finds them", (a, b) => {
    const random = seededRandom(23);
    let compared = 0;
    let worst = 0;
    for (let n = 0; n < 1000; n++) {
      const shapeA = buildShape(ordinaryShape(a, random));
      const shapeB = buildShape(ordinaryShape(b, random));
      const verdict = setQuickGap(shapeA, shapeB, found, false);
      if (verdict !== 0) expect(verdict > 0).toBe(overlaps(shapeA, shapeB));
      if (verdict >= 0) continue;
      separate(pair, shapeA, shapeB);
      compared++;
      worst = Math.max(worst, Math.abs(found.distance - pair.distance) / pair.difference.scale);
    }
    expect(compared).toBeGreaterThan(0);
    expect(worst).toBeLessThan(1e-14);
  });

  it("go to the corner beside a thin wedge that no face of which parts them by more than rounding", () => {
    const needle = polygon([
      [0, 0],
      [8, 2 ** -60],
      [8, -(2 ** -60)],
    ]);
    const mirrored = polygon([
      [-1, 0],
      [-9, 2 ** -60],
      [-9, -(2 ** -60)],
    ]);
    expect(distance(needle, mirrored)).toBe(1);
    expect(contact(needle, capsule(-9, 0, -1, 0, 0.5))).toBeNull();
    expect(distance(needle, capsule(-9, 0, -1, 0, 0.5))).toBeCloseTo(0.5, 14);
  });

  it("of a box are measured from its true edges however thin it is", () => {
    expect(distance(rect(0, 0, 8, 2 ** -40, { x: 3, y: 4 }), segment(-8, 6, -4, 3))).toBeCloseTo(
      5 - 2 ** -41,
      14,
    );
  });

  it("hold beside the end of a segment where rounding cannot tell the end from its side", () => {
    const lying = segment(-6.053899472711602, -5.243596474485349, 1.7091782434643132, -6.032527350466396);
    const beside = capsule(-6.096069229772681, -5.239310928560546, -6.053899472676716, -5.243596474142076, 0);
    expect(overlaps(lying, beside)).toBe(false);
    expect(distance(lying, beside)).toBeGreaterThan(0);
    expect(distance(lying, beside)).toBeLessThan(1e-9);
    expect(contact(lying, beside)).toBeNull();
  });

  it("are 0 for cores that cross, and for those that hold each other", () => {
    expect(setEdgedGap(segment(-1, -1, 1, 1), rect(0, 0, 1, 1), found)).toBe(1);
    expect(setEdgedGap(rect(0, 0, 1, 1), rect(0.1, 0, 9, 9), found)).toBe(1);
  });
});

describe("two capsules by formula", () => {
  const quick = createContactRecord();
  const general = createContactRecord();

  it("are as the general way finds them", () => {
    const random = seededRandom(31);
    let contacts = 0;
    let gaps = 0;
    let worst = 0;
    for (let n = 0; n < 4000; n++) {
      const a = buildShape(ordinaryShape("capsule", random)) as Capsule;
      const b = buildShape(ordinaryShape("capsule", random)) as Capsule;
      separate(pair, a, b);
      const { scale } = pair.difference;
      if (setCapsulesGap(a, b, found) < 0) {
        gaps++;
        worst = Math.max(worst, Math.abs(found.distance - pair.distance) / scale);
      }
      if (setCapsulesContact(a, b, quick) > 0) {
        setConvexContact(general, pair);
        contacts++;
        worst = Math.max(worst, Math.abs(quick.depth - general.depth) / scale);
        const alike = quick.normalX * general.normalX + quick.normalY * general.normalY;
        expect(alike).toBeGreaterThan(1 - 1e-9);
      }
    }
    expect(contacts).toBeGreaterThan(500);
    expect(gaps).toBeGreaterThan(500);
    expect(worst).toBeLessThan(1e-14);
  });

  it("part from end to end, from end to side, and across where they lie along each other", () => {
    const lying = capsule(0, 0, 8, 0, 1);
    expect(setCapsulesContact(lying, capsule(9.5, 2, 12, 9, 2), quick)).toBe(1);
    expect(quick).toMatchObject({ count: 1, depth: 0.5, normalX: 0.6, normalY: 0.8 });
    expect(setCapsulesContact(lying, capsule(4, 2, 5, 9, 2), quick)).toBe(1);
    expect(quick).toMatchObject({ count: 1, depth: 1, normalX: 0, normalY: 1, x0: 4, y0: 0.5 });
    expect(setCapsulesContact(capsule(4, 2, 5, 9, 2), lying, quick)).toBe(1);
    expect(quick).toMatchObject({ count: 1, depth: 1, normalX: 0, normalY: -1, x0: 4, y0: 0.5 });
    expect(setCapsulesContact(lying, capsule(2, 2, 12, 2, 2), quick)).toBe(1);
    expect(quick).toMatchObject({ count: 2, depth: 1, normalX: 0, normalY: 1 });
    expect(setCapsulesGap(lying, capsule(4, -3, 4, 3, 1), found)).toBe(1);
    expect(setCapsulesGap(lying, capsule(11, 4, 20, 9, 2), found)).toBe(-1);
    expect(found.distance).toBe(2);
  });
});
