import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector } from "../math/vector.js";
import { type ByKind, ofKind } from "../shapes/by-kind.js";
import { type AnnularSector, type Arc, Opening, type Sector } from "../shapes/kind.js";

/** The kinds that are the part of a ring within a cone. */
export type WedgeShape = Sector | AnnularSector | Arc;

/**
 * A point relative to the straight edge of a sector, annular sector or arc that is on the point's side.
 *
 * These shapes are symmetric about the middle direction of their cone. So the parts of them, and of the space around
 * them, that are near a point are on its side of that line, where there is only one edge: from `inner` to `outer` along a
 * unit vector e from the apex. The line leaves the apex at the half angle h of the cone from e.
 */
export interface WedgeSide {
  /** The power of two by which all lengths are multiplied. To be set beforehand, as is the point. */
  power: number;
  /** The point, relative to the apex. */
  x: number;
  y: number;
  /** The unit vector e; of a whole turn, towards the point. */
  edgeX: number;
  edgeY: number;
  /** 1 if what is ahead of e is outside, −1 if what is behind it is. */
  turn: number;
  inner: number;
  outer: number;
  /** The point's coordinate along e, and across it: above 0 outside. */
  along: number;
  beyond: number;
  /** The cosine and the sine of the half angle h, which is from 0 to half a turn. */
  cosine: number;
  sine: number;
  /** Whether the point is in the cone, on the same ray from the apex as the nearest point of the shape. */
  isInCone: boolean;
}

/** Room for one side: module-level scratch. */
export function createWedgeSide(): WedgeSide {
  return {
    power: 1.5,
    x: 0.5,
    y: 0.5,
    edgeX: 0.5,
    edgeY: 0.5,
    turn: 1,
    inner: 0.5,
    outer: 0.5,
    along: 0.5,
    beyond: 0.5,
    cosine: 0.5,
    sine: 0.5,
    isInCone: false,
  };
}

const start = /* @__PURE__ */ new ScratchVector();
const end = /* @__PURE__ */ new ScratchVector();

/**
 * Sets the side of the point that `out` holds.
 *
 * The point is on the side of the end if it is ahead of the middle direction. That is along start + end, or against it
 * where the cone opens by more than half a turn; ahead of it is end − start. The longer of the two sums decides, so that
 * a point put on the wrong side is within some 10 units of rounding of the line between both, and as far from either
 * edge.
 */
export function setWedgeSide(out: WedgeSide, shape: WedgeShape): void {
  const { x, y } = out;
  const { opening } = shape;
  ofKind(radiiReaders, shape)(shape, out);
  if (opening === Opening.whole) {
    setWholeSide(out);
    return;
  }
  start.x = shape.startX;
  start.y = shape.startY;
  end.x = shape.endX;
  end.y = shape.endY;
  makeUnit(start);
  makeUnit(end);
  const sumX = start.x + end.x;
  const sumY = start.y + end.y;
  const differenceX = end.x - start.x;
  const differenceY = end.y - start.y;
  const isNarrow = start.x * end.x + start.y * end.y > 0;
  const isWide = opening === Opening.halfOrMore;
  const aheadOfSum = sumX * y - sumY * x;
  const ahead = isNarrow ? (isWide ? -aheadOfSum : aheadOfSum) : differenceX * x + differenceY * y;
  const edge = ahead > 0 ? end : start;
  const turn = ahead > 0 ? 1 : -1;
  const along = edge.x * x + edge.y * y;
  const beyond = turn * (edge.x * y - edge.y * x);
  const cosine = Math.sqrt(sumX * sumX + sumY * sumY) / 2;
  out.edgeX = edge.x;
  out.edgeY = edge.y;
  out.turn = turn;
  out.along = along;
  out.beyond = beyond;
  out.cosine = isWide ? -cosine : cosine;
  out.sine = Math.sqrt(differenceX * differenceX + differenceY * differenceY) / 2;
  // Far from an edge that is almost in line with the point, the side of it may be mere rounding.
  out.isInCone = isWide ? beyond <= 0 || (isNarrow && along < 0) : beyond <= 0 && !(isNarrow && along < 0);
}

const radiiReaders: ByKind<[out: WedgeSide]> = [
  readNoRadii,
  readNoRadii,
  readNoRadii,
  readNoRadii,
  readSector,
  readNoRadii,
  readNoRadii,
  readNoRadii,
  readNoRadii,
  readNoRadii,
  readAnnularSector,
  readArc,
  readNoRadii,
  readNoRadii,
];

function readNoRadii(): never {
  throw new TypeError("a shape that is no part of a ring has no radii of one");
}

function readSector({ r }: Sector, out: WedgeSide): void {
  out.inner = 0;
  out.outer = r * out.power;
}

function readAnnularSector({ innerR, outerR }: AnnularSector, out: WedgeSide): void {
  out.inner = innerR * out.power;
  out.outer = outerR * out.power;
}

function readArc({ r }: Arc, out: WedgeSide): void {
  const radius = r * out.power;
  out.inner = radius;
  out.outer = radius;
}

/** All round, every point is in the cone. */
function setWholeSide(out: WedgeSide): void {
  const { x, y } = out;
  const distance = Math.sqrt(x * x + y * y);
  const isApex = distance === 0;
  out.edgeX = isApex ? 1 : x / distance;
  out.edgeY = isApex ? 0 : y / distance;
  out.turn = 1;
  out.along = distance;
  out.beyond = 0;
  out.cosine = -1;
  out.sine = 0;
  out.isInCone = true;
}
