import {
  circle,
  degrees,
  isPartVisible,
  isVisible,
  isWholeVisible,
  rect,
  sector,
  visibility,
  visibleArea,
} from "osculate";

const guard = sector(0, 0, 10, degrees(-45), degrees(45)); // x, y, r, startAngle, endAngle
const pillars = [circle(5, 0, 1), rect(6, 4, 2, 2)];

console.log(isVisible(guard, pillars, 4, 0)); // true
console.log(isVisible(guard, pillars, 8, 0)); // false

const hero = circle(8, -0.5, 1.5);
console.log(isPartVisible(guard, pillars, hero), isWholeVisible(guard, pillars, hero)); // true false

// The outline: arcs and edges of the rim (-1) and of the pillars (0, 1). traceVisibility of osculate/draw draws it.
const seen = visibility(guard, pillars);
console.log(seen.stretches.map(({ shape }) => shape).join(" ")); // -1 0 -1 1 1
console.log(visibleArea(seen).toFixed(3)); // 50.908
