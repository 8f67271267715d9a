import type { Bounds } from "../../query/bounds.js";
import type { Ray, Shape } from "../../shapes/kind.js";
import type { SweepHit } from "../../sweep/hit.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import { BRANCHING } from "../boxes/box-tree.js";
import { FirstHitSearch } from "./first-hit-search.js";
import { RaySlabs } from "./ray-slabs.js";

/** The first touch of something that moves and a body. */
export interface WorldSweepHit extends SweepHit {
  id: BodyId;
}

/** A shape that moves straight on without turning. */
export interface Mover {
  /** The way of a point that moves along; t counts as in the hits. */
  readonly path: Ray;
  /** A box about the shape, seen from that point, by more than what hits may be off by. */
  readonly reach: Readonly<Bounds>;
  /** The first touch with a shape at rest; false if there is none. */
  meet(shape: Shape, out: SweepHit): boolean;
}

/** Near is what the mover may touch early, in the slabs' unit. */
class MoverSearch extends FirstHitSearch<Mover, WorldSweepHit> {
  private readonly slabs = new RaySlabs();
  private readonly grown = new Float64Array(4 * BRANCHING);
  private readonly reach = new Float64Array(4);

  protected aim({ path, reach }: Mover): void {
    this.slabs.aim(path);
    this.reach[0] = reach.minX;
    this.reach[1] = reach.minY;
    this.reach[2] = reach.maxX;
    this.reach[3] = reach.maxY;
  }

  /**
   * The mover touches a box when its point is in the sum of the box and the mover's own, turned about. One without
   * bounds is entered at the start, one beyond the doubles at NaN: neither is passed over.
   */
  protected look(boxes: Float64Array, at: number, count: number): void {
    const { grown, reach, nearnesses } = this;
    for (let box = 0; box < 4 * count; box += 4) {
      grown[box] = (boxes[at + box] as number) - (reach[2] as number);
      grown[box + 1] = (boxes[at + box + 1] as number) - (reach[3] as number);
      grown[box + 2] = (boxes[at + box + 2] as number) - (reach[0] as number);
      grown[box + 3] = (boxes[at + box + 3] as number) - (reach[1] as number);
    }
    this.slabs.enter(grown, 0, count, nearnesses);
  }

  protected entryAt(t: number): number {
    return t / this.slabs.unit;
  }

  protected createHit(): WorldSweepHit {
    return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, isCertain: true };
  }

  protected meet(mover: Mover, shape: Shape, out: WorldSweepHit): boolean {
    return mover.meet(shape, out);
  }
}

const moverSearch = /* @__PURE__ */ new MoverSearch();

/** The first touch, by t, then id. */
export function findFirstTouch(bodies: Bodies<unknown>, mover: Mover, filter: Filter): WorldSweepHit | null {
  return moverSearch.first(bodies, mover, filter);
}

/** The first touch with every body that is met, by t, then id. */
export function findAllTouches(bodies: Bodies<unknown>, mover: Mover, filter: Filter): WorldSweepHit[] {
  return moverSearch.all(bodies, mover, filter);
}
