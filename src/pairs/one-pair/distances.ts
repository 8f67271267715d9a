/*
 * `distance` of one pair of kinds each, for programs that use no others: the same bits (except the last digits with polygons
 * of many vertices), at a tenth of the size or less.
 */

import type { Gap } from "../../convex/result.js";
import { setCapsuleChain, setCircleChain, setPointChain, setRectChain } from "../../forms/set-chain.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Polygon, Rect } from "../../shapes/kind.js";
import { rectRectOverlapInIntegers } from "../boxes/rect-rect.js";
import { circleRectOverlapInIntegers } from "../boxes/round-rect.js";
import { setRectCapsuleGap, setRectsGap } from "../contact/box-contact.js";
import { readRectCore } from "../contact/box-cores.js";
import { setChainsGap } from "../contact/edged-contact.js";
import { setCapsulesGap } from "../contact/quick-contact.js";
import {
  readCapsule,
  readCenter,
  readCircle,
  readPlace,
  readPoint,
  wayToBoxOf,
} from "../contact/way-to-core.js";
import { circleCircleOverlap, pointCircleOverlap, pointPointOverlap } from "../round-round.js";
import {
  extentOfCapsule,
  extentOfCircle,
  extentOfPoint,
  extentOfPolygon,
  extentOfRect,
} from "../tables/extreme-lengths.js";
import { orderOfCapsules, orderOfCircles, orderOfPolygons, orderOfRects } from "../tables/order.js";
import {
  CAPSULE,
  CIRCLE,
  capsulesOverlap,
  circleCapsuleOverlap,
  distanceOf,
  type Measured,
  type MeasuredSide,
  type PairDistance,
  POINT,
  POLYGON,
  pointCapsuleOverlap,
  pointRectOverlap,
  RECT,
  rectEdgeOverlap,
  rectSolidOverlap,
  setConvexChain,
  settledDistanceOf,
  solidsOverlap,
  wayGapOf,
} from "./parts.js";

const point: MeasuredSide<Point> = { kind: POINT, setChain: setPointChain, extentOf: extentOfPoint };
const circle: MeasuredSide<Circle> = { kind: CIRCLE, setChain: setCircleChain, extentOf: extentOfCircle };
const rect: MeasuredSide<Rect> = { kind: RECT, setChain: setRectChain, extentOf: extentOfRect };
const capsule: MeasuredSide<Capsule> = {
  kind: CAPSULE,
  setChain: setCapsuleChain,
  extentOf: extentOfCapsule,
};
const convexPolygon: MeasuredSide<Polygon> = {
  kind: POLYGON,
  setChain: setConvexChain,
  extentOf: extentOfPolygon,
};
const readRect = /* @__PURE__ */ wayToBoxOf<Rect>(readRectCore);

const ofRect: Measured<Rect> = { kind: RECT, extentOf: extentOfRect };
const ofCapsule: Measured<Capsule> = { kind: CAPSULE, extentOf: extentOfCapsule };

function chainsGap(_a: unknown, _b: unknown, out: Gap): Verdict {
  return setChainsGap(out);
}

/**
 * `distance` of two points only.
 *
 * @example
 * pointPointDistance(point(0, 0), point(3, 4)); // 5
 */
export const pointPointDistance: PairDistance<Point, Point> = /* @__PURE__ */ settledDistanceOf(
  "pointPointDistance",
  point,
  point,
  pointPointOverlap,
  /* @__PURE__ */ wayGapOf(readPlace, readPoint),
);

/**
 * `distance` of a point and a circle only.
 *
 * @example
 * pointCircleDistance(point(0, 0), circle(7, 0, 2)); // 5
 */
export const pointCircleDistance: PairDistance<Point, Circle> = /* @__PURE__ */ settledDistanceOf(
  "pointCircleDistance",
  point,
  circle,
  pointCircleOverlap,
  /* @__PURE__ */ wayGapOf(readPlace, readCircle),
);

/**
 * `distance` of a point and a rectangle only.
 *
 * @example
 * pointRectDistance(point(0, 0), rect(7, 0, 4, 4)); // 5
 */
export const pointRectDistance: PairDistance<Point, Rect> = /* @__PURE__ */ settledDistanceOf(
  "pointRectDistance",
  point,
  ofRect,
  pointRectOverlap,
  /* @__PURE__ */ wayGapOf(readPlace, readRect),
);

/**
 * `distance` of a point and a capsule only.
 *
 * @example
 * pointCapsuleDistance(point(0, 0), capsule(7, -1, 7, 1, 2)); // 5
 */
export const pointCapsuleDistance: PairDistance<Point, Capsule> = /* @__PURE__ */ settledDistanceOf(
  "pointCapsuleDistance",
  point,
  ofCapsule,
  pointCapsuleOverlap,
  /* @__PURE__ */ wayGapOf(readPlace, readCapsule),
);

/**
 * `distance` of a point and a convex polygon only.
 *
 * @example
 * pointPolygonDistance(point(0, 0), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 5
 */
export const pointPolygonDistance: PairDistance<Point, Polygon> = /* @__PURE__ */ distanceOf(
  "pointPolygonDistance",
  point,
  convexPolygon,
  solidsOverlap,
  chainsGap,
);

/**
 * `distance` of two circles only.
 *
 * @example
 * circleCircleDistance(circle(0, 0, 2), circle(7, 0, 2)); // 3
 */
export const circleCircleDistance: PairDistance<Circle, Circle> = /* @__PURE__ */ settledDistanceOf(
  "circleCircleDistance",
  circle,
  circle,
  circleCircleOverlap,
  /* @__PURE__ */ wayGapOf(readCenter, readCircle),
  orderOfCircles,
);

/**
 * `distance` of a circle and a rectangle only.
 *
 * @example
 * circleRectDistance(circle(0, 0, 2), rect(7, 0, 4, 4)); // 3
 */
export const circleRectDistance: PairDistance<Circle, Rect> = /* @__PURE__ */ settledDistanceOf(
  "circleRectDistance",
  circle,
  ofRect,
  circleRectOverlapInIntegers,
  /* @__PURE__ */ wayGapOf(readCenter, readRect),
);

/**
 * `distance` of a circle and a capsule only.
 *
 * @example
 * circleCapsuleDistance(circle(0, 0, 2), capsule(7, -1, 7, 1, 2)); // 3
 */
export const circleCapsuleDistance: PairDistance<Circle, Capsule> = /* @__PURE__ */ settledDistanceOf(
  "circleCapsuleDistance",
  circle,
  ofCapsule,
  circleCapsuleOverlap,
  /* @__PURE__ */ wayGapOf(readCenter, readCapsule),
);

/**
 * `distance` of a circle and a convex polygon only.
 *
 * @example
 * circlePolygonDistance(circle(0, 0, 2), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const circlePolygonDistance: PairDistance<Circle, Polygon> = /* @__PURE__ */ distanceOf(
  "circlePolygonDistance",
  circle,
  convexPolygon,
  solidsOverlap,
  chainsGap,
);

/**
 * `distance` of two rectangles only.
 *
 * @example
 * rectRectDistance(rect(0, 0, 4, 4), rect(7, 0, 4, 4)); // 3
 */
export const rectRectDistance: PairDistance<Rect, Rect> = /* @__PURE__ */ settledDistanceOf(
  "rectRectDistance",
  ofRect,
  ofRect,
  rectRectOverlapInIntegers,
  setRectsGap,
  orderOfRects,
);

/**
 * `distance` of a rectangle and a capsule only.
 *
 * @example
 * rectCapsuleDistance(rect(0, 0, 4, 4), capsule(7, -1, 7, 1, 2)); // 3
 */
export const rectCapsuleDistance: PairDistance<Rect, Capsule> = /* @__PURE__ */ settledDistanceOf(
  "rectCapsuleDistance",
  ofRect,
  ofCapsule,
  rectEdgeOverlap,
  setRectCapsuleGap,
);

/**
 * `distance` of a rectangle and a convex polygon only.
 *
 * @example
 * rectPolygonDistance(rect(0, 0, 4, 4), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const rectPolygonDistance: PairDistance<Rect, Polygon> = /* @__PURE__ */ distanceOf(
  "rectPolygonDistance",
  rect,
  convexPolygon,
  rectSolidOverlap,
  chainsGap,
);

/**
 * `distance` of two capsules only.
 *
 * @example
 * capsuleCapsuleDistance(capsule(0, -1, 0, 1, 2), capsule(7, -1, 7, 1, 2)); // 3
 */
export const capsuleCapsuleDistance: PairDistance<Capsule, Capsule> = /* @__PURE__ */ settledDistanceOf(
  "capsuleCapsuleDistance",
  ofCapsule,
  ofCapsule,
  capsulesOverlap,
  setCapsulesGap,
  orderOfCapsules,
);

/**
 * `distance` of a capsule and a convex polygon only.
 *
 * @example
 * capsulePolygonDistance(capsule(0, -1, 0, 1, 2), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const capsulePolygonDistance: PairDistance<Capsule, Polygon> = /* @__PURE__ */ distanceOf(
  "capsulePolygonDistance",
  capsule,
  convexPolygon,
  solidsOverlap,
  chainsGap,
);

/**
 * `distance` of two convex polygons only.
 *
 * @example
 * polygonPolygonDistance(polygon([[-2, -2], [2, -2], [2, 2], [-2, 2]]), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const polygonPolygonDistance: PairDistance<Polygon, Polygon> = /* @__PURE__ */ distanceOf(
  "polygonPolygonDistance",
  convexPolygon,
  convexPolygon,
  solidsOverlap,
  chainsGap,
  orderOfPolygons,
);
