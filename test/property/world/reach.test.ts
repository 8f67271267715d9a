import { moveTo, overlaps, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { isConvex } from "../../../src/convex/convexity.js";
import type { Verdict } from "../../../src/math/verdict.js";
import { copyOfAny } from "../../../src/shapes/copy.js";
import { writeBox } from "../../../src/world/boxes/placed-boxes.js";
import { REACH_BYTES, reachVerdict } from "../../../src/world/pairs/reach-verdict.js";
import { Reaches } from "../../../src/world/pairs/reaches.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { anyPair, nearTouchPair } from "../../generators/pair.js";
import type { Generator } from "../../generators/random.js";
import { buildShape, KIND_NAMES, type PairSpec } from "../../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";

interface MovedPair {
  readonly pair: PairSpec;
  readonly x: number;
  readonly y: number;
}

/** A pair, and a way for both of them to go, which may be far. */
function movedPair(draw: Generator<PairSpec>): Generator<MovedPair> {
  return (random) => {
    const pair = draw(random);
    const length = logUniform(random, -3, 12);
    return { pair, x: length * signed(random), y: length * signed(random) };
  };
}

/** What the boxes and reaches of two shapes say of them: nothing, if the boxes are apart. */
class Reached {
  private readonly reaches = new Reaches();
  private readonly boxes = new Float64Array(8);

  constructor(private readonly shapes: readonly [Shape, Shape]) {
    for (const slot of [0, 1]) this.reaches.forget(slot, false);
  }

  verdict(): Verdict {
    const { boxes, reaches, shapes } = this;
    for (const [slot, shape] of shapes.entries()) writeBox(shape, boxes, 4 * slot);
    const known = shapes.filter((shape, slot) => reaches.isKnown(slot) || reaches.make(slot, shape, boxes));
    if (known.length < 2 || !this.boxesMeet()) return 0;
    const { bytes } = reaches;
    const verdict = reachVerdict(boxes, 0, boxes, 4, bytes, 0, bytes, REACH_BYTES);
    return verdict > 0 && !shapes.every((shape) => isConvex(shape)) ? 0 : verdict;
  }

  private boxesMeet(): boolean {
    const [
      left = 0,
      below = 0,
      right = 0,
      above = 0,
      otherLeft = 0,
      otherBelow = 0,
      otherRight = 0,
      otherAbove = 0,
    ] = this.boxes;
    return left <= otherRight && right >= otherLeft && below <= otherAbove && above >= otherBelow;
  }
}

function expectRight(verdict: Verdict, a: Shape, b: Shape): void {
  if (verdict !== 0) expect(verdict > 0).toBe(overlaps(a, b));
}

describe.each(KIND_NAMES)("the reach of a %s", (kind) => {
  it(
    "tells nothing but the truth of pairs, also of moved ones",
    () => {
      const draws = KIND_NAMES.flatMap((other) => [
        anyPair(kind, other),
        nearTouchPair(kind, other, -17, -1),
      ]);
      forAll(
        movedPair((random) => random.pick(draws)(random)),
        ({ pair, x, y }) => {
          const [a, b] = [copyOfAny(buildShape(pair.a)), copyOfAny(buildShape(pair.b))];
          const reached = new Reached([a, b]);
          expectRight(reached.verdict(), a, b);
          const [toX, toY] = [a.x + x, a.y + y];
          if (![toX, toY, b.x + x, b.y + y].every((place) => Math.abs(place) < 1e300)) return;
          moveTo(a, toX, toY);
          moveTo(b, b.x + x, b.y + y);
          expectRight(reached.verdict(), a, b);
        },
        4 * LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
