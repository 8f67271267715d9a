import { type Ellipse, ellipse } from "osculate";
import { changedEllipse, type EllipseChange } from "../../stage/changed-ellipse.js";
import { first, second } from "./code.js";

export type Name = "a" | "b";

/** Two ellipses; or an ellipse `a` along the axes beside the unit circle `b`, which then stays as it is. */
export interface Scene {
  readonly setting: "pair" | "circle";
  readonly a: Ellipse;
  readonly b: Ellipse;
  /** The one the keys act on. */
  readonly active: Name;
}

export const smallestRadius = 0.1;
export const largestRadius = 5;

export const firstPair: Scene = { setting: "pair", a: first, b: second, active: "b" };

export const unitCircle: Scene = besideCircle(-2.4, 2.3);

/** An ellipse along the axes beside the unit circle. */
export function besideCircle(x: number, y: number, rx = 0.9, ry = 1.7): Scene {
  return { setting: "circle", a: ellipse(x, y, rx, ry), b: ellipse(0, 0, 1, 1), active: "a" };
}

/** The scene with one ellipse changed. The unit circle does not change, nor does what stands beside it turn. */
export function withChange(scene: Scene, name: Name, change: EllipseChange): Scene {
  if (scene.setting === "pair") return { ...scene, [name]: changedEllipse(scene[name], change) };
  if (name === "b" || change.degrees !== undefined) return scene;
  return { ...scene, a: changedEllipse(scene.a, change) };
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
