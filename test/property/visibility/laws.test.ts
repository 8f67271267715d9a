import { describe, expect, it } from "vitest";
import {
  type Shape,
  type Visibility,
  type VisibleStretch,
  visibility,
  visibleArea,
} from "../../../src/index.js";
import {
  buildView,
  enlargeView,
  everydayView,
  hardView,
  nudgedView,
  type ViewCaseSpec,
} from "../../generators/view.js";
import { oracleDistanceToPoint } from "../../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "../for-all.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";
import { isScalable } from "../scaling.js";
import { areaByAngles } from "./area-by-angles.js";

const LENGTHS: readonly string[] = ["x", "y", "r", "rx", "ry", "from", "to"];

function enlarged({ eye, stretches }: Visibility, factor: number): object {
  const larger = (stretch: VisibleStretch) => {
    const lengths = Object.entries(stretch).filter(([key]) => LENGTHS.includes(key));
    return { ...stretch, ...multiplied(Object.fromEntries(lengths), factor) };
  };
  return { eye: multiplied(eye, factor), stretches: stretches.map(larger) };
}

function law(
  name: string,
  draw: Parameters<typeof forAll<ViewCaseSpec>>[0],
  check: (viewCase: ViewCaseSpec) => void,
) {
  it(name, () => forAll(draw, check, RAY_LAW_RUNS), PROPERTY_TIMEOUT);
}

describe("what an eye sees", () => {
  law(
    "holds no NaN and no −0",
    (random) => random.pick([hardView, nudgedView])(random),
    (viewCase) => {
      const { view, shapes } = buildView(viewCase);
      const region = visibility(view, shapes);
      expect(strangeNumbers(region)).toEqual([]);
      expect(strangeNumbers(visibleArea(region))).toEqual([]);
    },
  );

  law("ends at the boundaries of shapes within the range of sight", everydayView, (viewCase) => {
    const { view, shapes } = buildView(viewCase);
    for (const { shape, from, to } of visibility(view, shapes).stretches) {
      const seen: Shape = shapes[shape] ?? view;
      for (const { x, y } of [from, to]) {
        const distance = Math.hypot(x - view.x, y - view.y);
        // Where a line of sight grazes a shape at the rim, it is in doubt how far it reaches.
        expect(distance).toBeLessThanOrEqual(view.r * (1 + 1e-9));
        if (shape < 0) expect(distance).toBeGreaterThanOrEqual(view.r * (1 - 1e-14));
        expect(oracleDistanceToPoint(seen, x, y).toNumber()).toBeLessThanOrEqual(1e-13 * view.r);
      }
    }
  });

  law("has the area that its distances have", everydayView, (viewCase) => {
    const { view, shapes } = buildView(viewCase);
    const region = visibility(view, shapes);
    expect(Math.abs(visibleArea(region) - areaByAngles(region, 1e-9 * view.r * view.r))).toBeLessThanOrEqual(
      1e-7 * view.r * view.r,
    );
  });

  it(
    "is larger when everything is, bit for bit",
    () =>
      forAll(
        (random) => ({ viewCase: hardView(random), exponent: random.pick([1, -1, 13, -60, 60]) }),
        ({ viewCase, exponent }) => {
          if (!viewCase.shapes.every((shape) => isScalable({ a: viewCase.view, b: shape }, exponent))) return;
          const factor = 2 ** exponent;
          const { view, shapes } = buildView(viewCase);
          const larger = buildView(enlargeView(viewCase, factor));
          expect(visibility(larger.view, larger.shapes)).toEqual(enlarged(visibility(view, shapes), factor));
        },
        RAY_LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});
