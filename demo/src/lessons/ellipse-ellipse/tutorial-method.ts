import type { Vec2 } from "osculate";
import type { UnitCircleFrame } from "./unit-circle-frame.js";

/**
 * How the method ended. The first three need no construction; the cases I to IV do.
 *
 * - `centreInCircle`, `circleInEllipse`: one centre lies in the other shape.
 * - `boxesApart`: the upright ellipse ends left of x = −1 or begins above y = 1.
 * - `caseI`: the ellipse's boundary meets the circle on the line of centres.
 * - `caseII`: the ellipse's tangent at P′ passes the circle by, and keeps the two apart.
 * - `caseIII`: the ellipse enters the circle on the line through Q.
 * - `caseIV`: what is left is decided by the one point S′.
 * - `notANumber`: a division 0/0 on the way. Every comparison with NaN is false, so the answer is "apart".
 */
export type Exit =
  | "centreInCircle"
  | "circleInEllipse"
  | "boxesApart"
  | "caseI"
  | "caseII"
  | "caseIII"
  | "caseIV"
  | "notANumber";

/** The answer of the tutorial's method, and as much of its construction as it needed. */
export interface MethodTrace {
  readonly exit: Exit;
  readonly meets: boolean;
  /** Where the line of centres leaves the circle. */
  readonly p: Vec2 | null;
  /** Where it enters the ellipse. */
  readonly pPrime: Vec2 | null;
  /** Slope of the circle's tangent at P, and of the ellipse's at P′. */
  readonly slopes: { readonly circle: number; readonly ellipse: number } | null;
  /** Distance of the ellipse's tangent at P′ from the origin. */
  readonly tangentDistance: number | null;
  /** The point of the circle whose tangent has the slope of the ellipse's at P′. */
  readonly q: Vec2 | null;
  /** The quadratic for the crossings of the line through Q with the ellipse. */
  readonly quadratic: Quadratic | null;
  /** Where that line enters the ellipse; the nearer vertex if it misses. */
  readonly qPrime: Vec2 | null;
  /** Where the ellipse's tangents at P′ and Q′ cross. */
  readonly r: Vec2 | null;
  /** Where the line through R enters the ellipse. */
  readonly sPrime: Vec2 | null;
}

/** alpha·t² − 2·beta·t + gamma = 0, t counting in multiples of the direction. */
export interface Quadratic {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  /** beta² − alpha·gamma: negative where the line misses. */
  readonly discriminant: number;
}

/**
 * The tutorial's test of the unit circle against an upright ellipse centred in the second quadrant.
 *
 * The ellipse's point nearest to the origin is where its tangent has the slope of the circle's in the same
 * direction. To find it takes a quartic; the method goes round that with two guesses that enclose it, P′ and Q′,
 * and a third, S′, between them. What it calls apart by a trivial exit or case II is apart, what it calls meeting meets, up
 * to rounding. But case IV answers "apart" as soon as S′ is outside, although the nearest point is not S′ itself: a
 * shallow overlap goes unseen.
 *
 * Source: Redpoll's 60, "3Dプログラミング入門", appendix B-1, an ellipse-ellipse test its author calls unproven;
 * written anew from the idea, with its letters.
 */
export function runMethod(frame: UnitCircleFrame): MethodTrace {
  const { a, b, cx, cy } = frame;
  const centreDistance = Math.hypot(cx, cy);
  if (Number.isNaN(a + b + centreDistance)) return ended("notANumber", false);
  if (centreDistance <= 1) return ended("centreInCircle", true);
  const radial = Math.hypot(cx / a, cy / b);
  if (radial <= 1) return ended("circleInEllipse", true);
  if (cx + a < -1 || cy - b > 1) return ended("boxesApart", false);

  const p = { x: cx / centreDistance, y: cy / centreDistance };
  const pPrime = { x: cx * (1 - 1 / radial), y: cy * (1 - 1 / radial) };
  const q = inwardNormal(frame, pPrime);
  const slopes = { circle: -p.x / p.y, ellipse: -q.x / q.y };
  const tangentDistance = q.x * pPrime.x + q.y * pPrime.y;
  const first = { ...ended("caseI", true), p, pPrime, slopes, tangentDistance, q };
  if (Math.hypot(pPrime.x, pPrime.y) <= 1) return first;
  if (tangentDistance > 1) return { ...first, exit: "caseII", meets: false };

  const quadratic = crossingQuadratic(frame, q);
  const crossing = firstCrossing(quadratic, q);
  const qPrime = crossing ?? vertexTowards(frame, p, q);
  const second = { ...first, quadratic, qPrime };
  if (Math.hypot(qPrime.x, qPrime.y) <= 1) return { ...second, exit: "caseIII", meets: true };

  const r = tangentsCross(frame, pPrime, qPrime);
  const sPrime = firstCrossing(crossingQuadratic(frame, r), r);
  const meets = sPrime !== null && Math.hypot(sPrime.x, sPrime.y) <= 1;
  return { ...second, exit: "caseIV", meets, r, sPrime };
}

function ended(exit: Exit, meets: boolean): MethodTrace {
  return {
    exit,
    meets,
    p: null,
    pPrime: null,
    slopes: null,
    tangentDistance: null,
    q: null,
    quadratic: null,
    qPrime: null,
    r: null,
    sPrime: null,
  };
}

/** The unit normal of the ellipse at one of its points, towards its inside: on the near arc it points away from the origin. */
function inwardNormal({ a, b, cx, cy }: UnitCircleFrame, point: Vec2): Vec2 {
  const x = (cx - point.x) / (a * a);
  const y = (cy - point.y) / (b * b);
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

/** The points t·direction on the ellipse: ((t·x − cx)/a)² + ((t·y − cy)/b)² = 1. */
export function crossingQuadratic({ a, b, cx, cy }: UnitCircleFrame, direction: Vec2): Quadratic {
  const alpha = (direction.x / a) ** 2 + (direction.y / b) ** 2;
  const beta = (direction.x * cx) / (a * a) + (direction.y * cy) / (b * b);
  const gamma = (cx / a) ** 2 + (cy / b) ** 2 - 1;
  return { alpha, beta, gamma, discriminant: beta * beta - alpha * gamma };
}

function firstCrossing(quadratic: Quadratic, direction: Vec2): Vec2 | null {
  if (!(quadratic.discriminant >= 0)) return null;
  // The smaller root as a quotient without cancellation.
  const t = quadratic.gamma / (quadratic.beta + Math.sqrt(quadratic.discriminant));
  return { x: t * direction.x, y: t * direction.y };
}

/** The end of the near arc on the side to which Q lies from P: the ellipse's right vertex or its lowest. */
function vertexTowards({ a, b, cx, cy }: UnitCircleFrame, p: Vec2, q: Vec2): Vec2 {
  return p.x * q.y - p.y * q.x < 0 ? { x: cx + a, y: cy } : { x: cx, y: cy - b };
}

/** Where the tangents at two points of the ellipse cross: n·x = n·point for both, by Cramer's rule. */
function tangentsCross(frame: UnitCircleFrame, first: Vec2, second: Vec2): Vec2 {
  const m = inwardNormal(frame, first);
  const n = inwardNormal(frame, second);
  const determinant = m.x * n.y - m.y * n.x;
  const u = m.x * first.x + m.y * first.y;
  const v = n.x * second.x + n.y * second.y;
  return { x: (u * n.y - v * m.y) / determinant, y: (m.x * v - n.x * u) / determinant };
}
