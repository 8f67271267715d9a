import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import type { Angle, Direction } from "../../../src/math/vector.js";
import { type Bounds, bounds } from "../../../src/shapes/bounds.js";
import { compound } from "../../../src/shapes/copy.js";
import {
  type AnnularSector,
  type Arc,
  type Circle,
  type Directions,
  type Ellipse,
  Kind,
  Opening,
  type Point,
  type Rect,
  type RoundedRect,
  type Sector,
  type Shape,
} from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { moveTo, rotateTo } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";
import { dyadic, seededRandom } from "../math/high-precision.js";

const HALVINGS = 1200n;
const inf = Number.POSITIVE_INFINITY;

/** A double as an integer in units of 2^−HALVINGS. */
function exact(x: number): bigint {
  const { integer, halvings } = dyadic(x);
  return integer << (HALVINGS - halvings);
}

/** The kinds whose bounds are computed from their position, and need rounding. */
type PlacedShape = Point | Circle | Ellipse | Rect | Sector | RoundedRect | AnnularSector | Arc;

const PLACED_KINDS = [
  Kind.point,
  Kind.circle,
  Kind.ellipse,
  Kind.rect,
  Kind.sector,
  Kind.roundedRect,
  Kind.annularSector,
  Kind.arc,
];

/** A candidate for the extent in the +x direction: the length offset ± √(square / weight), exactly. */
interface Extent {
  readonly square: bigint;
  readonly weight: bigint;
  readonly offset?: bigint;
  readonly isNegative?: boolean;
}

const absolute = (x: bigint) => (x < 0n ? -x : x);

/** The lengths of which the greatest is how far the shape reaches from its position towards +x. */
function extentsTowardsX(shape: PlacedShape): Extent[] {
  const zero = { square: 0n, weight: 1n };
  switch (shape.kind) {
    case Kind.point:
      return [zero];
    case Kind.circle:
      return [{ square: exact(shape.r) ** 2n, weight: 1n }];
    case Kind.ellipse: {
      const [rx, ry, ux, uy] = [shape.rx, shape.ry, shape.ux, shape.uy].map(exact) as bigint4;
      return [{ square: (rx * ux) ** 2n + (ry * uy) ** 2n, weight: ux * ux + uy * uy }];
    }
    case Kind.rect: {
      const [w, h, ux, uy] = [shape.halfWidth, shape.halfHeight, shape.ux, shape.uy].map(exact) as bigint4;
      return [{ square: (w * absolute(ux) + h * absolute(uy)) ** 2n, weight: ux * ux + uy * uy }];
    }
    case Kind.roundedRect: {
      const [w, h, ux, uy] = [shape.halfWidth, shape.halfHeight, shape.ux, shape.uy].map(exact) as bigint4;
      const r = exact(shape.r);
      const core = (w - r) * absolute(ux) + (h - r) * absolute(uy);
      return [{ square: core ** 2n, weight: ux * ux + uy * uy, offset: r }];
    }
    case Kind.sector:
      return extentsBetween(shape, 0, shape.r);
    case Kind.annularSector:
      return extentsBetween(shape, shape.innerR, shape.outerR);
    case Kind.arc:
      return extentsBetween(shape, shape.r, shape.r);
  }
}

function extentsBetween(shape: Directions, innerR: number, outerR: number): Extent[] {
  const [inner, outer] = [exact(innerR), exact(outerR)];
  const [sx, sy, ex, ey] = [shape.startX, shape.startY, shape.endX, shape.endY].map(exact) as bigint4;
  const corner = (x: bigint, y: bigint): Extent => {
    const length = (x > 0n ? outer : inner) * x;
    return { square: length ** 2n, weight: x * x + y * y, isNegative: x < 0n };
  };
  const ahead = -sy >= 0n;
  const behind = ey >= 0n;
  const inside =
    shape.opening === Opening.whole ||
    (shape.opening === Opening.halfOrMore ? ahead || behind : ahead && behind);
  const parallel = sx * ey - sy * ex === 0n && shape.opening === Opening.lessThanHalf;
  const corners = [corner(sx, sy), corner(ex, ey)];
  return inside && !(parallel && sx < 0n) ? [...corners, { square: outer * outer, weight: 1n }] : corners;
}

type bigint4 = [bigint, bigint, bigint, bigint];

/** The shape seen with −x, +y and −y as its +x axis, by turning or mirroring its stored numbers. */
function views(shape: PlacedShape, box: Bounds): { shape: PlacedShape; side: number }[] {
  const turned = (s: PlacedShape): PlacedShape => {
    const pose = { ...s, x: s.y, y: -s.x };
    if (pose.kind === Kind.ellipse || pose.kind === Kind.rect || pose.kind === Kind.roundedRect) {
      return { ...pose, ux: pose.uy, uy: -pose.ux };
    }
    if (pose.kind === Kind.point || pose.kind === Kind.circle) return pose;
    const { startX, startY, endX, endY } = pose;
    return { ...pose, startX: startY, startY: -startX, endX: endY, endY: -endX };
  };
  const quarter = turned(shape);
  const half = turned(quarter);
  return [
    { shape, side: box.maxX },
    { shape: quarter, side: box.maxY },
    { shape: half, side: -box.minX },
    { shape: turned(half), side: -box.minY },
  ];
}

function covers(length: bigint, { square, weight, offset = 0n, isNegative = false }: Extent): boolean {
  const rest = length - offset;
  if (isNegative) return rest >= 0n || rest * rest * weight <= square;
  return rest >= 0n && rest * rest * weight >= square;
}

type Verdict = "over-tight" | "loose" | "good" | "exact";

/** Compares one side with the exact extent; loose is more than 8 ulp of position and size beyond it. */
function judge({ shape, side }: { shape: PlacedShape; side: number }): Verdict {
  const extents = extentsTowardsX(shape);
  const size = Object.entries(shape).map(([name, value]) =>
    /^(r|rx|ry|innerR|outerR|half.*)$/.test(name) ? Number(value) : 0,
  );
  if (side === Number.POSITIVE_INFINITY) {
    const most = exact(Number.MAX_VALUE) - exact(shape.x);
    return extents.every((extent) => covers(most, extent)) ? "loose" : "good";
  }
  const length = exact(side) - exact(shape.x);
  if (!extents.every((extent) => covers(length, extent))) return "over-tight";
  if (!extents.every((extent) => covers(length - 1n, extent))) return "exact";
  const total = [shape.x, ...size].reduce((sum, value) => sum + absolute(exact(value)), 0n);
  const slack = (total * 8n) / 2n ** 52n + exact(8 * Number.MIN_VALUE);
  return extents.every((extent) => covers(length - slack, extent)) ? "loose" : "good";
}

const random = seededRandom(14);
const signed = (x: number) => (random() < 0.5 ? -x : x);

function randomShape(kind: number, exponents: number): PlacedShape {
  const size = () => (random() < 0.1 ? 0 : (1 + random()) * 2 ** Math.floor((random() - 0.5) * exponents));
  const round = () => Math.floor(random() * 9) - 4;
  const coordinate = () => (random() < 0.3 ? round() : signed(size()));
  const angle = (): Angle => {
    const choice = Math.floor(random() * 5);
    if (choice === 0) return degrees(45 * Math.floor(random() * 8));
    if (choice === 1) return { x: round(), y: round() + 0.25 };
    if (choice === 2)
      return { x: signed(2 ** (random() * 2000 - 1000)), y: signed(2 ** (random() * 2000 - 1000)) };
    if (choice === 3) return (Math.PI / 4) * round();
    return random() * 7;
  };
  const [x, y] = [coordinate(), coordinate()];
  if (kind === Kind.circle) return circle(x, y, size());
  if (kind === Kind.ellipse) return ellipse(x, y, size(), random() < 0.1 ? 1 : size(), angle());
  if (kind === Kind.rect) return rect(x, y, size(), size(), angle());
  if (kind === Kind.point) return point(x, y);
  if (kind === Kind.roundedRect) {
    const [r, w, h] = [size(), random() < 0.2 ? 0 : size(), size()];
    return roundedRect(x, y, 2 * (r + w), 2 * (r + h), r, angle());
  }
  const start = angle();
  const end = random() < 0.1 ? start : angle();
  const radii = [size(), size()];
  const [inner, outer] = [Math.min(...radii), Math.max(...radii)];
  const made =
    kind === Kind.annularSector
      ? annularSector(x, y, inner, outer, start, end)
      : (kind === Kind.arc ? arc : sector)(x, y, outer, start, end);
  return random() < 0.5 ? made : rotateTo(made, angle());
}

const placedKinds = Object.entries(Kind).filter(([, kind]) => (PLACED_KINDS as number[]).includes(kind));

describe.each(placedKinds)("bounds of a %s", (_name, kind) => {
  it.each([
    ["ordinary", 8],
    ["mixed", 160],
    ["extreme", 2030],
  ])("enclose it, and closely, at %s sizes", (_sizes, exponents) => {
    const judged = Array.from({ length: 600 }, () => randomShape(kind, exponents)).flatMap((shape) => {
      return views(shape, bounds(shape)).map((view) => ({ verdict: judge(view), view }));
    });
    expect(judged.filter(({ verdict }) => verdict === "over-tight")).toEqual([]);
    expect(judged.filter(({ verdict }) => verdict === "loose")).toEqual([]);
    expect(judged.filter(({ verdict }) => verdict === "exact").length).toBeGreaterThan(100);
  });
});

describe("bounds", () => {
  const box = (minX: number, minY: number, maxX: number, maxY: number) => ({ minX, minY, maxX, maxY });
  const directions: Record<string, Direction> = {
    east: { x: 2, y: 0 },
    southEast: { x: 3, y: 4 },
    south: { x: 0, y: 0.5 },
    west: { x: -1, y: 0 },
    north: { x: 0, y: -1 },
  };
  const { east = degrees(0), southEast = degrees(0), south = degrees(0), west = degrees(0) } = directions;
  const { north = degrees(0) } = directions;

  it.each<[string, Shape, Bounds]>([
    ["a point", point(1, -2), box(1, -2, 1, -2)],
    ["a circle", circle(1, 2, 3), box(-2, -1, 4, 5)],
    ["a circle of radius 0", circle(0.1, 0.2, 0), box(0.1, 0.2, 0.1, 0.2)],
    ["an ellipse", ellipse(1, 2, 3, 4), box(-2, -2, 4, 6)],
    ["an ellipse turned by a quarter", ellipse(1, 2, 3, 4, Math.PI / 2), box(-3, -1, 5, 5)],
    ["equal radii at any turn", ellipse(1, 2, 3, 3, 1.234), box(-2, -1, 4, 5)],
    ["a 3-4-5 segment", ellipse(0, 0, 5, 0, { x: 3, y: 4 }), box(-3, -4, 3, 4)],
    ["a rect", rect(1, 2, 3, 4), box(-0.5, 0, 2.5, 4)],
    ["a rect turned by a half", rect(1, 2, 3, 4, degrees(180)), box(-0.5, 0, 2.5, 4)],
    ["a rect turned by a quarter back", rect(1, 2, 3, 4, degrees(-90)), box(-1, 0.5, 3, 3.5)],
    ["a 3-4-5 rect", rect(0, 0, 10, 20, { x: 3, y: 4 }), box(-11, -10, 11, 10)],
    ["a quarter sector", sector(1, 2, 5, east, south), box(1, 2, 6, 7)],
    ["a sector short of south", sector(0, 0, 5, east, southEast), box(0, 0, 5, 4)],
    ["a sector past south", sector(0, 0, 5, southEast, west), box(-5, 0, 3, 5)],
    ["the rest of that turn", sector(0, 0, 5, west, southEast), box(-5, -5, 5, 4)],
    ["a half disc", sector(0, 0, 5, north, south), box(0, -5, 5, 5)],
    ["a whole disc", sector(1, 2, 3, 0, 7), box(-2, -1, 4, 5)],
    ["a sector of opening 0", sector(0, 0, 5, southEast, southEast), box(0, 0, 3, 4)],
    ["opening 0 along an axis", sector(0, 0, 5, west, west), box(-5, 0, 0, 0)],
    ["a sector of radius 0", sector(1, 2, 0, 0, 4), box(1, 2, 1, 2)],
    ["a ring", annularSector(1, 2, 3, 4, 0, 7), box(-3, -2, 5, 6)],
    ["a quarter of a ring", annularSector(1, 2, 3, 5, east, south), box(1, 2, 6, 7)],
    ["a ring's part away from the centre", annularSector(0, 0, 5, 10, southEast, south), box(0, 4, 6, 10)],
    [
      "a ring's part on the other side",
      annularSector(0, 0, 5, 10, { x: -4, y: 3 }, { x: -3, y: -4 }),
      box(-10, -8, -3, 6),
    ],
    ["an arc", arc(1, 2, 5, southEast, west), box(-4, 2, 4, 7)],
    ["an arc of opening 0", arc(0, 0, 5, southEast, southEast), box(3, 4, 3, 4)],
    ["an arc of radius 0", arc(1, 2, 0, 0, 1), box(1, 2, 1, 2)],
    ["a rounded rect", roundedRect(1, 2, 3, 4, 1), box(-0.5, 0, 2.5, 4)],
    ["a rounded rect of inexact corners", roundedRect(0, 0, 0.3, 0.7, 0.1), box(-0.15, -0.35, 0.15, 0.35)],
    ["a 3-4-5 rounded rect", roundedRect(0, 0, 12, 22, 1, { x: 3, y: 4 }), box(-12, -11, 12, 11)],
    ["a rounded rect that is a disc", roundedRect(1, 2, 6, 6, 3, 1.234), box(-2, -1, 4, 5)],
    ["a segment", segment(1, 7, -3, 4), box(-3, 4, 1, 7)],
    ["a capsule", capsule(1, 7, -3, 4, 2), box(-5, 2, 3, 9)],
    ["a capsule of equal ends", capsule(1, 7, 1, 7, 2), box(-1, 5, 3, 9)],
    [
      "a polygon",
      polygon([
        [0.1, 0.2],
        [9, 1],
        [-3, 0.7],
      ]),
      box(-3, 0.2, 9, 1),
    ],
    [
      "a moved polygon",
      moveTo(
        polygon([
          [0, 0],
          [9, 1],
          [-3, 7],
        ]),
        10,
        20,
      ),
      box(7, 20, 19, 27),
    ],
    [
      "a polyline",
      polyline([
        [4, 2],
        [5, -1],
        [4, 0],
      ]),
      box(4, -1, 5, 2),
    ],
    ["a half plane below", halfPlane(1, 2, 0, 3), box(-inf, -inf, inf, 2)],
    ["a half plane above", halfPlane(1, 2, 0, -3), box(-inf, 2, inf, inf)],
    ["a half plane to the left", halfPlane(1, 2, 3, 0), box(-inf, -inf, 1, inf)],
    ["a half plane to the right", halfPlane(1, 2, -3, 0), box(1, -inf, inf, inf)],
    ["a half plane hardly turned", halfPlane(1, 2, 1, 5e-324), box(-inf, -inf, inf, inf)],
    ["a compound", compound([circle(1, 2, 3), point(9, -9), segment(0, 0, 0, 8)]), box(-2, -9, 9, 8)],
    [
      "a compound with a half plane",
      compound([circle(1, 2, 3), halfPlane(0, 0, 0, 1)]),
      box(-inf, -inf, inf, 5),
    ],
  ])("are exact for %s", (_name, shape, expected) => {
    expect(bounds(shape)).toEqual(expected);
  });

  it("round outward for capsules and compounds of inexact parts", () => {
    const thin = capsule(1, 1, 1, 1, 2 ** -60);
    expect(bounds(thin)).toEqual(box(1 - 2 ** -53, 1 - 2 ** -53, 1 + 2 ** -52, 1 + 2 ** -52));
    expect(bounds(compound([thin, point(1, 1)]))).toEqual(bounds(thin));
    expect(bounds(capsule(1.7e308, 0, 0, 0, 1.7e308)).maxX).toBe(inf);
  });

  it("hold every vertex of a turned polygon, exactly", () => {
    const shapes = Array.from({ length: 500 }, () => {
      const corner = () => [random(), random()] as const;
      return rotateTo(polyline([corner(), corner(), corner()]), random() * 7);
    });
    const expected = shapes.map(({ points }) => {
      const [xs, ys] = [0, 1].map((k) => [...points].filter((_, i) => i % 2 === k)) as [number[], number[]];
      return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    });
    expect(shapes.map((shape) => bounds(shape))).toEqual(expected);
  });

  it("round outward when a side is no double", () => {
    const { minX, maxX } = bounds(circle(1, 0, 2 ** -60));
    expect([minX, maxX]).toEqual([1 - 2 ** -53, 1 + 2 ** -52]);
  });

  it("of a sector never reach beyond those of its disc", () => {
    const sectors = Array.from({ length: 2000 }, () => {
      const x = 1 + random();
      const start = { x, y: x * 2 ** -Math.floor(20 + random() * 40) };
      return sector(0, 0, 1 + random(), start, { x: random() * 2 ** -Math.floor(random() * 40), y: 1 });
    });
    const beyond = sectors.filter((shape) => {
      const { minX, minY, maxX, maxY } = bounds(shape);
      return minX < -shape.r || minY < -shape.r || maxX > shape.r || maxY > shape.r;
    });
    expect(beyond).toEqual([]);
  });

  it("are infinite where the shape reaches beyond the largest double", () => {
    const most = Number.MAX_VALUE;
    expect(bounds(circle(most, 0, 1))).toEqual(box(most * (1 - 2 ** -53), -1, Number.POSITIVE_INFINITY, 1));
    expect(bounds(rect(0, 0, most, most, { x: 1, y: 1 })).maxX).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(bounds(ellipse(-most, 0, most, 1, 1)).minX).toBe(Number.NEGATIVE_INFINITY);
  });

  it("make no negative zero", () => {
    const boxes = [point(0, 0), circle(0, 0, 0), circle(1, 1, 1), sector(0, 0, 1, east, south)].map((s) =>
      bounds(s),
    );
    const sides = boxes.flatMap((b) => Object.values(b) as number[]);
    expect(sides.length).toBe(16);
    expect(sides.filter((side) => Object.is(side, -0))).toEqual([]);
  });

  it("fill and return `out`, and leave the shape alone", () => {
    const out = box(9, 9, 9, 9);
    const shape = Object.freeze(ellipse(1, 2, 3, 4));
    expect(bounds(shape, out)).toBe(out);
    expect(out).toEqual(box(-2, -2, 4, 6));
  });
});
