import { createChain, type EdgedShape, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { createWedge, setWedge, type WedgeShape } from "../../forms/wedge.js";
import { isModerate } from "../../math/verdict.js";
import { type Ellipse, Kind, Opening, type Shape } from "../../shapes/kind.js";
import { COSINES, DIRECTIONS, HALF_TURN, SINES } from "./reach-verdict.js";

/** In arrays, since numbers passed as arguments may go to the heap. */
const center = /* @__PURE__ */ new Float64Array(2);
const point = /* @__PURE__ */ new Float64Array(2);
const chain = /* @__PURE__ */ createChain();
const wedge = /* @__PURE__ */ createWedge();

/**
 * Sets `reach` to the support function of a shape about the centre of its box, in each direction. It is within a few ulp
 * of the greatest of the numbers that the shape consists of, and so is the centre.
 *
 * False for half planes and compounds, and for numbers too extreme to tell.
 */
export function setReach(reach: Float64Array, shape: Shape, boxes: Float64Array, at: number): boolean {
  center[0] = 0.5 * (boxes[at] as number) + 0.5 * (boxes[at + 2] as number);
  center[1] = 0.5 * (boxes[at + 1] as number) + 0.5 * (boxes[at + 3] as number);
  reach.fill(Number.NEGATIVE_INFINITY);
  switch (shape.kind) {
    case Kind.ellipse:
      return setEllipse(reach, shape);
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      offerWedge(reach, shape);
      return true;
    case Kind.halfPlane:
    case Kind.compound:
      return false;
    default:
      offerChain(reach, shape);
      return true;
  }
}

/** Extends the reach to `point`, which is relative to the centre. */
function offer(reach: Float64Array): void {
  const x = point[0] as number;
  const y = point[1] as number;
  for (let k = 0; k < HALF_TURN; k++) {
    const along = (COSINES[k] as number) * x + (SINES[k] as number) * y;
    if (along > (reach[k] as number)) reach[k] = along;
    if (-along > (reach[k + HALF_TURN] as number)) reach[k + HALF_TURN] = -along;
  }
}

/** Extends the reach to all points within a radius of some vertices. */
function offerChain(reach: Float64Array, shape: EdgedShape): void {
  setChain(chain, shape);
  const { points, radius } = chain;
  const end = 2 * vertexCount(chain);
  for (let i = 0; i < end; i += 2) {
    point[0] = (points[i] as number) - (center[0] as number);
    point[1] = (points[i + 1] as number) - (center[1] as number);
    offer(reach);
  }
  for (let k = 0; k < DIRECTIONS; k++) reach[k] = (reach[k] as number) + radius;
}

/** √((rx d·û)² + (ry d·û⊥)²) in the direction d. */
function setEllipse(reach: Float64Array, { x, y, rx, ry, ux, uy }: Ellipse): boolean {
  const length = Math.sqrt(ux * ux + uy * uy);
  if (!(isModerate(length) && isModerate(rx) && isModerate(ry))) return false;
  const scaleX = rx / length;
  const scaleY = ry / length;
  point[0] = x - (center[0] as number);
  point[1] = y - (center[1] as number);
  offer(reach);
  for (let k = 0; k < HALF_TURN; k++) {
    const cosine = COSINES[k] as number;
    const sine = SINES[k] as number;
    const along = scaleX * (ux * cosine + uy * sine);
    const across = scaleY * (ux * sine - uy * cosine);
    const extent = Math.sqrt(along * along + across * across);
    reach[k] = (reach[k] as number) + extent;
    reach[k + HALF_TURN] = (reach[k + HALF_TURN] as number) + extent;
  }
  return true;
}

/**
 * Extends the reach to the corners of what is between two radii and two directions, and to the outer circle in the
 * directions between these. A direction that nearly coincides with the start or the end may be misjudged: there, the
 * corner reaches as far to within an ulp.
 */
function offerWedge(reach: Float64Array, shape: WedgeShape): void {
  setWedge(wedge, shape);
  const { inner, outer, start, end } = wedge;
  const { opening } = shape;
  const offsetX = wedge.x - (center[0] as number);
  const offsetY = wedge.y - (center[1] as number);
  for (let corner = 0; corner < 4; corner++) {
    const r = (corner & 1) === 0 ? inner : outer;
    const { x, y } = (corner & 2) === 0 ? start : end;
    point[0] = offsetX + r * x;
    point[1] = offsetY + r * y;
    offer(reach);
  }
  for (let k = 0; k < DIRECTIONS; k++) {
    const sign = k < HALF_TURN ? 1 : -1;
    const cosine = sign * (COSINES[k % HALF_TURN] as number);
    const sine = sign * (SINES[k % HALF_TURN] as number);
    const isAhead = start.x * sine - start.y * cosine >= 0;
    const isBehind = cosine * end.y - sine * end.x >= 0;
    // The opposite of two equal directions is on the line of both, too.
    const isAway = start.x * cosine + start.y * sine < -0.5 && end.x * cosine + end.y * sine < -0.5;
    const isBetween = opening === Opening.lessThanHalf ? isAhead && isBehind && !isAway : isAhead || isBehind;
    if (!isBetween && opening !== Opening.whole) continue;
    const along = cosine * offsetX + sine * offsetY + outer;
    if (along > (reach[k] as number)) reach[k] = along;
  }
}
