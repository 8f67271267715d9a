import { outOfRange } from "../math/validation.js";
import { openKernelMemory } from "./kernels.js";

/** Lists begin at multiples of this, which is fastest for the processor. */
const ALIGNMENT = 16;

/** The range of 32-bit addresses, except the page of the kernels' constants. */
const MOST_BYTES = 2 ** 32 - 2 ** 16;

/**
 * Memory for lists that `overlapsMany` and `raycastMany` read without copying them: both lists and `out` of a call must
 * come from the same one. Lists are not freed one by one, but all together when nothing refers to the memory or a list of
 * it any more. Ordinary lists give the same answers, at the cost of a copy.
 *
 * ```ts
 * const memory = new BatchMemory(count * (16 + 48 + 1) + 48);
 * const points = memory.float64Array(2 * count);
 * const ellipses = memory.float64Array(6 * count);
 * const out = memory.uint8Array(count);
 * ```
 *
 * If WebAssembly is missing or forbidden, or lacks vectors, the lists are ordinary ones.
 *
 * @example
 * const memory = new BatchMemory(4096);
 * const circles = memory.float64Array(100 * RECORD_SIZE[Kind.circle]);
 * overlapsMany(Kind.circle, circles, Kind.circle, circles, memory.uint8Array(100))[99]; // 1
 */
export class BatchMemory {
  readonly #buffer: ArrayBuffer;
  readonly #end: number;
  #next: number;

  /**
   * Allocates `byteLength` bytes, which cannot grow later: 8 for each number of a Float64Array, 1 for each of a
   * Uint8Array, each list rounded up to a multiple of 16.
   *
   * Throws RangeError unless it is an integer from 0 to 2³² − 2¹⁶, and if the engine has no such memory left.
   *
   * @example
   * new BatchMemory(1024).float64Array(128).length; // 128
   */
  constructor(byteLength: number) {
    requireCount(byteLength, MOST_BYTES, "BatchMemory: byteLength");
    const size = roundedUp(byteLength);
    const memory = openKernelMemory(size) ?? { buffer: new ArrayBuffer(size), listsBegin: 0 };
    this.#buffer = memory.buffer;
    this.#next = roundedUp(memory.listsBegin);
    this.#end = this.#next + size;
  }

  /**
   * A new list of numbers, all 0. Throws RangeError if the memory is too small for it.
   *
   * @example
   * const circles = new BatchMemory(4096).float64Array(100 * RECORD_SIZE[Kind.circle]);
   * storeRecord(circles, 99, circle(7, 8, 9));
   * circles.length; // 300
   */
  float64Array(length: number): Float64Array {
    return new Float64Array(this.#buffer, this.#take(length, 8, "float64Array"), length);
  }

  /**
   * A new list of bytes, all 0. Throws RangeError if the memory is too small for it.
   *
   * @example
   * const answers = new BatchMemory(4096).uint8Array(100);
   * answers.length; // 100
   */
  uint8Array(length: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(length, 1, "uint8Array"), length);
  }

  /** The address of a new list. */
  #take(length: number, size: number, method: string): number {
    requireCount(length, Math.floor((this.#end - this.#next) / size), `BatchMemory.${method}: length`);
    const begin = this.#next;
    this.#next += roundedUp(size * length);
    return begin;
  }
}

function roundedUp(byteLength: number): number {
  return Math.ceil(byteLength / ALIGNMENT) * ALIGNMENT;
}

function requireCount(value: number, most: number, parameter: string): void {
  if (Number.isInteger(value) && value >= 0 && value <= most) return;
  throw outOfRange(value, parameter, `a whole number from 0 to ${most}`);
}
