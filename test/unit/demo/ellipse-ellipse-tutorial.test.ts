import { readFileSync } from "node:fs";
import { ellipse, overlaps } from "osculate";
import { describe, expect, it } from "vitest";
import {
  axisAlignedEllipseMeetsUnitCircle,
  type Exit,
  ellipsesMeet,
  toUnitCircle,
} from "../../../demo/src/tutorials/ellipse-ellipse.js";
import { randomNumbers } from "./random-numbers.js";

const pages = readFileSync(new URL("../../../docs/tutorial-pages.md", import.meta.url), "utf8");

const besideCircle = (x: number, y: number, a: number, b: number) =>
  axisAlignedEllipseMeetsUnitCircle({ x, y }, a, b);
const trulyMeet = (x: number, y: number, a: number, b: number) =>
  overlaps(ellipse(x, y, a, b), ellipse(0, 0, 1, 1));

describe("the tutorial's test beside the unit circle", () => {
  it.each<[Exit, boolean, number, number, number?, number?]>([
    ["boxes", false, -2.4, 2.3],
    ["boxes", false, -0.5, 2.8],
    ["below", true, -1.5, 0.2],
    ["below", true, -0.5, 0.2],
    ["above", false, -1.75, 2.25],
    ["slope", false, -1.45, 2.15],
    ["inside", true, -0.5, 1],
    ["I", true, -1.45, 1.6],
    ["I", true, -0.95, 2.25],
    ["II", true, -1.7, 1.25],
    ["III", true, -0.9, 2.4],
    ["III missed", false, -1.35, 2.1],
    ["IV", false, -1.45, 1.8],
    ["IV", true, -1.05, 2.35, 1.1, 1.7],
  ])("ends in %s, %s, where it is right", (exit, hit, x, y, a = 0.9, b = 1.7) => {
    expect(besideCircle(x, y, a, b)).toMatchObject({ exit, hit });
    expect(trulyMeet(x, y, a, b)).toBe(hit);
  });

  it("misses an overlap, and calls a gap of 3e-4 a hit", () => {
    expect(besideCircle(-1.15, 1.25, 0.7, 0.7).hit).toBe(false);
    expect(trulyMeet(-1.15, 1.25, 0.7, 0.7)).toBe(true);
    expect(besideCircle(-0.95, 2.95, 1.4, 2.2).hit).toBe(true);
    expect(trulyMeet(-0.95, 2.95, 1.4, 2.2)).toBe(false);
  });

  it("finds points on the curves, with the slope of the other one's point", () => {
    const random = randomNumbers(20);
    const onEllipse = (
      { x, y }: { x: number; y: number },
      E: { x: number; y: number },
      a: number,
      b: number,
    ) => ((x - E.x) / a) ** 2 + ((y - E.y) / b) ** 2;
    let checked = 0;
    for (let round = 0; round < 2000; round++) {
      const [a, longer] = [random(0.2, 2), random(0, 2)];
      const [E, b] = [{ x: random(-3, 0), y: random(0, 4) }, a + longer];
      const { P, P1, Q, Q1 } = axisAlignedEllipseMeetsUnitCircle(E, a, b).found;
      if (!P || !P1 || !Q || !Q1) continue;
      checked++;
      expect(P1.y).toBe(P.y);
      expect(onEllipse(P, E, a, b)).toBeCloseTo(1, 9);
      expect(onEllipse(Q, E, a, b)).toBeCloseTo(1, 9);
      expect(Math.hypot(Q1.x, Q1.y)).toBeCloseTo(1, 9);
      // Both gradients point the opposite way.
      const gradient = { x: (Q.x - E.x) / a ** 2, y: (Q.y - E.y) / b ** 2 };
      const length = Math.hypot(gradient.x, gradient.y);
      expect((gradient.x * Q1.x + gradient.y * Q1.y) / length).toBeCloseTo(-1, 6);
    }
    expect(checked).toBeGreaterThan(50);
  });
});

describe("the tutorial's test of two turned ellipses", () => {
  const degree = Math.PI / 180;
  const white = { x: -3.55, y: 1.25, rx: 2.34, ry: 1.23, angle: 25 * degree };
  const blue = { x: 2.65, y: 0.2, rx: 1.25, ry: 2.21, angle: 26.5 * degree };

  it("answers for the page's pair, and for it pushed together", () => {
    expect(ellipsesMeet(white, blue)).toMatchObject({ hit: false, exit: "boxes" });
    expect(ellipsesMeet({ ...white, x: -0.5 }, blue).hit).toBe(true);
  });

  it("puts the ellipse upright into the second quadrant", () => {
    const random = randomNumbers(3);
    const turned = () => ({
      x: random(-3, 3),
      y: random(-3, 3),
      rx: random(0.3, 2),
      ry: random(0.3, 2),
      angle: random(-4, 4),
    });
    for (let round = 0; round < 500; round++) {
      const [first, second] = [turned(), turned()];
      const { E, a, b, radii } = toUnitCircle(first, second);
      expect([E.x <= 0, E.y >= 0, a <= b]).toEqual([true, true, true]);
      // The map divides areas by that of the second ellipse.
      expect(radii[0] * radii[1]).toBeCloseTo((first.rx * first.ry) / (second.rx * second.ry), 6);
      const answer = overlaps(
        ellipse(first.x, first.y, first.rx, first.ry, first.angle),
        ellipse(second.x, second.y, second.rx, second.ry, second.angle),
      );
      const { hit, exit } = ellipsesMeet(first, second);
      if (["boxes", "below", "above", "slope", "inside", "I", "II"].includes(exit)) expect(hit).toBe(answer);
    }
  });

  it("says apart where the axes coincide and where the first is a circle: 0 / 0", () => {
    const upright = { x: 0, y: 0, rx: 2, ry: 1, angle: 0 };
    expect(ellipsesMeet(upright, { ...upright, x: 1, ry: 1.5 })).toMatchObject({ hit: false, exit: "IV" });
    const round = { x: 0, y: 0, rx: 1, ry: 1, angle: 0 };
    expect(ellipsesMeet(round, { ...upright, x: 1, rx: 1.5, ry: 1.5 })).toMatchObject({
      hit: false,
      exit: "IV",
    });
  });
});

describe("the table of the page's items", () => {
  it("names every figure", () => {
    const section = pages.split(/^## /m).find((part) => part.startsWith("Lesson 4")) ?? "";
    const listed = [...section.matchAll(/figures? ([\d, ]+)/g)].flatMap(
      ([, list = ""]) => list.match(/\d+/g) ?? [],
    );
    expect(new Set(listed.map(Number))).toEqual(new Set(Array.from({ length: 38 }, (_, i) => i + 1)));
  });
});
