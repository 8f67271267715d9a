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

/**
 * The set {(x, y)}.
 *
 * @example
 * const { x, y }: Point = moveBy(point(1, 2), 3, 3);
 * console.log(x, y); // 4 5
 */
export interface Point {
  readonly kind: typeof Kind.point;
  readonly x: number;
  readonly y: number;
}

/**
 * The disc of radius `r` about (x, y).
 *
 * @example
 * const { x, y, r }: Circle = moveTo(circle(0, 0, 3), 7, 8);
 * console.log(x, y, r); // 7 8 3
 */
export interface Circle {
  readonly kind: typeof Kind.circle;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The pose of a shape: its position, and the direction by which it is turned about it. Of a shape given by points or by other
 * shapes, the position is the origin of the given coordinates.
 */
export interface Posed {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/**
 * The image of the unit disc under (a, b) ↦ (x, y) + a·rx·û + b·ry·û⊥, with û the unit vector along (ux, uy).
 *
 * @example
 * const { rx, ry, ux, uy }: Ellipse = ellipse(0, 0, 4, 2, degrees(90));
 * console.log(rx, ry, ux, uy); // 4 2 0 1
 */
export interface Ellipse extends Posed {
  readonly kind: typeof Kind.ellipse;
  readonly rx: number;
  readonly ry: number;
}

/**
 * The points within `halfWidth` of (x, y) along û = (ux, uy)/|(ux, uy)| and within `halfHeight` along û⊥.
 *
 * @example
 * const box: Rect = rectFromCorner(0, 0, 20, 10);
 * console.log(box.x, box.y, 2 * box.halfWidth, 2 * box.halfHeight); // 10 5 20 10
 */
export interface Rect extends Posed {
  readonly kind: typeof Kind.rect;
  readonly halfWidth: number;
  readonly halfHeight: number;
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

/**
 * The points of the disc of radius `r` about the apex (x, y) between two directions.
 *
 * @example
 * const view: Sector = rotateTo(sector(0, 0, 10, degrees(-45), degrees(45)), degrees(90));
 * console.log(view.startX, view.startY); // 1 1
 */
export interface Sector extends Directions, Posed {
  readonly kind: typeof Kind.sector;
  readonly r: number;
}

/** Two points as they were given (local), and as the pose transforms them. */
/** Two points: the ends of a segment. */
export interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

interface PosedEnds extends Posed, Ends {
  readonly localAx: number;
  readonly localAy: number;
  readonly localBx: number;
  readonly localBy: number;
}

/**
 * The points from (ax, ay) to (bx, by).
 *
 * @example
 * const { ax, ay, bx, by }: Segment = moveTo(segment(0, 0, 4, 3), 10, 0);
 * console.log(ax, ay, bx, by); // 10 0 14 3
 */
export interface Segment extends PosedEnds {
  readonly kind: typeof Kind.segment;
}

/**
 * The points at most `r` away from the segment from (ax, ay) to (bx, by).
 *
 * @example
 * const { ax, ay, bx, by, r }: Capsule = moveTo(capsule(0, 0, 0, 20, 5), 100, 50);
 * console.log(ax, ay, bx, by, r); // 100 50 100 70 5
 */
export interface Capsule extends PosedEnds {
  readonly kind: typeof Kind.capsule;
  readonly r: number;
}

/**
 * The points at most `r` away from the rectangle of half sizes `halfWidth − r` and `halfHeight − r`.
 *
 * @example
 * const button: RoundedRect = roundedRect(50, 20, 100, 40, 8);
 * console.log(2 * button.halfWidth, button.r); // 100 8
 */
export interface RoundedRect extends Posed {
  readonly kind: typeof Kind.roundedRect;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly r: number;
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
 *
 * @example
 * const { vertices, convex }: Polygon = moveTo(polygon([[0, 0], [4, 0], [0, 3]]), 10, 0);
 * console.log(vertices.join(" "), convex); // 10 0 14 0 10 3 true
 */
export interface Polygon extends Posed, Extremes {
  readonly kind: typeof Kind.polygon;
  readonly vertices: readonly number[];
  readonly localVertices: readonly number[];
  readonly ringEnds: readonly number[];
  /** Whether it is one ring with area that winds around once and never turns both ways. Exact. */
  readonly convex: boolean;
  /** The sign of the outer ring's area: 1 if it goes from +x towards +y, 0 if there is none. Exact. */
  readonly orientation: -1 | 0 | 1;
}

/**
 * The points p with n · (p − (x, y)) ≤ 0, n = (nx, ny) being the outward normal, of any length.
 *
 * @example
 * const wall: HalfPlane = rotateTo(halfPlane(0, 0, 1, 0), degrees(90));
 * console.log(wall.nx, wall.ny); // 0 1
 */
export interface HalfPlane extends Posed {
  readonly kind: typeof Kind.halfPlane;
  readonly nx: number;
  readonly ny: number;
  readonly localNx: number;
  readonly localNy: number;
}

/**
 * The points between two directions from the apex (x, y) whose distance from it lies between two radii.
 *
 * @example
 * const ring: AnnularSector = annularSector(0, 0, 3, 5, 0, 2 * Math.PI);
 * ring.outerR - ring.innerR; // 2
 */
export interface AnnularSector extends Directions, Posed {
  readonly kind: typeof Kind.annularSector;
  readonly innerR: number;
  readonly outerR: number;
}

/**
 * The points between two directions from the centre (x, y) at the distance `r` from it.
 *
 * @example
 * const { startX, startY, r }: Arc = arc(0, 0, 5, degrees(90), degrees(180));
 * console.log(r * startX, r * startY); // 0 5
 */
export interface Arc extends Directions, Posed {
  readonly kind: typeof Kind.arc;
  readonly r: number;
}

/**
 * The segments between neighbouring points; `points` and `localPoints` hold x and y alternately.
 *
 * @example
 * const { points }: Polyline = moveTo(polyline([[0, 0], [4, 0], [4, 3]]), 10, 0);
 * points.join(" "); // 10 0 14 0 14 3
 */
export interface Polyline extends Posed {
  readonly kind: typeof Kind.polyline;
  readonly points: readonly number[];
  readonly localPoints: readonly number[];
}

/**
 * The union of its parts, which are its own copies and move with it.
 *
 * @example
 * const dumbbell: Compound = compound([circle(0, 0, 1), circle(4, 0, 1)]);
 * moveTo(dumbbell, 10, 0).parts.map(({ x }) => x); // [ 10, 14 ]
 */
export interface Compound extends Posed {
  readonly kind: typeof Kind.compound;
  readonly parts: readonly SimpleShape[];
  readonly localParts: readonly SimpleShape[];
}

/**
 * The points (x + t·dx, y + t·dy) with minT ≤ t ≤ maxT.
 *
 * @example
 * const aim: Ray = ray(2, 0, 3, 4, 10);
 * console.log(aim.x + aim.maxT * aim.dx, aim.y + aim.maxT * aim.dy); // 32 40
 */
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

/**
 * A shape that may be part of a compound.
 *
 * @example
 * const parts: readonly SimpleShape[] = compound([point(0, 0), compound([circle(0, 0, 1)])]).parts;
 * parts.map(({ kind }) => kind === Kind.circle); // [ false, true ]
 */
export type SimpleShape = SimpleShapesInOrder[number];

/**
 * A shape of any kind. It is plain data, to be read only; `moveTo` and similar functions move it.
 *
 * @example
 * const widthOf = (shape: Shape) => (shape.kind === Kind.circle ? 2 * shape.r : bounds(shape).maxX - bounds(shape).minX);
 * console.log(widthOf(circle(0, 0, 3)), widthOf(rect(0, 0, 4, 2))); // 6 4
 */
export type Shape = ShapesInOrder[number];

declare const posedByWorld: unique symbol;

/**
 * The shape of a body of a `World`, which alone may change its pose. The name of the mark is part of the compiler's
 * message if it is passed to `moveTo` and the like; a copy to be moved is `const copy: Shape = structuredClone(shape)`.
 *
 * @example
 * const world = new World();
 * const shape: BodyShape = world.shapeOf(world.add(circle(0, 0, 1)));
 * world.moveTo(0, 7, 8);
 * console.log(shape.x, shape.y); // 7 8
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

type OneEach<Kinds extends readonly Shape[], Rest extends readonly unknown[], Result> = {
  readonly [I in keyof Kinds]: (shape: Kinds[I], ...rest: Rest) => Result;
};

/**
 * A function for each kind, in canonical order.
 *
 * For functions that read the numbers of any shape without allocating. If one function reads `shape.r` after a test of
 * `shape.kind`, V8 still counts the kinds without r, and keeps the number on the heap; and all `shape.x` of one function
 * share one feedback, which keeps them there if more than four kinds occur.
 */
export type ByKind<Rest extends readonly unknown[], Result = void> = OneEach<ShapesInOrder, Rest, Result>;

/** The function for the kind of a shape. */
export function ofKind<Rest extends readonly unknown[], Result>(
  table: readonly ((shape: never, ...rest: Rest) => Result)[],
  shape: Shape,
): (shape: Shape, ...rest: Rest) => Result {
  return ofNumber(table, shape.kind);
}

/** The same for a kind that has been read. */
export function ofNumber<Rest extends readonly unknown[], Result>(
  table: readonly ((shape: never, ...rest: Rest) => Result)[],
  kind: Kind,
): (shape: Shape, ...rest: Rest) => Result {
  return table[kind] as (shape: Shape, ...rest: Rest) => Result;
}
