import type { Verdict } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { ChainMarks } from "./chain-marks.js";
import { fillChainStays } from "./chain-stays.js";
import { markChain } from "./chain-walk.js";
import { isExactMultiple, rescaledVerdict } from "./rescaled-filter.js";
import { createStays, isOnRay, ORIGIN, type Stays, setPosition, stayAt } from "./stay.js";

const marks = /* @__PURE__ */ new ChainMarks();
const forFirstHit = /* @__PURE__ */ createStays(true);

/**
 * The stays of a ray's line in rings, which are solid by the even-odd rule: `ringEnds` says where in the list
 * of vertices (x and y alternately) each ring ends. 0: undecided.
 */
export function rayRingsFilter(
  ray: Ray,
  vertices: Float64Array,
  ringEnds: Int32Array,
  stays: Stays,
): Verdict {
  marks.begin(vertices.length / 2, true);
  let begin = 0;
  for (let i = 0; i < ringEnds.length; i++) {
    const end = ringEnds[i] ?? 0;
    if (!markChain(marks, ray, vertices, begin, end, true)) return 0;
    begin = end;
  }
  return verdictOf(ray, vertices, stays);
}

/** The stays of a ray's line in the edges between neighbouring points (x and y alternately). 0: undecided. */
export function rayPathFilter(ray: Ray, points: Float64Array, stays: Stays): Verdict {
  const count = points.length / 2;
  marks.begin(count, false);
  const isClosed = count > 2 && points[0] === points[2 * count - 2] && points[1] === points[2 * count - 1];
  if (!markChain(marks, ray, points, 0, isClosed ? count - 1 : count, isClosed)) return 0;
  return verdictOf(ray, points, stays);
}

function verdictOf(ray: Ray, points: Float64Array, stays: Stays): Verdict {
  setPosition(stays, ORIGIN);
  if (!fillChainStays(marks, ray, points, stays)) return 0;
  return stays.count > 0 ? 1 : -1;
}

/** What a filter says of points of extreme magnitude, brought near 1; 0 for those that were ordinary. */
export function rescaledPointsVerdict(
  filter: (ray: Ray, points: Float64Array, stays: Stays) => Verdict,
  ray: Ray,
  points: Float64Array,
  stays: Stays,
): Verdict {
  let extent = 0;
  for (const coordinate of points) extent = Math.max(extent, Math.abs(coordinate));
  const exactly = (scaled: Ray, power: number, target: Stays): Verdict =>
    points.every((coordinate) => isExactMultiple(coordinate, power))
      ? filter(
          scaled,
          points.map((coordinate) => coordinate * power),
          target,
        )
      : 0;
  return rescaledVerdict(exactly, ray, ORIGIN, extent, (power) => power, stays);
}

/**
 * Makes the entries of stays what the first hit is told by: doubles may be certain of those, though not of how the ray leaves.
 * `filter` is what decides for first hits before all is done exactly.
 */
export function takeEntries(stays: Stays, filter: (stays: Stays) => Verdict): void {
  if (stays.isForFirstHit || filter(forFirstHit) === 0) return;
  for (let i = 0; i < stays.count; i++) {
    const { enter } = stayAt(stays, i);
    const { t, error, x, y, normal } = stayAt(forFirstHit, i).enter;
    if (!isOnRay(enter)) continue;
    enter.t = t;
    enter.error = error;
    enter.x = x;
    enter.y = y;
    enter.normal.x = normal.x;
    enter.normal.y = normal.y;
  }
}
