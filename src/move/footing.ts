import type { Vec2 } from "../math/vector.js";
import { STANDING } from "../sweep/blocking/nearness.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import type { Admission, Cone } from "./cone.js";
import { type Slide, type SlideHit, takeHit } from "./slide.js";
import type { SlideOptions } from "./slide-options.js";
import { Step } from "./step.js";
import { Support } from "./support.js";
import type { Traveller } from "./traveller.js";

/** How often a path is halved to find where a floor ends. */
const HALVINGS = 32;

/** How far above what it runs along a chord ends at most, as a part of how far it is off the tangent. */
const END_OF_CHORD = 2 ** -6;

/**
 * The effects of `up` on a move: which surfaces are floors, walls and ceilings; what remains of a wish on a floor; and
 * how steps are climbed, up and down.
 */
export class Footing {
  /** Whether a slide along a normal may be chosen; undefined without `up`. */
  admission: Admission | undefined;
  /** The part of the motion that has been made, set before the end: a number that is passed on may go to the heap. */
  made = 0.5;
  /** How far off its tangent the last piece ends, if it was a chord. */
  lift = 0.5;
  private options: SlideOptions | undefined;
  /** What carries the shape at the end. */
  private carrier: Obstruction | undefined;
  /** Whether it has stood on a floor at any time of this move. */
  private hasStood = false;
  /** How far the wish rises. */
  private rise = 0;
  private readonly support: Support;
  private readonly step: Step;

  /** No wall is climbed: except along a floor, nothing rises faster than the wish. */
  private readonly admits: Admission = (normalX, normalY, x, y) =>
    this.support.isFloor(normalX, normalY) || this.support.riseOf(x, y) <= Math.max(this.rise, 0);

  constructor(
    private readonly traveller: Traveller,
    private readonly cone: Cone,
  ) {
    this.support = new Support(traveller);
    this.step = new Step(traveller, this.support);
  }

  begin(options: SlideOptions, motion: Readonly<Vec2>): void {
    const { support } = this;
    this.options = options;
    this.hasStood = false;
    this.lift = 0;
    support.begin(options);
    this.admission = support.isUsed ? this.admits : undefined;
    this.stand(motion);
  }

  /** Adds the floor stood on, or the edge of the step being climbed, to the cone, unless the wish rises. */
  stand({ x: wishX, y: wishY }: Readonly<Vec2>): void {
    const { support, traveller, cone } = this;
    if (!support.isUsed || support.riseOf(wishX, wishY) > 0) return;
    if (!support.findFloor() && !this.findLip(wishX, wishY)) return;
    const { ahead } = traveller;
    const known = cone.count;
    for (let i = 0; i < ahead.count; i += 1) cone.add(ahead.items[i] as Obstruction, known);
    this.hasStood = true;
  }

  /** The edge of a step that carries the shape, given its wish. */
  private findLip(wishX: number, wishY: number): Obstruction | undefined {
    return this.support.findLip(wishX, wishY, this.support.footOf());
  }

  /** Removes from a wish what points down onto a floor stood on, or onto the edge of a step being climbed. */
  hold(wish: Vec2): void {
    const { support } = this;
    if (!support.isUsed) return;
    this.rise = support.riseOf(wish.x, wish.y);
    if (this.rise > 0 || !this.isHeld(wish)) return;
    this.hasStood = true;
    if (this.rise === 0) return;
    // Computed as the level part, not as the wish minus the rest.
    const level = support.levelOf(wish.x, wish.y);
    this.rise = 0;
    wish.x = 0 - level * support.up.y;
    wish.y = level * support.up.x;
  }

  private isHeld(wish: Readonly<Vec2>): boolean {
    const { cone, support } = this;
    if (cone.some(support.isFloor)) return true;
    return cone.some(support.carries) && this.findLip(wish.x, wish.y) !== undefined;
  }

  /**
   * The sine of the largest angle between a piece along the first obstruction and a chord in its place, such that a floor
   * that bends up is not left where it has become a wall: there it has turned by twice that angle.
   */
  mostBend({ x, y }: Readonly<Vec2>): number {
    const { support, cone } = this;
    if (!support.isUsed || support.riseOf(x, y) <= Math.max(this.rise, 0)) return 1;
    return support.halfSineToWall(cone.firstX, cone.firstY);
  }

  /** Notes whether a hit is a wall or a ceiling; of several at one time, the one with the least id. */
  classify(out: Slide, hit: SlideHit): void {
    const { isUsed, isFloor } = this.support;
    if (!isUsed || isFloor(hit.normal.x, hit.normal.y)) return;
    const isCeiling = isFloor(0 - hit.normal.x, 0 - hit.normal.y);
    const before = isCeiling ? out.ceiling : out.wall;
    if (before !== null && before.t === hit.t && before.id < hit.id) return;
    if (isCeiling) out.ceiling = hit;
    else out.wall = hit;
  }

  /**
   * Climbs a step. Returns the part of a wish that is made by that; 0 if there is no step, and then the shape stays where
   * it was.
   */
  stepUp(wish: Readonly<Vec2>): number {
    const options = this.options as SlideOptions;
    if (!(this.support.isUsed && options.stepHeight > 0 && this.hasStood)) return 0;
    return this.step.climb(options, wish);
  }

  /** Goes down from the end of a chord to the floor that it runs along; false if there is none. */
  private endChord(): boolean {
    const { support, traveller } = this;
    const drop = END_OF_CHORD * this.lift;
    if (drop === 0) return false;
    const t = support.lookDown(drop);
    return support.isFloorAhead() && traveller.go(0 - support.up.x * drop, 0 - support.up.y * drop, t);
  }

  /**
   * After a piece along a rising floor, from (x, y) on: if the floor has ended on the way, goes down again to the height
   * that it reached, so that slopes throw nothing up.
   */
  comeDown({ x, y }: Readonly<Vec2>): void {
    const { support, traveller } = this;
    if (!support.isUsed || this.rise > 0 || !this.hasStood || this.endChord()) return;
    const { x: endX, y: endY } = traveller;
    if (!(support.riseOf(endX - x, endY - y) > STANDING * traveller.size) || support.findFloor()) return;
    const height = this.heightOfLastFloor(x, y, endX, endY);
    traveller.place(endX, endY);
    const drop = support.footOf() - height;
    if (!(drop > 0)) return;
    const { x: upX, y: upY } = support.up;
    const t = support.lookDown(drop);
    if (!traveller.go(0 - upX * drop, 0 - upY * drop, t)) traveller.place(endX, endY);
  }

  /** The height of the last floor on a straight path that begins on a floor and does not end on one. */
  private heightOfLastFloor(x: number, y: number, endX: number, endY: number): number {
    const { support, traveller } = this;
    let height = Number.NEGATIVE_INFINITY;
    let from = 0;
    let to = 1;
    for (let i = 0; i < HALVINGS; i += 1) {
      const part = i === 0 ? 0 : (from + to) / 2;
      traveller.place(x + part * (endX - x), y + part * (endY - y));
      if (support.findFloor()) {
        from = part;
        height = Math.max(height, support.heightAhead(Math.max));
      } else if (part > 0) to = part;
      else return support.footOf();
    }
    return height;
  }

  /** Goes down to a floor that was left; true if that has moved the shape. */
  snap(motion: Readonly<Vec2>): boolean {
    const { support, traveller } = this;
    if (!support.isUsed) return false;
    const { x: upX, y: upY } = support.up;
    const { snapToFloor } = this.options as SlideOptions;
    this.carrier = this.findCarrier(motion);
    const isFalling = support.riseOf(motion.x, motion.y) <= 0;
    if (!(this.carrier === undefined && isFalling && snapToFloor > 0 && this.hasStood)) return false;
    const { x, y } = traveller;
    const t = support.lookDown(snapToFloor);
    if (traveller.ahead.count > 0 && traveller.go(0 - upX * snapToFloor, 0 - upY * snapToFloor, t)) {
      this.carrier = this.findCarrier(motion);
    }
    if (this.carrier === undefined) traveller.place(x, y);
    return traveller.x !== x || traveller.y !== y;
  }

  /** Notes the floor stood on. */
  end(out: Slide): void {
    const { carrier } = this;
    if (carrier !== undefined) this.noteFloor(out, carrier);
    this.carrier = undefined;
  }

  /** The obstruction stood on, or the edge of a step on the way. */
  private findCarrier({ x, y }: Readonly<Vec2>): Obstruction | undefined {
    if (this.support.findFloor()) return this.leastFloorAhead();
    return this.hasStood && this.support.riseOf(x, y) <= 0 ? this.findLip(x, y) : undefined;
  }

  /** The floor ahead whose body has the least id. */
  private leastFloorAhead(): Obstruction | undefined {
    const { ahead } = this.traveller;
    let least: Obstruction | undefined;
    for (let i = 0; i < ahead.count; i += 1) {
      const obstruction = ahead.items[i] as Obstruction;
      const isFirst = least === undefined || obstruction.id < least.id;
      if (isFirst && this.support.faceOf(obstruction) >= 0) least = obstruction;
    }
    return least;
  }

  private noteFloor(out: Slide, carrier: Obstruction): void {
    const face = this.support.faceOf(carrier);
    const normal = face >= 0 ? face : this.support.carryingNormalOf(carrier);
    const floor = takeHit();
    floor.id = carrier.id;
    floor.t = this.made;
    floor.normal.x = carrier.x[normal] as number;
    floor.normal.y = carrier.y[normal] as number;
    floor.isCertain = carrier.isCertain;
    this.traveller.setPoint(floor.point, carrier);
    out.floor = floor;
  }
}
