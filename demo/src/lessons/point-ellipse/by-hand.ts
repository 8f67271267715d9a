import { degrees, ellipse } from "osculate";
import type { Mistake } from "../../parts/by-hand.js";
import type { MethodAnswer } from "../../parts/method-card.js";
import { isPointInEllipse } from "../../tutorials/point-ellipse.js";
import { isInPond } from "./code.js";
import { figuresOf } from "./figures.js";
import type { Scene } from "./scene.js";
import { byHandWords } from "./words.js";

/** What the function written by hand answers. */
export function insideByHand({ pond, point }: Scene): boolean {
  const { x, y, rx, ry, ux, uy } = pond;
  return isPointInEllipse(point, { x, y, rx, ry, angle: Math.atan2(uy, ux) });
}

/** Its answer, whether that is right, and why. */
export function judgeByHand(scene: Scene): MethodAnswer {
  const answer = insideByHand(scene);
  const isRight = answer === isInPond(scene.pond, scene.point);
  return {
    answer: byHandWords[answer ? "inside" : "outside"],
    isRight,
    reason: byHandWords[isRight ? "right" : (reasonOf(scene) ?? "rounding")],
  };
}

/** Why the number |P′| is no measure of the point in this scene, if it is none. */
export function reasonOf(scene: Scene): "flat" | "rounding" | undefined {
  if (scene.pond.ry === 0) return "flat";
  const { length } = figuresOf(scene.pond, scene.point);
  return length <= scene.pond.rx === isInPond(scene.pond, scene.point) ? undefined : "rounding";
}

/**
 * Exactly on the rim: the direction (3, 4) and the point are whole multiples of the 3-4-5 triangle, so no number of
 * this scene is rounded. The figures, computed in doubles, still give |P′| one unit in the last place above rx.
 */
export const rimScene: Scene = {
  pond: ellipse(1.5, 0.5, 3.125, 1.5625, { x: 3, y: 4 }),
  point: { x: -0.625, y: -0.25 },
};

/** Nothing left to stretch: a segment, with the point on it. */
export const flatScene: Scene = {
  pond: ellipse(1.5, 1, 2.5, 0, { x: 4, y: 3 }),
  point: { x: 2.5, y: 1.75 },
};

/** Outside by less than the arithmetic can tell. */
const hairScene: Scene = {
  pond: ellipse(1.5, 0.5, 3.5, 0.2, degrees(-20)),
  point: { x: 4.683388911924134, y: -0.708019138073989 },
};

export const mistakes: readonly Mistake<Scene>[] = [
  { name: byHandWords.rimName, reason: byHandWords.rim, scene: rimScene },
  { name: byHandWords.flatName, reason: byHandWords.flatLong, scene: flatScene },
  { name: byHandWords.hairName, reason: byHandWords.hair, scene: hairScene },
];
