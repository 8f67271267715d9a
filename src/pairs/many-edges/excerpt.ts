import { IntegerList, zeros } from "../../math/collections.js";
import { BRANCHES, piecesOf } from "../../near/box-tree.js";
import { extremePoints, type TreeChain } from "../../near/least-first.js";
import { firstOfRing, ringOf } from "../../near/ring-parity.js";
import { BoxQuery, type Query } from "../../near/runs.js";
import { Kind, type Shape, type SimpleShape } from "../../shapes/kind.js";
import { hasVertices, type VertexShape } from "../../shapes/reductions.js";
import { areaSign } from "../../shapes/rings.js";
import { chainOf } from "./nearness.js";

const kept = /* @__PURE__ */ new IntegerList();

/**
 * A shape of fewer edges that is the same wherever a query looks; or the shape itself, without a tree, or with little to
 * leave out.
 *
 * It keeps all edges that come there, in their order. What is between them becomes as few segments as there are boxes that the query
 * misses: no point asked about is in such a box, so that what is inside a polygon stays inside. It keeps the shape's extreme points and
 * its first one, so that position and size stay the same. Elsewhere it means nothing, and its edges may cross.
 */
export function excerptOf<S extends Shape>(shape: S, query: Query): S;
export function excerptOf(shape: Shape, query: Query): Shape {
  if (hasVertices(shape)) return excerptOfChain(shape, query);
  if (shape.kind !== Kind.compound) return shape;
  const parts = shape.parts.map((part) => excerptOf<SimpleShape>(part, query));
  return parts.every((part, i) => part === shape.parts[i]) ? shape : { ...shape, parts };
}

function excerptOfChain(shape: VertexShape, query: Query): VertexShape {
  const chain = chainOf(shape);
  if (chain === null || !keepNear(chain, query)) return shape;
  const { points, ringEnds, tree } = chain;
  for (const vertex of extremePoints(tree, points, ringEnds[0] as number)) kept.insert(vertex);
  if (2 * kept.count > tree.tree.count) return shape;
  if (shape.kind === Kind.polyline) {
    const all = Array.from(kept.items.subarray(0, kept.count));
    return { ...shape, points: pointsAt(points, all), localPoints: pointsAt(shape.localPoints, all) };
  }
  const ends: number[] = [];
  const all: number[] = [];
  for (let k = 0; k < kept.count; ) {
    const ring = ringOf(ringEnds, kept.items[k] as number);
    const end = ringEnds[ring] as number;
    const from = k;
    while (k < kept.count && (kept.items[k] as number) < end) k++;
    // The rest of a hole may wind the other way: then all of it is kept.
    const isWhole = ring > 0 && !goesRoundAlike(points, from, k, firstOfRing(ringEnds, ring), end);
    if (!isWhole && k - from < 3) {
      if (ring === 0) return shape;
      continue;
    }
    if (isWhole) for (let i = firstOfRing(ringEnds, ring); i < end; i++) all.push(i);
    else for (let i = from; i < k; i++) all.push(kept.items[i] as number);
    ends.push(all.length);
  }
  const localVertices = pointsAt(shape.localVertices, all);
  return { ...shape, vertices: pointsAt(points, all), localVertices, ringEnds: ends };
}

function pointsAt(points: readonly number[], indices: readonly number[]): number[] {
  const some = zeros(2 * indices.length);
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number;
    some[2 * i] = points[2 * index] as number;
    some[2 * i + 1] = points[2 * index + 1] as number;
  }
  return some;
}

/** Sizes whose squares neither overflow nor underflow. Shapes of other sizes are kept whole. */
const LEAST = 2 ** -400;
const LARGEST = 2 ** 400;

/** Keeps the points of runs that are near, and the first ones of the others; false if nothing can be left out. */
function keepNear(chain: TreeChain, query: Query): boolean {
  const { tree } = chain;
  kept.count = 0;
  missed.end = -1;
  tree.lookAtAll();
  const size = tree.halfX + tree.halfY;
  if (!(size > LEAST && size < LARGEST)) return false;
  keepBelow(chain, query, tree.tree.top, 0);
  return kept.count < tree.tree.count;
}

function keepBelow(chain: TreeChain, query: Query, level: number, place: number): void {
  const placed = chain.tree;
  placed.look(level, place);
  const { tree } = placed;
  const pieces = piecesOf(level);
  const from = pieces * place;
  const to = Math.min(from + pieces, tree.count);
  // The query may look at another box of the same tree.
  const { midX, midY, halfX, halfY } = placed;
  if (query.misses(placed)) {
    const isNext = missed.join(query, from, midX - halfX, midY - halfY, midX + halfX, midY + halfY);
    missed.end = to;
    if (!(isNext && isRestOfRing(chain, from, to))) keepFirst(chain, from, to);
  } else if (level === 0) for (let i = from; i < to; i++) kept.push(i);
  else {
    const end = tree.endBelow(level, place);
    for (let below = BRANCHES * place; below < end; below++) keepBelow(chain, query, level - 1, below);
  }
}

/** A row of runs that a query misses, in a box that it misses, too. */
class MissedRow {
  /** Where the next run begins that may belong to it. */
  end = -1;
  private minX = 0.5;
  private minY = 0.5;
  private maxX = 0.5;
  private maxY = 0.5;
  private readonly box = new BoxQuery();

  /** Goes on with a run in a box, if the query misses a box about all; else begins with it. Whether it goes on. */
  join(query: Query, from: number, left: number, low: number, right: number, high: number): boolean {
    const [minX, minY] = [Math.min(left, this.minX), Math.min(low, this.minY)];
    const [maxX, maxY] = [Math.max(right, this.maxX), Math.max(high, this.maxY)];
    const goesOn = from === this.end && query.misses(this.box.set(minX, minY, maxX, maxY, 0));
    this.minX = goesOn ? minX : left;
    this.minY = goesOn ? minY : low;
    this.maxX = goesOn ? maxX : right;
    this.maxY = goesOn ? maxY : high;
    return goesOn;
  }
}

const missed = /* @__PURE__ */ new MissedRow();

/** Whether a run goes on with the ring of what is before it, and with no other. */
function isRestOfRing({ ringEnds }: TreeChain, from: number, to: number): boolean {
  const ring = ringOf(ringEnds, from);
  return firstOfRing(ringEnds, ring) < from && to <= (ringEnds[ring] as number);
}

/** Keeps the first point of each ring that is not whole in a run. */
function keepFirst({ ringEnds, isClosed }: TreeChain, from: number, to: number): void {
  const ring = ringOf(ringEnds, from);
  const last = ringOf(ringEnds, to - 1);
  const isFromStart = isClosed && firstOfRing(ringEnds, ring) === from;
  const isToEnd = isClosed && ringEnds[last] === to;
  if (ring === last) {
    if (!(isFromStart && isToEnd)) kept.push(from);
    return;
  }
  if (!isFromStart) kept.push(from);
  if (!isToEnd) kept.push(firstOfRing(ringEnds, last));
}

/** Whether the points kept[from … to − 1] wind as those from `first` to `end` do. */
function goesRoundAlike(
  vertices: readonly number[],
  from: number,
  to: number,
  first: number,
  end: number,
): boolean {
  if (to - from < 3 || to - from === end - first) return true;
  const rest = pointsAt(vertices, Array.from(kept.items.subarray(from, to)));
  return areaSign(rest, 0, to - from) === areaSign(vertices, first, end);
}
