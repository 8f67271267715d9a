import { zeros } from "../../math/doubles.js";
import { orientation } from "../../math/orientation.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { locate } from "./location.js";

const endsOfA = /* @__PURE__ */ zeros(4);
const endsOfB = /* @__PURE__ */ zeros(4);

/**
 * Whether two shapes are segments or polylines of which edges cross, each with its ends on different sides of the other,
 * in a point that is an end of neither shape. False too if an end of one, which might be that point, lies on the other.
 */
export function doChainsCross(a: Shape, b: Shape): boolean {
  const pointsOfA = pointsOf(endsOfA, a);
  const pointsOfB = pointsOf(endsOfB, b);
  if (pointsOfA === undefined || pointsOfB === undefined) return false;
  if (!areEndsOff(pointsOfA, b) || !areEndsOff(pointsOfB, a)) return false;
  for (let i = 2; i < pointsOfA.length; i += 2) {
    for (let k = 2; k < pointsOfB.length; k += 2) {
      if (doEdgesCross(pointsOfA, i, pointsOfB, k)) return true;
    }
  }
  return false;
}

function pointsOf(room: number[], shape: Shape): readonly number[] | undefined {
  if (shape.kind === Kind.polyline) return shape.points;
  if (shape.kind !== Kind.segment) return undefined;
  room[0] = shape.ax;
  room[1] = shape.ay;
  room[2] = shape.bx;
  room[3] = shape.by;
  return room;
}

function areEndsOff(points: readonly number[], other: Shape): boolean {
  const last = points.length - 2;
  return (
    locate(other, points[0] as number, points[1] as number, 0) < 0 &&
    locate(other, points[last] as number, points[last + 1] as number, 0) < 0
  );
}

/** Of the edges that end at the given indices. */
function doEdgesCross(p: readonly number[], i: number, q: readonly number[], k: number): boolean {
  return areOnBothSides(p, i, q, k) && areOnBothSides(q, k, p, i);
}

function areOnBothSides(line: readonly number[], i: number, points: readonly number[], k: number): boolean {
  return sideOf(line, i, points, k - 2) * sideOf(line, i, points, k) < 0;
}

function sideOf(line: readonly number[], i: number, points: readonly number[], k: number): number {
  const ax = line[i - 2] as number;
  const ay = line[i - 1] as number;
  const bx = line[i] as number;
  const by = line[i + 1] as number;
  return orientation(ax, ay, bx, by, points[k] as number, points[k + 1] as number);
}
