import { contact, ellipse, moveBy, overlaps, rect } from "osculate";

const wall = rect(0, 0, 10, 2);
const hero = ellipse(0, 1.5, 2, 1);

const push = contact(wall, hero); // null if they do not overlap
console.log(push?.normal, push?.depth); // { x: 0, y: 1 } 0.5

// A bit more than the depth, since the new place is rounded: so they are apart.
const more = 1e-9;
if (push && push.depth > 0) {
  moveBy(hero, push.normal.x * (push.depth + more), push.normal.y * (push.depth + more));
}
console.log(overlaps(wall, hero)); // false
