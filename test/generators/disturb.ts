import { legal } from "./legal.js";
import { anyUnit, fewSteps, logUniform, signed, stepUlps, wholeMeasure } from "./numbers.js";
import { wildNumber } from "./ordinary.js";
import { oneIn, type Random } from "./random.js";
import type { PairSpec, ShapeSpec } from "./spec.js";
import { mapNumbers, numberCount } from "./spec-map.js";
import { enlarge, lengthenDirections, shift, turn } from "./transform.js";

/** One number of the shape moved by 1 … 4 doubles. */
export function nudge<S extends ShapeSpec>(shape: S, random: Random): S {
  const chosen = random.int(numberCount(shape));
  const steps = fewSteps(random);
  return legal(mapNumbers(shape, (value, _, index) => (index === chosen ? stepUlps(value, steps) : value)));
}

/** Half of all pairs keep what they are exactly; in the other half one number of one shape is nudged. */
export function nudgeHalf(pair: PairSpec, random: Random): PairSpec {
  switch (random.int(4)) {
    case 2:
      return { a: nudge(pair.a, random), b: pair.b };
    case 3:
      return { a: pair.a, b: nudge(pair.b, random) };
    default:
      return pair;
  }
}

/** Powers of two that keep ordinary numbers ordinary, make squares or fourth powers overflow, or vanish. */
const EXPONENTS = [1, -1, 27, -27, 130, -130, 260, -267, 350, -350, 500, -515, -530, 1015, -1020, -1060];

export function powerOfTwo(random: Random): number {
  return 2 ** random.pick(EXPONENTS);
}

const OFFSETS = [1, 1024, 1e6, 1e9, 2 ** 40];

/** The pair turned, enlarged and moved as a whole: exactly, as long as its numbers are whole and moderate. */
export function placed(pair: PairSpec, random: Random): PairSpec {
  let { a, b } = pair;
  const apply = (map: (shape: ShapeSpec) => ShapeSpec): void => {
    a = legal(map(a));
    b = legal(map(b));
  };
  if (random.int(5) > 2) {
    const unit = anyUnit(wholeMeasure, random);
    apply((shape) => turn(shape, unit));
  }
  if (oneIn(random, 6)) {
    const factor = random.pick([2, 3, 0.5, 2 ** 30, 2 ** -60, 2 ** 500, 2 ** -520]);
    apply((shape) => lengthenDirections(shape, factor));
  }
  if (oneIn(random, 4)) {
    const scale = oneIn(random, 2) ? signed(random) : 1;
    const dx = random.pick(OFFSETS) * scale;
    const dy = random.pick([0, ...OFFSETS]) * scale;
    apply((shape) => shift(shape, dx, dy));
  }
  if (oneIn(random, 4)) {
    const factor = random.int(3) < 2 ? powerOfTwo(random) : logUniform(random, -8, 8);
    apply((shape) => enlarge(shape, factor));
  }
  return { a, b };
}

/** The shape with each number replaced, in part, by one of any magnitude. */
export function wild<S extends ShapeSpec>(shape: S, random: Random): S {
  const rarity = random.pick([1, 2, 4]);
  return legal(mapNumbers(shape, (value) => (oneIn(random, rarity) ? wildNumber(random) : value)));
}
