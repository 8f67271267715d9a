import type { Mistake } from "../../parts/by-hand.js";
import type { MethodAnswer } from "../../parts/method-card.js";
import { decimal } from "../../parts/number-format.js";
import { rayCircleHits } from "../../tutorials/ray-circle.js";
import { firstHit } from "./code.js";
import { beamOf, initial, refusalOf, type Setting, startsOnRim, targetOf } from "./setting.js";
import { byHandWords } from "./words.js";

/** What the function written by hand answers. */
export function hitsByHand({ centreX, centreY, r, x, y, dx, dy }: Setting): ReturnType<typeof rayCircleHits> {
  return rayCircleHits(centreX, centreY, r, x, y, dx, dy);
}

/** Its answer, whether that is right, and why. */
export function judgeByHand(setting: Setting): MethodAnswer {
  const hits = hitsByHand(setting);
  const answer = byHandWords[hits ? "hit" : "miss"];
  if (refusalOf(setting)) return { answer: byHandWords.nothing, isRight: true, reason: byHandWords.refused };
  const truth = firstHit(beamOf(setting), targetOf(setting));
  const isRight = (hits !== null) === (truth !== null);
  if (isRight) return { answer, isRight, reason: byHandWords[hits ? "points" : "none"] };
  if (!truth) return { answer, isRight, reason: byHandWords.allowance };
  return {
    answer,
    isRight,
    reason: byHandWords[startsOnRim(setting) ? "rim" : truth.inside ? "inside" : "rounding"],
  };
}

/** The answers as code. */
export function codeByHand(setting: Setting): string {
  return hitsByHand(setting) ? "{ c1, c2 }" : "null";
}

export function codeOfLibrary(setting: Setting): string {
  const hit = firstHit(beamOf(setting), targetOf(setting));
  return hit ? `{ t: ${decimal(hit.t, 0)}, inside: ${hit.inside}, … }` : "null";
}

export const mistakes: readonly Mistake<Setting>[] = [
  {
    name: byHandWords.insideName,
    reason: byHandWords.insideLong,
    scene: { ...initial, x: 0.2, y: 0.6, dx: 1.3, dy: 0.2 },
  },
  {
    name: byHandWords.rimName,
    reason: byHandWords.rimLong,
    scene: { ...initial, x: 3, y: 0, dx: 1.3, dy: 0, centreX: 1, centreY: 0 },
  },
  {
    name: byHandWords.hairName,
    reason: byHandWords.hairLong,
    scene: { ...initial, x: -4.5, y: -2.0000001, dx: 1.5, dy: 0, centreY: 0 },
  },
  {
    name: byHandWords.smallName,
    reason: byHandWords.smallLong,
    // The circle at the origin, half a thousandth beside the ray.
    scene: {
      ...initial,
      x: -0.002,
      y: 0.0005,
      dx: 0.001,
      dy: 0,
      centreX: 0,
      centreY: 0,
      r: 0.0001,
      zoom: 2500,
    },
  },
];
