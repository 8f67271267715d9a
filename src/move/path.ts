import { grown } from "../math/growth.js";
import type { Vec2 } from "../math/vector.js";

/** The corners of a path, the start included. */
export class Path {
  /** x and y of one corner after the other, as many numbers as `count` says. */
  corners = new Float64Array(32);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add({ x, y }: Readonly<Vec2>): void {
    this.corners = grown(this.corners, this.count + 2);
    this.corners[this.count] = x;
    this.corners[this.count + 1] = y;
    this.count += 2;
  }
}
