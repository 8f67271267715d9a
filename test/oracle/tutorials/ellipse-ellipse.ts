import type { Point, TurnedEllipse } from "./point-ellipse.js";

/**
 * The tutorial 衝突判定 (楕円 vs 楕円 ; β版), both its listings, in doubles; a normalised vector is v / |v|, and NaN is
 * neither less nor greater than anything, as in the tutorial's language.
 */

/** Which `return` of the first listing answered. */
export type Exit =
  | "boxes"
  | "below"
  | "above"
  | "slope"
  | "inside"
  | "I"
  | "II"
  | "III"
  | "III missed"
  | "IV";

export interface PageAnswer {
  readonly hit: boolean;
  readonly exit: Exit;
}

const TOLERANCE = 0.0002;

/** The ellipse has its centre in the second quadrant and 2b as its height, at least its width 2a. */
export function pageSaysUnitCircleMeets(e: Point, a: number, b: number): PageAnswer {
  if (e.x + a < -1 || e.y - b > 1) return { hit: false, exit: "boxes" };
  const k = a / b;
  const start = e.x < -1 ? leftOfCircle(e, a, b) : aboveCircle(e, a, b);
  if (typeof start !== "number") return start;

  const tanTheta = start;
  const cosTheta = Math.sqrt(1 / (1 + tanTheta * tanTheta));
  const sinTheta = tanTheta * cosTheta;
  const q = { x: e.x + a * cosTheta, y: e.y + b * sinTheta };
  if (squared(q) <= 1) return { hit: true, exit: "I" };

  const tanPhi = k * tanTheta;
  const cosPhi = -Math.sqrt(1 / (1 + tanPhi * tanPhi));
  const sinPhi = tanPhi * cosPhi;
  const qOnCircle = { x: cosPhi, y: sinPhi };
  const l = { x: qOnCircle.x - e.x, y: (qOnCircle.y - e.y) * k };
  if (squared(l) <= a * a) return { hit: true, exit: "II" };

  if (q.x < qOnCircle.x) {
    const third = thirdCase(e, a, b, q, cosTheta, sinTheta);
    if (third) return third;
  }
  return fourthCase(e, a, b, qOnCircle, l.x);
}

/** The centre is left of x = −1: an answer at P on that line, or tan θ of Q. */
function leftOfCircle(e: Point, a: number, b: number): PageAnswer | number {
  const k = a / b;
  const d = -1 - e.x;
  const cosBeta = d * (1 / a);
  const sinBeta = -Math.sqrt(1 - cosBeta * cosBeta);
  const p = { x: e.x + d, y: e.y + b * sinBeta };
  if (p.y <= 0) return { hit: true, exit: "below" };
  if (p.y >= 1) return { hit: false, exit: "above" };

  const sinAlpha = p.y;
  const cosAlpha = -Math.sqrt(1 - sinAlpha * sinAlpha);
  const slopeOfEllipse = -(b * cosBeta) / (a * sinBeta);
  const slopeOfCircle = -cosAlpha / sinAlpha;
  if (slopeOfEllipse >= slopeOfCircle) return { hit: false, exit: "slope" };

  const tanAlpha = sinAlpha / cosAlpha;
  const tanBeta = sinBeta / cosBeta;
  const s = k * tanAlpha - tanBeta;
  const t = (k + 1) * (tanAlpha * tanBeta + 1);
  const u = k * tanBeta - tanAlpha;
  const x = (-t + Math.sqrt(t * t - 4 * s * u)) / (2 * s);
  return (tanBeta + x) / (1 - tanBeta * x);
}

/** The centre is not left of x = −1: an answer at P, the ellipse's lowest point, or tan θ of Q. */
function aboveCircle(e: Point, a: number, b: number): PageAnswer | number {
  const k = a / b;
  const p = { x: e.x, y: e.y - b };
  if (squared(p) <= 1) return { hit: true, exit: "inside" };
  if (p.y <= 0) return { hit: true, exit: "below" };

  const sinAlpha = p.y;
  const cosAlpha = -Math.sqrt(1 - sinAlpha * sinAlpha);
  const tanAlpha = sinAlpha / cosAlpha;
  const t = -(tanAlpha + k * tanAlpha);
  const u = -k;
  const x = (-t + Math.sqrt(t * t - 4 * u)) * 0.5;
  return -1 / x;
}

/** Q is before Q′: the tangent at Q cuts the circle at R′, where the circle's slope is the ellipse's at R. */
function thirdCase(
  e: Point,
  a: number,
  b: number,
  q: Point,
  cosTheta: number,
  sinTheta: number,
): PageAnswer | undefined {
  const k = a / b;
  const along = normalized({ x: -a * sinTheta, y: b * cosTheta });
  const t = dot(q, along);
  const u = squared(q) - 1;
  const discriminant = t * t - u;
  if (discriminant < 0 || -t - Math.sqrt(discriminant) < 0) return { hit: false, exit: "III missed" };
  const way = -t - Math.sqrt(discriminant);
  const rOnCircle = { x: q.x + way * along.x, y: q.y + way * along.y };
  const m = -rOnCircle.x / rOnCircle.y;
  const tanGamma = -1 / (k * m);
  const cosGamma = Math.sqrt(1 / (1 + tanGamma * tanGamma));
  const sinGamma = tanGamma * cosGamma;
  const r = { x: e.x + a * cosGamma, y: e.y + b * sinGamma };
  return Math.sqrt(squared(r)) <= 1 + TOLERANCE ? { hit: true, exit: "III" } : undefined;
}

/** Between the tangents at Q′ and at L, which is below it on the ellipse: S′, where the circle has their middle. */
function fourthCase(e: Point, a: number, b: number, qOnCircle: Point, lx: number): PageAnswer {
  const k = a / b;
  const v1 = { x: qOnCircle.y, y: -qOnCircle.x };
  const ly = -b * Math.sqrt(1 - (lx * lx) / (a * a));
  const v2 = normalized({ x: -ly * k, y: lx * b * (1 / a) });
  const v3 = normalized({ x: v1.x + v2.x, y: v1.y + v2.y });
  const s = { x: -v3.y - e.x, y: (v3.x - e.y) * k };
  return { hit: Math.sqrt(squared(s)) * (1 / a) <= 1 + TOLERANCE, exit: "IV" };
}

/** What stands before the first listing: White as an upright ellipse in the second quadrant, Blue as the unit circle. */
export interface Reduced {
  readonly e: Point;
  readonly a: number;
  readonly b: number;
}

export function pageReduces(white: TurnedEllipse, blue: TurnedEllipse): Reduced {
  const toCircle = inverseRows(blue);
  const turn = axesOf(white);
  const first = timesRows(toCircle, { x: white.rx * turn.along.x, y: white.rx * turn.along.y }, 0);
  const second = timesRows(toCircle, { x: white.ry * turn.across.x, y: white.ry * turn.across.y }, 0);
  const centre = timesRows(toCircle, { x: white.x, y: white.y }, 1);

  // The eigenvalues of A Aᵀ, whose entries are e, f, f, g.
  const e = first.x * first.x + second.x * second.x;
  const f = first.x * first.y + second.x * second.y;
  const g = first.y * first.y + second.y * second.y;
  const sum = e + g;
  const spread = Math.sqrt((e - g) * (e - g) + 4 * f * f);
  const greater = (sum + spread) * 0.5;
  const lesser = (sum - spread) * 0.5;
  const u1 = normalized({ x: 1, y: (greater - e) / f });
  const u2 = { x: -u1.y, y: u1.x };
  const long = Math.sqrt(greater);
  const short = Math.sqrt(lesser);

  const back = { x: -centre.x, y: -centre.y };
  const inQuadrant = { x: -Math.abs(-dot(back, u1)), y: Math.abs(-dot(back, u2)) };
  if (long > short) return { e: { x: -inQuadrant.y, y: -inQuadrant.x }, a: short, b: long };
  return { e: inQuadrant, a: long, b: short };
}

/** White is the tutorial's first ellipse, Blue its second. */
export function pageSaysEllipsesMeet(white: TurnedEllipse, blue: TurnedEllipse): PageAnswer {
  const { e, a, b } = pageReduces(white, blue);
  return pageSaysUnitCircleMeets(e, a, b);
}

/** What the tutorial's second program does first: the ellipse is mirrored into the second quadrant, and made upright. */
export function pageMakesUpright(centre: Point, rx: number, ry: number): Reduced {
  const e = { x: -Math.abs(centre.x), y: Math.abs(centre.y) };
  return rx > ry ? { e: { x: -e.y, y: -e.x }, a: ry, b: rx } : { e, a: rx, b: ry };
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function axesOf(ellipse: TurnedEllipse): { readonly along: Point; readonly across: Point } {
  const cosine = Math.cos(ellipse.angle);
  const sine = Math.sin(ellipse.angle);
  return { along: { x: cosine, y: sine }, across: { x: -sine, y: cosine } };
}

function inverseRows(ellipse: TurnedEllipse): readonly [Row, Row] {
  const { along, across } = axesOf(ellipse);
  const perRx = 1 / ellipse.rx;
  const perRy = 1 / ellipse.ry;
  return [
    { x: along.x * perRx, y: along.y * perRx, z: -(along.x * ellipse.x + along.y * ellipse.y) * perRx },
    { x: across.x * perRy, y: across.y * perRy, z: -(across.x * ellipse.x + across.y * ellipse.y) * perRy },
  ];
}

function timesRows([first, second]: readonly [Row, Row], column: Point, z: number): Point {
  return {
    x: first.x * column.x + first.y * column.y + first.z * z,
    y: second.x * column.x + second.y * column.y + second.z * z,
  };
}

function dot(u: Point, v: Point): number {
  return u.x * v.x + u.y * v.y;
}

function squared(v: Point): number {
  return v.x * v.x + v.y * v.y;
}

function normalized(v: Point): Point {
  const length = Math.sqrt(squared(v));
  return { x: v.x / length, y: v.y / length };
}
