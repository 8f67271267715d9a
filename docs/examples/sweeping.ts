import { circle, rect, sweep } from "osculate";

const wall = rect(0, 0, 0.1, 4);
const bullet = circle(-10, 0, 0.5);

// In one frame the bullet flies from one side of the wall to the other.
const hit = sweep(wall, { x: 0, y: 0 }, bullet, { x: 20, y: 0 });

console.log(hit?.t.toFixed(4), hit?.normal); // 0.4725 { x: -1, y: 0 }
