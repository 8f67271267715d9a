import { shapeAtOrigin } from "./contact.js";
import { nudge, powerOfTwo, wild } from "./disturb.js";
import { latticeShape, tile } from "./lattice.js";
import { legal, legalRay } from "./legal.js";
import {
  anyUnit,
  fewSteps,
  logUniform,
  type Measure,
  roundedMeasure,
  signed,
  slenderMeasure,
  stepUlps,
  type Unit,
  wholeMeasure,
} from "./numbers.js";
import { ordinaryShape, wildNumber } from "./ordinary.js";
import { type Generator, oneIn, type Random } from "./random.js";
import type { KindName, RayCaseSpec, RaySpec, ShapeSpec, SpecOf, Vertex } from "./spec.js";
import { centreOf, enlarge, extent, lengthenDirections, shift, turn } from "./transform.js";

type AnyRayCase = RayCaseSpec<ShapeSpec>;
type RayFamily = (kind: KindName, random: Random) => AnyRayCase;

/** Limits of t at, before and after `t`, where something happens. */
function withLimits(x: number, y: number, dx: number, dy: number, t: number, random: Random): RaySpec {
  const limits = random.pick([
    [0, null],
    [0, null],
    [null, null],
    [0, t],
    [t, null],
    [t, t],
    [null, t],
    [t - 1, t + 1],
    [stepUlps(t, 1), null],
    [0, stepUlps(t, -1)],
  ] as const);
  return legalRay({ type: "ray", x, y, dx, dy, minT: limits[0], maxT: limits[1] });
}

function latticeRay(kind: KindName, random: Random): AnyRayCase {
  const coordinate = (): number => random.pick([0, 1, -1, 2, -2, 3, -4, 0.5]);
  const dx = coordinate();
  const ray = withLimits(
    coordinate(),
    coordinate(),
    dx,
    coordinate(),
    random.pick([1, 2, 0.5, 0, -1]),
    random,
  );
  return { ray, shape: latticeShape(kind, random) };
}

/** A ray through a boundary point of the shape: along the tangent there, along the normal, or at random. */
function rayAtContact(kind: KindName, measure: Measure, random: Random): AnyRayCase {
  const shape = shapeAtOrigin(kind, measure, random);
  const tangent: Unit = { x: 0, y: random.pick([1, -1]), length: 1 };
  const normal: Unit = { x: random.pick([1, -1]), y: 0, length: 1 };
  const direction = random.pick([tangent, tangent, tangent, normal, anyUnit(measure, random)]);
  const steps = random.pick([0, 1, -1, 2, 3, 0.5, 1000, 1e6, measure.size(random)]);
  const stretch = random.pick([1, 1, 2, 3, 0.5, 1e-3]);
  const dx = direction.x * stretch;
  const dy = direction.y * stretch;
  return { ray: withLimits(-steps * dx, -steps * dy, dx, dy, steps, random), shape };
}

function wholeContactRay(kind: KindName, random: Random): AnyRayCase {
  return rayAtContact(kind, wholeMeasure, random);
}

/** A contact up to rounding, then moved aside by a little of either sign. */
function roundedContactRay(kind: KindName, random: Random): AnyRayCase {
  return nearTouch(kind, -19, -4, random);
}

/** Through two corners of a shape of whole numbers, exactly: along its edges, through its vertices. */
function cornerRay(kind: KindName, random: Random): AnyRayCase {
  const shape = random.pick([latticeShape, wholeShapeAtOrigin])(kind, random);
  const corners = cornersOf(shape);
  const [fromX, fromY] = random.pick(corners);
  const [toX, toY] = random.pick(corners);
  const isOne = fromX === toX && fromY === toY;
  const unit = anyUnit(wholeMeasure, random);
  const dx = isOne ? unit.x : toX - fromX;
  const dy = isOne ? unit.y : toY - fromY;
  const steps = random.pick([0, 1, -1, 2, 3, 1000]);
  const limit = random.pick([steps, steps + 1]);
  return { ray: withLimits(fromX - steps * dx, fromY - steps * dy, dx, dy, limit, random), shape };
}

function wholeShapeAtOrigin(kind: KindName, random: Random): ShapeSpec {
  return shapeAtOrigin(kind, wholeMeasure, random);
}

/** Corners, centres and ends of rounded parts. */
function cornersOf(shape: ShapeSpec): readonly Vertex[] {
  switch (shape.type) {
    case "segment":
    case "capsule":
      return [
        [shape.ax, shape.ay],
        [shape.bx, shape.by],
      ];
    case "polygon":
      return [...shape.vertices, ...shape.holes.flat()];
    case "polyline":
      return shape.points;
    case "compound":
      return shape.shapes.flatMap(cornersOf);
    case "rect":
    case "roundedRect":
      return [
        [shape.x, shape.y],
        [shape.x - shape.width / 2, shape.y - shape.height / 2],
        [shape.x + shape.width / 2, shape.y - shape.height / 2],
      ];
    default:
      return [[shape.x, shape.y]];
  }
}

/** Along a row of tiles of equal size: rows of them share ends, and rays run along their sides. */
function tileRay(kind: KindName, random: Random): AnyRayCase {
  const size = random.pick([1, 2, 0.1]);
  const shape = tile(kind, size, random);
  const y = random.pick([0, 0.5, -0.5, 1, 0.25]) * size;
  const dx = random.pick([1, -1, 0.1]);
  return {
    ray: withLimits(-3 * size, y, dx, random.pick([0, 0, dx]), random.pick([1, 2, 2.5, 3]), random),
    shape,
  };
}

/** Aimed at a point in or near the shape from up to a million times its size away. */
function farRay(kind: KindName, random: Random): AnyRayCase {
  const shape = legal<ShapeSpec>(ordinaryShape(kind, random));
  const size = extent(shape);
  const centre = centreOf(shape);
  const targetX = centre.x + 1.2 * size * signed(random);
  const targetY = centre.y + 1.2 * size * signed(random);
  const angle = 2 * Math.PI * random.next();
  const way = (1 + size) * logUniform(random, 0, 6);
  const x = targetX - way * Math.cos(angle);
  const y = targetY - way * Math.sin(angle);
  const stretch = random.pick([1, 1 / way, logUniform(random, -3, 3)]);
  const dx = (targetX - x) * stretch;
  return {
    ray: legalRay({ type: "ray", x, y, dx, dy: (targetY - y) * stretch, minT: 0, maxT: null }),
    shape,
  };
}

function ordinaryRay(kind: KindName, random: Random): AnyRayCase {
  const shape = legal<ShapeSpec>(ordinaryShape(kind, random));
  const x = 4 * signed(random);
  const y = 4 * signed(random);
  return { ray: withLimits(x, y, signed(random), signed(random), 8 * random.next(), random), shape };
}

function wildRay(kind: KindName, random: Random): AnyRayCase {
  const { ray, shape } = random.pick([latticeRay, wholeContactRay])(kind, random);
  const some = (value: number): number => (oneIn(random, 3) ? wildNumber(random) : value);
  const rest = { minT: ray.minT, maxT: ray.maxT };
  const wildest = { x: some(ray.x), y: some(ray.y), dx: some(ray.dx), dy: some(ray.dy) };
  return {
    ray: legalRay({ type: "ray", ...wildest, ...rest }),
    shape: random.int(2) === 0 ? shape : wild(shape, random),
  };
}

const HARD_FAMILIES: readonly (readonly [RayFamily, number])[] = [
  [latticeRay, 22],
  [cornerRay, 16],
  [tileRay, 6],
  [wholeContactRay, 26],
  [roundedContactRay, 20],
  [farRay, 8],
  [ordinaryRay, 6],
  [wildRay, 4],
];

const HARD_FAMILY_LIST = HARD_FAMILIES.flatMap(([family, weight]) => Array<RayFamily>(weight).fill(family));

function mapRay(
  { ray, shape }: AnyRayCase,
  map: { vector: (x: number, y: number) => { x: number; y: number }; offset: { x: number; y: number } },
  mappedShape: ShapeSpec,
): AnyRayCase {
  const start = map.vector(ray.x, ray.y);
  const direction = map.vector(ray.dx, ray.dy);
  const x = start.x + map.offset.x;
  const y = start.y + map.offset.y;
  return {
    ray: legalRay({ ...ray, x, y, dx: direction.x, dy: direction.y }),
    shape: mappedShape === shape ? shape : legal(mappedShape),
  };
}

const NO_OFFSET = { x: 0, y: 0 };

function turnCase(rayCase: AnyRayCase, unit: Unit): AnyRayCase {
  const vector = (x: number, y: number) => ({ x: x * unit.x - y * unit.y, y: x * unit.y + y * unit.x });
  return mapRay(rayCase, { vector, offset: NO_OFFSET }, turn(rayCase.shape, unit));
}

function enlargeCase(rayCase: AnyRayCase, factor: number): AnyRayCase {
  const vector = (x: number, y: number) => ({ x: x * factor, y: y * factor });
  return mapRay(rayCase, { vector, offset: NO_OFFSET }, enlarge(rayCase.shape, factor));
}

function shiftCase(rayCase: AnyRayCase, x: number, y: number): AnyRayCase {
  const vector = (vx: number, vy: number) => ({ x: vx, y: vy });
  return mapRay(rayCase, { vector, offset: { x, y } }, shift(rayCase.shape, x, y));
}

/** The scene turned, enlarged and moved as a whole: exactly, for whole numbers of moderate size. */
function placedCase(rayCase: AnyRayCase, random: Random): AnyRayCase {
  let placed = rayCase;
  if (random.int(5) > 2) placed = turnCase(placed, anyUnit(wholeMeasure, random));
  if (oneIn(random, 6)) {
    placed = {
      ...placed,
      shape: legal(lengthenDirections(placed.shape, random.pick([2, 3, 2 ** 30, 2 ** -520]))),
    };
  }
  if (oneIn(random, 4)) placed = shiftCase(placed, random.pick([1, 1e6, 1e9]), random.pick([0, 1, 1e6]));
  if (oneIn(random, 4)) placed = enlargeCase(placed, powerOfTwo(random));
  return placed;
}

function nudgeRay(ray: RaySpec, random: Random): RaySpec {
  const steps = fewSteps(random);
  const key = random.pick(["x", "y", "dx", "dy", "minT", "maxT"] as const);
  const value = ray[key];
  return value === null ? ray : legalRay({ ...ray, [key]: stepUlps(value, steps) });
}

/** Rays most of which touch, graze or end on the boundary of the shape. */
export function hardRay<K extends KindName>(kind: K): Generator<RayCaseSpec<SpecOf<K>>> {
  return (random) => hardRayAt(kind, random) as RayCaseSpec<SpecOf<K>>;
}

function hardRayAt(kind: KindName, random: Random): AnyRayCase {
  const { ray, shape } = placedCase(random.pick(HARD_FAMILY_LIST)(kind, random), random);
  switch (random.int(4)) {
    case 2:
      return { ray, shape: nudge(shape, random) };
    case 3:
      return { ray: nudgeRay(ray, random), shape };
    default:
      return { ray, shape };
  }
}

export function everydayRay<K extends KindName>(kind: K): Generator<RayCaseSpec<SpecOf<K>>> {
  return (random) => ordinaryRay(kind, random) as RayCaseSpec<SpecOf<K>>;
}

/** Rays past a boundary point at a distance, relative to the shape, between 10^low and 10^high of either sign. */
export function nearTouchRay<K extends KindName>(
  kind: K,
  low: number,
  high: number,
): Generator<RayCaseSpec<SpecOf<K>>> {
  return (random) => nearTouch(kind, low, high, random) as RayCaseSpec<SpecOf<K>>;
}

function nearTouch(kind: KindName, low: number, high: number, random: Random): AnyRayCase {
  const touching = rayAtContact(kind, random.pick([roundedMeasure, wholeMeasure, slenderMeasure]), random);
  const angle = 2 * Math.PI * random.next();
  const size = extent(touching.shape) || 1;
  const gap = random.pick([1, -1]) * logUniform(random, low, high) * size;
  const apart = { ...touching, shape: shift(touching.shape, gap, 0) };
  const turned = turnCase(apart, { x: Math.cos(angle), y: Math.sin(angle), length: 1 });
  const aside = random.pick([0, 2]) * size;
  return shiftCase(turned, aside * signed(random), aside * signed(random));
}
