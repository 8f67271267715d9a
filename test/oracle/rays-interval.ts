import type { FieldVector } from "./field-vector.js";
import { comparePlaces, type Place } from "./rays-place.js";

/** What bounds a shape at an end of an interval. */
export type Side =
  /** The boundary of a disc, an ellipse or a half plane. */
  | { readonly form: "whole" }
  | { readonly form: "start" | "end" | "outer" | "inner" }
  | {
      readonly form: "edge";
      readonly from: FieldVector;
      readonly to: FieldVector;
      readonly ring: number;
      readonly index: number;
    };

/** A side of the `piece`-th primitive of the `part`-th part of a shape; only a compound has more than one part. */
export interface PartSide {
  readonly part: number;
  readonly piece: number;
  readonly side: Side;
}

export interface End {
  readonly place: Place;
  readonly sides: readonly PartSide[];
}

/** A closed interval of a line; an end left out is infinite. */
export interface Interval {
  readonly low: End | undefined;
  readonly high: End | undefined;
}

/** −1, 0 or 1 as one end lies before, at or after another; one left out stands for `infinity`. */
function compareEnds(a: End | undefined, b: End | undefined, infinity: -1 | 1): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? infinity : -infinity;
  return comparePlaces(a.place, b.place);
}

function combined(a: End | undefined, b: End | undefined): End | undefined {
  if (a === undefined || b === undefined) return undefined;
  return { place: a.place, sides: [...a.sides, ...b.sides] };
}

/** The common points of two sets of disjoint intervals. */
export function intersection(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a.flatMap((first) => b.flatMap((second) => meeting(first, second)));
}

function meeting(a: Interval, b: Interval): Interval[] {
  const lows = compareEnds(a.low, b.low, -1);
  const highs = compareEnds(a.high, b.high, 1);
  const low = lows === 0 ? combined(a.low, b.low) : lows > 0 ? a.low : b.low;
  const high = highs === 0 ? combined(a.high, b.high) : highs < 0 ? a.high : b.high;
  const isEmpty = low !== undefined && high !== undefined && comparePlaces(low.place, high.place) > 0;
  return isEmpty ? [] : [{ low, high }];
}

/** The union of closed intervals as disjoint ones, in order; those that share an end are one. */
export function unionOf(intervals: readonly Interval[]): Interval[] {
  const union: Interval[] = [];
  for (const next of intervals.toSorted((a, b) => compareEnds(a.low, b.low, -1))) {
    const last = union.at(-1);
    const apart =
      last === undefined ||
      (last.high !== undefined &&
        next.low !== undefined &&
        comparePlaces(last.high.place, next.low.place) < 0);
    if (last === undefined || apart) union.push(next);
    else union[union.length - 1] = joined(last, next);
  }
  return union;
}

/** The union of two intervals that meet, of which the first does not begin after the second. */
function joined(a: Interval, b: Interval): Interval {
  const low = compareEnds(a.low, b.low, -1) === 0 ? combined(a.low, b.low) : a.low;
  const highs = compareEnds(a.high, b.high, 1);
  const high = highs === 0 ? combined(a.high, b.high) : highs > 0 ? a.high : b.high;
  return { low, high };
}

export function isSinglePoint({ low, high }: Interval): boolean {
  return low !== undefined && high !== undefined && comparePlaces(low.place, high.place) === 0;
}
