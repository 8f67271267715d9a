import type { Shape } from "../../shapes/kind.js";

/** Faces that a corner has, and some that touch by the way. */
const MOST_NORMALS = 8;

/**
 * What stands in the way of a motion, met at t: a convex piece of a body, or a body of another kind.
 *
 * Its normals are the unit vectors, from what moves to what stands, across which the two are parted then, to within
 * rounding: one beside a face, two or more at a corner. A motion gets past if it goes against, or across, one of them.
 */
export class Obstruction {
  t = 0.5;
  /** Whose it is. */
  id = 0;
  body: Shape | null = null;
  isCertain = true;
  /** Whether it may bend towards what moves: an arc, or what is hollow. */
  isHollow = false;
  count = 0;
  readonly x: Float64Array = new Float64Array(MOST_NORMALS);
  readonly y: Float64Array = new Float64Array(MOST_NORMALS);

  addNormal(x: number, y: number): void {
    if (this.count === MOST_NORMALS) return;
    this.x[this.count] = x + 0;
    this.y[this.count] = y + 0;
    this.count += 1;
  }
}

/** A list of obstructions, whose items are used again. */
export class Obstructions {
  count = 0;
  readonly items: Obstruction[] = [];
  /** The body that obstructions are added of. */
  private id = 0;
  private body: Shape | null = null;

  clear(): void {
    this.count = 0;
  }

  /** What is added from now on is of this body. */
  setBody(id: number, body: Shape): void {
    this.id = id;
    this.body = body;
  }

  /** Adds an obstruction at t, without normals, and returns it. */
  add(t: number): Obstruction {
    let item = this.items[this.count];
    if (item === undefined) {
      item = new Obstruction();
      this.items.push(item);
    }
    this.count += 1;
    item.t = t;
    item.id = this.id;
    item.body = this.body;
    item.isCertain = true;
    item.isHollow = false;
    item.count = 0;
    return item;
  }

  /** The least t; Infinity if there is nothing in the way. */
  earliest(): number {
    let t = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i += 1) t = Math.min(t, (this.items[i] as Obstruction).t);
    return t;
  }

  /** Forgets what is met after t. */
  keepUntil(t: number): void {
    const { items } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i += 1) {
      const item = items[i] as Obstruction;
      if (item.t > t) continue;
      items[i] = items[kept] as Obstruction;
      items[kept] = item;
      kept += 1;
    }
    this.count = kept;
  }
}
