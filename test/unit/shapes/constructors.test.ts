import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { compound } from "../../../src/shapes/copy.js";
import { Kind, Opening } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rect, rectFromCorner, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";

describe("constructors", () => {
  it("store what the semantics say", () => {
    expect(point(1, 2)).toEqual({ kind: Kind.point, x: 1, y: 2 });
    expect(circle(1, 2, 3)).toEqual({ kind: Kind.circle, x: 1, y: 2, r: 3 });
    expect(ellipse(1, 2, 3, 4)).toEqual({ kind: Kind.ellipse, x: 1, y: 2, rx: 3, ry: 4, ux: 1, uy: 0 });
    expect(ellipse(1, 2, 3, 4, { x: 3, y: 4 })).toMatchObject({ ux: 3, uy: 4 });
    expect(rect(1, 2, 3, 4, degrees(90))).toEqual({
      kind: Kind.rect,
      x: 1,
      y: 2,
      halfWidth: 1.5,
      halfHeight: 2,
      ux: 0,
      uy: 1,
    });
    expect(rectFromCorner(1, 2, 3, 4, Math.PI / 4)).toEqual(rect(2.5, 4, 3, 4, Math.PI / 4));
    expect(ray(1, 2, 3, 4)).toEqual({ x: 1, y: 2, dx: 3, dy: 4, minT: 0, maxT: Number.POSITIVE_INFINITY });
    expect(ray(1, 2, 3, 4, 5, -6)).toMatchObject({ minT: -6, maxT: 5 });
    expect(ray(0, 0, 1, 0, 2, 2)).toMatchObject({ minT: 2, maxT: 2 });
    expect(ray(0, 0, 1, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY).minT).toBe(
      Number.NEGATIVE_INFINITY,
    );
  });

  it("store what the semantics say of the shapes with directions", () => {
    const { kind: _kind, x: _x, y: _y, r: _r, ...directions } = sector(1, 2, 3, degrees(20), degrees(200));
    expect(annularSector(1, 2, 3, 4, degrees(20), degrees(200))).toEqual({
      kind: Kind.annularSector,
      x: 1,
      y: 2,
      innerR: 3,
      outerR: 4,
      ...directions,
    });
    expect(arc(1, 2, 3, degrees(20), degrees(200))).toEqual({
      kind: Kind.arc,
      x: 1,
      y: 2,
      r: 3,
      ...directions,
    });
    expect(arc(1, 2, 3, 0, 7).opening).toBe(Opening.whole);
  });

  it("store what the semantics say of the others", () => {
    const ends = { ax: 1, ay: 2, bx: 3, by: 4, localAx: 1, localAy: 2, localBx: 3, localBy: 4 };
    const pose = { x: 0, y: 0, ux: 1, uy: 0 };
    const points = [1, 2, 3, 4];
    expect(segment(1, 2, 3, 4)).toEqual({ kind: Kind.segment, ...pose, ...ends });
    expect(capsule(1, 2, 3, 4, 5)).toEqual({ kind: Kind.capsule, ...pose, ...ends, r: 5 });
    expect(polyline([[1, 2], { x: 3, y: 4 }])).toEqual({
      kind: Kind.polyline,
      ...pose,
      points,
      localPoints: points,
    });
    expect(roundedRect(1, 2, 3, 5, 1.5, { x: 3, y: 4 })).toEqual({
      kind: Kind.roundedRect,
      x: 1,
      y: 2,
      halfWidth: 1.5,
      halfHeight: 2.5,
      r: 1.5,
      ux: 3,
      uy: 4,
    });
    expect(halfPlane(1, 2, 3, 4)).toEqual({
      kind: Kind.halfPlane,
      x: 1,
      y: 2,
      nx: 3,
      ny: 4,
      ux: 1,
      uy: 0,
      localNx: 3,
      localNy: 4,
    });
    const parts = [circle(1, 2, 3), point(4, 5)];
    expect(compound(parts)).toEqual({ kind: Kind.compound, ...pose, parts, localParts: parts });
    expect(compound(parts).parts[0]).not.toBe(parts[0]);
  });

  it("accept zero sizes", () => {
    expect(capsule(0, 0, 0, 0, 0).r).toBe(0);
    expect(roundedRect(0, 0, 0, 4, 0)).toMatchObject({ halfWidth: 0, r: 0 });
    expect(annularSector(0, 0, 2, 2, 0, 1)).toMatchObject({ innerR: 2, outerR: 2 });
    expect(annularSector(0, 0, 0, 0, 0, 1)).toMatchObject({ innerR: 0, outerR: 0 });
    expect(arc(0, 0, 0, 0, 1).r).toBe(0);
    expect(
      polyline([
        [1, 1],
        [1, 1],
      ]).points.length,
    ).toBe(4);
    expect(circle(0, 0, 0).r).toBe(0);
    expect(ellipse(0, 0, 0, 1)).toMatchObject({ rx: 0, ry: 1 });
    expect(rect(0, 0, 0, 0)).toMatchObject({ halfWidth: 0, halfHeight: 0 });
    expect(sector(0, 0, 0, 0, 1).r).toBe(0);
  });

  it("store no negative zero", () => {
    const made = [
      point(-0, -0),
      circle(-0, -0, -0),
      ellipse(-0, -0, -0, -0, { x: -0, y: -1 }),
      rect(-0, -0, -0, -0, { x: 1, y: -0 }),
      rectFromCorner(-0, -0, 0, 0),
      sector(-0, -0, -0, { x: -0, y: 1 }, { x: -1, y: -0 }),
      sector(0, 0, 1, { x: 0, y: 1 }, { x: 0, y: -1 }),
      ray(-0, -0, -0, 1, -0, -0),
      segment(-0, -0, -0, -0),
      capsule(-0, -0, -0, -0, -0),
      roundedRect(-0, -0, -0, -0, -0),
      halfPlane(-0, -0, -0, 1),
      annularSector(-0, -0, -0, -0, { x: -0, y: 1 }, { x: -1, y: -0 }),
      arc(-0, -0, -0, { x: -0, y: 1 }, { x: -1, y: -0 }),
      polyline([[-0, -0], { x: -0, y: -0 }]),
      polygon([
        [-0, -0],
        [1, -0],
        [-0, 1],
      ]),
    ];
    const numbers = made
      .flatMap((shape) => Object.values(shape))
      .flatMap((value) => (typeof value === "object" ? Array.from<number>(value) : [value]));
    expect(numbers.length).toBeGreaterThan(140);
    expect(numbers.filter((value) => Object.is(value, -0))).toEqual([]);
  });

  it("keep one order of fields a kind", () => {
    expect(Object.keys(sector(0, 0, 1, 0, 7))).toEqual(
      Object.keys(sector(1, 2, 3, degrees(1), { x: 1, y: 2 })),
    );
    expect(Object.keys(ellipse(0, 0, 1, 1))).toEqual(["kind", "x", "y", "rx", "ry", "ux", "uy"]);
  });

  it("keep no reference to what they were given", () => {
    const angle = { x: 3, y: 4 };
    const made = [ellipse(0, 0, 1, 2, angle), sector(0, 0, 1, angle, { x: 0, y: 1 })];
    angle.x = 9;
    expect(made).toEqual([
      ellipse(0, 0, 1, 2, { x: 3, y: 4 }),
      sector(0, 0, 1, { x: 3, y: 4 }, { x: 0, y: 1 }),
    ]);
  });
});

const text = "1" as unknown as number;
const missing = undefined as unknown as number;
const nan = Number.NaN;
const inf = Number.POSITIVE_INFINITY;

describe("bad arguments", () => {
  it.each<[string, () => unknown, typeof RangeError | typeof TypeError, string]>([
    ["point x", () => point(nan, 0), RangeError, "point: x must be a finite number, got NaN"],
    ["point y", () => point(0, text), TypeError, 'point: y must be a finite number, got "1"'],
    ["circle x", () => circle(inf, 0, 1), RangeError, "circle: x must be a finite number, got Infinity"],
    ["circle y", () => circle(0, missing, 1), TypeError, "circle: y must be a finite number, got undefined"],
    ["circle r", () => circle(0, 0, -1), RangeError, "circle: r must be a finite number ≥ 0, got -1"],
    ["circle r NaN", () => circle(0, 0, nan), RangeError, "circle: r must be a finite number ≥ 0, got NaN"],
    [
      "circle r inf",
      () => circle(0, 0, inf),
      RangeError,
      "circle: r must be a finite number ≥ 0, got Infinity",
    ],
    [
      "circle r none",
      () => circle(0, 0, missing),
      TypeError,
      "circle: r must be a finite number ≥ 0, got undefined",
    ],
    ["ellipse x", () => ellipse(nan, 0, 1, 1), RangeError, "ellipse: x"],
    ["ellipse y", () => ellipse(0, nan, 1, 1), RangeError, "ellipse: y"],
    ["ellipse rx", () => ellipse(0, 0, -1, 1), RangeError, "ellipse: rx must be a finite number ≥ 0, got -1"],
    ["ellipse ry", () => ellipse(0, 0, 1, -5e-324), RangeError, "ellipse: ry"],
    ["ellipse angle", () => ellipse(0, 0, 1, 1, nan), RangeError, "ellipse: angle"],
    ["ellipse zero angle", () => ellipse(0, 0, 1, 1, { x: 0, y: 0 }), RangeError, "ellipse: angle"],
    ["ellipse angle text", () => ellipse(0, 0, 1, 1, text), TypeError, "ellipse: angle"],
    ["rect cx", () => rect(nan, 0, 1, 1), RangeError, "rect: cx"],
    ["rect cy", () => rect(0, nan, 1, 1), RangeError, "rect: cy"],
    ["rect width", () => rect(0, 0, -1, 1), RangeError, "rect: width must be a finite number ≥ 0, got -1"],
    ["rect height", () => rect(0, 0, 1, text), TypeError, "rect: height"],
    ["rect angle", () => rect(0, 0, 1, 1, { x: inf, y: 0 }), RangeError, "rect: angle.x"],
    ["corner x", () => rectFromCorner(nan, 0, 1, 1), RangeError, "rectFromCorner: x must"],
    ["corner y", () => rectFromCorner(0, text, 1, 1), TypeError, "rectFromCorner: y must"],
    ["corner width", () => rectFromCorner(0, 0, -1, 1), RangeError, "rectFromCorner: width"],
    ["corner height", () => rectFromCorner(0, 0, 1, -1), RangeError, "rectFromCorner: height"],
    ["corner angle", () => rectFromCorner(0, 0, 1, 1, nan), RangeError, "rectFromCorner: angle"],
    ["corner far", () => rectFromCorner(1.7e308, 0, 1.7e308, 1), RangeError, "rectFromCorner: x + width / 2"],
    ["sector x", () => sector(nan, 0, 1, 0, 1), RangeError, "sector: x"],
    ["sector y", () => sector(0, nan, 1, 0, 1), RangeError, "sector: y"],
    ["sector r", () => sector(0, 0, -1, 0, 1), RangeError, "sector: r"],
    ["sector start", () => sector(0, 0, 1, nan, 1), RangeError, "sector: startAngle"],
    ["sector end", () => sector(0, 0, 1, 0, text), TypeError, "sector: endAngle"],
    ["segment ax", () => segment(nan, 0, 0, 0), RangeError, "segment: ax must be a finite number, got NaN"],
    ["segment ay", () => segment(0, text, 0, 0), TypeError, "segment: ay"],
    ["segment bx", () => segment(0, 0, inf, 0), RangeError, "segment: bx"],
    ["segment by", () => segment(0, 0, 0, missing), TypeError, "segment: by"],
    ["capsule ax", () => capsule(nan, 0, 0, 0, 1), RangeError, "capsule: ax"],
    ["capsule ay", () => capsule(0, nan, 0, 0, 1), RangeError, "capsule: ay"],
    ["capsule bx", () => capsule(0, 0, nan, 0, 1), RangeError, "capsule: bx"],
    ["capsule by", () => capsule(0, 0, 0, nan, 1), RangeError, "capsule: by"],
    [
      "capsule r",
      () => capsule(0, 0, 0, 0, -1),
      RangeError,
      "capsule: r must be a finite number ≥ 0, got -1",
    ],
    ["rounded cx", () => roundedRect(nan, 0, 1, 1, 0), RangeError, "roundedRect: cx"],
    ["rounded cy", () => roundedRect(0, nan, 1, 1, 0), RangeError, "roundedRect: cy"],
    ["rounded width", () => roundedRect(0, 0, -1, 1, 0), RangeError, "roundedRect: width"],
    ["rounded height", () => roundedRect(0, 0, 1, nan, 0), RangeError, "roundedRect: height"],
    ["rounded r", () => roundedRect(0, 0, 1, 1, text), TypeError, "roundedRect: r"],
    [
      "rounded wide",
      () => roundedRect(0, 0, 2, 6, 3),
      RangeError,
      "roundedRect: r must be at most width / 2 (1), got 3",
    ],
    [
      "rounded high",
      () => roundedRect(0, 0, 6, 2, 3),
      RangeError,
      "roundedRect: r must be at most height / 2 (1), got 3",
    ],
    ["rounded angle", () => roundedRect(0, 0, 1, 1, 0, nan), RangeError, "roundedRect: angle"],
    ["plane x", () => halfPlane(nan, 0, 1, 0), RangeError, "halfPlane: x"],
    ["plane y", () => halfPlane(0, nan, 1, 0), RangeError, "halfPlane: y"],
    ["plane nx", () => halfPlane(0, 0, inf, 0), RangeError, "halfPlane: nx"],
    ["plane ny", () => halfPlane(0, 0, 1, text), TypeError, "halfPlane: ny"],
    [
      "plane zero",
      () => halfPlane(0, 0, 0, -0),
      RangeError,
      "halfPlane: (nx, ny) must be a normal other than zero, got (0, 0)",
    ],
    ["ring x", () => annularSector(nan, 0, 1, 2, 0, 1), RangeError, "annularSector: x"],
    ["ring y", () => annularSector(0, nan, 1, 2, 0, 1), RangeError, "annularSector: y"],
    ["ring inner", () => annularSector(0, 0, -1, 2, 0, 1), RangeError, "annularSector: innerR"],
    ["ring outer", () => annularSector(0, 0, 1, inf, 0, 1), RangeError, "annularSector: outerR"],
    [
      "ring order",
      () => annularSector(0, 0, 3, 2, 0, 1),
      RangeError,
      "annularSector: innerR must be at most outerR (2), got 3",
    ],
    ["ring start", () => annularSector(0, 0, 1, 2, nan, 1), RangeError, "annularSector: startAngle"],
    ["ring end", () => annularSector(0, 0, 1, 2, 0, text), TypeError, "annularSector: endAngle"],
    ["arc x", () => arc(nan, 0, 1, 0, 1), RangeError, "arc: x"],
    ["arc y", () => arc(0, nan, 1, 0, 1), RangeError, "arc: y"],
    ["arc r", () => arc(0, 0, -1, 0, 1), RangeError, "arc: r"],
    ["arc start", () => arc(0, 0, 1, text, 1), TypeError, "arc: startAngle"],
    ["arc end", () => arc(0, 0, 1, 0, nan), RangeError, "arc: endAngle"],
    [
      "polyline none",
      () => polyline(5 as never),
      TypeError,
      "polyline: points must be an array of points, got 5",
    ],
    [
      "polyline one",
      () => polyline([[0, 0]]),
      RangeError,
      "polyline: the number of points must be at least 2, got 1",
    ],
    [
      "polyline NaN",
      () =>
        polyline([
          [0, 0],
          [nan, 0],
        ]),
      RangeError,
      "polyline: points[1][0] must be a finite number, got NaN",
    ],
    [
      "polyline text",
      () => polyline([[0, 0], { x: 1, y: text }]),
      TypeError,
      "polyline: points[1].y must be",
    ],
    [
      "polyline gap",
      () => polyline([[0, 0], undefined as never]),
      TypeError,
      "polyline: points[1] must be a point [x, y] or { x, y }, got undefined",
    ],
    [
      "compound none",
      () => compound(point(0, 0) as never),
      TypeError,
      "compound: shapes must be an array of shapes, got an object",
    ],
    [
      "compound empty",
      () => compound([]),
      RangeError,
      "compound: the number of shapes must be at least 1, got 0",
    ],
    [
      "compound ray",
      () => compound([point(0, 0), ray(0, 0, 1, 0) as never]),
      TypeError,
      "compound: shapes[1] must be a shape, got an object",
    ],
    [
      "compound gap",
      () => compound(new Array(1)),
      TypeError,
      "compound: shapes[0] must be a shape, got undefined",
    ],
    ["ray x", () => ray(nan, 0, 1, 0), RangeError, "ray: x"],
    ["ray y", () => ray(0, nan, 1, 0), RangeError, "ray: y"],
    ["ray dx", () => ray(0, 0, inf, 0), RangeError, "ray: dx"],
    ["ray dy", () => ray(0, 0, 1, text), TypeError, "ray: dy"],
    ["ray zero", () => ray(0, 0, 0, -0), RangeError, "ray: (dx, dy) must be a direction other than zero"],
    [
      "ray order",
      () => ray(0, 0, 1, 0, 1, 2),
      RangeError,
      "ray: maxT must be at least minT, which is 2, got 1",
    ],
    ["ray minT", () => ray(0, 0, 1, 0, inf, inf), RangeError, "ray: minT must be a number below Infinity"],
    ["ray maxT", () => ray(0, 0, 1, 0, -inf, -inf), RangeError, "ray: maxT must be a number above -Infinity"],
    ["ray NaN", () => ray(0, 0, 1, 0, nan), RangeError, "ray: maxT"],
    ["ray text", () => ray(0, 0, 1, 0, 1, text), TypeError, "ray: minT"],
  ])("%s", (_name, attempt, type, message) => {
    expect(attempt).toThrow(type);
    expect(attempt).toThrow(message);
  });

  it.each([
    [null, "null"],
    [{}, "an object"],
    [[1], "an array"],
    [1n, "1n"],
    [Symbol("s"), "a symbol"],
    [() => 1, "a function"],
    [true, "true"],
    [Object.create(null), "an object"],
  ])("are named in the message (%#)", (value, shown) => {
    expect(() => circle(0, 0, value as number)).toThrow(
      new TypeError(`circle: r must be a finite number ≥ 0, got ${shown}`),
    );
  });
});
