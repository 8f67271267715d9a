import { expect, it } from "vitest";
import { createChain } from "../../../../src/forms/forms.js";
import { setChain } from "../../../../src/forms/set-chain.js";
import { polygon } from "../../../../src/index.js";
import { createCore, setCore } from "../../../../src/pairs/core/convex-core.js";
import { setInnerPoint } from "../../../../src/pairs/core/edged-relation.js";

function innerPointOf(points: number[]): number[] {
  const core = createCore();
  core.points = points;
  core.count = points.length / 2;
  const out = { x: 0, y: 0 };
  setInnerPoint(out, core);
  return [out.x, out.y];
}

it("is the vertex of a point, between the ends of a segment, and within a triangle of a polygon's vertices", () => {
  expect(innerPointOf([3, 4])).toEqual([3, 4]);
  expect(innerPointOf([0, 0, 4, 8])).toEqual([1, 2]);
  expect(innerPointOf([0, 0, 8, 0, 0, 8])).toEqual([4, 2]);
});

it("passes over vertices in a line and those that come twice", () => {
  expect(innerPointOf([0, 0, 4, 0, 8, 0, 8, 8, 0, 0])).toEqual([6, 2]);
});

it("is in the interior of a polygon of five", () => {
  const core = createCore();
  const gem = polygon([
    [0, 0],
    [8, 0],
    [9, 4],
    [4, 8],
    [-1, 4],
  ]);
  const chain = createChain();
  setChain(chain, gem);
  setCore(core, chain);
  const out = { x: 0, y: 0 };
  setInnerPoint(out, core);
  expect(out).toEqual({ x: 1.75, y: 5 });
});
