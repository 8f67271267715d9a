/*
 * `contact` of one pair of kinds each, for programs that use no others: the same bits (except the last digits with polygons
 * of many vertices), at a tenth of the size or less.
 */

import type { ContactRecord } from "../../convex/result.js";
import { setCapsuleChain, setCircleChain, setPointChain, setRectChain } from "../../forms/set-chain.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Polygon, Rect } from "../../shapes/kind.js";
import { rectRectOverlapInIntegers } from "../boxes/rect-rect.js";
import { circleRectOverlapInIntegers } from "../boxes/round-rect.js";
import { setRectCapsuleContact, setRectsContact } from "../contact/box-contact.js";
import { readCapsuleCore, readCircleCore, readPointCore, readRectCore } from "../contact/box-cores.js";
import { setCirclesContact, setRoundPolygonContact } from "../contact/circle-contact.js";
import { roundBoxContactOf, setRoundBoxContact } from "../contact/circle-to-core.js";
import { setChainsContact, setSharpChainsContact } from "../contact/edged-contact.js";
import { setCapsulesContact } from "../contact/quick-contact.js";
import { circleCircleOverlap, pointCircleOverlap, pointPointOverlap } from "../round-round.js";
import { orderOfCapsules, orderOfCircles, orderOfPolygons, orderOfRects } from "../tables/order.js";
import {
  CAPSULE,
  CIRCLE,
  capsulesOverlap,
  circleCapsuleOverlap,
  contactOf,
  type OfKind,
  type PairContact,
  POINT,
  POLYGON,
  pointCapsuleOverlap,
  pointRectOverlap,
  RECT,
  rectEdgeOverlap,
  rectSolidOverlap,
  type Side,
  setConvexChain,
  settledContactOf,
  solidsOverlap,
} from "./parts.js";

const point: Side<Point> = { kind: POINT, setChain: setPointChain };
const circle: Side<Circle> = { kind: CIRCLE, setChain: setCircleChain };
const rect: Side<Rect> = { kind: RECT, setChain: setRectChain };
const capsule: Side<Capsule> = { kind: CAPSULE, setChain: setCapsuleChain };
const convexPolygon: Side<Polygon> = { kind: POLYGON, setChain: setConvexChain };
const ofPoint: OfKind<Point> = { kind: POINT };
const ofCircle: OfKind<Circle> = { kind: CIRCLE };
const ofRect: OfKind<Rect> = { kind: RECT };
const ofCapsule: OfKind<Capsule> = { kind: CAPSULE };

function withCircle(a: Point | Circle, b: Circle, out: ContactRecord, isKnown: boolean): Verdict {
  return isKnown ? setRoundBoxContact(a, b, readCircleCore, out, true) : setCirclesContact(a, b, out);
}

function chainsContact(_a: unknown, _b: unknown, out: ContactRecord, isKnown: boolean): Verdict {
  return setChainsContact(out, isKnown);
}

function sharpContact(_a: unknown, _b: unknown, out: ContactRecord, isKnown: boolean): Verdict {
  return setSharpChainsContact(out, isKnown);
}

/**
 * `contact` of two points only.
 *
 * @example
 * pointPointContact(point(1, 1), point(1, 1))?.points; // [ { x: 1, y: 1 } ]
 */
export const pointPointContact: PairContact<Point, Point> = /* @__PURE__ */ settledContactOf(
  "pointPointContact",
  ofPoint,
  ofPoint,
  pointPointOverlap,
  /* @__PURE__ */ roundBoxContactOf(readPointCore),
);

/**
 * `contact` of a point and a circle only.
 *
 * @example
 * pointCircleContact(point(2, 0), circle(3, 0, 2))?.depth; // 1
 */
export const pointCircleContact: PairContact<Point, Circle> = /* @__PURE__ */ settledContactOf(
  "pointCircleContact",
  ofPoint,
  ofCircle,
  pointCircleOverlap,
  withCircle,
);

/**
 * `contact` of a point and a rectangle only.
 *
 * @example
 * pointRectContact(point(2, 0), rect(3, 0, 4, 4))?.depth; // 1
 */
export const pointRectContact: PairContact<Point, Rect> = /* @__PURE__ */ settledContactOf(
  "pointRectContact",
  ofPoint,
  ofRect,
  pointRectOverlap,
  /* @__PURE__ */ roundBoxContactOf(readRectCore),
);

/**
 * `contact` of a point and a capsule only.
 *
 * @example
 * pointCapsuleContact(point(2, 0), capsule(3, -1, 3, 1, 2))?.depth; // 1
 */
export const pointCapsuleContact: PairContact<Point, Capsule> = /* @__PURE__ */ settledContactOf(
  "pointCapsuleContact",
  ofPoint,
  ofCapsule,
  pointCapsuleOverlap,
  /* @__PURE__ */ roundBoxContactOf(readCapsuleCore),
);

/**
 * `contact` of a point and a convex polygon only.
 *
 * @example
 * pointPolygonContact(point(2, 0), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const pointPolygonContact: PairContact<Point, Polygon> = /* @__PURE__ */ contactOf(
  "pointPolygonContact",
  point,
  convexPolygon,
  solidsOverlap,
  setRoundPolygonContact,
);

/**
 * `contact` of two circles only.
 *
 * @example
 * circleCircleContact(circle(0, 0, 2), circle(3, 0, 2))?.depth; // 1
 */
export const circleCircleContact: PairContact<Circle, Circle> = /* @__PURE__ */ settledContactOf(
  "circleCircleContact",
  ofCircle,
  ofCircle,
  circleCircleOverlap,
  withCircle,
  orderOfCircles,
);

/**
 * `contact` of a circle and a rectangle only.
 *
 * @example
 * circleRectContact(circle(0, 0, 2), rect(3, 0, 4, 4))?.depth; // 1
 */
export const circleRectContact: PairContact<Circle, Rect> = /* @__PURE__ */ settledContactOf(
  "circleRectContact",
  ofCircle,
  ofRect,
  circleRectOverlapInIntegers,
  /* @__PURE__ */ roundBoxContactOf(readRectCore),
);

/**
 * `contact` of a circle and a capsule only.
 *
 * @example
 * circleCapsuleContact(circle(0, 0, 2), capsule(3, -1, 3, 1, 2))?.depth; // 1
 */
export const circleCapsuleContact: PairContact<Circle, Capsule> = /* @__PURE__ */ settledContactOf(
  "circleCapsuleContact",
  ofCircle,
  ofCapsule,
  circleCapsuleOverlap,
  /* @__PURE__ */ roundBoxContactOf(readCapsuleCore),
);

/**
 * `contact` of a circle and a convex polygon only.
 *
 * @example
 * circlePolygonContact(circle(0, 0, 2), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const circlePolygonContact: PairContact<Circle, Polygon> = /* @__PURE__ */ contactOf(
  "circlePolygonContact",
  circle,
  convexPolygon,
  solidsOverlap,
  setRoundPolygonContact,
);

/**
 * `contact` of two rectangles only.
 *
 * @example
 * rectRectContact(rect(0, 0, 4, 4), rect(3, 0, 4, 4))?.depth; // 1
 */
export const rectRectContact: PairContact<Rect, Rect> = /* @__PURE__ */ settledContactOf(
  "rectRectContact",
  ofRect,
  ofRect,
  rectRectOverlapInIntegers,
  setRectsContact,
  orderOfRects,
);

/**
 * `contact` of a rectangle and a capsule only.
 *
 * @example
 * rectCapsuleContact(rect(0, 0, 4, 4), capsule(3, -1, 3, 1, 2))?.depth; // 1
 */
export const rectCapsuleContact: PairContact<Rect, Capsule> = /* @__PURE__ */ settledContactOf(
  "rectCapsuleContact",
  ofRect,
  ofCapsule,
  rectEdgeOverlap,
  setRectCapsuleContact,
);

/**
 * `contact` of a rectangle and a convex polygon only.
 *
 * @example
 * rectPolygonContact(rect(0, 0, 4, 4), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const rectPolygonContact: PairContact<Rect, Polygon> = /* @__PURE__ */ contactOf(
  "rectPolygonContact",
  rect,
  convexPolygon,
  rectSolidOverlap,
  sharpContact,
);

/**
 * `contact` of two capsules only.
 *
 * @example
 * capsuleCapsuleContact(capsule(0, -1, 0, 1, 2), capsule(3, -1, 3, 1, 2))?.depth; // 1
 */
export const capsuleCapsuleContact: PairContact<Capsule, Capsule> = /* @__PURE__ */ settledContactOf(
  "capsuleCapsuleContact",
  ofCapsule,
  ofCapsule,
  capsulesOverlap,
  setCapsulesContact,
  orderOfCapsules,
);

/**
 * `contact` of a capsule and a convex polygon only.
 *
 * @example
 * capsulePolygonContact(capsule(0, -1, 0, 1, 2), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const capsulePolygonContact: PairContact<Capsule, Polygon> = /* @__PURE__ */ contactOf(
  "capsulePolygonContact",
  capsule,
  convexPolygon,
  solidsOverlap,
  chainsContact,
);

/**
 * `contact` of two convex polygons only.
 *
 * @example
 * polygonPolygonContact(polygon([[-2, -2], [2, -2], [2, 2], [-2, 2]]), polygon([[1, -2], [5, -2], [5, 2], [1, 2]]))?.depth; // 1
 */
export const polygonPolygonContact: PairContact<Polygon, Polygon> = /* @__PURE__ */ contactOf(
  "polygonPolygonContact",
  convexPolygon,
  convexPolygon,
  solidsOverlap,
  sharpContact,
  orderOfPolygons,
);
