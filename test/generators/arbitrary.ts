import fc from "fast-check";
import { type Generator, randomFrom } from "./random.js";

const natural = (largest: number) => fc.integer({ min: 0, max: largest });
const fraction = () => fc.maxSafeNat();

/** A generator as a fast-check arbitrary; it shrinks by lowering the generator's own choices. */
export function arbitraryOf<T>(generator: Generator<T>): fc.Arbitrary<T> {
  return fc.gen().map((draw) =>
    generator(
      randomFrom(
        (n) => draw(natural, n - 1),
        () => draw(fraction) * 2 ** -53,
      ),
    ),
  );
}
