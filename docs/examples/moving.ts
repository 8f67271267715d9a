import { containsPoint, degrees, moveTo, rect, rotateTo, setPose } from "osculate";

const door = rect(0, 0, 4, 1);
console.log(containsPoint(door, 0, 2)); // false

rotateTo(door, degrees(90));
console.log(containsPoint(door, 0, 2)); // true

moveTo(door, 10, 0);
console.log(containsPoint(door, 0, 2)); // false

setPose(door, 0, 3, 0); // positions and angles are absolute
console.log(containsPoint(door, 2, 3.5)); // true
