import { describe, expect, it } from "vitest";
import { area, centroid, perimeter } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { shapeAtOrigin } from "../../generators/contact.js";
import { legal } from "../../generators/legal.js";
import { slenderMeasure } from "../../generators/numbers.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import type { Generator } from "../../generators/random.js";
import { buildShape, isBounded, KIND_NAMES, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, extent } from "../../generators/transform.js";
import { oracleCentroid, oraclePerimeter } from "../../oracle/index.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";

const BOUNDED_KINDS = KIND_NAMES.filter((kind) => kind !== "halfPlane");

/** Polylines among slender shapes run over themselves, and the oracle counts every time. */
const SLENDER_KINDS = BOUNDED_KINDS.filter((kind) => kind !== "compound" && kind !== "polyline");

/** Errors of lengths and positions relative to the extent: the oracle integrates in doubles. */
const LENGTH_ERROR = 1e-14;
const MEAN_ERROR = 1e-14;

/** What cancels in the oracle's areas, relative to the cube of the extent divided by the area. */
const THIN_ERROR = 2e-15;

function sizeOf(spec: ShapeSpec): number {
  const { x, y } = centreOf(spec);
  return extent(spec) + Math.hypot(x, y);
}

function judge(spec: ShapeSpec, lengthError: number): "judged" | "unbounded" | "too thin" {
  const shape = buildShape(spec);
  const found = centroid(shape);
  if (!isBounded(spec)) {
    expect(found).toBeNull();
    return "unbounded";
  }
  const size = sizeOf(spec);
  expect(Math.abs(perimeter(shape) - oraclePerimeter(shape))).toBeLessThanOrEqual(lengthError * size);
  const truth = oracleCentroid(shape);
  if (truth === undefined) return "too thin";
  const thinness = area(shape) > 0 ? (size * size) / area(shape) : 0;
  const error = Math.hypot((found?.x ?? Number.NaN) - truth.x, (found?.y ?? Number.NaN) - truth.y);
  expect(error).toBeLessThanOrEqual((MEAN_ERROR + THIN_ERROR * thinness) * size);
  return "judged";
}

function judgeAll(generator: Generator<ShapeSpec>, lengthError: number): void {
  const counts = { judged: 0, unbounded: 0, "too thin": 0 };
  forAll(
    generator,
    (spec) => {
      counts[judge(spec, lengthError)]++;
    },
    LAW_RUNS,
  );
  expect(counts.judged).toBeGreaterThan(atLeast(0.5, LAW_RUNS));
}

const ordinary =
  (kind: KindName): Generator<ShapeSpec> =>
  (random) =>
    legal(ordinaryShape(kind, random));

const slender =
  (kind: KindName): Generator<ShapeSpec> =>
  (random) =>
    legal(shapeAtOrigin(kind, slenderMeasure, random));

describe("centroid and perimeter are those of integrals along the outlines", () => {
  it.each(BOUNDED_KINDS)("%s", (kind) => judgeAll(ordinary(kind), LENGTH_ERROR), PROPERTY_TIMEOUT);

  // Of ellipses as flat as 1 to 1e9 the oracle's steps find the ends to a part of 1e-12.
  it.each(SLENDER_KINDS)(
    "slender: %s",
    (kind) => judgeAll(slender(kind), kind === "ellipse" ? 1e-11 : LENGTH_ERROR),
    PROPERTY_TIMEOUT,
  );
});
