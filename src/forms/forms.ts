import { zeros } from "../math/collections.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import { isModerate } from "../math/verdict.js";
import { firstOfRing, ringOf } from "../near/ring-parity.js";
import type { Bounds } from "../shapes/bounds.js";
import { type Directions, Kind, Opening, type Shape } from "../shapes/kind.js";
import {
  type BoxShape,
  type EndedShape,
  innerRadius,
  outerRadius,
  type RoundShape,
  type VertexShape,
  type WedgeShape,
} from "../shapes/reductions.js";

/** The kinds made of straight edges and, perhaps, a radius around them. */
export type EdgedShape = RoundShape | BoxShape | EndedShape | VertexShape;

export function isEdged(shape: Shape): shape is EdgedShape {
  const { kind } = shape;
  return kind === Kind.polyline || (kind <= Kind.polygon && kind !== Kind.ellipse && kind !== Kind.sector);
}

/**
 * A shape as the points within `radius` of a core made of straight edges: a point is one vertex, a capsule two
 * with a radius, a polygon its rings.
 */
export interface EdgeChain extends Bounds {
  /** x and y alternately, ring after ring. */
  points: readonly number[];
  /** The number of vertices up to the end of each ring. */
  ringEnds: readonly number[];
  /** Whether an edge leads from the last vertex of each ring to its first. */
  closed: boolean;
  /** Whether the rings enclose points of the core (even-odd). */
  solid: boolean;
  /** Whether the core is the convex hull of the vertices, which go round it once. */
  convex: boolean;
  /** 1 if the vertices of a convex core go from +x towards +y, −1 if the other way round. */
  orientation: number;
  /** The direction of the first axis of an upright or turned box; then not 0. */
  axisX: number;
  axisY: number;
  radius: number;
  /** The error of each coordinate in `points`; 0 if they are exact. */
  error: number;
  /** Room for the vertices of kinds that do not store them. */
  readonly ownPoints: number[];
  readonly ownRing: number[];
}

/** Room for one shape: scratch of an engine's module, filled by `setChain` (set-chain.ts). */
export function createChain(): EdgeChain {
  const ownPoints = zeros(8);
  const ownRing = [0];
  return {
    points: ownPoints,
    ringEnds: ownRing,
    closed: false,
    solid: false,
    convex: true,
    orientation: 1,
    // Not integers, so that V8 gives these fields the representation of doubles from the start.
    axisX: 0.5,
    axisY: 0.5,
    radius: 0.5,
    error: 0.5,
    minX: 0.5,
    minY: 0.5,
    maxX: 0.5,
    maxY: 0.5,
    ownPoints,
    ownRing,
  };
}

/** Sets a chain to the first vertices of its own room, as the only ring. */
export function setOwn(out: EdgeChain, count: number, closed: boolean): void {
  out.ownRing[0] = count;
  out.points = out.ownPoints;
  out.ringEnds = out.ownRing;
  out.closed = closed;
  out.solid = closed;
  out.convex = true;
  out.orientation = 1;
}

/** Sets the box around the first vertices. */
export function setBounds(out: EdgeChain, count: number): void {
  const { points } = out;
  let minX = points[0] as number;
  let minY = points[1] as number;
  let maxX = minX;
  let maxY = minY;
  for (let k = 2; k < 2 * count; k += 2) {
    const x = points[k] as number;
    const y = points[k + 1] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
}

export function vertexCount(chain: EdgeChain): number {
  return chain.ringEnds[chain.ringEnds.length - 1] as number;
}

/** The end of the edge from a vertex; −1 if none begins there. A single vertex counts as an edge that ends where it begins. */
export function edgeEnd({ closed, ringEnds }: EdgeChain, vertex: number): number {
  const ring = ringEnds.length === 1 ? 0 : ringOf(ringEnds, vertex);
  const end = ringEnds[ring] as number;
  if (vertex + 1 < end) return vertex + 1;
  const first = firstOfRing(ringEnds, ring);
  return closed || end - first === 1 ? first : -1;
}

/** A sector, annular sector or arc: the points of a cone whose distance from the apex is from inner to outer. */
export interface Wedge extends Vec2 {
  inner: number;
  outer: number;
  cone: Cone;
  /** The unit vectors along the directions, off by less than 3 ulp in a coordinate. */
  readonly start: Vec2;
  readonly end: Vec2;
}

/** The directions as they are now. */
export type Cone = Pick<Directions, "opening" | "startX" | "startY" | "endX" | "endY">;

const NO_CONE: Cone = { opening: Opening.whole, startX: 1, startY: 0, endX: 1, endY: 0 };

/** Room for one shape: module-level scratch, filled by `setWedge`. */
export function createWedge(): Wedge {
  return {
    // Not integers, so that V8 gives these fields the representation of doubles from the start.
    x: 0.5,
    y: 0.5,
    inner: 0.5,
    outer: 0.5,
    cone: NO_CONE,
    start: new ScratchVector(),
    end: new ScratchVector(),
  };
}

/** Sets a wedge to a shape, until the next call. */
export function setWedge(out: Wedge, shape: WedgeShape): void {
  out.x = shape.x;
  out.y = shape.y;
  out.inner = innerRadius(shape);
  out.outer = outerRadius(shape);
  out.cone = shape;
  const { startX, startY, endX, endY } = shape;
  const startLengthSq = startX * startX + startY * startY;
  const endLengthSq = endX * endX + endY * endY;
  if (isModerate(startLengthSq) && isModerate(endLengthSq)) {
    const startLength = Math.sqrt(startLengthSq);
    const endLength = Math.sqrt(endLengthSq);
    out.start.x = startX / startLength;
    out.start.y = startY / startLength;
    out.end.x = endX / endLength;
    out.end.y = endY / endLength;
  } else {
    setUnitVector(out.start, startX, startY);
    setUnitVector(out.end, endX, endY);
  }
}
