/** Excerpts of two shapes, as far as a question about them reaches, where one has many edges. */

import { isConvex } from "../convex/convexity.js";
import { setReference } from "../convex/reference.js";
import type { Gap } from "../convex/result.js";
import { extentsOfEdges, treeOf } from "../near/edge-tree.js";
import { findLeast } from "../near/least-first.js";
import { awaySq, moveToNearest } from "../near/nearest-edge.js";
import { leastOfRuns, TreeQuery } from "../near/nearest-runs.js";
import { MANY_PARTS, partTreeOf } from "../near/part-tree.js";
import type { PlacedTree } from "../near/placed-tree.js";
import { BoxQuery, type Query, ReachQuery, type Seen } from "../near/runs.js";
import { bounds } from "../shapes/bounds.js";
import { sizeOf } from "../shapes/change-unit.js";
import { type Compound, Kind, type Shape } from "../shapes/kind.js";
import { boxesOfParts, partsWithin } from "../shapes/near-parts.js";
import { partsOf } from "../shapes/reductions.js";
import { containsPoint } from "./contains-point.js";
import { convexDistance } from "./convex-cells.js";
import { excerptOf } from "./excerpt.js";

/** The excerpts of two shapes that are asked about together. */
export interface Excerpts {
  readonly a: Shape;
  readonly b: Shape;
}

/** Whether a shape, or a part of it, has enough edges for a smaller excerpt. */
export function hasTree(shape: Shape): boolean {
  if (treeOfChain(shape) !== null) return true;
  return shape.kind === Kind.compound && (shape.parts.length >= MANY_PARTS || shape.parts.some(hasTree));
}

/** Finds what may come within a reach of an edge of a chain. */
function edgesQuery(shape: Shape, reach: number): Query {
  const extents =
    shape.kind === Kind.polygon
      ? extentsOfEdges(shape.vertices, shape.ringEnds, true)
      : extentsOfEdges(pointsOf(shape), [pointsOf(shape).length / 2], false);
  const query = new ReachQuery({ minX: 0, minY: 0, maxX: 0, maxY: 0 }, reach);
  return {
    misses: (box) => {
      query.setAround(box.midX, box.midY, box.halfX, box.halfY);
      for (let at = 0; at < extents.length; at += 4) {
        edge.set(
          extents[at] as number,
          extents[at + 1] as number,
          extents[at + 2] as number,
          extents[at + 3] as number,
          0,
        );
        if (!query.misses(edge)) return false;
      }
      return true;
    },
  };
}

const edge = /* @__PURE__ */ new BoxQuery();

/** The tree of a shape that is a chain, if it has one. */
function treeOfChain(shape: Shape): PlacedTree | null {
  if (shape.kind === Kind.polygon) return treeOf(shape.vertices);
  return shape.kind === Kind.polyline ? treeOf(shape.points) : null;
}

function hasManyParts(shape: Shape): shape is Compound {
  return shape.kind === Kind.compound && shape.parts.length >= MANY_PARTS;
}

/** The excerpts of both shapes within a reach of each other; of two with trees, the edges within reach of the other's edges. */
export function excerptsOf(a: Shape, b: Shape, reach: number): Excerpts {
  const [treeOfA, treeOfB] = [treeOfChain(a), treeOfChain(b)];
  if (treeOfA !== null && treeOfB !== null) {
    // The parts left out of b are off the excerpt of a, its segments in place of runs included: these do not meet.
    const ofA = excerptOf(a, new TreeQuery(treeOfB, reach));
    return { a: ofA, b: excerptOf(b, ofA === a ? new TreeQuery(treeOfA, reach) : edgesQuery(ofA, reach)) };
  }
  return { a: excerptAround(b, a, reach), b: excerptAround(a, b, reach) };
}

/** The excerpt of a shape within a reach of another one, which is a round region about a circle. */
function excerptAround(from: Shape, shape: Shape, reach: number): Shape {
  if (!hasTree(shape)) return shape;
  return excerptOf(nearPartsOf(shape, queryAround(from, reach)), queryAround(from, reach));
}

function queryAround(from: Shape, reach: number): Query {
  if (from.kind !== Kind.circle) return new ReachQuery(bounds(from), reach);
  const { x, y, r } = from;
  return new ReachQuery({ minX: x, minY: y, maxX: x, maxY: y }, r + reach);
}

/** A compound of many parts without those that a query misses; one is always kept. */
function nearPartsOf(shape: Shape, query: Query): Shape {
  if (!hasManyParts(shape)) return shape;
  return partsWithin(shape, query) ?? { ...shape, parts: shape.parts.slice(0, 1) };
}

/** More than the rounding errors of a distance, and of the sizes that it was computed from. */
const WIDER = 1 + 2 ** -30;
const SLACK = 2 ** -40;

/** How often the nearest point of one shape is sought from that of the other: each time they come nearer. */
const STEPS = 6;

const place = { x: 0.5, y: 0.5 };
const reference = { x: 0.5, y: 0.5 };
const away: Gap = { distance: 0.5 };

/** Excerpts with all closest points of two shapes that do not overlap. */
export function excerptsWithNearest(a: Shape, b: Shape): Excerpts {
  const [first, second] = hasTree(b) ? [a, b] : [b, a];
  setReference(first, place);
  let gap = distanceToOneOf(second) + reachAroundReference(first);
  if (hasTree(first) && !hasManyParts(first) && !hasManyParts(second)) {
    for (let step = 0; step < STEPS; step++) {
      gap = Math.min(gap, distanceToOneOf(step % 2 === 0 ? first : second));
    }
  }
  gap = distanceOfTrees(first, second, gap);
  // A convex shape may be nearer to that edge than its middle is.
  if (isConvex(first) && !hasManyParts(second)) {
    convexDistance(first, { kind: Kind.point, x: place.x, y: place.y }, away);
    gap = Math.min(gap, away.distance);
  }
  return excerptsOf(a, b, gap * WIDER + SLACK * (gap + 2 * sizeOf(second)));
}

/** The least distance of vertices of two chains with trees, or `known` if that is less. Their edges may be nearer. */
function distanceOfTrees(a: Shape, b: Shape, known: number): number {
  const [treeOfA, treeOfB] = [treeOfChain(a), treeOfChain(b)];
  if (treeOfA === null || treeOfB === null) return known;
  const [pointsOfA, pointsOfB] = [pointsOf(a), pointsOf(b)];
  return leastOfRuns(treeOfA, treeOfB, known, (fromA, toA, fromB, toB) => {
    let leastSq = Number.POSITIVE_INFINITY;
    for (let i = 2 * fromA; i < 2 * toA; i += 2) {
      for (let k = 2 * fromB; k < 2 * toB; k += 2) {
        const x = (pointsOfA[i] as number) - (pointsOfB[k] as number);
        const y = (pointsOfA[i + 1] as number) - (pointsOfB[k + 1] as number);
        leastSq = Math.min(leastSq, x * x + y * y);
      }
    }
    return Math.sqrt(leastSq);
  });
}

function pointsOf(shape: Shape): readonly number[] {
  return shape.kind === Kind.polygon ? shape.vertices : shape.kind === Kind.polyline ? shape.points : [];
}

/**
 * Moves `place` to the nearest point of a part with a tree, and returns its distance; of many parts, returns a bound on
 * the distance of one.
 */
function distanceToOneOf(shape: Shape): number {
  if (hasManyParts(shape)) return distanceToOneOfParts(shape);
  for (const part of partsOf(shape)) {
    const isClosed = part.kind === Kind.polygon;
    if (!isClosed && part.kind !== Kind.polyline) continue;
    const points = isClosed ? part.vertices : part.points;
    const tree = treeOf(points);
    if (tree === null) continue;
    return moveToNearest(place, tree, points, isClosed ? part.ringEnds : [points.length / 2], isClosed);
  }
  return Number.POSITIVE_INFINITY;
}

function distanceToOneOfParts(shape: Compound): number {
  const tree = partTreeOf(shape, boxesOfParts);
  const search = {
    best: Number.POSITIVE_INFINITY,
    boundOf: (seen: Seen) => Math.sqrt(awaySq(seen, place.x, place.y)),
    take: (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const part = shape.parts[tree === null ? at : tree.partAt(at)] as Shape;
        setReference(part, reference);
        const [x, y] = [reference.x - place.x, reference.y - place.y];
        search.best = Math.min(search.best, Math.sqrt(x * x + y * y) + reachAroundReference(part));
      }
    },
  };
  if (tree === null) search.take(0, shape.parts.length);
  else findLeast(tree.placed, search);
  return search.best;
}

/** A bound on the distance of a shape from its reference point, which is not on it only for parts of rings: their centre. */
function reachAroundReference(shape: Shape): number {
  const [part = shape] = partsOf(shape);
  return part.kind === Kind.arc ? part.r : part.kind === Kind.annularSector ? part.outerR : 0;
}

/**
 * An estimate of how deep two overlapping shapes are in each other: the distance of the middle of one shape from the
 * other's edges, plus half its size if the middle is inside, or half its size less that if not.
 */
export function depthToTry(a: Shape, b: Shape): number {
  if (treeOfChain(a) !== null && treeOfChain(b) !== null) {
    const most = Math.max(wayAsideOf(a, b), LEAST_PART * sizeOf(a));
    return pointsOf(a).length + pointsOf(b).length < MANY_COORDINATES ? most : most / FEW_TIMES;
  }
  const [first, second] = hasTree(b) ? [a, b] : [b, a];
  const { minX, minY, maxX, maxY } = bounds(first);
  place.x = minX + (maxX - minX) / 2;
  place.y = minY + (maxY - minY) / 2;
  const half = Math.max(maxX - minX, maxY - minY) / 2;
  // All of an unbounded shape counts.
  if (!(half < Number.POSITIVE_INFINITY)) return half;
  const isWithin = containsPoint(second, place.x, place.y);
  const toEdges = distanceToOneOf(second);
  return Math.max(isWithin ? half + toEdges : half - toEdges, half / 8) * MORE;
}

/** The first guess for large shapes is this many times less than the way to beside each other's boxes. */
const FEW_TIMES = 32;

/** With fewer coordinates, looking at all is faster than a first guess and others after it. */
const MANY_COORDINATES = 1024;

/** The least first guess, as a part of the size, so that few tries are needed. */
const LEAST_PART = 2 ** -10;

/** A bound on how far one of two bounded shapes has to move until their boxes are beside each other. */
function wayAsideOf(a: Shape, b: Shape): number {
  const [boxOfA, boxOfB] = [bounds(a), bounds(b)];
  return Math.min(
    boxOfA.maxX - boxOfB.minX,
    boxOfB.maxX - boxOfA.minX,
    boxOfA.maxY - boxOfB.minY,
    boxOfB.maxY - boxOfA.minY,
  );
}

/** Guesses that are a little too short cost more than those that are too long. */
const MORE = 1.1;
