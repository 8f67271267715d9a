import { withinDoubles } from "../../math/clamp.js";
import { normalizingPower } from "../../math/powers-of-two.js";
import { setUnitVector } from "../../math/unit-vector.js";
import type { Vec2 } from "../../math/vector.js";
import { type Bounds, bounds } from "../../query/bounds.js";
import { type Circle, type HalfPlane, Kind, type Ray, type Shape } from "../../shapes/kind.js";
import type { SweepHit } from "../../sweep/hit.js";
import { sweep } from "../../sweep/sweep.js";
import { widenForSweep } from "../boxes/sweep-slack.js";
import type { Mover } from "./mover-search.js";

/** More than the rounding of a length, as a share of it. */
const LONGER = 1 + 2 ** -20;

const STILL: Readonly<Vec2> = { x: 0, y: 0 };

/**
 * A disc whose centre runs along a ray from minT on.
 *
 * Each body is met by a sweep that ends behind it: so the ray may be endless, and what one body answers does not
 * depend on where the others are. Lengths along the ray are counted in a unit of its direction in which the greater
 * component is between 1 and 2, as in `RaySlabs`.
 */
export class CastDisc implements Mover {
  readonly reach: Bounds;
  private readonly disc: Circle;
  private readonly unit: number;
  private readonly direction: Vec2;
  /** The direction's greater component. */
  private readonly greater: number;
  /** To maxT, or as far as doubles reach. */
  private readonly longest: number;

  /** `hidden`: the greatest hidden extent of the bodies that it may meet. */
  constructor(
    readonly path: Ray,
    radius: number,
    hidden: number,
  ) {
    const { x, y, dx, dy, minT, maxT } = path;
    this.reach = { minX: -radius, minY: -radius, maxX: radius, maxY: radius };
    widenForSweep(this.reach, hidden);
    this.unit = normalizingPower(Math.max(Math.abs(dx), Math.abs(dy)));
    this.direction = { x: dx * this.unit, y: dy * this.unit };
    this.greater = Math.max(Math.abs(this.direction.x), Math.abs(this.direction.y));
    // A direction of subnormal numbers may stay below 1.
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
    if (sweep(disc, velocity, shape, STILL, out) === null) return false;
    out.t =
      out.t === 0 ? path.minT : Math.min(path.minT + out.t * length * unit, path.maxT, Number.MAX_VALUE);
    return true;
  }

  /** A way after which the disc can meet the shape no more. */
  private lengthBehind(shape: Shape): number {
    if (shape.kind === Kind.compound) {
      return shape.parts.reduce((length, part) => Math.max(length, this.lengthBehind(part)), 0);
    }
    if (shape.kind === Kind.halfPlane) return this.lengthInto(shape);
    const { x, y, r } = this.disc;
    const { minX, minY, maxX, maxY } = bounds(shape);
    const toFarthest = Math.max(maxX - x, x - minX) + Math.max(maxY - y, y - minY);
    // Where there is no way to go, to where does not matter.
    return ((toFarthest + r) * LONGER) / this.greater || 1;
  }

  /** A way after which the disc is in the half plane, if it ever comes to be. */
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
