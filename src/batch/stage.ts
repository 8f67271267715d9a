import { type CompiledKernels, openKernelMemory } from "./kernels.js";

/** Pairs that are copied at a time: as many as a processor keeps near. */
export const CHUNK = 256;

/** Numbers of the longest record of each list. */
const LONGEST_A = 6;
const LONGEST_B = 17;

/** Where ordinary lists are copied to, a chunk at a time, for the kernels to work on. */
export interface Stage {
  readonly kernels: CompiledKernels;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly bytes: Uint8Array;
  readonly doubles: Float64Array;
}

/** Null where there can be no kernels. */
export function openStage(): Stage | null {
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
