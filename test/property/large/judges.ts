import {
  compound,
  containsPoint,
  halfPlane,
  intersections,
  Kind,
  overlapArea,
  overlaps,
  penetrates,
  relate,
  type Shape,
  type SimpleShape,
  sweep,
  World,
} from "../../../src/index.js";
import type { PairSpec } from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";
import { oracleContainsPoint, oracleOverlaps, oracleRelate } from "../../oracle/index.js";
import { judgeDistance } from "../judges/distance.js";
import type { Fault } from "../judges/overlaps.js";
import { judgeRaycast } from "../judges/raycast.js";
import { CONVERSE, penetratesByRelation } from "../judges/relate.js";
import { judgeSeparation } from "../judges/separation.js";
import { firstFault } from "../laws/law.js";
import { sizeOf } from "../laws/tolerance.js";
import { judgeSweep, SWEEP_ERROR } from "../sweep/judge.js";
import { type Chains, circleMeets, commonAreaOf, commonOf } from "./exact-chains.js";
import type { Rim } from "./rim.js";

/** A large shape, and another one. */
export interface Pair {
  readonly shape: Shape;
  /** The same set as `shape`, for an oracle that takes long for many parts. */
  readonly plain: Shape;
  readonly small: Shape;
  /** For the sizes that errors are measured by. */
  readonly pair: PairSpec;
}

/** A large shape, and what is small at its rim. */
export interface Scene extends Pair, Rim {
  readonly unit: number;
}

function inBothOrders<Answer>(
  name: string,
  ask: (a: Shape, b: Shape) => Answer,
  { shape, small }: Pair,
  truth: Answer,
  converse: Answer,
): Fault {
  const [there, back] = [ask(shape, small), ask(small, shape)];
  if (there !== truth) return `${name}(large, small) is ${there}, not ${truth}`;
  return back === converse ? undefined : `${name}(small, large) is ${back}, not ${converse}`;
}

export function faultOfOverlaps(pair: Pair): Fault {
  const meets = oracleOverlaps(pair.plain, pair.small);
  return inBothOrders("overlaps", overlaps, pair, meets, meets);
}

export function faultOfPoints({ shape, plain, at, elsewhere }: Scene): Fault {
  for (const [x, y] of [at, ...elsewhere]) {
    const holds = oracleContainsPoint(plain, x, y);
    if (containsPoint(shape, x, y) !== holds) return `containsPoint at (${x}, ${y}) is not ${holds}`;
  }
  return undefined;
}

export function faultOfWorld({ shape, plain, small, at }: Scene): Fault {
  const meets = oracleOverlaps(plain, small);
  const holds = oracleContainsPoint(plain, ...at);
  const world = new World();
  const map = world.add(shape, { isStatic: true });
  const seen = [world.query(small).length, world.queryPoint(...at).length];
  world.add(small);
  const { begin } = world.step();
  return firstFault(
    seen[0] === Number(meets) ? undefined : `query is not ${meets}`,
    seen[1] === Number(holds) ? undefined : `queryPoint is not ${holds}`,
    begin.length === Number(meets) && begin.every(({ a }) => a === map)
      ? undefined
      : `pairs are not ${meets}`,
  );
}

export function faultOfRelation(pair: Pair): Fault {
  const { plain, small } = pair;
  // Of a crowd, the oracle would arrange all parts.
  if (plain.kind === Kind.compound || small.kind === Kind.compound) return undefined;
  const truth = oracleRelate(plain, small);
  if (truth === undefined) return undefined;
  const isIn = penetratesByRelation(plain as SimpleShape, small as SimpleShape, truth);
  return firstFault(
    inBothOrders("relate", relate, pair, truth, CONVERSE[truth]),
    isIn === undefined ? undefined : inBothOrders("penetrates", penetrates, pair, isIn, isIn),
  );
}

export function faultOfRays({ shape, pair, ray }: Scene): Fault {
  const { x, y, dx, dy } = ray;
  const sides = [halfPlane(x, y, -dy, dx), halfPlane(x, y, dy, -dx)];
  if (shape.kind !== Kind.compound) return judgeRaycast({ ray, shape: pair.a }, shape);
  const met = shape.parts.filter((part) => sides.every((side) => oracleOverlaps(part, side)));
  const near = compound(met.length > 0 ? met : shape.parts.slice(0, 1));
  return judgeRaycast({ ray, shape: pair.a }, shape, near);
}

export function faultOfDistance({ shape, small, pair }: Pair): Fault {
  return judgeDistance(pair, shape, small);
}

export function faultOfDepth({ shape, plain, small, pair }: Pair): Fault {
  // Of two convex shapes, the oracle tries all directions between corners.
  if ([shape, small].every((one) => one.kind === Kind.polygon && one.convex && one.vertices.length > 100)) {
    return undefined;
  }
  // What is all in one place has no size to tell "beside it" by.
  if (sizeOf(pair) === 0) return undefined;
  // Among parts that touch each other, the way out may end in a cusp.
  return judgeSeparation({ ...pair, isEveryday: plain.kind !== Kind.compound }, shape, small);
}

export function faultOfSweep({ shape, small, pair, ray, unit }: Pair & Pick<Scene, "ray" | "unit">): Fault {
  const [x, y] = [ray.dx * unit, ray.dy * unit];
  const motionA = { x: 0, y: 0, turn: 0 };
  const motionB = { x, y, turn: 0 };
  const hit = sweep(shape, motionA, small, motionB);
  return judgeSweep({ ...pair, motionA, motionB }, hit, SWEEP_ERROR, 4).fault;
}

/** The outline of a shape of straight edges, if its corners are doubles. */
function chainsOf(shape: Shape): Chains | undefined {
  switch (shape.kind) {
    case Kind.polygon: {
      const { vertices, ringEnds } = shape;
      const lists = [...ringEnds].map((end, i) => vertices.slice(2 * (ringEnds[i - 1] ?? 0), 2 * end));
      return { lists, areClosed: true };
    }
    case Kind.polyline:
      return { lists: [shape.points], areClosed: false };
    case Kind.point:
      return { lists: [[shape.x, shape.y]], areClosed: false };
    case Kind.segment:
      return { lists: [[shape.ax, shape.ay, shape.bx, shape.by]], areClosed: false };
    case Kind.rect: {
      const { x, y, halfWidth, halfHeight, uy } = shape;
      const [left, right, low, high] = [x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight];
      const areExact =
        isSum(right, x, halfWidth) &&
        isSum(x, left, halfWidth) &&
        isSum(high, y, halfHeight) &&
        isSum(y, low, halfHeight);
      if (uy !== 0 || !areExact) return undefined;
      return { lists: [[left, low, right, low, right, high, left, high]], areClosed: true };
    }
    default:
      return undefined;
  }
}

/** Whether a rounded sum or difference is the exact one: the lesser part is then what is left of it, and so is the greater. */
function isSum(sum: number, a: number, b: number): boolean {
  return sum - a === b && sum - b === a;
}

export function faultOfCrossings({ shape, plain, small }: Pair): Fault {
  const outline = chainsOf(plain);
  if (outline === undefined) return undefined;
  const chains = chainsOf(small);
  const isCircle = small.kind === Kind.circle && outline.areClosed;
  if (chains === undefined && !isCircle) return undefined;
  const truth = isCircle
    ? { points: circleMeets(outline, small.x, small.y, small.r), stretches: 0 }
    : commonOf(outline, chains as Chains);
  const { points, stretches } = intersections(shape, small);
  return firstFault(
    points.length === truth.points ? undefined : `${points.length} points, not ${truth.points}`,
    stretches.length === truth.stretches
      ? undefined
      : `${stretches.length} stretches, not ${truth.stretches}`,
  );
}

export function faultOfArea({ shape, plain, small, pair }: Pair): Fault {
  const [outline, chains] = [chainsOf(plain), chainsOf(small)];
  if (!outline?.areClosed || !chains?.areClosed) return undefined;
  const truth = commonAreaOf(outline, chains);
  const found = overlapArea(shape, small);
  const size = Math.min(extent(pair.a), extent(pair.b));
  const isRight = truth === 0 ? found === 0 : Math.abs(found - truth) <= 4e-14 * size * size;
  return isRight ? undefined : `an area of ${found}, not ${truth}`;
}
