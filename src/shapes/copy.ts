import { doublesOf } from "../math/collections.js";
import { outOfRange, wrongType } from "../math/validation.js";
import { extremePoints } from "../near/least-first.js";
import { BoxQuery, type Query } from "../near/runs.js";
import {
  expectPartTree,
  giveTree,
  partTreeOf,
  sharePartTree,
  shareTree,
  treeOf,
} from "../near/shape-trees.js";
import { requireShapes } from "./arguments.js";
import { type Bounds, bounds } from "./bounds.js";
import { directionsWhenMade, unturned } from "./directions.js";
import { type Compound, Kind, type Polyline, type Shape, type SimpleShape } from "./kind.js";
import { capsule, halfPlane, polylineOfCoordinates, segment } from "./lines.js";
import { Pose, readPose } from "./place-points.js";
import { polygonOfRings } from "./polygon.js";
import { putInPose } from "./put-in-pose.js";
import { rect, roundedRect } from "./rect.js";
import {
  type BySimpleForm,
  hasVertices,
  isUnion,
  ofForm,
  outerRadius,
  partsOf,
  radiusOf,
  verticesOf,
  type WedgeShape,
} from "./reductions.js";
import { circle, ellipse, point } from "./round.js";

/* Copies of shapes: as they are, elsewhere, or in another unit of length; and compounds, which keep copies of their parts. */

/** A copy of a shape with the same numbers, bit for bit, including the local ones and the pose. */
export function copyOf(shape: SimpleShape): SimpleShape {
  const copy = ofForm(unposedCopies, shape.kind)(shape);
  putInPoseOf(copy, shape);
  if (hasVertices(copy) && hasVertices(shape)) shareTree(verticesOf(copy), verticesOf(shape));
  return copy;
}

const pose = /* @__PURE__ */ new Pose();

/** Puts a shape in the pose of another. */
function putInPoseOf(shape: Shape, other: Shape): void {
  readPose(other, pose);
  putInPose(shape, pose);
}

const unposedCopies: BySimpleForm<[], SimpleShape> = {
  round: (shape) => ("r" in shape ? circle(shape.x, shape.y, shape.r) : point(shape.x, shape.y)),
  ellipse: ({ x, y, rx, ry }) => ellipse(x, y, rx, ry),
  box(shape) {
    const { x, y } = shape;
    const [width, height] = [2 * shape.halfWidth, 2 * shape.halfHeight];
    return "r" in shape ? roundedRect(x, y, width, height, shape.r) : rect(x, y, width, height);
  },
  wedge(shape) {
    const { kind, x, y } = shape;
    const place = unturned(kind, x, y, directionsWhenMade(shape), "copy");
    const radii = "r" in shape ? { r: shape.r } : { innerR: shape.innerR, outerR: shape.outerR };
    return Object.assign(place, radii) as WedgeShape;
  },
  ended(shape) {
    const { localAx, localAy, localBx, localBy } = shape;
    return "r" in shape
      ? capsule(localAx, localAy, localBx, localBy, shape.r)
      : segment(localAx, localAy, localBx, localBy);
  },
  polygon: ({ localVertices, ringEnds }) => polygonOfRings(doublesOf(localVertices), ringEnds.slice()),
  polyline: ({ localPoints }) => polylineOfCoordinates(doublesOf(localPoints)),
  halfPlane: ({ x, y, localNx, localNy }) => halfPlane(x, y, localNx, localNy),
};

/** A copy of a shape of any kind, with the same numbers. */
export function copyOfAny(shape: Shape): Shape {
  if (shape.kind !== Kind.compound) return copyOf(shape);
  const copy = compound(shape.localParts);
  putInPoseOf(copy, shape);
  sharePartTree(copy, shape);
  return copy;
}

/** A copy moved by (x, y), if that is possible. */
export function movedCopyOf(shape: Shape, x: number, y: number): Shape {
  const copy = copyOfAny(shape);
  readPose(copy, pose);
  pose.x += x;
  pose.y += y;
  putInPose(copy, pose);
  return copy;
}

/** Copies of shapes that have been moved, for their next move. */
const copies = /* @__PURE__ */ new WeakMap<Shape, Shape>();

/** A copy of a shape, in its pose, for a move: the same object every time, since only the pose of a shape changes. */
export function ownCopyOf(shape: Shape): Shape {
  const known = copies.get(shape);
  if (known !== undefined) {
    putInPoseOf(known, shape);
    return known;
  }
  const copy = copyOfAny(shape);
  copies.set(shape, copy);
  return copy;
}

/** The approximate size of a shape; Infinity for a half plane. */
export function sizeOf(shape: Shape): number {
  return isUnion(shape) ? sizeOfParts(shape) : ofForm(sizes, shape.kind)(shape);
}

// That of compounds is not in the table: minifiers keep what refers to itself.
const sizes: BySimpleForm<[], number> = {
  round: radiusOf,
  ellipse: ({ rx, ry }) => Math.max(rx, ry),
  box: ({ halfWidth, halfHeight }) => Math.max(halfWidth, halfHeight),
  wedge: outerRadius,
  ended: (shape) => Math.max(Math.abs(shape.bx - shape.ax), Math.abs(shape.by - shape.ay), radiusOf(shape)),
  polygon: ({ minX, minY, maxX, maxY }) => Math.max(maxX - minX, maxY - minY),
  polyline: sizeOfChain,
  halfPlane: () => Number.POSITIVE_INFINITY,
};

function sizeOfChain({ points }: Polyline): number {
  let size = 0;
  const tree = treeOf(points);
  if (tree !== null) {
    const [x, y] = [points[0] as number, points[1] as number];
    for (const i of extremePoints(tree, points, points.length / 2)) {
      const away = Math.max(
        Math.abs((points[2 * i] as number) - x),
        Math.abs((points[2 * i + 1] as number) - y),
      );
      size = Math.max(size, away);
    }
    return size;
  }
  for (let i = 2; i < points.length; i += 1) {
    size = Math.max(size, Math.abs((points[i] as number) - (points[i % 2] as number)));
  }
  return size;
}

function sizeOfParts(shape: Compound): number {
  const tree = partTreeOf(shape);
  if (tree === null) return sizeOfAllParts(shape);
  tree.placed.noted.size ??= sizeOfAllParts(shape);
  return tree.placed.noted.size;
}

function sizeOfAllParts({ x, y, parts }: Compound): number {
  let size = 0;
  for (const part of parts) {
    size = Math.max(size, sizeOf(part), Math.abs(part.x - x), Math.abs(part.y - y));
  }
  return size;
}

/**
 * The fields that are lengths, in all kinds, which define the set of points: x, y, all radii, the half sizes, ends, bounds and the
 * coordinates on these, vertices and points; and the parts, which have such.
 */
const LENGTHS = /^([abr]?[xyr]|\w+(R|Width|Height)|m(in|ax)[XY]|[xy]At\w+|vertices|points|parts)$/;

/** Those that the shape was made with, from which it is put in another pose. */
const LOCAL_LENGTHS = /^local([AB][xy]|Vertices|Points|Parts)$/;

/**
 * A shape with all lengths multiplied by a power of two; null if one of them loses bits, unless that is allowed: with a power below 1,
 * those are negligible beside the largest lengths. Those that it was made with may lose bits. Throws for one that is not finite, which
 * has no such unit.
 */
export function inUnit<S extends Shape>(shape: S, power: number, mayLoseBits = false): S | null {
  const copy: Record<string, unknown> = { ...shape };
  for (const [name, value] of Object.entries(shape)) {
    const isLocal = LOCAL_LENGTHS.test(name);
    if (!isLocal && !LENGTHS.test(name)) continue;
    // Not mapped: a list of doubles must not become one of integers.
    const list: unknown[] = Array.isArray(value) ? value.slice() : [value];
    for (let i = 0; i < list.length; i++) {
      const old = list[i];
      if (name === "parts" || name === "localParts")
        list[i] = inUnit(old as Shape, power, mayLoseBits || isLocal);
      else {
        if (!Number.isFinite(old)) throw wrongType(old, name, "a finite number");
        const length = (old as number) * power;
        if (!mayLoseBits && !isLocal && length / power !== old) return null;
        list[i] = length;
      }
      if (list[i] === null) return null;
    }
    copy[name] = Array.isArray(value) ? list : list[0];
  }
  const made = copy as unknown as S;
  if (hasVertices(made) && hasVertices(shape)) giveTree(made, verticesOf(made), verticesOf(shape), power);
  return made;
}

/* Compounds, and those of their parts that are near something. */

/**
 * The union of one or more shapes of any kind, which may overlap and be of any dimension.
 *
 * It keeps copies of them in their present poses, which later changes of the originals do not affect. A compound among
 * them counts as its parts. Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the
 * coordinates its shapes were given in. Throws TypeError for what is no array of shapes, RangeError for an empty one.
 *
 * @example
 * const key = compound([circle(0, 0, 3), rect(6, 0, 8, 1)]);
 * containsPoint(moveTo(key, 100, 0), 109, 0); // true
 */
export function compound(shapes: readonly Shape[]): Compound {
  requireShapes(shapes, "compound: shapes");
  if (shapes.length === 0) throw outOfRange(0, "compound: the number of shapes", "at least 1");
  const simple = shapes.flatMap(partsOf);
  const shape: Compound = {
    kind: Kind.compound,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    parts: simple.map(copyOf),
    localParts: simple.map(copyOf),
  };
  expectPartTree(shape, bounds);
  return shape;
}

/** Takes a part of a compound; true ends the search. */
type TakePart = (part: SimpleShape, index: number) => boolean;

/**
 * Calls `take` for the parts of a compound that may have a common point with a shape, and perhaps others, in any order, until it
 * returns true. Returns whether it did.
 */
export function findPartsAt(compound: Compound, shape: Shape, take: TakePart): boolean {
  const { parts } = compound;
  const tree = partTreeOf(compound);
  if (tree === null) return parts.some(take);
  return tree.findPartsAt(shape, (part) => take(parts[part] as SimpleShape, part));
}

/** The parts whose boxes a query must not miss, in their order. */
export function partsNear(compound: Compound, query: Query): SimpleShape[] {
  const { parts } = compound;
  const isNear = (part: SimpleShape) => !query.misses(boxAbout(part));
  const tree = partTreeOf(compound);
  if (tree === null) return parts.filter(isNear);
  const near: number[] = [];
  tree.findParts(query, (part) => {
    if (isNear(parts[part] as SimpleShape)) near.push(part);
    return false;
  });
  return near.sort((i, j) => i - j).map((part) => parts[part] as SimpleShape);
}

/**
 * A shape without the parts whose boxes do not meet that of another shape, or the shape itself if there are none of
 * these; null if no part is left. Near common points with the other shape, the union of these parts is that of all.
 */
export function nearPartsOf(shape: Shape, other: Shape): Shape | null {
  return shape.kind === Kind.compound ? partsWithin(shape, new BoxQuery().setTo(bounds(other), 0)) : shape;
}

/** A compound without the parts that a query misses, or itself if it misses none; null if nothing is left. */
export function partsWithin(compound: Compound, query: Query): Compound | null {
  const parts = partsNear(compound, query);
  if (parts.length === compound.parts.length) return compound;
  return parts.length === 0 ? null : { ...compound, parts };
}

/** A box that holds a part, good until the next one: of a disc, sooner told than its bounds. */
export function boxAbout(part: SimpleShape): BoxQuery {
  if (part.kind === Kind.circle) return seen.setAround(part.x, part.y, part.r, part.r, 0);
  return seen.setTo(bounds(part, box), 0);
}

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const seen = /* @__PURE__ */ new BoxQuery();
