import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  halfPlane,
  polygon,
  polyline,
  type Ray,
  ray,
  roundedRect,
  type Shape,
  segment,
} from "../../src/index.js";
import { IS_FULL } from "../extent.js";
import { seededRandom } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, RAY_KIND_NAMES } from "../generators/spec.js";
import { oracleRaycastAll, oracleRays, oracleStartsInside, Real, type RealVector } from "./index.js";

const NEAR = Real.of(1e-40);
const CASES = IS_FULL ? 1000 : 150;

function areNear(a: RealVector, b: RealVector): boolean {
  const off = (first: Real, second: Real) =>
    first
      .minus(second)
      .absolute()
      .compare(NEAR.plus(NEAR.times(first.absolute())));
  return off(a.x, b.x) < 0 && off(a.y, b.y) < 0;
}

describe("the oracle of all kinds agrees with the one of the first five", () => {
  it.each(RAY_KIND_NAMES)("%s", (kind) => {
    const random = seededRandom(7);
    for (let run = 0; run < CASES; run++) {
      const rayCase = hardRay(kind)(random);
      const [ray, shape] = [buildRay(rayCase.ray), buildShape(rayCase.shape)];
      const { ends, startsInside } = oracleRays(ray, shape);
      const hits = oracleRaycastAll(ray, shape);
      const label = JSON.stringify(rayCase);
      expect(
        ends.map((end) => end.kind),
        label,
      ).toEqual(hits.map((hit) => hit.kind));
      expect(startsInside, label).toBe(Number.isFinite(ray.minT) && oracleStartsInside(ray, shape));
      for (const [index, { t, normal }] of ends.entries()) {
        const hit = hits[index];
        if (hit === undefined) throw new Error("fewer hits");
        expect(areNear({ x: t, y: t }, { x: hit.t, y: hit.t }), label).toBe(true);
        if (normal !== undefined) expect(areNear(normal, hit.normal), label).toBe(true);
      }
    }
  });
});

const square: readonly [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const hole: readonly [number, number][] = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];
const TURN = 2 * Math.PI;

/** Kind, t and normal. */
type Known = readonly [string, number, number, number];

function eventsOf(given: Ray, shape: Shape): Known[] {
  return oracleRays(given, shape).ends.map(({ kind, t, normal }) => [
    kind,
    t.toNumber(),
    normal?.x.toNumber() ?? Number.NaN,
    normal?.y.toNumber() ?? Number.NaN,
  ]);
}

describe("rays whose events are known", () => {
  it.each<[string, Ray, Shape, Known[]]>([
    [
      "the straight side of a rounded rectangle",
      ray(-10, 2, 1, 0),
      roundedRect(0, 0, 8, 6, 1),
      [
        ["enter", 6, -1, 0],
        ["exit", 14, 1, 0],
      ],
    ],
    [
      "the top of a rounded corner, 3-4-5",
      ray(-10, 13, 1, 0),
      roundedRect(0, 0, 20, 28, 5),
      [
        ["enter", 2, -0.6, 0.8],
        ["exit", 18, 0.6, 0.8],
      ],
    ],
    ["a rounded corner left by", ray(-10, 14, 1, 0), roundedRect(0, 0, 10, 28, 5), [["touch", 10, 0, 1]]],
    [
      "the side of a capsule",
      ray(-10, 0, 1, 0),
      capsule(0, -5, 0, 5, 2),
      [
        ["enter", 8, -1, 0],
        ["exit", 12, 1, 0],
      ],
    ],
    [
      "through a hole",
      ray(-10, 5, 1, 0),
      polygon(square, { holes: [hole] }),
      [
        ["enter", 10, -1, 0],
        ["exit", 14, 1, 0],
        ["enter", 16, -1, 0],
        ["exit", 20, 1, 0],
      ],
    ],
    [
      "along the side of a hole",
      ray(-10, 4, 1, 0),
      polygon(square, { holes: [hole] }),
      [
        ["enter", 10, -1, 0],
        ["exit", 20, 1, 0],
      ],
    ],
    ["past a vertex", ray(-5, 5, 1, -1), polygon(square), [["touch", 5, -1, 0]]],
    ["out of a half plane", ray(0, 0, 0, 1), halfPlane(0, 5, 0, 1), [["exit", 5, 0, 1]]],
    ["in a half plane", ray(0, 5, 1, 0), halfPlane(0, 5, 0, 1), []],
    [
      "through a ring",
      ray(-10, 0, 1, 0),
      annularSector(0, 0, 2, 5, 0, TURN),
      [
        ["enter", 5, -1, 0],
        ["exit", 8, 1, 0],
        ["enter", 12, -1, 0],
        ["exit", 15, 1, 0],
      ],
    ],
    [
      "through an arc twice",
      ray(-10, 3, 1, 0),
      arc(0, 0, 5, 0, Math.PI),
      [
        ["touch", 6, -0.8, 0.6],
        ["touch", 14, -0.8, -0.6],
      ],
    ],
    ["along the tangent of an arc", ray(-10, 5, 1, 0), arc(0, 0, 5, 0, Math.PI), [["touch", 10, 0, 1]]],
    [
      "along a polyline and through it",
      ray(-10, 0, 1, 0),
      polyline([
        [0, 0],
        [1, 0],
        [3, 2],
        [3, -1],
      ]),
      [
        ["enter", 10, -1, 0],
        ["exit", 11, 1, 0],
        ["touch", 13, -1, 0],
      ],
    ],
    [
      "parts of a compound that share an end",
      ray(-10, 0, 1, 0),
      compound([circle(0, 0, 1), circle(2, 0, 1), segment(5, -1, 5, 1)]),
      [
        ["enter", 9, -1, 0],
        ["exit", 13, 1, 0],
        ["touch", 15, -1, 0],
      ],
    ],
  ])("%s", (_, given, shape, known) => {
    const events = eventsOf(given, shape);
    expect(events.map(([kind]) => kind)).toEqual(known.map(([kind]) => kind));
    expect(events.flatMap(([, ...numbers]) => numbers)).toEqual(
      known.flatMap(([, ...numbers]) => numbers.map((number) => expect.closeTo(number, 14))),
    );
  });
});
