import { normalizingPower } from "../math/exact.js";
import { productError } from "../math/rounding.js";
import { longestRun, makeUnit, type Run, ScratchVector, unite, type Vec2 } from "../math/vector.js";
import { crossSign, dotSign, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { HalfPlane } from "../shapes/kind.js";

/**
 * The points of a shape that lie lowest over the line of a half plane: a point, or the two ends of a straight
 * stretch. They are relative to a point of the line and multiplied by `scale`.
 */
export interface LowestPoints extends Run {
  normalX: number;
  normalY: number;
  originX: number;
  originY: number;
  scale: number;
  /** Height over the line: negative in the half plane. */
  level: number;
  /** The size of all that was offered, for the tolerance. */
  size: number;
  /** All stretches, if some did not join when they were offered; otherwise empty. */
  readonly runs: Run[];
}

export function createLowestPoints(): LowestPoints {
  return {
    normalX: 0.5,
    normalY: 0.5,
    originX: 0.5,
    originY: 0.5,
    scale: 0.5,
    level: 0.5,
    startX: 0.5,
    startY: 0.5,
    endX: 0.5,
    endY: 0.5,
    length: 0.5,
    size: 0.5,
    runs: [],
  };
}

/** The edge that is offered: between two points, lowered by a radius. */
export const edge = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, r: 0.5 };

/** The lowest part of it. */
const stretch = { level: 0.5, startX: 0.5, startY: 0.5, endX: 0.5, endY: 0.5, length: 0.5, tolerance: 0.5 };

/** An edge whose ends differ in height by less than this part of the size lies along the line. */
const LEVEL_TOLERANCE = 64 * UNIT_ROUNDOFF;

/** The greatest gap between edges that join, in units of the coordinates in which they are stored: 2 ulp. */
export const COORDINATE_TOLERANCE = 4 * UNIT_ROUNDOFF;

/** Offers the edge, which is given by stored numbers. */
export function offerWorldEdge(out: LowestPoints): void {
  const { originX, originY, scale } = out;
  edge.ax = edge.ax * scale - originX;
  edge.ay = edge.ay * scale - originY;
  edge.bx = edge.bx * scale - originX;
  edge.by = edge.by * scale - originY;
  edge.r *= scale;
  offerEdge(out);
}

/** Offers the edge, which is relative to the origin and times the scale. */
export function offerEdge(out: LowestPoints): void {
  const { normalX, normalY } = out;
  const { ax, ay, bx, by, r } = edge;
  const levelA = normalX * ax + normalY * ay - r;
  const levelB = normalX * bx + normalY * by - r;
  const size = Math.max(Math.abs(ax) + Math.abs(ay), Math.abs(bx) + Math.abs(by)) + r;
  if (!(size <= out.size)) out.size = size;
  const tolerance = LEVEL_TOLERANCE * out.size;
  const isLevel = Math.abs(levelA - levelB) <= tolerance;
  const isFirst = levelA <= levelB;
  const shiftX = r * normalX;
  const shiftY = r * normalY;
  stretch.level = Math.min(levelA, levelB);
  stretch.startX = (isLevel || isFirst ? ax : bx) - shiftX;
  stretch.startY = (isLevel || isFirst ? ay : by) - shiftY;
  stretch.endX = (isLevel || !isFirst ? bx : ax) - shiftX;
  stretch.endY = (isLevel || !isFirst ? by : ay) - shiftY;
  const { startX, startY, endX, endY } = stretch;
  stretch.length = Math.abs(normalX * (endY - startY) - normalY * (endX - startX));
  stretch.tolerance = tolerance;
  takeStretch(out);
}

/** Takes a stretch that is lower, or one that replaces a point at the same height; stretches that join become one. */
function takeStretch(out: LowestPoints): void {
  const { level, length, tolerance } = stretch;
  if (level > out.level + tolerance) return;
  const isSame = Math.abs(level - out.level) <= tolerance;
  if (!isSame) forgetRuns(out);
  if (!isSame || (out.length === 0 && length > 0)) setRun(out, stretch);
  else if (length > 0) joinStretch(out);
  if (level < out.level) out.level = level;
}

/** Adds a stretch to the one found at its height. If they do not join, a list is begun, which allocates. */
function joinStretch(out: LowestPoints): void {
  const { runs } = out;
  if (runs.length === 0) {
    if (unite(out, stretch, joiningTolerance(out))) return;
    runs.push(copyOf(out));
  }
  runs.push(copyOf(stretch));
}

function joiningTolerance({ originX, originY, size }: LowestPoints): number {
  return LEVEL_TOLERANCE * size + COORDINATE_TOLERANCE * (Math.abs(originX) + Math.abs(originY));
}

/** Once all has been offered, takes the longest stretch of several. */
export function settleRuns(out: LowestPoints): void {
  const { runs } = out;
  if (runs.length === 0) return;
  setRun(out, longestRun(runs, joiningTolerance(out)) ?? out);
  forgetRuns(out);
}

export function forgetRuns({ runs }: LowestPoints): void {
  if (runs.length > 0) runs.length = 0;
}

function setRun(out: Run, { startX, startY, endX, endY, length }: Run): void {
  out.startX = startX;
  out.startY = startY;
  out.endX = endX;
  out.endY = endY;
  out.length = length;
}

function copyOf({ startX, startY, endX, endY, length }: Run): Run {
  return { startX, startY, endX, endY, length };
}

/** How far away a common point of two nearly opposite half planes may be. */
const FARTHEST = 2 ** 1020;

/** Below this, rounding of the unit vectors counts in a sine. */
const NEARLY_OPPOSITE = 2 ** -20;

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Offers a half plane: its line, if its normal is exactly opposite, else a common point at a level of −∞. */
export function offerHalfPlane(shape: HalfPlane, out: LowestPoints, halfPlane: HalfPlane): void {
  if (areOpposite(halfPlane, shape)) {
    edge.ax = shape.x;
    edge.ay = shape.y;
    edge.bx = shape.x;
    edge.by = shape.y;
    edge.r = 0;
    offerWorldEdge(out);
    return;
  }
  forgetRuns(out);
  out.level = Number.NEGATIVE_INFINITY;
  setCommonPoint(out, shape, halfPlane);
  out.endX = out.startX;
  out.endY = out.startY;
}

/**
 * Sets a common point of two half planes that are not opposite: the position of either or, where the lines approach each
 * other, a point so far along the first line that it is inside both by as much as the positions are apart.
 */
function setCommonPoint(out: LowestPoints, shape: HalfPlane, halfPlane: HalfPlane): void {
  const { normalX, normalY, scale } = out;
  unit.x = shape.nx;
  unit.y = shape.ny;
  makeUnit(unit);
  const x = shape.x * scale - out.originX;
  const y = shape.y * scale - out.originY;
  const size = Math.abs(x) + Math.abs(y);
  if (!(size <= out.size)) out.size = size;
  const height = -(unit.x * x + unit.y * y);
  const isFirst = height <= 0;
  out.startX = isFirst ? 0 : x;
  out.startY = isFirst ? 0 : y;
  if (isFirst || normalX * x + normalY * y <= 0) return;
  const cosine = unit.x * normalX + unit.y * normalY;
  const rounded = normalX * unit.y - normalY * unit.x;
  const sine = Math.abs(rounded) > NEARLY_OPPOSITE ? rounded : sineBetween(halfPlane, shape);
  const along = Math.min(Math.max((-height * (2 - cosine)) / sine, -FARTHEST), FARTHEST);
  out.startX = -height * normalX - along * normalY;
  out.startY = -height * normalY + along * normalX;
}

/**
 * The sine of the turn from one normal to the other, with the rounding errors of its two products, so that it is
 * right even for normals that are opposite but for the last bits.
 */
function sineBetween(a: HalfPlane, b: HalfPlane): number {
  const powerOfA = normalizingPower(Math.max(Math.abs(a.nx), Math.abs(a.ny)));
  const powerOfB = normalizingPower(Math.max(Math.abs(b.nx), Math.abs(b.ny)));
  const ax = a.nx * powerOfA;
  const ay = a.ny * powerOfA;
  const bx = b.nx * powerOfB;
  const by = b.ny * powerOfB;
  const first = ax * by;
  const second = ay * bx;
  const cross = first - second + (productError(ax, by, first) - productError(ay, bx, second));
  return cross / (Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by));
}

/** Whether the normals of two half planes are exactly opposite: otherwise the two overlap for certain. */
export function areOpposite(a: HalfPlane, b: HalfPlane): boolean {
  // Rounding keeps order, so that products that differ when rounded do differ.
  if (a.nx * b.ny !== a.ny * b.nx) return false;
  return crossSign(a.nx, a.ny, b.nx, b.ny) === 0 && dotSign(a.nx, a.ny, b.nx, b.ny) < 0;
}
