import type { Vec2 } from "../../math/vector.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-slots.js";
import { NUMBER, PairList, readPairs, SENSOR, writePairs } from "./pair-list.js";

/** Marks of pairs: new at this step, and gone at the next one. */
const BEGUN = 2 * SENSOR;
const ENDED = 4 * SENSOR;

/**
 * The pairs of the last step, and its events.
 *
 * The lists of two steps are kept, and marked by what is in only one of them. The objects of events are made when
 * somebody asks for them.
 */
export class Touches {
  /** Where the next step's pairs are to be written; until then, the pairs of the step before the last. */
  next = new PairList();
  passed: readonly Passage[] = [];
  /** How many pairs of the last step were pairs before. */
  lasting = 0;
  private current = new PairList();
  private begun: readonly Touch[] | undefined = [];
  private ended: readonly Touch[] | undefined = [];
  private changes = 0;
  private readonly events = eventsOf(this);

  /** Compares `next` with the pairs of the last step, which it replaces. */
  advance(bodies: Bodies<unknown>, passed: readonly Passage[]): StepEvents {
    this.exchange();
    this.lasting = compare(this.current, this.next, bodies);
    this.begun = undefined;
    this.ended = undefined;
    this.passed = passed;
    return this.events;
  }

  /** The number of pairs at the last step. */
  get count(): number {
    return this.current.count;
  }

  get begin(): readonly Touch[] {
    const { current } = this;
    this.begun ??= touchesWith(current, BEGUN, current.count - this.lasting);
    return this.begun;
  }

  get end(): readonly Touch[] {
    const { next } = this;
    this.ended ??= touchesWith(next, ENDED, next.count - this.lasting);
    return this.ended;
  }

  /** The pairs that were pairs before, until the next step. */
  *stay(): Generator<Touch> {
    if (this.lasting === 0) return;
    const { changes, current } = this;
    const { items, end } = current;
    let row = 0;
    for (let i = 0; i < end && this.changes === changes; i++) {
      const item = items[i] as number;
      if (item < 0) row = item;
      else if ((item & BEGUN) === 0) yield touchOf(current, row, item);
    }
  }

  /** Writes the pairs of the last step, from a place on. */
  write(numbers: Float64Array, at: number): void {
    writePairs(this.current, numbers, at);
  }

  /** Takes pairs that were written for those of the last step. Then there are no events. */
  read(numbers: Float64Array, at: number, count: number): void {
    readPairs(this.next, numbers.subarray(at, at + 2 * count));
    this.exchange();
    this.lasting = 0;
    this.begun = [];
    this.ended = [];
    this.passed = [];
  }

  private exchange(): void {
    const { current, next } = this;
    this.current = next;
    this.next = current;
    this.changes += 1;
  }
}

/** Marks what is in one list only, and pairs with a sensor; returns how many pairs are in both. */
function compare(current: PairList, last: PairList, bodies: Bodies<unknown>): number {
  const { items, end } = current;
  const { items: lastItems, end: lastEnd } = last;
  let lasting = 0;
  let a = 0;
  let lastA = 0;
  let old = 0;
  for (let i = 0; i < end; i++) {
    const item = items[i] as number;
    if (item < 0) {
      a = current.idOf(~item);
      continue;
    }
    const b = current.idOf(item);
    let isOld = false;
    for (; old < lastEnd; old++) {
      const oldItem = lastItems[old] as number;
      if (oldItem < 0) {
        lastA = last.idOf(~oldItem);
        continue;
      }
      if (lastA > a) break;
      const lastB = last.idOf(oldItem & NUMBER);
      if (lastA === a && lastB >= b) {
        isOld = lastB === b;
        break;
      }
      lastItems[old] = oldItem | ENDED;
    }
    if (isOld) {
      items[i] = item | ((lastItems[old] as number) & SENSOR);
      lasting += 1;
      old += 1;
    } else {
      const sensor = bodies.isSensor(slotOf(a)) || bodies.isSensor(slotOf(b));
      items[i] = item | (sensor ? BEGUN | SENSOR : BEGUN);
    }
  }
  for (; old < lastEnd; old++) {
    const oldItem = lastItems[old] as number;
    if (oldItem >= 0) lastItems[old] = oldItem | ENDED;
  }
  return lasting;
}

/** The pair of an item, in the row that begins with another. */
function touchOf(list: PairList, row: number, item: number): Touch {
  return { a: list.idOf(~row), b: list.idOf(item & NUMBER), sensor: (item & SENSOR) !== 0 };
}

/** The pairs of a list with a mark, of which there are so many. */
function touchesWith(list: PairList, mark: number, count: number): Touch[] {
  const touches: Touch[] = [];
  const { items } = list;
  let row = 0;
  for (let i = 0; i < list.end && touches.length < count; i++) {
    const item = items[i] as number;
    if (item < 0) row = item;
    else if ((item & mark) !== 0) touches.push(touchOf(list, row, item));
  }
  return touches;
}

/** Events have fields of their own, which a copy of them has, too. */
function eventsOf(touches: Touches): StepEvents {
  const stay = {
    get length() {
      return touches.lasting;
    },
    [Symbol.iterator]: () => touches.stay(),
  };
  return {
    get begin() {
      return touches.begin;
    },
    stay,
    get end() {
      return touches.end;
    },
    get passed() {
      return touches.passed;
    },
  };
}

/**
 * A pair of bodies in an event: `a < b`.
 *
 * @example
 * const world = new World();
 * const coin = world.add(circle(0, 0, 2), { sensor: true });
 * world.add(circle(3, 0, 2));
 * const [touch]: readonly Touch[] = world.step().begin;
 * console.log(touch?.a === coin, touch?.sensor); // true true
 */
export interface Touch {
  readonly a: BodyId;
  readonly b: BodyId;
  /** Whether one of the two is a sensor. */
  readonly sensor: boolean;
}

/**
 * Two bodies that went through each other between two steps.
 *
 * @example
 * const world = new World();
 * const bullet = world.add(point(0, 0), { continuous: true });
 * world.add(rect(5, 0, 2, 2));
 * world.step();
 * world.moveTo(bullet, 10, 0);
 * const [passage]: readonly Passage[] = world.step().passed;
 * console.log(passage?.t.toFixed(3), passage?.point); // 0.400 { x: 4, y: 0 }
 */
export interface Passage extends Touch {
  /** The time at which they first touched: 0 is the last step, 1 the present one. */
  readonly t: number;
  /** A point of that touch, where it was then. */
  readonly point: Readonly<Vec2>;
  /** Of unit length, from a to b. */
  readonly normal: Readonly<Vec2>;
  /** False if they went by each other so closely that whether they touched is uncertain: see `SweepHit`. */
  readonly isCertain: boolean;
}

/**
 * What has changed from one step to the next. Each list is in order of `a`, then `b`.
 *
 * @example
 * const world = new World();
 * world.add(circle(0, 0, 2));
 * world.add(circle(3, 0, 2));
 * const events: StepEvents = world.step();
 * console.log(events.begin.length, events.end.length); // 1 0
 */
export interface StepEvents {
  /** Pairs that did not overlap at the last step. */
  readonly begin: readonly Touch[];
  /** Pairs that overlapped at the last step, too. Their objects are made as one goes through them. */
  readonly stay: Iterable<Touch> & { readonly length: number };
  /** Pairs that overlapped at the last step and do so no longer, for whatever reason; a body of it may have been removed. */
  readonly end: readonly Touch[];
  /** Pairs with a continuous body that overlapped neither at the last step nor do now, but touched in between. */
  readonly passed: readonly Passage[];
}
