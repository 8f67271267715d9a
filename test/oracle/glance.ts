import type { Bounded } from "./bounded.js";
import type { Couples } from "./couples.js";
import type { Side } from "./locate.js";
import type { Field } from "./radical.js";
import { placesOf, sampleAt } from "./sample.js";

// A few places of boundaries, located exactly, often show that two sets cross: it spares where all curves split one another.

/** Whether some of these places of the curves of one shape lie inside of the other, and some outside. */
export function glance(
  one: Bounded,
  { located }: Bounded,
  field: Field,
): { inside: boolean; outside: boolean } {
  const found = { inside: false, outside: false };
  for (const [index, curve] of one.curves.entries()) {
    const trace = one.traces[index];
    for (const place of trace === undefined ? [] : placesOf(curve, trace, []).flat()) {
      const side = located.sideOf(sampleAt(curve, place, field).point);
      if (side < 0) found.inside = true;
      if (side > 0) found.outside = true;
      if (found.inside && found.outside) return found;
    }
  }
  return found;
}

/** Whether the boundaries of parts with area show that the interiors of two unions meet and each sticks out. */
export function unionsCrossAtAGlance(couples: Couples): boolean {
  const seen = { aSticksOut: false, bSticksOut: false, interiorsMeet: false };
  for (const owner of couples.parts.keys()) {
    const bounded = couples.alone(owner);
    if (bounded?.located.dimension !== 2) continue;
    const own = couples.unionOf(owner);
    const [ownSticksOut, otherSticksOut] =
      own === "a" ? (["aSticksOut", "bSticksOut"] as const) : (["bSticksOut", "aSticksOut"] as const);
    const others = couples.partsOf(own === "a" ? "b" : "a");
    const besides = couples.partsOf(own).filter((part) => part !== owner);
    for (const [index, curve] of bounded.curves.entries()) {
      const trace = bounded.traces[index];
      for (const place of trace === undefined ? [] : placesOf(curve, trace, []).flat()) {
        const sideIn = (part: number): Side => couples.sideAt(part, owner, index, place, 0);
        const sides = others.map(sideIn);
        if (sides.every((side) => side > 0)) seen[ownSticksOut] = true;
        const isInside = sides.some((side, i) => side < 0 && couples.dimensionOf(others[i] ?? -1) === 2);
        if (isInside) seen.interiorsMeet = true;
        // Next to it, beyond the part that it bounds, there is the other union only.
        if (isInside && !seen[otherSticksOut] && besides.every((part) => sideIn(part) > 0)) {
          seen[otherSticksOut] = true;
        }
        if (seen.aSticksOut && seen.bSticksOut && seen.interiorsMeet) return true;
      }
    }
  }
  return false;
}
