import { ScratchVector, type Vec2 } from "../math/vector.js";
import { fillDifference } from "./difference.js";
import { missOfInnerPoint, setInnerPoint } from "./inner-point.js";
import { type ConvexPair, maximizeOver } from "./pair.js";
import { scratchClosestPoints } from "./result.js";
import { SEPARATION_ERROR } from "./separation.js";
import { setNearestPoints } from "./touch.js";

const nearest = /* @__PURE__ */ scratchClosestPoints();

const inner: Vec2 = /* @__PURE__ */ new ScratchVector();

/** If the closest points are within this part of the scale, each of them is in both shapes, up to rounding. */
const NEGLIGIBLE_GAP = 2 ** -51;

/** Sets a common point of a pair that overlaps. */
export function setCommonPoint(out: Vec2, pair: ConvexPair): void {
  const reach = pair.a.radius + pair.b.radius;
  if (reach > 0 && !isTouching(pair)) setPointOfRound(out, pair);
  else setPointOfCores(out, pair);
}

/** Whether the pair, which overlaps, does so by no more than rounding. */
function isTouching({ separation, difference }: ConvexPair): boolean {
  return separation.value >= -SEPARATION_ERROR * difference.scale;
}

function setPointOfCores(out: Vec2, pair: ConvexPair): void {
  if (!isTouching(pair)) {
    setInnerPoint(out, pair);
    return;
  }
  setNearestPoints(nearest, pair);
  const gapX = nearest.b.x - nearest.a.x;
  const gapY = nearest.b.y - nearest.a.y;
  out.x = nearest.a.x + gapX / 2;
  out.y = nearest.a.y + gapY / 2;
  const { difference, frame } = pair;
  const gap = (Math.abs(gapX) + Math.abs(gapY)) * frame.shrink * frame.grow;
  if (gap <= NEGLIGIBLE_GAP * difference.scale) return;
  // A shape may be thinner than the gap: then its closest point is on its far side.
  setInnerPoint(inner, pair);
  if (missOfInnerPoint() >= gap / 2) return;
  out.x = inner.x;
  out.y = inner.y;
}

/**
 * Sets a common point of two cores if they overlap, or else one on the segment between their closest points: halfway
 * between where the second shape begins and where the first ends. Small cores deep in the radius of large ones leave the
 * triangles of `setInnerPoint` without a corner near them. The pair is that of the cores afterwards.
 */
function setPointOfRound(out: Vec2, pair: ConvexPair): void {
  const { a, b, separation } = pair;
  const radiusA = a.radius;
  const radiusB = b.radius;
  a.radius = 0;
  b.radius = 0;
  fillDifference(pair.difference, a, b);
  maximizeOver(pair);
  if (isTouching(pair)) {
    // Also of cores that are apart.
    setNearestPoints(nearest, pair);
    const gap = separation.value;
    const middle = (gap + radiusA - radiusB) / 2;
    const part = gap > 0 ? Math.min(Math.max(middle / gap, 0), 1) : 0;
    out.x = nearest.a.x + part * (nearest.b.x - nearest.a.x);
    out.y = nearest.a.y + part * (nearest.b.y - nearest.a.y);
  } else {
    setInnerPoint(out, pair);
  }
}
