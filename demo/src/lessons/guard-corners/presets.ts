import type { Localized } from "../../site/language.js";
import { initial, type State } from "./setting.js";
import { words } from "./words.js";

interface Preset {
  readonly label: Localized;
  readonly state: Readonly<State>;
}

/** A gaze along y = 1, and a pillar of radius 0.5 about y = 1.5: it touches the gaze in one point. */
const grazing = {
  guardY: 1,
  heading: 0,
  half: 20,
  pillarX: -1.5,
  pillarY: 1.5,
  pillarR: 0.5,
  heroX: 3,
  heroY: 1,
  hedgeY: 3,
};

export const presets: readonly Preset[] = [
  {
    label: words.pole,
    state: { ...initial, pillarX: -2, pillarY: 0.404, pillarR: 0.04, heroX: 1.59, heroY: 0.16, hedgeY: 2.4 },
  },
  { label: words.graze, state: { ...initial, ...grazing } },
  {
    label: words.onWall,
    state: {
      ...initial,
      guardX: -0.5,
      guardY: 0,
      wallY: 0,
      wallAngle: 0,
      heading: 180,
      half: 80,
      reach: 4,
      heroX: -3,
      heroY: -1.4,
    },
  },
  {
    label: words.round,
    state: { ...initial, guardX: -0.6, guardY: 0.5, half: 180, reach: 3.7, heroX: 2.6, heroY: -1.2 },
  },
];
