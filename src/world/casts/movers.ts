import { normalizingPower, withinDoubles } from "../../math/exact.js";
import { setUnitVector, type Vec2 } from "../../math/vector.js";
import { type RayHit, raycast } from "../../query/raycast.js";
import { type Bounds, bounds } from "../../shapes/bounds.js";
import type { Circle, HalfPlane, Ray, Shape } from "../../shapes/kind.js";
import { discOf, isUnbounded, isUnion } from "../../shapes/reductions.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep } from "../../sweep/sweep.js";
import type { BodyId } from "../bodies/body-slots.js";
import { hiddenExtent, widenForSweep } from "../boxes/moving-boxes.js";
import { type Mover, NO_REACH } from "./first-hit-search.js";

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

/**
 * The first point of a ray in a body.
 *
 * @example
 * const world = new World();
 * const wall = world.add(rect(6, 0, 2, 2));
 * const hit: WorldHit | null = world.raycast(ray(0, 0, 1, 0));
 * console.log(hit?.id === wall, hit?.t); // true 5
 */
export interface WorldHit extends RayHit {
  id: BodyId;
}

/** The point that runs along a ray. */
export class CastPoint implements Mover<WorldHit> {
  readonly reach = NO_REACH;

  constructor(readonly path: Ray) {}

  createHit(): WorldHit {
    return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
  }

  meet(shape: Shape, out: WorldHit): boolean {
    return raycast(this.path, shape, out) !== null;
  }
}

function createWorldSweepHit(): WorldSweepHit {
  return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, isCertain: true };
}

const STILL: Readonly<Vec2> = { x: 0, y: 0 };
const BLOCKING = { blocking: true };

/** A shape that moves by a velocity over t from 0 to 1. */
export class MovingShape implements Mover<WorldSweepHit> {
  readonly path: Ray;
  readonly reach: Bounds;
  readonly createHit = createWorldSweepHit;

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

  meet(shape: Shape, out: WorldSweepHit): boolean {
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
export class CastDisc implements Mover<WorldSweepHit> {
  readonly reach: Bounds;
  readonly createHit = createWorldSweepHit;
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
    this.disc = discOf({
      x: withinDoubles(x + minT * dx) + 0,
      y: withinDoubles(y + minT * dy) + 0,
      r: radius,
    });
  }

  meet(shape: Shape, out: WorldSweepHit): boolean {
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
    if (isUnion(shape)) {
      return shape.parts.reduce((length, part) => Math.max(length, this.lengthBehind(part)), 0);
    }
    if (isUnbounded(shape)) return this.lengthInto(shape);
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
