import {
  type RayEvent,
  type RayHit,
  raycast,
  raycastAll,
  type Shape,
  type Vec2,
} from "../../../src/index.js";
import { buildRay, buildShape, type RayCaseSpec, type ShapeSpec } from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";
import { oracleRays, type RayEnd, Real, type RealVector } from "../../oracle/index.js";
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
 * normals to their promised accuracy. The shape may be the given one in another guise, and the oracle may be asked about
 * `near`, all of it that the ray's line meets.
 */
export function judgeRaycast(
  { ray: raySpec, shape: shapeSpec }: RayCaseSpec,
  shape: Shape = buildShape(shapeSpec),
  near = shape,
): Fault {
  const ray = buildRay(raySpec);
  const { ends: truth, startsInside } = oracleRays(ray, near);
  const events = raycastAll(ray, shape);
  const kinds = events.map((event) => event.kind).join();
  const trueKinds = truth.map((hit) => hit.kind).join();
  if (kinds !== trueKinds) return `raycastAll has the events [${kinds}], not [${trueKinds}]`;

  const scene: Scene = {
    speed: lengthOf({ x: Real.of(ray.dx), y: Real.of(ray.dy) }),
    extent: Real.of(Math.min(extent(shapeSpec), Number.MAX_VALUE)),
    anchor: anchorOf(shapeSpec),
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
  return faultOfFirst(raycast(ray, shape), events, startsInside, ray.minT);
}

/** What the errors of a hit are measured by. */
interface Scene {
  readonly speed: Real;
  readonly extent: Real;
  /** Half planes have no extent to measure by: they are only where the coordinates of their positions put them. */
  readonly anchor: Real;
  readonly curvature: Real;
}

function faultOfEvent(event: RayEvent, hit: RayEnd, { speed, extent, anchor, curvature }: Scene): Fault {
  const wayError = hit.t.absolute().times(speed).times(WAY_ERROR).plus(extent.times(SIZE_ERROR));
  const coordinates = hit.point.x.absolute().plus(hit.point.y.absolute()).plus(anchor).times(ROUNDING);
  const error = anchor.sign() === 0 ? wayError : wayError.plus(coordinates);
  if (!isNear(event.t, hit.t, error.dividedBy(speed))) {
    return `t is ${event.t}, not ${hit.t.toNumber()}`;
  }
  if (!isNearVector(event.point, hit.point, wayError.plus(coordinates))) {
    return `point is ${show(event.point)}, not ${showReal(hit.point)}`;
  }
  // A point off by this much may have a normal turned by so much.
  const turn = wayError.plus(coordinates).plus(SMALLEST).times(curvature);
  const { normal } = hit;
  if (normal !== undefined && !isNearVector(event.normal, normal, NORMAL_ERROR.plus(turn))) {
    return `normal is ${show(event.normal)}, not ${showReal(normal)}`;
  }
  const length = Math.hypot(event.normal.x, event.normal.y);
  return Math.abs(length - 1) < 1e-15 ? undefined : `normal has length ${length}`;
}

/** The sum of the coordinates of half planes. */
function anchorOf(shape: ShapeSpec): Real {
  switch (shape.type) {
    case "halfPlane":
      return Real.of(Math.abs(shape.x)).plus(Real.of(Math.abs(shape.y)));
    case "compound":
      return shape.shapes.map(anchorOf).reduce((sum, next) => sum.plus(next), ZERO);
    default:
      return ZERO;
  }
}

function largestCurvature(shape: ShapeSpec): Real {
  switch (shape.type) {
    case "circle":
    case "sector":
    case "capsule":
    case "roundedRect":
    case "arc":
      return curvatureOf(shape.r);
    case "annularSector":
      return curvatureOf(shape.innerR || shape.outerR);
    case "ellipse": {
      const long = Real.of(Math.max(shape.rx, shape.ry));
      const short = Real.of(Math.min(shape.rx, shape.ry));
      return short.sign() === 0 ? ZERO : long.dividedBy(short.times(short));
    }
    case "compound":
      return shape.shapes
        .map(largestCurvature)
        .reduce((largest, next) => (largest.compare(next) < 0 ? next : largest), ZERO);
    default:
      return ZERO;
  }
}

function curvatureOf(radius: number): Real {
  return radius === 0 ? ZERO : Real.of(1).dividedBy(Real.of(radius));
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
