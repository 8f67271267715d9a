import { NO_SLOT, type StandingShapes } from "../convex/standing-shapes.js";
import { boxesMeet } from "../exact/box.js";
import { IntegerList } from "../math/growth.js";
import type { Vec2 } from "../math/vector.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";

/** The bodies that may stand in the way of something that moves. */
export interface Surroundings {
  /** Whether nothing changes from one search to the next. */
  readonly isSteady: boolean;
  /** Bodies that stand, to be read without a look at their shapes. */
  readonly standing: StandingShapes | null;
  /** How many were found. */
  readonly count: number;
  /** Finds those whose boxes may meet a box. */
  find(box: Readonly<Bounds>): void;
  idAt(index: number): number;
  shapeAt(index: number): Shape;
  /** The slot of a body in `standing`, or `NO_SLOT`. */
  slotAt(index: number): number;
  /** Sets `out` to the bounds of a shape. */
  boundAt(index: number, out: Bounds): void;
  /** The outward direction of the side from which a one-way body blocks; undefined if a body blocks from everywhere. */
  oneWayAt(index: number): Readonly<Vec2> | undefined;
}

const own: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** A plain list of shapes, of which one may be what moves; ids are indices in it. */
export class ShapeList implements Surroundings {
  readonly isSteady = true;
  readonly standing = null;
  private shapes: readonly Shape[] = [];
  private mover: Shape | undefined;
  private readonly found = new IntegerList();

  get count(): number {
    return this.found.count;
  }

  use(shapes: readonly Shape[], mover: Shape): void {
    this.shapes = shapes;
    this.mover = mover;
  }

  /** Releases the shapes. */
  release(): void {
    this.shapes = [];
    this.mover = undefined;
    this.found.count = 0;
  }

  find(box: Readonly<Bounds>): void {
    const { shapes, mover, found } = this;
    found.count = 0;
    for (let i = 0; i < shapes.length; i += 1) {
      const shape = shapes[i] as Shape;
      if (shape !== mover && boxesMeet(writeBounds(shape, own), box)) found.push(i);
    }
  }

  idAt(index: number): number {
    return this.found.items[index] as number;
  }

  shapeAt(index: number): Shape {
    return this.shapes[this.idAt(index)] as Shape;
  }

  slotAt(): number {
    return NO_SLOT;
  }

  boundAt(index: number, out: Bounds): void {
    writeBounds(this.shapeAt(index), out);
  }

  oneWayAt(): undefined {
    return undefined;
  }
}
