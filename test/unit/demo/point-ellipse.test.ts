import { containsPoint, degrees, ellipse, point } from "osculate";
import { describe, expect, it } from "vitest";
import {
  flatScene,
  insideByHand,
  judgeByHand,
  mistakes,
  rimScene,
} from "../../../demo/src/lessons/point-ellipse/by-hand.js";
import { figuresOf, poseAt, stepCount, swungTo } from "../../../demo/src/lessons/point-ellipse/figures.js";
import {
  changePond,
  circleScene,
  firstScene,
  needleScene,
  uprightScene,
} from "../../../demo/src/lessons/point-ellipse/scene.js";
import { oracleOverlaps } from "../../oracle/index.js";
import { randomNumbers } from "./random-numbers.js";

describe("the figures of point and ellipse", () => {
  it("agree with the library on random points that are not within rounding of the rim", () => {
    const random = randomNumbers(1);
    const counts = { inside: 0, outside: 0, wrong: 0 };
    for (let i = 0; i < 5000; i++) {
      const pond = ellipse(
        random(-4, 4),
        random(-4, 4),
        random(0.2, 3.6),
        random(0.2, 3.6),
        degrees(random(-180, 180)),
      );
      const at = { x: pond.x + random(-3, 3), y: pond.y + random(-3, 3) };
      const { length } = figuresOf(pond, at);
      if (Math.abs(length - pond.rx) < 1e-9) continue;
      const inside = containsPoint(pond, at.x, at.y);
      counts[inside ? "inside" : "outside"] += 1;
      if (length <= pond.rx !== inside) counts.wrong += 1;
    }
    expect(counts.wrong).toBe(0);
    expect(counts.inside).toBeGreaterThan(1000);
    expect(counts.outside).toBeGreaterThan(1000);
  });

  it("round away from the truth on the rim, where the library is right", () => {
    expect(figuresOf(rimScene.pond, rimScene.point).length).toBe(3.1250000000000004);
    expect(rimScene.pond.rx).toBe(3.125);
    expect(containsPoint(rimScene.pond, rimScene.point.x, rimScene.point.y)).toBe(true);
  });

  it("have nothing to compare on a flat ellipse, where the library is right", () => {
    expect(figuresOf(flatScene.pond, flatScene.point).stretch).toBe(Number.POSITIVE_INFINITY);
    expect(containsPoint(flatScene.pond, flatScene.point.x, flatScene.point.y)).toBe(true);
  });

  it("do nothing but move a circle's point, up to the turn", () => {
    const { stretch, moved, length } = figuresOf(circleScene.pond, circleScene.point);
    expect(stretch).toBe(1);
    expect(length).toBeCloseTo(Math.hypot(moved.x, moved.y), 14);
  });
});

describe("the way to the circle", () => {
  it.each([
    ["the first scene", firstScene],
    ["the rim", rimScene],
    ["the circle", circleScene],
    ["the needle", needleScene],
  ])("begins with the shapes as given and ends with a circle about the origin: %s", (_, { pond, point }) => {
    const start = poseAt(pond, point, 0);
    expect([start.x, start.y, start.rx, start.ry]).toEqual([pond.x, pond.y, pond.rx, pond.ry]);
    expect(start.point.x).toBeCloseTo(point.x, 14);
    expect(start.point.y).toBeCloseTo(point.y, 14);

    const end = poseAt(pond, point, stepCount);
    const { stretched } = figuresOf(pond, point);
    expect([end.x, end.y, end.angle]).toEqual([0, 0, 0]);
    expect(end.ry).toBeCloseTo(pond.rx, 12);
    expect(end.point.x).toBeCloseTo(stretched.x, 12);
    expect(end.point.y).toBeCloseTo(stretched.y, 12);
  });

  it("keeps the point on the same side of the moving ellipse at every moment", () => {
    const sides = new Set<boolean>();
    for (let progress = 0; progress <= stepCount; progress += 0.05) {
      const pose = poseAt(firstScene.pond, firstScene.point, progress);
      const moving = ellipse(pose.x, pose.y, pose.rx, pose.ry, pose.angle);
      sides.add(containsPoint(moving, pose.point.x, pose.point.y));
    }
    expect([...sides]).toEqual([containsPoint(firstScene.pond, firstScene.point.x, firstScene.point.y)]);
  });

  it("lays the length |P′| along the x axis in the last step, without changing it", () => {
    const figures = figuresOf(firstScene.pond, firstScene.point);
    const before = swungTo(figures, 3);
    expect(before.x).toBeCloseTo(figures.stretched.x, 12);
    expect(before.y).toBeCloseTo(figures.stretched.y, 12);
    const halfway = swungTo(figures, 3.5);
    expect(Math.hypot(halfway.x, halfway.y)).toBeCloseTo(figures.length, 12);
    const after = swungTo(figures, stepCount);
    expect(after.x).toBeCloseTo(figures.length, 12);
    expect(after.y).toBeCloseTo(0, 12);
  });
});

describe("the function written by hand", () => {
  it.each(mistakes.map(({ name, scene }) => [name.en, scene] as const))("is wrong: %s", (_, scene) => {
    const truth = oracleOverlaps(point(scene.point.x, scene.point.y), scene.pond);
    expect(insideByHand(scene)).toBe(!truth);
    expect(judgeByHand(scene).isRight).toBe(false);
  });

  it("is right in the other scenes", () => {
    for (const scene of [firstScene, circleScene, needleScene, uprightScene])
      expect(judgeByHand(scene).isRight).toBe(true);
  });
});

describe("the scene", () => {
  it("keeps the direction bit for bit when something else changes", () => {
    const { pond } = changePond(rimScene, { x: 2, rx: 3 });
    expect([pond.ux, pond.uy, pond.x, pond.rx]).toEqual([3, 4, 2, 3]);
  });
});
