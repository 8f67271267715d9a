import { isConvex } from "../convex/convexity.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { createChain, isEdged, vertexCount } from "../forms/forms.js";
import { setChain } from "../forms/set-chain.js";
import { normalizingPower } from "../math/exact.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { type Circle, type Mutable, Opening, type SimpleShape } from "../shapes/kind.js";
import { createDisc, innerRadius, isRing, outerRadius, type RoundShape } from "../shapes/reductions.js";
import { type Displacement, obstructConvex } from "./blocking/convex-obstruction.js";
import type { Obstruction, Obstructions } from "./blocking/obstructions.js";
import { BENT, GAP, GRAZE, HOLLOW_GRAZE } from "./blocking/reach.js";
import {
  FIRST_LOOK,
  LARGEST_SIZE,
  LAST_LOOK,
  LEAST_SIZE,
  nearnessAt,
  TOLERANCE,
  type Touch,
  turnAcross,
} from "./hit.js";

/* Discs and points in motion: when two touch, and when one gets into another. */

/** Discs certainly overlap if their centres are nearer than the sum of the radii by this: values here are off by some 2⁻⁵⁰. */
const ERROR = 2 ** -48;

/**
 * The second centre relative to the first at t = 0, its displacement, the first radius, the sum of the radii, the sum of all
 * sizes, and the depth up to which discs count as touching.
 */
const flight = { x: 0.5, y: 0.5, vx: 0.5, vy: 0.5, radius: 0.5, reach: 0.5, size: 0.5, nearness: 0.5 };

const touchNormal: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The first touch of two discs or points, the second of which moves by `way`: 1 with the touch, −1 if there is none; 0 if
 * neither is certain.
 */
export function sweepDiscs(out: Touch, first: RoundShape, second: RoundShape, way: Readonly<Vec2>): Verdict {
  flight.x = second.x - first.x;
  flight.y = second.y - first.y;
  flight.vx = way.x;
  flight.vy = way.y;
  flight.radius = "r" in first ? first.r : 0;
  flight.reach = flight.radius + ("r" in second ? second.r : 0);
  const { x, y, vx, vy, reach } = flight;
  const size = Math.abs(x) + Math.abs(y) + reach + Math.abs(vx) + Math.abs(vy);
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE)) return 0;
  flight.size = size;
  flight.nearness = nearnessAt(first.x, first.y, TOLERANCE * size);
  if (!setTime(out)) return -1;
  if (!overlapsSoonAfter(out)) return 0;
  setPlace(out, first);
  return 1;
}

/**
 * Sets the t of the touch; false if there is none.
 *
 * It is found from the point of the path that is nearest to the first centre, so that nothing cancels. The radius used is
 * half a tolerance larger than the true one, so that the touch is never late, even where the path grazes.
 */
function setTime(out: Touch): boolean {
  const { x, y, vx, vy, reach, size, nearness } = flight;
  const tolerance = TOLERANCE * size;
  const speed = Math.sqrt(vx * vx + vy * vy);
  const distance = Math.sqrt(x * x + y * y);
  out.t = 0;
  if (distance > reach + tolerance) {
    const near = reach + tolerance / 2;
    const along = -(x * vx + y * vy) / speed;
    const across = Math.abs(x * vy - y * vx) / speed;
    if (!(along > 0 && across <= near)) return false;
    const left = along - Math.sqrt((near - across) * (near + across));
    out.t = left / speed;
    return left <= speed;
  }
  // Discs that only touch at t = 0 count only if they move into each other.
  if (distance < reach - nearness) return true;
  const approach = distance > 0 ? -(x * vx + y * vy) / distance : speed;
  return approach > tolerance;
}

function overlapsSoonAfter({ t }: Touch): boolean {
  const { x, y, vx, vy, reach, size } = flight;
  const least = reach - ERROR * size;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    const laterX = x + (t + ahead) * vx;
    const laterY = y + (t + ahead) * vy;
    if (Math.sqrt(laterX * laterX + laterY * laterY) < least) return true;
  }
  return false;
}

/** Sets the normal, and the point halfway between the rims. */
function setPlace(out: Touch, first: RoundShape): void {
  const x = flight.x + out.t * flight.vx;
  const y = flight.y + out.t * flight.vy;
  const distance = Math.sqrt(x * x + y * y);
  setUnitVector(touchNormal, x === 0 && y === 0 ? 1 : x, y);
  const lift = flight.radius + (distance - flight.reach) / 2;
  out.x = first.x + lift * touchNormal.x;
  out.y = first.y + lift * touchNormal.y;
  out.normalX = touchNormal.x;
  out.normalY = touchNormal.y;
  if (out.t > 0) turnGraze(out);
}

/** Turns the normal across the path if the discs only graze each other, unless they are as thin as a graze is deep. */
function turnGraze(out: Touch): void {
  const { x, y, vx, vy, reach, nearness } = flight;
  const aside = (vx * y - vy * x) / Math.sqrt(vx * vx + vy * vy);
  const least = reach - nearness;
  turnAcross(out, vx, vy, aside >= least, aside <= -least);
}

const pair = /* @__PURE__ */ new ConvexPair();
const discOfA = /* @__PURE__ */ createDisc();
const discOfB = /* @__PURE__ */ createDisc();

/** How far inside its ends an arc must be met, as the sine of an angle. */
const WITHIN = 2 ** -20;

/**
 * Adds the obstruction of arcs and parts of rings whose whole discs are apart at t = 0: they meet no earlier than their discs
 * do, and then if the discs touch in a direction that belongs to both. Returns false, and adds nothing, if that does not decide.
 */
export function obstructByDiscs(
  out: Obstructions,
  a: SimpleShape,
  b: SimpleShape,
  course: Displacement,
): boolean {
  const hullA = discOf(a, discOfA);
  const hullB = discOf(b, discOfB);
  if (!(isConvex(hullA) && isConvex(hullB))) return false;
  separate(pair, hullA, hullB);
  // Of what has no area, a graze inside a disc is inside the arc.
  const least = course.isThin === true ? 0 : -GRAZE * course.size;
  if (!(pair.distance >= least)) return false;
  const before = out.count;
  obstructConvex(out, hullA, hullB, course);
  const isDecided = areMet(out, before, a, b);
  if (!isDecided) out.count = before;
  return isDecided;
}

function discOf(shape: SimpleShape, disc: Mutable<Circle>): SimpleShape {
  if (!isRing(shape)) return shape;
  disc.x = shape.x;
  disc.y = shape.y;
  disc.r = outerRadius(shape);
  return disc;
}

/** Whether all that was added is met in directions that belong to both shapes. */
function areMet({ items, count }: Obstructions, from: number, a: SimpleShape, b: SimpleShape): boolean {
  for (let i = from; i < count; i += 1) {
    const { x, y, count: normals } = items[i] as Obstruction;
    for (let k = 0; k < normals; k += 1) {
      const normalX = x[k] as number;
      const normalY = y[k] as number;
      if (!(reaches(a, normalX, normalY) && reaches(b, 0 - normalX, 0 - normalY))) return false;
    }
  }
  return true;
}

/** Whether the rims of a shape go through a direction from its centre, not only up to it. */
function reaches(shape: SimpleShape, x: number, y: number): boolean {
  if (!isRing(shape) || shape.opening === Opening.whole) return true;
  const { startX, startY, endX, endY } = shape;
  const pastStart = startX * y - startY * x > WITHIN * (Math.abs(startX) + Math.abs(startY));
  const beforeEnd = x * endY - y * endX > WITHIN * (Math.abs(endX) + Math.abs(endY));
  return shape.opening === Opening.lessThanHalf ? pastStart && beforeEnd : pastStart || beforeEnd;
}

/** A shape that has less room than this part of the size fits the rim: then the way to it has no direction. */
const ROOM = 2 ** 10 * HOLLOW_GRAZE;

const chain = /* @__PURE__ */ createChain();

/** A vertex on its way, from the circle's centre, and where it comes to the rim: in a unit in which squares stay within the doubles. */
class Exit {
  /** The way, and what the rim's radius leaves of the vertex's own. */
  wayX = 0.5;
  wayY = 0.5;
  radius = 0.5;
  size = 0.5;
  /** Whether the shape has no area: it never gets past the rim, not even by a rounding. */
  isThin = false;
  x = 0.5;
  y = 0.5;
  t = 0.5;

  /** Takes a vertex; false if it is not inside the rim to begin with. */
  begin(x: number, y: number): boolean {
    this.x = x;
    this.y = y;
    const most = this.radius + (this.isThin ? -GAP / 8 : GRAZE) * this.size;
    return x * x + y * y <= most * most;
  }

  /**
   * Finds when the vertex comes to the rim, or gets past it by a graze where the rim bends towards the way, so that it is touched
   * all along. Infinity if it does not get past by t = 1.
   */
  find(): void {
    const graze = HOLLOW_GRAZE * this.size;
    this.findTimeTo(this.radius + graze);
    const past = this.t;
    this.findTimeTo(this.radius - GAP * this.size);
    const way = (past - this.t) * (Math.abs(this.wayX) + Math.abs(this.wayY));
    if (!(past <= 1)) this.t = Number.POSITIVE_INFINITY;
    else if (way > BENT * graze && !this.isThin) this.t = past;
  }

  /** Sets t to when the vertex leaves a circle; 0 if it is not in that and goes out. */
  private findTimeTo(radius: number): void {
    const { x, y, wayX, wayY } = this;
    const a = wayX * wayX + wayY * wayY;
    const b = x * wayX + y * wayY;
    const c = x * x + y * y - radius * radius;
    const root = Math.sqrt(Math.max(b * b - a * c, 0));
    this.t = Math.max(b > 0 ? -c / (b + root) : (root - b) / a, 0);
  }
}

const exit = /* @__PURE__ */ new Exit();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Adds the obstructions of an arc, or of the inner rim of a part of a ring, for a shape that is made of straight edges, perhaps
 * with a radius, and is inside the whole rim at t = 0: it meets nothing until one of its vertices comes to the rim.
 * Returns false, and adds nothing, if that does not decide, as where the rim does not go on.
 */
export function obstructFromInside(
  out: Obstructions,
  a: SimpleShape,
  b: SimpleShape,
  { x, y, size, stretch = 1, isThin = false }: Displacement,
): boolean {
  if (!(isRing(b) && isEdged(a))) return false;
  const unit = normalizingPower(size);
  exit.isThin = isThin;
  exit.size = size * unit;
  exit.wayX = stretch * x * unit;
  exit.wayY = stretch * y * unit;
  setChain(chain, a);
  exit.radius = (innerRadius(b) - chain.radius) * unit;
  if (!(exit.radius > ROOM * exit.size)) return false;
  const { points } = chain;
  const count = vertexCount(chain);
  const take = (i: number): boolean =>
    exit.begin(((points[2 * i] as number) - b.x) * unit, ((points[2 * i + 1] as number) - b.y) * unit);
  let first = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    if (!take(i)) return false;
    exit.find();
    first = Math.min(first, exit.t);
  }
  if (first > 1) return true;
  const before = out.count;
  const until = first + (HOLLOW_GRAZE * exit.size) / (Math.abs(exit.wayX) + Math.abs(exit.wayY));
  for (let i = 0; i < count; i += 1) {
    take(i);
    exit.find();
    const { t } = exit;
    if (t > until) continue;
    setUnitVector(normal, exit.x + t * exit.wayX, exit.y + t * exit.wayY);
    if (!reaches(b, normal.x, normal.y)) {
      out.count = before;
      return false;
    }
    const found = out.add();
    found.t = t;
    found.isHollow = true;
    found.addNormal(normal);
  }
  return true;
}
