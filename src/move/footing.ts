import { findLowestPoints } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { Turn, turnByRadians } from "../math/angle.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type Bounds, bounds } from "../query/bounds.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { GRAZE, STANDING } from "../sweep/blocking/nearness.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import type { Admission, Cone } from "./cone.js";
import { type Slide, type SlideHit, takeHit } from "./slide.js";
import type { SlideOptions } from "./slide-options.js";
import type { Traveller } from "./traveller.js";

/** What a slope may be steeper by than the steepest floor: more than the rounding of a cosine. */
const COSINE_SLACK = 2 ** -40;

/** The ground below everything, to measure heights from. */
const ground = {
  kind: Kind.halfPlane,
  x: 0,
  y: 0,
  nx: 0.5,
  ny: 0.5,
  ux: 1,
  uy: 0,
  localNx: 0.5,
  localNy: 0.5,
};
const lowest = /* @__PURE__ */ createLowestPoints();
const touch: Vec2 = /* @__PURE__ */ new ScratchVector();
const turn = /* @__PURE__ */ new Turn();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * What `up` makes of a move: which surfaces are floors, walls and ceilings; what of a wish is left on a floor; and how steps
 * are climbed, up and down.
 */
export class Footing {
  /** Whether a slide along a normal may be chosen; undefined without `up`. */
  admission: Admission | undefined;
  private options: SlideOptions | undefined;
  private upX = 0;
  private upY = 0;
  private leastCosine = 0.5;
  /** Whether it has stood on a floor at any time of this move. */
  private hasStood = false;
  /** How fast the wish rises. */
  private rise = 0;
  private readonly way: Vec2 = new ScratchVector();

  private readonly isFloor = (x: number, y: number) => -(x * this.upX + y * this.upY) >= this.leastCosine;

  /** No wall is climbed: nothing rises faster than the wish, but along a floor. */
  private readonly admits: Admission = (normalX, normalY, x, y) =>
    this.isFloor(normalX, normalY) || x * this.upX + y * this.upY <= Math.max(this.rise, 0);

  constructor(
    private readonly traveller: Traveller,
    private readonly cone: Cone,
  ) {}

  begin(options: SlideOptions, motion: Readonly<Vec2>): void {
    this.options = options;
    const { x, y } = options.up;
    this.upX = x;
    this.upY = y;
    this.hasStood = false;
    this.admission = this.isUsed ? this.admits : undefined;
    if (!this.isUsed) return;
    turn.radians = options.maxFloorAngle;
    turnByRadians(turn, "maxFloorAngle");
    this.leastCosine = turn.x / Math.sqrt(turn.x * turn.x + turn.y * turn.y) - COSINE_SLACK;
    if (motion.x * x + motion.y * y <= 0) this.stand();
  }

  private get isUsed(): boolean {
    return this.upX !== 0 || this.upY !== 0;
  }

  /** Takes the floor that is stood on, if there is one, into the cone. */
  private stand(): void {
    if (!this.findFloor()) return;
    const { ahead } = this.traveller;
    for (let i = 0; i < ahead.count; i += 1) this.cone.add(ahead.items[i] as Obstruction);
    this.hasStood = true;
  }

  /** Whether there is a floor right below; what it is, is ahead. */
  private findFloor(): boolean {
    const { traveller } = this;
    this.lookDown(2 * STANDING * traveller.size);
    return this.isFloorAhead();
  }

  private lookDown(distance: number): number {
    return this.traveller.look(0 - this.upX * distance, 0 - this.upY * distance);
  }

  private isFloorAhead(): boolean {
    const { ahead } = this.traveller;
    for (let i = 0; i < ahead.count; i += 1) if (this.faceOf(ahead.items[i] as Obstruction) >= 0) return true;
    return false;
  }

  /** The first of an obstruction's normals that is that of a floor; −1 if there is none. */
  private faceOf({ count, x, y }: Obstruction): number {
    for (let i = 0; i < count; i += 1) if (this.isFloor(x[i] as number, y[i] as number)) return i;
    return -1;
  }

  /** Takes from a wish what points down onto a floor that is stood on. */
  hold(wish: Vec2): void {
    if (!this.isUsed) return;
    const { upX, upY } = this;
    this.rise = wish.x * upX + wish.y * upY;
    if (this.rise >= 0 || !this.cone.some(this.isFloor)) return;
    this.hasStood = true;
    // What is level, rather than the wish less what is not.
    const level = upX * wish.y - upY * wish.x;
    this.rise = 0;
    wish.x = 0 - level * upY;
    wish.y = level * upX;
  }

  /** Notes what a hit is. Of several at one time it is the one with the least id. */
  classify(out: Slide, hit: SlideHit): void {
    if (!this.isUsed || this.isFloor(hit.normal.x, hit.normal.y)) return;
    const isCeiling = this.isFloor(0 - hit.normal.x, 0 - hit.normal.y);
    const before = isCeiling ? out.ceiling : out.wall;
    if (before !== null && before.t === hit.t && before.id < hit.id) return;
    if (isCeiling) out.ceiling = hit;
    else out.wall = hit;
  }

  /**
   * Climbs a step: up, on along the level part of a wish, and down again onto a floor. Returns which part of that it has
   * come along; 0 if there is no step, and then it is where it was.
   */
  stepUp(_out: Slide, wish: Readonly<Vec2>): number {
    const { traveller, options, upX, upY, way } = this;
    const { stepHeight, minStepWidth } = options as SlideOptions;
    if (!(this.isUsed && stepHeight > 0 && this.hasStood)) return 0;
    const level = upX * wish.y - upY * wish.x;
    way.x = 0 - level * upY;
    way.y = level * upX;
    const length = Math.abs(level);
    const least = 4 * GRAZE * traveller.size;
    if (!(length > least)) return 0;
    const { x, y } = traveller;
    const part = this.climb(Math.max(minStepWidth, least) / length);
    if (part === 0) traveller.place(x, y);
    return part;
  }

  /** The same for a level way; `leastPart` of it has to be free up there. Wherever it ends if there is no step. */
  private climb(leastPart: number): number {
    const { traveller, options, upX, upY, way } = this;
    const { stepHeight } = options as SlideOptions;
    const { x, y } = traveller;
    const free = traveller.look(upX * stepHeight, upY * stepHeight);
    if (!traveller.go(upX * stepHeight, upY * stepHeight, free)) return 0;
    const height = (traveller.x - x) * upX + (traveller.y - y) * upY;
    const foot = this.footOf() - height;
    const reach = Math.max(leastPart, 1);
    const t = traveller.look(reach * way.x, reach * way.y) * reach;
    if (!(t >= leastPart)) return 0;
    const part = Math.min(t, 1);
    if (!this.hasFloorBeyond(part, height, foot)) return 0;
    if (!traveller.go(way.x, way.y, part)) return 0;
    const drop = this.lookDown(height);
    if (traveller.ahead.count === 0 || !traveller.go(0 - upX * height, 0 - upY * height, drop)) return 0;
    return (traveller.x - x) * way.x + (traveller.y - y) * way.y > 0 ? part : 0;
  }

  /** How high up the lowest point of the shape is. */
  private footOf(): number {
    ground.nx = this.upX;
    ground.ny = this.upY;
    findLowestPoints(lowest, ground, this.traveller.current);
    return lowest.level / lowest.scale;
  }

  /**
   * Whether, a little farther on than it would step, there is a floor to stand on that is not too high above the foot: a
   * round one first comes upon the edge.
   */
  private hasFloorBeyond(part: number, height: number, foot: number): boolean {
    const { traveller, way } = this;
    const { x, y } = traveller;
    bounds(traveller.current, box);
    const width = (box.maxX - box.minX + box.maxY - box.minY) / 2;
    const ahead = Math.max(part, width / Math.sqrt(way.x * way.x + way.y * way.y));
    const t = traveller.look(ahead * way.x, ahead * way.y);
    let isThere = traveller.go(ahead * way.x, ahead * way.y, t);
    if (isThere) {
      const drop = this.lookDown(height);
      isThere = this.isFloorAhead() && traveller.go(0 - this.upX * height, 0 - this.upY * height, drop);
    }
    const isLow =
      isThere &&
      this.heightAhead() - foot <= (this.options as SlideOptions).stepHeight + STANDING * traveller.size;
    traveller.place(x, y);
    return isLow;
  }

  /** How high up what is ahead is touched. */
  private heightAhead(): number {
    const { ahead } = this.traveller;
    this.traveller.setPoint(touch, (ahead.items[0] as Obstruction).body as Shape);
    return touch.x * this.upX + touch.y * this.upY;
  }

  /** Goes down to a floor that was left, and tells which is stood on. */
  end(out: Slide, motion: Readonly<Vec2>, made: number): void {
    if (!this.isUsed) return;
    const { traveller, options, upX, upY } = this;
    const { snapToFloor } = options as SlideOptions;
    let isStanding = this.findFloor();
    const isFalling = motion.x * upX + motion.y * upY <= 0;
    if (!isStanding && isFalling && snapToFloor > 0 && this.hasStood) {
      const { x, y } = traveller;
      const t = this.lookDown(snapToFloor);
      if (this.isFloorAhead() && traveller.go(0 - upX * snapToFloor, 0 - upY * snapToFloor, t)) {
        isStanding = this.findFloor();
      }
      if (!isStanding) traveller.place(x, y);
    }
    if (isStanding) this.noteFloor(out, made);
  }

  /** Of what is stood on, the body with the least id. */
  private noteFloor(out: Slide, made: number): void {
    const { ahead } = this.traveller;
    let least: Obstruction | undefined;
    for (let i = 0; i < ahead.count; i += 1) {
      const obstruction = ahead.items[i] as Obstruction;
      if (this.faceOf(obstruction) >= 0 && (least === undefined || obstruction.id < least.id))
        least = obstruction;
    }
    if (least === undefined) return;
    const face = this.faceOf(least);
    const floor = takeHit();
    floor.id = least.id;
    floor.t = made;
    floor.normal.x = least.x[face] as number;
    floor.normal.y = least.y[face] as number;
    floor.isCertain = least.isCertain;
    this.traveller.setPoint(floor.point, least.body as Shape);
    out.floor = floor;
  }
}
