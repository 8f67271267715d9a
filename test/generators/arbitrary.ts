import fc from "fast-check";
import { type Generator, type Random, randomFrom } from "./random.js";

const natural = (largest: number) => fc.integer({ min: 0, max: largest });
const fraction = () => fc.maxSafeNat();

/** A generator as a fast-check arbitrary; it shrinks by lowering the generator's own choices. */
export function arbitraryOf<T>(generator: Generator<T>): fc.Arbitrary<T> {
  return new Drawn(generator);
}

/** Where a value was drawn. */
class Origin {
  readonly random: fc.Random;
  readonly bias: number | undefined;

  constructor(random: fc.Random, bias: number | undefined) {
    this.random = random;
    this.bias = bias;
  }
}

/**
 * Draws without keeping what fast-check needs to shrink a value, which takes longer than most checks do; of the one
 * value that fails it is drawn anew.
 */
class Drawn<T> extends fc.Arbitrary<T> {
  readonly #generator: Generator<T>;
  readonly #shrinking: fc.Arbitrary<T>;

  constructor(generator: Generator<T>) {
    super();
    this.#generator = generator;
    this.#shrinking = fc.gen().map((draw) =>
      generator(
        fromNaturals(
          (largest) => draw(natural, largest),
          () => draw(fraction),
        ),
      ),
    );
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    const origin = new Origin(random.clone(), bias);
    const drawOne = (numbers: fc.Arbitrary<number>) => numbers.generate(random, bias).value;
    const drawn = this.#generator(
      fromNaturals(
        (largest) => drawOne(naturalUpTo(largest)),
        () => drawOne(fractions),
      ),
    );
    return new fc.Value(drawn, origin);
  }

  override canShrinkWithoutContext(_value: unknown): _value is T {
    return false;
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    if (!(context instanceof Origin)) return this.#shrinking.shrink(value, context);
    const again = this.#shrinking.generate(context.random.clone(), context.bias);
    return this.#shrinking.shrink(again.value_, again.context);
  }
}

const fractions = fraction();
const naturals = new Map<number, fc.Arbitrary<number>>();

function naturalUpTo(largest: number): fc.Arbitrary<number> {
  const known = naturals.get(largest);
  if (known) return known;
  const made = natural(largest);
  naturals.set(largest, made);
  return made;
}

function fromNaturals(upTo: (largest: number) => number, anySafe: () => number): Random {
  return randomFrom(
    (n) => upTo(n - 1),
    () => anySafe() * 2 ** -53,
  );
}
