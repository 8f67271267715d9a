import { spend } from "../math/budget.js";
import type { Vec2 } from "../math/vector.js";
import { type ContactCurve, CurveKind, curveAllowsNormal, type RoundCurve } from "./contact-curve.js";
import type { Round } from "./contact-feature.js";
import { errorsAfter } from "./escape.js";
import { MARGIN } from "./escape-order.js";

/** For fewer curves, trying all pairs is faster than comparing boxes. */
const FEW = 64;

/** The sides of the boxes of curves: minX, minY, maxX, maxY of each. */
type Boxes = Float64Array;

/** Calls `take` with the indices of the pairs of curves whose boxes meet, ordered by the first and then the second. */
export function pairsToCross(
  curves: readonly ContactCurve[],
  take: (first: number, second: number) => void,
): void {
  const { length } = curves;
  if (length < FEW) {
    for (let i = 0; i < length; i++) for (let j = i + 1; j < length; j++) take(i, j);
    return;
  }
  const boxes = boxesOf(curves);
  const fromLeft = Uint32Array.from(curves, (_, i) => i);
  fromLeft.sort((i, j) => (boxes[4 * i] as number) - (boxes[4 * j] as number) || i - j);
  const pairs: number[] = [];
  for (let from = 0; from < length; from++) {
    const i = fromLeft[from] as number;
    const right = boxes[4 * i + 2] as number;
    for (let to = from + 1; to < length; to++) {
      const j = fromLeft[to] as number;
      if ((boxes[4 * j] as number) > right) break;
      spend(0.125);
      if (shareHeights(boxes, i, j)) pairs.push(i < j ? i * length + j : j * length + i);
    }
  }
  for (const pair of Float64Array.from(pairs).sort()) take(Math.floor(pair / length), pair % length);
}

function shareHeights(boxes: Boxes, i: number, j: number): boolean {
  return (
    (boxes[4 * i + 1] as number) <= (boxes[4 * j + 3] as number) &&
    (boxes[4 * j + 1] as number) <= (boxes[4 * i + 3] as number)
  );
}

function boxesOf(curves: readonly ContactCurve[]): Boxes {
  const boxes = new Float64Array(4 * curves.length);
  curves.forEach((curve, i) => {
    boxes[4 * i] = Number.POSITIVE_INFINITY;
    boxes[4 * i + 1] = Number.POSITIVE_INFINITY;
    boxes[4 * i + 2] = Number.NEGATIVE_INFINITY;
    boxes[4 * i + 3] = Number.NEGATIVE_INFINITY;
    const add = (x: number, y: number): void => {
      boxes[4 * i] = Math.min(boxes[4 * i] as number, x);
      boxes[4 * i + 1] = Math.min(boxes[4 * i + 1] as number, y);
      boxes[4 * i + 2] = Math.max(boxes[4 * i + 2] as number, x);
      boxes[4 * i + 3] = Math.max(boxes[4 * i + 3] as number, y);
    };
    if (curve.kind === CurveKind.straight && curve.farthest < Number.POSITIVE_INFINITY) {
      const { x, y, ux, uy, from, to } = curve;
      add(x + from * ux, y + from * uy);
      add(x + to * ux, y + to * uy);
    } else if (curve.kind !== CurveKind.round || !addEndsOfRound(curve, add)) {
      add(-curve.farthest, -curve.farthest);
      add(curve.farthest, curve.farthest);
    }
    const margin = MARGIN * errorsAfter(curve.farthest);
    boxes[4 * i] = (boxes[4 * i] as number) - margin;
    boxes[4 * i + 1] = (boxes[4 * i + 1] as number) - margin;
    boxes[4 * i + 2] = (boxes[4 * i + 2] as number) + margin;
    boxes[4 * i + 3] = (boxes[4 * i + 3] as number) + margin;
  });
  return boxes;
}

const AXES: readonly Readonly<Vec2>[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** Adds the points of a round curve that span its box: where its normals are along an axis, and where they end. */
function addEndsOfRound(curve: RoundCurve, add: (x: number, y: number) => void): boolean {
  let isAny = false;
  for (const { x, y } of [...AXES, ...endNormals(curve.ofA), ...endNormals(curve.ofB)]) {
    if (!curveAllowsNormal(curve, x, y)) continue;
    add(curve.x + curve.r * x, curve.y + curve.r * y);
    isAny = true;
  }
  return isAny;
}

/** The unit vectors at which the normals of a feature may end, and their opposites. */
function endNormals({ corner, arc }: Round): Vec2[] {
  const ends: Vec2[] = [];
  const add = (x: number, y: number): void => {
    if (x !== 0 || y !== 0) ends.push({ x, y }, { x: 0 - x, y: 0 - y });
  };
  if (corner !== null) {
    add(-corner.firstY, corner.firstX);
    add(-corner.secondY, corner.secondX);
  }
  if (arc !== null) {
    add(arc.startX, arc.startY);
    add(arc.endX, arc.endY);
  }
  return ends;
}
