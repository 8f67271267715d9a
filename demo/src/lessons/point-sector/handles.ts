import type { Vec2 } from "osculate";
import { decimal, snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { degreesTo, fromCentre } from "../../stage/local-frame.js";
import { angleLimits, limitedAngle, middleOf, type Setting } from "./setting.js";
import { words } from "./words.js";

/** Both edges, the direction, the radius, the guard and the point. */
export function handlesFor(
  setting: () => Setting,
  change: (part: Partial<Setting>) => void,
): HandleOptions[] {
  const placed = (radius: number, angle: number) => fromCentre(setting(), radius, angle);
  const middle = () => middleOf(setting());
  /** The angle of a place on the stage: of all that are whole turns apart, the nearest to `current`. */
  const angleOf = (to: Readonly<Vec2>, current: number) => {
    const angle = Math.round(degreesTo(setting(), to));
    return angle + 360 * Math.round((current - angle) / 360);
  };
  const limited = (angle: number) => limitedAngle(snap(angle));
  const inDegrees = (now: number) => ({
    now,
    ...angleLimits,
    text: { en: `${now} degrees`, ja: `${now} 度` },
  });
  const edge = (name: "start" | "end"): HandleOptions => ({
    kind: "turn",
    label: words[name],
    at: () => placed(setting().r, setting()[name]),
    drag: (to) => change({ [name]: limited(angleOf(to, setting()[name])) }),
    nudge: (dx, dy) => change({ [name]: limited(setting()[name] + (dx - dy) * 5) }),
    value: () => inDegrees(setting()[name]),
  });
  const turnBy = (angle: number) =>
    change({ start: limited(setting().start + angle), end: limited(setting().end + angle) });
  const setRadius = (r: number) => change({ r: snap(Math.max(0, r)) });
  return [
    edge("start"),
    edge("end"),
    {
      kind: "turn",
      label: words.look,
      at: () => placed(setting().r + 0.6, middle()),
      stem: () => placed(setting().r, middle()),
      drag: (to) => turnBy(angleOf(to, middle()) - middle()),
      nudge: (dx, dy) => turnBy((dx - dy) * 5),
      value: () => inDegrees(middle()),
    },
    {
      kind: "size",
      label: words.radius,
      at: () => placed(setting().r, middle()),
      drag: ({ x, y }) => setRadius(Math.hypot(x - setting().x, y - setting().y)),
      nudge: (dx, dy) => setRadius(setting().r + (dx - dy) * 0.1),
      value: () => ({
        now: setting().r,
        min: 0,
        max: 10,
        text: { en: decimal(setting().r), ja: decimal(setting().r) },
      }),
    },
    {
      kind: "move",
      label: words.moveApex,
      at: setting,
      drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
    },
    {
      kind: "move",
      label: words.movePoint,
      at: () => ({ x: setting().targetX, y: setting().targetY }),
      drag: ({ x, y }) => change({ targetX: snap(x), targetY: snap(y) }),
      follows: true,
    },
  ];
}
