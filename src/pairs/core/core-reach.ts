import { compareProducts } from "../../math/compare-products.js";
import type { Sign } from "../../math/exact.js";
import type { ConvexCore } from "./convex-core.js";
import { areSameVertex } from "./core-place.js";

// All of this is exact for cores on a grid (see `setOnGrid`): with its step for 1, coordinates and radii are
// whole numbers up to 2²⁴, their differences up to 2²⁵, sums of two products of these up to 2⁵¹.

/** The sign of the sum of the radii less the distance between two cores that have no common point. */
export function reachSign(a: ConvexCore, b: ConvexCore): Sign {
  length.value = a.radius + b.radius;
  const fromA = vertexReach(a, b);
  if (fromA > 0) return 1;
  const fromB = vertexReach(b, a);
  return fromB > fromA ? fromB : fromA;
}

/** The distance at hand; as an argument it would be kept on the heap. */
const length = { value: 0.5 };

function vertexReach(core: ConvexCore, other: ConvexCore): Sign {
  let reach: Sign = -1;
  for (let k = 0; k < other.count; k++) {
    const sign = edgesReach(core, other, k);
    if (sign > 0) return 1;
    if (sign === 0) reach = 0;
  }
  return reach;
}

/**
 * The sign of what the radius of a core has more than another, less the distance from it of a vertex of the other.
 * That must not lie within a polygon.
 */
export function slackSign(core: ConvexCore, other: ConvexCore, k: number): Sign {
  length.value = core.radius - other.radius;
  return edgesReach(core, other, k);
}

function edgesReach(core: ConvexCore, other: ConvexCore, k: number): Sign {
  const { count } = core;
  let reach: Sign = -1;
  let before = count - 1;
  // The one edge of a segment has two faces.
  for (let i = 0; i < count && (i === 0 || count > 2); i++) {
    const sign = edgeReach(core, before, i, other, k);
    if (sign > 0) return 1;
    if (sign === 0) reach = 0;
    before = i;
  }
  return reach;
}

function edgeReach(
  { points, count, orientation }: ConvexCore,
  i: number,
  j: number,
  other: ConvexCore,
  k: number,
): Sign {
  const { value } = length;
  const ax = points[2 * i] as number;
  const ay = points[2 * i + 1] as number;
  const ex = (points[2 * j] as number) - ax;
  const ey = (points[2 * j + 1] as number) - ay;
  const wx = (other.points[2 * k] as number) - ax;
  const wy = (other.points[2 * k + 1] as number) - ay;
  const cross = ex * wy - ey * wx;
  // What is outside of a polygon is nearest to an edge that it is beyond.
  if (count > 2 && orientation * cross >= 0) return -1;
  const along = wx * ex + wy * ey;
  const lengthSq = ex * ex + ey * ey;
  const reachSq = value * value;
  if (along <= 0) return signOfDouble(reachSq - (wx * wx + wy * wy));
  if (along >= lengthSq) return signOfDouble(reachSq - ((wx - ex) * (wx - ex) + (wy - ey) * (wy - ey)));
  return compareProducts(reachSq, lengthSq, cross, cross);
}

/**
 * The least sign, over the edges of a polygon and the vertices of another core, of how far a vertex is behind the
 * edge's line, less what the other's radius has more.
 */
export function depthSign(core: ConvexCore, other: ConvexCore): Sign {
  length.value = other.radius - core.radius;
  let depth: Sign = 1;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    if (!areSameVertex(core, before, core, i)) {
      const sign = depthBehind(core, before, i, other);
      if (sign < 0) return -1;
      if (sign === 0) depth = 0;
    }
    before = i;
  }
  return depth;
}

function depthBehind(core: ConvexCore, i: number, j: number, other: ConvexCore): Sign {
  const { points, orientation } = core;
  const { value } = length;
  const ax = points[2 * i] as number;
  const ay = points[2 * i + 1] as number;
  const ex = (points[2 * j] as number) - ax;
  const ey = (points[2 * j + 1] as number) - ay;
  const lengthSq = ex * ex + ey * ey;
  const distanceSq = value * value;
  let depth: Sign = 1;
  for (let k = 0; k < other.count; k++) {
    const wx = (other.points[2 * k] as number) - ax;
    const wy = (other.points[2 * k + 1] as number) - ay;
    const inward = orientation * (ex * wy - ey * wx);
    const sign = inward < 0 ? -1 : compareProducts(inward, inward, distanceSq, lengthSq);
    if (sign < 0) return -1;
    if (sign === 0) depth = 0;
  }
  return depth;
}

function signOfDouble(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
