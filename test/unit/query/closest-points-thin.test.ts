import { describe, expect, it } from "vitest";
import {
  closestPoints,
  distance,
  type Ellipse,
  ellipse,
  point,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

function expectCommonPoint(a: Shape, b: Shape): void {
  const { distance: gap, a: first, b: second } = closestPoints(a, b);
  expect(gap).toBe(0);
  expect(second).toEqual(first);
  const common = point(first.x, first.y);
  expect(distance(common, a)).toBeLessThan(1e-12);
  expect(distance(common, b)).toBeLessThan(1e-12);
}

describe("closestPoints of overlapping ellipses whose axes are parallel but for rounding", () => {
  it("is a common point of two that cross", () => {
    const a = ellipse(0, 0, 100, 2, 2.6);
    const b = ellipse(21, -86, 100, 2, 2.6 + Math.PI / 2);
    const { x, y } = closestPoints(a, b).a;
    expect(distance(point(x, y), a)).toBeLessThan(1e-12);
    expect(distance(point(x, y), b)).toBeLessThan(1e-12);
  });

  it.each([Math.PI / 2, Math.PI])("is one of two that are drawn, turned by %d against each other", (turn) => {
    const random = seededRandom(17);
    const drawn = Array.from({ length: 4000 }, () => {
      const angle = 7 * random.next();
      const a = ellipse(0, 0, 1, 10 ** (-4 * random.next()), angle);
      const [x, y] = [2 * random.next() - 1, 2 * random.next() - 1];
      return [a, ellipse(x, y, 1, 10 ** (-4 * random.next()), angle + turn)] as const;
    }).filter(([a, b]) => distance(a, b) === 0);
    expect(drawn.length).toBeGreaterThan(800);
    for (const [a, b] of drawn) expectCommonPoint(a, b);
  });

  it("is one of an ellipse and a segment, or a sector", () => {
    expectCommonPoint(
      ellipse(0, 0, 1, 0.0016296079434182226, { x: -0.8381522686606823, y: -0.5454363157500163 }),
      segment(0.6273533925414085, 0.4071484450250864, 1.1727897082914245, -0.4310038236355962),
    );
    expectCommonPoint(
      ellipse(0, 0, 1, 0.0049971575054850535, { x: -0.9105787259771789, y: 0.4133356793186112 }),
      sector(
        -0.5547214457765222,
        -0.8492007497698069,
        1,
        { x: 0.910578725977179, y: -0.4133356793186109 },
        { x: -0.6335250869648417, y: 0.773722149215201 },
      ),
    );
  });
});

describe("closestPoints beside the flat side of a thin ellipse", () => {
  it.each<[string, Ellipse, Shape, number, number]>([
    [
      "segment",
      ellipse(0, 0, 1, 1e-6, 1.01),
      segment(-0.6, 0.41, -0.29999999999999993, 1.42),
      0.01493625074879941,
      0.023783467871336346,
    ],
    [
      "rect",
      ellipse(0, 0, 1, 3.378339500808945e-7, { x: 0.6186317016400993, y: -0.7856811170735079 }),
      rect(-0.2568913072417113, 0.3265325772153905, 2 * 0.000288376418643895, 2 * 2.8837641864389503e-13, {
        x: -0.1294638572014743,
        y: 0.99158414150213,
      }),
      -0.25687038011,
      0.32623370899,
    ],
    [
      "segment beside a needle",
      ellipse(0, 0, 1, 8.389828924351252e-10, { x: -0.5119547152895724, y: 0.8590124384971226 }),
      segment(-0.3295655388289368, 0.5529802252883931, -0.33174058124066663, 0.5540210111273751),
      -0.32956548495704,
      0.55298025739499,
    ],
    [
      "sector",
      ellipse(0, 0, 5.622543951412014e-15, 1, { x: 0.7736315061506475, y: -0.633635772894082 }),
      sector(
        -0.38146695579755,
        -0.4657484128246107,
        0.001301848289647124,
        { x: 0.10458752713850424, y: 0.9945156857320314 },
        { x: -0.09507702594206244, y: 0.9954699187509447 },
      ),
      -0.3814669558,
      -0.4657484128,
    ],
  ])("is where it is nearest to a %s", (_, thin, other, x, y) => {
    const { distance: gap, a, b } = closestPoints(thin, other);
    expect(a.x).toBeCloseTo(x, 9);
    expect(a.y).toBeCloseTo(y, 9);
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(gap, 13);
  });
});

describe("distance of a polyline that passes a flat ellipse lengthwise", () => {
  it("is that of the edge that passes", () => {
    const flat = ellipse(0, 0, 1e-3, 1e-20, 2.4);
    const way = polyline([
      [7.373937155412454, -6.75463180551151],
      [-6.636543439871209, 6.079168624960358],
      [-7.31200662042236, 5.3417749094191125],
    ]);
    expect(distance(way, flat)).toBeLessThan(1e-13);
  });
});
