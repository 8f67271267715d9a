import { spend } from "../math/cost.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { freeSight } from "./beside-eye.js";
import { type FaceList, Label, Of } from "./face.js";
import { bearings, FIRST, type Field, LAST, turnAt } from "./field.js";
import { pieceCrossings } from "./piece-crossings.js";

/** The nearest face to the eye in each direction. */

/**
 * Bearings that differ by less count as one: rounding might have put them in any order. What lies between them is not
 * seen and hides nothing.
 */
const SAME_BEARING = 2 ** -44;

/** If the distance of a face and the exact one of its part differ by more than this factor, it is another face that is met. */
const ROUGHLY = 2;

/** What is seen where a shape is right in front of the eye. */
export const NOTHING = -1;

/** What is seen through a crack between two faces, which does not count. */
export const THROUGH_CRACK = -2;

/** What an eye sees. */
export interface Sight {
  /** The bearings at which what is seen may change, in order; of several that count as one, only the first. */
  readonly leaders: readonly number[];
  /** The face that is seen from each bearing to the next, or one of the above. */
  readonly seen: number[];
}

/** Faces whose distances differ by no more than this factor coincide except for rounding. */
const COINCIDENT = 1 + 2 ** -44;

/** Gaps are examined slightly off their middle, since symmetric scenes have corners there. */
const ASIDE = 0.9468;

const middle: Vec2 = { x: 0, y: 0 };

/** What is seen in the field of view. */
export function sightOf(list: FaceList): Sight {
  const faces = inOrder(list);
  const all = bearingsOf(faces, list);
  const places = toldApart(all);
  const inSight = withoutHidden(faces, places.length, list);
  const some = inSight.length === faces.length ? all : bearingsOf(inSight, list);
  const { length } = some;
  addCrossingBearings(some, inSight, list);
  const isTold = some === all && some.length === length;
  return seenBetween(isTold ? places : toldApart(some), inSight, list);
}

/** The faces by their starts. */
function inOrder(list: FaceList): number[] {
  const faces: number[] = [];
  const turns = new Float64Array(list.count);
  for (let face = 0; face < list.count; face++) {
    faces.push(face);
    turns[face] = turnAt(list.label(face, Label.start));
  }
  return sorted(faces, turns);
}

/** Sorts indices by their keys: it merges sorted runs of 1, of 2, of 4 … This takes a third of the time of `sort`, as it calls no function. */
function sorted(indices: readonly number[], keys: Float64Array): number[] {
  const { length } = indices;
  let from = indices.slice();
  let to = indices.slice();
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let low = start;
      let high = middle;
      for (let i = start; i < end; i++) {
        const isLow =
          high === end ||
          (low < middle && (keys[from[low] as number] as number) <= (keys[from[high] as number] as number));
        to[i] = from[isLow ? low++ : high++] as number;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The bearings at which what is seen may change, if no faces cross: where faces begin or end, and those of parts next to the eye. */
function bearingsOf(faces: readonly number[], list: FaceList): number[] {
  const some = quarterBearings(list.field);
  for (const part of list.beside) some.push(...part.bearings);
  for (const face of faces) {
    const start = list.label(face, Label.start);
    // Mostly, a face starts where the one before ends.
    if (start !== some[some.length - 1]) some.push(start);
    some.push(list.label(face, Label.end));
  }
  return some;
}

/** Bearings that keep every gap within a quarter turn, so that sums of the unit vectors at its ends point into it. */
function quarterBearings(field: Field): number[] {
  const [x, y] = [bearings.ux[FIRST] as number, bearings.uy[FIRST] as number];
  const quarters = [
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ];
  return [FIRST, ...quarters.map((point) => field.bearingTo(point)), LAST];
}

/** Adds the bearings at which faces cross each other; the faces must be in order. */
function addCrossingBearings(some: number[], faces: readonly number[], list: FaceList): void {
  const open: number[] = [];
  for (const face of faces) {
    const turn = turnAt(list.label(face, Label.start));
    keepOpen(open, bearings.turns, turn, list);
    spend(1 + open.length / 8);
    for (const other of open) {
      if (!mayCross(list, face, other)) continue;
      spend(4);
      for (const point of pieceCrossings(list, face, other)) {
        if (point.x !== 0 || point.y !== 0) some.push(list.field.bearingTo(point));
      }
    }
    open.push(face);
  }
}

/** Removes the faces that have ended; a new list for each direction would cost more. */
function keepOpen(open: number[], ends: ArrayLike<number>, now: number, list: FaceList): void {
  let count = 0;
  for (const face of open) if ((ends[list.label(face, Label.end)] as number) > now) open[count++] = face;
  // To set `length` would take longer.
  while (open.length > count) open.pop();
}

/** Whether two faces may cross. The pieces of one outline meet only at their ends, but those of a polyline may cross. */
function mayCross(list: FaceList, a: number, b: number): boolean {
  return (
    list.of(a, Of.nearest) <= list.of(b, Of.farthest) &&
    list.of(b, Of.nearest) <= list.of(a, Of.farthest) &&
    (list.label(a, Label.part) !== list.label(b, Label.part) || list.label(a, Label.isWall) === 1) &&
    list.of(a, Of.minX) <= list.of(b, Of.maxX) &&
    list.of(b, Of.minX) <= list.of(a, Of.maxX) &&
    list.of(a, Of.minY) <= list.of(b, Of.maxY) &&
    list.of(b, Of.minY) <= list.of(a, Of.maxY)
  );
}

/** Returns the distinct bearings in the field, in order, and sets the place of each bearing among them. Nearly equal ones share one. */
function toldApart(some: readonly number[]): number[] {
  const leaders: number[] = [];
  let limit = Number.NEGATIVE_INFINITY;
  for (const bearing of sorted(some, bearings.turns)) {
    const turn = turnAt(bearing);
    if (turn > turnAt(LAST)) break;
    if (turn > limit) {
      leaders.push(bearing);
      limit = turn + SAME_BEARING;
    }
    bearings.places[bearing] = leaders.length - 1;
  }
  return leaders;
}

/** Finds what is seen between distinct bearings; the faces must be in order. */
function seenBetween(leaders: readonly number[], faces: readonly number[], list: FaceList): Sight {
  const { ux, uy } = bearings;
  const seen: number[] = [];
  const open: number[] = [];
  let next = 0;
  for (let place = 0; place + 1 < leaders.length; place++) {
    spend(1 + (open.length + list.beside.length) / 8);
    keepOpen(open, bearings.places, place, list);
    for (; next < faces.length; next++) {
      const face = faces[next] as number;
      if (list.placeOf(face, Label.start) > place) break;
      if (list.placeOf(face, Label.end) > place) open.push(face);
    }
    const start = leaders[place] as number;
    const end = leaders[place + 1] as number;
    const x = (ux[start] as number) + ASIDE * (ux[end] as number);
    setUnitVector(middle, x, (uy[start] as number) + ASIDE * (uy[end] as number));
    seen.push(faceSeen(open, list));
  }
  return { leaders, seen };
}

/**
 * The nearest face in the direction `middle`, of those that coincide there the earliest; `NOTHING` if a shape is right in
 * front of the eye.
 *
 * Rounding may have moved the faces of a part next to the eye to another side of the eye. So an exact line of sight tells how far
 * away the part is; its faces only tell which of them is met there.
 */
function faceSeen(open: readonly number[], list: FaceList): number {
  let free = Number.POSITIVE_INFINITY;
  let exact: Map<number, number> | null = null;
  for (const { shape, part, atOnce } of list.beside) {
    const distance = freeSight(shape, middle.x, middle.y, list.field);
    if (distance <= atOnce) return NOTHING;
    exact ??= new Map();
    exact.set(part, distance);
    if (distance < free) free = distance;
  }
  let best = NOTHING;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const face of open) {
    const farthest = bestDistance * COINCIDENT;
    if (list.of(face, Of.nearest) > farthest) continue;
    const distance = list.distance(face, middle.x, middle.y);
    if (exact !== null && distance * ROUGHLY < (exact.get(list.label(face, Label.part)) ?? 0)) continue;
    const isNearer = distance * COINCIDENT < bestDistance;
    const isEarlier = () => list.label(face, Label.part) < list.label(best, Label.part);
    if (best === NOTHING || isNearer || (distance <= farthest && isEarlier())) best = face;
    if (distance < bestDistance) bestDistance = distance;
  }
  return free * ROUGHLY < bestDistance ? NOTHING : best;
}

/**
 * The faces, in their order, without those that are certainly behind other faces in all of their directions: in a crowded scene,
 * most are. `count` is the number of distinct bearings of their ends.
 *
 * Between two neighbouring places, nothing is seen beyond the farthest point of any face there. Parts next to the eye hide
 * nothing here: rounding may have moved their faces.
 */
function withoutHidden(faces: readonly number[], count: number, list: FaceList): readonly number[] {
  const partsBeside = list.beside.map(({ part }) => part);
  const sights = new Sights(count);
  for (const face of faces) {
    if (partsBeside.includes(list.label(face, Label.part))) continue;
    sights.limit(
      list.placeOf(face, Label.start),
      list.placeOf(face, Label.end),
      list.of(face, Of.farthest) * (COINCIDENT * COINCIDENT),
    );
  }
  sights.settle();
  spend(faces.length / 8);
  return faces.filter(
    (face) =>
      list.of(face, Of.nearest) <=
      sights.longest(list.placeOf(face, Label.start), list.placeOf(face, Label.end)),
  );
}

/** A segment tree of the longest sight between neighbouring bearings: all limits are set before the first question. */
class Sights {
  /**
   * The sight at each place, from index `count` on, and at each inner node of the tree: until `settle`, a limit for all places
   * below the node; after that, the longest sight of these.
   */
  private readonly tree: Float64Array;

  constructor(private readonly count: number) {
    this.tree = new Float64Array(2 * count).fill(Number.POSITIVE_INFINITY);
  }

  /** Limits the sight at the places `from` to `to` − 1. */
  limit(from: number, to: number, sight: number): void {
    const { tree, count } = this;
    for (let low = count + from, high = count + to; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) tree[low] = Math.min(tree[low++] as number, sight);
      if (high % 2 === 1) tree[--high] = Math.min(tree[high] as number, sight);
    }
  }

  /** Passes the limits down to the places, and the longest sights up. */
  settle(): void {
    const { tree, count } = this;
    for (let node = 2; node < 2 * count; node++) {
      tree[node] = Math.min(tree[node] as number, tree[node >> 1] as number);
    }
    for (let node = count - 1; node > 0; node--) {
      tree[node] = Math.max(tree[2 * node] as number, tree[2 * node + 1] as number);
    }
  }

  /** The longest sight at the places `from` to `to` − 1; 0 if there are none. */
  longest(from: number, to: number): number {
    const { tree, count } = this;
    let most = 0;
    for (let low = count + from, high = count + to; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) most = Math.max(most, tree[low++] as number);
      if (high % 2 === 1) most = Math.max(most, tree[--high] as number);
    }
    return most;
  }
}
