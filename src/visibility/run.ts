import type { Vec2 } from "../math/vector.js";
import type { Face } from "./face.js";

/** Neighbouring gaps in which the same face is seen; points in the coordinates of the frame. */
export interface Run {
  readonly face: Face;
  readonly from: Vec2;
  readonly to: Vec2;
  /** The turn at which it begins, and how far it reaches around the eye, of 4. */
  readonly startTurn: number;
  readonly turn: number;
  readonly fromEye: boolean;
}
