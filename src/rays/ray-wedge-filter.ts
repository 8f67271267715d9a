import {
  both,
  certainSign,
  either,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type Directions, Kind, Opening, type Ray } from "../shapes/kind.js";
import { innerRadius, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import { chordFilter, setRim } from "./ray-circle.js";
import { createStays, placeEnd, type Stay, type StayEnd, type Stays, setNormal, stayAt } from "./stay.js";

/**
 * The bounds of a sector, one bit each. `apex` is the bound start · v ≥ 0 if the opening is 0, `innerArc` that of an
 * annular sector.
 */
export const SectorFeature = { arc: 1, startEdge: 2, endEdge: 4, apex: 8, innerArc: 16 } as const;

/** The discs of the outer and of the inner radius, which is 0 for sectors and arcs. */
const outer = { x: 0.5, y: 0.5, r: 0.5 };
const inner = { x: 0.5, y: 0.5, r: 0.5 };

/**
 * 1: the line certainly has the stays that are filled in. 0: undecided. The stays in an arc are points: the ends of the
 * line's chord in the disc that lie on it.
 */
export function rayWedgeFilter(ray: Ray, wedge: WedgeShape, stays: Stays): Verdict {
  const isCurve = wedge.kind === Kind.arc;
  outer.x = inner.x = wedge.x;
  outer.y = inner.y = wedge.y;
  outer.r = outerRadius(wedge);
  inner.r = isCurve ? 0 : innerRadius(wedge);
  stays.count = 0;
  const verdict = chordFilter(ray, outer, chord);
  return verdict > 0 ? ringPartFilter(ray, wedge, isCurve, stays) : verdict;
}

/** A point where the line crosses a bound; features on a circle are negative at the first end of the chord. */
class Mark {
  t = 0.5;
  error = 0.5;
  feature = 0;
}

/** These points, in order of t: each circle twice, and each edge once. */
const marks = { count: 0, items: /* @__PURE__ */ Array.from({ length: 6 }, () => new Mark()) };
const chord: Stay = /* @__PURE__ */ stayAt(/* @__PURE__ */ createStays(), 0);
const hole: Stay = /* @__PURE__ */ stayAt(/* @__PURE__ */ createStays(), 0);

/**
 * The stays of a line with a chord in the outer disc. Between two marks, the line is within the shape or outside of it,
 * alternately. Where it might pass through a corner, touch a circle or run along an edge, it is undecided.
 */
function ringPartFilter(ray: Ray, cone: Directions, isCurve: boolean, stays: Stays): Verdict {
  marks.count = 0;
  const edges = isCurve ? 0 : isHalfDisc(cone) ? 1 : 2;
  if (!markChord(ray, cone, chord, SectorFeature.arc, edges)) return 0;
  const within = inner.r > 0 ? chordFilter(ray, inner, hole) : -1;
  if (within === 0 || (within > 0 && !markChord(ray, cone, hole, SectorFeature.innerArc, 0))) return 0;
  return placeMarks(ray, cone, isCurve, stays);
}

/** The edges of a half disc are one, through the centre. */
function isHalfDisc({ startX, startY, endX, endY }: Directions): boolean {
  return inner.r === 0 && startX === -endX && startY === -endY;
}

/** Marks where a chord crosses some of the edges, and its ends that lie in the cone. False: undecided. */
function markChord(ray: Ray, cone: Directions, chord: Stay, feature: number, edges: 0 | 1 | 2): boolean {
  const { enter, exit } = chord;
  const { opening } = cone;
  if (opening === Opening.whole) {
    addMark(enter, -feature);
    addMark(exit, feature);
    return true;
  }
  const areDecided =
    crossEdge(ofStart, ray, cone, true, chord, edges > 0, edges === 1) &&
    crossEdge(ofEnd, ray, cone, false, chord, edges > 1, false);
  if (!areDecided) return false;
  const isWide = opening === Opening.halfOrMore;
  const atEnter = isWide ? either(ofStart.atEnter, ofEnd.atEnter) : both(ofStart.atEnter, ofEnd.atEnter);
  const atExit = isWide ? either(ofStart.atExit, ofEnd.atExit) : both(ofStart.atExit, ofEnd.atExit);
  if (atEnter > 0) addMark(enter, -feature);
  if (atExit > 0) addMark(exit, feature);
  return atEnter !== 0 && atExit !== 0;
}

/** Whether the ends of a chord are ahead of the start edge, or behind the end edge. */
interface Sides {
  atEnter: Verdict;
  atExit: Verdict;
}

const ofStart: Sides = { atEnter: 0, atExit: 0 };
const ofEnd: Sides = { atEnter: 0, atExit: 0 };

/**
 * The component of m across an edge takes 3 roundings, of d 2, the quotient or the product with t one more, and so does their
 * sum.
 */
const SECTOR_EDGE_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * A coordinate on the line takes 3 roundings, its product with a component 1 more, the sum another; the product of a radius
 * and the length of an edge takes 5.
 */
const ALONG_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Sets the sides of an edge on which the ends of a chord lie, and, if asked, marks where the chord crosses it: beyond the
 * inner radius or, on a diameter, anywhere. False: undecided.
 */
function crossEdge(
  sides: Sides,
  ray: Ray,
  cone: Directions,
  isStart: boolean,
  { enter, exit }: Stay,
  isMarked: boolean,
  isDiameter: boolean,
): boolean {
  const { dx, dy } = ray;
  const mx = ray.x - outer.x;
  const my = ray.y - outer.y;
  // v × end is end⁻ × v for end⁻ = −end.
  const edgeX = isStart ? cone.startX : -cone.endX;
  const edgeY = isStart ? cone.startY : -cone.endY;
  const offset = edgeX * my - edgeY * mx;
  const offsetError = SECTOR_EDGE_ERROR * (Math.abs(edgeX * my) + Math.abs(edgeY * mx)) + UNDERFLOW_ERROR;
  const slope = edgeX * dy - edgeY * dx;
  const slopeError = SECTOR_EDGE_ERROR * (Math.abs(edgeX * dy) + Math.abs(edgeY * dx)) + UNDERFLOW_ERROR;
  const speed = Math.abs(slope) + slopeError;
  const enterError = offsetError + Math.abs(enter.t) * slopeError + enter.error * speed;
  const exitError = offsetError + Math.abs(exit.t) * slopeError + exit.error * speed;
  const atEnter = certainSign(offset + enter.t * slope, enterError);
  const atExit = certainSign(offset + exit.t * slope, exitError);
  sides.atEnter = atEnter;
  sides.atExit = atExit;
  if (!isMarked) return true;
  if (atEnter === atExit) return atEnter !== 0;
  const lengthSq = edgeX * edgeX + edgeY * edgeY;
  const room = Math.abs(slope) - slopeError;
  if (!(room > 0) || !isModerate(lengthSq) || atEnter === 0 || atExit === 0) return false;
  const t = -offset / slope;
  const size = Math.abs(t);
  crossing.t = t;
  crossing.error = (offsetError + size * slopeError) / room + SECTOR_EDGE_ERROR * size;
  let isBeyond: Verdict = 1;
  if (!isDiameter) {
    const along = edgeX * (mx + t * dx) + edgeY * (my + t * dy);
    const least = inner.r === 0 ? 0 : inner.r * Math.sqrt(lengthSq);
    const step = Math.abs(dx) + Math.abs(dy);
    const reach = Math.abs(mx) + Math.abs(my) + size * step + inner.r;
    isBeyond = certainSign(
      (isStart ? along : -along) - least,
      (Math.abs(edgeX) + Math.abs(edgeY)) * (crossing.error * step + ALONG_ERROR * reach),
    );
  }
  if (isBeyond > 0) addMark(crossing, isStart ? SectorFeature.startEdge : SectorFeature.endEdge);
  return isBeyond !== 0;
}

const crossing: StayEnd = /* @__PURE__ */ stayAt(/* @__PURE__ */ createStays(), 0).enter;

function addMark({ t, error }: StayEnd, feature: number): void {
  const { items } = marks;
  let place = marks.count++;
  const mark = items[place] as Mark;
  for (; place > 0 && (items[place - 1] as Mark).t > t; place--) items[place] = items[place - 1] as Mark;
  items[place] = mark;
  mark.t = t;
  mark.error = error;
  mark.feature = feature;
}

/** Fills in the stays between the marks, or, for a curve, at them. */
function placeMarks(ray: Ray, cone: Directions, isCurve: boolean, stays: Stays): Verdict {
  const { items, count } = marks;
  stays.reach = Math.abs(ray.x - outer.x) + Math.abs(ray.y - outer.y) + outer.r;
  for (let i = 0; i < count; i++) {
    const { t, error, feature } = items[i] as Mark;
    if (i > 0) {
      const before = items[i - 1] as Mark;
      if (!(t - before.t > error + before.error)) return 0;
    }
    const isEnter = isCurve || i % 2 === 0;
    const stay = stayAt(stays, isEnter ? stays.count++ : stays.count - 1);
    const target = isEnter ? stay.enter : stay.exit;
    stay.isPoint = isCurve;
    target.t = t;
    target.error = error;
    if (!placeEnd(target, ray, stays)) return 0;
    if (isEnter || !stays.isForFirstHit) describeEnd(target, feature, ray, cone, isCurve);
  }
  return stays.count > 0 ? 1 : -1;
}

/** Sets the point and the normal of an end. */
function describeEnd(target: StayEnd, feature: number, ray: Ray, cone: Directions, isCurve: boolean): void {
  const bound = Math.abs(feature);
  if (bound === SectorFeature.startEdge || bound === SectorFeature.endEdge) {
    placeOnSectorEdge(target, cone, outer.r, bound, roundedFraction(target, ray, cone, bound));
    return;
  }
  const isInner = bound === SectorFeature.innerArc;
  setRim(target, ray, isInner ? inner : outer, feature < 0 ? -1 : 1);
  // Into the hole; and the line meets the inner side of an arc where it leaves the disc.
  if (isInner || (isCurve && feature > 0)) setNormal(target, -target.normal.x, -target.normal.y);
}

/** Sets the normal of a straight edge. */
export function setEdgeNormal(end: StayEnd, cone: Directions, feature: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, -cone.endY, cone.endX);
  else setNormal(end, cone.startY, -cone.startX);
}

/** Sets the point at `fraction` of the radius along a straight edge, and the normal there. */
export function placeOnSectorEdge(
  end: StayEnd,
  cone: Directions,
  r: number,
  feature: number,
  fraction: number,
): void {
  if (feature === SectorFeature.endEdge) setNormal(end, cone.endX, cone.endY);
  else setNormal(end, cone.startX, cone.startY);
  const { normal } = end;
  const { x, y } = normal;
  const distance = r * Math.min(Math.max(fraction, -1), 1);
  end.x = distance * x;
  end.y = distance * y;
  const side = feature === SectorFeature.endEdge ? -1 : 1;
  normal.x = side * y + 0;
  normal.y = -side * x + 0;
}

/** The fraction of the radius at which a line crosses a straight edge, at the t of an end. */
function roundedFraction(end: StayEnd, ray: Ray, cone: Directions, feature: number): number {
  const edgeX = feature === SectorFeature.endEdge ? cone.endX : cone.startX;
  const edgeY = feature === SectorFeature.endEdge ? cone.endY : cone.startY;
  const vx = ray.x - outer.x + end.t * ray.dx;
  const vy = ray.y - outer.y + end.t * ray.dy;
  return (edgeX * vx + edgeY * vy) / (outer.r * Math.sqrt(edgeX * edgeX + edgeY * edgeY));
}
