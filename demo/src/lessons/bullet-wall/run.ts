import {
  type Capsule,
  capsule,
  circle,
  degrees,
  ellipse,
  overlaps,
  type Rect,
  rect,
  type Shape,
  type SweepHit,
  setPose,
} from "osculate";
import { radians } from "../../stage/local-frame.js";
import { bullet, firstTouch, spinTouch, wall, way } from "./code.js";

export type Flyer = "circle" | "capsule" | "ellipse";

/** What moves: something that flies straight, or a rod that turns about one of its ends. */
export type Mover = Flyer | "rod";

/** What the reader can change; angles are in degrees, from +x towards +y. */
export interface State {
  mover: Mover;
  x: number;
  y: number;
  r: number;
  wayX: number;
  wayY: number;
  pivotX: number;
  pivotY: number;
  rodLength: number;
  /** Where the rod points at t = 0, and by how much it turns until t = 1. */
  rodStart: number;
  rodTurn: number;
  wallX: number;
  wallY: number;
  width: number;
  height: number;
  angle: number;
  /** How often a game looks during the motion, not counting the beginning. */
  frames: number;
}

export const initial: Readonly<State> = {
  mover: "circle",
  x: bullet.x,
  y: bullet.y,
  r: bullet.r,
  wayX: way.x,
  wayY: way.y,
  pivotX: -0.27,
  pivotY: 3.5,
  rodLength: 3.3,
  rodStart: -160,
  rodTurn: 160,
  wallX: wall.x,
  wallY: wall.y,
  width: 2 * wall.halfWidth,
  height: 2 * wall.halfHeight,
  angle: 18,
  frames: 8,
};

export const rodRadius = 0.1;

export function wallOf({ wallX, wallY, width, height, angle }: Readonly<State>): Rect {
  return rect(wallX, wallY, width, height, degrees(angle));
}

/** What moves, at a time from 0 to 1. */
export function moverAt(state: Readonly<State>, t: number): Shape {
  if (state.mover === "rod") return rodAt(state, t);
  return flyer(state.mover, state, t);
}

/** The rod points along its first axis from its pose position, about which it turns. */
function rodAt({ pivotX, pivotY, rodLength, rodStart, rodTurn }: Readonly<State>, t: number): Capsule {
  return setPose(capsule(0, 0, rodLength, 0, rodRadius), pivotX, pivotY, degrees(rodStart + t * rodTurn));
}

/** The longer ones fly point first. */
function flyer(kind: Flyer, { x, y, r, wayX, wayY }: Readonly<State>, t: number): Shape {
  const at = { x: x + t * wayX, y: y + t * wayY };
  const ahead = { x: wayX, y: wayY };
  switch (kind) {
    case "circle":
      return circle(at.x, at.y, r);
    case "capsule":
      return setPose(capsule(-1.5 * r, 0, 1.5 * r, 0, r), at.x, at.y, ahead);
    case "ellipse":
      return ellipse(at.x, at.y, 2.4 * r, r, ahead);
  }
}

/** The first touch, as the library finds it. */
export function touchOf(state: Readonly<State>): SweepHit | null {
  const wall = wallOf(state);
  if (state.mover === "rod") return spinTouch(moverAt(state, 0), radians(state.rodTurn), wall);
  return firstTouch(moverAt(state, 0), { x: state.wayX, y: state.wayY }, wall);
}

/** The time of the last touch: the first one of the film that runs backwards. */
export function lastTouchTime(state: Readonly<State>): number | undefined {
  const wall = wallOf(state);
  const back =
    state.mover === "rod"
      ? spinTouch(moverAt(state, 1), radians(-state.rodTurn), wall)
      : firstTouch(moverAt(state, 1), { x: -state.wayX, y: -state.wayY }, wall);
  return back ? 1 - back.t : undefined;
}

/** The frames in which a game that only looks at frames sees an overlap. */
export function framesThatSee(state: Readonly<State>): number[] {
  const wall = wallOf(state);
  const frames = Array.from({ length: state.frames + 1 }, (_, index) => index);
  return frames.filter((frame) => overlaps(moverAt(state, frame / state.frames), wall));
}
