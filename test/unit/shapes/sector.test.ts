import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import type { Angle } from "../../../src/math/vector.js";
import { crossSign, dotSign } from "../../../src/math/verdict.js";
import { madeOpening } from "../../../src/shapes/directions.js";
import { Opening, type Sector } from "../../../src/shapes/kind.js";
import { rotateTo } from "../../../src/shapes/pose.js";
import { sector } from "../../../src/shapes/round.js";
import { seededRandom } from "../math/high-precision.js";

const { lessThanHalf, halfOrMore, whole } = Opening;
const TURN = 2 * Math.PI;

function of(startAngle: Angle, endAngle: Angle): Sector {
  return sector(0, 0, 1, startAngle, endAngle);
}

/** Opening and directions agree: parallel ones are equal (nothing, or whole), opposite ones exact mirror images. */
function isConsistent({ opening, startX, startY, endX, endY }: Sector): boolean {
  const cross = crossSign(startX, startY, endX, endY);
  if (opening === whole) return startX === endX && startY === endY;
  if (cross > 0) return opening === lessThanHalf;
  if (cross < 0) return opening === halfOrMore;
  if (dotSign(startX, startY, endX, endY) > 0) {
    return opening === lessThanHalf && startX === endX && startY === endY;
  }
  return opening === halfOrMore && startX === -endX && startY === -endY;
}

const isNothing = (s: Sector) => s.opening === lessThanHalf && s.startX === s.endX && s.startY === s.endY;

describe("the opening of a sector of radians", () => {
  it.each<[string, number, number, Opening]>([
    ["a quarter", 0, Math.PI / 2, lessThanHalf],
    ["exactly half", 0, Math.PI, halfOrMore],
    ["half, from elsewhere", Math.PI / 4, (5 * Math.PI) / 4, halfOrMore],
    ["more than half", 0, 4, halfOrMore],
    ["wrapping past 0", -0.2, 0.2, lessThanHalf],
    ["backwards: the rest of the turn", 0.2, -0.2, halfOrMore],
    ["backwards by most of a turn", 6, 1, lessThanHalf],
    ["a whole turn", 0, TURN, whole],
    ["a whole turn from 1", 1, 1 + TURN, whole],
    ["a whole turn from -5.3", -5.3, -5.3 + TURN, whole],
    ["a rounded sum that falls short of a whole turn by 2^-47", -100.3, -100.3 + TURN, whole],
    ["many turns", 0, 1e22, whole],
    ["overflowing turns", -1.7e308, 1.7e308, whole],
    ["just short of whole", 0, TURN * (1 - 2 ** -51), whole],
    ["clearly short of whole", 0, TURN * (1 - 2 ** -45), halfOrMore],
  ])("%s", (_name, start, end, opening) => {
    const made = of(start, end);
    expect(made.opening).toBe(opening);
    expect(isConsistent(made)).toBe(true);
    expect(isNothing(made)).toBe(false);
  });

  it.each([
    ["equal angles", 0.7, 0.7],
    ["a turn backwards", TURN, 0],
    ["13 turns backwards, which as doubles are more than 13 turns", 13 * TURN, 0],
  ])("is nothing for %s", (_name, start, end) => {
    expect(isNothing(of(start, end))).toBe(true);
  });

  it("one ulp forward is little or nothing", () => {
    expect(of(1, 1 + 2 ** -52).opening).toBe(lessThanHalf);
    expect(of(1e6, 1e6 + 2 ** -33).opening).toBe(lessThanHalf);
  });

  it("a hair back is all but the whole disc, or the whole disc", () => {
    const made = of(1, 1 - 2 ** -53);
    expect(made.opening).not.toBe(lessThanHalf);
    expect(isConsistent(made)).toBe(true);
  });

  it("is decided by the exact angles when they are huge", () => {
    // 1e22 mod 2π is 5.26…, so from there on to 0 is about 1.02.
    expect(of(1e22, 0).opening).toBe(lessThanHalf);
    expect(of(0, -1e22).opening).toBe(lessThanHalf);
    expect(isConsistent(of(1.7e308, -1.7e308))).toBe(true);
  });

  it("never contradicts the directions, however small or large", () => {
    const random = seededRandom(7);
    const made = Array.from({ length: 4000 }, (_, i) => {
      const start = (random() - 0.5) * (i % 3 === 0 ? 1e9 : 20);
      const difference = (random() < 0.5 ? -1 : 1) * 2 ** -Math.floor(random() * 60) * random();
      const middle = [0, Math.PI, Math.PI / 2, -Math.PI / 2][i % 4] ?? 0;
      const nominal = middle + difference;
      return { nominal, sector: of(start, start + nominal), start };
    });
    expect(made.filter((m) => !isConsistent(m.sector))).toEqual([]);
    // A positive opening well below half never comes out as half or more, nor a small negative one as little.
    const small = made.filter(({ start, nominal }) => {
      const opening = start + nominal - start;
      return opening > 0 && opening < 3;
    });
    const negative = made.filter(({ start, nominal }) => {
      const opening = start + nominal - start;
      return opening < 0 && opening > -3;
    });
    expect(small.length).toBeGreaterThan(500);
    expect(negative.length).toBeGreaterThan(500);
    expect(small.filter((m) => m.sector.opening !== lessThanHalf)).toEqual([]);
    expect(negative.filter((m) => m.sector.opening === lessThanHalf)).toEqual([]);
  });
});

describe("the opening of a sector of degrees", () => {
  it.each<[number, number, Opening, boolean]>([
    [0, 360, whole, false],
    [90, 450, whole, false],
    [17, 377, whole, false],
    [0, 720, whole, false],
    [360, 0, lessThanHalf, true],
    [45, 45, lessThanHalf, true],
    [350, 10, lessThanHalf, false],
    [10, 350, halfOrMore, false],
    [0, 180, halfOrMore, false],
    [135, 315, halfOrMore, false],
    [30, 210, halfOrMore, false],
    [720, 90, lessThanHalf, false],
    [-1e300, 1e300, whole, false],
    [-1.7e308, 1.7e308, whole, false],
    [1.7e308, 1.7e308, lessThanHalf, true],
  ])("from %d to %d", (start, end, opening, nothing) => {
    const made = of(degrees(start), degrees(end));
    expect(made.opening).toBe(opening);
    expect(isNothing(made)).toBe(nothing);
    expect(isConsistent(made)).toBe(true);
  });

  it("does not trust a remembered number that contradicts the direction", () => {
    const forged = { x: 0, y: 1, degrees: 360 };
    expect(of(degrees(0), forged).opening).toBe(lessThanHalf);
  });
});

describe("the opening of a sector of directions", () => {
  it.each<[string, Angle, Angle, Opening, boolean]>([
    ["equal: nothing", { x: 3, y: 4 }, { x: 3, y: 4 }, lessThanHalf, true],
    ["parallel: nothing", { x: 3, y: 4 }, { x: 3e300, y: 4e300 }, lessThanHalf, false],
    ["opposite: half", { x: 3, y: 4 }, { x: -6, y: -8 }, halfOrMore, false],
    ["one ulp ahead", { x: 1, y: 1 }, { x: 1, y: 1 + 2 ** -52 }, lessThanHalf, false],
    ["one ulp behind", { x: 1, y: 1 }, { x: 1 + 2 ** -52, y: 1 }, halfOrMore, false],
    ["the smallest angle there is", { x: 1e308, y: 0 }, { x: 1e308, y: 5e-324 }, lessThanHalf, false],
    ["mixed with radians: by direction", { x: 1, y: 0 }, 7, lessThanHalf, false],
    ["mixed with degrees: by direction", degrees(0), TURN, lessThanHalf, true],
  ])("%s", (_name, start, end, opening, nothing) => {
    const made = of(start, end);
    expect(made.opening).toBe(opening);
    expect(isConsistent(made)).toBe(true);
    if (nothing) expect([made.endX, made.endY]).toEqual([made.startX, made.startY]);
  });

  it("stores the end of parallel directions as a copy of the start, of opposite ones as its opposite", () => {
    expect(of({ x: 1, y: 2 }, { x: 10, y: 20 })).toMatchObject({
      endX: 1,
      endY: 2,
      localEndX: 1,
      localEndY: 2,
    });
    expect(of({ x: 1, y: 0 }, { x: -7, y: 0 })).toMatchObject({ endX: -1, endY: 0 });
  });
});

describe("a turned sector", () => {
  it("is bit for bit itself at turn (1, 0), and comes back to it from anywhere", () => {
    const made = of(0.1, 2.3);
    const fresh = { ...made };
    expect(rotateTo(made, 0)).toEqual(fresh);
    rotateTo(made, 1.234);
    expect(made).not.toEqual(fresh);
    expect(rotateTo(made, { x: 1, y: 0 })).toEqual(fresh);
  });

  it("turns both directions; quarter turns exactly", () => {
    const made = rotateTo(of({ x: 3, y: 4 }, { x: -5, y: 12 }), degrees(90));
    expect(made).toMatchObject({ startX: -4, startY: 3, endX: -12, endY: -5, ux: 0, uy: 1 });
    expect(made).toMatchObject({ localStartX: 3, localStartY: 4, localEndX: -5, localEndY: 12 });
  });

  it("keeps nothing, half and whole", () => {
    const random = seededRandom(8);
    const turns = Array.from({ length: 300 }, () => random() * 100);
    const nothing = of(0.3, 0.3);
    const half = of({ x: 0.1, y: 0.7 }, { x: -0.1, y: -0.7 });
    const all = of(0.3, 9);
    const outcomes = turns.map((turn) => {
      rotateTo(nothing, turn);
      rotateTo(half, turn);
      rotateTo(all, turn);
      return isNothing(nothing) && half.opening === halfOrMore && isConsistent(half) && all.opening === whole;
    });
    expect(outcomes).toEqual(turns.map(() => true));
  });

  it("never contradicts itself, and slivers never become the whole disc nor the reverse", () => {
    const random = seededRandom(9);
    const outcomes = Array.from({ length: 3000 }, () => {
      const start = random() * 7;
      const sliver = 2 ** -(44 + Math.floor(random() * 6));
      const little = rotateTo(of(start, start + sliver), random() * 7);
      const much = rotateTo(of(start + sliver, start), random() * 7);
      const extreme = rotateTo(of({ x: 1e-310, y: random() * 1e-310 }, { x: random() * 1e308, y: 1e308 }), {
        x: 1e300,
        y: -1e300 * random(),
      });
      return {
        consistent: isConsistent(little) && isConsistent(much) && isConsistent(extreme),
        little: little.opening,
        much: much.opening,
        finite: [extreme.startX, extreme.startY, extreme.endX, extreme.endY].every(Number.isFinite),
      };
    });
    expect(outcomes.filter((o) => !o.consistent || !o.finite)).toEqual([]);
    expect(outcomes.filter((o) => o.little !== lessThanHalf)).toEqual([]);
    expect(outcomes.filter((o) => o.much === lessThanHalf)).toEqual([]);
  });

  it("keeps openings of an ulp beside nothing and beside half on their side", () => {
    const random = seededRandom(15);
    const outcomes = Array.from({ length: 4000 }, () => {
      const start = { x: random(), y: random() };
      const ahead = { x: start.x, y: start.y * (1 + 2 ** -52) };
      const opposite = { x: -ahead.x, y: -ahead.y };
      const turn = random() * 7;
      return {
        little: rotateTo(of(start, ahead), turn),
        much: rotateTo(of(ahead, start), turn),
        halfOrMore: rotateTo(of(start, opposite), turn),
        underHalf: rotateTo(of(opposite, start), turn),
      };
    });
    expect(outcomes.flatMap((o) => Object.values(o)).filter((made) => !isConsistent(made))).toEqual([]);
    expect(outcomes.filter((o) => o.little.opening !== lessThanHalf)).toEqual([]);
    expect(outcomes.filter((o) => o.much.opening === lessThanHalf)).toEqual([]);
    const halves = outcomes.flatMap((o) => [o.halfOrMore, o.underHalf]);
    expect(halves.filter((made) => made.opening === whole || isNothing(made))).toEqual([]);
  });

  it("does not forget how it was made when a turn closes it", () => {
    const made = of({ x: 1, y: 2 ** -60 }, { x: 1, y: 0 });
    expect(made.opening).toBe(halfOrMore);
    expect(rotateTo(made, 1).opening).toBe(whole);
    expect(madeOpening(made)).toBe(halfOrMore);
    expect(rotateTo(made, degrees(90)).opening).toBe(halfOrMore);
    const sliver = of({ x: 1, y: 0 }, { x: 1, y: 2 ** -60 });
    expect(isNothing(rotateTo(sliver, 1))).toBe(true);
    expect(isNothing(rotateTo(sliver, 0))).toBe(false);
  });

  it("has directions within 2^-51 of the true ones", () => {
    const random = seededRandom(11);
    const errors = Array.from({ length: 500 }, () => {
      const [start, turn] = [random() * 6, random() * 6];
      const { startX, startY } = rotateTo(of(start, start + 1), turn);
      return Math.hypot(startX - Math.cos(start + turn), startY - Math.sin(start + turn));
    });
    expect(Math.max(...errors)).toBeLessThan(6 * 2 ** -51);
  });
});
