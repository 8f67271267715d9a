import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { both, either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Ellipse, Kind, Opening, type Sector } from "../../shapes/kind.js";
import { asFlatRect, isFlat } from "../../shapes/reductions.js";
import { type ApexFrame, apexFrame } from "../sectors/apex-frame.js";
import { coneHoldsVerdict, type InexactVector } from "../sectors/cone.js";
import { edgedWedgeFilter } from "../sectors/wedge-chain.js";
import { circleEllipseOverlapFilter } from "./circle-ellipse.js";
import { insideEllipseVerdict, type Witness } from "./inside-ellipse.js";

// What a call works with: new objects would be put on the heap.
const disc = { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 };
const near: Vec2 = /* @__PURE__ */ new ScratchVector();
const witness: Witness = { error: 0.5, x: 0.5, y: 0.5 };
const way: InexactVector = { error: 0.5, x: 0.5, y: 0.5 };

/**
 * The steps of the exact test (see ellipse-sector.ts) in doubles, each certain or not. Instead of the side of
 * the nearest point, a witness decides: a point that is certainly both in the ellipse and in the disc.
 */
export function ellipseSectorOverlapFilter(a: Ellipse, b: Sector): Verdict {
  if (isFlat(a)) return edgedWedgeFilter(asFlatRect(a), b);
  disc.x = b.x;
  disc.y = b.y;
  disc.r = b.r;
  const discMeets = circleEllipseOverlapFilter(disc, a);
  if (discMeets < 0 || b.opening === Opening.whole) return discMeets;
  const frame = apexFrame(a, b);
  if (frame === undefined) return 0;
  const { cos, sin, x: apexX, y: apexY } = frame;
  const size = frame.reach + b.r;
  if (!isModerate(size) || !isModerate(a.rx) || !isModerate(a.ry)) return 0;
  const edges = either(edgeVerdict(a, b, frame, true), edgeVerdict(a, b, frame, false));
  if (edges > 0) return 1;

  setNearestPoint(near, a, frame);
  // Pulled in a little, so that it is certainly inside unless the disc hardly touches.
  const wayX = near.x * INSET - apexX;
  const wayY = near.y * INSET - apexY;
  const error = COORDINATE_ERROR * size;
  const reach = Math.sqrt(wayX * wayX + wayY * wayY);
  witness.x = near.x * INSET;
  witness.y = near.y * INSET;
  witness.error = error;
  const common = both(insideEllipseVerdict(a, witness), reach + 2 * error < b.r ? 1 : 0);
  if (common <= 0) return 0;
  way.x = cos * wayX - sin * wayY;
  way.y = sin * wayX + cos * wayY;
  way.error = TURNED_BACK_ERROR * size;
  return either(edges, coneHoldsVerdict(b, way));
}

const INSET = 1 - 1e-9;

/**
 * The apex is off by 8 units of size (see apex-frame). The unit vector along an edge, turned into the frame,
 * passes 6 + 5 + 3 on at most √2: 20; times the length, and added, 2 more.
 */
const COORDINATE_ERROR = 40 * UNIT_ROUNDOFF;

/** Turned back into the plane, with as many roundings again. */
const TURNED_BACK_ERROR = 80 * UNIT_ROUNDOFF;

/** n·p and |n| of the separation below, beyond the error of p: product and sum, squares, sum and root. */
const SEPARATION_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether an edge of the sector, of length r from the apex along s, meets the ellipse. Divided by the radii the ellipse
 * is the unit disc. The segment's nearest point n to the centre is a witness if it is inside; else both ends
 * are beyond the line that touches the disc towards n, which is checked for the n that was found.
 */
function edgeVerdict(
  ellipse: Ellipse,
  sector: Sector,
  { cos, sin, x: apexX, y: apexY, reach }: ApexFrame,
  isStart: boolean,
): Verdict {
  const { r } = sector;
  const sx = isStart ? sector.startX : sector.endX;
  const sy = isStart ? sector.startY : sector.endY;
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return 0;
  const scale = r / Math.sqrt(lengthSq);
  const wayX = ((cos * sx + sin * sy) * scale) / ellipse.rx;
  const wayY = ((cos * sy - sin * sx) * scale) / ellipse.ry;
  const fromX = apexX / ellipse.rx;
  const fromY = apexY / ellipse.ry;
  const part = Math.min(1, Math.max(0, -(fromX * wayX + fromY * wayY) / (wayX * wayX + wayY * wayY)));
  const nx = fromX + part * wayX;
  const ny = fromY + part * wayY;
  const error = COORDINATE_ERROR * (reach + r);
  witness.x = nx * ellipse.rx;
  witness.y = ny * ellipse.ry;
  witness.error = error;
  if (insideEllipseVerdict(ellipse, witness) > 0) return 1;
  const sizeN = Math.abs(nx) + Math.abs(ny);
  const least = Math.min(nx * fromX + ny * fromY, nx * (fromX + wayX) + ny * (fromY + wayY));
  const propagated = error * (Math.abs(nx) / ellipse.rx + Math.abs(ny) / ellipse.ry);
  const extent = Math.abs(fromX) + Math.abs(fromY) + Math.abs(wayX) + Math.abs(wayY) + 1;
  const margin = 1.1 * propagated + SEPARATION_ERROR * sizeN * extent;
  return least - Math.sqrt(nx * nx + ny * ny) > margin ? -1 : 0;
}

const WITNESS_STEPS = 4;

/**
 * About the nearest point of the rim to a point outside, in the ellipse's frame; a good guess is all that is
 * asked of it.
 *
 * Each step replaces the ellipse by its circle of curvature. Source: C. Chatfield, "Simple method for
 * distance to ellipse" (2017).
 */
function setNearestPoint(out: Vec2, { rx, ry }: Ellipse, { x, y }: ApexFrame): void {
  const px = Math.abs(x);
  const py = Math.abs(y);
  let tx = Math.SQRT1_2;
  let ty = Math.SQRT1_2;
  for (let step = 0; step < WITNESS_STEPS; step++) {
    const centreX = ((rx * rx - ry * ry) * tx * tx * tx) / rx;
    const centreY = ((ry * ry - rx * rx) * ty * ty * ty) / ry;
    const fromX = rx * tx - centreX;
    const fromY = ry * ty - centreY;
    const toX = px - centreX;
    const toY = py - centreY;
    const ratio = Math.sqrt((fromX * fromX + fromY * fromY) / (toX * toX + toY * toY));
    tx = Math.max(0, (toX * ratio + centreX) / rx);
    ty = Math.max(0, (toY * ratio + centreY) / ry);
    const length = Math.sqrt(tx * tx + ty * ty);
    tx /= length;
    ty /= length;
  }
  out.x = x < 0 ? -rx * tx : rx * tx;
  out.y = y < 0 ? -ry * ty : ry * ty;
}
