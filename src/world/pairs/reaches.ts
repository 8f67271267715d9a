import { createChain, type EdgedShape, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { createWedge, setWedge, type WedgeShape } from "../../forms/wedge.js";
import { grown } from "../../math/growth.js";
import { isModerate } from "../../math/verdict.js";
import { type Ellipse, Kind, Opening, type Shape } from "../../shapes/kind.js";
import { hiddenExtent } from "../boxes/swept-box.js";
import {
  COSINES,
  DIRECTIONS,
  HALF_TURN,
  LEVELS,
  MARGIN,
  MOST_TO_SIZE,
  REACH_BYTES,
  SINES,
} from "./reach-verdict.js";

/** Directions along an axis are every fourth. */
const AXIS = DIRECTIONS / 4;

/** How far a side of the box may be from the shape, relative to width and height together: far less than `LEVEL_TO_SIZE`. */
const SIDE_ERROR = 2 ** -12;

/** A slot's first byte while its reach is not known. The second byte then says more: */
const NONE = 0;
/** the body has not been met since it was added or turned; */
const UNMET = 0;
/** it was first met in the search of this number, or of one up to the last; */
const FIRST_SEARCH = 1;
const LAST_SEARCH = 254;
/** its reach cannot be measured. */
const HOPELESS = 255;

const reach = /* @__PURE__ */ new Float64Array(DIRECTIONS);

/**
 * How far each body reaches from the centre of its box, in the directions of `reach-verdict.ts` that are not along the
 * axes, as a part of the box's own reach there, rounded up to a 254th.
 *
 * It stays valid while the body moves without turning. Measuring it takes as long as deciding a pair or two without it,
 * so it is measured when the body is met in a second search; a body that turns all the time never has one.
 */
export class Reaches {
  bytes = new Uint8Array(0);
  private search = FIRST_SEARCH;

  /** To be called before each search for pairs. */
  nextSearch(): void {
    this.search = this.search === LAST_SEARCH ? FIRST_SEARCH : this.search + 1;
  }

  /** To be called for each new or turned body. Circles need no reaches: a world of circles takes no memory for them. */
  forget(slot: number, isRound: boolean): void {
    if (isRound && this.bytes.length === 0) return;
    const at = REACH_BYTES * slot;
    this.bytes = grown(this.bytes, at + REACH_BYTES);
    this.bytes[at] = NONE;
    this.bytes[at + 1] = UNMET;
  }

  isKnown(slot: number): boolean {
    return this.bytes[REACH_BYTES * slot] !== NONE;
  }

  /** Whether the unknown reach of a body is to be measured now. To be asked whenever such a body is met. */
  isDue(slot: number): boolean {
    const at = REACH_BYTES * slot + 1;
    const since = this.bytes[at] as number;
    if (since === UNMET) this.bytes[at] = this.search;
    return since !== UNMET && since !== HOPELESS && since !== this.search;
  }

  /** Whether an unknown reach cannot be measured. */
  isHopeless(slot: number): boolean {
    return this.bytes[REACH_BYTES * slot + 1] === HOPELESS;
  }

  /** Measures a body's shape, whose box is at boxes[boxAt …]; false if that cannot be accurate enough. */
  make(slot: number, shape: Shape, boxes: Float64Array, boxAt: number): boolean {
    const { bytes } = this;
    const at = REACH_BYTES * slot;
    if (writeReach(shape, boxes, boxAt, bytes, at)) return true;
    bytes[at] = NONE;
    bytes[at + 1] = HOPELESS;
    return false;
  }
}

/** Writes the bytes of a reach; false if it is not accurate enough. */
function writeReach(
  shape: Shape,
  boxes: Float64Array,
  boxAt: number,
  bytes: Uint8Array,
  at: number,
): boolean {
  const left = boxes[boxAt] as number;
  const below = boxes[boxAt + 1] as number;
  const right = boxes[boxAt + 2] as number;
  const above = boxes[boxAt + 3] as number;
  const width = right - left;
  const height = above - below;
  const size = width + height;
  const magnitude =
    Math.abs(left) + Math.abs(below) + Math.abs(right) + Math.abs(above) + hiddenExtent(shape);
  if (!(isModerate(size) && magnitude <= MOST_TO_SIZE * size && setReach(reach, shape, boxes, boxAt)))
    return false;
  let place = at;
  for (let k = 0; k < DIRECTIONS; k++) {
    const half = k % HALF_TURN;
    const boxReach =
      0.5 * (Math.abs(COSINES[half] as number) * width + Math.abs(SINES[half] as number) * height);
    const own = reach[k] as number;
    if (k % AXIS === 0) {
      // The box of a sector, or of a shape far from its position, may be larger than it must be.
      if (!(Math.abs(own - boxReach) <= SIDE_ERROR * size)) return false;
      continue;
    }
    const level = Math.max(1, Math.floor((own / boxReach) * LEVELS + MARGIN) + 1);
    if (!(level <= LEVELS + 1)) return false;
    bytes[place] = level;
    place += 1;
  }
  return true;
}

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
