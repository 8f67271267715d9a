import { At, found, MOST_CROSSINGS, STRIDE } from "../crossing/crossing-list.js";
import { sumRest } from "../fine/offset.js";
import { conicAt, firstOutline, type Outline, secondOutline } from "../outline/outline.js";

/** Of each crossing: where it is, seen from the first one. */
export const pointX = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
export const pointY = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** Of each crossing: 1 if the outline of the first shape goes into the second one here, 0 if it comes out. */
const entries = /* @__PURE__ */ new Uint8Array(MOST_CROSSINGS);

/** Whether the outline of a shape goes into the other one at a crossing. */
export function isEntry(crossing: number, isFirst: boolean): boolean {
  return (entries[crossing] === 1) === isFirst;
}

/** What crossings may be off by, as a part of how far they are apart. */
const POINT_ERROR = 2 ** -54;

/** Sets the above for the crossings found; false if they are too close together to be known well from each other. */
export function setPoints(): boolean {
  const { count, numbers } = found;
  let extent = 0;
  let error = 0;
  for (let i = 0; i < count; i += 1) {
    const at = STRIDE * i;
    pointX[i] = fromFirstX(
      numbers[at + At.anchorX] as number,
      numbers[at + At.fineX] as number,
      numbers[at + At.fineXLow] as number,
    );
    pointY[i] = fromFirstY(
      numbers[at + At.anchorY] as number,
      numbers[at + At.fineY] as number,
      numbers[at + At.fineYLow] as number,
    );
    // With both gradients turned outward, the first outline goes in where that of the second is behind that of it.
    const isFirstInward = isGradientInward(firstOutline, numbers[at + At.firstPiece] as number);
    const isSecondInward = isGradientInward(secondOutline, numbers[at + At.secondPiece] as number);
    const isBehind = (numbers[at + At.turn] as number) < 0;
    entries[i] = Number(isBehind === (isFirstInward === isSecondInward));
    extent = Math.max(extent, Math.abs(pointX[i] as number), Math.abs(pointY[i] as number));
    error = Math.max(error, numbers[at + At.error] as number);
  }
  return error <= POINT_ERROR * extent;
}

/**
 * Whether the form of a piece grows into the solid, as those of edges and of circles that bound a ring from
 * within.
 */
function isGradientInward(outline: Outline, piece: number): boolean {
  const conic = conicAt(outline, piece);
  return conic === null || conic.isReversed;
}

/** A coordinate, given as the sum of three, less that of the first crossing. */
export function fromFirstX(anchor: number, fine: number, low: number): number {
  const { numbers } = found;
  const rest = low - (numbers[At.fineXLow] as number);
  return differenceOf(anchor, numbers[At.anchorX] as number, fine, numbers[At.fineX] as number, rest);
}

export function fromFirstY(anchor: number, fine: number, low: number): number {
  const { numbers } = found;
  const rest = low - (numbers[At.fineYLow] as number);
  return differenceOf(anchor, numbers[At.anchorY] as number, fine, numbers[At.fineY] as number, rest);
}

/** (a − b) + (c − d) + rest, without losing digits where the differences cancel. */
export function differenceOf(a: number, b: number, c: number, d: number, rest: number): number {
  const far = a - b;
  const near = c - d;
  const both = far + near;
  return both + (sumRest(far, near, both) + (sumRest(a, -b, far) + sumRest(c, -d, near) + rest));
}
