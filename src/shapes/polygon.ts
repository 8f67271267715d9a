import { outOfRange, wrongType } from "../math/validation.js";
import { Kind, type Polygon } from "./kind.js";
import { coordinatesOf, type PointLike } from "./point-list.js";
import { requireSimple, ringName } from "./simple-polygon.js";
import { areaSign, isConvexRing } from "./winding.js";

export interface PolygonOptions {
  /** Rings inside the outer one, apart from it and from each other, in either winding. */
  readonly holes?: readonly (readonly PointLike[])[];
}

/**
 * The solid simple polygon with the given vertices in order, in either winding, convex or not, less its holes;
 * all edges belong to it, those of the holes, too.
 *
 * Its pose begins at (0, 0) and angle 0: what it is moved to and turned about is the origin its vertices were
 * given in. The vertices are copied; a first one given again at the end of a ring is dropped. Throws TypeError
 * or RangeError unless each ring has at least three vertices of finite numbers, neighbours differ, edges meet
 * only in the vertices of neighbours, and each hole lies inside the outer ring and outside the other holes,
 * all of which is decided exactly.
 *
 * Cost: n log n for n edges that are short beside the whole; up to n² where many lie above each other.
 */
export function polygon(vertices: readonly PointLike[], options: PolygonOptions = {}): Polygon {
  if (typeof options !== "object" || options === null) {
    throw wrongType(options, "polygon: options", "an object { holes }");
  }
  const { holes = [] } = options;
  if (!Array.isArray(holes)) throw wrongType(holes, "polygon: holes", "an array of rings");
  const rings = [vertices, ...holes].map(ringCoordinates);
  const localVertices = new Float64Array(rings.reduce((length, ring) => length + ring.length, 0));
  const ringEnds = new Int32Array(rings.length);
  let length = 0;
  rings.forEach((ring, index) => {
    localVertices.set(ring, length);
    length += ring.length;
    ringEnds[index] = length / 2;
  });
  requireSimple(localVertices, ringEnds);
  return polygonOfRings(localVertices, ringEnds);
}

/** The polygon of vertices that have been checked before; keeps the arrays. */
export function polygonOfRings(localVertices: Float64Array, ringEnds: Int32Array): Polygon {
  const vertices = localVertices.slice();
  return {
    kind: Kind.polygon,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    convex: isConvexPolygon(vertices, ringEnds),
    orientation: outerOrientation(vertices, ringEnds),
    vertices,
    localVertices,
    ringEnds,
  };
}

export function isConvexPolygon(vertices: Float64Array, ringEnds: Int32Array): boolean {
  return ringEnds.length === 1 && isConvexRing(vertices);
}

/** The sign of the outer ring's area. */
export function outerOrientation(vertices: Float64Array, ringEnds: Int32Array): -1 | 0 | 1 {
  return areaSign(vertices, 0, ringEnds[0] ?? 0);
}

/** The coordinates of a ring's vertices, without a first one given again at the end. */
function ringCoordinates(points: readonly PointLike[], ring: number): Float64Array {
  const name = `polygon: ${ringName(ring)}`;
  const coordinates = coordinatesOf(points, name);
  const last = coordinates.length - 2;
  const isClosed =
    last > 0 && coordinates[0] === coordinates[last] && coordinates[1] === coordinates[last + 1];
  const distinct = isClosed ? coordinates.subarray(0, last) : coordinates;
  if (distinct.length < 6) {
    throw outOfRange(distinct.length / 2, `${name}: the number of vertices`, "at least 3");
  }
  return distinct;
}
