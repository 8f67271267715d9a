import type { Shape, SimpleShape } from "../../src/shapes/kind.js";
import { edgesOfArea, turn } from "./area.js";
import { type RealOval, type RealSpan, realOval, realSpan, whole } from "./body.js";
import { spans } from "./core-distance.js";
import { reachAlong } from "./ellipse-normals.js";
import { axisOf, cross } from "./figure.js";
import { type Area, kindNumbers, lengthIn, positionIn, type Ring, type Scale } from "./primitive.js";
import { cornersOf, primitivesOf } from "./primitives-of.js";
import type { Real } from "./real.js";
import {
  add,
  dotReal,
  greaterReal,
  multiply,
  quarterTurned,
  type RealVector,
  realPoint,
  realVector,
  subtract,
  unit,
} from "./real-vector.js";

/** A disc whose boundary bounds a convex shape in a span of directions; radius 0 is a vertex. */
export interface RoundCorner {
  readonly centre: RealVector;
  readonly radius: Real;
  readonly span: RealSpan | undefined;
}

/** A bounded convex shape: an ellipse, or the convex hull of round corners with the normals of its straight sides. */
export interface Convex {
  readonly oval: RealOval | undefined;
  readonly corners: readonly RoundCorner[];
  /** Of any length; each stands for its opposite too. */
  readonly normals: readonly RealVector[];
}

/** The shape as a convex one, or `undefined` if it is not convex or not bounded. */
export function convexOf(shape: Shape, scale: Scale): Convex | undefined {
  switch (shape.kind) {
    case kindNumbers.compound: {
      const [only, second] = shape.parts;
      return only !== undefined && second === undefined ? convexOf(only, scale) : undefined;
    }
    case kindNumbers.halfPlane:
      return undefined;
    case kindNumbers.capsule: {
      const ends = [
        realVector(positionIn(shape.ax, shape.ay, scale)),
        realVector(positionIn(shape.bx, shape.by, scale)),
      ];
      return hull(ends, whole(lengthIn(shape.r, scale)));
    }
    case kindNumbers.roundedRect: {
      const radius = lengthIn(shape.r, scale);
      const [halfWidth, halfHeight] = [shape.halfWidth, shape.halfHeight].map((half) =>
        lengthIn(half, scale),
      );
      if (halfWidth === undefined || halfHeight === undefined) return undefined;
      const axis = axisOf(shape.ux, shape.uy);
      const centre = positionIn(shape.x, shape.y, scale);
      const corners = cornersOf(scale.field, centre, axis, halfWidth - radius, halfHeight - radius);
      return hull(corners.map(realPoint), whole(radius));
    }
    default:
      return convexPrimitive(shape, scale);
  }
}

function convexPrimitive(shape: SimpleShape, scale: Scale): Convex | undefined {
  const [primitive, second] = primitivesOf(shape, scale);
  if (primitive === undefined || second !== undefined) return undefined;
  switch (primitive.form) {
    case "disc":
      return hull([realPoint(primitive.centre)], whole(primitive.radius));
    case "oval":
      return { oval: realOval(primitive), corners: [], normals: [] };
    case "area":
      return isConvex(primitive)
        ? hull(
            primitive.rings.flatMap((ring) => ring.map(realPoint)),
            whole(0n),
          )
        : undefined;
    case "ring":
      return convexSector(primitive);
    case "half":
      return undefined;
  }
}

/** All points at most `radius` away from the convex hull of points given in order. */
function hull(points: readonly RealVector[], radius: Real): Convex {
  const normals = points.map((point, index) =>
    quarterTurned(subtract(points[(index + 1) % points.length] ?? point, point)),
  );
  return {
    oval: undefined,
    corners: points.map((centre) => ({ centre, radius, span: undefined })),
    normals: normals.filter(({ x, y }) => x.sign() !== 0 || y.sign() !== 0),
  };
}

/** One ring that has no vertices on both sides of an edge: what it encloses is then convex. */
function isConvex(area: Area): boolean {
  const [ring, second] = area.rings;
  if (ring === undefined || second !== undefined) return false;
  return edgesOfArea(area).every(([from, to]) => {
    const sides = ring.map((vertex) => turn(from, to, vertex));
    return !(sides.includes(1) && sides.includes(-1));
  });
}

function convexSector(ring: Ring): Convex | undefined {
  const span = realSpan(ring);
  if (ring.inner > 0n || ring.span === undefined || span === undefined) return undefined;
  if (ring.span.reflex && cross(ring.span.start, ring.span.end) !== 0n) return undefined;
  const apex = realPoint(ring.centre);
  const radius = whole(ring.outer);
  const ends = [span.start, span.end].map((side) => add(apex, multiply(unit(side), radius)));
  const sector = hull([apex, ...ends], whole(0n));
  return { ...sector, corners: [...sector.corners, { centre: apex, radius, span }] };
}

/** The greatest of n·p over the shape's points, n having length 1. */
export function supportOf({ oval, corners }: Convex, normal: RealVector): Real {
  const reaches = corners
    .filter(({ span }) => spans(span, normal))
    .map(({ centre, radius }) => dotReal(normal, centre).plus(radius));
  if (oval !== undefined) reaches.push(dotReal(normal, oval.centre).plus(reachAlong(oval, normal)));
  return reaches.reduce(greaterReal);
}
