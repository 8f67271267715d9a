import type { Vec2 } from "../../math/vector.js";
import { isModerate } from "../../math/verdict.js";
import { type Capsule, type Circle, type Ellipse, Kind, type Shape } from "../../shapes/kind.js";
import { type BoxShape, isBox } from "../../shapes/reductions.js";

/** The kinds that are symmetrical about two axes. */
export type FramedShape = Circle | Ellipse | BoxShape | Capsule;

export function isFramed(shape: Shape): shape is FramedShape {
  const { kind } = shape;
  return kind === Kind.circle || kind === Kind.ellipse || kind === Kind.capsule || isBox(shape);
}

/** A shape by its axes: how far it reaches along them, and how much of that its round corners take. */
export interface BoxFrame extends Vec2 {
  /** The unit vector along the first axis, off by some ulp. */
  axisX: number;
  axisY: number;
  reachX: number;
  reachY: number;
  roundX: number;
  roundY: number;
}

export function createBoxFrame(): BoxFrame {
  // Not integers, so that V8 gives these fields the representation of doubles from the start.
  return { x: 0.5, y: 0.5, axisX: 0.5, axisY: 0.5, reachX: 0.5, reachY: 0.5, roundX: 0.5, roundY: 0.5 };
}

/** False, with `out` half filled, for lengths for which the errors are not promised. */
export function setBoxFrame(out: BoxFrame, shape: FramedShape): boolean {
  out.x = shape.x;
  out.y = shape.y;
  switch (shape.kind) {
    case Kind.circle:
      setReach(out, shape.r, shape.r, shape.r);
      return setAxis(out, 1, 0);
    case Kind.ellipse:
      setReach(out, shape.rx, shape.ry, 0);
      out.roundX = shape.rx;
      out.roundY = shape.ry;
      return setAxis(out, shape.ux, shape.uy);
    case Kind.rect:
      setReach(out, shape.halfWidth, shape.halfHeight, 0);
      return setAxis(out, shape.ux, shape.uy);
    case Kind.roundedRect:
      setReach(out, shape.halfWidth, shape.halfHeight, shape.r);
      return setAxis(out, shape.ux, shape.uy);
    case Kind.capsule: {
      const [dx, dy] = [shape.bx - shape.ax, shape.by - shape.ay];
      out.x = shape.ax + dx / 2;
      out.y = shape.ay + dy / 2;
      setReach(out, Math.sqrt(dx * dx + dy * dy) / 2 + shape.r, shape.r, shape.r);
      return setAxis(out, dx, dy);
    }
  }
}

function setReach(out: BoxFrame, x: number, y: number, round: number): void {
  out.reachX = x;
  out.reachY = y;
  out.roundX = round;
  out.roundY = round;
}

function setAxis(out: BoxFrame, ux: number, uy: number): boolean {
  const lengthSq = ux * ux + uy * uy;
  const length = Math.sqrt(lengthSq);
  out.axisX = ux / length;
  out.axisY = uy / length;
  return isModerate(lengthSq) && isModerate(out.reachX + out.reachY);
}

const MOST = 64;

/** Points related to a shape, each known to within `error`; a point with error 0 is exactly where it says. */
export class Spots {
  readonly x = new Float64Array(MOST);
  readonly y = new Float64Array(MOST);
  readonly error = new Float64Array(MOST);
  count = 0;
  /** Whether there was no room for a point. */
  isCut = false;

  clear(): void {
    this.count = 0;
    this.isCut = false;
  }

  add(x: number, y: number, error = 0): void {
    if (this.count === MOST) {
      this.isCut = true;
      return;
    }
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.error[this.count] = error;
    this.count++;
  }

  /** Points, x and y alternately. */
  addAll(points: readonly number[]): void {
    for (let i = 0; i < points.length; i += 2) this.add(points[i] as number, points[i + 1] as number);
  }

  /** The four places (±x, ±y) in a frame. */
  addAround(frame: BoxFrame, x: number, y: number, error = 0): void {
    this.addLocal(frame, x, y, error);
    this.addLocal(frame, -x, y, error);
    this.addLocal(frame, x, -y, error);
    this.addLocal(frame, -x, -y, error);
  }

  addLocal({ x, y, axisX, axisY }: BoxFrame, along: number, across: number, error = 0): void {
    this.add(x + (along * axisX - across * axisY), y + (along * axisY + across * axisX), error);
  }

  /** The place at a distance from another in a direction, given as a unit vector. */
  addAlong({ x, y }: Vec2, direction: Vec2, distance: number, error = 0): void {
    this.add(x + distance * direction.x, y + distance * direction.y, error);
  }
}
