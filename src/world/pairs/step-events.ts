import type { Vec2 } from "../../math/vector.js";
import type { BodyId } from "../bodies/body-id.js";

/** A pair of bodies in an event: `a < b`. */
export interface Touch {
  readonly a: BodyId;
  readonly b: BodyId;
  /** Whether one of the two is a sensor. */
  readonly sensor: boolean;
}

/** Two bodies that went through each other between two steps. */
export interface Passage extends Touch {
  /** When they first touched: 0 is the last step, 1 the present one. */
  readonly t: number;
  /** A point of that touch, where it was then. */
  readonly point: Readonly<Vec2>;
  /** Of unit length, from a to b. */
  readonly normal: Readonly<Vec2>;
  /** False if they went by each other so closely that it cannot be told whether they touched: see `SweepHit`. */
  readonly isCertain: boolean;
}

/** What has changed from one step to the next. Each list is in order of `a`, then `b`. */
export interface StepEvents {
  /** Pairs that were none at the last step. */
  readonly begin: readonly Touch[];
  /** Pairs that were already pairs at the last step. */
  readonly stay: readonly Touch[];
  /** Pairs of the last step that are no more, whatever the reason; a body of it may have been removed. */
  readonly end: readonly Touch[];
  /** Of continuous bodies, those that overlapped neither at the last step nor do now, but touched in between. */
  readonly passed: readonly Passage[];
}
