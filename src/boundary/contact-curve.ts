import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { allowsNormal, type Edge, excludesNormals, type Features, type Round } from "./contact-feature.js";
import { ellipticReach, stationaryPlaces } from "./elliptic-stationary.js";
import { NEGLIGIBLE_LENGTH } from "./escape.js";
import { setSupport } from "./support.js";

/**
 * The translations of b at which one feature of a touches one of b, the rest of both being disregarded.
 *
 * Let M be the set of translations t for which a and b + t have a common point. A translation on the boundary
 * of M is on such a curve, with the normal n that points out of a there, and out of M.
 */
export type ContactCurve = StraightCurve | RoundCurve;

export const CurveKind = { straight: 0, round: 1, elliptic: 2 } as const;

/** A straight edge against a corner, or the place of an arc or ellipse that faces it. */
export interface StraightCurve {
  readonly kind: typeof CurveKind.straight;
  /** The points (x, y) + s u, from ≤ s ≤ to. */
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly from: number;
  readonly to: number;
  readonly nx: number;
  readonly ny: number;
  /** The place that the edge touches, of the other shape where that is; whether it belongs to b. */
  readonly touchedX: number;
  readonly touchedY: number;
  readonly isTouchedOfB: boolean;
  /** The least distance from the origin. */
  readonly reach: number;
  /** What no place of it is farther from the origin than. */
  readonly farthest: number;
}

/**
 * A corner, arc or ellipse against another one: where the normal is n, it is at (x, y) + r n, plus the support
 * vectors of the ellipses; without ellipses, `round`, it is on a circle.
 */
export interface RoundCurve {
  readonly kind: typeof CurveKind.round | typeof CurveKind.elliptic;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ofA: Round;
  readonly ofB: Round;
  /** Of an elliptic curve: the unit vectors of the places where the distance from the origin is stationary. */
  readonly feet: readonly Vec2[];
  readonly reach: number;
  readonly farthest: number;
}

const support: Vec2 = { x: 0, y: 0 };

/** The contact curves of two shapes that come nearer to the origin than `limit`. */
export function contactCurves(a: Features, b: Features, limit: number): ContactCurve[] {
  const curves: ContactCurve[] = [];
  for (const edge of a.edges) {
    for (const round of b.rounds) addEdgeOfA(edge, round, limit, curves);
  }
  for (const edge of b.edges) {
    for (const round of a.rounds) addEdgeOfB(edge, round, limit, curves);
  }
  for (const ofA of a.rounds) {
    for (const ofB of b.rounds) addRounds(ofA, ofB, limit, curves);
  }
  return curves;
}

function addEdgeOfA(edge: Edge, round: Round, limit: number, curves: ContactCurve[]): void {
  if (round.r < 0 || !allowsNormal(round, -edge.nx, -edge.ny)) return;
  setSupport(support, round, -edge.nx, -edge.ny);
  const { ux, uy, nx, ny, length } = edge;
  addStraight(edge.x - support.x, edge.y - support.y, ux, uy, length, nx, ny, true, limit, curves);
}

function addEdgeOfB(edge: Edge, round: Round, limit: number, curves: ContactCurve[]): void {
  if (round.r < 0 || !allowsNormal(round, -edge.nx, -edge.ny)) return;
  setSupport(support, round, -edge.nx, -edge.ny);
  const { ux, uy, nx, ny, length } = edge;
  addStraight(support.x - edge.x, support.y - edge.y, -ux, -uy, length, -nx, -ny, false, limit, curves);
}

/** Adds the curve of an edge and the place held in `support`, unless it is too far away. */
function addStraight(
  x: number,
  y: number,
  ux: number,
  uy: number,
  to: number,
  nx: number,
  ny: number,
  isTouchedOfB: boolean,
  limit: number,
  curves: ContactCurve[],
): void {
  const nearest = Math.min(Math.max(-(x * ux + y * uy), 0), to);
  const reach = lengthOf(x + nearest * ux, y + nearest * uy);
  if (!(reach <= limit)) return;
  const farthest = Math.max(lengthOf(x, y), lengthOf(x + to * ux, y + to * uy));
  const { x: touchedX, y: touchedY } = support;
  const kind = CurveKind.straight;
  const from = 0;
  curves.push({ kind, x, y, ux, uy, from, to, nx, ny, touchedX, touchedY, isTouchedOfB, reach, farthest });
}

function addRounds(ofA: Round, ofB: Round, limit: number, curves: ContactCurve[]): void {
  const r = ofA.r + ofB.r;
  // Two hollow places do not touch, nor a hollow place and an arc that is flatter.
  if (ofA.r < 0 ? ofB.r < 0 || r > 0 : ofB.r < 0 && r > 0) return;
  const x = ofA.x - ofB.x;
  const y = ofA.y - ofB.y;
  const away = lengthOf(x, y);
  // M bends outward, or is only a point, where two corners touch: the shapes part there only from where they are.
  if (ofA.corner !== null && ofB.corner !== null && away > NEGLIGIBLE_LENGTH) return;
  if (ofA.ellipse !== null || ofB.ellipse !== null) {
    const farthest = away + Math.abs(r) + largestRadius(ofA) + largestRadius(ofB);
    addElliptic({ kind: CurveKind.elliptic, x, y, r, ofA, ofB, feet: [], reach: 0, farthest }, limit, curves);
    return;
  }
  const reach = Math.abs(away - Math.abs(r));
  const farthest = away + Math.abs(r);
  if (reach <= limit) curves.push({ kind: CurveKind.round, x, y, r, ofA, ofB, feet: [], reach, farthest });
}

/** Adds a curve in which an ellipse takes part, unless it is too far away. */
function addElliptic(curve: RoundCurve, limit: number, curves: ContactCurve[]): void {
  const { x, y, r, ofA, ofB } = curve;
  const away = lengthOf(x, y);
  const radii = largestRadius(ofA) + largestRadius(ofB);
  if (away - Math.abs(r) - radii > limit || Math.abs(r) - away - radii > limit) return;
  const feet = stationaryPlaces(curve, 0, 0);
  const reach = ellipticReach(curve, feet);
  if (reach <= limit) curves.push({ ...curve, feet, reach });
}

/** Whether both features of a curve have the unit normal n, or almost. */
export function curveAllowsNormal({ ofA, ofB }: RoundCurve, nx: number, ny: number): boolean {
  return allowsNormal(ofA, nx, ny) && allowsNormal(ofB, -nx, -ny);
}

/** Whether a feature of a curve has none of the normals between two that are less than half a turn apart. */
export function curveExcludesNormals(
  { ofA, ofB }: RoundCurve,
  m: Readonly<Vec2>,
  n: Readonly<Vec2>,
): boolean {
  return excludesNormals(ofA, m, n) || excludesNormals(ofB, { x: -m.x, y: -m.y }, { x: -n.x, y: -n.y });
}

function largestRadius({ ellipse }: Round): number {
  return ellipse === null ? 0 : Math.max(ellipse.rx, ellipse.ry);
}
