import fc from "fast-check";
import { circle, ray } from "osculate";
import { expect, test } from "vitest";
import {
  codeByHand,
  codeOfLibrary,
  hitsByHand,
  judgeByHand,
  mistakes,
} from "../../../demo/src/lessons/ray-circle/by-hand.js";
import { beam, bothRoots, firstHit, target } from "../../../demo/src/lessons/ray-circle/code.js";
import { rayCircleFigures } from "../../../demo/src/lessons/ray-circle/figures.js";
import {
  beamOf,
  initial,
  presets,
  refusalOf,
  targetOf,
} from "../../../demo/src/lessons/ray-circle/setting.js";

const coordinate = fc.integer({ min: -500, max: 500 }).map((n) => n / 100);
const component = fc.integer({ min: -300, max: 300 }).map((n) => n / 100);
const scene = fc.record({
  beam: fc
    .tuple(coordinate, coordinate, component, component)
    .filter(([, , dx, dy]) => Math.hypot(dx, dy) > 0.1)
    .map(([x, y, dx, dy]) => ray(x, y, dx, dy)),
  target: fc
    .tuple(coordinate, coordinate, fc.integer({ min: 1, max: 300 }))
    .map(([x, y, r]) => circle(x, y, r / 100)),
});

test("half a stay back and forth from the closest point are the library's roots", () => {
  fc.assert(
    fc.property(scene, ({ beam, target }) => {
      const { discriminant, closestT, halfStay } = rayCircleFigures(beam, target);
      fc.pre(discriminant > 1e-6);
      const roots = bothRoots(beam, target);
      expect(roots.map(({ kind }) => kind)).toEqual(["enter", "exit"]);
      expect(roots[0]?.t).toBeCloseTo(closestT - halfStay, 8);
      expect(roots[1]?.t).toBeCloseTo(closestT + halfStay, 8);
    }),
  );
});

test("a negative discriminant is a miss of the library", () => {
  fc.assert(
    fc.property(scene, ({ beam, target }) => {
      fc.pre(rayCircleFigures(beam, target).discriminant < -1e-6);
      expect(bothRoots(beam, target)).toEqual([]);
      expect(firstHit(beam, target)).toBeNull();
    }),
  );
});

test("a tangent has discriminant 0 and one root", () => {
  const tangent = ray(-4, -2, 1.5, 0);
  const disc = circle(2, 0, 2);
  const figures = rayCircleFigures(tangent, disc);
  expect(figures.discriminant).toBe(0);
  expect(figures.height).toBe(2);
  expect(figures.foot).toEqual({ x: 2, y: -2 });
  expect(bothRoots(tangent, disc).map(({ kind, t }) => ({ kind, t }))).toEqual([{ kind: "touch", t: 4 }]);
});

test("the shown example hits ahead of its start", () => {
  expect(firstHit(beam, target)?.inside).toBe(false);
  expect(bothRoots(beam, target)).toHaveLength(2);
});

test.each(mistakes.map(({ name, scene }) => [name.en, scene] as const))(
  "the function written by hand is wrong: %s",
  (_, scene) => {
    const toCentre = { x: scene.centreX - scene.x, y: scene.centreY - scene.y };
    const height = Math.abs(toCentre.x * scene.dy - toCentre.y * scene.dx) / Math.hypot(scene.dx, scene.dy);
    // None is within rounding of a touch, and none lies behind: the rays begin in the circle or before it.
    expect(Math.abs(height - scene.r)).toBeGreaterThan(1e-9);
    expect(hitsByHand(scene) === null).toBe(height < scene.r);
    expect(firstHit(beamOf(scene), targetOf(scene)) === null).toBe(height > scene.r);
    expect(judgeByHand(scene).isRight).toBe(false);
    expect(codeByHand(scene) === "null").toBe(codeOfLibrary(scene) !== "null");
  },
);

test("the function written by hand is right in the other scenes, and finds the library's points", () => {
  for (const scene of [initial, ...Object.values(presets)]) {
    expect(judgeByHand(scene).isRight).toBe(true);
    const hits = hitsByHand(scene);
    if (!hits) continue;
    const roots = bothRoots(beamOf(scene), targetOf(scene));
    for (const [byHand, root] of [
      [hits.c1, roots[0]],
      [hits.c2, roots.at(-1)],
    ] as const) {
      expect(byHand.x).toBeCloseTo(root?.point.x ?? Number.NaN, 12);
      expect(byHand.y).toBeCloseTo(root?.point.y ?? Number.NaN, 12);
    }
  }
});

test("a negative radius and a direction of zeros are refused by name", () => {
  expect(refusalOf(initial)).toBeUndefined();
  expect(refusalOf(presets.negativeRadius)).toMatchObject({ cause: "radius", call: "circle(1.2, -0.2, -1)" });
  expect(refusalOf(presets.noDirection)).toMatchObject({ cause: "direction", call: "ray(-4.6, 1.8, 0, 0)" });
  expect(hitsByHand(presets.negativeRadius)).toBeNull();
  expect(hitsByHand(presets.noDirection)).toBeNull();
});
