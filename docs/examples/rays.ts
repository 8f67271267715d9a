import { circle, ray, raycast, raycastAll } from "osculate";

const target = circle(10, 0, 3);
const shot = ray(0, 0, 2, 0); // x, y, dx, dy: t counts in steps of (2, 0)

const hit = raycast(shot, target);
console.log(hit?.t, hit?.point, hit?.normal); // 3.5 { x: 7, y: 0 } { x: -1, y: 0 }

const ends = raycastAll(shot, target).map(({ kind, t }) => `${kind} at ${t}`);
console.log(ends.join(", ")); // enter at 3.5, exit at 6.5
