import { isConvex } from "../../convex/convexity.js";
import { ConvexPair, separate } from "../../convex/pair.js";
import { createChain, isEdged, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { normalizingPower } from "../../math/exact.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../../math/vector.js";
import { type Circle, Kind, type Mutable, Opening, type SimpleShape } from "../../shapes/kind.js";
import { innerRadius, isRing, outerRadius } from "../../shapes/reductions.js";
import { type Displacement, obstructConvex } from "./convex-obstruction.js";
import type { Obstruction, Obstructions } from "./obstructions.js";
import { BENT, GAP, GRAZE, HOLLOW_GRAZE } from "./reach.js";

const pair = /* @__PURE__ */ new ConvexPair();
const discs: readonly [Mutable<Circle>, Mutable<Circle>] = [
  { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 },
  { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 },
];

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
  const hullA = discOf(a, discs[0]);
  const hullB = discOf(b, discs[1]);
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
