import { findLowestPoints } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { withinDoubles } from "../math/clamp.js";
import type { Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { type HalfPlane, Kind, type Shape } from "../shapes/kind.js";
import { FIRST_LOOK, LAST_LOOK } from "./hit.js";
import { TOLERANCE } from "./tolerance.js";
import type { Touch } from "./touch.js";

/** Whether it is its lowest points that meet a half plane first, and they are somewhere. */
export function isBoundedShape(shape: Shape): boolean {
  return shape.kind !== Kind.halfPlane && shape.kind !== Kind.compound;
}

/** What is lower than this overlaps for certain, in units of the size about the half plane's position and the way together. */
const ERROR = 2 ** -47;

const lowest = /* @__PURE__ */ createLowestPoints();

/**
 * The first touch of a half plane and a bounded shape that moves by `way` seen from it: 1 with the touch, −1 if there is
 * none; 0 if neither is certain. The touch is that of the half plane as the first; its point is where it would be if the
 * half plane stood still.
 */
export function sweepOnHalfPlane(
  out: Touch,
  halfPlane: HalfPlane,
  shape: Shape,
  way: Readonly<Vec2>,
): Verdict {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const wayX = way.x * scale;
  const wayY = way.y * scale;
  const size = lowest.size + Math.abs(wayX) + Math.abs(wayY);
  if (!(size < Number.POSITIVE_INFINITY)) return 0;
  const tolerance = TOLERANCE * size;
  const speed = -(normalX * wayX + normalY * wayY);
  out.t = 0;
  if (level > tolerance) {
    out.t = (level - tolerance / 2) / speed;
    if (!(speed > 0 && out.t <= 1)) return -1;
  } else if (level >= -tolerance && speed <= tolerance) return -1;
  let ahead = FIRST_LOOK;
  while (!(level - (out.t + ahead) * speed < -ERROR * size)) {
    ahead *= 4;
    if (ahead > LAST_LOOK) return 0;
  }
  const { t } = out;
  const lift = (level - t * speed) / 2;
  out.x = withinDoubles(halfPlane.x + (lowest.startX + t * wayX - lift * normalX) / scale);
  out.y = withinDoubles(halfPlane.y + (lowest.startY + t * wayY - lift * normalY) / scale);
  out.normalX = normalX;
  out.normalY = normalY;
  return 1;
}
