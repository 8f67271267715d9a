import { type ContactRecord, type Gap, inUnitOf } from "../../convex/result.js";
import { NEAR_TIE } from "../../convex/separation.js";
import type { EdgedShape } from "../../forms/forms.js";
import { clampToUnit, positivePart } from "../../math/exact.js";
import { isUsualSize, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Capsule, type Circle, Kind, type Polygon, type Shape } from "../../shapes/kind.js";
import type { RoundShape } from "../../shapes/reductions.js";
import { setBoxesContact, setBoxesGap } from "./box-contact.js";
import {
  powerOfSize,
  type ReadCore,
  readCapsuleCore,
  readCircleCore,
  readPointCore,
  readRectCore,
  readRoundedRectCore,
  readSegmentCore,
} from "./box-cores.js";
import { setCirclesContact, setRoundPolygonContact } from "./circle-contact.js";
import { setRoundBoxContact } from "./circle-to-core.js";
import { setEdgedContact, setEdgedGap } from "./edged-contact.js";

/** The closest points of two segments that are apart: a point of the first, and the gap along a unit vector to the second. */
const nearest = {
  gap: 0.5,
  x: 0.5,
  y: 0.5,
  fromX: 0.5,
  fromY: 0.5,
  /** A bound on all differences of coordinates, and on the sum of the radii. */
  size: 0.5,
  /** The power of two by which lengths are multiplied. */
  power: 0.5,
};

/** Segments more nearly parallel than this, as the square of a sine, are left to the general way: two points may touch. */
const ALMOST_PARALLEL_SQ = 2 ** -40;

/** Segments nearer to each other than this part of the size are left to the general way: they may cross. */
const NEAR = 2 ** -40;

/** The error of a gap, in units of the size: see `GAP_ERROR` of edged-nearest.ts. */
const GAP_ERROR = 48 * UNIT_ROUNDOFF;

/**
 * The contact of two capsules: 1 if they certainly overlap and `out` is set, as always if that is known; −1 if they are certainly
 * apart; 0 where that is not certain. Error: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setCapsulesContact(a: Capsule, b: Capsule, out: ContactRecord, isKnown = false): Verdict {
  if (!isKnown && areBoxesApart(a, b)) return -1;
  if (!findNearest(a, b, isKnown)) {
    return setBoxesContact(a, b, readCapsuleCore, readCapsuleCore, out, isKnown);
  }
  const { gap, x, y, power } = nearest;
  const depth = a.r * power + b.r * power - gap;
  const margin = GAP_ERROR * nearest.size;
  if (!isKnown && depth < margin) return depth < -margin ? -1 : 0;
  // Halfway between the two boundaries.
  const middle = (a.r * power - b.r * power + gap) / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = nearest.fromX + x * middle;
  out.y0 = nearest.fromY + y * middle;
  if (power !== 1) inUnitOf(out, power);
  return 1;
}

/** The distance of two capsules: −1 if they are certainly apart, as always if that is known, and `out` is set. */
export function setCapsulesGap(a: Capsule, b: Capsule, out: Gap, isKnown = false): Verdict {
  if (!findNearest(a, b, isKnown)) {
    return setBoxesGap(a, b, readCapsuleCore, readCapsuleCore, out, isKnown);
  }
  const { power } = nearest;
  const gap = nearest.gap - (a.r * power + b.r * power);
  out.distance = gap;
  if (isKnown) {
    out.distance = Math.max(0, gap) / power;
    return -1;
  }
  const margin = GAP_ERROR * nearest.size;
  return gap > margin ? -1 : gap < -margin ? 1 : 0;
}

/** More than the rounding errors of differences and their sums. */
const CLEARLY = 1 + 2 ** -40;

/** Whether the boxes around two capsules are certainly apart, which spares half of all pairs the search. */
function areBoxesApart(a: Capsule, b: Capsule): boolean {
  const { ax, ay, bx, by, r } = a;
  const { ax: cx, ay: cy, bx: dx, by: dy } = b;
  const reach = 2 * (r + b.r);
  const acrossX = Math.abs(cx - ax + (dx - bx));
  const acrossY = Math.abs(cy - ay + (dy - by));
  const farX = CLEARLY * (Math.abs(bx - ax) + Math.abs(dx - cx) + reach);
  const farY = CLEARLY * (Math.abs(by - ay) + Math.abs(dy - cy) + reach);
  return (
    ((Number(acrossX > farX) & Number(acrossX < Number.POSITIVE_INFINITY)) |
      (Number(acrossY > farY) & Number(acrossY < Number.POSITIVE_INFINITY))) !==
    0
  );
}

/** Finds the closest points; if it is known what the answer is, in another unit if the size is extreme. */
function findNearest(a: Capsule, b: Capsule, isKnown: boolean): boolean {
  nearest.power = 1;
  if (setNearest(a, b)) return true;
  const { size } = nearest;
  if (!isKnown || isUsualSize(size)) return false;
  const power = powerOfSize(size);
  nearest.power = power;
  return setNearest(inUnit(a, power), inUnit(b, power));
}

function inUnit(shape: Capsule, power: number): Capsule {
  const { ax, ay, bx, by, r } = shape;
  return { ...shape, ax: ax * power, ay: ay * power, bx: bx * power, by: by * power, r: r * power };
}

/**
 * Finds the closest points of the segments of two capsules; false where they cross, are parallel, or rounding hides it.
 *
 * The closest points are an end of one and the foot on the other, or two ends; the parameters tell which (C. Ericson,
 * "Real-Time Collision Detection", 5.1.9). The gap is measured from the end itself, and all four ends must be at least as
 * far along it.
 */
function setNearest(a: Capsule, b: Capsule): boolean {
  const { ax, ay } = a;
  const { ax: cx, ay: cy } = b;
  const ux = a.bx - ax;
  const uy = a.by - ay;
  const vx = b.bx - cx;
  const vy = b.by - cy;
  const wx = cx - ax;
  const wy = cy - ay;
  const size =
    Math.abs(ux) + Math.abs(uy) + Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + (a.r + b.r);
  nearest.size = size;
  if (!isUsualSize(size)) return false;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const uw = ux * wx + uy * wy;
  const vw = vx * wx + vy * wy;
  const cross = uu * vv - uv * uv;
  if (!(cross > ALMOST_PARALLEL_SQ * uu * vv)) return false;
  const s = clampToUnit((uw * vv - vw * uv) / cross);
  let isFirstOfA = s === 0;
  let isLastOfA = s === 1;
  // All that is asked of t, and of s for an end of the second segment, is whether they are ends: a product tells, without a division.
  const t = s * uv - vw;
  const isFirstOfB = t <= 0;
  const isLastOfB = t >= vv;
  if (t < 0 || t > vv) {
    const onA = isFirstOfB ? uw : uw + uv;
    isFirstOfA = onA <= 0;
    isLastOfA = onA >= uu;
  }
  const isEndOfA = isFirstOfA || isLastOfA;
  const isEndOfB = isFirstOfB || isLastOfB;
  if (!isEndOfA && !isEndOfB) return false;
  const fromX = isLastOfA ? a.bx : ax;
  const fromY = isLastOfA ? a.by : ay;
  const toX = isLastOfB ? b.bx : cx;
  const toY = isLastOfB ? b.by : cy;
  // The direction is from end to end, or across the segment that the foot is on.
  const wayX = toX - fromX;
  const wayY = toY - fromY;
  const isCorner = isEndOfA && isEndOfB;
  const edgeX = isEndOfA ? vx : ux;
  const edgeY = isEndOfA ? vy : uy;
  const nx = isCorner ? wayX : -edgeY;
  const ny = isCorner ? wayY : edgeX;
  const length = Math.sqrt(nx * nx + ny * ny);
  const towards = nx * wayX + ny * wayY < 0 ? -length : length;
  const x = nx / towards + 0;
  const y = ny / towards + 0;
  const gap = isCorner ? length : x * wayX + y * wayY;
  nearest.gap = gap;
  nearest.x = x;
  nearest.y = y;
  nearest.fromX = isEndOfA ? fromX : toX - x * gap;
  nearest.fromY = isEndOfA ? fromY : toY - y * gap;
  const far = x * wx + y * wy - positivePart(-x * vx - y * vy) - positivePart(x * ux + y * uy);
  return gap > NEAR * size && far > gap - NEAR_TIE * size;
}

// For code that takes more kinds than one pair: two boxes where both cores are some, else two chains.

/** By kinds. */
const readers: readonly (ReadCore<never> | undefined)[] = [
  readPointCore,
  readCircleCore,
  undefined,
  readRectCore,
  undefined,
  readSegmentCore,
  readCapsuleCore,
  readRoundedRectCore,
];

/** The function that reads a core which is a box; undefined for other kinds. */
function readerOf(kind: Kind): ReadCore<Shape> | undefined {
  return readers[kind] as ReadCore<Shape> | undefined;
}

/** As `isEdged`, sooner. */
function isMadeOfEdges(kind: Kind): boolean {
  return kind === Kind.polygon || kind === Kind.polyline || readerOf(kind) !== undefined;
}

/**
 * The contact of two shapes of straight edges or round ones: 1 if they certainly overlap and `out` is set, −1 if they are certainly
 * apart; 0 where that is not certain, and for other kinds. Two boxes that are known to overlap leave nothing open.
 */
export function setQuickContact(
  a: Shape,
  b: Shape,
  out: ContactRecord,
  isKnown: boolean,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  const readB = readerOf(kindB);
  if (kindA <= Kind.circle) {
    const round = a as RoundShape;
    if (kindB === Kind.circle && !isKnown) return setCirclesContact(round, b as Circle, out);
    if (readB !== undefined) return setRoundBoxContact(round, b, readB, out, isKnown);
    return kindB === Kind.polygon ? setRoundPolygonContact(round, b as Polygon, out, isKnown) : 0;
  }
  if (kindA === Kind.capsule && kindB === Kind.capsule)
    return setCapsulesContact(a as Capsule, b as Capsule, out, isKnown);
  const readA = readerOf(kindA);
  if (readA !== undefined && readB !== undefined) return setBoxesContact(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(kindA) && isMadeOfEdges(kindB)
    ? setEdgedContact(a as EdgedShape, b as EdgedShape, out, isKnown, kindA, kindB)
    : 0;
}

/** The distance: −1 if the shapes are certainly apart and `out` is set, as always for two boxes that are known to be. */
export function setQuickGap(
  a: Shape,
  b: Shape,
  out: Gap,
  isKnown: boolean,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  if (kindA === Kind.capsule && kindB === Kind.capsule)
    return setCapsulesGap(a as Capsule, b as Capsule, out, isKnown);
  const readA = readerOf(kindA);
  const readB = readerOf(kindB);
  if (readA !== undefined && readB !== undefined) return setBoxesGap(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(kindA) && isMadeOfEdges(kindB)
    ? setEdgedGap(a as EdgedShape, b as EdgedShape, out, kindA, kindB)
    : 0;
}
