/** A fraction of integers in lowest terms; the divisor is positive. */
export class Fraction {
  private constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  /** A double that is a multiple of 2⁻⁶⁰, exactly. */
  static of(value: number): Fraction {
    return Fraction.quotient(BigInt(value * 2 ** 60), 1n << 60n);
  }

  private static quotient(over: bigint, under: bigint): Fraction {
    let [a, b] = [over < 0n ? -over : over, under < 0n ? -under : under];
    while (b !== 0n) [a, b] = [b, a % b];
    const divisor = under < 0n ? -a : a;
    return new Fraction(over / divisor, under / divisor);
  }

  plus({ over, under }: Fraction): Fraction {
    return Fraction.quotient(this.over * under + over * this.under, this.under * under);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under));
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
    return this.minus(other).sign();
  }
}
