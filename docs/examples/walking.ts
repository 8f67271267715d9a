import { capsule, rectFromCorner, World } from "osculate";

const world = new World();
for (let i = 0; i < 10; i += 1) world.add(rectFromCorner(16 * i, 100, 16, 16), { isStatic: true });
world.add(rectFromCorner(112, 40, 16, 60), { isStatic: true }); // a wall
const up = { x: 0, y: -1 };
world.add(rectFromCorner(32, 70, 32, 4), { isStatic: true, oneWay: up }); // a platform

const hero = world.add(capsule(8, 92, 8, 70, 6));

// Every frame: what is wished for, and what came of it. Nothing is stuck at the seams, and nothing is in anything.
let fall = 0;
for (let frame = 0; frame < 60; frame += 1) {
  fall += 0.5;
  const { floor, ceiling } = world.moveAndSlide(
    hero,
    { x: 2, y: fall },
    { up, stepHeight: 6, snapToFloor: 4 },
  );
  if (floor || ceiling) fall = 0;
}
// By so much it has come to the right: to the wall.
console.log(world.shapeOf(hero).x.toFixed(3)); // 98.000

// The way from there, as an answer only: a shape that is no body stays where it is.
const ghost = capsule(106, 92, 106, 70, 6);
const { hits, wall } = world.moveAndSlide(ghost, { x: 9, y: 5 }, { up, exclude: hero });
console.log(hits.length, wall?.normal); // 2 { x: 1, y: 0 }
