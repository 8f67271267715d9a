import type { ContactRecord } from "../convex/result.js";
import { isModerate, type Verdict } from "../math/verdict.js";
import type { Polygon } from "../shapes/kind.js";
import { type EdgeChain, type EdgedShape, setChain, setPolygonChain, vertexCount } from "./edge-chain.js";
import { areBoxesApart, best, findBestFace, first, measurePair, pair, second } from "./edged-faces.js";

/** Two vertices of a core, or one twice, that lie farthest along the normal: their places across it. */
interface Stretch {
  from: number;
  to: number;
  /** How far along the normal. */
  level: number;
  /** Whether another vertex is next to as far: then it is a matter of care what the stretch is. */
  isDoubtful: boolean;
}

const onA: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };
const onB: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };

/** Faces whose ends are off each other's line by less than this part of the size of the pair are parallel. */
const PARALLEL = 2 ** -47;

/** Between this and `PARALLEL`, what is common to two faces is left to the general way. */
const ALMOST_PARALLEL = 2 ** -20;

/** The direction between two corners nearer to each other than this part of the size is left to the general way. */
const NEAR_CORNER = 2 ** -10;

/**
 * The contact of two shapes with convex cores of edges: 1 if they certainly overlap and `out` is set, −1 if they are
 * certainly apart. 0 where that is not certain, for others, and where rounding would turn the direction.
 *
 * Cores that lie beyond a face of one by more than the radii are apart (separating axes). Cores that lie beyond none
 * overlap, and the shortest way out is along the normal of a face; else the nearest points are between two faces, or
 * two corners next to such a face. Of equal ways the first from (1, 0) on towards +y is taken.
 * Error of depth and points: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setEdgedContact(a: EdgedShape, b: EdgedShape, out: ContactRecord): Verdict {
  setChain(first, a);
  setChain(second, b);
  return setChainContact(out);
}

/** The same for two polygons, without asking what they are. */
export function setPolygonsContact(a: Polygon, b: Polygon, out: ContactRecord): Verdict {
  setPolygonChain(first, a);
  setPolygonChain(second, b);
  return setChainContact(out);
}

function setChainContact(out: ContactRecord): Verdict {
  if (!first.convex || !second.convex) return 0;
  measurePair();
  const { size, reach, margin } = pair;
  if (!isModerate(size) || !(first.error + second.error < PARALLEL * size)) return 0;
  if (areBoxesApart()) return -1;
  const faces = findBestFace();
  if (faces <= 0) return faces;
  if (best.gap === Number.NEGATIVE_INFINITY || !(best.gap < reach - margin)) return 0;
  setStretch(onA, first);
  setStretch(onB, second);
  if (onA.isDoubtful || onB.isDoubtful) return 0;
  if (Math.max(onA.from, onB.from) <= Math.min(onA.to, onB.to) + PARALLEL * size) {
    setFaceContact(out);
    return 1;
  }
  return best.gap > NEAR_CORNER * size ? setCornerContact(out) : 0;
}

/** What of a core lies farthest towards the other, measured from the first core. */
function setStretch(out: Stretch, chain: EdgeChain): void {
  const { points } = chain;
  const { size } = pair;
  const originX = first.points[0] as number;
  const originY = first.points[1] as number;
  const { x, y } = best;
  const sign = chain === first ? 1 : -1;
  const count = vertexCount(chain);
  let level = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const dx = (points[2 * k] as number) - originX;
    const dy = (points[2 * k + 1] as number) - originY;
    level = Math.max(level, sign * (x * dx + y * dy));
  }
  out.from = Number.POSITIVE_INFINITY;
  out.to = Number.NEGATIVE_INFINITY;
  out.isDoubtful = false;
  for (let k = 0; k < count; k++) {
    const dx = (points[2 * k] as number) - originX;
    const dy = (points[2 * k + 1] as number) - originY;
    const behind = level - sign * (x * dx + y * dy);
    if (behind > PARALLEL * size) {
      if (behind < ALMOST_PARALLEL * size) out.isDoubtful = true;
      continue;
    }
    const place = x * dy - y * dx;
    if (place < out.from) out.from = place;
    if (place > out.to) out.to = place;
  }
  out.level = level * sign;
}

/** Faces, or a face and a corner. */
function setFaceContact(out: ContactRecord): void {
  const low = Math.max(onA.from, onB.from);
  const high = Math.min(onA.to, onB.to);
  const depth = pair.reach - best.gap;
  const level = (onA.level + first.radius + (onB.level - second.radius)) / 2;
  out.normalX = best.x;
  out.normalY = best.y;
  out.depth = depth > 0 ? depth : 0;
  const isStretch = high - low > PARALLEL * pair.size;
  out.count = isStretch ? 2 : 1;
  const start = isStretch ? low : low + (high - low) / 2;
  out.x0 = (first.points[0] as number) + (best.x * level - best.y * start);
  out.y0 = (first.points[1] as number) + (best.y * level + best.x * start);
  out.x1 = (first.points[0] as number) + (best.x * level - best.y * high);
  out.y1 = (first.points[1] as number) + (best.y * level + best.x * high);
}

/** Two corners that lie apart, beside the best face; 0 if they may be no nearer than the radii. */
function setCornerContact(out: ContactRecord): Verdict {
  const placeA = onA.from > onB.to ? onA.from : onA.to;
  const placeB = onA.from > onB.to ? onB.to : onB.from;
  const along = onB.level - onA.level;
  const across = placeB - placeA;
  const distance = Math.sqrt(along * along + across * across);
  const depth = pair.reach - distance;
  if (!(depth > pair.margin)) return 0;
  const dx = (best.x * along - best.y * across) / distance;
  const dy = (best.y * along + best.x * across) / distance;
  const middle = (first.radius - second.radius + distance) / 2;
  out.normalX = dx;
  out.normalY = dy;
  out.depth = depth;
  out.count = 1;
  out.x0 = (first.points[0] as number) + (best.x * onA.level - best.y * placeA) + dx * middle;
  out.y0 = (first.points[1] as number) + (best.y * onA.level + best.x * placeA) + dy * middle;
  return 1;
}
