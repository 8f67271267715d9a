import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  point,
  polygon,
  polyline,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import type { Random } from "../../generators/random.js";

/** A room whose walls are about 100 away from its middle, what stands in it, and what moves. */
export interface Room {
  readonly mover: Shape;
  readonly obstacles: readonly Shape[];
  readonly middle: { readonly x: number; readonly y: number };
}

const HALF = 100;

/** Movers of up to some 8 in size, about their position. */
const movers: readonly ((random: Random) => Shape)[] = [
  (random) => circle(0, 0, 1 + 4 * random.next()),
  (random) => rect(0, 0, 2 + 6 * random.next(), 2 + 6 * random.next()),
  (random) => rect(0, 0, 2 + 6 * random.next(), 2 + 6 * random.next(), 7 * random.next()),
  (random) => capsule(0, -3 * random.next(), 0, 3 * random.next(), 1 + 2 * random.next()),
  (random) => ellipse(0, 0, 1 + 4 * random.next(), 1 + 2 * random.next(), 7 * random.next()),
  () => roundedRect(0, 0, 6, 4, 1),
  () =>
    polygon([
      [-3, 2],
      [3, 2],
      [0, -4],
    ]),
  () =>
    polygon([
      [-3, -3],
      [3, -3],
      [3, 3],
      [1, 3],
      [1, 0],
      [-1, 0],
      [-1, 3],
      [-3, 3],
    ]),
  () => compound([circle(0, -2, 2), rect(0, 2, 4, 4)]),
  () => sector(0, 0, 4, 0.3, 2),
  () => segment(-2, -2, 3, 2),
  () =>
    polyline([
      [-3, 2],
      [0, -3],
      [3, 2],
    ]),
  () => point(0, 0),
];

/** Obstacles of up to some 20 in size, about their position. */
const obstacles: readonly ((random: Random) => Shape)[] = [
  (random) => circle(0, 0, 3 + 8 * random.next()),
  (random) => rect(0, 0, 4 + 16 * random.next(), 4 + 16 * random.next()),
  (random) => ellipse(0, 0, 3 + 8 * random.next(), 2 + 4 * random.next()),
  () =>
    polygon([
      [-10, 8],
      [10, 8],
      [0, -8],
    ]),
  () =>
    polygon([
      [-8, -8],
      [8, -8],
      [8, 8],
      [4, 8],
      [4, -4],
      [-4, -4],
      [-4, 8],
      [-8, 8],
    ]),
  () => segment(-9, 0, 9, 3),
  () =>
    polyline([
      [-9, 0],
      [-3, 3],
      [3, 3],
      [9, -4],
    ]),
  () => capsule(-6, 0, 6, 0, 2),
  () => compound([rect(0, 0, 12, 3), rect(0, 4.5, 3, 6)]),
];

function walls(x: number, y: number, random: Random): Shape[] {
  const corners = [
    [x - HALF, y - HALF],
    [x + HALF, y - HALF],
    [x + HALF, y + HALF],
    [x - HALF, y + HALF],
  ] as const;
  switch (random.int(4)) {
    case 0: {
      // Flush tiles all round.
      const places = Array.from({ length: 22 }, (_, i) => -HALF - 5 + 10 * i);
      return places.flatMap((along) => [
        rect(x + along, y + HALF + 5, 10, 10),
        rect(x + along, y - HALF - 5, 10, 10),
        rect(x + HALF + 5, y + along, 10, 10),
        rect(x - HALF - 5, y + along, 10, 10),
      ]);
    }
    case 1:
      return [polyline([...corners, corners[0]])];
    case 2: {
      const outer = corners.map(([cx, cy]) => [2 * cx - x, 2 * cy - y] as const);
      return [polygon(outer, { holes: [corners] })];
    }
    default:
      return [
        rect(x, y + HALF + 10, 3 * HALF, 20),
        rect(x, y - HALF - 10, 3 * HALF, 20),
        rect(x + HALF + 10, y, 20, 3 * HALF),
        rect(x - HALF - 10, y, 20, 3 * HALF),
      ];
  }
}

export function drawRoom(random: Random): Room {
  const far = random.pick([0, 0, 0, 1e3, 1e6]);
  const middle = { x: far, y: -far / 3 };
  const mover = random.pick(movers)(random);
  setPose(mover, middle.x + 4 * random.next(), middle.y + 4 * random.next(), 0);
  const standing = Array.from({ length: random.int(12) }, () => {
    const shape = random.pick(obstacles)(random);
    const angle = 2 * Math.PI * random.next();
    const distance = 25 + 70 * random.next();
    const [x, y] = [middle.x + distance * Math.cos(angle), middle.y + distance * Math.sin(angle)];
    return setPose(shape, x, y, random.pick([0, 0, 0.3, Math.PI / 4, 7 * random.next()]));
  });
  if (mover.kind === rect(0, 0, 1, 1).kind && random.int(2) === 0) rotateTo(mover, 0);
  return { mover, obstacles: [...walls(middle.x, middle.y, random), ...standing], middle };
}

/** A motion of a frame: some walk, some fly, some rush through everything. */
export function drawMotion(random: Random): { x: number; y: number } {
  const length = random.pick([0.5, 3, 3, 20, 400]) * random.next();
  const angle = random.pick([
    0,
    Math.PI / 2,
    Math.PI / 4,
    2 * Math.PI * random.next(),
    2 * Math.PI * random.next(),
  ]);
  const sign = random.pick([1, -1]);
  return { x: sign * length * Math.cos(angle), y: sign * length * Math.sin(angle) };
}

/** Makes some mover in a unit of length. */
export function drawMover(random: Random): (unit: number) => Shape {
  const u = 1 + random.next();
  const make = random.pick<(unit: number) => Shape>([
    (unit) => circle(0, 0, u * unit),
    (unit) => rect(0, 0, 2 * u * unit, unit),
    (unit) => ellipse(0, 0, u * unit, 0.5 * unit),
    (unit) => capsule(0, -u * unit, 0, u * unit, 0.5 * unit),
    (unit) => roundedRect(0, 0, 2 * u * unit, 2 * unit, 0.25 * unit),
    (unit) =>
      polygon([
        [-u * unit, unit],
        [u * unit, unit],
        [0, -unit],
      ]),
    (unit) => segment(-u * unit, 0, u * unit, unit),
    () => point(0, 0),
    (unit) => sector(0, 0, u * unit, 0.3, 0.3 + 2 * u),
    (unit) => annularSector(0, 0, 0.5 * unit, u * unit, 0.3, 0.3 + 2 * u),
    (unit) => arc(0, 0, u * unit, 0.3, 0.3 + 2 * u),
    (unit) =>
      polyline([
        [-u * unit, unit],
        [0, -unit],
        [u * unit, unit],
      ]),
    (unit) =>
      polygon([
        [-u * unit, -unit],
        [u * unit, -unit],
        [u * unit, unit],
        [0.5 * unit, unit],
        [0.5 * unit, 0],
        [-0.5 * unit, 0],
        [-0.5 * unit, unit],
        [-u * unit, unit],
      ]),
    (unit) => compound([circle(0, -unit, unit), rect(0, unit, unit, unit)]),
  ]);
  return make;
}
