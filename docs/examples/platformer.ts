import { type BodyId, World } from "osculate";
import { fromTiled } from "osculate/tiled";
import level from "./level.json"; // saved by the editor Tiled; plain Node wants: with { type: "json" }

const up = { x: 0, y: -1 };
const world = new World<string>();
let hero: BodyId = -1;
for (const { shape, object, tile } of fromTiled(level)) {
  const type = tile?.definition?.type ?? object?.type ?? "ground"; // its class in Tiled
  const sensor = type === "coin" || type === "goal"; // blocks nothing, and `step` tells of it
  const oneWay = type === "platform" ? up : undefined; // to be jumped through
  const id = world.add(shape, { data: type, isStatic: type !== "hero", sensor, oneWay });
  if (type === "hero") hero = id;
}

let fall = 0;
let stands = false;
let coins = 0;
let isWon = false;

// A frame. To drop through a platform: `accept: (id) => world.dataOf(id) !== "platform"` in one of them.
function frame(run: number, jump: boolean): void {
  fall = jump && stands ? -5 : Math.min(fall + 0.25, 7);
  const { floor, ceiling } = world.moveAndSlide(hero, { x: 1.8 * run, y: fall }, { up, snapToFloor: 4 });
  if (floor || ceiling) fall = 0;
  stands = floor !== null;
  for (const { a, b } of world.step().begin) {
    const met = a === hero ? b : a;
    if (world.dataOf(met) === "goal") isWon = true;
    if (world.dataOf(met) !== "coin") continue;
    world.remove(met);
    coins += 1;
  }
}

// Whoever runs right and jumps before each pit and wall comes to the flag.
const jumps = [370, 508, 765, 836];
let frames = 0;
for (; !isWon && frames < 1000; frames += 1) {
  const { x } = world.shapeOf(hero);
  frame(
    1,
    jumps.some((place) => x >= place && x < place + 8),
  );
}
console.log(isWon, frames, coins); // true 501 6
