import {
  annularSector,
  arc,
  capsule,
  circle,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  type Ray,
  ray,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import { anyLargeOutline } from "../../generators/large.js";
import type { Random } from "../../generators/random.js";
import type { Vertex } from "../../generators/spec.js";

/** A shape of many edges, and what is asked about it: small shapes and rays at its rim, or touching it where that is possible. */
export interface Scene {
  readonly large: Shape;
  readonly small: Shape;
  readonly at: Vertex;
  readonly ray: Ray;
}

const SCALES = [1, 1, 1, 1, 2 ** -30, 1e-300, 1e300, 2 ** -1066];
const ANGLES = [0, 0, Math.PI / 2, Math.PI, 0.3, 2.5, { x: 3, y: 4 }, { x: -1e-200, y: 1e-200 }];

export function anyScene(random: Random, scale = random.pick(SCALES)): Scene {
  const large = anyLarge(random, 100 + random.int(900), scale);
  const places = pointsOf(large);
  const i = 2 * random.int(places.length / 2);
  const [x, y] = [places[i] ?? 0, places[i + 1] ?? 0];
  const [nextX, nextY] = [places[i + 2] ?? x, places[i + 3] ?? y];
  const along = random.pick([0, 0.5, random.next()]);
  const off = random.pick([0, 0, 0, 1, -1, 30, 200]) * scale;
  const at: Vertex = [x + along * (nextX - x) + off * random.pick([0, 1]), y + along * (nextY - y) + off];
  return { large, small: anySmall(random, at, scale), at, ray: anyRay(random, at, scale) };
}

/** The points of a chain, as they are stored in the world. */
export function pointsOf(chain: Shape): readonly number[] {
  return "points" in chain ? chain.points : "vertices" in chain ? chain.vertices : [];
}

export function anyLarge(random: Random, count: number, scale: number): Shape {
  const { rings, isClosed } = anyLargeOutline(random, count);
  const [outer = [], ...holes] = rings.map((ring) => ring.map(([x, y]): Vertex => [x * scale, y * scale]));
  const shape =
    isClosed && random.int(3) > 0
      ? polygon(outer, { holes })
      : polyline([...outer, ...outer.slice(0, random.int(2))]);
  const [x, y] = random.pick<Vertex>([
    [0, 0],
    [0, 0],
    [17, -5],
    [1e6 + 0.3, 0.1],
    scale > 1 ? [0, 0] : [1e11, -3e11],
  ]);
  return setPose(shape, x * scale, y * scale, random.pick(ANGLES));
}

function anySmall(random: Random, [x, y]: Vertex, scale: number): Shape {
  const r = scale * random.pick([0, 1, 0.5, 2, 3, 10 * random.next(), 60]);
  const [dx, dy] = random.pick<Vertex>([
    [0, 0],
    [r, 0],
    [0, -r],
    [-r, 0],
    [r * random.next(), r * random.next()],
  ]);
  const [cx, cy] = [x + dx, y + dy];
  const angle = random.pick([0, 0, 0.3, 2]);
  const kinds: (() => Shape)[] = [
    () => point(cx, cy),
    () => circle(cx, cy, r),
    () => ellipse(cx, cy, r, r / 2, angle),
    () => rect(cx, cy, 2 * r, 2 * r, angle),
    () => sector(cx, cy, r, angle, angle + 1),
    () => segment(cx, cy, cx + r, cy),
    () => capsule(cx, cy, cx, cy + r, r),
    () => roundedRect(cx, cy, 2 * r, 2 * r, r / 2, angle),
    () =>
      r > 0
        ? setPose(
            polygon([
              [0, 0],
              [r, 0],
              [r / 4, r / 4],
              [0, r],
            ]),
            cx,
            cy,
            angle,
          )
        : point(cx, cy),
    () => halfPlane(cx, cy, 1, 0.5),
    () => annularSector(cx, cy, r / 2, r, angle, angle + 2),
    () => arc(cx, cy, r, angle, angle + 3),
    () =>
      polyline([
        [cx, cy],
        [cx + r, cy],
        [cx, cy + r],
      ]),
    () => anyLarge(random, 100 + random.int(300), scale),
  ];
  return random.pick(kinds)();
}

function anyRay(random: Random, [x, y]: Vertex, scale: number): Ray {
  const [dx, dy] = random.pick<Vertex>([
    [1, 0],
    [0, -1],
    [3, 4],
    [2 * random.next() - 1, 2 * random.next() - 1],
  ]);
  const back = random.pick([0, 1, 50, 300 * random.next()]);
  const unit = random.pick([1, scale]);
  return ray(
    x - back * dx * scale,
    y - back * dy * scale,
    (dx || 1) * unit,
    dy * unit,
    random.pick([Infinity, 60]),
  );
}
