import { converse, type Relation } from "../../exact/rcc8.js";
import { exactDifference, exactLength, exactProduct, exactSum } from "../../math/exact-doubles.js";
import { orientation } from "../../math/orientation.js";
import { type HalfPlane, Kind, Opening, type Sector, type Shape } from "../../shapes/kind.js";
import { createChain, type EdgeChain, type EdgedShape, isEdged, vertexCount } from "../edges/edge-chain.js";
import { setChain } from "../edges/set-chain.js";
import {
  areCoresKnown,
  areSameVertex,
  type ConvexCore,
  createCore,
  placeIn,
  setCore,
  setOnGrid,
  sideOfCore,
} from "./convex-core.js";
import { coreRelation, outlineRelation } from "./outline-relation.js";

const chainOfA = /* @__PURE__ */ createChain();
const chainOfB = /* @__PURE__ */ createChain();
const first = /* @__PURE__ */ createCore();
const second = /* @__PURE__ */ createCore();

/**
 * The relation of two shapes made of straight edges and a radius, one of which is convex, or a half plane.
 * Exact.
 *
 * Undefined for other kinds, where corners are no doubles (of a turned rectangle), for a few ways in which
 * thin shapes lie along others, and where there are radii, or a half plane, and the numbers are not on a
 * grid. So what touches on a grid is decided by products that are not rounded.
 */
export function edgedRelation(a: Shape, b: Shape): Relation | undefined {
  if (b.kind === Kind.halfPlane) return relationToHalfPlane(a, b);
  if (a.kind === Kind.halfPlane) return converseOf(relationToHalfPlane(b, a));
  if (a.kind === Kind.sector) return relationOfSector(a, b);
  if (b.kind === Kind.sector) return relationOfSector(b, a);
  if (!mayBeExact(a) || !mayBeExact(b)) return undefined;
  setChain(chainOfA, a);
  setChain(chainOfB, b);
  if (chainOfA.error + chainOfB.error > 0) return undefined;
  const isConvexA = setCore(first, chainOfA);
  const isConvexB = setCore(second, chainOfB);
  if (isConvexA && isConvexB) return areCoresKnown(first, second) ? coreRelation(first, second) : undefined;
  if (isConvexB) return outlineRelation(a, chainOfA, second, chainOfB);
  return isConvexA ? converseOf(outlineRelation(b, chainOfB, first, chainOfA)) : undefined;
}

/** Whether a shape is made of straight edges whose ends may be doubles: those of a turned rectangle are none. */
function mayBeExact(shape: Shape): shape is EdgedShape {
  const isBox = shape.kind === Kind.rect || shape.kind === Kind.roundedRect;
  return isBox ? shape.ux === 0 || shape.uy === 0 : isEdged(shape);
}

/** The relation of a sector, which is the same in both orders. */
function relationOfSector(a: Sector, b: Shape): Relation | undefined {
  if (!mayBeExact(b)) return undefined;
  setChain(chainOfB, b);
  if (chainOfB.radius > 0 || !setCore(second, chainOfB)) return undefined;
  return standsOnEdge(a, second) ? "touching" : undefined;
}

function relationToHalfPlane(a: Shape, b: HalfPlane): Relation | undefined {
  if (!mayBeExact(a)) return undefined;
  setChain(chainOfA, a);
  return chainOfA.error > 0 ? undefined : halfPlaneRelation(chainOfA, b);
}

function converseOf(relation: Relation | undefined): Relation | undefined {
  return relation && converse(relation);
}

/**
 * The relation of a shape made of straight edges and a radius, its corners exact, to a half plane, from how far its
 * vertices are beyond the line. Undefined where that needs rounding.
 *
 * Points of the relative interior are arbitrarily near to each vertex, so they meet the half plane's interior iff the
 * shape does.
 */
function halfPlaneRelation(chain: EdgeChain, { x, y, nx, ny }: HalfPlane): Relation | undefined {
  const { points, radius } = chain;
  const reach = radius === 0 ? 0 : exactProduct(radius, exactLength(nx, ny));
  if (Number.isNaN(reach)) return undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < 2 * vertexCount(chain); k += 2) {
    const beyond = exactSum(
      exactProduct(nx, exactDifference(points[k] as number, x)),
      exactProduct(ny, exactDifference(points[k + 1] as number, y)),
    );
    if (Number.isNaN(beyond)) return undefined;
    nearest = Math.min(nearest, beyond);
    farthest = Math.max(farthest, beyond);
  }
  if (nearest > reach) return "apart";
  if (farthest <= -reach) return farthest < -reach ? "inside" : "insideTouching";
  return nearest < reach ? "crossing" : "touching";
}

const apex = /* @__PURE__ */ createCore();

/**
 * Whether a sector stands with its apex on the edge of a polygon and opens away from it, as a guard's view from a wall
 * does: then they touch. For a core without a radius; false where this is unknown, as off a grid.
 *
 * A sector of less than half a turn is all on the side of the edge's line to which both directions lead. One of them has
 * to lead off the line, so that the sector is no part of the edge.
 */
function standsOnEdge(sector: Sector, core: ConvexCore): boolean {
  if (core.count < 3 || sector.r === 0 || sector.opening !== Opening.lessThanHalf) return false;
  apex.ends[0] = sector.x;
  apex.ends[1] = sector.y;
  apex.radius = 0;
  if (!setOnGrid(apex, core) || placeIn(core, apex, 0) !== 0) return false;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    if (sideOfCore(core, before, i, apex, 0) === 0 && opensBeyond(sector, core, before, i)) return true;
    before = i;
  }
  return false;
}

/** Whether both directions lead to the outer side of an edge, or along it, but not both along it. */
function opensBeyond(
  { startX, startY, endX, endY }: Sector,
  core: ConvexCore,
  i: number,
  j: number,
): boolean {
  if (areSameVertex(core, i, core, j)) return false;
  const { points } = core;
  const ex = (points[2 * j] as number) - (points[2 * i] as number);
  const ey = (points[2 * j + 1] as number) - (points[2 * i + 1] as number);
  const start = core.orientation * orientation(0, 0, ex, ey, startX, startY);
  const end = core.orientation * orientation(0, 0, ex, ey, endX, endY);
  return start <= 0 && end <= 0 && start + end < 0;
}
