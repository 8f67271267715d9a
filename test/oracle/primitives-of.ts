import type {
  AnnularSector,
  Arc,
  Capsule,
  Ellipse,
  HalfPlane,
  Polygon,
  Polyline,
  Rect,
  RoundedRect,
  Sector,
  Segment,
  Shape,
} from "../../src/shapes/kind.js";
import { type FieldVector, inField, plus, pointAlong, times } from "./field-vector.js";
import { type Axis, axisOf, cross, difference, dot, quarterTurn, type Vector } from "./figure.js";
import {
  type Area,
  type Half,
  kindNumbers,
  lengthIn,
  type Primitive,
  positionIn,
  type RoundDisc,
  type Scale,
} from "./primitive.js";
import type { Field } from "./radical.js";
import { rootOf } from "./surd.js";

/** Restated here, so that the oracle runs no code of the library. */
const openings = { lessThanHalf: 0, halfOrMore: 1, whole: 2 } as const;

/** A shape as the union of simple closed sets. */
export function primitivesOf(shape: Shape, scale: Scale): Primitive[] {
  switch (shape.kind) {
    case kindNumbers.point:
      return [disc(positionIn(shape.x, shape.y, scale), 0n, scale)];
    case kindNumbers.circle:
      return [disc(positionIn(shape.x, shape.y, scale), lengthIn(shape.r, scale), scale)];
    case kindNumbers.ellipse:
      return [ellipse(shape, scale)];
    case kindNumbers.rect:
      return [rect(shape, scale)];
    case kindNumbers.sector:
    case kindNumbers.annularSector:
    case kindNumbers.arc:
      return [ringOf(shape, scale)];
    case kindNumbers.segment:
      return [chain(endsOf(shape, scale), scale)];
    case kindNumbers.capsule:
      return capsule(shape, scale);
    case kindNumbers.roundedRect:
      return roundedRect(shape, scale);
    case kindNumbers.polygon:
      return [polygon(shape, scale)];
    case kindNumbers.halfPlane:
      return [half(shape, scale)];
    case kindNumbers.polyline:
      return polyline(shape, scale);
    case kindNumbers.compound:
      return shape.parts.flatMap((part) => primitivesOf(part, scale));
  }
}

function disc(centre: Vector, radius: bigint, { field }: Scale): RoundDisc {
  return { form: "disc", centre: inField(field, centre), radius };
}

function chain(points: readonly Vector[], { field }: Scale): Area {
  return { form: "area", rings: [points.map((point) => inField(field, point))] };
}

function ellipse(shape: Ellipse, scale: Scale): Primitive {
  const centre = positionIn(shape.x, shape.y, scale);
  const rx = lengthIn(shape.rx, scale);
  const ry = lengthIn(shape.ry, scale);
  if (rx === ry) return disc(centre, rx, scale);
  const axis = axisOf(shape.ux, shape.uy);
  if (rx === 0n || ry === 0n) return box(centre, axis, rx, ry, scale);
  return { form: "oval", centre, rx, ry, axis };
}

/** The box with the given half sizes along an axis and across it. */
function box(centre: Vector, axis: Axis, halfWidth: bigint, halfHeight: bigint, { field }: Scale): Area {
  return { form: "area", rings: [cornersOf(field, centre, axis, halfWidth, halfHeight)] };
}

/** c ± halfWidth·û ± halfHeight·û⊥ in order round the box, û being u·√w/w. */
export function cornersOf(
  field: Field,
  centre: Vector,
  axis: Axis,
  halfWidth: bigint,
  halfHeight: bigint,
): FieldVector[] {
  const perSquare = field.root(axis.length.square).dividedBy(axis.length.square);
  const corner = (alongAxis: bigint, across: bigint) => {
    const offset = {
      x: alongAxis * axis.x - across * axis.y,
      y: alongAxis * axis.y + across * axis.x,
    };
    return plus(inField(field, centre), times(inField(field, offset), perSquare));
  };
  return [
    corner(-halfWidth, -halfHeight),
    corner(halfWidth, -halfHeight),
    corner(halfWidth, halfHeight),
    corner(-halfWidth, halfHeight),
  ];
}

function rect(shape: Rect, scale: Scale): Primitive {
  const halfWidth = lengthIn(shape.halfWidth, scale);
  const halfHeight = lengthIn(shape.halfHeight, scale);
  return box(positionIn(shape.x, shape.y, scale), axisOf(shape.ux, shape.uy), halfWidth, halfHeight, scale);
}

/** The two boxes that the corners' discs leave, and those discs. */
function roundedRect(shape: RoundedRect, scale: Scale): Primitive[] {
  const centre = positionIn(shape.x, shape.y, scale);
  const axis = axisOf(shape.ux, shape.uy);
  const radius = lengthIn(shape.r, scale);
  const halfWidth = lengthIn(shape.halfWidth, scale);
  const halfHeight = lengthIn(shape.halfHeight, scale);
  const wide = box(centre, axis, halfWidth, halfHeight - radius, scale);
  if (radius === 0n) return [wide];
  const high = box(centre, axis, halfWidth - radius, halfHeight, scale);
  const centres = cornersOf(scale.field, centre, axis, halfWidth - radius, halfHeight - radius);
  return [wide, high, ...centres.map((corner): RoundDisc => ({ form: "disc", centre: corner, radius }))];
}

function endsOf(shape: Segment | Capsule, scale: Scale): [Vector, Vector] {
  return [positionIn(shape.ax, shape.ay, scale), positionIn(shape.bx, shape.by, scale)];
}

/** The discs about both ends and the turned box between them. */
function capsule(shape: Capsule, scale: Scale): Primitive[] {
  const [a, b] = endsOf(shape, scale);
  const radius = lengthIn(shape.r, scale);
  const along = difference(b, a);
  const square = dot(along, along);
  if (square === 0n) return [disc(a, radius, scale)];
  if (radius === 0n) return [chain([a, b], scale)];
  const side = { ...quarterTurn(along), length: rootOf(square) };
  const ring = [
    ...[a, b].map((end) => pointAlong(scale.field, inField(scale.field, end), side, -radius)),
    ...[b, a].map((end) => pointAlong(scale.field, inField(scale.field, end), side, radius)),
  ];
  return [disc(a, radius, scale), disc(b, radius, scale), { form: "area", rings: [ring] }];
}

/** Pairs of coordinates from one index to another. */
function verticesIn(coordinates: readonly number[], from: number, to: number, scale: Scale): Vector[] {
  const vertices: Vector[] = [];
  for (let index = from; index < to; index++) {
    vertices.push(positionIn(coordinates[2 * index] ?? 0, coordinates[2 * index + 1] ?? 0, scale));
  }
  return vertices;
}

function polygon(shape: Polygon, scale: Scale): Area {
  let from = 0;
  const rings = [...shape.ringEnds].map((to) => {
    const ring = verticesIn(shape.vertices, from, to, scale).map((vertex) => inField(scale.field, vertex));
    from = to;
    return ring;
  });
  return { form: "area", rings };
}

function polyline(shape: Polyline, scale: Scale): Area[] {
  const points = verticesIn(shape.points, 0, shape.points.length / 2, scale);
  return points.slice(1).map((point, index) => chain([points[index] ?? point, point], scale));
}

function half(shape: HalfPlane, scale: Scale): Half {
  const origin = inField(scale.field, positionIn(shape.x, shape.y, scale));
  return { form: "half", origin, normal: axisOf(shape.nx, shape.ny) };
}

function radiiOf(shape: Sector | AnnularSector | Arc): [number, number] {
  switch (shape.kind) {
    case kindNumbers.sector:
      return [0, shape.r];
    case kindNumbers.annularSector:
      return [shape.innerR, shape.outerR];
    case kindNumbers.arc:
      return [shape.r, shape.r];
  }
}

function ringOf(shape: Sector | AnnularSector | Arc, scale: Scale): Primitive {
  const [inner, outer] = radiiOf(shape).map((radius) => lengthIn(radius, scale));
  if (inner === undefined || outer === undefined) throw new Error("a ring has two radii");
  const origin = positionIn(shape.x, shape.y, scale);
  if (outer === 0n) return disc(origin, 0n, scale);
  const centre = inField(scale.field, origin);
  if (shape.opening === openings.whole) {
    return inner === 0n
      ? disc(origin, outer, scale)
      : { form: "ring", centre, inner, outer, span: undefined };
  }
  const start = axisOf(shape.startX, shape.startY);
  const end = axisOf(shape.endX, shape.endY);
  const turn = cross(start, end);
  const lessThanHalf = turn > 0n || (turn === 0n && dot(start, end) > 0n);
  if (lessThanHalf !== (shape.opening === openings.lessThanHalf)) {
    throw new RangeError("the opening contradicts the directions");
  }
  if (lessThanHalf && turn === 0n) {
    const ends = [inner, outer].map((radius) => pointAlong(scale.field, centre, start, radius));
    return { form: "area", rings: [ends] };
  }
  return { form: "ring", centre, inner, outer, span: { start, end, reflex: !lessThanHalf } };
}
