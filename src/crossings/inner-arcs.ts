import type { FinePoint } from "./fine-point.js";
import { borderOf, insideVerdict } from "./inside.js";
import type { Meeting, OutlinedPart } from "./outlined-pair.js";
import { beginOf, endOf, type Passage, passagesOf, pointOf } from "./passages.js";
import type { Loop, Piece } from "./piece.js";

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
