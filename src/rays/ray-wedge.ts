import { magnitudeOf, signOf } from "../math/exact.js";
import { signOfTwoRoots } from "../math/surd.js";
import { ExactDirection, exactCone } from "../pairs/sectors/wedge.js";
import { type AnnularSector, type Arc, Kind, Opening, type Ray, type Sector } from "../shapes/kind.js";
import { discOf, innerRadius, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import {
  clip,
  type ExactEnd,
  type ExactStay,
  type LineNumber,
  nearestToQuotient,
  placeExactEnds,
  roundedOnLine,
  union,
} from "./exact-stay.js";
import { exactStays } from "./exact-stays.js";
import { type ExactChord, exactChord, exactStayInDisc, rayCircleStays, setExactRim } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { placeOnSectorEdge, rayWedgeFilter, SectorFeature, setEdgeNormal } from "./ray-wedge-filter.js";
import {
  type Stay,
  type StayEnd,
  type Stays,
  setNormalsAlongRay,
  setPosition,
  stayAt,
  staysUnfiltered,
} from "./stay.js";

/**
 * `raycastAll` of a sector.
 *
 * @example
 * raySectorHits(ray(-9, 0, 1, 0), sector(0, 0, 4, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 9 ], [ 'exit', 13 ] ]
 */
export function raySectorHits(ray: Ray, sector: Sector): RayEvent[] {
  return eventsOf(ray, sector, rayWedgeStays);
}

/**
 * `raycastAll` of an annular sector.
 *
 * @example
 * rayAnnularSectorHits(ray(-9, 0, 1, 0), annularSector(0, 0, 1, 4, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 10 ], [ 'exit', 13 ] ]
 */
export function rayAnnularSectorHits(ray: Ray, annular: AnnularSector): RayEvent[] {
  return eventsOf(ray, annular, rayWedgeStays);
}

/**
 * `raycastAll` of an arc.
 *
 * @example
 * rayArcHits(ray(-9, 0, 1, 0), arc(0, 0, 1, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'touch', 10 ] ]
 */
export function rayArcHits(ray: Ray, arc: Arc): RayEvent[] {
  return eventsOf(ray, arc, rayWedgeStays);
}

/** The stays of a ray's line in a sector, annular sector or arc. */
export function rayWedgeStays(ray: Ray, wedge: WedgeShape, stays: Stays): void {
  setPosition(stays, wedge);
  if (rayWedgeFilter(ray, wedge, stays) !== 0) return;
  const { x, y, opening } = wedge;
  const r = outerRadius(wedge);
  const isDisc = r === 0 || (opening === Opening.whole && innerRadius(wedge) === 0);
  if (isDisc) rayCircleStays(ray, discOf({ x, y, r }), stays);
  else staysUnfiltered(rayWedgeFilter, rayWedgeExact, ray, wedge, stays);
}

function rayWedgeExact(ray: Ray, wedge: WedgeShape, stays: Stays): void {
  if (innerRadius(wedge) > 0) exactStays(ray, wedge, stays);
  else raySectorExact(ray, { ...wedge, kind: Kind.sector, r: outerRadius(wedge) }, stays);
}

/** A line and a sector that is not whole, in integers. */
interface ExactPair {
  readonly line: ExactChord;
  readonly start: ExactDirection;
  readonly end: ExactDirection;
  readonly sector: Sector;
}

/**
 * The stays in a sector that is not whole, of a positive radius: the intersection of the stay in the disc with the two half
 * planes ahead of `start` and behind `end`, or with their union.
 */
export function raySectorExact(ray: Ray, sector: Sector, stays: Stays): void {
  const line = exactChord(ray, sector);
  const { start, end } = exactCone(sector);
  const pair: ExactPair = { line, start, end, sector };
  const chord = exactStayInDisc(line, SectorFeature.arc);
  const found = chord === null ? [] : staysBetween(chord, pair);
  stays.count = found.length;
  const flat = sector.opening === Opening.lessThanHalf && start.x * end.y === start.y * end.x;
  const place = (stay: ExactStay, target: Stay): void => {
    placeExactEnds(stay, line.delta, ray, target);
    placeEnd(target.enter, stay.lower, -1, pair);
    placeEnd(target.exit, stay.upper, 1, pair);
    if (flat) setNormalsAlongRay(target, ray.dx, ray.dy);
  };
  found.forEach((stay, i) => {
    place(stay, stayAt(stays, i));
  });
}

function staysBetween(chord: ExactStay, { line, start, end, sector }: ExactPair): readonly ExactStay[] {
  const { mx, my, dx, dy, delta } = line;
  const { opening } = sector;
  const cross = start.x * end.y - start.y * end.x;
  const inStart = clipAhead(chord, line, start, SectorFeature.startEdge);
  if (opening === Opening.lessThanHalf) {
    const inBoth = inStart && clipAhead(inStart, line, reversed(end), SectorFeature.endEdge);
    if (inBoth === null || cross !== 0n) return inBoth === null ? [] : [inBoth];
    const ahead = clip(
      inBoth,
      start.x * mx + start.y * my,
      start.x * dx + start.y * dy,
      SectorFeature.apex,
      delta,
    );
    return ahead === null ? [] : [ahead];
  }
  // Opposite edges bound the same half plane.
  const inEnd = cross === 0n ? null : clipAhead(chord, line, reversed(end), SectorFeature.endEdge);
  if (inStart === null || inEnd === null) return [inStart, inEnd].filter((stay) => stay !== null);
  return union(inStart, inEnd, delta);
}

function reversed(edge: ExactDirection): ExactDirection {
  return new ExactDirection(-edge.x, -edge.y, edge.w);
}

/** The part of a stay in the half plane edge × v ≥ 0. */
function clipAhead(
  stay: ExactStay,
  line: ExactChord,
  edge: ExactDirection,
  feature: number,
): ExactStay | null {
  const { mx, my, dx, dy, delta } = line;
  return clip(stay, edge.x * my - edge.y * mx, edge.x * dy - edge.y * dx, feature, delta);
}

/**
 * If the line crosses two bounds at once, the normal is that of the one that the ray meets more squarely; an edge
 * precedes the arc.
 */
function placeEnd(target: StayEnd, { t, features }: ExactEnd, side: -1 | 1, pair: ExactPair): void {
  const { line, start, end, sector } = pair;
  const onArc = (features & SectorFeature.arc) !== 0;
  if (onArc) setExactRim(target, t, line, sector);
  const edges = features & (SectorFeature.startEdge | SectorFeature.endEdge);
  if (onArc && edges === 0) return;
  const onEnd =
    edges === SectorFeature.endEdge || (edges !== SectorFeature.startEdge && isEndSquarer(pair, side));
  const feature = onEnd ? SectorFeature.endEdge : SectorFeature.startEdge;
  const edge = onEnd ? end : start;
  if (!onArc) {
    placeOnSectorEdge(target, sector, sector.r, feature, exactFraction(edge, t, line));
    return;
  }
  // At the corner the arc's normal is along the edge, or against it at the far end of a half disc's diameter.
  const outward = onEnd
    ? target.normal.x * sector.endX + target.normal.y * sector.endY
    : target.normal.x * sector.startX + target.normal.y * sector.startY;
  const along = edge.x * line.dx + edge.y * line.dy;
  const headingOfArc = outward < 0 ? -along : along;
  const headingOfEdge = (onEnd ? 1n : -1n) * (edge.x * line.dy - edge.y * line.dx);
  if (side * signOf(headingOfEdge - headingOfArc) >= 0) setEdgeNormal(target, sector, feature);
}

/** Whether a line through the apex meets the end edge more squarely than the start edge. */
function isEndSquarer({ line, start, end }: ExactPair, side: -1 | 1): boolean {
  const { dx, dy } = line;
  const headingOfStart = start.y * dx - start.x * dy;
  const headingOfEnd = end.x * dy - end.y * dx;
  return side * signOfTwoRoots(0n, headingOfEnd, start.w, -headingOfStart, end.w) > 0;
}

/** Distance from the apex along an edge, as a fraction of the radius. */
function exactFraction(
  edge: ExactDirection,
  t: LineNumber,
  { mx, my, dx, dy, r, delta }: ExactChord,
): number {
  const x = magnitudeOf(edge.x);
  const y = magnitudeOf(edge.y);
  const larger = x > y ? x : y;
  const ratio = nearestToQuotient(x > y ? y : x, larger);
  const fraction = roundedOnLine(edge.x * mx + edge.y * my, edge.x * dx + edge.y * dy, t, delta, r * larger);
  return fraction / Math.sqrt(1 + ratio * ratio);
}
