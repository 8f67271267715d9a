import { requireInteger, wrongType } from "../../math/validation.js";
import type { Vec2 } from "../../math/vector.js";
import { leaveOverlaps } from "../../move/leave-overlaps.js";
import { Traveller } from "../../move/traveller.js";
import { contact } from "../../query/contact.js";
import { penetrates } from "../../query/penetrates.js";
import { bounds } from "../../shapes/bounds.js";
import { ownCopyOf } from "../../shapes/copy.js";
import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { FILTER_NAMES, type Filter, requireFilter } from "../bodies/body-options.js";
import type { BodyId } from "../bodies/body-slots.js";
import { BodySurroundings } from "./body-surroundings.js";

/**
 * Which bodies push, and in how many rounds.
 *
 * @example
 * const world = new World();
 * const crowd = [0, 1].map((x) => world.add(circle(x, 0, 1)));
 * const options: SeparateOptions = { maxRounds: 8 };
 * world.separate(crowd, options).length; // 0
 */
export interface SeparateOptions extends Filter {
  /** The greatest number of rounds, by default 32; fewer are made if the bodies are apart before. */
  readonly maxRounds?: number | undefined;
}

/**
 * Two bodies that still penetrate each other, at least one of which was to be pushed apart: `a < b`.
 *
 * @example
 * const world = new World();
 * world.add(halfPlane(-1, 0, 1, 0));
 * world.add(halfPlane(1, 0, -1, 0));
 * const left: Penetration[] = world.separate([world.add(circle(0, 0, 2))]);
 * left.map(({ a, b }) => a + " in " + b); // [ '0 in 2', '1 in 2' ]
 */
export interface Penetration {
  readonly a: BodyId;
  readonly b: BodyId;
}

/** The extra length of each push, relative to its depth and the size of the pushed body: it makes the rounds come to an end. */
const FARTHER = 2 ** -30;

/**
 * Pushes bodies apart from each other and out of all others, the standing ones. In each round, every body is pushed by
 * all that it penetrated at the beginning of the round, so the order does not matter: by half of the translation that
 * separates two of them, by all of it if the other stands. At the end each is moved out of the standing bodies for good.
 */
export class Separation {
  private readonly movers: ReadonlySet<BodyId>;
  private readonly surroundings = new BodySurroundings();
  private readonly filter: Filter;
  private readonly rounds: number;
  private readonly ids: readonly BodyId[];

  constructor(
    private readonly bodies: Bodies<unknown>,
    ids: readonly BodyId[],
    options: SeparateOptions | undefined,
  ) {
    const caller = "separate";
    if (!Array.isArray(ids)) throw wrongType(ids, `${caller}: ids`, "an array of the ids of bodies");
    for (const id of ids) bodies.requireSlot(id, caller);
    this.filter = requireFilter(options, caller, "options", FILTER_NAMES.concat("maxRounds"));
    this.rounds = requireInteger(options?.maxRounds ?? 32, "separate: options.maxRounds", 0);
    this.movers = new Set(ids);
    this.ids = [...this.movers].sort((a, b) => a - b);
  }

  run(): Penetration[] {
    for (let round = 0; round < this.rounds && this.pushAll(); round += 1);
    this.leaveWhatStands();
    return this.penetrations();
  }

  /** One round; false if no body had to be pushed. */
  private pushAll(): boolean {
    const pushes = this.ids.map((id) => this.pushOn(id));
    let isAny = false;
    this.ids.forEach((id, i) => {
      const push = pushes[i];
      if (push === undefined || (push.x === 0 && push.y === 0)) return;
      isAny = true;
      this.shift(id, push);
    });
    return isAny;
  }

  /** The sum of the pushes on a body where all bodies are now. */
  private pushOn(id: BodyId): Vec2 {
    const push = { x: 0, y: 0 };
    for (const other of this.penetratedBy(id)) {
      const slot = this.slotOf(other);
      const touch = contact(this.bodies.shapeAt(this.slotOf(id)), this.bodies.shapeAt(slot));
      if (touch === null || !Number.isFinite(touch.depth)) continue;
      const way = touch.depth + FARTHER * (touch.depth + sizeOf(this.bodies.shapeAt(this.slotOf(id))));
      const share = (this.movers.has(other) ? 0.5 : 1) * way;
      push.x -= share * touch.normal.x;
      push.y -= share * touch.normal.y;
    }
    return push;
  }

  /** The ids of the bodies that a body penetrates, in ascending order. */
  private penetratedBy(id: BodyId): BodyId[] {
    const { bodies, surroundings, filter } = this;
    const shape = bodies.shapeAt(this.slotOf(id));
    surroundings.aim(bodies, filter, this.slotOf(id));
    surroundings.find(bounds(shape));
    const found: BodyId[] = [];
    for (let i = 0; i < surroundings.count; i += 1) {
      if (surroundings.oneWayAt(i) !== undefined) continue;
      if (penetrates(shape, surroundings.shapeAt(i))) found.push(surroundings.idAt(i));
    }
    surroundings.release();
    return found.sort((a, b) => a - b);
  }

  private leaveWhatStands(): void {
    const { bodies, surroundings, filter } = this;
    const traveller = new Traveller();
    for (const id of this.ids) {
      const slot = this.slotOf(id);
      surroundings.aim(bodies, filter, slot, this.movers);
      traveller.begin(ownCopyOf(bodies.shapeAt(slot)), surroundings, { x: 0, y: 0 });
      const { x, y } = traveller;
      if (leaveOverlaps(traveller)) this.shift(id, { x: traveller.x - x, y: traveller.y - y });
      traveller.end();
      surroundings.release();
    }
  }

  private shift(id: BodyId, { x, y }: Readonly<Vec2>): void {
    const { bodies } = this;
    const slot = this.slotOf(id);
    const shape = bodies.shapeAt(slot);
    if (x === 0 && y === 0) return;
    bodies.target[0] = shape.x + x + 0;
    bodies.target[1] = shape.y + y + 0;
    bodies.moveToTarget(slot, "separate");
  }

  private penetrations(): Penetration[] {
    const found: Penetration[] = [];
    for (const id of this.ids) {
      for (const other of this.penetratedBy(id)) {
        found.push({ a: Math.min(id, other), b: Math.max(id, other) });
      }
    }
    found.sort((one, other) => one.a - other.a || one.b - other.b);
    // Of two bodies that were to be pushed, both find the other, or only one, where a sensor or a one-way body stops nobody.
    return found.filter(({ a, b }, i) => found[i - 1]?.a !== a || found[i - 1]?.b !== b);
  }

  private slotOf(id: BodyId): number {
    return this.bodies.requireSlot(id, "separate");
  }
}

/** The width plus the height of a shape; 0 if it is unbounded. */
function sizeOf(shape: Shape): number {
  const { minX, minY, maxX, maxY } = bounds(shape);
  const size = maxX - minX + (maxY - minY);
  return Number.isFinite(size) ? size : 0;
}
