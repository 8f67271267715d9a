import type { DoubleDouble } from "../math/double-double.js";
import type { Vec2 } from "../math/vector.js";
import { Kind, type Point, type Shape } from "../shapes/kind.js";
import type { CommonZero } from "./crossing.js";
import type { FinePoint } from "./fine-point.js";
import { coordinateOutside, type Frame, pointInFrame } from "./frame.js";
import { crossingsOnWayOut, insideVerdict } from "./inside.js";
import { isSolid, type Meeting, type OutlinedPair, type OutlinedPart, outlinePair } from "./outlined-pair.js";

/**
 * The points that the boundaries of two shapes have in common, in no order; all of them are crossings. Null
 * where doubles do not tell how many there are, or which double is nearest to a coordinate.
 *
 * Where parts of a compound cross the other shape, it is on the boundary of the union unless it is in another part.
 */
export function commonPoints(a: Shape, b: Shape): Vec2[] | null {
  const pair = outlinePair(a, b);
  if (pair === null || !arePointsOff(pair)) return null;
  const points: Vec2[] = [];
  for (const meeting of pair.meetings) {
    const others = pair.parts.filter((part) => mayCover(part, meeting));
    for (const { zero } of meeting.crossings) {
      const verdicts = others.map(({ loops }) => insideVerdict(zero, loops));
      if (verdicts.includes(0)) return null;
      if (verdicts.includes(1)) continue;
      const point = pointOutside(zero, pair.frame);
      // Crossings of other pieces may be the same point, where a chain crosses itself.
      if (point === null || points.some(({ x, y }) => x === point.x && y === point.y)) return null;
      points.push(point);
    }
  }
  return points;
}

/** Whether all parts that are points are certainly on no boundary of the other shape. */
function arePointsOff({ parts, frame }: OutlinedPair): boolean {
  return parts.every(({ shape, isOfFirst }) => {
    if (shape.kind !== Kind.point) return true;
    const point = pointInFrame(frame, shape.x, shape.y);
    return parts.every((part) => part.isOfFirst === isOfFirst || isOff(point, shape, part));
  });
}

function isOff(point: FinePoint, { x, y }: Point, { shape, loops }: OutlinedPart): boolean {
  if (shape.kind === Kind.point) return shape.x !== x || shape.y !== y;
  const isBorder = shape.kind === Kind.halfPlane;
  return isBorder ? insideVerdict(point, loops) !== 0 : crossingsOnWayOut(point, loops) !== null;
}

function mayCover(part: OutlinedPart, { first, second }: Meeting): boolean {
  return part !== first && part !== second && isSolid(part);
}

/** An error that hardly ever makes another double the nearest one. */
const NEGLIGIBLE = 2 ** -60;

function pointOutside({ x, y, errorX, errorY }: CommonZero, { originX, originY, power }: Frame): Vec2 | null {
  const outsideX = coordinateOutside(x, originX, power);
  const outsideY = coordinateOutside(y, originY, power);
  const isKnown = isWithin(outsideX, errorX / power) && isWithin(outsideY, errorY / power);
  return isKnown ? { x: outsideX.high + 0, y: outsideY.high + 0 } : null;
}

function isWithin({ high }: DoubleDouble, error: number): boolean {
  return error <= NEGLIGIBLE * Math.abs(high);
}
