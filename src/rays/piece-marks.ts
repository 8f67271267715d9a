import { type Conic, frameVector } from "../exact/carrier.js";
import type { Outline } from "../exact/outline.js";
import { isWithinEnds, type Piece, type RoundPiece, type StraightPiece } from "../exact/piece.js";
import {
  add,
  cross,
  dot,
  lengthSq,
  negate,
  perpendicular,
  RealVector,
  scale,
  subtract,
} from "../exact/real-vector.js";
import type { EvenOddRegion } from "../exact/region.js";
import { Real } from "../math/real.js";
import type { Facing, LineMark, MarkedLine } from "./line-marks.js";

/** What a line runs along: the line itself, or what is between two marks of it, in either order. */
export type Stretch = "line" | { readonly from: LineMark; readonly to: LineMark };

/**
 * Marks where a line meets a piece of an outline; if it runs along the piece, adds that to the stretches.
 *
 * `flatFacing` is how a piece without solid beside it faces; null: as the curve that it is.
 */
export function markPiece(
  piece: Piece,
  outline: Outline,
  line: MarkedLine,
  flatFacing: Facing | null,
  stretches: Stretch[],
): void {
  if (piece.kind === "round") markRoundPiece(piece, line, flatFacing);
  else markStraightPiece(piece, outline, line, flatFacing, stretches);
}

function markStraightPiece(
  piece: StraightPiece,
  { evenOdd }: Outline,
  line: MarkedLine,
  flatFacing: Facing | null,
  stretches: Stretch[],
): void {
  const { direction, offset } = piece.carrier;
  const from = piece.ends === null ? 0 : line.sideOf(piece.ends.from);
  const to = piece.ends === null ? 0 : line.sideOf(piece.ends.to);
  if (from * to > 0) return;
  if (piece.ends === null) {
    const sine = cross(direction, line.direction);
    if (sine.sign() !== 0) line.mark(offset.over(sine), facingOf(piece, evenOdd, flatFacing));
    else if (offset.sign() === 0) stretches.push("line");
    return;
  }
  const facing = facingOf(piece, evenOdd, flatFacing);
  if (from === 0 && to === 0) {
    const along = { normal: line.direction, isTwoSided: true };
    const ends = [piece.ends.from, piece.ends.to].map((end) =>
      line.mark(line.footOf(end), facing.isTwoSided ? along : facing),
    );
    const [first, last] = ends;
    if (first !== undefined && last !== undefined) stretches.push({ from: first, to: last });
  } else if (from === 0) line.mark(line.footOf(piece.ends.from), facing);
  else if (to === 0) line.mark(line.footOf(piece.ends.to), facing);
  else line.mark(offset.over(cross(direction, line.direction)), facing);
}

function facingOf(piece: StraightPiece, evenOdd: EvenOddRegion | null, flatFacing: Facing | null): Facing {
  const left = perpendicular(piece.carrier.direction);
  switch (piece.solid) {
    case "left":
      return { normal: negate(left), isTwoSided: false };
    case "right":
      return { normal: left, isTwoSided: false };
    case "neither":
      return flatFacing ?? { normal: left, isTwoSided: true };
    case "byParity":
      return evenOdd === null || piece.ends === null
        ? { normal: left, isTwoSided: true }
        : facingByParity(piece.ends, left, evenOdd);
  }
}

const HALF = /* @__PURE__ */ Real.of(0.5);

/** How an edge of a polygon faces at its middle: the same all along it if no edges cross. */
function facingByParity(
  edge: { readonly from: RealVector; readonly to: RealVector },
  left: RealVector,
  region: EvenOddRegion,
): Facing {
  const middle = scale(add(edge.from, edge.to), HALF);
  const holdsLeft = region.holdsLeftOf(middle, subtract(edge.to, edge.from), new Set([edge]));
  return { normal: holdsLeft ? negate(left) : left, isTwoSided: false };
}

/** Ends of an arc that lie on the line are known to be crossings, so no root has to be found equal to them. */
function markRoundPiece(piece: RoundPiece, line: MarkedLine, flatFacing: Facing | null): void {
  const { carrier, ends } = piece;
  const known = (ends === null ? [] : [ends.from, ends.to]).filter((end) => line.sideOf(end) === 0);
  const markAt = (t: Real, p: RealVector): void => {
    line.mark(t, facingAt(piece, p, flatFacing));
  };
  for (const end of known) markAt(line.footOf(end), end);
  if (known.length === 2) return;
  const origin = frameVector(carrier, ORIGIN);
  const step = stepInFrame(carrier, line.direction);
  const stepSq = lengthSq(step);
  const middle = dot(origin, step).negated().over(stepSq);
  const [end] = known;
  if (end !== undefined) {
    const t = middle.plus(middle).minus(line.footOf(end));
    const p = line.pointAt(t);
    if (t.compareTo(line.footOf(end)) !== 0 && isWithinEnds(piece, p)) markAt(t, p);
    return;
  }
  const discriminant = stepSq.times(carrier.level).minus(cross(origin, step).squared());
  const sign = discriminant.sign();
  if (sign < 0) return;
  const half = sign === 0 ? ZERO : discriminant.squareRoot().over(stepSq);
  for (const t of sign === 0 ? [middle] : [middle.minus(half), middle.plus(half)]) {
    const p = line.pointAt(t);
    if (isWithinEnds(piece, p)) markAt(t, p);
  }
}

const ZERO = /* @__PURE__ */ Real.of(0);
const ORIGIN = /* @__PURE__ */ new RealVector(ZERO, ZERO);

/** A direction in the frame in which the conic is a circle. */
function stepInFrame({ isCircle, formX, formY }: Conic, direction: RealVector): RealVector {
  return isCircle ? direction : new RealVector(dot(formX, direction), dot(formY, direction));
}

/** Away from the centre, or towards it where the solid is outside. */
function facingAt({ carrier, solid }: RoundPiece, p: RealVector, flatFacing: Facing | null): Facing {
  if (solid === "neither" && flatFacing !== null) return flatFacing;
  const v = frameVector(carrier, p);
  const outward = carrier.isCircle ? v : add(scale(carrier.formX, v.x), scale(carrier.formY, v.y));
  return { normal: solid === "right" ? negate(outward) : outward, isTwoSided: solid === "neither" };
}
