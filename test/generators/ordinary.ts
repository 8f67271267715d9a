import { logUniform, type Measure, roundedMeasure, signed } from "./numbers.js";
import { oneIn, type Random } from "./random.js";
import { anyRings, polygonOf } from "./rings.js";
import { type KindName, SIMPLE_KIND_NAMES, type SpecOf, type Vertex } from "./spec.js";
import { shift, turn } from "./transform.js";

interface Vector {
  readonly x: number;
  readonly y: number;
}

type Maker<K extends KindName> = (x: number, y: number, random: Random) => SpecOf<K>;

/** A shape as a game has it: random place, size and turn, nothing exact about it. */
export function ordinaryShape<K extends KindName>(kind: K, random: Random): SpecOf<K> {
  const x = 4 * signed(random);
  const y = 4 * signed(random);
  return ORDINARY[kind](x, y, random);
}

const ORDINARY: { readonly [K in KindName]: Maker<K> } = {
  point: (x, y) => ({ type: "point", x, y }),
  circle: (x, y, random) => ({ type: "circle", x, y, r: size(random) }),
  ellipse: (x, y, random) => ({
    type: "ellipse",
    x,
    y,
    rx: size(random),
    ry: size(random),
    angle: anyDirection(random),
  }),
  rect: (x, y, random) => ({
    type: "rect",
    x,
    y,
    width: 2 * size(random),
    height: 2 * size(random),
    angle: anyDirection(random),
  }),
  sector: (x, y, random) => ({ type: "sector", x, y, r: 2 * size(random), ...opening(random) }),
  segment: (x, y, random) => ({ type: "segment", ax: x, ay: y, ...endFrom(x, y, random) }),
  capsule: (x, y, random) => ({
    type: "capsule",
    ax: x,
    ay: y,
    ...endFrom(x, y, random),
    r: 0.5 * size(random),
  }),
  roundedRect: (x, y, random) => {
    const [width, height] = [2 * size(random), 2 * size(random)];
    const r = (random.next() * Math.min(width, height)) / 2;
    return { type: "roundedRect", x, y, width, height, r, angle: anyDirection(random) };
  },
  polygon: (x, y, random) => {
    const polygon = polygonOf(anyRings(ordinaryMeasure, random), random);
    return shift(turn(polygon, { ...anyDirection(random), length: 1 }), x, y);
  },
  halfPlane: (x, y, random) => {
    const { x: nx, y: ny } = anyDirection(random);
    return { type: "halfPlane", x, y, nx, ny };
  },
  annularSector: (x, y, random) => {
    const outerR = 2 * size(random);
    return { type: "annularSector", x, y, innerR: outerR * random.next(), outerR, ...opening(random) };
  },
  arc: (x, y, random) => ({ type: "arc", x, y, r: 2 * size(random), ...opening(random) }),
  polyline: (x, y, random) => {
    const points: Vertex[] = [[x, y]];
    const pieces = 1 + random.int(5);
    for (let index = 0; index < pieces; index++) points.push([4 * signed(random), 4 * signed(random)]);
    return { type: "polyline", points };
  },
  compound: (x, y, random) => {
    const parts = 1 + random.int(3);
    const part = () => shift(ordinaryShape(random.pick(SIMPLE_KIND_NAMES), random), x / 2, y / 2);
    return { type: "compound", shapes: Array.from({ length: parts }, part) };
  },
};

/** Sizes of a polygon's parts, a few of which make a shape of the usual size. */
const ordinaryMeasure: Measure = {
  quadrant: roundedMeasure.quadrant,
  size: (random) => 0.5 * size(random),
};

function size(random: Random): number {
  return logUniform(random, -1, 0.6);
}

function anyDirection(random: Random): Vector {
  return directionOf(2 * Math.PI * random.next());
}

function endFrom(x: number, y: number, random: Random): { bx: number; by: number } {
  const { x: ux, y: uy } = anyDirection(random);
  const length = 2 * size(random);
  return { bx: x + length * ux, by: y + length * uy };
}

/** Mostly of any width; now and then half a turn up to rounding, a sliver, or all but a sliver. */
function opening(random: Random): { startAngle: Vector; endAngle: Vector } {
  const start = 2 * Math.PI * random.next();
  const part = random.next();
  const sliver = random.pick([1e-3, 1e-6, 1e-9]) * part;
  const whole = 2 * Math.PI;
  const angle = random.pick([part, whole * part, whole * part, whole / 2, sliver, whole - sliver]);
  return { startAngle: directionOf(start), endAngle: directionOf(start + angle) };
}

function directionOf(angle: number): Vector {
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const EXTREMES = [
  0,
  1,
  -1,
  5e-324,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** -1022,
  1e300,
  1e-300,
  1e150,
  1e-150,
];

/** A number of any magnitude a double can have. */
export function wildNumber(random: Random): number {
  if (oneIn(random, 2)) return random.pick(EXTREMES);
  return (1 + random.next()) * 2 ** (random.int(2098) - 1074) * random.pick([1, -1]);
}
