/**
 * The kinds of shape, as small integers: the index of a shape's row and column in every query's table.
 *
 * The order is the canonical order of a pair: tables hold only pairs whose first kind is not greater.
 */
export const Kind = { point: 0, circle: 1, ellipse: 2, rect: 3, sector: 4 } as const;

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

/** How far a sector opens; its directions alone cannot tell 0 from a whole turn. */
export const Opening = { lessThanHalf: 0, halfOrMore: 1, whole: 2 } as const;

export type Opening = (typeof Opening)[keyof typeof Opening];

/**
 * The points of the disc of radius `r` about the apex (x, y) that lie between the directions
 * `start` and `end`, going from `start` towards +y. The exact set is in docs/semantics.md.
 */
export interface Sector {
  readonly kind: typeof Kind.sector;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** The turn that the pose adds to the directions the sector was made with. */
  readonly ux: number;
  readonly uy: number;
  readonly localStartX: number;
  readonly localStartY: number;
  readonly localEndX: number;
  readonly localEndY: number;
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

/** The five solid kinds in canonical order; tables are triangles over this list. */
export type ShapesInOrder = [Point, Circle, Ellipse, Rect, Sector];

export type Shape = ShapesInOrder[number];
