import { createChain, isEdged, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { normalizingPower } from "../../math/powers-of-two.js";
import { setUnitVector } from "../../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import type { SimpleShape } from "../../shapes/kind.js";
import { innerRadius, isRing } from "../../shapes/reductions.js";
import type { Displacement } from "./convex-obstruction.js";
import { BENT, GAP, GRAZE, HOLLOW_GRAZE } from "./nearness.js";
import type { Obstructions } from "./obstructions.js";
import { reaches } from "./round-obstruction.js";

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
