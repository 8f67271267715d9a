import { formInFrame, type RoundFigure } from "./conic.js";
import {
  type Axis,
  type Box,
  cross,
  type Disc,
  difference,
  dot,
  quarterTurn,
  type Vector,
} from "./figure.js";
import { Surd } from "./surd.js";

/** A vector of surds: coordinates in a box's frame, √w times as large as the true ones. */
export interface SurdVector {
  readonly x: Surd;
  readonly y: Surd;
}

/** The point in the frame of the box: axis·q and axis × q for q = p − centre, √w times the local coordinates. */
export function framePoint(box: Box, p: Vector): SurdVector {
  const q = difference(p, box.centre);
  return { x: rational(dot(box.axis, q), box.axis), y: rational(cross(box.axis, q), box.axis) };
}

function rational(value: bigint, axis: Axis): Surd {
  return new Surd(value, 0n, axis.length);
}

/** √w·length, a bound of the box in its frame. */
export function frameLength(box: Box, length: bigint): Surd {
  return new Surd(0n, length, box.axis.length);
}

export function cornersOf(box: Box): SurdVector[] {
  const corners: SurdVector[] = [];
  for (const x of new Set([box.minX, box.maxX])) {
    for (const y of new Set([box.minY, box.maxY])) {
      corners.push({ x: frameLength(box, x), y: frameLength(box, y) });
    }
  }
  return corners;
}

function clamp(value: Surd, least: Surd, greatest: Surd): Surd {
  if (value.compare(least) < 0) return least;
  return value.compare(greatest) > 0 ? greatest : value;
}

/** The point of the box nearest to p, in the box's frame. */
export function nearestInFrame(box: Box, p: SurdVector): SurdVector {
  return {
    x: clamp(p.x, frameLength(box, box.minX), frameLength(box, box.maxX)),
    y: clamp(p.y, frameLength(box, box.minY), frameLength(box, box.maxY)),
  };
}

/** The sign of (distance of the disc's centre from the box) − radius. */
export function discBoxClearance(disc: Disc, box: Box): -1 | 0 | 1 {
  const centre = framePoint(box, disc.centre);
  const nearest = nearestInFrame(box, centre);
  const dx = centre.x.minus(nearest.x);
  const dy = centre.y.minus(nearest.y);
  const radius = frameLength(box, disc.radius);
  return dx.times(dx).plus(dy.times(dy)).minus(radius.times(radius)).sign();
}

/** The ellipse's form as a function of points in the frame of a box. */
export class FormOnBox {
  readonly #box: Box;
  readonly #form: ReturnType<typeof formInFrame>;

  constructor(ellipse: RoundFigure, box: Box) {
    this.#box = box;
    this.#form = formInFrame(ellipse, box.centre, box.axis, quarterTurn(box.axis), box.axis.length.square);
  }

  signAt(p: SurdVector): -1 | 0 | 1 {
    const { xx, xy, yy, xz, yz, zz } = this.#form;
    const byX = p.x
      .scaledBy(xx)
      .plus(p.y.scaledBy(2n * xy))
      .plus(this.#constant(2n * xz));
    const byY = p.y.scaledBy(yy).plus(this.#constant(2n * yz));
    return p.x.times(byX).plus(p.y.times(byY)).plus(this.#constant(zz)).sign();
  }

  /** The least sign of the form on the four edges of the box. */
  leastSignOnEdges(): -1 | 0 | 1 {
    const { minX, maxX, minY, maxY } = this.#box;
    const { xx, xy, yy, xz, yz, zz } = this.#form;
    const linear = (slope: bigint, constant: bigint, at: bigint) =>
      frameLength(this.#box, at * slope).plus(this.#constant(constant));
    const quadratic = (square: bigint, slope: bigint, at: bigint) => {
      const place = frameLength(this.#box, at);
      return place.times(place.scaledBy(square).plus(this.#constant(2n * slope))).plus(this.#constant(zz));
    };
    let least: -1 | 0 | 1 = 1;
    for (const x of new Set([minX, maxX])) {
      least = lesser(least, this.#leastSign(yy, linear(xy, yz, x), quadratic(xx, xz, x), minY, maxY));
    }
    for (const y of new Set([minY, maxY])) {
      least = lesser(least, this.#leastSign(xx, linear(xy, xz, y), quadratic(yy, yz, y), minX, maxX));
    }
    return least;
  }

  #constant(value: bigint): Surd {
    return rational(value, this.#box.axis);
  }

  /** The least sign of a·s² + 2b·s + c, a > 0, for s from √w·from to √w·to. */
  #leastSign(a: bigint, b: Surd, c: Surd, from: bigint, to: bigint): -1 | 0 | 1 {
    const slopeAt = (s: Surd) => s.scaledBy(a).plus(b);
    const start = frameLength(this.#box, from);
    const end = frameLength(this.#box, to);
    if (slopeAt(start).sign() < 0 && slopeAt(end).sign() > 0) return c.scaledBy(a).minus(b.times(b)).sign();
    const valueSign = (s: Surd) =>
      s
        .times(s.scaledBy(a).plus(b.scaledBy(2n)))
        .plus(c)
        .sign();
    return lesser(valueSign(start), valueSign(end));
  }
}

function lesser(a: -1 | 0 | 1, b: -1 | 0 | 1): -1 | 0 | 1 {
  return a < b ? a : b;
}

export function boxHoldsPoint(box: Box, p: Vector): boolean {
  const q = framePoint(box, p);
  const nearest = nearestInFrame(box, q);
  return nearest.x === q.x && nearest.y === q.y;
}

/**
 * The least sign of an ellipse's form on a box: −1 if the box meets the ellipse's interior, 0 if only its
 * boundary, 1 if they are apart. A box that meets a region without its boundary meeting it holds the region.
 */
export function ellipseBoxClearance(ellipse: RoundFigure, box: Box): -1 | 0 | 1 {
  if (boxHoldsPoint(box, ellipse.centre)) return -1;
  return new FormOnBox(ellipse, box).leastSignOnEdges();
}
