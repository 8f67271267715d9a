import { circle, ellipse, intersectionOverUnion, intersections, overlapArea, rect } from "osculate";

const a = circle(0, 0, 5);
const b = circle(6, 0, 5);

console.log(intersections(a, b).points); // [ { x: 3, y: -4 }, { x: 3, y: 4 } ]
console.log(overlapArea(a, b).toFixed(3)); // 22.365

const box = rect(0, 0, 4, 2);
console.log(intersections(box, rect(0, 2, 4, 2)).stretches.length); // 1
console.log(intersectionOverUnion(box, ellipse(0, 0, 2, 1)).toFixed(3)); // 0.785
