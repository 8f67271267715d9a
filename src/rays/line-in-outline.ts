import { type Conic, frameVector, type Line } from "../exact/carrier.js";
import { sampleOfLine } from "../exact/carrier-points.js";
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
} from "../exact/coordinates.js";
import { type EnclosedRegion, enclosedSides, type Outline } from "../exact/exact-outline.js";
import { isWithinEnds, type Piece, type RoundPiece, type StraightPiece } from "../exact/exact-piece.js";
import type { Sign } from "../math/exact.js";
import { HALF, type Real, ZERO } from "../math/real.js";

/** The direction in which a boundary faces at a point. */
export interface Facing {
  /** Of any length. */
  readonly normal: RealVector;
  /** Whether there is no solid on either side, so that either side is the outer one. */
  readonly isTwoSided: boolean;
}

/** A point of a line where it meets boundaries, and their facings there, in order of the pieces. */
export interface LineMark {
  readonly t: Real;
  readonly facings: Facing[];
}

/**
 * The points t·direction of a line through the origin, exactly, and the marks made on it where it meets an outline, each
 * place once.
 */
class MarkedLine {
  readonly directionSq: Real;
  /** The parts along pieces of the outline. */
  readonly stretches: Stretch[] = [];
  private readonly sides = new Map<RealVector, Sign>();
  private readonly feet = new Map<RealVector, Real>();
  private readonly found: LineMark[] = [];

  /** `flatFacing` is the facing of a piece without solid beside it; null for that of the curve itself. */
  constructor(
    readonly direction: RealVector,
    readonly outline: Outline,
    readonly flatFacing: Facing | null,
  ) {
    this.directionSq = lengthSq(direction);
  }

  /** 1: the point lies ahead of the direction, 0: on the line. */
  sideOf(p: RealVector): Sign {
    const known = this.sides.get(p);
    if (known !== undefined) return known;
    const side = cross(this.direction, p).sign();
    this.sides.set(p, side);
    return side;
  }

  /** The t of the point of the line nearest to a point; the same number each time. */
  footOf(p: RealVector): Real {
    const known = this.feet.get(p);
    if (known !== undefined) return known;
    const t = dot(this.direction, p).over(this.directionSq);
    this.feet.set(p, t);
    return t;
  }

  pointAt(t: Real): RealVector {
    return scale(this.direction, t);
  }

  mark(t: Real, facing: Facing): LineMark {
    const known =
      this.found.find((mark) => mark.t === t) ?? this.found.find((mark) => mark.t.compareTo(t) === 0);
    const mark = known ?? { t, facings: [] };
    mark.facings.push(facing);
    if (known === undefined) this.found.push(mark);
    return mark;
  }

  /** All marks, in order of t. */
  marks(): LineMark[] {
    return [...this.found].sort((a, b) => a.t.compareTo(b.t));
  }
}

/** A nonempty closed interval of a line; null if it has no end on that side. */
export interface LineStay {
  readonly lower: LineMark | null;
  readonly upper: LineMark | null;
}

/**
 * The maximal intervals of the line t·direction through the origin that lie in a shape given by its outline,
 * in order. Exact.
 *
 * The points where the line meets the boundary cut it into cells, each of which lies in the shape or outside
 * as a whole: in it if it runs along the boundary, or if one of its points is inside.
 */
export function staysInOutline(direction: RealVector, outline: Outline, isCurve: boolean): LineStay[] {
  const along = { normal: direction, isTwoSided: true };
  const line = new MarkedLine(direction, outline, isCurve ? null : along);
  if (outline.dimension === 0) {
    for (const point of outline.anchors) {
      if (line.sideOf(point) === 0) line.mark(line.footOf(point), along);
    }
  }
  for (const piece of outline.pieces) markPiece(piece, line);
  const marks = line.marks();
  return staysBetween(marks, (cell) => isCellWithin(cell, marks, line));
}

/** The intervals formed by some of the cells; cell i lies between the marks i − 1 and i. */
function staysBetween(marks: readonly LineMark[], isWithin: (cell: number) => boolean): LineStay[] {
  const stays: LineStay[] = [];
  let lower: LineMark | null = null;
  let wasWithin = isWithin(0);
  marks.forEach((mark, i) => {
    const goesOn = isWithin(i + 1);
    if (!wasWithin) lower = mark;
    if (!goesOn) stays.push({ lower, upper: mark });
    wasWithin = goesOn;
  });
  if (wasWithin) stays.push({ lower, upper: null });
  return stays;
}

function isCellWithin(cell: number, marks: readonly LineMark[], line: MarkedLine): boolean {
  const { region, pieces } = line.outline;
  if (line.stretches.some((stretch) => covers(stretch, cell, marks))) return true;
  if (region === null) return false;
  const before = marks[cell - 1];
  const after = marks[cell];
  const isBounded = pieces.every((piece) => piece.kind === "round" || piece.ends !== null);
  if (isBounded && (before === undefined || after === undefined)) return false;
  const carrier: Line = { kind: "line", direction: line.direction, offset: ZERO };
  const pointAt = (mark: LineMark | undefined) => (mark === undefined ? null : line.pointAt(mark.t));
  return region.holds(sampleOfLine(carrier, pointAt(before), pointAt(after), null));
}

function covers(stretch: Stretch, cell: number, marks: readonly LineMark[]): boolean {
  if (stretch === "line") return true;
  const from = marks.indexOf(stretch.from);
  const to = marks.indexOf(stretch.to);
  return Math.min(from, to) < cell && cell <= Math.max(from, to);
}

/** The part of a line along a piece: the whole line, or the part between two marks, in either order. */
type Stretch = "line" | { readonly from: LineMark; readonly to: LineMark };

/** Adds marks where a line meets a piece of its outline; if it runs along the piece, adds that part to the stretches. */
function markPiece(piece: Piece, line: MarkedLine): void {
  if (piece.kind === "round") markRoundPiece(piece, line);
  else markStraightPiece(piece, line);
}

function markStraightPiece(piece: StraightPiece, line: MarkedLine): void {
  const { stretches } = line;
  const { direction, offset } = piece.carrier;
  const from = piece.ends === null ? 0 : line.sideOf(piece.ends.from);
  const to = piece.ends === null ? 0 : line.sideOf(piece.ends.to);
  if (from * to > 0) return;
  if (piece.ends === null) {
    const sine = cross(direction, line.direction);
    if (sine.sign() !== 0) line.mark(offset.over(sine), facingOf(piece, line));
    else if (offset.sign() === 0) stretches.push("line");
    return;
  }
  const facing = facingOf(piece, line);
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

function facingOf(piece: StraightPiece, { outline, flatFacing }: MarkedLine): Facing {
  const { enclosed } = outline;
  const left = perpendicular(piece.carrier.direction);
  switch (piece.solid) {
    case "left":
      return { normal: negate(left), isTwoSided: false };
    case "right":
      return { normal: left, isTwoSided: false };
    case "neither":
      return flatFacing ?? { normal: left, isTwoSided: true };
    case "byParity":
      return enclosed === null || piece.ends === null
        ? { normal: left, isTwoSided: true }
        : facingByParity(piece.ends, left, enclosed);
  }
}

/** The facing of an edge of a polygon at its middle: the same all along it if no edges cross. */
function facingByParity(
  edge: { readonly from: RealVector; readonly to: RealVector },
  left: RealVector,
  region: EnclosedRegion,
): Facing {
  const middle = scale(add(edge.from, edge.to), HALF);
  const { left: holdsLeft } = enclosedSides(region, middle, subtract(edge.to, edge.from), new Set([edge]));
  return { normal: holdsLeft ? negate(left) : left, isTwoSided: false };
}

/** Ends of an arc that lie on the line are known to be crossings, so no root has to be found equal to them. */
function markRoundPiece(piece: RoundPiece, line: MarkedLine): void {
  const { carrier, ends } = piece;
  const known = (ends === null ? [] : [ends.from, ends.to]).filter((end) => line.sideOf(end) === 0);
  const markAt = (t: Real, p: RealVector): void => {
    line.mark(t, facingAt(piece, p, line));
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

const ORIGIN = /* @__PURE__ */ new RealVector(ZERO, ZERO);

/** A direction in the frame in which the conic is a circle. */
function stepInFrame({ isCircle, formX, formY }: Conic, direction: RealVector): RealVector {
  return isCircle ? direction : new RealVector(dot(formX, direction), dot(formY, direction));
}

/** Away from the centre, or towards it where the solid is outside. */
function facingAt({ carrier, solid }: RoundPiece, p: RealVector, { flatFacing }: MarkedLine): Facing {
  if (solid === "neither" && flatFacing !== null) return flatFacing;
  const v = frameVector(carrier, p);
  const outward = carrier.isCircle ? v : add(scale(carrier.formX, v.x), scale(carrier.formY, v.y));
  return { normal: solid === "right" ? negate(outward) : outward, isTwoSided: solid === "neither" };
}
