import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import type { Angle, Direction } from "../../../src/math/vector.js";
import { type Bounds, bounds } from "../../../src/query/bounds.js";
import { circle } from "../../../src/shapes/circle.js";
import { ellipse } from "../../../src/shapes/ellipse.js";
import { Kind, Opening, type Shape } from "../../../src/shapes/kind.js";
import { point } from "../../../src/shapes/point.js";
import { rotateTo } from "../../../src/shapes/pose.js";
import { rect } from "../../../src/shapes/rect.js";
import { sector } from "../../../src/shapes/sector.js";
import { dyadic, seededRandom } from "../math/high-precision.js";

const HALVINGS = 1200n;

/** A double as an integer in units of 2^−HALVINGS. */
function exact(x: number): bigint {
  const { integer, halvings } = dyadic(x);
  return integer << (HALVINGS - halvings);
}

/** A candidate for the extent in the +x direction: the length √(square / weight), exactly. */
interface Extent {
  readonly square: bigint;
  readonly weight: bigint;
}

const absolute = (x: bigint) => (x < 0n ? -x : x);

/** The lengths of which the greatest is how far the shape reaches from its position towards +x. */
function extentsTowardsX(shape: Shape): Extent[] {
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
    case Kind.sector: {
      const r = exact(shape.r);
      const [sx, sy, ex, ey] = [shape.startX, shape.startY, shape.endX, shape.endY].map(exact) as bigint4;
      const corners = [
        { square: sx > 0n ? (r * sx) ** 2n : 0n, weight: sx * sx + sy * sy },
        { square: ex > 0n ? (r * ex) ** 2n : 0n, weight: ex * ex + ey * ey },
      ];
      const ahead = -sy >= 0n;
      const behind = ey >= 0n;
      const inside =
        shape.opening === Opening.whole ||
        (shape.opening === Opening.halfOrMore ? ahead || behind : ahead && behind);
      const parallel = sx * ey - sy * ex === 0n && shape.opening === Opening.lessThanHalf;
      return inside && !(parallel && sx < 0n) ? [...corners, { square: r * r, weight: 1n }] : corners;
    }
  }
}

type bigint4 = [bigint, bigint, bigint, bigint];

/** The shape seen with −x, +y and −y as its +x axis, by turning or mirroring its stored numbers. */
function views(shape: Shape, box: Bounds): { shape: Shape; side: number }[] {
  const turned = (s: Shape): Shape => {
    const pose = { ...s, x: s.y, y: -s.x };
    if (pose.kind === Kind.ellipse || pose.kind === Kind.rect) return { ...pose, ux: pose.uy, uy: -pose.ux };
    if (pose.kind !== Kind.sector) return pose;
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

function covers(length: bigint, { square, weight }: Extent): boolean {
  return length >= 0n && length * length * weight >= square;
}

type Verdict = "over-tight" | "loose" | "good" | "exact";

/** Compares one side with the exact extent; loose is more than 6 ulp of position and size beyond it. */
function judge({ shape, side }: { shape: Shape; side: number }): Verdict {
  const extents = extentsTowardsX(shape);
  const size = Object.entries(shape).map(([name, value]) => (/^(r|rx|ry|half.*)$/.test(name) ? value : 0));
  if (side === Number.POSITIVE_INFINITY) {
    const most = exact(Number.MAX_VALUE) - exact(shape.x);
    return extents.every((extent) => covers(most, extent)) ? "loose" : "good";
  }
  const length = exact(side) - exact(shape.x);
  if (!extents.every((extent) => covers(length, extent))) return "over-tight";
  if (!extents.every((extent) => covers(length - 1n, extent))) return "exact";
  const total = [shape.x, ...size].reduce((sum, value) => sum + absolute(exact(value)), 0n);
  const slack = (total * 6n) / 2n ** 52n + exact(6 * Number.MIN_VALUE);
  return extents.every((extent) => covers(length - slack, extent)) ? "loose" : "good";
}

const random = seededRandom(14);
const signed = (x: number) => (random() < 0.5 ? -x : x);

function randomShape(kind: number, exponents: number): Shape {
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
  const start = angle();
  const made = sector(x, y, size(), start, random() < 0.1 ? start : angle());
  return random() < 0.5 ? made : rotateTo(made, angle());
}

describe.each(Object.entries(Kind))("bounds of a %s", (_name, kind) => {
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
  ])("are exact for %s", (_name, shape, expected) => {
    expect(bounds(shape)).toEqual(expected);
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
