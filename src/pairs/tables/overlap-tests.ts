import { exactOverlap } from "../../exact/meeting.js";
import type { EdgedShape } from "../../forms/forms.js";
import { note } from "../../math/cost.js";
import { findPartsAt } from "../../shapes/copy.js";
import {
  type AnnularSector,
  type Arc,
  type Capsule,
  type Compound,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Polyline,
  type Rect,
  type RoundedRect,
  type Sector,
  type Shape,
  type SimpleShapesInOrder,
} from "../../shapes/kind.js";
import {
  boxAlongAxes,
  type CorneredShape,
  type EndedShape,
  isFlat,
  pointAt,
  type VertexShape,
} from "../../shapes/reductions.js";
import { rectEdgesOverlapExact } from "../boxes/rect-edges.js";
import { rectRectOverlapExact } from "../boxes/rect-rect.js";
import { circleRectOverlapExact, pointRectOverlapExact } from "../boxes/round-rect.js";
import { roundRoundedRectExact } from "../boxes/rounded-boxes.js";
import { edgedDecision } from "../edges/chain-chain.js";
import { ellipseMeetsCornered, isNeedle, longerAxis } from "../ellipses/ellipse-chain.js";
import { ellipseEllipseOverlapExact } from "../ellipses/ellipse-ellipse.js";
import { ellipseRectOverlapExact } from "../ellipses/ellipse-rect.js";
import { circleEllipseOverlapExact, pointEllipseOverlapExact } from "../ellipses/round-ellipse.js";
import {
  coneHalfPlaneExact,
  edgedHalfPlaneExact,
  ellipseHalfPlaneExact,
  halfPlaneHalfPlaneOverlap,
} from "../half-plane.js";
import { circleCircleOverlapExact, pointCircleOverlapExact, pointPointOverlap } from "../round-round.js";
import { ellipseSectorOverlapExact, rectSectorOverlapExact } from "../sectors/centred-sector.js";
import { circleSectorOverlapExact, sectorSectorOverlapExact } from "../sectors/round-sector.js";
import { pointWedgeExact } from "../sectors/wedge.js";
import { filterOf, overlapVerdict } from "./overlap-filters.js";
import { cellOf, type PairTable } from "./pair-table.js";

/** Whether two shapes have a common point, as `overlaps` answers it. */
export function haveCommonPoint(a: Shape, b: Shape): boolean {
  const verdict = overlapVerdict(a, b);
  return verdict !== 0 ? verdict > 0 : overlapsExactly(a, b);
}

/** The same for shapes whose kinds have been read. */
export function overlapsOfKinds(a: Shape, b: Shape, kindA: Kind, kindB: Kind): boolean {
  const isInOrder = kindA <= kindB;
  const found = isInOrder ? filterOf(kindA, kindB)?.(a, b) : filterOf(kindB, kindA)?.(b, a);
  const verdict = found ?? overlapVerdict(a, b);
  return verdict !== 0 ? verdict > 0 : overlapsExactly(a, b);
}

/** The same for one shape and others of one kind, with the test looked up once. */
export function overlapTest(shape: Shape, kind: Kind): (other: Shape) => boolean {
  const isInOrder = shape.kind <= kind;
  const filter = isInOrder ? filterOf(shape.kind, kind) : filterOf(kind, shape.kind);
  if (filter === undefined) return (other) => haveCommonPoint(shape, other);
  return (other) => {
    const verdict = isInOrder ? filter(shape, other) : filter(other, shape);
    return verdict !== 0 ? verdict > 0 : overlapsExactly(shape, other);
  };
}

/** The same where doubles cannot decide. */
export function overlapsExactly(a: Shape, b: Shape): boolean {
  note("exactTest");
  if (b.kind === Kind.compound) return overlapsPart(a, b);
  if (a.kind === Kind.compound) return overlapsPart(b, a);
  return a.kind <= b.kind ? cellOf(exactOverlaps, a, b)(a, b) : cellOf(exactOverlaps, b, a)(b, a);
}

function overlapsPart(a: Shape, b: Compound): boolean {
  return findPartsAt(b, a, (part) => haveCommonPoint(a, part));
}

/** What the columns of the segment, the polygon and the polyline have in common: the kinds that come before all of them. */
const simplerWithCorneredExact = [
  edgedExact,
  edgedExact,
  ellipseCorneredExact,
  rectEdgedExact,
  sectorEdgedExact,
  edgedExact,
] as const;

/** What the columns of the annular sector and of the arc have in common: the kinds that come before both. */
const simplerWithWedgeExact = [
  pointWedgeExact,
  exactOverlap,
  needleExact,
  exactOverlap,
  exactOverlap,
  exactOverlap,
  exactOverlap,
  exactOverlap,
  exactOverlap,
  halfPlaneConeExact,
] as const;

/**
 * How each pair is decided where doubles cannot: in integers where it has an exact test of its own, otherwise by the
 * exact arrangement of both shapes. Compounds are decided part by part.
 */
const exactOverlaps: PairTable<boolean, SimpleShapesInOrder> = [
  [pointPointOverlap],
  [pointCircleOverlapExact, circleCircleOverlapExact],
  [pointEllipseOverlapExact, circleEllipseOverlapExact, ellipseEllipseOverlapExact],
  [pointRectOverlapExact, circleRectOverlapExact, ellipseRectOverlapExact, rectRectOverlapExact],
  [
    pointWedgeExact,
    circleSectorOverlapExact,
    ellipseSectorOverlapExact,
    rectSectorExact,
    sectorSectorOverlapExact,
  ],
  // segment
  simplerWithCorneredExact,
  // capsule
  [edgedExact, edgedExact, needleExact, rectEdgedExact, sectorEdgedExact, edgedExact, edgedExact],
  // roundedRect
  [
    roundRoundedRectExact,
    roundRoundedRectExact,
    needleExact,
    edgedExact,
    sectorEdgedExact,
    edgedExact,
    edgedExact,
    edgedExact,
  ],
  // polygon
  [...simplerWithCorneredExact, edgedExact, edgedExact, edgedExact],
  // halfPlane
  [
    edgedHalfPlaneExact,
    edgedHalfPlaneExact,
    ellipseHalfPlaneExact,
    edgedHalfPlaneExact,
    coneHalfPlaneExact,
    edgedHalfPlaneExact,
    edgedHalfPlaneExact,
    edgedHalfPlaneExact,
    edgedHalfPlaneExact,
    halfPlaneHalfPlaneOverlap,
  ],
  // annularSector
  [...simplerWithWedgeExact, exactOverlap],
  // arc
  [...simplerWithWedgeExact, exactOverlap, exactOverlap],
  // polyline
  [
    ...simplerWithCorneredExact,
    edgedExact,
    edgedExact,
    edgedExact,
    (a: HalfPlane, b: Polyline) => edgedHalfPlaneExact(b, a),
    exactOverlap,
    exactOverlap,
    edgedExact,
  ],
];

function halfPlaneConeExact(a: HalfPlane, b: AnnularSector | Arc): boolean {
  return coneHalfPlaneExact(b, a);
}

function edgedExact(a: EdgedShape, b: EdgedShape): boolean {
  const decision = edgedDecision(a, b);
  return decision !== 0 ? decision > 0 : exactOverlap(a, b);
}

function rectEdgedExact(a: Rect, b: EndedShape | VertexShape): boolean {
  const decision = edgedDecision(a, b);
  return decision !== 0 ? decision > 0 : rectEdgesOverlapExact(a, b);
}

function rectSectorExact(a: Rect, b: Sector): boolean {
  return holdsApex(a, b) || rectSectorOverlapExact(a, b);
}

function sectorEdgedExact(a: Sector, b: EdgedShape): boolean {
  return holdsApex(b, a) || exactOverlap(a, b);
}

/** Whether a sector's apex is certainly in a shape: it often stands on a wall. */
function holdsApex(shape: EdgedShape, sector: Sector): boolean {
  return edgedDecision(pointAt(sector), shape) > 0;
}

function ellipseCorneredExact(a: Ellipse, b: CorneredShape): boolean {
  return isFlat(a) ? exactOverlap(a, b) : ellipseMeetsCornered(a, b);
}

/**
 * Of a needle, the axis and the box around it mostly decide, by straight lines and circles: points in common with a conic are
 * roots of polynomials, and take a hundred times as long where sizes differ by a hundred powers of ten.
 */
function needleExact(a: Ellipse, b: Capsule | RoundedRect | AnnularSector | Arc): boolean {
  if (!isNeedle(a)) return exactOverlap(a, b);
  return haveCommonPoint(longerAxis(a), b) || (haveCommonPoint(boxAlongAxes(a), b) && exactOverlap(a, b));
}
