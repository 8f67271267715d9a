import type { Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { loadBounds, loadDifference, MARGIN, RoundedPair } from "./rounded-pair.js";
import type { RoundedPolygonShape } from "./rounded-polygon.js";
import { touchNearestCorner, touchSide } from "./rounded-touch.js";
import { LARGEST_SIZE, LEAST_SIZE, TOLERANCE } from "./tolerance.js";
import type { Touch } from "./touch.js";

const pair = /* @__PURE__ */ new RoundedPair();

/**
 * The first touch of two convex polygons grown by radii, the second of which moves by `way`: 1 with the touch, −1 if there
 * is none; 0 if neither is certain here, as for shapes that touch to begin with.
 *
 * The set of all b − a is such a polygon, too, and moves by the way; they touch where it comes upon the origin. Each side
 * that parts the two, moved outward by the radius, is reached at some time, and the last of them is where the origin comes
 * in: if it is not beside that side then, it is before the disc about the corner at its end.
 *
 * Source: G. van den Bergen, "Ray casting against general convex objects with application to continuous collision
 * detection", 2004, for the difference seen as the target of a ray.
 */
export function sweepRoundedPolygons(
  out: Touch,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
  way: Readonly<Vec2>,
): Verdict {
  loadBounds(pair, first, second, way);
  if (!(pair.size > LEAST_SIZE && pair.size < LARGEST_SIZE)) return 0;
  if (boxesStayApart()) return -1;
  loadDifference(pair, first, second);
  if (!passSides(out)) return -1;
  return pair.side < 0 ? touchNearestCorner(out, pair) : touchSide(out, pair);
}

/** Whether the box around the difference does not come upon the origin. */
function boxesStayApart(): boolean {
  const { turnedFirst, second, way, size } = pair;
  const reach = turnedFirst.radius + second.radius + TOLERANCE * size;
  return (
    turnedFirst.minX + second.minX + Math.min(way.x, 0) > reach ||
    turnedFirst.minY + second.minY + Math.min(way.y, 0) > reach ||
    turnedFirst.maxX + second.maxX + Math.max(way.x, 0) < -reach ||
    turnedFirst.maxY + second.maxY + Math.max(way.y, 0) < -reach
  );
}

/** Sets the last side that parts the shapes, and t to when it is reached; false if one parts them all the way. */
function passSides(out: Touch): boolean {
  const { difference, way, size } = pair;
  const { x, y, sideX, sideY, count, radius } = difference;
  const wayX = way.x;
  const wayY = way.y;
  const touching = radius + TOLERANCE * size;
  const reach = radius + MARGIN * size;
  let last = -1;
  let t = 0;
  for (let i = 0; i < count; i += 1) {
    const dx = sideX[i] as number;
    const dy = sideY[i] as number;
    // All of these times the length of the side.
    const height = dx * (y[i] as number) - dy * (x[i] as number);
    if (!(height > 0)) continue;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (height <= touching * length) continue;
    const left = height - reach * length;
    const speed = dy * wayX - dx * wayY;
    if (left > speed) return false;
    if (left > t * speed) {
      t = left / speed;
      last = i;
    }
  }
  pair.side = last;
  out.t = t;
  return true;
}
