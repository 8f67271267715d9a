import { Kind, type Mutable, type Shape } from "../shapes/kind.js";

/**
 * `moveTo` for the kinds of shape that nothing but the position of changes, to the finite coordinates in `place`, which
 * are not −0. False for other kinds, and nothing is done.
 *
 * Each kind has an assignment of its own: engines store a field quickest where they have met one layout of
 * object only.
 */
export function translate(shape: Shape, place: Float64Array): boolean {
  const x = place[0] as number;
  const y = place[1] as number;
  const moved: Mutable<Shape> = shape;
  switch (moved.kind) {
    case Kind.point:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.circle:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.ellipse:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.rect:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.roundedRect:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.sector:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.annularSector:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.arc:
      moved.x = x;
      moved.y = y;
      return true;
    case Kind.halfPlane:
      moved.x = x;
      moved.y = y;
      return true;
    default:
      return false;
  }
}
