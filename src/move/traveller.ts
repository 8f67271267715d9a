import type { Vec2 } from "../math/vector.js";
import { ScratchVector } from "../math/vector.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import { Pose } from "../shapes/placement.js";
import { putInPose } from "../shapes/put-in-pose.js";
import { readPose } from "../shapes/read-pose.js";
import type { Displacement } from "../sweep/blocking/convex-obstruction.js";
import { GAP, GRAZE, HOLLOW_GRAZE, STANDING } from "../sweep/blocking/nearness.js";
import { obstruct } from "../sweep/blocking/obstruct.js";
import { Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";
import { enlarge, sweepBox } from "../sweep/blocking/reach.js";
import { CLEARANCE, Encounter } from "./encounter.js";
import { Path } from "./path.js";
import type { Surroundings } from "./surroundings.js";
import { Vicinity } from "./vicinity.js";

/** How often a pose that is not free is corrected, and how often one a little earlier is tried. */
const MOST_CORRECTIONS = 8;
const MOST_RETREATS = 4;

/**
 * A shape on its way among bodies: it looks ahead, and goes where it is free.
 *
 * A pose is free if the shape penetrates none of the bodies there, exactly. Each move ends in such a pose.
 */
export class Traveller {
  x = 0.5;
  y = 0.5;
  /** The largest size or coordinate involved, as far as the shape and its motion tell. */
  size = 0.5;
  /** The path so far. */
  readonly path = new Path();
  /** How far the way that was looked along is free, from 0 to 1. */
  free = 0.5;
  /** How many times farther arcs and hollow shapes are looked for than others. */
  stretch = 1;
  /** What the last look ahead found first, with what is met up to a graze later. */
  readonly ahead = new Obstructions();
  private readonly ownVicinity = new Vicinity();
  private vicinity = this.ownVicinity;
  /** The shape with one body after the other. */
  private readonly encounter = new Encounter();
  /** How far a pose may be corrected. */
  private allowance = STANDING;
  private readonly course: Displacement = {
    x: 0.5,
    y: 0.5,
    size: 0.5,
    isThin: false,
    stretch: 1,
    until: 1,
    pairs: this.encounter.pairs,
  };
  /** The box of the shape where it is, once it has been asked for there. */
  private readonly here: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  private isHereKnown = false;
  private readonly box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  private readonly pose = new Pose();
  private readonly out: Vec2 = new ScratchVector();
  /** The body that a pose is deepest in. */
  private readonly blocker = new Obstruction();
  /** The ids of bodies that do not block this time. */
  private readonly passed: number[] = [];

  /** Takes a shape, to move it from now on, and a motion, on which sizes depend. */
  begin(shape: Shape, surroundings: Surroundings, motion: Readonly<Vec2>): void {
    // Emptying even an empty list takes time.
    if (this.passed.length > 0) this.passed.length = 0;
    this.path.clear();
    readPose(shape, this.pose);
    this.x = this.pose.x;
    this.y = this.pose.y;
    this.encounter.begin(shape);
    this.encounter.pairs.goTo(this.pose);
    this.isHereKnown = false;
    this.beginHere(motion);
    const box = this.boxHere();
    const length = Math.abs(motion.x) + Math.abs(motion.y);
    const extent = box.maxX - box.minX + (box.maxY - box.minY);
    this.vicinity = this.ownVicinity;
    this.vicinity.begin(surroundings, Number.isFinite(extent) ? Math.min(length, extent) : 0);
  }

  /** Begins anew where the shape is, with what is left of a motion: what is near is then the same as in a move from here. */
  beginHere({ x, y }: Readonly<Vec2>): void {
    this.allowance = STANDING;
    this.size = 0;
    enlarge(this, this.boxHere());
    this.size = this.size + Math.abs(this.x) + Math.abs(this.y) + (Math.abs(x) + Math.abs(y));
  }

  /** Takes a shape among the same bodies as another traveller's, without those that it has passed. */
  beginBeside({ vicinity, passed, size }: Traveller, shape: Shape): void {
    this.begin(shape, vicinity, STILL);
    this.vicinity = vicinity;
    this.passed.push(...passed);
    this.size = Math.max(this.size, size);
  }

  /** Releases the shape and the bodies. */
  end(): void {
    this.ownVicinity.end();
    this.encounter.end();
    this.ahead.clear();
  }

  /** Notes the place where the shape is as a corner of the path. */
  mark(): void {
    this.path.add(this);
  }

  /** Ignores a body from now on. */
  pass(id: number): void {
    if (!this.passed.includes(id)) this.passed.push(id);
  }

  /** Whether a body is ignored. */
  hasPassed(id: number): boolean {
    return this.passed.includes(id);
  }

  /**
   * Sets `free` to how far a way is free, from 0 to 1; `ahead` is what ends it, and empty if nothing does. Ways come in objects,
   * and lengths in fields: numbers that are passed on may go to the heap.
   */
  lookAlong({ x, y }: Readonly<Vec2>): void {
    const { course, ahead, box, vicinity, isCurve } = this;
    course.x = x;
    course.y = y;
    course.size = this.size;
    course.isThin = isCurve;
    course.stretch = this.stretch;
    ahead.clear();
    this.free = 1;
    if (x === 0 && y === 0) return;
    const here = this.boxHere();
    box.minX = here.minX;
    box.minY = here.minY;
    box.maxX = here.maxX;
    box.maxY = here.maxY;
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

  private lookAt(surroundings: Surroundings, index: number): void {
    const id = surroundings.idAt(index);
    if (this.hasPassed(id)) return;
    const { ahead, course } = this;
    const body = surroundings.shapeAt(index);
    const before = ahead.count;
    ahead.setBody(id);
    obstruct(ahead, this.current, body, course);
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
   * Where that fails and nothing is ahead, what blocks at the end is.
   */
  goAlong({ x, y }: Readonly<Vec2>): boolean {
    const { x: startX, y: startY, out, free: t } = this;
    const length = Math.abs(x) + Math.abs(y);
    let part = t;
    for (let retreat = 0; retreat <= MOST_RETREATS; retreat += 1) {
      out.x = startX + x * part;
      out.y = startY + y * part;
      if (this.goNearOut()) return true;
      part = t - (4 ** retreat * GAP * this.size) / length;
      if (!(part > 0)) break;
    }
    if (this.ahead.count === 0) this.ahead.addCopy(this.blocker);
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

  /** Puts the shape somewhere; false if it cannot be there. */
  place(x: number, y: number): boolean {
    this.out.x = x;
    this.out.y = y;
    return this.placeAt(this.out);
  }

  placeAt({ x, y }: Readonly<Vec2>): boolean {
    const { pose } = this;
    pose.x = x + 0;
    pose.y = y + 0;
    this.isHereKnown = false;
    if (!(Number.isFinite(x) && Number.isFinite(y) && putInPose(this.current, pose))) return false;
    this.x = pose.x;
    this.y = pose.y;
    this.encounter.pairs.goTo(pose);
    return true;
  }

  /** Whether the shape is free where it is. */
  isFree(): boolean {
    const vicinity = this.findTouched();
    for (let i = 0; i < vicinity.count; i += 1) {
      if (this.isBlockedBy(vicinity, i)) return false;
    }
    return true;
  }

  private boxHere(): Readonly<Bounds> {
    if (!this.isHereKnown) writeBounds(this.current, this.here);
    this.isHereKnown = true;
    return this.here;
  }

  /** Finds the bodies that may block the shape where it is: a shape without area by being too near. */
  private findTouched(): Vicinity {
    return this.findHere(this.isCurve ? CLEARANCE : 0);
  }

  /** Finds the bodies within a part of the size, and a distance besides, by their boxes. */
  findHere(part: number, beyond = 0): Vicinity {
    const distance = part * this.size + beyond;
    const { box, vicinity } = this;
    const { minX, minY, maxX, maxY } = this.boxHere();
    box.minX = minX - distance;
    box.minY = minY - distance;
    box.maxX = maxX + distance;
    box.maxY = maxY + distance;
    this.find(box);
    return vicinity;
  }

  private find(box: Readonly<Bounds>): void {
    const { vicinity, encounter } = this;
    vicinity.find(box);
    if (!vicinity.isSteady) encounter.pairs.forget();
  }

  /** Sets `out` to the largest size or coordinate of the bodies within a part of the size, and of the shape and its motion. */
  findSizeAmong(out: { size: number }, part: number): void {
    const vicinity = this.findHere(part);
    const { box } = this;
    out.size = this.size;
    for (let i = 0; i < vicinity.count; i += 1) enlarge(out, writeBounds(vicinity.shapeAt(i), box));
  }

  /** Whether a body that was found here blocks the shape where it is. */
  isBlockedBy(vicinity: Vicinity, index: number): boolean {
    if (!this.isCurve && vicinity.isBeside(index, this.box)) return false;
    if (this.hasPassed(vicinity.idAt(index))) return false;
    this.encounter.size = this.size;
    return this.encounter.isBlockedBy(vicinity.shapeAt(index));
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

  /** Sets the point halfway between the closest points of the parts that meet. */
  setPoint(point: Vec2, obstruction: Obstruction): void {
    this.encounter.setPoint(point, obstruction);
  }

  /** The shape itself, where it is. */
  get current(): Shape {
    return this.encounter.shape;
  }

  /** Whether it has no area. */
  get isCurve(): boolean {
    return this.encounter.isThin;
  }
}

/** Grows a box to what bodies are beside that it keeps clear of by some grazes on a course, or goes along within one. */
function growToPass(box: Bounds, { x: wayX, y: wayY, size, stretch = 1 }: Readonly<Displacement>): void {
  const graze = (GRAZE / 2) * size;
  const x = stretch * wayX;
  const y = stretch * wayY;
  box.minX += x < -graze ? x - 4 * graze : Math.min(x, 0) + graze;
  box.minY += y < -graze ? y - 4 * graze : Math.min(y, 0) + graze;
  box.maxX += x > graze ? x + 4 * graze : Math.max(x, 0) - graze;
  box.maxY += y > graze ? y + 4 * graze : Math.max(y, 0) - graze;
}

const STILL: Readonly<Vec2> = { x: 0, y: 0 };
