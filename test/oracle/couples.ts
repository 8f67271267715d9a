import type { SimpleShape } from "../../src/shapes/kind.js";
import { Bounded } from "./bounded.js";
import { type FieldVector, minus, plus } from "./field-vector.js";
import type { Dimension, Side } from "./locate.js";
import { Field } from "./radical.js";
import { accuracyInForce } from "./real.js";
import { type Place, sampleAt } from "./sample.js";

/** Two parts in numbers of one field. */
interface Couple {
  readonly field: Field;
  readonly owner: Bounded | undefined;
  readonly other: Bounded | undefined;
}

export type Union = "a" | "b";

/** The parts of two unions, two by two. */
export class Couples {
  readonly parts: readonly SimpleShape[];
  readonly #countOfA: number;
  readonly #exponent: number;
  readonly #known = new Map<number, Couple>();

  constructor(parts: readonly SimpleShape[], countOfA: number, exponent: number) {
    this.parts = parts;
    this.#countOfA = countOfA;
    this.#exponent = exponent;
  }

  unionOf(part: number): Union {
    return part < this.#countOfA ? "a" : "b";
  }

  partsOf(union: Union): number[] {
    return [...this.parts.keys()].filter((part) => this.unionOf(part) === union);
  }

  /** Each two parts have a field of their own, since numbers with the roots of all parts would be long. */
  couple(owner: number, other: number): Couple {
    const key = owner * this.parts.length + other;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const field = new Field();
    const scale = { field, exponent: this.#exponent, offsetX: 0, offsetY: 0 };
    const bounded = (index: number) => {
      const part = this.parts[index];
      return part && new Bounded(part, scale);
    };
    const couple = { field, owner: bounded(owner), other: bounded(other) };
    this.#known.set(key, couple);
    return couple;
  }

  alone(part: number): Bounded | undefined {
    return this.couple(part, part).owner;
  }

  dimensionOf(part: number): Dimension | undefined {
    return this.alone(part)?.located.dimension;
  }

  /** Where a place of a curve, or one next to nothing beside it, lies with regard to a part. */
  sideAt(part: number, owner: number, curveIndex: number, place: Place, beside: 0 | 1 | -1): Side {
    const couple = this.couple(owner, part);
    const curve = couple.owner?.curves[curveIndex];
    if (curve === undefined || couple.other === undefined) throw new Error("a part keeps its curves");
    const { point, across } = sampleAt(curve, place, couple.field);
    const divisor = 1n << BigInt(2 * accuracyInForce());
    const aside = { x: across.x.dividedBy(divisor), y: across.y.dividedBy(divisor) };
    const moved: FieldVector = beside === 0 ? point : beside > 0 ? plus(point, aside) : minus(point, aside);
    return couple.other.located.sideOf(moved);
  }
}
