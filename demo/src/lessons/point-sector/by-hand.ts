import { point, relate } from "osculate";
import type { Mistake } from "../../parts/by-hand.js";
import type { MethodAnswer } from "../../parts/method-card.js";
import { radians } from "../../stage/local-frame.js";
import { isPointInSector } from "../../tutorials/point-sector.js";
import {
  halfView,
  initial,
  isMeanRight,
  isSeen,
  openingOf,
  type Setting,
  viewOf,
  wholeView,
} from "./setting.js";
import { byHandWords } from "./words.js";

/** What the function written by hand answers. */
export function seenByHand({ x, y, r, start, end, targetX, targetY }: Setting): boolean {
  return isPointInSector(
    { x: targetX, y: targetY },
    { x, y, radius: r, startAngle: radians(start), endAngle: radians(end) },
  );
}

/** The cosine that it compares with. */
export function limitByHand({ start, end }: Setting): number {
  return Math.cos((radians(end) + Math.PI - radians(start) + Math.PI) / 2);
}

/** Its answer, whether that is right, and why. */
export function judgeByHand(setting: Setting): MethodAnswer {
  const answer = seenByHand(setting);
  const isRight = answer === isSeen(setting);
  return {
    answer: byHandWords[answer ? "hit" : "miss"],
    isRight,
    reason: byHandWords[isRight ? "right" : reasonOf(setting)],
  };
}

function reasonOf(setting: Setting): "apex" | "wrapping" | "turns" | "seam" | "closed" | "edge" | "rounding" {
  const { x, y, start, end, targetX, targetY } = setting;
  if (targetX === x && targetY === y) return "apex";
  if (end - start > 360) return "turns";
  if (!isMeanRight(setting)) return "wrapping";
  if (openingOf(setting) === 360) return "seam";
  if (openingOf(setting) === 0) return "closed";
  return relate(point(targetX, targetY), viewOf(setting)) === "insideTouching" ? "edge" : "rounding";
}

export const mistakes: readonly Mistake<Setting>[] = [
  {
    name: byHandWords.wrappingName,
    reason: byHandWords.wrappingLong,
    scene: { ...initial, start: 350, end: 10, targetX: 0.6, targetY: 0.2 },
  },
  {
    name: byHandWords.apexName,
    reason: byHandWords.apexLong,
    scene: { ...initial, targetX: initial.x, targetY: initial.y },
  },
  {
    name: byHandWords.edgeName,
    reason: byHandWords.edgeLong,
    scene: { ...halfView, targetX: halfView.x, targetY: -1.5 },
  },
  {
    name: byHandWords.seamName,
    reason: byHandWords.seamLong,
    scene: { ...wholeView, targetY: wholeView.y },
  },
  {
    name: byHandWords.closedName,
    reason: byHandWords.closedLong,
    scene: { ...wholeView, end: 0, targetY: wholeView.y },
  },
];
