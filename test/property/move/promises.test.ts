import { describe, expect, it } from "vitest";
import type { MoveOptions } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { isRing, Judge } from "./judge.js";
import { drawScene, sceneNames } from "./scenes.js";

/** Of each sort. Together they make a million moves, each with two more to judge it, and in a quick run a tenth. */
const SCENES = IS_FULL ? 2300 : 230;
const FRAMES = 50;

/** Of what is hollow and moves, or is moved in: there a move may take a hundred times as long. */
const HOLLOW_FRAMES = 5;
const BOWLS = SCENES / 10;

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

/** Scenes of eight frames, or of more, by what was wrong in them. */
const ONCE_WRONG: readonly [why: string, scenes: readonly [name: string, seed: number, frames?: number][]][] =
  [
    [
      "it crept along what it could not climb, start by start",
      [
        ["bowl", 174, 29],
        ["bowl", 300, 27],
        ["bowl", 334, 26],
      ],
    ],
    [
      "the first of several nearly alike obstructions was kept",
      [
        ["maze", 2001748],
        ["wedge", 2001901],
      ],
    ],
    [
      "a shape on an edge of a step that had not stood before, or did not wish down, was not held",
      [
        ["maze", 1000397],
        ["maze", 1000472],
        ["maze", 1010486],
        ["maze", 2002573],
        ["corridor", 2002464],
      ],
    ],
    ["a shape without area came nearer than it keeps off by its box", [["corridor", 1004017]]],
    ["faces were added beside which a shape without area does not pass", [["maze", 1010716]]],
    [
      "a ring or an arc that slid along what bends into its way was not stopped by that",
      [
        ["clutter", 1004051],
        ["clutter", 2001992],
        ["bowl", 2000874],
        ["bowl", 2001612],
      ],
    ],
    [
      "the edge of a corner that slid along a curve stopped it",
      [
        ["bowl", 2001992],
        ["bowl", 3001038],
        ["clutter", 2001481],
        ["clutter", 2002008],
        ["clutter", 3000157],
      ],
    ],
    [
      "a piece without a free place at its end told no hit",
      [
        ["wedge", 5000839],
        ["maze", 1001082],
        ["maze", 3001089],
      ],
    ],
    [
      "what a piece gained was less than its correction",
      [
        ["clutter", 1002185],
        ["maze", 7002385],
      ],
    ],
    [
      "what was met on the way to where it rested looked otherwise from there",
      [
        ["bowl", 7000062],
        ["bowl", 7007328],
        ["bowl", 8015940],
        ["maze", 8010703],
        ["maze", 8018589],
      ],
    ],
    ["it came down to a floor along which it could go on", [["clutter", 8012328]]],
    [
      "several of these came together",
      [
        ["corridor", 1009565],
        ["corridor", 2000065],
        ["maze", 2002865],
        ["wedge", 1002126],
      ],
    ],
  ];

/** Moves through a scene, frame by frame, and adds what is wrong with that to a list; tells how many moves there were. */
function walk(faults: string[], name: string, seed: number, some?: number): number {
  const random = seededRandom(seed);
  const scene = drawScene(random, name);
  const judge = new Judge(scene, drawOptions(random));
  const isHollow = name === "bowl" || isRing(scene.mover);
  const frames = some ?? (isHollow ? HOLLOW_FRAMES : FRAMES);
  let wish = drawWish(random, scene.speed);
  for (let frame = 0; frame < frames; frame += 1) {
    if (random.int(3) === 0) wish = drawWish(random, scene.speed);
    for (const fault of judge.move(random, wish))
      faults.push(`seed ${seed}, frame ${frame}, kind ${scene.mover.kind}: ${fault}`);
  }
  return frames;
}

describe("the promises of moveAndSlide", () => {
  let moves = 0;

  it.each(sceneNames)(
    "hold in %s",
    (name) => {
      const scenes = name === "bowl" ? BOWLS : SCENES;
      const faults: string[] = [];
      for (let seed = 1; seed <= scenes; seed += 1) moves += walk(faults, name, seed);
      expect(faults).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );

  it("were asked for in a million moves, or in a tenth of that", () => {
    expect(moves).toBeGreaterThan(IS_FULL ? 1e6 : 1e5);
  });

  it.each(ONCE_WRONG)(
    "hold where once %s",
    (_, scenes) => {
      const faults: string[] = [];
      for (const [name, seed, frames = 8] of scenes) walk(faults, name, seed, frames);
      expect(faults).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});
