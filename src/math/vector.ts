/** A point or vector of the plane. */
export interface Vec2 {
  x: number;
  y: number;
}

/**
 * A scratch vector. A separate class, since V8 stores the coordinates of all `{ x, y }` of a program alike: if any of
 * them holds strings or big integers, those of doubles allocate with every number that is assigned.
 */
export class ScratchVector implements Vec2 {
  x = 0.5;
  y = 0.5;
}

/** A direction of any length but zero; it stands for the exact unit vector along it. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Radians from +x towards +y, or a direction. */
export type Angle = number | Direction;
