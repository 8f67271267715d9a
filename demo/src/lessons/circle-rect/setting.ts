import { type Circle, circle, degrees, type Rect, rect } from "osculate";
import { ball, box } from "./code.js";

/** What the reader can change. */
export interface Setting {
  readonly ballX: number;
  readonly ballY: number;
  readonly ballRadius: number;
  readonly boxX: number;
  readonly boxY: number;
  readonly width: number;
  readonly height: number;
  /** In degrees, from +x towards +y: clockwise on the screen. */
  readonly angle: number;
  /** The angle that the function written by hand is given: in its own sense, or in that of a canvas. */
  readonly given: "own" | "canvas";
}

export const initial: Setting = {
  ballX: ball.x,
  ballY: ball.y,
  ballRadius: ball.r,
  boxX: box.x,
  boxY: box.y,
  width: 2 * box.halfWidth,
  height: 2 * box.halfHeight,
  angle: 30,
  given: "own",
};

export function ballOf({ ballX, ballY, ballRadius }: Setting): Circle {
  return circle(ballX, ballY, ballRadius);
}

export function boxOf({ boxX, boxY, width, height, angle }: Setting): Rect {
  return rect(boxX, boxY, width, height, degrees(angle));
}

/** In degrees: what the formula written for angles that grow counter-clockwise is given for φ. */
export function givenAngle({ angle, given }: Setting): number {
  return given === "own" ? 0 - angle : angle;
}

/** A slab turned by 45°, and a small circle on its diagonal, or across it. */
const slab = { boxX: 0, boxY: 0, width: 4, height: 1, angle: 45, ballX: 1.2, ballRadius: 0.2 };
export const alongSlab: Setting = { ...initial, ...slab, ballY: 1.2 };
export const acrossSlab: Setting = { ...initial, ...slab, ballY: -1.2 };
export const atCorner: Setting = { ...initial, angle: -15, ballX: 3.4, ballY: 1.6 };
