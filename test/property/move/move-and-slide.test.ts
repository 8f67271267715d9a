import { describe, expect, it } from "vitest";
import { moveAndSlide, moveTo, penetrates, type Shape } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { drawMotion, drawRoom, type Room } from "./rooms.js";

const ROOMS = IS_FULL ? 1500 : 24;
const FRAMES = IS_FULL ? 20 : 12;

/** L of the promises, or more: rooms are no wider than this. */
function sizeOf({ middle, mover }: Room, motion: { x: number; y: number }): number {
  return (
    400 +
    Math.abs(middle.x) +
    Math.abs(middle.y) +
    Math.abs(mover.x) +
    Math.abs(motion.x) +
    Math.abs(motion.y)
  );
}

function isIn(mover: Shape, obstacles: readonly Shape[]): boolean {
  return obstacles.some((obstacle) => penetrates(mover, obstacle));
}

/** Every frame of many walks through rooms. */
function walk(look: (room: Room, motion: { x: number; y: number }, seed: number) => void): void {
  for (let seed = 1; seed <= ROOMS; seed += 1) {
    const random = seededRandom(seed);
    const room = drawRoom(random);
    let motion = drawMotion(random);
    for (let frame = 0; frame < FRAMES; frame += 1) {
      // Most go on for some time.
      if (random.int(4) === 0) motion = drawMotion(random);
      look(room, motion, seed);
      const { x, y } = moveAndSlide(room.mover, motion, room.obstacles);
      moveTo(room.mover, x, y);
    }
  }
}

describe("moveAndSlide among all sorts of things", () => {
  it(
    "never sinks, never gets out of the room, and never goes back",
    () => {
      walk((room, motion, seed) => {
        const { mover, obstacles, middle } = room;
        const wasIn = isIn(mover, obstacles);
        const { x, y, travelled, isStuck } = moveAndSlide(mover, motion, obstacles);
        const before = { x: mover.x, y: mover.y };
        moveTo(mover, x, y);
        const isInNow = isIn(mover, obstacles);
        const farthest = Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y));
        const gain = travelled.x * motion.x + travelled.y * motion.y;
        const length = Math.hypot(motion.x, motion.y);
        moveTo(mover, before.x, before.y);
        if (isStuck) return;
        expect(isInNow, `seed ${seed}: sinks`).toBe(false);
        expect(farthest, `seed ${seed}: gets out`).toBeLessThan(100);
        if (!wasIn) {
          expect(gain, `seed ${seed}: goes back`).toBeGreaterThanOrEqual(
            -(2 ** -43) * sizeOf(room, motion) * length,
          );
        }
      });
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "stays where it has come to rest, whatever the order of the obstacles, at any scale",
    () => {
      walk((room, motion, seed) => {
        if (seed % 3 > 0) return;
        const { mover, obstacles } = room;
        const once = moveAndSlide(mover, motion, obstacles);
        const shuffled = moveAndSlide(mover, motion, [...obstacles].reverse());
        expect([shuffled.x, shuffled.y], `seed ${seed}: order`).toEqual([once.x, once.y]);
        const still = moveAndSlide(mover, { x: 0, y: 0 }, obstacles);
        if (!isIn(mover, obstacles)) expect([still.x, still.y], `seed ${seed}`).toEqual([mover.x, mover.y]);
        const { x, y } = mover;
        moveTo(mover, once.x, once.y);
        if (once.remaining.x !== 0 || once.remaining.y !== 0) {
          const { travelled } = moveAndSlide(mover, once.remaining, obstacles);
          const way = Math.hypot(travelled.x, travelled.y);
          expect(way, `seed ${seed}: jitters`).toBeLessThan(1e-8 + 2 ** -43 * sizeOf(room, motion));
        }
        moveTo(mover, x, y);
      });
    },
    PROPERTY_TIMEOUT,
  );
});
