/**
 * The kinds of shape, as small integers: the index of a shape's row and column in every query's table.
 *
 * The order is the canonical order of a pair: tables hold only pairs whose first kind is not greater.
 *
 * @example
 * circle(0, 0, 1).kind === Kind.circle; // true
 */
export const Kind = {
  point: 0,
  circle: 1,
  ellipse: 2,
  rect: 3,
  sector: 4,
  segment: 5,
  capsule: 6,
  roundedRect: 7,
  polygon: 8,
  halfPlane: 9,
  annularSector: 10,
  arc: 11,
  polyline: 12,
  compound: 13,
} as const;

export type Kind = (typeof Kind)[keyof typeof Kind];

/** The set {(x, y)}. */
export interface Point {
  readonly kind: typeof Kind.point;
  readonly x: number;
  readonly y: number;
}

/** The disc of radius `r` about (x, y). */
export interface Circle {
  readonly kind: typeof Kind.circle;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The image of the unit disc under (a, b) ↦ (x, y) + a·rx·û + b·ry·û⊥, with û the unit vector along (ux, uy).
 */
export interface Ellipse {
  readonly kind: typeof Kind.ellipse;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly ux: number;
  readonly uy: number;
}

/** The points within `halfWidth` of (x, y) along û = (ux, uy)/|(ux, uy)| and within `halfHeight` along û⊥. */
export interface Rect {
  readonly kind: typeof Kind.rect;
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly ux: number;
  readonly uy: number;
}

/**
 * The opening of a sector; its directions alone do not distinguish 0 from a whole turn.
 *
 * @example
 * sector(0, 0, 1, degrees(0), degrees(360)).opening === Opening.whole; // true
 */
export const Opening = { lessThanHalf: 0, halfOrMore: 1, whole: 2 } as const;

export type Opening = (typeof Opening)[keyof typeof Opening];

/** The directions between which a sector, an annular sector or an arc lies, going from `start` towards +y. */
export interface Directions {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** The turn that the pose adds to the directions the shape was made with. */
  readonly ux: number;
  readonly uy: number;
  readonly localStartX: number;
  readonly localStartY: number;
  readonly localEndX: number;
  readonly localEndY: number;
}

/** The points of the disc of radius `r` about the apex (x, y) between two directions. */
export interface Sector extends Directions {
  readonly kind: typeof Kind.sector;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The pose of a shape given by points: the origin of the given coordinates, and the rotation about it. */
interface PosedPoints {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** Two points as they were given (local), and as the pose transforms them. */
interface PosedEnds extends PosedPoints {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly localAx: number;
  readonly localAy: number;
  readonly localBx: number;
  readonly localBy: number;
}

/** The points from (ax, ay) to (bx, by). */
export interface Segment extends PosedEnds {
  readonly kind: typeof Kind.segment;
}

/** The points at most `r` away from the segment from (ax, ay) to (bx, by). */
export interface Capsule extends PosedEnds {
  readonly kind: typeof Kind.capsule;
  readonly r: number;
}

/** The points at most `r` away from the rectangle of half sizes `halfWidth − r` and `halfHeight − r`. */
export interface RoundedRect {
  readonly kind: typeof Kind.roundedRect;
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly r: number;
  readonly ux: number;
  readonly uy: number;
}

/**
 * The bounding box of some points, and a point on each of its sides: (minX, yAtMinX) and so on; of several points the
 * last one, going from +x towards +y. Exact, in world coordinates; most queries look at it first.
 */
export interface Extremes {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly yAtMinX: number;
  readonly xAtMinY: number;
  readonly yAtMaxX: number;
  readonly xAtMaxY: number;
}

/**
 * The edges of one or more closed chains of vertices (rings), and the region they enclose by the even-odd rule.
 *
 * `vertices` and `localVertices` hold x and y alternately, ring after ring; `ringEnds` says how many vertices
 * end with each ring, the outer ring being the first.
 */
export interface Polygon extends PosedPoints, Extremes {
  readonly kind: typeof Kind.polygon;
  readonly vertices: readonly number[];
  readonly localVertices: readonly number[];
  readonly ringEnds: readonly number[];
  /** Whether it is one ring with area that winds around once and never turns both ways. Exact. */
  readonly convex: boolean;
  /** The sign of the outer ring's area: 1 if it goes from +x towards +y, 0 if there is none. Exact. */
  readonly orientation: -1 | 0 | 1;
}

/** The points p with n · (p − (x, y)) ≤ 0, n = (nx, ny) being the outward normal, of any length. */
export interface HalfPlane {
  readonly kind: typeof Kind.halfPlane;
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly ux: number;
  readonly uy: number;
  readonly localNx: number;
  readonly localNy: number;
}

/** The points between two directions from the apex (x, y) whose distance from it lies between two radii. */
export interface AnnularSector extends Directions {
  readonly kind: typeof Kind.annularSector;
  readonly x: number;
  readonly y: number;
  readonly innerR: number;
  readonly outerR: number;
}

/** The points between two directions from the centre (x, y) at the distance `r` from it. */
export interface Arc extends Directions {
  readonly kind: typeof Kind.arc;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The segments between neighbouring points; `points` and `localPoints` hold x and y alternately. */
export interface Polyline extends PosedPoints {
  readonly kind: typeof Kind.polyline;
  readonly points: readonly number[];
  readonly localPoints: readonly number[];
}

/** The union of its parts, which are its own copies and move with it. */
export interface Compound extends PosedPoints {
  readonly kind: typeof Kind.compound;
  readonly parts: readonly SimpleShape[];
  readonly localParts: readonly SimpleShape[];
}

/** The points (x + t·dx, y + t·dy) with minT ≤ t ≤ maxT. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly minT: number;
  readonly maxT: number;
}

/** All kinds but the compound, in canonical order. */
export type SimpleShapesInOrder = [
  Point,
  Circle,
  Ellipse,
  Rect,
  Sector,
  Segment,
  Capsule,
  RoundedRect,
  Polygon,
  HalfPlane,
  AnnularSector,
  Arc,
  Polyline,
];

/** All kinds in canonical order; tables are triangles over this list. */
export type ShapesInOrder = [...SimpleShapesInOrder, Compound];

/** A shape that may be part of a compound. */
export type SimpleShape = SimpleShapesInOrder[number];

/** A shape of any kind. It is plain data, to be read only; `moveTo` and similar functions move it. */
export type Shape = ShapesInOrder[number];

declare const posedByWorld: unique symbol;

/**
 * The shape of a body of a `World`, which alone may change its pose. The name of the mark is part of the compiler's
 * message if it is passed to `moveTo` and the like.
 */
export type BodyShape = Shape & {
  readonly [posedByWorld]: "the shape of a body: call world.moveTo(id, x, y), world.rotateTo or world.setPose instead";
};

/** A type that excludes the shapes of bodies. */
export interface NoBody {
  readonly [posedByWorld]?: never;
}

/** A shape as the functions that create and move it see it: with writable fields. */
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };
