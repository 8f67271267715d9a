import { isConvex } from "../../convex/convexity.js";
import { findLowestPoints } from "../../convex/lowest-of-shape.js";
import { createLowestPoints } from "../../convex/lowest-points.js";
import { depthOf } from "../../exact/box.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { BoxQuery } from "../../near/runs.js";
import { partTreeOf } from "../../near/shape-trees.js";
import { type Contact, contact, createContact } from "../../query/contact.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import { movedCopyOf, partsNear } from "../../shapes/copy.js";
import { type HalfPlane, Kind, type Shape, type SimpleShape } from "../../shapes/kind.js";
import { hasVertices, isUnbounded, isUnion, type VertexShape } from "../../shapes/reductions.js";
import { convexSectors } from "../convex-piece.js";
import { obstructByDiscs, obstructFromInside } from "../discs.js";
import { sharing } from "../first-touch.js";
import { createSweepHit, hitInOrder } from "../hit.js";
import { findUnturnedHit } from "../unturned-hit.js";
import { type Displacement, obstructConvex } from "./convex-obstruction.js";
import { obstructEdge, obstructFromWithin } from "./exact-obstruction.js";
import type { Obstruction, Obstructions } from "./obstructions.js";
import {
  BENT,
  eachEdgeIn,
  GAP,
  GRAZE,
  HOLLOW_GRAZE,
  lengthOfWay,
  liftedOff,
  segmentOfEdge,
  shiftedFrom,
  writeReach,
} from "./reach.js";

const STILL: Readonly<Vec2> = { x: 0, y: 0 };

const hit = /* @__PURE__ */ createSweepHit();
const later = /* @__PURE__ */ createSweepHit();
const soon: Contact = /* @__PURE__ */ createContact();
const edgeOfMover = /* @__PURE__ */ segmentOfEdge();
const edgeOfBody = /* @__PURE__ */ segmentOfEdge();
const reach: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const around = /* @__PURE__ */ new BoxQuery();

/** How far after a touch its contact is looked for, as a part of the size, and the factor from one look to the next. */
const SOON = 2 ** -18;
const NEXT_LOOK = 2 ** 4;

/** Normals whose product is more than this are of one contact. */
const ALIKE = 1 - 2 ** -10;

/**
 * Adds the parts of a body that obstruct a shape moving straight along a course for t from 0 to 1: every convex piece of
 * the body that a convex piece of the shape would get into, each taken alone. Seams between flush pieces do not obstruct,
 * since nothing gets in there; nor do pieces that the shape is in already.
 */
export function obstruct(out: Obstructions, mover: Shape, body: Shape, course: Displacement): void {
  if (isUnion(mover)) for (const part of mover.parts) obstructPart(out, part, body, course);
  else obstructPart(out, mover, body, course);
}

/** The same for a mover, or a part of one. */
function obstructPart(out: Obstructions, mover: SimpleShape, body: Shape, course: Displacement): void {
  if (!isUnion(body)) {
    obstructWhole(out, mover, body, course);
    return;
  }
  writeReach(reach, mover, course, 1);
  const isLarge = partTreeOf(body) !== null;
  for (const part of isLarge ? partsNear(body, around.setTo(reach, 0)) : body.parts) {
    const depth = depthOf(writeBounds(part, box), reach);
    if (depth > 0) obstructWhole(out, mover, part, course);
    else if (depth === 0) out.addGraze(0);
  }
}

function obstructWhole(out: Obstructions, mover: SimpleShape, body: SimpleShape, course: Displacement): void {
  out.setParts(mover, body);
  obstructSimple(out, mover, body, course);
}

function obstructSimple(out: Obstructions, a: SimpleShape, b: SimpleShape, course: Displacement): void {
  if (a.kind === Kind.sector && !isConvex(a)) {
    for (const part of convexSectors(a)) obstructSimple(out, part, b, course);
    return;
  }
  if (b.kind === Kind.sector && !isConvex(b)) {
    for (const part of convexSectors(b)) obstructSimple(out, a, part, course);
    return;
  }
  if (isUnbounded(a) && !isUnbounded(b)) {
    obstructByHalfPlane(out, a, b, course, true);
    return;
  }
  if (isUnbounded(b) && !isUnbounded(a)) {
    obstructByHalfPlane(out, b, a, course, false);
    return;
  }
  const isWholeA = isConvex(a);
  const isWholeB = isConvex(b);
  const before = out.count;
  if (isWholeA && isWholeB) {
    obstructConvex(out, a, b, course, course.pairs?.read(a, b));
    return;
  }
  if (course.exactly === undefined && obstructFromInside(out, a, b, course)) return;
  if (!isWholeA && hasVertices(a)) obstructEdges(out, a, b, course);
  else if (!isWholeB && hasVertices(b)) obstructByEdges(out, a, b, course);
  else sharing(course.patience, () => obstructOther(out, a, b, course));
  if (course.exactly !== undefined && !isMetAtStart(out, before)) obstructFromWithin(out, a, b, course);
}

/** Whether one of the obstructions after the first ones is met at t = 0. */
function isMetAtStart(out: Obstructions, before: number): boolean {
  for (let i = before; i < out.count; i += 1) if ((out.items[i] as Obstruction).t === 0) return true;
  return false;
}

/** Tests the edges of the moving shape against a body. */
function obstructEdges(out: Obstructions, a: VertexShape, b: SimpleShape, course: Displacement): void {
  const way = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  writeReach(way, b, course, -1);
  const isTouched = eachEdgeIn(way, a, edgeOfMover, () => {
    if (hasVertices(b) && !isConvex(b)) obstructByEdges(out, edgeOfMover, b, course, a);
    else obstructByEdge(out, edgeOfMover, b, course, a, b);
  });
  if (isTouched) out.addGraze(0);
}

/** Tests two shapes one of which is an edge; both may be edges of others. */
function obstructByEdge(
  out: Obstructions,
  a: SimpleShape,
  b: SimpleShape,
  course: Displacement,
  ofA: SimpleShape,
  ofB: SimpleShape,
): void {
  if (isConvex(a) && isConvex(b)) obstructEdge(out, a, b, course, ofA, ofB);
  else sharing(course.patience, () => obstructOther(out, a, b, course));
}

/** Tests a shape, which may be an edge of another one, against the edges of a body. */
function obstructByEdges(
  out: Obstructions,
  a: SimpleShape,
  b: VertexShape,
  course: Displacement,
  ofA = a,
): void {
  const way = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  writeReach(way, a, course, 1);
  const isTouched = eachEdgeIn(way, b, edgeOfBody, () => {
    const before = out.count;
    obstructByEdge(out, a, edgeOfBody, course, ofA, b);
    for (let i = before; i < out.count; i += 1) (out.items[i] as Obstruction).takeEdge(edgeOfBody);
  });
  if (isTouched) out.addGraze(0);
}

/**
 * For arcs and hollow shapes, the first touch counts as the first time at which one gets into the other, unless it is
 * gone when the path is shifted away from what is touched.
 */
function obstructOther(out: Obstructions, a: SimpleShape, b: SimpleShape, given: Displacement): void {
  const { stretch = 1 } = given;
  const course = stretch === 1 ? given : { ...given, x: stretch * given.x, y: stretch * given.y };
  if (course.exactly === undefined && obstructByDiscs(out, a, b, course)) return;
  const graze = HOLLOW_GRAZE * course.size;
  const length = lengthOfWay(course);
  const off = liftedOff(a, b, graze);
  if (off !== undefined && hitInOrder(off, course, b, STILL, findUnturnedHit, later) === null) return;
  const isMet = hitInOrder(a, course, b, STILL, findUnturnedHit, hit) !== null;
  const { t, isCertain } = hit;
  const isStopped = isMet && t * length <= graze;
  // A sweep lets go what it slides along from the start, though it may bend into the way.
  if (off !== undefined && !isStopped && later.t < (isMet ? t : 1)) {
    addHollow(out, later.t * length > BENT * graze ? later.t : 0, later.isCertain, later.normal);
    return;
  }
  if (!isMet) return;
  turnToContact(a, b, course, graze);
  const { normal } = hit;
  if (off === undefined || !isStopped) {
    const lifted = shiftedFrom(b, a, 0 - normal.x, 0 - normal.y, graze);
    if (hitInOrder(lifted, course, b, STILL, findUnturnedHit, later) === null) return;
  }
  // A boundary that bends towards the shape is touched all along, and entered farther on.
  const isBent = (later.t - t) * length > BENT * graze;
  addHollow(out, isBent ? later.t : t, isCertain && later.isCertain, isBent ? later.normal : normal);
}

function addHollow(out: Obstructions, t: number, isCertain: boolean, normal: Readonly<Vec2>): void {
  const found = out.add();
  found.t = t;
  found.isCertain = isCertain;
  found.isHollow = true;
  found.addNormal(normal);
}

/**
 * Gives a hit the normal of the contact soon after it, if that is another one: where a corner slides along a curve, the
 * pieces that a sweep finds to touch are the corner's edge and the curve, and their normal may be any.
 */
function turnToContact(a: SimpleShape, b: SimpleShape, course: Displacement, graze: number): void {
  const { x, y, size } = course;
  const { t, normal } = hit;
  const length = lengthOfWay(course);
  // Beside the least double, a graze vanishes, and no multiple of nothing gets on.
  for (let ahead = Math.max(graze, Number.MIN_VALUE); ahead <= SOON * size; ahead *= NEXT_LOOK) {
    const part = t + ahead / length;
    // There is no motion, or hardly any.
    if (!(part < Number.POSITIVE_INFINITY)) return;
    if (contact(movedCopyOf(a, part * x, part * y), b, soon) === null) continue;
    if (soon.depth > ahead || normal.x * soon.normal.x + normal.y * soon.normal.y > ALIKE) return;
    normal.x = soon.normal.x;
    normal.y = soon.normal.y;
    return;
  }
}

const lowest = /* @__PURE__ */ createLowestPoints();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Adds an obstruction if a half plane and a bounded shape get into each other on a course, which is the half plane's if
 * `isPlaneMoving`, and otherwise the shape's.
 */
export function obstructByHalfPlane(
  out: Obstructions,
  halfPlane: HalfPlane,
  shape: Shape,
  course: Displacement,
  isPlaneMoving: boolean,
): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const wayX = course.x * scale;
  const wayY = course.y * scale;
  const size = Math.max(course.size * scale, lowest.size + Math.abs(wayX) + Math.abs(wayY));
  const along = normalX * wayX + normalY * wayY;
  const speed = isPlaneMoving ? along : -along;
  const graze = GRAZE * size;
  // What moves among others has left what it was in; a sweep tells that it is in there.
  const isWithin = course.exactly !== undefined && level < -graze;
  // The line is not reached, or passed by less than a graze.
  if (!isWithin && !(speed > graze && level - speed < 0)) return;
  const near = (GAP * size) / 2;
  const found = out.add();
  found.t = isWithin ? 0 : Math.max((level - near) / speed, 0);
  normal.x = isPlaneMoving ? normalX : 0 - normalX;
  normal.y = isPlaneMoving ? normalY : 0 - normalY;
  found.addNormal(normal);
}
