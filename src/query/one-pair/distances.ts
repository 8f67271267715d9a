/*
 * `distance` of one pair of kinds each, for programs that use no others: the same bits (except the last digits with polygons
 * of many vertices), at a tenth of the size or less.
 */

import type { Gap } from "../../convex/result.js";
import type { Verdict } from "../../math/verdict.js";
import {
  readCapsule,
  readCenter,
  readCircle,
  readPlace,
  readPoint,
  readRect,
} from "../../nearest/read-way.js";
import { circleRectOverlapInIntegers } from "../../pairs/boxes/circle-rect.js";
import { rectRectOverlapInIntegers } from "../../pairs/boxes/rect-rect.js";
import { circleCircleOverlap } from "../../pairs/circle-circle.js";
import { setCapsulesGap } from "../../pairs/contact/capsule-nearest.js";
import { setChainsGap } from "../../pairs/contact/edged-contact.js";
import { setCapsuleChain, setCircleChain, setPointChain, setRectChain } from "../../pairs/edges/set-chain.js";
import { pointCircleOverlap } from "../../pairs/point-circle.js";
import { pointPointOverlap } from "../../pairs/point-point.js";
import type { Capsule, Circle, Point, Polygon, Rect } from "../../shapes/kind.js";
import {
  extentOfCapsule,
  extentOfCircle,
  extentOfPoint,
  extentOfPolygon,
  extentOfRect,
} from "../least-gap.js";
import { orderOfCapsules, orderOfCircles, orderOfPolygons, orderOfRects } from "../order.js";
import {
  edgesOverlap,
  pointRectOverlap,
  rectEdgesOverlap,
  rectSolidOverlap,
  solidsOverlap,
} from "./overlaps.js";
import {
  CAPSULE,
  CIRCLE,
  distanceOf,
  type PairDistance,
  POINT,
  POLYGON,
  RECT,
  roundDistanceOf,
  setConvexChain,
} from "./parts.js";

function chainsGap(_a: unknown, _b: unknown, out: Gap): Verdict {
  return setChainsGap(out);
}

/**
 * `distance` of two points only.
 *
 * @example
 * pointPointDistance(point(0, 0), point(3, 4)); // 5
 */
export const pointPointDistance: PairDistance<Point, Point> = /* @__PURE__ */ roundDistanceOf(
  "pointPointDistance",
  POINT,
  POINT,
  {
    chainA: setPointChain,
    chainB: setPointChain,
    overlap: pointPointOverlap,
    readA: readPlace,
    readB: readPoint,
    extentA: extentOfPoint,
    extentB: extentOfPoint,
  },
);

/**
 * `distance` of a point and a circle only.
 *
 * @example
 * pointCircleDistance(point(0, 0), circle(7, 0, 2)); // 5
 */
export const pointCircleDistance: PairDistance<Point, Circle> = /* @__PURE__ */ roundDistanceOf(
  "pointCircleDistance",
  POINT,
  CIRCLE,
  {
    chainA: setPointChain,
    chainB: setCircleChain,
    overlap: pointCircleOverlap,
    readA: readPlace,
    readB: readCircle,
    extentA: extentOfPoint,
    extentB: extentOfCircle,
  },
);

/**
 * `distance` of a point and a rectangle only.
 *
 * @example
 * pointRectDistance(point(0, 0), rect(7, 0, 4, 4)); // 5
 */
export const pointRectDistance: PairDistance<Point, Rect> = /* @__PURE__ */ roundDistanceOf(
  "pointRectDistance",
  POINT,
  RECT,
  {
    chainA: setPointChain,
    chainB: setRectChain,
    overlap: pointRectOverlap,
    readA: readPlace,
    readB: readRect,
    extentA: extentOfPoint,
    extentB: extentOfRect,
  },
);

/**
 * `distance` of a point and a capsule only.
 *
 * @example
 * pointCapsuleDistance(point(0, 0), capsule(7, -1, 7, 1, 2)); // 5
 */
export const pointCapsuleDistance: PairDistance<Point, Capsule> = /* @__PURE__ */ roundDistanceOf(
  "pointCapsuleDistance",
  POINT,
  CAPSULE,
  {
    chainA: setPointChain,
    chainB: setCapsuleChain,
    overlap: edgesOverlap,
    readA: readPlace,
    readB: readCapsule,
    extentA: extentOfPoint,
    extentB: extentOfCapsule,
  },
);

/**
 * `distance` of a point and a convex polygon only.
 *
 * @example
 * pointPolygonDistance(point(0, 0), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 5
 */
export const pointPolygonDistance: PairDistance<Point, Polygon> = /* @__PURE__ */ distanceOf(
  "pointPolygonDistance",
  POINT,
  POLYGON,
  {
    chainA: setPointChain,
    chainB: setConvexChain,
    overlap: solidsOverlap,
    quick: chainsGap,
    extentA: extentOfPoint,
    extentB: extentOfPolygon,
  },
);

/**
 * `distance` of two circles only.
 *
 * @example
 * circleCircleDistance(circle(0, 0, 2), circle(7, 0, 2)); // 3
 */
export const circleCircleDistance: PairDistance<Circle, Circle> = /* @__PURE__ */ roundDistanceOf(
  "circleCircleDistance",
  CIRCLE,
  CIRCLE,
  {
    chainA: setCircleChain,
    chainB: setCircleChain,
    overlap: circleCircleOverlap,
    order: orderOfCircles,
    readA: readCenter,
    readB: readCircle,
    extentA: extentOfCircle,
    extentB: extentOfCircle,
  },
);

/**
 * `distance` of a circle and a rectangle only.
 *
 * @example
 * circleRectDistance(circle(0, 0, 2), rect(7, 0, 4, 4)); // 3
 */
export const circleRectDistance: PairDistance<Circle, Rect> = /* @__PURE__ */ roundDistanceOf(
  "circleRectDistance",
  CIRCLE,
  RECT,
  {
    chainA: setCircleChain,
    chainB: setRectChain,
    overlap: circleRectOverlapInIntegers,
    readA: readCenter,
    readB: readRect,
    extentA: extentOfCircle,
    extentB: extentOfRect,
  },
);

/**
 * `distance` of a circle and a capsule only.
 *
 * @example
 * circleCapsuleDistance(circle(0, 0, 2), capsule(7, -1, 7, 1, 2)); // 3
 */
export const circleCapsuleDistance: PairDistance<Circle, Capsule> = /* @__PURE__ */ roundDistanceOf(
  "circleCapsuleDistance",
  CIRCLE,
  CAPSULE,
  {
    chainA: setCircleChain,
    chainB: setCapsuleChain,
    overlap: edgesOverlap,
    readA: readCenter,
    readB: readCapsule,
    extentA: extentOfCircle,
    extentB: extentOfCapsule,
  },
);

/**
 * `distance` of a circle and a convex polygon only.
 *
 * @example
 * circlePolygonDistance(circle(0, 0, 2), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const circlePolygonDistance: PairDistance<Circle, Polygon> = /* @__PURE__ */ distanceOf(
  "circlePolygonDistance",
  CIRCLE,
  POLYGON,
  {
    chainA: setCircleChain,
    chainB: setConvexChain,
    overlap: solidsOverlap,
    quick: chainsGap,
    extentA: extentOfCircle,
    extentB: extentOfPolygon,
  },
);

/**
 * `distance` of two rectangles only.
 *
 * @example
 * rectRectDistance(rect(0, 0, 4, 4), rect(7, 0, 4, 4)); // 3
 */
export const rectRectDistance: PairDistance<Rect, Rect> = /* @__PURE__ */ distanceOf(
  "rectRectDistance",
  RECT,
  RECT,
  {
    chainA: setRectChain,
    chainB: setRectChain,
    overlap: rectRectOverlapInIntegers,
    order: orderOfRects,
    quick: chainsGap,
    extentA: extentOfRect,
    extentB: extentOfRect,
  },
);

/**
 * `distance` of a rectangle and a capsule only.
 *
 * @example
 * rectCapsuleDistance(rect(0, 0, 4, 4), capsule(7, -1, 7, 1, 2)); // 3
 */
export const rectCapsuleDistance: PairDistance<Rect, Capsule> = /* @__PURE__ */ distanceOf(
  "rectCapsuleDistance",
  RECT,
  CAPSULE,
  {
    chainA: setRectChain,
    chainB: setCapsuleChain,
    overlap: rectEdgesOverlap,
    quick: chainsGap,
    extentA: extentOfRect,
    extentB: extentOfCapsule,
  },
);

/**
 * `distance` of a rectangle and a convex polygon only.
 *
 * @example
 * rectPolygonDistance(rect(0, 0, 4, 4), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const rectPolygonDistance: PairDistance<Rect, Polygon> = /* @__PURE__ */ distanceOf(
  "rectPolygonDistance",
  RECT,
  POLYGON,
  {
    chainA: setRectChain,
    chainB: setConvexChain,
    overlap: rectSolidOverlap,
    quick: chainsGap,
    extentA: extentOfRect,
    extentB: extentOfPolygon,
  },
);

/**
 * `distance` of two capsules only.
 *
 * @example
 * capsuleCapsuleDistance(capsule(0, -1, 0, 1, 2), capsule(7, -1, 7, 1, 2)); // 3
 */
export const capsuleCapsuleDistance: PairDistance<Capsule, Capsule> = /* @__PURE__ */ distanceOf(
  "capsuleCapsuleDistance",
  CAPSULE,
  CAPSULE,
  {
    chainA: setCapsuleChain,
    chainB: setCapsuleChain,
    overlap: edgesOverlap,
    order: orderOfCapsules,
    quick: setCapsulesGap,
    extentA: extentOfCapsule,
    extentB: extentOfCapsule,
  },
);

/**
 * `distance` of a capsule and a convex polygon only.
 *
 * @example
 * capsulePolygonDistance(capsule(0, -1, 0, 1, 2), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const capsulePolygonDistance: PairDistance<Capsule, Polygon> = /* @__PURE__ */ distanceOf(
  "capsulePolygonDistance",
  CAPSULE,
  POLYGON,
  {
    chainA: setCapsuleChain,
    chainB: setConvexChain,
    overlap: solidsOverlap,
    quick: chainsGap,
    extentA: extentOfCapsule,
    extentB: extentOfPolygon,
  },
);

/**
 * `distance` of two convex polygons only.
 *
 * @example
 * polygonPolygonDistance(polygon([[-2, -2], [2, -2], [2, 2], [-2, 2]]), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const polygonPolygonDistance: PairDistance<Polygon, Polygon> = /* @__PURE__ */ distanceOf(
  "polygonPolygonDistance",
  POLYGON,
  POLYGON,
  {
    chainA: setConvexChain,
    chainB: setConvexChain,
    overlap: solidsOverlap,
    order: orderOfPolygons,
    quick: chainsGap,
    extentA: extentOfPolygon,
    extentB: extentOfPolygon,
  },
);
