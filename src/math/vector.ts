/**
 * A point or vector of the plane.
 *
 * @example
 * const velocity: Vec2 = { x: 3, y: 4 };
 * length(velocity); // 5
 */
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

/**
 * A direction of any length but zero; it stands for the exact unit vector along it.
 *
 * @example
 * const [from, to] = [{ x: 10, y: 20 }, { x: 13, y: 24 }];
 * const towards: Direction = { x: to.x - from.x, y: to.y - from.y };
 * bounds(rotateTo(segment(0, 0, 5, 0), towards)).maxX; // 3
 */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/**
 * Radians from +x towards +y, or a direction.
 *
 * @example
 * const angles: Angle[] = [Math.PI / 2, degrees(90), { x: 0, y: 3 }];
 * angles.map(toDegrees).join(" "); // 90 90 90
 */
export type Angle = number | Direction;
