import { describe, expect, it } from "vitest";
import { type Circle, type Sector, type Shape, visibility } from "../../../src/index.js";
import type { Generator } from "../../generators/random.js";
import type { ShapeSpec } from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";
import { buildView, everydayView, hardView, nudgedView, type ViewCaseSpec } from "../../generators/view.js";
import { oracleContainsPoint, oracleFreeSight } from "../../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT, RAY_RUNS } from "../for-all.js";
import { outlineDistance } from "./outline-distance.js";

/** Directions that are looked along in each case. */
const LOOKS = 6;

/** No multiple of it lies along an edge of whole numbers, whatever number is drawn. */
const ODD_ANGLE = 0.123_456_789;

/** Error of distances, relative to the range of sight and to the extents of the shapes within it. */
const RANGE_ERROR = 1e-12;
const EXTENT_ERROR = 1e-14;

/**
 * Where a line of sight grazes a curve, how far it reaches is as uncertain as it would be if it were turned by this: a
 * rounding error moves a tangent by its root.
 */
const GRAZING_ANGLE = 1e-8;
/** Close to a tangent of what the eye is beside, more. */
const GRAZING_BESIDE = 1e-6;

interface Scene {
  readonly view: Circle | Sector;
  readonly shapes: readonly Shape[];
}

interface Look {
  readonly viewCase: ViewCaseSpec;
  readonly angles: readonly number[];
}

function looking(draw: Generator<ViewCaseSpec>): Generator<Look> {
  return (random) => ({
    viewCase: draw(random),
    angles: Array.from({ length: LOOKS }, () => ODD_ANGLE + 2 * Math.PI * random.next()),
  });
}

/** How far the eye sees along an angle, by brute force. */
function sightAlong(
  view: { x: number; y: number; r: number },
  shapes: readonly Shape[],
  angle: number,
): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return shapes.reduce(
    (least, shape) => Math.min(least, oracleFreeSight(shape, view.x, view.y, dx, dy)),
    view.r,
  );
}

/** What there is to see along an angle and on either side of it. */
function sightsAround({ view, shapes }: Scene, angle: number, grazing: number): number[] {
  return [0, 0.01, -0.01, 1, -1].map((part) => sightAlong(view, shapes, angle + part * grazing));
}

/** A half plane is where its position puts it. */
function sizeOf(shape: ShapeSpec, view: Circle | Sector): number {
  if (shape.type === "halfPlane") return Math.hypot(shape.x - view.x, shape.y - view.y);
  if (shape.type === "compound") return Math.max(...shape.shapes.map((part) => sizeOf(part, view)));
  return Math.min(extent(shape), Number.MAX_VALUE);
}

function faultOf({ viewCase, angles }: Look, grazing: number): string | undefined {
  const scene = buildView(viewCase);
  const { view, shapes } = scene;
  const region = visibility(view, shapes);
  const size = Math.max(...viewCase.shapes.map((shape) => sizeOf(shape, view)));
  const rounding = 2 ** -51 * (Math.abs(view.x) + Math.abs(view.y));
  const tolerance = RANGE_ERROR * view.r + EXTENT_ERROR * size + rounding;
  for (const angle of angles) {
    const isInView = [angle, angle - GRAZING_BESIDE, angle + GRAZING_BESIDE].map((at) =>
      oracleContainsPoint(view, view.x + (view.r / 2) * Math.cos(at), view.y + (view.r / 2) * Math.sin(at)),
    );
    if (isInView.some((inView) => inView !== isInView[0])) continue;
    const found = outlineDistance(region, Math.cos(angle), Math.sin(angle));
    const truth = isInView[0] ? sightAlong(view, shapes, angle) : 0;
    if (Math.abs(found - truth) <= tolerance) continue;
    const possible = isInView[0] ? sightsAround(scene, angle, grazing) : [0];
    const spread = Math.max(...possible) - Math.min(...possible);
    if (Math.abs(found - truth) > spread + tolerance)
      return `along ${angle} the eye sees to ${truth}, not to ${found}`;
  }
  return undefined;
}

describe("visibility reaches as far as a line of sight does", () => {
  it.each([
    ["as games have it", everydayView, GRAZING_ANGLE],
    ["in scenes that are hard to see", hardView, GRAZING_ANGLE],
    ["beside boundaries, within rounding", nudgedView, GRAZING_BESIDE],
  ])(
    "%s",
    (_name, draw, grazing) =>
      forAll(looking(draw), (look) => expect(faultOf(look, grazing)).toBeUndefined(), RAY_RUNS),
    PROPERTY_TIMEOUT,
  );
});
