import type { Shape } from "../../src/index.js";
import { library } from "../speed/library.js";
import { osculateWalkers } from "./osculate.js";
import { rapierWalkers } from "./rapier.js";
import type { Moved } from "./walkers.js";

const moved: Moved = { x: 0, y: 0 };
const starts = [osculateWalkers, rapierWalkers];

/** Frames in which a box, a capsule or a circle comes less far along 400 flush tiles than it wished, by a hundredth. */
export async function countSnags(tile: number): Promise<string[]> {
  const { rect, rectFromCorner, capsule, circle } = library;
  const frames = 2_000;
  const wish = (400 * tile) / frames - 0.01;
  const row = [`snags, 3 movers × ${frames} frames over 400 seams`];
  for (const start of starts) {
    let snags = 0;
    for (const make of [
      (x: number) => rect(x, -8.2, 10, 16),
      (x: number) => capsule(x, -14.2, x, -5.2, 5),
      (x: number) => circle(x, -6.2, 6),
    ] as ((x: number) => Shape)[]) {
      const bodies = Array.from({ length: 404 }, (_, i) => rectFromCorner((i - 1) * tile, 0, tile, tile));
      const walkers = await start({ bodies, movers: [make(8)] });
      for (let i = 0; i < frames; i += 1) {
        walkers.move(0, wish, 3, moved);
        if (moved.x < 0.99 * wish) snags += 1;
      }
      walkers.stop?.();
    }
    row.push(String(snags));
  }
  return row;
}

/** How many of 1,000 circles that fly far in one frame get through a wall that is a thousandth thick. */
export async function countTunnels(): Promise<string[]> {
  const { circle, rect } = library;
  const count = 1_000;
  const row = [`through a wall of 0.001, ${count.toLocaleString("en-US")} circles at 10 to 10,000 a frame`];
  for (const start of starts) {
    const movers = Array.from({ length: count }, (_, i) => circle(-20, i - count / 2, 1 + (i % 5)));
    const walkers = await start({ bodies: [rect(0, 0, 0.001, 4_000)], movers });
    let tunnels = 0;
    for (let i = 0; i < count; i += 1) {
      for (let frame = 0; frame < 3; frame += 1) walkers.move(i, 10 ** (1 + (3 * i) / count), 1, moved);
      const { maxX } = library.bounds(walkers.shapeOf(i));
      if (maxX > 1) tunnels += 1;
    }
    walkers.stop?.();
    row.push(String(tunnels));
  }
  return row;
}
