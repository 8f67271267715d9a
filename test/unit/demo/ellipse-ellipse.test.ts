import { circle, containsPoint, degrees, type Ellipse, ellipse, overlaps, relate } from "osculate";
import { describe, expect, it } from "vitest";
import { regionAt } from "../../../demo/src/lessons/ellipse-ellipse/affine-walk.js";
import { keys, obey } from "../../../demo/src/lessons/ellipse-ellipse/commands.js";
import { outlinesAbout, withGap } from "../../../demo/src/lessons/ellipse-ellipse/near-touch.js";
import {
  balance,
  lowestPoint,
  pencilOf,
  rootsOf,
  valueAt,
} from "../../../demo/src/lessons/ellipse-ellipse/pencil.js";
import * as scenes from "../../../demo/src/lessons/ellipse-ellipse/scene.js";
import { crossingQuadratic, runMethod } from "../../../demo/src/lessons/ellipse-ellipse/tutorial-method.js";
import {
  apply,
  frameOf,
  frameOfCircle,
} from "../../../demo/src/lessons/ellipse-ellipse/unit-circle-frame.js";
import { fromLocal } from "../../../demo/src/stage/local-frame.js";
import { randomNumbers } from "./random-numbers.js";

type Random = ReturnType<typeof randomNumbers>;

function randomEllipse(random: Random): Ellipse {
  return ellipse(
    random(-3, 3),
    random(-3, 3),
    random(0.3, 2.3),
    random(0.3, 2.3),
    degrees(random(-180, 180)),
  );
}

function randomPairs(seed: number, count: number): (readonly [Ellipse, Ellipse])[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => [randomEllipse(random), randomEllipse(random)] as const);
}

function methodSays(a: Ellipse, b: Ellipse): boolean {
  return runMethod(frameOf(a, b)).meets;
}

describe("the pencil shown", () => {
  it("says apart by its signs exactly where the library does, on random pairs", () => {
    const pairs = randomPairs(7, 5000);
    const apart = pairs.filter(([a, b]) => !overlaps(a, b));
    const wrong = pairs.filter(([a, b]) => {
      const { a1, a2, discriminant } = pencilOf(a, b);
      return (Math.min(a1, a2) < 0 && discriminant > 0) === overlaps(a, b);
    });
    expect(apart.length).toBeGreaterThan(1000);
    expect(apart.length).toBeLessThan(4000);
    expect(wrong).toEqual([]);
  });

  it("has two different positive roots exactly where the library says apart", () => {
    const wrong = randomPairs(8, 5000).filter(([a, b]) => {
      const { middle, apartSq } = rootsOf(balance(pencilOf(a, b)));
      return (apartSq > 0 && middle - Math.sqrt(apartSq) > 0) === overlaps(a, b);
    });
    expect(wrong).toEqual([]);
  });

  it("finds roots that are roots, and a lowest point between them", () => {
    const cubic = balance(pencilOf(scenes.firstPair.a, scenes.firstPair.b));
    const { negative, middle, apartSq } = rootsOf(cubic);
    const half = Math.sqrt(apartSq);
    // Values near a root are measured against those half way between the roots.
    const depth = Math.abs(valueAt(cubic, middle));
    expect(Math.abs(valueAt(cubic, middle - half)) / depth).toBeLessThan(1e-12);
    expect(Math.abs(valueAt(cubic, middle + half)) / depth).toBeLessThan(1e-12);
    expect(Math.abs(valueAt(cubic, negative)) / depth).toBeLessThan(1e-12);
    expect(negative).toBeLessThan(0);
    const lowest = lowestPoint(cubic);
    expect(lowest?.x).toBeGreaterThan(middle - half);
    expect(lowest?.x).toBeLessThan(middle + half);
  });

  it("has a double root where two ellipses touch", () => {
    const { a, b } = scenes.exactTouch;
    expect(relate(a, b)).toBe("touching");
    const { middle, apartSq } = rootsOf(balance(pencilOf(a, b)));
    expect(middle).toBeGreaterThan(0);
    expect(Math.abs(apartSq)).toBeLessThan(1e-12);
  });

  it("agrees with the circles' closed form: f(λ) of two unit circles, d apart, is (λ + 1)((λ + 1)² − d²λ)", () => {
    const d = 1.75;
    const { a0, a1, a2, a3 } = pencilOf(ellipse(0, 0, 1, 1), ellipse(d, 0, 1, 1));
    expect([a0, a1, a2, a3]).toEqual([1, 3 - d * d, 3 - d * d, 1]);
  });
});

describe("the frame of the unit circle", () => {
  it("takes A's rim to the unit circle and B's to the upright ellipse, on random pairs", () => {
    let worst = 0;
    for (const [a, b] of randomPairs(9, 500)) {
      const frame = frameOf(a, b);
      for (let t = 0; t < 6; t++) {
        const onA = rimPoint(a, t);
        const mappedA = apply(frame.map, { x: onA.x - a.x, y: onA.y - a.y });
        const onB = rimPoint(b, t);
        const mappedB = apply(frame.map, { x: onB.x - a.x, y: onB.y - a.y });
        const level = ((mappedB.x - frame.cx) / frame.a) ** 2 + ((mappedB.y - frame.cy) / frame.b) ** 2;
        worst = Math.max(worst, Math.abs(Math.hypot(mappedA.x, mappedA.y) - 1), Math.abs(level - 1));
      }
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(1e-8);
  });

  it("puts B's centre into the second quadrant", () => {
    const frames = randomPairs(10, 500).map(([a, b]) => frameOf(a, b));
    expect(frames.filter(({ cx, cy }) => !(cx <= 0 && cy >= 0))).toEqual([]);
  });

  it("is not a number for axis-aligned pairs, nor when A is a circle", () => {
    const { a, b } = scenes.axisAligned;
    expect(runMethod(frameOf(a, b)).exit).toBe("notANumber");
    const first = scenes.circleFirst;
    expect(overlaps(first.a, first.b)).toBe(true);
    expect(runMethod(frameOf(first.a, first.b)).exit).toBe("notANumber");
  });

  it("serves a circle by B's own axes", () => {
    const { a, b } = scenes.unitCircle;
    const frame = frameOfCircle(a, b);
    expect([frame.a, frame.b, frame.cx, frame.cy]).toEqual([0.9, 1.7, -2.4, 2.3]);
  });
});

function rimPoint(shape: Ellipse, t: number): { x: number; y: number } {
  return fromLocal(shape, shape.rx * Math.cos(t), shape.ry * Math.sin(t));
}

describe("the tutorial's method", () => {
  const pairs = randomPairs(11, 20000);

  it("is never wrong when it says that they meet, and seldom when it says that they are apart", () => {
    const wrong = pairs.filter(([a, b]) => methodSays(a, b) !== overlaps(a, b));
    expect(wrong.filter(([a, b]) => methodSays(a, b))).toEqual([]);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.length / pairs.length).toBeLessThan(0.01);
  });

  it("is wrong in case IV only", () => {
    const exits = pairs
      .filter(([a, b]) => methodSays(a, b) !== overlaps(a, b))
      .map(([a, b]) => runMethod(frameOf(a, b)).exit);
    expect([...new Set(exits)]).toEqual(["caseIV"]);
  });

  it("ends in each of its ways on random pairs", () => {
    const exits = new Set(pairs.map(([a, b]) => runMethod(frameOf(a, b)).exit));
    expect([...exits].sort()).toEqual(
      ["boxesApart", "caseI", "caseII", "caseIII", "caseIV", "centreInCircle", "circleInEllipse"].sort(),
    );
  });

  it.each(["boxesApart", "caseI", "caseII", "caseIII", "caseIV"] as const)(
    "ends as the preset promises: %s",
    (name) => {
      const { a, b } = scenes.cases[name];
      const trace = runMethod(frameOf(a, b));
      expect(trace.exit).toBe(name);
      expect(trace.meets).toBe(overlaps(a, b));
    },
  );

  it("misses the shallow overlap of the preset", () => {
    const { a, b } = scenes.shallowOverlap;
    expect(overlaps(a, b)).toBe(true);
    expect(runMethod(frameOf(a, b))).toMatchObject({ exit: "caseIV", meets: false });
  });

  it("puts P and Q on the circle, P′, Q′ and S′ on the ellipse", () => {
    const { a, b } = scenes.cases.caseIV;
    const frame = frameOf(a, b);
    const { p, q, pPrime, qPrime, sPrime } = runMethod(frame);
    const size = (v: { x: number; y: number } | null) => (v ? Math.hypot(v.x, v.y) : Number.NaN);
    const level = (v: { x: number; y: number } | null) =>
      v ? ((v.x - frame.cx) / frame.a) ** 2 + ((v.y - frame.cy) / frame.b) ** 2 : Number.NaN;
    expect([size(p), size(q)].map((value) => value.toFixed(12))).toEqual([
      "1.000000000000",
      "1.000000000000",
    ]);
    expect([level(pPrime), level(qPrime), level(sPrime)].map((value) => value.toFixed(12))).toEqual([
      "1.000000000000",
      "1.000000000000",
      "1.000000000000",
    ]);
  });

  it("has a quadratic whose discriminant tells whether the line meets the ellipse", () => {
    const frame = frameOf(scenes.cases.caseIV.a, scenes.cases.caseIV.b);
    const towards = crossingQuadratic(frame, { x: frame.cx, y: frame.cy });
    const beside = crossingQuadratic(frame, { x: 0, y: 1 });
    expect(towards.discriminant).toBeGreaterThan(0);
    expect(beside.discriminant).toBeLessThan(0);
  });
});

describe("the near-touch", () => {
  const exponents = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it.each(exponents)("keeps a gap of 1e-%i, and the library tells it from an overlap", (exponent) => {
    const gap = Number(`1e-${exponent}`);
    for (const [a, b] of [[scenes.firstPair.a, scenes.firstPair.b] as const, ...randomPairs(12, 20)]) {
      expect(overlaps(a, withGap(a, b, gap).b)).toBe(false);
      expect(overlaps(a, withGap(a, b, -gap).b)).toBe(true);
    }
  });

  it("is missed by the tutorial's method when the starting pair overlaps by a billionth", () => {
    const { a, b } = scenes.firstPair;
    expect(methodSays(a, withGap(a, b, -1e-9).b)).toBe(false);
    expect(methodSays(a, withGap(a, b, 1e-9).b)).toBe(false);
  });

  it("places the contact on A's rim, a hair inside or outside it at most", () => {
    const { a, contact, normal } = withGap(scenes.firstPair.a, scenes.firstPair.b, 1e-6);
    expect(containsPoint(a, contact.x - normal.x * 1e-12, contact.y - normal.y * 1e-12)).toBe(true);
    expect(containsPoint(a, contact.x + normal.x * 1e-12, contact.y + normal.y * 1e-12)).toBe(false);
  });

  it("has the distance of two circles", () => {
    const near = withGap(ellipse(0, 0, 2, 2), ellipse(3, 4, 1, 1), 1e-9);
    expect(Math.hypot(near.b.x, near.b.y) - 3).toBeCloseTo(1e-9, 14);
    expect(overlaps(circle(0, 0, 2), circle(near.b.x, near.b.y, 1))).toBe(false);
  });

  it("draws outlines that keep the gap at any enlargement", () => {
    const near = withGap(scenes.firstPair.a, scenes.firstPair.b, 1e-12);
    const { a, b } = outlinesAbout(near, 1e-11);
    const along = ({ x, y }: { x: number; y: number }) => x * near.normal.x + y * near.normal.y;
    const inWindow = (points: { x: number; y: number }[]) =>
      points.filter(({ x, y }) => Math.hypot(x, y) < 1e-11);
    const highestOfA = Math.max(...inWindow(a).map(along));
    const lowestOfB = Math.min(...inWindow(b).map(along));
    expect(inWindow(a).length).toBeGreaterThan(10);
    expect(inWindow(b).length).toBeGreaterThan(10);
    expect((lowestOfB - highestOfA) / 1e-12).toBeCloseTo(1, 6);
  });
});

describe("the scene", () => {
  it("starts with the tutorial's pair, apart, and with its unit circle, apart", () => {
    const { a, b } = scenes.firstPair;
    expect([a.x, a.y, a.rx, a.ry, b.x, b.y, b.rx, b.ry]).toEqual([
      -3.55, 1.25, 2.34, 1.23, 2.65, 0.2, 1.25, 2.21,
    ]);
    expect(scenes.angleOf(a)).toBeCloseTo(25, 12);
    expect(scenes.angleOf(b)).toBeCloseTo(26.5, 12);
    expect(overlaps(a, b)).toBe(false);
    expect(overlaps(scenes.unitCircle.a, scenes.unitCircle.b)).toBe(false);
  });

  it.each(keys.filter(({ command }) => command !== "switch"))(
    "obeys $letter with Shift $shift, and the unit circle does not",
    ({ command }) => {
      const moved = obey(scenes.firstPair, command);
      expect(moved.b).not.toEqual(scenes.firstPair.b);
      expect(moved.a).toBe(scenes.firstPair.a);
      const other = obey(obey(scenes.firstPair, "switch"), command);
      expect(other.a).not.toEqual(scenes.firstPair.a);
      const fixed = obey({ ...scenes.unitCircle, active: "a" }, command);
      expect(fixed.a).toBe(scenes.unitCircle.a);
    },
  );

  it("turns by 1.5° from the starting angle, bit for bit as degrees would", () => {
    const { b } = obey(scenes.firstPair, "turn");
    const expected = degrees(28);
    expect([b.ux, b.uy]).toEqual([expected.x, expected.y]);
  });

  it("never looks at an empty region", () => {
    const { a, b } = scenes.cases.caseIV;
    const frame = frameOf(a, b);
    const walk = { a, b, frame, trace: runMethod(frame) };
    const widths = Array.from({ length: 91 }, (_, i) => regionAt(walk, i / 10).width);
    expect(Math.min(...widths)).toBeGreaterThan(0.5);
    expect(Math.max(...widths)).toBeLessThan(20);
  });
});
