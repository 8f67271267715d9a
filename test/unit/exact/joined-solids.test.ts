import { describe, expect, it } from "vitest";
import { joinSolids } from "../../../src/exact/set-boundary.js";
import { area, centroid, circle, compound, perimeter, polygon, rect } from "../../../src/index.js";
import type { SimpleShape } from "../../../src/shapes/kind.js";
import { seededRandom } from "../../generators/random.js";

const SIZE = 5;

/** A box of whole cells, as a rectangle, perhaps turned by a quarter, or as two triangles in either winding. */
function solidsOfBox(minX: number, minY: number, maxX: number, maxY: number, form: number): SimpleShape[] {
  const [width, height] = [maxX - minX, maxY - minY];
  const [x, y] = [minX + width / 2, minY + height / 2];
  if (form === 0) return [rect(x, y, width, height)];
  if (form === 1) return [rect(x, y, height, width, { x: 0, y: -1 })];
  return [
    polygon([
      [minX, minY],
      [maxX, minY],
      [minX, maxY],
    ]),
    polygon([
      [maxX, minY],
      [minX, maxY],
      [maxX, maxY],
    ]),
  ];
}

describe("solids that share edges", () => {
  it("have the boundary of the cells that they cover", () => {
    const random = seededRandom(20261123);
    let joined = 0;
    for (let round = 0; round < 30; round += 1) {
      const cells = new Set<number>();
      const solids: SimpleShape[] = [];
      for (let i = 0; i < 16; i += 1) {
        const [minX, minY] = [random.int(SIZE), random.int(SIZE)];
        const [width, height] = random.int(2) > 0 ? [1, 1] : [1 + random.int(3), 1 + random.int(3)];
        solids.push(...solidsOfBox(minX, minY, minX + width, minY + height, random.int(3)));
        for (let x = minX; x < minX + width; x += 1) {
          for (let y = minY; y < minY + height; y += 1) cells.add(100 * x + y);
        }
      }
      let edges = 0;
      let [sumX, sumY] = [0, 0];
      for (const cell of cells) {
        for (const way of [-100, -1, 1, 100]) if (!cells.has(cell + way)) edges += 1;
        sumX += Math.floor(cell / 100) + 0.5;
        sumY += (cell % 100) + 0.5;
      }
      joined += joinSolids(solids).unions.length;
      const shape = compound(solids);
      expect(perimeter(shape)).toBeCloseTo(edges, 9);
      expect(area(shape)).toBeCloseTo(cells.size, 9);
      const centre = centroid(shape);
      expect(centre?.x).toBeCloseTo(sumX / cells.size, 9);
      expect(centre?.y).toBeCloseTo(sumY / cells.size, 9);
    }
    expect(joined).toBeGreaterThan(20);
  });

  it("are joined to one outline, without the edges that two have", () => {
    const tiles: SimpleShape[] = [];
    for (let i = 0; i < 100; i += 1) tiles.push(rect((i % 10) + 0.5, Math.floor(i / 10) + 0.5, 1, 1));
    const disc = circle(5, 5, 5);
    const { unions, others } = joinSolids([...tiles, disc]);
    expect(unions.map((sides) => sides.length)).toEqual([40]);
    expect(others).toEqual([disc]);
  });

  it("are beside others what they are one by one", () => {
    const tiles = [rect(1, 1, 2, 2), rect(3, 1, 2, 2), rect(1, 3, 2, 2), rect(3, 3, 2, 2)];
    const across = rect(4, 2, 2, 2);
    expect(perimeter(compound([...tiles, circle(2, 2, 1)]))).toBe(16);
    expect(perimeter(compound([...tiles, circle(4, 2, 1)]))).toBeCloseTo(14 + Math.PI, 12);
    expect(perimeter(compound([...tiles, across]))).toBe(18);
  });
});
