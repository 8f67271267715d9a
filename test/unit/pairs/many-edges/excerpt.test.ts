import { expect, it } from "vitest";
import { polygon } from "../../../../src/index.js";
import { ReachQuery } from "../../../../src/near/runs.js";
import { excerptOf } from "../../../../src/pairs/many-edges/excerpt.js";
import { areaSign } from "../../../../src/shapes/rings.js";
import { seededRandom } from "../../../generators/random.js";

it("a hole of an excerpt winds as that of the shape does, though what is near to a place may go round the other way", () => {
  const random = seededRandom(1);
  let excerpts = 0;
  for (let i = 0; i < 100; i++) {
    const hole = Array.from({ length: 200 }, (_, k): [number, number] => {
      const angle = (-2 * Math.PI * k) / 200;
      const r = 10 - 9 * random.next() * random.next();
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    const corners = [-20, 20, -20, -20, 20, -20, 20, 20];
    const outer = [0, 2, 4, 6].map((k): [number, number] => [corners[k] ?? 0, corners[k + 1] ?? 0]);
    const shape = polygon(outer, { holes: [hole] });
    const [x = 0, y = 0] = hole[random.int(200)] ?? [];
    const excerpt = excerptOf(shape, new ReachQuery({ minX: x, minY: y, maxX: x, maxY: y }, 0.1));
    if (excerpt === shape || excerpt.ringEnds.length === 1) continue;
    excerpts += 1;
    const [first = 0, end = 0] = excerpt.ringEnds;
    expect(areaSign(excerpt.vertices, first, end)).toBe(areaSign(shape.vertices, 4, 204));
  }
  expect(excerpts).toBeGreaterThan(50);
});
