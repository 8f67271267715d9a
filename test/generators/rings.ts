import { anyUnit, type Measure, wholeMeasure } from "./numbers.js";
import type { Random } from "./random.js";
import type { PolygonSpec, Vertex } from "./spec.js";

/**
 * The rings of a simple polygon, the outer one first. Each goes round so that the solid lies ahead of its edges:
 * the outer ring from +x towards +y, the holes the other way.
 */
export type Rings = readonly [readonly Vertex[], ...(readonly Vertex[])[]];

/** Rings whose lengths are sums of sizes from the measure: whole numbers stay whole. */
export function anyRings(measure: Measure, random: Random): Rings {
  return random.pick(RING_FAMILIES)(measure, random);
}

/** The polygon of the rings; each may be given in either winding and begin with any vertex. */
export function polygonOf([outer, ...holes]: Rings, random: Random): PolygonSpec {
  const vertices = redescribedRing(outer, random);
  return { type: "polygon", vertices, holes: holes.map((hole) => redescribedRing(hole, random)) };
}

function redescribedRing(ring: readonly Vertex[], random: Random): readonly Vertex[] {
  const first = random.int(ring.length);
  const rotated = [...ring.slice(first), ...ring.slice(0, first)];
  return random.int(2) === 0 ? rotated : rotated.reverse();
}

type RingFamily = (measure: Measure, random: Random) => Rings;

function box(measure: Measure, random: Random): Rings {
  return [boxRing(0, 0, measure.size(random), measure.size(random))];
}

function boxRing(x: number, y: number, width: number, height: number): readonly Vertex[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function triangle(measure: Measure, random: Random): Rings {
  const unit = measure.quadrant(random);
  const k = measure.size(random);
  const width = k * (unit.x || unit.length);
  const height = k * (unit.y || unit.length);
  const lean = random.pick([0, 0, 1, -1]) * width;
  return [
    [
      [0, 0],
      [width, 0],
      [lean, height],
    ],
  ];
}

function letterL(measure: Measure, random: Random): Rings {
  const [foot, wide, low, high] = fourSizes(measure, random);
  return [
    [
      [0, 0],
      [wide + foot, 0],
      [wide + foot, low],
      [wide, low],
      [wide, low + high],
      [0, low + high],
    ],
  ];
}

function letterU(measure: Measure, random: Random): Rings {
  const [left, gap, right, low] = fourSizes(measure, random);
  const leftTop = low + measure.size(random);
  const rightTop = low + measure.size(random);
  const width = left + gap + right;
  return [
    [
      [0, 0],
      [width, 0],
      [width, rightTop],
      [left + gap, rightTop],
      [left + gap, low],
      [left, low],
      [left, leftTop],
      [0, leftTop],
    ],
  ];
}

/** A box with a box or a triangle cut out of its inside. */
function frame(measure: Measure, random: Random): Rings {
  const [left, width, right, below] = fourSizes(measure, random);
  const height = measure.size(random);
  const outer = boxRing(0, 0, left + width + right, below + height + measure.size(random));
  const hole = boxRing(left, below, width, height).toReversed();
  return [outer, random.int(3) === 2 ? hole.slice(1) : hole];
}

/** An arrow: a triangle with a notch in its base. */
function arrow(measure: Measure, random: Random): Rings {
  const [half, notch, shaft] = fourSizes(measure, random);
  return [
    [
      [-half, 0],
      [0, notch],
      [half, 0],
      [0, notch + shaft],
    ],
  ];
}

/** A zonogon: convex, its edges along unit vectors of the measure, opposite ones parallel. */
function zonogon(measure: Measure, random: Random): Rings {
  const count = random.pick([2, 3, 4]);
  const edges: Vertex[] = [];
  for (let index = 0; index < count; index++) {
    const { x, y } = anyUnit(measure, random);
    const k = measure.size(random);
    edges.push(y > 0 || (y === 0 && x > 0) ? [k * x, k * y] : [-k * x, -k * y]);
  }
  const different = edges.filter(
    (edge, index) => edges.findIndex((other) => cross(edge, other) === 0) === index,
  );
  if (different.length < 2) return box(measure, random);
  const upper = different.sort((a, b) => cross(b, a));
  const ring: Vertex[] = [];
  let [x, y] = [0, 0];
  for (const sign of [1, -1]) {
    for (const [dx, dy] of upper) {
      ring.push([x, y]);
      x += sign * dx;
      y += sign * dy;
    }
  }
  return [ring];
}

function cross([ax, ay]: Vertex, [bx, by]: Vertex): number {
  return ax * by - ay * bx;
}

const STAR_DIRECTIONS: readonly Vertex[] = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
  [-1, 0],
  [-2, -1],
  [-1, -1],
  [-1, -2],
  [0, -1],
  [1, -2],
  [1, -1],
  [2, -1],
];

/** A polygon that is seen whole from the origin: convex or not, collinear neighbours now and then. */
function star(measure: Measure, random: Random): Rings {
  const step = random.pick([4, 3, 2, 1]);
  const ring: Vertex[] = [];
  for (let index = random.int(step); index < STAR_DIRECTIONS.length; index += step) {
    const [x, y] = STAR_DIRECTIONS[index] ?? [1, 0];
    const size = measure.size(random);
    ring.push([size * x, size * y]);
  }
  return [ring];
}

const RING_FAMILIES: readonly RingFamily[] = [
  box,
  triangle,
  letterL,
  letterU,
  frame,
  arrow,
  zonogon,
  star,
  star,
];

type FourSizes = readonly [number, number, number, number];

function fourSizes(measure: Measure, random: Random): FourSizes {
  const size = (): number => measure.size(random);
  return [size(), size(), size(), size()];
}

/** Few and small whole numbers, so that edges and corners of two polygons coincide often. */
const smallMeasure: Measure = {
  quadrant: wholeMeasure.quadrant,
  size: (random) => random.pick([1, 2, 3]),
};

export function latticePolygon(x: number, y: number, random: Random): PolygonSpec {
  const rings = anyRings(smallMeasure, random);
  const moved = (ring: readonly Vertex[]): Vertex[] => ring.map(([px, py]): Vertex => [px + x, py + y]);
  const [outer, ...holes] = rings;
  return polygonOf([moved(outer), ...holes.map(moved)], random);
}
