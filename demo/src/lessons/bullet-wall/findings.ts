import { contact, type RayHit, ray, raycast, type SweepHit } from "osculate";
import { framesThatSee, lastTouchTime, moverAt, type State, touchOf, wallOf } from "./run.js";

/** Everything the page says about one motion. */
export interface Findings {
  readonly touch: SweepHit | null;
  /** From the first touch to the last; 0 where they are one, or there is none. */
  readonly stay: number;
  /** Whether a frame is bound to fall into the stay, however the motion is timed. */
  readonly isBoundToSee: boolean;
  /** The frames that overlap the wall. */
  readonly seen: readonly number[];
  /** How deep in the wall the mover is in the first of them. */
  readonly depth: number;
  /** Where the ray of the centre meets the wall: the shortcut that forgets how wide a bullet is. A rod has none. */
  readonly centreRay: RayHit | null;
}

export function findingsOf(state: Readonly<State>): Findings {
  const touch = touchOf(state);
  const last = touch ? (lastTouchTime(state) ?? touch.t) : 0;
  const stay = touch ? Math.max(0, last - touch.t) : 0;
  const seen = framesThatSee(state);
  const [first] = seen;
  const deepest = first === undefined ? null : contact(moverAt(state, first / state.frames), wallOf(state));
  return {
    touch,
    stay,
    isBoundToSee: touch !== null && 1 / state.frames <= stay,
    seen,
    depth: deepest?.depth ?? 0,
    centreRay: state.mover === "rod" ? null : centreRay(state),
  };
}

function centreRay(state: Readonly<State>): RayHit | null {
  return raycast(ray(state.x, state.y, state.wayX, state.wayY, 1), wallOf(state));
}
