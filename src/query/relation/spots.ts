import type { Vec2 } from "../../math/vector.js";
import type { BoxFrame } from "./box-frame.js";

const MOST = 64;

/** Some places that have to do with a shape, each known to within `error`: all are where it says if that is 0. */
export class Spots {
  readonly x = new Float64Array(MOST);
  readonly y = new Float64Array(MOST);
  readonly error = new Float64Array(MOST);
  count = 0;
  /** Whether there was no room for one. */
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
