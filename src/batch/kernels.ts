import { KERNEL_MODULES } from "./kernel-bytes.js";

/**
 * Answers the pairs of two lists at addresses in the kernels' memory, from index `first` on, until one is undecided, or
 * only one is left: returns its index, or the count of pairs. Answers beyond that may have been written all the same.
 * Indices and addresses are unsigned; results are signed.
 */
export type CompiledKernel = (a: number, b: number, out: number, first: number, count: number) => number;

/** The kernels of assembly/. */
export type KernelName =
  | "pointEllipse"
  | "circleRect"
  | "pointSector"
  | "ellipseEllipse"
  | "rayCircle"
  | "rayPolygon"
  | "rayRect";

export type CompiledKernels = Readonly<Record<KernelName, CompiledKernel>>;

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
export function kernelsOn(buffer: ArrayBufferLike): CompiledKernels | undefined {
  return kernelsOfBuffer.get(buffer);
}

/**
 * A new memory with kernels, with `byteLength` bytes for lists; undefined if WebAssembly is missing, forbidden (by a
 * page's security policy), without vectors, or out of memory.
 */
export function openKernelMemory(byteLength: number): KernelMemory | undefined {
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
