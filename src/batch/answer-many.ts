import {
  type CompiledKernel,
  type CompiledKernels,
  type KernelName,
  kernelsOn,
  openKernelMemory,
} from "./kernels.js";

/** One number per answer. */
export type Answers = Uint8Array | Float64Array;

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
