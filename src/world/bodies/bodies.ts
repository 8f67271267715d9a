import { grown } from "../../math/collections.js";
import { requireFlag, requireNames } from "../../math/validation.js";
import type { Vec2 } from "../../math/vector.js";
import { readBox } from "../../near/shape-trees.js";
import { requireShape } from "../../shapes/arguments.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import { copyOfAny } from "../../shapes/copy.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { isSamePose, Pose, readPose } from "../../shapes/place-points.js";
import { BoxForest, ROUND } from "../boxes/box-forest.js";
import {
  BODY_OPTION_NAMES,
  type BodyOptions,
  type Filter,
  requireBits,
  requireOneWay,
} from "./body-options.js";
import { BodyShapes } from "./body-shapes.js";
import { BodyFilters, type BodyId, BodySlots, SlotOrder } from "./body-slots.js";

/** The position, category and mask of a static body before they were changed. */
interface Home {
  readonly pose: Pose;
  readonly category: number;
  readonly mask: number;
}

const SENSOR = 1;
const STATIC = 2;

/** The bodies of a world, by slot, and their boxes in two forests: one of moving bodies, one of static ones. */
export class Bodies<Data> extends BodySlots {
  size = 0;
  readonly shapes = new BodyShapes();
  /** The position for `moveToTarget`: finite, not −0. In an array, since numbers passed as arguments may go to the heap. */
  readonly target = this.shapes.target;
  /** The rotation for `turnToTarget`. */
  readonly turn = this.shapes.turn;
  readonly filters = new BodyFilters();
  readonly moving = new BoxForest(this.filters);
  readonly resting = new BoxForest(this.filters);
  /** The `data` of the bodies that have any, by slot. */
  private readonly data = new Map<number, Data>();
  /** The `oneWay` directions of bodies that have one, by slot. */
  private readonly oneWays = new Map<number, Vec2>();
  /** The homes of static bodies that were moved, also by another shape, or got another category or mask, by slot. */
  private readonly homes = new Map<number, Home>();
  private traits = new Uint8Array(0);
  readonly slotOrder = new SlotOrder();

  add(shape: Shape, options?: BodyOptions<Data>): BodyId {
    requireShape(shape, "add: shape");
    if (options !== undefined) requireNames(options, BODY_OPTION_NAMES, "add", "options");
    const { category = 1, mask = -1, sensor = false, isStatic = false, oneWay, data } = options ?? {};
    const categoryBits = requireBits(category, "add: category");
    const maskBits = requireBits(mask, "add: mask");
    const isSensor = requireFlag(sensor, "add: sensor");
    const isResting = requireFlag(isStatic, "add: isStatic");
    const side = oneWay === undefined ? undefined : requireOneWay(oneWay, "add");
    const copy = copyOfAny(shape);
    const slot = this.take();
    this.traits = grown(this.traits, slot + 1);
    if (data !== undefined) this.data.set(slot, data);
    if (side !== undefined) this.oneWays.set(slot, side);
    this.filters.set(slot, categoryBits, maskBits);
    this.traits[slot] = (isSensor ? SENSOR : 0) | (isResting ? STATIC : 0);
    this.give(slot, copy);
    this.size += 1;
    this.slotOrder.invalidate();
    return this.idOf(slot);
  }

  /** Gives a body another shape, a copy. */
  setShape(slot: number, shape: Shape): void {
    requireShape(shape, "setShape: shape");
    const copy = copyOfAny(shape);
    readPose(copy, given);
    if (!this.isInPose(slot, given)) this.noteHome(slot);
    this.forestOf(slot).remove(this.places[slot] as number);
    this.give(slot, copy);
  }

  /** Puts a shape in the slot of a body that has no box. */
  private give(slot: number, shape: Shape): void {
    const forest = this.forestOf(slot);
    const position = forest.add(shape.kind === Kind.circle ? slot | ROUND : slot);
    this.places[slot] = position;
    this.shapes.set(slot, shape, this.isStatic(slot), forest, position);
  }

  /** All ids, in ascending order. */
  allIds(): BodyId[] {
    const ids: BodyId[] = [];
    for (let slot = 0; slot < this.slots; slot++) {
      const id = this.idOf(slot);
      if (this.has(id)) ids.push(id);
    }
    return inOrder(ids);
  }

  remove(id: BodyId): void {
    const slot = this.requireSlot(id, "remove");
    this.forestOf(slot).remove(this.places[slot] as number);
    this.shapes.clear(slot);
    this.data.delete(slot);
    this.oneWays.delete(slot);
    this.homes.delete(slot);
    this.size -= 1;
    this.slotOrder.invalidate();
    this.giveBack(id);
  }

  dataOf(slot: number): Data | undefined {
    return this.data.get(slot);
  }

  /** The side from which a one-way body blocks; undefined if a body blocks from everywhere. */
  oneWayOf(slot: number): Readonly<Vec2> | undefined {
    return this.oneWays.size === 0 ? undefined : this.oneWays.get(slot);
  }

  isSensor(slot: number): boolean {
    return ((this.traits[slot] as number) & SENSOR) !== 0;
  }

  isStatic(slot: number): boolean {
    return ((this.traits[slot] as number) & STATIC) !== 0;
  }

  /** The shape of a body, where the body is. */
  shapeAt(slot: number): Shape {
    return this.shapes.at(slot);
  }

  /** Sets `out` to the bounds of a body; a static one's are the box that it is found by. */
  writeBounds(slot: number, out: Bounds): void {
    if (!this.isStatic(slot)) {
      writeBounds(this.shapeAt(slot), out);
      return;
    }
    readBox(out, this.resting.boxes, 4 * (this.places[slot] as number));
  }

  setFilter(slot: number, category: number, mask: number): void {
    const categoryBits = requireBits(category, "setFilter: category");
    const maskBits = requireBits(mask, "setFilter: mask");
    this.noteHome(slot);
    this.refilter(slot, categoryBits, maskBits);
  }

  private refilter(slot: number, category: number, mask: number): void {
    this.filters.set(slot, category, mask);
    this.forestOf(slot).refilter(this.places[slot] as number, category, mask);
  }

  /** Whether a static body was moved, or got another category or mask. */
  isAway(slot: number): boolean {
    return this.homes.has(slot);
  }

  /** The slots of these bodies. */
  slotsAway(): number[] {
    return [...this.homes.keys()];
  }

  /** Restores the position, category and mask of a body that is away. */
  bringHome(slot: number): void {
    const home = this.homes.get(slot);
    if (home === undefined) return;
    this.putInPose(slot, home.pose, "restore");
    this.refilter(slot, home.category, home.mask);
    this.homes.delete(slot);
  }

  /** Puts a body in a pose, unless it is in it already; throws, in the name of the caller, if its shape cannot go there. */
  putInPose(slot: number, pose: Readonly<Pose>, caller: string): void {
    if (this.isInPose(slot, pose)) return;
    this.target[0] = pose.x;
    this.target[1] = pose.y;
    this.turn.x = pose.turn.x;
    this.turn.y = pose.turn.y;
    this.poseAtTarget(slot, caller);
  }

  private isInPose(slot: number, pose: Readonly<Pose>): boolean {
    this.shapes.readPose(slot, present);
    return isSamePose(pose, present);
  }

  private noteHome(slot: number): void {
    if (!this.isStatic(slot) || this.homes.has(slot)) return;
    const pose = new Pose();
    this.shapes.readPose(slot, pose);
    const { filters } = this;
    this.homes.set(slot, { pose, category: filters.categoryOf(slot), mask: filters.maskOf(slot) });
  }

  /** Whether a question with this filter is about the body; `accept` is not asked. */
  isWanted(slot: number, filter: Filter): boolean {
    return (
      this.filters.isWanted(slot, filter) &&
      (filter.sensors !== false || !this.isSensor(slot)) &&
      (filter.exclude === undefined || !isAmong(this.idOf(slot), filter.exclude))
    );
  }

  /** Moves a body to `target`; throws, in the name of the caller, if its shape cannot go there. */
  moveToTarget(slot: number, caller: string): void {
    if (!this.shapes.moveQuickly(slot)) this.change(slot, caller, false);
    else if (!this.moving.areManyMoved) this.moving.move(this.places[slot] as number);
  }

  /** Turns a body to `turn` in place; throws as `moveToTarget`. */
  turnToTarget(slot: number, caller: string): void {
    const { shapes } = this;
    if (shapes.isTurned(slot)) return;
    shapes.placed.lookUp(slot);
    this.change(slot, caller, true);
  }

  /** Moves a body to `target` and turns it to `turn`; throws as `moveToTarget`. */
  poseAtTarget(slot: number, caller: string): void {
    if (this.shapes.isTurned(slot)) this.moveToTarget(slot, caller);
    else this.change(slot, caller, true);
  }

  /** Moves a body to `target`, perhaps turned to `turn`, with its shape and its box. */
  private change(slot: number, caller: string, isTurned: boolean): void {
    const forest = this.forestOf(slot);
    const position = this.places[slot] as number;
    this.noteHome(slot);
    if (isTurned) this.shapes.pose(slot, caller, forest, position);
    else this.shapes.move(slot, caller, forest, position);
    forest.move(position);
  }

  /** Updates the trees of both forests for a query. */
  settle(): void {
    this.writeBoxes();
    this.moving.settle(this.places);
    this.resting.settle(this.places);
  }

  /** The same for what the category and mask of a body let it meet: false if nothing that moves is among that. */
  settleAround(slot: number): boolean {
    const { filters, moving } = this;
    if (moving.mayMeet(filters.maskOf(slot), filters.categoryOf(slot))) {
      this.settle();
      return true;
    }
    this.shapes.writeBoxes(this.resting);
    this.resting.settle(this.places);
    return false;
  }

  /** Sorts all boxes for finding pairs; the trees of moving bodies may not be fitted. */
  order(): void {
    this.writeBoxes();
    this.moving.order(this.places);
    this.resting.settleAll(this.places);
  }

  private writeBoxes(): void {
    this.shapes.writeBoxes(this.moving);
    this.shapes.writeBoxes(this.resting);
  }

  private forestOf(slot: number): BoxForest {
    return this.isStatic(slot) ? this.resting : this.moving;
  }
}

const present = /* @__PURE__ */ new Pose();
const given = /* @__PURE__ */ new Pose();

function isAmong(id: BodyId, ids: BodyId | readonly BodyId[]): boolean {
  return typeof ids === "number" ? id === ids : ids.includes(id);
}

/** Typed arrays sort numbers many times faster than arrays with a comparison. */
export function inOrder(ids: BodyId[]): BodyId[] {
  return ids.length < 2 ? ids : Array.from(Float64Array.from(ids).sort());
}
