import { NO_SLOT, type StandingShapes } from "../convex/pair.js";
import { boxesMeet } from "../exact/box.js";
import { IntegerList } from "../math/collections.js";
import type { Vec2 } from "../math/vector.js";
import { storeBox } from "../near/shape-trees.js";
import { type Bounds, widenBox, writeBounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import type { Displacement } from "../sweep/blocking/convex-obstruction.js";

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

/**
 * Boxes that are farther apart than this part of the sizes and the way are of shapes that certainly do not count as touching
 * yet: searches stop within GAP of these, or within 2⁻⁴¹ where arcs and hollow shapes are, which may be lifted by HOLLOW_GRAZE
 * first; so with all roundings within 2⁻³⁶. What is left out is then met later whatever the order of the bodies.
 */
const CLEAR = 2 ** -30;

const ofBody: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** The bodies around a short move, found once: all later questions go through a short list. */
export class Vicinity {
  count = 0;
  private surroundings: Surroundings | undefined;
  /** The margin around what is asked for in which bodies are found, too. */
  private margin = 0.5;
  /** The box in which all bodies are known. */
  private readonly region: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  private known = 0;
  /** The boxes of the known bodies, four numbers each. */
  private boxes: Float64Array = new Float64Array(64);
  /** The indices of the known bodies that were found. */
  private found: Int32Array = new Int32Array(16);

  begin(surroundings: Surroundings, margin: number): void {
    this.surroundings = surroundings;
    this.margin = margin;
    this.count = 0;
    this.forget();
  }

  end(): void {
    this.surroundings = undefined;
    this.count = 0;
    this.forget();
  }

  private forget(): void {
    const { region } = this;
    region.minX = Number.POSITIVE_INFINITY;
    region.maxX = Number.NEGATIVE_INFINITY;
    this.known = 0;
  }

  find(box: Readonly<Bounds>): void {
    const { region } = this;
    const { minX, minY, maxX, maxY } = box;
    const isKnown = minX >= region.minX && minY >= region.minY && maxX <= region.maxX && maxY <= region.maxY;
    if (!isKnown || !this.all.isSteady) this.learn(box);
    const { boxes, found, known } = this;
    let count = 0;
    for (let i = 0; i < known; i += 1) {
      const at = 4 * i;
      if ((boxes[at] as number) > maxX || (boxes[at + 1] as number) > maxY) continue;
      if ((boxes[at + 2] as number) < minX || (boxes[at + 3] as number) < minY) continue;
      found[count] = i;
      count += 1;
    }
    this.count = count;
  }

  private learn(box: Readonly<Bounds>): void {
    const { region, margin, all } = this;
    widenBox(region, box, margin);
    all.find(region);
    const { count } = all;
    this.known = count;
    if (count > this.found.length) {
      this.found = new Int32Array(2 * count);
      this.boxes = new Float64Array(8 * count);
    }
    const { boxes } = this;
    for (let i = 0; i < count; i += 1) {
      all.boundAt(i, ofBody);
      storeBox(boxes, 4 * i, ofBody);
    }
  }

  get isSteady(): boolean {
    return this.all.isSteady;
  }

  get standing(): StandingShapes | null {
    return this.all.standing;
  }

  private get all(): Surroundings {
    return this.surroundings as Surroundings;
  }

  idAt(index: number): number {
    return this.all.idAt(this.found[index] as number);
  }

  shapeAt(index: number): Shape {
    return this.all.shapeAt(this.found[index] as number);
  }

  slotAt(index: number): number {
    return this.all.slotAt(this.found[index] as number);
  }

  oneWayAt(index: number): Readonly<Vec2> | undefined {
    return this.all.oneWayAt(this.found[index] as number);
  }

  /** Whether the box of a body has no inner point in common with another box. */
  isBeside(index: number, { minX, minY, maxX, maxY }: Readonly<Bounds>): boolean {
    const { boxes } = this;
    const at = 4 * (this.found[index] as number);
    return (
      (boxes[at] as number) >= maxX ||
      (boxes[at + 1] as number) >= maxY ||
      (boxes[at + 2] as number) <= minX ||
      (boxes[at + 3] as number) <= minY
    );
  }

  /** Whether a box certainly meets nothing of a body's on the part of a course that matters. */
  isMetLater(index: number, mover: Readonly<Bounds>, course: Readonly<Displacement>): boolean {
    const { boxes } = this;
    const { size, stretch = 1, until = 1 } = course;
    const x = stretch * until * course.x;
    const y = stretch * until * course.y;
    const at = 4 * (this.found[index] as number);
    const minX = boxes[at] as number;
    const minY = boxes[at + 1] as number;
    const maxX = boxes[at + 2] as number;
    const maxY = boxes[at + 3] as number;
    const way = Math.abs(stretch * course.x) + Math.abs(stretch * course.y);
    const clear = CLEAR * (size + way + (maxX - minX) + (maxY - minY));
    return (
      minX - mover.maxX - Math.max(x, 0) > clear ||
      minY - mover.maxY - Math.max(y, 0) > clear ||
      mover.minX - maxX + Math.min(x, 0) > clear ||
      mover.minY - maxY + Math.min(y, 0) > clear
    );
  }
}
