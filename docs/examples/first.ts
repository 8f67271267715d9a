import { circle, degrees, ellipse, overlaps, sector } from "osculate";

const hero = ellipse(0, 0, 40, 24, 0.3); // x, y, rx, ry, angle
const view = sector(120, 40, 200, degrees(135), degrees(225)); // x, y, r, startAngle, endAngle

console.log(overlaps(hero, view)); // true
console.log(overlaps(hero, circle(0, 60, 30))); // false
