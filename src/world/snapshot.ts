import { grown, IntegerList } from "../math/collections.js";
import { outOfRange, wrongType } from "../math/validation.js";
import { Pose } from "../shapes/place-points.js";
import type { Bodies } from "./bodies/bodies.js";
import { ANY_CATEGORY, ANY_MASK } from "./bodies/body-slots.js";
import type { Passages } from "./pairs/passages.js";
import type { Touches } from "./pairs/touches.js";

/**
 * The state of a world at a time: where its bodies were, and which were pairs at its last step.
 *
 * @example
 * const world = new World();
 * const ball = world.add(circle(0, 0, 1));
 * const saved: WorldSnapshot = world.snapshot();
 * world.moveTo(ball, 9, 9);
 * world.restore(saved);
 * world.shapeOf(ball).x; // 0
 */
export interface WorldSnapshot {
  /** It can be sent to a worker or copied like any buffer. */
  buffer: ArrayBuffer;
  /** The length of the snapshot in the buffer. */
  byteLength: number;
}

/*
 * A snapshot is a header of doubles, then doubles, then 32-bit integers.
 *
 * Doubles: the id of each slot's body, −1 for none, unless all ids are slots; for each record the numbers that its flags announce; then two
 * for each pair. Integers: for each record its slot with its flags, then category and mask if these are not the default. There is a
 * record for each body that moves, for each static one that was moved, and for those whose last pose is not the present one.
 */
const SIGNATURE = 0x05c1a7e1;
/** Signature, slots, ids, records, doubles, integers, pairs, whether last poses are known. */
const HEADER = 8;

const SLOT_BITS = 20;
const SLOTS = 2 ** SLOT_BITS;
/** The direction is not (1, 0). */
const TURNED = SLOTS;
const FILTERED = 2 * SLOTS;
/** The body was not there at the last step, or with another shape. */
const NEW = 4 * SLOTS;
/** It had another position at the last step, and another direction. */
const MOVED = 8 * SLOTS;
const MOVED_TURN = 16 * SLOTS;
/** It has slid since then: the number of corners of its path, and the corners. */
const SLID = 32 * SLOTS;
const KNOWN_FLAGS = TURNED + FILTERED + NEW + MOVED + MOVED_TURN + SLID;

/** The parts of a world that make its state. */
export interface WorldState {
  readonly bodies: Bodies<unknown>;
  readonly touches: Touches;
  readonly passages: Passages;
}

/** Growing lists of numbers. */
class Recorder {
  doubles = new Float64Array(0);
  doubleCount = 0;
  readonly integers = new IntegerList();

  double(value: number): void {
    this.doubles = grown(this.doubles, this.doubleCount + 1);
    this.doubles[this.doubleCount] = value;
    this.doubleCount += 1;
  }
}

const recorder = /* @__PURE__ */ new Recorder();
const pose = /* @__PURE__ */ new Pose();
const last = /* @__PURE__ */ new Pose();

/** Fills a snapshot; replaces its buffer if the state does not fit in. */
export function takeSnapshot({ bodies, touches, passages }: WorldState, into: WorldSnapshot): WorldSnapshot {
  recorder.doubleCount = 0;
  recorder.integers.count = 0;
  const { slots } = bodies;
  const hasPlainIds = bodies.removals === 0;
  if (!hasPlainIds) for (let slot = 0; slot < slots; slot++) recorder.double(idAt(bodies, slot));
  let records = 0;
  for (let slot = 0; slot < slots; slot++) {
    if (idAt(bodies, slot) >= 0 && record(bodies, passages, slot)) records += 1;
  }
  const { doubleCount } = recorder;
  const integerCount = recorder.integers.count;
  const byteLength = lengthOf(doubleCount, integerCount, touches.count);
  if (into.buffer.byteLength < byteLength) into.buffer = new ArrayBuffer(byteLength);
  const numbers = new Float64Array(into.buffer, 0, byteLength >> 3);
  numbers[0] = SIGNATURE;
  numbers[1] = slots;
  numbers[2] = hasPlainIds ? 0 : slots;
  numbers[3] = records;
  numbers[4] = doubleCount;
  numbers[5] = integerCount;
  numbers[6] = touches.count;
  numbers[7] = passages.lastPoses.areKnown ? 1 : 0;
  numbers.set(recorder.doubles.subarray(0, doubleCount), HEADER);
  touches.write(numbers, HEADER + doubleCount);
  const integers = new Int32Array(into.buffer, 8 * (HEADER + doubleCount + 2 * touches.count), integerCount);
  integers.set(recorder.integers.items.subarray(0, integerCount));
  into.byteLength = byteLength;
  return into;
}

function lengthOf(doubles: number, integers: number, pairs: number): number {
  return 8 * (HEADER + doubles + 2 * pairs + Math.ceil(integers / 2));
}

/** The id of the body in a slot; −1 if there is none. */
function idAt(bodies: Bodies<unknown>, slot: number): number {
  if (slot >= bodies.slots) return -1;
  const id = bodies.idOf(slot);
  return bodies.has(id) ? id : -1;
}

/** Writes the record of a body; false if it needs none. */
function record(bodies: Bodies<unknown>, { lastPoses, ways }: Passages, slot: number): boolean {
  bodies.shapes.readPose(slot, pose);
  const corners = ways.of(bodies.idOf(slot));
  let flags = corners === undefined ? 0 : SLID;
  if (lastPoses.areKnown) {
    if (lastPoses.has(slot, bodies.idOf(slot))) {
      lastPoses.read(slot, last);
      const isTurned = last.turn.x !== pose.turn.x || last.turn.y !== pose.turn.y;
      if (isTurned) flags += MOVED + MOVED_TURN;
      else if (last.x !== pose.x || last.y !== pose.y) flags += MOVED;
    } else {
      flags += NEW;
    }
  }
  if (flags === 0 && bodies.isStatic(slot) && !bodies.isAway(slot)) return false;
  const category = bodies.filters.categoryOf(slot);
  const mask = bodies.filters.maskOf(slot);
  if (pose.turn.x !== 1 || pose.turn.y !== 0) flags += TURNED;
  if (category !== ANY_CATEGORY || mask !== ANY_MASK) flags += FILTERED;
  recorder.integers.push(slot + flags);
  if ((flags & FILTERED) !== 0) {
    recorder.integers.push(category);
    recorder.integers.push(mask);
  }
  writePose(pose, (flags & TURNED) !== 0);
  if ((flags & MOVED) !== 0) writePose(last, (flags & MOVED_TURN) !== 0);
  if (corners !== undefined) {
    recorder.double(corners.length / 2);
    for (const coordinate of corners) recorder.double(coordinate);
  }
  return true;
}

function writePose({ x, y, turn }: Pose, withTurn: boolean): void {
  recorder.double(x);
  recorder.double(y);
  if (!withTurn) return;
  recorder.double(turn.x);
  recorder.double(turn.y);
}

/** A snapshot that has been checked. */
interface Opened {
  readonly numbers: Float64Array;
  readonly integers: Int32Array;
  readonly slots: number;
  /** The indices of the first double of the records, and of the pairs. */
  readonly recordsAt: number;
  readonly pairsAt: number;
  readonly hasLastPoses: boolean;
}

/**
 * Checks that this is a snapshot, of a world with the bodies of this one.
 *
 * @throws {TypeError} if it is none
 * @throws {RangeError} if it is of other bodies
 */
export function openSnapshot(bodies: Bodies<unknown>, snapshot: Readonly<WorldSnapshot>): Opened {
  const buffer: unknown = snapshot?.buffer;
  const byteLength: unknown = snapshot?.byteLength;
  const isBuffer = Object.prototype.toString.call(buffer) === "[object ArrayBuffer]";
  if (!isBuffer || typeof byteLength !== "number" || !isLength(byteLength, snapshot.buffer))
    throw noSnapshot(snapshot);
  const numbers = new Float64Array(snapshot.buffer, 0, byteLength / 8);
  const [signature, slots = 0, ids = 0, , doubles = 0, integerCount = 0, pairs = 0, known] = numbers;
  const counts = [slots, ids, doubles, integerCount, pairs];
  if (signature !== SIGNATURE || counts.some((count) => !(count >= 0 && count <= byteLength + SLOTS))) {
    throw noSnapshot(snapshot);
  }
  if (byteLength !== lengthOf(doubles, integerCount, pairs)) throw noSnapshot(snapshot);
  requireSameIds(bodies, slots, ids === 0 ? null : numbers.subarray(HEADER, HEADER + ids));
  const pairsAt = HEADER + doubles;
  const integers = new Int32Array(snapshot.buffer, 8 * (pairsAt + 2 * pairs), integerCount);
  const opened = { numbers, integers, slots, recordsAt: HEADER + ids, pairsAt, hasLastPoses: known === 1 };
  requireRecords(bodies, opened, snapshot);
  return opened;
}

function isLength(byteLength: number, { byteLength: most }: ArrayBuffer): boolean {
  return byteLength % 8 === 0 && byteLength >= 8 * HEADER && byteLength <= most;
}

function noSnapshot(snapshot: unknown): TypeError {
  return wrongType(snapshot, "restore: snapshot", "one that snapshot has made, whole");
}

function requireSameIds(bodies: Bodies<unknown>, slots: number, ids: Float64Array | null): void {
  for (let slot = 0; slot < Math.max(slots, bodies.slots); slot++) {
    const then = slot >= slots ? -1 : ids === null ? slot : (ids[slot] as number);
    const now = idAt(bodies, slot);
    if (then === now) continue;
    throw outOfRange(
      Math.max(then, now),
      "restore: snapshot",
      "of a world with the same ids; only one of the two has the body",
    );
  }
}

function requireRecords(bodies: Bodies<unknown>, opened: Opened, snapshot: unknown): void {
  const { numbers, recordsAt, pairsAt } = opened;
  for (let i = recordsAt; i < numbers.length - Math.ceil(opened.integers.length / 2); i++) {
    if (!Number.isFinite(numbers[i])) throw noSnapshot(snapshot);
  }
  let before = -1;
  const end = forEachRecord(opened, (slot, flags, _category, _mask, corners) => {
    const isDirection = pose.turn.x !== 0 || pose.turn.y !== 0;
    const wasDirection = last.turn.x !== 0 || last.turn.y !== 0;
    const isBody = slot > before && idAt(bodies, slot) >= 0 && (flags & ~KNOWN_FLAGS) === 0;
    const hasCorners = Number.isInteger(corners) && corners >= 0;
    if (!(isBody && isDirection && wasDirection && hasCorners)) throw noSnapshot(snapshot);
    before = slot;
  });
  if (end !== pairsAt) throw noSnapshot(snapshot);
}

/** Calls back for each record, with `pose` and `last` as it has them; returns the index after its doubles. */
function forEachRecord(
  { numbers, integers, recordsAt }: Opened,
  callback: (
    slot: number,
    flags: number,
    category: number,
    mask: number,
    corners: number,
    cornersAt: number,
  ) => void,
): number {
  let at = recordsAt;
  const readPose = (out: Pose, withTurn: boolean) => {
    out.x = numbers[at] as number;
    out.y = numbers[at + 1] as number;
    at += 2;
    if (!withTurn) return;
    out.turn.x = numbers[at] as number;
    out.turn.y = numbers[at + 1] as number;
    at += 2;
  };
  for (let i = 0; i < integers.length; ) {
    const head = integers[i] as number;
    const flags = head & -SLOTS;
    const isFiltered = (flags & FILTERED) !== 0;
    const category = isFiltered ? (integers[i + 1] as number) : ANY_CATEGORY;
    const mask = isFiltered ? (integers[i + 2] as number) : ANY_MASK;
    pose.turn.x = 1;
    pose.turn.y = 0;
    readPose(pose, (flags & TURNED) !== 0);
    last.turn.x = pose.turn.x;
    last.turn.y = pose.turn.y;
    if ((flags & MOVED) !== 0) readPose(last, (flags & MOVED_TURN) !== 0);
    const corners = (flags & SLID) !== 0 ? (numbers[at] as number) : 0;
    if ((flags & SLID) !== 0) at += 1;
    callback(head & (SLOTS - 1), flags, category, mask, corners, at);
    at += 2 * corners;
    i += isFiltered ? 3 : 1;
  }
  return at;
}

/** Restores a snapshot. Throws RangeError if a shape cannot go where it was, having been replaced by another. */
export function restoreSnapshot({ bodies, touches, passages }: WorldState, opened: Opened): void {
  const { lastPoses, ways, areWatched } = passages;
  ways.clear();
  const recorded = new Set<number>();
  const before: { readonly slot: number; readonly flags: number; readonly was: Pose }[] = [];
  forEachRecord(opened, (slot, flags, category, mask, corners, at) => {
    recorded.add(slot);
    if ((flags & SLID) !== 0 && areWatched) {
      ways.add(bodies.idOf(slot), opened.numbers.subarray(at, at + 2 * corners), 2 * corners);
    }
    if ((flags & (MOVED | NEW)) !== 0) before.push({ slot, flags, was: { ...last, turn: { ...last.turn } } });
    bodies.putInPose(slot, pose, "restore");
    const { filters } = bodies;
    if (filters.categoryOf(slot) !== category || filters.maskOf(slot) !== mask) {
      bodies.setFilter(slot, category, mask);
    }
  });
  for (const slot of bodies.slotsAway()) if (!recorded.has(slot)) bodies.bringHome(slot);
  lastPoses.forget();
  if (opened.hasLastPoses && areWatched) {
    lastPoses.note(bodies);
    for (const { slot, flags, was } of before) {
      if ((flags & NEW) !== 0) lastPoses.forgetSlot(slot);
      else lastPoses.write(slot, was);
    }
  }
  const { numbers, pairsAt, integers } = opened;
  touches.read(numbers, pairsAt, (numbers.length - Math.ceil(integers.length / 2) - pairsAt) / 2);
}
