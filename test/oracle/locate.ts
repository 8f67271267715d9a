import type { SimpleShape } from "../../src/shapes/kind.js";
import {
  areCollinear,
  beyondHalf,
  compareDistance,
  type Edge,
  edgesOfArea,
  isOnEdge,
  sideOfArea,
} from "./area.js";
import { crossFrom, dotOf, type FieldVector, inField, minus } from "./field-vector.js";
import { axisOf } from "./figure.js";
import { ovalForm } from "./oval.js";
import {
  type Area,
  kindNumbers,
  lengthIn,
  type Primitive,
  positionIn,
  type Ring,
  type Scale,
  type Span,
} from "./primitive.js";
import { cornersOf, primitivesOf } from "./primitives-of.js";
import { ringHolds } from "./ring.js";

/** −1 in the topological interior of a shape (for a shape without area: on it), 0 on its boundary, 1 outside. */
export type Side = -1 | 0 | 1;

/** What a shape is as a set: with area, a curve, or a point. */
export type Dimension = 0 | 1 | 2;

/** A shape that can be asked where points lie. */
export interface Located {
  readonly dimension: Dimension;
  /** Exact. For a curve its ends are not told from the rest. */
  readonly sideOf: (p: FieldVector) => Side;
}

export function locatedShape(shape: SimpleShape, scale: Scale): Located {
  if (shape.kind === kindNumbers.capsule && shape.r > 0) {
    const [a, b] = [
      inField(scale.field, positionIn(shape.ax, shape.ay, scale)),
      inField(scale.field, positionIn(shape.bx, shape.by, scale)),
    ];
    return { dimension: 2, sideOf: (p) => sideOfEdges([[a, b]], lengthIn(shape.r, scale), p) };
  }
  if (shape.kind === kindNumbers.roundedRect && shape.r > 0) {
    const radius = lengthIn(shape.r, scale);
    const [halfWidth, halfHeight] = [lengthIn(shape.halfWidth, scale), lengthIn(shape.halfHeight, scale)];
    const centre = positionIn(shape.x, shape.y, scale);
    const axis = axisOf(shape.ux, shape.uy);
    const corners = cornersOf(scale.field, centre, axis, halfWidth - radius, halfHeight - radius);
    const inner: Area = { form: "area", rings: [corners] };
    return {
      dimension: 2,
      sideOf: (p) => (sideOfArea(inner, p) <= 0 ? -1 : sideOfEdges(edgesOfArea(inner), radius, p)),
    };
  }
  const primitives = primitivesOf(shape, scale);
  const [primitive] = primitives;
  if (primitive === undefined) throw new Error("a shape is made of something");
  return shape.kind === kindNumbers.polyline ? locatedChain(primitives) : locatedPrimitive(primitive);
}

/** The side of the points at most `radius` away from some edges, outside what the edges enclose. */
function sideOfEdges(edges: readonly Edge[], radius: bigint, p: FieldVector): Side {
  const square = p.x.field.whole(radius ** 2n);
  return edges.reduce((least: Side, edge) => {
    const side = compareDistance(edge, p, square);
    return side < least ? side : least;
  }, 1);
}

function isPoint([a, b]: Edge): boolean {
  return a.x.compare(b.x) === 0 && a.y.compare(b.y) === 0;
}

function locatedChain(primitives: readonly Primitive[]): Located {
  const edges = primitives.flatMap((primitive) => (primitive.form === "area" ? edgesOfArea(primitive) : []));
  return {
    dimension: edges.every(isPoint) ? 0 : 1,
    sideOf: (p) => (edges.some((edge) => isOnEdge(edge, p)) ? -1 : 1),
  };
}

function locatedPrimitive(primitive: Primitive): Located {
  switch (primitive.form) {
    case "disc": {
      const { centre, radius } = primitive;
      if (radius === 0n) return locatedChain([{ form: "area", rings: [[centre]] }]);
      return { dimension: 2, sideOf: (p) => sideOfEdges([[centre, centre]], radius, p) };
    }
    case "oval":
      return { dimension: 2, sideOf: (p) => ovalForm(primitive, p).sign() };
    case "half":
      return { dimension: 2, sideOf: (p) => beyondHalf(primitive, p).sign() };
    case "ring":
      return primitive.inner === primitive.outer
        ? { dimension: 1, sideOf: (p) => (ringHolds(primitive, p) ? -1 : 1) }
        : { dimension: 2, sideOf: (p) => sideOfRing(primitive, p) };
    case "area":
      return areCollinear(primitive.rings.flat())
        ? locatedChain([primitive])
        : { dimension: 2, sideOf: (p) => sideOfArea(primitive, p) };
  }
}

function sideOfRing(ring: Ring, p: FieldVector): Side {
  const v = minus(p, ring.centre);
  const square = dotOf(v, v);
  const { field } = square;
  const beyondOuter = square.compare(field.whole(ring.outer ** 2n));
  const beforeInner = ring.inner === 0n ? -1 : field.whole(ring.inner ** 2n).compare(square);
  const besides = sideOfSpan(ring.span, v);
  return [beforeInner, besides].reduce<Side>(
    (most, side) => (side > most ? (side as Side) : most),
    beyondOuter,
  );
}

function sideOfSpan(span: Span | undefined, v: FieldVector): Side {
  if (span === undefined) return -1;
  const beforeStart = -crossFrom(span.start, v).sign();
  const afterEnd = crossFrom(span.end, v).sign();
  const side = span.reflex ? Math.min(beforeStart, afterEnd) : Math.max(beforeStart, afterEnd);
  return side < 0 ? -1 : side > 0 ? 1 : 0;
}
