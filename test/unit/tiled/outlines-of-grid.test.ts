import { area, containsPoint, type Polygon, polygon } from "osculate";
import { outlinesOfGrid } from "osculate/tiled";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../generators/random.js";

/** The rings of a polygon, as lists of points. */
function ringsOf({ vertices, ringEnds }: Polygon): [number, number][][] {
  return Array.from(ringEnds, (end, ring) => {
    const begin = ringEnds[ring - 1] ?? 0;
    return Array.from({ length: end - begin }, (_, i): [number, number] => [
      vertices[2 * (begin + i)] ?? 0,
      vertices[2 * (begin + i) + 1] ?? 0,
    ]);
  });
}

/** How many parts the solid cells make that hang together by sides, found by filling them one after the other. */
function countParts(cells: readonly number[], width: number): number {
  const open = new Set(cells.flatMap((cell, i) => (cell === 0 ? [] : [i])));
  let parts = 0;
  for (const first of open) {
    parts += 1;
    const waiting = [first];
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
      if (!open.delete(i)) continue;
      if (i % width > 0) waiting.push(i - 1);
      if (i % width < width - 1) waiting.push(i + 1);
      waiting.push(i - width, i + width);
    }
  }
  return parts;
}

/** Whether a part that hangs together by sides comes to a corner from both sides. */
function touchesItself(cells: readonly number[], width: number): boolean {
  const height = cells.length / width;
  const at = (column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height ? (cells[row * width + column] ?? 0) : 0;
  for (let row = 1; row < height; row += 1) {
    for (let column = 1; column < width; column += 1) {
      const [a, b, c, d] = [
        at(column - 1, row - 1),
        at(column, row - 1),
        at(column - 1, row),
        at(column, row),
      ];
      const isCorner = (a && d && !b && !c) || (b && c && !a && !d);
      if (!isCorner) continue;
      // The one of the two taken away with all that hangs on it: do they hang together?
      const second = a ? row * width + column : row * width + column - 1;
      const first = a ? (row - 1) * width + column - 1 : (row - 1) * width + column;
      const filled = new Set<number>();
      const waiting = [first];
      for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
        if (filled.has(i) || !cells[i]) continue;
        filled.add(i);
        if (i % width > 0) waiting.push(i - 1);
        if (i % width < width - 1) waiting.push(i + 1);
        waiting.push(i - width, i + width);
      }
      if (filled.has(second)) return true;
    }
  }
  return false;
}

/** Compares the outlines with the cells themselves: what is not as it must be. */
function faultsOf(
  cells: readonly number[],
  width: number,
  tileSize: { readonly width: number; readonly height: number },
): string[] {
  const faults: string[] = [];
  const outlines = outlinesOfGrid(cells, width, tileSize);
  for (const outline of outlines) {
    const [outer = [], ...holes] = ringsOf(outline);
    // The constructor refuses rings that touch themselves or each other, and finds all that is stored with a polygon.
    if (JSON.stringify(polygon(outer, { holes })) !== JSON.stringify(outline)) faults.push("what is stored");
    for (const ring of [outer, ...holes]) {
      ring.forEach(([x, y], i) => {
        const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
        const [thenX, thenY] = ring[(i + 2) % ring.length] ?? [0, 0];
        const isLevel = y === nextY;
        if (isLevel === (x === nextX) || isLevel === (nextY === thenY) || x === thenX)
          faults.push("no corner");
      });
    }
  }
  const solid = cells.filter((cell) => cell !== 0).length;
  const whole = outlines.reduce((sum, outline) => sum + area(outline), 0);
  if (whole !== solid * tileSize.width * tileSize.height) faults.push("area");
  cells.forEach((cell, i) => {
    const x = ((i % width) + 0.5) * tileSize.width;
    const y = (Math.floor(i / width) + 0.5) * tileSize.height;
    const holders = outlines.filter((outline) => containsPoint(outline, x, y)).length;
    if (holders !== (cell === 0 ? 0 : 1)) faults.push(`cell ${i} is in ${holders} polygons`);
  });
  const parts = countParts(cells, width);
  if (touchesItself(cells, width) ? outlines.length <= parts : outlines.length !== parts) {
    faults.push(`${outlines.length} polygons of ${parts} parts`);
  }
  return faults;
}

const cellsOf = (picture: string) => [...picture.replace(/\s/g, "")].map((sign) => (sign === "#" ? 1 : 0));

describe("outlinesOfGrid", () => {
  it("makes one polygon of cells that share sides, with a vertex at each corner and no other", () => {
    const [outline, ...others] = outlinesOfGrid(cellsOf("##. ###"), 3, 16);
    expect(others).toEqual([]);
    expect(outline?.vertices).toEqual([0, 0, 32, 0, 32, 16, 48, 16, 48, 32, 0, 32]);
    expect(outline?.orientation).toBe(1);
  });

  it("keeps holes apart from each other and from the outline", () => {
    const [outline, ...others] = outlinesOfGrid(cellsOf("##### #.#.# #####"), 5, 1);
    expect(others).toEqual([]);
    expect(outline?.ringEnds).toEqual([4, 8, 12]);
  });

  it("has two polygons where cells have a corner in common, and cuts a region that touches itself there", () => {
    expect(outlinesOfGrid(cellsOf("#. .#"), 2, 1)).toHaveLength(2);
    // Round a hole that is open at a corner; two holes with a common corner; a hole in the hole of another.
    for (const picture of ["### #.# ##.", "#### ##.# #.## ####", "##### #...# #.#.# #...# #####"]) {
      const size = { width: 1, height: 1 };
      expect(faultsOf(cellsOf(picture), picture.indexOf(" "), size)).toEqual([]);
    }
    expect(outlinesOfGrid(cellsOf("### #.# ##."), 3, 1)).toHaveLength(2);
  });

  it("agrees with the cells of every grid of three by four", () => {
    for (let bits = 0; bits < 4096; bits += 1) {
      const cells = Array.from({ length: 12 }, (_, i) => (bits >> i) & 1);
      const faults = faultsOf(cells, 3, { width: 2, height: 2 });
      if (faults.length > 0) expect(faults, cells.join("")).toEqual([]);
    }
  });

  it("agrees with the cells of random grids", () => {
    const random = seededRandom(24);
    for (let i = 0; i < 60; i += 1) {
      const [width, height, share] = [1 + random.int(14), 1 + random.int(14), random.next()];
      const cells = Array.from({ length: width * height }, () => (random.next() < share ? 7 : 0));
      expect(faultsOf(cells, width, { width: 24, height: 10 })).toEqual([]);
    }
  });

  it("takes typed arrays, booleans, and ids of tiles with flags", () => {
    const expected = outlinesOfGrid([1, 0, 1, 1], 2, 3);
    expect(outlinesOfGrid(Uint32Array.of(0x80000001, 0, 5, 6), 2, 3)).toEqual(expected);
    expect(outlinesOfGrid([true, false, true, true], 2, 3)).toEqual(expected);
    expect(outlinesOfGrid([0xa0000001, 0, -1, 0.5], 2, { width: 3, height: 3 })).toEqual(expected);
    expect(outlinesOfGrid([], 2, 3)).toEqual([]);
    expect(outlinesOfGrid([0, 0], 2, 3)).toEqual([]);
  });

  it.each([
    [
      () => outlinesOfGrid([1, 1, 1], 2, 1),
      "outlinesOfGrid: the number of cells must be a multiple of width, 2, got 3",
    ],
    [() => outlinesOfGrid([1], 0, 1), "outlinesOfGrid: width must be an integer ≥ 1, got 0"],
    [() => outlinesOfGrid([1], 1, 0), "outlinesOfGrid: tileSize must be a finite number > 0, got 0"],
    [
      () => outlinesOfGrid([1], 1, { width: 1, height: Number.NaN }),
      "outlinesOfGrid: tileSize.height must be a finite number > 0, got NaN",
    ],
    [
      () => outlinesOfGrid([1, 1], 2, 1e308),
      "outlinesOfGrid: width × the width of a cell must be a finite number, got Infinity",
    ],
    [
      () => outlinesOfGrid([1, Number.NaN], 2, 1),
      "outlinesOfGrid: cells[1] must be a number or a boolean, got NaN",
    ],
    [
      () => outlinesOfGrid([1, "1" as never], 2, 1),
      'outlinesOfGrid: cells[1] must be a number or a boolean, got "1"',
    ],
    [
      () => outlinesOfGrid(null as never, 2, 1),
      "outlinesOfGrid: cells must be an array of numbers or booleans, got null",
    ],
  ])("refuses what is no grid: %#", (call, message) => {
    expect(call).toThrow(message);
  });
});
