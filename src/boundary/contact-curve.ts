import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { allowsNormal, excludesNormals, type Round } from "./contact-feature.js";
import type { Chart } from "./elliptic-chart.js";
import { errorsAfter, MARGIN, NEGLIGIBLE_LENGTH } from "./escape.js";

/**
 * The translations of b at which one feature of a touches one of b, regardless of all other features.
 *
 * Let M be the set of translations t for which a and b + t have a common point: the Minkowski difference a − b. Each
 * translation on the boundary of M is on such a curve, with the normal n that points out of a there, and out of M.
 */
export type ContactCurve = StraightCurve | RoundCurve;

export const CurveKind = { straight: 0, round: 1, elliptic: 2 } as const;

/** A straight edge against a corner, or against the point of an arc or ellipse that faces it. */
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
  /** The point of the other shape that the edge touches, before the translation, and whether it belongs to b. */
  readonly touchedX: number;
  readonly touchedY: number;
  readonly isTouchedOfB: boolean;
  /** The least distance from the origin. */
  readonly reach: number;
  /** A bound on the distance of its points from the origin. */
  readonly farthest: number;
}

/**
 * A corner, arc or ellipse against another one. Its point with the normal n is (x, y) + r n, plus the support vectors of
 * the ellipses; a `round` curve, without ellipses, is on a circle.
 */
export interface RoundCurve {
  readonly kind: typeof CurveKind.round | typeof CurveKind.elliptic;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ofA: Round;
  readonly ofB: Round;
  /** How its points are parametrised, if two ellipses take part. */
  readonly chart: Chart | null;
  /** Of an elliptic curve: the parameters e of the points where the distance from the origin is stationary. */
  readonly feet: readonly Vec2[];
  readonly reach: number;
  readonly farthest: number;
}

/** Whether both features of a curve have the unit normal n, or nearly. */
export function curveAllowsNormal({ ofA, ofB }: RoundCurve, nx: number, ny: number): boolean {
  return allowsNormal(ofA, nx, ny) && allowsNormal(ofB, -nx, -ny);
}

/** Whether `take` wants one of the points of a round curve where the normals of a feature end. */
function someEnd(curve: RoundCurve, take: (x: number, y: number) => boolean): boolean {
  return someEndOf(curve.ofA, curve, take) || someEndOf(curve.ofB, curve, take);
}

function someEndOf(
  { corner, arc }: Round,
  curve: RoundCurve,
  take: (x: number, y: number) => boolean,
): boolean {
  if (corner !== null) {
    return (
      someWithNormal(curve, -corner.firstY, corner.firstX, take) ||
      someWithNormal(curve, -corner.secondY, corner.secondX, take)
    );
  }
  return (
    arc !== null &&
    (someWithNormal(curve, arc.startX, arc.startY, take) || someWithNormal(curve, arc.endX, arc.endY, take))
  );
}

/** The same of the points with a unit normal and with its opposite, where a round curve has them; none of (0, 0). */
function someWithNormal(
  curve: RoundCurve,
  nx: number,
  ny: number,
  take: (x: number, y: number) => boolean,
): boolean {
  if (nx === 0 && ny === 0) return false;
  const { x, y, r } = curve;
  return (
    (curveAllowsNormal(curve, nx, ny) && take(x + r * nx, y + r * ny)) ||
    (curveAllowsNormal(curve, -nx, -ny) && take(x - r * nx, y - r * ny))
  );
}

/** Whether a curve whose carrier comes within `limit` of the origin may do so itself. */
export function comesWithin(curve: ContactCurve, limit: number): boolean {
  if (curve.kind !== CurveKind.round) return true;
  const { x, y, r, farthest } = curve;
  const away = lengthOf(x, y);
  if (away <= NEGLIGIBLE_LENGTH || Math.abs(r) <= NEGLIGIBLE_LENGTH) return true;
  const part = (r < 0 ? 1 : -1) / away;
  if (curveAllowsNormal(curve, part * x, part * y)) return true;
  const most = limit + MARGIN * errorsAfter(farthest);
  return someEnd(curve, (endX, endY) => lengthOf(endX, endY) <= most);
}

/** Whether one of the features has none of the normals between two that are less than half a turn apart. */
export function curveExcludesNormals(
  { ofA, ofB }: RoundCurve,
  m: Readonly<Vec2>,
  n: Readonly<Vec2>,
): boolean {
  return excludesNormals(ofA, m, n) || excludesNormals(ofB, { x: -m.x, y: -m.y }, { x: -n.x, y: -n.y });
}
