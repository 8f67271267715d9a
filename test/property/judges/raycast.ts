import { type RayEvent, type RayHit, raycast, raycastAll, type Vec2 } from "../../../src/index.js";
import { buildRay, buildShape, type RayCaseSpec, type RayTargetSpec } from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";
import {
  type OracleHit,
  oracleRaycastAll,
  oracleStartsInside,
  Real,
  type RealVector,
} from "../../oracle/index.js";
import { isNear, SMALLEST } from "./nearness.js";
import type { Fault } from "./overlaps.js";

/** Error of a hit, relative to the length of the way there. */
const WAY_ERROR = Real.of(1e-12);
/** Error of a normal, which has length 1, where the boundary is straight. */
const NORMAL_ERROR = Real.of(1e-12);
/** Error of a metric answer, relative to the size of the shape. */
const SIZE_ERROR = Real.of(1e-14);
/** Two units in the last place of the coordinates. */
const ROUNDING = Real.of(2 ** -51);
const ZERO = Real.of(0);

/**
 * `raycastAll` and `raycast` against exact arithmetic: kinds, number, order and inside exactly; t, points and
 * normals to their promised accuracy.
 */
export function judgeRaycast({ ray: raySpec, shape: shapeSpec }: RayCaseSpec): Fault {
  const ray = buildRay(raySpec);
  const shape = buildShape(shapeSpec);
  const truth = oracleRaycastAll(ray, shape);
  const events = raycastAll(ray, shape);
  const kinds = events.map((event) => event.kind).join();
  const trueKinds = truth.map((hit) => hit.kind).join();
  if (kinds !== trueKinds) return `raycastAll has the events [${kinds}], not [${trueKinds}]`;

  const scene: Scene = {
    speed: lengthOf({ x: Real.of(ray.dx), y: Real.of(ray.dy) }),
    extent: Real.of(Math.min(extent(shapeSpec), Number.MAX_VALUE)),
    curvature: largestCurvature(shapeSpec),
  };
  for (const [index, hit] of truth.entries()) {
    const event = events[index];
    if (event === undefined) return `raycastAll has no event ${index}`;
    const fault = faultOfEvent(event, hit, scene);
    if (fault !== undefined) return `event ${index}: ${fault}`;
    if (event.t < ray.minT || event.t > ray.maxT)
      return `event ${index}: t = ${event.t} is beyond the limits`;
  }
  const order = events.findIndex((event, index) => index > 0 && event.t < (events[index - 1]?.t ?? event.t));
  if (order >= 0) return `event ${order} comes before its predecessor`;
  return faultOfFirst(raycast(ray, shape), events, oracleStartsInside(ray, shape), ray.minT);
}

/** What the errors of a hit are measured by. */
interface Scene {
  readonly speed: Real;
  readonly extent: Real;
  readonly curvature: Real;
}

function faultOfEvent(event: RayEvent, hit: OracleHit, { speed, extent, curvature }: Scene): Fault {
  const wayError = hit.t.absolute().times(speed).times(WAY_ERROR).plus(extent.times(SIZE_ERROR));
  if (!isNear(event.t, hit.t, wayError.dividedBy(speed))) {
    return `t is ${event.t}, not ${hit.t.toNumber()}`;
  }
  const coordinates = hit.point.x.absolute().plus(hit.point.y.absolute()).times(ROUNDING);
  if (!isNearVector(event.point, hit.point, wayError.plus(coordinates))) {
    return `point is ${show(event.point)}, not ${showReal(hit.point)}`;
  }
  // A point off by this much may have a normal turned by so much.
  const turn = wayError.plus(coordinates).plus(SMALLEST).times(curvature);
  if (!isNearVector(event.normal, hit.normal, NORMAL_ERROR.plus(turn))) {
    return `normal is ${show(event.normal)}, not ${showReal(hit.normal)}`;
  }
  const length = Math.hypot(event.normal.x, event.normal.y);
  return Math.abs(length - 1) < 1e-15 ? undefined : `normal has length ${length}`;
}

function largestCurvature(shape: RayTargetSpec): Real {
  switch (shape.type) {
    case "circle":
    case "sector":
      return shape.r === 0 ? ZERO : Real.of(1).dividedBy(Real.of(shape.r));
    case "ellipse": {
      const long = Real.of(Math.max(shape.rx, shape.ry));
      const short = Real.of(Math.min(shape.rx, shape.ry));
      return short.sign() === 0 ? ZERO : long.dividedBy(short.times(short));
    }
    default:
      return ZERO;
  }
}

function faultOfFirst(
  first: RayHit | null,
  events: readonly RayEvent[],
  startsInside: boolean,
  minT: number,
): Fault {
  if (startsInside) {
    if (first === null || !first.inside) return "raycast does not say that the ray starts inside";
    if (first.t !== minT) return `raycast starts inside at t = ${first.t}`;
    return first.normal.x === 0 && first.normal.y === 0 ? undefined : "raycast has a normal inside";
  }
  const entry = events.find((event) => event.kind !== "exit");
  if (entry === undefined) return first === null ? undefined : "raycast hits what the ray misses";
  if (first === null) return "raycast misses what the ray hits";
  if (first.inside) return "raycast says that the ray starts inside";
  const { t, point, normal } = first;
  const same = Object.is(t, entry.t) && areSame(point, entry.point) && areSame(normal, entry.normal);
  return same ? undefined : "raycast differs from the first event of raycastAll";
}

function areSame(a: Vec2, b: Vec2): boolean {
  return Object.is(a.x, b.x) && Object.is(a.y, b.y);
}

function isNearVector(value: Vec2, truth: RealVector, error: Real): boolean {
  return isNear(value.x, truth.x, error) && isNear(value.y, truth.y, error);
}

function lengthOf(vector: RealVector): Real {
  return vector.x.times(vector.x).plus(vector.y.times(vector.y)).squareRoot();
}

function show(vector: Vec2): string {
  return `(${vector.x}, ${vector.y})`;
}

function showReal(vector: RealVector): string {
  return `(${vector.x.toNumber()}, ${vector.y.toNumber()})`;
}
