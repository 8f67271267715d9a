import { lengthOf } from "../nearest/nearest.js";
import type { Corner } from "./corner.js";
import type { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";

/** More than the rounding errors of the discs, and of what is compared with them: what is this near to a rim is not covered. */
const MARGIN = 2 ** -30;

/** The most discs kept: looking at more takes longer than they save. */
const MOST_DISCS = 64;

/** At most this many discs of each shape are combined with those, … */
const MOST_OF_SHAPE = 8;

/** … and with this many corners, of the other. */
const MOST_CORNERS = 24;

/**
 * Discs of translations after which b certainly overlaps a, since a disc in a overlaps one in b. The shortest way out
 * ends in none of them.
 */
export class Cover {
  private readonly discs: readonly Disc[];
  /** The disc that held the last point: it is likely to hold the next. */
  private last: Disc | null = null;

  constructor(a: readonly Outlined[], b: readonly Outlined[]) {
    const [discsOfA, discsOfB] = [largest(innerDiscs(a)), largest(innerDiscs(b))];
    const discs: Disc[] = [];
    for (const ofA of discsOfA) {
      for (const ofB of [...discsOfB, ...cornersOf(b)]) discs.push(togetherWith(ofA, ofB));
    }
    for (const ofB of discsOfB) for (const ofA of cornersOf(a)) discs.push(togetherWith(ofA, ofB));
    this.discs = discs.sort((p, q) => roomOf(q) - roomOf(p)).slice(0, MOST_DISCS);
  }

  /** Whether all translations no farther than that from (x, y) are covered. */
  covers(x: number, y: number, reach: number): boolean {
    if (this.last !== null && isIn(this.last, x, y, reach)) return true;
    for (const disc of this.discs) {
      if (!isIn(disc, x, y, reach)) continue;
      this.last = disc;
      return true;
    }
    return false;
  }
}

/** The translations after which one disc overlaps another. */
function togetherWith(ofA: Disc, ofB: Disc): Disc {
  return { x: ofA.x - ofB.x, y: ofA.y - ofB.y, r: ofA.r + ofB.r - MARGIN };
}

/** Corners as discs of radius 0: they are the points farthest out. */
function cornersOf(parts: readonly Outlined[]): Disc[] {
  const corners = parts.flatMap((part) => part.corners);
  const step = Math.max(1, corners.length / MOST_CORNERS);
  const discs: Disc[] = [];
  for (let place = 0; place < corners.length; place += step) {
    const { x, y } = corners[Math.floor(place)] as Corner;
    discs.push({ x, y, r: 0 });
  }
  return discs;
}

/** The radius of the largest disc about the origin in a given disc; not positive if there is none. */
function roomOf({ x, y, r }: Disc): number {
  return r - Math.sqrt(x * x + y * y);
}

function isIn({ x, y, r }: Disc, px: number, py: number, reach: number): boolean {
  const room = r - reach;
  return room > 0 && (px - x) * (px - x) + (py - y) * (py - y) < room * room;
}

/** The largest of some discs, without those beside a larger one. */
function largest(discs: readonly Disc[]): Disc[] {
  const kept: Disc[] = [];
  for (const disc of [...discs].sort((p, q) => q.r - p.r)) {
    if (kept.length === MOST_OF_SHAPE) break;
    if (!kept.some((other) => isBeside(disc, other))) kept.push(disc);
  }
  return kept;
}

function isBeside({ x, y, r }: Disc, other: Disc): boolean {
  return Math.abs(other.x - x) + Math.abs(other.y - y) < r / 4;
}

/** A disc that lies in a shape. */
interface Disc {
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
function innerDiscs(parts: readonly Outlined[]): Disc[] {
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
