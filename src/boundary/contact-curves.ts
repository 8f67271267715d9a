import { areOpposite } from "../convex/lowest-points.js";
import { spend } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { type ContactCurve, CurveKind, type RoundCurve, type StraightCurve } from "./contact-curve.js";
import {
  allowsNormal,
  type Edge,
  type Features,
  largestRadius,
  type Round,
  setFarthest,
  setPlaceOf,
} from "./contact-feature.js";
import { chartOf } from "./elliptic-chart.js";
import { ellipticReach, stationaryPlaces } from "./elliptic-places.js";
import { NEGLIGIBLE_LENGTH } from "./escape.js";
import { type LinePiece, type Piece, PieceForm } from "./float-piece.js";
import type { Outlined } from "./outlined.js";

/** How many steps it takes to find the feet of an elliptic curve. */
const ELLIPTIC_STEPS = 50;

const support: Vec2 = { x: 0, y: 0 };

/** The contact curves of two shapes that come nearer to the origin than `limit`. */
export function contactCurves(a: Features, b: Features, limit: number): ContactCurve[] {
  const curves: ContactCurve[] = [];
  spend(
    a.edges.length * b.rounds.length + b.edges.length * a.rounds.length + a.rounds.length * b.rounds.length,
  );
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

/** Adds the curve of an edge of a and a feature of b, unless it is too far away. */
export function addEdgeOfA(edge: Edge, round: Round, limit: number, curves: ContactCurve[]): void {
  addEdge(edge, round, true, limit, curves);
}

/** The same for an edge of b and a feature of a. */
export function addEdgeOfB(edge: Edge, round: Round, limit: number, curves: ContactCurve[]): void {
  addEdge(edge, round, false, limit, curves);
}

function addEdge(
  edge: Edge,
  round: Round,
  isTouchedOfB: boolean,
  limit: number,
  curves: ContactCurve[],
): void {
  const { ax, ay, length: to, solidSide } = edge;
  const normalX = solidSide * edge.uy;
  const normalY = -solidSide * edge.ux;
  if (round.r < 0 || !allowsNormal(round, -normalX, -normalY)) return;
  setPlaceOf(support, round, -normalX, -normalY);
  const { x: touchedX, y: touchedY } = support;
  const side = isTouchedOfB ? 1 : -1;
  const x = isTouchedOfB ? ax - touchedX : touchedX - ax;
  const y = isTouchedOfB ? ay - touchedY : touchedY - ay;
  const [ux, uy, nx, ny] = [side * edge.ux, side * edge.uy, side * normalX, side * normalY];
  const nearest = Math.min(Math.max(-(x * ux + y * uy), 0), to);
  const reach = lengthOf(x + nearest * ux, y + nearest * uy);
  if (!(reach <= limit)) return;
  const farthest = Math.max(lengthOf(x, y), lengthOf(x + to * ux, y + to * uy));
  const kind = CurveKind.straight;
  const from = 0;
  curves.push({ kind, x, y, ux, uy, from, to, nx, ny, touchedX, touchedY, isTouchedOfB, reach, farthest });
}

export function addRounds(ofA: Round, ofB: Round, limit: number, curves: ContactCurve[]): void {
  const r = ofA.r + ofB.r;
  // Two hollow arcs do not touch, nor do a hollow arc and a flatter one.
  if (ofA.r < 0 ? ofB.r < 0 || r > 0 : ofB.r < 0 && r > 0) return;
  const x = ofA.x - ofB.x;
  const y = ofA.y - ofB.y;
  const away = lengthOf(x, y);
  // Where two corners touch, M bends outward or is a single point: the shapes separate there only if they touch already.
  if (ofA.corner !== null && ofB.corner !== null && away > NEGLIGIBLE_LENGTH) return;
  if (ofA.ellipse !== null || ofB.ellipse !== null) {
    spend(ELLIPTIC_STEPS);
    const farthest = away + Math.abs(r) + largestRadius(ofA) + largestRadius(ofB);
    const kind = CurveKind.elliptic;
    addElliptic(
      { kind, x, y, r, ofA, ofB, chart: null, feet: [], parts: null, reach: 0, farthest },
      limit,
      curves,
    );
    return;
  }
  const reach = Math.abs(away - Math.abs(r));
  const farthest = away + Math.abs(r);
  if (!(reach <= limit)) return;
  curves.push({
    kind: CurveKind.round,
    x,
    y,
    r,
    ofA,
    ofB,
    chart: null,
    feet: [],
    parts: null,
    reach,
    farthest,
  });
}

/** Adds a curve in which an ellipse takes part, unless it is too far away. */
function addElliptic(uncharted: RoundCurve, limit: number, curves: ContactCurve[]): void {
  const { x, y, r, ofA, ofB } = uncharted;
  const away = lengthOf(x, y);
  const radii = largestRadius(ofA) + largestRadius(ofB);
  if (away - Math.abs(r) - radii > limit || Math.abs(r) - away - radii > limit) return;
  const hasTwo = ofA.ellipse !== null && ofB.ellipse !== null;
  const curve = hasTwo ? { ...uncharted, chart: chartOf(ofA.ellipse, ofB.ellipse) } : uncharted;
  const feet = stationaryPlaces(curve, 0, 0);
  const reach = ellipticReach(curve, feet);
  if (reach <= limit) curves.push({ ...curve, feet, reach });
}

/** The contact curves of half planes, also as parts of compounds: infinite lines. */

const farthest: Vec2 = { x: 0, y: 0 };

/**
 * Whether a half plane of a and one of b overlap after every translation: they do unless their normals, as stored, are
 * exactly opposite.
 */
export function areInseparable(a: readonly Outlined[], b: readonly Outlined[]): boolean {
  return linesOf(a).some(({ halfPlane }) =>
    linesOf(b).some((other) => !areOpposite(halfPlane, other.halfPlane)),
  );
}

/** Adds the curves of the half planes of a and b against the point of the other shape that is deepest in them. */
export function addHalfPlaneCurves(
  a: readonly Outlined[],
  b: readonly Outlined[],
  curves: ContactCurve[],
): void {
  for (const { x, y, nx, ny } of linesOf(a)) {
    setFarthest(farthest, piecesOf(b), -nx, -ny);
    curves.push(lineCurve(x - farthest.x, y - farthest.y, nx, ny, farthest, true));
  }
  for (const { x, y, nx, ny } of linesOf(b)) {
    setFarthest(farthest, piecesOf(a), -nx, -ny);
    curves.push(lineCurve(farthest.x - x, farthest.y - y, -nx, -ny, farthest, false));
  }
}

/** The line through (x, y) with the unit normal n, along which something without end touches a point of b, or of a. */
export function lineCurve(
  x: number,
  y: number,
  nx: number,
  ny: number,
  touched: Readonly<Vec2>,
  isTouchedOfB: boolean,
): StraightCurve {
  return {
    kind: CurveKind.straight,
    x,
    y,
    ux: -ny,
    uy: nx,
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    nx,
    ny,
    touchedX: touched.x,
    touchedY: touched.y,
    isTouchedOfB,
    reach: Math.abs(x * nx + y * ny),
    farthest: Number.POSITIVE_INFINITY,
  };
}

export function piecesOf(parts: readonly Outlined[]): Piece[] {
  return parts.flatMap((part) => part.pieces);
}

/** The boundaries of half planes, which have no other piece. */
function linesOf(parts: readonly Outlined[]): LinePiece[] {
  return parts.flatMap(({ pieces: [first] }) => (first?.kind === PieceForm.line ? [first] : []));
}
