import { describe, expect, it } from "vitest";
import { moveAndSlide, penetrates, rect, type Shape, setPose, World } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { movers } from "./scenes.js";

const CASES = IS_FULL ? 2000 : 30;

const UP = { x: 0, y: -1 };

/** Platforms above each other that do not meet, from −8 to 8. */
function drawPlatforms(next: () => number): Shape[] {
  return Array.from({ length: 5 }, (_, i) => rect(4 * next() - 2, 3 * i - 6 + next(), 3 + 3 * next(), 0.3));
}

describe("one-way platforms", () => {
  it(
    "are there for who falls onto them, and for nobody else",
    () => {
      for (let seed = 1; seed <= CASES; seed += 1) {
        const random = seededRandom(seed);
        const platforms = drawPlatforms(random.next);
        const solid = rect(0, 10, 40, 1);
        const mover = random.pick(movers)(random);
        setPose(mover, 4 * random.next() - 2, 16 * random.next() - 8, 0);
        const world = new World();
        world.add(solid, { isStatic: true });
        for (const platform of platforms) world.add(platform, { isStatic: true, oneWay: UP });
        const x = random.pick([0, 0, 6 * random.next() - 3]);
        const y = random.pick([0.1, 1, 9]) * (random.next() + 0.01);
        const up = world.moveAndSlide(mover, { x, y: 0 - y });
        const alone = moveAndSlide(mover, { x, y: 0 - y }, [solid]);
        expect([up.x, up.y], `seed ${seed}: up`).toEqual([alone.x, alone.y]);
        const level = world.moveAndSlide(mover, { x: x + 0.1, y: 0 });
        const levelAlone = moveAndSlide(mover, { x: x + 0.1, y: 0 }, [solid]);
        expect([level.x, level.y], `seed ${seed}: along`).toEqual([levelAlone.x, levelAlone.y]);
        // What is in a platform falls out of that, and onto the next.
        const free = platforms.filter((platform) => !penetrates(mover, platform));
        const down = world.moveAndSlide(mover, { x: 0, y });
        const downAlone = moveAndSlide(mover, { x: 0, y }, [solid, ...free]);
        expect([down.x, down.y], `seed ${seed}: down`).toEqual([downAlone.x, downAlone.y]);
      }
    },
    PROPERTY_TIMEOUT,
  );
});
