import { anyUnit, wholeMeasure } from "./numbers.js";
import { oneIn, type Random } from "./random.js";
import { latticePolygon } from "./rings.js";
import { type DirectionsSpec, type KindName, SIMPLE_KIND_NAMES, type SpecOf, type Vertex } from "./spec.js";

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
export function latticeShape<K extends KindName>(kind: K, random: Random): SpecOf<K> {
  return LATTICE[kind](random.pick(COORDINATES), random.pick(COORDINATES), random);
}

type Maker<K extends KindName> = (x: number, y: number, random: Random) => SpecOf<K>;

const LATTICE: { readonly [K in KindName]: Maker<K> } = {
  point: (x, y) => ({ type: "point", x, y }),
  circle: (x, y, random) => ({ type: "circle", x, y, r: random.pick(SIZES) }),
  ellipse: (x, y, random) => {
    const rx = random.pick(SIZES);
    return { type: "ellipse", x, y, rx, ry: random.pick(SIZES), angle: latticeDirection(random) };
  },
  rect: (x, y, random) => {
    const width = 2 * random.pick(SIZES);
    return { type: "rect", x, y, width, height: 2 * random.pick(SIZES), angle: latticeDirection(random) };
  },
  sector: (x, y, random) => ({ type: "sector", x, y, r: random.pick(SIZES), ...latticeOpening(random) }),
  segment: (x, y, random) => ({ type: "segment", ax: x, ay: y, ...otherEnd(random) }),
  capsule: (x, y, random) => ({
    type: "capsule",
    ax: x,
    ay: y,
    ...otherEnd(random),
    r: random.pick(SIZES),
  }),
  roundedRect: (x, y, random) => {
    const [width, height] = [2 * random.pick(SIZES), 2 * random.pick(SIZES)];
    const most = Math.min(width, height) / 2;
    const r = random.pick([0, 0.25, 0.5, 1]) * most;
    return { type: "roundedRect", x, y, width, height, r, angle: latticeDirection(random) };
  },
  polygon: latticePolygon,
  halfPlane: (x, y, random) => {
    const { x: nx, y: ny } = latticeDirection(random);
    return { type: "halfPlane", x, y, nx, ny };
  },
  annularSector: (x, y, random) => {
    const [first, second] = [random.pick(SIZES), random.pick(SIZES)];
    const [innerR, outerR] = [Math.min(first, second), Math.max(first, second)];
    return { type: "annularSector", x, y, innerR, outerR, ...latticeOpening(random) };
  },
  arc: (x, y, random) => ({ type: "arc", x, y, r: random.pick(SIZES), ...latticeOpening(random) }),
  polyline: (x, y, random) => {
    const points: Vertex[] = [[x, y]];
    const pieces = 1 + random.int(4);
    for (let index = 0; index < pieces; index++) {
      points.push([random.pick(COORDINATES), random.pick(COORDINATES)]);
    }
    if (oneIn(random, 6)) points.push([x, y]);
    return { type: "polyline", points };
  },
  compound: (_x, _y, random) => {
    const parts = 1 + random.int(3);
    const part = () => latticeShape(random.pick(SIMPLE_KIND_NAMES), random);
    return { type: "compound", shapes: Array.from({ length: parts }, part) };
  },
};

function otherEnd(random: Random): { bx: number; by: number } {
  return { bx: random.pick(COORDINATES), by: random.pick(COORDINATES) };
}

function latticeDirection(random: Random): { x: number; y: number } {
  if (random.int(4) < 3) return random.pick(DIRECTIONS);
  const { x, y } = anyUnit(wholeMeasure, random);
  return { x, y };
}

type OpeningSpec = Pick<DirectionsSpec, "startAngle" | "endAngle" | "opening">;

function latticeOpening(random: Random): OpeningSpec {
  const startAngle = latticeDirection(random);
  const endAngle = latticeDirection(random);
  switch (random.int(8)) {
    case 6:
      return {
        startAngle,
        endAngle: random.pick([startAngle, { x: -startAngle.x, y: -startAngle.y }]),
      };
    case 7:
      return { startAngle, endAngle, opening: "whole" };
    default:
      return { startAngle, endAngle };
  }
}

/** Lengths that are no power of two, so that a lattice of them touches only up to rounding. */
const UNITS = [1, 1, 1, 0.1, 1 / 3, 16, 1e-8, 1e8];

/** One unit of length for the whole scene. */
export function latticeUnit(random: Random): number {
  return random.pick(UNITS);
}

/** An axis-aligned tile of a row of tiles of equal size, as a level editor would make it. */
export function tile<K extends KindName>(kind: K, size: number, random: Random): SpecOf<K> {
  return TILES[kind]((random.int(5) - 2) * size, (random.int(5) - 2) * size, size, random);
}

type TileMaker<K extends KindName> = (x: number, y: number, size: number, random: Random) => SpecOf<K>;

const UPRIGHT = { x: 1, y: 0 };

const TILES: { readonly [K in KindName]: TileMaker<K> } = {
  point: (x, y, size, random) => ({ type: "point", x: oneIn(random, 2) ? x : x + size / 2, y }),
  circle: (x, y, size) => ({ type: "circle", x, y, r: size / 2 }),
  ellipse: (x, y, size, random) => {
    const ry = random.pick([1, 0.5]) * size;
    return { type: "ellipse", x, y, rx: size / 2, ry, angle: UPRIGHT };
  },
  rect: (x, y, size) => ({ type: "rect", x, y, width: size, height: size, angle: UPRIGHT }),
  sector: (x, y, size, random) => ({ type: "sector", x, y, r: size, ...quarterTurns(random) }),
  segment: (x, y, size, random) => ({
    type: "segment",
    ax: x - size / 2,
    ay: y + size / 2,
    bx: x + size * random.pick([0.5, 1.5]),
    by: y + size / 2,
  }),
  capsule: (x, y, size) => ({ type: "capsule", ax: x - size, ay: y, bx: x + size, by: y, r: size / 2 }),
  roundedRect: (x, y, size, random) => {
    const r = random.pick([0.25, 0.5, 0]) * size;
    return { type: "roundedRect", x, y, width: size, height: size, r, angle: UPRIGHT };
  },
  polygon: (x, y, size, random) => ({
    type: "polygon",
    vertices: tileCorners(x, y, size).slice(random.int(2)),
    holes: [],
  }),
  halfPlane: (x, y, size, random) => {
    const { x: nx, y: ny } = random.pick(DIRECTIONS);
    return { type: "halfPlane", x: x + size / 2, y: y + size / 2, nx, ny };
  },
  annularSector: (x, y, size, random) => {
    const turns = quarterTurns(random);
    return { type: "annularSector", x, y, innerR: size / 2, outerR: size, ...turns };
  },
  arc: (x, y, size, random) => ({ type: "arc", x, y, r: size / 2, ...quarterTurns(random) }),
  polyline: (x, y, size, random) => ({
    type: "polyline",
    points: tileCorners(x, y, size).slice(0, 2 + random.int(3)),
  }),
  compound: (x, y, size, random) => ({
    type: "compound",
    shapes: [
      { type: "rect", x, y, width: size, height: size, angle: UPRIGHT },
      tile(random.pick(SIMPLE_KIND_NAMES), size, random),
    ],
  }),
};

function tileCorners(x: number, y: number, size: number): readonly Vertex[] {
  const half = size / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

function quarterTurns(random: Random): OpeningSpec {
  const startAngle = random.pick(DIRECTIONS);
  return { startAngle, endAngle: random.pick(DIRECTIONS) };
}
