import {
  annularSector,
  capsule,
  compound,
  degrees,
  overlaps,
  polygon,
  relate,
  roundedRect,
  setPose,
} from "osculate";

const room = polygon([
  [0, 0],
  [40, 0],
  [40, 30],
  [0, 30],
  [20, 15], // not convex
]);
const stairs = annularSector(31, 15, 3, 8, degrees(0), degrees(270)); // x, y, inner r, outer r, from, to
const player = compound([capsule(0, 0, 0, 4, 1), roundedRect(0, 2, 6, 1, 0.5)]);

console.log(relate(room, stairs)); // contains
console.log(overlaps(setPose(player, 8, 14, degrees(30)), room)); // false
console.log(overlaps(setPose(player, 31, 13, 0), stairs)); // true
