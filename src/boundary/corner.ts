import { setUnitVector, type Vec2 } from "../math/vector.js";
import { Opening, type SimpleShape } from "../shapes/kind.js";
import { innerRadius, isWedge, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import type { Round } from "./contact-feature.js";
import { type Piece, PieceForm, type SegmentPiece } from "./float-piece.js";
import type { Outlined } from "./outlined.js";

/* Corners of boundaries, and which of them are inside a union, since another part begins where one ends. */

/**
 * A point where a boundary bends outward or ends, with the unit vectors along the one or two pieces that begin there, or
 * zero vectors. Its outward normals are at no acute angle to either.
 */
export class Corner implements Round {
  readonly r = 0;
  readonly corner: Corner = this;
  readonly arc = null;
  readonly ellipse = null;

  constructor(
    readonly x: number,
    readonly y: number,
    readonly firstX: number,
    readonly firstY: number,
    readonly secondX: number,
    readonly secondY: number,
  ) {}
}

/** A corner that bends inward by less than this may, without rounding errors, bend outward or not at all. */
const INWARD = 2 ** -40;

const start: Vec2 = { x: 0, y: 0 };
const end: Vec2 = { x: 0, y: 0 };

/** The corners of a shape whose pieces are given. */
export function cornersOf(shape: SimpleShape, pieces: readonly Piece[]): Corner[] {
  const corners: Corner[] = [];
  const first = pieces[0];
  if (first === undefined) return corners;
  if (first.kind === PieceForm.point) {
    corners.push(new Corner(first.x, first.y, 0, 0, 0, 0));
  } else if (isWedge(shape)) {
    addWedgeCorners(shape, corners);
  } else {
    addChainCorners(pieces, corners);
  }
  return corners;
}

/** The corners where a chain of segments bends or ends; rings follow each other, each closed. */
function addChainCorners(pieces: readonly Piece[], corners: Corner[]): void {
  let ringStart: SegmentPiece | null = null;
  let last: SegmentPiece | null = null;
  for (const piece of pieces) {
    if (piece.kind !== PieceForm.segment) continue;
    if (last !== null && last.bx === piece.ax && last.by === piece.ay) addBend(last, piece, corners);
    else {
      closeChain(ringStart, last, corners);
      ringStart = piece;
    }
    last = piece;
  }
  closeChain(ringStart, last, corners);
}

function closeChain(first: SegmentPiece | null, last: SegmentPiece | null, corners: Corner[]): void {
  if (first === null || last === null) return;
  if (last.bx === first.ax && last.by === first.ay) {
    addBend(last, first, corners);
    return;
  }
  // The straight pieces of a round shape do not end in corners.
  if (first.solidSide !== 0) return;
  corners.push(new Corner(first.ax, first.ay, first.ux, first.uy, 0, 0));
  corners.push(new Corner(last.bx, last.by, -last.ux, -last.uy, 0, 0));
}

/** Adds the corner between two segments unless it bends inward: whatever touches such a corner touches a segment too. */
function addBend(before: SegmentPiece, after: SegmentPiece, corners: Corner[]): void {
  const bend = before.ux * after.uy - before.uy * after.ux;
  if (before.solidSide * bend < -INWARD) return;
  corners.push(new Corner(after.ax, after.ay, -before.ux, -before.uy, after.ux, after.uy));
}

/** The corners of what lies between two radii and two directions; of an arc, if the radii are equal. */
function addWedgeCorners(shape: WedgeShape, corners: Corner[]): void {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  if (opening === Opening.whole) return;
  setUnitVector(start, startX, startY);
  setUnitVector(end, endX, endY);
  // From the outer corners, the sides lead inward; an arc has no sides.
  const inward = innerR === outerR ? 0 : -1;
  addRadiusCorner(x, y, outerR, start, inward, 1, corners);
  addRadiusCorner(x, y, outerR, end, inward, -1, corners);
  if (innerR === outerR) return;
  if (innerR > 0) {
    addRadiusCorner(x, y, innerR, start, 1, 1, corners);
    addRadiusCorner(x, y, innerR, end, 1, -1, corners);
  } else if (opening === Opening.lessThanHalf || start.x * end.y - start.y * end.x === 0) {
    corners.push(new Corner(x, y, start.x, start.y, end.x, end.y));
  }
}

/** The corner at r along u: a side goes on from it along ±u, and an arc along ±u⊥. */
function addRadiusCorner(
  x: number,
  y: number,
  r: number,
  u: Readonly<Vec2>,
  outward: -1 | 0 | 1,
  ahead: -1 | 1,
  corners: Corner[],
): void {
  corners.push(new Corner(x + r * u.x, y + r * u.y, outward * u.x, outward * u.y, -ahead * u.y, ahead * u.x));
}

/** Which pieces and corners of some parts are inside their union, since another part begins where one ends. */
interface Seams {
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
      if (piece.kind === PieceForm.segment && piece.solidSide !== 0) addEdge(stretches, piece, part);
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
  if (piece.kind !== PieceForm.segment) return true;
  return (piece.ax === x && piece.ay === y) || (piece.bx === x && piece.by === y);
}
