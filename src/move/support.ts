import { findLowestAlong } from "../convex/lowest-along.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { Turn, turnByRadians } from "../math/angle.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import { Kind, type Mutable, type Point } from "../shapes/kind.js";
import { GRAZE, HOLLOW_GRAZE, STANDING } from "../sweep/blocking/nearness.js";
import type { Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";
import type { SlideOptions } from "./slide-options.js";
import { Traveller } from "./traveller.js";

/** How much steeper a slope may be than the steepest floor: more than the rounding error of a cosine. */
const COSINE_SLACK = 2 ** -40;

/** A normal that rises by less than this part of its length carries nothing. */
const LEAST_CARRY = 2 ** -8;

/** How much farther down the edge of a step is sought than a floor: what is steep is approached slowly. */
const STEEP = 2 ** 10;

/** How much farther down an arc or a ring is sought than other floors: on these, a shorter way is a graze. */
const HOLLOW_STRETCH = (2 * HOLLOW_GRAZE) / STANDING;

/** How far beyond an edge a floor is sought, as a part of the width of what is carried. */
const BEYOND = 2 ** -10;

/** From how far above the edge to how far below it is sought, in units of that. */
const ABOVE = 4;

const lowest = /* @__PURE__ */ createLowestPoints();
const turn = /* @__PURE__ */ new Turn();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * What carries a shape, against `up`: floors, and the edges of steps. A round shape rests against such an edge along a
 * normal that is not a floor's, though a floor begins right there.
 */
export class Support {
  readonly up: Vec2 = new ScratchVector();
  isUsed = false;
  private leastCosine = 0.5;
  /** How high above the foot a lip may be. */
  private stepHeight = 0.5;
  /** How far below the foot a floor may be to go down to. */
  private snapToFloor = 0.5;
  /** A point that finds floors where the shape is not. */
  private readonly point: Mutable<Point> = { kind: Kind.point, x: 0.5, y: 0.5 };
  private readonly faller = new Traveller();
  private readonly touch: Vec2 = new ScratchVector();

  /** Whether a normal, from the shape to what it touches, is a floor's. */
  readonly isFloor = (x: number, y: number): boolean => 0 - this.riseOf(x, y) >= this.leastCosine;

  readonly carries = (x: number, y: number): boolean => 0 - this.riseOf(x, y) > LEAST_CARRY;

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
    this.leastCosine = turn.x / Math.sqrt(turn.x * turn.x + turn.y * turn.y) - COSINE_SLACK;
  }

  riseOf(x: number, y: number): number {
    return x * this.up.x + y * this.up.y;
  }

  /** The sine of half the angle from a normal to that of the steepest floor; 0 if it is no floor's. */
  halfSineToWall(x: number, y: number): number {
    const { leastCosine } = this;
    const mostSine = Math.sqrt((1 - leastCosine) * (1 + leastCosine));
    const own = 0 - this.riseOf(x, y);
    const aside = Math.abs(this.levelOf(x, y));
    const sine = mostSine * own - leastCosine * aside;
    const cosine = leastCosine * own + mostSine * aside;
    return sine > 0 ? sine / Math.sqrt(2 + 2 * cosine) : 0;
  }

  /** The level component of a vector, signed by its side. */
  levelOf(x: number, y: number): number {
    return this.up.x * y - this.up.y * x;
  }

  lookDown(distance: number): number {
    return this.traveller.look(0 - this.up.x * distance, 0 - this.up.y * distance);
  }

  /** Whether there is a floor right below, which then is ahead. */
  findFloor(): boolean {
    const { traveller } = this;
    traveller.stretch = HOLLOW_STRETCH;
    this.lookBelow(2 * STANDING);
    traveller.stretch = 1;
    return this.isFloorAhead();
  }

  /** Looks down by a part of the sizes involved: large things are less accurate. */
  private lookBelow(part: number): void {
    const { traveller } = this;
    const { size, ahead } = traveller;
    this.lookDown(part * size);
    if (ahead.count > 0) return;
    const among = traveller.sizeAmong(part * size);
    if (among > size) this.lookDown(part * among);
  }

  isFloorAhead(): boolean {
    return this.isFloorAmong(this.traveller.ahead);
  }

  private isFloorAmong({ items, count }: Obstructions): boolean {
    for (let i = 0; i < count; i += 1) if (this.faceOf(items[i] as Obstruction) >= 0) return true;
    return false;
  }

  /** The first of an obstruction's normals that is a floor's; −1 if there is none. */
  faceOf({ count, x, y }: Obstruction): number {
    for (let i = 0; i < count; i += 1) if (this.isFloor(x[i] as number, y[i] as number)) return i;
    return -1;
  }

  /**
   * The edge of a step right below, for a given wish: ahead, and not too high above a foot to be climbed, or behind, with
   * a floor below to go down to. Undefined if there is none.
   */
  findLip(wishX: number, wishY: number, foot: number): Obstruction | undefined {
    const way = this.levelOf(wishX, wishY);
    if (way === 0 || (this.stepHeight === 0 && this.snapToFloor === 0)) return undefined;
    this.lookBelow(STEEP * STANDING);
    const { items, count } = this.traveller.ahead;
    for (let i = 0; i < count; i += 1) {
      const obstruction = items[i] as Obstruction;
      if (this.isLip(obstruction, way, foot)) return obstruction;
    }
    return undefined;
  }

  /** The same for one obstruction that is touched. */
  private isLip(obstruction: Obstruction, way: number, foot: number): boolean {
    const { traveller, touch } = this;
    const normal = this.carryingNormalOf(obstruction);
    if (normal < 0) return false;
    const level = this.levelOf(obstruction.x[normal] as number, obstruction.y[normal] as number);
    const isBehind = level * way < 0;
    const reach = isBehind ? this.snapToFloor : this.stepHeight;
    traveller.setPoint(touch, obstruction);
    if (!(reach > 0 && this.riseOf(touch.x, touch.y) <= foot + reach + STANDING * traveller.size))
      return false;
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
    return this.fallsOnFloor(touch, 2 * above);
  }

  /** Whether there is a floor below the foot. */
  private isFloorBelow(): boolean {
    const { touch, up } = this;
    this.footOf();
    const above = GRAZE * this.traveller.size;
    touch.x = (lowest.startX + lowest.endX) / 2 / lowest.scale + above * up.x;
    touch.y = (lowest.startY + lowest.endY) / 2 / lowest.scale + above * up.y;
    return this.fallsOnFloor(touch, this.snapToFloor + 2 * above);
  }

  /** Whether a point that falls from a place lands on a floor. */
  private fallsOnFloor(place: Readonly<Vec2>, depth: number): boolean {
    const { traveller, faller, point, up } = this;
    point.x = place.x;
    point.y = place.y;
    faller.beginBeside(traveller, point);
    faller.look(0 - depth * up.x, 0 - depth * up.y);
    const isFloor = this.isFloorAmong(faller.ahead);
    faller.end();
    return isFloor;
  }

  /** The first of an obstruction's normals that rises; −1 if none does. */
  carryingNormalOf({ count, x, y }: Obstruction): number {
    for (let i = 0; i < count; i += 1) if (this.carries(x[i] as number, y[i] as number)) return i;
    return -1;
  }

  /** The height of the shape's lowest point. */
  footOf(): number {
    return findLowestAlong(lowest, this.traveller.current, this.up.x, this.up.y);
  }

  /** The height at which a floor ahead is touched: of several the greatest, or the least. */
  heightAhead(choose: typeof Math.max): number {
    const { ahead } = this.traveller;
    let height: number | undefined;
    for (let i = 0; i < ahead.count; i += 1) {
      const obstruction = ahead.items[i] as Obstruction;
      if (this.faceOf(obstruction) < 0) continue;
      this.traveller.setPoint(this.touch, obstruction);
      const own = this.riseOf(this.touch.x, this.touch.y);
      height = height === undefined ? own : choose(height, own);
    }
    return height as number;
  }

  get allowedRise(): number {
    return this.stepHeight + STANDING * this.traveller.size;
  }
}
