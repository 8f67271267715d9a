import { NO_SLOT } from "../convex/pair.js";
import { grown } from "../math/collections.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type Bounds, copyBox } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import { type Displacement, obstructConvex } from "../sweep/blocking/convex-obstruction.js";
import { obstruct } from "../sweep/blocking/obstruct.js";
import { Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";
import { GAP, GRAZE, HOLLOW_GRAZE, STANDING, sweepBox } from "../sweep/blocking/reach.js";
import { Patience } from "../sweep/first-touch.js";
import { Placed } from "./placed.js";
import type { Surroundings, Vicinity } from "./surroundings.js";

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

/** How often a pose that is not free is corrected, and how often one a little earlier is tried. */
const MOST_CORRECTIONS = 8;
const MOST_RETREATS = 4;

/**
 * A shape on its way among bodies: it looks ahead, and goes where it is free.
 *
 * A pose is free if the shape penetrates none of the bodies there, exactly. Each move ends in such a pose.
 */
export class Traveller extends Placed {
  /** The path so far. */
  readonly path = new Path();
  /** How far the way that was looked along is free, from 0 to 1. */
  free = 0.5;
  /** How many times farther arcs and hollow shapes are looked for than others. */
  stretch = 1;
  /** What the last look ahead found first, with what is met up to a graze later. */
  readonly ahead = new Obstructions();
  /** How far a pose may be corrected. */
  private allowance = STANDING;
  private readonly patience = new Patience();
  private readonly course: Displacement = {
    x: 0.5,
    y: 0.5,
    size: 0.5,
    isThin: false,
    stretch: 1,
    until: 1,
    patience: this.patience,
    pairs: this.encounter.pairs,
  };
  private readonly out: Vec2 = new ScratchVector();
  /** The body that a pose is deepest in. */
  private readonly blocker = new Obstruction();

  override begin(shape: Shape, surroundings: Surroundings, motion: Readonly<Vec2>): void {
    this.path.clear();
    this.patience.renew();
    super.begin(shape, surroundings, motion);
  }

  override beginHere(motion: Readonly<Vec2>): void {
    this.allowance = STANDING;
    super.beginHere(motion);
  }

  override end(): void {
    super.end();
    this.ahead.clear();
  }

  /** Notes the place where the shape is as a corner of the path. */
  mark(): void {
    this.path.add(this);
  }

  /**
   * Sets `free` to how far a way is free, from 0 to 1; `ahead` is what ends it, and empty if nothing does. Ways come in objects,
   * and lengths in fields: numbers that are passed on may go to the heap.
   */
  lookAlong({ x, y }: Readonly<Vec2>): void {
    const { course, ahead, box, vicinity, isCurve } = this;
    if (course.x === x && course.y === y && this.sawFromHere()) return;
    course.x = x;
    course.y = y;
    course.size = this.size;
    course.isThin = isCurve;
    course.stretch = this.stretch;
    ahead.clear();
    this.hasLooked = true;
    this.free = 1;
    if (x === 0 && y === 0) return;
    const here = this.boxHere();
    copyBox(here, box);
    if (isCurve) sweepBox(box, course);
    else growToPass(box, course);
    this.find(box);
    const graze = (2 * GRAZE * this.size) / (Math.abs(x) + Math.abs(y));
    ahead.until = 1;
    for (let i = 0; i < vicinity.count; i += 1) {
      // A one-way body is passed by what it does not block, also later on.
      course.until = vicinity.oneWayAt(i) === undefined ? Math.min(ahead.until, 1) : 1;
      if (course.until < 1 && vicinity.isMetLater(i, here, course)) continue;
      this.lookAt(vicinity, i);
      ahead.findFirst();
      ahead.until = ahead.first + graze;
    }
    if (ahead.count === 0) return;
    this.free = ahead.first;
    ahead.keepFirst();
    for (let i = 0; i < ahead.count; i += 1) {
      if ((ahead.items[i] as Obstruction).isHollow) this.allowance = 2 * HOLLOW_GRAZE;
    }
  }

  /** Whether nothing has changed since it looked along the last way. */
  private sawFromHere(): boolean {
    const { course, size, stretch } = this;
    return this.hasLooked && this.vicinity.isSteady && course.size === size && course.stretch === stretch;
  }

  private lookAt(surroundings: Vicinity, index: number): void {
    const id = surroundings.idAt(index);
    if (this.hasPassed(id)) return;
    const { ahead, course, current } = this;
    const body = surroundings.shapeAt(index);
    const before = ahead.count;
    ahead.setBody(id);
    const slot = this.slotAt(surroundings, index);
    if (slot === NO_SLOT) obstruct(ahead, current, body, course);
    else {
      ahead.setParts(current, body, slot);
      obstructConvex(ahead, current, body, course, this.encounter.pairs.read(current, body, slot));
    }
    const oneWay = surroundings.oneWayAt(index);
    if (oneWay === undefined || ahead.count === before) return;
    if (this.isAgainst(oneWay, before)) return;
    ahead.count = before;
    this.pass(id);
  }

  /** Whether a one-way body is met from the side that it blocks: its first obstruction decides. */
  private isAgainst(oneWay: Readonly<Vec2>, from: number): boolean {
    const { ahead, course } = this;
    if (!(course.x * oneWay.x + course.y * oneWay.y < 0)) return false;
    let first = ahead.items[from] as Obstruction;
    for (let i = from + 1; i < ahead.count; i += 1) {
      const other = ahead.items[i] as Obstruction;
      if (other.t < first.t) first = other;
    }
    for (let i = 0; i < first.count; i += 1) {
      if ((first.x[i] as number) * oneWay.x + (first.y[i] as number) * oneWay.y < 0) return true;
    }
    return false;
  }

  /** Moves a shape without area to where it keeps clear of everything, if that is right beside. */
  keepOff(): void {
    const { x, y, out } = this;
    out.x = x;
    out.y = y;
    if (this.isCurve && !this.goNearOut()) this.place(x, y);
  }

  /**
   * Goes along a way as far as `free` says, to a free pose near there, or a little earlier if need be; false if there is none.
   * Where that fails and nothing is ahead, what blocks at the end is: nothing where no shape can be, beyond the largest double.
   */
  goAlong({ x, y }: Readonly<Vec2>): boolean {
    const { x: startX, y: startY, out, free: t, ahead, blocker } = this;
    blocker.count = 0;
    const length = Math.abs(x) + Math.abs(y);
    let part = t;
    for (let retreat = 0; retreat <= MOST_RETREATS; retreat += 1) {
      out.x = startX + x * part;
      out.y = startY + y * part;
      if (this.goNearOut()) return true;
      part = t - (4 ** retreat * GAP * this.size) / length;
      if (!(part > 0)) break;
    }
    if (ahead.count === 0 && blocker.count > 0) ahead.addCopy(blocker);
    this.place(startX, startY);
    return false;
  }

  /** Goes to a free pose within the allowance of `out`; false if none is found, wherever the shape is then. */
  private goNearOut(): boolean {
    const { x, y } = this.out;
    if (!this.placeAt(this.out)) return false;
    for (let correction = 0; correction < MOST_CORRECTIONS; correction += 1) {
      if (!this.findWayOut()) return true;
      const { out } = this;
      const away = Math.abs(out.x - x) + Math.abs(out.y - y);
      if (!(away <= this.allowance * this.size) || !this.placeAt(out)) return false;
    }
    return false;
  }

  /** Sets `out` to where the shape is out of the body that it is deepest in; false if it is in none. */
  private findWayOut(): boolean {
    const vicinity = this.findTouched();
    const { out, encounter } = this;
    const { shape, found } = encounter;
    let deepest = -1;
    for (let i = 0; i < vicinity.count; i += 1) {
      if (!this.isBlockedBy(vicinity, i)) continue;
      const body = vicinity.shapeAt(i);
      encounter.findDepth(body);
      const { depth } = found;
      if (depth < deepest) continue;
      const { x: normalX, y: normalY } = found.normal;
      const way = depth + (GAP / 2) * this.size;
      const x = this.x - normalX * way;
      const y = this.y - normalY * way;
      // Of two equally deep ones, the order in which they are found must not decide.
      if (depth === deepest && !(x < out.x || (x === out.x && y < out.y))) continue;
      deepest = depth;
      out.x = x;
      out.y = y;
      this.blocker.takeContact(vicinity.idAt(i), shape, body, found.normal);
    }
    return deepest >= 0;
  }
}

/** Extends a box by a course and some grazes ahead, less a graze at its other sides: bodies that it does not meet then never block. */
function growToPass(box: Bounds, { x: wayX, y: wayY, size, stretch = 1 }: Readonly<Displacement>): void {
  const graze = (GRAZE / 2) * size;
  const x = stretch * wayX;
  const y = stretch * wayY;
  box.minX += x < -graze ? x - 4 * graze : Math.min(x, 0) + graze;
  box.minY += y < -graze ? y - 4 * graze : Math.min(y, 0) + graze;
  box.maxX += x > graze ? x + 4 * graze : Math.max(x, 0) - graze;
  box.maxY += y > graze ? y + 4 * graze : Math.max(y, 0) - graze;
}
