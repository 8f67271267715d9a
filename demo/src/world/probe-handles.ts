import { clamp } from "../parts/number-format.js";
import type { Localized } from "../site/language.js";
import type { Stage } from "../stage/stage.js";
import type { Crowd } from "./crowd.js";
import { type Probe, setAngle, tip, turnTowards } from "./probe.js";

/** One handle that moves a probe, and one at its tip that turns it. */
export function addProbe(
  stage: Stage,
  crowd: () => Crowd,
  probe: () => Probe,
  moveLabel: Localized,
  turnLabel: Localized,
): void {
  stage.addHandle({
    kind: "move",
    label: moveLabel,
    at: probe,
    drag: ({ x, y }) => {
      const { width, height } = crowd().extent;
      probe().x = clamp(x, 0, width);
      probe().y = clamp(y, 0, height);
    },
    step: 4,
  });
  stage.addHandle({
    kind: "turn",
    label: turnLabel,
    at: () => tip(probe()),
    drag: (to) => turnTowards(probe(), to),
    nudge: (dx, dy) => setAngle(probe(), probe().angle + 3 * Math.sign(dx + dy)),
    value: () => {
      const { angle } = probe();
      return { now: angle, min: -180, max: 180, text: { en: `${angle}°`, ja: `${angle} 度` } };
    },
  });
}
