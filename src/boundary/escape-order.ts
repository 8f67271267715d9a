import type { ContactCurve } from "./contact-curve.js";
import type { Escape } from "./escape.js";

/** More than the distance of curves that count as crossing, and than the error of their crossing where they nearly touch. */
export const MARGIN = 2 ** -20;

/** A contact curve, with its place among those of all pairs of features, and among those that have been made. */
export interface Known {
  readonly curve: ContactCurve;
  readonly order: number;
  readonly index: number;
}

/** An escape with the curves that it was found by: one alone for a foot, and twice where it crosses itself. */
export interface Candidate {
  readonly escape: Escape;
  readonly first: Known;
  readonly second: Known | null;
  /** Its place among those of the same curves. */
  readonly number: number;
}

/** Whether one candidate comes before another: the shorter one first, then crossings before feet, then in the order of the curves. */
export function isBefore(p: Candidate, q: Candidate): boolean {
  if (p.escape.length !== q.escape.length) return p.escape.length < q.escape.length;
  if (p.second === null || q.second === null) {
    if (p.second !== q.second) return p.second !== null;
    return (p.first.order - q.first.order || p.number - q.number) < 0;
  }
  return (
    (comesFirst(p.first, q.first) ||
      selfLast(p) - selfLast(q) ||
      comesFirst(p.second, q.second) ||
      p.number - q.number) < 0
  );
}

/** Where a curve crosses itself comes after where it crosses others. */
function selfLast({ first, second }: Candidate): number {
  return first === second ? 1 : 0;
}

/** In the order in which curves are crossed: less than 0 if the first comes first. */
export function comesFirst(p: Known, q: Known): number {
  return p.curve.reach - q.curve.reach || p.order - q.order;
}
