import { circle, closestPoints, distance, rect } from "osculate";

const wall = rect(0, 0, 4, 2); // centre, width, height
const ball = circle(5, 5, 2);

console.log(distance(ball, wall)); // 3
console.log(closestPoints(ball, wall).b); // { x: 2, y: 1 }
