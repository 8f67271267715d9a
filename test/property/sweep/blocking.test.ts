import { expect, it } from "vitest";
import {
  type Compound,
  compound,
  Kind,
  moveBy,
  point,
  polygon,
  polyline,
  rectFromCorner,
  type Shape,
  type SimpleShape,
  segment,
  sweep,
  type Vec2,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { type EdgedPart, isCarriedThrough, penetrateOnWay, placeOf } from "../../oracle/passage.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";

/** Sweeps among small whole numbers, where what moves meets vertices, seams and joints all the time. */

const MORE = IS_FULL ? 4 : 1;
const STILL = { x: 0, y: 0 };
const BLOCKING = { blocking: true };

/** A hit may be earlier than what it tells of by this. */
const EARLY = 2 ** -30;

const corner = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
] as const;
const cup = [
  [0, 0],
  [3, 0],
  [3, 2],
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
] as const;
const star = [
  [0, 0],
  [2, 1],
  [4, 0],
  [3, 2],
  [4, 4],
  [2, 3],
  [0, 4],
  [1, 2],
] as const;
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const;
const hole = [
  [1, 1],
  [3, 1],
  [2, 3],
] as const;

const at = (random: Random) => [random.int(5), random.int(5)] as const;

function anyCurve(random: Random): SimpleShape {
  if (random.int(2) > 0) return segment(...at(random), ...at(random));
  return polyline(Array.from({ length: 2 + random.int(4) }, () => at(random)));
}

function anySolid(random: Random): SimpleShape {
  return random.pick<() => SimpleShape>([
    () => rectFromCorner(...at(random), 1 + random.int(2), 1 + random.int(2)),
    () => polygon(corner),
    () => polygon(cup),
    () => polygon(star),
    () => polygon(square, { holes: [hole] }),
  ])();
}

function several(random: Random, any: (random: Random) => SimpleShape): SimpleShape | Compound {
  if (random.int(2) === 0) return any(random);
  return compound(Array.from({ length: 1 + random.int(5) }, () => any(random)));
}

function partsOf(shape: Shape): EdgedPart[] {
  switch (shape.kind) {
    case Kind.compound:
      return shape.parts.flatMap(partsOf);
    case Kind.point:
      return [chain([shape.x, shape.y, shape.x, shape.y])];
    case Kind.segment:
      return [chain([shape.ax, shape.ay, shape.bx, shape.by])];
    case Kind.polyline:
      return [chain(shape.points)];
    case Kind.rect: {
      const { x, y, halfWidth: w, halfHeight: h } = shape;
      return [ring([x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h])];
    }
    case Kind.polygon: {
      const { vertices, ringEnds } = shape;
      const rings = ringEnds.map((end, i) => ring(vertices.slice(2 * (ringEnds[i - 1] ?? 0), 2 * end)));
      return [{ isSolid: true, edges: rings.flatMap(({ edges }) => edges) }];
    }
    default:
      throw new TypeError(`no edges of ${shape.kind}`);
  }
}

function chain(points: readonly number[]): EdgedPart {
  const places = Array.from({ length: points.length / 2 }, (_, i) =>
    placeOf(points[2 * i] as number, points[2 * i + 1] as number),
  );
  return {
    isSolid: false,
    edges: places.slice(1).map((to, i) => [places[i] as (typeof places)[number], to] as const),
  };
}

function ring(points: readonly number[]): EdgedPart {
  return { isSolid: true, edges: chain([...points, ...points.slice(0, 2)]).edges };
}

/** Whether a hit has to be told, up to a part of the way. */
type Judge = (mover: Shape, way: Vec2, obstacle: Shape, part: number) => boolean;

const getsIn: Judge = (mover, way, obstacle, part) =>
  penetrateOnWay(partsOf(mover), placeOf(part * way.x, part * way.y), partsOf(obstacle));

const getsThrough: Judge = (mover, way, obstacle, part) => {
  const { x, y } = mover;
  const curves = partsOf(obstacle).flatMap(({ edges }) => edges);
  return isCarriedThrough(placeOf(x, y), placeOf(part * way.x, part * way.y), curves);
};

it.each<
  [
    name: string,
    anyMover: (random: Random) => Shape,
    anyObstacle: (random: Random) => Shape,
    judge: Judge,
    cases: number,
  ]
>([
  [
    "points among solids",
    (random) => point(...at(random)),
    (random) => several(random, anySolid),
    getsIn,
    150,
  ],
  [
    "points among curves",
    (random) => point(...at(random)),
    (random) => several(random, anyCurve),
    getsThrough,
    800,
  ],
  [
    "curves among solids",
    (random) => several(random, anyCurve),
    (random) => several(random, anySolid),
    getsIn,
    100,
  ],
  [
    "solids among solids",
    (random) => several(random, anySolid),
    (random) => several(random, anySolid),
    getsIn,
    60,
  ],
])(
  "blocking sweeps are exact: %s",
  (name, anyMover, anyObstacle, judge, cases) => {
    const random = seededRandom(name.length);
    let hits = 0;
    for (let i = 0; i < MORE * cases; i += 1) {
      const mover = moveBy(anyMover(random), random.int(9) - 4, random.int(9) - 4);
      const obstacle = anyObstacle(random);
      const way = { x: random.int(9) - 4, y: random.int(9) - 4 };
      const hit = sweep(mover, way, obstacle, STILL, undefined, BLOCKING);
      const told = `case ${i}: ${JSON.stringify([mover, way, obstacle])}`;
      expect(hit !== null, told).toBe(judge(mover, way, obstacle, 1));
      const back = sweep(obstacle, { x: 0 - way.x, y: 0 - way.y }, mover, STILL, undefined, BLOCKING);
      expect(back?.t, told).toBe(hit?.t);
      if (hit === null) continue;
      hits += 1;
      if (hit.t > EARLY) expect(judge(mover, way, obstacle, hit.t - EARLY), `late, ${told}`).toBe(false);
      if (hit.t < 1 - EARLY && judge === getsIn) {
        expect(judge(mover, way, obstacle, hit.t + EARLY), `early, ${told}`).toBe(true);
      }
    }
    expect(hits).toBeGreaterThan((MORE * cases) / 16);
  },
  PROPERTY_TIMEOUT,
);
