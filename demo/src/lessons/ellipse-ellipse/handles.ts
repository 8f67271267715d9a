import { containsPoint, type Vec2 } from "osculate";
import { decimal } from "../../parts/number-format.js";
import type { Localized } from "../../site/language.js";
import type { HandleOptions, HandleValue } from "../../stage/handle.js";
import { angle, place, radius } from "./commands.js";
import {
  angleOf,
  axisOf,
  largestRadius,
  type Name,
  type Scene,
  smallestRadius,
  withChange,
} from "./scene.js";
import { words } from "./words.js";

/** World units between the end of the first axis and the handle that turns it. */
const turnReach = 0.6;

/** Handles of both ellipses; the one taken hold of becomes the active one. */
export function handlesFor(
  scene: () => Scene,
  change: (next: Scene) => void,
  visible: () => boolean,
): readonly HandleOptions[] {
  return (["a", "b"] as const).flatMap((name) =>
    handlesOf(
      name,
      scene,
      (next) => change({ ...next, active: name }),
      () => visible() && !(name === "a" && scene().setting === "circle"),
    ),
  );
}

function handlesOf(
  name: Name,
  scene: () => Scene,
  change: (next: Scene) => void,
  visible: () => boolean,
): readonly HandleOptions[] {
  const shape = () => scene()[name];
  const set = (values: Parameters<typeof withChange>[2]) => change(withChange(scene(), name, values));
  const along = (distance: number): Vec2 => {
    const u = axisOf(shape());
    return { x: shape().x + u.x * distance, y: shape().y + u.y * distance };
  };
  /** How far a point lies along the first axis (`along`) and the second (`across`). */
  const local = (at: Readonly<Vec2>) => {
    const u = axisOf(shape());
    const dx = at.x - shape().x;
    const dy = at.y - shape().y;
    return { along: dx * u.x + dy * u.y, across: dy * u.x - dx * u.y };
  };

  return [
    {
      kind: "move",
      label: labelled(words.move, name),
      visible,
      at: shape,
      drag: (to) => set(place(to)),
      body: (at) => visible() && containsPoint(shape(), at.x, at.y),
    },
    {
      kind: "turn",
      label: labelled(words.turn, name),
      visible,
      at: () => along(shape().rx + turnReach),
      stem: () => along(shape().rx),
      drag: (to) => set({ degrees: angle((Math.atan2(to.y - shape().y, to.x - shape().x) * 180) / Math.PI) }),
      nudge: (dx, dy) => set({ degrees: angle(angleOf(shape()) + (dx - dy) * 5) }),
      value: () => ({
        now: angleOf(shape()),
        min: -180,
        max: 180,
        text: inBoth(`${decimal(angleOf(shape()), 1)}°`),
      }),
    },
    {
      kind: "size",
      label: labelled(words.firstRadius, name),
      visible,
      at: () => along(shape().rx),
      drag: (to) => set({ rx: radius(local(to).along) }),
      nudge: (dx, dy) => set({ rx: radius(shape().rx + (dx - dy) * 0.1) }),
      value: () => radiusValue(shape().rx),
    },
    {
      kind: "size",
      label: labelled(words.secondRadius, name),
      visible,
      at: () => {
        const u = axisOf(shape());
        return { x: shape().x - u.y * shape().ry, y: shape().y + u.x * shape().ry };
      },
      drag: (to) => set({ ry: radius(local(to).across) }),
      nudge: (dx, dy) => set({ ry: radius(shape().ry + (dx - dy) * 0.1) }),
      value: () => radiusValue(shape().ry),
    },
  ];
}

function radiusValue(now: number): HandleValue {
  return { now, min: smallestRadius, max: largestRadius, text: inBoth(decimal(now)) };
}

/** "Move A", 「A を動かす」. */
function labelled(action: Localized, name: Name): Localized {
  const upper = name.toUpperCase();
  return { en: `${action.en} ${upper}`, ja: `${upper} ${action.ja}` };
}

function inBoth(text: string): Localized {
  return { en: text, ja: text };
}
