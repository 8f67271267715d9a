import { describe, expect, it } from "vitest";
import {
  area,
  bounds,
  centroid,
  closestPoint,
  compound,
  containsPoint,
  distance,
  perimeter,
  point,
  type Shape,
  tangents,
  type Vec2,
} from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { legal } from "../../generators/legal.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { anyPair, everydayPair } from "../../generators/pair.js";
import {
  buildShape,
  KIND_NAMES,
  type PairSpec,
  type PolygonSpec,
  type ShapeSpec,
  type Vertex,
} from "../../generators/spec.js";
import { centreOf, enlarge, extent, shift, turn } from "../../generators/transform.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { isModeratePair, toleranceOf } from "../laws/tolerance.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";
import { isScalable } from "../scaling.js";

interface Answers {
  readonly centroid: Vec2 | null;
  readonly perimeter: number;
  readonly closest: Vec2;
  readonly tangents: object | null;
}

function answersOf(shape: Shape, { x, y }: Vec2): Answers {
  return {
    centroid: centroid(shape),
    perimeter: perimeter(shape),
    closest: closestPoint(shape, x, y),
    tangents: tangents(point(x, y), shape),
  };
}

function placeOf({ b }: PairSpec): Vec2 {
  return centreOf(b);
}

describe.each(KIND_NAMES)("%s", (kind) => {
  it(
    "has answers without NaN and −0, and a centre in its box",
    () =>
      forAll(
        anyPair(kind, "point"),
        (pair) => {
          const shape = buildShape(pair.a);
          const answers = answersOf(shape, placeOf(pair));
          expect(strangeNumbers(answers)).toEqual([]);
          expect(answers.perimeter).toBeGreaterThanOrEqual(0);
          if (answers.centroid === null || !isModeratePair(pair)) return;
          const { minX, minY, maxX, maxY } = bounds(shape);
          const slack = toleranceOf({ a: pair.a, b: pair.a });
          expect(Math.min(answers.centroid.x - minX, maxX - answers.centroid.x)).toBeGreaterThanOrEqual(
            -slack,
          );
          expect(Math.min(answers.centroid.y - minY, maxY - answers.centroid.y)).toBeGreaterThanOrEqual(
            -slack,
          );
        },
        LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "has answers that are multiplied with every length by a power of two, bit for bit",
    () => {
      let checked = 0;
      forAll(
        (random) => ({ pair: anyPair(kind, "point")(random), exponent: random.pick([1, -13, 60, -60]) }),
        ({ pair, exponent }) => {
          if (!isScalable(pair, exponent)) return;
          checked++;
          const factor = 2 ** exponent;
          const { x, y } = placeOf(pair);
          const larger = answersOf(buildShape(enlarge(pair.a, factor)), { x: x * factor, y: y * factor });
          expect(larger).toStrictEqual(multipliedAnswers(answersOf(buildShape(pair.a), { x, y }), factor));
        },
        LAW_RUNS,
      );
      expect(checked).toBeGreaterThan(atLeast(0.5, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it.each([500, -500])(
    "is answered at 2 to the %i as at 1",
    (exponent) =>
      forAll(
        (random) => legal(ordinaryShape(kind, random)),
        (spec) => {
          const factor = 2 ** exponent;
          const place = { x: 3.5, y: -7.25 };
          const farther = { x: place.x * factor, y: place.y * factor };
          const larger = answersOf(buildShape(enlarge(spec, factor)), farther);
          expect(larger).toStrictEqual(multipliedAnswers(answersOf(buildShape(spec), place), factor));
        },
        LAW_RUNS / 4,
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "has answers that move with it",
    () => {
      let checked = 0;
      forAll(
        (random) => ({
          pair: everydayPair(kind, "point")(random),
          unit: random.pick([
            { x: 0.6, y: 0.8, length: 1 },
            { x: 0, y: 1, length: 1 },
            { x: -1, y: 0, length: 1 },
          ]),
          dx: random.pick([0, 1e6, -3.7]),
          dy: random.pick([1e6, 0.3]),
        }),
        ({ pair, unit, dx, dy }) => {
          const moved = (spec: ShapeSpec) => legal(shift(turn(spec, unit), dx, dy));
          const image = { a: moved(pair.a), b: moved(pair.b) };
          // What rounding lays exactly upon another stretch counts once from then on.
          if (runsOverItself(pair.a) || runsOverItself(image.a)) return;
          // Every end of every piece is rounded.
          const slack = 16 * (thinnessOf(pair.a) + 1) * (toleranceOf(pair) + toleranceOf(image));
          const [here, there] = [
            answersOf(buildShape(pair.a), placeOf(pair)),
            answersOf(buildShape(image.a), placeOf(image)),
          ];
          const expected = (p: Vec2) => ({
            x: p.x * unit.x - p.y * unit.y + dx,
            y: p.x * unit.y + p.y * unit.x + dy,
          });
          if (Number.isFinite(here.perimeter)) {
            expect(Math.abs(there.perimeter - here.perimeter)).toBeLessThanOrEqual(slack);
          }
          expectNear(there.centroid, here.centroid && expected(here.centroid), slack);
          const gap = distance(buildShape(image.a), buildShape(image.b));
          const { x, y } = placeOf(image);
          expect(Math.abs(Math.hypot(there.closest.x - x, there.closest.y - y) - gap)).toBeLessThanOrEqual(
            slack,
          );
          checked++;
        },
        LAW_RUNS,
      );
      expect(checked).toBeGreaterThan(atLeast(0.9, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "is as far from a point as its nearest point is, which is the point itself where it is inside",
    () =>
      forAll(
        anyPair(kind, "point"),
        (pair) => {
          const shape = buildShape(pair.a);
          const { x, y } = placeOf(pair);
          const out = { x: 7, y: 7 };
          const nearest = closestPoint(shape, x, y, out);
          expect(nearest).toBe(out);
          if (containsPoint(shape, x, y)) {
            expect(nearest).toEqual({ x, y });
          } else if (isModeratePair(pair)) {
            const gap = distance(point(x, y), shape);
            const found = Math.hypot(nearest.x - x, nearest.y - y);
            expect(Math.abs(found - gap)).toBeLessThanOrEqual(2 * toleranceOf(pair));
            expect(distance(point(nearest.x, nearest.y), shape)).toBeLessThanOrEqual(2 * toleranceOf(pair));
          }
        },
        LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "is what a compound of it, or of it twice, is",
    () =>
      forAll(
        everydayPair(kind, "point"),
        (pair) => {
          const shape = buildShape(pair.a);
          const place = placeOf(pair);
          const here = answersOf(shape, place);
          const slack = 4 * (thinnessOf(pair.a) + 1) * toleranceOf(pair);
          for (const parts of [[shape], [shape, shape]]) {
            const there = answersOf(compound(parts), place);
            if (Number.isFinite(here.perimeter)) {
              expect(Math.abs(there.perimeter - here.perimeter)).toBeLessThanOrEqual(slack);
            } else expect(there.perimeter).toBe(here.perimeter);
            expectNear(there.centroid, here.centroid, slack);
            expect(there.tangents === null).toBe(here.tangents === null);
          }
        },
        LAW_RUNS / 3,
      ),
    PROPERTY_TIMEOUT,
  );
});

describe("how a shape is listed does not matter", () => {
  it("rings may begin anywhere and go either way round", () =>
    forAll(
      (random) => ({ spec: legal(ordinaryShape("polygon", random)), first: random.int(3) }),
      ({ spec, first }) => {
        const relisted = (ring: readonly Vertex[]) =>
          [...ring.slice(first), ...ring.slice(0, first)].reverse();
        const other: PolygonSpec = {
          ...spec,
          vertices: relisted(spec.vertices),
          holes: spec.holes.map(relisted),
        };
        expectSame(spec, other);
      },
      LAW_RUNS,
    ));

  it("polylines may be run back", () =>
    forAll(
      (random) => legal(ordinaryShape("polyline", random)),
      (spec) => expectSame(spec, { ...spec, points: [...spec.points].reverse() }),
      LAW_RUNS,
    ));

  it("parts may be in any order", () =>
    forAll(
      (random) => legal(ordinaryShape("compound", random)),
      (spec) => expectSame(spec, { ...spec, shapes: [...spec.shapes].reverse() }),
      LAW_RUNS,
    ));
});

function expectSame(first: ShapeSpec, second: ShapeSpec): void {
  const place = { x: 3, y: -7 };
  const [a, b] = [answersOf(buildShape(first), place), answersOf(buildShape(second), place)];
  const slack = (1e-15 * thinnessOf(first) + 1e-14) * (extent(first) + 10);
  if (Number.isFinite(a.perimeter)) expect(Math.abs(a.perimeter - b.perimeter)).toBeLessThanOrEqual(slack);
  else expect(b.perimeter).toBe(a.perimeter);
  expectNear(b.centroid, a.centroid, slack);
  expect(b.tangents === null).toBe(a.tangents === null);
}

function runsOverItself(spec: ShapeSpec): boolean {
  if (spec.type === "compound") return spec.shapes.some(runsOverItself);
  if (spec.type !== "polyline") return false;
  const lengths = spec.points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (spec.points[i]?.[0] ?? x), y - (spec.points[i]?.[1] ?? y)));
  const sum = lengths.reduce((total, length) => total + length, 0);
  return perimeter(buildShape(spec)) < sum * (1 - 1e-14);
}

function multipliedAnswers(answers: Answers, factor: number): object {
  return {
    centroid: answers.centroid && multiplied(answers.centroid, factor),
    perimeter: answers.perimeter * factor,
    closest: multiplied(answers.closest, factor),
    tangents: answers.tangents && multiplied(answers.tangents, factor),
  };
}

/**
 * By how much more than a shape's own errors its centre may move: rounding moves its outline, and what that adds on one
 * side counts by the square of the extent divided by the area.
 */
function thinnessOf(spec: ShapeSpec): number {
  const covered = area(buildShape(spec));
  return covered > 0 && Number.isFinite(covered) ? extent(spec) ** 2 / covered : 0;
}

function expectNear(found: Vec2 | null, expected: Vec2 | null, slack: number): void {
  if (expected === null) expect(found).toBeNull();
  else
    expect(
      Math.hypot((found?.x ?? 1 / 0) - expected.x, (found?.y ?? 1 / 0) - expected.y),
    ).toBeLessThanOrEqual(slack);
}
