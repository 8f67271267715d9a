import { degrees, type Ellipse, ellipse } from "osculate";
import { changedEllipse, type EllipseChange } from "../../stage/changed-ellipse.js";
import { first, second } from "./code.js";

export type Name = "a" | "b";

/** Two ellipses, or an ellipse `b` beside the unit circle `a`, which then stays as it is. */
export interface Scene {
  readonly setting: "pair" | "circle";
  readonly a: Ellipse;
  readonly b: Ellipse;
  /** The one the keys act on. */
  readonly active: Name;
}

export const smallestRadius = 0.1;
export const largestRadius = 5;

export const firstPair: Scene = {
  setting: "pair",
  a: first,
  b: second,
  active: "b",
};

export const unitCircle: Scene = {
  setting: "circle",
  a: ellipse(0, 0, 1, 1),
  b: ellipse(-2.4, 2.3, 0.9, 1.7),
  active: "b",
};

/** Neither is turned: the tutorial's method divides 0 by 0. */
export const axisAligned: Scene = {
  setting: "pair",
  a: ellipse(-1, 0, 2.4, 1.2),
  b: ellipse(1.6, 1, 1.2, 1.8),
  active: "b",
};

/** The first one is a circle: the same 0/0, exactly at this angle and up to rounding at others. */
export const circleFirst: Scene = {
  setting: "pair",
  a: ellipse(-1.2, 0, 1.5, 1.5),
  b: ellipse(1.1, 0.9, 2.2, 0.9, degrees(45)),
  active: "b",
};

/** Blade and pebble: where the blade's centre goes, the tutorial's method ends in another case. */
function blade(x: number, y: number): Scene {
  return {
    setting: "pair",
    a: ellipse(-1.5, -0.5, 1.6, 1.2, degrees(20)),
    b: ellipse(x, y, 3, 0.7, degrees(-30)),
    active: "b",
  };
}

export const cases = {
  boxesApart: blade(2.6, 1),
  caseI: blade(0.6, 0.3),
  caseII: blade(2, -0.1),
  caseIII: blade(1.1, 0.2),
  caseIV: blade(1.8, -0.1),
} as const;

/** An overlap one can see, and the method cannot: S′ is outside, the nearest point is not. */
export const shallowOverlap: Scene = blade(1.7, -0.1);

/** Along the exact direction (3, 4), and every number a short binary fraction: they touch in one point. */
export const exactTouch: Scene = {
  setting: "pair",
  a: ellipse(-1.5, -1.5, 2.5, 1.25, { x: 3, y: 4 }),
  b: ellipse(0.75, 1.5, 1.25, 2.5, { x: 3, y: 4 }),
  active: "b",
};

export const nested: Scene = {
  setting: "pair",
  a: ellipse(0, 0, 3.6, 2.2, degrees(20)),
  b: ellipse(0.7, -0.2, 1.4, 0.8, degrees(-35)),
  active: "b",
};

/** The scene with one ellipse changed. The unit circle does not change. */
export function withChange(scene: Scene, name: Name, change: EllipseChange): Scene {
  if (scene.setting === "circle" && name === "a") return scene;
  return { ...scene, [name]: changedEllipse(scene[name], change) };
}

export function activeEllipse(scene: Scene): Ellipse {
  return scene[scene.active];
}

/** The other ellipse gets the keys; the unit circle never does. */
export function switchActive(scene: Scene): Scene {
  return scene.setting === "circle" ? scene : { ...scene, active: scene.active === "a" ? "b" : "a" };
}

/** The angle in degrees, in (−180, 180]. */
export function angleOf(shape: Ellipse): number {
  return (Math.atan2(shape.uy, shape.ux) * 180) / Math.PI;
}
