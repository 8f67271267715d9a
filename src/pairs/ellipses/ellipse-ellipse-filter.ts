import { normalizingPower } from "../../math/exact.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Ellipse, Mutable } from "../../shapes/kind.js";
import { asEllipse, boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { circleRectOverlapFilter } from "../boxes/round-rect.js";
import { discVerdict } from "../round-round.js";
import { ellipseRectOverlapFilter } from "./ellipse-rect.js";

export function ellipseEllipseOverlapFilter(a: Ellipse, b: Ellipse): Verdict {
  const verdict = unitEllipsesVerdict(a, b);
  return verdict !== 0 ? verdict : rescaledVerdict(a, b);
}

/** Not of integers: V8 would keep these in another way. */
const middling = { x: 0.5, y: 0.5, r: 0.5 };

/** Ellipses for one call at a time. */
const round: Mutable<Ellipse> = /* @__PURE__ */ asEllipse(middling);
const first: Mutable<Ellipse> = /* @__PURE__ */ asEllipse(middling);
const second: Mutable<Ellipse> = /* @__PURE__ */ asEllipse(middling);

/** The same for a circle. Discs about the ellipse and within it decide most pairs. */
export function circleEllipseOverlapFilter(a: Circle, b: Ellipse): Verdict {
  if (discVerdict(a, b, Math.max(b.rx, b.ry)) < 0) return -1;
  if (discVerdict(a, b, Math.min(b.rx, b.ry)) > 0) return 1;
  if (isFlat(b)) return circleRectOverlapFilter(a, boxAlongAxes(b));
  const verdict = unitCircleEllipseVerdict(a, b);
  return verdict !== 0 ? verdict : rescaledVerdict(round, b);
}

/** The same for moderate sizes, directions of length 1 and positive radii; 0 for others. */
export function unitCircleEllipseVerdict(a: Circle, b: Ellipse): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.rx = a.r;
  round.ry = a.r;
  return unitEllipsesVerdict(round, b);
}

/** The verdict on ellipses without width, and on others in the unit of their size and with directions of length 1. */
function rescaledVerdict(a: Ellipse, b: Ellipse): Verdict {
  if (isFlat(a)) return ellipseRectOverlapFilter(b, boxAlongAxes(a));
  if (isFlat(b)) return ellipseRectOverlapFilter(a, boxAlongAxes(b));
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = Math.abs(dx) + Math.abs(dy) + a.rx + a.ry + b.rx + b.ry;
  if (!isModerate(size)) return 0;
  const power = normalizingPower(size);
  first.x = 0;
  first.y = 0;
  second.x = dx * power;
  second.y = dy * power;
  return setRescaled(first, a, power) && setRescaled(second, b, power)
    ? unitEllipsesVerdict(first, second)
    : 0;
}

/** Sets all but the centre; false for a direction that has no length. */
function setRescaled(out: Mutable<Ellipse>, { rx, ry, ux, uy }: Ellipse, power: number): boolean {
  const length = Math.sqrt(ux * ux + uy * uy);
  out.rx = rx * power;
  out.ry = ry * power;
  out.ux = ux / length;
  out.uy = uy / length;
  return isModerate(length);
}

/** Sizes between which no product of sixteen lengths, as the discriminant is, leaves the range of normal numbers. */
const LEAST_RADIUS = 2 ** -50;
const LARGEST_SIZE = 2 ** 60;

/**
 * A coefficient a0 + m − q of the pencil (see `unitEllipsesVerdict`) in units of a0 + (rxA² + ryA²)((rxB² + ryB²) +
 * (|dx| + |dy|)²). c² and s²: products and sum 2, both directions taken for unit vectors 10, doubled by the square, which
 * adds 1: 25; m: squared radii 1 each, products 2, sums 2: 31. q: a coordinate 3, its direction 5, doubled by the square,
 * which adds 1, squared radius 1, product 1, sum 1: 20. a0: 3. The sums 2.
 */
const COEFFICIENT_ERROR = 36 * UNIT_ROUNDOFF;

/** Four coefficients a term: 4·36; at most 7 roundings beyond them (see pencil), and the bound's own. */
const DISCRIMINANT_ERROR = 180 * UNIT_ROUNDOFF;

/**
 * The verdict on two ellipses of positive radii from their pencil (see ellipse-ellipse.ts), for moderate sizes and directions of
 * length 1, as those made of angles are; 0 for others. With û the unit directions, c = ûA·ûB, s = ûA×ûB, d = cB − cA:
 *   a0 = (rxA ryA)², a3 = (rxB ryB)², m = ryA²(rxB²c² + ryB²s²) + rxA²(rxB²s² + ryB²c²),
 *   qA = ryA²(ûA·d)² + rxA²(ûA×d)², a1 = a0 + m − qA, and likewise a2.
 *
 * Each coefficient has one bound, not one for each of its terms. That leaves open gaps below 2⁻³⁴ or so of the size, and
 * less than a thousandth of pairs of ellipses as thin as 1 : 1000.
 */
export function unitEllipsesVerdict(a: Ellipse, b: Ellipse): Verdict {
  const rxA = a.rx;
  const ryA = a.ry;
  const rxB = b.rx;
  const ryB = b.ry;
  const uxA = a.ux;
  const uyA = a.uy;
  const uxB = b.ux;
  const uyB = b.uy;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = Math.abs(dx) + Math.abs(dy);
  const isKnown =
    rxA > LEAST_RADIUS &&
    ryA > LEAST_RADIUS &&
    rxB > LEAST_RADIUS &&
    ryB > LEAST_RADIUS &&
    reach + rxA + ryA + rxB + ryB < LARGEST_SIZE &&
    Math.abs(uxA * uxA + uyA * uyA - 1) <= UNIT_TOLERANCE &&
    Math.abs(uxB * uxB + uyB * uyB - 1) <= UNIT_TOLERANCE;
  if (!isKnown) return 0;
  const cos = uxA * uxB + uyA * uyB;
  const sin = uxA * uyB - uyA * uxB;
  const xA = rxA * rxA;
  const yA = ryA * ryA;
  const xB = rxB * rxB;
  const yB = ryB * ryB;
  const mixed = (yA * xB + xA * yB) * (cos * cos) + (yA * yB + xA * xB) * (sin * sin);
  const alongA = uxA * dx + uyA * dy;
  const acrossA = uxA * dy - uyA * dx;
  const alongB = uxB * dx + uyB * dy;
  const acrossB = uxB * dy - uyB * dx;
  const a0 = xA * yA;
  const a3 = xB * yB;
  const a1 = a0 + mixed - (yA * (alongA * alongA) + xA * (acrossA * acrossA));
  const a2 = a3 + mixed - (yB * (alongB * alongB) + xB * (acrossB * acrossB));
  const reachSq = reach * reach;
  const b1 = a0 + (xA + yA) * (xB + yB + reachSq);
  const b2 = a3 + (xB + yB) * (xA + yA + reachSq);
  const e1 = COEFFICIENT_ERROR * b1;
  const e2 = COEFFICIENT_ERROR * b2;
  if (a1 > e1 && a2 > e2) return 1;
  const middle = a1 * a2;
  const ends = a0 * a3;
  const discriminant =
    middle * (18 * ends + middle) - 4 * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27 * ends * ends;
  const most = b1 * b2;
  const error =
    DISCRIMINANT_ERROR *
    (most * (18 * ends + most) + 4 * (b2 * b2 * b2 * a0 + b1 * b1 * b1 * a3) + 27 * ends * ends);
  if (discriminant < -error) return 1;
  return discriminant > error && (a1 < -e1 || a2 < -e2) ? -1 : 0;
}
