import { capsule, circle, ray, rect, World } from "osculate";

const world = new World<string>();
world.add(rect(10, 0, 0.5, 20), { data: "wall", isStatic: true });
const bullet = world.add(circle(0, 0, 0.25), { data: "bullet", continuous: true });
world.step();

// From one step to the next the bullet flies to the other side of the wall.
world.moveTo(bullet, 30, 0);
const passed = world.step().passed.map(({ a, b }) => `${world.dataOf(b)} passes ${world.dataOf(a)}`);
console.log(passed); // [ 'bullet passes wall' ]

// How far can the hero walk, and can a ball roll along the ray?
const step = world.sweep(capsule(0, -1, 0, 1, 0.5), { x: 19, y: 0 });
console.log(step?.t.toFixed(3), step?.normal); // 0.487 { x: 1, y: 0 }
console.log(world.circleCast(ray(0, 10.5, 1, 0), 1)?.t.toFixed(3)); // 8.884
console.log(world.raycast(ray(0, 10.5, 1, 0))); // null
