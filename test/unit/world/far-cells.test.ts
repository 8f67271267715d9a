import { overlaps, type Polygon, polygon, World } from "osculate";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../../generators/random.js";

/** Here doubles are the whole numbers, so that the middle of a square of side 3 has to be rounded. */
const FAR = 2 ** 52;

function squareFarAway(random: Random): Polygon {
  const [x, y] = [FAR + random.int(60), FAR + random.int(60)];
  return polygon([
    { x, y },
    { x: x + 3, y },
    { x: x + 3, y: y + 3 },
    { x, y: y + 3 },
  ]);
}

describe("pairs found by cells", () => {
  it("are all there where the middles of boxes are rounded by a good part of their size", () => {
    const random = seededRandom(1);
    const shapes = Array.from({ length: 200 }, () => squareFarAway(random));
    const world = new World();
    for (const shape of shapes) world.add(shape);
    let found = 0;
    world.pairs(() => {
      found += 1;
    });
    const expected = shapes.flatMap((a, index) => shapes.slice(0, index).filter((b) => overlaps(a, b)));
    expect(found).toBe(expected.length);
    expect(found).toBeGreaterThan(200);
  });
});
