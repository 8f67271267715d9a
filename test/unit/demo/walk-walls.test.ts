import { penetrates, segment } from "osculate";
import { describe, expect, it } from "vitest";
import { accountOf, marksOf } from "../../../demo/src/lessons/walk-walls/account.js";
import { lane, levels, type SceneName, sceneNames } from "../../../demo/src/lessons/walk-walls/levels.js";
import { heroAt, type Setting, settingOf } from "../../../demo/src/lessons/walk-walls/setting.js";
import {
  frameCount,
  type Method,
  type Moment,
  type Walk,
  walkOf,
} from "../../../demo/src/lessons/walk-walls/walk.js";
import { faultReasons } from "../../../demo/src/lessons/walk-walls/words.js";
import { IS_FULL } from "../../extent.js";

// Beside other work, walks take seconds.
const TIMEOUT = 30_000;

const made = new Map<string, Walk>();

/** The walk that a scene begins with, made once. */
function walkIn(scene: SceneName, method: Method = "moveAndSlide"): Walk {
  const key = `${scene} ${method}`;
  const walk = made.get(key) ?? walkOf(settingOf(scene), method);
  made.set(key, walk);
  return walk;
}

function faultsOf(scene: SceneName, method: Method): string[] {
  return [...accountOf(walkIn(scene, method)).counts.keys()];
}

describe("moveAndSlide", () => {
  it.each(sceneNames)("gets nothing wrong: %s", { timeout: TIMEOUT }, (scene) => {
    const walk = walkIn(scene);
    expect(walk.length).toBe(frameCount + 1);
    expect([...accountOf(walk).counts]).toEqual([]);
    // The same, asked here.
    const { solids } = levels[scene];
    walk.forEach(({ at }, frame) => {
      const hero = heroAt("box", at);
      const before = walk[frame - 1]?.at ?? at;
      const path = segment(before.x, before.y, at.x, at.y);
      expect(solids.some((solid) => penetrates(hero, solid) || penetrates(solid, path))).toBe(false);
    });
  });

  it("comes to the end of the floor, of the corridor and of the steps", { timeout: TIMEOUT }, () => {
    for (const scene of ["seam", "corridor", "step"] as const) {
      const end = walkIn(scene).at(-1)?.at;
      const { x, speed, direction } = settingOf(scene);
      expect(end?.x).toBeCloseTo(x + frameCount * speed * Math.cos((direction * Math.PI) / 180), 6);
    }
  });

  it("rests in the wedge, stands on the slope, and gets on the second platform, not through it", () => {
    const wedge = walkIn("wedge");
    expect(wedge.at(-1)?.at).toEqual(wedge.at(-60)?.at);
    const slope = walkIn("slope");
    expect(slope.at(-1)?.at).toEqual(slope.at(levels.slope.standsFrom ?? 0)?.at);
    expect(slope.at(-1)?.at.y).toBeLessThan(1.9);
    const [, platform] = levels.oneWay.platforms;
    const top = (platform?.y ?? 0) - (platform?.halfHeight ?? 0);
    const standing = walkIn("oneWay").filter(({ slide }) => slide?.floor);
    expect(standing.some(({ at }) => Math.abs(at.y + 0.5 - top) < 1e-9)).toBe(true);
  });

  it.each(IS_FULL ? (["capsule", "circle", "ellipse"] as const) : (["circle"] as const))(
    "gets nothing wrong as %s",
    { timeout: TIMEOUT },
    (kind) => {
      for (const scene of sceneNames) {
        const { counts } = accountOf(walkOf(settingOf(scene, kind), "moveAndSlide"));
        expect([scene, ...counts]).toEqual([scene]);
      }
    },
  );
});

describe("the usual ways get wrong", () => {
  it.each([
    ["seam", ["stuck"], []],
    ["wedge", ["sunk"], []],
    ["corridor", ["stuck"], []],
    ["slope", ["sunk", "slips"], ["stuck"]],
    ["step", ["stuck"], ["stuck"]],
    ["oneWay", ["stuck", "jitter"], ["stuck"]],
    ["fast", ["through"], []],
  ] as const)("%s: push-out %j, sweep and clip %j", { timeout: TIMEOUT }, (scene, pushOut, sweepAndClip) => {
    expect(faultsOf(scene, "pushOut")).toEqual(pushOut);
    expect(faultsOf(scene, "sweepAndClip")).toEqual(sweepAndClip);
  });
});

it("a depth that is too little to measure is not told as a length", () => {
  for (const text of Object.values(faultReasons.sunk(1, 0))) expect(text).not.toMatch(/0[.,]0/);
  expect(faultReasons.sunk(1, 0.25).en).toContain("0.25 tiles");
});

it("the same setting gives the same walk", { timeout: TIMEOUT }, () => {
  const setting: Setting = { ...settingOf("slope"), speed: 0.05 };
  for (const method of ["pushOut", "moveAndSlide"] as const) {
    expect(walkOf(setting, method)).toEqual(walkOf(setting, method));
  }
});

it("an account counts frames until one of them, and marks are told apart by place and fault", () => {
  const moment = (x: number, faults: Moment["faults"], depth = 0): Moment => ({
    at: { x, y: 1 },
    wish: { x: 1, y: 0 },
    faults,
    depth,
  });
  const walk: Walk = [
    moment(0, []),
    moment(1, ["sunk"], 0.25),
    moment(1.1, ["stuck", "sunk"], 0.125),
    moment(5, ["through"]),
    moment(lane.width, ["stuck"]),
  ];
  const { counts, firsts, deepest } = accountOf(walk);
  expect([...counts]).toEqual([
    ["stuck", 2],
    ["sunk", 2],
    ["through", 1],
  ]);
  expect([firsts.get("stuck"), firsts.get("sunk"), deepest]).toEqual([2, 1, 0.25]);
  expect([...accountOf(walk, 2).counts.values()]).toEqual([1, 2]);
  expect(marksOf(walk, 4).map(({ fault, at }) => [fault, at.x])).toEqual([
    ["sunk", 1],
    ["stuck", 1.1],
    // Between the two frames.
    ["through", 3.05],
    ["stuck", lane.width],
  ]);
});
