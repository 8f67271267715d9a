import type { Shape } from "../shapes/kind.js";
import { arrangePair, type CellMembership, type EdgeMembership, type Membership } from "./membership.js";
import { Containment, type Relation, relationFrom } from "./rcc8.js";

/**
 * Relation of two shapes of any kinds. Exact.
 *
 * The boundaries of both cut the plane into points, open stretches and faces, each of which lies in a shape,
 * in its relative interior and in its boundary wholly or not at all; so comparing them cell by cell decides.
 * Every face has a stretch beside it, unless there are none.
 *
 * Cost: from about 0.1 ms to some 10 ms.
 */
export function exactRelation(a: Shape, b: Shape): Relation {
  const arranged = arrangePair(a, b);
  return arranged === null ? "apart" : relationOfMemberships(arranged.first, arranged.second);
}

function relationOfMemberships(a: Membership, b: Membership): Relation {
  const comparison = new Comparison();
  for (const [edge, inA] of a.edges) {
    const inB = b.edges.get(edge);
    if (inB === undefined) continue;
    comparison.add(inA, inB);
    comparison.add(faceOf(inA.hasLeft), faceOf(inB.hasLeft));
    comparison.add(faceOf(inA.hasRight), faceOf(inB.hasRight));
  }
  for (const [node, inA] of a.nodes) {
    const inB = b.nodes.get(node);
    if (inB !== undefined) comparison.add(inA, inB);
  }
  return comparison.relation();
}

function faceOf(isMember: boolean): CellMembership {
  return { isMember, isInner: isMember };
}

/** What the cells compared so far say about two sets. */
class Comparison {
  private doMeet = false;
  private doInteriorsMeet = false;
  private isAInB = true;
  private isBInA = true;
  private doesAMeetBoundaryOfB = false;
  private doesBMeetBoundaryOfA = false;

  add(a: CellMembership, b: CellMembership): void {
    if (a.isMember && !b.isMember) this.isAInB = false;
    if (b.isMember && !a.isMember) this.isBInA = false;
    if (!a.isMember || !b.isMember) return;
    this.doMeet = true;
    if (a.isInner && b.isInner) this.doInteriorsMeet = true;
    if (!b.isInner) this.doesAMeetBoundaryOfB = true;
    if (!a.isInner) this.doesBMeetBoundaryOfA = true;
  }

  relation(): Relation {
    const meeting = this.doMeet ? (this.doInteriorsMeet ? 1 : 0) : -1;
    return relationFrom(
      meeting,
      containment(this.isAInB, this.doesAMeetBoundaryOfB),
      containment(this.isBInA, this.doesBMeetBoundaryOfA),
    );
  }
}

function containment(isContained: boolean, meetsBoundary: boolean): Containment {
  if (!isContained) return Containment.none;
  return meetsBoundary ? Containment.touching : Containment.strict;
}

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
