import { relate } from "osculate";
import type { Mistake } from "../../parts/by-hand.js";
import type { MethodAnswer } from "../../parts/method-card.js";
import { radians } from "../../stage/local-frame.js";
import { circleMeetsRect } from "../../tutorials/circle-rect.js";
import { meet } from "./code.js";
import { alongSlab, ballOf, boxOf, givenAngle, initial, type Setting } from "./setting.js";
import { byHandWords } from "./words.js";

/** What the function written by hand answers. */
export function hitByHand(setting: Setting): boolean {
  const { ballX, ballY, ballRadius, boxX, boxY, width, height } = setting;
  return circleMeetsRect(
    { x: ballX, y: ballY, radius: ballRadius },
    { x: boxX - width / 2, y: boxY - height / 2, width, height, angle: radians(givenAngle(setting)) },
  );
}

/** Its answer, whether that is right, and why. */
export function judgeByHand(setting: Setting): MethodAnswer {
  const answer = hitByHand(setting);
  const isRight = answer === meet(ballOf(setting), boxOf(setting));
  const turned = setting.given === "own" ? "right" : "wrongWay";
  return {
    answer: byHandWords[answer ? "hit" : "miss"],
    isRight,
    reason: byHandWords[isRight ? turned : reasonOf(setting)],
  };
}

function reasonOf(setting: Setting): "wrongWay" | "rim" | "point" | "rounding" {
  if (setting.given === "canvas") return "wrongWay";
  if (setting.ballRadius === 0) return "point";
  return relate(ballOf(setting), boxOf(setting)) === "touching" ? "rim" : "rounding";
}

export const mistakes: readonly Mistake<Setting>[] = [
  {
    name: byHandWords.rimName,
    reason: byHandWords.rimLong,
    // Upright, the rectangle reaches to x = 1 exactly; so does the circle.
    scene: { ...initial, width: 4, height: 2, angle: 90, boxY: 0.6, ballX: 2.5, ballY: 1, ballRadius: 1.5 },
  },
  {
    name: byHandWords.pointName,
    reason: byHandWords.pointLong,
    scene: { ...initial, ballX: 1, ballY: 0.4, ballRadius: 0 },
  },
  {
    name: byHandWords.hairName,
    reason: byHandWords.hairLong,
    scene: {
      ...initial,
      width: 4,
      height: 2,
      ballX: 2.2098711305964285,
      ballY: 1.7723909236273083,
      ballRadius: 0.8,
    },
  },
  {
    name: byHandWords.wrongWayName,
    reason: byHandWords.wrongWayLong,
    scene: { ...alongSlab, given: "canvas" },
  },
];
