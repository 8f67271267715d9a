import { type Core, grown } from "./core.js";

/**
 * The Minkowski difference b − a of two shapes, as the sequence of its support points against the direction n, while n
 * turns from +x towards +y.
 *
 * Between two breaks, the support point is d − r n, where d is (x, y) plus the shift, less the ellipses' own support
 * vectors. The shapes are apart iff their separation is positive along some unit vector n: s(n) = n · d − r − h(n), where
 * h is the ellipses' half width along n.
 */
export class Difference {
  /** The sizes of both shapes together, the unit of errors and tolerances. */
  scale = 0.5;
  count = 0;
  normalX: Float64Array = new Float64Array(32);
  normalY: Float64Array = new Float64Array(32);
  x: Float64Array = new Float64Array(32);
  y: Float64Array = new Float64Array(32);
  /** How far b has been shifted: what is to be added to x and y. */
  shiftX = 0.5;
  shiftY = 0.5;
  r: Float64Array = new Float64Array(32);
  /** The pieces of the two cores, by the breaks they follow. */
  pieceA: Int32Array = new Int32Array(32);
  pieceB: Int32Array = new Int32Array(32);
}

/** Merges the breaks of two cores; one that both have counts once. An angle that is NaN does not keep it from its end. */
export function fillDifference(out: Difference, a: Core, b: Core): void {
  if (a.count + b.count > out.r.length) growDifference(out, a.count + b.count);
  const radius = a.radius + b.radius;
  let nextA = a.first;
  let nextB = b.first;
  let leftA = a.count;
  let leftB = b.count;
  let pieceA = (nextA === 0 ? a.count : nextA) - 1;
  let pieceB = (nextB === 0 ? b.count : nextB) - 1;
  let count = 0;
  while (leftA > 0 || leftB > 0) {
    const angleA = leftA > 0 ? (a.angle[nextA] as number) : Number.POSITIVE_INFINITY;
    const angleB = leftB > 0 ? (b.angle[nextB] as number) : Number.POSITIVE_INFINITY;
    if (!(angleA > angleB)) {
      out.normalX[count] = a.normalX[nextA] as number;
      out.normalY[count] = a.normalY[nextA] as number;
      pieceA = nextA;
      nextA = nextA + 1 === a.count ? 0 : nextA + 1;
      leftA -= 1;
    } else {
      out.normalX[count] = b.normalX[nextB] as number;
      out.normalY[count] = b.normalY[nextB] as number;
    }
    if (!(angleB > angleA)) {
      pieceB = nextB;
      nextB = nextB + 1 === b.count ? 0 : nextB + 1;
      leftB -= 1;
    }
    out.x[count] = (b.x[pieceB] as number) - (a.x[pieceA] as number);
    out.y[count] = (b.y[pieceB] as number) - (a.y[pieceA] as number);
    out.r[count] = (a.r[pieceA] as number) + (b.r[pieceB] as number) + radius;
    out.pieceA[count] = pieceA;
    out.pieceB[count] = pieceB;
    count += 1;
  }
  out.count = count;
  out.shiftX = 0;
  out.shiftY = 0;
}

function growDifference(out: Difference, capacity: number): void {
  out.normalX = grown(out.normalX, 2 * capacity);
  out.normalY = grown(out.normalY, 2 * capacity);
  out.x = grown(out.x, 2 * capacity);
  out.y = grown(out.y, 2 * capacity);
  out.r = grown(out.r, 2 * capacity);
  out.pieceA = new Int32Array(2 * capacity);
  out.pieceB = new Int32Array(2 * capacity);
}
