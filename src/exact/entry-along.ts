import { approximate } from "../math/approximate.js";
import type { Sign } from "../math/exact.js";
import type { Real } from "../math/real.js";
import type { Vec2 } from "../math/vector.js";
import type { SimpleShape } from "../shapes/kind.js";
import { arrange, type Edge, type Node } from "./arrangement.js";
import { areApart } from "./box.js";
import type { Line } from "./carrier.js";
import {
  add,
  cross,
  dot,
  ExactLengths,
  lengthSq,
  pointInDoubles,
  type RealVector,
  subtract,
} from "./coordinates.js";
import { type Outline, segmentOutline } from "./exact-outline.js";
import type { Part, Piece } from "./exact-piece.js";
import { sidesAt } from "./membership.js";
import { wayBetween } from "./motion-blocks.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";

/** When something gets into a body, and the point of it that does, where that is at t = 0. */
interface Entry {
  readonly t: number;
  readonly place: Vec2;
}

/**
 * The first time from 0 to 1 at which points, or edges that lie along their way, of what has no area get into the interior
 * of the union of some bodies, or are carried through the curves among these; null if they never do. Exact.
 *
 * Each goes along a line, and may get in where that meets nothing but vertices and seams; what other edges get into they
 * also meet beside such places. Curves are in the way if they are on both sides of the line where it meets them.
 *
 * Cost: some 0.1 ms for each point and edge.
 */
export function entryAlong(
  thin: readonly SimpleShape[],
  va: Readonly<Vec2>,
  bodies: readonly SimpleShape[],
  vb: Readonly<Vec2>,
): Entry | null {
  if (thin.length === 0) return null;
  const lengths = new ExactLengths([...thin, ...bodies], [va.x, va.y, vb.x, vb.y]);
  const way = wayBetween(lengths, va, vb);
  const outlines = outlinesOfShapes(bodies, lengths).flat();
  let first: { readonly place: RealVector; readonly ahead: Real } | null = null;
  for (const [rear, front] of stretchesAlong(way, outlinesOfShapes(thin, lengths).flat())) {
    const met = firstEntry(segmentOutline(rear, add(front, way), way), outlines, way);
    if (met === null) continue;
    const ahead = dot(way, subtract(met, front));
    if (first !== null && ahead.compareTo(first.ahead) >= 0) continue;
    first = { place: ahead.sign() > 0 ? front : met, ahead };
  }
  if (first === null) return null;
  const t = Math.max(approximate(first.ahead.over(lengthSq(way))), 0);
  return { t, place: pointInDoubles(lengths, first.place) };
}

/** Whether some of what has no area gets into a body at once, from a stretch of the body's boundary that it lies on. Exact. */
export function getsOffInto(
  flat: SimpleShape,
  va: Readonly<Vec2>,
  body: SimpleShape,
  vb: Readonly<Vec2>,
): boolean {
  const lengths = new ExactLengths([flat, body], [va.x, va.y, vb.x, vb.y]);
  const way = wayBetween(lengths, va, vb);
  const [outline, ...outlines] = outlinesOfShapes([flat, body], lengths).flat() as [Outline, ...Outline[]];
  const parts = partsOn(outline, outlines);
  return edgesAlong({ outline }, parts).some((stretch) => {
    const side = sideOf(stretch, way);
    // The way leads to the left of what lies to its right.
    return side !== 0 && parts.some((part) => sidesAt(part, stretch)[side < 0 ? "left" : "right"]);
  });
}

/** Points, and edges along a way: what is last on it, and what is first. */
function stretchesAlong(
  way: RealVector,
  outlines: readonly Outline[],
): (readonly [rear: RealVector, front: RealVector])[] {
  return outlines.flatMap(({ dimension, anchors, pieces }) => {
    if (dimension === 0) return anchors.map((point) => [point, point] as const);
    return pieces.flatMap(({ carrier, ends }) => {
      if (carrier.kind !== "line" || ends === null || cross(way, carrier.direction).sign() !== 0) return [];
      const { from, to } = ends;
      return [dot(way, carrier.direction).sign() > 0 ? ([from, to] as const) : ([to, from] as const)];
    });
  });
}

/** The first point of a path from which it leads into the interior of a union, or through curves. */
function firstEntry(path: Outline, outlines: readonly Outline[], way: RealVector): RealVector | null {
  const own: Part = { outline: path };
  const parts = partsOn(path, outlines);
  const edges = edgesAlong(own, parts);
  const isReversed = edges.some(
    ({ carrier }) => carrier.kind === "line" && dot(carrier.direction, way).sign() < 0,
  );
  if (isReversed) edges.reverse();
  let before: Edge | null = null;
  let run: { readonly start: RealVector; readonly sides: Set<number> } | null = null;
  for (const edge of edges) {
    const node = (isReversed ? edge.to : edge.from) as Node;
    if (before !== null && !isOnCurve(before, own)) run = { start: node.point, sides: new Set() };
    if (run !== null) {
      const { start, sides } = run;
      for (const other of node.edges) {
        if (isOnCurve(other, own)) sides.add(sideOf(other, way) * (other.from === node ? 1 : -1));
      }
      const isPassed = !isOnCurve(edge, own) && sides.has(1) && sides.has(-1);
      if (isPassed && dot(way, subtract(node.point, start)).compareTo(lengthSq(way)) < 0) return start;
    }
    const inside = parts.map((part) => sidesAt(part, edge));
    if (inside.some(({ left }) => left) && inside.some(({ right }) => right)) return node.point;
    before = edge;
  }
  return null;
}

/** What of some outlines meets the line through a segment near that. */
function partsOn({ box, pieces: [own] }: Outline, outlines: readonly Outline[]): Part[] {
  const { direction, offset } = (own as Piece).carrier as Line;
  const sideOfPoint = (point: RealVector) => cross(direction, point).compareTo(offset);
  return outlines
    .map((outline) => {
      const pieces = outline.pieces.filter((piece) => {
        if (areApart(piece.box, box)) return false;
        const ends = piece.kind === "straight" ? piece.ends : null;
        return ends === null || sideOfPoint(ends.from) * sideOfPoint(ends.to) <= 0;
      });
      return { outline: { ...outline, pieces } };
    })
    .filter(({ outline }) => outline.pieces.length > 0);
}

/** The edges that some parts cut a segment into. */
function edgesAlong(own: Part, parts: readonly Part[]): Edge[] {
  const { edges } = arrange([own, ...parts]);
  return edges.filter(({ stretches }) => stretches.some(({ part }) => part === own));
}

function isOnCurve({ stretches }: Edge, own: Part): boolean {
  return stretches.some(({ part }) => part !== own && part.outline.dimension === 1);
}

/** The side of a way that an edge leads to: 1 for the left, −1 for the right; 0 along it, and of arcs. */
function sideOf({ carrier }: Edge, way: RealVector): Sign {
  return carrier.kind === "line" ? cross(way, carrier.direction).sign() : 0;
}
