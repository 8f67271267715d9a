/** Cracks that rounding has opened between shapes that meet. */

import { lengthOf } from "../nearest/nearest.js";
import type { Bearing } from "./bearing.js";
import type { Gap } from "./envelope.js";
import type { Face } from "./face.js";
import { pointAlong } from "./face-list.js";

/** Faces meet if their ends are no farther apart than this, relative to how far they reach from the eye: some rounding errors. */
const CRACK = 2 ** -46;

/** Wider gaps need not be looked at. */
const NARROW = 2 ** -20;

/**
 * What is seen, without what is seen through cracks, between two faces that end, but for rounding, in the same point. An eye
 * that is close to such a point may see a crack under an angle that is not negligible by itself.
 */
export function withoutCracks(gaps: readonly Gap[]): Gap[] {
  const kept: Gap[] = [];
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i];
    const before = kept[kept.length - 1];
    if (gap === undefined) break;
    const last = before === undefined ? -1 : lastOfCrack(gaps, i, before);
    if (last >= i) i = last;
    else kept.push(gap);
  }
  return kept;
}

/** The index of the last gap of the crack that begins at an index, after the gap before it; −1 if none does. */
function lastOfCrack(gaps: readonly Gap[], first: number, before: Gap): number {
  const start = gaps[first]?.start;
  if (start === undefined || before.face === null) return -1;
  for (let i = first; ; i++) {
    const gap = gaps[i];
    const after = gaps[i + 1];
    if (gap === undefined || after === undefined || gap.end.turn - start.turn > NARROW) return -1;
    if (gap.face === null || gap.face === before.face) return -1;
    if (after.face !== null && meetAcross(before.face, start, after.face, gap.end)) return i;
  }
}

/** Whether one face ends where another begins. */
function meetAcross(before: Face, start: Bearing, after: Face, end: Bearing): boolean {
  const p = pointAlong(before, start);
  const q = pointAlong(after, end);
  return lengthOf(p.x - q.x, p.y - q.y) <= CRACK * Math.max(before.farthest, after.farthest);
}
