import { spend } from "../math/budget.js";
import { type ContactCurve, CurveKind, type RoundCurve, someEnd, someWithNormal } from "./contact-curve.js";
import { errorsAfter, NEGLIGIBLE_LENGTH } from "./escape.js";
import { MARGIN } from "./escape-order.js";

/** For fewer curves, trying all pairs is faster than comparing boxes. */
const FEW = 64;

/** The sides of the boxes of curves: minX, minY, maxX, maxY of each. */
type Boxes = Float64Array;

/**
 * Calls `take` with the indices of the pairs of curves that may cross, ordered by the first and then the second. The curves are in the
 * order of their reach: one that begins beyond the farthest point of another does not cross it, nor do those after it.
 */
export function pairsToCross(
  curves: readonly ContactCurve[],
  take: (first: number, second: number) => void,
): void {
  const { length } = curves;
  if (length < FEW) {
    for (let i = 0; i < length; i++) {
      const most = farthestOf(curves, i);
      for (let j = i + 1; j < length && (curves[j] as ContactCurve).reach <= most; j++) take(i, j);
    }
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
  for (const pair of Float64Array.from(pairs).sort()) {
    const [i, j] = [Math.floor(pair / length), pair % length];
    if ((curves[j] as ContactCurve).reach <= farthestOf(curves, i)) take(i, j);
  }
}

function farthestOf(curves: readonly ContactCurve[], i: number): number {
  return (curves[i] as ContactCurve).farthest + NEGLIGIBLE_LENGTH;
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
    const at = 4 * i;
    boxes[at] = boxes[at + 1] = Number.POSITIVE_INFINITY;
    boxes[at + 2] = boxes[at + 3] = Number.NEGATIVE_INFINITY;
    if (curve.kind === CurveKind.straight && curve.farthest < Number.POSITIVE_INFINITY) {
      const { x, y, ux, uy, from, to } = curve;
      add(boxes, at, x + from * ux, y + from * uy);
      add(boxes, at, x + to * ux, y + to * uy);
    } else if (curve.kind !== CurveKind.round || !addEndsOfRound(boxes, at, curve)) {
      add(boxes, at, -curve.farthest, -curve.farthest);
      add(boxes, at, curve.farthest, curve.farthest);
    }
    const margin = MARGIN * errorsAfter(curve.farthest);
    boxes[at] = (boxes[at] as number) - margin;
    boxes[at + 1] = (boxes[at + 1] as number) - margin;
    boxes[at + 2] = (boxes[at + 2] as number) + margin;
    boxes[at + 3] = (boxes[at + 3] as number) + margin;
  });
  return boxes;
}

function add(boxes: Boxes, at: number, x: number, y: number): void {
  boxes[at] = Math.min(boxes[at] as number, x);
  boxes[at + 1] = Math.min(boxes[at + 1] as number, y);
  boxes[at + 2] = Math.max(boxes[at + 2] as number, x);
  boxes[at + 3] = Math.max(boxes[at + 3] as number, y);
}

/** Adds the points of a round curve that span its box: where its normals are along an axis, and where they end. */
function addEndsOfRound(boxes: Boxes, at: number, curve: RoundCurve): boolean {
  const take = (x: number, y: number): boolean => {
    add(boxes, at, x, y);
    return false;
  };
  someWithNormal(curve, 1, 0, take);
  someWithNormal(curve, 0, 1, take);
  someEnd(curve, take);
  return (boxes[at] as number) < Number.POSITIVE_INFINITY;
}
