import type { Vec2 } from "../../math/vector.js";
import { type Bounds, bounds } from "../../query/bounds.js";
import type { Ray, Shape } from "../../shapes/kind.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep } from "../../sweep/sweep.js";
import { hiddenExtent, widenForSweep } from "../boxes/sweep-slack.js";
import type { Mover } from "./mover-search.js";

const STILL: Readonly<Vec2> = { x: 0, y: 0 };

/** A shape that moves by a velocity over t from 0 to 1. */
export class MovingShape implements Mover {
  readonly path: Ray;
  readonly reach: Bounds;

  /** `hidden`: the greatest hidden extent of the bodies that it may meet. */
  constructor(
    private readonly shape: Shape,
    private readonly velocity: Readonly<Vec2>,
    hidden: number,
  ) {
    const { x, y } = velocity;
    const isStill = x === 0 && y === 0;
    this.path = { x: 0, y: 0, dx: isStill ? 1 : x, dy: y, minT: 0, maxT: isStill ? 0 : 1 };
    this.reach = bounds(shape);
    // The extents and the distance, as far as boxes show them, are allowed for by the slabs of the search.
    widenForSweep(this.reach, Math.abs(x) + Math.abs(y) + hiddenExtent(shape) + hidden);
  }

  meet(shape: Shape, out: SweepHit): boolean {
    return sweep(this.shape, this.velocity, shape, STILL, out) !== null;
  }
}
