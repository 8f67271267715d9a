import type { Edge } from "./arrangement.js";
import type { EdgeMembership, Membership } from "./membership.js";

/** An edge of the boundary of the common interior of two sets, with that interior on its left or on its right. */
export interface BoundingEdge {
  readonly edge: Edge;
  readonly isInteriorLeft: boolean;
}

/** What two sets have in common, as far as area goes. */
export interface CommonInterior {
  readonly bounding: readonly BoundingEdge[];
  /** Whether it is all of the first set's interior, or of the second's. */
  readonly isAllOfFirst: boolean;
  readonly isAllOfSecond: boolean;
  /** Whether it is the whole plane. */
  readonly isPlane: boolean;
}

/** Compares two sets face by face, beside every edge of their arrangement. */
export function commonInterior(first: Membership, second: Membership): CommonInterior {
  const bounding: BoundingEdge[] = [];
  let isAllOfFirst = true;
  let isAllOfSecond = true;
  let isPlane = first.edges.size > 0;
  for (const [edge, inFirst] of first.edges) {
    const inSecond = second.edges.get(edge) ?? NOWHERE;
    isAllOfFirst &&= isWithin(inFirst, inSecond);
    isAllOfSecond &&= isWithin(inSecond, inFirst);
    const isLeft = inFirst.hasLeft && inSecond.hasLeft;
    const isRight = inFirst.hasRight && inSecond.hasRight;
    isPlane &&= isLeft && isRight;
    if (isLeft !== isRight) bounding.push({ edge, isInteriorLeft: isLeft });
  }
  return { bounding, isAllOfFirst, isAllOfSecond, isPlane };
}

const NOWHERE: EdgeMembership = { isMember: false, isInner: false, hasLeft: false, hasRight: false };

function isWithin(a: EdgeMembership, b: EdgeMembership): boolean {
  return (!a.hasLeft || b.hasLeft) && (!a.hasRight || b.hasRight);
}
