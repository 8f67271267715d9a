import { atan2 } from "../math/atan2.js";
import { type FinePoint, ofDoubles, subtract } from "./fine-point.js";
import { COORDINATE_ERROR } from "./frame.js";
import type { Meeting, OutlinedPart } from "./outlined-pair.js";
import type { Piece, RoundPiece } from "./piece.js";

/** A crossing as seen along a loop. */
export interface Passage {
  readonly point: FinePoint;
  readonly other: OutlinedPart;
  /** Whether the loop goes into the other part here, or comes out of it. */
  readonly isEntry: boolean;
  /** How far along its piece it is, and the least difference to another that tells which is first. */
  readonly place: number;
  readonly margin: number;
}

/** The crossings on a piece of a part in the order of the loop; null if that is doubtful. */
export function passagesOf(
  piece: Piece,
  part: OutlinedPart,
  meetings: readonly Meeting[],
): readonly Passage[] | null {
  const passages: Passage[] = [];
  for (const { first, second, crossings } of meetings) {
    const isFirst = first === part;
    const other = isFirst ? second : first;
    for (const { zero, first: p, second: q } of crossings) {
      if ((isFirst ? p : q) !== piece) continue;
      // With both gradients turned outward, the first loop enters where that of the second is behind that of
      // the first.
      const turn = outwardSign(p) * outwardSign(q) > 0 === zero.turn > 0;
      passages.push({ point: zero, other, isEntry: turn !== isFirst, ...placeOn(piece, zero, zero.reach) });
    }
  }
  passages.sort((p, q) => p.place - q.place);
  for (let i = 1; i < passages.length; i += 1) {
    if (!areInOrder(passages[i - 1], passages[i], 0)) return null;
  }
  const isRound = piece.kind === "round" && piece.ends === null && passages.length > 1;
  if (isRound && !areInOrder(passages[passages.length - 1], passages[0], 2 * Math.PI)) return null;
  return passages;
}

function areInOrder(p: Passage | undefined, q: Passage | undefined, turn: number): boolean {
  return p !== undefined && q !== undefined && q.place + turn - p.place > p.margin + q.margin;
}

/** A gradient points out of the solid, but on an arc that bounds it from within. */
function outwardSign(piece: Piece): 1 | -1 {
  return piece.kind === "round" && piece.isReversed ? -1 : 1;
}

/** How far along a piece a point of it is, and what that may be off by. */
function placeOn(piece: Piece, point: FinePoint, reach: number): { place: number; margin: number } {
  const error = reach + 8 * COORDINATE_ERROR;
  if (piece.kind === "round") {
    return { place: angleOn(piece, point), margin: (8 * error) / Math.min(piece.rx, piece.ry) };
  }
  const { from, to } = piece;
  const [dx, dy] = [to.x.high - from.x.high, to.y.high - from.y.high];
  const size = Math.abs(dx) + Math.abs(dy);
  const place = (point.x.high - from.x.high) * dx + (point.y.high - from.y.high) * dy;
  return { place, margin: 4 * error * size };
}

/** The angle from where the loop comes to the piece, in the frame in which it is the unit circle, along the loop. */
function angleOn(piece: RoundPiece, point: FinePoint): number {
  const to = unitFrame(piece, point);
  const from = piece.ends === null ? { x: 1, y: 0 } : unitFrame(piece, beginOf(piece) ?? point);
  const ahead = atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
  const angle = piece.isReversed ? -ahead : ahead;
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

/** A point as seen from the centre in the frame in which a conic is the unit circle. */
export function unitFrame(
  { form: { centre }, ux, uy, rx, ry }: RoundPiece,
  point: FinePoint,
): { x: number; y: number } {
  const v = subtract(point, centre);
  return {
    x: (ux * v.x.high + uy * v.y.high) / rx,
    y: (ux * v.y.high - uy * v.x.high) / ry,
  };
}

/** Where a loop comes to a piece; null if the piece is all of it. */
export function beginOf(piece: Piece): FinePoint | null {
  if (piece.kind === "straight") return piece.from;
  return piece.ends === null ? null : piece.isReversed ? piece.ends.to : piece.ends.from;
}

export function endOf(piece: Piece): FinePoint | null {
  if (piece.kind === "straight") return piece.to;
  return piece.ends === null ? null : piece.isReversed ? piece.ends.from : piece.ends.to;
}

/** A point of a whole conic: the end of an axis. */
export function pointOf(piece: Piece): FinePoint {
  if (piece.kind === "straight") return piece.from;
  const { x, y, rx, ux, uy } = piece;
  return ofDoubles(x + rx * ux, y + rx * uy);
}
