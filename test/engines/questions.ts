import {
  area,
  bounds,
  centroid,
  circle,
  closestPoint,
  closestPoints,
  contact,
  containsPoint,
  degrees,
  distance,
  ellipseFromMatrix,
  fromJSON,
  intersectionOverUnion,
  intersections,
  isVisible,
  overlapArea,
  overlaps,
  perimeter,
  raycast,
  raycastAll,
  relate,
  type Shape,
  sector,
  signedDistance,
  sweep,
  sweepTurning,
  tangents,
  toDegrees,
  toJSON,
  visibility,
  visibleArea,
} from "osculate";
import { overlapsOfBatch, raycastsOfBatch } from "./batches.js";
import type { Draw } from "./draw.js";
import { rayOf } from "./shapes.js";

/** Whatever the library answers about two shapes, or about one of them. */
export type Question = (a: Shape, b: Shape, draw: Draw) => unknown;

const sightRadius = 12;

export const quickQuestions: readonly Question[] = [
  (a, b) => overlaps(a, b),
  (a, _b, draw) => containsPoint(a, draw.length(-8, 8), draw.length(-8, 8)),
  (a, b) => distance(a, b),
  (a, b) => closestPoints(a, b),
  (a, b) => signedDistance(a, b),
  (a, b) => contact(a, b),
  (a, _b, draw) => raycast(rayOf(draw), a),
  (a, _b, draw) => raycastAll(rayOf(draw), a),
  (a, _b, draw) => closestPoint(a, draw.length(-8, 8), draw.length(-8, 8)),
  (a, _b, draw) => tangents({ x: draw.length(-8, 8), y: draw.length(-8, 8) }, a),
  (a) => bounds(a),
  (a) => area(a),
  (a) => centroid(a),
  (a) => perimeter(a),
  (a) => toJSON(a),
  (a) => fromJSON(toJSON(a)),
  (_a, _b, draw) => {
    const [a, b, c, d] = [draw.length(-4, 4), draw.length(-4, 4), draw.length(-4, 4), draw.length(-4, 4)];
    return ellipseFromMatrix(a, b, c, d, 0.5, 0);
  },
  (_a, _b, draw) => [degrees(draw.length(-900, 900)), toDegrees(draw.angle())],
];

/** These take many times as long. */
export const slowQuestions: readonly Question[] = [
  (a, b) => relate(a, b),
  (a, b) => intersections(a, b),
  (a, b) => overlapArea(a, b),
  (a, b) => intersectionOverUnion(a, b),
  (a, b, draw) => sweep(a, { x: 0, y: 0 }, b, { x: draw.length(-9, 9), y: draw.length(-9, 9) }),
  (a, b, draw) => {
    const motion = { x: draw.length(-9, 9), y: draw.length(-9, 9), turn: draw.length(-4, 4) };
    return sweepTurning(a, motion, b, { x: 0, y: 1, turn: draw.length(-4, 4) });
  },
  (a, b, draw) => visibility(circle(draw.length(-8, 8), draw.length(-8, 8), sightRadius), [a, b]),
  (a, b, draw) => {
    const view = sector(draw.length(-8, 8), draw.length(-8, 8), sightRadius, draw.angle(), draw.angle());
    return visibleArea(visibility(view, [a, b]));
  },
  (a, b, draw) => {
    const view = circle(draw.length(-8, 8), draw.length(-8, 8), sightRadius);
    return isVisible(view, [a, b], draw.length(-8, 8), draw.length(-8, 8));
  },
  (_a, _b, draw) => overlapsOfBatch(draw),
  (_a, _b, draw) => raycastsOfBatch(draw),
];
