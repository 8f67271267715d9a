/**
 * The source of every choice a generator makes.
 *
 * Generators are plain functions of it, so that the property tests (which shrink) and the long run (which
 * must be quick) draw from the same cases. By convention 0, and the first item of a list, is the simplest.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, n). */
  int(n: number): number;
  /** One of the items of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

export type Generator<T> = (random: Random) => T;

/** A `Random` made of one that gives integers in [0, n) and one that gives numbers in [0, 1). */
export function randomFrom(int: (n: number) => number, next: () => number): Random {
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      return list[int(list.length)] as T;
    },
  };
}

/** True once in `n` draws; false is the simpler choice. */
export function oneIn(random: Random, n: number): boolean {
  return random.int(n) === n - 1;
}

/**
 * A repeatable source: the same seed gives the same cases on every machine.
 *
 * Source: S. Vigna, D. Blackman, "Scrambled linear pseudorandom number generators", xoshiro128++,
 * seeded by the 32-bit finaliser of MurmurHash3.
 */
export function seededRandom(seed: number): Random {
  let counter = seed >>> 0;
  const scramble = (): number => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let z = counter;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  let a = scramble();
  let b = scramble();
  let c = scramble();
  let d = scramble() | 1;

  const bits = (): number => {
    const sum = (a + d) | 0;
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  const next = (): number => ((bits() >>> 5) * 0x4000000 + (bits() >>> 6)) * 2 ** -53;
  return randomFrom((n) => Math.floor((bits() * n) / 0x100000000), next);
}

/** Numbers in [0, 1), the same ones for the same seed: a linear congruential generator, for crowds of anything. */
export function uniformNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
