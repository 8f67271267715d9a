import { type ContactCurve, CurveKind, type StraightCurve } from "./contact-curve.js";

/** Fewer curves are crossed sooner than compared. */
const FEW = 16;

/** In a frame, lengths that differ by less count as the same: those of parts far smaller than a rounding of the largest. */
const SAME = 2 ** -64;

/**
 * Items in order of the reach of their curves, without straight ones of which an earlier one has the same translations and normal: of
 * tiles on a grid, many edges and corners have the same way from each other. They cross others where that one does, later in the order.
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

/** Lines without end are from minus infinity to infinity. */
function areNear(p: number, q: number): boolean {
  return p === q || Math.abs(p - q) <= SAME;
}
