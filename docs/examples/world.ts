import { circle, ellipse, ray, rect, sector, World } from "osculate";

const world = new World<string>();
const hero = world.add(ellipse(0, 0, 2, 1), { data: "hero" });
const wall = world.add(rect(10, 0, 2, 20), { data: "wall", isStatic: true });
world.add(circle(3, 4, 1), { data: "lamp", sensor: true });

world.moveTo(hero, 7.5, 0);
const met = world.step().begin.map(({ a, b }) => `${world.dataOf(a)} meets ${world.dataOf(b)}`);
console.log(met.join(", ")); // hero meets wall

const hit = world.raycast(ray(0, 8, 1, 0));
console.log(hit?.id === wall, hit?.point); // true { x: 9, y: 8 }

const seen = world.query(sector(0, 0, 6, { x: 1, y: 0 }, { x: 0, y: 1 }));
console.log(seen.map((id) => world.dataOf(id))); // [ 'hero', 'lamp' ]

// The hero's own body is in the way of what the hero asks: exclude it.
const ahead = world.raycast(ray(7.5, 0, 1, 0), { exclude: hero });
console.log(ahead && world.dataOf(ahead.id)); // wall
