import { createChain, type EdgeChain, isEdged, setOwn, vertexCount } from "../forms/forms.js";
import { setChain } from "../forms/set-chain.js";
import type { Vec2 } from "../math/vector.js";
import {
  pair as cores,
  first,
  line,
  measureLine,
  measurePair,
  nearest,
  second,
  setLineOfMiddles,
  setNearest,
} from "../pairs/contact/edged-nearest.js";
import type { MovingPiece } from "./convex-piece.js";
import { type Motion, type Placement, reachAbout } from "./motion.js";

/* The gap of two turning hulls of straight edges, perhaps with radii, from their vertices alone. One pair at a time. */

/** More vertices are left to the general way, which takes as long for these. */
const MOST_VERTICES = 64;

/** The vertices of each hull as they are seen from the pivot, before any turn. */
const armsOfFirst = /* @__PURE__ */ new Float64Array(2 * MOST_VERTICES);
const armsOfSecond = /* @__PURE__ */ new Float64Array(2 * MOST_VERTICES);

const source = /* @__PURE__ */ createChain();

/** Bounds on the second derivatives of gaps, by the owner of the normal. */
const changes = [0.5, 0.5, 0.5];

/** Reads two hulls; false for those that are not made of a few edges, or too small for doubles. */
export function loadTurning(a: MovingPiece, b: MovingPiece, motion: Motion): boolean {
  if (!loadArms(first, armsOfFirst, a, motion.first) || !loadArms(second, armsOfSecond, b, motion.second))
    return false;
  // No normal yet: one of another pair, or of another question, would be another start, with other last digits.
  axis.owner = NONE;
  axis.x = 0;
  axis.y = 0;
  changes[NONE] = motion.speedChange(a.arm, b.arm);
  changes[FIRST] = motion.speedChangeSeen("first", b.arm, reachAbout(motion.first, b.track));
  changes[SECOND] = motion.speedChangeSeen(
    "second",
    a.arm,
    reachAbout(motion.second, a.track) + motion.wayLength,
  );
  return measurePair();
}

function loadArms(
  out: EdgeChain,
  arms: Float64Array,
  { piece: { hull }, track }: MovingPiece,
  { pivotX, pivotY }: Placement,
): boolean {
  if (!isEdged(hull)) return false;
  setChain(source, hull);
  const count = vertexCount(source);
  if (count > MOST_VERTICES || !source.convex) return false;
  const { points } = source;
  for (let k = 0; k < 2 * count; k += 2) {
    arms[k] = (points[k] as number) - pivotX;
    arms[k + 1] = (points[k + 1] as number) - pivotY;
  }
  setOwn(out, count, source.closed);
  out.orientation = source.orientation;
  out.radius = source.radius;
  out.error = source.error;
  out.minX = track.minX;
  out.minY = track.minY;
  out.maxX = track.maxX;
  out.maxY = track.maxY;
  return true;
}

function putVertices(
  { ownPoints, ownRing }: EdgeChain,
  arms: Float64Array,
  { pivotX, pivotY, turn, shiftX, shiftY }: Placement,
): void {
  const end = 2 * (ownRing[0] as number);
  const x = pivotX + shiftX;
  const y = pivotY + shiftY;
  const { x: cosine, y: sine } = turn;
  for (let k = 0; k < end; k += 2) {
    const armX = arms[k] as number;
    const armY = arms[k + 1] as number;
    ownPoints[k] = x + (cosine * armX - sine * armY);
    ownPoints[k + 1] = y + (cosine * armY + sine * armX);
  }
}

/**
 * The normal of the last gap, as its owner saw it before any turn. That of an edge turns with its hull: otherwise an end of the edge would
 * soon stick out along it.
 */
const axis = { owner: 0, x: 0.5, y: 0.5 };

const NONE = 0;
const FIRST = 1;
const SECOND = 2;

/** Sets the gap at a time, and the unit vector along it, if it is more than roundings can hide. */
export function setTurnedGap(
  out: { distance: number; readonly normal: Vec2 },
  motion: Motion,
  t: number,
): boolean {
  measureAlongNormal(motion, t);
  if (!(line.gap > 0)) {
    setLineOfMiddles();
    if (!(line.gap > 0)) return false;
  }
  if (!setNearest()) return false;
  const { normal } = out;
  out.distance = nearest.gap - cores.reach;
  normal.x = nearest.x;
  normal.y = nearest.y;
  keepNormal(motion, normal, !nearest.isFace ? NONE : nearest.isFaceOfFirst ? FIRST : SECOND);
  return true;
}

/** Keeps the normal of a gap that was found in another way, or that of an edge of its owner. */
export function keepNormal(motion: Motion, normal: Readonly<Vec2>, owner = NONE): void {
  axis.owner = owner;
  const { x, y } = turnOfOwner(motion);
  axis.x = x * normal.x + y * normal.y;
  axis.y = x * normal.y - y * normal.x;
}

/** The turn of the hull whose edge the normal belongs to. */
function turnOfOwner({ first, second }: Motion): Readonly<Vec2> {
  if (axis.owner === NONE) return NO_TURN;
  return axis.owner === FIRST ? first.turn : second.turn;
}

const NO_TURN: Readonly<Vec2> = { x: 1, y: 0 };

/** The gap at a time along the normal of the last one; below 0 where that does not separate the hulls. */
export function turnedGapAlong(motion: Motion, t: number): number {
  measureAlongNormal(motion, t);
  return line.gap - cores.reach;
}

/** Puts the vertices where they are at a time, and measures their gap along the normal of the last one. */
function measureAlongNormal(motion: Motion, t: number): void {
  motion.goTo(t);
  putVertices(first, armsOfFirst, motion.first);
  putVertices(second, armsOfSecond, motion.second);
  const { x, y } = turnOfOwner(motion);
  line.x = x * axis.x - y * axis.y;
  line.y = x * axis.y + y * axis.x;
  measureLine();
}

/** A bound on the second derivative of that gap. */
export function turnedChange(): number {
  return changes[axis.owner] as number;
}
