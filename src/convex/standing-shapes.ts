import { grown } from "../math/collections.js";
import { Kind, type Polygon, type Shape } from "../shapes/kind.js";
import { axis, box, type Core, finishCore, resetCore } from "./core.js";
import { readBox, readRing } from "./load.js";
import type { Frame } from "./reference.js";

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
