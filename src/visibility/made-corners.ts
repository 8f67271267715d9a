/** Corners that are not stored but made of sizes and directions, as precisely as an eye right beside them sees them. */

import type { Frame } from "../boundary/frame.js";
import {
  type DoubleDouble,
  exactProduct,
  exactSum,
  minus,
  ofDouble,
  opposite,
  over,
  plus,
  scaled,
  squareRoot,
  times,
} from "../math/double-double.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { Kind, type Rect, type RoundedRect, type SimpleShape } from "../shapes/kind.js";
import { touchedNormals } from "./faces-of-piece.js";

const NONE = /* @__PURE__ */ ofDouble(0);

/** A vector with twice the digits of doubles. */
interface FineVector {
  readonly x: DoubleDouble;
  readonly y: DoubleDouble;
}

/**
 * The corners and ends of a shape that are made of its sizes and directions, or the points of rounded ones that lines from the eye
 * touch; in the coordinates of a frame about the eye. Their error is that of a double, however near to the eye they are; NaN,
 * perhaps, where numbers are huge, or a rounded corner is about the eye.
 */
export function madeCorners(shape: SimpleShape, frame: Frame): Vec2[] {
  switch (shape.kind) {
    case Kind.rect:
      return boxCorners(shape, 0, frame);
    case Kind.roundedRect: {
      const { r } = shape;
      const centres = boxCorners(shape, r, frame);
      return r === 0 ? centres : centres.flatMap((centre) => touchedPoints(centre, r * frame.power));
    }
    case Kind.ellipse: {
      const axis = fineUnit(shape.ux, shape.uy);
      const [p, q] = [ofDouble(shape.rx), ofDouble(shape.ry)];
      return [p, opposite(p)]
        .map((along) => cornerAt(shape, axis, along, NONE, frame))
        .concat([q, opposite(q)].map((across) => cornerAt(shape, axis, NONE, across, frame)));
    }
    case Kind.sector:
    case Kind.arc:
    case Kind.annularSector: {
      const radii = shape.kind === Kind.annularSector ? [shape.innerR, shape.outerR] : [shape.r];
      const directions = [fineUnit(shape.startX, shape.startY), fineUnit(shape.endX, shape.endY)];
      return radii.flatMap((r) =>
        directions.map((direction) => cornerAt(shape, direction, ofDouble(r), NONE, frame)),
      );
    }
    default:
      return [];
  }
}

/** The corners of a rectangle that is smaller by r on each side. */
function boxCorners(box: Rect | RoundedRect, r: number, frame: Frame): Vec2[] {
  const axis = fineUnit(box.ux, box.uy);
  const along = exactSum(box.halfWidth, -r);
  const across = exactSum(box.halfHeight, -r);
  return [along, opposite(along)].flatMap((p) =>
    [across, opposite(across)].map((q) => cornerAt(box, axis, p, q, frame)),
  );
}

/** The points of the circle of radius r about a point that lines from the eye touch. */
function touchedPoints({ x, y }: Vec2, r: number): Vec2[] {
  return touchedNormals(x / r, y / r).map((normal) => ({ x: x + r * normal.x, y: y + r * normal.y }));
}

/** The point so far along a direction from a shape's position, and so far across it. */
function cornerAt(
  { x, y }: Vec2,
  axis: FineVector,
  along: DoubleDouble,
  across: DoubleDouble,
  { originX, originY, power }: Frame,
): Vec2 {
  const a = scaled(along, power);
  const b = scaled(across, power);
  return {
    x: plus(fineOffset(x, originX, power), minus(times(axis.x, a), times(axis.y, b))).high,
    y: plus(fineOffset(y, originY, power), plus(times(axis.y, a), times(axis.x, b))).high,
  };
}

/** The coordinate in a frame, without overflow where the difference would have one. */
function fineOffset(value: number, origin: number, power: number): DoubleDouble {
  return power < 1 ? exactSum(value * power, -origin * power) : scaled(exactSum(value, -origin), power);
}

/** The unit vector along (x, y) ≠ 0, of any length. */
function fineUnit(x: number, y: number): FineVector {
  const power = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const a = x * power;
  const b = y * power;
  const length = squareRoot(plus(exactProduct(a, a), exactProduct(b, b)));
  return { x: over(ofDouble(a), length), y: over(ofDouble(b), length) };
}
