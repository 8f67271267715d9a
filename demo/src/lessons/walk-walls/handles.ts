import { containsPoint } from "osculate";
import { clamp, snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { degreesTo, fromCentre } from "../../stage/local-frame.js";
import { angleValue } from "../../stage/shape-handles.js";
import { lane } from "./levels.js";
import { heroAt, type Setting } from "./setting.js";
import { words } from "./words.js";

/** Tiles from the start to the handle of the direction. */
const reach = 1.3;

/** Steps of the start in tiles: a sixteenth is one in doubles, too, so that what stands flush can stand flush. */
const grid = 1 / 16;

/** What the reader can take hold of, in the picture of the first walk: where it begins, and which way it goes. */
export function handlesFor(
  setting: () => Setting,
  change: (part: Partial<Setting>) => void,
): readonly HandleOptions[] {
  const start = () => ({ x: setting().x, y: setting().y });
  return [
    {
      kind: "move",
      label: words.moveStart,
      at: start,
      step: grid,
      drag: ({ x, y }) =>
        change({
          x: clamp(snap(x, grid), 0.5, lane.width - 0.5),
          y: clamp(snap(y, grid), 0.5, lane.height - 0.5),
        }),
      body: ({ x, y }) => containsPoint(heroAt(setting().kind, start()), x, y),
    },
    {
      kind: "turn",
      label: words.turnWay,
      at: () => fromCentre(start(), reach, setting().direction),
      stem: start,
      drag: (to) => change({ direction: Math.round(degreesTo(start(), to)) }),
      nudge: (dx, dy) => change({ direction: turned(setting().direction, (dx + dy) * 5) }),
      value: () => angleValue(setting().direction),
    },
  ];
}

/** An angle in (−180, 180]. */
function turned(direction: number, by: number): number {
  const next = snap(direction + by);
  if (next > 180) return next - 360;
  return next <= -180 ? next + 360 : next;
}
