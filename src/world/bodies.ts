import { outOfRange, wrongType } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { compound } from "../shapes/compound.js";
import { copyOf } from "../shapes/copy.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { moveTo, rotateTo, setPose } from "../shapes/pose.js";
import { putInPose } from "../shapes/put-in-pose.js";
import { requireShape } from "../shapes/require-shape.js";
import { type BodyId, MOST_BODIES, MOST_USES, slotOf, usesBefore } from "./body-id.js";
import { type BodyOptions, type Filter, requireBits, requireFlag, requireOptions } from "./body-options.js";
import { BoxForest, ROUND } from "./box-forest.js";
import { writeEnclosingBox } from "./enclosing-box.js";
import { grown } from "./growth.js";
import { SlotOrder } from "./slot-order.js";
import { translate } from "./translation.js";

/** End of the queue of free slots. */
const NONE = -1;

const SENSOR = 1;
const STATIC = 2;

/** What stands in a free slot, so that the body's shape is not held on to. */
const NO_SHAPE: Shape = { kind: Kind.point, x: 0, y: 0 };

/**
 * The bodies of a world in columns over their slots, and their boxes in two forests: one of what moves, one
 * of what does not.
 *
 * Free slots wait in a queue, so that each is used again as late as possible.
 */
export class Bodies<Data> {
  size = 0;
  /** How many bodies have been removed. */
  removals = 0;
  readonly shapes: Shape[] = [];
  readonly moving = new BoxForest();
  readonly resting = new BoxForest();
  /** Whether there is, or was, a body whose category and mask may forbid a pair. */
  mayForbid = false;
  categories = new Int32Array(0);
  masks = new Int32Array(0);
  /** The id of each slot's body; of a free slot, −1 − the id of the next one. */
  ids = new Float64Array(0);
  /** Of the slots that have any. */
  private readonly data = new Map<number, Data>();
  private traits = new Uint8Array(0);
  /** The position of each body's box in its forest; of a free slot, the next in the queue. */
  private places = new Int32Array(0);
  private firstFree = NONE;
  private lastFree = NONE;
  readonly slotOrder = new SlotOrder();

  /** How many slots there are, free ones included. */
  get slots(): number {
    return this.shapes.length;
  }

  add(shape: Shape, options?: BodyOptions<Data>): BodyId {
    requireShape(shape, "add: shape");
    requireOptions(options, "add: options");
    const { category = 1, mask = -1, sensor = false, isStatic = false, data } = options ?? {};
    const categoryBits = requireBits(category, "add: category");
    const maskBits = requireBits(mask, "add: mask");
    const isSensor = requireFlag(sensor, "add: sensor");
    const isResting = requireFlag(isStatic, "add: isStatic");
    const copy = copyOfAny(shape);
    const slot = this.takeSlot();
    const forest = isResting ? this.resting : this.moving;
    this.shapes[slot] = copy;
    if (data !== undefined) this.data.set(slot, data);
    this.categories[slot] = categoryBits;
    this.masks[slot] = maskBits;
    this.traits[slot] = (isSensor ? SENSOR : 0) | (isResting ? STATIC : 0);
    const position = forest.add(copy.kind === Kind.circle ? slot | ROUND : slot);
    this.places[slot] = position;
    writeEnclosingBox(copy, forest.boxes, 4 * position);
    this.mayForbid = this.mayForbid || maskBits !== -1 || categoryBits === 0;
    this.size += 1;
    this.slotOrder.invalidate();
    return this.ids[slot] as number;
  }

  remove(id: BodyId): void {
    const slot = this.requireSlot(id, "remove");
    this.forestOf(slot).remove(this.places[slot] as number);
    this.shapes[slot] = NO_SHAPE;
    this.data.delete(slot);
    this.size -= 1;
    this.removals += 1;
    this.slotOrder.invalidate();
    this.ids[slot] = -1 - (id + MOST_BODIES);
    if (usesBefore(id) + 1 < MOST_USES) this.giveBack(slot);
  }

  has(id: BodyId): boolean {
    return typeof id === "number" && this.ids[slotOf(id)] === id && id >= 0;
  }

  /** The slot of a body; throws, in the name of the caller, if there is no such body. */
  requireSlot(id: BodyId, caller: string): number {
    const slot = slotOf(id);
    if (this.ids[slot] === id && id >= 0) return slot;
    if (typeof id !== "number") throw wrongType(id, `${caller}: id`, "the id of a body");
    throw outOfRange(id, `${caller}: id`, "the id of a body that is in the world");
  }

  dataOf(slot: number): Data | undefined {
    return this.data.get(slot);
  }

  isSensor(slot: number): boolean {
    return ((this.traits[slot] as number) & SENSOR) !== 0;
  }

  isStatic(slot: number): boolean {
    return ((this.traits[slot] as number) & STATIC) !== 0;
  }

  setFilter(slot: number, category: number, mask: number): void {
    const categoryBits = requireBits(category, "setFilter: category");
    const maskBits = requireBits(mask, "setFilter: mask");
    this.categories[slot] = categoryBits;
    this.masks[slot] = maskBits;
    this.mayForbid = this.mayForbid || maskBits !== -1 || categoryBits === 0;
  }

  /** Whether the categories and masks of two bodies let them be a pair. */
  allowsPair(a: number, b: number): boolean {
    return (
      ((this.masks[a] as number) & (this.categories[b] as number)) !== 0 &&
      ((this.masks[b] as number) & (this.categories[a] as number)) !== 0
    );
  }

  /** Whether a question with this filter is about the body; `accept` is not asked. */
  isWanted(slot: number, { mask, category, sensors }: Filter): boolean {
    return (
      (mask === undefined || (mask & (this.categories[slot] as number)) !== 0) &&
      (category === undefined || (category & (this.masks[slot] as number)) !== 0) &&
      (sensors !== false || !this.isSensor(slot))
    );
  }

  moveTo(slot: number, x: number, y: number): void {
    const shape = this.shapes[slot] as Shape;
    if (!(Number.isFinite(x) && Number.isFinite(y) && translate(shape, x + 0, y + 0))) moveTo(shape, x, y);
    this.updateBox(slot, shape);
  }

  rotateTo(slot: number, angle: Angle): void {
    this.updateBox(slot, rotateTo(this.shapes[slot] as Shape, angle));
  }

  setPose(slot: number, x: number, y: number, angle: Angle): void {
    this.updateBox(slot, setPose(this.shapes[slot] as Shape, x, y, angle));
  }

  /** Makes the trees of both forests right for a question. */
  settle(): void {
    this.moving.settle(this.places);
    this.resting.settle(this.places);
  }

  /** Puts all boxes into order for finding pairs; the trees of what moves may not be fitted. */
  order(): void {
    this.moving.order(this.places);
    this.resting.settleAll(this.places);
  }

  private updateBox(slot: number, shape: Shape): void {
    const forest = this.forestOf(slot);
    const position = this.places[slot] as number;
    writeEnclosingBox(shape, forest.boxes, 4 * position);
    forest.move(position);
  }

  private forestOf(slot: number): BoxForest {
    return this.isStatic(slot) ? this.resting : this.moving;
  }

  /** A slot for a new body, its id already in `ids`. */
  private takeSlot(): number {
    const free = this.firstFree;
    if (free !== NONE) {
      this.firstFree = this.places[free] as number;
      if (this.firstFree === NONE) this.lastFree = NONE;
      this.ids[free] = -1 - (this.ids[free] as number);
      return free;
    }
    const slot = this.shapes.length;
    if (slot === MOST_BODIES) throw new RangeError(`add: a world holds at most ${MOST_BODIES} bodies`);
    this.ids = grown(this.ids, slot + 1);
    this.categories = grown(this.categories, slot + 1);
    this.masks = grown(this.masks, slot + 1);
    this.traits = grown(this.traits, slot + 1);
    this.places = grown(this.places, slot + 1);
    this.ids[slot] = slot;
    return slot;
  }

  private giveBack(slot: number): void {
    this.places[slot] = NONE;
    if (this.lastFree === NONE) this.firstFree = slot;
    else this.places[this.lastFree] = slot;
    this.lastFree = slot;
  }
}

/** A shape of its own, of any kind, with the same numbers. */
export function copyOfAny(shape: Shape): Shape {
  if (shape.kind !== Kind.compound) return copyOf(shape);
  const copy = compound(shape.localParts);
  putInPose(copy, shape.x, shape.y, shape.ux, shape.uy);
  return copy;
}
