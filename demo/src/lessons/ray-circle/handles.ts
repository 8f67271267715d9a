import { circle } from "osculate";
import { snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { circleHandles } from "../../stage/shape-handles.js";
import { beamOf, refusalOf, type Setting } from "./setting.js";
import { words } from "./words.js";

/** Aim, start, circle and radius; a world too small for their steps has none. */
export function handlesFor(
  setting: () => Setting,
  change: (part: Partial<Setting>) => void,
): HandleOptions[] {
  const visible = () => setting().zoom === 1;
  const start = () => ({ x: setting().x, y: setting().y });
  /** A direction of no length points nowhere: the handle stops short of the start. */
  const aim = (dx: number, dy: number) => {
    if (Math.hypot(dx, dy) >= 0.1) change({ dx: snap(dx), dy: snap(dy) });
  };
  const tip = () => {
    if (refusalOf(setting())?.cause === "direction") return start();
    const { x, y, dx, dy } = beamOf(setting());
    return { x: x + dx, y: y + dy };
  };
  return [
    {
      kind: "move",
      label: words.aim,
      visible,
      at: tip,
      drag: ({ x, y }) => aim(x - setting().x, y - setting().y),
      nudge: (dx, dy) => aim(setting().dx + dx * 0.1, setting().dy + dy * 0.1),
    },
    {
      kind: "move",
      label: words.moveStart,
      visible,
      at: start,
      drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
    },
    ...circleHandles({
      labels: { move: words.moveCircle, radius: words.radius },
      grip: { x: 0.6, y: -0.8 },
      visible,
      shape: () => circle(setting().centreX, setting().centreY, Math.max(0, setting().r)),
      change: ({ x: centreX = setting().centreX, y: centreY = setting().centreY, r = setting().r }) =>
        change({ centreX, centreY, r }),
    }),
  ];
}
