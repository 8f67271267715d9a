import { note } from "../math/cost.js";
import type { Sign } from "../math/exact.js";
import { changesOfSign, sturmChain, withoutLeadingZeros } from "../math/polynomial.js";
import { ONE, ZERO } from "../math/real.js";
import type { Shape } from "../shapes/kind.js";
import { areApart } from "./box.js";
import { areSameSimply, type Conic, frameVector } from "./carrier.js";
import { quarticOf, simpleCrossings } from "./carrier-points.js";
import { areEqual, lengthSq, RealVector } from "./coordinates.js";
import type { Outline } from "./exact-outline.js";
import { isInWedge, isOnPiece, isWithinEnds, type Piece, type RoundPiece } from "./exact-piece.js";
import { arrangePair, type CellMembership, type EdgeMembership, type Membership } from "./membership.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";

/**
 * The eight relations of RCC-8; see docs/semantics.md for what each means on degenerate shapes.
 *
 * @example
 * const relation: Relation = relate(circle(1, 0, 1), circle(0, 0, 5));
 * relation.startsWith("inside"); // true
 */
export type Relation =
  | "apart"
  | "touching"
  | "crossing"
  | "contains"
  | "containsTouching"
  | "inside"
  | "insideTouching"
  | "equal";

/** How two sets meet: −1 not at all, 0 with disjoint relative interiors, 1 with common interior points. */
export type Meeting = Sign;

/**
 * Whether a set lies in another: not, with a point on the other's boundary, or wholly in its relative
 * interior.
 */
export const Containment = { none: 0, touching: 1, strict: 2 } as const;

export type Containment = (typeof Containment)[keyof typeof Containment];

/** The relation of a to b, in the order of the definition. */
export function relationFrom(meeting: Meeting, aInB: Containment, bInA: Containment): Relation {
  if (meeting < 0) return "apart";
  if (aInB !== Containment.none && bInA !== Containment.none) return "equal";
  if (aInB !== Containment.none) return aInB === Containment.strict ? "inside" : "insideTouching";
  if (bInA !== Containment.none) return bInA === Containment.strict ? "contains" : "containsTouching";
  return meeting === 0 ? "touching" : "crossing";
}

/** The relation of b to a, given that of a to b. */
export function converse(relation: Relation): Relation {
  switch (relation) {
    case "contains":
      return "inside";
    case "containsTouching":
      return "insideTouching";
    case "inside":
      return "contains";
    case "insideTouching":
      return "containsTouching";
    default:
      return relation;
  }
}

/**
 * Containment by a set that is bounded along each of some axes, from the exact sign of (reach − bound) on
 * every axis along which the outer set has an extent, and on every axis along which it has none.
 */
export function containmentFromReaches(reaches: readonly Sign[], flatReaches: readonly Sign[]): Containment {
  if (reaches.some((sign) => sign > 0) || flatReaches.some((sign) => sign > 0)) return Containment.none;
  return reaches.some((sign) => sign === 0) ? Containment.touching : Containment.strict;
}

/* Whether two shapes of any kinds meet, and how: exactly. */

/**
 * Whether two shapes of any kinds have a common point. Exact; touching counts.
 *
 * Two sets have one iff their boundaries do or one of them contains a connected piece of the other's
 * boundary. A curve or a point is its own boundary here.
 *
 * Cost: from some 10 µs to milliseconds.
 */
export function exactOverlap(a: Shape, b: Shape): boolean {
  note("arrangement");
  const [partsA, partsB] = outlinesOfShapes([a, b]);
  return (partsA ?? []).some((partA) => (partsB ?? []).some((partB) => doOutlinesMeet(partA, partB)));
}

function doOutlinesMeet(a: Outline, b: Outline): boolean {
  if (areApart(a.box, b.box)) return false;
  return doBoundariesMeet(a, b) || holdsAnAnchor(a, b) || holdsAnAnchor(b, a);
}

function doBoundariesMeet(a: Outline, b: Outline): boolean {
  if (a.dimension === 0) return isPointOn(a, b);
  if (b.dimension === 0) return isPointOn(b, a);
  return a.pieces.some((p) => !areApart(p.box, b.box) && b.pieces.some((q) => doPiecesMeet(p, q)));
}

/** Whether the point `a` is the point `b` or lies on its boundary. */
function isPointOn(a: Outline, b: Outline): boolean {
  return a.anchors.some((p) =>
    b.dimension === 0
      ? b.anchors.some((q) => areEqual(p, q))
      : b.pieces.some((piece) => !areApart(a.box, piece.box) && isOnPiece(piece, p)),
  );
}

/**
 * Whether the solid of one outline contains a piece of the other's boundary, where the boundaries do not
 * meet.
 */
function holdsAnAnchor({ region }: Outline, { anchors }: Outline): boolean {
  return region !== null && anchors.some((anchor) => region.holds(anchor));
}

function doPiecesMeet(a: Piece, b: Piece): boolean {
  if (areApart(a.box, b.box)) return false;
  if (a.kind === "round" && b.kind === "round" && !(a.carrier.isCircle && b.carrier.isCircle)) {
    return b.carrier.isCircle ? doesArcMeet(b, a.carrier) : doesArcMeet(a, b.carrier);
  }
  if (areSameSimply(a.carrier, b.carrier)) return doStretchesMeet(a, b);
  return simpleCrossings(a.carrier, b.carrier).some((p) => isWithinEnds(a, p) && isWithinEnds(b, p));
}

/** Two stretches of one carrier meet iff one of them contains an end of the other, or is all of it. */
function doStretchesMeet(a: Piece, b: Piece): boolean {
  if (a.ends === null || b.ends === null) return true;
  const isEndWithin = (piece: Piece, ends: NonNullable<Piece["ends"]>) =>
    isWithinEnds(piece, ends.from) || isWithinEnds(piece, ends.to);
  return isEndWithin(a, b.ends) || isEndWithin(b, a.ends);
}

/**
 * Whether a whole conic or a part of a circle and another whole conic, or the same, have a common point. The quartic that says where has its roots
 * counted, and not found: so only signs of numbers that are made of few square roots have to be decided.
 */
export function doesArcMeet({ carrier, ends }: RoundPiece, conic: Conic): boolean {
  if (ends !== null && sideOf(conic, ends.from) * sideOf(conic, ends.to) <= 0) return true;
  const quartic = quarticOf(carrier, conic);
  const chain = sturmChain(withoutLeadingZeros(quartic));
  const [first, last] = [changesOfSign(chain, ONE.negated(), ZERO), changesOfSign(chain, ONE, ZERO)];
  const isOpposite = quartic[4]?.sign() === 0;
  if (ends === null) return isOpposite || first > last;
  // In the direction (x, y), t is y/(|(x, y)| + x), which is infinite in the direction (−1, 0).
  const changesAlong = (v: RealVector, ifInfinite: number) => {
    const s = lengthSq(v).squareRoot().plus(v.x);
    return s.sign() === 0 ? ifInfinite : changesOfSign(chain, v.y, s);
  };
  const { start, end } = ends.wedge;
  const afterStart = changesAlong(start, last);
  const afterEnd = changesAlong(end, first);
  if (!isInWedge(ends.wedge, OPPOSITE)) return afterStart > afterEnd;
  return isOpposite || afterStart > last || first > afterEnd;
}

/** The direction in which t is infinite. */
const OPPOSITE = /* @__PURE__ */ opposite();

/** In a function: some minifiers drop a call that nobody needs, and keep the calls among its arguments. */
function opposite(): RealVector {
  return new RealVector(ONE.negated(), ZERO);
}

/** −1 for a point inside a conic, 0 for one on it. */
function sideOf(conic: Conic, p: RealVector): Sign {
  return lengthSq(frameVector(conic, p)).compareTo(conic.level);
}

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
