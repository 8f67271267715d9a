import { annularSector, capsule, degrees, point, rect, roundedRect, type Shape, sector } from "osculate";
import { describe, expect, it } from "vitest";
import { endOfLoop, firstOutline, loopCount } from "../../../../src/crossings/outline/crossed-outline.js";
import { setOutline } from "../../../../src/crossings/outline/set-outline.js";
import { seededRandom } from "../../../generators/random.js";
import { Real } from "../../../oracle/real.js";
import { gap } from "../real-offset.js";

describe("outlines", () => {
  it.each([
    ["rect", rect(0, 0, 10, 10, 0.3), 4, 0],
    ["roundedRect", roundedRect(0, 0, 4, 2, 0.5), 4, 4],
    ["roundedRect without radius", roundedRect(0, 0, 4, 2, 0), 4, 0],
    ["capsule", capsule(0, 0, 3, 4, 1), 2, 2],
    ["sector", sector(0, 0, 2, 0, 1), 2, 1],
    ["annularSector", annularSector(0, 0, 1, 2, 0, 1), 2, 2],
    ["ring", annularSector(0, 0, 1, 2, degrees(0), degrees(360)), 0, 2],
  ] as const)("of a %s have so many edges and arcs", (_, shape, edges, rounds) => {
    expect(setOutline(firstOutline, shape)).toBe(true);
    expect([firstOutline.edges.count, firstOutline.roundCount]).toEqual([edges, rounds]);
    expect(loopCount(firstOutline)).toBe(edges === 0 ? rounds : 1);
    expect(endOfLoop(firstOutline, 0)).toBe(Math.max(edges, 1));
  });

  it.each<readonly [string, Shape]>([
    ["flat", rect(0, 0, 4, 0, 1)],
    ["without edges", roundedRect(0, 0, 4, 4, 2)],
    ["of equal ends", capsule(1, 2, 1, 2, 3)],
    ["of opening 0", sector(0, 0, 2, 1, 1)],
    ["of equal radii", annularSector(0, 0, 2, 2, 0, 1)],
    ["too small", rect(0, 0, 2 ** -200, 2 ** -200)],
    ["of one point", point(1, 2)],
  ])("%s are left to others", (_, shape) => {
    expect(setOutline(firstOutline, shape)).toBe(false);
  });

  it("have ends of sides in doubles that are off by no more than they say", () => {
    const random = seededRandom(1);
    let most = 0;
    for (let run = 0; run < 2000; run += 1) {
      const [x, y] = [random.next() - 0.5, random.next() - 0.5];
      const box = rect(1, 2, 1 + random.next(), 1 + random.next(), { x, y });
      expect(setOutline(firstOutline, box)).toBe(true);
      const { numbers, error } = firstOutline.edges;
      const length = Real.of(x)
        .times(Real.of(x))
        .plus(Real.of(y).times(Real.of(y)))
        .squareRoot();
      const [ux, uy] = [Real.of(x).dividedBy(length), Real.of(y).dividedBy(length)];
      const [width, height] = [Real.of(box.halfWidth), Real.of(box.halfHeight)];
      // The first side goes along the axis on the right of it.
      const endX = width.times(ux).plus(height.times(uy));
      const endY = width.times(uy).minus(height.times(ux));
      const [firstX = 0, firstY = 0] = numbers.slice(2);
      most = Math.max(most, gap(Real.of(firstX), endX) / error, gap(Real.of(firstY), endY) / error);
    }
    expect(most).toBeLessThanOrEqual(1);
    expect(most).toBeGreaterThan(0.1);
  });
});
