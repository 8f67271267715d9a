import { shapeAtOrigin } from "./contact.js";
import { nudge, powerOfTwo, wild } from "./disturb.js";
import { latticeShape } from "./lattice.js";
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
import type { RayCaseSpec, RayKindName, RaySpec, RayTargetSpec } from "./spec.js";
import { enlarge, extent, lengthenDirections, shift, turn } from "./transform.js";

type RayFamily = (kind: RayKindName, random: Random) => RayCaseSpec;

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

function latticeRay(kind: RayKindName, random: Random): RayCaseSpec {
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
function rayAtContact(kind: RayKindName, measure: Measure, random: Random): RayCaseSpec {
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

function wholeContactRay(kind: RayKindName, random: Random): RayCaseSpec {
  return rayAtContact(kind, wholeMeasure, random);
}

/** A contact up to rounding, then moved aside by a little of either sign. */
function roundedContactRay(kind: RayKindName, random: Random): RayCaseSpec {
  return nearTouchRay(kind, -19, -4)(random);
}

/** Aimed at a point in or near the shape from up to a million times its size away. */
function farRay(kind: RayKindName, random: Random): RayCaseSpec {
  const shape = ordinaryShape(kind, random);
  const size = extent(shape);
  const targetX = shape.x + 1.2 * size * signed(random);
  const targetY = shape.y + 1.2 * size * signed(random);
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

function ordinaryRay(kind: RayKindName, random: Random): RayCaseSpec {
  const shape = ordinaryShape(kind, random);
  const x = 4 * signed(random);
  const y = 4 * signed(random);
  return { ray: withLimits(x, y, signed(random), signed(random), 8 * random.next(), random), shape };
}

function wildRay(kind: RayKindName, random: Random): RayCaseSpec {
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
  [latticeRay, 30],
  [wholeContactRay, 30],
  [roundedContactRay, 20],
  [farRay, 8],
  [ordinaryRay, 6],
  [wildRay, 4],
];

const HARD_FAMILY_LIST = HARD_FAMILIES.flatMap(([family, weight]) => Array<RayFamily>(weight).fill(family));

function mapRay(
  { ray, shape }: RayCaseSpec,
  map: { vector: (x: number, y: number) => { x: number; y: number }; offset: { x: number; y: number } },
  mappedShape: RayTargetSpec,
): RayCaseSpec {
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

function turnCase(rayCase: RayCaseSpec, unit: Unit): RayCaseSpec {
  const vector = (x: number, y: number) => ({ x: x * unit.x - y * unit.y, y: x * unit.y + y * unit.x });
  return mapRay(rayCase, { vector, offset: NO_OFFSET }, turn(rayCase.shape, unit));
}

function enlargeCase(rayCase: RayCaseSpec, factor: number): RayCaseSpec {
  const vector = (x: number, y: number) => ({ x: x * factor, y: y * factor });
  return mapRay(rayCase, { vector, offset: NO_OFFSET }, enlarge(rayCase.shape, factor));
}

function shiftCase(rayCase: RayCaseSpec, x: number, y: number): RayCaseSpec {
  const vector = (vx: number, vy: number) => ({ x: vx, y: vy });
  return mapRay(rayCase, { vector, offset: { x, y } }, shift(rayCase.shape, x, y));
}

/** The scene turned, enlarged and moved as a whole: exactly, for whole numbers of moderate size. */
function placedCase(rayCase: RayCaseSpec, random: Random): RayCaseSpec {
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
export function hardRay(kind: RayKindName): Generator<RayCaseSpec> {
  return (random) => {
    const { ray, shape } = placedCase(random.pick(HARD_FAMILY_LIST)(kind, random), random);
    switch (random.int(4)) {
      case 2:
        return { ray, shape: nudge(shape, random) };
      case 3:
        return { ray: nudgeRay(ray, random), shape };
      default:
        return { ray, shape };
    }
  };
}

export function everydayRay(kind: RayKindName): Generator<RayCaseSpec> {
  return (random) => ordinaryRay(kind, random);
}

/** Rays past a boundary point at a distance, relative to the shape, between 10^low and 10^high of either sign. */
export function nearTouchRay(kind: RayKindName, low: number, high: number): Generator<RayCaseSpec> {
  return (random) => {
    const touching = rayAtContact(kind, random.pick([roundedMeasure, wholeMeasure, slenderMeasure]), random);
    const angle = 2 * Math.PI * random.next();
    const size = extent(touching.shape) || 1;
    const gap = random.pick([1, -1]) * logUniform(random, low, high) * size;
    const apart = { ...touching, shape: shift(touching.shape, gap, 0) };
    const turned = turnCase(apart, { x: Math.cos(angle), y: Math.sin(angle), length: 1 });
    const aside = random.pick([0, 2]) * size;
    return shiftCase(turned, aside * signed(random), aside * signed(random));
  };
}
