import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../src/math/verdict.js";
import { exactStays } from "../../../src/rays/exact-stays.js";
import { rayRectExact } from "../../../src/rays/ray-box.js";
import { rayCircleExact, rayCircleFilter } from "../../../src/rays/ray-circle.js";
import {
  rayHalfPlaneFilter,
  rayPolygonFilter,
  rayPolylineFilter,
  raySegmentFilter,
} from "../../../src/rays/ray-edges.js";
import { rayEllipseExact, rayEllipseFilter } from "../../../src/rays/ray-ellipse.js";
import { raySectorExact } from "../../../src/rays/ray-wedge.js";
import { rayWedgeFilter } from "../../../src/rays/ray-wedge-filter.js";
import { rayCapsuleFilter, rayRectFilter } from "../../../src/rays/rounded-box-filter.js";
import { createStays, type Stays, stayAt } from "../../../src/rays/stay.js";
import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Ellipse,
  HalfPlane,
  Polygon,
  Polyline,
  Ray,
  Rect,
  RoundedRect,
  Sector,
  Segment,
} from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, sector } from "../../../src/shapes/round.js";
import { IS_FULL } from "../../extent.js";
import { uniformNumbers } from "../../generators/random.js";

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A filter, what it stands in for, and lines aimed at where its answer changes, up to rounding. */
interface Case<S> {
  readonly filter: (ray: Ray, shape: S, stays: Stays) => Verdict;
  readonly exact: (ray: Ray, shape: S, stays: Stays) => void;
  readonly shape: (random: () => number) => S;
  readonly aim: (shape: S, random: () => number) => Aim;
}

const LINE = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;
const ROUNDS = IS_FULL ? 3000 : 1000;
/** Where what a filter stands in for takes long. */
const FEWER_ROUNDS = IS_FULL ? 400 : 150;

/** Counts how often a filter decides, and how often otherwise than exact arithmetic, near a change of the verdict and of the order with minT. */
function compare<S>(
  { filter, exact, shape: makeShape, aim }: Case<S>,
  rounds = ROUNDS,
): { decided: number; wrong: number } {
  const random = uniformNumbers(7);
  const [filtered, certain] = [createStays(), createStays()];
  let decided = 0;
  let wrong = 0;
  const check = (cast: Ray, shape: S): void => {
    const verdict = filter(cast, shape, filtered);
    exact(cast, shape, certain);
    if (verdict !== 0) decided++;
    if (verdict < 0 && certain.count !== 0) wrong++;
    if (verdict > 0 && !agree(filtered, certain)) wrong++;
  };
  for (let round = 0; round < rounds; round++) {
    const shape = makeShape(random);
    const { x, y, dx, dy } = aim(shape, random);
    const way = (random() - 0.5) * 10 ** (4 * random());
    const beside = (random() - 0.5) * 2 ** (-50 * random());
    const startX = x - way * dx + beside;
    const startY = y - way * dy;
    check(ray(startX, startY, dx, dy, ...LINE), shape);
    const slanted = ray(startX, startY, dx + dy / 3, dy - dx / 3, ...LINE);
    exact(slanted, shape, certain);
    const near = certain.first.enter.t * (1 + (Math.floor(8 * random()) - 4) * 2 ** -52);
    if (certain.count > 0) check({ ...slanted, minT: near }, shape);
  }
  return { decided, wrong };
}

function agree(a: Stays, b: Stays): boolean {
  if (a.count !== b.count) return false;
  return a.list.slice(0, a.count).every((stay, index) => {
    const other = stayAt(b, index);
    return (
      stay.isPoint === other.isPoint &&
      stay.enter.versusMin === other.enter.versusMin &&
      (stay.isPoint || stay.exit.versusMin === other.exit.versusMin)
    );
  });
}

const anyDirection = (random: () => number): { dx: number; dy: number } => {
  const angle = 7 * random();
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
};

describe("ray filters, aimed at their edges", () => {
  it("point: lines through it, by coordinates that round", () => {
    const random = uniformNumbers(7);
    const stays = createStays();
    let through = 0;
    for (let round = 0; round < 100; round++) {
      const { dx, dy } = anyDirection(random);
      // 3d is rounded to the origin, and the error of that is the point: exactly three steps back.
      const originX = 3 * dx;
      const originY = 3 * dy;
      const target = circle(originX - 2 * dx - dx, originY - 2 * dy - dy, 0);
      const cast = ray(originX, originY, dx, dy, ...LINE);
      expect(rayCircleFilter(cast, target, stays)).toBe(0);
      rayCircleExact(cast, target, stays);
      if (stays.count === 1 && stays.first.enter.t === -3) through++;
    }
    expect(through).toBe(100);
  });

  it("circle: tangents", () => {
    const { decided, wrong } = compare<Circle>({
      filter: rayCircleFilter,
      exact: rayCircleExact,
      shape: (random) => circle(random(), random(), random()),
      aim: ({ x, y, r }, random) => {
        const { dx, dy } = anyDirection(random);
        return { x: x + r * dy, y: y - r * dx, dx, dy };
      },
    });
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(ROUNDS / 2);
  });

  it("ellipse: tangents", () => {
    const { decided, wrong } = compare<Ellipse>({
      filter: rayEllipseFilter,
      exact: rayEllipseExact,
      shape: (random) => ellipse(random(), random(), random(), random(), 7 * random()),
      aim: ({ x, y, rx, ry, ux, uy }, random) => {
        const { dx: cos, dy: sin } = anyDirection(random);
        return {
          x: x + rx * cos * ux - ry * sin * uy,
          y: y + rx * cos * uy + ry * sin * ux,
          dx: -rx * sin * ux - ry * cos * uy,
          dy: -rx * sin * uy + ry * cos * ux,
        };
      },
    });
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(ROUNDS / 2);
  });

  it("rect: corners", () => {
    const { decided, wrong } = compare<Rect>({
      filter: rayRectFilter,
      exact: rayRectExact,
      shape: (random) => rect(random(), random(), random(), random(), 7 * random()),
      aim: ({ x, y, halfWidth, halfHeight, ux, uy }, random) => ({
        x: x + halfWidth * ux - halfHeight * uy,
        y: y + halfWidth * uy + halfHeight * ux,
        ...anyDirection(random),
      }),
    });
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(ROUNDS / 2);
  });

  it("sector: corners and the apex", () => {
    const { decided, wrong } = compare<Sector>({
      filter: rayWedgeFilter,
      exact: raySectorExact,
      shape: (random) => sector(random(), random(), random(), 3 * random(), 3 + 3 * random()),
      aim: ({ x, y, r, startX, startY }, random) => {
        const radius = random() < 0.5 ? r : 0;
        return { x: x + radius * startX, y: y + radius * startY, ...anyDirection(random) };
      },
    });
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(ROUNDS / 2);
  });

  it("segment: ends", () => {
    const { decided, wrong } = compare<Segment>(
      {
        filter: raySegmentFilter,
        exact: exactStays,
        shape: (random) => segment(random(), random(), random(), random()),
        aim: ({ ax, ay }, random) => ({ x: ax, y: ay, ...anyDirection(random) }),
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS);
  });

  it("capsule: tangents of its caps, and its sides", () => {
    const { decided, wrong } = compare<Capsule>(
      {
        filter: rayCapsuleFilter,
        exact: exactStays,
        shape: (random) => capsule(random(), random(), random(), random(), random()),
        aim: ({ ax, ay, bx, by, r }, random) => {
          const length = Math.hypot(bx - ax, by - ay);
          const along = { dx: (bx - ax) / length, dy: (by - ay) / length };
          const { dx, dy } = random() < 0.5 ? along : anyDirection(random);
          return { x: ax + r * dy, y: ay - r * dx, dx, dy };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS / 2);
  });

  it("roundedRect: tangents of its corners, and where these begin", () => {
    const { decided, wrong } = compare<RoundedRect>(
      {
        filter: rayRectFilter,
        exact: exactStays,
        shape: (random) =>
          roundedRect(random(), random(), 1 + random(), 1 + random(), random() / 2, 7 * random()),
        aim: ({ x, y, halfWidth, halfHeight, r, ux, uy }, random) => {
          const { dx, dy } = anyDirection(random);
          const width = halfWidth - r;
          const height = random() < 0.5 ? halfHeight - r : halfHeight;
          const side = height === halfHeight ? 0 : r;
          return {
            x: x + width * ux - height * uy + side * dy,
            y: y + width * uy + height * ux - side * dx,
            dx,
            dy,
          };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS / 2);
  });

  it("polygon: vertices", () => {
    const { decided, wrong } = compare<Polygon>(
      {
        filter: rayPolygonFilter,
        exact: exactStays,
        shape: (random) =>
          polygon([
            [random(), random()],
            [2 + random(), random()],
            [1 + random(), 1],
            [2 + random(), 2 + random()],
            [random(), 2 + random()],
          ]),
        aim: ({ vertices }, random) => {
          const vertex = Math.floor(5 * random());
          return { x: vertices[2 * vertex] ?? 0, y: vertices[2 * vertex + 1] ?? 0, ...anyDirection(random) };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS);
  });

  it("halfPlane: its border, and points on it", () => {
    const { decided, wrong } = compare<HalfPlane>(
      {
        filter: rayHalfPlaneFilter,
        exact: exactStays,
        shape: (random) => halfPlane(random(), random(), random(), random()),
        aim: ({ x, y, nx, ny }, random) =>
          random() < 0.5 ? { x, y, dx: -ny, dy: nx } : { x, y, ...anyDirection(random) },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS / 2);
  });

  it("annularSector: corners", () => {
    const { decided, wrong } = compare<AnnularSector>(
      {
        filter: rayWedgeFilter,
        exact: exactStays,
        shape: (random) =>
          annularSector(random(), random(), random(), 1 + random(), 3 * random(), 3 + 3 * random()),
        aim: ({ x, y, innerR, outerR, startX, startY }, random) => {
          const radius = random() < 0.5 ? innerR : outerR;
          return { x: x + radius * startX, y: y + radius * startY, ...anyDirection(random) };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS / 2);
  });

  it("arc: ends and tangents", () => {
    const { decided, wrong } = compare<Arc>(
      {
        filter: rayWedgeFilter,
        exact: exactStays,
        shape: (random) => arc(random(), random(), random(), 3 * random(), 3 + 3 * random()),
        aim: ({ x, y, r, startX, startY }, random) => {
          const { dx, dy } = anyDirection(random);
          if (random() < 0.5) return { x: x + r * dy, y: y - r * dx, dx, dy };
          return { x: x + r * startX, y: y + r * startY, dx, dy };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS / 2);
  });

  it("polyline: vertices", () => {
    const { decided, wrong } = compare<Polyline>(
      {
        filter: rayPolylineFilter,
        exact: exactStays,
        shape: (random) =>
          polyline([
            [random(), random()],
            [random(), random()],
            [random(), random()],
            [random(), random()],
          ]),
        aim: ({ points }, random) => {
          const vertex = Math.floor(4 * random());
          return { x: points[2 * vertex] ?? 0, y: points[2 * vertex + 1] ?? 0, ...anyDirection(random) };
        },
      },
      FEWER_ROUNDS,
    );
    expect(wrong).toBe(0);
    expect(decided).toBeGreaterThan(FEWER_ROUNDS);
  });
});
