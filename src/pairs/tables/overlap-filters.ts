import {
  setCapsuleChain,
  setCircleChain,
  setPointChain,
  setPolygonChain,
  setPolylineChain,
  setRectChain,
  setRoundedRectChain,
  setSegmentChain,
} from "../../forms/set-chain.js";
import { either, type Verdict } from "../../math/verdict.js";
import { MANY_PARTS } from "../../near/shape-trees.js";
import { refusePair } from "../../shapes/arguments.js";
import { findPartsAt } from "../../shapes/copy.js";
import type {
  AnnularSector,
  Arc,
  Compound,
  HalfPlane,
  Kind,
  Point,
  Polygon,
  Segment,
  Shape,
} from "../../shapes/kind.js";
import { rectRectOverlapFilter } from "../boxes/rect-rect.js";
import { circleRectOverlapFilter, pointRectOverlapFilter } from "../boxes/round-rect.js";
import {
  boxPolygonFilter,
  capsuleRoundedRectFilter,
  circleRoundedRectFilter,
  pointRoundedRectFilter,
  rectCapsuleFilter,
  rectRoundedRectFilter,
  rectSegmentFilter,
  roundedRectRoundedRectFilter,
  segmentRoundedRectFilter,
} from "../boxes/rounded-boxes.js";
import { edgedFilterOf } from "../edges/chain-chain.js";
import { edgeCapsuleFilter, pointSegmentOverlap, segmentSegmentOverlap } from "../edges/edge-edge.js";
import {
  capsulePolygonFilter,
  circleCapsuleFilter,
  circlePolygonFilter,
  circleSegmentFilter,
  pointCapsuleFilter,
  pointPolygonOverlap,
  polygonPolygonFilter,
  segmentPolygonFilter,
} from "../edges/edged-pairs.js";
import { ellipseEdgedFilter, ellipsePolygonFilter } from "../ellipses/ellipse-chain.js";
import { ellipseEllipseOverlapFilter } from "../ellipses/ellipse-ellipse-filter.js";
import { ellipseRectOverlapFilter } from "../ellipses/ellipse-rect.js";
import { circleEllipseOverlapFilter, pointEllipseOverlapFilter } from "../ellipses/round-ellipse.js";
import {
  coneHalfPlaneFilter,
  edgedHalfPlaneFilter,
  ellipseHalfPlaneFilter,
  halfPlaneHalfPlaneOverlap,
} from "../half-plane.js";
import { circleCircleOverlapFilter, pointCircleOverlapFilter, pointPointOverlap } from "../round-round.js";
import { circleSectorOverlapFilter, pointSectorOverlapFilter } from "../sectors/round-sector.js";
import { pointWedgeFilter } from "../sectors/wedge.js";
import { edgedWedgeFilter, wedgeEdgedFilter } from "../sectors/wedge-edge.js";
import { ellipseWedgeFilter } from "../sectors/wedge-ellipse.js";
import { wedgeWedgeFilter } from "../sectors/wedge-wedge.js";
import type { PairTable } from "./pair-table.js";

/** What the columns of the annular sector and of the arc have in common: the kinds that come before both. */
const simplerWithWedgeFilters = [
  pointWedgeFilter,
  edgedWedgeFilter,
  ellipseWedgeFilter,
  edgedWedgeFilter,
  wedgeWedgeFilter,
  edgedWedgeFilter,
  edgedWedgeFilter,
  edgedWedgeFilter,
  edgedWedgeFilter,
  halfPlaneConeFilter,
] as const;

/** The overlap filter of each pair: certain where it is not 0. */
const filters: PairTable<Verdict> = [
  [pointPointFilter],
  [pointCircleOverlapFilter, circleCircleOverlapFilter],
  [pointEllipseOverlapFilter, circleEllipseOverlapFilter, ellipseEllipseOverlapFilter],
  [pointRectOverlapFilter, circleRectOverlapFilter, ellipseRectOverlapFilter, rectRectOverlapFilter],
  [
    pointSectorOverlapFilter,
    circleSectorOverlapFilter,
    ellipseWedgeFilter,
    edgedWedgeFilter,
    wedgeWedgeFilter,
  ],
  // segment
  [
    pointSegmentFilter,
    circleSegmentFilter,
    ellipseEdgedFilter,
    rectSegmentFilter,
    wedgeEdgedFilter,
    segmentSegmentFilter,
  ],
  // capsule
  [
    pointCapsuleFilter,
    circleCapsuleFilter,
    ellipseEdgedFilter,
    rectCapsuleFilter,
    wedgeEdgedFilter,
    edgeCapsuleFilter,
    edgeCapsuleFilter,
  ],
  // roundedRect
  [
    pointRoundedRectFilter,
    circleRoundedRectFilter,
    ellipseEdgedFilter,
    rectRoundedRectFilter,
    wedgeEdgedFilter,
    segmentRoundedRectFilter,
    capsuleRoundedRectFilter,
    roundedRectRoundedRectFilter,
  ],
  // polygon
  [
    pointPolygonFilter,
    circlePolygonFilter,
    ellipsePolygonFilter,
    boxPolygonFilter,
    wedgeEdgedFilter,
    segmentPolygonFilter,
    capsulePolygonFilter,
    boxPolygonFilter,
    polygonPolygonFilter,
  ],
  // halfPlane
  [
    edgedHalfPlaneFilter,
    edgedHalfPlaneFilter,
    ellipseHalfPlaneFilter,
    edgedHalfPlaneFilter,
    coneHalfPlaneFilter,
    edgedHalfPlaneFilter,
    edgedHalfPlaneFilter,
    edgedHalfPlaneFilter,
    edgedHalfPlaneFilter,
    halfPlaneHalfPlaneFilter,
  ],
  // annularSector
  [...simplerWithWedgeFilters, wedgeWedgeFilter],
  // arc
  [...simplerWithWedgeFilters, wedgeWedgeFilter, wedgeWedgeFilter],
  // polyline
  [
    /* @__PURE__ */ edgedFilterOf(setPointChain, setPolylineChain),
    /* @__PURE__ */ edgedFilterOf(setCircleChain, setPolylineChain),
    ellipseEdgedFilter,
    /* @__PURE__ */ edgedFilterOf(setRectChain, setPolylineChain),
    wedgeEdgedFilter,
    /* @__PURE__ */ edgedFilterOf(setSegmentChain, setPolylineChain),
    /* @__PURE__ */ edgedFilterOf(setCapsuleChain, setPolylineChain),
    /* @__PURE__ */ edgedFilterOf(setRoundedRectChain, setPolylineChain),
    /* @__PURE__ */ edgedFilterOf(setPolygonChain, setPolylineChain),
    (a, b) => edgedHalfPlaneFilter(b, a),
    wedgeEdgedFilter,
    wedgeEdgedFilter,
    /* @__PURE__ */ edgedFilterOf(setPolylineChain, setPolylineChain),
  ],
  // compound
  [
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
    partsFilter,
  ],
];

/**
 * The verdict of the overlap filters on two shapes: certain where it is not 0. If one is no shape, throws a TypeError
 * that names the question.
 */
export function overlapVerdict(a: Shape, b: Shape, question?: string): Verdict {
  // Each kind is read once, and here: where many kinds come by, this is what costs most in a call.
  const kindA = a?.kind;
  const kindB = b?.kind;
  const isInOrder = kindA <= kindB;
  const filter = isInOrder ? filterOf(kindA, kindB) : filterOf(kindB, kindA);
  if (filter === undefined) refusePair(question ?? "overlaps", a, b);
  return isInOrder ? filter(a, b) : filter(b, a);
}

/** The cell of two kinds, the first of which is not greater; undefined for those that do not exist. */
export function filterOf(a: Kind, b: Kind): ((a: Shape, b: Shape) => Verdict) | undefined {
  const column = filters[b] as readonly ((a: Shape, b: Shape) => Verdict)[] | undefined;
  return column?.[a];
}

function pointPointFilter(a: Point, b: Point): Verdict {
  return pointPointOverlap(a, b) ? 1 : -1;
}

function pointSegmentFilter(a: Point, b: Segment): Verdict {
  return pointSegmentOverlap(a, b) ? 1 : -1;
}

function segmentSegmentFilter(a: Segment, b: Segment): Verdict {
  return segmentSegmentOverlap(a, b) ? 1 : -1;
}

function pointPolygonFilter(a: Point, b: Polygon): Verdict {
  return pointPolygonOverlap(a, b) ? 1 : -1;
}

function halfPlaneHalfPlaneFilter(a: HalfPlane, b: HalfPlane): Verdict {
  return halfPlaneHalfPlaneOverlap(a, b) ? 1 : -1;
}

function halfPlaneConeFilter(a: HalfPlane, b: AnnularSector | Arc): Verdict {
  return coneHalfPlaneFilter(b, a);
}

/** A compound meets what one of its parts meets. */
function partsFilter(a: Shape, b: Compound): Verdict {
  if (b.parts.length >= MANY_PARTS) return manyPartsFilter(a, b);
  let verdict: Verdict = -1;
  for (const part of b.parts) {
    verdict = either(verdict, overlapVerdict(a, part));
    if (verdict > 0) return 1;
  }
  return verdict;
}

function manyPartsFilter(a: Shape, b: Compound): Verdict {
  let verdict: Verdict = -1;
  findPartsAt(b, a, (part) => {
    verdict = either(verdict, overlapVerdict(a, part));
    return verdict > 0;
  });
  return verdict;
}
