import { type Piece, pointPiece, segmentPiece } from "../../boundary/float-piece.js";
import { type Frame, toFrame } from "../../boundary/frame.js";
import { createNearestPair } from "../../boundary/nearest-curves.js";
import { Outlined, outlinedParts } from "../../boundary/outlined.js";
import { nearestOfAllParts } from "../../boundary/touch-points.js";
import { RUN } from "../../near/box-tree.js";
import { endOfEdge, setToEdge, type TreeChain } from "../../near/least-first.js";
import type { RunPair } from "../../near/nearest-runs.js";
import { BoxQuery, type Query } from "../../near/runs.js";
import { sizeOf } from "../../shapes/copy.js";
import type { Shape, SimpleShape } from "../../shapes/kind.js";
import { partsOf } from "../../shapes/reductions.js";
import { nearPartsOf, queryAround } from "./excerpts.js";
import { NearestEdges, reachOf } from "./nearest-edges.js";
import { chainOf, hasManyParts, hasTree, nearnessOf } from "./nearness.js";

/** The outlines of two shapes, in a frame, and a length beyond which nothing is nearest. */
interface NearestOutlines {
  readonly a: readonly Outlined[];
  readonly b: readonly Outlined[];
  readonly reach: number;
}

/** Shapes with a tree that are smaller than that in a frame may be within what vanishes there, as a hole may. */
const LEAST_IN_FRAME = 2 ** -100;

/**
 * The outlines of two shapes that are apart, as far as their nearest points may be. Of many edges it takes only those that
 * are near, in their order, without what is between them: so it cannot tell what is inside.
 */
export function nearestOutlines(a: Shape, b: Shape, frame: Frame): NearestOutlines | null {
  const sizeOfTrees = Math.min(sizeOfTree(a), sizeOfTree(b));
  const isPartial = sizeOfTrees < Number.POSITIVE_INFINITY && sizeOfTrees * frame.power > LEAST_IN_FRAME;
  if (!isPartial) return null;
  if (!hasTree(a) && !hasManyParts(b)) return outlinesAbout(a, b, frame);
  if (!hasTree(b) && !hasManyParts(a)) {
    const near = outlinesAbout(b, a, frame);
    return near && { a: near.b, b: near.a, reach: near.reach };
  }
  const { reach, runs } = nearnessOf(a, b);
  const [chainA, chainB] = [chainOf(a), chainOf(b)];
  const inFrame = reach * frame.power;
  if (runs !== null && chainA !== null && chainB !== null) {
    const [ofA, ofB] = edgesWithin(reach, chainA, chainB, runs.pairs);
    if (ofA.length === 0) return null;
    return {
      a: [outlineOfEdges(a, chainA, ofA, frame)],
      b: [outlineOfEdges(b, chainB, ofB, frame)],
      reach: inFrame,
    };
  }
  const nearA = outlinesNear(a, b, reach, frame);
  const nearB = outlinesNear(b, a, reach, frame);
  if (nearA.length === 0 || nearB.length === 0) return null;
  return { a: nearA, b: nearB, reach: inFrame };
}

/** The outlines of a shape and of one with trees over its edges. */
function outlinesAbout(a: Shape, b: Shape, frame: Frame): NearestOutlines | null {
  const nearA = outlinedParts(a, frame);
  const parts = partsOf(b);
  const chains = parts.map(chainOf);
  const search = new NearestEdges(nearA, frame, chains);
  const chain = chains[search.nearestChain] ?? null;
  let reach = search.best;
  if (chain !== null) {
    const nearest = createNearestPair();
    nearestOfAllParts(nearA, [outlineOfEdges(b, chain, [search.nearestEdge], frame)], nearest);
    reach = Math.min(reach, reachOf(nearest.distance));
    search.from(nearest.ax, nearest.ay);
  }
  const nearB: Outlined[] = [];
  for (const [i, part] of parts.entries()) {
    const chain = chains[i] ?? null;
    const edges = chain === null ? [] : search.within(reach, i);
    if (chain === null) nearB.push(...outlinedParts(part, frame));
    else if (edges.length > 0) nearB.push(outlineOfEdges(part, chain, edges, frame));
  }
  return nearB.length === 0 ? null : { a: nearA, b: nearB, reach };
}

/** The size of a shape with a tree; infinite for others. */
function sizeOfTree(shape: Shape): number {
  return hasTree(shape) ? sizeOf(shape) : Number.POSITIVE_INFINITY;
}

/** The outlines of a shape's parts within a reach of another shape. */
function outlinesNear(shape: Shape, other: Shape, reach: number, frame: Frame): Outlined[] {
  if (!hasTree(shape)) return outlinedParts(shape, frame);
  const query = queryAround(other, reach);
  return partsOf(nearPartsOf(shape, query)).flatMap((part) => {
    const chain = chainOf(part);
    return chain === null ? outlinedParts(part, frame) : outlineNear(part, chain, query, frame);
  });
}

function outlineNear(shape: SimpleShape, chain: TreeChain, query: Query, frame: Frame): Outlined[] {
  const edges: number[] = [];
  chain.tree.findRuns(query, (from, to) => {
    for (let edge = from; edge < to; edge++) edges.push(edge);
    return false;
  });
  return edges.length === 0 ? [] : [outlineOfEdges(shape, chain, edges, frame)];
}

/** The edges of two chains whose boxes are within a reach of each other, in their order; of pairs of runs that may be. */
function edgesWithin(
  reach: number,
  a: TreeChain,
  b: TreeChain,
  runs: readonly RunPair[],
): readonly [ofA: number[], ofB: number[]] {
  const [ofA, ofB] = [new Set<number>(), new Set<number>()];
  for (const [fromA, fromB] of runs) {
    const [endA, endB] = [endOfRun(a, fromA), endOfRun(b, fromB)];
    for (let k = fromB; k < endB; k++) setToEdge(others[k - fromB] as BoxQuery, b, k);
    for (let i = fromA; i < endA; i++) {
      setToEdge(edge, a, i, reach);
      for (let k = fromB; k < endB; k++) {
        if (edge.misses(others[k - fromB] as BoxQuery)) continue;
        ofA.add(i);
        ofB.add(k);
      }
    }
  }
  return [inOrder(ofA), inOrder(ofB)];
}

function inOrder(edges: Iterable<number>): number[] {
  return [...edges].sort((i, k) => i - k);
}

const edge = /* @__PURE__ */ new BoxQuery();
const others = /* @__PURE__ */ Array.from({ length: RUN }, () => new BoxQuery());

function endOfRun({ tree }: TreeChain, from: number): number {
  return Math.min(from + RUN, tree.tree.count);
}

/** Some edges of a chain, as they are in its whole outline. */
function outlineOfEdges(
  shape: Shape,
  chain: TreeChain,
  edges: readonly number[],
  { originX, originY, power }: Frame,
): Outlined {
  const { points } = chain;
  const x = (vertex: number) => toFrame(points[2 * vertex] as number, originX, power);
  const y = (vertex: number) => toFrame(points[2 * vertex + 1] as number, originY, power);
  const pieces: Piece[] = [];
  for (const edge of edges) {
    const to = endOfEdge(chain, edge);
    const [ax, ay, bx, by] = [x(edge), y(edge), x(to), y(to)];
    // An edge may have no length in the frame, as all those of a very small hole.
    pieces.push(ax === bx && ay === by ? pointPiece(ax, ay) : segmentPiece(ax, ay, bx, by, 0));
  }
  return new Outlined(shape as SimpleShape, pieces);
}
