import { expect, it } from "vitest";
import * as withTrees from "../../../src/index.js";
import {
  annularSector,
  arc,
  type Compound,
  capsule,
  circle,
  compound,
  contact,
  distance,
  ellipse,
  halfPlane,
  overlaps,
  point,
  polygon,
  polyline,
  type Ray,
  ray,
  raycast,
  raycastAll,
  rect,
  relate,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import { copyOfAny } from "../../../src/shapes/copy.js";
import type { Library } from "../../another-library.js";
import { IS_FULL } from "../../extent.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { withoutTrees } from "./without-trees.js";

const CASES = IS_FULL ? 90 : 60;

/** A compound of many parts, and what is asked about it: near one of its parts, or touching that where it can be. */
interface Scene {
  readonly whole: Compound;
  readonly other: Shape;
  readonly x: number;
  readonly y: number;
  readonly ray: Ray;
}

const ANGLES = [0, 0, Math.PI / 2, Math.PI, 0.3, { x: 3, y: 4 }];

function anyScene(random: Random): Scene {
  const unit = random.pick([1, 1, 1, 2 ** -30, 1e-300, 1e300]);
  const count = 16 + random.int(IS_FULL ? 500 : 100);
  const parts = random.pick([tiles, scattered, row, pile])(random, count, unit);
  const whole = compound(parts);
  if (random.int(2) > 0) {
    const [x, y] = random.pick([
      [0, 0],
      [17, -5],
      [1e6 + 0.3, 0.1],
    ] as const);
    setPose(whole, x * unit, y * unit, random.pick(ANGLES));
  }
  const { x, y } = random.pick(whole.parts);
  const off = unit * random.pick([0, 0, 1, 2, 3, 7 * random.next(), 80]);
  const at = { x: x + off * random.pick([1, 0, -1]), y: y + off * random.pick([1, 0, -1]) };
  return { whole, other: anyOther(random, at.x, at.y, unit), ...at, ray: anyRay(random, at.x, at.y, unit) };
}

/** Flush with each other. */
function tiles(_random: Random, count: number, unit: number): Shape[] {
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) =>
    rect(2 * unit * (i % side), 2 * unit * Math.floor(i / side), 2 * unit, 2 * unit),
  );
}

/** Most of them apart from each other. */
function scattered(random: Random, count: number, unit: number): Shape[] {
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) =>
    anyPart(random, 10 * unit * (i % side), 10 * unit * Math.floor(i / side), unit),
  );
}

/** In one line, or in one place. */
function row(random: Random, count: number, unit: number): Shape[] {
  const [dx, dy] = random.pick([
    [1, 0],
    [0, 1],
    [3, 4],
    [0, 0],
  ] as const);
  return Array.from({ length: count }, () => {
    const place = unit * random.int(2 * count);
    return random.pick([circle, point])(place * dx, place * dy, unit);
  });
}

/** Of very different sizes, and some without end. */
function pile(random: Random, count: number, unit: number): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [100 * unit * random.next(), 100 * unit * random.next()];
    if (i === 0 && random.int(4) === 0) return halfPlane(-50 * unit, 0, 1, 0.5);
    return anyPart(random, x, y, unit * random.pick([1e-6, 0.1, 1, 1, 5, 30]));
  });
}

function anyPart(random: Random, x: number, y: number, unit: number): Shape {
  const angle = random.pick([0, 0, 6 * random.next()]);
  return random.pick<() => Shape>([
    () => circle(x, y, unit * (1 + random.int(3))),
    () => rect(x, y, 4 * unit, 2 * unit, angle),
    () => arc(x, y, 3 * unit, angle, angle + 2),
    () => segment(x, y, x + 3 * unit, y + unit),
    () => ellipse(x, y, 3 * unit, unit, angle),
    () => annularSector(x, y, unit, 2 * unit, angle, angle + 3),
    () => sector(x, y, 3 * unit, angle, angle + 4),
    () => capsule(x, y, x + 2 * unit, y, unit),
    () => point(x, y),
  ])();
}

function anyOther(random: Random, x: number, y: number, unit: number): Shape {
  const r = unit * random.pick([0, 0.5, 1, 1, 2, 10 * random.next()]);
  return random.pick<() => Shape>([
    () => anyPart(random, x, y, Math.max(r, unit / 4)),
    () => circle(x + unit + r, y, r),
    () => rect(x, y, 2 * r, 2 * r),
    () =>
      polyline([
        [x, y],
        [x + r, y],
        [x, y + r],
      ]),
    () =>
      polygon([
        [x, y],
        [x + 3 * unit, y],
        [x + unit, y + unit],
        [x, y + 3 * unit],
      ]),
    () => halfPlane(x, y, 1, 0.5),
    () => compound([circle(x, y, r), segment(x, y, x + unit, y)]),
    () => compound(scattered(random, 20, unit)),
  ])();
}

function anyRay(random: Random, x: number, y: number, unit: number): Ray {
  const [dx, dy] = random.pick([
    [1, 0],
    [0, -1],
    [3, 4],
    [2 * random.next() - 1, 2 * random.next() - 1],
  ] as const);
  const back = unit * random.pick([0, 1, 50, 300 * random.next()]);
  const step = random.pick([1, unit]);
  return ray(
    x - back * dx,
    y - back * dy,
    (dx || 1) * step,
    dy * step,
    random.pick([Infinity, 60]),
    random.pick([0, 0, 0, 3, -Infinity]),
  );
}

const questions: Readonly<Record<string, (library: Library, scene: Scene) => unknown>> = {
  containsPoint: (library, { whole, x, y }) => library.containsPoint(whole, x, y),
  overlaps: (library, { whole, other }) => library.overlaps(other, whole),
  raycast: (library, { whole, ray }) => library.raycast(ray, whole),
  raycastAll: (library, { whole, ray }) => library.raycastAll(ray, whole),
  distance: (library, { whole, other }) => library.distance(whole, other),
  closestPoints: (library, { whole, other }) => library.closestPoints(other, whole),
};

it.each(Object.entries(questions))(
  "%s of many parts has the same bits with a tree and without",
  (name, ask) => {
    const random = seededRandom(name.length);
    for (let i = 0; i < CASES; i++) {
      const scene = anyScene(random);
      expect(ask(withTrees, scene), `case ${i}`).toStrictEqual(ask(withoutTrees, scene));
    }
  },
  PROPERTY_TIMEOUT,
);

it(
  "raycast of many parts tells what raycastAll begins with, or a start in one of them",
  () => {
    const random = seededRandom(21);
    let hits = 0;
    for (let i = 0; i < 10 * CASES; i++) {
      const { whole, ray } = anyScene(random);
      const hit = raycast(ray, whole);
      const isStartInside =
        ray.minT > Number.NEGATIVE_INFINITY && whole.parts.some((part) => raycast(ray, part)?.inside);
      const first = raycastAll(ray, whole).find(({ kind }) => kind !== "exit");
      if (isStartInside) expect([hit?.t, hit?.inside], `case ${i}`).toEqual([ray.minT, true]);
      else if (hit === null || first === undefined)
        expect([hit, first], `case ${i}`).toEqual([null, undefined]);
      else {
        hits++;
        const { t, point, normal } = first;
        expect(hit, `case ${i}`).toEqual({ t, point, normal, inside: false });
      }
    }
    expect(hits).toBeGreaterThan(2 * CASES);
  },
  PROPERTY_TIMEOUT,
);

/** These take long where many parts meet: without a tree, up to seconds a case. */
const SLOW_CASES = 10;

const slowQuestions: typeof questions = {
  contact: (library, { whole, other }) => library.contact(whole, other),
  relate: (library, { whole, other }) => library.relate(other, whole),
};

it.each(Object.entries(slowQuestions))(
  "%s of many parts and a few has the same bits with a tree and without",
  (name, ask) => {
    const random = seededRandom(name.length);
    for (let i = 0; i < SLOW_CASES; i++) {
      const scene = anyScene(random);
      const met = scene.whole.parts.filter((part) => overlaps(part, scene.other));
      if (met.length > 4) continue;
      expect(ask(withTrees, scene), `case ${i}`).toEqual(ask(withoutTrees, scene));
    }
  },
  PROPERTY_TIMEOUT,
);

it("relate of many parts is that of the parts that are met, one part being elsewhere", () => {
  const random = seededRandom(9);
  for (let i = 0; i < CASES / 12; i++) {
    const { whole, other } = anyScene(random);
    const met = whole.parts.filter((part) => overlaps(part, other));
    const rest = whole.parts.find((part) => !overlaps(part, other));
    if (met.length > 3 || rest === undefined) continue;
    expect(relate(other, whole), `case ${i}`).toBe(relate(other, compound([...met, rest])));
  }
});

it("answers alike wherever a compound is moved, and for a copy of it", () => {
  const whole = compound(
    Array.from({ length: 400 }, (_, i) => circle(3 * (i % 20), 3 * Math.floor(i / 20), 1)),
  );
  const spot = circle(1.25, 1.25, 0.5);
  const first = distance(whole, spot);
  expect(first).toBeGreaterThan(0);
  setPose(whole, 1024, -2048, Math.PI / 2);
  expect(distance(whole, circle(1024 - 1.25, -2048 + 1.25, 0.5))).toBe(first);
  const copy = copyOfAny(whole);
  setPose(copy, 0, 0, 0);
  expect(distance(copy, spot)).toBe(first);
  expect(distance(whole, spot)).toBeGreaterThan(1000);
});

it("a compound of many parts answers as its nearest part does", () => {
  const random = seededRandom(5);
  for (let i = 0; i < 60; i++) {
    const parts = Array.from({ length: 36 }, (_, k) => {
      const [x, y] = [10 * (k % 6), 10 * Math.floor(k / 6)];
      const angle = 6 * random.next();
      return random.pick<() => Shape>([
        () => circle(x, y, 1 + random.next()),
        () => rect(x, y, 4, 2, angle),
        () => arc(x, y, 3, angle, angle + 2),
        () => segment(x, y, x + 3, y + 1),
      ])();
    });
    const other = circle(60 * random.next(), 60 * random.next(), 0.3 + random.next());
    const whole = compound(parts);
    const gaps = parts.map((part) => distance(part, other));
    expect(distance(whole, other)).toBeCloseTo(Math.min(...gaps), 10);
    // Of one part that is met, no other is in the way.
    const met = parts.filter((_, k) => gaps[k] === 0);
    const depth = met[0] === undefined ? undefined : contact(met[0], other)?.depth;
    if (met.length < 2) expect(contact(whole, other)?.depth ?? 0).toBeCloseTo(depth ?? 0, 10);
  }
});
