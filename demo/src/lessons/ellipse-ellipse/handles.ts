import type { Localized } from "../../site/language.js";
import type { HandleOptions } from "../../stage/handle.js";
import { ellipseHandles } from "../../stage/shape-handles.js";
import { angle, place, radius } from "./commands.js";
import { largestRadius, type Name, type Scene, smallestRadius, withChange } from "./scene.js";
import { words } from "./words.js";

/** Handles of both ellipses; the one taken hold of becomes the active one. */
export function handlesFor(
  scene: () => Scene,
  change: (next: Scene) => void,
  visible: () => boolean,
): readonly HandleOptions[] {
  return (["a", "b"] as const).flatMap((name) =>
    ellipseHandles({
      labels: {
        move: labelled(words.move, name),
        turn: labelled(words.turn, name),
        first: labelled(words.firstRadius, name),
        second: labelled(words.secondRadius, name),
      },
      limits: { min: smallestRadius, max: largestRadius },
      shape: () => scene()[name],
      change(part) {
        const { x, y } = place({ ...scene()[name], ...part });
        const limited = {
          ...((part.x !== undefined || part.y !== undefined) && { x, y }),
          ...(part.rx !== undefined && { rx: radius(part.rx) }),
          ...(part.ry !== undefined && { ry: radius(part.ry) }),
          ...(part.degrees !== undefined && { degrees: angle(part.degrees) }),
        };
        change({ ...withChange(scene(), name, limited), active: name });
      },
      turns: () => scene().setting === "pair",
      visible: () => visible() && !(name === "b" && scene().setting === "circle"),
    }),
  );
}

/** "Move A", 「A を動かす」. */
function labelled(action: Localized, name: Name): Localized {
  const upper = name.toUpperCase();
  return { en: `${action.en} ${upper}`, ja: `${upper} ${action.ja}` };
}
