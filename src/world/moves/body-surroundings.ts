import { NO_SLOT, type StandingShapes } from "../../convex/pair.js";
import { IntegerList } from "../../math/collections.js";
import type { Vec2 } from "../../math/vector.js";
import type { Surroundings } from "../../move/surroundings.js";
import { storeBox } from "../../near/shape-trees.js";
import type { Bounds } from "../../shapes/bounds.js";
import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { type Filter, NO_FILTER } from "../bodies/body-options.js";
import type { BodyId } from "../bodies/body-slots.js";
import { searchBox } from "../boxes/box-search.js";

/** Stands for the slot of a mover that is no body. */
export const NO_BODY = -1;

const probe = /* @__PURE__ */ new Float64Array(4);

/** The bodies of a world that block a mover: those that pass a filter and the mover's own masks, without sensors. */
export class BodySurroundings implements Surroundings {
  private bodies: Bodies<unknown> | undefined;
  private filter = NO_FILTER;
  private mover = NO_BODY;
  /** Whether moving bodies may block the mover; if none may, their boxes are not brought up to date. */
  private meetsMoving = true;
  private readonly found = new IntegerList();
  /** The results of `accept`, by body. */
  private readonly accepted = new Map<BodyId, boolean>();
  /** Bodies that are left out. */
  private left: ReadonlySet<BodyId> | undefined;

  /** False if there is an `accept`, which may change bodies. */
  get isSteady(): boolean {
    return this.filter.accept === undefined;
  }

  get count(): number {
    return this.found.count;
  }

  /** Prepares for a mover in a slot, or `NO_BODY`. */
  aim(bodies: Bodies<unknown>, filter: Filter, mover: number, left?: ReadonlySet<BodyId>): void {
    this.bodies = bodies;
    this.filter = filter;
    this.mover = mover;
    this.left = left;
    // Clearing even an empty map makes garbage.
    if (this.accepted.size > 0) this.accepted.clear();
    bodies.shapes.standing.tidy();
    this.settle(bodies);
  }

  private settle(bodies: Bodies<unknown>): void {
    this.meetsMoving = this.mover === NO_BODY || bodies.settleAround(this.mover);
    if (this.mover === NO_BODY) bodies.settle();
  }

  release(): void {
    this.bodies = undefined;
    this.filter = NO_FILTER;
    this.left = undefined;
    this.found.count = 0;
  }

  find(box: Readonly<Bounds>): void {
    const { found } = this;
    const bodies = this.bodies as Bodies<unknown>;
    storeBox(probe, 0, box);
    found.count = 0;
    if (this.meetsMoving) searchBox(bodies.moving, probe, found);
    searchBox(bodies.resting, probe, found);
    let kept = 0;
    for (let i = 0; i < found.count; i += 1) {
      const slot = found.items[i] as number;
      if (!this.mayBlock(bodies, slot)) continue;
      found.items[kept] = slot;
      kept += 1;
    }
    found.count = kept;
    if (this.filter.accept !== undefined) this.keepAccepted(bodies);
  }

  private mayBlock(bodies: Bodies<unknown>, slot: number): boolean {
    const { mover } = this;
    return (
      slot !== mover &&
      !bodies.isSensor(slot) &&
      bodies.isWanted(slot, this.filter) &&
      (mover === NO_BODY || bodies.filters.allowPair(mover, slot)) &&
      (this.left === undefined || !this.left.has(bodies.idOf(slot)))
    );
  }

  /** Calls `accept` once for each body, in the order of ids; it may remove bodies and move others. */
  private keepAccepted(bodies: Bodies<unknown>): void {
    const { found, accepted } = this;
    const accept = this.filter.accept as (id: BodyId) => boolean;
    const ids = Array.from(found.items.subarray(0, found.count), (slot) => bodies.idOf(slot)).sort(
      (a, b) => a - b,
    );
    for (const id of ids) {
      if (!accepted.has(id)) accepted.set(id, bodies.has(id) && accept(id));
    }
    found.count = 0;
    for (const id of ids) {
      if (accepted.get(id) === true && bodies.has(id)) found.push(bodies.requireSlot(id, "accept"));
    }
    this.settle(bodies);
  }

  idAt(index: number): number {
    return (this.bodies as Bodies<unknown>).idOf(this.found.items[index] as number);
  }

  shapeAt(index: number): Shape {
    return (this.bodies as Bodies<unknown>).shapeAt(this.found.items[index] as number);
  }

  /** None if there is an `accept`. */
  get standing(): StandingShapes | null {
    return this.isSteady ? (this.bodies as Bodies<unknown>).shapes.standing : null;
  }

  slotAt(index: number): number {
    const slot = this.found.items[index] as number;
    return (this.bodies as Bodies<unknown>).shapes.isStanding(slot) ? slot : NO_SLOT;
  }

  boundAt(index: number, out: Bounds): void {
    (this.bodies as Bodies<unknown>).writeBounds(this.found.items[index] as number, out);
  }

  oneWayAt(index: number): Readonly<Vec2> | undefined {
    return (this.bodies as Bodies<unknown>).oneWayOf(this.found.items[index] as number);
  }
}
