import { describe, expect, it } from "vitest";
import {
  capsule,
  circle,
  distance,
  ellipse,
  overlaps,
  polygon,
  rect,
  roundedRect,
  type Shape,
  sector,
} from "../../../src/index.js";
import { boxPolygonFilter } from "../../../src/pairs/boxes/rounded-boxes.js";
import { setEdgedGap } from "../../../src/pairs/contact/edged-contact.js";
import { edgedFilter } from "../../../src/pairs/edges/chain-chain.js";
import { polygonPolygonFilter } from "../../../src/pairs/edges/edged-pairs.js";
import { ellipseEdgedFilter, ellipsePolygonFilter } from "../../../src/pairs/ellipses/ellipse-chain.js";
import { unitEllipsesVerdict } from "../../../src/pairs/ellipses/ellipse-ellipse-filter.js";
import {
  circleSectorOverlapFilter,
  pointSectorOverlapFilter,
} from "../../../src/pairs/sectors/round-sector.js";
import { edgedWedgeFilter, wedgeEdgedFilter } from "../../../src/pairs/sectors/wedge-edge.js";
import { wedgeWedgeFilter } from "../../../src/pairs/sectors/wedge-wedge.js";
import { Kind, type Point } from "../../../src/shapes/kind.js";

const EAST = { x: 1, y: 0 };
const NORTH = { x: 0, y: 1 };
const WEST = { x: -1, y: 0 };

/** A length, and a coordinate along x and along y, of the pair as it is, or enlarged and moved. */
interface Frame {
  size(length: number): number;
  x(place: number): number;
  y(place: number): number;
}

function frame(scale: number, offset = 0): Frame {
  const place = (coordinate: number) => scale * (coordinate + offset);
  return { size: (length) => scale * length, x: place, y: place };
}

const quarter = ({ size, x, y }: Frame) => sector(x(0), y(0), size(5), EAST, NORTH);

interface Touch {
  readonly name: string;
  /** The filter itself, before anything else is asked. */
  readonly filter: (a: never, b: never) => number;
  readonly a: (frame: Frame) => Shape;
  /** Touches the first shape where the gap is 0. */
  readonly b: (frame: Frame, gap: number) => Shape;
}

const TOUCHES: readonly Touch[] = [
  {
    name: "two polygons, a vertex on an edge",
    filter: polygonPolygonFilter,
    a: ({ x, y }) =>
      polygon([
        [x(0), y(0)],
        [x(4), y(2)],
        [x(0), y(4)],
      ]),
    b: ({ x, y }, gap) =>
      polygon([
        [x(2), y(1 - gap)],
        [x(3), y(-5)],
        [x(9), y(-5)],
      ]),
  },
  {
    name: "two polygons with an edge in common, the other way round, a vertex in line",
    filter: polygonPolygonFilter,
    a: ({ x, y }) =>
      polygon([
        [x(0), y(0)],
        [x(4), y(0)],
        [x(4), y(2)],
        [x(4), y(4)],
        [x(0), y(4)],
      ]),
    b: ({ x, y }, gap) =>
      polygon([
        [x(4 + gap), y(0)],
        [x(4 + gap), y(4)],
        [x(8), y(4)],
        [x(8), y(0)],
      ]),
  },
  {
    name: "a box and a vertex of a polygon",
    filter: boxPolygonFilter,
    a: ({ size, x, y }) => rect(x(0), y(0), size(4), size(4)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(2 + gap), y(1)],
        [x(5), y(0)],
        [x(5), y(3)],
      ]),
  },
  {
    name: "a corner of a box and a polygon's edge",
    filter: boxPolygonFilter,
    a: ({ size, x, y }) => rect(x(0), y(0), size(4), size(4)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(0), y(4 + gap)],
        [x(4), y(0 + gap)],
        [x(9), y(9)],
      ]),
  },
  {
    name: "a rounded box and a polygon's edge",
    filter: boxPolygonFilter,
    a: ({ size, x, y }) => roundedRect(x(0), y(0), size(4), size(4), size(1)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(1), y(2 + gap)],
        [x(0), y(5)],
        [x(-1), y(2 + gap)],
      ]),
  },
  {
    name: "two capsules, end to end",
    filter: edgedFilter,
    a: ({ size, x, y }) => capsule(x(-5), y(0), x(0), y(0), size(2)),
    b: ({ size, x, y }, gap) => capsule(x(3), y(4 + gap), x(9), y(9), size(3)),
  },
  {
    name: "two capsules, side by side",
    filter: edgedFilter,
    a: ({ size, x, y }) => capsule(x(-5), y(0), x(5), y(0), size(2)),
    b: ({ size, x, y }, gap) => capsule(x(-1), y(5 + gap), x(9), y(5 + gap), size(3)),
  },
  {
    name: "two capsules that are discs",
    filter: edgedFilter,
    a: ({ size, x, y }) => capsule(x(0), y(0), x(0), y(0), size(2)),
    b: ({ size, x, y }, gap) => capsule(x(3), y(4 + gap), x(3), y(4 + gap), size(3)),
  },
  {
    name: "two ellipses",
    filter: unitEllipsesVerdict,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(2), size(1)),
    b: ({ size, x, y }, gap) => ellipse(x(5 + gap), y(0), size(3), size(1)),
  },
  {
    name: "an ellipse at a polygon's vertex",
    filter: ellipsePolygonFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(2), size(1)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(2 + gap), y(0)],
        [x(6), y(-3)],
        [x(6), y(4)],
      ]),
  },
  {
    name: "an ellipse at a polygon's edge",
    filter: ellipsePolygonFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(2), size(1)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(-1), y(1 + gap)],
        [x(4), y(1 + gap)],
        [x(1), y(5)],
      ]),
  },
  {
    name: "an ellipse at a capsule's side",
    filter: ellipseEdgedFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(2), size(1)),
    b: ({ size, x, y }, gap) => capsule(x(-1), y(3 + gap), x(4), y(3 + gap), size(2)),
  },
  {
    name: "an ellipse, turned, at a capsule's end",
    filter: ellipseEdgedFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(1), size(2), NORTH),
    b: ({ size, x, y }, gap) => capsule(x(4 + gap), y(0), x(9), y(3), size(2)),
  },
  {
    name: "an ellipse that is a disc, at a capsule's end",
    filter: ellipseEdgedFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(3), size(3)),
    b: ({ size, x, y }, gap) => capsule(x(3), y(4 + gap), x(3), y(9), size(2)),
  },
  {
    name: "an ellipse at a rounded rectangle's side",
    filter: ellipseEdgedFilter,
    a: ({ size, x, y }) => ellipse(x(0), y(0), size(2), size(1)),
    b: ({ size, x, y }, gap) => roundedRect(x(0), y(3 + gap), size(6), size(4), size(1)),
  },
  {
    name: "an ellipse thinner than rounding at a capsule's side",
    filter: ellipseEdgedFilter,
    a: ({ size, x, y }) => ellipse(x(-1), y(0), size(2), size(2 ** -60)),
    b: ({ size, x, y }, gap) => capsule(x(3 + gap), y(-1), x(3 + gap), y(1), size(2)),
  },
  {
    name: "a circle at a sector's arc",
    filter: circleSectorOverlapFilter,
    a: quarter,
    b: ({ size, x, y }, gap) => circle(x(6), y(8 + gap), size(5)),
  },
  {
    name: "a circle at a sector's edge",
    filter: circleSectorOverlapFilter,
    a: quarter,
    b: ({ size, x, y }, gap) => circle(x(2), y(-3 - gap), size(3)),
  },
  {
    name: "a circle at a sector's tip",
    filter: circleSectorOverlapFilter,
    a: quarter,
    b: ({ size, x, y }, gap) => circle(x(8), y(-4 - gap), size(5)),
  },
  {
    name: "a rectangle at a sector's tip",
    filter: edgedWedgeFilter,
    a: ({ size, x, y }) => rect(x(7), y(1), size(4), size(2)),
    b: ({ size, x, y }, gap) => sector(x(0 - gap), y(0), size(5), EAST, NORTH),
  },
  {
    name: "two sectors, tip to tip",
    filter: wedgeWedgeFilter,
    a: quarter,
    b: ({ size, x, y }, gap) => sector(x(10 + gap), y(0), size(5), NORTH, WEST),
  },
  {
    name: "a polygon's vertex at a sector's arc",
    filter: wedgeEdgedFilter,
    a: quarter,
    b: ({ x, y }, gap) =>
      polygon([
        [x(3), y(4 + gap)],
        [x(9), y(5)],
        [x(5), y(12)],
      ]),
  },
  {
    name: "a polygon's vertex at a rectangle's side",
    filter: edgedFilter,
    a: ({ size, x, y }) => rect(x(0), y(0), size(4), size(2)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(2 + gap), y(0.5)],
        [x(6), y(-3)],
        [x(6), y(4)],
      ]),
  },
  {
    name: "a rectangle's corner at a polygon's edge",
    filter: edgedFilter,
    a: ({ size, x, y }) => rect(x(0), y(0), size(4), size(2)),
    b: ({ x, y }, gap) =>
      polygon([
        [x(0), y(3 + gap)],
        [x(4), y(-1 + gap)],
        [x(4), y(3 + gap)],
      ]),
  },
];

/** In canonical order, as the filters take them. */
function verdictOf({ filter }: Touch, a: Shape, b: Shape): number {
  return a.kind <= b.kind ? filter(a as never, b as never) : filter(b as never, a as never);
}

const SCALES = [1, 2 ** 30, 2 ** -30, 2 ** 150, 2 ** -150, 2 ** 500, 2 ** -500];

/** Exact in every coordinate of the pairs, and a whole number of the units that coordinates there are rounded to. */
const OFFSET = 2 ** 30;
const ULP = 2 ** -21;

describe.each(TOUCHES)("$name", (touch) => {
  it.each(SCALES)("touch at the scale %d, and do not an ulp or two beside", (scale) => {
    const at = frame(scale);
    const a = touch.a(at);
    const touching = touch.b(at, 0);
    const beside = touch.b(at, 2 ** -49);
    expect(overlaps(a, touching)).toBe(true);
    expect(overlaps(a, beside)).toBe(false);
    expect(verdictOf(touch, a, touching)).toBeGreaterThanOrEqual(0);
    expect(verdictOf(touch, a, beside)).toBeLessThanOrEqual(0);
  });

  it("touch far from the origin, and do not an ulp beside", () => {
    const at = frame(1, OFFSET);
    const a = touch.a(at);
    expect(overlaps(a, touch.b(at, 0))).toBe(true);
    expect(overlaps(a, touch.b(at, ULP))).toBe(false);
    expect(verdictOf(touch, a, touch.b(at, 0))).toBeGreaterThanOrEqual(0);
    expect(verdictOf(touch, a, touch.b(at, ULP))).toBeLessThanOrEqual(0);
  });

  it.each([1, 2 ** 30, 2 ** -30])("are decided in doubles beside that, at the scale %d", (scale) => {
    const at = frame(scale);
    const gap = 1e-9;
    expect(verdictOf(touch, touch.a(at), touch.b(at, gap))).toBe(-1);
    expect(verdictOf(touch, touch.a(at), touch.b(at, -gap))).toBe(1);
  });
});

describe("what a filter leaves to others", () => {
  const turned = { x: 3, y: 4 };

  it("directions of another length than 1", () => {
    expect(unitEllipsesVerdict(ellipse(0, 0, 2, 1, turned) as never, ellipse(0, 0, 3, 1) as never)).toBe(0);
  });

  it("ellipses without width", () => {
    expect(unitEllipsesVerdict(ellipse(0, 0, 2, 0) as never, ellipse(9, 0, 3, 1) as never)).toBe(0);
  });

  it("capsules without radii that cross", () => {
    const a = capsule(-1, -1, 1, 1, 0);
    expect(overlaps(a, capsule(-1, 1, 1, -1, 0))).toBe(true);
    expect(overlaps(a, capsule(1, 1, 3, 5, 0))).toBe(true);
    expect(overlaps(a, capsule(1, 1 + 2 ** -52, 3, 5, 0))).toBe(false);
  });

  it("polygons with holes, and such as are not convex", () => {
    const square = (size: number): [number, number][] => [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
    ];
    const ring = polygon(square(4), { holes: [square(2)] });
    expect(polygonPolygonFilter(ring as never, polygon(square(1)) as never)).toBe(-1);
    expect(polygonPolygonFilter(ring as never, polygon(square(2)) as never)).toBe(1);
    expect(edgedFilter(rect(0, 0, 2, 2) as never, ring as never)).toBe(-1);
  });
});

describe("a sector and a point", () => {
  const at = (x: number, y: number) => ({ kind: Kind.point, x, y }) as Point;
  const wide = sector(0, 0, 5, EAST, { x: 0, y: -1 });

  it("are decided by the three sides together", () => {
    expect(pointSectorOverlapFilter(at(1, 1), quarter(frame(1)) as never)).toBe(1);
    expect(pointSectorOverlapFilter(at(1, -1), quarter(frame(1)) as never)).toBe(-1);
    expect(pointSectorOverlapFilter(at(5, 5), quarter(frame(1)) as never)).toBe(-1);
    expect(pointSectorOverlapFilter(at(-1, -1), wide as never)).toBe(1);
    expect(pointSectorOverlapFilter(at(1, -1), wide as never)).toBe(-1);
  });

  it("are left open on an edge, at the apex and on the arc, unless another side decides", () => {
    expect(pointSectorOverlapFilter(at(1, 0), quarter(frame(1)) as never)).toBe(0);
    expect(pointSectorOverlapFilter(at(0, 0), quarter(frame(1)) as never)).toBe(0);
    expect(pointSectorOverlapFilter(at(3, 4), quarter(frame(1)) as never)).toBe(0);
    expect(pointSectorOverlapFilter(at(-1, 0), quarter(frame(1)) as never)).toBe(-1);
    expect(pointSectorOverlapFilter(at(9, 0), quarter(frame(1)) as never)).toBe(-1);
  });
});

describe("the distance of two convex polygons", () => {
  const square = (x: number, y: number, scale = 1) =>
    polygon([
      [scale * x, scale * y],
      [scale * (x + 2), scale * y],
      [scale * (x + 2), scale * (y + 2)],
      [scale * x, scale * (y + 2)],
    ]);
  const found = { distance: 0.5 };

  it("is that of two corners, of a corner and an edge, and of two edges", () => {
    const diamond = polygon([
      [5, 1],
      [7, -1],
      [9, 1],
      [7, 3],
    ]);
    expect(setEdgedGap(square(0, 0), square(5, 6), found)).toBe(-1);
    expect(found.distance).toBe(5);
    expect(setEdgedGap(square(0, 0), diamond, found)).toBe(-1);
    expect(found.distance).toBe(3);
    expect(setEdgedGap(square(0, 0), square(2.5, 1), found)).toBe(-1);
    expect(found.distance).toBe(0.5);
  });

  it("is the same far away, at other scales and in both orders", () => {
    expect(distance(square(2 ** 40, -(2 ** 40)), square(2 ** 40 + 5, -(2 ** 40) + 6))).toBe(5);
    for (const scale of [2 ** 100, 2 ** -100, 2 ** 500, 2 ** -500]) {
      expect(distance(square(0, 0, scale), square(5, 6, scale))).toBe(5 * scale);
      expect(distance(square(5, 6, scale), square(0, 0, scale))).toBe(5 * scale);
    }
  });

  it("is 0 where they touch, and above 0 an ulp beside", () => {
    expect(distance(square(0, 0), square(2, 2))).toBe(0);
    expect(distance(square(0, 0), square(2 + 2 ** -51, 1))).toBe(2 ** -51);
  });
});
