import { expect, it } from "vitest";
import type { Shape, SimpleShape, Vec2 } from "../../src/index.js";
import { countedLibrary, TOO_MANY_TURNS } from "../another-library.js";
import { IS_FULL } from "../extent.js";

/** Numbers that no constructor takes, and none at all. */
const BAD = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined];

/** Far more than any case takes that comes to an end, and below a second's. */
const MOST_TURNS = 3e6;

/** Of the cases, one in so many is asked. */
const EACH = IS_FULL ? 23 : 97;

const library = await countedLibrary();

const simple: Readonly<Record<string, SimpleShape>> = {
  point: library.point(1, 0.4),
  circle: library.circle(0.5, 0.2, 1),
  ellipse: library.ellipse(0, 0, 2, 1, 0.3),
  rect: library.rect(0.2, 0, 2, 1, 0.3),
  sector: library.sector(0, 0, 2, 0, 1),
  segment: library.segment(0, 0, 1, 1),
  capsule: library.capsule(0, 0, 1, 1, 0.5),
  roundedRect: library.roundedRect(0, 0, 2, 1, 0.2, 0.3),
  triangle: library.polygon([
    [0, 0],
    [2, 0],
    [1, 1],
  ]),
  star: library.polygon([
    [0, 0],
    [2, 0],
    [1, 0.3],
    [1, 1],
  ]),
  halfPlane: library.halfPlane(0, 0, 0, 1),
  annularSector: library.annularSector(0, 0, 1, 2, 0, 1),
  arc: library.arc(0, 0, 1, 0, 1),
  polyline: library.polyline([
    [0, 0],
    [1, 1],
    [2, 0],
  ]),
  comb: library.polygon([
    ...Array.from({ length: 40 }, (_, i): [number, number] => [i / 10, i % 2]),
    [4, -1],
    [0, -1],
  ]),
};
const shapes: Readonly<Record<string, Shape>> = {
  ...simple,
  compound: library.compound([simple.circle as SimpleShape, simple.sector as SimpleShape]),
};

const way: Vec2 = { x: 1, y: 1 };
const still: Vec2 = { x: 0, y: 0 };
const LASSO: readonly (readonly [number, number])[] = [
  [0, 0],
  [3, 0],
  [1, 2],
  [2, 2],
];

const QUESTIONS: Readonly<Record<string, (a: Shape, b: Shape) => unknown>> = {
  overlaps: library.overlaps,
  relate: library.relate,
  penetrates: library.penetrates,
  distance: library.distance,
  signedDistance: library.signedDistance,
  closestPoints: library.closestPoints,
  contact: library.contact,
  intersections: library.intersections,
  overlapArea: library.overlapArea,
  area: (a) => library.area(a),
  perimeter: (a) => library.perimeter(a),
  centroid: (a) => library.centroid(a),
  bounds: (a) => library.bounds(a),
  raycast: (a) => library.raycast(library.ray(-5, 0.1, 1, 0.1), a),
  raycastAll: (a) => library.raycastAll(library.ray(-5, 0.1, 1, 0.1), a),
  containsPoint: (a) => library.containsPoint(a, 0.3, 0.2),
  closestPoint: (a) => library.closestPoint(a, 0.3, 0.2),
  closestBoundaryPoint: (a) => library.closestBoundaryPoint(a, 0.3, 0.2),
  tangents: (a) => library.tangents({ x: 0.3, y: 7 }, a),
  selects: (a) => library.selects(LASSO, a),
  visibility: (a, b) => library.visibility(library.circle(0.1, 0.2, 9), [a, b]),
  isVisible: (a, b) => library.isVisible(library.circle(9, 9, 30), [a, b], -9, -8),
  sweep: (a, b) => library.sweep(a, { x: 3, y: 1 }, b, still),
  blockingSweep: (a, b) => library.sweep(a, { x: 3, y: 1 }, b, still, undefined, { blocking: true }),
  sweepTurning: (a, b) => library.sweepTurning(a, { ...way, turn: 2 }, b, { ...still, turn: -1 }),
  move: (a, b) => library.moveAndSlide(a, way, [b]),
  moveAgainst: (a, b) => library.moveAndSlide(b, way, [a]),
  world: (a, b) => {
    const world = new library.World();
    world.add(b);
    const body = world.add(a);
    world.step();
    world.moveAndSlide(body, way);
  },
};

/** The ways to the numbers and flags that a shape is made of, save those that count vertices; to some in lists. */
function placesIn(value: object): string[][] {
  return Object.entries(value).flatMap(([name, inner]): string[][] => {
    if (name === "kind" || name === "ringEnds" || name.startsWith("local")) return [];
    if (typeof inner !== "object") return Number(name) % 3 ? [] : [[name]];
    return placesIn(inner).map((place) => [name, ...place]);
  });
}

function withNumber<T extends object>(value: T, [name = "", ...within]: readonly string[], bad: unknown): T {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  copy[name] = within.length === 0 ? bad : withNumber(copy[name] as object, within, bad);
  return copy as T;
}

it.each(Object.keys(QUESTIONS))("%s of shapes with numbers that are none comes to an end", (question) => {
  const ask = QUESTIONS[question] as (a: Shape, b: Shape) => unknown;
  const endless: string[] = [];
  let asked = 0;
  for (const [name, shape] of Object.entries(shapes)) {
    for (const place of placesIn(shape)) {
      for (const [other, second] of Object.entries(shapes)) {
        for (const bad of BAD) {
          asked += 1;
          // Each meets others.
          if (asked % EACH !== 0) continue;
          const fault = faultOf(() => ask(withNumber(shape, place, bad), second));
          if (fault) endless.push(`${name}.${place.join(".")} = ${bad}, ${other}: ${fault}`);
        }
        if (ask.length < 2) break;
      }
    }
  }
  expect(endless).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

/** What is wrong with how a question ends: that it may throw errors is not. */
function faultOf(ask: () => unknown): string | undefined {
  library.allowTurns(MOST_TURNS);
  try {
    ask();
  } catch (error) {
    const { message } = error as Error;
    if (message === TOO_MANY_TURNS || message.includes("call stack")) return message;
  } finally {
    library.allowTurns(Number.POSITIVE_INFINITY);
  }
  return undefined;
}
