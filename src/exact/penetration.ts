import type { Shape } from "../shapes/kind.js";
import { arrangePair, type EdgeMembership } from "./membership.js";

/**
 * Whether the topological interior of one of two shapes of any kinds meets the other. Exact.
 *
 * The boundaries of both cut the plane into cells, each of which lies in the interior of a shape wholly or not at all, so
 * examining every cell decides. Every face has an edge beside it, unless there are none.
 *
 * Cost: from about 0.1 ms to some 10 ms.
 */
export function exactPenetration(a: Shape, b: Shape): boolean {
  const arranged = arrangePair(a, b);
  if (arranged === null) return false;
  const { first, second } = arranged;
  for (const [edge, inA] of first.edges) {
    const inB = second.edges.get(edge);
    if (inB === undefined) continue;
    if ((inA.hasLeft && inB.hasLeft) || (inA.hasRight && inB.hasRight)) return true;
    if ((isInterior(inA) && inB.isMember) || (isInterior(inB) && inA.isMember)) return true;
  }
  for (const [node, inA] of first.nodes) {
    const inB = second.nodes.get(node);
    if (inB === undefined) continue;
    if ((inA.isSurrounded && inB.isMember) || (inB.isSurrounded && inA.isMember)) return true;
  }
  return false;
}

/** Whether an edge is inside the solid; an edge of a curve, or where rounding has made two edges coincide, is not. */
function isInterior({ isMember, hasLeft, hasRight }: EdgeMembership): boolean {
  return isMember && hasLeft && hasRight;
}
