import { NO_SLOT } from "../../convex/pair.js";
import type { Vec2 } from "../../math/vector.js";
import type { Mutable, Segment, Shape } from "../../shapes/kind.js";
import { segmentOfEdge, setEdge } from "./reach.js";

/** Room for the faces of a corner, and for some that happen to touch. */
const MOST_NORMALS = 8;

/**
 * An obstruction of a motion, met at t: a convex piece of a body, or a body of another kind.
 *
 * Its normals are the unit vectors from the moving shape to the obstruction that separate the two at t, to within
 * rounding: one beside a face, two or more at a corner. A motion gets past if it goes against, or at right angles to, one
 * of them.
 */
export class Obstruction {
  t = 0.5;
  /** The id of the body that it belongs to. */
  id = 0;
  /** The part of the moving shape, and the part or the edge of the body, that meet. */
  own: Shape | null = null;
  piece: Shape | null = null;
  /** The slot of the body, if it has been read by that. */
  slot = NO_SLOT;
  private edge: Mutable<Segment> | null = null;
  isCertain = true;
  /** Whether its boundary may bend towards the moving shape, as that of an arc or a hollow shape. */
  isHollow = false;
  count = 0;
  readonly x: Float64Array = new Float64Array(MOST_NORMALS);
  readonly y: Float64Array = new Float64Array(MOST_NORMALS);

  /** Says that an edge of the body is met; it is copied. */
  takeEdge({ ax, ay, bx, by }: Segment): void {
    this.edge ??= segmentOfEdge();
    setEdge(this.edge, ax, ay, bx, by);
    this.piece = this.edge;
  }

  /** Says that a body is met whole, along one normal, at t = 0. */
  takeContact(id: number, own: Shape, body: Shape, normal: Readonly<Vec2>): void {
    this.t = 0;
    this.id = id;
    this.own = own;
    this.piece = body;
    this.slot = NO_SLOT;
    this.count = 0;
    this.addNormal(normal);
  }

  /** Normals come in objects or lists: numbers that are passed on may go to the heap. */
  addNormal({ x, y }: Readonly<Vec2>): void {
    if (this.count === MOST_NORMALS) return;
    this.x[this.count] = x + 0;
    this.y[this.count] = y + 0;
    this.count += 1;
  }

  addNormalAt(x: Float64Array, y: Float64Array, i: number): void {
    if (this.count === MOST_NORMALS) return;
    this.x[this.count] = (x[i] as number) + 0;
    this.y[this.count] = (y[i] as number) + 0;
    this.count += 1;
  }
}

/** Sets an obstruction to another one. */
function copyObstruction(
  out: Obstruction,
  { t, id, own, piece, slot, isCertain, isHollow, count, x, y }: Obstruction,
): void {
  out.t = t;
  out.id = id;
  out.own = own;
  out.piece = piece;
  out.slot = slot;
  out.isCertain = isCertain;
  out.isHollow = isHollow;
  out.count = count;
  for (let i = 0; i < count; i += 1) {
    out.x[i] = x[i] as number;
    out.y[i] = y[i] as number;
  }
}

/** A list of obstructions, whose items are used again. */
export class Obstructions {
  count = 0;
  /** The first time at which something may have been touched that does not obstruct by itself. */
  grazed = Number.POSITIVE_INFINITY;
  readonly items: Obstruction[] = [];
  first = 0.5;
  /** The last t that `keepFirst` keeps. */
  until = 0.5;
  /** The body that added obstructions belong to. */
  private id = 0;
  private own: Shape | null = null;
  private piece: Shape | null = null;
  private slot = NO_SLOT;

  clear(): void {
    this.count = 0;
    this.grazed = Number.POSITIVE_INFINITY;
  }

  /** Says which body the obstructions added from now on belong to. */
  setBody(id: number): void {
    this.id = id;
  }

  /** Says which parts of the moving shape and of the body they are of, or the slot of the latter. */
  setParts(own: Shape, piece: Shape, slot = NO_SLOT): void {
    this.own = own;
    this.piece = piece;
    this.slot = slot;
  }

  addGraze(t: number): void {
    this.grazed = Math.min(this.grazed, t);
  }

  /** Adds an obstruction, whose t is to be set, without normals, and returns it. */
  add(): Obstruction {
    let item = this.items[this.count];
    if (item === undefined) {
      item = new Obstruction();
      this.items.push(item);
    }
    this.count += 1;
    item.id = this.id;
    item.own = this.own;
    item.piece = this.piece;
    item.slot = this.slot;
    item.isCertain = true;
    item.isHollow = false;
    item.count = 0;
    return item;
  }

  /** Adds a copy of an obstruction. */
  addCopy(obstruction: Obstruction): void {
    copyObstruction(this.add(), obstruction);
  }

  /** Sets `first` to the least t; Infinity without obstructions. */
  findFirst(): void {
    let t = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i += 1) t = Math.min(t, (this.items[i] as Obstruction).t);
    this.first = t;
  }

  /** Forgets what is met after `until`. */
  keepFirst(): void {
    const { items, until } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i += 1) {
      const item = items[i] as Obstruction;
      if (item.t > until) continue;
      items[i] = items[kept] as Obstruction;
      items[kept] = item;
      kept += 1;
    }
    this.count = kept;
  }
}
