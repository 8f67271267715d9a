import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  Kind,
  moveBy,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import { oneIn, type Random } from "../../generators/random.js";
import type { RaySpec, Vertex } from "../../generators/spec.js";
import { type Large, placesOf, verticesOf } from "./large-shape.js";

/** Something small at the rim of a large shape, and a ray there. */
export interface Rim {
  readonly small: Shape;
  readonly at: Vertex;
  /** Halfway between any two vertices. */
  readonly elsewhere: readonly Vertex[];
  readonly ray: RaySpec;
}

/** At a vertex or in the middle of an edge, touching it exactly where that is possible, or a last bit beside it. */
export function anyRim(random: Random, { plain, unit }: Large): Rim {
  const places = verticesOf(placesOf(plain));
  // Where trees end is worth a look of its own: at the edge that closes a ring.
  const i = random.pick([random.int(places.length), random.int(places.length), places.length - 1]);
  const [[fromX, fromY], [toX, toY]] = [places[i], places[(i + 1) % places.length]] as [Vertex, Vertex];
  const isMiddle = oneIn(random, 2);
  const at: Vertex = isMiddle ? [fromX / 2 + toX / 2, fromY / 2 + toY / 2] : [fromX, fromY];
  // Deep among many parts, a depth takes both sides long.
  const size = random.pick(plain.kind === Kind.compound ? [0.125, 0.5, 1, 2] : [0.125, 0.5, 1, 2, 8, 40]);
  const small = anySmall(random, at, [toX - fromX, toY - fromY], unit * size);
  const bit = 2 ** -52 * Math.max(Math.abs(at[0]), Math.abs(at[1]), unit);
  const [dx, dy] = random.pick<Vertex>([
    [0, 0],
    [0, 0],
    [0, 0],
    [bit, 0],
    [-bit, 0],
    [0, bit],
    [0, -bit],
    [3 * unit, 0],
    [70 * unit, 200 * unit],
  ]);
  const elsewhere = Array.from({ length: 8 }, (): Vertex => {
    const [[ax, ay], [bx, by]] = [random.pick(places), random.pick(places)];
    return [ax / 2 + bx / 2, ay / 2 + by / 2];
  });
  return {
    small: moveBy(small, dx, dy),
    at: [at[0] + dx, at[1] + dy],
    elsewhere,
    ray: anyRay(random, [at[0] + dx, at[1] + dy], [toX - fromX, toY - fromY], unit),
  };
}

function anySmall(random: Random, [x, y]: Vertex, [alongX, alongY]: Vertex, r: number): Shape {
  const [sx, sy] = random.pick<Vertex>([
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]);
  const [cx, cy] = random.pick<Vertex>([
    [x + sx * r, y],
    [x, y + sy * r],
  ]);
  const isEdge = alongX !== 0 || alongY !== 0;
  const [normalX, normalY] = isEdge ? [-sx * alongY, sx * alongX] : [1, 0];
  const turn = random.pick([0, 2.5]);
  const triangle = () =>
    polygon([
      [x, y],
      [x + sx * r, y],
      [x, y + sy * r],
    ]);
  const kinds: readonly (() => Shape)[] = [
    () => point(x, y),
    () => circle(cx, cy, r),
    () => circle(x + 3 * sx * r, y + 4 * sy * r, 5 * r),
    () => circle(x, y, r),
    () => rect(x + (sx * r) / 2, y + sy * r, r, 2 * r),
    () => rect(cx, cy, 2 * r, 2 * r),
    () => rect(x, y, r, 2 * r, 0.3),
    () => ellipse(x + sx * r, y, r, r / 2),
    () => sector(x, y, r, turn, turn + 1),
    () => segment(x, y, x + sx * r, y + sy * r),
    () => segment(x - r, y, x + r, y),
    // Along the edge, and beyond its ends.
    () => segment(x - alongX, y - alongY, x + alongX, y + alongY),
    () => capsule(cx, cy, cx + sx * r, cy, r),
    () => roundedRect(cx, cy, 2 * r, 2 * r, r / 2),
    triangle,
    // With an edge in common.
    () =>
      isEdge
        ? polygon([
            [x - alongX / 2, y - alongY / 2],
            [x + alongX / 2, y + alongY / 2],
            [x + normalX, y + normalY],
          ])
        : triangle(),
    () => halfPlane(x, y, normalX, normalY),
    () => halfPlane(x, y, sx, 0),
    () => annularSector(cx, cy, r / 2, r, turn, turn + 2),
    () => arc(cx, cy, r, turn, turn + 3),
    () =>
      polyline([
        [x, y],
        [x + sx * r, y],
        [x, y + sy * r],
        [x, y],
      ]),
    () => compound([circle(cx, cy, r), segment(x, y, x, y + sy * r)]),
  ];
  const make = random.pick(kinds);
  try {
    return make();
  } catch {
    // Too flat for a polygon.
    return point(x, y);
  }
}

/** Through the place, along the edge there, across it or along an axis. */
function anyRay(random: Random, [x, y]: Vertex, along: Vertex, unit: number): RaySpec {
  const [alongX, alongY] = along[0] === 0 && along[1] === 0 ? [unit, 0] : along;
  const [dx, dy] = random.pick<Vertex>([
    [1, 0],
    [0, -1],
    [3, 4],
    [alongX / unit, alongY / unit],
    [-alongY / unit, alongX / unit],
    [random.next() - 0.5, random.next() - 0.5],
  ]);
  const back = unit * random.pick([0, 1, 64, 256]);
  const length = random.pick([1, unit]);
  return {
    type: "ray",
    x: x - back * dx,
    y: y - back * dy,
    dx: dx * length,
    dy: dy * length,
    minT: random.pick([0, 0, 0, null]),
    maxT: random.pick([null, null, 64]),
  };
}
