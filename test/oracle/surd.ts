import { integerSquareRoot } from "./integer.js";
import { signOfRootSum } from "./root-sum.js";

/** The length √w of an integer vector, w = x² + y²; `whole` is √w when that is an integer. */
export interface Length {
  readonly square: bigint;
  readonly whole: bigint | undefined;
}

export function rootOf(square: bigint): Length {
  const root = integerSquareRoot(square);
  return { square, whole: root * root === square ? root : undefined };
}

export const unitLength: Length = { square: 1n, whole: 1n };

/** The real number a + b√w for integers a, b and one fixed w. Exact; b is 0 where √w is an integer. */
export class Surd {
  readonly a: bigint;
  readonly b: bigint;
  readonly root: Length;

  constructor(a: bigint, b: bigint, root: Length) {
    this.root = root;
    if (root.whole === undefined) {
      this.a = a;
      this.b = b;
    } else {
      this.a = a + b * root.whole;
      this.b = 0n;
    }
  }

  plus(other: Surd): Surd {
    return new Surd(this.a + other.a, this.b + other.b, this.root);
  }

  minus(other: Surd): Surd {
    return new Surd(this.a - other.a, this.b - other.b, this.root);
  }

  times(other: Surd): Surd {
    if (this.b === 0n && other.b === 0n) return new Surd(this.a * other.a, 0n, this.root);
    const a = this.a * other.a + this.b * other.b * this.root.square;
    return new Surd(a, this.a * other.b + this.b * other.a, this.root);
  }

  scaledBy(factor: bigint): Surd {
    return new Surd(this.a * factor, this.b * factor, this.root);
  }

  sign(): -1 | 0 | 1 {
    return signOfRootSum([
      { coefficient: this.a, radicand: 1n },
      { coefficient: this.b, radicand: this.root.square },
    ]);
  }

  compare(other: Surd): -1 | 0 | 1 {
    return this.minus(other).sign();
  }
}
