import { describe, expect, it } from "vitest";
import { circleMeetsRect } from "../../../demo/src/tutorials/circle-rect.js";
import {
  axisAlignedEllipseMeetsUnitCircle,
  ellipsesMeet,
} from "../../../demo/src/tutorials/ellipse-ellipse.js";
import { isPointInEllipse } from "../../../demo/src/tutorials/point-ellipse.js";
import { isPointInSector } from "../../../demo/src/tutorials/point-sector.js";
import { rayCircleHits } from "../../../demo/src/tutorials/ray-circle.js";
import { circle, ellipse, point, ray, rect, sector } from "../../../src/index.js";
import { type Generator, type Random, seededRandom } from "../../generators/random.js";
import { oracleOverlaps, oracleRaycast } from "../../oracle/index.js";
import { PROPERTY_TIMEOUT, SEED } from "../for-all.js";

/** How often the tutorials' functions are wrong, by exact arithmetic, where they are and where they are not. */

/** As many in every run: a rate of fewer is noise. The bounds leave at least four standard deviations. */
const CASES = 1000;

interface Case {
  readonly says: boolean;
  readonly truth: boolean;
}

/** In hundredths, at least and at most. */
type Share = readonly [number, number];

interface Rate {
  readonly where: string;
  readonly draw: Generator<Case>;
  /** Of the cases in which the shapes meet. */
  readonly missed: Share;
  /** Of the cases in which they do not. */
  readonly invented: Share;
}

const never: Share = [0, 0];
const always: Share = [100, 100];

function expectRates(rates: readonly Rate[]): void {
  it.each(rates)(
    "$where",
    ({ draw, missed, invented }) => {
      const random = seededRandom(SEED);
      const cases = Array.from({ length: CASES }, () => draw(random));
      expectShare(
        cases.filter(({ truth }) => truth),
        ({ says }) => !says,
        missed,
      );
      expectShare(
        cases.filter(({ truth }) => !truth),
        ({ says }) => says,
        invented,
      );
    },
    PROPERTY_TIMEOUT,
  );
}

function expectShare(cases: readonly Case[], isWrong: (one: Case) => boolean, [least, most]: Share): void {
  const percent = cases.length === 0 ? 0 : (100 * cases.filter(isWrong).length) / cases.length;
  expect(percent).toBeGreaterThanOrEqual(least);
  expect(percent).toBeLessThanOrEqual(most);
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random.next();
const anyAngle = (random: Random) => between(random, -Math.PI, Math.PI);
const anyPlace = (random: Random, reach = 4) => ({
  x: between(random, -reach, reach),
  y: between(random, -reach, reach),
});

interface Round {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

const anyEllipse = (random: Random): Round => ({
  ...anyPlace(random),
  rx: between(random, 0.3, 3),
  ry: between(random, 0.3, 3),
  angle: anyAngle(random),
});
const solid = ({ x, y, rx, ry, angle }: Round) => ellipse(x, y, rx, ry, angle);

describe("a point and an ellipse", () => {
  const compare = (p: { x: number; y: number }, e: Round): Case => ({
    says: isPointInEllipse(p, e),
    truth: oracleOverlaps(point(p.x, p.y), solid(e)),
  });
  expectRates([
    {
      where: "anywhere",
      draw: (random) => compare(anyPlace(random), anyEllipse(random)),
      missed: never,
      invented: never,
    },
    {
      where: "whole numbers: each touch is missed",
      draw: (random) =>
        compare(
          { x: random.int(11) - 5, y: random.int(11) - 5 },
          {
            x: random.int(9) - 4,
            y: random.int(9) - 4,
            rx: 1 + random.int(5),
            ry: 1 + random.int(5),
            angle: 0,
          },
        ),
      missed: [4, 26],
      invented: never,
    },
  ]);
});

describe("a circle and a rectangle", () => {
  const compare = (random: Random, sense: 1 | -1): Case => {
    const [width, height, angle] = [between(random, 0.2, 4), between(random, 0.2, 4), anyAngle(random)];
    const { x, y } = anyPlace(random);
    const disc = { ...anyPlace(random), radius: between(random, 0.1, 2) };
    return {
      says: circleMeetsRect(disc, { x: x - width / 2, y: y - height / 2, width, height, angle }),
      truth: oracleOverlaps(circle(disc.x, disc.y, disc.radius), rect(x, y, width, height, sense * angle)),
    };
  };
  expectRates([
    {
      where: "anywhere, turned as the page turns: counter-clockwise on a screen",
      draw: (random) => compare(random, -1),
      missed: never,
      invented: never,
    },
    {
      where: "anywhere, turned from +x towards +y, for which the page was not written",
      draw: (random) => compare(random, 1),
      missed: [3, 25],
      invented: [0.5, 6],
    },
    {
      where: "whole numbers: each touch is missed",
      draw: (random) => {
        const [x, y, width, height] = [
          random.int(9) - 4,
          random.int(9) - 4,
          1 + random.int(4),
          1 + random.int(4),
        ];
        const disc = { x: random.int(13) - 6, y: random.int(13) - 6, radius: 1 + random.int(3) };
        return {
          says: circleMeetsRect(disc, { x, y, width, height, angle: 0 }),
          truth: oracleOverlaps(
            circle(disc.x, disc.y, disc.radius),
            rect(x + width / 2, y + height / 2, width, height),
          ),
        };
      },
      missed: [15, 45],
      invented: never,
    },
  ]);
});

describe("a point and a sector", () => {
  const compare = (random: Random, startAngle: number, endAngle: number): Case => {
    const { x, y } = anyPlace(random, 1);
    const p = anyPlace(random, 3);
    const radius = between(random, 0.5, 4);
    return {
      says: isPointInSector(p, { x, y, radius, startAngle, endAngle }),
      truth: oracleOverlaps(point(p.x, p.y), sector(x, y, radius, startAngle, endAngle)),
    };
  };
  const turn = 2 * Math.PI;
  expectRates([
    {
      where: "from any angle on, by less than a turn",
      draw: (random) => {
        const start = anyAngle(random);
        return compare(random, start, start + between(random, 0, turn));
      },
      missed: never,
      invented: never,
    },
    {
      where: "with an end below the start: each answer within the radius is wrong",
      draw: (random) => {
        const start = between(random, 0, turn);
        return compare(random, start, start * random.next());
      },
      missed: always,
      invented: [9, 26],
    },
    {
      where: "with two angles of one turn, in any order",
      draw: (random) => compare(random, between(random, 0, turn), between(random, 0, turn)),
      missed: [53, 84],
      invented: [5, 16],
    },
  ]);
});

describe("a ray and a circle", () => {
  const compare = (ox: number, oy: number, r: number, ax: number, ay: number, angle: number): Case => {
    const [vx, vy] = [Math.cos(angle), Math.sin(angle)];
    return {
      says: rayCircleHits(ox, oy, r, ax, ay, vx, vy) !== null,
      truth: oracleRaycast(ray(ax, ay, vx, vy, Number.POSITIVE_INFINITY), circle(ox, oy, r)) !== undefined,
    };
  };
  const from = (random: Random, least: number, most: number): Case => {
    const r = between(random, 0.1, 2);
    const { x, y } = anyPlace(random);
    const [distance, direction] = [r * between(random, least, most), anyAngle(random)];
    const [ax, ay] = [x + distance * Math.cos(direction), y + distance * Math.sin(direction)];
    return compare(x, y, r, ax, ay, anyAngle(random));
  };
  expectRates([
    { where: "from outside", draw: (random) => from(random, 1.01, 3), missed: never, invented: never },
    { where: "from inside", draw: (random) => from(random, 0, 0.99), missed: always, invented: never },
    {
      where: "a radius of 1e-4: what passes by up to nine times as far is hit",
      draw: (random) => compare(0, between(random, -2e-3, 2e-3), 1e-4, -1, 0, 0),
      missed: never,
      invented: [38, 58],
    },
  ]);
});

describe("an upright ellipse and the unit circle", () => {
  /** Where they touch, but for a gap. */
  const nearly =
    (gap: number) =>
    (random: Random): Case => {
      const a = between(random, 0.3, 2.5);
      const b = a * between(random, 1, 3);
      const direction = between(random, Math.PI / 2, Math.PI);
      const [x, y] = [Math.cos(direction), Math.sin(direction)];
      const reach = Math.sqrt((a * x) ** 2 + (b * y) ** 2);
      const e = { x: x * (1 + gap) + (a * a * x) / reach, y: y * (1 + gap) + (b * b * y) / reach };
      return {
        says: axisAlignedEllipseMeetsUnitCircle(e, a, b).hit,
        truth: oracleOverlaps(ellipse(e.x, e.y, a, b), circle(0, 0, 1)),
      };
    };
  expectRates([
    { where: "a gap of 1e-2", draw: nearly(1e-2), missed: never, invented: never },
    { where: "a gap of 3e-4", draw: nearly(3e-4), missed: never, invented: [22, 37] },
    { where: "a gap of 1e-4", draw: nearly(1e-4), missed: never, invented: [68, 83] },
    { where: "a gap of 1e-12", draw: nearly(1e-12), missed: never, invented: [88, 97] },
    { where: "an overlap of 1e-12", draw: nearly(-1e-12), missed: [3, 12], invented: never },
    { where: "an overlap of 1e-4", draw: nearly(-1e-4), missed: [2, 10], invented: never },
    { where: "an overlap of 1e-2", draw: nearly(-1e-2), missed: [0, 0.5], invented: never },
  ]);
});

describe("an ellipse and an ellipse", () => {
  const compare = (white: Round, blue: Round): Case => ({
    says: ellipsesMeet(white, blue).hit,
    truth: oracleOverlaps(solid(white), solid(blue)),
  });
  const withAngle = (change: (random: Random, blue: Round) => number) => (random: Random) => {
    const blue = anyEllipse(random);
    return compare({ ...anyEllipse(random), angle: change(random, blue) }, blue);
  };
  const disc = (e: Round): Round => ({ ...e, ry: e.rx });
  const rarely: Share = [0, 1];
  expectRates([
    { where: "anywhere", draw: withAngle(anyAngle), missed: rarely, invented: rarely },
    {
      where: "Blue a circle",
      draw: (random) => compare(anyEllipse(random), disc(anyEllipse(random))),
      missed: rarely,
      invented: rarely,
    },
    {
      where: "White a circle",
      draw: (random) => compare(disc(anyEllipse(random)), anyEllipse(random)),
      missed: [18, 42],
      invented: rarely,
    },
    { where: "of one angle", draw: withAngle((_, { angle }) => angle), missed: [18, 42], invented: rarely },
    {
      where: "across each other",
      draw: withAngle((_, { angle }) => angle + Math.PI / 2),
      missed: [1, 14],
      invented: rarely,
    },
    {
      where: "both upright: 0 / 0",
      draw: (random) => compare({ ...anyEllipse(random), angle: 0 }, { ...anyEllipse(random), angle: 0 }),
      missed: always,
      invented: never,
    },
  ]);
});
