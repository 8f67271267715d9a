import { anyUnit, wholeMeasure } from "./numbers.js";
import { oneIn, type Random } from "./random.js";
import type { KindName, SectorSpec, ShapeSpec } from "./spec.js";

const COORDINATES = [0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 4, -4];
const SIZES = [1, 2, 3, 0, 4, 0.5, 5, 1.5];
const DIRECTIONS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];

/** A shape of a few small numbers: two of them touch, coincide, share edges or corners very often. */
export function latticeShape(kind: KindName, random: Random): ShapeSpec {
  const x = random.pick(COORDINATES);
  const y = random.pick(COORDINATES);
  switch (kind) {
    case "point":
      return { type: "point", x, y };
    case "circle":
      return { type: "circle", x, y, r: random.pick(SIZES) };
    case "ellipse": {
      const rx = random.pick(SIZES);
      return { type: "ellipse", x, y, rx, ry: random.pick(SIZES), angle: latticeDirection(random) };
    }
    case "rect": {
      const width = 2 * random.pick(SIZES);
      return { type: "rect", x, y, width, height: 2 * random.pick(SIZES), angle: latticeDirection(random) };
    }
    case "sector":
      return latticeSector(x, y, random);
  }
}

function latticeDirection(random: Random): { x: number; y: number } {
  if (random.int(4) < 3) return random.pick(DIRECTIONS);
  const { x, y } = anyUnit(wholeMeasure, random);
  return { x, y };
}

function latticeSector(x: number, y: number, random: Random): SectorSpec {
  const r = random.pick(SIZES);
  const start = latticeDirection(random);
  const sector: SectorSpec = {
    type: "sector",
    x,
    y,
    r,
    startAngle: start,
    endAngle: latticeDirection(random),
  };
  switch (random.int(8)) {
    case 6:
      return { ...sector, endAngle: random.pick([start, { x: -start.x, y: -start.y }]) };
    case 7:
      return { ...sector, opening: "whole" };
    default:
      return sector;
  }
}

/** Lengths that are no power of two, so that a lattice of them touches only up to rounding. */
const UNITS = [1, 1, 1, 0.1, 1 / 3, 16, 1e-8, 1e8];

/** One unit of length for the whole scene. */
export function latticeUnit(random: Random): number {
  return random.pick(UNITS);
}

/** An axis-aligned tile of a row of tiles of equal size, as a level editor would make it. */
export function tile(kind: KindName, size: number, random: Random): ShapeSpec {
  const x = (random.int(5) - 2) * size;
  const y = (random.int(5) - 2) * size;
  switch (kind) {
    case "point":
      return { type: "point", x: oneIn(random, 2) ? x : x + size / 2, y };
    case "circle":
      return { type: "circle", x, y, r: size / 2 };
    case "ellipse":
      return { type: "ellipse", x, y, rx: size / 2, ry: random.pick([1, 0.5]) * size, angle: { x: 1, y: 0 } };
    case "rect":
      return { type: "rect", x, y, width: size, height: size, angle: { x: 1, y: 0 } };
    case "sector": {
      const startAngle = random.pick(DIRECTIONS);
      return { type: "sector", x, y, r: size, startAngle, endAngle: random.pick(DIRECTIONS) };
    }
  }
}
