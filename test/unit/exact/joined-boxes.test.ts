import { describe, expect, it } from "vitest";
import { area, centroid, circle, compound, perimeter, polygon, type Rect, rect } from "../../../src/index.js";
import { countSteps } from "../../generators/count-steps.js";
import { type Random, seededRandom } from "../../generators/random.js";

/** Lengths here are whole numbers of so many steps to the unit. */
const STEPS = 2n ** 120n;

function inSteps(value: number): bigint {
  const whole = BigInt(Math.trunc(value));
  return whole * STEPS + BigInt((value - Number(whole)) * 2 ** 120);
}

function inLengths(value: bigint, per = 1n): number {
  return Number((value * 2n ** 80n) / per / STEPS) / 2 ** 80;
}

/** The integers in order, each once. */
function sorted(values: readonly bigint[]): bigint[] {
  return [...new Set(values)].sort((p, q) => (p < q ? -1 : p > q ? 1 : 0));
}

/**
 * The length of the boundary and the area of a union of boxes, in the direction (x, y) of length `size`, by looking at every
 * cell between neighbouring sides, in integers.
 */
function unionOf(boxes: readonly Rect[], x = 1, y = 0, size = 1) {
  const [ux, uy, length] = [BigInt(x), BigInt(y), BigInt(size)];
  const sides = boxes.map((box) => {
    const [centreX, centreY] = [inSteps(box.x), inSteps(box.y)];
    const [along, across] = [ux * centreX + uy * centreY, ux * centreY - uy * centreX];
    const halves = [length * inSteps(box.halfWidth), length * inSteps(box.halfHeight)] as const;
    const [halfX, halfY] = box.ux * y === box.uy * x ? halves : [halves[1], halves[0]];
    return { minX: along - halfX, maxX: along + halfX, minY: across - halfY, maxY: across + halfY };
  });
  const xs = sorted(sides.flatMap(({ minX, maxX }) => [minX, maxX]));
  const ys = sorted(sides.flatMap(({ minY, maxY }) => [minY, maxY]));
  const isCovered = (i: number, k: number) => {
    const [left, low] = [xs[i], ys[k]];
    if (left === undefined || low === undefined || i + 1 === xs.length || k + 1 === ys.length) return false;
    return sides.some(
      ({ minX, maxX, minY, maxY }) => minX <= left && left < maxX && minY <= low && low < maxY,
    );
  };
  const widthAt = (values: readonly bigint[], i: number) => (values[i + 1] ?? 0n) - (values[i] ?? 0n);
  let [around, within] = [0n, 0n];
  for (let i = -1; i < xs.length; i += 1) {
    for (let k = -1; k < ys.length; k += 1) {
      const isIn = isCovered(i, k);
      if (isIn) within += widthAt(xs, i) * widthAt(ys, k);
      if (k >= 0 && isIn !== isCovered(i + 1, k)) around += widthAt(ys, k);
      if (i >= 0 && isIn !== isCovered(i, k + 1)) around += widthAt(xs, i);
    }
  }
  return { length: inLengths(around, length), area: inLengths(within / STEPS, length * length) };
}

/** A box on a grid of tenths, which are no doubles, so that neighbours overlap or leave a gap; perhaps turned by quarters. */
function tenths(random: Random, x: number, y: number): Rect {
  const [i, k, width, height] = [random.int(8), random.int(8), 1 + random.int(3), 1 + random.int(3)];
  const [middleX, middleY] = [0.1 * (i + width / 2), 0.1 * (k + height / 2)];
  const size = Math.hypot(x, y);
  const centre = [(x * middleX - y * middleY) / size, (y * middleX + x * middleY) / size] as const;
  if (random.int(2) > 0) return rect(...centre, 0.1 * width, 0.1 * height, { x, y });
  return rect(...centre, 0.1 * height, 0.1 * width, { x: -y, y: x });
}

/** The errors of a perimeter, which is rounded once, and of an area of so many sides, in units of what they are. */
const ONE_ULP = 2 ** -52;
const FEW_ULP = 20 * 2 ** -53;

describe("boxes in one direction", () => {
  it.each([
    [1, 0, 1],
    [0, -1, 1],
    [4, 3, 5],
    [-5, 12, 13],
  ])("have the boundary of the cells that they cover, along (%i, %i)", (x, y, size) => {
    const random = seededRandom(20261127 + size);
    for (let round = 0; round < 12; round += 1) {
      const boxes = Array.from({ length: 2 + random.int(16) }, () => tenths(random, x, y));
      const expected = unionOf(boxes, x, y, size);
      const union = compound(boxes);
      expect(Math.abs(perimeter(union) - expected.length)).toBeLessThanOrEqual(ONE_ULP * expected.length);
      expect(Math.abs(area(union) - expected.area)).toBeLessThanOrEqual(FEW_ULP * expected.area);
    }
  });

  it("keep slits and corners that only touch", () => {
    const slit = compound([rect(0, 0, 2, 2), rect(2 + 2 ** -40, 0, 2, 2)]);
    expect(perimeter(slit)).toBe(16);
    const corners = compound([rect(1, 1, 2, 2, 0), rect(3, 3, 2, 2, 0), rect(2.5, 0.5, 1, 1, 0)]);
    expect(perimeter(corners)).toBe(18);
    const frame = compound([rect(0, 3, 8, 2), rect(0, -3, 8, 2), rect(3, 0, 2, 8), rect(-3, 0, 2, 8)]);
    expect([perimeter(frame), area(frame)]).toEqual([48, 48]);
    expect(centroid(frame)).toEqual({ x: 0, y: 0 });
  });

  it("are beside others what they are one by one", () => {
    const tiles = [0, 1, 2, 3].map((i) => rect(0.1 * (i % 2), 0.1 * (i >> 1), 0.1, 0.1));
    const disc = compound([...tiles, circle(0.05, 0.05, 0.02), circle(0.05, 0.15, 0.05)]);
    expect(perimeter(disc)).toBeCloseTo(0.7 + 0.05 * Math.PI, 12);
    const slope = polygon([
      [0.15, -0.05],
      [0.35, -0.05],
      [0.15, 0.15],
    ]);
    const level = compound([...tiles, slope]);
    expect(area(level)).toBeCloseTo(0.06, 12);
    expect(perimeter(level)).toBeCloseTo(0.8 + 0.2 * Math.SQRT2, 12);
  });

  it("of two directions are cut by each other", () => {
    const level = [rect(-1, 0, 2, 2), rect(1, 0, 2, 2)];
    const turned = [rect(0, 1, 1, 1, { x: 1, y: 1 }), rect(0, -1, 1, 1, { x: 1, y: 1 })];
    expect(perimeter(compound([...level, ...turned]))).toBeCloseTo(12 + 2 * (2 - Math.SQRT2), 12);
    expect(area(compound([...level, ...turned]))).toBeCloseTo(9, 12);
  });
});

/** Tiles with sides that are no doubles. */
function tiles(side: number, turn: number) {
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const all = Array.from({ length: side * side }, (_, i) => {
    const [column, row] = [0.1 * (i % side), 0.1 * Math.floor(i / side)];
    return rect(column * x - row * y, column * y + row * x, 0.1, 0.1, { x, y });
  });
  return compound(all);
}

describe("the cost of 1,600 flush tiles", () => {
  const questions = { perimeter, area, centroid };
  // With an arrangement of all tiles, which are cut by their neighbours, the upright ones take 1,060,000, 225,000 and 735,000;
  // with an outline of exact points, the turned ones 100,000 and more.
  const most = { perimeter: [25_000, 30_000], area: [30_000, 35_000], centroid: [25_000, 25_000] };
  it.each(["perimeter", "area", "centroid"] as const)("%s", (question) => {
    const steps = [0, 0.3].map((turn) => countSteps(() => questions[question](tiles(40, turn))));
    most[question].forEach((limit, i) => {
      expect(steps[i]).toBeLessThan(limit);
    });
  });
});

describe("the centre of very many tiles", () => {
  it("is found, however many edges add up to it", () => {
    const centre = centroid(tiles(64, 0.3));
    const middle = 3.15;
    expect(centre?.x).toBeCloseTo(middle * (Math.cos(0.3) - Math.sin(0.3)), 9);
    expect(centre?.y).toBeCloseTo(middle * (Math.sin(0.3) + Math.cos(0.3)), 9);
  });
});
