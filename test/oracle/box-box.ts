import { type Box, cross, difference, dot, quarterTurn, type Vector } from "./figure.js";
import { signOf } from "./integer.js";
import { signOfRootSum } from "./root-sum.js";

/** The extent [min, max]/√w of a box about its centre in some direction, w being that of its axis. */
interface Shadow {
  readonly min: bigint;
  readonly max: bigint;
}

function shadowOf(box: Box, direction: Vector): Shadow {
  const alongX = dot(direction, box.axis);
  const alongY = dot(direction, quarterTurn(box.axis));
  const ends = (slope: bigint, min: bigint, max: bigint) => (slope < 0n ? [max, min] : [min, max]);
  const [lowX = 0n, highX = 0n] = ends(alongX, box.minX, box.maxX);
  const [lowY = 0n, highY = 0n] = ends(alongY, box.minY, box.maxY);
  return { min: lowX * alongX + lowY * alongY, max: highX * alongX + highY * alongY };
}

/**
 * The largest sign of the gaps between the shadows of two boxes on one axis of the first: 1 if the shadows are
 * apart, 0 if they only touch, −1 if they overlap.
 */
function shadowClearance(box: Box, other: Box, useFirstAxis: boolean): -1 | 0 | 1 {
  const direction = useFirstAxis ? box.axis : quarterTurn(box.axis);
  const [min, max] = useFirstAxis ? [box.minX, box.maxX] : [box.minY, box.maxY];
  const shadow = shadowOf(other, direction);
  const above = excess(box, direction, other, shadow.min, max);
  return above === 1 ? 1 : greater(above, excess(box, direction, other, shadow.max, min, -1n));
}

/**
 * The sign of (a coordinate of `other`) − `bound`, both along an axis of `box`; with `sign` −1 of the opposite.
 * The coordinate is that of the centre plus shadow/√wOther; everything is multiplied by √wBox·wOther.
 */
function excess(
  box: Box,
  direction: Vector,
  other: Box,
  shadow: bigint,
  bound: bigint,
  sign: 1n | -1n = 1n,
): -1 | 0 | 1 {
  const scale = other.axis.length.square;
  const offset = scale * dot(direction, difference(other.centre, box.centre));
  return signOfRootSum([
    { coefficient: sign * offset, radicand: 1n },
    { coefficient: sign * shadow, radicand: scale },
    { coefficient: -sign * bound * scale, radicand: box.axis.length.square },
  ]);
}

function greater(a: -1 | 0 | 1, b: -1 | 0 | 1): -1 | 0 | 1 {
  return a > b ? a : b;
}

export function isSegment(box: Box): boolean {
  return box.minX === box.maxX || box.minY === box.maxY;
}

/** The direction of a segment, of any length. */
function segmentDirection(box: Box): Vector {
  return box.minY === box.maxY ? box.axis : quarterTurn(box.axis);
}

/**
 * 1 if the boxes are apart, 0 if they meet but their relative interiors do not, −1 if those meet.
 *
 * Two convex sets are apart, or have disjoint relative interiors, iff zero lies outside, or not in the relative
 * interior, of their difference: a polygon with sides along the four axes, or, for parallel segments, a segment.
 * Collinear segments have shadows that are one point on the common normal, which separates nothing.
 */
export function boxBoxClearance(a: Box, b: Box): -1 | 0 | 1 {
  let clearance: -1 | 0 | 1 = -1;
  const parallelSegments =
    isSegment(a) && isSegment(b) && signOf(cross(segmentDirection(a), segmentDirection(b))) === 0;
  for (const [box, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const useFirstAxis of [true, false]) {
      const onAxis = shadowClearance(box, other, useFirstAxis);
      if (onAxis === 1) return 1;
      const direction = useFirstAxis ? box.axis : quarterTurn(box.axis);
      const acrossSegments = parallelSegments && signOf(cross(direction, segmentDirection(a))) !== 0;
      if (!acrossSegments) clearance = greater(clearance, onAxis);
    }
  }
  return clearance;
}

/** Whether one box lies in another. */
export interface BoxInBox {
  readonly inside: boolean;
  /** Whether the inner box meets the relative boundary of the outer one; meaningful when inside. */
  readonly meetsBoundary: boolean;
}

export function boxInBox(inner: Box, outer: Box): BoxInBox {
  let meetsBoundary = false;
  for (const useFirstAxis of [true, false]) {
    const direction = useFirstAxis ? outer.axis : quarterTurn(outer.axis);
    const [min, max] = useFirstAxis ? [outer.minX, outer.maxX] : [outer.minY, outer.maxY];
    const shadow = shadowOf(inner, direction);
    const above = excess(outer, direction, inner, shadow.max, max);
    const below = excess(outer, direction, inner, shadow.min, min, -1n);
    if (above > 0 || below > 0) return { inside: false, meetsBoundary: false };
    if (min !== max && (above === 0 || below === 0)) meetsBoundary = true;
  }
  return { inside: true, meetsBoundary };
}
