import type { Shape, SimpleShape } from "../../src/shapes/kind.js";
import { isSamePoint } from "./area.js";
import { accuracyFor, positionOf } from "./bounded.js";
import { Couples, type Union } from "./couples.js";
import { crossWithinBoth } from "./curve-crossing.js";
import { unionsCrossAtAGlance } from "./glance.js";
import type { Side } from "./locate.js";
import { oracleOverlaps, simplePartsOf } from "./overlaps.js";
import { commonScale } from "./primitive.js";
import { Field } from "./radical.js";
import { withAccuracy } from "./real.js";
import type { OracleRelation } from "./relation.js";
import { type Place, placesOf } from "./sample.js";
import type { RealCurve } from "./split.js";

/** The relation of two simple shapes that have a common point. */
type RelateParts = (a: SimpleShape, b: SimpleShape) => OracleRelation;

/**
 * The relation of two unions of simple shapes that have a common point; `undefined` where it hangs on a single point
 * at which several parts meet.
 *
 * All curves of all parts split one another into stretches. A place in each and the two places beside it are located
 * exactly in every part: so every stretch, and every region between, is seen once.
 */
export function relateUnions(a: Shape, b: Shape, relateParts: RelateParts): OracleRelation | undefined {
  const shapes = { a: simplePartsOf(a), b: simplePartsOf(b) };
  const exponent = commonScale([a, b]);
  const all = [...shapes.a, ...shapes.b];
  const accuracy = accuracyFor(all, { field: new Field(), exponent, offsetX: 0, offsetY: 0 });
  return withAccuracy(accuracy, () => {
    const couples = new Couples(all, shapes.a.length, exponent);
    if (unionsCrossAtAGlance(couples)) return "crossing";
    const seen = new Scene(couples).lookAround();
    if (!seen.a.sticksOut && !seen.b.sticksOut) return "equal";
    if (!seen.a.sticksOut) {
      const touches = seen.b.isTouchedOnBoundary || touchesFromInside(shapes.a, shapes.b, relateParts);
      return touches === undefined ? undefined : touches ? "insideTouching" : "inside";
    }
    if (!seen.b.sticksOut) {
      const touches = seen.a.isTouchedOnBoundary || touchesFromInside(shapes.b, shapes.a, relateParts);
      return touches === undefined ? undefined : touches ? "containsTouching" : "contains";
    }
    if (seen.interiorsMeet) return "crossing";
    return seen.isUnclear ? undefined : "touching";
  });
}

/**
 * Whether a union within another meets its boundary, where no stretch of it does: part by part, if the part lies in
 * the interior of a part of the other, or meets only one of them.
 */
function touchesFromInside(
  inner: readonly SimpleShape[],
  outer: readonly SimpleShape[],
  relateParts: RelateParts,
): boolean | undefined {
  let isClear = true;
  for (const part of inner) {
    const relations = outer
      .filter((other) => oracleOverlaps(part, other))
      .map((other) => relateParts(part, other));
    if (relations.includes("inside")) continue;
    if (relations.length === 1 && relations[0] === "insideTouching") return true;
    isClear = false;
  }
  return isClear ? false : undefined;
}

interface UnionSeen {
  /** Whether some of the union lies outside the other. */
  sticksOut: boolean;
  /** Whether the other has a point on its boundary. */
  isTouchedOnBoundary: boolean;
}

interface Seen {
  readonly a: UnionSeen;
  readonly b: UnionSeen;
  interiorsMeet: boolean;
  isUnclear: boolean;
}

class Scene {
  readonly #couples: Couples;

  constructor(couples: Couples) {
    this.#couples = couples;
  }

  lookAround(): Seen {
    const seen: Seen = {
      a: { sticksOut: false, isTouchedOnBoundary: false },
      b: { sticksOut: false, isTouchedOnBoundary: false },
      interiorsMeet: false,
      isUnclear: false,
    };
    const curves = this.#couples.parts.map((_, index) => this.#couples.alone(index)?.traces ?? []);
    const splitters: RealCurve[] = curves.flat();
    for (const owner of this.#couples.parts.keys()) {
      for (const [curveIndex, curve] of (this.#couples.alone(owner)?.curves ?? []).entries()) {
        const own = curves[owner]?.[curveIndex];
        if (own === undefined) continue;
        const others = splitters.filter((splitter) => splitter !== own);
        for (const stretch of placesOf(curve, own, others)) this.#lookAt(owner, curveIndex, stretch, seen);
        // What else may be seen of unions that cross changes nothing.
        if (seen.interiorsMeet && seen.a.sticksOut && seen.b.sticksOut) return seen;
      }
      if (this.#couples.dimensionOf(owner) === 0) this.#lookAtPoint(owner, seen);
    }
    if (!seen.interiorsMeet && this.#someCurvesCross()) seen.interiorsMeet = true;
    return seen;
  }

  #lookAt(owner: number, curveIndex: number, stretch: readonly Place[], seen: Seen): void {
    const [first, second = first] = stretch;
    if (first === undefined || second === undefined) return;
    // Its own part is met all along.
    const sideAt = (part: number, place: Place) =>
      part === owner ? this.#sideByChance(part) : this.#couples.sideAt(part, owner, curveIndex, place, 0);
    const sides = this.#couples.parts.map((_, part) => sideAt(part, first));
    // By chance a place may be where the stretch touches another part: the other place is not.
    const usual = sides.map((side, part) =>
      side === this.#sideByChance(part) ? sideAt(part, second) : side,
    );
    const place = usual.every((side, part) => side === sides[part]) ? first : second;
    const besides = ([1, -1] as const).map((direction) =>
      usual.map((side, part) =>
        this.#mayDifferBeside(part, side)
          ? this.#couples.sideAt(part, owner, curveIndex, place, direction)
          : side,
      ),
    );
    for (const beside of besides) {
      const [isInA, isInB] = [this.#someIn(beside, "a"), this.#someIn(beside, "b")];
      if (isInA && !isInB) seen.a.sticksOut = true;
      if (isInB && !isInA) seen.b.sticksOut = true;
      if (isInA && isInB) seen.interiorsMeet = true;
    }
    const isWithin = (union: Union) =>
      besides.every((beside) => this.#someIn(beside, union)) || this.#someCurveAt(usual, union);
    const [isInA, isInB] = [this.#someIn(usual, "a"), this.#someIn(usual, "b")];
    if (isInA && !isInB) seen.a.sticksOut = true;
    if (isInB && !isInA) seen.b.sticksOut = true;
    if (!isInA || !isInB) return;
    if (isWithin("a") && isWithin("b")) seen.interiorsMeet = true;
    if (!isWithin("a")) seen.a.isTouchedOnBoundary = true;
    if (!isWithin("b")) seen.b.isTouchedOnBoundary = true;
  }

  /** Where points of a stretch may lie with regard to a part by chance: what has no area is met in points or wholly. */
  #sideByChance(part: number): Side {
    return this.#couples.dimensionOf(part) === 2 ? 0 : -1;
  }

  /** Whether what is next to nothing beside a place on that side of a part may be on another. */
  #mayDifferBeside(part: number, side: Side): boolean {
    return side === 0 || (side < 0 && this.#couples.dimensionOf(part) !== 2);
  }

  #someIn(sides: readonly Side[], union: Union): boolean {
    return this.#couples.partsOf(union).some((part) => (sides[part] ?? 1) <= 0);
  }

  #someCurveAt(sides: readonly Side[], union: Union): boolean {
    return this.#couples
      .partsOf(union)
      .some((part) => (sides[part] ?? 1) <= 0 && this.#couples.dimensionOf(part) === 1);
  }

  /** A part that is a point belongs to the interior of its union; what is it in the other? */
  #lookAtPoint(owner: number, seen: Seen): void {
    const [own, another] =
      this.#couples.unionOf(owner) === "a" ? ([seen.a, "b"] as const) : ([seen.b, "a"] as const);
    let isIn = false;
    let isWithin = false;
    let boundaries = 0;
    for (const part of this.#couples.partsOf(another)) {
      const { owner: point, other } = this.#couples.couple(owner, part);
      if (point === undefined || other === undefined) continue;
      const position = positionOf(point);
      const side = other.located.sideOf(position);
      if (side > 0) continue;
      isIn = true;
      const isAtEnd = side === 0 || other.ends.some((end) => isSamePoint(end, position));
      if (isAtEnd) boundaries++;
      else isWithin = true;
    }
    if (!isIn) own.sticksOut = true;
    else if (isWithin) seen.interiorsMeet = true;
    else if (boundaries === 1) seen[another].isTouchedOnBoundary = true;
    else seen.isUnclear = true;
  }

  #someCurvesCross(): boolean {
    return this.#couples.partsOf("a").some((first) =>
      this.#couples.partsOf("b").some((second) => {
        const { owner, other } = this.#couples.couple(first, second);
        if (owner?.located.dimension !== 1 || other?.located.dimension !== 1) return false;
        return crossWithinBoth(owner.curves, other.curves, [...owner.ends, ...other.ends]);
      }),
    );
  }
}
