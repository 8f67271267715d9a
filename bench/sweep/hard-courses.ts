import type { Shape } from "../../src/index.js";
import type { Random } from "../../test/generators/random.js";
import { library } from "../speed/library.js";
import type { Course, Motion, Velocity } from "./course.js";

/** The pairs of kinds whose sweeps are judged. */
export type SweepPair = "circle, circle" | "circle, polygon" | "polygon, polygon";

type Kind = "circle" | "polygon";

export const sweepPairs: Readonly<Record<SweepPair, readonly [Kind, Kind]>> = {
  "circle, circle": ["circle", "circle"],
  "circle, polygon": ["circle", "polygon"],
  "polygon, polygon": ["polygon", "polygon"],
};

/** Multiples of this can be added without rounding, so that what a shape passes over is known exactly. */
const FINE_STEP = 2 ** -40;
const COARSE_STEP = 2 ** -20;

const STILL: Motion = { x: 0, y: 0, turn: 0 };

type Draw = (random: Random, kinds: readonly [Kind, Kind]) => Course;

/** Of sizes from 10 to 200, the second flying more or less at the first. */
export const ordinaryCourse: Draw = (random, kinds) => flight(random, kinds, 1, COARSE_STEP);

/** From as much farther away: a step of a fast body, in which it passes all of the other. */
export const fastCourse: Draw = (random, kinds) => flight(random, kinds, 1000, COARSE_STEP);

function flight(random: Random, [kindA, kindB]: readonly [Kind, Kind], factor: number, step: number): Course {
  const angle = 2 * Math.PI * random.next();
  const length = 20 + 380 * random.next();
  const v = snapped(factor * length * Math.cos(angle), factor * length * Math.sin(angle), step);
  const past = 0.5 + random.next();
  const aside = 200 * (random.next() - 0.5);
  const a = shapeAt[kindA](random, 0, 0, step);
  const x = -past * v.x - aside * Math.sin(angle);
  const y = -past * v.y + aside * Math.cos(angle);
  const b = shapeAt[kindB](random, x, y, step);
  const isApart = !library.overlaps(a, b);
  return isApart ? { a, b, va: STILL, vb: v } : flight(random, [kindA, kindB], factor, step);
}

/** The first is a wall a thousandth as thick as it is long, or a disc of that size, the second small. */
export const thinCourse: Draw = (random, [kindA, kindB]) => {
  const step = COARSE_STEP;
  const length = 100 + 100 * random.next();
  const [along, across] = [length / 2, length / 2000];
  const turn = 2 * Math.PI * random.next();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (x: number, y: number) => pairOf(snapped(x * cos - y * sin, x * sin + y * cos, step));
  const a =
    kindA === "circle"
      ? library.circle(0, 0, snap(across, step))
      : library.polygon([
          corner(-along, -across),
          corner(along, -across),
          corner(along, across),
          corner(-along, across),
        ]);
  const place = length * (random.next() - 0.5) * 1.2;
  const back = 20 + 100 * random.next();
  const from = { x: place * cos + back * sin, y: place * sin - back * cos };
  const b = shapeAt[kindB](random, from.x, from.y, step, 0.02);
  const slant = 40 * (random.next() - 0.5);
  const v = snapped(-2 * back * sin + slant * cos, 2 * back * cos + slant * sin, step);
  return { a, b, va: STILL, vb: v };
};

/** The second passes the first at a distance of `gap` times 200; if that is negative, it is as deep in it. */
export function grazingCourse(random: Random, kinds: readonly [Kind, Kind], gap: number): Course {
  const [kindA, kindB] = kinds;
  const angle = 2 * Math.PI * random.next();
  const normal = { x: -Math.sin(angle), y: Math.cos(angle) };
  const a = shapeAt[kindA](random, 0, 0, FINE_STEP);
  const model = shapeAt[kindB](random, 0, 0, FINE_STEP);
  const lift = reach(a, normal) + reach(model, { x: -normal.x, y: -normal.y }) + 200 * gap;
  const half = 200 + 200 * random.next();
  const x = lift * normal.x - half * Math.cos(angle);
  const y = lift * normal.y - half * Math.sin(angle);
  const b = shifted(model, snapped(x, y, FINE_STEP));
  return { a, b, va: STILL, vb: snapped(2 * half * Math.cos(angle), 2 * half * Math.sin(angle), FINE_STEP) };
}

/** The course somewhere else. */
export function movedCourse({ a, b, va, vb }: Course, by: number): Course {
  const far = { x: by, y: -by };
  return { a: shifted(a, far), b: shifted(b, far), va, vb };
}

/** The shape as it would be given there: circles by their centre, polygons by their vertices. */
export function shifted(shape: Shape, { x, y }: Velocity): Shape {
  const { Kind: K } = library;
  if (shape.kind === K.circle) return library.circle(shape.x + x, shape.y + y, shape.r);
  return library.polygon(verticesOf(shape).map(([px, py]) => [px + x, py + y]));
}

export function verticesOf(shape: Shape): [number, number][] {
  if (shape.kind !== library.Kind.polygon) return [];
  return Array.from({ length: shape.vertices.length / 2 }, (_, k) => [
    shape.vertices[2 * k] ?? 0,
    shape.vertices[2 * k + 1] ?? 0,
  ]);
}

/** How far the shape reaches from the origin in a direction. */
function reach(shape: Shape, { x, y }: Velocity): number {
  if (shape.kind === library.Kind.circle) return shape.x * x + shape.y * y + shape.r;
  return Math.max(...verticesOf(shape).map(([px, py]) => px * x + py * y));
}

const shapeAt: Readonly<
  Record<Kind, (random: Random, x: number, y: number, step: number, factor?: number) => Shape>
> = {
  circle(random, x, y, step, factor = 1) {
    const centre = snapped(x, y, step);
    return library.circle(centre.x, centre.y, snap((factor * size(random)) / 2, step));
  },
  polygon(random, x, y, step, factor = 1) {
    const count = 3 + random.int(6);
    const start = 2 * Math.PI * random.next();
    const [rx, ry] = [(factor * size(random)) / 2, (factor * size(random)) / 2];
    return library.polygon(
      Array.from({ length: count }, (_, k) => {
        const at = start + ((k + 0.6 * random.next()) * 2 * Math.PI) / count;
        return pairOf(snapped(x + rx * Math.cos(at), y + ry * Math.sin(at), step));
      }),
    );
  },
};

function size(random: Random): number {
  return 10 + 190 * random.next() ** 2;
}

function snap(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function snapped(x: number, y: number, step: number): Motion {
  return { x: snap(x, step), y: snap(y, step), turn: 0 };
}

function pairOf({ x, y }: Velocity): [number, number] {
  return [x, y];
}
