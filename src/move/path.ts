/** The corners of a path, the start included. */
export class Path {
  /** x and y of one corner after the other, as many numbers as `count` says. */
  corners: Float64Array = new Float64Array(32);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(x: number, y: number): void {
    if (this.count === this.corners.length) {
      const before = this.corners;
      this.corners = new Float64Array(2 * before.length);
      this.corners.set(before);
    }
    this.corners[this.count] = x;
    this.corners[this.count + 1] = y;
    this.count += 2;
  }
}
