import { discBoxClearance, ellipseBoxClearance, framePoint, nearestInFrame } from "./box.js";
import { boxBoxClearance } from "./box-box.js";
import { formAlongBoundary, roundFigure } from "./conic.js";
import {
  type Axis,
  type Box,
  cross,
  type Disc,
  difference,
  dot,
  edgeOf,
  type Oval,
  quarterTurn,
  type Vector,
  type Wedge,
} from "./figure.js";
import { signOf } from "./integer.js";
import { changesAt, changesAtInfinity, degreeOf, realRootCount, sturmChain } from "./polynomial.js";
import { quickSigns } from "./quick-signs.js";
import { rootOf, Surd } from "./surd.js";

/** Whether a direction from the apex lies in the opening, from the signs of start × v and v × end. */
function opensTo(wedge: Wedge, afterStart: number, beforeEnd: number): boolean {
  return wedge.reflex ? afterStart >= 0 || beforeEnd >= 0 : afterStart >= 0 && beforeEnd >= 0;
}

export function opensToPoint(wedge: Wedge, v: Vector): boolean {
  return opensTo(wedge, signOf(cross(wedge.start, v)), signOf(cross(v, wedge.end)));
}

export function wedgeHoldsPoint(wedge: Wedge, p: Vector): boolean {
  const v = difference(p, wedge.centre);
  return dot(v, v) <= wedge.radius ** 2n && opensToPoint(wedge, v);
}

export function edgesOf(wedge: Wedge): Box[] {
  return [edgeOf(wedge.centre, wedge.radius, wedge.start), edgeOf(wedge.centre, wedge.radius, wedge.end)];
}

/**
 * Whether a disc meets a sector. The point of the sector nearest to the disc's centre lies on an edge, or on the
 * arc, and then the centre lies in the opening, or is the centre itself.
 */
export function discMeetsWedge(disc: Disc, wedge: Wedge): boolean {
  const v = difference(disc.centre, wedge.centre);
  if (opensToPoint(wedge, v)) return dot(v, v) <= (disc.radius + wedge.radius) ** 2n;
  return edgesOf(wedge).some((edge) => discBoxClearance(disc, edge) <= 0);
}

/** Whether an ellipse meets a sector: a boundary meets the other, or the sector holds the ellipse. */
export function ovalMeetsWedge(oval: Oval, wedge: Wedge): boolean {
  if (wedgeHoldsPoint(wedge, oval.centre)) return true;
  if (edgesOf(wedge).some((edge) => ellipseBoxClearance(oval, edge) <= 0)) return true;
  return ovalMeetsOpenArc(oval, wedge);
}

/** Whether an ellipse that holds neither end of the sector's arc meets the arc. */
export function ovalMeetsOpenArc(oval: Oval, wedge: Wedge): boolean {
  const circle = roundFigure({ form: "disc", centre: wedge.centre, radius: wedge.radius });
  const form = formAlongBoundary(circle, oval);
  const signs = quickSigns(form);
  if (signs !== undefined && !signs.negative) return false;
  const chain = sturmChain(form);
  const atStart = changesAtDirection(chain, wedge.start);
  const atEnd = changesAtDirection(chain, wedge.end);
  if (precedes(wedge.start, wedge.end)) return atStart !== atEnd;
  const rootsOnCircle = realRootCount(chain) + (degreeOf(form) < 4 ? 1 : 0);
  return rootsOnCircle !== atEnd - atStart;
}

/** The changes of sign of a chain at the half-angle tangent of a direction. */
function changesAtDirection(chain: ReturnType<typeof sturmChain>, axis: Axis): number {
  if (axis.y === 0n && axis.x < 0n) return changesAtInfinity(chain, 1);
  const towards = axis.x < 0n ? -1n : 1n;
  // y/(√w + x), or (√w − x)/y, whichever has no cancelling sum.
  const root = new Surd(towards * axis.x, 1n, axis.length);
  const side = new Surd(axis.y, 0n, axis.length);
  return towards > 0n ? changesAt(chain, side, root) : changesAt(chain, root, side);
}

/** Whether the angle of a is less than that of b, both in (−π, π]. */
function precedes(a: Vector, b: Vector): boolean {
  const ranks = [a, b].map((v) => (v.y < 0n ? 0 : v.y > 0n ? 2 : v.x > 0n ? 1 : 3));
  const [rankOfA = 0, rankOfB = 0] = ranks;
  return rankOfA === rankOfB ? cross(a, b) > 0n : rankOfA < rankOfB;
}

/**
 * Whether a box meets a sector. The part of the box in the sector's whole disc is convex; if it meets neither
 * edge, it lies on one side of them, so any one point of it tells: the point nearest to the apex.
 */
export function boxMeetsWedge(box: Box, wedge: Wedge): boolean {
  if (edgesOf(wedge).some((edge) => boxBoxClearance(box, edge) <= 0)) return true;
  const disc: Disc = { form: "disc", centre: wedge.centre, radius: wedge.radius };
  if (discBoxClearance(disc, box) > 0) return false;
  const apex = framePoint(box, wedge.centre);
  const nearest = nearestInFrame(box, apex);
  const x = nearest.x.minus(apex.x);
  const y = nearest.y.minus(apex.y);
  const across = quarterTurn(box.axis);
  const turnFrom = (direction: Vector) =>
    x
      .scaledBy(cross(direction, box.axis))
      .plus(y.scaledBy(cross(direction, across)))
      .sign();
  return opensTo(wedge, turnFrom(wedge.start), -turnFrom(wedge.end));
}

/** Whether two sectors meet: an edge of one meets the other, or their arcs cross or touch. */
export function wedgesMeet(a: Wedge, b: Wedge): boolean {
  if (edgesOf(a).some((edge) => boxMeetsWedge(edge, b))) return true;
  if (edgesOf(b).some((edge) => boxMeetsWedge(edge, a))) return true;
  return openArcsMeet(a, b);
}

/**
 * Whether two arcs, none of which ends on the other, have a common point.
 *
 * With d from one centre to the other, the circles meet at a's centre + (k·d ± √h·d⊥)/(2|d|²), where
 * k = |d|² + ra² − rb² and h = 4|d|²ra² − k². Concentric arcs on one circle would end on one another.
 */
function openArcsMeet(a: Wedge, b: Wedge): boolean {
  const d = difference(b.centre, a.centre);
  const squaredDistance = dot(d, d);
  if (squaredDistance === 0n) return false;
  const k = squaredDistance + a.radius ** 2n - b.radius ** 2n;
  const h = 4n * squaredDistance * a.radius ** 2n - k * k;
  if (h < 0n) return false;
  const root = rootOf(h);
  const perpendicular = quarterTurn(d);
  return [1n, -1n].some((side) => {
    const turnFrom = (direction: Vector, fromCentre: bigint) =>
      new Surd(fromCentre * cross(direction, d), side * cross(direction, perpendicular), root).sign();
    const opens = (wedge: Wedge, fromCentre: bigint) =>
      opensTo(wedge, turnFrom(wedge.start, fromCentre), -turnFrom(wedge.end, fromCentre));
    return opens(a, k) && opens(b, k - 2n * squaredDistance);
  });
}
