import { absolute, bitLength, integerSquareRoot, shift, signOf } from "./integer.js";

/** The real number `coefficient`·√`radicand`; the radicand is not negative. */
export interface RootTerm {
  readonly coefficient: bigint;
  readonly radicand: bigint;
}

/**
 * The exact sign of a sum of integer multiples of square roots of integers.
 *
 * The sum is evaluated to growing precision. It is certainly zero when it is smaller than a nonzero sum can be:
 * all numbers got by changing the signs of the roots are the D zeros of a monic polynomial over the integers,
 * so the product of those that are not zero is an integer of size at least 1; if all are at most M, a nonzero
 * one is at least M^(1 − D). (The root bound of Burnikel, Fleischer, Mehlhorn and Schirra, without divisions.)
 */
export function signOfRootSum(terms: readonly RootTerm[]): -1 | 0 | 1 {
  const squares: bigint[] = [];
  const signs: (-1 | 0 | 1)[] = [];
  const irrational = new Set<bigint>();
  for (const { coefficient, radicand } of terms) {
    const sign = signOf(coefficient);
    if (sign === 0 || radicand === 0n) continue;
    signs.push(sign);
    squares.push(coefficient * coefficient * radicand);
    if (radicand !== 1n) irrational.add(radicand);
  }
  const first = signs[0];
  if (first === undefined) return 0;
  if (signs.every((sign) => sign === first)) return first;
  if (signs.length === 2) return productOfSigns(first, signOf((squares[0] ?? 0n) - (squares[1] ?? 0n)));

  const magnitude = Math.max(...squares.map((square) => Math.ceil(bitLength(square) / 2)));
  const bitsOfM = magnitude + bitLength(BigInt(signs.length));
  const fractionBitsOfProof = (2 ** irrational.size - 1) * bitsOfM + bitLength(BigInt(signs.length)) + 1;
  for (let bits = 64; ; bits *= 4) {
    const fractionBits = Math.min(bits - magnitude, fractionBitsOfProof);
    const sum = sumOfRoots(squares, signs, fractionBits);
    // Each root was rounded down by less than one unit.
    if (absolute(sum) >= BigInt(signs.length)) return signOf(sum);
    if (fractionBits === fractionBitsOfProof) return 0;
  }
}

/** The sum of ±√square·2^fractionBits, each root rounded towards zero to an integer. */
function sumOfRoots(
  squares: readonly bigint[],
  signs: readonly (-1 | 0 | 1)[],
  fractionBits: number,
): bigint {
  let sum = 0n;
  squares.forEach((square, index) => {
    const root = integerSquareRoot(shift(square, 2 * fractionBits));
    sum += (signs[index] ?? 0) < 0 ? -root : root;
  });
  return sum;
}

function productOfSigns(a: -1 | 0 | 1, b: -1 | 0 | 1): -1 | 0 | 1 {
  if (a === 0 || b === 0) return 0;
  return a === b ? 1 : -1;
}
