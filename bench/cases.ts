import { oneIn, type Random } from "../test/generators/random.js";
import type { Cases, Job, TurnedEllipse } from "./jobs.js";

/**
 * Cases of the kind a game asks: sizes from 10 to 200 in a window of some hundred pixels, three quarters of them turned, the two
 * shapes near enough to each other that about half of the answers are yes.
 */
export const ordinaryCase: { readonly [J in Job]: (random: Random) => Cases[J] } = {
  pointEllipse(random) {
    const ellipse = turnedEllipse(random);
    const reach = Math.max(ellipse.rx, ellipse.ry);
    return { ...ellipse, px: around(random, ellipse.x, reach), py: around(random, ellipse.y, reach) };
  },
  circleRect(random) {
    const rect = {
      ...position(random),
      width: size(random),
      height: size(random),
      angle: turnOf(upright(random), random),
    };
    const r = size(random) / 2;
    const reach = Math.max(rect.width, rect.height) / 2 + r;
    return { ...rect, r, cx: around(random, rect.x, reach), cy: around(random, rect.y, reach) };
  },
  pointSector(random) {
    const sector = anySector(random);
    return { ...sector, px: around(random, sector.x, sector.r), py: around(random, sector.y, sector.r) };
  },
  ellipseEllipse(random) {
    const bothUpright = upright(random);
    const a = turnedEllipse(random, bothUpright);
    const b = turnedEllipse(random, bothUpright);
    const reach = Math.max(a.rx, a.ry) + Math.max(b.rx, b.ry);
    return { a, b: { ...b, x: around(random, a.x, reach), y: around(random, a.y, reach) } };
  },
  rayCircle(random) {
    const { x, y } = position(random);
    const r = size(random) / 2;
    const way = angle(random);
    const length = 2 * r + 100 + 400 * random.next();
    const dx = length * Math.cos(way);
    const dy = length * Math.sin(way);
    // A point near the circle, from which the start lies back by some part of the way: now and then inside.
    const back = random.next();
    return {
      x: around(random, x, 2 * r) - back * dx,
      y: around(random, y, 2 * r) - back * dy,
      dx,
      dy,
      cx: x,
      cy: y,
      r,
    };
  },
};

/**
 * Cases that touch but for a gap of `gap` times the larger shape's size; a negative gap is a shallow overlap. The last
 * rounding of the coordinates disturbs the gap by some 1e-15, so the truth is asked of exact arithmetic all the same.
 */
export const nearlyTouchingCase: { readonly [J in Job]: (random: Random, gap: number) => Cases[J] } = {
  pointEllipse(random, gap) {
    const ellipse = turnedEllipse(random);
    const normal = angle(random);
    const { x, y } = support(ellipse, normal);
    const distance = gap * Math.max(ellipse.rx, ellipse.ry);
    return { ...ellipse, px: x + distance * Math.cos(normal), py: y + distance * Math.sin(normal) };
  },
  circleRect(random, gap) {
    const rect = {
      ...position(random),
      width: size(random),
      height: size(random),
      angle: turnOf(upright(random), random),
    };
    const r = size(random) / 2;
    // The contact in the rectangle's own frame: at a corner, or somewhere along an edge.
    const normal = oneIn(random, 2) ? angle(random) : (random.int(4) * Math.PI) / 2;
    const alongX = facing(Math.cos(normal), random) * (rect.width / 2);
    const alongY = facing(Math.sin(normal), random) * (rect.height / 2);
    const distance = r + gap * Math.max(rect.width, rect.height, 2 * r);
    const local = { x: alongX + distance * Math.cos(normal), y: alongY + distance * Math.sin(normal) };
    const cos = Math.cos(rect.angle);
    const sin = Math.sin(rect.angle);
    return {
      ...rect,
      r,
      cx: rect.x + local.x * cos - local.y * sin,
      cy: rect.y + local.x * sin + local.y * cos,
    };
  },
  pointSector(random, gap) {
    const sector = anySector(random);
    const distance = gap * sector.r;
    const opening = (sector.end - sector.start + 2 * Math.PI) % (2 * Math.PI);
    const along = 0.1 + 0.8 * random.next();
    const [edge, turn] = random.pick([
      [sector.start, -1],
      [sector.end, 1],
      [sector.start + along * opening, 0],
    ] as const);
    const radial = turn === 0 ? sector.r + distance : along * sector.r;
    const sideways = turn * distance;
    return {
      ...sector,
      px: sector.x + radial * Math.cos(edge) - sideways * Math.sin(edge),
      py: sector.y + radial * Math.sin(edge) + sideways * Math.cos(edge),
    };
  },
  ellipseEllipse(random, gap) {
    const bothUpright = upright(random);
    const a = turnedEllipse(random, bothUpright);
    const b = { ...turnedEllipse(random, bothUpright), x: 0, y: 0 };
    const normal = angle(random);
    const fromA = support(a, normal);
    const fromB = support(b, normal + Math.PI);
    const distance = gap * Math.max(a.rx, a.ry, b.rx, b.ry);
    const x = fromA.x + distance * Math.cos(normal) - fromB.x;
    const y = fromA.y + distance * Math.sin(normal) - fromB.y;
    return { a, b: { ...b, x, y } };
  },
  rayCircle(random, gap) {
    const { x, y } = position(random);
    const r = size(random) / 2;
    const way = angle(random);
    const length = 2 * r + 100 + 400 * random.next();
    const dx = length * Math.cos(way);
    const dy = length * Math.sin(way);
    const distance = r + gap * 2 * r;
    const back = 0.1 + 0.8 * random.next();
    const startX = x - distance * Math.sin(way) - back * dx;
    const startY = y + distance * Math.cos(way) - back * dy;
    return { x: startX, y: startY, dx, dy, cx: x, cy: y, r };
  },
};

/** A place, and the same further from the origin. */
function movedPlace<P extends { readonly x: number; readonly y: number }>(place: P, by: number): P {
  return { ...place, x: place.x + by, y: place.y - by };
}

function withPoint<
  P extends { readonly x: number; readonly y: number; readonly px: number; readonly py: number },
>(given: P, by: number): P {
  return { ...movedPlace(given, by), px: given.px + by, py: given.py - by };
}

function withCircle<
  P extends { readonly x: number; readonly y: number; readonly cx: number; readonly cy: number },
>(given: P, by: number): P {
  return { ...movedPlace(given, by), cx: given.cx + by, cy: given.cy - by };
}

/** The same case further from the origin, as in a large world. */
export const moved: { readonly [J in Job]: (given: Cases[J], by: number) => Cases[J] } = {
  pointEllipse: withPoint,
  circleRect: withCircle,
  pointSector: withPoint,
  ellipseEllipse: ({ a, b }, by) => ({ a: movedPlace(a, by), b: movedPlace(b, by) }),
  rayCircle: withCircle,
};

function turnedEllipse(random: Random, isUpright = upright(random)): TurnedEllipse {
  return {
    ...position(random),
    rx: size(random) / 2,
    ry: size(random) / 2,
    angle: turnOf(isUpright, random),
  };
}

/** Any start and any opening; where the end would pass 360° it starts again from 0, as on two sliders. */
function anySector(random: Random): { x: number; y: number; r: number; start: number; end: number } {
  const start = 2 * Math.PI * random.next();
  const end = (start + (0.02 + 0.96 * random.next()) * 2 * Math.PI) % (2 * Math.PI);
  return { ...position(random), r: size(random), start, end };
}

/** The ellipse's point furthest along the direction of the angle `normal`. */
function support({ x, y, rx, ry, angle: turn }: TurnedEllipse, normal: number): { x: number; y: number } {
  const along = rx * Math.cos(normal - turn);
  const across = ry * Math.sin(normal - turn);
  const length = Math.hypot(along, across);
  const localX = (rx * along) / length;
  const localY = (ry * across) / length;
  return {
    x: x + localX * Math.cos(turn) - localY * Math.sin(turn),
    y: y + localX * Math.sin(turn) + localY * Math.cos(turn),
  };
}

/** The side that a component of the normal points to; anywhere between both sides where it points to neither. */
function facing(component: number, random: Random): number {
  return Math.abs(component) > 1e-9 ? Math.sign(component) : 2 * random.next() - 1;
}

function position(random: Random): { x: number; y: number } {
  return { x: 600 * random.next() - 300, y: 600 * random.next() - 300 };
}

function size(random: Random): number {
  return 10 + 190 * random.next() ** 2;
}

/** Shapes are often not turned, in games as here. */
function upright(random: Random): boolean {
  return oneIn(random, 4);
}

function turnOf(isUpright: boolean, random: Random): number {
  return isUpright ? 0 : angle(random);
}

function angle(random: Random): number {
  return 2 * Math.PI * random.next();
}

function around(random: Random, centre: number, reach: number): number {
  return centre + reach * (2.4 * random.next() - 1.2);
}
