import { grown } from "../../math/collections.js";
import { withinDoubles } from "../../math/exact.js";
import { atan2 } from "../../math/trigonometry.js";
import type { Vec2 } from "../../math/vector.js";
import { setUnitVector } from "../../math/vector.js";
import { copyOfAny } from "../../shapes/copy.js";
import type { Shape } from "../../shapes/kind.js";
import { Pose, readPose } from "../../shapes/placement.js";
import { putInPose } from "../../shapes/put-in-pose.js";
import { isRound } from "../../shapes/reductions.js";
import type { Bodies } from "./bodies.js";

/** A translation, and a rotation about the shape's position. */
interface Move {
  x: number;
  y: number;
  turn: number;
}

const NUMBERS = 4;

/** An id that no body has. */
const NOBODY = -1;

const before: Vec2 = { x: 0.5, y: 0.5 };
const after: Vec2 = { x: 0.5, y: 0.5 };

const pose = /* @__PURE__ */ new Pose();
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
      shapes.readPose(slot, pose);
      poses[at] = pose.x;
      poses[at + 1] = pose.y;
      poses[at + 2] = pose.turn.x;
      poses[at + 3] = pose.turn.y;
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
    this.read(slot, pose);
    readPose(shape, present);
    if (isSamePose(pose, present)) return shape;
    const copy = copyOfAny(shape);
    putInPose(copy, pose);
    return copy;
  }
}

function isSamePose(one: Readonly<Pose>, other: Readonly<Pose>): boolean {
  return one.x === other.x && one.y === other.y && one.turn.x === other.turn.x && one.turn.y === other.turn.y;
}
