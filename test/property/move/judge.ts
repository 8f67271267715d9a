import {
  annularSector,
  arc,
  type Bounds,
  bounds,
  type MoveOptions,
  moveAndSlide,
  moveTo,
  penetrates,
  type Shape,
  type Slide,
  signedDistance,
  World,
} from "../../../src/index.js";
import type { Random } from "../../generators/random.js";
import { scaledShape } from "./scaled-shape.js";
import type { Scene } from "./scenes.js";

type Way = { readonly x: number; readonly y: number };

/** Whatever its unit, a scene is to be the same. */
const EXPONENTS = [1, -3, 40, -60, 600, -600];

/**
 * Moves the mover of a scene through it, and says what is wrong with each move, in the order of the promises.
 *
 * The move is made in a world, and again among the same obstacles as a list in another order and another unit of length, which
 * must come to the same place, to the bit; and from where it ends.
 */
export class Judge {
  private readonly world = new World();
  private readonly boxes: readonly Bounds[];
  /** The largest size or coordinate of the obstacles. */
  private readonly size: number;
  /** Whether arcs and rings are among them, which are told less finely. */
  private readonly isHollow: boolean;
  private readonly scaled = new Map<number, { mover: Shape; obstacles: Shape[]; options: MoveOptions }>();

  constructor(
    private readonly scene: Scene,
    private readonly options: MoveOptions,
  ) {
    const { mover, obstacles } = scene;
    obstacles.forEach((obstacle, i) => {
      if (this.world.add(obstacle, { isStatic: true }) !== i) throw new Error("ids are not indices");
    });
    this.boxes = obstacles.map((obstacle) => bounds(obstacle));
    this.size = Math.max(0, ...this.boxes.map(sizeOf));
    this.isHollow = [mover, ...obstacles].some(isRing);
  }

  /** Makes a move; what is wrong with it, and nothing if nothing is. */
  move(random: Random, motion: Way): string[] {
    const { world, options, scene } = this;
    const { mover } = scene;
    const wasIn = this.isIn();
    const slide = world.moveAndSlide(mover, motion, options);
    const faults = this.faultsOf(random, motion, slide, wasIn);
    moveTo(mover, slide.x, slide.y);
    if (slide.isStuck) return faults;
    if (this.isIn()) faults.push("sinks");
    if (distanceFrom(mover, scene.middle) > scene.reach) faults.push("gets out");
    const again = world.moveAndSlide(mover, slide.remaining, options);
    const jitter = Math.hypot(again.travelled.x, again.travelled.y);
    // What has turned aside as often as it may is not at rest.
    const isAtRest = options.maxSlides === undefined && slide.hits.length < 6;
    const most = this.isHollow ? 1e-8 : 1e-9;
    if (isAtRest && jitter > most + this.offOf(motion)) faults.push(`jitters by ${jitter}`);
    return faults;
  }

  private isIn(): boolean {
    const { mover, obstacles } = this.scene;
    return obstacles.some((obstacle) => penetrates(mover, obstacle));
  }

  /** L of the promises, where the mover is: the largest size or coordinate of what takes part. */
  private sizeOf(motion: Way): number {
    return Math.max(this.size, sizeOf(bounds(this.scene.mover)), Math.abs(motion.x) + Math.abs(motion.y));
  }

  private offOf(motion: Way): number {
    return (this.isHollow ? 2 ** -37 : 2 ** -43) * this.sizeOf(motion);
  }

  /** What is wrong with a move from where the mover is. */
  private faultsOf(random: Random, motion: Way, slide: Slide, wasIn: boolean): string[] {
    const { mover } = this.scene;
    const { x, y, travelled, isStuck, hits } = slide;
    if (isStuck) return wasIn ? [] : ["is stuck in nothing"];
    const faults: string[] = [];
    const length = Math.hypot(motion.x, motion.y);
    if (!(travelled.x === x - mover.x && travelled.y === y - mover.y)) faults.push("tells another way");
    if (!wasIn) {
      if (length === 0 && (travelled.x !== 0 || travelled.y !== 0)) faults.push("moves without a motion");
      if (this.options.up === undefined) {
        if (travelled.x * motion.x + travelled.y * motion.y < -this.offOf(motion) * length)
          faults.push("goes back");
        if (Math.hypot(travelled.x, travelled.y) > length * (1 + 1e-9) + 2 ** -42 * this.sizeOf(motion))
          faults.push("goes farther than it wished");
        if (hits.length === 0) faults.push(...this.faultsOfFreeWay(motion, slide));
      }
    }
    faults.push(...this.faultsElsewhere(random, motion, slide));
    return faults;
  }

  /** A way on which nothing was met is straight, and free all along. */
  private faultsOfFreeWay(motion: Way, { x, y }: Slide): string[] {
    const { mover, obstacles } = this.scene;
    const size = this.sizeOf(motion);
    const start = { x: mover.x, y: mover.y };
    const off = Math.abs(x - start.x - motion.x) + Math.abs(y - start.y - motion.y);
    if (off > 2 ** -43 * size) return ["does not go where nothing is"];
    const way = bounds(mover);
    const near = obstacles.filter((_, i) => isOnWay(way, motion, this.boxes[i] as Bounds));
    let deepest = 0;
    for (let i = 1; i < 8; i += 1) {
      moveTo(mover, start.x + (i / 8) * motion.x, start.y + (i / 8) * motion.y);
      for (const one of near) {
        if (penetrates(mover, one)) deepest = Math.max(deepest, -signedDistance(mover, one));
      }
    }
    moveTo(mover, start.x, start.y);
    return deepest > 2 ** -38 * size ? [`goes through something by ${deepest}`] : [];
  }

  /** What differs where the obstacles are in another order, and lengths in another unit. */
  private faultsElsewhere(random: Random, motion: Way, { x, y, hits }: Slide): string[] {
    const { mover, obstacles } = this.scene;
    const faults: string[] = [];
    const order = obstacles.map((_, i) => i);
    for (let i = order.length - 1; i > 0; i -= 1) {
      const other = random.int(i + 1);
      [order[i], order[other]] = [order[other] as number, order[i] as number];
    }
    const exponent = random.pick(EXPONENTS);
    const factor = 2 ** exponent;
    const scaled = this.scaledBy(exponent);
    moveTo(scaled.mover, mover.x * factor, mover.y * factor);
    const slide = moveAndSlide(
      scaled.mover,
      { x: motion.x * factor, y: motion.y * factor },
      order.map((i) => scaled.obstacles[i] as Shape),
      scaled.options,
    );
    // Known: of arcs and rings that meet several things at once, the last digits depend on the order.
    const apart = Math.abs(slide.x / factor - x) + Math.abs(slide.y / factor - y);
    if (apart > (this.isHollow ? this.offOf(motion) : 0))
      faults.push(`depends on the order, or on the unit 2 ** ${exponent}, by ${apart}`);
    const met = (those: Slide["hits"], idOf: (id: number) => number) =>
      [...new Set(those.map(({ id }) => idOf(id)))].sort((a, b) => a - b).join();
    if (met(slide.hits, (id) => order[id] as number) !== met(hits, (id) => id))
      faults.push("meets others in another order or unit");
    return faults;
  }

  private scaledBy(exponent: number): { mover: Shape; obstacles: Shape[]; options: MoveOptions } {
    const known = this.scaled.get(exponent);
    if (known !== undefined) return known;
    const { scene, options } = this;
    const { stepHeight = 0, snapToFloor = 0 } = options;
    const factor = 2 ** exponent;
    const scaled = {
      mover: scaledShape(scene.mover, factor),
      obstacles: scene.obstacles.map((obstacle) => scaledShape(obstacle, factor)),
      options: { ...options, stepHeight: stepHeight * factor, snapToFloor: snapToFloor * factor },
    };
    this.scaled.set(exponent, scaled);
    return scaled;
  }
}

const ring = annularSector(0, 0, 1, 2, 0, 1);
const curve = arc(0, 0, 1, 0, 1);

/** Whether a shape is an arc, or a part of a ring. */
export function isRing({ kind }: Shape): boolean {
  return kind === ring.kind || kind === curve.kind;
}

/** The largest size or coordinate of a box, of what is finite. */
function sizeOf({ minX, minY, maxX, maxY }: Bounds): number {
  return Math.max(...[minX, minY, maxX, maxY].map((side) => (Number.isFinite(side) ? Math.abs(side) : 0)));
}

/** Whether a box that makes a motion may meet another one. */
function isOnWay({ minX, minY, maxX, maxY }: Bounds, { x, y }: Way, other: Bounds): boolean {
  return (
    minX + Math.min(x, 0) <= other.maxX &&
    minY + Math.min(y, 0) <= other.maxY &&
    maxX + Math.max(x, 0) >= other.minX &&
    maxY + Math.max(y, 0) >= other.minY
  );
}

/** How far the middle of a shape is from a place, along the axes. */
function distanceFrom(shape: Shape, { x, y }: Way): number {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return Math.max(Math.abs((minX + maxX) / 2 - x), Math.abs((minY + maxY) / 2 - y));
}
