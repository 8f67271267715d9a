/** A fraction is brought to lowest terms when its divisor has grown beyond this: to do so takes longer than most sums. */
const SHORT = 1n << 128n;

/** A fraction of integers; the divisor is positive. */
export class Fraction {
  private constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  /** A double that is a multiple of 2⁻⁶⁰, exactly. */
  static of(value: number): Fraction {
    if (Number.isInteger(value)) return new Fraction(BigInt(value), 1n);
    return Fraction.quotient(BigInt(value * 2 ** 60), 1n << 60n);
  }

  private static quotient(over: bigint, under: bigint): Fraction {
    if (under < 0n) return Fraction.quotient(-over, -under);
    if (under <= SHORT) return new Fraction(over, under);
    let [a, b] = [over < 0n ? -over : over, under];
    while (b !== 0n) [a, b] = [b, a % b];
    return new Fraction(over / a, under / a);
  }

  plus({ over, under }: Fraction): Fraction {
    return Fraction.quotient(this.over * under + over * this.under, this.under * under);
  }

  minus({ over, under }: Fraction): Fraction {
    return Fraction.quotient(this.over * under - over * this.under, this.under * under);
  }

  times({ over, under }: Fraction): Fraction {
    return Fraction.quotient(this.over * over, this.under * under);
  }

  dividedBy({ over, under }: Fraction): Fraction {
    return Fraction.quotient(this.over * under, this.under * over);
  }

  sign(): number {
    return this.over > 0n ? 1 : this.over < 0n ? -1 : 0;
  }

  compare(other: Fraction): number {
    const [left, right] = [this.over * other.under, other.over * this.under];
    return left > right ? 1 : left < right ? -1 : 0;
  }
}
