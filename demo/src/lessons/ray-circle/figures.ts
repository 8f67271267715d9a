import type { Circle, Ray, Vec2 } from "osculate";

/** The figures of the lesson; t counts in lengths of the ray's direction. */
export interface RayCircleFigures {
  /** From the start of the ray to the centre of the circle. */
  readonly toCentre: Vec2;
  /** The t at which the line is closest to the centre. */
  readonly closestT: number;
  /** That point: the foot of the perpendicular from the centre. */
  readonly foot: Vec2;
  /** How far it is from the centre. */
  readonly height: number;
  /** r²(d·d) − (m×d)²: positive for two roots, 0 for a double root, negative for none. */
  readonly discriminant: number;
  /** Half the time inside, √discriminant / d·d; 0 where there is none. */
  readonly halfStay: number;
}

/**
 * Goes to the point of the line closest to the centre first, and from there half a chord back and forth.
 *
 * Rounded arithmetic, for drawing; hits, and their t, are the library's.
 */
export function rayCircleFigures(beam: Ray, target: Circle): RayCircleFigures {
  const { dx, dy } = beam;
  const toCentre = { x: target.x - beam.x, y: target.y - beam.y };
  const lengthSq = dx * dx + dy * dy;
  const closestT = (toCentre.x * dx + toCentre.y * dy) / lengthSq;
  const cross = toCentre.x * dy - toCentre.y * dx;
  const discriminant = target.r * target.r * lengthSq - cross * cross;
  return {
    toCentre,
    closestT,
    foot: { x: beam.x + closestT * dx, y: beam.y + closestT * dy },
    height: Math.abs(cross) / Math.sqrt(lengthSq),
    discriminant,
    halfStay: Math.sqrt(Math.max(0, discriminant)) / lengthSq,
  };
}
