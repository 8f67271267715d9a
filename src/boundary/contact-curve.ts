import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { allowsNormal, excludesNormals, type Round } from "./contact-feature.js";
import type { Chart } from "./elliptic-chart.js";
import type { Part } from "./elliptic-part.js";
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
export interface RoundCurve extends Readonly<Vec2> {
  readonly kind: typeof CurveKind.round | typeof CurveKind.elliptic;
  readonly r: number;
  readonly ofA: Round;
  readonly ofB: Round;
  /** How its points are parametrised, if two ellipses take part. */
  readonly chart: Chart | null;
  /** Of an elliptic curve: the parameters e of the points where the distance from the origin is stationary. */
  readonly feet: readonly Vec2[];
  /** Its parts, once they have been asked for: a table of them beside the curves would burden the collection of garbage. */
  parts: readonly Part[] | null;
  readonly reach: number;
  readonly farthest: number;
}

/** Whether both features of a curve have the unit normal n, or nearly. */
export function curveAllowsNormal({ ofA, ofB }: RoundCurve, nx: number, ny: number): boolean {
  return allowsNormal(ofA, nx, ny) && allowsNormal(ofB, -nx, -ny);
}

/** Whether `take` wants one of the unit normals, or their opposites, where those of a feature of a curve end, if the curve has it. */
export function someEndNormal(curve: RoundCurve, take: (nx: number, ny: number) => boolean): boolean {
  return someEndOf(curve.ofA, curve, take) || someEndOf(curve.ofB, curve, take);
}

function someEndOf(
  { corner, arc }: Round,
  curve: RoundCurve,
  take: (nx: number, ny: number) => boolean,
): boolean {
  if (corner !== null) {
    return (
      someOfNormal(curve, -corner.firstY, corner.firstX, take) ||
      someOfNormal(curve, -corner.secondY, corner.secondX, take)
    );
  }
  return (
    arc !== null &&
    (someOfNormal(curve, arc.startX, arc.startY, take) || someOfNormal(curve, arc.endX, arc.endY, take))
  );
}

/** None of (0, 0). */
function someOfNormal(
  curve: RoundCurve,
  nx: number,
  ny: number,
  take: (nx: number, ny: number) => boolean,
): boolean {
  if (nx === 0 && ny === 0) return false;
  return (
    (curveAllowsNormal(curve, nx, ny) && take(nx, ny)) ||
    (curveAllowsNormal(curve, -nx, -ny) && take(-nx, -ny))
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
  return someEndNormal(curve, (nx, ny) => lengthOf(x + r * nx, y + r * ny) <= most);
}

/** Whether one of the features has none of the normals between two that are less than half a turn apart. */
export function curveExcludesNormals(
  { ofA, ofB }: RoundCurve,
  m: Readonly<Vec2>,
  n: Readonly<Vec2>,
): boolean {
  return excludesNormals(ofA, m, n) || excludesNormals(ofB, { x: -m.x, y: -m.y }, { x: -n.x, y: -n.y });
}

/** Fewer curves are crossed faster than compared. */
const FEW = 16;

/** In a frame, lengths that differ by less count as the same: those of parts far smaller than a rounding of the largest. */
const SAME = 2 ** -64;

/**
 * Removes each item whose straight curve has the same translations and normal as an earlier one: tiles on a grid have many edges
 * and corners with the same displacement between them. The removed curve would cross others where the earlier one does. The items
 * are in order of the reach of their curves.
 */
export function withoutRepeats<Item>(
  items: readonly Item[],
  curveOf: (item: Item) => ContactCurve,
): readonly Item[] {
  if (items.length < FEW) return items;
  const kept: Item[] = [];
  let first = 0;
  let reach = Number.NaN;
  for (const item of items) {
    const curve = curveOf(item);
    if (!(curve.reach - reach <= SAME)) {
      first = kept.length;
      reach = curve.reach;
    }
    if (curve.kind === CurveKind.straight && hasSame(kept, first, curve, curveOf)) continue;
    kept.push(item);
  }
  return kept;
}

function hasSame<Item>(
  kept: readonly Item[],
  first: number,
  curve: StraightCurve,
  curveOf: (item: Item) => ContactCurve,
): boolean {
  for (let i = first; i < kept.length; i++) {
    const other = curveOf(kept[i] as Item);
    if (other.kind === CurveKind.straight && areSame(curve, other)) return true;
  }
  return false;
}

/** Whether two curves differ in nothing but what touches there, or by less than a rounding of either shape. */
function areSame(p: StraightCurve, q: StraightCurve): boolean {
  return (
    areNear(p.x, q.x) &&
    areNear(p.y, q.y) &&
    p.ux === q.ux &&
    p.uy === q.uy &&
    areNear(p.from, q.from) &&
    areNear(p.to, q.to) &&
    p.nx === q.nx &&
    p.ny === q.ny &&
    p.isTouchedOfB === q.isTouchedOfB
  );
}

/** Whether two numbers are the same, as the infinite ends of two lines are, or nearly so. */
function areNear(p: number, q: number): boolean {
  return p === q || Math.abs(p - q) <= SAME;
}
