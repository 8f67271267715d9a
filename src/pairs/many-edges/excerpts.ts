/** Excerpts of two shapes, as far as a question about them reaches, where one has many edges. */

import { depthOf } from "../../exact/box.js";
import { note, spend } from "../../math/cost.js";
import { sincos } from "../../math/trigonometry.js";
import { endOfEdge, type TreeChain } from "../../near/least-first.js";
import { TreeQuery } from "../../near/nearest-runs.js";
import { type PlacedTree, treeOfBoxes } from "../../near/placed-tree.js";
import { type Query, ReachQuery } from "../../near/runs.js";
import { extentsOfEdges } from "../../near/shape-trees.js";
import { bounds } from "../../shapes/bounds.js";
import { partsWithin, sizeOf } from "../../shapes/copy.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { ringsOf, type VertexShape } from "../../shapes/reductions.js";
import { holdsPoint } from "../tables/holds-point.js";
import { excerptOf } from "./excerpt.js";
import { chainOf, distanceToOneOf, hasManyParts, hasTree } from "./nearness.js";

/** The excerpts of two shapes that are asked about together. */
interface Excerpts {
  readonly a: Shape;
  readonly b: Shape;
}

/** The excerpts of both shapes within a reach of each other; of two with trees, the edges within reach of the other's edges. */
export function excerptsOf(a: Shape, b: Shape, reach: number): Excerpts {
  note("excerpts");
  const [treeOfA, treeOfB] = [chainOf(a)?.tree, chainOf(b)?.tree];
  if (treeOfA !== undefined && treeOfB !== undefined) {
    const ofA = excerptOf(a, new TreeQuery(treeOfB, reach));
    // The parts left out of b are off the excerpt of a, its segments in place of runs included: these do not meet.
    const around = ofA === a ? treeOfA : treeOfEdges(ofA as VertexShape);
    return { a: ofA, b: excerptOf(b, new TreeQuery(around, reach)) };
  }
  return { a: excerptAround(b, a, reach), b: excerptAround(a, b, reach) };
}

function treeOfEdges(shape: VertexShape): PlacedTree {
  const { points, ringEnds, isClosed } = ringsOf(shape);
  return treeOfBoxes(extentsOfEdges(points, ringEnds, isClosed));
}

/** The excerpt of a shape within a reach of another one, which is a round region about a circle. */
function excerptAround(from: Shape, shape: Shape, reach: number): Shape {
  if (!hasTree(shape)) return shape;
  const query = queryAround(from, reach);
  return excerptOf(nearPartsOf(shape, query), query);
}

export function queryAround(from: Shape, reach: number): Query {
  if (from.kind !== Kind.circle) return new ReachQuery(bounds(from), reach);
  const { x, y, r } = from;
  return new ReachQuery({ minX: x, minY: y, maxX: x, maxY: y }, r + reach);
}

/** A compound of many parts without those that a query misses; one is always kept. */
export function nearPartsOf(shape: Shape, query: Query): Shape {
  if (!hasManyParts(shape)) return shape;
  return partsWithin(shape, query) ?? { ...shape, parts: shape.parts.slice(0, 1) };
}

/**
 * An estimate of how deep two overlapping shapes are in each other: of two chains, how far one has to move till it is apart;
 * else the distance of the middle of one shape from the other's edges, plus half its size if the middle is inside, or half its
 * size less that if not.
 */
export function depthToTry(a: Shape, b: Shape): number {
  const [chainA, chainB] = [chainOf(a), chainOf(b)];
  if (chainA !== null && chainB !== null) {
    const least = LEAST_PART * sizeOf(a);
    const most = Math.max(wayAside(a, b), least);
    if (chainA.points.length + chainB.points.length < MANY_COORDINATES) return most;
    return wayApart(a, chainA, b, chainB, most, least) * SLIGHTLY_MORE;
  }
  const [first, second] = hasTree(b) ? [a, b] : [b, a];
  const { minX, minY, maxX, maxY } = bounds(first);
  place.x = minX + (maxX - minX) / 2;
  place.y = minY + (maxY - minY) / 2;
  const half = Math.max(maxX - minX, maxY - minY) / 2;
  // All of an unbounded shape counts.
  if (!(half < Number.POSITIVE_INFINITY)) return half;
  const { x, y } = place;
  const toEdges = distanceToOneOf(second, place);
  // At the rim, it is nearly the same on both sides.
  const isWithin = toEdges < half / 16 || holdsPoint(second, x, y);
  return Math.max(isWithin ? half + toEdges : half - toEdges, half / 8) * MORE;
}

/** With fewer coordinates, looking at all is faster than looking for a way. */
const MANY_COORDINATES = 768;

/** More than the rounding errors of a way, and less than another try is worth. */
const SLIGHTLY_MORE = 1 + 2 ** -10;

/** So many directions are tried, and each time a way that is shorter by this factor. */
const DIRECTIONS = 32;
const SHORTER = 0.75;

/** After so many pairs of runs that are beside each other, all ways count as too short. */
const MOST_RUNS = 2 ** 14;

/** How far b has to move till it is apart from a, in the best of some directions; that is `most` or less, and not much less than `least`. */
function wayApart(
  a: Shape,
  chainA: TreeChain,
  b: Shape,
  chainB: TreeChain,
  most: number,
  least: number,
): number {
  const [boxOfA, boxOfB] = [bounds(a), bounds(b)];
  const toX = boxOfB.minX - boxOfA.minX + (boxOfB.maxX - boxOfA.maxX);
  const toY = boxOfB.minY - boxOfA.minY + (boxOfB.maxY - boxOfA.maxY);
  const [ax = 0, ay = 0] = chainA.points;
  const [bx = 0, by = 0] = chainB.points;
  const isApartBy = (x: number, y: number): boolean =>
    !chainA.tree.findPairs(
      chainB.tree,
      0,
      (fromA, toA, fromB, toB) => {
        spend(0.5);
        left -= 1;
        return left < 0 || doRunsCross(chainA, fromA, toA, chainB, fromB, toB, x, y);
      },
      x,
      y,
    ) &&
    !holdsPoint(a, bx + x, by + y) &&
    !holdsPoint(b, ax - x, ay - y);
  let left = MOST_RUNS;
  let way = most;
  for (let i = 0; i < DIRECTIONS; i++) {
    const { x, y } = sincos((2 * Math.PI * i) / DIRECTIONS);
    if (!(x * toX + y * toY >= 0)) continue;
    while (way > least && isApartBy(SHORTER * way * x, SHORTER * way * y)) way *= SHORTER;
  }
  return way;
}

/** The least first guess, as a part of the size, so that few tries are needed. */
const LEAST_PART = 2 ** -10;

/** A bound on how far one of two bounded shapes has to move until their boxes are beside each other. */
export function wayAside(a: Shape, b: Shape): number {
  return depthOf(bounds(a), bounds(b));
}

const place = { x: 0.5, y: 0.5 };

/** Guesses that are a little too short cost more than those that are too long. */
const MORE = 1.1;

/** Whether edges of two runs cross when those of b are moved by (x, y), up to rounding. */
function doRunsCross(
  a: TreeChain,
  fromA: number,
  toA: number,
  b: TreeChain,
  fromB: number,
  toB: number,
  x: number,
  y: number,
): boolean {
  for (let i = fromA; i < toA; i++) {
    const endA = endOfEdge(a, i);
    const px = a.points[2 * i] as number;
    const py = a.points[2 * i + 1] as number;
    const ux = (a.points[2 * endA] as number) - px;
    const uy = (a.points[2 * endA + 1] as number) - py;
    for (let k = fromB; k < toB; k++) {
      const endB = endOfEdge(b, k);
      const qx = (b.points[2 * k] as number) + x - px;
      const qy = (b.points[2 * k + 1] as number) + y - py;
      const vx = (b.points[2 * endB] as number) + x - px - qx;
      const vy = (b.points[2 * endB + 1] as number) + y - py - qy;
      const [from, to] = [ux * qy - uy * qx, ux * (qy + vy) - uy * (qx + vx)];
      if (from > 0 === to > 0) continue;
      const [begin, end] = [vx * -qy + vy * qx, vx * (uy - qy) - vy * (ux - qx)];
      if (begin > 0 !== end > 0) return true;
    }
  }
  return false;
}
