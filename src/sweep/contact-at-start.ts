import type { Vec2 } from "../math/vector.js";
import type { Contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import { certainContact, deepestPieces, widened } from "./certain-contact.js";
import { leastDepthOn } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { FIRST_LOOK, LAST_LOOK } from "./hit.js";
import { NEAR, type PlacedShapes } from "./placed-shapes.js";
import { nearestPlace } from "./touch.js";

/**
 * The factor between two looks. What is less than a placing error deep at one look is at most this many deep at the next,
 * so it has not passed unseen through a wall twice as thick as that.
 */
const NEXT_LOOK = 64;

/**
 * The touch at t = 0 of shapes that touch then and certainly overlap a moment later, by more than `depth`, with the normal
 * of that contact.
 * Null if they come apart first: what they overlap after that is a later touch.
 */
export function touchSoon(shapes: PlacedShapes, tolerance: number, depth: number): FirstTouch | null {
  const { course } = shapes;
  const leastDepth = leastDepthOn(course) + depth;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead, NEAR);
    const found = certainContact(shapes, leastDepth);
    if (found !== null) {
      // They cannot be deeper than they have moved. A deeper contact leads out of what they fit in: then their pieces
      // decide.
      const deepest = 2 * (ahead * course.motion.wayLength + tolerance);
      const { normal, points } =
        found.depth <= deepest ? found : (deepestPieces(shapes, leastDepth) ?? widened(shapes, ahead, found));
      const point = ahead === FIRST_LOOK ? points[0] : undefined;
      return atStart(normal, point ?? placeOfStart(shapes));
    }
    if (distance(shapes.a, shapes.b) > tolerance) return null;
  }
  return null;
}

function placeOfStart(shapes: PlacedShapes): Vec2 {
  shapes.goTo(0, NEAR);
  return nearestPlace(shapes.a, shapes.b);
}

/**
 * The touch at t = 0 of shapes that overlap by some depth: their contact of a moment later, or a point between their closest
 * points.
 */
export function touchAtStart(shapes: PlacedShapes, { normal, depth }: Contact): FirstTouch {
  const { course } = shapes;
  shapes.goTo(FIRST_LOOK, NEAR + 4 * depth * course.frame.power);
  const near = certainContact(shapes, leastDepthOn(course));
  const found = near === null ? null : widened(shapes, FIRST_LOOK, near);
  const point = found?.points[0];
  if (found !== null && point !== undefined) return atStart(found.normal, point);
  return atStart(normal, placeOfStart(shapes));
}

function atStart(normal: Vec2, point: Vec2): FirstTouch {
  return { t: 0, normal, point, isReached: true, across: null };
}
