import type { Vec2 } from "../../math/vector.js";
import type { Mutable } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-id.js";
import { IdPairs } from "./pair-order.js";

/**
 * The pairs of the last step, and their events.
 *
 * A pair keeps its object as long as it lasts. Objects of ended pairs are reused after the following step, so that
 * nothing is allocated once there have been as many pairs at a time as there will be.
 */
export class Touches {
  /** Where the next step's pairs are to be written. */
  next = new IdPairs();
  private current = new IdPairs();
  private readonly events = {
    begin: [] as Touch[],
    stay: [] as Touch[],
    end: [] as Touch[],
    passed: [] as readonly Passage[],
  };
  private touches: Touch[] = [];
  private nextTouches: Touch[] = [];
  private readonly spare: Mutable<Touch>[] = [];

  /** Compares `next` with the pairs of the last step, which it replaces. */
  advance(bodies: Bodies<unknown>, passed: readonly Passage[]): StepEvents {
    const { current, next, events, touches, nextTouches, spare } = this;
    const { begin, stay, end } = events;
    for (const touch of end) spare.push(touch);
    let begun = 0;
    let stayed = 0;
    let ended = 0;
    let old = 0;
    for (let i = 0; i < next.count; i++) {
      const a = next.first[i] as number;
      const b = next.second[i] as number;
      while (old < current.count && isBefore(current, old, a, b)) {
        end[ended] = touches[old] as Touch;
        ended += 1;
        old += 1;
      }
      if (old < current.count && current.first[old] === a && current.second[old] === b) {
        const touch = touches[old] as Touch;
        nextTouches[i] = touch;
        stay[stayed] = touch;
        stayed += 1;
        old += 1;
      } else {
        const touch = this.newTouch(a, b, bodies.isSensor(slotOf(a)) || bodies.isSensor(slotOf(b)));
        nextTouches[i] = touch;
        begin[begun] = touch;
        begun += 1;
      }
    }
    for (; old < current.count; old++) {
      end[ended] = touches[old] as Touch;
      ended += 1;
    }
    begin.length = begun;
    stay.length = stayed;
    end.length = ended;
    nextTouches.length = next.count;
    events.passed = passed;
    this.touches = nextTouches;
    this.nextTouches = touches;
    this.current = next;
    this.next = current;
    return events;
  }

  /** The number of pairs at the last step. */
  get count(): number {
    return this.current.count;
  }

  /**
   * Writes two numbers for each of these pairs, from a place on: the ids, the lesser one as −1 − id if one of the two is
   * a sensor.
   */
  write(numbers: Float64Array, at: number): void {
    const { current, touches } = this;
    for (let i = 0; i < current.count; i++) {
      const a = current.first[i] as number;
      numbers[at + 2 * i] = touches[i]?.sensor === true ? -1 - a : a;
      numbers[at + 2 * i + 1] = current.second[i] as number;
    }
  }

  /** Takes pairs that were written for those of the last step; pairs that are known already keep their objects. */
  read(numbers: Float64Array, at: number, count: number): void {
    const { next, current, touches, nextTouches } = this;
    next.reserve(count, false);
    let old = 0;
    for (let i = 0; i < count; i++) {
      const first = numbers[at + 2 * i] as number;
      const sensor = first < 0;
      const a = sensor ? -1 - first : first;
      const b = numbers[at + 2 * i + 1] as number;
      next.first[i] = a;
      next.second[i] = b;
      while (old < current.count && isBefore(current, old, a, b)) old += 1;
      const isOld = old < current.count && current.first[old] === a && current.second[old] === b;
      const known = isOld ? touches[old] : undefined;
      nextTouches[i] = known ?? { a, b, sensor };
    }
    nextTouches.length = count;
    this.touches = nextTouches;
    this.nextTouches = touches;
    this.current = next;
    this.next = current;
  }

  private newTouch(a: BodyId, b: BodyId, sensor: boolean): Touch {
    const touch = this.spare.pop();
    if (touch === undefined) return { a, b, sensor };
    touch.a = a;
    touch.b = b;
    touch.sensor = sensor;
    return touch;
  }
}

function isBefore(pairs: IdPairs, index: number, a: BodyId, b: BodyId): boolean {
  const first = pairs.first[index] as number;
  return first < a || (first === a && (pairs.second[index] as number) < b);
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
  /** Pairs that overlapped at the last step, too. */
  readonly stay: readonly Touch[];
  /** Pairs that overlapped at the last step and do so no longer, for whatever reason; a body of it may have been removed. */
  readonly end: readonly Touch[];
  /** Pairs with a continuous body that overlapped neither at the last step nor do now, but touched in between. */
  readonly passed: readonly Passage[];
}
