import { describe, expect, it } from "vitest";
import { rect } from "../../src/shapes/rect.js";
import { circle, ellipse, point, sector } from "../../src/shapes/round.js";
import type { FigureShape as Shape } from "./figure.js";
import { oracleContainsPoint, oracleOverlaps } from "./index.js";

const turn = { x: 3, y: 4 };
const degree = Math.PI / 180;

/** The answers for both orders, and with everything 2^±200 times as large. */
function answers(a: Shape, b: Shape): boolean[] {
  const scaled = (shape: Shape, factor: number): Shape => {
    switch (shape.kind) {
      case 0:
        return { ...shape, x: shape.x * factor, y: shape.y * factor };
      case 1:
      case 4:
        return { ...shape, x: shape.x * factor, y: shape.y * factor, r: shape.r * factor };
      case 2:
        return ellipse(shape.x * factor, shape.y * factor, shape.rx * factor, shape.ry * factor, {
          x: shape.ux,
          y: shape.uy,
        });
      case 3:
        return rect(
          shape.x * factor,
          shape.y * factor,
          2 * shape.halfWidth * factor,
          2 * shape.halfHeight * factor,
          { x: shape.ux, y: shape.uy },
        );
    }
  };
  return [
    oracleOverlaps(a, b),
    oracleOverlaps(b, a),
    oracleOverlaps(scaled(a, 2 ** 200), scaled(b, 2 ** 200)),
    oracleOverlaps(scaled(b, 2 ** -200), scaled(a, 2 ** -200)),
  ];
}

const yes = [true, true, true, true];
const no = [false, false, false, false];
const ulp = 2 ** -52;

describe("tangent pairs, and beside them by an ulp", () => {
  it.each<[string, Shape, Shape, Shape]>([
    ["point on a circle", point(3, 4), circle(0, 0, 5), circle(0, 0, 5 - 4 * ulp)],
    [
      "point on an ellipse's end",
      point(6, 8),
      ellipse(0, 0, 10, 2, turn),
      ellipse(0, 0, 10 - 8 * ulp, 2, turn),
    ],
    [
      "point on a rectangle's corner",
      point(-1, 7),
      rect(0, 0, 10, 10, turn),
      rect(0, 0, 10 - 8 * ulp, 10, turn),
    ],
    ["point on a segment", point(3, 4), ellipse(0, 0, 7, 0, turn), ellipse(ulp, 0, 7, 0, turn)],
    [
      "point on a sector's edge",
      point(3, 4),
      sector(0, 0, 9, turn, { x: -1, y: 0 }),
      sector(0, 0, 9, { x: 3 - 2 * ulp, y: 4 }, { x: -1, y: 0 }),
    ],
    ["circles", circle(0, 0, 2), circle(3, 4, 3), circle(3, 4, 3 - 2 * ulp)],
    ["circle and ellipse", ellipse(0, 0, 2, 1, turn), circle(3, 4, 3), circle(3, 4, 3 - 2 * ulp)],
    [
      "circle and ellipse's flat side",
      ellipse(0, 0, 2, 1, { x: 4, y: -3 }),
      circle(3, 4, 4),
      circle(3, 4, 4 - 2 * ulp),
    ],
    ["circle and rectangle's side", rect(0, 0, 4, 9, turn), circle(3, 4, 3), circle(3, 4, 3 - 2 * ulp)],
    ["circle and rectangle's corner", rect(0, 0, 2, 2), circle(4, 5, 5), circle(4, 5, 5 - 4 * ulp)],
    ["circle and sector's arc", sector(0, 0, 2, 0, 1.5), circle(3, 4, 3), circle(3, 4, 3 - 2 * ulp)],
    [
      "circle and sector's edge",
      sector(0, 0, 99, turn, { x: -1, y: 0 }),
      circle(10, 5, 5),
      circle(10, 5, 5 - 4 * ulp),
    ],
    [
      "ellipses end to end",
      ellipse(0, 0, 2, 1, turn),
      ellipse(3, 4, 3, 0.5, turn),
      ellipse(3, 4, 3 - 2 * ulp, 0.5, turn),
    ],
    [
      "ellipses crosswise",
      ellipse(0, 0, 2, 1, turn),
      ellipse(3, 4, 7, 3, { x: -4, y: 3 }),
      ellipse(3, 4, 7, 3 - 2 * ulp, { x: -4, y: 3 }),
    ],
    [
      "ellipse and rectangle's side",
      ellipse(0, 0, 2, 1, turn),
      rect(3, 4, 6, 1, turn),
      rect(3, 4, 6 - 4 * ulp, 1, turn),
    ],
    [
      "ellipse and rectangle's corner",
      ellipse(0, 0, 50, 25, turn),
      rect(1, 37, 2, 2),
      rect(1, 37 + 32 * ulp, 2, 2),
    ],
    [
      "ellipse and sector's arc",
      ellipse(3, 4, 3, 1, turn),
      sector(0, 0, 2, 0, 1.5),
      sector(0, 0, 2 - ulp, 0, 1.5),
    ],
    [
      "ellipse and sector's edge",
      sector(0, 0, 99, turn, { x: -1, y: 0 }),
      ellipse(10.5, 1, 9, 5),
      ellipse(10.5, 1, 9 - 8 * ulp, 5),
    ],
    [
      "rectangles side by side",
      rect(0, 0, 4, 9, turn),
      rect(3, 4, 6, 1, turn),
      rect(3, 4, 6 - 4 * ulp, 1, turn),
    ],
    [
      "rectangle's corner on a side",
      rect(0, 0, 2, 2),
      rect(4, 5, 10, 10, turn),
      rect(4 + 4 * ulp, 5, 10, 10, turn),
    ],
    [
      "rectangle and sector's arc",
      rect(3, 4, 6, 1, turn),
      sector(0, 0, 2, 0, 1.5),
      sector(0, 0, 2 - ulp, 0, 1.5),
    ],
    [
      "sectors' arcs",
      sector(0, 0, 2, 0, 1.5),
      sector(3, 4, 3, -2.5, -2),
      sector(3, 4, 3 - 2 * ulp, -2.5, -2),
    ],
    ["sectors' apices", sector(0, 0, 2, 0, 1), sector(0, 0, 7, 2, 3), sector(-ulp, 0, 7, 2, 3)],
    [
      "crossing segments",
      rect(0, 0, 10, 0, turn),
      ellipse(3, 4, 0, 1, turn),
      ellipse(3 + 2 * ulp, 4, 0, 1, turn),
    ],
  ])("%s", (_, a, touching, apart) => {
    expect(answers(a, touching)).toEqual(yes);
    expect(answers(a, apart)).toEqual(no);
  });
});

describe("nested pairs", () => {
  it.each<[string, Shape, Shape]>([
    ["ellipses about one centre", ellipse(0, 0, 5, 4, 0.3), ellipse(0, 0, 3, 2, 1)],
    ["small ellipse off the centre", ellipse(0, 0, 50, 4, turn), ellipse(24, 32, 0.5, 0.25, 2)],
    ["ellipse in a rectangle", rect(0, 0, 20, 20, 1), ellipse(5, 5, 2, 1, 2)],
    ["rectangle in an ellipse", ellipse(0, 0, 20, 15, 1), rect(5, 5, 2, 1, 2)],
    ["ellipse in a sector", sector(0, 0, 20, -1, 1), ellipse(10, 0, 2, 1, 2)],
    ["ellipse in a reflex sector", sector(0, 0, 20, 1, -1), ellipse(-10, 0, 2, 1, 2)],
    ["sector in an ellipse", ellipse(0, 0, 20, 15, 1), sector(5, 5, 1, 2, 3)],
    ["rectangle in a sector", sector(0, 0, 20, -1, 1), rect(10, 0, 2, 1, 2)],
    ["sector in a rectangle", rect(0, 0, 20, 15, 1), sector(5, 5, 1, 2, 3)],
    ["sector in a sector", sector(0, 0, 20, -1, 1), sector(10, 0, 1, 2, 3)],
    ["circle in a sector", sector(0, 0, 20, -1, 1), circle(10, 0, 1)],
    ["sector in a circle", circle(0, 0, 20), sector(10, 0, 1, 2, 3)],
  ])("%s", (_, a, b) => {
    expect(answers(a, b)).toEqual(yes);
  });
});

describe("in the gap of a reflex sector", () => {
  const reflex = sector(0, 0, 20, 1, -1);
  it.each<[string, Shape]>([
    ["point", point(10, 0)],
    ["circle", circle(10, 0, 2)],
    ["ellipse", ellipse(10, 0, 4, 2, 0.2)],
    ["ellipse across the arc's circle", ellipse(20, 0, 9, 2, 0.2)],
    ["rectangle", rect(10, 0, 4, 2, 0.2)],
    ["rectangle across the arc's circle", rect(20, 0, 14, 2, 0.2)],
    ["sector", sector(10, 0, 5, 1, 2)],
    ["sector across the arc's circle", sector(10, 0, 15, -0.2, 0.2)],
  ])("%s", (_, shape) => {
    expect(answers(reflex, shape)).toEqual(no);
    expect(answers(sector(0, 0, 20, -1, 1), shape)).toEqual(yes);
  });
});

describe("the tutorials' examples", () => {
  it("circle and turned rectangle", () => {
    const turned = rect(0, 0, 4, 1, 45 * degree);
    expect(answers(turned, circle(1.2, 1.2, 0.2))).toEqual(yes);
    expect(answers(turned, circle(1.2, -1.2, 0.2))).toEqual(no);
  });

  it("sector from 350° to 10°", () => {
    const cone = sector(0, 0, 10, 350 * degree, 10 * degree);
    const holds = (x: number, y: number) => oracleContainsPoint(cone, x, y);
    expect([holds(5, 0), holds(0, 5), holds(0, 0), holds(-5, 0)]).toEqual([true, false, true, false]);
    expect(holds(cone.startX, cone.startY)).toBe(true);
    expect(holds(cone.endX, cone.endY)).toBe(true);
    expect(holds(10, 0)).toBe(true);
    expect(holds(10 + 8 * ulp, 0)).toBe(false);
  });

  it("ellipses", () => {
    expect(answers(ellipse(0, 0, 2, 1), ellipse(100, 0, 1, 2))).toEqual(no);
    const first = ellipse(-3.55, 1.25, 2.34, 1.23, 25 * degree);
    expect(answers(first, ellipse(2.65, 0.2, 1.25, 2.21, 26.5 * degree))).toEqual(no);
    expect(answers(first, ellipse(-0.65, 0.2, 1.25, 2.21, 26.5 * degree))).toEqual(yes);
  });
});

describe("extreme magnitudes", () => {
  const least = 5e-324;
  const greatest = Number.MAX_VALUE;
  const answer = oracleOverlaps;

  it("ties and neighbours among subnormals and the largest doubles", () => {
    expect(answer(circle(0, 0, 1e300), circle(1e300, 0, 0))).toBe(true);
    expect(answer(circle(-least, 0, 1e300), circle(1e300, 0, 0))).toBe(false);
    expect(answer(ellipse(0, 0, 1e300, 1e-300), point(1e300, 0))).toBe(true);
    expect(answer(ellipse(0, 0, 1e300, 1e-300), point(1e300, least))).toBe(false);
    expect(answer(ellipse(0, 0, 1e300, 1e-300), circle(0, 2e-300, 1e-300))).toBe(true);
    expect(answer(ellipse(0, 0, 1e300, 1e-300), circle(0, 2e-300 * (1 + 2 * ulp), 1e-300))).toBe(false);
    expect(answer(ellipse(0, 0, 3 * least, least), ellipse(0, 3 * least, least, 2 * least))).toBe(true);
    expect(answer(ellipse(0, 0, 3 * least, least), ellipse(0, 4 * least, least, 2 * least))).toBe(false);
    expect(answer(circle(-greatest, 0, greatest), circle(greatest, 0, greatest))).toBe(true);
    expect(answer(circle(-greatest, 0, greatest), circle(greatest, least, greatest))).toBe(false);
    expect(answer(sector(0, 0, greatest, { x: 1e300, y: 1e-300 }, { x: 0, y: 1 }), point(1e200, 0))).toBe(
      false,
    );
    expect(answer(sector(0, 0, greatest, { x: 1e300, y: 0 }, { x: 0, y: least }), point(1e200, 0))).toBe(
      true,
    );
  });

  it("1e12 : 1 ellipses", () => {
    const long = ellipse(0, 0, 1e12, 1, turn);
    expect(answers(long, circle(-8, 6, 9))).toEqual(yes);
    expect(answers(long, circle(-8, 6, 9 - 8 * ulp))).toEqual(no);
    expect(answers(long, ellipse(0.6e12, 0.8e12, 1, 1e12, turn))).toEqual(yes);
  });
});

it("a point that is not finite is in no shape", () => {
  expect(oracleContainsPoint(circle(0, 0, 1), Number.NaN, 0)).toBe(false);
  expect(oracleContainsPoint(rect(0, 0, 1, 1), 0, Number.POSITIVE_INFINITY)).toBe(false);
});
