import { circle, ellipse, relate } from "osculate";

// Turned by exactly the angle of the 3-4-5 triangle, the ellipse touches the circle in one point.
const turned = ellipse(0, 0, 2, 1, { x: 3, y: 4 });

console.log(relate(turned, circle(3, 4, 3))); // touching
console.log(relate(turned, circle(3, 4, 2.9999999999999996))); // apart
console.log(relate(turned, circle(3, 4, 3.0000000000000004))); // crossing
