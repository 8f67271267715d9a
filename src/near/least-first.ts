import type { Ray } from "../shapes/kind.js";
import type { Chains } from "../shapes/reductions.js";
import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import { nextOnRing, ringOf } from "./ring-parity.js";
import type { BoxQuery, Seen } from "./runs.js";

/* Searches of a tree for the least of something: the edge nearest to a point, what a ray meets first; and the farthest vertices. */

/** A search for the piece of a tree that has the least of some value. */
export interface LeastSearch {
  /** The least found so far. */
  readonly best: number;
  /** A lower bound of the value for all pieces in the box at a place of a level; infinite if none of them counts. */
  boundAt(tree: PlacedTree, level: number, place: number): number;
  /** Looks at the pieces from `from` up to, but not including, `to`. */
  take(from: number, to: number): void;
}

/** Looks at the runs of a tree whose bound is no more than the least value found, the most promising first. */
export function findLeast(tree: PlacedTree, search: LeastSearch): void {
  leastBelow(tree, search, tree.tree.top, 0);
}

/** Room for the bounds of the boxes below one, for each level of the largest trees. No search begins another one. */
const bounds = /* @__PURE__ */ new Float64Array(BRANCHES * 16);

function leastBelow(placed: PlacedTree, search: LeastSearch, level: number, place: number): void {
  const { tree } = placed;
  if (level === 0) {
    search.take(RUN * place, Math.min(RUN * place + RUN, tree.count));
    return;
  }
  const room = BRANCHES * (level - 1);
  const below = BRANCHES * place;
  const end = room + tree.endBelow(level, place) - below;
  for (let at = room; at < end; at++) {
    const bound = search.boundAt(placed, level - 1, below + at - room);
    // A bound that is NaN excludes nothing.
    bounds[at] = Number.isNaN(bound) ? Number.NEGATIVE_INFINITY : bound;
  }
  for (;;) {
    let first = room;
    for (let at = room + 1; at < end; at++) {
      if ((bounds[at] as number) < (bounds[first] as number)) first = at;
    }
    const least = bounds[first] as number;
    if (least > search.best || least === Number.POSITIVE_INFINITY) return;
    bounds[first] = Number.POSITIVE_INFINITY;
    leastBelow(placed, search, level - 1, below + first - room);
  }
}

/**
 * The indices of the extreme points towards +x, −x, +y and −y, among the first `end` points of a chain with a tree. They are looked for
 * among all points, as these are moved one by one for each pose.
 */
export function extremePoints(tree: PlacedTree, points: readonly number[], end: number): readonly number[] {
  tree.noted.extremes ??= extremesAmong(points, end);
  return tree.noted.extremes;
}

function extremesAmong(points: readonly number[], end: number): readonly number[] {
  const [x0, y0] = [points[0] as number, points[1] as number];
  let [right, left, top, low] = [0, 0, 0, 0];
  let [minX, minY, maxX, maxY] = [x0, y0, x0, y0];
  for (let i = 1; i < end; i++) {
    const x = points[2 * i] as number;
    const y = points[2 * i + 1] as number;
    if (x > maxX) [maxX, right] = [x, i];
    if (x < minX) [minX, left] = [x, i];
    if (y > maxY) [maxY, top] = [y, i];
    if (y < minY) [minY, low] = [y, i];
  }
  return [right, left, top, low];
}

/** A chain with a tree over its edges: rings, or one path. */
export interface TreeChain extends Chains {
  readonly tree: PlacedTree;
}

/** The vertex at the end of the edge that begins at one: itself at the end of a path. */
export function endOfEdge({ ringEnds, isClosed }: TreeChain, edge: number): number {
  const ring = ringOf(ringEnds, edge);
  return edge + 1 === ringEnds[ring] && !isClosed ? edge : nextOnRing(ringEnds, ring, edge);
}

/** Sets a query to what may come within a reach of the box of an edge. */
export function setToEdge(out: BoxQuery, chain: TreeChain, edge: number, reach = 0): BoxQuery {
  const { points } = chain;
  const end = endOfEdge(chain, edge);
  const ax = points[2 * edge] as number;
  const ay = points[2 * edge + 1] as number;
  const bx = points[2 * end] as number;
  const by = points[2 * end + 1] as number;
  return out.set(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), reach);
}

/**
 * A search for the point of a chain's edges that is nearest to some point, up to rounding. Where squares overflow, the
 * point is somewhere on the edges. It may go on from another point: then it keeps the least of both.
 * Who asks takes what is found for an upper bound only, so that bounds of boxes may be off by roundings.
 */
export class NearestOfEdges implements LeastSearch {
  x = 0.5;
  y = 0.5;
  /** The square of the least distance found, and the point there. */
  best = Number.POSITIVE_INFINITY;
  bestX = 0.5;
  bestY = 0.5;

  constructor(private readonly chain: TreeChain) {}

  from(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }

  /** Looks at all edges, the nearest boxes first. None is farther than `most` from what is asked for first. */
  find(most = Number.POSITIVE_INFINITY): this {
    this.best = most * most;
    this.bestX = this.x;
    this.bestY = this.y;
    findLeast(this.chain.tree, this);
    return this;
  }

  boundAt(tree: PlacedTree, level: number, place: number): number {
    return awaySq(tree.look(level, place), this.x, this.y);
  }

  take(from: number, end: number): void {
    const { chain, x, y } = this;
    const { points } = chain;
    for (let edge = from; edge < end; edge++) {
      const to = endOfEdge(chain, edge);
      const ax = points[2 * edge] as number;
      const ay = points[2 * edge + 1] as number;
      const wx = (points[2 * to] as number) - ax;
      const wy = (points[2 * to + 1] as number) - ay;
      const along = (x - ax) * wx + (y - ay) * wy;
      const lengthSq = wx * wx + wy * wy;
      const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
      const footX = ax + part * wx;
      const footY = ay + part * wy;
      const away = (x - footX) * (x - footX) + (y - footY) * (y - footY);
      if (away < this.best) {
        this.best = away;
        this.bestX = footX;
        this.bestY = footY;
      }
    }
  }
}

/** The square of the distance of a box from a point. */
export function awaySq({ midX, midY, halfX, halfY }: Seen, x: number, y: number): number {
  const gapX = Math.max(0, Math.abs(x - midX) - halfX);
  const gapY = Math.max(0, Math.abs(y - midY) - halfY);
  return gapX * gapX + gapY * gapY;
}

/** More than a few roundings, relative to the coordinates. */
const SLACK = 2 ** -44;

/** With steps and rays between these, nothing below underflows. */
const LEAST = 2 ** -400;
const LARGEST = 2 ** 400;

/**
 * A ray in the steps of a tree, in which the tree's boxes are given: there they lie along the axes, wherever the tree is placed, and what
 * is at some t of the ray is at the same.
 *
 * Source: T. Kay, J. Kajiya, "Ray tracing complex scenes", SIGGRAPH 1986, for the slabs.
 */
export class RayInTree {
  private readonly minT: number;
  private readonly maxT: number;
  private readonly x: number;
  private readonly y: number;
  /** How much of t a step along an axis takes. */
  private readonly perX: number;
  private readonly perY: number;
  /** How many steps a box may be off beside the ray, at its least sides and at its greatest. */
  private readonly marginX: number;
  private readonly marginY: number;
  private readonly boxes: Int32Array;
  private readonly levels: readonly number[];

  constructor(placed: PlacedTree, { x, y, dx, dy, minT, maxT }: Ray) {
    const { boxes, levels, originX, originY, stepX, stepY } = placed.tree;
    const from = placed.turnBack(x - placed.x, y - placed.y);
    const along = placed.turnBack(dx, dy);
    const slack = placed.slack + SLACK * (Math.abs(x) + Math.abs(y));
    const size = Math.abs(dx) + Math.abs(dy);
    const areModerate = Math.min(stepX, stepY, size) > LEAST && Math.max(stepX, stepY, size) < LARGEST;
    this.minT = minT;
    this.maxT = maxT;
    this.x = (from.x - originX) / stepX;
    this.y = (from.y - originY) / stepY;
    this.perX = areModerate ? stepX / along.x : Number.NaN;
    this.perY = stepY / along.y;
    this.marginX = slack / stepX;
    this.marginY = slack / stepY;
    this.boxes = boxes;
    this.levels = levels;
  }

  /** A lower bound of the t at which the ray is in a box; infinite if it never is, NaN if nothing is known. */
  beginAt(level: number, place: number): number {
    const { boxes, x, y, perX, perY, marginX, marginY } = this;
    const at = 4 * ((this.levels[level] as number) + place);
    const left = ((boxes[at] as number) - x - marginX) * perX;
    const right = ((boxes[at + 2] as number) + 1 - x + marginX) * perX;
    const low = ((boxes[at + 1] as number) - y - marginY) * perY;
    const high = ((boxes[at + 3] as number) + 1 - y + marginY) * perY;
    const begin = Math.max(Math.min(left, right), Math.min(low, high));
    const end = Math.min(Math.max(left, right), Math.max(low, high));
    if (begin > end || begin > this.maxT || end < this.minT) return Number.POSITIVE_INFINITY;
    return begin - SLACK * Math.abs(begin);
  }
}
