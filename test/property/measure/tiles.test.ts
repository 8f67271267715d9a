import { describe, expect, it } from "vitest";
import { centroid, compound, perimeter, polyline, rect } from "../../../src/index.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type SimpleSpec, type Vertex } from "../../generators/spec.js";
import { forAll, PROPERTY_TIMEOUT } from "../for-all.js";

const RUNS = 300;
const COLUMNS = 7;

/** Unit squares and unit lengths of a grid, by the sum of their two corners: odd, odd and odd, even or even, odd. */
interface Cells {
  readonly squares: Set<string>;
  readonly lengths: Set<string>;
}

interface Scene {
  readonly parts: readonly SimpleSpec[];
  readonly cells: Cells;
}

function key(x: number, y: number): string {
  return `${x} ${y}`;
}

/** A block of whole columns and rows, as a rectangle or as a polygon from any corner, either way round. */
function block(random: Random, { squares }: Cells): SimpleSpec {
  const [x, y] = [random.int(COLUMNS), random.int(COLUMNS)];
  const [width, height] = [1 + random.int(3), 1 + random.int(3)];
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < height; j++) squares.add(key(2 * (x + i) + 1, 2 * (y + j) + 1));
  }
  if (random.int(2) === 0) {
    const angle = random.int(2) === 0 ? { x: 1, y: 0 } : { x: -3, y: 0 };
    return { type: "rect", x: x + width / 2, y: y + height / 2, width, height, angle };
  }
  const corners: Vertex[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const first = random.int(4);
  const turned = [...corners.slice(first), ...corners.slice(0, first)];
  return { type: "polygon", vertices: random.int(2) === 0 ? turned : turned.reverse(), holes: [] };
}

/** Along the grid, back over itself now and then. */
function walk(random: Random, { lengths }: Cells): Vertex[] {
  let [x, y] = [random.int(COLUMNS), random.int(COLUMNS)];
  const points: Vertex[] = [[x, y]];
  const pieces = 1 + random.int(5);
  for (let piece = 0; piece < pieces; piece++) {
    const [dx, dy] = random.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    const steps = 1 + random.int(3);
    for (let step = 0; step < steps; step++) {
      lengths.add(key(2 * x + dx, 2 * y + dy));
      [x, y] = [x + dx, y + dy];
    }
    points.push([x, y]);
  }
  return points;
}

const scene: Generator<Scene> = (random) => {
  const cells: Cells = { squares: new Set(), lengths: new Set() };
  const blocks = Array.from({ length: 1 + random.int(5) }, () => block(random, cells));
  const walks = Array.from({ length: random.int(3) }, (): SimpleSpec => {
    return { type: "polyline", points: walk(random, cells) };
  });
  return { parts: [...walks, ...blocks], cells };
};

/** Unit lengths of the grid that are in the set, and beside which there is a square that is not. */
function boundaryLength({ squares, lengths }: Cells): number {
  const all = new Set(lengths);
  for (const square of squares) {
    const [x = 0, y = 0] = square.split(" ").map(Number);
    for (const [dx, dy] of SIDES) all.add(key(x + dx, y + dy));
  }
  return [...all].filter((length) => {
    const [x = 0, y = 0] = length.split(" ").map(Number);
    const [dx, dy] = x % 2 === 0 ? [1, 0] : [0, 1];
    return !(squares.has(key(x + dx, y + dy)) && squares.has(key(x - dx, y - dy)));
  }).length;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function meanOf(cells: ReadonlySet<string>): { x: number; y: number } {
  const places = [...cells].map((cell) => cell.split(" ").map(Number));
  const mean = (index: number) =>
    places.reduce((sum, place) => sum + (place[index] ?? 0), 0) / places.length / 2;
  return { x: mean(0), y: mean(1) };
}

function expectNear(found: { x: number; y: number } | null, expected: { x: number; y: number }): void {
  expect(Math.abs((found?.x ?? Number.NaN) - expected.x)).toBeLessThan(1e-14);
  expect(Math.abs((found?.y ?? Number.NaN) - expected.y)).toBeLessThan(1e-14);
}

describe("on a grid, where outlines coincide", () => {
  it(
    "a compound has the perimeter and the centre of the squares it covers",
    () =>
      forAll(
        scene,
        ({ parts, cells }) => {
          const shape = compound(parts.map((part) => buildShape(part)));
          expect(perimeter(shape)).toBe(boundaryLength(cells));
          expectNear(centroid(shape), meanOf(cells.squares));
        },
        RUNS,
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "what a polyline runs over again counts once",
    () =>
      forAll(
        (random) => {
          const cells: Cells = { squares: new Set(), lengths: new Set() };
          return { points: walk(random, cells), cells };
        },
        ({ points, cells }) => {
          const shape = polyline(points);
          expect(perimeter(shape)).toBe(cells.lengths.size);
          expectNear(centroid(shape), meanOf(cells.lengths));
        },
        RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});

/** Square tiles beside each other, turned: rounding puts them an ulp apart or into each other. */
function turnedTiles(side: number) {
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)];
  const at = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const);
  return compound(at.map(([x, y]) => rect(cos * x - sin * y, sin * x + cos * y, 1, 1, 0.3)));
}

it("takes as many steps for each of more tiles that are an ulp apart", () => {
  // A comparison of every edge with the lines of all others takes 1,665,320 steps.
  expect(() => perimeter(turnedTiles(12), { budget: 400_000 })).not.toThrow();
});
