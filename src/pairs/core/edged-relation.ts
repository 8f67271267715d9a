import { converse, type Relation } from "../../exact/rcc8.js";
import { type HalfPlane, Kind, type Sector, type Shape } from "../../shapes/kind.js";
import { createChain, type EdgedShape, isEdged } from "../edges/edge-chain.js";
import { setChain } from "../edges/set-chain.js";
import { areCoresKnown, createCore, setCore } from "./convex-core.js";
import { coreRelation } from "./core-relation.js";
import { halfPlaneRelation } from "./half-plane-relation.js";
import { outlineRelation } from "./outline-relation.js";
import { standsOnEdge } from "./sector-relation.js";

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

/** The same in both orders. */
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
