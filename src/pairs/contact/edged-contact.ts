import type { ContactRecord, Gap } from "../../convex/result.js";
import type { EdgeChain, EdgedShape } from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import type { Verdict } from "../../math/verdict.js";
import type { Kind } from "../../shapes/kind.js";
import { best, findBestFace } from "./edged-faces.js";
import {
  areCoreBoxesApart,
  endOf,
  first,
  isApartAlongLine,
  measurePair,
  NEAR_CORNER,
  nearest,
  pair,
  placeAfter,
  second,
  setLineOfMiddles,
  setNearest,
} from "./edged-nearest.js";

/**
 * The contact of two shapes with convex cores of edges: 1 if they certainly overlap and `out` is set, −1 if they are
 * certainly apart. 0 if neither is certain, for other shapes, and where rounding would turn the direction.
 *
 * Cores farther apart than the sum of the radii are apart; nearer ones that are apart are separated along the line
 * between their closest points. Cores that no face normal separates overlap, and the minimum translation is along a face
 * normal. Of equal translations, the first from (1, 0) on towards +y is taken. Error of depth and points: a few units of
 * rounding of the size of the pair, plus that of the coordinates. Of shapes that are known to overlap (`isKnown`),
 * however little, only direction and points can be in doubt.
 */
export function setEdgedContact(
  a: EdgedShape,
  b: EdgedShape,
  out: ContactRecord,
  isKnown = false,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  setChain(first, a, kindA);
  setChain(second, b, kindB);
  return setChainsContact(out, isKnown);
}

/** The same for the shapes that the two chains stand for. */
export function setChainsContact(out: ContactRecord, isKnown: boolean): Verdict {
  if (!measurePair()) return 0;
  return areCoreBoxesApart() ? -1 : setCoresContact(out, isKnown);
}

/** The same for the shapes that the two chains stand for, without radii: shapes that a face normal separates are apart. */
export function setSharpChainsContact(out: ContactRecord, isKnown: boolean): Verdict {
  if (!measurePair()) return 0;
  if (areCoreBoxesApart() || setLineOfMiddles() < 0) return -1;
  const faces = findBestFace();
  if (faces < 0) return isApartAlongLine() ? -1 : 0;
  if (faces === 0) return 0;
  return isKnown || best.gap < -pair.margin ? setDeepContact(out) : 0;
}

/** The same for measured cores whose boxes are not apart. */
export function setCoresContact(out: ContactRecord, isKnown: boolean): Verdict {
  const { reach, margin } = pair;
  const beyond = setLineOfMiddles();
  if (beyond < 0) return -1;
  if (beyond === 0) {
    const faces = findBestFace();
    if (faces === 0) return 0;
    if (faces > 0) return isKnown || best.gap < -margin ? setDeepContact(out) : 0;
    // Without radii, the gap is no more than rounding, and the closest points mean nothing.
    if (isKnown && reach === 0) return 0;
  }
  if (!setNearest()) return 0;
  if (nearest.gap > reach + margin) return -1;
  if (!(isKnown || nearest.gap < reach - margin)) return 0;
  if (!setStretches(nearest)) return 0;
  return nearest.isFace ? setStretchContact(nearest, out) : setCornerContact(out);
}

/** The contact of cores that overlap. */
function setDeepContact(out: ContactRecord): Verdict {
  return setStretches(best) ? setStretchContact(best, out) : 0;
}

/** The contact of two corners that are apart; 0 if one of them is off by rounding and near the other. */
function setCornerContact(out: ContactRecord): Verdict {
  const { gap, x, y } = nearest;
  const isRounded = first.error + second.error > 0;
  if (isRounded && !(gap > NEAR_CORNER * pair.size)) return 0;
  // Level corners, as of two capsules side by side, are the ends of faces.
  if (onA.from !== onA.to || onB.from !== onB.to) return setStretchContact(nearest, out);
  const depth = pair.reach - gap;
  const middle = (first.radius - second.radius + gap) / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = (first.points[nearest.onA] as number) + x * middle;
  out.y0 = (first.points[nearest.onA + 1] as number) + y * middle;
  return 1;
}

/**
 * The distance of two shapes with convex cores of edges: −1 if they are certainly apart and `out` is set, 1 if they
 * certainly overlap; 0 if neither is certain, and for other shapes.
 *
 * Error: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setEdgedGap(
  a: EdgedShape,
  b: EdgedShape,
  out: Gap,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  setChain(first, a, kindA);
  setChain(second, b, kindB);
  return setChainsGap(out);
}

/** The same for the shapes that the two chains stand for. */
export function setChainsGap(out: Gap): Verdict {
  if (!measurePair()) return 0;
  const { reach, margin } = pair;
  if (setLineOfMiddles() === 0) {
    const faces = findBestFace();
    if (faces === 0) return 0;
    if (faces > 0) return best.gap < -margin ? 1 : 0;
  }
  if (!setNearest()) return 0;
  const gap = nearest.gap - reach;
  out.distance = gap;
  if (gap > margin) return -1;
  return gap < -margin ? 1 : 0;
}

/** A unit vector from the first core to the second, the gap along it, and the vertices between which that is. */
interface Normal {
  readonly gap: number;
  readonly x: number;
  readonly y: number;
  readonly onA: number;
  readonly onB: number;
}

/**
 * The vertices of a core that are farthest along the normal, as an interval across it; of a single vertex, both ends are
 * equal.
 */
interface Stretch {
  from: number;
  to: number;
  /** How far it is along the normal. */
  level: number;
  /** Whether another vertex is nearly as far, or farther, so that rounding decides what belongs to the stretch. */
  isDoubtful: boolean;
}

const onA: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };
const onB: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };

/** The common part of faces that are less parallel than `PARALLEL`, but more than this, is left to the general way. */
const ALMOST_PARALLEL = 2 ** -20;

/** Sets the stretches of both cores along a normal. False if one is in doubt. */
export function setStretches(normal: Normal): boolean {
  setStretch(onA, first, normal, normal.onA, 1);
  setStretch(onB, second, normal, normal.onB, -1);
  return !onA.isDoubtful && !onB.isDoubtful;
}

/**
 * Sets the vertices of a core that are farthest towards the other, of which one is given, relative to the first core's first
 * vertex. Round a convex core, the height rises once and falls once: past one that is clearly behind, none is farther.
 */
function setStretch(out: Stretch, chain: EdgeChain, { x, y }: Normal, vertex: number, sign: 1 | -1): void {
  const { points } = chain;
  const { level: slack, size } = pair;
  const end = endOf(chain);
  const originX = first.points[0] as number;
  const originY = first.points[1] as number;
  const startX = (points[vertex] as number) - originX;
  const startY = (points[vertex + 1] as number) - originY;
  const start = sign * (x * startX + y * startY);
  let level = start;
  let from = x * startY - y * startX;
  let to = from;
  let isDoubtful = false;
  for (let step = -2; step <= 2; step += 4) {
    let next = placeAfter(vertex, step, end);
    for (let left = end; left > 2; left -= 2) {
      const dx = (points[next] as number) - originX;
      const dy = (points[next + 1] as number) - originY;
      const along = sign * (x * dx + y * dy);
      const behind = start - along;
      if (behind > ALMOST_PARALLEL * size) break;
      if (behind > slack) isDoubtful = true;
      else {
        if (along > level) level = along;
        const place = x * dy - y * dx;
        if (place < from) from = place;
        if (place > to) to = place;
      }
      next = placeAfter(next, step, end);
    }
  }
  out.level = level * sign;
  out.from = from;
  out.to = to;
  out.isDoubtful = isDoubtful || level > start + slack;
}

/** The contact of two faces, or of a face and a corner; 0 if they do not lie opposite each other. */
export function setStretchContact({ gap, x, y }: Normal, out: ContactRecord): Verdict {
  const low = Math.max(onA.from, onB.from);
  const high = Math.min(onA.to, onB.to);
  const depth = pair.reach - gap;
  const level = (onA.level + first.radius + (onB.level - second.radius)) / 2;
  const width = high - low;
  const isStretch = width > pair.level;
  const start = isStretch ? low : low + width / 2;
  const originX = first.points[0] as number;
  const originY = first.points[1] as number;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = isStretch ? 2 : 1;
  out.x0 = originX + (x * level - y * start);
  out.y0 = originY + (y * level + x * start);
  out.x1 = originX + (x * level - y * high);
  out.y1 = originY + (y * level + x * high);
  return width < -pair.level ? 0 : 1;
}
