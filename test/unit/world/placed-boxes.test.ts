import { bounds, moveTo, polygon, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { copyOfAny } from "../../../src/shapes/copy.js";
import { PlacedBoxes, writeBox } from "../../../src/world/boxes/placed-boxes.js";
import { everydayPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

const MOVED_KINDS = KIND_NAMES.filter((kind) => !["point", "circle", "halfPlane", "compound"].includes(kind));

const isIn = (value: number, low: number, high: number) => low <= value && value <= high;

/**
 * Whether the box of a shape that was measured far away holds it wherever it has gone to; undefined if it is to be measured
 * there.
 */
function holds(shape: Shape, random: Random, slack: number): boolean | undefined {
  const placed = new PlacedBoxes();
  const box = new Float64Array(4);
  const { minX: first, maxX: last } = bounds(shape);
  const size = last - first;
  const copy = moveTo(copyOfAny(shape), far(random, size), far(random, size));
  writeBox(copy, box, 0);
  placed.grow(0);
  if (!placed.note(0, copy, box, 0)) return undefined;
  const moved = moveTo(copy, far(random, size), far(random, size));
  placed.target.set([moved.x, moved.y]);
  if (!(placed.moveToTarget(0) && placed.write(0, box, 0))) return undefined;
  const { minX, minY, maxX, maxY } = bounds(moved);
  const [left = 0, below = 0, right = 0, above = 0] = box;
  return (
    isIn(minX, left - slack, right) &&
    isIn(minY, below - slack, above) &&
    isIn(maxX, left, right + slack) &&
    isIn(maxY, below, above + slack)
  );
}

/** Up to as many sizes as a box is put away from its origin. */
function far(random: Random, size: number): number {
  return size * 2 ** (random.int(19) - 1) * (2 * random.next() - 1);
}

/** A triangle with corners all but in line with a point, which is its origin or away from it. */
function triangle(random: Random, offset: number): Shape {
  const near = () => offset + (random.int(2) === 0 ? random.next() : 2 ** -33 * (random.next() - 0.5));
  return polygon([
    [near(), near()],
    [offset + 0.5 + random.next(), near()],
    [near(), offset + 0.5 + random.next()],
  ]);
}

describe("PlacedBoxes", () => {
  it.each(MOVED_KINDS)("hold a %s wherever it is moved to", (kind) => {
    const random = seededRandom(20261121);
    const draw = everydayPair(kind, "circle");
    const answers = Array.from({ length: 500 }, () => {
      const shape = buildShape(draw(random).a);
      const { minX, maxX } = bounds(shape);
      // `bounds` itself is wider than a curved shape by an ulp.
      return holds(shape, random, 2 ** -32 * (maxX - minX));
    });
    expect(answers).not.toContain(false);
    expect(answers.filter((answer) => answer === true).length).toBeGreaterThan(400);
  });

  it.each([0, 3, 50])("hold polygons %d sizes from their origin, to the last bit", (offset) => {
    const random = seededRandom(20261121);
    const answers = Array.from({ length: 3000 }, () => holds(triangle(random, offset), random, 0));
    expect(answers).not.toContain(false);
    expect(answers.filter((answer) => answer === true).length).toBeGreaterThan(2500);
  });
});
