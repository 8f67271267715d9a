import {
  capsule,
  circle,
  createSlide,
  ellipse,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  roundedRect,
  World,
} from "osculate";
import { Digest } from "./digest.js";
import { Draw } from "./draw.js";

const up = { x: 0, y: -1 };
const options = { up, stepHeight: 5, snapToFloor: 4 };

/** A level of tiles, slopes, stairs and round things between two walls. */
function level(): World {
  const world = new World();
  for (let i = 0; i < 40; i++) world.add(rectFromCorner(16 * i, 0, 16, 16), { isStatic: true });
  for (let i = 0; i < 8; i++) {
    world.add(rectFromCorner(-16, -16 * i, 16, 16), { isStatic: true });
    world.add(rectFromCorner(640, -16 * i, 16, 16), { isStatic: true });
  }
  world.add(rectFromCorner(-16, -144, 672, 16));
  for (let i = 1; i <= 4; i++) world.add(rectFromCorner(60 + 12 * i, -4 * i, 12, 4 * i));
  world.add(rectFromCorner(120, -40, 60, 4), { oneWay: up });
  world.add(rect(240, -6, 60, 20, { x: 24, y: 7 }));
  world.add(ellipse(330, 0, 30, 12, { x: 4, y: 3 }));
  world.add(circle(400, 10, 30));
  const bent = [
    [450, 0],
    [480, -20],
    [520, -20],
    [540, 0],
  ] as const;
  world.add(polygon(bent));
  world.add(polyline([...bent].map(([x, y]) => [x + 60, y - 30] as const)));
  return world;
}

/** A digest of where movers of six kinds are, frame after frame of moves among all that and each other. */
export function digestOfMoves(frames: number): string {
  const draw = new Draw(20261123);
  const digest = new Digest();
  const world = level();
  const movers = [
    rect(20, -12, 10, 16),
    circle(130, -70, 6),
    capsule(200, -60, 200, -70, 5),
    roundedRect(300, -60, 10, 16, 3),
    ellipse(380, -70, 5, 8),
    polygon([
      [470, -70],
      [480, -70],
      [475, -84],
    ]),
  ].map((shape) => world.add(shape));
  const motions = movers.map(() => ({ x: 2, y: 2 }));
  const slide = createSlide();
  for (let frame = 0; frame < frames; frame++) {
    const index = frame % movers.length;
    const motion = motions[index];
    const mover = movers[index];
    if (motion === undefined || mover === undefined) continue;
    if (draw.int(20) === 0) motion.x = draw.int(13) - 6;
    motion.y = draw.int(30) === 0 ? -40 : 3;
    const { x, y, floor, isStuck } = world.moveAndSlide(mover, motion, options, slide);
    digest.add([x, y, floor?.id, isStuck]);
  }
  return digest.text();
}
