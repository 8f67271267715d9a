import { ScratchVector, type Vec2 } from "../math/vector.js";
import { GRAZE } from "../sweep/blocking/reach.js";
import type { SlideOptions } from "./slide.js";
import type { Support } from "./support.js";
import type { Traveller } from "./traveller.js";

/** Climbs steps: up, on along the level part of a wish, and down again onto a floor or onto the edge of the step. */
export class Step {
  /** The part of the wish that the last step has made. */
  part = 0.5;
  private readonly way: Vec2 = new ScratchVector();
  /** The part of the level displacement that has to be free above the step. */
  private leastPart = 0.5;
  private readonly start: Vec2 = new ScratchVector();
  private readonly other: Vec2 = new ScratchVector();

  constructor(
    private readonly traveller: Traveller,
    private readonly support: Support,
  ) {}

  /** Climbs a step, and sets `part`; false if there is none, and then the shape stays where it was. */
  climb({ stepHeight, minStepWidth }: SlideOptions, wish: Readonly<Vec2>): boolean {
    const { traveller, support, way } = this;
    support.resolve(wish);
    way.x = 0 - support.level * support.up.y;
    way.y = support.level * support.up.x;
    const length = Math.abs(support.level);
    const least = 4 * GRAZE * traveller.size;
    if (!(length > least)) return false;
    this.leastPart = Math.max(minStepWidth, least) / length;
    const { path } = traveller;
    const { count } = path;
    this.start.x = traveller.x;
    this.start.y = traveller.y;
    if (this.tryToClimb(stepHeight)) return true;
    traveller.placeAt(this.start);
    path.count = count;
    return false;
  }

  /** Tries to climb a step along `way`. If that fails, the caller has to restore the shape and its path. */
  private tryToClimb(stepHeight: number): boolean {
    const { traveller, support, start, way, other, leastPart } = this;
    support.findFoot();
    support.drop = 0 - stepHeight;
    support.lookDown();
    if (!traveller.goAlong(support.down)) return false;
    traveller.mark();
    support.resolve(traveller, start);
    support.drop = support.rise;
    const reach = Math.max(leastPart, 1);
    other.x = reach * way.x;
    other.y = reach * way.y;
    traveller.lookAlong(other);
    const t = traveller.free * reach;
    if (!(t >= leastPart)) return false;
    this.part = Math.min(t, 1);
    traveller.free = this.part;
    if (!traveller.goAlong(way)) return false;
    traveller.mark();
    support.lookDown();
    if (traveller.ahead.count === 0 || !traveller.goAlong(support.down) || !this.isOnStep()) return false;
    support.resolve(way);
    const { level } = support;
    support.resolve(traveller, start);
    if (!(level > 0 ? support.level > 0 : support.level < 0)) return false;
    traveller.mark();
    return true;
  }

  /** Whether the shape stands on something that is not too high, measured from its foot before the climb. */
  private isOnStep(): boolean {
    const { support, way } = this;
    if (!support.findFloor()) return support.findLip(way) !== undefined;
    support.findHeight(-1);
    return 0 - support.height - support.foot <= support.allowedRise;
  }
}
