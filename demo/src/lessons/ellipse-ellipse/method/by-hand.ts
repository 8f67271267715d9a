import { type ByHand, byHandPart } from "../../../parts/by-hand.js";
import code from "../../../tutorials/ellipse-ellipse.ts?highlighted";
import { meet } from "../code.js";
import { failures } from "../presets.js";
import type { Scene } from "../scene.js";
import { walkOf } from "./walk.js";
import { words } from "./words.js";

/** The page's two functions, and where they are wrong. */
export function tutorialByHand(stage: HTMLElement, show: (scene: Scene) => void): ByHand {
  return byHandPart<Scene>({
    code,
    mistakes: Object.values(failures),
    byHand: (scene) => (walkOf(scene).test.hit ? words.meet : words.apart),
    library: (scene) => (meet(scene.a, scene.b) ? words.meet : words.apart),
    show,
    stage,
  });
}
