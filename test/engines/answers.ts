import {
  annularSector,
  arc,
  area,
  bounds,
  capsule,
  circle,
  closestPoints,
  compound,
  contact,
  containsPoint,
  degrees,
  distance,
  ellipse,
  halfPlane,
  intersections,
  overlapArea,
  overlaps,
  point,
  polygon,
  polyline,
  ray,
  raycastAll,
  rect,
  relate,
  roundedRect,
  type Shape,
  sector,
  segment,
  signedDistance,
  sweep,
  toJSON,
  World,
} from "osculate";
import { Digest } from "./digest.js";

/*
 * The same questions on every engine. What makes them uses integers, + − × ÷ and the library only: engines may differ in
 * the last bit of Math.sin.
 */

/** Integers in [0, n), the same on every engine (a linear congruential generator). */
class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  int(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 4294967296) * n);
  }

  /** A multiple of a quarter, so that ties happen, or of 2⁻²⁰, so that they do not. */
  length(low: number, high: number): number {
    const step = this.int(3) === 0 ? 0.25 : 2 ** -20;
    return low + this.int(Math.floor((high - low) / step)) * step;
  }

  angle(): number {
    return this.int(4) === 0 ? (this.int(16) * Math.PI) / 4 : this.int(1_000_000) / 159_155;
  }
}

const makers: readonly ((draw: Draw) => Shape)[] = [
  (d) => point(d.length(-8, 8), d.length(-8, 8)),
  (d) => circle(d.length(-8, 8), d.length(-8, 8), d.length(0, 5)),
  (d) => ellipse(d.length(-8, 8), d.length(-8, 8), d.length(0, 6), d.length(0, 6), d.angle()),
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
  (d) => polygon(notchedSquare(d, d.length(-6, 6), d.length(-6, 6))),
  (d) => halfPlane(d.length(-8, 8), d.length(-8, 8), d.int(9) - 4, d.int(9) + 1),
  (d) =>
    annularSector(d.length(-8, 8), d.length(-8, 8), d.length(0, 3), d.length(3, 6), d.angle(), d.angle()),
  (d) => arc(d.length(-8, 8), d.length(-8, 8), d.length(0, 6), d.angle(), degrees(d.int(360))),
  (d) => polyline([0, 1, 2, 3].map(() => [d.length(-8, 8), d.length(-8, 8)])),
  (d) =>
    compound([
      circle(d.length(-8, 8), d.length(-8, 8), d.length(0, 3)),
      rect(d.length(-8, 8), 0, 3, 2, d.angle()),
    ]),
];

/** A square, often with a notch. */
function notchedSquare(draw: Draw, x: number, y: number): [number, number][] {
  const size = draw.length(1, 4);
  const depth = draw.int(3) === 0 ? 0 : draw.length(0.25, 0.75) * size;
  const notch: [number, number][] = depth === 0 ? [] : [[x + size / 2, y + depth]];
  return [[x, y], ...notch, [x + size, y], [x + size, y + size], [x, y + size]];
}

type Question = (a: Shape, b: Shape, draw: Draw, digest: Digest) => void;

const quick: readonly Question[] = [
  (a, b, _draw, digest) => digest.add(overlaps(a, b)),
  (a, _b, draw, digest) => digest.add(containsPoint(a, draw.length(-8, 8), draw.length(-8, 8))),
  (a, b, _draw, digest) => digest.add(distance(a, b)),
  (a, b, _draw, digest) => digest.add(closestPoints(a, b)),
  (a, b, _draw, digest) => digest.add(signedDistance(a, b)),
  (a, b, _draw, digest) => digest.add(contact(a, b)),
  (a, _b, draw, digest) => {
    digest.add(raycastAll(ray(draw.length(-9, 9), draw.length(-9, 9), draw.int(9) - 4, draw.int(9) + 1), a));
  },
  (a, _b, _draw, digest) => digest.add(bounds(a)),
  (a, _b, _draw, digest) => digest.add(area(a)),
  (a, _b, _draw, digest) => digest.add(toJSON(a)),
];

/** These take many times as long. */
const slow: readonly Question[] = [
  (a, b, _draw, digest) => digest.add(relate(a, b)),
  (a, b, _draw, digest) => digest.add(intersections(a, b)),
  (a, b, _draw, digest) => digest.add(overlapArea(a, b)),
  (a, b, draw, digest) => {
    const velocity = { x: draw.length(-9, 9), y: draw.length(-9, 9) };
    digest.add(sweep(a, { x: 0, y: 0 }, b, velocity));
  },
];

/** One question in so many is a slow one. */
const slowEvery = 50;
const bodies = 60;

/** A digest of so many answers to questions of all kinds about shapes of all kinds. */
export function digestOfAnswers(count: number): string {
  const draw = new Draw(20261121);
  const digest = new Digest();
  for (let i = 0; i < count; i++) {
    const a = makers[draw.int(makers.length)]?.(draw);
    const b = makers[draw.int(makers.length)]?.(draw);
    if (!a || !b) throw new Error("no such kind");
    const questions = i % slowEvery === 0 ? slow : quick;
    questions[draw.int(questions.length)]?.(a, b, draw, digest);
  }
  addWorld(draw, digest);
  return digest.text();
}

/** Some steps of a world, with its answers. */
function addWorld(draw: Draw, digest: Digest): void {
  const world = new World();
  const ids = Array.from({ length: bodies }, (_, index) =>
    world.add(makers[index % 9]?.(draw) ?? point(0, 0), { continuous: index % 20 === 0 }),
  );
  for (let step = 0; step < 10; step++) {
    for (const id of ids) world.setPose(id, draw.length(-20, 20), draw.length(-20, 20), draw.angle());
    const { begin, stay, end, passed } = world.step();
    digest.add([begin.length, stay.length, end.length, ...begin.map(({ a, b }) => [a, b])]);
    digest.add(passed);
    digest.add(world.raycastAll(ray(-20, draw.length(-20, 20), 3, 1)));
    digest.add(world.nearest(draw.length(-20, 20), 0, 5));
    digest.add(world.sweepAll(circle(-25, draw.length(-20, 20), 1), { x: 50, y: 5 }));
    digest.add(world.circleCast(ray(-25, draw.length(-20, 20), 3, 1), 0.5));
  }
}
