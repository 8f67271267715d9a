import { Turn, turnByRadians } from "../../math/angle.js";
import { grown } from "../../math/collections.js";
import { withinDoubles } from "../../math/exact.js";
import { atan2 } from "../../math/trigonometry.js";
import { setUnitVector, turnBy, type Vec2 } from "../../math/vector.js";
import { penetrates } from "../../query/penetrates.js";
import { copyOfAny } from "../../shapes/copy.js";
import type { Shape } from "../../shapes/kind.js";
import { isSamePose, Pose, readPose } from "../../shapes/place-points.js";
import { putInPose } from "../../shapes/put-in-pose.js";
import { isRound } from "../../shapes/reductions.js";
import type { TurningMotion } from "../../sweep/course.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep, sweepTurning } from "../../sweep/sweep.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-slots.js";

/* How bodies have moved since the last step: from which poses, and along which corners. */

/** Longer paths lose every other corner, so that they do not fill the memory if nobody asks what was passed. */
const MOST_CORNERS = 2 ** 12;

/** The corners of the paths that bodies have slid along since the last step: x and y alternately. */
export class Ways {
  private readonly corners = new Map<BodyId, number[]>();

  /** Adds corners to a body's path: so many numbers, x and y alternately. */
  add(id: BodyId, corners: Readonly<Float64Array>, count: number): void {
    const known = this.corners.get(id) ?? [];
    const all = known.length < 2 * MOST_CORNERS ? known : known.filter((_, i) => i % 4 < 2);
    for (let i = 0; i < count; i += 2) {
      const [x, y] = [corners[i] as number, corners[i + 1] as number];
      if (all.at(-2) !== x || all.at(-1) !== y) all.push(x, y);
    }
    this.corners.set(id, all);
  }

  of(id: BodyId): readonly number[] | undefined {
    return this.corners.get(id);
  }

  forget(id: BodyId): void {
    this.corners.delete(id);
  }

  clear(): void {
    this.corners.clear();
  }
}

/** A body between two steps: where it was, where it is, the corners between, and by how much it has turned. */
interface Journey {
  readonly before: Shape;
  readonly present: Shape;
  readonly corners: readonly number[] | undefined;
  readonly turn: number;
}

const BLOCKING = { blocking: true };

/**
 * The first touch of two bodies that follow their paths, and turn, evenly over t from 0 to 1. A body that slides along another
 * one is within rounding of it, so of straight pieces only those count that lead into the other body.
 */
export function sweepAlong(a: Journey, b: Journey): SweepHit | null {
  const [courseA, courseB] = [new Course(a), new Course(b)];
  const times = [...new Set([...courseA.times, ...courseB.times])].sort((one, other) => one - other);
  for (let i = 1; i < times.length; i += 1) {
    const from = times[i - 1] as number;
    const to = times[i] as number;
    const [motionA, motionB] = [courseA.motion(from, to), courseB.motion(from, to)];
    const [shapeA, shapeB] = [courseA.shapeAt(from), courseB.shapeAt(from)];
    if (shapeA === null || shapeB === null) return null;
    const hit =
      motionA.turn !== 0 || motionB.turn !== 0
        ? sweepTurning(shapeA, motionA, shapeB, motionB)
        : sweep(shapeA, motionA, shapeB, motionB, undefined, penetrates(shapeA, shapeB) ? {} : BLOCKING);
    if (hit === null) continue;
    hit.t = from + hit.t * (to - from);
    return hit;
  }
  return null;
}

function halvesOfSteps(places: readonly number[]): number[] {
  return places.slice(1).map((to, i) => to / 2 - (places[i] as number) / 2);
}

/** The index, at least 1, of the first number that is not below `value`; the last number must not be below it. */
function firstNotBelow(ascending: readonly number[], value: number): number {
  let [low, high] = [1, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const pose = /* @__PURE__ */ new Pose();
const turning = /* @__PURE__ */ new Turn();

/** The position of a body over time. */
class Course {
  /** The times at its corners, the ends included. */
  readonly times: number[] = [0];
  private readonly x: number[];
  private readonly y: number[];

  constructor(private readonly journey: Journey) {
    const { before, present, corners = [] } = journey;
    this.x = [before.x, ...corners.filter((_, i) => i % 2 === 0), present.x];
    this.y = [before.y, ...corners.filter((_, i) => i % 2 === 1), present.y];
    const { x, y, times } = this;
    // Halves of differences do not overflow, nor do squares relative to the largest of them.
    const [across, along] = [halvesOfSteps(x), halvesOfSteps(y)];
    const largest = [...across, ...along].reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const ways = across.map((dx, i) =>
      Math.sqrt((dx / largest) ** 2 + ((along[i] as number) / largest) ** 2),
    );
    const whole = ways.reduce((sum, way) => sum + way, 0);
    let gone = 0;
    for (const way of ways) {
      gone += way;
      times.push(whole > 0 ? Math.min(gone / whole, 1) : 1);
    }
    times[ways.length] = 1;
  }

  /** The position at a time. */
  private placeAt(time: number): { x: number; y: number } {
    const { times, x, y } = this;
    const i = firstNotBelow(times, time);
    const [from, to] = [times[i - 1] as number, times[i] as number];
    const [startX, startY, endX, endY] = [x[i - 1], y[i - 1], x[i], y[i]] as [number, number, number, number];
    if (time >= to) return { x: endX, y: endY };
    const part = (time - from) / (to - from);
    return { x: startX + part * (endX - startX), y: startY + part * (endY - startY) };
  }

  motion(from: number, to: number): TurningMotion {
    const [start, end] = [this.placeAt(from), this.placeAt(to)];
    return { x: end.x - start.x, y: end.y - start.y, turn: (to - from) * this.journey.turn };
  }

  shapeAt(time: number): Shape | null {
    const { before, turn } = this.journey;
    if (time === 0) return before;
    const shape = copyOfAny(before);
    readPose(before, pose);
    const { x, y } = this.placeAt(time);
    pose.x = x;
    pose.y = y;
    if (turn !== 0) {
      turning.radians = time * turn;
      turnByRadians(turning, "turn");
      turnBy(pose.turn, turning);
    }
    return putInPose(shape, pose) ? shape : null;
  }
}

/** A translation, and a rotation about the shape's position. */
interface Move extends Vec2 {
  turn: number;
}

const NUMBERS = 4;

/** An id that no body has. */
const NOBODY = -1;

const before: Vec2 = { x: 0.5, y: 0.5 };
const after: Vec2 = { x: 0.5, y: 0.5 };

const poseThen = /* @__PURE__ */ new Pose();
const present = /* @__PURE__ */ new Pose();

/** The poses of a world's bodies at the last step, by slot: x, y, ux, uy. */
export class LastPoses {
  private ids = new Float64Array(0);
  private poses = new Float64Array(0);
  private slots = 0;

  note(bodies: Bodies<unknown>): void {
    const { shapes, slots } = bodies;
    this.ids = grown(this.ids, slots);
    this.poses = grown(this.poses, NUMBERS * slots);
    this.slots = slots;
    const { poses } = this;
    for (let slot = 0; slot < slots; slot++) {
      const at = NUMBERS * slot;
      this.ids[slot] = bodies.idOf(slot);
      shapes.readPose(slot, poseThen);
      poses[at] = poseThen.x;
      poses[at + 1] = poseThen.y;
      poses[at + 2] = poseThen.turn.x;
      poses[at + 3] = poseThen.turn.y;
    }
  }

  forget(): void {
    this.slots = 0;
  }

  /** Whether poses have been recorded. */
  get areKnown(): boolean {
    return this.slots > 0;
  }

  /** Sets `out` to the recorded pose of the body in a slot. */
  read(slot: number, out: Pose): void {
    const { poses } = this;
    const at = NUMBERS * slot;
    out.x = poses[at] as number;
    out.y = poses[at + 1] as number;
    out.turn.x = poses[at + 2] as number;
    out.turn.y = poses[at + 3] as number;
  }

  write(slot: number, { x, y, turn }: Readonly<Pose>): void {
    this.poses.set([x, y, turn.x, turn.y], NUMBERS * slot);
  }

  /** Forgets the pose of the body in a slot, as if it had not been there. */
  forgetSlot(slot: number): void {
    if (slot < this.slots) this.ids[slot] = NOBODY;
  }

  /** Whether the pose of this body was recorded in the slot. */
  has(slot: number, id: number): boolean {
    return slot < this.slots && this.ids[slot] === id;
  }

  /** Sets `out` to the body's motion since then; it turns the shorter way round. */
  setMove(out: Move, slot: number, shape: Shape): void {
    const { poses } = this;
    const at = NUMBERS * slot;
    out.x = withinDoubles(shape.x - (poses[at] as number));
    out.y = withinDoubles(shape.y - (poses[at + 1] as number));
    out.turn = 0;
    if (isRound(shape)) return;
    const ux = poses[at + 2] as number;
    const uy = poses[at + 3] as number;
    if (ux === shape.ux && uy === shape.uy) return;
    setUnitVector(before, ux, uy);
    setUnitVector(after, shape.ux, shape.uy);
    const cosine = before.x * after.x + before.y * after.y;
    out.turn = atan2(before.x * after.y - before.y * after.x, cosine);
  }

  /** The body's shape where it was: a copy if it has moved since, since a map at rest may have many vertices. */
  shapeThen(slot: number, shape: Shape): Shape {
    this.read(slot, poseThen);
    readPose(shape, present);
    if (isSamePose(poseThen, present)) return shape;
    const copy = copyOfAny(shape);
    putInPose(copy, poseThen);
    return copy;
  }
}
