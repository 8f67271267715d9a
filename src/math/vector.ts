/** A point or vector of the plane. */
export interface Vec2 {
  x: number;
  y: number;
}

/** A direction of any length but zero; it stands for the exact unit vector along it. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Radians from +x towards +y, or a direction. */
export type Angle = number | Direction;
