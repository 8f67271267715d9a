import type { Line } from "../exact/carrier.js";
import { sampleOfLine } from "../exact/cell-sample.js";
import type { Outline } from "../exact/outline.js";
import type { RealVector } from "../exact/real-vector.js";
import { Real } from "../math/real.js";
import { type LineMark, MarkedLine } from "./line-marks.js";
import { markPiece, type Stretch } from "./piece-marks.js";

/** A nonempty closed interval of a line; null stands for no end on that side. */
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
  const line = new MarkedLine(direction);
  const along = { normal: direction, isTwoSided: true };
  if (outline.dimension === 0) {
    for (const point of outline.anchors) {
      if (line.sideOf(point) === 0) line.mark(line.footOf(point), along);
    }
  }
  const stretches: Stretch[] = [];
  for (const piece of outline.pieces) markPiece(piece, outline, line, isCurve ? null : along, stretches);
  const marks = line.marks();
  return staysBetween(marks, (cell) => isCellWithin(cell, marks, stretches, outline, line));
}

/** The intervals that some of the cells make: cell i lies between the marks i − 1 and i. */
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

function isCellWithin(
  cell: number,
  marks: readonly LineMark[],
  stretches: readonly Stretch[],
  { region, pieces }: Outline,
  line: MarkedLine,
): boolean {
  if (stretches.some((stretch) => covers(stretch, cell, marks))) return true;
  if (region === null) return false;
  const before = marks[cell - 1];
  const after = marks[cell];
  const isBounded = pieces.every((piece) => piece.kind === "round" || piece.ends !== null);
  if (isBounded && (before === undefined || after === undefined)) return false;
  const carrier: Line = { kind: "line", direction: line.direction, offset: ZERO };
  const pointAt = (mark: LineMark | undefined) => (mark === undefined ? null : line.pointAt(mark.t));
  return region.holds(sampleOfLine(carrier, pointAt(before), pointAt(after), null));
}

const ZERO = /* @__PURE__ */ Real.of(0);

function covers(stretch: Stretch, cell: number, marks: readonly LineMark[]): boolean {
  if (stretch === "line") return true;
  const from = marks.indexOf(stretch.from);
  const to = marks.indexOf(stretch.to);
  return Math.min(from, to) < cell && cell <= Math.max(from, to);
}
