import type { Vec2 } from "../math/vector.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";

/** The bodies that may stand in the way of something that moves. */
export interface Surroundings {
  /** Whether nothing changes from one search to the next. */
  readonly isSteady: boolean;
  /** How many were found. */
  readonly count: number;
  /** Finds those whose boxes may meet a box. */
  find(box: Readonly<Bounds>): void;
  idAt(index: number): number;
  shapeAt(index: number): Shape;
  /** The outward direction of the side from which a one-way body blocks; undefined if a body blocks from everywhere. */
  oneWayAt(index: number): Readonly<Vec2> | undefined;
}

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** A plain list of shapes; ids are indices in it. */
export class ShapeList implements Surroundings {
  count = 0;
  readonly isSteady = true;
  private shapes: readonly Shape[] = [];
  private boxes: Float64Array = new Float64Array(64);
  private found: Int32Array = new Int32Array(16);

  use(shapes: readonly Shape[]): void {
    this.shapes = shapes;
    if (4 * shapes.length > this.boxes.length) {
      this.boxes = new Float64Array(8 * shapes.length);
      this.found = new Int32Array(2 * shapes.length);
    }
    const { boxes } = this;
    for (let i = 0; i < shapes.length; i += 1) {
      bounds(shapes[i] as Shape, box);
      boxes[4 * i] = box.minX;
      boxes[4 * i + 1] = box.minY;
      boxes[4 * i + 2] = box.maxX;
      boxes[4 * i + 3] = box.maxY;
    }
  }

  /** Releases the shapes. */
  release(): void {
    this.shapes = [];
    this.count = 0;
  }

  find({ minX, minY, maxX, maxY }: Readonly<Bounds>): void {
    const { boxes, found } = this;
    this.count = 0;
    for (let i = 0; i < this.shapes.length; i += 1) {
      const at = 4 * i;
      if ((boxes[at] as number) > maxX || (boxes[at + 1] as number) > maxY) continue;
      if ((boxes[at + 2] as number) < minX || (boxes[at + 3] as number) < minY) continue;
      found[this.count] = i;
      this.count += 1;
    }
  }

  idAt(index: number): number {
    return this.found[index] as number;
  }

  shapeAt(index: number): Shape {
    return this.shapes[this.found[index] as number] as Shape;
  }

  oneWayAt(): undefined {
    return undefined;
  }
}
