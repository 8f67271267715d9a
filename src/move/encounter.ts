import { hasInterior, isConvex } from "../convex/convexity.js";
import { ConvexPair, type StandingShapes, separate } from "../convex/pair.js";
import { scratchClosestPoints, setMiddle } from "../convex/result.js";
import { setNearestPoints } from "../convex/touch.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { type Contact, contact, createContact } from "../query/contact.js";
import { closestPoints } from "../query/distance.js";
import { penetrates } from "../query/penetrates.js";
import { movedCopyOf } from "../shapes/copy.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { isUnion, pointAt } from "../shapes/reductions.js";
import { KeptPairs } from "../sweep/blocking/kept-pairs.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import { GAP } from "../sweep/blocking/reach.js";
import { separateAtRest } from "../sweep/shifting-pair.js";

/** How far a shape without area keeps off everything, as a part of the size. */
export const CLEARANCE = GAP / 4;

/**
 * A shape that moves and one body, where both are: whether the body blocks that place, which way leads out of it, and
 * where the two touch.
 */
export class Encounter {
  shape: Shape = pointAt({ x: 0, y: 0 });
  /** Whether the shape has no area. */
  isThin = false;
  /** The largest size or coordinate involved. */
  size = 0.5;
  readonly pairs = new KeptPairs();
  /** The depth of the shape in the body last asked about, and the normal that points to it. */
  readonly found: Contact = createContact();

  begin(shape: Shape, standing: StandingShapes | null): void {
    this.shape = shape;
    this.isThin = isThinSet(shape);
    this.pairs.begin(shape, standing);
  }

  /** Releases the bodies. */
  end(): void {
    this.pairs.end();
  }

  /** Whether doubles are certain that a body, read by its slot, does not block the shape where it is. */
  isClearOf(slot: number): boolean {
    const { pairs, shape, size } = this;
    pairs.size = size;
    return !this.isThin && pairs.areApart(shape, null, slot);
  }

  /** Whether a body blocks the shape where it is. Doubles that were not certain before are not asked again. */
  isBlockedBy(body: Shape, wasAsked: boolean): boolean {
    if (!this.isThin && !wasAsked && this.areCertainlyApart(body)) return false;
    return penetrates(this.shape, body) || (this.isThin && this.isTooNear(body));
  }

  /**
   * Whether doubles are certain that the shape, if it is convex, is apart from a body. Computed relative to the shape, this
   * sees the gap that is left before what stops it, which filters in world coordinates may leave to exact arithmetic.
   */
  private areCertainlyApart(body: Shape): boolean {
    const { shape, pairs } = this;
    pairs.size = this.size;
    if (shape.kind === Kind.circle && body.kind === Kind.circle) return false;
    return isConvex(shape) && isConvex(body) && pairs.areApart(shape, body);
  }

  /** A shape without area keeps clear of everything, by a distance that tells which side it is on. */
  private isTooNear(body: Shape): boolean {
    return closestPoints(this.shape, body, nearest).distance < CLEARANCE * this.size;
  }

  /** Finds the depth and the normal of a body that blocks: of one that is just not touched the depth is 0. */
  findDepth(body: Shape): void {
    const { shape, found } = this;
    if (contact(shape, body, found) !== null) return;
    this.findNormalOfGap(body);
    found.depth = 0;
  }

  /**
   * Finds the normal of a body that is not touched, but within some roundings. Of two that are not convex the closest points
   * may be the same in doubles: then the contact a little farther on tells, wherever that is.
   */
  private findNormalOfGap(body: Shape): void {
    const { shape, found } = this;
    const { normal } = found;
    if (isConvex(shape) && isConvex(body)) {
      separate(pair, shape, body);
      normal.x = pair.separation.normalX;
      normal.y = pair.separation.normalY;
      return;
    }
    const { a, b } = closestPoints(shape, body, nearest);
    if (a.x !== b.x || a.y !== b.y) {
      setUnitVector(normal, b.x - a.x, b.y - a.y);
      return;
    }
    const farther = GAP * this.size;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const way = quarter % 2 === 0 ? farther : -farther;
      const moved = quarter < 2 ? movedCopyOf(shape, 0, way) : movedCopyOf(shape, way, 0);
      if (contact(moved, body, found) !== null) return;
    }
  }

  /** Sets the point halfway between the closest points of the parts that meet. */
  setPoint(point: Vec2, { own, piece, slot }: Obstruction): void {
    if (own === null || piece === null) return;
    const kept = isConvex(own) ? this.pairs.readKnown(own, piece, slot) : undefined;
    // Their distance is not asked for: to tell a gap of some roundings from a touch takes twice as long.
    if (kept !== undefined) {
      separateAtRest(kept);
      setNearestPoints(nearest, kept.pair);
    } else if (isConvex(own) && isConvex(piece)) {
      separate(pair, own, piece);
      setNearestPoints(nearest, pair);
    } else closestPoints(own, piece, nearest);
    setMiddle(point, nearest);
  }
}

const nearest = /* @__PURE__ */ scratchClosestPoints();

const pair = /* @__PURE__ */ new ConvexPair();

/** Whether a shape has no interior. */
export function isThinSet(shape: Shape): boolean {
  return isUnion(shape) ? !shape.parts.some(hasInterior) : !hasInterior(shape);
}
