import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  contact,
  degrees,
  moveTo,
  point,
  polygon,
  polyline,
  ray,
  rect,
  type Shape,
  sector,
  segment,
  setPose,
  sweep,
  sweepTurning,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

const still = { x: 0, y: 0 };

const bowl = polygon([
  [0, 0],
  [10, 0],
  [10, 10],
  [8, 10],
  [8, 4],
  [4, 4],
  [4, 10],
  [0, 10],
]);
const hook = polygon([
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
]);
const boot = polygon([
  [0, 0],
  [5, 0],
  [5, 5],
  [4, 5],
  [4, 1],
  [0, 1],
]);
const mirroredBoot = (s: number) =>
  polygon([
    [s, 0],
    [s - 5, 0],
    [s - 5, 5],
    [s - 4, 5],
    [s - 4, 1],
    [s, 1],
  ]);
const halves = compound([rect(0, 0.5, 10, 1), rect(0, -0.5, 10, 1)]);
const ring = annularSector(0, 0, 1, 2, 0, 7);

describe("shapes that overlap touch at once, wherever the pieces of their boundaries meet", () => {
  it.each<[string, Shape, Shape, { x: number; y: number }]>([
    ["a disc without size in a bowl", bowl, circle(3, 3, 0), still],
    [
      "a polyline of one segment in a bowl",
      bowl,
      polyline([
        [1, 1],
        [3, 2],
      ]),
      { x: 0.1, y: 0 },
    ],
    ["boots across each other along their edges", boot, mirroredBoot(1), still],
    ["boots across each other that part", boot, mirroredBoot(1), { x: -2, y: 0 }],
    ["a segment out through a corner", hook, segment(1.5, 0.5, 4, 3), still],
    ["a segment through a hollow corner", hook, segment(0, 2, 2, 0), still],
    [
      "a segment across the vertex of a polyline",
      polyline([
        [0, -1],
        [0, 0],
        [0, 1],
      ]),
      segment(-1, 0, 1, 0),
      still,
    ],
    ["a point on a seam", halves, point(0, 0), { x: 1, y: 0 }],
    ["a point where a wide sector is cut", sector(0, 0, 2, 0, degrees(270)), point(-1, 0), { x: 0.5, y: 0 }],
    ["a segment through an arc where it is cut", arc(0, 0, 1, 0, 7), segment(0, 0, 0, 3), still],
  ])("%s", (_, a, b, vb) => {
    expect(sweep(a, still, b, vb)).toMatchObject({ t: 0, isCertain: true });
  });
});

describe("shapes that touch touch at once what they move into, wherever the pieces of their boundaries meet", () => {
  it.each<[string, Shape, Shape, { x: number; y: number }]>([
    ["boots end to end", boot, mirroredBoot(0), { x: 2, y: 0 }],
    ["a segment lengthwise into a corner", hook, segment(2, 1, 4, 3), { x: -0.5, y: -0.5 }],
    ["a point into a seam", halves, point(-5, 0), { x: 4, y: 0 }],
    ["a segment into a ring where it is cut", ring, segment(0, -0.5, 0, 1), { x: 0, y: 0.3 }],
  ])("%s", (_, a, b, vb) => {
    expect(sweep(a, still, b, vb)?.t).toBe(0);
  });

  it.each<[string, Shape, Shape, { x: number; y: number }]>([
    [
      "a disc along the inside of a ring",
      annularSector(0, 0, 10, 11, 0, 7),
      circle(0, -9, 1),
      { x: 1, y: 0 },
    ],
    ["a disc almost along it", annularSector(0, 0, 10, 11, 0, 7), circle(0, -9, 1), { x: 3, y: 3e-7 }],
  ])("%s", (_, a, b, vb) => {
    const hit = sweep(a, still, b, vb);
    expect(hit?.t).toBeLessThan(1e-5);
    expect(hit?.normal.y).toBeCloseTo(1, 5);
  });

  it.each<[string, Shape, Shape, { x: number; y: number }, number, number]>([
    [
      "a ring and a point of a compound",
      annularSector(-2, 1, 1, 2, degrees(90), degrees(225)),
      compound([point(-3, 1)]),
      { x: 0, y: 3 },
      -3,
      1,
    ],
    [
      "two arcs",
      arc(-3, 1, 2, degrees(90), degrees(315)),
      arc(-2, 3, 1, degrees(270), degrees(225)),
      { x: 3, y: 0 },
      -3,
      3,
    ],
  ])("at the very point: %s", (_, a, b, vb, x, y) => {
    const hit = sweep(a, { x: -vb.x, y: -vb.y }, b, still);
    if (hit === null || hit.t > 0) return;
    expect(hit.point.x).toBeCloseTo(x, 9);
    expect(hit.point.y).toBeCloseTo(y, 9);
  });
});

describe("a touch is certain if shapes overlap a moment later, wherever the pieces of their boundaries meet", () => {
  it.each<[string, Shape, Shape, { x: number; y: number }]>([
    ["a disc without size and a bowl", bowl, circle(-3, 3, 0), { x: 6, y: 0.5 }],
    ["boots end to end", boot, mirroredBoot(-1), { x: 2, y: 0 }],
    ["a segment lengthwise into a corner", hook, segment(3, 2, 5, 4), { x: -2, y: -2 }],
    ["a point into a seam", halves, point(-7, 0), { x: 4, y: 0 }],
    ["a segment into a ring where it is cut", ring, segment(3, 0, 4, 0), { x: -3, y: 0 }],
  ])("%s", (_, a, b, vb) => {
    const hit = sweep(a, still, b, vb);
    expect(hit?.isCertain).toBe(true);
    expect(hit?.t).toBeGreaterThan(0);
  });

  it("a ray with no width cast from within a bowl touches it at once", () => {
    const world = new World();
    world.add(bowl);
    expect(world.circleCast(ray(1, 2, 1, 0, 5), 0)).toMatchObject({ t: 0, isCertain: true });
  });
});

it.each([
  ["stars", 60, 25],
  ["gears", 100, 46],
])("a sweep of %s that are deep in each other takes hardly more steps than a contact", (_, count, inner) => {
  const jagged = () =>
    polygon(
      Array.from({ length: count }, (_, i) => {
        const r = (inner > 40 ? i >> 1 : i) % 2 === 0 ? 50 : inner;
        return [r * Math.cos((2 * Math.PI * i) / count), r * Math.sin((2 * Math.PI * i) / count)];
      }),
    );
  const [a, b] = [jagged(), setPose(jagged(), 30, 10, 0.2)];
  const way = { x: 3, y: 1 };
  expect(sweep(a, way, b, still)).toMatchObject({ t: 0, isCertain: true });
  const steps = countSteps(() => contact(a, b));
  expect(countSteps(() => sweep(a, way, b, still))).toBeLessThan(1.1 * steps);
  // What turns is asked before, too: a moment later, it may be in what it was only beside.
  const turning = { ...way, turn: 0.1 };
  expect(countSteps(() => sweepTurning(a, turning, b, { ...still, turn: 0 }))).toBeLessThan(2.2 * steps);
});

it("shapes whose middles are the least double apart slide along each other", () => {
  const edge = segment(-11, 0, 11, 0);
  const hair = sector(11, 1.5e-323, 22, { x: -1, y: 0 }, { x: -1, y: 0 });
  expect(sweep(edge, { x: 0, y: -2 }, hair, still)).toBeNull();
  expect(
    sweep(
      capsule(11, 0, -11, -1.5e-323, 0),
      { x: 0, y: 2 },
      sector(11, 0, 22, { x: -1, y: 0 }, { x: -1, y: 0 }),
      still,
    ),
  ).toBeNull();
});

/** A bar with teeth on both sides, the same above the x axis and below it. */
function rasp(count: number, height: number): Shape {
  const above = Array.from({ length: count }, (_, i): [number, number] => [i - count / 2, height + (i % 2)]);
  return polygon([...above, ...above.map(([x, y]): [number, number] => [x, -y]).reverse()]);
}

describe("of two ways out that are as long, the one counts that is shorter a moment later", () => {
  it.each<[string, Shape, Shape]>([
    ["a disc in a bar of one part", compound([rect(0, 0, 20, 4)]), circle(0, 0, 1)],
    [
      "a polyline in a sector",
      sector(0, 0, 4, 0, 7),
      polyline([
        [-1, 0],
        [0, 0],
        [1, 0],
      ]),
    ],
    [
      "a dumbbell through a disc",
      polygon([
        [-3, -2],
        [-1, -2],
        [-1, -1],
        [1, -1],
        [1, -2],
        [3, -2],
        [3, 2],
        [1, 2],
        [1, 1],
        [-1, 1],
        [-1, 2],
        [-3, 2],
      ]),
      circle(0, 0, 0.5),
    ],
    ["a disc in a rasp", rasp(64, 5), circle(0, 0, 1)],
    ["a rasp in a polygon", rasp(64, 5), rect(0, 0, 6, 2)],
    ["two rasps", rasp(64, 5), rasp(200, 30)],
    ["discs in a rasp", rasp(64, 5), compound([circle(-1, 0, 1), circle(1, 0, 1)])],
  ])("%s", (_, a, b) => {
    for (const [x, y] of [
      [0, 0],
      [48, 32],
      [2 ** 14, 0],
    ] as const) {
      const [atA, atB] = [moveTo(a, x, y), moveTo(b, x, y)];
      for (const side of [1, -1]) {
        const way = { x: 0.25, y: side };
        const normals = [
          sweep(atA, still, atB, way),
          sweep(atB, way, atA, still),
          sweep(atB, still, atA, way),
        ];
        const [ahead, back, other] = normals.map((hit) => side * (hit?.normal.y ?? 0));
        expect(ahead).toBeGreaterThan(0.9);
        expect(back).toBe(-(ahead ?? 0));
        expect(other).toBeGreaterThan(0.9);
      }
    }
  });
});

it("tells the same of gears that begin in each other at any size", () => {
  const gear = (unit: number) =>
    polygon(
      Array.from({ length: 64 }, (_, i): readonly [number, number] => {
        const [r, angle] = [i % 2 === 0 ? 50 : 40, (Math.PI * i) / 32];
        return [unit * r * Math.cos(angle), unit * r * Math.sin(angle)];
      }),
    );
  const hitAt = (exponent: number) => {
    const unit = 2 ** exponent;
    const way = { x: 64 * unit, y: 8 * unit };
    const { normal, point, ...rest } =
      sweep(gear(unit), way, moveTo(gear(unit), 40 * unit, 7 * unit), still) ?? expect.fail();
    return { normal, point: { x: point.x / unit, y: point.y / unit }, ...rest };
  };
  const usual = hitAt(0);
  expect(usual.normal.x).toBeCloseTo(0.99, 2);
  for (const exponent of [-300, -100, 100, 300]) expect(hitAt(exponent)).toEqual(usual);
});
