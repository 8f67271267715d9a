import { hasInterior } from "../../convex/convexity.js";
import { areApart, depthOf, union } from "../../exact/box.js";
import { entryAlong, getsOffInto } from "../../exact/entry-along.js";
import { setUnitVector } from "../../math/vector.js";
import { type Contact, contact, createContact } from "../../query/contact.js";
import { overlaps } from "../../query/overlaps.js";
import { penetrates } from "../../query/penetrates.js";
import { type Bounds, bounds, writeBounds } from "../../shapes/bounds.js";
import type { Shape, SimpleShape } from "../../shapes/kind.js";
import { hasVertices, partsOf } from "../../shapes/reductions.js";
import { point } from "../../shapes/round.js";
import { isRoundedPolygon } from "../rounded-polygon.js";
import { type Displacement, obstructConvex } from "./convex-obstruction.js";
import type { Obstruction, Obstructions } from "./obstructions.js";
import { GAP, GRAZE, writeReach } from "./reach.js";

const soon: Contact = /* @__PURE__ */ createContact();
const reach: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Adds what one of two shapes is in to begin with, which it may be without meeting an edge; along the shortest way out. */
export function obstructFromWithin(out: Obstructions, a: Shape, b: Shape, { size }: Displacement): void {
  if (!penetrates(a, b) || contact(a, b, soon) === null) return;
  const areEdged = [...partsOf(a), ...partsOf(b)].every(isEdged);
  if (!areEdged && soon.depth <= GRAZE * size) return;
  addSoon(out, 0);
}

/** Adds an obstruction with the normal of `soon`. */
function addSoon(out: Obstructions, t: number): Obstruction {
  const found = out.add();
  found.t = t;
  found.addNormal(soon.normal);
  return found;
}

function isEdged(shape: SimpleShape): boolean {
  return hasVertices(shape) || isRoundedPolygon(shape);
}

/**
 * Adds two convex shapes, which may be edges of others, if they obstruct each other; if they lie upon each other to begin
 * with, also if that leads to the inside of one of the others.
 */
export function obstructEdge(
  out: Obstructions,
  a: SimpleShape,
  b: SimpleShape,
  course: Displacement,
  ofA: SimpleShape,
  ofB: SimpleShape,
): void {
  const before = out.count;
  obstructConvex(out, a, b, course);
  const { x, y, exactly } = course;
  if (exactly === undefined || out.count > before || hasInterior(a) || hasInterior(b)) return;
  if (!overlaps(a, b) || contact(a, b, soon) === null) return;
  const { normal, points } = soon;
  const { va, vb } = exactly;
  if (points.length < 2 || !(getsOffInto(a, va, ofB, vb) || getsOffInto(b, vb, ofA, va))) return;
  if (normal.x * x + normal.y * y < 0) {
    normal.x = 0 - normal.x;
    normal.y = 0 - normal.y;
  }
  addSoon(out, 0);
}

/**
 * Adds what points, and edges along the way, of shapes without area get into at a vertex or along a seam, where nothing
 * that they meet obstructs by itself.
 */
export function obstructAlong(out: Obstructions, a: Shape, b: Shape, course: Displacement): void {
  const { x, y, size, exactly } = course;
  out.findFirst();
  if (exactly === undefined || out.grazed >= out.first || !(hasFlatPart(a) || hasFlatPart(b))) return;
  const { va, vb } = exactly;
  writeReach(reach, a, course, 1);
  const edgedB = edgedPartsIn(reach, b);
  writeReach(reach, b, course, -1);
  const edgedA = edgedPartsIn(reach, a);
  const ofA = entryAlong(edgedA.filter(isFlat), va, edgedB, vb);
  const ofB = entryAlong(edgedB.filter(isFlat), vb, edgedA, va);
  for (const entry of [ofA, ofB]) {
    if (entry === null) continue;
    const { t, place } = entry;
    if (t > 0 || contact(a, b, soon) === null) setUnitVector(soon.normal, x, y);
    const found = addSoon(out, Math.max(t - (GAP * size) / 2 / (Math.abs(x) + Math.abs(y)), 0));
    const own = point(place.x, place.y);
    found.own = entry === ofA ? own : null;
    found.piece = entry === ofA ? null : own;
  }
}

/** The parts of a shape that touch a box, of those for which it is exact what gets in; none if all touch it from one side. */
function edgedPartsIn(reach: Readonly<Bounds>, shape: Shape): SimpleShape[] {
  const parts = partsOf(shape).filter((part) => isEdged(part) && !areApart(writeBounds(part, box), reach));
  return depthOf(union(parts.map((part) => bounds(part))), reach) > 0 ? parts : [];
}

function hasFlatPart(shape: Shape): boolean {
  return partsOf(shape).some(isFlat);
}

function isFlat(shape: SimpleShape): boolean {
  return !hasInterior(shape);
}
