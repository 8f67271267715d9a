import type { Relation, Shape } from "../../src/index.js";
import type { Random } from "../../test/generators/random.js";
import { library } from "../speed/library.js";
import type { Pair } from "../speed/scenes.js";

/** Pairs that touch, or lie in each other, exactly. */
export interface Scene {
  readonly name: string;
  /** How `a` lies to `b` in each of its pairs. */
  readonly relation: Relation;
  readonly draw: (random: Random, place: Place) => Pair;
}

/** Where on a map of pixels a scene is, and how wide its tiles are. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const {
  capsule,
  circle,
  degrees,
  halfPlane,
  point,
  polygon,
  polyline,
  rectFromCorner,
  roundedRect,
  sector,
  segment,
} = library;

const SIZES = [16, 24, 32, 48, 64];
const COLUMNS = 40;

/** Whole pixels, on a grid of tiles. */
export function drawPlace(random: Random): Place {
  const size = random.pick(SIZES);
  return {
    x: size * (random.int(COLUMNS) - COLUMNS / 2),
    y: size * (random.int(COLUMNS) - COLUMNS / 2),
    size,
  };
}

/** The tile at a place as a polygon: of four corners, or of eight with the middles of its sides. */
function polygonTile(random: Random, { x, y, size }: Place): Shape {
  const half = size / 2;
  const corners = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ] as const;
  if (random.int(2) === 0) return polygon(corners);
  return polygon(corners.flatMap(([cx, cy], k) => [[cx, cy] as const, MIDDLES[k]?.(x, y, half) ?? [cx, cy]]));
}

type Middle = (x: number, y: number, half: number) => readonly [number, number];

const MIDDLES: readonly Middle[] = [
  (x, y, half) => [x + half, y],
  (x, y, half) => [x + 2 * half, y + half],
  (x, y, half) => [x + half, y + 2 * half],
  (x, y, half) => [x, y + half],
];

/** A convex polygon of five corners above the line from the place's corner along +x. */
function gem({ x, y, size }: Place): Shape {
  return polygon([
    [x, y],
    [x + size, y],
    [x + size + 4, y + size / 2],
    [x + size / 2, y + size],
    [x - 4, y + size / 2],
  ]);
}

/** A tile of which a quarter is missing. */
function corner({ x, y, size }: Place): Shape {
  const half = size / 2;
  return polygon([
    [x, y],
    [x + size, y],
    [x + size, y + half],
    [x + half, y + half],
    [x + half, y + size],
    [x, y + size],
  ]);
}

function tile({ x, y, size }: Place): Shape {
  return rectFromCorner(x, y, size, size);
}

function below({ x, y, size }: Place): Place {
  return { x, y: y - size, size };
}

/** The triangle 3, 4, 5 in this unit: a line in it at a whole distance from a whole point. */
const slope = { x: 3, y: 4 };

export const scenes: readonly Scene[] = [
  {
    name: "rect tiles side by side",
    relation: "touching",
    draw: (random, place) => ({
      a: tile(place),
      b: tile({ ...place, x: place.x + place.size, y: place.y + (random.int(3) - 1) * (place.size / 2) }),
    }),
  },
  {
    name: "rect tiles with a common corner",
    relation: "touching",
    draw: (_, place) => ({
      a: tile(place),
      b: tile({ ...place, x: place.x + place.size, y: place.y + place.size }),
    }),
  },
  {
    name: "the same rect tile twice",
    relation: "equal",
    draw: (_, place) => ({ a: tile(place), b: tile(place) }),
  },
  {
    name: "a small tile in a larger one, at its side",
    relation: "insideTouching",
    draw: (random, { x, y, size }) => ({
      a: rectFromCorner(x, y + 2 * random.int(4), size / 2, size / 2),
      b: rectFromCorner(x, y, size, size),
    }),
  },
  {
    name: "polygon tiles side by side",
    relation: "touching",
    draw: (random, place) => ({
      a: polygonTile(random, place),
      b: polygonTile(random, { ...place, x: place.x + place.size }),
    }),
  },
  {
    name: "the same polygon twice",
    relation: "equal",
    draw: (_, place) => ({ a: gem(place), b: gem(place) }),
  },
  {
    name: "polygons with one common corner",
    relation: "touching",
    draw: (_, place) => ({
      a: gem(place),
      b: polygon([
        [place.x, place.y],
        [place.x - place.size, place.y - place.size],
        [place.x + 8, place.y - place.size],
      ]),
    }),
  },
  {
    name: "a polygon on a rect tile",
    relation: "touching",
    draw: (_, place) => ({ a: gem(place), b: tile(below(place)) }),
  },
  {
    name: "concave polygon tiles side by side",
    relation: "touching",
    draw: (_, place) => ({ a: corner(place), b: corner({ ...place, x: place.x + place.size }) }),
  },
  {
    name: "a tile in the notch of a concave one",
    relation: "touching",
    draw: (_, place) => {
      const half = place.size / 2;
      return { a: rectFromCorner(place.x + half, place.y + half, half, half), b: corner(place) };
    },
  },
  {
    name: "a point on a corner of a polygon",
    relation: "insideTouching",
    draw: (_, place) => ({ a: point(place.x, place.y), b: gem(place) }),
  },
  {
    name: "a point on an edge of a polygon",
    relation: "insideTouching",
    draw: (random, place) => ({ a: point(place.x + random.int(place.size), place.y), b: corner(place) }),
  },
  {
    name: "a point on a side of a tile",
    relation: "insideTouching",
    draw: (random, place) => ({ a: point(place.x + random.int(place.size), place.y), b: tile(place) }),
  },
  {
    name: "a point on a segment",
    relation: "inside",
    draw: (random, { x, y, size }) => ({
      a: point(x + 3 * (1 + random.int(5)), y + size),
      b: segment(x, y + size, x + size + 2, y + size),
    }),
  },
  {
    name: "a point at the end of a polyline",
    relation: "insideTouching",
    draw: (_, { x, y, size }) => ({
      a: point(x, y),
      b: polyline([
        [x, y],
        [x + size, y],
        [x + size, y + size],
      ]),
    }),
  },
  {
    name: "segments in a T",
    relation: "touching",
    draw: (random, { x, y, size }) => ({
      a: segment(x, y, x + size, y),
      b: segment(x + 1 + random.int(size - 1), y, x + random.int(size), y + size),
    }),
  },
  {
    name: "segments in a line, with a common end",
    relation: "touching",
    draw: (_, { x, y, size }) => ({
      a: segment(x, y, x + size, y + 5),
      b: segment(x + size, y + 5, x + 2 * size, y + 10),
    }),
  },
  {
    name: "segments in a line that overlap",
    relation: "crossing",
    draw: (_, { x, y, size }) => ({
      a: segment(x, y, x + 2 * size, y + 10),
      b: segment(x + size, y + 5, x + 3 * size, y + 15),
    }),
  },
  {
    name: "a segment along a side of a tile",
    relation: "touching",
    draw: (_, { x, y, size }) => ({
      a: segment(x - 8, y, x + size, y),
      b: rectFromCorner(x, y, size, size),
    }),
  },
  {
    name: "a polyline along an edge of a polygon",
    relation: "touching",
    draw: (_, place) => ({
      a: polyline([
        [place.x - 8, place.y - 8],
        [place.x, place.y],
        [place.x + place.size, place.y],
        [place.x + place.size + 8, place.y - 8],
      ]),
      b: gem(place),
    }),
  },
  {
    name: "circles at a whole distance",
    relation: "touching",
    draw: (random, { x, y, size }) => {
      const r = 1 + random.int(2 * size);
      return {
        a: circle(x, y, r),
        b: circle(x + slope.x * size, y + slope.y * size, 5 * size - r),
      };
    },
  },
  {
    name: "a circle at a side of a tile",
    relation: "touching",
    draw: (random, place) => {
      const r = 1 + random.int(place.size);
      return { a: circle(place.x + random.int(place.size), place.y - r, r), b: tile(place) };
    },
  },
  {
    name: "a circle in a corner of a tile",
    relation: "insideTouching",
    draw: (random, place) => {
      const r = 1 + random.int(place.size / 2 - 1);
      return { a: circle(place.x + r, place.y + r, r), b: tile(place) };
    },
  },
  {
    name: "a circle at a slanted segment",
    relation: "touching",
    draw: (_, { x, y, size }) => ({
      a: circle(x - slope.y * size, y + slope.x * size, 5 * size),
      b: segment(x - slope.x * 40, y - slope.y * 40, x + slope.x * 50, y + slope.y * 50),
    }),
  },
  {
    name: "a circle at an edge of a polygon",
    relation: "touching",
    draw: (random, place) => {
      const r = 1 + random.int(place.size);
      return { a: circle(place.x + random.int(place.size), place.y - r, r), b: gem(place) };
    },
  },
  {
    name: "capsules side by side",
    relation: "touching",
    draw: (random, { x, y, size }) => {
      const r = 2 + random.int(size);
      return { a: capsule(x, y, x + size, y, r), b: capsule(x + 8, y + 2 * r, x + size + 24, y + 2 * r, r) };
    },
  },
  {
    name: "rounded rects side by side",
    relation: "touching",
    draw: (random, { x, y, size }) => {
      const r = 2 + random.int(size / 2 - 2);
      return {
        a: roundedRect(x, y, size, size, r),
        b: roundedRect(x + size, y + random.int(3) - 1, size, size, r),
      };
    },
  },
  {
    name: "a capsule on a rect tile",
    relation: "touching",
    draw: (random, place) => {
      const r = 2 + random.int(place.size);
      const y = place.y + place.size + r;
      return { a: capsule(place.x + 4, y, place.x + place.size, y, r), b: tile(place) };
    },
  },
  {
    name: "a rounded rect on a rect tile",
    relation: "touching",
    draw: (random, place) => {
      const r = 2 + random.int(6);
      const { x, y, size } = place;
      return { a: roundedRect(x + size / 2, y + size + 16, 24, 32, r), b: tile(place) };
    },
  },
  {
    name: "a box on a half plane",
    relation: "touching",
    draw: (_, place) => ({ a: tile(place), b: halfPlane(place.x + 99, place.y, 0, 1) }),
  },
  {
    name: "a polygon on a slanted half plane",
    relation: "touching",
    draw: (_, { x, y, size }) => ({
      a: polygon([
        [x, y],
        [x + 40, y + 30],
        [x + 40, y + 30 + size],
      ]),
      b: halfPlane(x - 80, y - 60, -3, 4),
    }),
  },
  {
    name: "a sector with its apex on a wall",
    relation: "touching",
    draw: (random, place) => ({
      a: sector(place.x + random.int(place.size), place.y, 3 * place.size, degrees(225), degrees(315)),
      b: tile(place),
    }),
  },
];
