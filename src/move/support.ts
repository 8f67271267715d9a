import { findLowestAgainst } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { Turn, turnByRadians } from "../math/angle.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import { createPoint } from "../shapes/reductions.js";
import type { Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";
import { GRAZE, HOLLOW_GRAZE, STANDING } from "../sweep/blocking/reach.js";
import type { SlideOptions } from "./slide.js";
import { Traveller } from "./traveller.js";

/** How much steeper a slope may be than the steepest floor: more than the rounding error of a cosine. */
const COSINE_SLACK = 2 ** -40;

/** The greatest rise, for a unit length, of a normal from the shape to what carries it: such a normal points down at least a little. */
const CARRYING = -(2 ** -8);

/** How far down floors are sought, as a part of the size, and the edges of steps: along steep normals, shapes stop farther away. */
const BELOW = 2 * STANDING;
const STEEPLY_BELOW = 2 ** 10 * STANDING;

/** How much farther down an arc or a ring is sought than other floors: on these, a shorter way is a graze. */
const HOLLOW_STRETCH = (2 * HOLLOW_GRAZE) / STANDING;

/** How far beyond an edge a floor is sought, as a part of the width of what is carried. */
const BEYOND = 2 ** -10;

/** A floor is sought from so many times that distance above the edge to as far below it. */
const ABOVE = 4;

const lowest = /* @__PURE__ */ createLowestPoints();
const turn = /* @__PURE__ */ new Turn();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const among = { size: 0.5 };
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();
const ORIGIN: Readonly<Vec2> = { x: 0, y: 0 };

/**
 * What carries a shape, against `up`: floors, and the edges of steps. A round shape rests against such an edge along a
 * normal that is not a floor's, though a floor begins right there.
 */
export class Support {
  readonly up: Vec2 = new ScratchVector();
  isUsed = false;
  /** How far down `lookDown` looks, and the way there. */
  drop = 0.5;
  readonly down: Vec2 = new ScratchVector();
  /** The height of the shape's lowest point when it was last asked for. */
  foot = 0.5;
  /** The height at which floors ahead are touched: see `findHeight`. */
  height = 0.5;
  /** The components of the vector last resolved: up, and across it, signed by its side. */
  rise = 0.5;
  level = 0.5;
  /** How far the normal of the steepest floor rises, from the shape to it: so it is negative. */
  steepest = 0.5;
  /** How high above the foot the edge of a step may be. */
  private stepHeight = 0.5;
  /** How far below the foot a floor may be to go down to. */
  private snapToFloor = 0.5;
  /** A point that finds floors where the shape is not. */
  private readonly point = createPoint();
  private readonly faller = new Traveller();
  private readonly touch: Vec2 = new ScratchVector();

  constructor(private readonly traveller: Traveller) {}

  begin({ up, maxFloorAngle, stepHeight, snapToFloor }: SlideOptions): void {
    this.up.x = up.x;
    this.up.y = up.y;
    this.isUsed = up.x !== 0 || up.y !== 0;
    this.stepHeight = stepHeight;
    this.snapToFloor = snapToFloor;
    if (!this.isUsed) return;
    turn.radians = maxFloorAngle;
    turnByRadians(turn, "maxFloorAngle");
    this.steepest = COSINE_SLACK - turn.x / Math.sqrt(turn.x * turn.x + turn.y * turn.y);
  }

  /** Resolves the vector from one place to another into `rise` and `level`: numbers that are passed on may go to the heap. */
  resolve(to: Readonly<Vec2>, from: Readonly<Vec2> = ORIGIN): void {
    const { up } = this;
    const x = to.x - from.x;
    const y = to.y - from.y;
    this.rise = x * up.x + y * up.y;
    this.level = up.x * y - up.y * x;
  }

  /** Resolves one of an obstruction's normals, from the shape to what it touches. */
  private resolveNormal({ x, y }: Obstruction, i: number): void {
    normal.x = x[i] as number;
    normal.y = y[i] as number;
    this.resolve(normal);
  }

  isFloor(obstruction: Obstruction, i: number): boolean {
    this.resolveNormal(obstruction, i);
    return this.rise <= this.steepest;
  }

  /** The sine of half the angle from an obstruction's first normal to that of the steepest floor; 0 if it is no floor's. */
  halfSineToWall(obstruction: Obstruction): number {
    this.resolveNormal(obstruction, 0);
    const leastCosine = 0 - this.steepest;
    const mostSine = Math.sqrt((1 - leastCosine) * (1 + leastCosine));
    const own = 0 - this.rise;
    const aside = Math.abs(this.level);
    const sine = mostSine * own - leastCosine * aside;
    const cosine = leastCosine * own + mostSine * aside;
    return sine > 0 ? sine / Math.sqrt(2 + 2 * cosine) : 0;
  }

  /** Looks along the way down by `drop`. */
  lookDown(): void {
    this.setDown();
    this.traveller.lookAlong(this.down);
  }

  private setDown(): void {
    this.down.x = 0 - this.up.x * this.drop;
    this.down.y = 0 - this.up.y * this.drop;
  }

  /** Whether there is a floor right below, which then is ahead. */
  findFloor(): boolean {
    const { traveller } = this;
    traveller.stretch = HOLLOW_STRETCH;
    this.lookBelow(BELOW);
    traveller.stretch = 1;
    return this.isFloorAhead();
  }

  /** Looks down by a part of the sizes involved: large things are less accurate. */
  private lookBelow(part: number): void {
    const { traveller } = this;
    const { size, ahead } = traveller;
    this.drop = part * size;
    this.lookDown();
    if (ahead.count > 0) return;
    traveller.findSizeAmong(among, part);
    if (!(among.size > size)) return;
    this.drop = part * among.size;
    this.lookDown();
  }

  isFloorAhead(): boolean {
    return this.isAmong(this.traveller.ahead);
  }

  /** Whether any of these is a floor, or, if it may be `steep`, carries. */
  isAmong({ items, count }: Obstructions, steep = false): boolean {
    for (let i = 0; i < count; i += 1) if (this.faceOf(items[i] as Obstruction, steep) >= 0) return true;
    return false;
  }

  /** The first of an obstruction's normals that is a floor's, or, if it may be `steep`, carries; −1 if there is none. */
  faceOf(obstruction: Obstruction, steep = false): number {
    const most = steep ? CARRYING : this.steepest;
    for (let i = 0; i < obstruction.count; i += 1) {
      this.resolveNormal(obstruction, i);
      if (this.rise <= most) return i;
    }
    return -1;
  }

  /**
   * The edge of a step right below, for a given wish: ahead, and not too high above `foot` to be climbed, or behind, with
   * a floor below to go down to. Undefined if there is none.
   */
  findLip(wish: Readonly<Vec2>): Obstruction | undefined {
    this.resolve(wish);
    if (this.level === 0 || (this.stepHeight === 0 && this.snapToFloor === 0)) return undefined;
    this.lookBelow(STEEPLY_BELOW);
    const { items, count } = this.traveller.ahead;
    for (let i = 0; i < count; i += 1) {
      const obstruction = items[i] as Obstruction;
      if (this.isLip(obstruction, wish)) return obstruction;
    }
    return undefined;
  }

  /** Whether a touched obstruction is the edge of such a step. */
  private isLip(obstruction: Obstruction, wish: Readonly<Vec2>): boolean {
    const { traveller, touch } = this;
    const face = this.faceOf(obstruction, true);
    if (face < 0) return false;
    this.resolve(wish);
    const way = this.level;
    this.resolveNormal(obstruction, face);
    const { level } = this;
    const isBehind = level * way < 0;
    const reach = isBehind ? this.snapToFloor : this.stepHeight;
    traveller.setPoint(touch, obstruction);
    this.resolve(touch);
    if (!(reach > 0 && this.rise <= this.foot + reach + STANDING * traveller.size)) return false;
    return this.isFloorBeyond(level > 0 ? 1 : -1) && (!isBehind || this.isFloorBelow());
  }

  /** Whether a floor begins at what is touched. */
  private isFloorBeyond(side: number): boolean {
    const { traveller, up, touch } = this;
    writeBounds(traveller.current, box);
    const width = (box.maxX - box.minX + box.maxY - box.minY) / 2;
    const beyond = Math.max(BEYOND * width, 64 * GRAZE * traveller.size);
    const above = ABOVE * beyond;
    touch.x += beyond * (0 - side * up.y) + above * up.x;
    touch.y += beyond * (side * up.x) + above * up.y;
    this.drop = 2 * above;
    return this.fallsOnFloor();
  }

  /** Whether there is a floor below the foot. */
  private isFloorBelow(): boolean {
    const { touch, up } = this;
    findLowestAgainst(lowest, this.traveller.current, this.up);
    const above = GRAZE * this.traveller.size;
    touch.x = (lowest.startX + lowest.endX) / 2 / lowest.scale + above * up.x;
    touch.y = (lowest.startY + lowest.endY) / 2 / lowest.scale + above * up.y;
    this.drop = this.snapToFloor + 2 * above;
    return this.fallsOnFloor();
  }

  /** Whether a point that falls by `drop` from `touch` lands on a floor. */
  private fallsOnFloor(): boolean {
    const { traveller, faller, point, touch } = this;
    point.x = touch.x;
    point.y = touch.y;
    faller.beginBeside(traveller, point);
    this.setDown();
    faller.lookAlong(this.down);
    const isFloor = this.isAmong(faller.ahead);
    faller.end();
    return isFloor;
  }

  /** Sets `foot` to the height of the shape's lowest point. */
  findFoot(): void {
    findLowestAgainst(lowest, this.traveller.current, this.up);
    this.foot = lowest.level / lowest.scale;
  }

  /** Sets `height`, of several the greatest, or, if `sense` is −1, to the least with the other sign. */
  findHeight(sense: 1 | -1): void {
    const { ahead } = this.traveller;
    this.height = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ahead.count; i += 1) {
      const obstruction = ahead.items[i] as Obstruction;
      if (this.faceOf(obstruction) < 0) continue;
      this.traveller.setPoint(this.touch, obstruction);
      this.resolve(this.touch);
      this.height = Math.max(this.height, sense * this.rise);
    }
  }

  get allowedRise(): number {
    return this.stepHeight + STANDING * this.traveller.size;
  }
}
