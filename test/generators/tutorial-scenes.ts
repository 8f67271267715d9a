import { oneIn, type Random } from "./random.js";

/**
 * Scenes for the five tutorials' functions: ordinary ones, and ones where a function of doubles is near its wits' end:
 * touches and gaps from a thousandth down to a rounding, axes that coincide, radii and directions that vanish.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Round extends Place {
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random.next();

/** How far apart, or with a minus how deep, what is meant to touch is. */
function drawGap(random: Random): number {
  const size = 10 ** -(3 + random.int(10));
  return random.pick([0, size, -size]);
}

/** Metres on a table, or pixels on a screen. */
const drawUnit = (random: Random) => random.pick([1, 1, 100]);

function drawAngle(random: Random): number {
  switch (random.int(4)) {
    case 0:
      return (Math.PI / 12) * (random.int(49) - 24);
    case 1:
      return 0;
    default:
      return between(random, -Math.PI, Math.PI);
  }
}

function drawEllipse(random: Random, unit: number): Round {
  const rx = unit * between(random, 0.2, 3);
  const shape = random.int(8);
  const ry = shape === 0 ? rx : unit * (shape === 1 ? 10 ** -(1 + random.int(4)) : between(random, 0.2, 3));
  const wide = oneIn(random, 2);
  return {
    x: unit * between(random, -4, 4),
    y: unit * between(random, -4, 4),
    rx: wide ? ry : rx,
    ry: wide ? rx : ry,
    angle: drawAngle(random),
  };
}

function turned(along: number, across: number, angle: number, about: Place): Place {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { x: about.x + along * cosine - across * sine, y: about.y + along * sine + across * cosine };
}

export interface PointEllipseScene {
  readonly point: Place;
  readonly ellipse: Round;
}

export function drawPointEllipse(random: Random): PointEllipseScene {
  const unit = drawUnit(random);
  const solid = drawEllipse(random, unit);
  const ellipse = oneIn(random, 30) ? { ...solid, [random.pick(["rx", "ry"])]: 0 } : solid;
  const angle = drawAngle(random);
  const reach = 1 + drawGap(random);
  switch (random.int(4)) {
    case 0:
      return { point: { x: unit * between(random, -5, 5), y: unit * between(random, -5, 5) }, ellipse };
    case 1:
      return { point: { x: ellipse.x, y: ellipse.y }, ellipse };
    default: {
      const along = reach * ellipse.rx * Math.cos(angle);
      return { point: turned(along, reach * ellipse.ry * Math.sin(angle), ellipse.angle, ellipse), ellipse };
    }
  }
}

export interface CircleRectScene {
  readonly circle: { readonly x: number; readonly y: number; readonly radius: number };
  readonly rect: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly angle: number;
  };
}

export function drawCircleRect(random: Random): CircleRectScene {
  const unit = drawUnit(random);
  const side = () => (oneIn(random, 20) ? 0 : unit * between(random, 0.2, 4));
  const [width, height, angle] = [side(), side(), drawAngle(random)];
  const rect = { x: unit * between(random, -4, 4), y: unit * between(random, -4, 4), width, height, angle };
  const radius = oneIn(random, 20) ? 0 : unit * between(random, 0.1, 2);
  if (oneIn(random, 3)) {
    return { circle: { x: unit * between(random, -5, 5), y: unit * between(random, -5, 5), radius }, rect };
  }
  const reach = radius + unit * drawGap(random);
  const beyond = between(random, 0, Math.PI / 2);
  const [right, down] = [random.pick([1, -1]), random.pick([1, -1])];
  const [along, across] = random.pick([
    [width / 2 + reach * Math.cos(beyond), height / 2 + reach * Math.sin(beyond)],
    [width / 2 + reach, (height / 2) * random.next()],
    [(width / 2) * random.next(), height / 2 + reach],
  ]);
  const middle = { x: rect.x + width / 2, y: rect.y + height / 2 };
  // The tutorial turns the other way.
  return { circle: { ...turned(right * along, down * across, -angle, middle), radius }, rect };
}

export interface PointSectorScene {
  readonly point: Place;
  readonly sector: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly startAngle: number;
    readonly endAngle: number;
  };
}

export function drawPointSector(random: Random): PointSectorScene {
  const unit = drawUnit(random);
  const startAngle = drawAngle(random);
  const opening = random.pick([
    between(random, 0, 2 * Math.PI),
    between(random, 0, 2 * Math.PI),
    between(random, -2 * Math.PI, 0),
    0,
    2 * Math.PI,
    (Math.PI / 12) * (1 + random.int(30)),
  ]);
  const sector = {
    x: unit * between(random, -4, 4),
    y: unit * between(random, -4, 4),
    radius: unit * between(random, 0.5, 4),
    startAngle,
    endAngle: startAngle + opening,
  };
  const { radius, endAngle } = sector;
  const off = drawGap(random);
  const [distance, angle] = random.pick([
    [radius * between(random, 0, 1.3), between(random, -Math.PI, Math.PI)],
    [radius * (1 + off), between(random, startAngle, endAngle)],
    [radius * random.next(), random.pick([startAngle, endAngle]) + off],
    [radius * random.next() * off, between(random, -Math.PI, Math.PI)],
  ]);
  return { point: turned(distance, 0, angle, sector), sector };
}

/** Centre and radius, start and direction, in the order of the tutorial's parameters. */
export type RayCircleScene = readonly [
  ox: number,
  oy: number,
  r: number,
  ax: number,
  ay: number,
  vx: number,
  vy: number,
];

export function drawRayCircle(random: Random): RayCircleScene {
  const unit = drawUnit(random);
  const [ox, oy] = [unit * between(random, -4, 4), unit * between(random, -4, 4)];
  const r = unit * random.pick([between(random, 0.1, 3), between(random, 0.1, 3), 1e-4, 0, -1]);
  const angle = drawAngle(random);
  const speed = random.pick([1, between(random, 0.01, 100), 1e-9]);
  const [vx, vy] = oneIn(random, 40) ? [0, 0] : [speed * Math.cos(angle), speed * Math.sin(angle)];
  const off = drawGap(random);
  const [back, aside] = random.pick([
    [unit * between(random, -5, 5), unit * between(random, -4, 4)],
    [unit * between(random, 0, 5), r * between(random, -1, 1)],
    [unit * between(random, 0, 5), r * (1 + off)],
    [unit * between(random, 0, 5), r + off],
    [r * (1 + off), 0],
    [-r * (1 + off), 0],
  ]);
  const start = turned(-back, aside, angle, { x: ox, y: oy });
  return [ox, oy, r, start.x, start.y, vx, vy];
}

export interface UprightScene {
  readonly e: Place;
  readonly a: number;
  readonly b: number;
}

/** An upright ellipse with its centre in the second quadrant, about the unit circle. */
export function drawUpright(random: Random): UprightScene {
  if (oneIn(random, 6)) return drawUprightOnGrid(random);
  const shape = random.int(8);
  const a = 0.1 * 50 ** random.next();
  const b = shape === 0 ? a : a * (shape === 1 ? 10 ** (1 + random.int(3)) : between(random, 1, 4));
  if (oneIn(random, 3))
    return { e: { x: -between(random, 0, 1.2 + a), y: between(random, 0, 1.2 + b) }, a, b };
  const direction = Math.PI - (Math.PI / 2) * random.pick([random.next(), random.next(), 0, 1]);
  const [x, y] = [Math.cos(direction), Math.sin(direction)];
  const reach = Math.hypot(a * x, b * y);
  const away = 1 + drawGap(random);
  const e = { x: x * away + (a * a * x) / reach, y: y * away + (b * b * y) / reach };
  return { e: { x: -Math.abs(e.x), y: Math.abs(e.y) }, a, b };
}

/** Quarters: centres on x = −1, ellipses that end at it, and at y = 1. */
function drawUprightOnGrid(random: Random): UprightScene {
  const a = (1 + random.int(8)) / 4;
  return { e: { x: -random.int(13) / 4, y: random.int(13) / 4 }, a, b: a + random.int(9) / 4 };
}

export interface EllipsesScene {
  readonly white: Round;
  readonly blue: Round;
}

export function drawEllipses(random: Random): EllipsesScene {
  const unit = drawUnit(random);
  const blue = drawEllipse(random, unit);
  const drawn = drawEllipse(random, unit);
  const quarters = (Math.PI / 2) * (random.int(5) - 2);
  const angle = random.pick([drawn.angle, drawn.angle, drawn.angle, blue.angle, blue.angle + quarters]);
  const white = { ...drawn, angle };
  return oneIn(random, 3) ? { white, blue } : { white: pushedAgainst(random, white, blue, unit), blue };
}

/** Moves White to where it touches Blue from outside, but for a gap. */
function pushedAgainst(random: Random, white: Round, blue: Round, unit: number): Round {
  const direction = drawAngle(random);
  const from = furthestAlong(blue, direction);
  const reach = furthestAlong(white, direction);
  const gap = unit * drawGap(random);
  const x = from.x + gap * Math.cos(direction) + (reach.x - white.x);
  const y = from.y + gap * Math.sin(direction) + (reach.y - white.y);
  return { ...white, x, y };
}

function furthestAlong(ellipse: Round, direction: number): Place {
  const relative = direction - ellipse.angle;
  const along = ellipse.rx * Math.cos(relative);
  const across = ellipse.ry * Math.sin(relative);
  const reach = Math.hypot(along, across);
  return turned((ellipse.rx * along) / reach, (ellipse.ry * across) / reach, ellipse.angle, ellipse);
}
