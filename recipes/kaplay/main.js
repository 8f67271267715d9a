import kaplay from "kaplay";
import { capsule, degrees, ellipse, polygon, rect, sector, World } from "osculate";
import { osculateBody } from "./osculate-body.js";

const output = document.querySelector("output");
const canvas = document.querySelector("#game");
const k = kaplay({ canvas, width: 640, height: 420, background: "#fbfaf8", global: false, focus: true });
const world = new World();

const ramp = polygon([
  { x: 380, y: 400 },
  { x: 560, y: 320 },
  { x: 640, y: 400 },
]);
const walls = [
  rect(320, 410, 640, 20),
  rect(-10, 210, 20, 420),
  rect(650, 210, 20, 420),
  ellipse(200, 400, 70, 25),
  sector(330, 230, 65, degrees(20), degrees(160)),
  ramp,
];
for (const wall of walls) k.add([osculateBody(k, world, wall, { isStatic: true })]);
const hero = k.add([osculateBody(k, world, capsule(60, 330, 60, 360, 14))]);

const up = { x: 0, y: -1 };
let fall = 0;
let isStanding = false;
k.onUpdate(() => {
  const dt = Math.min(k.dt(), 0.05);
  const finger = k.isMouseDown() ? k.mousePos() : undefined;
  const walk = finger
    ? Math.sign(finger.x - 320)
    : Number(k.isKeyDown("right")) - Number(k.isKeyDown("left"));
  const jumps = k.isKeyDown("up") || k.isKeyDown("space") || (finger && finger.y < 210);
  fall += 1200 * dt;
  if (jumps && isStanding) fall = -520;
  const motion = { x: walk * 180 * dt, y: fall * dt };
  const { floor, ceiling } = hero.slide(motion, { up, snapToFloor: fall > 0 ? 4 : 0 });
  isStanding = floor !== null;
  if (floor || ceiling) fall = 0;
  const { x, y } = world.shapeOf(hero.bodyId);
  output.textContent = `${isStanding ? "on the floor" : "in the air"}, moved by ${Math.round(x)}, ${Math.round(y)}`;
});
