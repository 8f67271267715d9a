import { describe, expect, it } from "vitest";
import { type MoveOptions, moveAndSlide, moveTo } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import type { Random } from "../../generators/random.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { faultsOf } from "./judge.js";
import { drawScene, sceneNames } from "./scenes.js";

/** Moves, with five more each to judge them: in full some 12,000, which take some minute. */
const SCENES = IS_FULL ? 150 : 6;
const FRAMES = IS_FULL ? 8 : 3;

/** Along what is round and hollow a move takes ten times as long. */
const ROUND = 6;

const UP = { x: 0, y: -1 };
const PLATFORMER: MoveOptions = { up: UP, stepHeight: 0.3, snapToFloor: 0.2 };

function drawOptions(random: Random): MoveOptions {
  return random.pick([{}, {}, {}, { up: UP }, PLATFORMER, { maxSlides: 2 }]);
}

function drawWish(random: Random, speed: number): { x: number; y: number } {
  const length = speed * random.pick([1, 1, 0.1, 20, 0]) * random.next();
  const angle = random.pick([0, Math.PI / 2, Math.PI, -Math.PI / 2, Math.PI / 4, 7 * random.next()]);
  return { x: length * Math.cos(angle) + 0, y: length * Math.sin(angle) + 0 };
}

describe("the promises of moveAndSlide", () => {
  it.each(sceneNames)(
    "hold in %s",
    (name) => {
      const faults: string[] = [];
      const scenes = name === "bowl" ? SCENES / ROUND : SCENES;
      for (let seed = 1; seed <= scenes; seed += 1) {
        const random = seededRandom(seed);
        const scene = drawScene(random, name);
        const options = drawOptions(random);
        let wish = drawWish(random, scene.speed);
        for (let frame = 0; frame < FRAMES; frame += 1) {
          if (random.int(3) === 0) wish = drawWish(random, scene.speed);
          const slide = moveAndSlide(scene.mover, wish, scene.obstacles, options);
          for (const fault of faultsOf(random, scene, wish, slide, options)) {
            faults.push(`seed ${seed}, frame ${frame}, kind ${scene.mover.kind}: ${fault}`);
          }
          moveTo(scene.mover, slide.x, slide.y);
        }
      }
      expect(faults).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});
