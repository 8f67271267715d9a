import type { ContactRecord } from "../../convex/result.js";
import type { EdgeChain } from "../../forms/edge-chain.js";
import type { Verdict } from "../../math/verdict.js";
import { endOf, first, pair, placeAfter, second } from "./edged-nearest.js";

/** A unit vector from the first core to the second, the gap along it, and the vertices between which that is. */
export interface Normal {
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

export const onA: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };
export const onB: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };

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
