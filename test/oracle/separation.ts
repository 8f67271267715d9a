import type { HalfPlane, Shape } from "../../src/shapes/kind.js";
import { type Convex, convexOf, type RoundCorner, supportOf } from "./convex.js";
import { distanceApart, isHalfPlane } from "./distance.js";
import { normalsThrough } from "./ellipse-normals.js";
import { axisOf, cross, dot } from "./figure.js";
import { halfPlaneGap } from "./half-plane-gap.js";
import { ovalSeparation } from "./oval-separation.js";
import { oracleOverlaps, oracleOverlapsMoved, simplePartsOf } from "./overlaps.js";
import { commonScale, type Scale } from "./primitive.js";
import { Field } from "./radical.js";
import { Real } from "./real.js";
import {
  greaterReal,
  isZero,
  lesserReal,
  opposite,
  type RealVector,
  subtract,
  unit,
  zero,
} from "./real-vector.js";

/**
 * The signed distance, to an error below 10^−50 times the coordinates and sizes in the scene: the distance if the
 * shapes are apart, else minus the depth, that is the length of the shortest translation that ends their overlap.
 *
 * `"endless"` for two half planes that no translation parts. `undefined` where the shapes overlap and one of them is
 * neither convex nor a half plane: judge a depth by `oracleResolves` there. Whether a shape is convex is found
 * here from its points; a compound of one part counts as that part. The depth of an ellipse that is thinner than some 10^−90
 * of its length may be any way out, and not the shortest.
 */
export function oracleSeparation(a: Shape, b: Shape): Real | "endless" | undefined {
  if (!oracleOverlaps(a, b)) return distanceApart(a, b);
  const exponent = commonScale([a, b]);
  const scale: Scale = { field: new Field(), exponent, offsetX: 0, offsetY: 0 };
  const separation = separationIn(a, b, scale);
  // Of shapes that touch, the computed gap may be a rounding error above 0.
  return separation instanceof Real ? lesserReal(separation, zero).times(new Real(1n, exponent)) : separation;
}

function separationIn(a: Shape, b: Shape, scale: Scale): Real | "endless" | undefined {
  const halfPlane = [a, b].find(isHalfPlane);
  if (halfPlane !== undefined) return fromHalfPlane(halfPlane, halfPlane === a ? b : a, scale);
  const first = convexOf(a, scale);
  const second = convexOf(b, scale);
  return first === undefined || second === undefined ? undefined : convexSeparation(first, second);
}

function fromHalfPlane(half: HalfPlane, other: Shape, scale: Scale): Real | "endless" {
  const parts = simplePartsOf(other);
  if (parts.some((part) => isHalfPlane(part) && !areOpposite(half, part))) return "endless";
  return parts.map((part) => halfPlaneGap(half, part, scale)).reduce(lesserReal);
}

function areOpposite(a: HalfPlane, b: HalfPlane): boolean {
  const [first, second] = [axisOf(a.nx, a.ny), axisOf(b.nx, b.ny)];
  return cross(first, second) === 0n && dot(first, second) < 0n;
}

/**
 * The greatest gap over all directions. It is greatest at the normal of a straight side, or where the points that
 * are furthest towards one another stay on one round corner (a vertex, a disc) or ellipse each: two corners then
 * look along the line of their centres, a corner and an ellipse along a normal of the ellipse through the corner's
 * centre. All such directions are tried.
 */
function convexSeparation(a: Convex, b: Convex): Real {
  if (a.oval !== undefined && b.oval !== undefined) return ovalSeparation(a.oval, b.oval);
  const gap = (normal: RealVector) => supportOf(b, opposite(normal)).plus(supportOf(a, normal)).negated();
  return directionsToTry(a, b)
    .flatMap((direction) => [direction, opposite(direction)])
    .map(gap)
    .reduce(greaterReal);
}

function directionsToTry(a: Convex, b: Convex): RealVector[] {
  const directions = [...a.normals, ...b.normals].map(unit);
  for (const corner of a.corners) {
    directions.push(...b.corners.flatMap((other) => betweenCorners(corner, other)));
  }
  for (const [{ oval }, { corners }] of [
    [a, b],
    [b, a],
  ] as const) {
    if (oval === undefined) continue;
    for (const { centre } of corners) {
      directions.push(...normalsThrough(oval, centre).map(({ normal }) => normal));
    }
  }
  return directions;
}

function betweenCorners(a: RoundCorner, b: RoundCorner): RealVector[] {
  const between = subtract(b.centre, a.centre);
  return isZero(between) ? [{ x: new Real(1n, 0), y: zero }] : [unit(between)];
}

/**
 * Whether some translation of b within `slack` of (x, y) leaves the shapes apart: (x, y) itself, or one
 * of 16 places on the circle of that radius about it, each tried in exact arithmetic. So a
 * translation that merely ends an overlap, to within less than the slack, counts. All pairs.
 */
export function oracleResolves(a: Shape, b: Shape, x: number, y: number, slack: number): boolean {
  if (!oracleOverlapsMoved(a, b, x, y)) return true;
  if (slack <= 0) return false;
  const outward = Math.atan2(y, x);
  return Array.from({ length: 16 }, (_, index) => outward + (index * Math.PI) / 8).some(
    (angle) => !oracleOverlapsMoved(a, b, x + slack * Math.cos(angle), y + slack * Math.sin(angle)),
  );
}
