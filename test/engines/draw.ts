/** Integers in [0, n), the same on every engine (a linear congruential generator). */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  int(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 4294967296) * n);
  }

  /** A multiple of a quarter, so that ties happen, or of 2⁻²⁰, so that they do not. */
  length(low: number, high: number): number {
    const step = this.int(3) === 0 ? 0.25 : 2 ** -20;
    return low + this.int(Math.floor((high - low) / step)) * step;
  }

  angle(): number {
    return this.int(4) === 0 ? (this.int(16) * Math.PI) / 4 : this.int(1_000_000) / 159_155;
  }
}
