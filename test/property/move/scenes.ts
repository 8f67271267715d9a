import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import type { Random } from "../../generators/random.js";
import { drawRoom } from "./rooms.js";

type Place = readonly [x: number, y: number];

/** What moves about among what stands; none of it leaves the square of `reach` about the middle, which is closed. */
export interface Scene {
  readonly name: string;
  readonly mover: Shape;
  readonly obstacles: readonly Shape[];
  readonly middle: { readonly x: number; readonly y: number };
  readonly reach: number;
  /** How fast it goes. */
  readonly speed: number;
}

/** Movers of all kinds, about 1 in size. */
export const movers: readonly ((random: Random) => Shape)[] = [
  () => point(0, 0),
  (random) => circle(0, 0, 0.25 + 0.25 * random.next()),
  (random) => ellipse(0, 0, 0.5, 0.25, 3 * random.next()),
  (random) => rect(0, 0, 0.5 + 0.5 * random.next(), 0.75, random.pick([0, 0, 0.3, 3 * random.next()])),
  () => roundedRect(0, 0, 1, 0.75, 0.125),
  (random) => sector(0, 0, 0.5, 6 * random.next(), 6 * random.next()),
  () => segment(-0.25, -0.25, 0.5, 0.25),
  () => capsule(0, -0.25, 0.125, 0.25, 0.25),
  () =>
    polygon([
      [-0.5, 0.4],
      [0.5, 0.4],
      [0, -0.5],
    ]),
  () =>
    polygon([
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [0.25, 0.5],
      [0.25, 0],
      [-0.25, 0],
      [-0.25, 0.5],
      [-0.5, 0.5],
    ]),
  (random) => annularSector(0, 0, 0.25, 0.5, random.next(), 6 * random.next()),
  (random) => arc(0, 0, 0.5, random.next(), 6 * random.next()),
  () =>
    polyline([
      [-0.5, 0.25],
      [0, -0.5],
      [0.5, 0.25],
    ]),
  () => compound([circle(0, -0.25, 0.25), rect(0, 0.25, 0.5, 0.5)]),
];

const box = (minX: number, minY: number, maxX: number, maxY: number) =>
  polygon([
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ]);

function fence(x: number, y: number, reach: number): Shape[] {
  const far = 2 * reach;
  return [
    rect(x, y - 1.5 * reach, 2 * far, reach),
    rect(x, y + 1.5 * reach, 2 * far, reach),
    rect(x - 1.5 * reach, y, reach, 2 * far),
    rect(x + 1.5 * reach, y, reach, 2 * far),
  ];
}

/** Walls along the lines of a grid, of several kinds, between cells of 2. */
function maze(random: Random, x: number, y: number): Shape[] {
  const walls: Shape[] = [];
  const wall = (ax: number, ay: number, bx: number, by: number): Shape =>
    random.pick([
      () => segment(ax, ay, bx, by),
      () => rect((ax + bx) / 2, (ay + by) / 2, Math.abs(bx - ax) + 0.25, Math.abs(by - ay) + 0.25),
      () => capsule(ax, ay, bx, by, 0.125),
      () =>
        polyline([
          [ax, ay],
          [(ax + bx) / 2, (ay + by) / 2],
          [bx, by],
        ]),
    ])();
  for (let i = -4; i <= 4; i += 2) {
    for (let j = -4; j <= 4; j += 2) {
      if (random.int(5) < 2) walls.push(wall(x + i, y + j, x + i + 2, y + j));
      if (random.int(5) < 2) walls.push(wall(x + i, y + j, x + i, y + j + 2));
    }
  }
  return walls;
}

/** Flush tiles of random widths along a slope, as they are rounded. */
function slope(random: Random, x: number, y: number, way: Place): Shape[] {
  const cuts = [-8];
  while ((cuts.at(-1) ?? 0) < 8)
    cuts.push((cuts.at(-1) ?? 0) + random.pick([1, 1, 0.5, 2 * random.next() + 0.01]));
  const at = (along: number, across: number): Place => [
    x + way[0] * along - way[1] * across,
    y + way[1] * along + way[0] * across,
  ];
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? end;
    return random.int(2) === 0
      ? polygon([at(start, 0), at(end, 0), at(end, 1), at(start, 1)])
      : setPose(rect(0, 0, end - start, 1), ...at((start + end) / 2, 0.5), { x: way[0], y: way[1] });
  });
}

/** Two walls that come together at an angle. */
function wedge(random: Random, x: number, y: number): Shape[] {
  const turn = 2 * Math.PI * random.next();
  const half = random.pick([0.02, 0.2, 0.7, 1.4 * random.next() + 0.01]);
  const tip: Place = [x + 3 * Math.cos(turn), y + 3 * Math.sin(turn)];
  return [turn + Math.PI - half, turn + Math.PI + half].map((angle, i) => {
    const end: Place = [tip[0] + 9 * Math.cos(angle), tip[1] + 9 * Math.sin(angle)];
    const outward = angle + (i === 0 ? -1 : 1) * 0.5;
    return random.int(3) === 0
      ? segment(...tip, ...end)
      : polygon([tip, end, [tip[0] + 9 * Math.cos(outward), tip[1] + 9 * Math.sin(outward)]]);
  });
}

/** Two walls with a gap between them, as wide as an upright mover or a little more. */
function corridor(random: Random, x: number, y: number): Shape[] {
  const gap = random.pick([0.75, 1, 1.0001, 2]);
  const parts = 1 + random.int(4);
  const tiles = Array.from(
    { length: parts },
    (_, i) => [-4 + (8 * i) / parts, -4 + (8 * (i + 1)) / parts] as const,
  );
  return tiles.flatMap(([from, to]) => [
    box(x + from, y - gap / 2 - 1, x + to, y - gap / 2),
    box(x + from, y + gap / 2, x + to, y + gap / 2 + 1),
  ]);
}

/** Round and hollow things. */
function clutter(random: Random, x: number, y: number): Shape[] {
  return Array.from({ length: 1 + random.int(6) }, () => {
    const angle = 2 * Math.PI * random.next();
    const away = 2 + 4 * random.next();
    const shape = random.pick([
      () => circle(0, 0, 1),
      () => ellipse(0, 0, 1.5, 0.5),
      () => annularSector(0, 0, 1.5, 2, 0, 1 + 4 * random.next()),
      () => arc(0, 0, 1.5, 0, 1 + 4 * random.next()),
      () => sector(0, 0, 1.5, 0, 1 + 4 * random.next()),
      () => roundedRect(0, 0, 2, 1, 0.25),
      () => compound([rect(0, 0, 2, 0.5), circle(0, 0.5, 0.5)]),
      () =>
        polyline([
          [-1, 0],
          [0, 0.5],
          [1, 0],
          [0, -0.5],
          [-1, 0],
        ]),
      () => point(0, 0),
    ])();
    return setPose(
      shape,
      x + away * Math.cos(angle),
      y + away * Math.sin(angle),
      random.pick([0, 7 * random.next()]),
    );
  });
}

const makers: Readonly<Record<string, (random: Random, x: number, y: number) => Shape[]>> = {
  maze,
  flat: (random, x, y) => slope(random, x, y + 2, [1, 0]),
  slope: (random, x, y) => slope(random, x, y + 2, [0.8, 0.6]),
  steep: (random, x, y) => slope(random, x, y + 2, [Math.SQRT1_2, Math.SQRT1_2]),
  tilted: (random, x, y) => slope(random, x, y + 2, [Math.cos(0.3), Math.sin(0.3)]),
  wedge,
  corridor,
  clutter,
  bowl: (random, x, y) => [
    annularSector(x, y, 3, 3.5, 0, random.pick([7, 3])),
    ...clutter(random, x, y).slice(0, 2),
  ],
  shore: (_, x, y) => [halfPlane(x, y + 2, 0.3, -1), halfPlane(x + 3, y, -1, 0)],
};

export const sceneNames: readonly string[] = ["room", ...Object.keys(makers)];

/** A scene of a name, in which a mover stands somewhere, mostly free. */
export function drawScene(random: Random, name: string): Scene {
  if (name === "room") return { name, ...drawRoom(random), reach: 100, speed: 3 };
  const far = random.pick([0, 0, 0, 1e3, 1e6]);
  const middle = { x: far, y: 0 - far / 3 };
  const { x, y } = middle;
  const mover = random.pick(movers)(random);
  setPose(
    mover,
    x + random.next() - 0.5,
    y + random.next() - 0.5,
    random.pick([0, 0, Math.PI / 2, 7 * random.next()]),
  );
  const standing = makers[name]?.(random, x, y) ?? [];
  return { name, mover, obstacles: [...standing, ...fence(x, y, 10)], middle, reach: 10, speed: 0.5 };
}
