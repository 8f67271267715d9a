import {
  type Arc,
  arc,
  type Circle,
  circle,
  ellipse,
  overlaps,
  roundedRect,
  type Segment,
  type Shape,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";
import { crossingPoints } from "../../../src/crossings/intersection.js";
import { commonBoundary } from "../../../src/exact/in-common.js";
import { type Random, seededRandom } from "../../generators/random.js";

const RUNS = 4000;

/** A disc, and a long edge that touches it but for a few roundings, or some thousands of them. */
function discAndEdge(random: Random): readonly [Shape, Shape] {
  const angle = 2 * Math.PI * random.next();
  const [x, y, r] = [random.next(), random.next(), 1 + random.next()];
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const height = r * (1 + random.pick([-1, 1]) * 2 ** -(36 + 18 * random.next()));
  const [before, after] = [0.1 + 8 * random.next(), 0.1 + 8 * random.next()];
  const [footX, footY] = [x + height * nx, y + height * ny];
  return [
    circle(x, y, r),
    segment(footX - before * ny, footY + before * nx, footX + after * ny, footY - after * nx),
  ];
}

/**
 * An ellipse that touches a round corner of a box with its flat side, but for so much as the size of the box, which may
 * be far larger than both, is rounded by, or more.
 */
function ellipseAndCorner(random: Random): readonly [Shape, Shape] {
  const size = 2 ** (2 + 27 * random.next());
  const [turn, r] = [2 * Math.PI * random.next(), 1 + random.next()];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const outward = turn + (Math.PI / 2) * (0.1 + 0.8 * random.next());
  const direction = { x: Math.cos(outward), y: Math.sin(outward) };
  const rx = 0.5 + random.next();
  const box = roundedRect(random.next(), random.next(), 2 * size, 2 * size, r, turn);
  const gap = Math.min(0.1, size * 2 ** -(56 * random.next()));
  const away = r + rx + random.pick([-gap, gap]);
  const x = box.x + (size - r) * (cosine - sine) + away * direction.x;
  const y = box.y + (size - r) * (cosine + sine) + away * direction.y;
  return [ellipse(x, y, rx, rx * (1.1 + 2 * random.next()), direction), box];
}

/**
 * An arc, and a circle far larger that passes its beginning at so much as the size of that circle is rounded by, or
 * more; on the arc, or on what is left of its circle.
 */
function arcAndCircle(random: Random): readonly [Circle, Arc] {
  const size = 2 ** (8 + 12 * random.next());
  const start = 2 * Math.PI * random.next();
  const piece = arc(random.next(), random.next(), 1 + random.next(), start, start + 2);
  const aside = start + 0.7 + random.next();
  const gap = Math.min(0.1, size * 2 ** -(57 * random.next()));
  const away = size + random.pick([-gap, gap]);
  const x = piece.x + piece.r * Math.cos(start) + away * Math.cos(aside);
  const y = piece.y + piece.r * Math.sin(start) + away * Math.sin(aside);
  return [circle(x, y, size), piece];
}

/**
 * An edge, and one that ends on it or beside it by as little as a rounding. The ends of the first and the foot of the second
 * are on y = 3x, exactly, and of so different magnitudes that differences of their coordinates are rounded.
 */
function edgeOnEdge(random: Random): readonly [Segment, Segment] {
  const place = () => Math.floor(2 ** 50 * random.next()) * 2 ** -(50 + random.int(6));
  const [from = 0, foot = 0, to = 0] = [place(), place(), place()].sort((p, q) => p - q);
  const aside = random.int(2) * random.pick([-1, 1]) * 2 ** -(36 + 20 * random.next());
  return [
    segment(from, 3 * from, to, 3 * to),
    segment(foot, 3 * foot + aside, foot - 0.5 + random.next(), 3 * foot + random.next() - 0.5),
  ];
}

describe("close to a touch, doubles tell how often outlines cross only where they are right", () => {
  it.each([
    ["disc and edge", discAndEdge],
    ["ellipse and the corner of a box", ellipseAndCorner],
  ] as const)("%s", (_, draw) => {
    const random = seededRandom(1);
    const seen = { crossing: 0, apart: 0, wrong: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      const [a, b] = draw(random);
      const points = crossingPoints(a, b);
      if (points === null) continue;
      seen[points.length > 0 ? "crossing" : "apart"] += 1;
      if (points.length > 0 !== overlaps(a, b)) seen.wrong += 1;
    }
    expect(seen.wrong).toBe(0);
    expect(Math.min(seen.crossing, seen.apart)).toBeGreaterThan(RUNS / 20);
  });

  it.each([
    ["a circle far larger than an arc, at the end of that", arcAndCircle],
    ["an edge that ends at another one", edgeOnEdge],
  ] as const)("%s", (_, draw) => {
    const random = seededRandom(1);
    let told = 0;
    let wrong = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const [a, b] = draw(random);
      const points = crossingPoints(a, b);
      if (points === null) continue;
      told += 1;
      if (points.length !== commonBoundary(a, b).points.length) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(told).toBeGreaterThan(RUNS / 20);
  });
});
