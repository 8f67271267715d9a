import { toFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import type { Contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import type { SimpleShape } from "../shapes/kind.js";
import { certainContact, deepContact, deepestPieces, shapesOfPieces } from "./certain-contact.js";
import { leastDepthOn } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { FIRST_LOOK, LAST_LOOK } from "./hit.js";
import { NEAR, type PlacedShapes } from "./placed-shapes.js";
import { place, placeableCopy } from "./placement.js";
import { nearestPlace } from "./touch.js";

/**
 * The factor between two looks. What is less than a placing error deep at one look is at most this many deep at the next,
 * so it has not passed unseen through a wall twice as thick as that.
 */
const NEXT_LOOK = 64;

/**
 * The touch at t = 0 of shapes that touch then and certainly overlap a moment later, by more than roundings, with the normal
 * of that contact. Null if they come apart first, or meet elsewhere: what they overlap after that is a later touch.
 */
export function touchSoon(shapes: PlacedShapes): FirstTouch | null {
  const { motion, nearness } = shapes.course;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead, NEAR);
    const found = certainContact(shapes, nearness);
    if (found !== null) {
      // They cannot be deeper than they have moved. A deeper contact leads out of what they fit in: then their pieces
      // decide.
      const deepest = 2 * (ahead * motion.wayLength + nearness);
      const { normal, points } = found.depth <= deepest ? found : (deepestPieces(shapes, nearness) ?? found);
      const point = ahead === FIRST_LOOK ? points[0] : placeAtStart(shapes, ahead, normal);
      return point === undefined ? null : atStart(normal, point);
    }
    if (distance(shapes.a, shapes.b) > nearness) return null;
  }
  return null;
}

/** Where the pieces touch at t = 0 whose contact at a later time is along a normal; undefined if they do not. */
function placeAtStart(shapes: PlacedShapes, ahead: number, { x, y }: Readonly<Vec2>): Vec2 | undefined {
  const { motion, nearness } = shapes.course;
  shapes.goTo(0, NEAR);
  motion.goTo(ahead);
  const others = shapes.second.flatMap(shapesOfPieces);
  let [one, other]: [SimpleShape | undefined, SimpleShape | undefined] = [undefined, undefined];
  let most = Number.NEGATIVE_INFINITY;
  for (const first of shapes.first.flatMap(shapesOfPieces)) {
    for (const second of others) {
      const later = placeableCopy(second);
      place(later, second, motion.second);
      const found = deepContact(first, later, nearness / 2);
      const alike = found === null ? Number.NEGATIVE_INFINITY : found.normal.x * x + found.normal.y * y;
      if (!(alike > most)) continue;
      most = alike;
      one = first;
      other = second;
    }
  }
  if (one === undefined || other === undefined) return nearestPlace(shapes.a, shapes.b);
  return distance(one, other) > nearness ? undefined : nearestPlace(one, other);
}

/** The touch at t = 0 of shapes that overlap by some depth: their contact of a moment later, or that of then. */
export function touchAtStart(shapes: PlacedShapes, { normal, depth, points }: Contact): FirstTouch {
  const { course } = shapes;
  const { originX, originY, power } = course.frame;
  shapes.goTo(FIRST_LOOK, NEAR + 4 * depth * power);
  const found = certainContact(shapes, leastDepthOn(course));
  const point = found?.points[0];
  if (found !== null && point !== undefined) return { ...atStart(found.normal, point), isCertain: true };
  const [{ x, y } = course.first] = points;
  return atStart(normal, { x: toFrame(x, originX, power), y: toFrame(y, originY, power) });
}

function atStart(normal: Vec2, point: Vec2): FirstTouch {
  return { t: 0, normal, point, isReached: true, across: null };
}
