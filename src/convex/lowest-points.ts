import { UNIT_ROUNDOFF } from "../math/verdict.js";

/**
 * The points of a shape that lie lowest over the line of a half plane: a point, or the two ends of a straight
 * stretch. They are relative to a point of the line and multiplied by `scale`.
 */
export interface LowestPoints {
  normalX: number;
  normalY: number;
  originX: number;
  originY: number;
  scale: number;
  /** Height over the line: negative in the half plane. */
  level: number;
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** The size of what was looked at, for the tolerance. */
  size: number;
}

export function createLowestPoints(): LowestPoints {
  return {
    normalX: 1,
    normalY: 0,
    originX: 0,
    originY: 0,
    scale: 1,
    level: 0,
    startX: 0,
    startY: 0,
    endX: 0,
    endY: 0,
    size: 0,
  };
}

/** An edge whose ends differ in height by less than this part of the size lies along the line. */
const LEVEL_TOLERANCE = 64 * UNIT_ROUNDOFF;

/** The edge between two points, lowered by a radius. */
export function offerEdge(
  out: LowestPoints,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): void {
  const { originX, originY, scale } = out;
  offerRelative(
    out,
    ax * scale - originX,
    ay * scale - originY,
    bx * scale - originX,
    by * scale - originY,
    r * scale,
  );
}

/** The same for points relative to the origin, and a radius, all times the scale. */
export function offerRelative(
  out: LowestPoints,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): void {
  const { normalX, normalY } = out;
  const levelA = normalX * ax + normalY * ay - r;
  const levelB = normalX * bx + normalY * by - r;
  const size = Math.max(Math.abs(ax) + Math.abs(ay), Math.abs(bx) + Math.abs(by)) + r;
  if (!(size <= out.size)) out.size = size;
  const tolerance = LEVEL_TOLERANCE * out.size;
  const isLevel = Math.abs(levelA - levelB) <= tolerance;
  const isFirst = levelA <= levelB;
  const shiftX = r * normalX;
  const shiftY = r * normalY;
  const startX = (isLevel || isFirst ? ax : bx) - shiftX;
  const startY = (isLevel || isFirst ? ay : by) - shiftY;
  const endX = (isLevel || !isFirst ? bx : ax) - shiftX;
  const endY = (isLevel || !isFirst ? by : ay) - shiftY;
  offerStretch(out, Math.min(levelA, levelB), startX, startY, endX, endY, tolerance);
}

/** Takes what is lower, or, at the same height, what goes on from an end of what was found, or is longer. */
function offerStretch(
  out: LowestPoints,
  level: number,
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  tolerance: number,
): void {
  if (level > out.level + tolerance) return;
  const isSame = Math.abs(level - out.level) <= tolerance;
  if (
    isSame &&
    startX === out.endX &&
    startY === out.endY &&
    isLonger(out, out.startX, out.startY, endX, endY)
  ) {
    out.endX = endX;
    out.endY = endY;
  } else if (
    isSame &&
    endX === out.startX &&
    endY === out.startY &&
    isLonger(out, startX, startY, out.endX, out.endY)
  ) {
    out.startX = startX;
    out.startY = startY;
  } else if (!isSame || isLonger(out, startX, startY, endX, endY)) {
    out.startX = startX;
    out.startY = startY;
    out.endX = endX;
    out.endY = endY;
  }
  if (level < out.level) out.level = level;
}

function isLonger(out: LowestPoints, startX: number, startY: number, endX: number, endY: number): boolean {
  const found = Math.abs(out.endX - out.startX) + Math.abs(out.endY - out.startY);
  return Math.abs(endX - startX) + Math.abs(endY - startY) > found;
}
