import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import { STANDING } from "../sweep/blocking/reach.js";
import type { Admission, Cone } from "./cone.js";
import { type Slide, type SlideHit, type SlideOptions, takeHit } from "./slide.js";
import { Step } from "./step.js";
import { Support } from "./support.js";
import type { Traveller } from "./traveller.js";

/** How often a path is halved to find where a floor ends. */
const HALVINGS = 32;

/** A chord ends above its boundary by at most this part of its deviation from the tangent. */
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
  /** How far the last piece ends from its tangent, if it was a chord; else 0. */
  lift = 0.5;
  private options: SlideOptions | undefined;
  /** What carries the shape at the end. */
  private carrier: Obstruction | undefined;
  /** Whether it has stood on a floor at any time of this move. */
  private hasStood = false;
  /** How far the wish rises. */
  private rise = 0;
  private readonly support: Support;
  readonly step: Step;
  /** Where a piece of the path ends, and a point on that piece. */
  private readonly goal: Vec2 = new ScratchVector();
  private readonly between: Vec2 = new ScratchVector();
  /** The height of the last floor on that piece. */
  private height = 0.5;

  /** No wall is climbed: except along a floor, nothing rises faster than the wish. */
  private readonly admits: Admission = (obstruction, i, way) =>
    this.support.isFloor(obstruction, i) || !this.isClimb(way);

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

  /** Whether a way rises faster than the wish. */
  private isClimb(way: Readonly<Vec2>): boolean {
    this.support.resolve(way);
    return this.support.rise > Math.max(this.rise, 0);
  }

  /** Adds the floor stood on, or the edge of the step being climbed, to the cone, unless the wish rises. */
  stand(wish: Readonly<Vec2>): void {
    const { support, traveller, cone } = this;
    if (!support.isUsed || this.isRising(wish)) return;
    if (!support.findFloor() && !this.findLip(wish)) return;
    const { ahead } = traveller;
    const known = cone.count;
    for (let i = 0; i < ahead.count; i += 1) cone.add(ahead.items[i] as Obstruction, known);
    this.hasStood = true;
  }

  private isRising(way: Readonly<Vec2>): boolean {
    this.support.resolve(way);
    return this.support.rise > 0;
  }

  /** The edge of a step that carries the shape, given its wish. */
  private findLip(wish: Readonly<Vec2>): Obstruction | undefined {
    this.support.findFoot();
    return this.support.findLip(wish);
  }

  /** Removes from a wish what points down onto a floor stood on, or onto the edge of a step being climbed. */
  hold(wish: Vec2): void {
    const { support } = this;
    if (!support.isUsed) return;
    support.resolve(wish);
    this.rise = support.rise;
    if (this.rise > 0 || !this.isHeld(wish)) return;
    this.hasStood = true;
    if (this.rise === 0) return;
    // Computed as the level part, not as the wish minus the rest.
    support.resolve(wish);
    this.rise = 0;
    wish.x = 0 - support.level * support.up.y;
    wish.y = support.level * support.up.x;
  }

  private isHeld(wish: Readonly<Vec2>): boolean {
    const { support } = this;
    const { touching } = this.cone;
    if (support.isAmong(touching)) return true;
    return support.isAmong(touching, true) && this.findLip(wish) !== undefined;
  }

  /**
   * The sine of the largest angle between a piece along the first obstruction and a chord in its place, such that a floor
   * that bends up is not left where it has become a wall: there it has turned by twice that angle.
   */
  mostBend(piece: Readonly<Vec2>): number {
    const { support, cone } = this;
    if (!support.isUsed || !this.isClimb(piece)) return 1;
    return support.halfSineToWall(cone.first);
  }

  /** Notes whether a hit is a wall or a ceiling; of several at one time, the one with the least id. */
  classify(out: Slide, hit: SlideHit, obstruction: Obstruction): void {
    const { support } = this;
    if (!support.isUsed || support.isFloor(obstruction, 0)) return;
    const isCeiling = support.rise >= 0 - support.steepest;
    const before = isCeiling ? out.ceiling : out.wall;
    if (before !== null && before.t === hit.t && before.id < hit.id) return;
    if (isCeiling) out.ceiling = hit;
    else out.wall = hit;
  }

  /** Climbs a step, which tells the part of a wish that is made by that; false, and the shape stays, if there is none. */
  stepUp(wish: Readonly<Vec2>): boolean {
    const options = this.options as SlideOptions;
    if (!(this.support.isUsed && options.stepHeight > 0 && this.hasStood)) return false;
    return this.step.climb(options, wish);
  }

  /** Goes down from the end of a chord to the floor that it runs along; false if there is none. */
  private endChord(): boolean {
    const { support, traveller } = this;
    if (this.lift === 0) return false;
    support.drop = END_OF_CHORD * this.lift;
    support.lookDown();
    return support.isFloorAhead() && traveller.goAlong(support.down);
  }

  /**
   * After a piece along a rising floor, from a place on: if the floor has ended on the way, goes down again to the height
   * that it reached, so that slopes throw nothing up.
   */
  comeDown(start: Readonly<Vec2>): void {
    const { support, traveller, goal } = this;
    if (!support.isUsed || this.rise > 0 || !this.hasStood || this.endChord()) return;
    goal.x = traveller.x;
    goal.y = traveller.y;
    support.resolve(goal, start);
    if (!(support.rise > STANDING * traveller.size) || support.findFloor()) return;
    this.findLastFloor(start);
    traveller.placeAt(goal);
    support.findFoot();
    support.drop = support.foot - this.height;
    if (!(support.drop > 0)) return;
    support.lookDown();
    if (!traveller.goAlong(support.down)) traveller.placeAt(goal);
  }

  /** Sets the height of the last floor on a straight path that begins on a floor and does not end on one. */
  private findLastFloor(start: Readonly<Vec2>): void {
    const { support, traveller, goal, between } = this;
    this.height = Number.NEGATIVE_INFINITY;
    let from = 0;
    let to = 1;
    for (let i = 0; i < HALVINGS; i += 1) {
      const part = i === 0 ? 0 : (from + to) / 2;
      between.x = start.x + part * (goal.x - start.x);
      between.y = start.y + part * (goal.y - start.y);
      traveller.placeAt(between);
      if (support.findFloor()) {
        from = part;
        support.findHeight(1);
        this.height = Math.max(this.height, support.height);
      } else if (part > 0) to = part;
      else {
        support.findFoot();
        this.height = support.foot;
        return;
      }
    }
  }

  /** Goes down to a floor that the shape has left; true if that has moved it. */
  snap(motion: Readonly<Vec2>): boolean {
    const { support, traveller } = this;
    if (!support.isUsed) return false;
    const { snapToFloor } = this.options as SlideOptions;
    this.carrier = this.findCarrier(motion);
    const isFalling = !this.isRising(motion);
    if (!(this.carrier === undefined && isFalling && snapToFloor > 0 && this.hasStood)) return false;
    const { x, y } = traveller;
    support.drop = snapToFloor;
    support.lookDown();
    if (traveller.ahead.count > 0 && traveller.goAlong(support.down)) {
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
  private findCarrier(motion: Readonly<Vec2>): Obstruction | undefined {
    const { support } = this;
    if (support.findFloor()) return this.leastFloorAhead();
    return this.hasStood && !this.isRising(motion) ? this.findLip(motion) : undefined;
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
    const normal = face >= 0 ? face : this.support.faceOf(carrier, true);
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
