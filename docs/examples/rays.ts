import { circle, ray, raycast, raycastAll } from "osculate";
import { reflect } from "osculate/vec2";

const target = circle(10, 0, 3);
const shot = ray(0, 0, 2, 0); // x, y, dx, dy: t counts in steps of (2, 0)

const hit = raycast(shot, target);
console.log(hit?.t, hit?.point, hit?.normal); // 3.5 { x: 7, y: 0 } { x: -1, y: 0 }

const ends = raycastAll(shot, target).map(({ kind, t }) => `${kind} at ${t}`);
console.log(ends.join(", ")); // enter at 3.5, exit at 6.5

// A ray that goes on from there begins on the circle, or in it by a rounding error: minT is where it begins to count.
const glancing = raycast(ray(0, 1, 2, 0), target);
if (glancing) {
  const { x, y } = reflect({ x: 2, y: 0 }, glancing.normal);
  const onward = ray(glancing.point.x, glancing.point.y, x, y, Number.POSITIVE_INFINITY, 1e-9);
  console.log(raycast(onward, target)); // null
}
