import { certainSign, type Verdict } from "../math/verdict.js";
import { findLeast, RayInTree } from "../near/least-first.js";
import type { PlacedTree } from "../near/placed-tree.js";
import { LineQuery, type Seen } from "../near/runs.js";
import { MANY_PARTS, partTreeOf } from "../near/shape-trees.js";
import { requireShape } from "../shapes/arguments.js";
import { boxAbout, partsNear } from "../shapes/copy.js";
import type { Compound, Kind, Ray, Shape, ShapesInOrder, SimpleShape } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { rayCapsuleStays, rayRectStays, rayRoundedRectStays } from "./ray-box.js";
import { rayCircleStays, rayPointStays } from "./ray-circle.js";
import { rayHalfPlaneStays, rayPolygonStays, rayPolylineStays, raySegmentStays } from "./ray-edges.js";
import { rayEllipseStays } from "./ray-ellipse.js";
import { startsInside } from "./ray-event.js";
import { rayWedgeStays } from "./ray-wedge.js";
import {
  copyEnd,
  createStays,
  isOnRay,
  ORIGIN,
  type Stay,
  type StayEnd,
  type Stays,
  setPosition,
  stayAt,
} from "./stay.js";

type FindStays<Kinds extends readonly Shape[]> = {
  readonly [I in keyof Kinds]: (ray: Ray, shape: Kinds[I], stays: Stays) => void;
};

const FIND_STAYS: FindStays<ShapesInOrder> = [
  rayPointStays,
  rayCircleStays,
  rayEllipseStays,
  rayRectStays,
  rayWedgeStays,
  raySegmentStays,
  rayCapsuleStays,
  rayRoundedRectStays,
  rayPolygonStays,
  rayHalfPlaneStays,
  rayWedgeStays,
  rayWedgeStays,
  rayPolylineStays,
  rayCompoundStays,
];

/** The stays of a ray's line in a shape of any kind. */
export function rayShapeStays(ray: Ray, shape: Shape, stays: Stays, kind: Kind = shape?.kind): void {
  const find = FIND_STAYS[kind] as ((ray: Ray, shape: Shape, stays: Stays) => void) | undefined;
  if (find === undefined) requireShape(shape, "raycast: shape");
  else find(ray, shape, stays);
}

/**
 * The stays of a ray's line in a compound: the union of those in its parts. If the order of their ends is not certain,
 * all is computed again exactly.
 */
function rayCompoundStays(ray: Ray, compound: Compound, stays: Stays): void {
  const isLarge = compound.parts.length >= MANY_PARTS;
  const near = isLarge ? compoundNearRay(ray, compound, stays) : compound;
  const isDecided = uniteStays(ray, near, stays);
  const isSettled = isDecided && !beginnings.areTied;
  if (!isDecided) exactStays(ray, near, stays);
  if (isLarge && !isSettled && !stays.isForFirstHit) takeFirstHit(ray, compound, stays);
}

const ofFirstHit = /* @__PURE__ */ createStays(true);

/** Gives the stays of many parts the first hit, which of few parts may be decided by other doubles, or by doubles at all. */
function takeFirstHit(ray: Ray, compound: Compound, stays: Stays): void {
  const place = firstOnRay(ray, stays);
  if (place < 0) return;
  rayCompoundStays(ray, compound, ofFirstHit);
  copyEnd(stayAt(stays, place).enter, stayAt(ofFirstHit, firstOnRay(ray, ofFirstHit)).enter, 0, 0);
}

/** The place of the first stay that a ray enters; −1 if it starts inside one, or meets none. */
function firstOnRay(ray: Ray, stays: Stays): number {
  for (let i = 0; i < stays.count; i++) {
    const stay = stayAt(stays, i);
    if (isOnRay(stay.enter)) return i;
    if (startsInside(stay, ray)) return -1;
  }
  return -1;
}

/** The compound with only the parts that matter to the ray. */
function compoundNearRay(ray: Ray, compound: Compound, { isForFirstHit }: Stays): Compound {
  const first = isForFirstHit ? firstPartsOnRay(ray, compound) : null;
  return { ...compound, parts: first ?? partsNear(compound, new LineQuery().set(ray)) };
}

const ofPart = /* @__PURE__ */ createStays();

/** Whether it was not certain which of two stays that are one begins earlier. */
const beginnings = { areTied: false };
const added = /* @__PURE__ */ stayAt(/* @__PURE__ */ createStays(), 0);

function uniteStays(ray: Ray, { parts }: Compound, stays: Stays): boolean {
  stays.count = 0;
  beginnings.areTied = false;
  setPosition(stays, ORIGIN);
  for (const part of parts) {
    rayShapeStays(ray, part, ofPart);
    for (let i = 0; i < ofPart.count; i++) {
      const stay = stayAt(ofPart, i);
      added.isPoint = stay.isPoint;
      copyEnd(added.enter, stay.enter, ofPart.x, ofPart.y);
      copyEnd(added.exit, stay.isPoint ? stay.enter : stay.exit, ofPart.x, ofPart.y);
      if (!addStay(stays, added)) return false;
    }
  }
  return true;
}

/** Adds a stay to others that are sorted and disjoint. False: undecided. */
function addStay(stays: Stays, stay: Stay): boolean {
  let begin = 0;
  while (begin < stays.count && order(stayAt(stays, begin).exit, stay.enter) < 0) begin++;
  let end = begin;
  while (end < stays.count && order(stayAt(stays, end).enter, stay.exit) < 0) end++;
  if (begin < stays.count && order(stayAt(stays, begin).exit, stay.enter) === 0) return false;
  if (end < stays.count && order(stayAt(stays, end).enter, stay.exit) === 0) return false;
  if (begin === end) {
    for (let i = stays.count; i > begin; i--) copyStay(stayAt(stays, i), stayAt(stays, i - 1));
    copyStay(stayAt(stays, begin), stay);
    stays.count++;
    return true;
  }
  const merged = stayAt(stays, begin);
  if (!takeOuterEnd(merged.enter, stay.enter, -1)) return false;
  copyEnd(merged.exit, stayAt(stays, end - 1).exit, 0, 0);
  if (!takeOuterEnd(merged.exit, stay.exit, 1)) return false;
  merged.isPoint = false;
  const removed = end - begin - 1;
  for (let i = end; i < stays.count; i++) copyStay(stayAt(stays, i - removed), stayAt(stays, i));
  stays.count -= removed;
  return true;
}

function order(a: Pick<StayEnd, "t" | "error">, b: Pick<StayEnd, "t" | "error">): Verdict {
  return certainSign(a.t - b.t, a.error + b.error);
}

/**
 * Makes an end that of the union with another stay, which may begin earlier (side −1) or end later (1).
 *
 * Ends that may be equal are taken as equal if that does not change what is reported of them, as for tiles in a row.
 */
function takeOuterEnd(end: StayEnd, other: StayEnd, side: -1 | 1): boolean {
  if (end.t === other.t && !Number.isFinite(end.t)) return true;
  const further = side * order(other, end);
  if (further > 0) copyEnd(end, other, 0, 0);
  if (further === 0 && side < 0) beginnings.areTied = true;
  return further !== 0 || isSameEnd(end, other);
}

function isSameEnd(a: StayEnd, b: StayEnd): boolean {
  if (a.versusMin !== b.versusMin || a.versusMax !== b.versusMax) return false;
  const isOffRay = a.versusMin < 0 || a.versusMax > 0;
  return isOffRay || (a.normal.x === b.normal.x && a.normal.y === b.normal.y);
}

function copyStay(target: Stay, source: Stay): void {
  target.isPoint = source.isPoint;
  copyEnd(target.enter, source.enter, 0, 0);
  copyEnd(target.exit, source.exit, 0, 0);
}

/** Where a ray is in a part first, within an error. */
type FirstIn = Readonly<Pick<StayEnd, "t" | "error">> & { readonly index: number };

/**
 * The parts of a compound that may hold a ray's first point in it, in their order: those that the ray is not certainly in
 * later than in another. Null for a line that comes from infinity within a part: it enters the compound where it has left
 * all parts that join this one, however late that is.
 */
function firstPartsOnRay(ray: Ray, compound: Compound): SimpleShape[] | null {
  const { parts } = compound;
  const line = new LineQuery().set(ray);
  const tree = partTreeOf(compound);
  const inTree = tree === null ? null : new RayInTree(tree.placed, ray);
  const found: FirstIn[] = [];
  let isEndless = false;
  let first: FirstIn = { t: Number.POSITIVE_INFINITY, error: 0, index: -1 };
  const search = {
    best: Number.POSITIVE_INFINITY,
    boundAt: (_: PlacedTree, level: number, place: number) => inTree?.beginAt(level, place) ?? Number.NaN,
    take: (from: number, to: number) => {
      for (let place = from; place < to; place++) {
        const index = tree === null ? place : tree.partAt(place);
        const part = parts[index] as SimpleShape;
        const about = boxAbout(part);
        if (line.misses(about)) continue;
        const begin = beginOf(ray, about);
        if (begin > search.best || begin === Number.POSITIVE_INFINITY) continue;
        rayShapeStays(ray, part, ofPart);
        if (ofPart.count > 0 && isWithoutStart(ofPart.first, ray)) isEndless = true;
        const inPart = firstIn(ray, index);
        if (inPart === null) continue;
        found.push(inPart);
        const upTo = inPart.t + inPart.error;
        if (upTo < search.best) {
          search.best = upTo;
          first = inPart;
        }
      }
    },
  };
  if (tree === null) search.take(0, parts.length);
  else findLeast(tree.placed, search);
  if (isEndless) return null;
  const indices = found.filter((inPart) => order(inPart, first) <= 0).map(({ index }) => index);
  return indices.sort((i, j) => i - j).map((index) => parts[index] as SimpleShape);
}

/** Where a ray is first in the part whose stays were found, which has this index; null if it never is. */
function firstIn(ray: Ray, index: number): FirstIn | null {
  for (let i = 0; i < ofPart.count; i++) {
    const stay = stayAt(ofPart, i);
    if (isOnRay(stay.enter)) return { t: stay.enter.t, error: stay.enter.error, index };
    if (startsInside(stay, ray)) return { t: ray.minT, error: 0, index };
  }
  return null;
}

/** Whether a line comes from infinity within a shape: nothing else is before its beginning. */
function isWithoutStart({ enter }: Stay, { minT }: Ray): boolean {
  return minT === Number.NEGATIVE_INFINITY && enter.versusMin < 0;
}

/** More than a few roundings, relative to the coordinates. */
const SLACK = 2 ** -44;

/** A lower bound of the t at which a ray is in a box, from the axis along which the ray is faster; infinite if it never is. */
function beginOf({ x, y, dx, dy, minT, maxT }: Ray, { midX, midY, halfX, halfY }: Seen): number {
  const isAlongX = Math.abs(dx) > Math.abs(dy);
  const step = isAlongX ? dx : dy;
  const from = isAlongX ? x : y;
  const mid = isAlongX ? midX : midY;
  const half = isAlongX ? halfX : halfY;
  const wide = half + SLACK * (Math.abs(mid) + half + Math.abs(from));
  const middle = (mid - from) / step;
  const reach = (wide / Math.abs(step)) * (1 + SLACK);
  const begin = middle - reach;
  return begin > maxT || middle + reach < minT ? Number.POSITIVE_INFINITY : begin;
}
