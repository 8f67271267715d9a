import { PieceKind } from "../boundary/piece.js";
import { spend } from "../math/budget.js";
import type { Vec2 } from "../math/vector.js";
import { setUnitVector } from "../math/vector.js";
import { type BesidePart, freeSight } from "./beside-eye.js";
import { type Face, faceDistance } from "./face.js";
import type { Bearing, Field } from "./field.js";
import { pieceCrossings } from "./piece-crossings.js";
import type { Surroundings } from "./visibility.js";

/** The nearest face to the eye in each direction. */

/**
 * Bearings that differ by less count as one: rounding might have put them in any order. What lies between them is not
 * seen and hides nothing.
 */
const SAME_BEARING = 2 ** -44;

/** A line of sight meets a face at the distance at which it meets the part, to within this factor. */
const ROUGHLY = 2;

/** The face that is seen between two neighbouring bearings; null if a shape is right in front of the eye. */
export interface Gap {
  readonly start: Bearing;
  readonly end: Bearing;
  readonly face: Face | null;
}

/** Faces whose distances differ by no more than this factor coincide except for rounding. */
const COINCIDENT = 1 + 2 ** -44;

/** Gaps are examined slightly off their middle, since symmetric scenes have corners there. */
const ASIDE = 0.9468;

const middle: Vec2 = { x: 0, y: 0 };

/** The gaps of the field of view with the face seen in each, in order. */
export function visibleGaps(surroundings: Surroundings): Gap[] {
  const { field, faces, beside } = surroundings;
  faces.sort((a, b) => a.start.turn - b.start.turn);
  const all = bearingsOf(faces, surroundings);
  const places = toldApart(all, field);
  const inSight = withoutHidden(faces, beside, places.length, COINCIDENT * COINCIDENT);
  const bearings = inSight.length === faces.length ? all : bearingsOf(inSight, surroundings);
  const { length } = bearings;
  addCrossingBearings(bearings, inSight, field);
  const isTold = bearings === all && bearings.length === length;
  return gapsBetween(isTold ? places : toldApart(bearings, field), inSight, surroundings);
}

/** The bearings at which some faces, or what is next to the eye, may begin or cease to be seen by themselves. */
function bearingsOf(faces: readonly Face[], { field, beside }: Surroundings): Bearing[] {
  const bearings = quarterBearings(field);
  for (const part of beside) bearings.push(...part.bearings);
  for (const { start, end } of faces) {
    // Mostly where the face before it ends.
    if (start !== bearings[bearings.length - 1]) bearings.push(start);
    bearings.push(end);
  }
  return bearings;
}

/** Bearings that keep every gap within a quarter turn, so that sums of the unit vectors at its ends point into it. */
function quarterBearings(field: Field): Bearing[] {
  const { first, last } = field;
  const { x, y } = first;
  return [first, field.bearingOf(-y, x), field.bearingOf(-x, -y), field.bearingOf(y, -x), last];
}

/** Adds the bearings at which faces cross each other; the faces must be sorted by their starts. */
function addCrossingBearings(bearings: Bearing[], faces: readonly Face[], field: Field): void {
  const open: Face[] = [];
  for (const face of faces) {
    keepOpen(open, ({ end }) => end.turn > face.start.turn);
    spend(1 + open.length / 8);
    for (const other of open) {
      if (!mayCross(face, other)) continue;
      spend(4);
      for (const { x, y } of pieceCrossings(face.piece, other.piece)) {
        if (x !== 0 || y !== 0) bearings.push(field.bearingOf(x, y));
      }
    }
    open.push(face);
  }
}

/** Removes the faces that have ended. A new list for each direction would cost more. */
function keepOpen(open: Face[], isOpen: (face: Face) => boolean): void {
  let count = 0;
  for (const face of open) if (isOpen(face)) open[count++] = face;
  open.length = count;
}

/** The pieces of a simple outline only meet at their ends; those of a polyline may cross. */
function mayCross(a: Face, b: Face): boolean {
  if (a.nearest > b.farthest || b.nearest > a.farthest) return false;
  const { piece: p } = a;
  const { piece: q } = b;
  if (a.part === b.part && !(p.kind === PieceKind.segment && p.solidSide === 0)) return false;
  return p.minX <= q.maxX && q.minX <= p.maxX && p.minY <= q.maxY && q.minY <= p.maxY;
}

/** The bearings without those nearly equal to an earlier one; sets the place of all. */
function toldApart(bearings: Bearing[], { last }: Field): Bearing[] {
  const inField = bearings.filter(({ turn }) => turn <= last.turn).sort((a, b) => a.turn - b.turn);
  const leaders: Bearing[] = [];
  let limit = Number.NEGATIVE_INFINITY;
  for (const bearing of inField) {
    if (bearing.turn > limit) {
      leaders.push(bearing);
      limit = bearing.turn + SAME_BEARING;
    }
    bearing.place = leaders.length - 1;
  }
  return leaders;
}

/** Finds the gaps; the faces must be sorted by their starts. */
function gapsBetween(
  places: readonly Bearing[],
  faces: readonly Face[],
  { field, beside }: Surroundings,
): Gap[] {
  const gaps: Gap[] = [];
  const open: Face[] = [];
  let next = 0;
  places.forEach((start, place) => {
    const end = places[place + 1];
    if (end === undefined) return;
    spend(1 + (open.length + beside.length) / 8);
    keepOpen(open, ({ end }) => end.place > place);
    for (; next < faces.length; next++) {
      const face = faces[next];
      if (face === undefined || face.start.place > place) break;
      if (face.end.place > place) open.push(face);
    }
    setUnitVector(middle, start.x + ASIDE * end.x, start.y + ASIDE * end.y);
    gaps.push({ start, end, face: faceSeen(open, beside, field) });
  });
  return gaps;
}

/**
 * The nearest face in the direction `middle`, of those that coincide there the earliest; null if a shape is right in
 * front of the eye.
 *
 * For a part next to the eye, the exact line of sight gives the distance, and the faces only give which of them is met
 * there: rounding may have moved them to another side of the eye.
 */
function faceSeen(open: readonly Face[], beside: readonly BesidePart[], field: Field): Face | null {
  let free = Number.POSITIVE_INFINITY;
  let exact: Map<number, number> | null = null;
  for (const { shape, part, atOnce } of beside) {
    const distance = freeSight(shape, middle.x, middle.y, field);
    if (distance <= atOnce) return null;
    exact ??= new Map();
    exact.set(part, distance);
    if (distance < free) free = distance;
  }
  let best: Face | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const face of open) {
    const farthest = bestDistance * COINCIDENT;
    if (face.nearest > farthest) continue;
    const distance = faceDistance(face, middle.x, middle.y);
    if (exact !== null && distance * ROUGHLY < (exact.get(face.part) ?? 0)) continue;
    const isNearer = distance * COINCIDENT < bestDistance;
    if (best === null || isNearer || (distance <= farthest && face.part < best.part)) best = face;
    if (distance < bestDistance) bestDistance = distance;
  }
  return free * ROUGHLY < bestDistance ? null : best;
}

/**
 * The faces, in their order, without those that are certainly behind other faces in all of their directions: in a crowded scene,
 * most are. `count` is the number of distinct bearings of their ends.
 *
 * Between two neighbouring places, nothing is seen beyond the farthest point of any face there. Parts next to the eye hide
 * nothing here: rounding may have moved their faces.
 */
function withoutHidden(
  faces: readonly Face[],
  beside: readonly BesidePart[],
  count: number,
  margin: number,
): readonly Face[] {
  const partsBeside = beside.map(({ part }) => part);
  const sights = new Sights(count);
  for (const { part, start, end, farthest } of faces) {
    if (!partsBeside.includes(part)) sights.limit(start.place, end.place, farthest * margin);
  }
  sights.settle();
  spend(faces.length / 8);
  return faces.filter(({ start, end, nearest }) => nearest <= sights.longest(start.place, end.place));
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
