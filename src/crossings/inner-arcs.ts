import { atan2 } from "../math/atan2.js";
import { type FinePoint, ofDoubles, subtract } from "./fine-point.js";
import { COORDINATE_ERROR } from "./frame.js";
import { borderOf, insideVerdict } from "./inside.js";
import type { Meeting, OutlinedPart } from "./outlined-pair.js";
import type { Loop, Piece, RoundPiece } from "./piece.js";

/** A part of a piece, from one point on along its loop to another; the same one if it is a whole conic. */
export interface InnerArc {
  readonly piece: Piece;
  readonly from: FinePoint;
  readonly to: FinePoint;
}

/** What of a loop is on the boundary of the union it belongs to, and in the other union. */
export interface InnerArcs {
  readonly arcs: readonly InnerArc[];
  /** Whether all of the loop that is on the boundary of its union is in the other one. */
  readonly isWhole: boolean;
}

/**
 * The arcs of a loop of one part that lie in no other part of the same shape and in some part of the other;
 * null where doubles do not tell. `meetings` are those of the part, `others` all other solid parts.
 *
 * Each crossing is simple, so that the loop goes into a part and comes out of it by turns; where it crosses a
 * part nowhere, one point of it tells.
 */
export function innerArcsOf(
  part: OutlinedPart,
  loop: Loop,
  meetings: readonly Meeting[],
  others: readonly OutlinedPart[],
): InnerArcs | null {
  const passages = loop.map((piece) => passagesOf(piece, part, meetings));
  if (passages.includes(null)) return null;
  const inside = partsAround(
    part,
    loop,
    passages.flatMap((ofPiece) => ofPiece ?? []),
    others,
  );
  if (inside === null) return null;
  const walk = new Walk(part, inside);
  for (const [i, piece] of loop.entries()) {
    if (!walk.along(piece, passages[i] ?? [])) return null;
  }
  return walk;
}

/** The parts in which a loop begins; null if that is doubtful. */
function partsAround(
  part: OutlinedPart,
  loop: Loop,
  passages: readonly Passage[],
  others: readonly OutlinedPart[],
): Set<OutlinedPart> | null {
  const inside = new Set<OutlinedPart>();
  const [piece] = loop;
  // A border begins and ends beyond all that has bounds.
  if (piece === undefined || borderOf(part.loops) !== null) return inside;
  for (const other of others) {
    const first = passages.find((passage) => passage.other === other);
    const verdict =
      first === undefined
        ? insideVerdict(beginOf(piece) ?? pointOf(piece), other.loops)
        : first.isEntry
          ? -1
          : 1;
    if (verdict === 0) return null;
    if (verdict > 0) inside.add(other);
  }
  return inside;
}

/** A walk along a loop, with the parts it is in. */
class Walk implements InnerArcs {
  readonly arcs: InnerArc[] = [];
  isWhole = true;

  constructor(
    private readonly part: OutlinedPart,
    private readonly inside: Set<OutlinedPart>,
  ) {}

  /** False if the passages do not go in and out by turns. */
  along(piece: Piece, passages: readonly Passage[]): boolean {
    const end = endOf(piece);
    const begin = beginOf(piece) ?? passages[passages.length - 1]?.point ?? pointOf(piece);
    let from = begin;
    for (const { point, other, isEntry } of passages) {
      if (this.inside.has(other) === isEntry) return false;
      this.add({ piece, from, to: point });
      if (isEntry) this.inside.add(other);
      else this.inside.delete(other);
      from = point;
    }
    if (end !== null) this.add({ piece, from, to: end });
    else if (passages.length === 0) this.add({ piece, from: begin, to: begin });
    return true;
  }

  private add(arc: InnerArc): void {
    let isInOther = false;
    for (const { isOfFirst } of this.inside) {
      if (isOfFirst === this.part.isOfFirst) return;
      isInOther = true;
    }
    if (isInOther) this.arcs.push(arc);
    else this.isWhole = false;
  }
}

/** A crossing as seen along a loop. */
interface Passage {
  readonly point: FinePoint;
  readonly other: OutlinedPart;
  /** Whether the loop goes into the other part here, or comes out of it. */
  readonly isEntry: boolean;
  /** How far along its piece it is, and the least difference to another that tells which is first. */
  readonly place: number;
  readonly margin: number;
}

/** The crossings on a piece of a part in the order of the loop; null if that is doubtful. */
function passagesOf(
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
function beginOf(piece: Piece): FinePoint | null {
  if (piece.kind === "straight") return piece.from;
  return piece.ends === null ? null : piece.isReversed ? piece.ends.to : piece.ends.from;
}

function endOf(piece: Piece): FinePoint | null {
  if (piece.kind === "straight") return piece.to;
  return piece.ends === null ? null : piece.isReversed ? piece.ends.from : piece.ends.to;
}

/** A point of a whole conic: the end of an axis. */
function pointOf(piece: Piece): FinePoint {
  if (piece.kind === "straight") return piece.from;
  const { x, y, rx, ux, uy } = piece;
  return ofDoubles(x + rx * ux, y + rx * uy);
}
