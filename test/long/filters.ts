import { exactOverlap } from "../../src/exact/meeting.js";
import {
  type AnnularSector,
  type Arc,
  type Capsule,
  type Circle,
  type Ellipse,
  type HalfPlane,
  Opening,
  type Point,
  type Polygon,
  type Polyline,
  type Ray,
  type Rect,
  type RoundedRect,
  type Sector,
  type Segment,
  type Shape,
} from "../../src/index.js";
import { rectRectOverlapExact, rectRectOverlapFilter } from "../../src/pairs/boxes/rect-rect.js";
import {
  circleRectOverlapExact,
  circleRectOverlapFilter,
  pointRectOverlapExact,
  pointRectOverlapFilter,
} from "../../src/pairs/boxes/round-rect.js";
import { ellipseEllipseOverlapExact } from "../../src/pairs/ellipses/ellipse-ellipse.js";
import {
  circleEllipseOverlapFilter,
  ellipseEllipseOverlapFilter,
} from "../../src/pairs/ellipses/ellipse-ellipse-filter.js";
import { ellipseRectOverlapExact, ellipseRectOverlapFilter } from "../../src/pairs/ellipses/ellipse-rect.js";
import {
  circleEllipseOverlapExact,
  pointEllipseOverlapExact,
  pointEllipseOverlapFilter,
} from "../../src/pairs/ellipses/round-ellipse.js";
import {
  circleCircleOverlapExact,
  circleCircleOverlapFilter,
  pointCircleOverlapExact,
  pointCircleOverlapFilter,
} from "../../src/pairs/round-round.js";
import { ellipseSectorOverlapExact, rectSectorOverlapExact } from "../../src/pairs/sectors/centred-sector.js";
import {
  circleSectorOverlapExact,
  circleSectorOverlapFilter,
  pointSectorOverlapFilter,
  sectorSectorOverlapExact,
} from "../../src/pairs/sectors/round-sector.js";
import { pointWedgeExact } from "../../src/pairs/sectors/wedge.js";
import { edgedWedgeFilter } from "../../src/pairs/sectors/wedge-edge.js";
import { ellipseWedgeFilter } from "../../src/pairs/sectors/wedge-ellipse.js";
import { wedgeWedgeFilter } from "../../src/pairs/sectors/wedge-wedge.js";
import { overlapVerdict } from "../../src/pairs/tables/overlap-filters.js";
import { exactStays } from "../../src/rays/exact-stays.js";
import { rayRectExact } from "../../src/rays/ray-box.js";
import { rayCircleExact, rayCircleFilter } from "../../src/rays/ray-circle.js";
import {
  rayHalfPlaneFilter,
  rayPolygonFilter,
  rayPolylineFilter,
  raySegmentFilter,
} from "../../src/rays/ray-edges.js";
import { rayEllipseExact, rayEllipseFilter } from "../../src/rays/ray-ellipse.js";
import { raySectorExact } from "../../src/rays/ray-wedge.js";
import { rayWedgeFilter } from "../../src/rays/ray-wedge-filter.js";
import { rayCapsuleFilter, rayRectFilter } from "../../src/rays/rounded-box-filter.js";
import { createStays, type Stay, type Stays } from "../../src/rays/stay.js";
import { boxAlongAxes, isFlat } from "../../src/shapes/reductions.js";
import { everydayPair, nearTouchPair } from "../generators/pair.js";
import type { Generator, Random } from "../generators/random.js";
import { everydayRay, nearTouchRay } from "../generators/ray.js";
import {
  buildRay,
  buildShape,
  type KindName,
  type PairSpec,
  type RayCaseSpec,
  type ShapeSpec,
} from "../generators/spec.js";
import type { Fault } from "../property/judges/overlaps.js";
import { isFilteredPair, PAIRS } from "../property/kinds.js";

/** A float filter beside the exact arithmetic it stands in front of. */
export interface FilterCheck {
  readonly name: string;
  /** Whether the exact arithmetic is that of the pair alone, which is quick, and not that of all pairs. */
  readonly isQuick: boolean;
  /** Draws a case at the filter's edge: a filter may abstain, but what it says must be what exact arithmetic says. */
  readonly judgeAtEdge: (random: Random) => { asked: object; fault: Fault };
  /** Draw a case and tell whether the filter leaves it to exact arithmetic. */
  readonly abstainsAtEdge: (random: Random) => boolean;
  readonly abstainsOnEveryday: (random: Random) => boolean;
}

/** A filter's answer and the exact one, in words; the filter's is undefined where it abstains. */
interface Answers {
  readonly filtered: string | undefined;
  readonly exact: () => string;
}

function check<T extends object>(
  name: string,
  atEdge: Generator<T>,
  everyday: Generator<T>,
  answersTo: (asked: T) => Answers,
  isQuick = true,
): FilterCheck {
  const judgeAtEdge = (random: Random): { asked: object; fault: Fault } => {
    const asked = atEdge(random);
    const { filtered, exact } = answersTo(asked);
    const wrong = filtered !== undefined && filtered !== exact();
    return { asked, fault: wrong ? `the filter says ${filtered}, not ${exact()}` : undefined };
  };
  const abstains = (asked: T): boolean => answersTo(asked).filtered === undefined;
  return {
    name,
    isQuick,
    judgeAtEdge,
    abstainsAtEdge: (random) => abstains(atEdge(random)),
    abstainsOnEveryday: (random) => abstains(everyday(random)),
  };
}

function overlapFilter<A extends Shape, B extends Shape>(
  kindA: KindName,
  kindB: KindName,
  filter: (a: A, b: B) => number,
  exact: (a: A, b: B) => boolean,
): FilterCheck {
  const everyday = everydayPair(kindA, kindB);
  return check(`${kindA}, ${kindB}`, nearTouchPair(kindA, kindB, -17, -10), everyday, (pair) => {
    const a = buildShape(pair.a) as A;
    const b = buildShape(pair.b) as B;
    const verdict = filter(a, b);
    return {
      filtered: verdict === 0 ? undefined : String(verdict > 0),
      exact: () => String(exact(a, b)),
    };
  });
}

/** The filter in front of the exact arrangement of two shapes, for the pairs that have no other exact arithmetic. */
function generalFilter(kindA: KindName, kindB: KindName): FilterCheck {
  const name = `${kindA}, ${kindB}`;
  const [atEdge, everyday] = [nearTouchPair(kindA, kindB, -17, -10), everydayPair(kindA, kindB)];
  const answersTo = (pair: PairSpec): Answers => {
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const verdict = overlapVerdict(a, b);
    return {
      filtered: verdict === 0 ? undefined : String(verdict > 0),
      exact: () => String(exactOverlap(a, b)),
    };
  };
  return check(name, atEdge, everyday, answersTo, false);
}

function rayFilter<S extends Shape>(
  kind: KindName,
  filter: (ray: Ray, shape: S, stays: Stays) => number,
  exact: (ray: Ray, shape: S, stays: Stays) => void = exactStays,
): FilterCheck {
  const answersTo = (asked: RayCaseSpec<ShapeSpec>): Answers => {
    const ray = buildRay(asked.ray);
    const shape = buildShape(asked.shape) as S;
    const stays = createStays();
    const filtered = filter(ray, shape, stays) === 0 ? undefined : describeStays(stays);
    const exactly = (): string => {
      exact(ray, shape, stays);
      return describeStays(stays);
    };
    return { filtered, exact: exactly };
  };
  const isQuick = exact !== exactStays;
  return check(`ray, ${kind}`, nearTouchRay(kind, -17, -10), everydayRay(kind), answersTo, isQuick);
}

/** What must be exact of the stays of a line in a shape. */
function describeStays({ count, list }: Stays): string {
  const describe = ({ isPoint, enter, exit }: Stay): string =>
    (isPoint ? [enter] : [enter, exit]).map((end) => `${end.versusMin} ${end.versusMax}`).join(" to ");
  return list.slice(0, count).map(describe).join("; ");
}

function isDisc(sector: Sector): boolean {
  return sector.opening === Opening.whole || sector.r === 0;
}

/** Every filter of the overlap tests and of the rays. */
export const FILTERS: readonly FilterCheck[] = [
  overlapFilter("point", "circle", pointCircleOverlapFilter, pointCircleOverlapExact),
  overlapFilter("point", "ellipse", pointEllipseOverlapFilter, pointEllipseOverlapExact),
  overlapFilter("point", "rect", pointRectOverlapFilter, pointRectOverlapExact),
  overlapFilter("point", "sector", pointSectorOverlapFilter, pointWedgeExact),
  overlapFilter("circle", "circle", circleCircleOverlapFilter, circleCircleOverlapExact),
  overlapFilter("circle", "ellipse", circleEllipseOverlapFilter, circleEllipseOverlapExact),
  overlapFilter("circle", "rect", circleRectOverlapFilter, circleRectOverlapExact),
  overlapFilter("circle", "sector", circleSectorOverlapFilter, circleSectorOverlapExact),
  overlapFilter("ellipse", "ellipse", ellipseEllipseOverlapFilter, ellipseEllipseOverlapExact),
  overlapFilter("ellipse", "rect", ellipseRectOverlapFilter, ellipseRectOverlapExact),
  overlapFilter("ellipse", "sector", ellipseWedgeFilter, ellipseSectorOverlapExact),
  overlapFilter("rect", "rect", rectRectOverlapFilter, rectRectOverlapExact),
  overlapFilter("rect", "sector", edgedWedgeFilter, rectSectorOverlapExact),
  overlapFilter("sector", "sector", wedgeWedgeFilter, sectorSectorOverlapExact),
  ...PAIRS.filter(([kindA, kindB]) => !isFilteredPair(kindA, kindB)).map(([kindA, kindB]) =>
    generalFilter(kindA, kindB),
  ),
  rayFilter<Point>(
    "point",
    (ray, { x, y }, stays) => rayCircleFilter(ray, { x, y, r: 0 }, stays),
    (ray, { x, y }, stays) => rayCircleExact(ray, { x, y, r: 0 }, stays),
  ),
  rayFilter<Circle>("circle", rayCircleFilter, rayCircleExact),
  rayFilter<Ellipse>(
    "ellipse",
    (ray, ellipse, stays) =>
      isFlat(ellipse)
        ? rayRectFilter(ray, boxAlongAxes(ellipse), stays)
        : rayEllipseFilter(ray, ellipse, stays),
    (ray, ellipse, stays) =>
      isFlat(ellipse)
        ? rayRectExact(ray, boxAlongAxes(ellipse), stays)
        : rayEllipseExact(ray, ellipse, stays),
  ),
  rayFilter<Rect>("rect", rayRectFilter, rayRectExact),
  rayFilter<Sector>(
    "sector",
    (ray, sector, stays) =>
      isDisc(sector) ? rayCircleFilter(ray, sector, stays) : rayWedgeFilter(ray, sector, stays),
    (ray, sector, stays) =>
      isDisc(sector) ? rayCircleExact(ray, sector, stays) : raySectorExact(ray, sector, stays),
  ),
  rayFilter<Segment>("segment", raySegmentFilter),
  rayFilter<Polygon>("polygon", rayPolygonFilter),
  rayFilter<HalfPlane>("halfPlane", rayHalfPlaneFilter),
  rayFilter<Polyline>("polyline", rayPolylineFilter),
  // These are filters for positive radii only; others go elsewhere.
  rayFilter<Capsule>("capsule", (ray, shape, stays) =>
    shape.r === 0 ? 0 : rayCapsuleFilter(ray, shape, stays),
  ),
  rayFilter<RoundedRect>("roundedRect", (ray, shape, stays) =>
    shape.r === 0 ? 0 : rayRectFilter(ray, shape, stays),
  ),
  rayFilter<AnnularSector>("annularSector", (ray, shape, stays) =>
    shape.innerR === 0 ? 0 : rayWedgeFilter(ray, shape, stays),
  ),
  rayFilter<Arc>("arc", (ray, shape, stays) => (shape.r === 0 ? 0 : rayWedgeFilter(ray, shape, stays))),
];
