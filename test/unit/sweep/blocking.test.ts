import { describe, expect, it } from "vitest";
import {
  arc,
  capsule,
  circle,
  compound,
  distance,
  ellipse,
  fromJSON,
  halfPlane,
  Kind,
  moveBy,
  moveTo,
  point,
  polygon,
  polyline,
  ray,
  rect,
  rectFromCorner,
  type Shape,
  segment,
  sweep,
  World,
} from "../../../src/index.js";

const STILL = { x: 0, y: 0 };
const BLOCKING = { blocking: true };

const blocks = (a: Shape, x: number, y: number, b: Shape) =>
  sweep(a, { x, y }, b, STILL, undefined, BLOCKING);

describe("what only grazes", () => {
  const block = rectFromCorner(16, 0, 16, 16);
  const grazing: [name: string, mover: Shape, x: number, y: number, obstacle: Shape][] = [
    ["a corner past a corner", rect(4, -10, 12, 20), 10, 0, block],
    ["an edge along an edge", rect(4, -4, 8, 8), 30, 0, block],
    ["a disc past an edge", circle(4, -3, 3), 30, 0, block],
    ["a disc past a disc", circle(0, 0, 2), 9, 0, circle(5, 5, 3)],
    ["a turned box past a point", rect(0, 0, 10, 10, { x: 3, y: 4 }), 30, 0, point(20, 7)],
    ["a capsule past a corner", capsule(0, -6, 4, -6, 6), 30, 0, block],
    ["a corner past a corner, at 45°", rect(0, 0, 2, 2), 4, 4, rect(4, 0, 2, 2)],
  ];

  it.each(grazing)("%s does not block, and is a hit across the motion", (_name, mover, x, y, obstacle) => {
    expect(blocks(mover, x, y, obstacle)).toBeNull();
    const hit = sweep(mover, { x, y }, obstacle, STILL);
    if (hit === null) return;
    expect(Math.abs(hit.normal.x * x + hit.normal.y * y)).toBeLessThan(1e-12);
  });

  it("blocks as soon as it is an ulp more", () => {
    expect(blocks(rect(4, -10 + 2 ** -48, 12, 20), 10, 0, block)).not.toBeNull();
    expect(blocks(circle(4, -3 + 2 ** -51, 3), 30, 0, block)?.normal.y).toBeGreaterThan(0.9);
    expect(blocks(circle(0, 2 ** -60, 2), 9, 0, circle(5, 5, 3))).not.toBeNull();
    expect(blocks(circle(0, 0, 2), 9, 0, circle(5, 5, 3 + 2 ** -50))).not.toBeNull();
    expect(blocks(rect(0, 0, 10, 10, { x: 3, y: 4 }), 30, 0, point(20, 7 - 2 ** -49))).not.toBeNull();
    expect(blocks(rect(0, 0, 10, 10, { x: 3, y: 4 }), 30, 0, point(20, 7 + 2 ** -49))).toBeNull();
  });
});

describe("what is in contact to begin with", () => {
  const movers: [name: string, at: (gap: number, far: number) => Shape][] = [
    ["rect", (gap, far) => rect(far, -2 - gap, 4, 4)],
    ["circle", (gap, far) => circle(far, -2 - gap, 2)],
    [
      "polygon",
      (gap, far) =>
        polygon([
          [far - 2, -gap],
          [far + 2, -gap],
          [far, -4],
        ]),
    ],
    ["ellipse", (gap, far) => ellipse(far, -2 - gap, 5, 2)],
    ["capsule", (gap, far) => capsule(far - 2, -1 - gap, far + 2, -1 - gap, 1)],
  ];

  it.each(movers)("is let go along the floor, a gap or none, near and far: %s", (_name, at) => {
    for (const far of [0, 1e6]) {
      const floor = [
        rectFromCorner(far - 16, 0, 16, 16),
        rectFromCorner(far, 0, 16, 16),
        rectFromCorner(far + 16, 0, 16, 16),
      ];
      for (const gap of far === 0 ? [0, 1e-15, 1e-12] : [0, 2 ** -20]) {
        for (const tile of floor) {
          expect(blocks(at(gap, far), 20, 0, tile)).toBeNull();
          expect(blocks(at(gap, far), 20, -1, tile)).toBeNull();
        }
        expect(floor.some((tile) => (blocks(at(gap, far), 0, 2, tile)?.t ?? 1) < 1e-5)).toBe(true);
      }
    }
  });

  it("is one thing, however it is put together", () => {
    const mover = rect(0, -2, 4, 4);
    const tiles = [
      rectFromCorner(-8, 0, 16, 16),
      rectFromCorner(8, 0, 16, 16),
      rectFromCorner(24, 0, 16, 16),
    ];
    const whole = polygon([
      [-8, 0],
      [8, 0],
      [24, 0],
      [40, 0],
      [40, 16],
      [-8, 16],
    ]);
    const hollow = polygon([
      [-8, 0],
      [40, 0],
      [40, 16],
      [16, 8],
      [-8, 16],
    ]);
    for (const shape of [...tiles, whole, hollow]) expect(blocks(mover, 30, 0, shape)).toBeNull();
  });

  it("or next to nothing off", () => {
    const least = Number.MIN_VALUE;
    expect(blocks(rect(0, -least, 0, 0), 3, 1, point(0, 0))).toBeNull();
    expect(blocks(rect(0, -least, 0, 0), 0, 1, point(0, 0))).toBeNull();
    expect(blocks(rect(0, -least, 0, 0), 0, 1, rect(0, 1, 2, 2))?.t).toBe(0);
    expect(blocks(rect(0, -least, 0, 0), 0, 1, segment(-1, 0, 1, 0))?.t).toBe(0);
  });
});

describe("blocking sweeps", () => {
  it("are hits where a corner is nearer to an arc than the rounding of its place", () => {
    const box = fromJSON({
      ...{ type: "rect", x: 1000000001.0686386, y: 333333334.08100593 },
      ...{ width: 0.6739993613524005, height: 1.0001144493294387 },
      angle: { x: -0.21545971663335872, y: 0.9765127293119495 },
    });
    const bow = fromJSON({
      ...{ type: "arc", x: 1000000000.2327545, y: 333333334.5335846, r: 1.5508826400328146 },
      startAngle: { x: -0.9999990096860036, y: 0.0014073475093340298 },
      endAngle: { x: 0.9006524055968025, y: -0.4345402677459164 },
    });
    expect(distance(box, bow)).toBeGreaterThan(0);
    expect(distance(box, bow)).toBeLessThan(2 ** -30);
    expect(blocks(bow, -0.27165400270429835, 0.127295336971678, box)?.t).toBeLessThan(0.1);
  });

  it("are none where what is slid along has another wall beside it, from which the motion leads away", () => {
    const cone = fromJSON({
      ...{ type: "sector", x: 3.9950868040736114, y: 1.4558818556887188, r: 3.523107460783071 },
      startAngle: { x: 0.5262060181292968, y: -0.850357117030551 },
      endAngle: { x: -0.6498221988696831, y: -0.760086251590022 },
    });
    const bowl = fromJSON({
      ...{ type: "annularSector", x: 2.000681396573782, y: 1.7644003443419933 },
      ...{ innerR: 3.000917780770588, outerR: 4.792286240146433 },
      startAngle: { x: 0.2069854612700118, y: 0.9783440186472447 },
      endAngle: { x: -0.00655854581644048, y: -0.9999784925071007 },
    });
    const along = { x: 0.9209053331554464, y: 0.3897863098748545 };
    expect(distance(cone, bowl)).toBeGreaterThan(0);
    for (const t of [1e-6, 1e-3, 1]) {
      const later = moveBy(structuredClone(cone), t * along.x, t * along.y);
      expect(distance(later, bowl)).toBeGreaterThan(0);
    }
    expect(blocks(cone, along.x, along.y, bowl)).toBe(null);
  });

  it("are hits that penetrate, no later", () => {
    const hit = blocks(circle(0, 0, 1), 10, 0, rect(6, 0, 2, 2));
    expect(hit?.t).toBeCloseTo(0.4, 12);
    expect(hit?.normal).toEqual({ x: 1, y: 0 });
    expect(hit?.point.x).toBeCloseTo(5, 12);
    expect(blocks(circle(0, 0, 1), 3, 0, halfPlane(2, 0, -1, 0))?.normal).toEqual({ x: 1, y: 0 });
    expect(blocks(circle(0, 0, 1), 1, 0, halfPlane(2, 0, -1, 0))).toBeNull();
    expect(blocks(circle(0, 0, 1), 0, 0, rect(6, 0, 2, 2))).toBeNull();
    expect(blocks(circle(0, 0, 1), 0, 0, rect(1, 0, 2, 2))?.t).toBe(0);
    expect(blocks(segment(0, 0, 0, 4), 10, 0, segment(5, 2, 5, 9))).not.toBeNull();
    expect(blocks(segment(0, 0, 0, 4), 10, 0, segment(5, 4, 5, 9))).toBeNull();
  });

  it("begin at once with what is inside to begin with, whatever it is inside of, and wherever it goes", () => {
    const hollow = polygon([
      [0, 0],
      [20, 0],
      [20, 10],
      [10, 10],
      [10, 20],
      [0, 20],
    ]);
    const [disc, box] = [circle(0, 0, 40), rect(5, 10, 60, 60)];
    const within = [
      point(5, 15),
      segment(5, 15, 5, 16),
      circle(5, 15, 1),
      rect(5, 15, 1, 1),
      ellipse(5, 15, 2, 1),
      arc(5, 15, 1, 0, 2),
    ];
    const outer = [hollow, compound([hollow]), halfPlane(0, 30, 1, 2), disc, compound([disc, hollow]), box];
    for (const shape of outer) {
      for (const inner of within) {
        for (const [x, y] of [
          [0, 0],
          [3, 5],
          [0, 50],
          [-99, 0],
        ] as const) {
          const hit = blocks(inner, x, y, shape);
          expect(hit?.t).toBe(0);
          expect(Math.hypot(hit?.normal.x ?? 0, hit?.normal.y ?? 0)).toBeCloseTo(1, 12);
          expect(blocks(shape, x, y, inner)?.t).toBe(0);
        }
      }
    }
  });

  it.each([2 ** 1023, 2 ** 1010, 2 ** -1020])("are the same at every size: %d", (size) => {
    const pairs = (k: number): [a: Shape, b: Shape][] => [
      [rect(0, 0, k, k), rect(1.25 * k, 0, k, k)],
      [circle(0, 0, k / 2), circle(1.25 * k, 0, k / 2)],
      [ellipse(0, 0, k / 2, k / 4), ellipse(1.25 * k, 0, k / 2, k / 4)],
      [circle(0, 0, k / 2), halfPlane(k, 0, -1, 0)],
      [arc(0, 0, k, 0, 2), arc(1.5 * k, 0.25 * k, k, 0, 5)],
      [arc(0, 0, k / 2, 0, 2), circle(0, 0, k)],
    ];
    const usual = pairs(1);
    for (const [i, [a, b]] of pairs(size).entries()) {
      const [usualA, usualB] = usual[i] as [Shape, Shape];
      for (const way of [1, 0]) {
        const [hit, usualHit] = [blocks(a, way * size, 0, b), blocks(usualA, way, 0, usualB)];
        expect(hit === null).toBe(usualHit === null);
        expect(hit?.t ?? 2).toBeCloseTo(usualHit?.t ?? 2, 12);
        expect((hit?.point.x ?? 0) / size).toBeCloseTo(usualHit?.point.x ?? 0, 10);
      }
    }
  });

  it("begin at once with what is penetrated, at any speed", () => {
    for (const speed of [1e-200, 1e20, 1e155, 1.7e308]) {
      for (const [a, b] of [
        [circle(0, 0, 4), circle(3, 1, 4)],
        [rect(0, 0, 4, 4), point(1, 1)],
        [arc(0, 0, 2, 0, 2), circle(0, 0, 4)],
      ] as const) {
        const hit = blocks(a, speed, 0, b);
        // An arc that far would be clear of the disc if its way were shifted aside by what does not count.
        if (speed < 1 || a.kind !== Kind.arc) expect(hit?.t).toBe(0);
      }
    }
  });

  it.each([1e121, 1e155, 1e300, 1.7e308])("meet what is on their way at any speed: %d", (speed) => {
    const hollow = polygon([
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
    ]);
    const mover = circle(-20, 0, 4);
    expect(blocks(mover, speed, 0, circle(0, 1, 4))?.t).toBe(0);
    expect(blocks(mover, speed, 0, circle(0, 8, 4))).toBeNull();
    expect(blocks(mover, -speed, 0, circle(0, 1, 4))).toBeNull();
    expect(blocks(rect(-20, -1, 2, 4), speed, 0, hollow)?.t).toBe(0);
    expect(blocks(rect(-20, -1, 2, 2), speed, 0, hollow)).toBeNull();
    expect(blocks(point(-1, -1), speed, speed, hollow)?.t).toBe(0);
    expect(blocks(segment(-9, -1, -9, 1), speed, 0, segment(0, 0, 0, 5))?.t).toBe(0);
    expect(blocks(point(3, 3), speed, 0, point(3, 3))).toBeNull();
  });

  it("exchange their shapes", () => {
    const a = rect(0, 0, 2, 1, 0.3);
    const b = polygon([
      [5, -1],
      [7, 0],
      [5, 1],
    ]);
    const there = sweep(a, { x: 9, y: 0.5 }, b, { x: 0, y: 1 }, undefined, BLOCKING);
    const back = sweep(b, { x: 0, y: 1 }, a, { x: 9, y: 0.5 }, undefined, BLOCKING);
    expect(back?.t).toBe(there?.t);
    expect(back?.normal.x).toBe(-(there?.normal.x ?? 0));
    expect(back?.point).toEqual(there?.point);
  });

  it("are what worlds sweep by, if they are asked to", () => {
    const world = new World();
    for (let i = 0; i < 4; i += 1) world.add(rectFromCorner(16 * i, 0, 16, 16));
    const wall = world.add(rect(60, -8, 4, 8));
    const hero = rect(8, -4, 8, 8);
    expect(world.sweep(hero, { x: 80, y: 0 }, BLOCKING)?.id).toBe(wall);
    expect(world.sweepAll(hero, { x: 80, y: 0 }, BLOCKING).map(({ id }) => id)).toEqual([wall]);
    expect(world.circleCast(ray(8, -4, 1, 0), 4, BLOCKING)?.id).toBe(wall);
    expect(() => world.sweep(hero, STILL, { blocking: 1 } as never)).toThrow(
      "sweep: filter.blocking must be",
    );
    expect(() => sweep(hero, STILL, hero, STILL, undefined, { block: true } as never)).toThrow(
      "sweep: options must be",
    );
  });
});

describe("what has no area", () => {
  const corner = polygon([
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ]);
  const holed = polygon(
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    {
      holes: [
        [
          [1, 1],
          [3, 1],
          [2, 3],
        ],
      ],
    },
  );
  const tiles = compound([rectFromCorner(0, 0, 1, 1), rectFromCorner(1, 0, 1, 1)]);
  const vee = polyline([
    [-1, 1],
    [0, 0],
    [1, 1],
  ]);
  const zed = polyline([
    [0, 2],
    [0, 0],
    [2, 0],
    [2, -2],
  ]);
  const ell = polyline([
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 2],
  ]);

  it.each<[name: string, mover: Shape, x: number, y: number, obstacle: Shape, t: number]>([
    ["a point through a vertex", point(-1, -1), 2.5, 2.5, corner, 0.4],
    ["a point through two vertices", point(3, -1), -4, 4, corner, 0.25],
    ["a point that comes along an edge", point(3, 1), -4, 0, corner, 0.5],
    ["a point from a vertex inward", point(1, 1), -0.5, -0.5, corner, 0],
    ["a point from an edge inward", point(0.5, 0), 0, 0.5, corner, 0],
    ["a point out of the corner of a hole", point(2, 3), 1, -1, holed, 0],
    ["a segment along itself through a vertex", segment(-2, -2, -1, -1), 2.5, 2.5, corner, 0.4],
    ["a segment from an edge inward", segment(0.5, 0, 0.75, 0), 0.5, 0.5, corner, 0],
    ["a segment from the edge of a hole inward", segment(1.5, 1, 2.5, 1), 0, -0.25, holed, 0],
    ["a point through the joint of a polyline", point(0, 2), 0, -3, vee, 2 / 3],
    [
      "a point through the joint of two segments",
      point(0, 2),
      0,
      -4,
      compound([segment(-1, 0, 0, 0), segment(0, 0, 1, 1)]),
      0.5,
    ],
    ["a point along a stretch of a polyline from one side to the other", point(-1, 0), 4, 0, zed, 0.25],
    ["a segment along itself through a joint", segment(0, 2, 0, 3), 0, -3, vee, 2 / 3],
    ["a segment along itself and a stretch that it lies over", segment(-1, 0, 5, 0), 2.25, 0, zed, 0],
    ["a point along a seam", point(1, 2), 0, -1.5, tiles, 2 / 3],
    ["a point that begins on a seam", point(1, 0.5), 0, 0.25, tiles, 0],
    ["a point that rests on a seam", point(1, 0.5), 0, 0, tiles, 0],
    ["a segment along a seam", segment(1, 3, 1, 2), 0, -1.5, tiles, 2 / 3],
    ["a circle of radius 0 along a seam", circle(1, 2, 0), 0, -1.5, tiles, 2 / 3],
    ["a joint through a point", moveTo(vee, 0, 0), 0, 3, point(0, 2), 2 / 3],
  ])("is blocked: %s", (_name, mover, x, y, obstacle, t) => {
    const hit = blocks(mover, x, y, obstacle);
    expect(hit?.t).toBeCloseTo(t, 12);
    expect(hit?.t).toBeLessThanOrEqual(t);
    expect(Math.hypot(hit?.normal.x ?? 0, hit?.normal.y ?? 0)).toBeCloseTo(1, 12);
    const back = blocks(obstacle, 0 - x, 0 - y, mover);
    expect(back?.t).toBe(hit?.t);
  });

  it.each<[name: string, mover: Shape, x: number, y: number, obstacle: Shape]>([
    ["a point that grazes a vertex", point(-1, 1), 3, -3, corner],
    ["a point along an edge", point(-1, 0), 4, 0, corner],
    ["a point that ends in a vertex", point(-1, -1), 1, 1, corner],
    ["a point along the outside of flush tiles", point(-1, 1), 4, 0, tiles],
    ["a segment away from the edge that it lies on", segment(0.5, 0, 0.75, 0), 0.5, -0.5, corner],
    ["a point past the tip of a polyline", point(-1, 0), 2, 0, vee],
    ["a point that ends in a joint", point(0, 2), 0, -2, vee],
    ["a point along a stretch of a polyline that stays on one side", point(-1, 0), 4, 0, ell],
    [
      "a segment along itself, as far as a stretch is long that it lies over",
      segment(-1, 0, 5, 0),
      2,
      0,
      zed,
    ],
    [
      "a point between the corners of two tiles",
      point(0, 2),
      2,
      -2,
      compound([rectFromCorner(0, 0, 1, 1), rectFromCorner(1, 1, 1, 1)]),
    ],
    [
      "a polyline of one edge that comes up to a box",
      polyline([
        [3, 0],
        [1, 0],
      ]),
      1,
      2,
      rect(4.5, 2, 1, 2),
    ],
  ])("is let past: %s", (_name, mover, x, y, obstacle) => {
    expect(blocks(mover, x, y, obstacle)).toBeNull();
    expect(blocks(obstacle, 0 - x, 0 - y, mover)).toBeNull();
  });

  it("or is not convex, and lies flush where it begins to move in", () => {
    const other = moveTo(
      polygon([
        [0, 0],
        [2, 0],
        [2, -2],
        [1.5, -2],
        [1.5, -1],
        [0, -1],
      ]),
      0,
      0,
    );
    expect(blocks(other, 0, 1, corner)?.t).toBe(0);
    expect(blocks(other, 0, -1, corner)).toBeNull();
    expect(blocks(other, 1, 0, corner)).toBeNull();
  });
});

it("answers where all numbers are 0", () => {
  expect(blocks(point(0, 0), 0, 0, point(0, 0))).toBeNull();
  expect(blocks(segment(0, 0, 0, 0), 0, 0, circle(0, 0, 0))).toBeNull();
  expect(blocks(point(0, 0), 0, 0, halfPlane(0, 0, 1, 0))).toBeNull();
});
