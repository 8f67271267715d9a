import { describe, expect, it } from "vitest";
import { circle, moveTo, polygon, type Shape, segment } from "../../../src/index.js";
import { copyOfAny } from "../../../src/shapes/copy.js";
import { writeBox } from "../../../src/world/boxes/placed-boxes.js";
import { halfwayVerdict } from "../../../src/world/pairs/halfway-verdict.js";
import { LEVEL_BYTES, REACH_BYTES, reachVerdict } from "../../../src/world/pairs/reach-verdict.js";
import { Reaches } from "../../../src/world/pairs/reaches.js";
import { everydayPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

/** What the reaches of two shapes say, measured before both are moved; undefined if one has none. */
function verdictOf(
  shapes: readonly [Shape, Shape],
  way: readonly [number, number] = [0, 0],
): number | undefined {
  const reaches = new Reaches();
  const boxes = new Float64Array(8);
  const known = shapes.map(copyOfAny).map((shape, slot) => {
    reaches.forget(slot, false);
    writeBox(shape, boxes, 4 * slot);
    const isKnown = reaches.make(slot, shape, boxes) && reaches.makeHalfway(slot, shape, boxes);
    moveTo(shape, shape.x + way[0], shape.y + way[1]);
    writeBox(shape, boxes, 4 * slot);
    return isKnown;
  });
  if (!known.every(Boolean)) return undefined;
  const { bytes } = reaches;
  return (
    reachVerdict(boxes, 0, boxes, 4, bytes, 0, bytes, REACH_BYTES) ||
    halfwayVerdict(boxes, 0, boxes, 4, bytes, 0, bytes, REACH_BYTES)
  );
}

/** Two segments with a common end, on one side of it each: what parts them, parts them by nothing. */
function endToEnd(random: Random): [Shape, Shape] {
  const place = () => 2 ** random.int(24) * (2 * random.next() - 1);
  const [x, y] = [place(), place()];
  const way = () => [0.1 + random.next(), 0.1 + random.next()] as const;
  const [[leftward, downward], [rightward, upward]] = [way(), way()];
  return [segment(x - leftward, y - downward, x, y), segment(x, y, x + rightward, y + upward)];
}

/** Corner to corner along a diagonal; a corner reaches a share of what the box does there. */
function cornerToCorner(share: number): [Shape, Shape] {
  const corners = [
    [share, share],
    [-1, 1],
    [-share, -share],
    [1, -1],
  ] as const;
  const offset = 2 * share;
  return [polygon(corners), polygon(corners.map(([x, y]) => [x + offset, y + offset]))];
}

/** The same along a direction that is halfway between two others; a corner is so far from the middle. */
function apexToApex(length: number): [Shape, Shape] {
  const [x, y] = [length * Math.cos((3 * Math.PI) / 16), length * Math.sin((3 * Math.PI) / 16)];
  const corners = [
    [x, y],
    [-1, 1],
    [-x, -y],
    [1, -1],
  ] as const;
  return [polygon(corners), polygon(corners.map(([left, below]) => [left + 2 * x, below + 2 * y]))];
}

/** How far that corner reaches, as it is kept. */
function keptOf(length: number): number {
  const [shape] = apexToApex(length);
  const reaches = new Reaches();
  const boxes = new Float64Array(4);
  reaches.forget(0, false);
  writeBox(shape, boxes, 0);
  expect(reaches.make(0, shape, boxes) && reaches.makeHalfway(0, shape, boxes)).toBe(true);
  return (reaches.bytes[LEVEL_BYTES + 1] as number) & 15;
}

/** What the reaches of two discs of radius 1 say, which are so far apart in a direction, in 32nds of a turn. */
function verdictOfDiscs(distance: number, direction: number): number | undefined {
  const angle = (direction * Math.PI) / 16;
  return verdictOf([
    circle(3, 4, 1),
    circle(3 + distance * Math.cos(angle), 4 + distance * Math.sin(angle), 1),
  ]);
}

/** A stick across a direction in 32nds of a turn, which reaches as little there as a shape can. */
function stickAcross(direction: number, length: number, away: number): Shape {
  const [x, y] = [Math.cos((direction * Math.PI) / 16), Math.sin((direction * Math.PI) / 16)];
  return segment(away * x - length * y, away * y + length * x, away * x + length * y, away * y - length * x);
}

describe("the reach of a shape", () => {
  it("decides more pairs of discs halfway between the directions than by these alone", () => {
    for (let direction = 1; direction < 32; direction += 2) {
      expect(verdictOfDiscs(2.02, direction)).toBe(-1);
      expect(verdictOfDiscs(1.94, direction)).toBe(1);
      expect(verdictOfDiscs(1.999, direction)).toBe(0);
    }
  });

  it("parts sticks side by side, and joins those that cross", () => {
    for (let direction = 1; direction < 32; direction += 2) {
      for (const length of [0.5, 1, 3]) {
        const stick = stickAcross(direction, 3, 0);
        expect(verdictOf([stick, stickAcross(direction, length, 0.2)])).toBe(-1);
        expect(verdictOf([stick, stickAcross(direction + 8, length, 0)])).toBe(1);
        expect(verdictOf([stick, stickAcross(direction, length, 0)])).not.toBe(-1);
      }
    }
  });

  it("never parts polygons that touch, moved far after they were measured, if it was hardly rounded up", () => {
    const random = seededRandom(20261121);
    const place = () => 2 ** random.int(24) * (2 * random.next() - 1);
    const verdicts = Array.from({ length: 2000 }, () =>
      verdictOf(cornerToCorner(((130 + random.int(124)) / 254) * (1 - 2 ** -48)), [place(), place()]),
    );
    expect(verdicts.filter((verdict) => verdict !== undefined)).toHaveLength(2000);
    expect(verdicts).not.toContain(-1);
  });

  it("never parts polygons that touch where they reach halfway as far as is kept, and no less", () => {
    const random = seededRandom(20261121);
    const place = () => 2 ** random.int(24) * (2 * random.next() - 1);
    let steps = 0;
    for (let from = 0.8; from < 1; from += 0.001) {
      let [low, high] = [from, from + 0.001];
      const kept = keptOf(low);
      if (keptOf(high) === kept) continue;
      steps += 1;
      for (let i = 0; i < 60; i += 1) {
        const middle = (low + high) / 2;
        if (keptOf(middle) === kept) low = middle;
        else high = middle;
      }
      for (let i = 0; i < 20; i += 1) {
        expect(verdictOf(apexToApex(low), [place(), place()])).not.toBe(-1);
        expect(verdictOf(apexToApex(high), [place(), place()])).not.toBe(-1);
      }
    }
    expect(steps).toBeGreaterThan(20);
  });

  it("never parts segments that end in one point, wherever they are", () => {
    const random = seededRandom(20261121);
    const verdicts = Array.from({ length: 5000 }, () => verdictOf(endToEnd(random)));
    expect(verdicts.filter((verdict) => verdict !== undefined).length).toBeGreaterThan(4000);
    expect(verdicts).not.toContain(-1);
  });

  it.each(KIND_NAMES.filter((kind) => !["point", "halfPlane", "compound"].includes(kind)))(
    "is known of nearly every %s of a scene",
    (kind) => {
      const random = seededRandom(20261121);
      const other = segment(0, 0, 1, 2);
      const draw = everydayPair(kind, "circle");
      const verdicts = Array.from({ length: 200 }, () => verdictOf([buildShape(draw(random).a), other]));
      expect(verdicts.filter((verdict) => verdict === undefined).length).toBeLessThan(20);
    },
  );
});
