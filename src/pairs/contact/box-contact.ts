import { type ContactRecord, type Gap, inUnitOf } from "../../convex/result.js";
import type { Vec2 } from "../../math/vector.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Rect } from "../../shapes/kind.js";
import {
  type BoxCore,
  first,
  pair,
  type ReadCore,
  readCapsuleCore,
  readRectCore,
  second,
  setPair,
  unit,
} from "./box-cores.js";

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

/** What is to be seen along a unit vector from the first core to the second. */
interface View extends Vec2 {
  gap: number;
  /** How far the first core reaches along it. */
  level: number;
  /** The middles and half lengths, across it, of the stretches of both cores that face each other. */
  midA: number;
  halfA: number;
  midB: number;
  halfB: number;
  /** How far the stretches are beside each other, if above 0. */
  beside: number;
  /** Whether they are, or the view is along an edge to its end: then the foot of the way is not on the side that it faces. */
  isOff: boolean;
  /** Whether the closest points are corners, one beside the other; told of the best view. */
  isCorner: boolean;
}

function createView(): View {
  return {
    x: 0.5,
    y: 0.5,
    gap: 0.5,
    level: 0.5,
    midA: 0.5,
    halfA: 0.5,
    midB: 0.5,
    halfB: 0.5,
    beside: 0.5,
    isOff: true,
    isCorner: false,
  };
}

let best = /* @__PURE__ */ createView();
let other = /* @__PURE__ */ createView();

/**
 * The view along the axis on which the cores are farthest apart, or least deep in each other: the closest points are on the stretches
 * that face each other there. Null, if that will do, where the shapes are certainly apart along an axis.
 */
function findBest(willDo: boolean): View | null {
  const cos = Math.abs(first.axisX * second.axisX + first.axisY * second.axisY);
  const sin = Math.abs(first.axisX * second.axisY - first.axisY * second.axisX);
  setGaps(first, second.along * cos + second.across * sin, second.along * sin + second.across * cos);
  setGaps(second, first.along * cos + first.across * sin, first.along * sin + first.across * cos);
  const most = Math.max(first.gapAlong, first.gapAcross, second.gapAlong, second.gapAcross);
  if (willDo && most > pair.reach + pair.margin) return null;
  pair.least = most - 2 * pair.touch;
  best.gap = Number.NEGATIVE_INFINITY;
  best.isOff = true;
  lookFrom(first);
  lookFrom(second);
  setApart();
  return best;
}

/** Sets the gaps along the axes of a core, given how far the other one reaches along them. */
function setGaps(core: BoxCore, along: number, across: number): void {
  const { axisX, axisY } = core;
  core.gapAlong = Math.abs(axisX * pair.x + axisY * pair.y) - (core.along + along);
  core.gapAcross = Math.abs(axisX * pair.y - axisY * pair.x) - (core.across + across);
}

/** Looks along those axes of a core whose gaps are the greatest, but for rounding. */
function lookFrom(core: BoxCore): void {
  const { axisX, axisY, gapAlong, gapAcross } = core;
  if (gapAcross >= pair.least) {
    other.x = -axisY;
    other.y = axisX;
    other.gap = gapAcross;
    other.isOff = core.along === 0;
    look();
  }
  if (gapAlong >= pair.least) {
    other.x = axisX;
    other.y = axisY;
    other.gap = gapAlong;
    other.isOff = core.across === 0;
    look();
  }
}

/** Looks along the axis at hand, on the side of the second core. */
function look(): void {
  const { level, tie } = pair;
  const away = other.x * pair.x + other.y * pair.y;
  const sign = (Math.abs(away) > tie ? away < 0 : !isUpper(other)) ? -1 : 1;
  const x = sign * other.x;
  const y = sign * other.y;
  const p = x * first.axisX + y * first.axisY;
  const q = x * first.axisY - y * first.axisX;
  const r = x * second.axisX + y * second.axisY;
  const s = x * second.axisY - y * second.axisX;
  const { along, across } = first;
  const midA = middleOf(along * p, along * q, level) - middleOf(across * q, across * p, level);
  const halfA = halfOf(along * p, along * q, level) + halfOf(across * q, across * p, level);
  const { along: alongB, across: acrossB } = second;
  const midB =
    x * pair.y -
    y * pair.x +
    (middleOf(acrossB * s, acrossB * r, level) - middleOf(alongB * r, alongB * s, level));
  const halfB = halfOf(alongB * r, alongB * s, level) + halfOf(acrossB * s, acrossB * r, level);
  other.x = x;
  other.y = y;
  other.level = along * Math.abs(p) + across * Math.abs(q);
  other.midA = midA;
  other.halfA = halfA;
  other.midB = midB;
  other.halfB = halfB;
  other.beside = Math.abs(midB - midA) - (halfA + halfB);
  other.isOff ||= other.beside > level;
  if (isBetter(other)) {
    const last = best;
    best = other;
    other = last;
  }
}

/** Where half a side of a box ends across a normal, by how far it leads along that and across; 0 if it is level. */
function middleOf(height: number, width: number, level: number): number {
  return Math.abs(height) <= level ? 0 : height > 0 ? width : -width;
}

/** How long it is, if it is level. */
function halfOf(height: number, width: number, level: number): number {
  return Math.abs(height) <= level ? Math.abs(width) : 0;
}

/**
 * Of nearly parallel sides, rounding may show the wrong one as nearer. The foot of the way is not on that then; or, if the closest
 * points are corners, its corner is farther away.
 */
function isBetter(view: View): boolean {
  const { x, y, gap, beside, isOff } = view;
  if (isOff !== best.isOff) return !isOff;
  const lengthSq = gap * gap + beside * beside;
  const bestSq = best.gap * best.gap + best.beside * best.beside;
  if (isOff && lengthSq !== bestSq) return lengthSq < bestSq;
  const lead = gap - best.gap;
  if (!(Math.abs(lead) <= pair.tie)) return lead > 0;
  const isUp = isUpper(view);
  return isUp !== isUpper(best) ? isUp : x * best.y - y * best.x > 0;
}

function isUpper({ x, y }: Readonly<Vec2>): boolean {
  return y > 0 || (y === 0 && x > 0);
}

/** Sets the gap between the closest points: between corners, if these are beside each other; else along the view. */
function setApart(): void {
  const { gap, beside } = best;
  const length = Math.sqrt(gap * gap + beside * beside);
  // Whether nearer corners are beside each other, and in which direction, rounding decides.
  best.isCorner = gap >= -pair.touch && beside > pair.level && length > pair.touch;
  pair.apart = best.isCorner || (gap > 0 && beside > 0) ? length : gap;
}
