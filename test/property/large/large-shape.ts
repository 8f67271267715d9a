import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  fromJSON,
  Kind,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
  setPose,
  toJSON,
} from "../../../src/index.js";
import { anyLargeOutline } from "../../generators/large.js";
import { oneIn, type Random } from "../../generators/random.js";
import type { ShapeSpec, Vertex } from "../../generators/spec.js";
import { anyTerrain } from "../../generators/terrain.js";

/** A shape of many edges or parts. */
export interface Large {
  readonly shape: Shape;
  /** The same set in one piece, for an oracle that takes long for many parts; the shape itself where there is none. */
  readonly plain: Shape;
  /** What lengths of 1 have become. */
  readonly unit: number;
}

/** Coordinates are multiples of this, so that sums of a few are exact. */
const GRAIN = 2 ** -10;

/** Some of the squares overflow, or vanish, and some of the lengths nearly do. */
export const UNITS = [1, 1, 1, 1, 2 ** -30, 2 ** 990, 2 ** -1000, 2 ** 520, 2 ** -520];

/** Turns after which whole numbers are whole numbers still. */
const EXACT_TURNS = [0, 0, 0, Math.PI / 2, Math.PI, -Math.PI / 2];
const TURNS = [...EXACT_TURNS, 0.3, { x: 3, y: 4 }, { x: -1e-200, y: 1e-200 }];

/** Of any magnitude and in any place, or of moderate size and near the origin. */
export function anyLarge(random: Random, count: number, isModerate: boolean): Large {
  const unit = isModerate ? 1 : random.pick(UNITS);
  // So flat, boxes around edges have no height, and all edges are on one line but for next to nothing.
  const flatness = !isModerate && unit === 1 && oneIn(random, 8) ? 2 ** -900 : 1;
  const scale = ([x, y]: Vertex): Vertex => [x * unit, y * unit * flatness];
  const turn = random.pick(flatness === 1 ? TURNS : EXACT_TURNS);
  const isExact = typeof turn === "number" && EXACT_TURNS.includes(turn);
  // What is so flat takes exact arithmetic on both sides long.
  const many = flatness === 1 ? count : 100;
  const [given, whole] = random.pick([terrain, outline, outline, crowd])(random, many, scale, isExact);
  const place = random.pick<Vertex>([
    [0, 0],
    [0, 0],
    [17, -5],
    // So far away, places are rounded by more than boxes in trees are.
    isModerate || unit > 1 ? [-60, 8] : [2 ** 42 + 3, 2 ** 20 + 0.5],
  ]);
  // Elsewhere, what is so flat would be a segment.
  const [x, y] = flatness === 1 ? place : [0, 0];
  const shape = seasoned(random, given, x * unit, y * unit, turn);
  const plain = whole === given ? shape : setPose(whole, x * unit, y * unit, turn);
  return { shape, plain, unit };
}

export function onGrain([x, y]: Vertex): Vertex {
  return [Math.round(x / GRAIN) * GRAIN, Math.round(y / GRAIN) * GRAIN];
}

type Guises = readonly [shape: Shape, plain: Shape];

/** The shape in its place, after what must not matter: questions in another place, copies, and freezing. */
function seasoned(random: Random, shape: Shape, x: number, y: number, turn: number | Vector): Shape {
  if (oneIn(random, 2)) overlaps(setPose(shape, -y, x, 1), point(-y, x));
  setPose(shape, x, y, turn);
  switch (random.int(6)) {
    case 3:
      return fromJSON(JSON.parse(JSON.stringify(toJSON(shape)))) as Shape;
    case 4:
      return structuredClone(shape);
    case 5:
      return Object.freeze(shape);
    default:
      return shape;
  }
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

function terrain(random: Random, count: number, scale: (vertex: Vertex) => Vertex, isExact: boolean): Guises {
  // Columns of steps join along parts of edges: where vertices are rounded there may be gaps.
  const isStepped = isExact && oneIn(random, 2);
  const { outline, top, columns } = anyTerrain(random, count >> 1, isStepped);
  const whole = polygon(outline.map(scale));
  switch (random.int(4)) {
    case 0:
      return [whole, whole];
    case 1: {
      const chain = polyline(top.map(scale));
      return [chain, chain];
    }
    default: {
      const parts = columns.map((column) => {
        const [[left, low], , [right, high]] = column.map(scale) as [Vertex, Vertex, Vertex];
        return isStepped && oneIn(random, 2)
          ? rect((left + right) / 2, (low + high) / 2, right - left, high - low)
          : polygon(column.map(scale));
      });
      return [compound(oneIn(random, 2) ? parts.reverse() : parts), whole];
    }
  }
}

function outline(random: Random, count: number, scale: (vertex: Vertex) => Vertex): Guises {
  const { rings, isClosed } = anyLargeOutline(random, count);
  const [outer = [], ...holes] = rings.map((ring) => ring.map((vertex) => scale(onGrain(vertex))));
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = outer;
  // One vertex more, lest all rings begin where a box of four edges does.
  if (holes.length > 0) outer.splice(1, 0, [x / 2 + nextX / 2, y / 2 + nextY / 2]);
  const shape =
    isClosed && random.int(3) > 0
      ? polygon(outer, { holes })
      : polyline([...outer, ...outer.slice(0, random.int(2))]);
  return [shape, shape];
}

/** Parts of all kinds on a grid, some of which meet their neighbours. */
function crowd(random: Random, count: number, scale: (vertex: Vertex) => Vertex): Guises {
  const side = Math.ceil(Math.sqrt(count));
  const step = random.pick([2, 5]);
  const shape = compound(
    Array.from({ length: count }, (_, i) => {
      const [x, y] = scale([step * (i % side), step * Math.floor(i / side)]);
      const [r] = scale([1 + random.int(3) / 2, 0]);
      const angle = random.pick([0, 0, Math.PI / 2, 2.5]);
      return random.pick<() => Shape>([
        () => circle(x, y, r),
        () => rect(x, y, 2 * r, r, angle),
        () => point(x, y),
        () => segment(x, y, x + r, y + r),
        () => capsule(x, y, x + r, y, r / 2),
        () => arc(x, y, r, angle, angle + 2),
        () => sector(x, y, r, angle, angle + 4),
        () => annularSector(x, y, r / 2, r, angle, angle + 3),
        () => ellipse(x, y, r, r / 2, angle),
      ])();
    }),
  );
  return [shape, shape];
}

/** The world points of a chain; of a compound, places in its parts. */
export function placesOf(shape: Shape): readonly number[] {
  switch (shape.kind) {
    case Kind.polygon:
      return shape.vertices;
    case Kind.polyline:
      return shape.points;
    case Kind.segment:
    case Kind.capsule:
      return [shape.ax, shape.ay, shape.bx, shape.by];
    case Kind.compound:
      return shape.parts.flatMap(placesOf);
    default:
      return [shape.x, shape.y];
  }
}

/** What is told of a shape by its place and size, whatever pose it has come by. */
export function asPlaced(shape: Shape): ShapeSpec {
  switch (shape.kind) {
    case Kind.polygon: {
      const vertices = verticesOf(shape.vertices);
      const [outer = [], ...holes] = shape.ringEnds.map((end, i) =>
        vertices.slice(shape.ringEnds[i - 1] ?? 0, end),
      );
      return { type: "polygon", vertices: outer, holes };
    }
    case Kind.polyline:
      return { type: "polyline", points: verticesOf(shape.points) };
    case Kind.segment:
    case Kind.capsule: {
      const { ax, ay, bx, by } = shape;
      return shape.kind === Kind.segment
        ? { type: "segment", ax, ay, bx, by }
        : { type: "capsule", ax, ay, bx, by, r: shape.r };
    }
    case Kind.compound:
      return { type: "compound", shapes: shape.parts.map(asPlaced) } as ShapeSpec;
    default:
      return toJSON(shape) as ShapeSpec;
  }
}

export function verticesOf(places: readonly number[]): Vertex[] {
  return Array.from(
    { length: places.length / 2 },
    (_, i): Vertex => [places[2 * i] ?? 0, places[2 * i + 1] ?? 0],
  );
}
