import { turnByAngle } from "../math/angle.js";
import {
  readVector,
  requireFinite,
  requireFlag,
  requireInteger,
  requireNames,
  requireSize,
  wrongType,
} from "../math/validation.js";
import type { Angle, Vec2 } from "../math/vector.js";
import type { Slide } from "../move/slide.js";
import type { Path } from "../move/traveller.js";
import { type Contact, contact } from "../query/contact.js";
import { requireRay, requireShape } from "../shapes/arguments.js";
import type { Bounds } from "../shapes/bounds.js";
import type { BodyShape, Ray, Shape } from "../shapes/kind.js";
import { point } from "../shapes/round.js";
import { Bodies } from "./bodies/bodies.js";
import {
  type BodyOptions,
  type Filter,
  requireFilter,
  requireSweepFilter,
  type SweepFilter,
} from "./bodies/body-options.js";
import { type BodyId, slotOf } from "./bodies/body-slots.js";
import { findOverlapping, shapeOfBox } from "./boxes/box-search.js";
import { hiddenExtent } from "./boxes/moving-boxes.js";
import { findAllHits, findFirstHit } from "./casts/first-hit-search.js";
import { CastDisc, CastPoint, MovingShape, type WorldHit, type WorldSweepHit } from "./casts/movers.js";
import {
  contactsIn,
  type DepenetrateOptions,
  type Depenetration,
  depenetrateIn,
  moveAndSlideIn,
  type SlideOptions,
  type WorldContact,
} from "./moves/body-moves.js";
import { type Penetration, type SeparateOptions, Separation } from "./moves/separate.js";
import type { WorldNeighbor } from "./nearest/near-neighbors.js";
import { findNearest } from "./nearest/nearest-search.js";
import { MANY_PAIRS, PairList, sortPairs } from "./pairs/pair-list.js";
import { PairSearch } from "./pairs/pair-search.js";
import { Passages } from "./pairs/passages.js";
import { type StepEvents, Touches } from "./pairs/touches.js";
import {
  openSnapshot,
  restoreSnapshot,
  takeSnapshot,
  type WorldSnapshot,
  type WorldState,
} from "./snapshot.js";

/**
 * Limits of a world.
 *
 * @example
 * const options: WorldOptions = { maxPairs: 10_000 };
 * new World(options).size; // 0
 */
export interface WorldOptions {
  /**
   * The greatest number of pairs at a time: if there are more, `pairs` and `step` throw a RangeError and leave the world
   * as it was. By default 2²³: `step` keeps some 64 MB for so many, and objects for them all take half a gigabyte.
   */
  readonly maxPairs?: number | undefined;
}

const OPTION_NAMES: readonly (keyof WorldOptions)[] = ["maxPairs"];
const MOST_PAIRS = 2 ** 23;

/**
 * Shapes that move about, and what can be asked of all of them at once: which overlap, which a ray hits
 * first, which are near.
 *
 * Every answer is that of `overlaps`, `containsPoint`, `raycast`, `sweep`, `sweepTurning` or `distance` on the shapes
 * themselves; candidates are found by grids and trees of boxes that the world fits to whatever is in it, at any scale and
 * mixture of sizes. Answers come in order of ids, those about rays and sweeps in order of t, then id, the nearest in order
 * of distance, then id; they depend on nothing but the bodies and their ids. Any method may be called inside any
 * callback (docs/semantics.md says what that does), and all throw TypeError or RangeError, and change
 * nothing, on bad input.
 *
 * Cost for n moving bodies: `pairs` and `step` take time proportional to n and the pairs of boxes that meet;
 * other questions take the logarithm of n and the bodies found. While there are continuous bodies, `step` takes time
 * proportional to n besides.
 *
 * @example
 * const world = new World();
 * const hero = world.add(circle(0, 0, 10), { data: "hero" });
 * world.add(rect(15, 0, 20, 20), { data: "crate", isStatic: true });
 * world.pairs((a, b) => console.log(world.dataOf(a), world.dataOf(b))); // hero crate
 * world.moveTo(hero, -20, 0);
 * world.query(circle(-20, 0, 1)).length; // 1
 */
export class World<Data = unknown> {
  private readonly bodies = new Bodies<Data>();
  private readonly pairSearch: PairSearch;
  private readonly touches = new Touches();
  private readonly passages = new Passages();
  private readonly followed = (id: BodyId, path: Path) => this.passages.follow(id, path);
  /** The list that `pairs` fills; undefined while it calls back, so that a `pairs` within the callback makes its own. */
  private sparePairs: PairList | undefined = new PairList();
  /** The greatest `hiddenExtent` of all shapes that bodies have had. */
  private greatestHiddenExtent = 0;

  /**
   * A world without bodies. Throws TypeError or RangeError unless the options are as `WorldOptions` says.
   *
   * @example
   * new World<string>({ maxPairs: 10_000 }).size; // 0
   */
  constructor(options: WorldOptions = {}) {
    requireNames(options, OPTION_NAMES, "World", "options");
    const { maxPairs = MOST_PAIRS } = options;
    requireInteger(maxPairs, "World: options.maxPairs", 0);
    this.pairSearch = new PairSearch(this.bodies, maxPairs);
  }

  /**
   * The number of bodies.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 1));
   * world.size; // 1
   */
  get size(): number {
    return this.bodies.size;
  }

  /**
   * Adds a body with a copy of the shape, and returns its id. Throws RangeError if the world has 2²⁰ bodies already.
   *
   * @example
   * const world = new World();
   * const door = world.add(rect(0, 0, 4, 1), { data: "door", isStatic: true });
   * world.dataOf(door); // door
   */
  add(shape: Shape, options?: BodyOptions<Data>): BodyId {
    const { continuous = false } = options ?? {};
    const isContinuous = requireFlag(continuous, "add: continuous");
    const id = this.bodies.add(shape, options);
    if (isContinuous) this.passages.watch(id);
    this.greatestHiddenExtent = Math.max(this.greatestHiddenExtent, hiddenExtent(shape));
    return id;
  }

  /**
   * Takes a body out of the world. Its id is never given again.
   *
   * @example
   * const world = new World();
   * const coin = world.add(circle(0, 0, 1));
   * world.remove(coin);
   * world.has(coin); // false
   */
  remove(id: BodyId): void {
    this.bodies.remove(id);
    this.passages.forget(id);
  }

  /**
   * Takes all bodies out of the world. Their ids are never given again.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 1));
   * world.clear();
   * world.size; // 0
   */
  clear(): void {
    for (const id of this.ids()) this.remove(id);
  }

  /**
   * The ids of all bodies, in ascending order: a new array.
   *
   * @example
   * const world = new World();
   * for (const x of [0, 5, 10]) world.add(circle(x, 0, 1));
   * world.ids(); // [ 0, 1, 2 ]
   */
  ids(): BodyId[] {
    return this.bodies.allIds();
  }

  /**
   * Whether there is a body of this id; never throws.
   *
   * @example
   * const world = new World();
   * const coin = world.add(circle(0, 0, 1));
   * console.log(world.has(coin), world.has(99)); // true false
   */
  has(id: BodyId): boolean {
    return this.bodies.has(id);
  }

  /**
   * The body's own shape, which follows the body until `setShape` replaces it. Only the world may change it: `moveTo`,
   * `rotateTo` and `setPose` outside of the world do not compile with it. Throws an Error if they have moved it all the
   * same, as plain JavaScript can: the world looks for it where it was.
   *
   * @example
   * const world = new World();
   * const id = world.add(circle(0, 0, 1));
   * const shape = world.shapeOf(id);
   * world.moveTo(id, 5, 0);
   * shape.x; // 5
   */
  shapeOf(id: BodyId): BodyShape {
    const shape = this.bodies.shapes.show(this.bodies.requireSlot(id, "shapeOf"));
    if (shape !== undefined) return shape as BodyShape;
    throw new Error(`shapeOf: world.moveTo(${id}, x, y) has to move body ${id}, not moveTo(its shape, x, y)`);
  }

  /**
   * Gives the body a copy of another shape, which stays where that shape is: give it the body's position, or call
   * `moveTo` after. Id, options and pairs stay. `passed` treats the body as if it had just been added.
   *
   * @example
   * const world = new World();
   * const hero = world.add(circle(0, 0, 1));
   * world.setShape(hero, circle(0, 0, 3));
   * area(world.shapeOf(hero)) > 28; // true
   */
  setShape(id: BodyId, shape: Shape): void {
    this.bodies.setShape(this.bodies.requireSlot(id, "setShape"), shape);
    this.passages.renew(id);
    this.greatestHiddenExtent = Math.max(this.greatestHiddenExtent, hiddenExtent(shape));
  }

  /**
   * The `data` the body was added with.
   *
   * @example
   * const world = new World<{ name: string }>();
   * const hero = world.add(circle(0, 0, 1), { data: { name: "Ann" } });
   * world.dataOf(hero)?.name; // Ann
   */
  dataOf(id: BodyId): Data | undefined {
    return this.bodies.dataOf(this.bodies.requireSlot(id, "dataOf"));
  }

  /**
   * Whether the body is a sensor.
   *
   * @example
   * const world = new World();
   * world.isSensor(world.add(circle(0, 0, 1), { sensor: true })); // true
   */
  isSensor(id: BodyId): boolean {
    return this.bodies.isSensor(this.bodies.requireSlot(id, "isSensor"));
  }

  /**
   * Whether the body was added as a static one.
   *
   * @example
   * const world = new World();
   * world.isStatic(world.add(rect(0, 0, 9, 1), { isStatic: true })); // true
   */
  isStatic(id: BodyId): boolean {
    return this.bodies.isStatic(this.bodies.requireSlot(id, "isStatic"));
  }

  /**
   * Whether `step` also reports the bodies that this body has passed through.
   *
   * @example
   * const world = new World();
   * world.isContinuous(world.add(point(0, 0), { continuous: true })); // true
   */
  isContinuous(id: BodyId): boolean {
    this.bodies.requireSlot(id, "isContinuous");
    return this.passages.isWatched(id);
  }

  /**
   * The body's category, from 0 to 2³² − 1.
   *
   * @example
   * const world = new World();
   * world.categoryOf(world.add(circle(0, 0, 1))); // 1
   */
  categoryOf(id: BodyId): number {
    return this.bodies.filters.categoryOf(this.bodies.requireSlot(id, "categoryOf")) >>> 0;
  }

  /**
   * The body's mask, from 0 to 2³² − 1.
   *
   * @example
   * const world = new World();
   * world.maskOf(world.add(circle(0, 0, 1), { mask: 0b110 })); // 6
   */
  maskOf(id: BodyId): number {
    return this.bodies.filters.maskOf(this.bodies.requireSlot(id, "maskOf")) >>> 0;
  }

  /**
   * Changes category and mask together: sets of 32 bits, integers from −2³¹ to 2³² − 1.
   *
   * @example
   * const [players, walls] = [1, 2];
   * const world = new World();
   * const ghost = world.add(circle(0, 0, 1));
   * world.add(rect(0, 0, 9, 1), { category: walls });
   * world.setFilter(ghost, players, players);
   * world.step().begin.length; // 0
   */
  setFilter(id: BodyId, category: number, mask: number): void {
    this.bodies.setFilter(this.bodies.requireSlot(id, "setFilter"), category, mask);
  }

  /**
   * `moveTo` on the body's shape.
   *
   * @example
   * const world = new World();
   * const hero = world.add(circle(0, 0, 1));
   * world.moveTo(hero, 7, 8);
   * world.shapeOf(hero).x; // 7
   */
  moveTo(id: BodyId, x: number, y: number): void {
    const { bodies } = this;
    const slot = bodies.requireSlot(id, "moveTo");
    if (!(Number.isFinite(x) && Number.isFinite(y))) refusePlace(x, y, "moveTo");
    bodies.target[0] = x + 0;
    bodies.target[1] = y + 0;
    bodies.moveToTarget(slot, "moveTo");
  }

  /**
   * `rotateTo` on the body's shape.
   *
   * @example
   * const world = new World();
   * const blade = world.add(rect(0, 0, 8, 1));
   * world.rotateTo(blade, degrees(90));
   * world.queryPoint(0, 3); // [ 0 ]
   */
  rotateTo(id: BodyId, angle: Angle): void {
    const { bodies } = this;
    const slot = bodies.requireSlot(id, "rotateTo");
    turnByAngle(bodies.turn, angle, "rotateTo: angle");
    bodies.turnToTarget(slot, "rotateTo");
  }

  /**
   * `setPose` on the body's shape.
   *
   * @example
   * const world = new World();
   * const blade = world.add(rect(0, 0, 8, 1));
   * world.setPose(blade, 50, 0, degrees(90));
   * world.queryPoint(50, 3); // [ 0 ]
   */
  setPose(id: BodyId, x: number, y: number, angle: Angle): void {
    const { bodies } = this;
    const slot = bodies.requireSlot(id, "setPose");
    if (!(Number.isFinite(x) && Number.isFinite(y))) refusePlace(x, y, "setPose");
    turnByAngle(bodies.turn, angle, "setPose: angle");
    bodies.target[0] = x + 0;
    bodies.target[1] = y + 0;
    bodies.poseAtTarget(slot, "setPose");
  }

  /**
   * Calls back once for every pair of bodies that overlap, whose masks allow it, and that are not both
   * static: a < b, in order of a, then b.
   *
   * The pairs are those at the time of the call, without those of bodies that a callback removes.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 2), { data: "a" });
   * world.add(circle(3, 0, 2), { data: "b" });
   * world.pairs((a, b) => console.log(world.dataOf(a), world.dataOf(b))); // a b
   */
  pairs(callback: (a: BodyId, b: BodyId) => void): void {
    if (typeof callback !== "function") throw wrongType(callback, "pairs: callback", "a function");
    const pairs = this.sparePairs ?? new PairList();
    this.sparePairs = undefined;
    try {
      this.findPairs(pairs);
      const { bodies } = this;
      const { removals } = bodies;
      const { items, end } = pairs;
      let a = 0;
      for (let i = 0; i < end; i++) {
        const item = items[i] as number;
        if (item < 0) {
          a = pairs.idOf(~item);
          continue;
        }
        const b = pairs.idOf(item);
        if (bodies.removals === removals || (bodies.has(a) && bodies.has(b))) callback(a, b);
      }
    } finally {
      if (pairs.count <= MANY_PAIRS) this.sparePairs = pairs;
    }
  }

  /**
   * The pairs that have begun, lasted and ended since the last step, each in the order of `pairs`, and the bodies that
   * continuous bodies have passed through, moving evenly from where they were at the last step to where they are.
   *
   * Objects are made for what is asked for: `begin` and `end` are arrays that stay as they are, `stay` is counted and gone
   * through, as by `for … of`. The events belong to the world, and the next step fills them anew.
   *
   * @example
   * const world = new World();
   * const hero = world.add(circle(0, 0, 1));
   * world.add(circle(9, 0, 1), { sensor: true });
   * world.step();
   * world.moveTo(hero, 8, 0);
   * world.step().begin.length; // 1
   * world.step().stay.length; // 1
   */
  step(): StepEvents {
    this.findPairs(this.touches.next);
    return this.touches.advance(this.bodies, this.passages.find(this.bodies));
  }

  /**
   * The state of the world: the poses, categories and masks of its bodies, and what `step` remembers of the last step. It
   * does not hold the bodies themselves, their shapes and `data`.
   *
   * Its buffer can be sent to a worker or over a wire, and `restore` in this world, or in another with the same ids and
   * shapes, goes on from there: what follows is the same, bit for bit, on every engine. It takes at most 64 bytes for
   * each body that moves or was moved, 96 if it was turned since the last step and there are continuous bodies, 16 for
   * each corner of a path that a body has slid along, 16 for each pair of the last step, and 8 for each id once bodies
   * have been removed. With `into`, that object is filled and returned; its buffer is used again if it is large enough.
   *
   * @example
   * const world = new World();
   * const ball = world.add(circle(0, 0, 1));
   * const before = world.snapshot();
   * world.moveTo(ball, 5, 0);
   * world.restore(before);
   * world.shapeOf(ball).x; // 0
   */
  snapshot(into?: WorldSnapshot): WorldSnapshot {
    requireSnapshotOut(into);
    return takeSnapshot(this.state, into ?? { buffer: new ArrayBuffer(0), byteLength: 0 });
  }

  /**
   * Restores a snapshot of this world, or of one with the same ids. `step` next reports what it would have reported then.
   *
   * Throws TypeError for what is no snapshot, RangeError if only one of both worlds has some body, and changes nothing.
   *
   * @example
   * const world = new World();
   * const ball = world.add(circle(0, 0, 1));
   * const before = world.snapshot();
   * world.moveTo(ball, 9, 9);
   * world.restore(before);
   * world.queryPoint(0, 0); // [ 0 ]
   */
  restore(snapshot: Readonly<WorldSnapshot>): void {
    const opened = openSnapshot(this.bodies, snapshot);
    const present = this.snapshot();
    try {
      restoreSnapshot(this.state, opened);
    } catch (error) {
      restoreSnapshot(this.state, openSnapshot(this.bodies, present));
      throw error;
    }
  }

  /**
   * The bodies that overlap a shape, in order of id.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 2), { data: "near" });
   * world.add(circle(50, 0, 2), { data: "far" });
   * world.query(sector(-5, 0, 10, degrees(-30), degrees(30))).map((id) => world.dataOf(id)); // [ 'near' ]
   */
  query(shape: Shape, filter?: Filter): BodyId[] {
    requireShape(shape, "query: shape");
    return findOverlapping(this.bodies, shape, requireFilter(filter, "query"));
  }

  /**
   * The bodies that contain a point, in order of id.
   *
   * @example
   * const world = new World();
   * world.add(ellipse(0, 0, 4, 2), { data: "button" });
   * world.queryPoint(3, 1).map((id) => world.dataOf(id)); // [ 'button' ]
   */
  queryPoint(x: number, y: number, filter?: Filter): BodyId[] {
    const center = point(requireFinite(x, "queryPoint: x"), requireFinite(y, "queryPoint: y"));
    return findOverlapping(this.bodies, center, requireFilter(filter, "queryPoint"));
  }

  /**
   * The bodies that overlap a closed box, in order of id. An infinite side counts as the largest double.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 2));
   * world.queryBounds({ minX: 1, minY: 1, maxX: 9, maxY: 9 }).length; // 1
   */
  queryBounds(bounds: Readonly<Bounds>, filter?: Filter): BodyId[] {
    return findOverlapping(this.bodies, shapeOfBox(bounds), requireFilter(filter, "queryBounds"));
  }

  /**
   * The first point of a ray in any body, and the id of that body: the hit of least t, then least id.
   *
   * @example
   * const world = new World();
   * const hero = world.add(circle(0, 0, 1));
   * world.add(rect(10, 0, 2, 20), { data: "wall" });
   * const hit = world.raycast(ray(0, 0, 1, 0), { exclude: hero });
   * console.log(hit && world.dataOf(hit.id), hit?.t); // wall 9
   */
  raycast(ray: Ray, filter?: Filter): WorldHit | null {
    requireRay(ray, "raycast: ray");
    return findFirstHit(this.bodies, new CastPoint(ray), requireFilter(filter, "raycast"));
  }

  /**
   * The first point of a ray in each body that it hits, in order of t, then id.
   *
   * @example
   * const world = new World();
   * for (const x of [5, 10, 15]) world.add(circle(x, 0, 1));
   * world.raycastAll(ray(0, 0, 1, 0)).map(({ t }) => t); // [ 4, 9, 14 ]
   */
  raycastAll(ray: Ray, filter?: Filter): WorldHit[] {
    requireRay(ray, "raycastAll: ray");
    return findAllHits(this.bodies, new CastPoint(ray), requireFilter(filter, "raycastAll"));
  }

  /**
   * The first body that a shape touches while it moves by `velocity`, and where: the touch of least t, then least id.
   *
   * t goes from 0 to 1, and the bodies stay where they are. Each body's touch, also if they overlap or touch at the
   * start, is that of `sweep(shape, velocity, body, { x: 0, y: 0 })`. `normal` points from the shape to the body. With
   * `blocking: true` in the filter, only what blocks the motion counts, as in `sweep`.
   *
   * @example
   * const world = new World();
   * world.add(rect(10, 0, 2, 20), { data: "wall" });
   * world.sweep(circle(0, 0, 1), { x: 32, y: 0 })?.t.toFixed(3); // 0.250
   */
  sweep(shape: Shape, velocity: Readonly<Vec2>, filter?: SweepFilter): WorldSweepHit | null {
    const mover = this.movingShape(shape, velocity, filter, "sweep");
    return findFirstHit(this.bodies, mover, requireSweepFilter(filter, "sweep"));
  }

  /**
   * The first touch with each body that a shape would touch if it went through all of them, in order of t, then id.
   *
   * @example
   * const world = new World();
   * for (const x of [5, 10, 30]) world.add(circle(x, 0, 1));
   * world.sweepAll(circle(0, 0, 1), { x: 20, y: 0 }).map(({ id }) => id); // [ 0, 1 ]
   */
  sweepAll(shape: Shape, velocity: Readonly<Vec2>, filter?: SweepFilter): WorldSweepHit[] {
    const mover = this.movingShape(shape, velocity, filter, "sweepAll");
    return findAllHits(this.bodies, mover, requireSweepFilter(filter, "sweepAll"));
  }

  /**
   * The first body that a disc touches while its centre runs along a ray from minT to maxT, which may be infinite; t is
   * the ray's. `normal` points from the disc to the body.
   *
   * Each body's touch is that of `sweep`: a disc that overlaps a body at minT touches it there, and one that only touches
   * it at minT counts if it moves into it. Radius 0 is a moving point. Throws TypeError or RangeError if the radius is no
   * finite number ≥ 0, or minT is −Infinity.
   *
   * @example
   * const world = new World();
   * world.add(circle(10, 1.5, 1));
   * console.log(world.raycast(ray(0, 0, 1, 0)), world.circleCast(ray(0, 0, 1, 0), 1)?.t.toFixed(3)); // null 8.677
   */
  circleCast(ray: Ray, radius: number, filter?: SweepFilter): WorldSweepHit | null {
    requireRay(ray, "circleCast: ray");
    requireFinite(ray.minT, "circleCast: ray.minT");
    requireSize(radius, "circleCast: radius");
    const mover = new CastDisc(ray, radius, this.greatestHiddenExtent, filter?.blocking === true);
    return findFirstHit(this.bodies, mover, requireSweepFilter(filter, "circleCast"));
  }

  /**
   * Moves a body by `motion`, sliding along what blocks it; of a shape, it returns where it would end, and leaves it
   * where it is. As the function `moveAndSlide` does among a list, it does among the bodies that pass the filter in the options and,
   * for a body, its own category and mask. Sensors never block, a body does not block itself, and `oneWay` bodies block from one side. With
   * `out`, that object is filled and returned.
   *
   * @example
   * const world = new World();
   * const hero = world.add(rect(4, 8, 8, 16));
   * for (let i = 0; i < 9; i++) world.add(rectFromCorner(16 * i, 16, 16, 16), { isStatic: true });
   * const { floor } = world.moveAndSlide(hero, { x: 50, y: 5 }, { up: { x: 0, y: -1 } });
   * world.shapeOf(hero).x; // 54
   * floor?.normal; // { x: 0, y: 1 }
   *
   * @example
   * const world = new World();
   * world.add(rect(0, 10, 100, 10), { isStatic: true });
   * const hero = world.add(circle(0, 0, 2));
   * const { x, y, floor } = world.moveAndSlide(hero, { x: 5, y: 20 }, { up: { x: 0, y: -1 } });
   * console.log(x.toFixed(3), y.toFixed(3), floor?.normal); // 5.000 3.000 { x: 0, y: 1 }
   */
  moveAndSlide(mover: BodyId | Shape, motion: Readonly<Vec2>, options?: SlideOptions, out?: Slide): Slide {
    return moveAndSlideIn(this.bodies, mover, motion, options, out, this.followed);
  }

  /**
   * Moves a body out of all that it penetrates, along the shortest translation out of the union of what blocks it; of a
   * shape, it returns where that would be. If it penetrates nothing, nothing changes: `push` is (0, 0), and there are no
   * `ids`. Null, and nothing changes, if no translation of at most `maxDistance` leads out. A gap that it would only
   * just fit into, touching both sides, need not be found: where it is null, go back to the last place that was free.
   *
   * @example
   * const world = new World();
   * world.add(rect(0, 0, 20, 4), { isStatic: true });
   * const hero = world.add(circle(0, -2.5, 1));
   * console.log(world.depenetrate(hero)?.y.toFixed(3)); // -3.000
   */
  depenetrate(mover: BodyId | Shape, options?: DepenetrateOptions): Depenetration | null {
    return depenetrateIn(this.bodies, mover, options);
  }

  /**
   * Pushes bodies apart from each other, and out of all others: crowds, crates. Their order does not matter. Returns the
   * pairs that still penetrate each other, in the order of pairs; where there is room, none are left after some calls.
   * Bodies that were pushed apart touch, and so may still overlap and be a pair; `penetrates` tells these cases apart.
   *
   * @example
   * const world = new World();
   * const crowd = [0, 1, 2].map((x) => world.add(circle(x, 0, 1)));
   * world.separate(crowd).length; // 0
   */
  separate(ids: readonly BodyId[], options?: SeparateOptions): Penetration[] {
    return new Separation(this.bodies, ids, options).run();
  }

  /**
   * Calls back for every pair, as `pairs` does, with the contact of both; its normal points from a to b.
   *
   * @example
   * const world = new World();
   * world.add(circle(0, 0, 2));
   * world.add(circle(3, 0, 2));
   * world.contacts((_a, _b, { normal, depth }) => console.log(normal, depth)); // { x: 1, y: 0 } 1
   */
  contacts(callback: (a: BodyId, b: BodyId, contact: Contact) => void): void {
    if (typeof callback !== "function") throw wrongType(callback, "contacts: callback", "a function");
    this.pairs((a, b) => {
      const touch = contact(this.bodies.shapeAt(slotOf(a)), this.bodies.shapeAt(slotOf(b)));
      if (touch !== null) callback(a, b, touch);
    });
  }

  /**
   * The contact of a body or a shape with each body that it overlaps, in order of ids; its normal points to that body.
   * For a body, its own category and mask apply in addition to the filter.
   *
   * @example
   * const world = new World();
   * world.add(rect(0, 0, 20, 4), { data: "floor" });
   * world.contactsOf(circle(0, -2.5, 1)).map(({ id, contact }) => [world.dataOf(id), contact.depth]); // [ [ 'floor', 0.5 ] ]
   */
  contactsOf(mover: BodyId | Shape, filter?: Filter): WorldContact[] {
    return contactsIn(this.bodies, mover, filter);
  }

  /**
   * The k bodies nearest to a point, in order of distance, then id; fewer if there are fewer.
   *
   * @example
   * const world = new World();
   * for (const x of [4, 9, 20]) world.add(circle(x, 0, 1));
   * world.nearest(0, 0, 2).map(({ distance }) => distance); // [ 3, 8 ]
   */
  nearest(x: number, y: number, k: number, filter?: Filter): WorldNeighbor[] {
    const center = point(requireFinite(x, "nearest: x"), requireFinite(y, "nearest: y"));
    requireInteger(k, "nearest: k", 0);
    return findNearest(this.bodies, center, k, requireFilter(filter, "nearest"));
  }

  private get state(): WorldState {
    return { bodies: this.bodies, touches: this.touches, passages: this.passages };
  }

  private movingShape(
    shape: Shape,
    velocity: Readonly<Vec2>,
    filter: SweepFilter | undefined,
    caller: string,
  ): MovingShape {
    requireShape(shape, `${caller}: shape`);
    const own = { x: 0, y: 0 };
    readVector(velocity, `${caller}: velocity`, own);
    return new MovingShape(shape, own, this.greatestHiddenExtent, filter?.blocking === true);
  }

  private findPairs(out: PairList): void {
    sortPairs(this.pairSearch.find(), this.bodies, out);
  }
}

function requireSnapshotOut(into: WorldSnapshot | undefined): void {
  if (into === undefined) return;
  const isBuffer = Object.prototype.toString.call(into?.buffer) === "[object ArrayBuffer]";
  if (!isBuffer || Object.isFrozen(into)) {
    throw wrongType(into, "snapshot: into", "a snapshot that can be written to");
  }
}

/** Throws for coordinates that are not both finite numbers. */
function refusePlace(x: unknown, y: unknown, caller: string): void {
  requireFinite(x, `${caller}: x`);
  requireFinite(y, `${caller}: y`);
}
