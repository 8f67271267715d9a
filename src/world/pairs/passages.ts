import { IntegerList } from "../../math/collections.js";
import { withinDoubles } from "../../math/exact.js";
import type { Path } from "../../move/traveller.js";
import { overlaps } from "../../query/overlaps.js";
import type { Shape } from "../../shapes/kind.js";
import type { TurningMotion } from "../../sweep/course.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep, sweepTurning } from "../../sweep/sweep.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-slots.js";
import { type BoxForest, NOBODY } from "../boxes/box-forest.js";
import { extendBack, MovingBoxes, writeMovingBox } from "../boxes/moving-boxes.js";
import { FlightSearch } from "./box-pairs.js";
import { LastPoses, sweepAlong, Ways } from "./journeys.js";
import type { Passage } from "./touches.js";

/**
 * Finds the bodies that continuous bodies have passed through between two steps.
 *
 * The swept boxes of continuous bodies are put in a forest of their own, in which the swept box of every other body is
 * looked up. This takes time proportional to the number of bodies and to the logarithm of that of continuous ones. Without
 * any, it takes no time and no memory.
 */
export class Passages {
  private readonly continuous = new Set<BodyId>();
  /** The poses at the last step, while there are continuous bodies. */
  readonly lastPoses = new LastPoses();
  private readonly passed: Passage[] = [];
  /** The paths along which bodies have slid since then, while there are continuous ones. */
  readonly ways = new Ways();
  /** The continuous bodies that were there at the last step. */
  private flights: FlightSearch | undefined;

  watch(id: BodyId): void {
    this.continuous.add(id);
  }

  forget(id: BodyId): void {
    this.continuous.delete(id);
    this.ways.forget(id);
  }

  /** Notes the path that a body has slid along. */
  follow(id: BodyId, { corners, count }: Readonly<Path>): void {
    if (this.areWatched) this.ways.add(id, corners, count);
  }

  /** To be called for a body with a new shape: it counts as not having moved here. */
  renew(id: BodyId): void {
    this.ways.forget(id);
    this.lastPoses.forgetSlot(slotOf(id));
  }

  isWatched(id: BodyId): boolean {
    return this.continuous.has(id);
  }

  /** Whether any body is continuous. */
  get areWatched(): boolean {
    return this.continuous.size > 0;
  }

  /** The passages since the last call, by a, then b. */
  find(bodies: Bodies<unknown>): readonly Passage[] {
    const { passed, lastPoses } = this;
    passed.length = 0;
    if (this.continuous.size === 0) {
      lastPoses.forget();
      this.ways.clear();
      return passed;
    }
    const flights =
      this.flights ?? new FlightSearch(bodies.filters, (slot, other) => this.test(bodies, slot, other));
    this.flights = flights;
    flights.clear(bodies.slots);
    this.addFlights(bodies, bodies.moving, flights);
    this.addFlights(bodies, bodies.resting, flights);
    if (flights.boxes.count > 0) {
      flights.settle();
      this.search(bodies, bodies.moving, flights);
      this.search(bodies, bodies.resting, flights);
      flights.searchAll();
      passed.sort((one, other) => one.a - other.a || one.b - other.b);
    }
    lastPoses.note(bodies);
    this.ways.clear();
    return passed;
  }

  /** Adds the continuous bodies of a forest, in its order: so neighbours are near each other among the flights, too. */
  private addFlights(
    bodies: Bodies<unknown>,
    { owners, boxes, end }: BoxForest,
    flights: FlightSearch,
  ): void {
    const { lastPoses, continuous } = this;
    for (let position = 0; position < end; position++) {
      const owner = owners[position] as number;
      if (owner === NOBODY) continue;
      const slot = slotOf(owner);
      const id = bodies.idOf(slot);
      if (!continuous.has(id) || !lastPoses.has(slot, id)) continue;
      const at = flights.add(slot);
      this.writeFlight(flights.boxes.numbers, at, id, slot, bodies.shapeAt(slot), boxes, 4 * position);
    }
  }

  /** Writes the box of a body as it has moved since the last step. */
  private writeFlight(
    numbers: Float64Array,
    at: number,
    id: BodyId,
    slot: number,
    shape: Shape,
    boxes: Float64Array,
    from: number,
  ): void {
    this.lastPoses.setMove(move, slot, shape);
    writeMovingBox(numbers, at, shape, boxes, from, move);
    const corners = this.ways.of(id);
    numbers[at + 4] = corners === undefined ? move.x : 0;
    numbers[at + 5] = corners === undefined ? move.y : 0;
    if (corners === undefined) return;
    // Where it was at any time is not looked at here: the box holds all of its way.
    extendBack(numbers, at, move);
    for (let i = 0; i < corners.length; i += 2) {
      move.x = withinDoubles(shape.x - (corners[i] as number));
      move.y = withinDoubles(shape.y - (corners[i + 1] as number));
      writeMovingBox(atCorner, 0, shape, boxes, from, move);
      extendBack(atCorner, 0, move);
      for (let side = 0; side < 2; side++) {
        numbers[at + side] = Math.min(numbers[at + side] as number, atCorner[side] as number);
        numbers[at + side + 2] = Math.max(numbers[at + side + 2] as number, atCorner[side + 2] as number);
      }
    }
  }

  /** Tests all bodies of a forest that are not continuous. */
  private search(bodies: Bodies<unknown>, forest: BoxForest, flights: FlightSearch): void {
    const { lastPoses, continuous } = this;
    for (let position = 0; position < forest.end; position++) {
      const owner = forest.owners[position] as number;
      if (owner === NOBODY) continue;
      const slot = slotOf(owner);
      const id = bodies.idOf(slot);
      if (!lastPoses.has(slot, id) || continuous.has(id)) continue;
      this.writeFlight(own.numbers, 0, id, slot, bodies.shapeAt(slot), forest.boxes, 4 * position);
      met.count = 0;
      flights.searchOne(own, met);
      for (let i = 0; i < met.count; i++) this.test(bodies, slot, met.items[i] as number);
    }
  }

  /** Tests any body against a continuous one. */
  private test(bodies: Bodies<unknown>, slot: number, continuous: number): void {
    const id = bodies.idOf(slot);
    const other = bodies.idOf(continuous);
    if (bodies.isStatic(slot) && bodies.isStatic(continuous)) return;
    if (!bodies.filters.allowPair(slot, continuous)) return;
    const isFirst = id < other;
    const a = isFirst ? slot : continuous;
    const b = isFirst ? continuous : slot;
    const hit = this.hitBetween(bodies, a, b);
    if (hit === null) return;
    const { t, point, normal, isCertain } = hit;
    const sensor = bodies.isSensor(a) || bodies.isSensor(b);
    this.passed.push({ a: bodies.idOf(a), b: bodies.idOf(b), sensor, t, point, normal, isCertain });
  }

  /** The touch of two bodies in between, if they overlap neither now nor did at the last step. */
  private hitBetween(bodies: Bodies<unknown>, slotA: number, slotB: number): SweepHit | null {
    const { lastPoses, ways } = this;
    const [a, b] = [bodies.shapeAt(slotA), bodies.shapeAt(slotB)];
    const [wayA, wayB] = [ways.of(bodies.idOf(slotA)), ways.of(bodies.idOf(slotB))];
    const hasSlid = wayA !== undefined || wayB !== undefined;
    lastPoses.setMove(motionA, slotA, a);
    lastPoses.setMove(motionB, slotB, b);
    if ((!hasSlid && isSame(motionA, motionB)) || overlaps(a, b)) return null;
    const aThen = lastPoses.shapeThen(slotA, a);
    const bThen = lastPoses.shapeThen(slotB, b);
    if (overlaps(aThen, bThen)) return null;
    if (hasSlid) {
      return sweepAlong(
        { before: aThen, present: a, corners: wayA, turn: motionA.turn },
        { before: bThen, present: b, corners: wayB, turn: motionB.turn },
      );
    }
    const isTurning = motionA.turn !== 0 || motionB.turn !== 0;
    return isTurning ? sweepTurning(aThen, motionA, bThen, motionB) : sweep(aThen, motionA, bThen, motionB);
  }
}

/** Whether nothing turns, and both are shifted alike, or not at all. */
function isSame(a: TurningMotion, b: TurningMotion): boolean {
  return a.turn === 0 && b.turn === 0 && a.x === b.x && a.y === b.y;
}

const motionA = { x: 0.5, y: 0.5, turn: 0.5 };
const motionB = { x: 0.5, y: 0.5, turn: 0.5 };
const move = { x: 0.5, y: 0.5, turn: 0.5 };
const atCorner = /* @__PURE__ */ new Float64Array(4);
const own = /* @__PURE__ */ oneBox();
const met = /* @__PURE__ */ new IntegerList();

/** For a body that is not continuous. */
function oneBox(): MovingBoxes {
  const boxes = new MovingBoxes();
  boxes.add();
  return boxes;
}
