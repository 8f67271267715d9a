/*
 * `contact` and `distance` of an ellipse and another shape: by the search over all directions, which tells whether they overlap,
 * too, but for what is left to integers.
 */

import {
  type Loader,
  loadCapsule,
  loadCircle,
  loadEllipse,
  loadPoint,
  loadPolygon,
  loadRect,
} from "../../convex/load.js";
import { ConvexPair, isOfUsualSize, loadPairBy, separateLoaded } from "../../convex/pair.js";
import type { ContactRecord } from "../../convex/result.js";
import { setConvexContact } from "../../convex/touch.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Ellipse, Point, Polygon, Rect, Shape } from "../../shapes/kind.js";
import { setWayBy, setWayGap, WayToCore, wayReader } from "../contact/way-to-core.js";
import {
  extentOfCapsule,
  extentOfCircle,
  extentOfEllipse,
  extentOfPoint,
  extentOfPolygon,
  extentOfRect,
  inUsualUnitBy,
  setContactIn,
  settleGapBy,
} from "../tables/extreme-lengths.js";
import {
  CAPSULE,
  CIRCLE,
  contactBy,
  distanceBy,
  ELLIPSE,
  gap,
  type OfKind,
  type Order,
  type PairContact,
  type PairDistance,
  POINT,
  POLYGON,
  RECT,
  record,
  requireConvex,
} from "./parts.js";

interface Searched<A extends Shape> extends OfKind<A> {
  readonly load: Loader<A>;
  readonly extentOf: (shape: A) => number;
  readonly sizeOf: (shape: A) => number;
}

export const point: Searched<Point> = {
  kind: POINT,
  load: loadPoint,
  extentOf: extentOfPoint,
  sizeOf: extentOfPoint,
};
export const circle: Searched<Circle> = {
  kind: CIRCLE,
  load: loadCircle,
  extentOf: extentOfCircle,
  sizeOf: extentOfCircle,
};
export const ellipse: Searched<Ellipse> = {
  kind: ELLIPSE,
  load: loadEllipse,
  extentOf: extentOfEllipse,
  sizeOf: extentOfEllipse,
};
export const rect: Searched<Rect> = {
  kind: RECT,
  load: loadRect,
  extentOf: extentOfRect,
  sizeOf: ({ halfWidth, halfHeight }) => Math.max(halfWidth, halfHeight),
};

export const capsule: Searched<Capsule> = {
  kind: CAPSULE,
  load: loadCapsule,
  extentOf: extentOfCapsule,
  sizeOf: ({ ax, ay, bx, by, r }) => Math.max(Math.abs(bx - ax), Math.abs(by - ay), r),
};

/** Convex polygons, as the function of this name takes. */
export function polygonOf(name: string): Searched<Polygon> {
  return {
    kind: POLYGON,
    load: (core, shape, frame) => {
      requireConvex(name, shape);
      loadPolygon(core, shape, frame);
    },
    extentOf: extentOfPolygon,
    sizeOf: ({ minX, minY, maxX, maxY }) => Math.max(maxX - minX, maxY - minY),
  };
}

/** What decides whether two shapes overlap: where doubles suffice, and in integers. */
export interface Overlap<A, B> {
  readonly filter: (a: A, b: B) => Verdict;
  readonly inIntegers: (a: A, b: B) => boolean;
}

const pair = /* @__PURE__ */ new ConvexPair();

/** Searches the separation of two shapes, the first of which has its position for a reference point. */
function search<A extends Shape, B extends Shape>(
  sideA: Searched<A>,
  sideB: Searched<B>,
  a: A,
  b: B,
): Verdict {
  pair.origin.x = a.x;
  pair.origin.y = a.y;
  loadPairBy(sideA.load, sideB.load, pair, a, b);
  return separateLoaded(pair);
}

/** `contact`; `quick` sets it where that is certain. */
export function searchedContactOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: Searched<A>,
  sideB: Searched<B>,
  { filter, inIntegers }: Overlap<A, B>,
  quick: (a: A, b: B, out: ContactRecord) => Verdict,
  order?: Order<A, B>,
): PairContact<A, B> {
  const inOrder = (a: A, b: B): boolean => {
    const verdict = quick(a, b, record);
    if (verdict !== 0) return verdict > 0;
    const doOverlap = filter(a, b);
    if (doOverlap < 0) return false;
    const found = search(sideA, sideB, a, b);
    if (doOverlap === 0 && !(found !== 0 ? found > 0 : inIntegers(a, b))) return false;
    const isUsual = isOfUsualSize(pair);
    if (isUsual || !setContactIn(inUsualUnitBy(sideA.sizeOf, sideB.sizeOf, a, b), record, inOrder)) {
      setConvexContact(record, pair);
    }
    return true;
  };
  return contactBy(name, sideA, sideB, inOrder, order);
}

/** `distance`; `quick` sets the gap of shapes that are apart, without the search, if it can. */
export function searchedDistanceOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: Searched<A>,
  sideB: Searched<B>,
  { filter, inIntegers }: Overlap<A, B>,
  quick: (a: A, b: B) => boolean,
  order?: Order<A, B>,
): PairDistance<A, B> {
  const inOrder = (a: A, b: B): number => {
    const verdict = filter(a, b);
    if (verdict > 0) return 0;
    const isMeasured = quick(a, b);
    if (verdict === 0 || !isMeasured) {
      const found = search(sideA, sideB, a, b);
      if (verdict === 0 && (found !== 0 ? found > 0 : inIntegers(a, b))) return 0;
      if (!isMeasured) {
        gap.distance = pair.distance;
        const other = isOfUsualSize(pair) ? null : inUsualUnitBy(sideA.sizeOf, sideB.sizeOf, a, b);
        if (other !== null) gap.distance = inOrder(other.a, other.b) / other.power;
      }
    }
    settleGapBy(gap, a, b, sideA.extentOf, sideB.extentOf);
    return gap.distance;
  };
  return distanceBy(name, sideA, sideB, inOrder, order);
}

const way = /* @__PURE__ */ new WayToCore();

/** Sets the gap along the way to an ellipse; false where that cannot be measured. */
export function gapAlongWay<A extends Shape>(
  readA: (a: A, way: WayToCore) => boolean,
  readB: (b: Ellipse, way: WayToCore) => boolean,
): (a: A, b: Ellipse) => boolean {
  const read = wayReader(readA, readB);
  return (a, b) => {
    setWayBy(read, way, a, b);
    setWayGap(way, gap);
    return way.isMeasured;
  };
}
