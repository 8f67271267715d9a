import { withinDoubles } from "../../math/clamp.js";
import { grown, IntegerList } from "../../math/growth.js";
import { overlaps } from "../../query/overlaps.js";
import type { Shape } from "../../shapes/kind.js";
import type { TurningMotion } from "../../sweep/course.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep } from "../../sweep/sweep.js";
import { sweepTurning } from "../../sweep/sweep-turning.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-id.js";
import { LastPoses } from "../bodies/last-poses.js";
import { BoxForest, NOBODY } from "../boxes/box-forest.js";
import { searchBox } from "../boxes/box-search.js";
import { writeEnclosingBox } from "../boxes/enclosing-box.js";
import { writeSweptBox } from "../boxes/swept-box.js";
import type { Passage } from "./touches.js";
import { sweepAlong, Ways } from "./ways.js";

/**
 * Finds the bodies that continuous bodies have passed through between two steps.
 *
 * The swept boxes of continuous bodies are put in a forest of their own, in which the swept box of every body is looked
 * up. This takes time proportional to the number of bodies and to the logarithm of that of continuous ones. Without any,
 * it takes no time and no memory.
 */
export class Passages {
  private readonly continuous = new Set<BodyId>();
  /** The poses at the last step, while there are continuous bodies. */
  readonly lastPoses = new LastPoses();
  private readonly passed: Passage[] = [];
  /** The paths along which bodies have slid since then, while there are continuous ones. */
  readonly ways = new Ways();
  /** The positions in the forest of swept boxes; a forest needs such a list, but nothing reads it. */
  private places = new Int32Array(0);

  watch(id: BodyId): void {
    this.continuous.add(id);
  }

  forget(id: BodyId): void {
    this.continuous.delete(id);
    this.ways.forget(id);
  }

  /** Notes the path that a body has slid along. */
  follow(id: BodyId, corners: readonly number[]): void {
    if (this.areWatched) this.ways.add(id, corners);
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
    const swept = this.sweptForest(bodies);
    if (swept.end > 0) {
      this.search(bodies, bodies.moving, swept);
      this.search(bodies, bodies.resting, swept);
      passed.sort((one, other) => one.a - other.a || one.b - other.b);
    }
    lastPoses.note(bodies);
    this.ways.clear();
    return passed;
  }

  /** The swept boxes of the continuous bodies. */
  private sweptForest(bodies: Bodies<unknown>): BoxForest {
    const forest = new BoxForest();
    for (const id of this.continuous) {
      const slot = slotOf(id);
      if (!this.lastPoses.has(slot, id)) continue;
      const shape = bodies.shapeAt(slot);
      writeEnclosingBox(shape, present, 0);
      const position = forest.add(slot);
      this.writeSwept(forest.boxes, 4 * position, id, slot, shape, present, 0);
    }
    this.places = grown(this.places, bodies.slots);
    forest.settle(this.places);
    return forest;
  }

  /** Writes a box about all places that a body has been at since the last step. */
  private writeSwept(
    sweptBoxes: Float64Array,
    at: number,
    id: BodyId,
    slot: number,
    shape: Shape,
    boxes: Float64Array,
    from: number,
  ): void {
    this.lastPoses.setMove(move, slot, shape);
    writeSweptBox(sweptBoxes, at, shape, boxes, from, move);
    const corners = this.ways.of(id);
    if (corners === undefined) return;
    for (let i = 0; i < corners.length; i += 2) {
      move.x = withinDoubles(shape.x - (corners[i] as number));
      move.y = withinDoubles(shape.y - (corners[i + 1] as number));
      writeSweptBox(atCorner, 0, shape, boxes, from, move);
      for (let side = 0; side < 2; side++) {
        sweptBoxes[at + side] = Math.min(sweptBoxes[at + side] as number, atCorner[side] as number);
        sweptBoxes[at + side + 2] = Math.max(
          sweptBoxes[at + side + 2] as number,
          atCorner[side + 2] as number,
        );
      }
    }
  }

  private search(bodies: Bodies<unknown>, forest: BoxForest, swept: BoxForest): void {
    const { lastPoses } = this;
    for (let position = 0; position < forest.end; position++) {
      const owner = forest.owners[position] as number;
      if (owner === NOBODY) continue;
      const slot = slotOf(owner);
      const id = bodies.idOf(slot);
      if (!lastPoses.has(slot, id)) continue;
      this.writeSwept(probe, 0, id, slot, bodies.shapeAt(slot), forest.boxes, 4 * position);
      candidates.count = 0;
      searchBox(swept, probe, candidates);
      for (let i = 0; i < candidates.count; i++) this.meet(bodies, slot, candidates.items[i] as number);
    }
  }

  /** Tests any body against a continuous one. */
  private meet(bodies: Bodies<unknown>, slot: number, continuous: number): void {
    const id = bodies.idOf(slot);
    const other = bodies.idOf(continuous);
    // Two continuous bodies find each other twice.
    if (id === other || (id > other && this.continuous.has(id))) return;
    if (bodies.isStatic(slot) && bodies.isStatic(continuous)) return;
    if (!bodies.filters.allowPair(slot, continuous)) return;
    const isFirst = id < other;
    const a = isFirst ? slot : continuous;
    const b = isFirst ? continuous : slot;
    const hit = this.hitBetween(bodies, a, b);
    if (hit === null) return;
    const { t, point, normal, isCertain } = hit;
    const sensor = bodies.isSensor(a) || bodies.isSensor(b);
    this.passed.push({
      a: bodies.idOf(a),
      b: bodies.idOf(b),
      sensor,
      t,
      point: { x: point.x, y: point.y },
      normal: { x: normal.x, y: normal.y },
      isCertain,
    });
  }

  /** The touch of two bodies in between, if they overlap neither now nor did at the last step. */
  private hitBetween(bodies: Bodies<unknown>, slotA: number, slotB: number): SweepHit | null {
    const { lastPoses, ways } = this;
    const [a, b] = [bodies.shapeAt(slotA), bodies.shapeAt(slotB)];
    const [wayA, wayB] = [ways.of(bodies.idOf(slotA)), ways.of(bodies.idOf(slotB))];
    const hasSlid = wayA !== undefined || wayB !== undefined;
    const motionA = { x: 0, y: 0, turn: 0 };
    const motionB = { x: 0, y: 0, turn: 0 };
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

const move = { x: 0.5, y: 0.5, turn: 0.5 };
const present = /* @__PURE__ */ new Float64Array(4);
const atCorner = /* @__PURE__ */ new Float64Array(4);
const probe = /* @__PURE__ */ new Float64Array(4);
const candidates = /* @__PURE__ */ new IntegerList();
