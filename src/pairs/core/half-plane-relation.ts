import type { Relation } from "../../exact/rcc8.js";
import { exactDifference, exactLength, exactProduct, exactSum } from "../../math/exact-doubles.js";
import type { HalfPlane } from "../../shapes/kind.js";
import { type EdgeChain, vertexCount } from "../edges/edge-chain.js";

/**
 * The relation of a shape made of straight edges and a radius, its corners exact, to a half plane: by how far
 * its vertices are beyond the line. Undefined where that takes rounding.
 *
 * Points of the relative interior lie as near to each vertex as may be. So those of the shape meet the half
 * plane's interior iff the shape does.
 */
export function halfPlaneRelation(chain: EdgeChain, { x, y, nx, ny }: HalfPlane): Relation | undefined {
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
