import { lengthOf } from "../nearest/nearest.js";
import type { Corner } from "./corner.js";
import type { RunTree } from "./crossing-runs.js";
import type { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";
import type { PieceRow, PieceRows } from "./piece-row.js";

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

  constructor(a: readonly Outlined[], b: readonly Outlined[], [rowOfA, rowOfB]: PieceRows) {
    const [discsOfA, discsOfB] = [largest(innerDiscs(a, rowOfA)), largest(innerDiscs(b, rowOfB))];
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
function innerDiscs(parts: readonly Outlined[], { tree }: PieceRow): Disc[] {
  let from = 0;
  return parts.flatMap((part) => {
    const { pieces } = part;
    const [first] = pieces;
    const near = new NearEdge(tree, from, from + pieces.length);
    from += pieces.length;
    if (pieces.length === 1 && first?.kind === PieceKind.arc && first.solidSide > 0) return [first];
    return pieces.every(isSolidEdge) ? discsInEdges(part, pieces, near) : [];
  });
}

function isSolidEdge(piece: Piece): piece is SegmentPiece {
  return piece.kind === PieceKind.segment && piece.solidSide !== 0;
}

function discsInEdges(part: Outlined, edges: readonly SegmentPiece[], near: NearEdge): Disc[] {
  const discs: Disc[] = [];
  const step = Math.max(1, edges.length / MOST_SEEDS);
  for (let place = 0; place < edges.length; place += step) {
    const edge = edges[Math.floor(place)] as SegmentPiece;
    const { ax, ay, bx, by, ux, uy, solidSide } = edge;
    const [nx, ny] = [-solidSide * uy, solidSide * ux];
    addDisc(discs, part, near, (ax + bx) / 2, (ay + by) / 2, nx, ny);
    const next = edges[(Math.floor(place) + 1) % edges.length] as SegmentPiece;
    if (next.ax !== bx || next.ay !== by) continue;
    const [sumX, sumY] = [nx - next.solidSide * next.uy, ny + next.solidSide * next.ux];
    const size = lengthOf(sumX, sumY);
    if (size > 0) addDisc(discs, part, near, bx, by, sumX / size, sumY / size);
  }
  return discs;
}

/** Adds the disc that touches the outline from within at a point with the inward unit normal n, if rounding leaves one. */
function addDisc(
  discs: Disc[],
  part: Outlined,
  near: NearEdge,
  atX: number,
  atY: number,
  nx: number,
  ny: number,
): void {
  let r = Math.max(part.maxX - part.minX, part.maxY - part.minY);
  for (let k = 0; k < STEPS; k++) {
    const away = near.find(atX + r * nx, atY + r * ny);
    if (away >= r * (1 - NEAR)) break;
    const [qx, qy] = [near.nearestX - atX, near.nearestY - atY];
    const smaller = (qx * qx + qy * qy) / (2 * (qx * nx + qy * ny));
    if (!(smaller > 0 && smaller < r)) break;
    r = smaller;
  }
  const [x, y] = [atX + r * nx, atY + r * ny];
  if (part.holds(x, y)) discs.push({ x, y, r: near.find(x, y) });
}

/** From this level of boxes down, it takes less time to look at all edges than at the boxes. */
const LOOPED = 4;

/** The point nearest to another of some neighbouring edges in a row. */
class NearEdge {
  nearestX = 0.5;
  nearestY = 0.5;
  private x = 0.5;
  private y = 0.5;
  private leastSq = 0.5;

  constructor(
    private readonly row: RunTree,
    private readonly from: number,
    private readonly end: number,
  ) {}

  /** Finds it, and returns how far it is. */
  find(x: number, y: number): number {
    this.x = x;
    this.y = y;
    this.leastSq = Number.POSITIVE_INFINITY;
    this.below(this.row.top, 0);
    return lengthOf(this.nearestX - x, this.nearestY - y);
  }

  /** Looks at the edges in a box, those in the nearer half of it first. */
  private below(level: number, place: number): void {
    if (level <= LOOPED) {
      const begin = place << level;
      this.take(Math.max(begin, this.from), Math.min(begin + (1 << level), this.end));
      return;
    }
    const [left, right] = [2 * place, 2 * place + 1];
    const toLeft = this.gapSqOf(level - 1, left);
    const toRight = this.gapSqOf(level - 1, right);
    const isRightFirst = toRight < toLeft;
    if (Math.min(toLeft, toRight) < this.leastSq) this.below(level - 1, isRightFirst ? right : left);
    if (Math.max(toLeft, toRight) < this.leastSq) this.below(level - 1, isRightFirst ? left : right);
  }

  /** The square of the distance of a box; infinite for what is not among the edges. */
  private gapSqOf(level: number, place: number): number {
    const { boxes, levels } = this.row;
    const width = 2 ** level;
    const isNone =
      place >= this.row.widthOf(level) || place * width >= this.end || (place + 1) * width <= this.from;
    if (isNone) return Number.POSITIVE_INFINITY;
    const at = 4 * ((levels[level] as number) + place);
    const gapX = Math.max((boxes[at] as number) - this.x, this.x - (boxes[at + 2] as number), 0);
    const gapY = Math.max((boxes[at + 1] as number) - this.y, this.y - (boxes[at + 3] as number), 0);
    return gapX * gapX + gapY * gapY;
  }

  private take(from: number, end: number): void {
    const { x, y } = this;
    const { chords } = this.row;
    for (let at = 4 * from; at < 4 * end; at += 4) {
      const ax = chords[at] as number;
      const ay = chords[at + 1] as number;
      const wx = (chords[at + 2] as number) - ax;
      const wy = (chords[at + 3] as number) - ay;
      const along = ((x - ax) * wx + (y - ay) * wy) / (wx * wx + wy * wy);
      const part = along > 0 ? (along < 1 ? along : 1) : 0;
      const dx = ax + part * wx - x;
      const dy = ay + part * wy - y;
      const sq = dx * dx + dy * dy;
      if (!(sq < this.leastSq)) continue;
      this.leastSq = sq;
      this.nearestX = x + dx;
      this.nearestY = y + dy;
    }
  }
}
