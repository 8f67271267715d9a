import type { SimpleShape } from "../../src/shapes/kind.js";
import { type Edge, edgesOfArea } from "./area.js";
import { axisOf, type Vector } from "./figure.js";
import {
  type Area,
  kindNumbers,
  lengthIn,
  type Primitive,
  positionIn,
  type Ring,
  type Scale,
} from "./primitive.js";
import { cornersOf, primitivesOf } from "./primitives-of.js";
import { Real } from "./real.js";
import { type RealVector, realPoint, realVector, subtract, unit, zero } from "./real-vector.js";
import { straightSides } from "./ring.js";

/** The points from a to b; equal ends are a point. */
export interface RealEdge {
  readonly form: "edge";
  readonly a: RealVector;
  readonly b: RealVector;
}

export interface RealSpan {
  readonly start: RealVector;
  readonly end: RealVector;
  readonly reflex: boolean;
}

/** The points of a circle in a span of directions; without one the whole circle. */
export interface RealArc {
  readonly form: "arc";
  readonly centre: RealVector;
  readonly radius: Real;
  readonly span: RealSpan | undefined;
}

/** An ellipse, `axis` having length 1. */
export interface RealOval {
  readonly form: "oval";
  readonly centre: RealVector;
  readonly rx: Real;
  readonly ry: Real;
  readonly axis: RealVector;
}

export type Core = RealEdge | RealArc | RealOval;

/**
 * A part of a shape's boundary (an ellipse whole), widened by `margin`: parts enough for the distance from whatever
 * the shape does not meet.
 */
export interface Body {
  readonly core: Core;
  readonly margin: Real;
}

export function whole(value: bigint): Real {
  return new Real(value, 0);
}

/** The bodies of a bounded shape, in the unit of the scale. */
export function bodiesOf(shape: SimpleShape, scale: Scale): Body[] {
  switch (shape.kind) {
    case kindNumbers.capsule: {
      const edge = edgeBetween(
        realVector(positionIn(shape.ax, shape.ay, scale)),
        realVector(positionIn(shape.bx, shape.by, scale)),
      );
      return [{ core: edge, margin: whole(lengthIn(shape.r, scale)) }];
    }
    case kindNumbers.roundedRect: {
      const radius = lengthIn(shape.r, scale);
      const corners = cornersOf(
        scale.field,
        positionIn(shape.x, shape.y, scale),
        axisOf(shape.ux, shape.uy),
        lengthIn(shape.halfWidth, scale) - radius,
        lengthIn(shape.halfHeight, scale) - radius,
      );
      return areaBodies({ form: "area", rings: [corners] }, whole(radius));
    }
    default:
      return primitivesOf(shape, scale).flatMap(primitiveBodies);
  }
}

function primitiveBodies(primitive: Primitive): Body[] {
  switch (primitive.form) {
    case "disc": {
      const centre = realPoint(primitive.centre);
      return [{ core: edgeBetween(centre, centre), margin: whole(primitive.radius) }];
    }
    case "oval":
      return [{ core: realOval(primitive), margin: zero }];
    case "area":
      return areaBodies(primitive, zero);
    case "ring":
      return ringBodies(primitive);
    case "half":
      throw new TypeError("a half plane has no bounded boundary");
  }
}

export function realOval(oval: { centre: Vector; rx: bigint; ry: bigint; axis: Vector }): RealOval {
  return {
    form: "oval",
    centre: realVector(oval.centre),
    rx: whole(oval.rx),
    ry: whole(oval.ry),
    axis: unit(realVector(oval.axis)),
  };
}

function edgeBetween(a: RealVector, b: RealVector): RealEdge {
  return { form: "edge", a, b };
}

function edgeOf([a, b]: Edge): RealEdge {
  return edgeBetween(realPoint(a), realPoint(b));
}

function areaBodies(area: Area, margin: Real): Body[] {
  return edgesOfArea(area).map((edge) => ({ core: edgeOf(edge), margin }));
}

export function realSpan(ring: Ring): RealSpan | undefined {
  const { span } = ring;
  return span && { start: realVector(span.start), end: realVector(span.end), reflex: span.reflex };
}

function ringBodies(ring: Ring): Body[] {
  const span = realSpan(ring);
  const centre = realPoint(ring.centre);
  const radii = ring.inner === ring.outer ? [ring.outer] : [ring.inner, ring.outer];
  const arcs = radii.map((radius): RealArc => ({ form: "arc", centre, radius: whole(radius), span }));
  return [...straightSides(ring).map(edgeOf), ...arcs].map((core) => ({ core, margin: zero }));
}

/** A disc that holds the body, in doubles. */
export interface Enclosure {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** `origin` is a point near by, so that the doubles are about as good as the shape is large. */
export function enclosureOf({ core, margin }: Body, origin: RealVector): Enclosure {
  const place = (p: RealVector) => {
    const offset = subtract(p, origin);
    return { x: offset.x.toNumber(), y: offset.y.toNumber() };
  };
  if (core.form !== "edge") {
    const reach = core.form === "arc" ? core.radius : core.rx.plus(core.ry);
    return { ...place(core.centre), radius: reach.plus(margin).toNumber() };
  }
  const [a, b] = [place(core.a), place(core.b)];
  const half = Math.hypot(b.x - a.x, b.y - a.y) / 2;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, radius: half + margin.toNumber() };
}
