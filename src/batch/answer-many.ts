import { outOfRange } from "../math/validation.js";
import { KERNEL_MODULES } from "./kernel-bytes.js";

/* Many pairs are answered by the compiled kernels where there are any, else one by one. */

/**
 * Answers the pairs of two lists at addresses in the kernels' memory, from index `first` on, until one is undecided, or
 * only one is left: returns its index, or the count of pairs. Answers beyond that may have been written all the same.
 * Indices and addresses are unsigned; results are signed.
 */
type CompiledKernel = (a: number, b: number, out: number, first: number, count: number) => number;

/** The kernels of assembly/. */
export type KernelName =
  | "pointEllipse"
  | "circleRect"
  | "pointSector"
  | "ellipseEllipse"
  | "rayCircle"
  | "rayPolygon"
  | "rayRect";

type CompiledKernels = Readonly<Record<KernelName, CompiledKernel>>;

/** A memory of kernels: its buffer, and the end of their constants in it. */
interface KernelMemory {
  readonly buffer: ArrayBuffer;
  readonly listsBegin: number;
  readonly kernels: CompiledKernels;
}

/** The used part of `WebAssembly`, which not every engine has. */
interface WebAssemblyApi {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: { env: { memory: object } }) => { readonly exports: Exports };
}

/** The exports of all modules together: the constants of the last one end last. */
type Exports = CompiledKernels & { readonly listsBegin: { readonly value: number } };

const PAGE = 2 ** 16;

/** Compiled once, when first needed. */
const compiled: { modules?: readonly object[] } = {};

/** The kernels of each memory. */
const kernelsOfBuffer = /* @__PURE__ */ new WeakMap<ArrayBufferLike, CompiledKernels>();

/** The kernels that work on a buffer; undefined if it is not of theirs. */
function kernelsOn(buffer: ArrayBufferLike): CompiledKernels | undefined {
  return kernelsOfBuffer.get(buffer);
}

/**
 * A new memory with kernels, with `byteLength` bytes for lists; undefined if WebAssembly is missing, forbidden (by a
 * page's security policy), without vectors, or out of memory.
 */
function openKernelMemory(byteLength: number): KernelMemory | undefined {
  const { WebAssembly: api } = globalThis as unknown as { WebAssembly?: WebAssemblyApi };
  if (api === undefined) return undefined;
  try {
    compiled.modules ??= KERNEL_MODULES.map((bytes) => new api.Module(decode(bytes)));
    // The constants take less than half a page.
    const memory = new api.Memory({ initial: Math.ceil(byteLength / PAGE + 0.5) });
    const instances = compiled.modules.map((module) => new api.Instance(module, { env: { memory } }));
    const exports: Exports = Object.assign({}, ...instances.map((instance) => instance.exports));
    kernelsOfBuffer.set(memory.buffer, exports);
    return { buffer: memory.buffer, listsBegin: exports.listsBegin.value, kernels: exports };
  } catch {
    return undefined;
  }
}

function decode(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

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

/** One number per answer. */
type Answers = Uint8Array | Float64Array;

/** The functions of one batch job. */
export interface BatchJob<Out extends Answers> {
  /** The name of its compiled kernel, if there is one. */
  readonly kernel?: KernelName | undefined;
  /** The number of numbers in a record of each list. */
  readonly sizeA: number;
  readonly sizeB: number;
  /**
   * Answers pairs from index `first` on, until one is undecided: returns its index, or the count of pairs. For lists
   * anywhere in memory; the compiled kernel does the same, two pairs at a time.
   */
  readonly plain: (a: Float64Array, b: Float64Array, out: Out, first: number, count: number) => number;
  /** The exact answer for one pair. */
  readonly decide: (a: Float64Array, b: Float64Array, index: number) => number;
}

/** From this number of pairs on, copying the lists costs less than it saves. */
const LEAST_COPIED = 32;

/** Opened when first needed; null if that failed. */
const shared: { stage?: Stage | null } = {};

/** Answers all pairs of two lists, one for each element of `out`. */
export function answerMany<Out extends Answers>(
  job: BatchJob<Out>,
  a: Float64Array,
  b: Float64Array,
  out: Out,
): void {
  if (job.kernel === undefined) {
    answerPlain(job, a, b, out);
    return;
  }
  const kernels = a.buffer === out.buffer && b.buffer === out.buffer ? kernelsOn(out.buffer) : undefined;
  if (kernels !== undefined) {
    answerInPlace(kernels[job.kernel], job, a, b, out, out.length);
    return;
  }
  if (shared.stage === undefined && out.length >= LEAST_COPIED) shared.stage = openStage();
  const stage = out.length >= LEAST_COPIED ? shared.stage : null;
  if (stage) answerCopied(stage, stage.kernels[job.kernel], job, a, b, out);
  else answerPlain(job, a, b, out);
}

function answerPlain<Out extends Answers>(
  job: BatchJob<Out>,
  a: Float64Array,
  b: Float64Array,
  out: Out,
): void {
  const count = out.length;
  for (let i = job.plain(a, b, out, 0, count); i < count; i = job.plain(a, b, out, i + 1, count)) {
    out[i] = job.decide(a, b, i);
  }
}

function answerInPlace<Out extends Answers>(
  kernel: CompiledKernel,
  job: BatchJob<Out>,
  a: Float64Array,
  b: Float64Array,
  out: Out,
  count: number,
): void {
  const atA = a.byteOffset;
  const atB = b.byteOffset;
  const atOut = out.byteOffset;
  for (let i = kernel(atA, atB, atOut, 0, count); i < count; i = kernel(atA, atB, atOut, i + 1, count)) {
    out[i] = job.decide(a, b, i);
  }
}

function answerCopied<Out extends Answers>(
  stage: Stage,
  kernel: CompiledKernel,
  job: BatchJob<Out>,
  a: Float64Array,
  b: Float64Array,
  out: Out,
): void {
  const answers = (out instanceof Float64Array ? stage.doubles : stage.bytes) as Out;
  const { sizeA, sizeB } = job;
  for (let begin = 0; begin < out.length; begin += CHUNK) {
    const count = Math.min(CHUNK, out.length - begin);
    stage.a.set(a.subarray(begin * sizeA, (begin + count) * sizeA));
    stage.b.set(b.subarray(begin * sizeB, (begin + count) * sizeB));
    answerInPlace(kernel, job, stage.a, stage.b, answers, count);
    out.set(count === CHUNK ? answers : answers.subarray(0, count), begin);
  }
}

/** The number of pairs that are copied at a time: as many as fit in the cache. */
const CHUNK = 256;

/** The length of the longest record of each list. */
const LONGEST_A = 6;
const LONGEST_B = 17;

/** The memory to which ordinary lists are copied, a chunk at a time, for the kernels. */
interface Stage {
  readonly kernels: CompiledKernels;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly bytes: Uint8Array;
  readonly doubles: Float64Array;
}

/** Null if kernels are not available. */
function openStage(): Stage | null {
  const memory = openKernelMemory(8 * CHUNK * (LONGEST_A + LONGEST_B + 2));
  if (memory === undefined) return null;
  const { buffer, kernels } = memory;
  const beginA = 64 * Math.ceil(memory.listsBegin / 64);
  const beginB = beginA + 8 * CHUNK * LONGEST_A;
  const beginOut = beginB + 8 * CHUNK * LONGEST_B;
  return {
    kernels,
    a: new Float64Array(buffer, beginA, CHUNK * LONGEST_A),
    b: new Float64Array(buffer, beginB, CHUNK * LONGEST_B),
    bytes: new Uint8Array(buffer, beginOut, CHUNK),
    doubles: new Float64Array(buffer, beginOut, CHUNK),
  };
}
