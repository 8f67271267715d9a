import { doublesOf } from "../math/collections.js";
import { outOfRange, requireNames, wrongType } from "../math/validation.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { meetingOfEdges, orientation } from "../math/verdict.js";
import { expectTree } from "../near/shape-trees.js";
import {
  coordinatesOf,
  makeRelative,
  type OriginOption,
  type PointLike,
  requireOrigin,
} from "./arguments.js";
import { type Misplaced, RingEdges, sweepEdges } from "./edge-sweep.js";
import { Kind, type Mutable, type Polygon } from "./kind.js";
import { shiftPoints } from "./place-points.js";
import { areaSign, certainCentroid, noteExtremes, turnOfConvexRing } from "./rings.js";

/**
 * What a polygon has besides its outer ring.
 *
 * @example
 * const options: PolygonOptions = { holes: [[[1, 1], [2, 1], [1, 2]]] };
 * area(polygon([[0, 0], [4, 0], [4, 4], [0, 4]], options)); // 15.5
 */
export interface PolygonOptions extends OriginOption {
  /** Rings inside the outer one, apart from it and from each other, in either winding. */
  readonly holes?: readonly (readonly PointLike[])[];
}

const OPTION_NAMES: readonly (keyof PolygonOptions)[] = ["holes", "origin"];

/**
 * The solid simple polygon with the given vertices in order, in either winding, convex or not, without its holes; all
 * edges belong to it, including those of the holes.
 *
 * Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the coordinates its vertices were
 * given in. With `origin: "centroid"` its position is the polygon's centroid instead, and the polygon is the same (bit
 * for bit if the given numbers span fewer than 53 binary digits, else with each vertex rounded once). The vertices are
 * copied; a first one given again at the end of a ring is dropped. Throws TypeError or RangeError unless each ring has at
 * least three vertices of finite numbers, neighbours differ, edges meet only in the vertices of neighbours, and each hole
 * lies inside the outer ring and outside the other holes, all of which is decided exactly.
 *
 * Cost: n log n for n edges.
 *
 * @example
 * const arrow = polygon([[0, 0], [4, 2], [0, 4], [1, 2]]); // not convex
 * containsPoint(arrow, 0.25, 2); // false
 */
export function polygon(vertices: readonly PointLike[], options: PolygonOptions = {}): Polygon {
  requireNames(options, OPTION_NAMES, "polygon", "options");
  const { holes = [], origin } = options;
  requireOrigin(origin, "polygon: options.origin");
  if (!Array.isArray(holes)) throw wrongType(holes, "polygon: holes", "an array of rings");
  const rings = [vertices, ...holes].map(ringCoordinates);
  const [outer = []] = rings;
  const localVertices = rings.length === 1 ? outer : doublesOf(rings.flat());
  const ringEnds: number[] = [];
  let length = 0;
  for (const ring of rings) {
    length += ring.length;
    ringEnds.push(length / 2);
  }
  requireSimple(localVertices, ringEnds);
  if (origin === undefined) return polygonOfRings(localVertices, ringEnds);
  const centroid = certainCentroid(localVertices, ringEnds) ?? middleOf(localVertices);
  return polygonOfRings(localVertices, ringEnds, makeRelative(localVertices, centroid, "polygon"));
}

/** The centre of the box of a polygon that is too thin for its centroid to be computed. */
function middleOf(vertices: readonly number[]): Vec2 {
  const extremes = { minX: 0, minY: 0, maxX: 0, maxY: 0, yAtMinX: 0, xAtMinY: 0, yAtMaxX: 0, xAtMaxY: 0 };
  noteExtremes(extremes, vertices);
  const { minX, minY, maxX, maxY } = extremes;
  return { x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2 };
}

/** Ring ends of single rings, by number of vertices. Polygons share these, since nothing changes them. */
const singleRings: readonly (readonly number[])[] = /* @__PURE__ */ Array.from({ length: 33 }, (_, count) => [
  count,
]);

const GIVEN: Readonly<Vec2> = { x: 0, y: 0 };
const UNTURNED: Direction = { x: 1, y: 0 };

/** The polygon of validated vertices at a position; keeps the array. */
export function polygonOfRings(
  localVertices: readonly number[],
  ends: readonly number[],
  { x, y }: Readonly<Vec2> = GIVEN,
): Polygon {
  const ringEnds = (ends.length === 1 ? singleRings[ends[0] ?? 0] : undefined) ?? ends;
  const shape: Mutable<Polygon> = {
    kind: Kind.polygon,
    minX: 0.5,
    minY: 0.5,
    maxX: 0.5,
    maxY: 0.5,
    yAtMinX: 0.5,
    xAtMinY: 0.5,
    yAtMaxX: 0.5,
    xAtMaxY: 0.5,
    convex: false,
    orientation: 0,
    vertices: localVertices.slice(),
    ringEnds,
    x,
    y,
    ux: 1,
    uy: 0,
    localVertices,
  };
  if (x !== 0 || y !== 0) shiftPoints({ x, y, turn: UNTURNED }, localVertices, shape.vertices as number[]);
  noteForm(shape);
  expectTree(shape, shape.vertices, localVertices, ringEnds);
  return shape;
}

/** Sets all fields that follow from the vertices of a polygon, rounded as they are. */
export function noteForm(shape: Mutable<Polygon>): void {
  const { vertices, ringEnds } = shape;
  const turn = ringEnds.length === 1 ? turnOfConvexRing(vertices) : 0;
  shape.convex = turn !== 0;
  shape.orientation = turn !== 0 ? turn : areaSign(vertices, 0, ringEnds[0] ?? 0);
  noteExtremes(shape, vertices);
}

/** The coordinates of a ring's vertices, without a first one given again at the end. */
function ringCoordinates(points: readonly PointLike[], ring: number): number[] {
  const name = `polygon: ${ringName(ring)}`;
  const coordinates = coordinatesOf(points, name);
  const last = coordinates.length - 2;
  const isClosed =
    last > 0 && coordinates[0] === coordinates[last] && coordinates[1] === coordinates[last + 1];
  const distinct = isClosed ? coordinates.slice(0, last) : coordinates;
  if (distinct.length < 6) {
    throw outOfRange(distinct.length / 2, `${name}: the number of vertices`, "at least 3");
  }
  return distinct;
}

/** The name of a ring in error messages, from its index among the rings of the polygon. */
function ringName(ring: number): string {
  return ring === 0 ? "vertices" : `holes[${ring - 1}]`;
}

/** Up to so many edges of one ring, comparing all takes less time than a sweep. */
const FEW_EDGES = 32;

/**
 * Throws RangeError unless the edges meet only where neighbours of a ring share a vertex, and each hole lies
 * inside the outer ring and outside every other hole. Exact. Takes about n log n steps.
 */
function requireSimple(vertices: readonly number[], ringEnds: readonly number[]): void {
  const edges = new RingEdges(vertices, ringEnds);
  for (let edge = 0; edge < edges.count; edge++) {
    const next = edges.after(edge);
    if (edges.x(edge) === edges.x(next) && edges.y(edge) === edges.y(next)) {
      const name = edgeName(edges, edge);
      throw new RangeError(`polygon: ${name} has no length: neighbouring vertices must differ`);
    }
  }
  if (ringEnds.length === 1 && edges.count <= FEW_EDGES) {
    requireAllApart(edges);
    return;
  }
  const { met, misplaced } = sweepEdges(edges, meetWrongly);
  if (met !== null) throw meeting(edges, ...met);
  if (misplaced !== null) throw misplacement(misplaced);
}

function requireAllApart(edges: RingEdges): void {
  for (let i = 0; i < edges.count; i += 1) {
    for (let j = i + 1; j < edges.count; j += 1) if (meetWrongly(edges, i, j)) throw meeting(edges, i, j);
  }
}

/** Whether two edges share points that they must not share. */
export function meetWrongly(edges: RingEdges, i: number, j: number): boolean {
  const { vertices, next } = edges;
  const a = 2 * i;
  const b = 2 * (next[i] as number);
  const p = 2 * j;
  const q = 2 * (next[j] as number);
  if (b === p) return turnsBack(edges, i, j);
  if (q === a) return turnsBack(edges, j, i);
  const meeting = meetingOfEdges(
    vertices[a] as number,
    vertices[a + 1] as number,
    vertices[b] as number,
    vertices[b + 1] as number,
    vertices[p] as number,
    vertices[p + 1] as number,
    vertices[q] as number,
    vertices[q + 1] as number,
  );
  return meeting >= 0;
}

/** Whether the second of two consecutive edges lies along the first, back towards its beginning. */
function turnsBack(edges: RingEdges, first: number, second: number): boolean {
  const bx = edges.x(second);
  const by = edges.y(second);
  const end = edges.after(second);
  const cx = edges.x(end);
  const cy = edges.y(end);
  const ax = edges.x(first);
  if (orientation(ax, edges.y(first), bx, by, cx, cy) !== 0) return false;
  return bx === ax ? by > edges.y(first) === cy < by : bx > ax === cx < bx;
}

function misplacement({ ring, around }: Misplaced): RangeError {
  const place = around === 0 ? "inside" : "outside";
  return new RangeError(`polygon: ${ringName(ring)} must lie ${place} ${ringName(around)}`);
}

function meeting(edges: RingEdges, i: number, j: number): RangeError {
  const [one, other] = [edgeName(edges, i), edgeName(edges, j)];
  return new RangeError(`polygon: must be simple, but ${one} and ${other} cross or touch`);
}

function edgeName(edges: RingEdges, edge: number): string {
  const ring = edges.ringOf(edge);
  const begin = edges.ringEnds[ring - 1] ?? 0;
  const name = ringName(ring);
  return `the edge from ${name}[${edge - begin}] to ${name}[${edges.after(edge) - begin}]`;
}
