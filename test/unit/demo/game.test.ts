import { circle, moveTo, overlaps, penetrates, rotateTo, setPose, type Vec2 } from "osculate";
import { describe, expect, it } from "vitest";
import { gems, lamps, obstacles, patrols, room, start, turret } from "../../../demo/src/game/level.js";
import {
  clickLamp,
  darkFor,
  type Game,
  isLit,
  isShocked,
  isWon,
  mercy,
  newGame,
  shock,
  step,
} from "../../../demo/src/game/rules.js";
import { randomNumbers } from "./random-numbers.js";

const frame = 1 / 60;
const still: Vec2 = { x: 0, y: 0 };
/** A moment at which the hero can move but not be caught. */
const justBack = shock + 0.01;
const solids = [...obstacles.sides, ...obstacles.walls, ...obstacles.pillars];

/** Whether a body is in a solid, be it by the last bit. */
function isInSolid(body: Game["hero"] | Game["ball"]): boolean {
  return solids.some((solid) => penetrates(solid, body));
}

describe("the level", () => {
  it("leaves the hero, the ball, gems and lamps free", () => {
    const game = newGame();
    const things = [game.hero, game.ball, ...gems, ...lamps];
    expect(things.filter((thing) => solids.some((solid) => overlaps(solid, thing)))).toEqual([]);
    expect(lamps.length).toBe(patrols.length);
  });

  it("lets guards walk without touching a solid", () => {
    const blocked = patrols.flatMap(({ from, to }) =>
      Array.from({ length: 51 }, (_, i) => ({
        x: from.x + ((to.x - from.x) * i) / 50,
        y: from.y + ((to.y - from.y) * i) / 50,
      })).filter(({ x, y }) => solids.some((solid) => overlaps(solid, circle(x, y, 0.1)))),
    );
    expect(blocked).toEqual([]);
  });
});

it("walls hold: whatever the hero does for two minutes, he stands in none", { timeout: 30_000 }, () => {
  const game = newGame();
  const random = randomNumbers(7);
  let wish = still;
  let framesInSolid = 0;
  let farthest = 0;
  for (let i = 0; i < 120 / frame; i++) {
    if (i % 40 === 0) {
      const angle = random(0, 2 * Math.PI);
      wish = { x: Math.cos(angle), y: Math.sin(angle) };
    }
    step(game, wish, frame);
    if (isInSolid(game.hero)) framesInSolid++;
    farthest = Math.max(farthest, Math.hypot(game.hero.x - start.x, game.hero.y - start.y));
  }
  expect(framesInSolid).toBe(0);
  expect(farthest).toBeGreaterThan(3);
  expect(game.hero.x > 0 && game.hero.x < room.width && game.hero.y > 0 && game.hero.y < room.height).toBe(
    true,
  );
});

it("the hero slides along a turned wall instead of sticking to it", () => {
  const game = newGame();
  const [wall] = obstacles.walls;
  if (!wall) throw new Error("there is no wall");
  const across = { x: -wall.uy, y: wall.ux };
  moveTo(game.hero, wall.x + across.x * 0.75, wall.y + across.y * 0.75);
  game.sinceCaught = justBack;
  const before = { x: game.hero.x, y: game.hero.y };
  const slanted = { x: (wall.ux - across.x) / Math.SQRT2, y: (wall.uy - across.y) / Math.SQRT2 };
  for (let i = 0; i < 30; i++) step(game, slanted, frame);
  const along = (game.hero.x - before.x) * wall.ux + (game.hero.y - before.y) * wall.uy;
  expect(along).toBeGreaterThan(0.6);
  expect(isInSolid(game.hero)).toBe(false);
});

it("the ball rolls on for two minutes and stays in the room", { timeout: 30_000 }, () => {
  const game = newGame();
  let framesInSolid = 0;
  for (let i = 0; i < 120 / frame; i++) {
    step(game, still, frame);
    if (isInSolid(game.ball)) framesInSolid++;
  }
  expect(framesInSolid).toBe(0);
  expect(Math.hypot(game.ballVelocity.x, game.ballVelocity.y)).toBeCloseTo(Math.hypot(1.5, 1.9), 9);
});

describe("guards", () => {
  const [guardPath] = patrols;

  /** The hero stands in front of the first guard, in his light. */
  function facing(): Game {
    const game = newGame();
    if (!guardPath) throw new Error("nobody is on guard");
    const { from, to } = guardPath;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    setPose(
      game.hero,
      from.x + ((to.x - from.x) / length) * 1.5,
      from.y + ((to.y - from.y) / length) * 1.5,
      0,
    );
    return game;
  }

  it("see the hero in their cone: a shock, then he is back at the door and safe for a while", () => {
    const game = facing();
    const found = { x: game.hero.x, y: game.hero.y };
    step(game, still, frame);
    expect(game.guards[0]?.sees).toBe(true);
    expect(game.timesCaught).toBe(1);
    step(game, { x: 1, y: 0 }, shock - 0.01);
    expect(isShocked(game)).toBe(true);
    expect({ x: game.hero.x, y: game.hero.y }).toEqual(found);
    step(game, still, 0.02);
    expect({ x: game.hero.x, y: game.hero.y }).toEqual(start);
    const standBeforeGuard = (until: number) => {
      while (game.sinceCaught < until) {
        const [guard] = game.guards;
        if (!guard) throw new Error("nobody is on guard");
        const { x, y, ux, uy } = guard.view;
        moveTo(game.hero, x + (ux / Math.hypot(ux, uy)) * 0.8, y + (uy / Math.hypot(ux, uy)) * 0.8);
        step(game, still, frame);
        if (game.timesCaught > 1) return;
      }
    };
    standBeforeGuard(shock + mercy - 2 * frame);
    expect([game.timesCaught, game.guards[0]?.sees]).toEqual([1, true]);
    standBeforeGuard(shock + mercy + 2 * frame);
    expect(game.timesCaught).toBe(2);
  });

  it("see nothing while their lamp is out, and it comes on again by itself", () => {
    const game = facing();
    const [lamp] = lamps;
    if (!lamp) throw new Error("there is no lamp");
    expect(isLit(game, 0)).toBe(true);
    expect(clickLamp(game, lamp)).toBe(true);
    expect([isLit(game, 0), isLit(game, 1)]).toEqual([false, true]);
    step(game, still, frame);
    expect(game.guards[0]?.sees).toBe(false);
    moveTo(game.hero, start.x, start.y);
    step(game, still, darkFor - 2 * frame);
    expect(isLit(game, 0)).toBe(false);
    step(game, still, 2 * frame);
    expect(isLit(game, 0)).toBe(true);
  });

  it("do not see through a wall", () => {
    const game = newGame();
    const [guard] = game.guards;
    const [wall] = obstacles.walls;
    if (!guard || !wall) throw new Error("nobody is on guard");
    step(game, still, frame);
    // Guard and hero stand on two sides of a wall, the guard looking at the hero.
    const across = { x: -wall.uy, y: wall.ux };
    setPose(guard.view, wall.x + across.x, wall.y + across.y, { x: -across.x, y: -across.y });
    moveTo(game.hero, wall.x - across.x, wall.y - across.y);
    expect(overlaps(guard.view, game.hero)).toBe(true);
    const [path] = patrols;
    if (!path) throw new Error("there is no patrol");
    step(game, still, 0);
    expect(game.guards.filter(({ sees }) => sees)).toEqual([]);
  });
});

it("the laser ends on what it meets first", () => {
  const game = newGame();
  const pillars = new Set<unknown>();
  for (let i = 0; i < 20 / frame; i++) {
    step(game, still, frame);
    const hit = game.laserHit;
    if (!hit) continue;
    const pillar = obstacles.pillars.find(
      ({ x, y, r }) => Math.abs(Math.hypot(hit.point.x - x, hit.point.y - y) - r) < 1e-9,
    );
    if (pillar) {
      pillars.add(pillar);
      expect(Math.hypot(hit.point.x - turret.x, hit.point.y - turret.y)).toBeCloseTo(hit.t, 9);
    }
  }
  expect(pillars.size).toBeGreaterThan(1);
});

it("a click beside the lamps puts none out", () => {
  const game = newGame();
  expect(clickLamp(game, { x: 0.1, y: 0.1 })).toBe(false);
  expect(lamps.map((_, index) => isLit(game, index))).toEqual(lamps.map(() => true));
});

it("all gems taken is won", () => {
  const game = newGame();
  game.sinceCaught = justBack;
  for (const gem of gems) {
    expect(isWon(game)).toBe(false);
    moveTo(game.hero, gem.x, gem.y);
    rotateTo(game.hero, 0);
    step(game, still, 0);
  }
  expect(isWon(game)).toBe(true);
});

it("light burns the hero where nothing shades him, and not behind a pillar", () => {
  const [pillar] = obstacles.pillars;
  if (!pillar) throw new Error("there is no pillar");
  const direction = { x: pillar.x - turret.x, y: pillar.y - turret.y };
  const size = Math.hypot(direction.x, direction.y);
  const at = (distance: number) => {
    const game = newGame();
    game.laserAngle = Math.atan2(direction.y, direction.x);
    game.darkness.fill(1);
    moveTo(game.hero, turret.x + (direction.x / size) * distance, turret.y + (direction.y / size) * distance);
    step(game, still, 0);
    return [game.laserBurns, game.timesCaught];
  };
  expect(at(size - pillar.r - 1)).toEqual([true, 1]);
  expect(at(size + pillar.r + 1)).toEqual([false, 0]);
});

describe("can be won", () => {
  /** Straight ways from the door past all three gems, and the lamps to put out before each. */
  const ways = [
    { to: { x: 0.8, y: 5 } },
    { to: { x: 0.9, y: 2 }, lamp: 0 },
    { to: gems[0] },
    { to: { x: 4.2, y: 1.7 }, lamp: 0 },
    { to: { x: 6.2, y: 2.4 } },
    { to: { x: 6.3, y: 0.7 } },
    { to: { x: 11, y: 1.2 } },
    { to: gems[2] },
    { to: { x: 15.3, y: 4 }, lamp: 1 },
    { to: { x: 15.2, y: 8.4 }, lamp: 1 },
    { to: { x: 10.6, y: 8.5 }, lamp: 1 },
    { to: gems[1] },
  ];

  /** Walks the ways, from the beginning again whenever caught; tells the seconds until all gems are taken. */
  function play(waitBefore: number): number {
    const game = newGame();
    let next = 0;
    let seconds = 0;
    for (; seconds < 120 && !isWon(game); seconds += frame) {
      const way = ways[next];
      if (!way?.to) return Number.POSITIVE_INFINITY;
      const lamp = lamps[way.lamp ?? -1];
      if (lamp) clickLamp(game, lamp);
      const dx = way.to.x - game.hero.x;
      const dy = way.to.y - game.hero.y;
      const distance = Math.hypot(dx, dy);
      const goes = seconds > waitBefore && distance > 0;
      step(game, goes ? { x: dx / distance, y: dy / distance } : still, frame);
      if (isShocked(game)) next = 0;
      else if (distance < 0.15 && next < ways.length - 1) next++;
    }
    return isWon(game) ? seconds : Number.POSITIVE_INFINITY;
  }

  it.each([0, 3, 6, 9, 12])("in two minutes, without looking, %s seconds after the start", (waitBefore) => {
    const seconds = play(waitBefore);
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(120);
  });
});
