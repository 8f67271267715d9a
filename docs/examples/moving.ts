import { angleOf, containsPoint, degrees, moveBy, moveTo, polygon, rect, rotateTo, setPose } from "osculate";

const door = rect(0, 0, 4, 1);
console.log(containsPoint(door, 0, 2)); // false

rotateTo(door, degrees(90));
console.log(containsPoint(door, 0, 2)); // true

moveTo(door, 10, 0);
console.log(containsPoint(door, 0, 2)); // false

setPose(door, 0, 3, 0); // positions and angles are absolute
console.log(containsPoint(door, 2, 3.5)); // true
console.log(moveBy(door, 5, 0).x, angleOf(door)); // 5 0

// What is given by points has its position where these have their origin, and turns about that. (0, 0) here:
const corners = [
  { x: 10, y: 10 },
  { x: 16, y: 10 },
  { x: 10, y: 13 },
];
console.log(polygon(corners).x, polygon(corners).y); // 0 0

// With this option it is the centroid, and the polygon turns in its place.
const ship = polygon(corners, { origin: "centroid" });
console.log(ship.x, ship.y, containsPoint(ship, 15, 10.25)); // 12 11 true
console.log(containsPoint(rotateTo(ship, degrees(180)), 15, 10.25)); // false
