import { evenOddRule, type FillRule, nonzeroRule } from "../exact/exact-outline.js";
import { anchorsInRing, liesInRing } from "../exact/membership.js";
import { createChain, isEdged, vertexCount } from "../forms/forms.js";
import { setChain } from "../forms/set-chain.js";
import { outOfRange, requireNames, wrongType } from "../math/validation.js";
import { orientation } from "../math/verdict.js";
import { coordinatesOf, type PointLike, requireShape } from "../shapes/arguments.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, type Polyline, type Shape, type SimpleShape } from "../shapes/kind.js";
import { segment } from "../shapes/lines.js";
import { innerRadius, isBox, isUnbounded, isWedge, partsOf } from "../shapes/reductions.js";
import { containsPoint } from "./contains-point.js";
import { overlaps } from "./overlaps.js";

/**
 * Which shapes a ring selects.
 *
 * @example
 * const rule: SelectionRule = { mode: "meets" };
 * selects([[0, 0], [4, 0], [4, 4]], circle(4, 0, 1), rule); // true
 */
export interface SelectionRule {
  /** The fill rule of `ctx.fill` for the enclosed points: a nonzero winding number (the default), or an odd one. */
  readonly fill?: "nonzero" | "evenodd" | undefined;
  /** Whether a shape must lie entirely in the region (the default), or only meet it. */
  readonly mode?: "within" | "meets" | undefined;
}

const RULE_NAMES: readonly (keyof SelectionRule)[] = ["fill", "mode"];

/**
 * Whether a shape lies in the region of a ring drawn by hand, as with a lasso, or meets it.
 *
 * The ring goes through the points, and from the last back to the first. It may cross itself, touch itself and run along itself; points
 * may be repeated, as those of a pointer at rest are. Its region is all that it encloses by the fill rule, and the ring itself: so a
 * shape that only touches the ring meets it, and one that the ring runs around may touch it from within. A polyline may be given
 * instead of the points, whose world points then count.
 *
 * Exact: the answer is that of real arithmetic on the stored numbers, for every kind. A compound lies in the region iff each of its parts
 * does. Cost: for shapes that the ring does not come near, proportional to its points; up to milliseconds for a shape that lies in the
 * region and touches the ring, or that the ring runs through. Throws TypeError or RangeError for a list with no points, or with
 * coordinates that are not finite numbers.
 *
 * @example
 * const lasso: PointLike[] = [[0, 0], [0, 0], [40, 2], [38, 30], [1, 28]];
 * const notes = [circle(10, 10, 6), rect(39, 15, 20, 8), ellipse(80, 10, 9, 4)];
 * console.log(notes.map((note) => selects(lasso, note))); // [ true, false, false ]
 * console.log(notes.map((note) => selects(lasso, note, { mode: "meets" }))); // [ true, true, false ]
 */
export function selects(
  ring: readonly PointLike[] | Polyline,
  shape: Shape,
  rule: SelectionRule = {},
): boolean {
  requireShape(shape, "selects: shape");
  requireNames(rule, RULE_NAMES, "selects", "rule");
  const { fill = "nonzero", mode = "within" } = rule;
  if (fill !== "nonzero" && fill !== "evenodd")
    throw wrongType(fill, "selects: rule.fill", '"nonzero" or "evenodd"');
  if (mode !== "within" && mode !== "meets")
    throw wrongType(mode, "selects: rule.mode", '"within" or "meets"');
  const lasso = new Lasso(pointsOf(ring), fill === "evenodd" ? evenOddRule : nonzeroRule);
  const parts = partsOf(shape);
  return mode === "within"
    ? parts.every((part) => isWithin(part, lasso))
    : parts.some((part) => doMeet(part, lasso));
}

function pointsOf(ring: readonly PointLike[] | Polyline): readonly number[] {
  if (typeof ring === "object" && ring !== null && "kind" in ring) {
    if (ring.kind !== Kind.polyline)
      throw wrongType(
        ring,
        "selects: ring",
        "an array of points or a polyline (in a shape: ask relate or overlaps)",
      );
    return ring.points;
  }
  const points = coordinatesOf(ring, "selects: ring");
  if (points.length === 0) throw outOfRange(0, "selects: ring: the number of points", "at least 1");
  return points;
}

/** A ring, asked for places in doubles. */
class Lasso {
  constructor(
    /** x and y alternately. */
    readonly points: readonly number[],
    readonly isInside: FillRule,
  ) {}

  /** Whether a place belongs to the region; exact. */
  holds(x: number, y: number): boolean {
    const { points } = this;
    const count = points.length;
    let turns = 0;
    let ax = points[count - 2] as number;
    let ay = points[count - 1] as number;
    for (let i = 0; i < count; i += 2) {
      const bx = points[i] as number;
      const by = points[i + 1] as number;
      if (Math.min(ay, by) <= y && y <= Math.max(ay, by) && Math.max(ax, bx) >= x) {
        const side = orientation(ax, ay, bx, by, x, y);
        if (side === 0 && Math.min(ax, bx) <= x) return true;
        const isUpward = by > y && ay <= y;
        const isDownward = ay > y && by <= y;
        if (isUpward && side > 0) turns += 1;
        if (isDownward && side < 0) turns -= 1;
      }
      ax = bx;
      ay = by;
    }
    return this.isInside(turns);
  }

  /** The edges whose boxes meet a box, by the numbers of the points where they begin. */
  edgesNear({ minX, minY, maxX, maxY }: Bounds): number[] {
    const { points } = this;
    const count = points.length;
    const near: number[] = [];
    for (let i = 0; i < count; i += 2) {
      const ax = points[i] as number;
      const ay = points[i + 1] as number;
      const bx = points[(i + 2) % count] as number;
      const by = points[(i + 3) % count] as number;
      const isBeside = Math.max(ax, bx) < minX || Math.min(ax, bx) > maxX;
      if (!isBeside && Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY) near.push(i / 2);
    }
    return near;
  }

  edge(index: number): [ax: number, ay: number, bx: number, by: number] {
    const { points } = this;
    const next = (2 * index + 2) % points.length;
    const [ax, ay] = [points[2 * index] as number, points[2 * index + 1] as number];
    return [ax, ay, points[next] as number, points[next + 1] as number];
  }
}

function doMeet(shape: SimpleShape, lasso: Lasso): boolean {
  const box = bounds(shape);
  const near = lasso.edgesNear(box);
  if (near.some((edge) => overlaps(segment(...lasso.edge(edge)), shape))) return true;
  return liesApart(shape, lasso, box, near).some((isInside) => isInside);
}

function isWithin(shape: SimpleShape, lasso: Lasso): boolean {
  // Nothing that a ring encloses is without bounds.
  if (isUnbounded(shape)) return false;
  const box = bounds(shape);
  const near = lasso.edgesNear(box);
  const met = near.filter((edge) => overlaps(segment(...lasso.edge(edge)), shape));
  if (met.length === 0) return liesApart(shape, lasso, box, near).every((isInside) => isInside);
  if (membersOf(shape).some(([x, y]) => !lasso.holds(x, y)) || sticksOut(shape, lasso, box, met))
    return false;
  const nearEdges = new Set(met);
  return liesInRing(shape, lasso, (edge) => nearEdges.has(edge));
}

/** Whether each connected part of a shape that the ring does not meet is in the region. */
function liesApart(shape: SimpleShape, lasso: Lasso, box: Bounds, near: readonly number[]): boolean[] {
  // An unbounded shape that is not met is outside.
  if (isUnbounded(shape)) return [false];
  // The ring does not meet the box, either.
  if (near.length === 0 && Number.isFinite(box.minX) && Number.isFinite(box.minY)) {
    return [lasso.holds(box.minX, box.minY)];
  }
  const members = membersOf(shape);
  return members.length > 0 ? members.map(([x, y]) => lasso.holds(x, y)) : anchorsInRing(shape, lasso);
}

/** Some points of a shape that are doubles, at least one of each connected part; none where there may be no such point. */
function membersOf(shape: SimpleShape): [x: number, y: number][] {
  if (!isBox(shape) && isEdged(shape)) {
    setChain(chain, shape);
    const { points } = chain;
    const toPair = (_: unknown, i: number) => [points[2 * i], points[2 * i + 1]] as [number, number];
    return Array.from({ length: vertexCount(chain) }, toPair);
  }
  return isWedge(shape) && innerRadius(shape) > 0 ? [] : [[shape.x, shape.y]];
}

const chain = /* @__PURE__ */ createChain();

/**
 * Points are tried beside at most this many edges: at these shares of their stretch in the shape's box, this far away in
 * sizes of the box.
 */
const MOST_EDGES = 16;
const SHARES = [0.5, 0.25, 0.75];
const STEPS = [2 ** -7, 2 ** -20, 2 ** -34];

/**
 * Whether a point beside the edges that a shape meets is in the shape and not in the region: a proof that it does not lie there wholly.
 * False proves nothing.
 */
function sticksOut(shape: SimpleShape, lasso: Lasso, box: Bounds, met: readonly number[]): boolean {
  const size = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return met.slice(0, MOST_EDGES).some((index) => {
    const [ax, ay, bx, by] = lasso.edge(index);
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (!(length > 0 && length < Number.POSITIVE_INFINITY)) return false;
    const [first, last] = stretchWithin(
      ax,
      dx,
      box.minX,
      box.maxX,
      stretchWithin(ay, dy, box.minY, box.maxY, [0, 1]),
    );
    return SHARES.some((share) => {
      const t = first + share * (last - first);
      return STEPS.some((step) => {
        const [nx, ny] = [(-dy / length) * size * step, (dx / length) * size * step];
        const [x, y] = [ax + t * dx, ay + t * dy];
        return liesOut(shape, lasso, x + nx, y + ny) || liesOut(shape, lasso, x - nx, y - ny);
      });
    });
  });
}

function liesOut(shape: SimpleShape, lasso: Lasso, x: number, y: number): boolean {
  return Number.isFinite(x) && Number.isFinite(y) && !lasso.holds(x, y) && containsPoint(shape, x, y);
}

/** The t of a range for which a + t d lies between two bounds, roughly. */
function stretchWithin(
  a: number,
  d: number,
  least: number,
  greatest: number,
  [first, last]: readonly [number, number],
): [number, number] {
  if (d === 0) return [first, last];
  const [t, u] = [(least - a) / d, (greatest - a) / d];
  return [Math.max(first, Math.min(t, u)), Math.min(last, Math.max(t, u))];
}
