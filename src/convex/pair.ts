import { grown } from "../math/collections.js";
import { note } from "../math/cost.js";
import { normalizingPower } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { certainSign, isUsualSize, type Verdict } from "../math/verdict.js";
import { Kind, type Polygon, type Shape } from "../shapes/kind.js";
import { axis, box, Core, finishCore, resetCore } from "./core.js";
import { Difference, fillDifference } from "./difference.js";
import { maximizeEllipticSeparation } from "./elliptic-separation.js";
import { type Loader, loadCore, readBox, readRing } from "./load.js";
import { type Frame, setReference } from "./reference.js";
import { createSeparation, maximizeSeparation, SEPARATION_ERROR, type Separation } from "./separation.js";

/** Sizes between this and its inverse need no scaling. */
const LARGEST_SAFE_SIZE = 2 ** 200;

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

/** Two convex shapes, read into a frame of their own, and their greatest separation. */
export class ConvexPair {
  readonly b = new Core(-1);
  readonly difference = new Difference();
  readonly separation: Separation = createSeparation();
  readonly frame: Frame = { originX: 0, originY: 0, shrink: 1, grow: 1 };
  /** The signed distance, in the units of the shapes. */
  distance = 0.5;

  /** Pairs with the same first shape may have its core in common, and the frame's origin, unscaled. */
  constructor(
    readonly a = new Core(1),
    readonly origin: Vec2 = new ScratchVector(),
  ) {}
}

/**
 * Reads two shapes, both of which are convex, and finds their separation and signed distance.
 *
 * Everything is measured from the first shape, so that it is as accurate far from the origin as near it, and
 * brought near 1 by a power of two where sizes are extreme.
 */
export function separate(pair: ConvexPair, a: Shape, b: Shape): void {
  loadPair(pair, a, b);
  separateLoaded(pair);
}

/**
 * The same for two that have been read. Returns whether they have a common point; 0 if their signed distance is nearer to 0 than its
 * error can be, about 1.4e-14 of the sizes of both shapes and their separation.
 *
 * −1 rests on a direction along which all of b lies beyond all of a, 1 on a bound of the separation in every direction.
 * Derivation of the error: `SEPARATION_ERROR`.
 */
export function separateLoaded(pair: ConvexPair): Verdict {
  const { a, b, difference, separation, frame } = pair;
  fillDifference(difference, a, b);
  const isComplete = maximizeOver(pair);
  pair.distance = separation.value / (frame.shrink * frame.grow);
  const verdict = certainSign(-separation.value, SEPARATION_ERROR * difference.scale);
  return verdict > 0 && !isComplete ? 0 : verdict;
}

/** Whether all lengths of a pair that has been read are far from those whose products leave the range of doubles. */
export function isOfUsualSize({ difference, frame }: ConvexPair): boolean {
  return frame.shrink === 1 && frame.grow === 1 && isUsualSize(difference.scale);
}

/** Finds the separation of a pair whose difference has been filled, and returns whether the search was complete. */
export function maximizeOver({ a, b, difference, separation }: ConvexPair): boolean {
  note("search");
  if (a.isElliptic || b.isElliptic) {
    return maximizeEllipticSeparation(difference, a, b, separation);
  }
  maximizeSeparation(difference, separation);
  return true;
}

/**
 * Reads two shapes, both of which are convex, into the frame of the pair. The first one's core may have been read already,
 * unscaled, with the origin: it is only read again if sizes are extreme.
 */
export function loadPair(pair: ConvexPair, a: Shape, b: Shape, isFirstRead = false): void {
  if (!isFirstRead) setReference(a, pair.origin);
  loadPairBy(loadCore, loadCore, pair, a, b, isFirstRead);
}

/** The same, given the functions that read each, once the origin is set. */
export function loadPairBy<A, B>(
  loadA: Loader<A>,
  loadB: Loader<B>,
  pair: ConvexPair,
  a: A,
  b: B,
  isFirstRead = false,
): void {
  loadScaled(loadA, loadB, pair, a, b, 1, 1, isFirstRead);
  const { scale } = pair.difference;
  if ((scale < LARGEST_SAFE_SIZE && scale > 1 / LARGEST_SAFE_SIZE) || scale === 0) return;
  const power = Number.isFinite(scale) ? normalizingPower(scale) : LEAST_POWER;
  loadScaled(loadA, loadB, pair, a, b, scale < 1 ? 1 : power, scale < 1 ? power : 1, false);
}

function loadScaled<A, B>(
  loadA: Loader<A>,
  loadB: Loader<B>,
  pair: ConvexPair,
  a: A,
  b: B,
  shrink: number,
  grow: number,
  isFirstRead: boolean,
): void {
  const { frame, origin } = pair;
  frame.shrink = shrink;
  frame.grow = grow;
  frame.originX = origin.x * shrink;
  frame.originY = origin.y * shrink;
  if (!isFirstRead) loadA(pair.a, a, frame);
  loadB(pair.b, b, frame);
  pair.difference.scale = pair.a.size + pair.b.size;
}

/** The most coordinates of a ring: those of an octagon. */
const MOST_NUMBERS = 16;

/** The slot of a shape that is not stored here. */
export const NO_SLOT = -1;

/** The `lengths` entry of a box, which stores its centre, half sizes and direction instead of the coordinates of vertices. */
const BOX = 1;
const NUMBERS_OF_BOX = 6;

/**
 * Boxes and small convex polygons that stand still, by slot, as the numbers that their cores are read from. Objects and their
 * lists of vertices are scattered in memory, and fetching them takes longer than reading a core.
 */
export class StandingShapes {
  /** The slot of the shape that `load` reads. */
  private slot = 0;
  private numbers = new Float64Array(0);
  /** The count of stored numbers, forgotten shapes included, and where the numbers of each slot begin. */
  private end = 0;
  private starts = new Int32Array(0);
  /** By slot, the count of a ring's coordinates, or `BOX`; 0 if no shape is stored. */
  private lengths = new Uint8Array(0);

  has(slot: number): boolean {
    return slot < this.lengths.length && this.lengths[slot] !== 0;
  }

  /** Stores a shape in its pose; false if it is neither a box nor a small convex polygon. */
  take(slot: number, shape: Shape): boolean {
    const isBox = shape.kind === Kind.rect;
    if (!isBox && !isSmallRing(shape)) return false;
    this.lengths = grown(this.lengths, slot + 1);
    this.starts = grown(this.starts, slot + 1);
    let at = this.end;
    this.end += isBox ? NUMBERS_OF_BOX : shape.vertices.length;
    this.numbers = grown(this.numbers, this.end);
    this.lengths[slot] = isBox ? BOX : shape.vertices.length;
    this.starts[slot] = at;
    const { numbers } = this;
    if (isBox) {
      const { x, y, halfWidth, halfHeight, ux, uy } = shape;
      for (const number of [x, y, halfWidth, halfHeight, ux, uy]) numbers[at++] = number;
      return true;
    }
    const { vertices, orientation } = shape;
    for (let i = 0; i < vertices.length; i += 2, at += 2) {
      const from = orientation < 0 ? vertices.length - 2 - i : i;
      numbers[at] = vertices[from] as number;
      numbers[at + 1] = vertices[from + 1] as number;
    }
    return true;
  }

  /** Forgets a shape, which may have moved; its numbers stay until all are forgotten. */
  forget(slot: number): void {
    if (this.has(slot)) this.lengths[slot] = 0;
  }

  /** Forgets all shapes if more numbers are stored than all slots could need: the rest belong to forgotten shapes. */
  tidy(): void {
    if (this.end <= MOST_NUMBERS * this.lengths.length) return;
    this.lengths.fill(0);
    this.end = 0;
  }

  /** This object, set to the shape that `loadStanding` is to read. */
  at(slot: number): this {
    this.slot = slot;
    return this;
  }

  /** Reads the shape set by `at` into a core, with the same result as `loadCore`. */
  load(core: Core, frame: Frame): void {
    const { numbers, slot } = this;
    const length = this.lengths[slot] as number;
    const at = this.starts[slot] as number;
    resetCore(core);
    if (length === BOX) {
      box.x = numbers[at] as number;
      box.y = numbers[at + 1] as number;
      box.width = numbers[at + 2] as number;
      box.height = numbers[at + 3] as number;
      axis.x = numbers[at + 4] as number;
      axis.y = numbers[at + 5] as number;
      readBox(core, frame);
    } else readRing(core, frame, numbers, at, at + length - 2, 2);
    finishCore(core);
  }
}

function isSmallRing(shape: Shape): shape is Polygon {
  return shape.kind === Kind.polygon && shape.convex && shape.vertices.length <= MOST_NUMBERS;
}

export function loadStanding(core: Core, standing: StandingShapes, frame: Frame): void {
  standing.load(core, frame);
}
