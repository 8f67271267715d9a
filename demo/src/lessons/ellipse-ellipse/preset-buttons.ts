import { buttonRow } from "../../parts/controls.js";
import { endings, type Preset, pairs } from "./presets.js";
import type { Scene } from "./scene.js";
import { words } from "./words.js";

/** Pairs to look at. */
export function pairButtons(show: (scene: Scene) => void): HTMLElement {
  return buttonRow(words.pairs, buttons(pairs, show));
}

/** A pair for each way in which the tutorial's method ends. */
export function endingButtons(show: (scene: Scene) => void): HTMLElement {
  const row = buttonRow(words.endings, buttons(endings, show));
  row.classList.add("ending-buttons");
  return row;
}

function buttons(presets: Readonly<Record<string, Preset>>, show: (scene: Scene) => void) {
  return Object.values(presets).map(({ name, scene }) => ({ label: name, act: () => show(scene) }));
}
