import { capsule, circle, ellipse, moveTo, rect, type Shape, type Vec2 } from "osculate";
import { radians } from "../../stage/local-frame.js";
import { levels, type SceneName } from "./levels.js";

export type Kind = "box" | "capsule" | "circle" | "ellipse";

/** What the reader can change; lengths are in tiles, times in frames. */
export interface Setting {
  readonly scene: SceneName;
  readonly kind: Kind;
  /** Where the walk begins. */
  readonly x: number;
  readonly y: number;
  /** Degrees from +x towards +y. */
  readonly direction: number;
  /** Tiles a frame. */
  readonly speed: number;
  /** Tiles a frame, a frame: how much faster the hero falls with each. */
  readonly gravity: number;
}

/** How a scene begins. */
export function settingOf(scene: SceneName, kind: Kind = "box"): Setting {
  const { start, direction, speed, gravity } = levels[scene];
  return { scene, kind, ...start, direction, speed, gravity };
}

export const initial: Setting = settingOf("seam");

/** All of them are one tile high. */
export function heroAt(kind: Kind, { x, y }: Readonly<Vec2>): Shape {
  switch (kind) {
    case "box":
      return rect(x, y, 0.75, 1);
    case "capsule":
      return moveTo(capsule(0, -0.125, 0, 0.125, 0.375), x, y);
    case "circle":
      return circle(x, y, 0.5);
    case "ellipse":
      return ellipse(x, y, 0.375, 0.5);
  }
}

/** What the hero wants in the first frame, gravity left out. */
export function velocityOf({ direction, speed }: Setting): Vec2 {
  // A quarter turn is meant exactly: cos(π/2) is not 0 in doubles.
  const isUpright = direction % 180 === 90;
  const isLevel = direction % 180 === 0;
  return {
    x: isUpright ? 0 : speed * Math.cos(radians(direction)),
    y: isLevel ? 0 : speed * Math.sin(radians(direction)),
  };
}
