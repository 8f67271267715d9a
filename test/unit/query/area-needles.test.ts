import { describe, expect, it } from "vitest";
import {
  area,
  capsule,
  circle,
  compound,
  ellipse,
  overlapArea,
  polygon,
  rect,
  roundedRect,
  type SimpleShape,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

/** Of two parts in both orders, in units of a box of about 4. */
function errorsOfUnion(a: SimpleShape, b: SimpleShape): number[] {
  const expected = area(a) + area(b) - overlapArea(a, b);
  return [compound([a, b]), compound([b, a])].map((both) => Math.abs(area(both) - expected));
}

const upright = { x: 0, y: 1 };

describe("the area of a compound with a needle", () => {
  it.each([1e-3, 1e-6, 1e-7, 1e-8, 1e-9, 1e-11])(
    "is that of its parts less what they share, one of them 1 : %d",
    (r) => {
      const random = seededRandom(5);
      for (let k = 0; k < 40; k++) {
        const x = 0.2 + random.next() / 2;
        const y = random.next() - 0.5;
        const needle = ellipse(x, y, 1, r, k % 2 === 0 ? upright : 7 * random.next());
        for (const other of [
          circle(1, 0, 1),
          ellipse(0.4, 0.2, 1, 0.3, 1),
          ellipse(x + r, y + 0.1, 1, 1e-4, upright),
          rect(0, 0, 2, 0.6, 0.5),
          polygon([
            [-1, -0.9],
            [1, -0.3],
            [1, 0.9],
            [-1, 0.3],
          ]),
          roundedRect(1, 0, 2, 0.02, 1e-4, 0.7),
        ]) {
          for (const error of errorsOfUnion(needle, other)) expect(error).toBeLessThan(4e-15);
        }
      }
    },
  );

  it.each([1e-15, 1e-16, 1e-20, 1e-100])(
    "is that of a longer capsule for two in line, of a radius of %d",
    (r) => {
      const both = compound([capsule(0, 1, 0, 2, r), capsule(0, 0, 0, 1.5, r)]);
      expect(area(both) / (4 * r)).toBeCloseTo(1, 12);
    },
  );
});
