import { anyUnit, type Measure, sizeOrZero } from "./numbers.js";
import type { Random } from "./random.js";
import { anyRings, polygonOf, type Rings } from "./rings.js";
import type { HalfPlaneSpec, PolygonSpec, PolylineSpec, SegmentSpec, Vertex } from "./spec.js";

/** At an end, at a point between, or of length 0. */
export function segmentAtOrigin(measure: Measure, random: Random): SegmentSpec {
  const { x, y } = measure.quadrant(random);
  const k = sizeOrZero(measure, random);
  const [ax, ay, bx, by] = random.pick([
    [0, 0, -k * x, k * y],
    [0, 0, -k * x, -k * y],
    [0, -measure.size(random), 0, k],
    [0, 0, 0, k],
  ] as const);
  return random.int(2) === 0
    ? { type: "segment", ax, ay, bx, by }
    : { type: "segment", ax: bx, ay: by, bx: ax, by: ay };
}

export function halfPlaneAtOrigin(measure: Measure, random: Random): HalfPlaneSpec {
  const along = random.pick([0, 1, -1]) * measure.size(random);
  return { type: "halfPlane", x: 0, y: along, nx: measure.size(random), ny: 0 };
}

/** On an edge of any ring, at one of its ends, or at the corner that lies farthest in some direction. */
export function polygonAtOrigin(measure: Measure, random: Random): PolygonSpec {
  const rings = anyRings(measure, random);
  const placed = random.int(3) < 2 ? edgeAtOrigin(rings, random) : cornerAtOrigin(rings, measure, random);
  return polygonOf(placed, random);
}

/**
 * The solid lies ahead of an edge's vector d, so i·conj(d) turns the outward normal, −i·d, to +x; it also
 * enlarges by |d|, which need not be rational.
 */
function edgeAtOrigin(rings: Rings, random: Random): Rings {
  const ring = random.pick(rings);
  const index = random.int(ring.length);
  const [fromX, fromY] = ring[index] ?? [0, 0];
  const [toX, toY] = ring[(index + 1) % ring.length] ?? [0, 0];
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = random.pick([0, 1, 0.5, 0.25]);
  const [x, y] = [fromX + part * dx, fromY + part * dy];
  return mappedRings(rings, ([px, py]) => product(px - x, py - y, dy, dx));
}

function cornerAtOrigin(rings: Rings, measure: Measure, random: Random): Rings {
  const unit = anyUnit(measure, random);
  const turned = mappedRings(rings, ([x, y]) => product(x, y, unit.x, unit.y));
  const [x, y] = turned[0].reduce((best, vertex) => (vertex[0] > best[0] ? vertex : best));
  return mappedRings(turned, ([px, py]) => [px - x, py - y]);
}

function product(ax: number, ay: number, bx: number, by: number): Vertex {
  return [ax * bx - ay * by, ax * by + ay * bx];
}

function mappedRings([outer, ...holes]: Rings, map: (vertex: Vertex) => Vertex): Rings {
  return [outer.map(map), ...holes.map((hole) => hole.map(map))];
}

/** At a corner, at an end, or on a piece; the rest lies behind, or anywhere. */
export function polylineAtOrigin(measure: Measure, random: Random): PolylineSpec {
  const points: Vertex[] = [[0, 0]];
  const before = random.int(3);
  const after = 1 + random.int(3);
  for (let index = 0; index < before; index++) points.unshift(pointBehind(measure, random));
  for (let index = 0; index < after; index++) points.push(pointBehind(measure, random));
  switch (random.int(5)) {
    case 0:
      // The origin within an upright piece.
      return {
        type: "polyline",
        points: [[0, -measure.size(random)], [0, measure.size(random)], ...points.slice(1)],
      };
    case 1:
      return { type: "polyline", points: [...points, points[0] ?? [0, 0]] };
    case 2:
      return {
        type: "polyline",
        points:
          random.int(2) === 0
            ? [
                [0, 0],
                [0, 0],
              ]
            : [[0, 0], ...points],
      };
    default:
      return { type: "polyline", points };
  }
}

function pointBehind(measure: Measure, random: Random): Vertex {
  const { x, y } = anyUnit(measure, random);
  const k = sizeOrZero(measure, random);
  return [-k * Math.abs(x), k * y];
}
