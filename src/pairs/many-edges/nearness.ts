/** How near to each other two shapes are, of which one has many edges or parts: a bound that costs little. */

import { isConvex } from "../../convex/convexity.js";
import { setReference } from "../../convex/reference.js";
import type { Gap } from "../../convex/result.js";
import { makeUnit } from "../../math/vector.js";
import { awaySq, endOfEdge, findLeast, NearestOfEdges, type TreeChain } from "../../near/least-first.js";
import { type NearestRuns, nearestRuns } from "../../near/nearest-runs.js";
import type { PlacedTree } from "../../near/placed-tree.js";
import { MANY_PARTS, partTreeOf, treeOf } from "../../near/shape-trees.js";
import { sizeOf } from "../../shapes/copy.js";
import { type Compound, Kind, type Shape } from "../../shapes/kind.js";
import {
  hasVertices,
  innerRadius,
  isWedge,
  partsOf,
  pointAt,
  ringsOf,
  verticesOf,
} from "../../shapes/reductions.js";
import { convexDistance } from "../tables/convex-cells.js";

/** Whether a shape, or a part of it, has enough edges or parts to leave some out. */
export function hasTree(shape: Shape): boolean {
  if (chainOf(shape) !== null) return true;
  return shape.kind === Kind.compound && (shape.parts.length >= MANY_PARTS || shape.parts.some(hasTree));
}

/** The edges of a shape that is a chain and has a tree. */
export function chainOf(shape: Shape): TreeChain | null {
  if (!hasVertices(shape)) return null;
  const tree = treeOf(verticesOf(shape));
  return tree === null ? null : { tree, ...ringsOf(shape) };
}

export function hasManyParts(shape: Shape): shape is Compound {
  return shape.kind === Kind.compound && shape.parts.length >= MANY_PARTS;
}

/** A length that is no less than the distance of two shapes, and not much more; of two chains, also the runs within it. */
export interface Nearness {
  readonly reach: number;
  readonly runs: NearestRuns | null;
}

/** More than the rounding errors of a distance, and of the sizes that it was computed from. */
const WIDER = 1 + 2 ** -30;
const SLACK = 2 ** -40;
/** More than the rounding errors of coordinates: the nearest points of edges are rounded. */
const COORDINATE_SLACK = 2 ** -46;

/** Between these sizes, squares neither overflow nor underflow. Of shapes of other sizes, everything counts as near. */
const LEAST = 2 ** -400;
const LARGEST = 2 ** 400;

/** How often the nearest point of one shape is sought from that of the other; each step brings the two points nearer. */
const STEPS = 6;

const place = { x: 0.5, y: 0.5 };
const reference = { x: 0.5, y: 0.5 };
const away: Gap = { distance: 0.5 };

/** The nearness of two shapes; one of them has a tree. */
export function nearnessOf(a: Shape, b: Shape): Nearness {
  const [first, second] = hasTree(b) ? [a, b] : [b, a];
  const size = sizeOf(second);
  if (!(size > LEAST && size < LARGEST)) return { reach: Number.POSITIVE_INFINITY, runs: null };
  const far = Math.abs(second.x) + Math.abs(second.y) + size;
  const reachOf = (gap: number): number =>
    gap * WIDER + SLACK * (gap + 2 * size) + COORDINATE_SLACK * (gap + far);
  setReference(first, place);
  let gap = distanceToOneOf(second, place) + reachAroundReference(first);
  // From the second to the first, if both have edges.
  let [wayX, wayY] = [0, 0];
  if (hasTree(first) && !hasManyParts(first) && !hasManyParts(second)) {
    for (let step = 0; step < STEPS; step++) {
      const [{ x, y }, isToFirst] = [{ ...place }, step % 2 === 0];
      const nearer = distanceToOneOf(isToFirst ? first : second, place, gap);
      [wayX, wayY] = isToFirst ? [place.x - x, place.y - y] : [x - place.x, y - place.y];
      if (!(nearer < gap)) break;
      gap = nearer;
    }
  }
  // A convex shape may be nearer to that edge than its middle is.
  if (isConvex(first) && !hasManyParts(second)) {
    convexDistance(first, pointAt(place), away);
    gap = Math.min(gap, away.distance);
  }
  const [chainA, chainB] = [chainOf(a), chainOf(b)];
  if (chainA === null || chainB === null) return { reach: reachOf(gap), runs: null };
  const side = first === a ? -1 : 1;
  const along = { x: side * wayX, y: side * wayY };
  if (wayX !== 0 || wayY !== 0) makeUnit(along);
  const runs = nearestRunsOf(chainA, chainB, reachOf(gap), reachOf, along.x, along.y);
  return { reach: runs.reach, runs };
}

/**
 * The runs of two chains that hold their nearest edges: edges that do not cross are nearest at a vertex of one. The unit vector n,
 * about along the way from a to b, need not be one: runs that are farther apart along it than the reach are not looked at.
 */
function nearestRunsOf(
  a: TreeChain,
  b: TreeChain,
  known: number,
  reachOf: (gap: number) => number,
  nx: number,
  ny: number,
): NearestRuns {
  const [toA, toB] = [new NearestOfEdges(a), new NearestOfEdges(b)];
  const gapOf = (fromA: number, endA: number, fromB: number, endB: number, most: number): number => {
    const along = -heightOf(b, fromB, endB, -nx, -ny) - heightOf(a, fromA, endA, nx, ny);
    if (along > most) return along;
    toA.best = Number.POSITIVE_INFINITY;
    toB.best = Number.POSITIVE_INFINITY;
    takeVertices(a, fromA, endA, toB, fromB, endB);
    takeVertices(b, fromB, endB, toA, fromA, endA);
    return Math.sqrt(Math.min(toA.best, toB.best));
  };
  return nearestRuns(a.tree, b.tree, known, gapOf, reachOf);
}

/** The greatest height along n of the ends of some edges. */
function heightOf(chain: TreeChain, from: number, end: number, nx: number, ny: number): number {
  const { points } = chain;
  let most = Number.NEGATIVE_INFINITY;
  for (let edge = from; edge < end; edge++) {
    const to = endOfEdge(chain, edge);
    most = Math.max(
      most,
      nx * (points[2 * edge] as number) + ny * (points[2 * edge + 1] as number),
      nx * (points[2 * to] as number) + ny * (points[2 * to + 1] as number),
    );
  }
  return most;
}

/** Looks for the points of some edges that are nearest to the ends of others, each end once. */
function takeVertices(
  chain: TreeChain,
  from: number,
  end: number,
  nearest: NearestOfEdges,
  fromOther: number,
  endOther: number,
): void {
  let last = -1;
  for (let i = from; i < end; i++) {
    if (i !== last) takeVertex(chain, i, nearest, fromOther, endOther);
    last = endOfEdge(chain, i);
    takeVertex(chain, last, nearest, fromOther, endOther);
  }
}

function takeVertex(
  { points }: TreeChain,
  i: number,
  nearest: NearestOfEdges,
  from: number,
  end: number,
): void {
  nearest.from(points[2 * i] as number, points[2 * i + 1] as number).take(from, end);
}

/**
 * Moves a place to the nearest point of a part with a tree, and returns its distance, which is known to be no more than `most`; of
 * many parts, returns a bound on the distance of one.
 */
export function distanceToOneOf(
  shape: Shape,
  from: { x: number; y: number },
  most = Number.POSITIVE_INFINITY,
): number {
  if (hasManyParts(shape)) return distanceToOneOfParts(shape, from);
  for (const part of partsOf(shape)) {
    const chain = chainOf(part);
    if (chain === null) continue;
    const { best, bestX, bestY } = new NearestOfEdges(chain).from(from.x, from.y).find(most * WIDER);
    from.x = bestX;
    from.y = bestY;
    return Math.sqrt(best);
  }
  return Number.POSITIVE_INFINITY;
}

function distanceToOneOfParts(shape: Compound, { x, y }: { readonly x: number; readonly y: number }): number {
  const tree = partTreeOf(shape);
  const search = {
    best: Number.POSITIVE_INFINITY,
    boundAt: (placed: PlacedTree, level: number, at: number) =>
      Math.sqrt(awaySq(placed.look(level, at), x, y)),
    take: (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const part = shape.parts[tree === null ? at : tree.partAt(at)] as Shape;
        setReference(part, reference);
        const [dx, dy] = [reference.x - x, reference.y - y];
        search.best = Math.min(search.best, Math.sqrt(dx * dx + dy * dy) + reachAroundReference(part));
      }
    },
  };
  if (tree === null) search.take(0, shape.parts.length);
  else findLeast(tree.placed, search);
  return search.best;
}

/** The distance of a shape from its reference point, which is not on it only for parts of rings: their centre. */
function reachAroundReference(shape: Shape): number {
  const [part = shape] = partsOf(shape);
  return isWedge(part) ? innerRadius(part) : 0;
}
