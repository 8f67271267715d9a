import { isOpeningZero } from "../convex/convexity.js";
import { sincos } from "../math/sincos.js";
import { setUnitVector } from "../math/unit-vector.js";
import { wrongType } from "../math/validation.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { openingAngle } from "../query/area-directions.js";
import { type Directions, Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { meanOf } from "./boundary-integrals.js";
import { polygonCentroid } from "./centroid-polygon.js";
import { haveCommonStretch, meanOfPieces, piecesOfPolyline } from "./chain.js";
import { boundaryOfUnion } from "./set-boundary.js";

/** A shape that has bounds and is no compound. */
export type BoundedShape = Exclude<SimpleShape, { kind: typeof Kind.halfPlane }>;

/** The centre of mass of a shape that is no compound. */
export function simpleCentroid(shape: BoundedShape): Vec2 {
  switch (shape?.kind) {
    case Kind.point:
    case Kind.circle:
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
      return { x: shape.x, y: shape.y };
    case Kind.segment:
    case Kind.capsule:
      return { x: middle(shape.ax, shape.bx), y: middle(shape.ay, shape.by) };
    case Kind.sector:
      return centroidOfRingPart(shape, 0, shape.r);
    case Kind.annularSector:
      return centroidOfRingPart(shape, shape.innerR, shape.outerR);
    case Kind.arc:
      return centroidOfRingPart(shape, shape.r, shape.r);
    case Kind.polygon: {
      const centroid = shape.orientation === 0 ? null : polygonCentroid(shape);
      return centroid ?? meanOf(boundaryOfUnion([shape])) ?? firstPoint(shape.vertices);
    }
    case Kind.polyline: {
      const pieces = piecesOfPolyline(shape);
      const mean = haveCommonStretch(pieces) ? meanOf(boundaryOfUnion([shape])) : meanOfPieces(pieces);
      return mean ?? firstPoint(shape.points);
    }
    default:
      throw wrongType(shape satisfies never, "centroid: shape", "a shape");
  }
}

function firstPoint(points: readonly number[]): Vec2 {
  return { x: points[0] ?? 0, y: points[1] ?? 0 };
}

/** Halved first only where the sum would overflow. */
function middle(a: number, b: number): number {
  const sum = a + b;
  return Number.isFinite(sum) ? sum / 2 : a / 2 + b / 2;
}

interface Apex extends Directions {
  readonly x: number;
  readonly y: number;
}

const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Between two radii and two directions: along the mean of the directions by the mean of the radii. */
function centroidOfRingPart(shape: Apex, innerR: number, outerR: number): Vec2 {
  const { x, y, opening } = shape;
  if (opening === Opening.whole || outerR === 0) return { x, y };
  if (isOpeningZero(shape)) {
    setUnitVector(way, shape.startX, shape.startY);
    const mean = outerR / 2 + innerR / 2;
    return { x: x + mean * way.x, y: y + mean * way.y };
  }
  setMeanDirection(shape, way);
  const mean = meanRadius(innerR, outerR);
  return { x: x + mean * way.x, y: y + mean * way.y };
}

/** ⅔ (R³ − r³)/(R² − r²) = ⅔ (R + r²/(R + r)), which is r for an arc, R = r. */
function meanRadius(innerR: number, outerR: number): number {
  if (innerR === outerR) return outerR;
  return outerR / 1.5 + innerR / 1.5 / (1 + outerR / innerR);
}

const start: Vec2 = /* @__PURE__ */ new ScratchVector();
const end: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The mean of all unit vectors between two directions at an angle θ: (Δsin, −Δcos)/θ. Where the directions are less than
 * a quarter apart these differences would cancel, and it is half their sum times tan(θ/2)/(θ/2).
 */
function setMeanDirection(directions: Directions, out: Vec2): void {
  setUnitVector(start, directions.startX, directions.startY);
  setUnitVector(end, directions.endX, directions.endY);
  const angle = openingAngle(directions);
  if (angle < Math.PI / 2) {
    const half = angle / 2;
    const { x: cosine, y: sine } = sincos(half);
    const factor = half === 0 ? 0.5 : sine / half / cosine / 2;
    out.x = (start.x + end.x) * factor;
    out.y = (start.y + end.y) * factor;
  } else {
    out.x = (end.y - start.y) / angle;
    out.y = (start.x - end.x) / angle;
  }
}
