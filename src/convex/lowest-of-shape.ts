import { createWedge, setWedge } from "../forms/forms.js";
import { normalizingPower, withinDoubles } from "../math/exact.js";
import { makeUnit, ScratchVector, type Vec2 } from "../math/vector.js";
import {
  type Directions,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Mutable,
  Opening,
  type Shape,
} from "../shapes/kind.js";
import {
  type BoxShape,
  type ByForm,
  type EndedShape,
  ofForm,
  type RoundShape,
  type WedgeShape,
} from "../shapes/reductions.js";
import {
  createLowestPoints,
  edge,
  type LowestPoints,
  offerEdge,
  offerHalfPlane,
  offerWorldEdge,
  settleRuns,
} from "./lowest-points.js";
import type { ClosestPoints, ContactRecord, Gap } from "./result.js";

/** Keeps sums of four numbers finite. */
const SMALL_SCALE = 2 ** -4;

/** Below this, products of two radii might underflow. */
const LEAST_SQUARED = 2 ** -400;

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/** A box about a place relative to the origin, with two half sizes along `unit` and across it. */
const box = { width: 0.5, height: 0.5, x: 0.5, y: 0.5 };

/**
 * Finds the lowest points of any shape over the line of a half plane.
 *
 * A half plane has lowest points only if its normal is exactly opposite; any other reaches down without end, and the
 * level is −Infinity.
 */
export function findLowestPoints(out: LowestPoints, halfPlane: HalfPlane, shape: Shape): void {
  findAtScale(out, halfPlane, shape, 1);
  if (!Number.isFinite(out.size)) findAtScale(out, halfPlane, shape, SMALL_SCALE);
  settleRuns(out);
}

function findAtScale(out: LowestPoints, halfPlane: HalfPlane, shape: Shape, scale: number): void {
  out.scale = scale;
  unit.x = halfPlane.nx;
  unit.y = halfPlane.ny;
  makeUnit(unit);
  out.normalX = unit.x;
  out.normalY = unit.y;
  out.originX = halfPlane.x * scale;
  out.originY = halfPlane.y * scale;
  out.level = Number.POSITIVE_INFINITY;
  out.size = 0;
  offerShape(out, shape, halfPlane);
}

const offerers: ByForm<[out: LowestPoints, halfPlane: HalfPlane]> = {
  round: offerRound,
  ellipse: offerEllipse,
  box: offerRounded,
  wedge: offerWedge,
  ended: offerEnded,
  polygon({ vertices, ringEnds }, out) {
    let begin = 0;
    for (let ring = 0; ring < ringEnds.length; ring += 1) {
      const end = 2 * (ringEnds[ring] as number);
      offerEdges(vertices, begin, end, out);
      offerBetween(vertices, end - 2, begin, out);
      begin = end;
    }
  },
  polyline: ({ points }, out) => offerEdges(points, 0, points.length, out),
  halfPlane: offerHalfPlane,
  union({ parts }, out, halfPlane) {
    for (const part of parts) offerShape(out, part, halfPlane);
  },
};

function offerShape(out: LowestPoints, shape: Shape, halfPlane: HalfPlane): void {
  ofForm(offerers, shape.kind)(shape, out, halfPlane);
}

function offerRound(shape: RoundShape, out: LowestPoints): void {
  edge.ax = shape.x;
  edge.ay = shape.y;
  edge.bx = shape.x;
  edge.by = shape.y;
  edge.r = "r" in shape ? shape.r : 0;
  offerWorldEdge(out);
}

function offerEnded(shape: EndedShape, out: LowestPoints): void {
  edge.ax = shape.ax;
  edge.ay = shape.ay;
  edge.bx = shape.bx;
  edge.by = shape.by;
  edge.r = "r" in shape ? shape.r : 0;
  offerWorldEdge(out);
}

/** Offers the edges between the points from one index to another. */
function offerEdges(points: readonly number[], begin: number, end: number, out: LowestPoints): void {
  for (let i = begin; i + 3 < end; i += 2) offerBetween(points, i, i + 2, out);
}

/** Offers the edge between the points at two indices. */
function offerBetween(points: readonly number[], from: number, to: number, out: LowestPoints): void {
  edge.ax = points[from] as number;
  edge.ay = points[from + 1] as number;
  edge.bx = points[to] as number;
  edge.by = points[to + 1] as number;
  edge.r = 0;
  offerWorldEdge(out);
}

/** Offers a box, which may be rounded. */
function offerRounded(shape: BoxShape, out: LowestPoints): void {
  const { scale } = out;
  const r = "r" in shape ? shape.r : 0;
  unit.x = shape.ux;
  unit.y = shape.uy;
  makeUnit(unit);
  box.x = shape.x * scale - out.originX;
  box.y = shape.y * scale - out.originY;
  box.width = (shape.halfWidth - r) * scale;
  box.height = (shape.halfHeight - r) * scale;
  edge.r = r * scale;
  offerBox(out);
}

/** Offers the box, lowered by the radius of the edge: the two edges at its corner nearest to the line. */
function offerBox(out: LowestPoints): void {
  const { x, y, width, height } = box;
  const along = unit.x * out.normalX + unit.y * out.normalY;
  const across = unit.x * out.normalY - unit.y * out.normalX;
  const alongX = (along > 0 ? -1 : 1) * width * unit.x;
  const alongY = (along > 0 ? -1 : 1) * width * unit.y;
  const acrossX = (across > 0 ? 1 : -1) * height * unit.y;
  const acrossY = (across > 0 ? -1 : 1) * height * unit.x;
  edge.ax = x + alongX + acrossX;
  edge.ay = y + alongY + acrossY;
  edge.bx = x - alongX + acrossX;
  edge.by = y - alongY + acrossY;
  offerEdge(out);
  edge.bx = x + alongX - acrossX;
  edge.by = y + alongY - acrossY;
  offerEdge(out);
}

/** Offers the lowest point of an ellipse: its support vector against the normal, M n / √(n · M n). */
function offerEllipse(ellipse: Ellipse, out: LowestPoints): void {
  const { scale } = out;
  const x = ellipse.x * scale - out.originX;
  const y = ellipse.y * scale - out.originY;
  if (ellipse.rx === ellipse.ry) {
    edge.ax = x;
    edge.ay = y;
    edge.bx = x;
    edge.by = y;
    edge.r = ellipse.rx * scale;
    offerEdge(out);
    return;
  }
  unit.x = ellipse.ux;
  unit.y = ellipse.uy;
  makeUnit(unit);
  edge.r = 0;
  const long = Math.max(ellipse.rx, ellipse.ry);
  const power = long > LEAST_SQUARED && long < 1 / LEAST_SQUARED ? 1 : normalizingPower(long);
  const rx = ellipse.rx * power;
  const ry = ellipse.ry * power;
  const along = rx * (unit.x * out.normalX + unit.y * out.normalY);
  const across = ry * (unit.x * out.normalY - unit.y * out.normalX);
  const half = Math.sqrt(along * along + across * across);
  if (half === 0 || rx === 0 || ry === 0) {
    box.x = x;
    box.y = y;
    box.width = ellipse.rx * scale;
    box.height = ellipse.ry * scale;
    offerBox(out);
    return;
  }
  const supportAlong = ((rx * along) / half / power) * scale;
  const supportAcross = ((ry * across) / half / power) * scale;
  edge.ax = x - (supportAlong * unit.x - supportAcross * unit.y);
  edge.ay = y - (supportAlong * unit.y + supportAcross * unit.x);
  edge.bx = edge.ax;
  edge.by = edge.ay;
  offerEdge(out);
}

const wedge = /* @__PURE__ */ createWedge();

/** Offers the points between two directions and two radii: the straight edges, or the lowest point of the arc. */
function offerWedge(shape: WedgeShape, out: LowestPoints): void {
  const { scale } = out;
  setWedge(wedge, shape);
  wedge.x = shape.x * scale - out.originX;
  wedge.y = shape.y * scale - out.originY;
  wedge.inner *= scale;
  wedge.outer *= scale;
  if (isDownward(shape, out)) {
    edge.ax = wedge.x;
    edge.ay = wedge.y;
    edge.bx = wedge.x;
    edge.by = wedge.y;
    edge.r = wedge.outer;
    offerEdge(out);
    return;
  }
  offerRay(wedge.start, out);
  offerRay(wedge.end, out);
}

function offerRay(unit: Vec2, out: LowestPoints): void {
  edge.ax = wedge.x + wedge.inner * unit.x;
  edge.ay = wedge.y + wedge.inner * unit.y;
  edge.bx = wedge.x + wedge.outer * unit.x;
  edge.by = wedge.y + wedge.outer * unit.y;
  edge.r = 0;
  offerEdge(out);
}

/** Whether the direction against the normal lies between those of a sector. */
function isDownward(sector: Directions, { normalX, normalY }: LowestPoints): boolean {
  const { opening, startX, startY, endX, endY } = sector;
  if (opening === Opening.whole) return true;
  const ahead = startY * normalX - startX * normalY >= 0;
  const behind = endX * normalY - endY * normalX >= 0;
  // A direction outside a wide cone is within a quarter turn of one of its edges; in a narrow gap, rounding may lose
  // both.
  if (opening === Opening.halfOrMore) {
    return (
      ahead || behind || (startX * normalX + startY * normalY > 0 && endX * normalX + endY * normalY > 0)
    );
  }
  return (
    ahead && behind && (startX * normalX + startY * normalY <= 0 || endX * normalX + endY * normalY <= 0)
  );
}

const lowest = /* @__PURE__ */ createLowestPoints();

/**
 * Sets the signed distance of a half plane and any other shape: the height of its lowest points; −Infinity if no
 * translation separates them.
 *
 * Error: a few 2⁻⁵³ of the shape's extent plus its distance from the half plane's position.
 */
export function setHalfPlaneSeparation(out: Gap, halfPlane: HalfPlane, shape: Shape): void {
  findLowestPoints(lowest, halfPlane, shape);
  out.distance = lowest.level / lowest.scale;
}

/**
 * The closest points, with `out.a` in the half plane; if the computed distance is not positive, distance 0 and a common
 * point.
 */
export function halfPlaneClosestPoints(halfPlane: HalfPlane, shape: Shape, out: ClosestPoints): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const x = lowest.startX + (lowest.endX - lowest.startX) / 2;
  const y = lowest.startY + (lowest.endY - lowest.startY) / 2;
  const height = Math.max(level, 0);
  out.distance = height / scale;
  out.b.x = withinDoubles(halfPlane.x + x / scale) + 0;
  out.b.y = withinDoubles(halfPlane.y + y / scale) + 0;
  const footX = withinDoubles(halfPlane.x + (x - height * normalX) / scale) + 0;
  const footY = withinDoubles(halfPlane.y + (y - height * normalY) / scale) + 0;
  out.a.x = height === 0 ? out.b.x : footX;
  out.a.y = height === 0 ? out.b.y : footY;
}

/** The contact of a half plane, as the first, and a shape that overlaps it. */
export function halfPlaneContact(halfPlane: HalfPlane, shape: Shape, out: ContactRecord): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const depth = Math.max(-level, 0);
  const lift = Number.isFinite(depth) ? depth / 2 : 0;
  out.normalX = normalX;
  out.normalY = normalY;
  out.depth = depth / scale;
  out.x0 = withinDoubles(halfPlane.x + (lowest.startX + lift * normalX) / scale) + 0;
  out.y0 = withinDoubles(halfPlane.y + (lowest.startY + lift * normalY) / scale) + 0;
  out.x1 = withinDoubles(halfPlane.x + (lowest.endX + lift * normalX) / scale) + 0;
  out.y1 = withinDoubles(halfPlane.y + (lowest.endY + lift * normalY) / scale) + 0;
  out.count = out.x0 === out.x1 && out.y0 === out.y1 ? 1 : 2;
}

/** The half plane below the origin. */
const ground: Mutable<HalfPlane> = {
  kind: Kind.halfPlane,
  x: 0,
  y: 0,
  nx: 0.5,
  ny: 0.5,
  ux: 1,
  uy: 0,
  localNx: 0.5,
  localNy: 0.5,
};

/** Finds the lowest points of a shape seen along a vector, which points up, and returns how high over the origin they are. */
export function findLowestAlong(out: LowestPoints, shape: Shape, upX: number, upY: number): number {
  ground.nx = upX;
  ground.ny = upY;
  findLowestPoints(out, ground, shape);
  return out.level / out.scale;
}

/** The same for a vector, and nothing is returned: numbers that are passed on may go to the heap. */
export function findLowestAgainst(out: LowestPoints, shape: Shape, { x, y }: Readonly<Vec2>): void {
  ground.nx = x;
  ground.ny = y;
  findLowestPoints(out, ground, shape);
}
