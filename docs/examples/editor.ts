import {
  circle,
  closestPoints,
  containsPoint,
  ellipse,
  moveBy,
  overlaps,
  rect,
  rectFromPoints,
  relate,
  type Shape,
  selects,
} from "osculate";

const shapes: Shape[] = [rect(0, 0, 40, 20), ellipse(10, 5, 12, 6, 0.5), circle(60, 0, 8)]; // the last is on top

const picked = [...shapes].reverse().find((shape) => containsPoint(shape, 8, 4));
console.log(picked === shapes[1]); // true

// A marquee from corner to corner: what it touches, and what it holds as a whole.
const marquee = rectFromPoints([-30, -20], [30, 20]);
const isWithin = (shape: Shape) => /^contains|^equal/.test(relate(marquee, shape));
console.log(shapes.filter((shape) => overlaps(marquee, shape)).length, shapes.filter(isWithin).length); // 2 2

// A lasso, which may cross itself.
const lasso = [
  { x: 45, y: -20 },
  { x: 80, y: 0 },
  { x: 45, y: 20 },
];
console.log(shapes.filter((shape) => selects(lasso, shape)).length); // 1

// What is dragged near another snaps to its outline.
const dragged = circle(27, 0, 6);
const { a, b } = closestPoints(dragged, rect(0, 0, 40, 20));
if (Math.hypot(b.x - a.x, b.y - a.y) < 4) moveBy(dragged, b.x - a.x, b.y - a.y);
console.log(dragged.x); // 26
