import { isModerate, LARGEST_FILTERED_SIZE, type Verdict } from "../math/verdict.js";
import type { Capsule, Ray, RoundedRect } from "../shapes/kind.js";
import { createLocalBox, leaveFrame, setLocalLine } from "./local-box.js";
import { roundedBoxEnd } from "./rounded-box-filter.js";
import { placeEnd } from "./rounded-stay.js";
import type { Stays } from "./stay.js";

const box = /* @__PURE__ */ createLocalBox();

/** For a positive radius and ends that differ. The points are relative to the first end. 0: undecided. */
export function rayCapsuleFilter(ray: Ray, capsule: Capsule, stays: Stays): Verdict {
  const { ax, ay } = capsule;
  const ex = capsule.bx - ax;
  const ey = capsule.by - ay;
  const lengthSq = ex * ex + ey * ey;
  if (!isModerate(lengthSq) || !isModerate(ray.dx * ray.dx + ray.dy * ray.dy)) return 0;
  const half = Math.sqrt(lengthSq) / 2;
  box.halfWidth = half;
  box.halfHeight = 0;
  box.r = capsule.r;
  box.x = ax;
  box.y = ay;
  box.ux = ex;
  box.uy = ey;
  box.shift = half;
  return filterBox(ray, stays);
}

/** For a positive radius. 0: undecided. */
export function rayRoundedRectFilter(ray: Ray, rect: RoundedRect, stays: Stays): Verdict {
  const { ux, uy, r } = rect;
  if (!isModerate(ux * ux + uy * uy) || !isModerate(ray.dx * ray.dx + ray.dy * ray.dy)) return 0;
  box.halfWidth = rect.halfWidth - r;
  box.halfHeight = rect.halfHeight - r;
  box.r = r;
  box.x = rect.x;
  box.y = rect.y;
  box.ux = ux;
  box.uy = uy;
  box.shift = 0;
  return filterBox(ray, stays);
}

function filterBox(ray: Ray, stays: Stays): Verdict {
  stays.count = 0;
  setLocalLine(box, ray);
  const { mx, my, halfWidth, halfHeight, r } = box;
  stays.reach = Math.abs(mx) + Math.abs(my) + halfWidth + halfHeight + r;
  if (!(stays.reach < LARGEST_FILTERED_SIZE)) return 0;
  const { enter, exit } = stays.first;
  const entry = roundedBoxEnd(box, -1, enter);
  if (entry <= 0) return entry;
  if (roundedBoxEnd(box, 1, exit) <= 0) return 0;
  if (!placeEnd(enter, ray, stays) || !placeEnd(exit, ray, stays)) return 0;
  leaveFrame(enter, box);
  leaveFrame(exit, box);
  stays.first.isPoint = false;
  stays.count = 1;
  return 1;
}
