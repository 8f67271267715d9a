import { withinDoubles } from "../../math/clamp.js";
import { normalizingPower } from "../../math/powers-of-two.js";
import { setUnitVector } from "../../math/unit-vector.js";
import type { Vec2 } from "../../math/vector.js";
import { type Bounds, bounds } from "../../shapes/bounds.js";
import { type Circle, type HalfPlane, Kind, type Ray, type Shape } from "../../shapes/kind.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep } from "../../sweep/sweep.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import type { BoxForest } from "../boxes/box-forest.js";
import { BRANCHING } from "../boxes/box-tree.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { hiddenExtent, widenForSweep } from "../boxes/swept-box.js";
import { FirstHitSearch } from "./first-hit-search.js";
import { RaySlabs } from "./ray-slabs.js";
import { RayWalk } from "./ray-walk.js";

/**
 * The first touch of something that moves and a body.
 *
 * @example
 * const world = new World();
 * const wall = world.add(rect(6, 0, 2, 2));
 * const hit: WorldSweepHit | null = world.sweep(circle(0, 0, 1), { x: 8, y: 0 });
 * console.log(hit?.id === wall, hit?.t.toFixed(3)); // true 0.500
 */
export interface WorldSweepHit extends SweepHit {
  id: BodyId;
}

/** A shape that moves straight on without turning. */
export interface Mover {
  /** The path of a point that moves along; its t is that of the hits. */
  readonly path: Ray;
  /** A box that holds the shape, relative to that point, with a margin for the errors of hits. */
  readonly reach: Readonly<Bounds>;
  /** The first touch with a shape at rest; false if there is none. */
  meet(shape: Shape, out: SweepHit): boolean;
}

/** Nearness is a lower bound of t at the touch, in the unit of `RaySlabs`. */
class MoverSearch extends FirstHitSearch<Mover, WorldSweepHit> {
  private readonly slabs = new RaySlabs();
  private readonly walk = new RayWalk();
  private readonly grown = new Float64Array(4 * BRANCHING);
  private readonly reach = new Float64Array(4);

  protected aim({ path, reach }: Mover): void {
    const { slabs } = this;
    const { minX, minY, maxX, maxY } = reach;
    slabs.aim(path);
    // The middle of the box moves along a ray of its own.
    const middle = { ...path, x: path.x + (minX / 2 + maxX / 2), y: path.y + (minY / 2 + maxY / 2) };
    this.walk.aim(middle, slabs.unit, (maxX - minX) / 2, (maxY - minY) / 2);
    this.reach[0] = reach.minX;
    this.reach[1] = reach.minY;
    this.reach[2] = reach.maxX;
    this.reach[3] = reach.maxY;
  }

  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    return this.walk.enter(grid) && this.searchAlong(this.walk, forest, grid);
  }

  /**
   * The mover touches a box when its point is in the Minkowski sum of the box and the mover's own, reflected. A sum
   * without bounds is entered at the start, one that overflows at NaN: neither is skipped.
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

const STILL: Readonly<Vec2> = { x: 0, y: 0 };
const BLOCKING = { blocking: true };

/** A shape that moves by a velocity over t from 0 to 1. */
export class MovingShape implements Mover {
  readonly path: Ray;
  readonly reach: Bounds;

  /** `hidden`: the greatest hidden extent of the bodies that it may meet. */
  constructor(
    private readonly shape: Shape,
    private readonly velocity: Readonly<Vec2>,
    hidden: number,
    private readonly isBlocking = false,
  ) {
    const { x, y } = velocity;
    const isStill = x === 0 && y === 0;
    this.path = { x: 0, y: 0, dx: isStill ? 1 : x, dy: y, minT: 0, maxT: isStill ? 0 : 1 };
    this.reach = bounds(shape);
    // The slabs of the search allow for the extents and the distance that boxes show.
    widenForSweep(this.reach, Math.abs(x) + Math.abs(y) + hiddenExtent(shape) + hidden);
  }

  meet(shape: Shape, out: SweepHit): boolean {
    return (
      sweep(this.shape, this.velocity, shape, STILL, out, this.isBlocking ? BLOCKING : undefined) !== null
    );
  }
}

/** A factor greater than the rounding errors of a length. */
const LONGER = 1 + 2 ** -20;

/**
 * A disc whose centre runs along a ray from minT on.
 *
 * Each body is met by a sweep that ends behind it: so the ray may be infinite, and the hit of one body does not depend on
 * where the others are. Lengths along the ray are counted in a unit of its direction in which the greater component is
 * between 1 and 2, as in `RaySlabs`.
 */
export class CastDisc implements Mover {
  readonly reach: Bounds;
  private readonly disc: Circle;
  private readonly unit: number;
  private readonly direction: Vec2;
  /** The direction's greater component. */
  private readonly greater: number;
  /** The length to maxT, or as far as doubles reach. */
  private readonly longest: number;

  /** `hidden`: the greatest hidden extent of the bodies that it may meet. */
  constructor(
    readonly path: Ray,
    radius: number,
    hidden: number,
    private readonly isBlocking = false,
  ) {
    const { x, y, dx, dy, minT, maxT } = path;
    this.reach = { minX: -radius, minY: -radius, maxX: radius, maxY: radius };
    widenForSweep(this.reach, hidden);
    this.unit = normalizingPower(Math.max(Math.abs(dx), Math.abs(dy)));
    this.direction = { x: dx * this.unit, y: dy * this.unit };
    this.greater = Math.max(Math.abs(this.direction.x), Math.abs(this.direction.y));
    // The greater component of a subnormal direction may stay below 1.
    this.longest = withinDoubles(Math.min((maxT - minT) / this.unit, Number.MAX_VALUE / this.greater));
    this.disc = {
      kind: Kind.circle,
      x: withinDoubles(x + minT * dx) + 0,
      y: withinDoubles(y + minT * dy) + 0,
      r: radius,
    };
  }

  meet(shape: Shape, out: SweepHit): boolean {
    const { disc, direction, unit, path } = this;
    const length = Math.min(this.lengthBehind(shape), this.longest);
    const velocity = { x: withinDoubles(length * direction.x), y: withinDoubles(length * direction.y) };
    if (sweep(disc, velocity, shape, STILL, out, this.isBlocking ? BLOCKING : undefined) === null)
      return false;
    out.t =
      out.t === 0 ? path.minT : Math.min(path.minT + out.t * length * unit, path.maxT, Number.MAX_VALUE);
    return true;
  }

  /** A length after which the disc can no longer meet the shape. */
  private lengthBehind(shape: Shape): number {
    if (shape.kind === Kind.compound) {
      return shape.parts.reduce((length, part) => Math.max(length, this.lengthBehind(part)), 0);
    }
    if (shape.kind === Kind.halfPlane) return this.lengthInto(shape);
    const { x, y, r } = this.disc;
    const { minX, minY, maxX, maxY } = bounds(shape);
    const toFarthest = Math.max(maxX - x, x - minX) + Math.max(maxY - y, y - minY);
    // If the length is 0, any other will do.
    return ((toFarthest + r) * LONGER) / this.greater || 1;
  }

  /** A length after which the disc is in the half plane, if it ever enters it. */
  private lengthInto(halfPlane: HalfPlane): number {
    const { disc, direction } = this;
    const normal = { x: 0, y: 0 };
    setUnitVector(normal, halfPlane.nx, halfPlane.ny);
    const awayX = withinDoubles(disc.x - halfPlane.x);
    const awayY = withinDoubles(disc.y - halfPlane.y);
    const height = normal.x * awayX + normal.y * awayY;
    const descent = 0 - (normal.x * direction.x + normal.y * direction.y);
    const size = (Math.abs(awayX) + Math.abs(awayY) + disc.r) / this.greater;
    const length = descent > 0 ? size + (Math.max(height, 0) / descent) * (1 + 2 ** -10) : size;
    return length || 1;
  }
}
