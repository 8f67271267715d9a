import type { Ray } from "../shapes/kind.js";
import { type ChainMarks, compareMarks, MarkKind, placeMark } from "./chain-marks.js";
import { setChainNormal } from "./chain-normal.js";
import { isOnRay, type Stay, type StayEnd, type Stays, stayAt } from "./stay.js";

/**
 * The stays that the marks of a chain make, in order: where the line runs along an edge, or, for a solid,
 * where it is inside just ahead or just behind itself. False: undecided.
 */
export function fillChainStays(marks: ChainMarks, ray: Ray, chain: readonly number[], stays: Stays): boolean {
  stays.count = 0;
  if (marks.count === 0) return true;
  if (!sortMarks(marks, ray, chain)) return false;
  let parity = 0;
  let cover = 0;
  for (let i = 0; i < marks.count; i++) {
    const index = marks.order[i] ?? 0;
    const wasWithin = parity !== 0 || cover !== 0;
    parity ^= marks.toggles[index] ?? 0;
    cover += marks.cover[index] ?? 0;
    const isWithin = parity !== 0 || cover !== 0;
    if (wasWithin && isWithin) continue;
    const stay = stayAt(stays, wasWithin ? stays.count - 1 : stays.count);
    if (!wasWithin) {
      stays.count++;
      stay.isPoint = !isWithin;
    }
    const end = wasWithin ? stay.exit : stay.enter;
    if (!placeMark(end, marks, index, ray, chain)) return false;
    const isTold = isOnRay(end) && !(wasWithin && stays.isForFirstHit);
    if (isTold && !describeEnd(end, stay, marks, index, ray, chain)) return false;
  }
  return parity === 0 && cover === 0;
}

/** Puts the marks in order; false where it is not certain, or two of them are at one place. */
function sortMarks(marks: ChainMarks, ray: Ray, chain: readonly number[]): boolean {
  const { order, t, count } = marks;
  for (let i = 0; i < count; i++) {
    const value = t[i] ?? 0;
    let place = i;
    while (place > 0 && (t[order[place - 1] ?? 0] ?? 0) > value) {
      order[place] = order[place - 1] ?? 0;
      place--;
    }
    order[place] = i;
  }
  for (let i = 1; i < count; i++) {
    if (compareMarks(marks, order[i - 1] ?? 0, order[i] ?? 0, ray, chain) !== -1) return false;
  }
  return true;
}

/** Sets the point and the normal of an end. */
function describeEnd(
  end: StayEnd,
  stay: Stay,
  marks: ChainMarks,
  index: number,
  ray: Ray,
  chain: readonly number[],
): boolean {
  placePoint(end, marks, index, ray, chain);
  const side = end === stay.exit ? 1 : -1;
  return setChainNormal(end, marks, index, side, stay.isPoint && marks.isSolid, ray, chain);
}

/**
 * The point of the line is one of the edge, too, but for rounding; an edge along an axis has one coordinate
 * without any.
 */
function placePoint(
  end: StayEnd,
  { kind, at, from, to }: ChainMarks,
  index: number,
  ray: Ray,
  chain: readonly number[],
): void {
  const isVertex = kind[index] === MarkKind.vertex;
  const a = (isVertex ? at[index] : from[index]) ?? 0;
  const b = (isVertex ? at[index] : to[index]) ?? 0;
  const ax = chain[2 * a] ?? 0;
  const ay = chain[2 * a + 1] ?? 0;
  const bx = chain[2 * b] ?? 0;
  const by = chain[2 * b + 1] ?? 0;
  end.x = Math.min(Math.max(ray.x + end.t * ray.dx, Math.min(ax, bx)), Math.max(ax, bx));
  end.y = Math.min(Math.max(ray.y + end.t * ray.dy, Math.min(ay, by)), Math.max(ay, by));
}
