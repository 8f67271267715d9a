/*
 * `contact` and `distance` of an ellipse and one other kind, for programs that use no others: the same bits, at a tenth of the
 * size or less.
 */

import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Ellipse, Point, Polygon, Rect } from "../../shapes/kind.js";
import { asEllipse } from "../../shapes/reductions.js";
import { setRoundEllipseContact } from "../contact/circle-contact.js";
import { readCenter, readEllipse, readPlace } from "../contact/way-to-core.js";
import {
  ellipseCapsuleOverlapInIntegers,
  ellipsePolygonOverlapInIntegers,
} from "../ellipses/ellipse-chain.js";
import { ellipseEllipseOverlapExact } from "../ellipses/ellipse-ellipse.js";
import { unitCircleEllipseVerdict, unitEllipsesVerdict } from "../ellipses/ellipse-ellipse-filter.js";
import { ellipseRectOverlapExact, ellipseRectOverlapFilter } from "../ellipses/ellipse-rect.js";
import { pointEllipseOverlapExact, pointEllipseOverlapFilter } from "../ellipses/round-ellipse.js";
import { orderOfEllipses } from "../tables/order.js";
import type { PairContact, PairDistance } from "./parts.js";
import {
  capsule,
  circle,
  ellipse,
  gapAlongWay,
  type Overlap,
  point,
  polygonOf,
  rect,
  searchedContactOf,
  searchedDistanceOf,
} from "./searched.js";

const withPoint: Overlap<Point, Ellipse> = {
  filter: pointEllipseOverlapFilter,
  inIntegers: pointEllipseOverlapExact,
};
const withEllipse: Overlap<Ellipse, Ellipse> = {
  filter: unitEllipsesVerdict,
  inIntegers: ellipseEllipseOverlapExact,
};
const withRect: Overlap<Ellipse, Rect> = {
  filter: ellipseRectOverlapFilter,
  inIntegers: ellipseRectOverlapExact,
};

const withCapsule: Overlap<Ellipse, Capsule> = {
  filter: noVerdict,
  inIntegers: ellipseCapsuleOverlapInIntegers,
};
const withPolygon: Overlap<Ellipse, Polygon> = {
  filter: noVerdict,
  inIntegers: ellipsePolygonOverlapInIntegers,
};

function circleEllipseOverlapInIntegers(a: Circle, b: Ellipse): boolean {
  return ellipseEllipseOverlapExact(asEllipse(a), b);
}

function noVerdict(): Verdict {
  return 0;
}

function noGap(): boolean {
  return false;
}

/**
 * `contact` of a point and an ellipse only.
 *
 * @example
 * pointEllipseContact(point(2, 0), ellipse(3, 0, 2, 3))?.depth; // 1
 */
export const pointEllipseContact: PairContact<Point, Ellipse> = /* @__PURE__ */ searchedContactOf(
  "pointEllipseContact",
  point,
  ellipse,
  withPoint,
  setRoundEllipseContact,
);

/**
 * `contact` of a circle and an ellipse only.
 *
 * @example
 * circleEllipseContact(circle(0, 0, 2), ellipse(3, 0, 2, 3))?.depth; // 1
 */
export const circleEllipseContact: PairContact<Circle, Ellipse> = /* @__PURE__ */ searchedContactOf(
  "circleEllipseContact",
  circle,
  ellipse,
  { filter: noVerdict, inIntegers: circleEllipseOverlapInIntegers },
  setRoundEllipseContact,
);

/**
 * `contact` of two ellipses only.
 *
 * @example
 * ellipseEllipseContact(ellipse(0, 0, 2, 1), ellipse(3, 0, 2, 3))?.depth; // 1
 */
export const ellipseEllipseContact: PairContact<Ellipse, Ellipse> = /* @__PURE__ */ searchedContactOf(
  "ellipseEllipseContact",
  ellipse,
  ellipse,
  withEllipse,
  noVerdict,
  orderOfEllipses,
);

/**
 * `contact` of an ellipse and a rectangle only.
 *
 * @example
 * ellipseRectContact(ellipse(0, 0, 2, 1), rect(3, 0, 4, 4))?.depth; // 1
 */
export const ellipseRectContact: PairContact<Ellipse, Rect> = /* @__PURE__ */ searchedContactOf(
  "ellipseRectContact",
  ellipse,
  rect,
  withRect,
  noVerdict,
);

/**
 * `contact` of an ellipse and a capsule only.
 *
 * @example
 * ellipseCapsuleContact(ellipse(0, 0, 2, 1), capsule(3, -1, 3, 1, 2))?.depth; // 1
 */
export const ellipseCapsuleContact: PairContact<Ellipse, Capsule> = /* @__PURE__ */ searchedContactOf(
  "ellipseCapsuleContact",
  ellipse,
  capsule,
  withCapsule,
  noVerdict,
);

/**
 * `contact` of an ellipse and a convex polygon only.
 *
 * @example
 * ellipsePolygonContact(ellipse(0, 0, 2, 1), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const ellipsePolygonContact: PairContact<Ellipse, Polygon> = /* @__PURE__ */ searchedContactOf(
  "ellipsePolygonContact",
  ellipse,
  /* @__PURE__ */ polygonOf("ellipsePolygonContact"),
  withPolygon,
  noVerdict,
);

/**
 * `distance` of a point and an ellipse only.
 *
 * @example
 * pointEllipseDistance(point(0, 0), ellipse(7, 0, 2, 3)); // 5
 */
export const pointEllipseDistance: PairDistance<Point, Ellipse> = /* @__PURE__ */ searchedDistanceOf(
  "pointEllipseDistance",
  point,
  ellipse,
  withPoint,
  /* @__PURE__ */ gapAlongWay(readPlace, readEllipse),
);

/**
 * `distance` of a circle and an ellipse only.
 *
 * @example
 * circleEllipseDistance(circle(0, 0, 2), ellipse(7, 0, 2, 3)); // 3
 */
export const circleEllipseDistance: PairDistance<Circle, Ellipse> = /* @__PURE__ */ searchedDistanceOf(
  "circleEllipseDistance",
  circle,
  ellipse,
  { filter: unitCircleEllipseVerdict, inIntegers: circleEllipseOverlapInIntegers },
  /* @__PURE__ */ gapAlongWay(readCenter, readEllipse),
);

/**
 * `distance` of two ellipses only.
 *
 * @example
 * ellipseEllipseDistance(ellipse(0, 0, 2, 1), ellipse(7, 0, 2, 3)); // 3
 */
export const ellipseEllipseDistance: PairDistance<Ellipse, Ellipse> = /* @__PURE__ */ searchedDistanceOf(
  "ellipseEllipseDistance",
  ellipse,
  ellipse,
  withEllipse,
  noGap,
  orderOfEllipses,
);

/**
 * `distance` of an ellipse and a rectangle only.
 *
 * @example
 * ellipseRectDistance(ellipse(0, 0, 2, 1), rect(7, 0, 4, 4)); // 3
 */
export const ellipseRectDistance: PairDistance<Ellipse, Rect> = /* @__PURE__ */ searchedDistanceOf(
  "ellipseRectDistance",
  ellipse,
  rect,
  withRect,
  noGap,
);

/**
 * `distance` of an ellipse and a capsule only.
 *
 * @example
 * ellipseCapsuleDistance(ellipse(0, 0, 2, 1), capsule(7, -1, 7, 1, 2)); // 3
 */
export const ellipseCapsuleDistance: PairDistance<Ellipse, Capsule> = /* @__PURE__ */ searchedDistanceOf(
  "ellipseCapsuleDistance",
  ellipse,
  capsule,
  withCapsule,
  noGap,
);

/**
 * `distance` of an ellipse and a convex polygon only.
 *
 * @example
 * ellipsePolygonDistance(ellipse(0, 0, 2, 1), polygon([[5, -2], [9, -2], [9, 2], [5, 2]])); // 3
 */
export const ellipsePolygonDistance: PairDistance<Ellipse, Polygon> = /* @__PURE__ */ searchedDistanceOf(
  "ellipsePolygonDistance",
  ellipse,
  /* @__PURE__ */ polygonOf("ellipsePolygonDistance"),
  withPolygon,
  noGap,
);
