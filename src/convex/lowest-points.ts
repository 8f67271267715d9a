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
    size: 0.5,
  };
}

/** What is offered: the edge between two points, lowered by a radius. */
export const edge = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, r: 0.5 };

/** What lies lowest of it. */
const stretch = { level: 0.5, startX: 0.5, startY: 0.5, endX: 0.5, endY: 0.5, tolerance: 0.5 };

/** An edge whose ends differ in height by less than this part of the size lies along the line. */
const LEVEL_TOLERANCE = 64 * UNIT_ROUNDOFF;

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
  stretch.tolerance = tolerance;
  takeStretch(out);
}

/** Takes what is lower, or, at the same height, what goes on from an end of what was found, or is longer. */
function takeStretch(out: LowestPoints): void {
  const { level, startX, startY, endX, endY, tolerance } = stretch;
  if (level > out.level + tolerance) return;
  const isSame = Math.abs(level - out.level) <= tolerance;
  const found = Math.abs(out.endX - out.startX) + Math.abs(out.endY - out.startY);
  const fromStart = Math.abs(endX - out.startX) + Math.abs(endY - out.startY);
  const toEnd = Math.abs(out.endX - startX) + Math.abs(out.endY - startY);
  const length = Math.abs(endX - startX) + Math.abs(endY - startY);
  if (isSame && startX === out.endX && startY === out.endY && fromStart > found) {
    out.endX = endX;
    out.endY = endY;
  } else if (isSame && endX === out.startX && endY === out.startY && toEnd > found) {
    out.startX = startX;
    out.startY = startY;
  } else if (!isSame || length > found) {
    out.startX = startX;
    out.startY = startY;
    out.endX = endX;
    out.endY = endY;
  }
  if (level < out.level) out.level = level;
}
