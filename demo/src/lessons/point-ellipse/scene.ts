import { degrees, type Ellipse, ellipse, type Vec2 } from "osculate";
import { pond } from "./code.js";

/** What the reader can change. */
export interface Scene {
  readonly pond: Ellipse;
  readonly point: Vec2;
}

export const smallestRadius = 0.2;
export const largestRadius = 3.6;

export const firstScene: Scene = {
  pond,
  point: { x: 3.3, y: 2.9 },
};

/** Nothing to turn; taller than wide. */
export const uprightScene: Scene = {
  pond: ellipse(2, 1, 1.2, 2.2, 0),
  point: { x: 2.7, y: 2.4 },
};

/** Equal radii: the stretch does nothing, and neither does the turn. */
export const circleScene: Scene = {
  pond: ellipse(1.8, 0.9, 1.8, 1.8, degrees(60)),
  point: { x: 3.1, y: 2.6 },
};

export const needleScene: Scene = {
  pond: ellipse(1.2, 1.4, 3.4, 0.2, degrees(-20)),
  point: { x: 3.2, y: 0.8 },
};

type EllipseChange = Partial<Pick<Ellipse, "x" | "y" | "rx" | "ry">> & { readonly degrees?: number };

/** The scene with another ellipse; the direction stays bit for bit unless degrees are given. */
export function changePond(scene: Scene, change: EllipseChange): Scene {
  const { x, y, rx, ry, ux, uy } = { ...scene.pond, ...change };
  const direction = change.degrees === undefined ? { x: ux, y: uy } : degrees(change.degrees);
  return { ...scene, pond: ellipse(x, y, rx, ry, direction) };
}
