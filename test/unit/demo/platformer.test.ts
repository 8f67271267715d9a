import { readFileSync } from "node:fs";
import { Kind, penetrates, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import {
  type Game,
  type Keys,
  newGame,
  type Part,
  stands,
  step,
} from "../../../demo/src/platformer/rules.js";
import level from "../../../docs/examples/level.json";

const none: Keys = { left: false, right: false, down: false, jump: false };
const right: Keys = { ...none, right: true };

function shapesOf({ world }: Game, part: Part): Shape[] {
  return world.ids().flatMap((id) => (world.dataOf(id) === part ? [world.shapeOf(id) as Shape] : []));
}

function positionOf({ world, hero }: Game): { x: number; y: number } {
  const { x, y } = world.shapeOf(hero);
  return { x, y };
}

/** Lets frames pass with the same keys, until something is so or they are over. */
function play(game: Game, keys: Keys, frames: number, until: () => boolean = () => false): void {
  for (let frame = 0; frame < frames && !until(); frame++) step(game, keys);
}

function landed(): Game {
  const game = newGame(level);
  play(game, none, 60, () => stands(game));
  return game;
}

describe("the map", () => {
  it("is of tiles and slopes, platforms, elliptic coins, a flag and a capsule", () => {
    const game = newGame(level);
    const kinds = new Set(shapesOf(game, "ground").map(({ kind }) => kind));
    expect(kinds).toEqual(new Set([Kind.rect, Kind.polygon]));
    expect(shapesOf(game, "coin").every(({ kind }) => kind === Kind.ellipse)).toBe(true);
    expect(shapesOf(game, "hero").map(({ kind }) => kind)).toEqual([Kind.capsule]);
    expect(shapesOf(game, "goal")).toHaveLength(1);
    expect(game.coinsLeft.size).toBeGreaterThan(10);
  });

  it("leaves hero, coins and flag free", () => {
    const game = newGame(level);
    const solids = [...shapesOf(game, "ground"), ...shapesOf(game, "platform")];
    const things = [...shapesOf(game, "coin"), ...shapesOf(game, "hero"), ...shapesOf(game, "goal")];
    expect(things.filter((thing) => solids.some((solid) => penetrates(solid, thing)))).toEqual([]);
  });
});

it("the rules are under 150 lines", () => {
  const source = readFileSync(new URL("../../../demo/src/platformer/rules.ts", import.meta.url), "utf8");
  expect(source.split("\n").length).toBeLessThan(150);
});

describe("the hero", () => {
  it("runs over tiles and slopes without losing the ground, and time uphill only", () => {
    const game = landed();
    const from = positionOf(game).x;
    for (let frame = 1; frame <= 150; frame++) {
      step(game, right);
      expect(stands(game)).toBe(true);
    }
    // Two tiles lead up by a half: the square of the cosine of their angle is 4/5.
    expect(positionOf(game).x).toBeCloseTo(from + 150 * 1.8 - 32 * (5 / 4 - 1), -1);
  });

  it("jumps higher while the key is held, and once a press", () => {
    const heightOf = (frames: number) => {
      const game = landed();
      const ground = positionOf(game).y;
      let top = ground;
      play(game, { ...none, jump: true }, frames);
      for (let frame = 0; frame < 60; frame++) {
        step(game, none);
        top = Math.min(top, positionOf(game).y);
      }
      return ground - top;
    };
    expect(heightOf(20)).toBeGreaterThan(40);
    expect(heightOf(2)).toBeLessThan(25);
    const game = landed();
    const ground = positionOf(game).y;
    play(game, { ...none, jump: true }, 120);
    expect(positionOf(game).y).toBeCloseTo(ground, 6);
  });

  it("jumps through a platform from below, stands on it, and drops through it", () => {
    const game = landed();
    const platform = shapesOf(game, "platform").find(({ x }) => x > 330 && x < 350);
    if (!platform) throw new Error("there is no platform");
    game.world.moveTo(game.hero, platform.x - 5, 190);
    play(game, none, 3);
    play(game, { ...none, jump: true }, 80);
    expect(stands(game)).toBe(true);
    const above = positionOf(game).y;
    expect(above + 18).toBeLessThan(platform.y);
    step(game, { ...none, down: true });
    play(game, none, 60, () => stands(game));
    expect(positionOf(game).y).toBeGreaterThan(above + 40);
  });

  it("takes the coins he meets, and begins again when he falls out of the map", () => {
    const game = landed();
    play(game, right, 40);
    const taken = game.coinsLeft.size;
    expect(taken).toBeLessThan(newGame(level).coinsLeft.size);
    game.world.moveTo(game.hero, 24.5 * 16, 200);
    let lowest = 0;
    for (let frame = 0; frame < 120; frame++) {
      step(game, none);
      lowest = Math.max(lowest, positionOf(game).y);
    }
    expect(lowest).toBeGreaterThan(game.height);
    expect(positionOf(game).x).toBe(game.start.x);
    expect(game.coinsLeft.size).toBe(taken);
  });

  it("comes to the flag, in nothing at any time", () => {
    const game = newGame(level);
    const { world, hero } = game;
    const jumps = [370, 508, 765, 836];
    let frames = 0;
    for (; frames < 700 && !game.isWon; frames++) {
      const { x } = positionOf(game);
      step(game, { ...right, jump: jumps.some((place) => x >= place && x < place + 50) });
      const shape = world.shapeOf(hero);
      const touched = world.query(shape).filter((id) => world.dataOf(id) === "ground");
      expect(touched.some((id) => penetrates(world.shapeOf(id), shape))).toBe(false);
    }
    expect(game.isWon).toBe(true);
    const end = positionOf(game);
    step(game, right);
    expect(positionOf(game)).toEqual(end);
  });
});
