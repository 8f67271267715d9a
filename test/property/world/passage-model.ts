import {
  fromJSON,
  overlaps,
  type Shape,
  type SweepHit,
  sweep,
  sweepTurning,
  type TurningMotion,
  toJSON,
} from "../../../src/index.js";
import { atan2 } from "../../../src/math/trigonometry.js";
import { setUnitVector } from "../../../src/math/vector.js";
import { type ModelBody, mayMeet } from "./model-body.js";

export interface Passage extends SweepHit {
  readonly a: number;
  readonly b: number;
  readonly sensor: boolean;
}

/** What continuous bodies have gone through from one step to the next, by trying every pair. */
export class PassageModel {
  #last = new Map<number, Shape>();

  advance(bodies: readonly ModelBody[]): Passage[] {
    const passed = bodies.flatMap((a, index) =>
      bodies
        .slice(index + 1)
        .filter((b) => (a.continuous || b.continuous) && mayMeet(a, b))
        .flatMap((b) => {
          const hit = this.#hitBetween(a, b);
          return hit === null ? [] : [{ a: a.id, b: b.id, sensor: a.sensor || b.sensor, ...hit }];
        }),
    );
    this.#last = new Map(bodies.map(({ id, shape }) => [id, fromJSON(toJSON(shape))]));
    return passed;
  }

  #hitBetween(a: ModelBody, b: ModelBody): SweepHit | null {
    const [aThen, bThen] = [this.#last.get(a.id), this.#last.get(b.id)];
    if (aThen === undefined || bThen === undefined) return null;
    const [motionA, motionB] = [motionBetween(aThen, a.shape), motionBetween(bThen, b.shape)];
    const isTurning = motionA.turn !== 0 || motionB.turn !== 0;
    if (!isTurning && motionA.x === motionB.x && motionA.y === motionB.y) return null;
    if (overlaps(a.shape, b.shape) || overlaps(aThen, bThen)) return null;
    return isTurning ? sweepTurning(aThen, motionA, bThen, motionB) : sweep(aThen, motionA, bThen, motionB);
  }
}

function motionBetween(then: Shape, now: Shape): TurningMotion {
  const [x, y] = [now.x - then.x, now.y - then.y];
  if (!("ux" in then && "ux" in now) || (then.ux === now.ux && then.uy === now.uy)) return { x, y, turn: 0 };
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  setUnitVector(from, then.ux, then.uy);
  setUnitVector(to, now.ux, now.uy);
  return { x, y, turn: atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y) };
}
