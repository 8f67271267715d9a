import { describe, expect, it } from "vitest";
import { compound, penetrates, point, polyline, rectFromCorner, type Shape } from "../../src/index.js";
import type { Random } from "../generators/random.js";
import { CHEAP_RUNS, forAll } from "./for-all.js";

/** Cells of a grid, and a way along its lines and across its cells, as rectangles and a polyline denote them. */
interface Drawing {
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly way: readonly (readonly [x: number, y: number])[];
}

const SIDE = 6;

function drawing(random: Random): Drawing {
  const boxes = Array.from({ length: random.int(4) }, () => {
    const [x, y] = [random.int(SIDE), random.int(SIDE)];
    return [x, y, 1 + random.int(SIDE - x), 1 + random.int(SIDE - y)] as const;
  });
  const way: [number, number][] = [];
  if (boxes.length === 0 || random.int(2) === 1) {
    way.push([random.int(SIDE + 1), random.int(SIDE + 1)]);
    for (let steps = random.int(5); steps > 0; steps -= 1) {
      const [x, y] = way.at(-1) ?? [0, 0];
      way.push([within(x + random.int(3) - 1), within(y + random.int(3) - 1)]);
    }
  }
  return { boxes, way };
}

function within(coordinate: number): number {
  return Math.min(Math.max(coordinate, 0), SIDE);
}

function shapeOf({ boxes, way }: Drawing, unit: number): Shape {
  const rects = boxes.map(([x, y, width, height]) =>
    rectFromCorner(x * unit, y * unit, width * unit, height * unit),
  );
  const places = way.map(([x, y]): [number, number] => [x * unit, y * unit]);
  const [first] = places;
  if (first === undefined) return compound(rects);
  return compound([...rects, places.length === 1 ? point(...first) : polyline(places)]);
}

/** Whether the cell to the right of and below a place on the grid belongs to a box. */
function isFull({ boxes }: Drawing, column: number, row: number): boolean {
  return boxes.some(([x, y, width, height]) => {
    return column >= x && column < x + width && row >= y && row < y + height;
  });
}

/** Whether all cells about a place, in halves of a cell, are full: then it is in the interior. */
function isInterior(drawn: Drawing, x: number, y: number): boolean {
  const around = (at: number) => (at % 2 === 0 ? [at / 2 - 1, at / 2] : [(at - 1) / 2]);
  return around(x).every((column) => around(y).every((row) => isFull(drawn, column, row)));
}

/** The middle of every step of the way, and its first place, in halves of a cell. */
function placesOf({ way }: Drawing): [number, number][] {
  return way.map(([x, y], i) => {
    const [beforeX, beforeY] = way[i - 1] ?? [x, y];
    return [beforeX + x, beforeY + y];
  });
}

function truthOf(a: Drawing, b: Drawing): boolean {
  for (let column = 0; column < SIDE; column += 1) {
    for (let row = 0; row < SIDE; row += 1) if (isFull(a, column, row) && isFull(b, column, row)) return true;
  }
  return (
    placesOf(a).some(([x, y]) => isInterior(b, x, y)) || placesOf(b).some(([x, y]) => isInterior(a, x, y))
  );
}

describe("penetrates", () => {
  it("knows the interior of unions of tiles, and what lies along their seams", () => {
    let penetrating = 0;
    forAll(
      (random) => ({ a: drawing(random), b: drawing(random), unit: random.pick([1, 16, 2 ** -30]) }),
      ({ a, b, unit }) => {
        const truth = truthOf(a, b);
        if (truth) penetrating += 1;
        expect(penetrates(shapeOf(a, unit), shapeOf(b, unit))).toBe(truth);
        expect(penetrates(shapeOf(b, unit), shapeOf(a, unit))).toBe(truth);
      },
      CHEAP_RUNS,
    );
    expect(penetrating).toBeGreaterThan(CHEAP_RUNS / 4);
    expect(penetrating).toBeLessThan((3 * CHEAP_RUNS) / 4);
  });
});
