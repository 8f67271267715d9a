import { describe, expect, it } from "vitest";
import {
  arc,
  capsule,
  closestPoints,
  compound,
  degrees,
  distance,
  ellipse,
  fromJSON,
  halfPlane,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  type ShapeJSON,
  sector,
  segment,
} from "../../../src/index.js";

describe("closestPoints of convex shapes", () => {
  it("joins corners by the 3-4-5 triangle", () => {
    expect(closestPoints(rect(0, 0, 2, 2), rect(5, 6, 2, 2))).toEqual({
      distance: 5,
      a: { x: 1, y: 1 },
      b: { x: 4, y: 5 },
    });
    expect(distance(roundedRect(0, 0, 4, 4, 1), capsule(4, 5, 9, 9, 2))).toBeCloseTo(2, 14);
    expect(
      distance(
        segment(0, 0, 0, 9),
        polyline([
          [3, 13],
          [8, 14],
        ] as const),
      ),
    ).toBe(5);
  });

  it("takes the middle of faces that are opposite", () => {
    expect(closestPoints(rect(0, 0, 2, 4), rect(5, 2, 2, 4))).toEqual({
      distance: 3,
      a: { x: 1, y: 1 },
      b: { x: 4, y: 1 },
    });
  });

  it("meets the rim of an ellipse where its normal leads to the other shape", () => {
    // The normal of the ellipse (5, 3) at (5 cos, 3 sin) is along (3 cos, 5 sin).
    const [x, y] = [5 * 0.8, 3 * 0.6];
    const [nx, ny] = [3 * 0.8, 5 * 0.6];
    const length = Math.hypot(nx, ny);
    const face = segment(x + nx - 3 * ny, y + ny + 3 * nx, x + nx + 5 * ny, y + ny - 5 * nx);
    const found = closestPoints(ellipse(0, 0, 5, 3), face);
    expect(found.distance).toBeCloseTo(length, 14);
    expect([found.a.x, found.a.y]).toEqual([expect.closeTo(x, 13), expect.closeTo(y, 13)]);
    expect([found.b.x, found.b.y]).toEqual([expect.closeTo(x + nx, 13), expect.closeTo(y + ny, 13)]);
  });

  it("knows the arc, the corners and the flat sides of a half disc", () => {
    const half = sector(0, 0, 2, degrees(0), degrees(180));
    expect(distance(half, ellipse(0, 7, 3, 2))).toBe(3);
    expect(distance(half, rect(6, 0, 2, 2))).toBe(3);
    expect(closestPoints(half, point(0.5, -3))).toMatchObject({ distance: 3, b: { x: 0.5, y: -3 } });
  });

  it("treats a compound of one part, and an arc of opening 0, as what they are", () => {
    expect(distance(compound([rect(0, 0, 2, 2)]), rect(5, 6, 2, 2))).toBe(5);
    expect(distance(arc(0, 0, 4, degrees(0), degrees(0)), ellipse(9, 0, 2, 1))).toBe(3);
  });

  it("is as accurate far from the origin, and for needles", () => {
    const far = closestPoints(ellipse(1e9, 1e9, 1000, 1), segment(1e9 - 50, 1e9 + 3, 1e9 + 90, 1e9 + 3));
    expect(far.distance).toBe(2);
    expect(far.a.y).toBe(1e9 + 1);
    expect(distance(ellipse(0, 0, 1e-13, 1), point(1, 0))).toBeCloseTo(1, 12);
  });

  it("is the height over a half plane", () => {
    const ground = halfPlane(0, 0, 3, 4);
    expect(distance(ground, point(6, 8))).toBe(10);
    expect(
      closestPoints(
        ground,
        polygon([
          [9, 9],
          [6, 8],
          [9, 12],
        ] as const),
      ),
    ).toMatchObject({
      distance: 10,
      b: { x: 6, y: 8 },
    });
  });
});

type SolidJSON = Exclude<ShapeJSON, { type: "ray" }>;

/** Pairs whose difference has vertices in line with the origin, or all but flat. */
const OVERLAPPING: readonly (readonly [SolidJSON, SolidJSON])[] = [
  [
    {
      type: "rect",
      x: -3.9999999999999574,
      y: -3.999999999999954,
      width: 0.7998482080900438,
      height: 0.20000000000000162,
      angle: { x: 0.7145096368748962, y: 0.6996255990262964 },
    },
    {
      type: "rect",
      x: -3.999999999999983,
      y: -3.9999999999999716,
      width: 1.4815379766538117,
      height: 2.292573626279586,
      angle: { x: -0.48391548452389754, y: -0.8751147375276007 },
    },
  ],
  [
    { type: "ellipse", x: 0, y: 0, rx: 2262, ry: 754, angle: { x: 21, y: -20 } },
    { type: "rect", x: 0, y: 0, width: 4176, height: 580, angle: { x: 21, y: -20.000000000000014 } },
  ],
  [
    { type: "capsule", ax: -120, ay: 288, bx: -240, by: 576, r: 312 },
    {
      type: "polygon",
      vertices: [
        [25.000000000000007, -60],
        [0, 0],
        [119, 120],
      ],
      holes: [],
    },
  ],
  [
    {
      type: "segment",
      ax: -0.000002141681303748405,
      ay: 3.725290298461914e-9,
      bx: -0.0000021118789813607098,
      by: 2.9802322387695312e-8,
    },
    {
      type: "segment",
      ax: -0.000002126780142554558,
      ay: 2.7939677238464355e-8,
      bx: -0.0000021267801425545574,
      by: 5.587935447692871e-9,
    },
  ],
  [
    {
      type: "rect",
      x: -0.3837100655084889,
      y: 2.144740216964843,
      width: 0.07925566006870205,
      height: 8.71373504093458,
      angle: { x: -0.9874105526071411, y: -0.15817838221470223 },
    },
    {
      type: "capsule",
      r: 0.0000011805577094178549,
      ax: -0.000006570126163214264,
      ay: -0.0000010525133594502215,
      bx: -0.000004104019372654997,
      by: -6.574475466050097e-7,
    },
  ],
  [
    {
      type: "halfPlane",
      x: -242951.8821260801,
      y: -248.78272729710602,
      nx: -1399063988.6316884,
      ny: -912809812.6211339,
    },
    {
      type: "halfPlane",
      x: -242951.38645757688,
      y: -249.54243862314746,
      nx: 14157493200.144146,
      ny: 9236960439.420355,
    },
  ],
];

describe("far from the origin", () => {
  it("the nearest of two ends is not taken for the side that it is on, which is off by a rounding there", () => {
    const x = 2 ** 30;
    const rising = segment(x, 0, x + 4, 2 ** -22);
    expect(closestPoints(rising, segment(x, -1, x + 4, -1))).toEqual({
      distance: 1,
      a: { x, y: 0 },
      b: { x, y: -1 },
    });
  });
});

describe("the common point of shapes that overlap", () => {
  it.each(OVERLAPPING)("lies in both: pair %#", (jsonA, jsonB) => {
    const a: Shape = fromJSON(jsonA);
    const b: Shape = fromJSON(jsonB);
    expect(overlaps(a, b)).toBe(true);
    const { distance: gap, a: onA, b: onB } = closestPoints(a, b);
    const size = Math.abs(onA.x) + Math.abs(onA.y) + distance(a, point(0, 0)) + 1e-5;
    expect(gap).toBe(0);
    expect(onB).toEqual(onA);
    expect(distance(point(onA.x, onA.y), a)).toBeLessThanOrEqual(4e-15 * size);
    expect(distance(point(onA.x, onA.y), b)).toBeLessThanOrEqual(4e-15 * size);
  });

  it("lies in a small polygon that only the round end of a large capsule reaches", () => {
    const long = capsule(30.35562119862034, 58.7204973401749, 24, 51, 4);
    const small = polygon([
      [21.445081838449383, 47.91057366115634],
      [21.45080189752814, 47.9175221087625],
      [21.457750345134297, 47.911802049683736],
      [21.45203028605554, 47.90485360207758],
    ]);
    const { distance: gap, a: onA, b: onB } = closestPoints(long, small);
    expect(gap).toBe(0);
    expect(onB).toEqual(onA);
    expect(distance(point(onA.x, onA.y), long)).toBeLessThan(1e-13);
    expect(distance(point(onA.x, onA.y), small)).toBeLessThan(1e-13);
  });

  it("lies in a sliver that a needle crosses, next to which the rim of their difference is shorter than rounding", () => {
    const needle = ellipse(
      387442.87180875655,
      463.5820640234435,
      0.000057231552722301564,
      12.101030084252102,
      {
        x: 0.9505446675497173,
        y: 0.3105878861011765,
      },
    );
    const sliver = sector(
      387420.4615479896,
      456.2595705498717,
      23.576174409063,
      { x: 0.9505446463943785, y: 0.310587950846432 },
      { x: 0.9505446463943785, y: 0.31058795084643215 },
    );
    const { distance: gap, a: common } = closestPoints(needle, sliver);
    expect(gap).toBe(0);
    // Half a unit in the last place of x is 3e-11.
    expect(distance(point(common.x, common.y), needle)).toBeLessThan(4e-11);
    expect(distance(point(common.x, common.y), sliver)).toBeLessThan(4e-11);
  });

  it.each([
    [
      segment(-128.40746368132216, -63.41986055349085, -54.76438200439566, -6.417788310333027),
      segment(-54.76438200440483, -6.417788310344822, -55.452063951759825, -5.883150565292393),
    ],
    [
      segment(-0.21029283921626227, -0.7727644880031401, 0.3974902139449098, 1.460659919805977),
      segment(-0.05347207798547045, -0.018275895941337265, 4.853749959790768e-14, -1.3208537345288462e-14),
    ],
  ])("lies on both segments where they overlap by hardly more than rounding: %#", (a, b) => {
    expect(overlaps(a, b)).toBe(true);
    const { x, y } = closestPoints(a, b).a;
    const rounding = 2e-15 * (Math.abs(a.ax) + Math.abs(a.ay));
    expect(distance(point(x, y), a)).toBeLessThan(rounding);
    expect(distance(point(x, y), b)).toBeLessThan(rounding);
  });

  it("lies where one core begins and the other's radius ends", () => {
    expect(closestPoints(capsule(0, 0, 0, 9, 3), capsule(4, 0, 8, 0, 2)).a).toEqual({ x: 2.5, y: 0 });
    expect(closestPoints(capsule(0, 0, 0, 9, 9), segment(4, 0, 8, 0)).a).toEqual({ x: 4, y: 0 });
    expect(closestPoints(segment(4, 0, 8, 0), capsule(0, 0, 0, 9, 9)).a).toEqual({ x: 4, y: 0 });
  });

  it("is finite for half planes at both ends of the doubles", () => {
    const high = halfPlane(1.7e308, 1.7e308, -1, 0.5);
    const low = halfPlane(-1.7e308, -1.7e308, 0, 1);
    const { a: onA, b: onB } = closestPoints(high, low);
    expect(Number.isFinite(onA.x) && Number.isFinite(onA.y)).toBe(true);
    expect(onB).toEqual(onA);
  });

  it("is no NaN for a point that an arc makes of far larger numbers", () => {
    const tiny = arc(-22, -2e-323, 22, degrees(0), degrees(0));
    expect(closestPoints(point(0, 0), tiny)).toMatchObject({ distance: 2e-323, a: { x: 0, y: 0 } });
  });
});
