import type { Vec2 } from "osculate";
import { clamp, snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { ellipseHandles } from "../../stage/shape-handles.js";
import { changePond, largestRadius, type Scene, smallestRadius } from "./scene.js";
import { words } from "./words.js";

/** What the reader can take hold of: ellipse, point, two radii, the turn. */
export function handlesFor(scene: () => Scene, change: (next: Scene) => void): readonly HandleOptions[] {
  const pond = ellipseHandles({
    labels: {
      move: words.movePond,
      turn: words.turnPond,
      first: words.firstRadius,
      second: words.secondRadius,
    },
    limits: { min: smallestRadius, max: largestRadius },
    turnStep: 10,
    shape: () => scene().pond,
    change(part) {
      const limited = {
        ...((part.x !== undefined || part.y !== undefined) && inReach({ ...scene().pond, ...part })),
        ...(part.rx !== undefined && { rx: radius(part.rx) }),
        ...(part.ry !== undefined && { ry: radius(part.ry) }),
        ...(part.degrees !== undefined && { degrees: wrap(Math.round(part.degrees)) }),
      };
      change(changePond(scene(), limited));
    },
  });
  return [
    ...pond,
    {
      kind: "move",
      label: words.movePoint,
      at: () => scene().point,
      drag: (to) => change({ ...scene(), point: inReach(to) }),
    },
  ];
}

function radius(length: number): number {
  return snap(clamp(length, smallestRadius, largestRadius));
}

/** The world the reader may use; nothing can be lost outside the picture. */
function inReach(to: Readonly<Vec2>): Vec2 {
  return { x: snap(clamp(to.x, -4.5, 5.5)), y: snap(clamp(to.y, -3.2, 3.8)) };
}

function wrap(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees <= -180 ? degrees + 360 : degrees;
}
