import type { Corner } from "./corner.js";
import type { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";

/** Which pieces and corners of some parts are inside their union, since another part begins where one ends. */
export interface Seams {
  hasPiece(piece: Piece): boolean;
  hasCorner(part: Outlined, corner: Corner): boolean;
}

/** The edges between two points, and the parts that they are of. */
interface Stretch {
  readonly edges: SegmentPiece[];
  readonly parts: Outlined[];
}

/**
 * The edges that two parts share from end to end and from opposite sides, as flush tiles do, and the corners between two such
 * edges. A shape that just leaves the union touches none of these: where it touches one, it overlaps the other part, or the edges
 * on both sides.
 */
export function seamsOf(parts: readonly Outlined[]): Seams {
  const stretches = new Map<number, Stretch[]>();
  for (const part of parts) {
    for (const piece of part.pieces) {
      if (piece.kind === PieceKind.segment && piece.solidSide !== 0) addEdge(stretches, piece, part);
    }
  }
  const seams = new Set<Piece>();
  for (const { edges, parts: theirs } of [...stretches.values()].flat()) {
    const [edge, other] = edges;
    // Of more than two edges in one place, some may be the sides of a solid without area.
    if (edges.length !== 2 || theirs[0] === theirs[1] || !edge || !other || !areFlush(edge, other)) continue;
    seams.add(edge).add(other);
  }
  return {
    hasPiece: (piece) => seams.has(piece),
    hasCorner: (part, { x, y }) =>
      seams.size > 0 && part.pieces.every((piece) => seams.has(piece) || !endsAt(piece, x, y)),
  };
}

function addEdge(stretches: Map<number, Stretch[]>, edge: SegmentPiece, part: Outlined): void {
  // An edge has the same key in both directions; different edges may share one.
  const key = edge.ax + edge.bx + 3 * (edge.ay + edge.by);
  const known = stretches.get(key);
  const stretch = known?.find(({ edges: [other] }) => other !== undefined && haveSameEnds(edge, other));
  if (stretch !== undefined) {
    stretch.edges.push(edge);
    stretch.parts.push(part);
  } else if (known !== undefined) known.push({ edges: [edge], parts: [part] });
  else stretches.set(key, [{ edges: [edge], parts: [part] }]);
}

function haveSameEnds(p: SegmentPiece, q: SegmentPiece): boolean {
  return runSameWay(p, q) || (p.ax === q.bx && p.ay === q.by && p.bx === q.ax && p.by === q.ay);
}

function runSameWay(p: SegmentPiece, q: SegmentPiece): boolean {
  return p.ax === q.ax && p.ay === q.ay && p.bx === q.bx && p.by === q.by;
}

/** Whether edges with the same ends have their solids on opposite sides. */
function areFlush(p: SegmentPiece, q: SegmentPiece): boolean {
  return runSameWay(p, q) === (p.solidSide !== q.solidSide);
}

/** Whether a piece may end at a point: round ones count as if they did. */
function endsAt(piece: Piece, x: number, y: number): boolean {
  if (piece.kind !== PieceKind.segment) return true;
  return (piece.ax === x && piece.ay === y) || (piece.bx === x && piece.by === y);
}
