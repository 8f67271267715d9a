import { cross, dot, lengthSq, type RealVector, scale } from "../exact/real-vector.js";
import type { Sign } from "../math/exact.js";
import type { Real } from "../math/real.js";

/** The direction in which a boundary faces at a point. */
export interface Facing {
  /** Of any length. */
  readonly normal: RealVector;
  /** Whether there is no solid on either side, so that either side is the outer one. */
  readonly isTwoSided: boolean;
}

/** A point of a line where it meets boundaries, and their facings there, in order of the pieces. */
export interface LineMark {
  readonly t: Real;
  readonly facings: Facing[];
}

/**
 * The points t·direction of a line through the origin, exactly, and the marks made on it, each place once.
 */
export class MarkedLine {
  readonly directionSq: Real;
  private readonly sides = new Map<RealVector, Sign>();
  private readonly feet = new Map<RealVector, Real>();
  private readonly found: LineMark[] = [];

  constructor(readonly direction: RealVector) {
    this.directionSq = lengthSq(direction);
  }

  /** 1: the point lies ahead of the direction, 0: on the line. */
  sideOf(p: RealVector): Sign {
    const known = this.sides.get(p);
    if (known !== undefined) return known;
    const side = cross(this.direction, p).sign();
    this.sides.set(p, side);
    return side;
  }

  /** The t of the point of the line nearest to a point; the same number each time. */
  footOf(p: RealVector): Real {
    const known = this.feet.get(p);
    if (known !== undefined) return known;
    const t = dot(this.direction, p).over(this.directionSq);
    this.feet.set(p, t);
    return t;
  }

  pointAt(t: Real): RealVector {
    return scale(this.direction, t);
  }

  mark(t: Real, facing: Facing): LineMark {
    const known =
      this.found.find((mark) => mark.t === t) ?? this.found.find((mark) => mark.t.compareTo(t) === 0);
    const mark = known ?? { t, facings: [] };
    mark.facings.push(facing);
    if (known === undefined) this.found.push(mark);
    return mark;
  }

  /** All marks, in order of t. */
  marks(): LineMark[] {
    return [...this.found].sort((a, b) => a.t.compareTo(b.t));
  }
}
