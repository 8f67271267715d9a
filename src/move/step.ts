import { ScratchVector, type Vec2 } from "../math/vector.js";
import { GRAZE } from "../sweep/blocking/nearness.js";
import type { SlideOptions } from "./slide-options.js";
import type { Support } from "./support.js";
import type { Traveller } from "./traveller.js";

/** Climbs steps: up, on along the level part of a wish, and down again onto a floor or onto the edge of the step. */
export class Step {
  private readonly way: Vec2 = new ScratchVector();

  constructor(
    private readonly traveller: Traveller,
    private readonly support: Support,
  ) {}

  /** Returns the part of a wish that is made by that; 0 if there is no step, and then the shape stays where it was. */
  climb({ stepHeight, minStepWidth }: SlideOptions, wish: Readonly<Vec2>): number {
    const { traveller, support, way } = this;
    const level = support.levelOf(wish.x, wish.y);
    way.x = 0 - level * support.up.y;
    way.y = level * support.up.x;
    const length = Math.abs(level);
    const least = 4 * GRAZE * traveller.size;
    if (!(length > least)) return 0;
    const { x, y, path } = traveller;
    const { count } = path;
    const part = this.tryToClimb(stepHeight, Math.max(minStepWidth, least) / length);
    if (part > 0) return part;
    traveller.place(x, y);
    path.count = count;
    return 0;
  }

  /**
   * The same for the level displacement `way`, of which `leastPart` has to be free up there. Without a step, the shape
   * and its path end anywhere.
   */
  private tryToClimb(stepHeight: number, leastPart: number): number {
    const { traveller, support, way } = this;
    const { up } = support;
    const { x, y } = traveller;
    const foot = support.footOf();
    const free = traveller.look(up.x * stepHeight, up.y * stepHeight);
    if (!traveller.go(up.x * stepHeight, up.y * stepHeight, free)) return 0;
    traveller.mark();
    const height = support.riseOf(traveller.x - x, traveller.y - y);
    const reach = Math.max(leastPart, 1);
    const t = traveller.look(reach * way.x, reach * way.y) * reach;
    if (!(t >= leastPart)) return 0;
    const part = Math.min(t, 1);
    if (!traveller.go(way.x, way.y, part)) return 0;
    traveller.mark();
    const drop = support.lookDown(height);
    if (traveller.ahead.count === 0 || !traveller.go(0 - up.x * height, 0 - up.y * height, drop)) return 0;
    if (!this.isOnStep(foot)) return 0;
    const advance = support.levelOf(traveller.x - x, traveller.y - y);
    if (!(support.levelOf(way.x, way.y) > 0 ? advance > 0 : advance < 0)) return 0;
    traveller.mark();
    return part;
  }

  private isOnStep(foot: number): boolean {
    const { support, way } = this;
    if (support.findFloor()) return support.heightAhead(Math.min) - foot <= support.allowedRise;
    return support.findLip(way.x, way.y, foot) !== undefined;
  }
}
