import { circle, containsPoint, degrees, type Ellipse, ellipse, overlaps, relate } from "osculate";
import { describe, expect, it } from "vitest";
import { keys, keysOf, obey } from "../../../demo/src/lessons/ellipse-ellipse/commands.js";
import {
  noPairs,
  pairsOf,
  recorded,
  ways,
  withPairs,
} from "../../../demo/src/lessons/ellipse-ellipse/method/shares.js";
import {
  endOf,
  outlinesAt,
  parameters,
  regionAt,
  walkOf,
  walkSteps,
} from "../../../demo/src/lessons/ellipse-ellipse/method/walk.js";
import { outlinesAbout, withGap } from "../../../demo/src/lessons/ellipse-ellipse/near-touch.js";
import {
  balance,
  lowestPoint,
  pencilOf,
  rootsOf,
  valueAt,
} from "../../../demo/src/lessons/ellipse-ellipse/pencil.js";
import { endings, failures, pairs } from "../../../demo/src/lessons/ellipse-ellipse/presets.js";
import * as scenes from "../../../demo/src/lessons/ellipse-ellipse/scene.js";
import { ellipsesMeet } from "../../../demo/src/tutorials/ellipse-ellipse.js";
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
  return ellipsesMeet(parameters(a), parameters(b)).hit;
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
    const { a, b } = pairs.touching.scene;
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

describe("the walk through the tutorial's method", () => {
  const pair = (a: Ellipse, b: Ellipse): scenes.Scene => ({ setting: "pair", a, b, active: "a" });

  it("brings B onto the unit circle and A onto the upright ellipse that is tested, on random pairs", () => {
    let worst = 0;
    for (const [a, b] of randomPairs(9, 300)) {
      const walk = walkOf(pair(a, b));
      const { a: outlineA, b: outlineB } = outlinesAt(walk, walkSteps.indexOf("boxes"));
      for (const { x, y } of outlineB) worst = Math.max(worst, Math.abs(Math.hypot(x, y) - 1));
      for (const { x, y } of outlineA) {
        const level = ((x - walk.E.x) / walk.a) ** 2 + ((y - walk.E.y) / walk.b) ** 2;
        worst = Math.max(worst, Math.abs(level - 1));
      }
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(1e-8);
  });

  it("begins with the shapes as they are", () => {
    const { a, b } = scenes.firstPair;
    const [start] = outlinesAt(walkOf(scenes.firstPair), 0).a;
    expect(
      containsPoint(a, start?.x ?? 0, start?.y ?? 0) ||
        overlaps(a, circle(start?.x ?? 0, start?.y ?? 0, 1e-9)),
    ).toBe(true);
    expect(outlinesAt(walkOf(scenes.firstPair), 0).b).toHaveLength(145);
    expect(overlaps(a, b)).toBe(false);
  });

  it.each(Object.entries(endings))("ends as the preset promises, and rightly: %s", (name, { scene }) => {
    const walk = walkOf(scene);
    const exits = {
      boxesAbove: "boxes",
      belowCentre: "below",
      IRight: "I",
      missed: "III missed",
      IVHit: "IV",
      IVApart: "IV",
    } as const;
    expect(walk.ending).toBe(Reflect.get(exits, name) ?? name);
    expect(walk.test.hit).toBe(overlaps(scene.a, scene.b));
    if (name === "IVHit" || name === "IVApart") expect(walk.test.hit).toBe(name === "IVHit");
  });

  it.each(Object.entries(failures))("is wrong as the preset promises: %s", (name, { scene }) => {
    const walk = walkOf(scene);
    expect(walk.test.hit).toBe(!overlaps(scene.a, scene.b));
    expect(walk.ending).toBe(name === "axes" || name === "circle" ? "0/0" : "IV");
  });

  it("reflects what stands beside the unit circle, wherever it is, and changes no answer", () => {
    const answers = ([x, y, rx, ry]: readonly [number, number, number, number]) =>
      walkOf(scenes.besideCircle(x, y, rx, ry)).test.hit;
    const random = randomNumbers(5);
    for (let round = 0; round < 200; round++) {
      const [x, y, rx, ry] = [random(0, 3), random(0, 3), random(0.2, 2), random(0.2, 2)];
      const hit = answers([x, y, rx, ry]);
      expect([answers([-x, y, rx, ry]), answers([x, -y, rx, ry]), answers([y, x, ry, rx])]).toEqual([
        hit,
        hit,
        hit,
      ]);
    }
  });

  it.each(
    [...Object.values(endings), ...Object.values(failures)].map(
      ({ name, scene }) => [name.en, scene] as const,
    ),
  )("never looks at an empty region: %s", (_, scene) => {
    const walk = walkOf(scene);
    const widths = Array.from({ length: 141 }, (_, i) => regionAt(walk, i / 10).width);
    expect(Math.min(...widths)).toBeGreaterThan(0.01);
    expect(Math.max(...widths)).toBeLessThan(20);
    expect(endOf(walk)).toBeLessThanOrEqual(walkSteps.length);
  });
});

describe("the shares of the endings", () => {
  const random = randomNumbers(20);
  const sample = withPairs(noPairs, 8000, () => random(0, 1));

  it("are recorded of a million pairs, of which a few thousand drawn again have the same shares", () => {
    expect([pairsOf(recorded), pairsOf(sample)]).toEqual([1_000_000, 8000]);
    for (const way of ways) {
      const share = recorded[way].count / 1_000_000;
      const deviation = Math.sqrt(8000 * share * (1 - share));
      expect(Math.abs(sample[way].count - 8000 * share), way).toBeLessThan(5 * deviation + 1);
    }
  });

  it("have wrong answers in the last two cases only", () => {
    const safe = ways.filter((way) => !way.startsWith("I") || way === "I hit" || way === "II hit");
    expect(safe.filter((way) => recorded[way].wrong + sample[way].wrong > 0)).toEqual([]);
    expect(recorded["IV hit"].wrong).toBeGreaterThan(0);
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

  it("is called a hit by the tutorial's method, gap or overlap, where EPS is wider", () => {
    const { a, b } = scenes.firstPair;
    for (const gap of [1e-5, 1e-9, -1e-9]) expect(methodSays(a, withGap(a, b, gap).b)).toBe(true);
    expect(methodSays(a, withGap(a, b, 1e-2).b)).toBe(false);
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
      const fixed = obey({ ...scenes.unitCircle, active: "b" }, command);
      expect(fixed.b).toBe(scenes.unitCircle.b);
    },
  );

  it("turns by 1.5° from the starting angle, bit for bit as degrees would", () => {
    const { b } = obey(scenes.firstPair, "turn");
    const expected = degrees(28);
    expect([b.ux, b.uy]).toEqual([expected.x, expected.y]);
  });

  it("shows the keys that do something, and no others", () => {
    expect(keysOf("pair")).toEqual(keys);
    const shown = keysOf("circle");
    expect(shown).toHaveLength(8);
    for (const key of keys) {
      const changed = obey(scenes.unitCircle, key.command) !== scenes.unitCircle;
      expect(changed, key.letter).toBe(shown.includes(key));
    }
  });
});
