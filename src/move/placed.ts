import { NO_SLOT } from "../convex/pair.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type Bounds, widenBox, writeBounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import { Pose, readPose } from "../shapes/place-points.js";
import { putInPose } from "../shapes/put-in-pose.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import { enlarge } from "../sweep/blocking/reach.js";
import { CLEARANCE, Encounter } from "./encounter.js";
import { type Surroundings, Vicinity } from "./surroundings.js";

/**
 * A shape somewhere among bodies, and what of these blocks it there.
 *
 * It is free if it penetrates none of them, exactly.
 */
export class Placed {
  x = 0.5;
  y = 0.5;
  /** The largest size or coordinate involved, as far as the shape and its motion tell. */
  size = 0.5;
  private readonly ownVicinity = new Vicinity();
  protected vicinity = this.ownVicinity;
  /** The shape with one body after the other. */
  protected readonly encounter = new Encounter();
  protected readonly box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  /** The box of the shape where it is, once it has been asked for there. */
  private readonly here: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  private isHereKnown = false;
  /** Whether it has looked along a way since it was put here. */
  protected hasLooked = false;
  private readonly pose = new Pose();
  private readonly target: Vec2 = new ScratchVector();
  /** The ids of bodies that do not block this time. */
  private readonly passed: number[] = [];

  /** Takes a shape, to move it from now on, and a motion, on which sizes depend. */
  begin(shape: Shape, surroundings: Surroundings, motion: Readonly<Vec2>): void {
    this.take(shape, surroundings, motion);
    const { minX, minY, maxX, maxY } = this.boxHere();
    const length = Math.abs(motion.x) + Math.abs(motion.y);
    const extent = maxX - minX + (maxY - minY);
    this.vicinity = this.ownVicinity;
    this.vicinity.begin(surroundings, Number.isFinite(extent) ? Math.min(length, extent) : 0);
  }

  private take(shape: Shape, { standing }: Pick<Surroundings, "standing">, motion: Readonly<Vec2>): void {
    // Emptying even an empty list takes time.
    if (this.passed.length > 0) this.passed.length = 0;
    readPose(shape, this.pose);
    this.x = this.pose.x;
    this.y = this.pose.y;
    this.encounter.begin(shape, standing);
    this.encounter.pairs.goTo(this.pose);
    this.isHereKnown = false;
    this.hasLooked = false;
    this.beginHere(motion);
  }

  /** Begins anew where the shape is, with what is left of a motion: what is near is then the same as in a move from here. */
  beginHere({ x, y }: Readonly<Vec2>): void {
    this.size = 0;
    enlarge(this, this.boxHere());
    const size = this.size + Math.abs(this.x) + Math.abs(this.y) + (Math.abs(x) + Math.abs(y));
    // No part of an infinite size is a length: nothing would be in the way.
    this.size = Math.min(size, Number.MAX_VALUE);
  }

  /** Takes a shape among the same bodies as another one, without those that it has passed. */
  beginBeside({ vicinity, passed, size }: Placed, shape: Shape): void {
    this.take(shape, vicinity, STILL);
    this.vicinity = vicinity;
    this.passed.push(...passed);
    this.size = Math.max(this.size, size);
  }

  /** Releases the shape and the bodies. */
  end(): void {
    this.ownVicinity.end();
    this.encounter.end();
  }

  /** Ignores a body from now on. */
  pass(id: number): void {
    if (!this.passed.includes(id)) this.passed.push(id);
    this.hasLooked = false;
  }

  /** Whether a body is ignored. */
  hasPassed(id: number): boolean {
    return this.passed.includes(id);
  }

  /** Puts the shape somewhere; false if it cannot be there. */
  place(x: number, y: number): boolean {
    const { target } = this;
    target.x = x;
    target.y = y;
    return this.placeAt(target);
  }

  placeAt({ x, y }: Readonly<Vec2>): boolean {
    const { pose } = this;
    pose.x = x + 0;
    pose.y = y + 0;
    this.isHereKnown = false;
    this.hasLooked = false;
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

  protected boxHere(): Readonly<Bounds> {
    if (!this.isHereKnown) writeBounds(this.current, this.here);
    this.isHereKnown = true;
    return this.here;
  }

  /** Finds the bodies that may block the shape where it is: a shape without area by being too near. */
  protected findTouched(): Vicinity {
    return this.findHere(this.isCurve ? CLEARANCE : 0);
  }

  /** Finds the bodies within a part of the size, and a distance besides, by their boxes. */
  findHere(part: number, beyond = 0): Vicinity {
    const distance = part * this.size + beyond;
    const { box, vicinity } = this;
    widenBox(box, this.boxHere(), distance);
    this.find(box);
    return vicinity;
  }

  protected find(box: Readonly<Bounds>): void {
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
    const slot = this.slotAt(vicinity, index);
    if (slot !== NO_SLOT && this.encounter.isClearOf(slot)) return false;
    return this.encounter.isBlockedBy(vicinity.shapeAt(index), slot !== NO_SLOT);
  }

  /** The slot that a body is to be read by, or `NO_SLOT`. */
  protected slotAt(surroundings: Vicinity, index: number): number {
    return this.encounter.pairs.readsSlots ? surroundings.slotAt(index) : NO_SLOT;
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

const STILL: Readonly<Vec2> = { x: 0, y: 0 };
