import type { AnnularSector, Arc, Ellipse, Sector, SimpleShape } from "../../src/shapes/kind.js";
import { kindNumbers } from "./primitive.js";

/** A closed interval of y on an upright line. */
export type Stay = readonly [low: number, high: number];

/** Shapes as upright lines cut them, in doubles: accurate to rounding for shapes of moderate size near the origin. */
export interface UprightStays {
  /** The disjoint intervals, in order, of y where (x, y) lies in the shape. Curves have none. */
  readonly at: (x: number) => readonly Stay[];
  /** Every x between which the ends of the intervals are smooth functions of x. */
  readonly breaks: readonly number[];
}

const NONE: UprightStays = { at: () => [], breaks: [] };
const ALL: Stay = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

export function uprightStays(shape: SimpleShape): UprightStays {
  switch (shape.kind) {
    case kindNumbers.circle:
      return disc(shape.x, shape.y, shape.r);
    case kindNumbers.ellipse:
      return oval(shape);
    case kindNumbers.rect:
      return box(shape, shape.halfWidth, shape.halfHeight);
    case kindNumbers.roundedRect: {
      const { halfWidth, halfHeight, r } = shape;
      const [innerWidth, innerHeight] = [halfWidth - r, halfHeight - r];
      const corners = boxCorners(shape, innerWidth, innerHeight).map(([x, y]) => disc(x, y, r));
      return either(box(shape, halfWidth, innerHeight), box(shape, innerWidth, halfHeight), ...corners);
    }
    case kindNumbers.capsule: {
      const { ax, ay, bx, by, r } = shape;
      const length = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = length === 0 ? [0, 0] : [(-r * (by - ay)) / length, (r * (bx - ax)) / length];
      const sides: Corner[] = [
        [ax + nx, ay + ny],
        [bx + nx, by + ny],
        [bx - nx, by - ny],
        [ax - nx, ay - ny],
      ];
      return either(area([sides]), disc(ax, ay, r), disc(bx, by, r));
    }
    case kindNumbers.polygon:
      return area(ringsOf(shape.vertices, shape.ringEnds));
    case kindNumbers.halfPlane:
      return half(shape.x, shape.y, shape.nx, shape.ny);
    case kindNumbers.sector:
      return opened(disc(shape.x, shape.y, shape.r), shape, [0, shape.r]);
    case kindNumbers.annularSector: {
      const { x, y, innerR, outerR } = shape;
      const ring = both(disc(x, y, outerR), outsideOf(disc(x, y, innerR)));
      return opened(ring, shape, [innerR, outerR]);
    }
    default:
      return NONE;
  }
}

function disc(x: number, y: number, r: number): UprightStays {
  const at = (place: number): Stay[] => {
    const square = (r - (place - x)) * (r + (place - x));
    return square < 0 ? [] : [[y - Math.sqrt(square), y + Math.sqrt(square)]];
  };
  return { at, breaks: [x - r, x + r] };
}

/** With û = (c, s): the point furthest towards +x is X = √(rx²c² + ry²s²) away along x. */
function oval({ x, y, rx, ry, ux, uy }: Ellipse): UprightStays {
  const length = Math.hypot(ux, uy);
  const [c, s] = [ux / length, uy / length];
  const reach = Math.hypot(rx * c, ry * s);
  const slope = ((rx - ry) * (rx + ry) * c * s) / reach ** 2;
  const at = (place: number): Stay[] => {
    const dx = place - x;
    const square = (reach - dx) * (reach + dx);
    if (square < 0) return [];
    const [middle, halfLength] = [y + slope * dx, (rx * ry * Math.sqrt(square)) / reach ** 2];
    return [[middle - halfLength, middle + halfLength]];
  };
  return reach === 0 ? NONE : { at, breaks: [x - reach, x + reach] };
}

type Corner = readonly [number, number];

interface Posed {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

function boxCorners({ x, y, ux, uy }: Posed, halfWidth: number, halfHeight: number): Corner[] {
  const length = Math.hypot(ux, uy);
  const [c, s] = [ux / length, uy / length];
  return (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([i, j]) => {
    const [along, across] = [i * halfWidth, j * halfHeight];
    return [x + along * c - across * s, y + along * s + across * c];
  });
}

function box(pose: Posed, halfWidth: number, halfHeight: number): UprightStays {
  return area([boxCorners(pose, halfWidth, halfHeight)]);
}

function ringsOf(vertices: readonly number[], ringEnds: readonly number[]): Corner[][] {
  let begin = 0;
  return Array.from(ringEnds, (end) => {
    const ring: Corner[] = [];
    for (let i = begin; i < end; i++) ring.push([vertices[2 * i] ?? 0, vertices[2 * i + 1] ?? 0]);
    begin = end;
    return ring;
  });
}

/** What closed chains of corners enclose by the even-odd rule. */
function area(rings: readonly (readonly Corner[])[]): UprightStays {
  const edges = rings.flatMap((ring) =>
    ring.map((from, index): readonly [Corner, Corner] => {
      const to = ring[(index + 1) % ring.length] ?? from;
      return from[0] <= to[0] ? [from, to] : [to, from];
    }),
  );
  const at = (place: number): Stay[] => {
    const crossings = edges
      .filter(([from, to]) => from[0] <= place && place < to[0])
      .map(([from, to]) => from[1] + ((place - from[0]) / (to[0] - from[0])) * (to[1] - from[1]))
      .sort((p, q) => p - q);
    return Array.from({ length: crossings.length >> 1 }, (_, index): Stay => {
      return [crossings[2 * index] ?? 0, crossings[2 * index + 1] ?? 0];
    });
  };
  return { at, breaks: edges.flatMap(([from, to]) => [from[0], to[0]]) };
}

function half(x: number, y: number, nx: number, ny: number): UprightStays {
  const at = (place: number): Stay[] => {
    if (ny === 0) return nx * (place - x) <= 0 ? [ALL] : [];
    const border = y - (nx / ny) * (place - x);
    return ny > 0 ? [[ALL[0], border]] : [[border, ALL[1]]];
  };
  return { at, breaks: ny === 0 ? [x] : [] };
}

/** What lies between the two directions of a round shape with edges from one radius to another. */
function opened(
  round: UprightStays,
  shape: Sector | AnnularSector | Arc,
  radii: readonly number[],
): UprightStays {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  if (opening === 2) return round;
  const ahead = half(x, y, startY, -startX);
  const behind = half(x, y, -endY, endX);
  const isFlat = opening === 0 && startX * endY === startY * endX;
  if (isFlat) return NONE;
  const within = both(round, opening === 0 ? both(ahead, behind) : either(ahead, behind));
  const corners = [
    [startX, startY],
    [endX, endY],
  ].flatMap(([ux = 0, uy = 0]) => radii.map((radius) => x + (radius * ux) / Math.hypot(ux, uy)));
  return { at: within.at, breaks: [...within.breaks, ...corners] };
}

function outsideOf(shape: UprightStays): UprightStays {
  const at = (x: number): Stay[] => {
    const [hole] = shape.at(x);
    return hole === undefined
      ? [ALL]
      : [
          [ALL[0], hole[0]],
          [hole[1], ALL[1]],
        ];
  };
  return { at, breaks: shape.breaks };
}

function both(a: UprightStays, b: UprightStays): UprightStays {
  return { at: (x) => commonStays(a.at(x), b.at(x)), breaks: [...a.breaks, ...b.breaks] };
}

export function either(...shapes: readonly UprightStays[]): UprightStays {
  const at = (x: number): Stay[] => {
    const union: Stay[] = [];
    for (const [low, high] of shapes.flatMap((shape) => shape.at(x)).sort((p, q) => p[0] - q[0])) {
      const last = union.at(-1);
      if (last === undefined || low > last[1]) union.push([low, high]);
      else union[union.length - 1] = [last[0], Math.max(last[1], high)];
    }
    return union;
  };
  return { at, breaks: shapes.flatMap((shape) => shape.breaks) };
}

export function commonStays(a: readonly Stay[], b: readonly Stay[]): Stay[] {
  return a.flatMap(([low, high]) =>
    b.flatMap(([otherLow, otherHigh]): Stay[] => {
      const [from, to] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
      return from < to ? [[from, to]] : [];
    }),
  );
}
