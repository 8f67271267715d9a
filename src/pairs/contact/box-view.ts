import type { Vec2 } from "../../math/vector.js";
import { type BoxCore, first, pair, second } from "./box-cores.js";

/** What is to be seen along a unit vector from the first core to the second. */
export interface View {
  x: number;
  y: number;
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
export function findBest(willDo: boolean): View | null {
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
