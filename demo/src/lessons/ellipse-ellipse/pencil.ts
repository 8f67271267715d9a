import type { Ellipse } from "osculate";

/**
 * The pencil of two ellipses: det(λA + B) as a cubic in λ, up to a positive factor.
 *
 * `f(λ) = a3 λ³ + a2 λ² + a1 λ + a0`, with a0 and a3 positive. Its coefficients do not change when both
 * ellipses are moved or turned together. Two solid ellipses are apart if it has two different positive roots: if
 * a1 or a2 is negative and the discriminant positive. They touch where the two have met, and overlap where there are none.
 */
export interface Pencil {
  readonly a0: number;
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
  /** Discriminant of the cubic: zero where two roots meet. */
  readonly discriminant: number;
}

/**
 * The pencil in rounded arithmetic, for showing only: the verdict on the page is the library's.
 *
 * Each of a1 and a2 is a sum with one subtraction, so little is lost even near a touch.
 * Both ellipses must have positive radii.
 *
 * Source: W. Wang, J. Wang, M.-S. Kim, "An algebraic condition for the separation of two ellipsoids",
 * Computer Aided Geometric Design 18 (2001); in the symmetric form of J. W. Perram and M. S. Wertheim,
 * "Statistical mechanics of hard ellipsoids", Journal of Computational Physics 58 (1985).
 */
export function pencilOf(a: Ellipse, b: Ellipse): Pencil {
  const lengthA = Math.hypot(a.ux, a.uy);
  const lengthB = Math.hypot(b.ux, b.uy);
  const uA = { x: a.ux / lengthA, y: a.uy / lengthA };
  const uB = { x: b.ux / lengthB, y: b.uy / lengthB };
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const cosSq = (uA.x * uB.x + uA.y * uB.y) ** 2;
  const sinSq = (uA.x * uB.y - uA.y * uB.x) ** 2;
  const [rxASq, ryASq, rxBSq, ryBSq] = [a.rx ** 2, a.ry ** 2, b.rx ** 2, b.ry ** 2];

  const a0 = rxASq * ryASq;
  const a3 = rxBSq * ryBSq;
  const mixed = ryASq * (rxBSq * cosSq + ryBSq * sinSq) + rxASq * (rxBSq * sinSq + ryBSq * cosSq);
  const a1 = a0 + (mixed - (ryASq * (uA.x * dx + uA.y * dy) ** 2 + rxASq * (uA.x * dy - uA.y * dx) ** 2));
  const a2 = a3 + (mixed - (ryBSq * (uB.x * dx + uB.y * dy) ** 2 + rxBSq * (uB.x * dy - uB.y * dx) ** 2));
  const a12 = a1 * a2;
  const a03 = a0 * a3;
  const discriminant = a12 * (18 * a03 + a12) - 4 * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27 * a03 * a03;
  return { a0, a1, a2, a3, discriminant };
}

/** The cubic with λ counted in multiples of `scale` and values in multiples of a0, so that it begins and ends with 1. */
export interface BalancedCubic {
  /** (a0 / a3)^(1/3): λ = scale · x, and f(λ) = a0 · (x³ + p x² + q x + 1). */
  readonly scale: number;
  readonly p: number;
  readonly q: number;
}

export function balance(pencil: Pencil): BalancedCubic {
  const scale = Math.cbrt(pencil.a0 / pencil.a3);
  return {
    scale,
    p: (pencil.a2 / pencil.a0) * scale * scale,
    q: (pencil.a1 / pencil.a0) * scale,
  };
}

export function valueAt(cubic: BalancedCubic, x: number): number {
  return ((x + cubic.p) * x + cubic.q) * x + 1;
}

/** The lowest point of the balanced cubic over x > 0, or null where it only rises. */
export interface LowestPoint {
  readonly x: number;
  readonly value: number;
}

/** The local minimum at positive x: the larger root of 3x² + 2px + q. */
export function lowestPoint(cubic: BalancedCubic): LowestPoint | null {
  const { p, q } = cubic;
  const inner = p * p - 3 * q;
  if (inner <= 0) return null;
  // Of the two forms of the larger root, the one without cancellation.
  const x = p <= 0 ? (Math.sqrt(inner) - p) / 3 : -q / (Math.sqrt(inner) + p);
  return x > 0 ? { x, value: valueAt(cubic, x) } : null;
}

/** The cubic's roots: one negative always, and a pair that is real, double or complex. */
export interface Roots {
  readonly negative: number;
  /** The pair is `middle ± √apartSq`: two real roots, one double, or complex where `apartSq` is negative. */
  readonly middle: number;
  readonly apartSq: number;
}

/**
 * The roots of the balanced cubic. The cubic is 1 at 0 and falls without end to the left, so halving finds a negative root;
 * dividing by it leaves a quadratic.
 */
export function rootsOf(cubic: BalancedCubic): Roots {
  let below = -1 - Math.max(1, Math.abs(cubic.p), Math.abs(cubic.q));
  let above = 0;
  let negative = below;
  for (let next = (below + above) / 2; next !== below && next !== above; next = (below + above) / 2) {
    negative = next;
    if (valueAt(cubic, next) > 0) above = next;
    else below = next;
  }
  const middle = -(cubic.p + negative) / 2;
  return { negative, middle, apartSq: middle * middle + 1 / negative };
}
