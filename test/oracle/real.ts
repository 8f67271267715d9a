import {
  absolute,
  bitLength,
  commonExponent,
  integerSquareRoot,
  shift,
  signOf,
  toInteger,
} from "./integer.js";
import type { Surd } from "./surd.js";

/** The usual relative accuracy of a rounded operation, in bits: about 67 decimal digits. */
export const usualAccuracy = 224;

/** The accuracy in force where none is given. */
const inForce = { accuracy: usualAccuracy };

/** The accuracy, in bits, of rounded operations for which none is given. */
export function accuracyInForce(): number {
  return inForce.accuracy;
}

/** Computes with another accuracy than the usual one. */
export function withAccuracy<Result>(accuracy: number, compute: () => Result): Result {
  const before = inForce.accuracy;
  inForce.accuracy = accuracy;
  try {
    return compute();
  } finally {
    inForce.accuracy = before;
  }
}

/**
 * The number mantissa·2^exponent, of any size. Sums and products are exact; quotients and roots are cut to a
 * relative error below 2^(2 − accuracy).
 */
export class Real {
  readonly mantissa: bigint;
  readonly exponent: number;

  constructor(mantissa: bigint, exponent: number) {
    this.mantissa = mantissa;
    this.exponent = mantissa === 0n ? 0 : exponent;
  }

  static of(x: number): Real {
    const exponent = commonExponent(x);
    return new Real(toInteger(x, exponent), exponent);
  }

  sign(): -1 | 0 | 1 {
    return signOf(this.mantissa);
  }

  plus(other: Real): Real {
    if (this.mantissa === 0n) return other;
    if (other.mantissa === 0n) return this;
    const exponent = Math.min(this.exponent, other.exponent);
    const sum =
      shift(this.mantissa, this.exponent - exponent) + shift(other.mantissa, other.exponent - exponent);
    return new Real(sum, exponent);
  }

  negated(): Real {
    return new Real(-this.mantissa, this.exponent);
  }

  minus(other: Real): Real {
    if (other.mantissa === 0n) return this;
    const exponent = this.mantissa === 0n ? other.exponent : Math.min(this.exponent, other.exponent);
    const difference =
      shift(this.mantissa, this.exponent - exponent) - shift(other.mantissa, other.exponent - exponent);
    return new Real(difference, exponent);
  }

  times(other: Real): Real {
    return new Real(this.mantissa * other.mantissa, this.exponent + other.exponent);
  }

  dividedBy(other: Real, accuracy = inForce.accuracy): Real {
    const up = Math.max(0, accuracy + bitLength(other.mantissa) - bitLength(this.mantissa));
    return new Real((this.mantissa << BigInt(up)) / other.mantissa, this.exponent - other.exponent - up);
  }

  squareRoot(accuracy = inForce.accuracy): Real {
    let up = Math.max(0, 2 * accuracy - bitLength(this.mantissa));
    if ((this.exponent - up) % 2 !== 0) up++;
    return new Real(integerSquareRoot(this.mantissa << BigInt(up)), (this.exponent - up) / 2);
  }

  absolute(): Real {
    return new Real(absolute(this.mantissa), this.exponent);
  }

  compare(other: Real): -1 | 0 | 1 {
    return this.minus(other).sign();
  }

  /** The number cut to the accuracy of a rounded operation, so that exact ones do not grow without end. */
  rounded(accuracy = inForce.accuracy): Real {
    const excess = bitLength(this.mantissa) - accuracy;
    return excess <= 0 ? this : new Real(shift(this.mantissa, -excess), this.exponent + excess);
  }

  /** The nearest double; within one unit in the last place where it is subnormal. */
  toNumber(): number {
    const excess = Math.max(0, bitLength(this.mantissa) - 64);
    const sticky = (this.mantissa & ((1n << BigInt(excess)) - 1n)) === 0n ? 0n : 1n;
    const top = Number((this.mantissa >> BigInt(excess)) | sticky);
    // No double needs more than this; and powers of two beyond the doubles are applied in steps.
    let exponent = Math.max(-3000, Math.min(3000, this.exponent + excess));
    let value = top;
    while (exponent !== 0) {
      const step = Math.max(-1000, Math.min(1000, exponent));
      value *= 2 ** step;
      exponent -= step;
    }
    return value;
  }
}

/** (a + b√w)/denominator·2^exponent, to the accuracy of a rounded operation however much the sum cancels. */
export function realOf(surd: Surd, denominator = 1n, exponent = 0, accuracy = usualAccuracy): Real {
  if (surd.sign() === 0) return new Real(0n, 0);
  const divisor = new Real(denominator, 0);
  if (surd.b === 0n) return new Real(surd.a, exponent).dividedBy(divisor, accuracy);
  const square = surd.b * surd.b * surd.root.square;
  const size = Math.max(bitLength(surd.a), Math.ceil(bitLength(square) / 2));
  for (let bits = accuracy + 8; ; bits *= 2) {
    const fractionBits = Math.max(0, bits - size);
    const root = integerSquareRoot(shift(square, 2 * fractionBits));
    const sum = shift(surd.a, fractionBits) + (surd.b < 0n ? -root : root);
    if (bitLength(sum) > accuracy) return new Real(sum, exponent - fractionBits).dividedBy(divisor, accuracy);
  }
}
