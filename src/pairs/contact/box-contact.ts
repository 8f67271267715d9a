import { type ContactRecord, type Gap, inUnitOf } from "../../convex/result.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Rect } from "../../shapes/kind.js";
import {
  first,
  pair,
  type ReadCore,
  readCapsuleCore,
  readRectCore,
  second,
  setPair,
  unit,
} from "./box-cores.js";
import { findBest } from "./box-view.js";

/** −1 if the gap is certainly above the sum of the radii, 1 if it is certainly below. */
function verdictOfGap(): Verdict {
  const { apart, reach, margin } = pair;
  return apart > reach + margin ? -1 : apart < reach - margin ? 1 : 0;
}

/**
 * The contact of two shapes, given the functions that read them: 1 if they certainly overlap and `out` is set, as always if that is
 * known; −1 if they are certainly apart, 0 if neither is certain.
 */
export function setBoxesContact<A, B>(
  a: A,
  b: B,
  readA: ReadCore<A>,
  readB: ReadCore<B>,
  out: ContactRecord,
  isKnown: boolean,
): Verdict {
  if (!setPair(a, b, readA, readB, isKnown)) return 0;
  const best = findBest(!isKnown);
  if (best === null) return -1;
  const { x, y, gap, level, midA, halfA, midB, halfB, isCorner } = best;
  const { apart } = pair;
  const verdict = isKnown ? 1 : verdictOfGap();
  if (verdict <= 0) return verdict;
  const side = midB < midA ? -1 : 1;
  const turned = isCorner ? (side * best.beside) / apart : 0;
  const ahead = isCorner ? gap / apart : 1;
  const normalX = ahead * x - turned * y;
  const normalY = ahead * y + turned * x;
  const low = Math.max(midA - halfA, midB - halfB);
  const width = Math.min(midA + halfA, midB + halfB) - low;
  const isStretch = width > 2 * pair.level;
  const start = isCorner ? midA + side * halfA : isStretch ? low : low + width / 2;
  const middle = (first.radius - second.radius + apart) / 2;
  const centreX = first.x + level * x + middle * normalX;
  const centreY = first.y + level * y + middle * normalY;
  const { small } = unit;
  const depth = pair.reach - apart;
  // A sum with 0, so that none is −0.
  out.normalX = normalX + 0;
  out.normalY = normalY + 0;
  out.depth = depth > 0 ? depth * small : 0;
  out.count = isStretch ? 2 : 1;
  out.x0 = unit.x + (centreX - y * start) * small + 0;
  out.y0 = unit.y + (centreY + x * start) * small + 0;
  out.x1 = unit.x + (centreX - y * (low + width)) * small + 0;
  out.y1 = unit.y + (centreY + x * (low + width)) * small + 0;
  if (unit.before < 1) inUnitOf(out, unit.before);
  return 1;
}

/** The distance, likewise: −1 if the shapes are certainly apart, as always if that is known, and `out` is set. */
export function setBoxesGap<A, B>(
  a: A,
  b: B,
  readA: ReadCore<A>,
  readB: ReadCore<B>,
  out: Gap,
  isKnown: boolean,
): Verdict {
  if (!setPair(a, b, readA, readB, isKnown)) return 0;
  findBest(false);
  out.distance = Math.max(0, pair.apart - pair.reach) / (unit.before * unit.after);
  return isKnown ? -1 : verdictOfGap();
}

export function setRectsContact(a: Rect, b: Rect, out: ContactRecord, isKnown: boolean): Verdict {
  return setBoxesContact(a, b, readRectCore, readRectCore, out, isKnown);
}

export function setRectCapsuleContact(a: Rect, b: Capsule, out: ContactRecord, isKnown: boolean): Verdict {
  return setBoxesContact(a, b, readRectCore, readCapsuleCore, out, isKnown);
}

export function setRectsGap(a: Rect, b: Rect, out: Gap, isKnown: boolean): Verdict {
  return setBoxesGap(a, b, readRectCore, readRectCore, out, isKnown);
}

export function setRectCapsuleGap(a: Rect, b: Capsule, out: Gap, isKnown: boolean): Verdict {
  return setBoxesGap(a, b, readRectCore, readCapsuleCore, out, isKnown);
}
