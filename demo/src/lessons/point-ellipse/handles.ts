import type { Vec2 } from "osculate";
import { containsPoint } from "osculate";
import { clamp, decimal, snap } from "../../parts/number-format.js";
import type { HandleOptions, HandleValue } from "../../stage/handle.js";
import { angleOf, changePond, largestRadius, type Scene, smallestRadius } from "./scene.js";
import { words } from "./words.js";

/** World units between the end of the first axis and the handle that turns it. */
const turnReach = 0.55;

/** What the reader can take hold of: ellipse, point, two radii, the turn. */
export function handlesFor(scene: () => Scene, change: (next: Scene) => void): readonly HandleOptions[] {
  const pond = () => scene().pond;
  const axes = () => {
    const { ux, uy } = pond();
    const length = Math.hypot(ux, uy);
    return { x: ux / length, y: uy / length };
  };
  const along = (distance: number): Vec2 => {
    const u = axes();
    return { x: pond().x + u.x * distance, y: pond().y + u.y * distance };
  };
  const turnTo = (degrees: number) => change(changePond(scene(), { degrees: wrap(Math.round(degrees)) }));

  return [
    {
      kind: "move",
      label: words.movePond,
      at: () => pond(),
      drag: (to) => change(changePond(scene(), inReach(to))),
      body: (at) => containsPoint(pond(), at.x, at.y),
    },
    {
      kind: "turn",
      label: words.turnPond,
      at: () => along(pond().rx + turnReach),
      stem: () => along(pond().rx),
      drag: (to) => turnTo((Math.atan2(to.y - pond().y, to.x - pond().x) * 180) / Math.PI),
      nudge: (dx, dy) => turnTo(angleOf(pond()) + (dx - dy) * 10),
      value: () => ({
        now: Math.round(angleOf(pond())),
        min: -180,
        max: 180,
        text: sameInBoth(`${decimal(angleOf(pond()), 0)}°`),
      }),
    },
    {
      kind: "size",
      label: words.firstRadius,
      at: () => along(pond().rx),
      drag: (to) => {
        const u = axes();
        const reach = (to.x - pond().x) * u.x + (to.y - pond().y) * u.y;
        change(changePond(scene(), { rx: radius(reach) }));
      },
      nudge: (dx, dy) => change(changePond(scene(), { rx: radius(pond().rx + (dx - dy) * 0.1) })),
      value: () => radiusValue(pond().rx),
    },
    {
      kind: "size",
      label: words.secondRadius,
      at: () => {
        const u = axes();
        return { x: pond().x - u.y * pond().ry, y: pond().y + u.x * pond().ry };
      },
      drag: (to) => {
        const u = axes();
        const reach = (to.y - pond().y) * u.x - (to.x - pond().x) * u.y;
        change(changePond(scene(), { ry: radius(reach) }));
      },
      nudge: (dx, dy) => change(changePond(scene(), { ry: radius(pond().ry + (dx - dy) * 0.1) })),
      value: () => radiusValue(pond().ry),
    },
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

function radiusValue(now: number): HandleValue {
  return { now, min: smallestRadius, max: largestRadius, text: sameInBoth(decimal(now)) };
}

/** The world the reader may use; nothing can be lost outside the picture. */
function inReach(to: Readonly<Vec2>): Vec2 {
  return { x: snap(clamp(to.x, -4.5, 5.5)), y: snap(clamp(to.y, -3.2, 3.8)) };
}

function wrap(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees <= -180 ? degrees + 360 : degrees;
}

function sameInBoth(text: string) {
  return { en: text, ja: text };
}
