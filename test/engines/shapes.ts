import {
  annularSector,
  arc,
  type Circle,
  capsule,
  circle,
  compound,
  degrees,
  type Ellipse,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  type Ray,
  ray,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "osculate";
import type { Draw } from "./draw.js";

const makers: readonly ((draw: Draw) => Shape)[] = [
  (d) => point(d.length(-8, 8), d.length(-8, 8)),
  (d) => circle(d.length(-8, 8), d.length(-8, 8), d.length(0, 5)),
  ellipseOf,
  (d) => rect(d.length(-8, 8), d.length(-8, 8), d.length(0, 8), d.length(0, 8), d.angle()),
  (d) => sector(d.length(-8, 8), d.length(-8, 8), d.length(0, 7), d.angle(), d.angle()),
  (d) => segment(d.length(-8, 8), d.length(-8, 8), d.length(-8, 8), d.length(-8, 8)),
  (d) => capsule(d.length(-8, 8), d.length(-8, 8), d.length(-8, 8), d.length(-8, 8), d.length(0, 2)),
  (d) =>
    roundedRect(
      d.length(-8, 8),
      d.length(-8, 8),
      d.length(3, 8),
      d.length(3, 8),
      d.length(0, 1.5),
      d.angle(),
    ),
  (d) => rotateTo(polygon(notchedSquare(d, d.length(-6, 6), d.length(-6, 6))), d.angle()),
  (d) => halfPlane(d.length(-8, 8), d.length(-8, 8), d.int(9) - 4, d.int(9) + 1),
  (d) =>
    annularSector(d.length(-8, 8), d.length(-8, 8), d.length(0, 3), d.length(3, 6), d.angle(), d.angle()),
  (d) => arc(d.length(-8, 8), d.length(-8, 8), d.length(0, 6), d.angle(), degrees(d.int(360))),
  (d) => polyline([0, 1, 2, 3].map(() => [d.length(-8, 8), d.length(-8, 8)])),
  (d) => setPose(compound([circleOf(d), rect(d.length(-8, 8), 0, 3, 2, d.angle())]), 0.5, -1, d.angle()),
];

/** How many of the first kinds a world has. */
const boundedKinds = 9;

export function shapeOf(draw: Draw): Shape {
  return makeShape(draw, draw.int(makers.length));
}

/** One of the kinds by turns, none of which is infinite. */
export function boundedShapeOf(draw: Draw, index: number): Shape {
  return makeShape(draw, index % boundedKinds);
}

function makeShape(draw: Draw, index: number): Shape {
  const make = makers[index];
  if (make === undefined) throw new Error("no such kind");
  return make(draw);
}

export function circleOf(draw: Draw): Circle {
  return circle(draw.length(-8, 8), draw.length(-8, 8), draw.length(0, 3));
}

export function ellipseOf(draw: Draw): Ellipse {
  const [x, y] = [draw.length(-8, 8), draw.length(-8, 8)];
  return ellipse(x, y, draw.length(0, 6), draw.length(0, 6), draw.angle());
}

export function rayOf(draw: Draw): Ray {
  return ray(draw.length(-9, 9), draw.length(-9, 9), draw.int(9) - 4, draw.int(9) + 1);
}

/** A square, often with a notch. */
function notchedSquare(draw: Draw, x: number, y: number): [number, number][] {
  const size = draw.length(1, 4);
  const depth = draw.int(3) === 0 ? 0 : draw.length(0.25, 0.75) * size;
  const notch: [number, number][] = depth === 0 ? [] : [[x + size / 2, y + depth]];
  return [[x, y], ...notch, [x + size, y], [x + size, y + size], [x, y + size]];
}
