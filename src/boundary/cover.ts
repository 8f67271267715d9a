import { spend } from "../math/cost.js";
import { inSpatialOrder } from "../near/box-tree.js";
import { lengthOf } from "../nearest/nearest.js";
import { BoxRow, RowWalk, Step } from "./box-row.js";
import type { PieceRow, PieceRows } from "./crossing-runs.js";
import { type Piece, PieceForm, pointPiece, type SegmentPiece } from "./float-piece.js";
import { createNearestPair } from "./nearest-curves.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import type { Outlined } from "./outlined.js";

/** More than the rounding errors of discs and edges: translations this near to the rim of the cover count as not covered. */
const MARGIN = 2 ** -30;

/** The most pairs of boxes visited for a square of translations; after that, its quarters are asked about instead. */
const MOST_PAIRS = 400;

/**
 * Finds translations of b after which it certainly overlaps a, since a disc inside one of the shapes overlaps a disc inside the
 * other or one of its edges. The minimum translation is none of these.
 */
export class Cover {
  private readonly walks: readonly CoverWalk[];

  constructor(a: readonly Outlined[], b: readonly Outlined[], [rowOfA, rowOfB]: PieceRows) {
    const [discsOfA, discsOfB] = [rowOfDiscs(innerDiscs(a, rowOfA)), rowOfDiscs(innerDiscs(b, rowOfB))];
    this.walks = [
      new CoverWalk(discsOfA, discsOfB, 1),
      new CoverWalk(discsOfA, rowOfPieces(rowOfB), 1),
      new CoverWalk(discsOfB, rowOfPieces(rowOfA), -1),
    ];
  }

  /** Whether all translations within `reach` of (x, y) are covered; false if a short search does not show it. */
  covers(x: number, y: number, reach: number): boolean {
    return this.walks.some((walk) => walk.find(x, y, reach));
  }
}

/** A row of segments or points, each with a radius around it. */
interface Stretches {
  /** The boxes of the segments or points, without the radii. */
  readonly tree: BoxRow;
  /** The ends of each, ax, ay, bx, by. */
  readonly chords: Float64Array;
  /** The largest radius in each box. */
  readonly radii: Float64Array;
}

function rowOfDiscs(discs: readonly Disc[]): Stretches {
  const tree = new BoxRow(discs.map(({ x, y }) => ({ minX: x, minY: y, maxX: x, maxY: y })));
  const radii = new Float64Array(tree.boxes.length / 4);
  discs.forEach(({ r }, disc) => {
    for (let level = 0; level <= tree.top; level++) {
      const node = (tree.levels[level] as number) + (disc >> level);
      radii[node] = Math.max(radii[node] as number, r);
    }
  });
  // The box of a centre has the same four numbers as a segment from the centre to itself.
  return { tree, chords: tree.boxes, radii };
}

function rowOfPieces({ tree }: PieceRow): Stretches {
  return { tree, chords: tree.chords, radii: new Float64Array(tree.widths.length) };
}

function largestOf({ radii }: Stretches): number {
  return radii[radii.length - 1] ?? 0;
}

/** Looks for a disc of one shape that overlaps a disc or an edge of the other one. */
class CoverWalk extends RowWalk<BoxRow> {
  private readonly largest: number;
  private reach = 0.5;

  /** `side` is 1 if the discs are in a, −1 if they are in b. */
  constructor(
    private readonly discs: Stretches,
    private readonly others: Stretches,
    private readonly side: 1 | -1,
  ) {
    super(discs.tree, others.tree);
    this.largest = largestOf(discs) + largestOf(others);
  }

  /** Whether two overlap after all translations of b within `reach` of (x, y); false if a short search does not show it. */
  find(x: number, y: number, reach: number): boolean {
    this.reach = reach;
    const isFound = this.walk(this.side * x, this.side * y, this.largest - reach, MOST_PAIRS);
    spend(this.looked / 8);
    return isFound;
  }

  protected visit(disc: number, other: number, areThings: boolean): number {
    const { discs, others, reach } = this;
    const room = (discs.radii[disc] as number) + (others.radii[other] as number) - MARGIN - reach;
    if (!(room > 0) || this.areFartherApart(disc, other, room)) return Step.skip;
    return areThings && this.isNearer(disc, other, room) ? Step.end : Step.enter;
  }

  /** Whether the centre of a disc is nearer than `length` to the segment or point of the other row, after the translation. */
  private isNearer(disc: number, other: number, length: number): boolean {
    const { discs, others, x, y } = this;
    const { chords } = others;
    const ax = chords[4 * other] as number;
    const ay = chords[4 * other + 1] as number;
    const wx = (chords[4 * other + 2] as number) - ax;
    const wy = (chords[4 * other + 3] as number) - ay;
    const px = (discs.chords[4 * disc] as number) - x - ax;
    const py = (discs.chords[4 * disc + 1] as number) - y - ay;
    const along = (px * wx + py * wy) / (wx * wx + wy * wy);
    const part = along > 0 ? (along < 1 ? along : 1) : 0;
    const [dx, dy] = [px - part * wx, py - part * wy];
    return dx * dx + dy * dy < length * length;
  }
}

/** Discs, the largest first, without those beside a larger one. */
function largest(discs: readonly Disc[]): Disc[] {
  const kept: Disc[] = [];
  for (const disc of [...discs].sort((p, q) => q.r - p.r)) {
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
const MOST_SEEDS = 12;

/** How often a disc is shrunk; two or three times are mostly enough. */
const STEPS = 12;

/** A disc is shrunk no more if it reaches beyond the outline by less than this part of its radius. */
const NEAR = 2 ** -10;

/**
 * Discs in the parts of a shape that have an area, each as large as it can be where it touches the outline: in some
 * corners and in the middle of some edges. In round parts they are about the centres of arcs, and the middle.
 *
 * Source: J. Ma, S. W. Bae, S. Choi, "3D medial axis point approximation using nearest neighbors and the normal field", The Visual
 * Computer 28 (2012): a ball that touches a point is shrunk to what is nearest to its centre.
 */
function innerDiscs(parts: readonly Outlined[], { tree }: PieceRow): Disc[] {
  let from = 0;
  const discs = parts.flatMap((part) => {
    const { pieces } = part;
    const near = new NearEdge(tree.chords, from, from + pieces.length);
    from += pieces.length;
    return largest(pieces.every(isSolidEdge) ? discsInEdges(part, pieces, near) : discsInRound(part));
  });
  // Discs along one outline are near their neighbours already; those of several parts need sorting.
  if (parts.length === 1) return discs;
  const { order } = inSpatialOrder(Float64Array.from(discs.flatMap(({ x, y }) => [x, y, x, y])));
  return Array.from(order, (disc) => discs[disc] as Disc);
}

function discsInRound(part: Outlined): Disc[] {
  const { pieces, minX, minY, maxX, maxY } = part;
  const arcs = pieces.filter((piece) => piece.kind === PieceForm.arc);
  return [...arcs, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }].flatMap(({ x, y }) => {
    if (!part.holds(x, y)) return [];
    const nearest = createNearestPair();
    for (const piece of pieces) {
      // An ellipse is a whole solid: its largest inner disc is about its centre.
      if (piece.kind === PieceForm.ellipse) return [{ x, y, r: Math.min(piece.rx, piece.ry) }];
      nearestOfPieces(pointPiece(x, y), piece, nearest);
    }
    return [{ x, y, r: nearest.distance }];
  });
}

function isSolidEdge(piece: Piece): piece is SegmentPiece {
  return piece.kind === PieceForm.segment && piece.solidSide !== 0;
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

/** Finds the point of some neighbouring edges of a row that is nearest to a given point. */
class NearEdge {
  nearestX = 0.5;
  nearestY = 0.5;

  /** Takes the chords of all edges of the row. */
  constructor(
    private readonly chords: Float64Array,
    private readonly from: number,
    private readonly end: number,
  ) {}

  /** Sets the nearest point, and returns its distance. */
  find(x: number, y: number): number {
    const { chords, from, end } = this;
    let leastSq = Number.POSITIVE_INFINITY;
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
      if (!(sq < leastSq)) continue;
      leastSq = sq;
      this.nearestX = x + dx;
      this.nearestY = y + dy;
    }
    return lengthOf(this.nearestX - x, this.nearestY - y);
  }
}
