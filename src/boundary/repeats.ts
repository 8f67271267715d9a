import { type ContactCurve, CurveKind, type StraightCurve } from "./contact-curve.js";

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
