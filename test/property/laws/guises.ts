import type { Direction } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { oneIn, type Random } from "../../generators/random.js";
import type {
  CapsuleSpec,
  CircleSpec,
  CompoundSpec,
  KindName,
  PairSpec,
  PolygonSpec,
  RectSpec,
  RoundedRectSpec,
  SegmentSpec,
  ShapeSpec,
  SimpleSpec,
  SpecOf,
  Vertex,
} from "../../generators/spec.js";
import { turn } from "../../generators/transform.js";
import { isConvex } from "./tolerance.js";

/** A way to describe the set of a shape by other numbers or by another kind, without rounding. */
export interface Guise {
  readonly statement: string;
  readonly kind: KindName;
  /** Whether also the relative interior is the same. */
  readonly relates: boolean;
  /** Makes of a drawn pair, whose first shape is of the kind, one that more often has a guise. */
  readonly prepare: (pair: PairSpec) => PairSpec;
  /** Undefined where the numbers of the guise would be rounded. */
  readonly disguise: (spec: ShapeSpec, random: Random) => ShapeSpec | undefined;
}

function guise<K extends KindName>(
  kind: K,
  statement: string,
  disguise: (spec: SpecOf<K>, random: Random) => ShapeSpec | undefined,
  { relates = true, prepare = (pair: PairSpec) => pair } = {},
): Guise {
  const isOfKind = (spec: ShapeSpec): spec is SpecOf<K> => spec.type === kind;
  return {
    statement,
    kind,
    relates,
    prepare,
    disguise: (spec, random) => (isOfKind(spec) ? disguise(spec, random) : undefined),
  };
}

/** Every shape is the compound of itself. */
function asCompound(spec: ShapeSpec): CompoundSpec {
  return { type: "compound", shapes: spec.type === "compound" ? spec.shapes : [spec] };
}

function wholeTurn(random: Random) {
  const angle = { x: random.pick([1, 3, -5]), y: random.pick([0, 4, 12]) };
  return { startAngle: angle, endAngle: angle, opening: "whole" } as const;
}

/** Whether sums and differences of numbers like this one are exact. */
function isCoarse(value: number): boolean {
  return Number.isInteger(value * 64) && Math.abs(value) < 2 ** 30;
}

function ifCoarse<S extends ShapeSpec>(spec: S, numbers: readonly number[]): S | undefined {
  return numbers.every(isCoarse) ? spec : undefined;
}

/** The polygon of a rectangle's corners, if these are coarse numbers. */
function cornerPolygon({ x, y, width, height, angle }: RectSpec): PolygonSpec | undefined {
  const length = Math.sqrt(angle.x * angle.x + angle.y * angle.y);
  if (!Number.isInteger(length) || !isCoarse(angle.x) || !isCoarse(angle.y) || width === 0 || height === 0) {
    return undefined;
  }
  const along = [(angle.x * width) / 2 / length, (angle.y * width) / 2 / length] as const;
  const across = [(-angle.y * height) / 2 / length, (angle.x * height) / 2 / length] as const;
  // A coarse quotient that gives the dividend back is exact.
  const exact =
    along[0] * length === (angle.x * width) / 2 &&
    along[1] * length === (angle.y * width) / 2 &&
    across[0] * length === (-angle.y * height) / 2 &&
    across[1] * length === (angle.x * height) / 2;
  const corner = (i: number, j: number): Vertex => [
    x + i * along[0] + j * across[0],
    y + i * along[1] + j * across[1],
  ];
  const vertices = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const numbers = [x, y, ...along, ...across, ...vertices.flat()];
  return exact ? ifCoarse({ type: "polygon", vertices, holes: [] }, numbers) : undefined;
}

/** A convex polygon as two polygons that share a diagonal, in both of which it is an edge. */
function splitPolygon(spec: PolygonSpec, random: Random): CompoundSpec | undefined {
  const { vertices } = spec;
  if (!isConvex(spec) || vertices.length < 4) return undefined;
  const first = random.int(vertices.length);
  const turned = [...vertices.slice(first), ...vertices.slice(0, first)];
  const last = 2 + random.int(vertices.length - 3);
  const one = turned.slice(0, last + 1);
  const other = [...turned.slice(last), ...turned.slice(0, 1)];
  if (isFlat(one) || isFlat(other)) return undefined;
  return {
    type: "compound",
    shapes: [
      { type: "polygon", vertices: one, holes: [] },
      { type: "polygon", vertices: other, holes: [] },
    ],
  };
}

/** Whether a ring of small whole numbers has no area. */
function isFlat(ring: readonly Vertex[]): boolean {
  const [x, y] = ring[0] ?? [0, 0];
  return ring.every(([px, py], index) => {
    const [qx, qy] = ring[(index + 1) % ring.length] ?? [0, 0];
    return (px - x) * (qy - y) === (py - y) * (qx - x);
  });
}

/** With one more vertex, in the middle of an edge. */
function withMiddle(spec: PolygonSpec, random: Random): PolygonSpec | undefined {
  const index = random.int(spec.vertices.length);
  const [ax, ay] = spec.vertices[index] ?? [0, 0];
  const [bx, by] = spec.vertices[(index + 1) % spec.vertices.length] ?? [0, 0];
  const middle: Vertex = [(ax + bx) / 2, (ay + by) / 2];
  const vertices = [...spec.vertices.slice(0, index + 1), middle, ...spec.vertices.slice(index + 1)];
  return ifCoarse({ ...spec, vertices }, [ax, ay, bx, by, ...middle]);
}

const UPRIGHT = { x: 1, y: 0 };

function uprightRect(x: number, y: number, width: number, height: number): RectSpec {
  return { type: "rect", x, y, width, height, angle: UPRIGHT };
}

/** An upright capsule or rounded rectangle as discs and rectangles. */
function roundedParts(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): CompoundSpec | undefined {
  const [reachX, reachY] = [width / 2 - r, height / 2 - r];
  const discs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]): CircleSpec => ({ type: "circle", x: x + i * reachX, y: y + j * reachY, r }));
  const boxes = [uprightRect(x, y, width, 2 * reachY), uprightRect(x, y, 2 * reachX, height)];
  const solid = boxes.filter((box) => box.width > 0 && box.height > 0);
  const shapes: SimpleSpec[] = [...(r > 0 ? discs : []), ...solid];
  return shapes.length === 0 ? undefined : ifCoarse({ type: "compound", shapes }, [x, y, width, height, r]);
}

function capsuleParts({ ax, ay, bx, by, r }: CapsuleSpec): CompoundSpec | undefined {
  if (r === 0 || (ax !== bx && ay !== by)) return undefined;
  if (![ax, ay, bx, by].every(isCoarse)) return undefined;
  const [width, height] = [Math.abs(bx - ax), Math.abs(by - ay)];
  return roundedParts((ax + bx) / 2, (ay + by) / 2, width + 2 * r, height + 2 * r, r);
}

function roundedRectParts({ x, y, width, height, r, angle }: RoundedRectSpec): CompoundSpec | undefined {
  const isUpright = angle.y === 0 && angle.x > 0;
  return isUpright && r > 0 ? roundedParts(x, y, width, height, r) : undefined;
}

/** The pair turned so that its first shape, a capsule or rounded rectangle, is upright, if that takes no rounding. */
function turnedUpright(pair: PairSpec): PairSpec {
  const { x, y } = directionOf(pair.a);
  const length = Math.sqrt(x * x + y * y);
  if (!Number.isInteger(length) || length === 0) return pair;
  const back = { x, y: -y, length };
  return { a: legal(turn(pair.a, back)), b: legal(turn(pair.b, back)) };
}

function directionOf(spec: ShapeSpec): Direction {
  if (spec.type === "capsule") return { x: spec.bx - spec.ax, y: spec.by - spec.ay };
  return spec.type === "roundedRect" ? spec.angle : UPRIGHT;
}

function segmentsOf(points: readonly Vertex[]): SegmentSpec[] {
  return points.slice(1).map(([bx, by], index) => {
    const [ax, ay] = points[index] ?? [0, 0];
    return { type: "segment", ax, ay, bx, by };
  });
}

export const GUISES: readonly Guise[] = [
  guise("point", "a point is the circle of radius 0", ({ x, y }) => ({ type: "circle", x, y, r: 0 })),
  guise("point", "a point is the segment of length 0", ({ x, y }) => ({
    type: "segment",
    ax: x,
    ay: y,
    bx: x,
    by: y,
  })),
  guise("circle", "a circle is the ellipse with equal radii, however turned", ({ x, y, r }, random) => ({
    type: "ellipse",
    x,
    y,
    rx: r,
    ry: r,
    angle: { x: random.pick([1, 3, -2]), y: random.pick([0, 4, 7]) },
  })),
  guise("circle", "a circle is the capsule of zero length", ({ x, y, r }) => ({
    type: "capsule",
    ax: x,
    ay: y,
    bx: x,
    by: y,
    r,
  })),
  guise("circle", "a circle is the rounded rectangle that is all corners", ({ x, y, r }) => ({
    type: "roundedRect",
    x,
    y,
    width: 2 * r,
    height: 2 * r,
    r,
    angle: { x: 3, y: 4 },
  })),
  guise(
    "circle",
    "a circle is the whole sector, with or without an inner radius of 0",
    ({ x, y, r }, random) =>
      random.int(2) === 0
        ? { type: "sector", x, y, r, ...wholeTurn(random) }
        : { type: "annularSector", x, y, innerR: 0, outerR: r, ...wholeTurn(random) },
  ),
  guise("rect", "a rectangle is the polygon of its corners", cornerPolygon),
  guise("rect", "a rectangle is the rounded rectangle of radius 0", (rect) => ({
    ...rect,
    type: "roundedRect",
    r: 0,
  })),
  guise("segment", "a segment is the capsule of radius 0", (segment) => ({
    ...segment,
    type: "capsule",
    r: 0,
  })),
  guise("segment", "a segment is the polyline of its ends", ({ ax, ay, bx, by }) => ({
    type: "polyline",
    points: [
      [ax, ay],
      [bx, by],
    ],
  })),
  guise("capsule", "an upright capsule is a rectangle and discs", capsuleParts, { prepare: turnedUpright }),
  guise("roundedRect", "an upright rounded rectangle is two rectangles and four discs", roundedRectParts, {
    prepare: turnedUpright,
  }),
  guise("polygon", "a convex polygon is the two that a diagonal makes of it", splitPolygon),
  guise("polygon", "a polygon may have a vertex within an edge", withMiddle),
  guise("polygon", "a polygon has no winding", (polygon) => ({
    ...polygon,
    vertices: polygon.vertices.toReversed(),
  })),
  guise("sector", "a sector is the annular sector with an inner radius of 0", ({ r, ...sector }) => ({
    ...sector,
    type: "annularSector",
    innerR: 0,
    outerR: r,
  })),
  guise("arc", "an arc is the annular sector with equal radii", ({ r, ...arc }) => ({
    ...arc,
    type: "annularSector",
    innerR: r,
    outerR: r,
  })),
  guise("halfPlane", "a half plane is that of any point of its line", ({ x, y, nx, ny }, random) => {
    const along = random.int(7) - 3;
    const moved = { x: x - along * ny, y: y + along * nx };
    return ifCoarse({ type: "halfPlane", ...moved, nx: 3 * nx, ny: 3 * ny }, [x, y, nx, ny]);
  }),
  guise(
    "polyline",
    "a polyline is the compound of its pieces",
    ({ points }) => ({ type: "compound", shapes: segmentsOf(points) }),
    { relates: false },
  ),
  guise(
    "compound",
    "a compound does not depend on the order of its parts, nor on giving one twice",
    (spec, random) => {
      const shapes = spec.shapes.toReversed();
      return { ...spec, shapes: oneIn(random, 2) ? [...shapes, ...shapes.slice(0, 1)] : shapes };
    },
  ),
  ...(["ellipse", "polygon", "sector", "annularSector", "arc", "polyline", "capsule"] as const).map((kind) =>
    guise(kind, `the compound of one part is that part: ${kind}`, asCompound),
  ),
];
