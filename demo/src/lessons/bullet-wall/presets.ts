import type { Localized } from "../../site/language.js";
import { initial, type State } from "./run.js";
import { words } from "./words.js";

interface Preset {
  readonly label: Localized;
  readonly state: Readonly<State>;
}

/** The wall stands upright and ends at y = −2 exactly: a ball of radius 0.5 touches it from y = −2.5. */
const overTheTop = {
  ...initial,
  wallX: 0.5,
  wallY: 0,
  width: 0.125,
  height: 4,
  angle: 0,
  r: 0.5,
  x: -4.5,
  wayX: 9,
  wayY: 0,
};

export const presets: readonly Preset[] = [
  { label: words.subSteps, state: { ...initial, frames: 4 * initial.frames } },
  { label: words.smaller, state: { ...initial, frames: 4 * initial.frames, r: 0.06, width: 0.04 } },
  { label: words.corner, state: { ...overTheTop, y: -2.3 } },
  { label: words.graze, state: { ...overTheTop, y: -2.5 } },
  { label: words.past, state: { ...overTheTop, y: -2.51 } },
  { label: words.startsIn, state: { ...initial, x: 0.6, y: 0.4, wayX: 3.4, wayY: -1 } },
];
