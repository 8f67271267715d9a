import {
  type DoubleDouble,
  minus,
  ofDouble,
  opposite,
  over,
  plus,
  squareRoot,
  times,
} from "../math/double-double.js";

/**
 * A point, or a vector, to about thirty digits. It is a class since V8 keeps the coordinates of all `{ x, y }` of a
 * program alike (see `ScratchVector`).
 */
export class FinePoint {
  constructor(
    readonly x: DoubleDouble,
    readonly y: DoubleDouble,
  ) {}
}

export function ofDoubles(x: number, y: number): FinePoint {
  return new FinePoint(ofDouble(x), ofDouble(y));
}

export function add(p: FinePoint, q: FinePoint): FinePoint {
  return new FinePoint(plus(p.x, q.x), plus(p.y, q.y));
}

export function subtract(p: FinePoint, q: FinePoint): FinePoint {
  return new FinePoint(minus(p.x, q.x), minus(p.y, q.y));
}

export function scale({ x, y }: FinePoint, factor: DoubleDouble): FinePoint {
  return new FinePoint(times(x, factor), times(y, factor));
}

export function dot(p: FinePoint, q: FinePoint): DoubleDouble {
  return plus(times(p.x, q.x), times(p.y, q.y));
}

export function cross(p: FinePoint, q: FinePoint): DoubleDouble {
  return minus(times(p.x, q.y), times(p.y, q.x));
}

/** Turned by a quarter from +x towards +y. */
export function perpendicular({ x, y }: FinePoint): FinePoint {
  return new FinePoint(opposite(y), x);
}

export function negated({ x, y }: FinePoint): FinePoint {
  return new FinePoint(opposite(x), opposite(y));
}

/** The unit vector along another. */
export function unitVector(v: FinePoint): FinePoint {
  const length = squareRoot(dot(v, v));
  return new FinePoint(over(v.x, length), over(v.y, length));
}
