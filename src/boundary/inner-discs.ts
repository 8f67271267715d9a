import { lengthOf } from "../nearest/nearest.js";
import type { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";

/** A disc that lies in a shape. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Discs are sought at no more than about this many edges, evenly spread over the outline. */
const MOST_SEEDS = 24;

/** How often a disc is shrunk; two or three times are mostly enough. */
const STEPS = 12;

/** A disc is shrunk no more if it reaches beyond the outline by less than this part of its radius. */
const NEAR = 2 ** -10;

/**
 * Discs in the parts of a shape that have an area, each as large as it can be where it touches the outline: in some
 * corners and in the middle of some edges. Only circles and parts with straight edges have such discs here.
 *
 * Source: J. Ma, S. W. Bae, S. Choi, "3D medial axis point approximation using nearest neighbors and the normal field", The Visual
 * Computer 28 (2012): a ball that touches a point is shrunk to what is nearest to its centre.
 */
export function innerDiscs(parts: readonly Outlined[]): Disc[] {
  return parts.flatMap((part) => {
    const { pieces } = part;
    const [first] = pieces;
    if (pieces.length === 1 && first?.kind === PieceKind.arc && first.solidSide > 0) return [first];
    return pieces.every(isSolidEdge) ? discsInEdges(part, pieces) : [];
  });
}

function isSolidEdge(piece: Piece): piece is SegmentPiece {
  return piece.kind === PieceKind.segment && piece.solidSide !== 0;
}

function discsInEdges(part: Outlined, edges: readonly SegmentPiece[]): Disc[] {
  const discs: Disc[] = [];
  const step = Math.max(1, edges.length / MOST_SEEDS);
  for (let place = 0; place < edges.length; place += step) {
    const edge = edges[Math.floor(place)] as SegmentPiece;
    const { ax, ay, bx, by, ux, uy, solidSide } = edge;
    const [nx, ny] = [-solidSide * uy, solidSide * ux];
    addDisc(discs, part, edges, (ax + bx) / 2, (ay + by) / 2, nx, ny);
    const next = edges[(Math.floor(place) + 1) % edges.length] as SegmentPiece;
    if (next.ax !== bx || next.ay !== by) continue;
    const [sumX, sumY] = [nx - next.solidSide * next.uy, ny + next.solidSide * next.ux];
    const size = lengthOf(sumX, sumY);
    if (size > 0) addDisc(discs, part, edges, bx, by, sumX / size, sumY / size);
  }
  return discs;
}

/** Adds the disc that touches the outline from within at a point with the inward unit normal n, if rounding leaves one. */
function addDisc(
  discs: Disc[],
  part: Outlined,
  edges: readonly SegmentPiece[],
  atX: number,
  atY: number,
  nx: number,
  ny: number,
): void {
  let r = Math.max(part.maxX - part.minX, part.maxY - part.minY);
  for (let k = 0; k < STEPS; k++) {
    const away = setNearest(edges, atX + r * nx, atY + r * ny);
    if (away >= r * (1 - NEAR)) break;
    const [qx, qy] = [nearest.x - atX, nearest.y - atY];
    const smaller = (qx * qx + qy * qy) / (2 * (qx * nx + qy * ny));
    if (!(smaller > 0 && smaller < r)) break;
    r = smaller;
  }
  const [x, y] = [atX + r * nx, atY + r * ny];
  if (part.holds(x, y)) discs.push({ x, y, r: setNearest(edges, x, y) });
}

const nearest = { x: 0.5, y: 0.5 };

/** Sets the point of some edges that is nearest to another, and returns how far it is. */
function setNearest(edges: readonly SegmentPiece[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { ax, ay, ux, uy, length } of edges) {
    const along = Math.min(Math.max((x - ax) * ux + (y - ay) * uy, 0), length);
    const dx = ax + along * ux - x;
    const dy = ay + along * uy - y;
    const sq = dx * dx + dy * dy;
    if (!(sq < least)) continue;
    least = sq;
    nearest.x = x + dx;
    nearest.y = y + dy;
  }
  return lengthOf(nearest.x - x, nearest.y - y);
}
