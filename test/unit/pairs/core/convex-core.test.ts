import { describe, expect, it } from "vitest";
import { createChain, type EdgedShape } from "../../../../src/forms/forms.js";
import { setChain } from "../../../../src/forms/set-chain.js";
import { capsule, circle, polygon, polyline, rect, roundedRect, segment } from "../../../../src/index.js";
import { createCore, setCore, setOnGrid } from "../../../../src/pairs/core/convex-core.js";

function coreOf(shape: EdgedShape) {
  const chain = createChain();
  setChain(chain, shape);
  const core = createCore();
  const isKnown = setCore(core, chain);
  return { ...core, isKnown, vertices: [...core.points.slice(0, 2 * core.count)] };
}

const triangle = polygon([
  [0, 0],
  [8, 0],
  [0, 6],
]);

describe("the core of a convex shape", () => {
  it.each<[string, EdgedShape, number[], number]>([
    ["a circle", circle(1, 2, 3), [1, 2], 3],
    ["a box", rect(0, 0, 4, 2), [2, 1, -2, 1, -2, -1, 2, -1], 0],
    ["a box without width", rect(0, 0, 0, 2), [0, 1, 0, -1], 0],
    ["a box without height", rect(0, 0, 4, 0), [2, 0, -2, 0], 0],
    ["a box of no size", rect(3, 4, 0, 0), [3, 4], 0],
    ["a rounded box as wide as its corners", roundedRect(0, 0, 2, 4, 1), [0, 1, 0, -1], 1],
    ["a capsule with equal ends", capsule(5, 6, 5, 6, 2), [5, 6], 2],
    ["a segment", segment(1, 2, 3, 4), [1, 2, 3, 4], 0],
    [
      "a polyline of one piece without length",
      polyline([5, 5, 5, 5].map(() => [5, 5] as const).slice(2)),
      [5, 5],
      0,
    ],
    ["a polygon", triangle, [0, 0, 8, 0, 0, 6], 0],
  ])("%s", (_, shape, vertices, radius) => {
    const core = coreOf(shape);
    expect(core).toMatchObject({ isKnown: true, radius, vertices });
  });

  it("is not known of a turned box, nor of what is not convex", () => {
    const bent = polyline([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect([coreOf(rect(0, 0, 4, 2, 0.5)).isKnown, coreOf(bent).isKnown]).toEqual([false, false]);
  });

  it("of a convex polygon has the sense of its vertices", () => {
    const core = coreOf(triangle);
    expect([core.count, core.orientation]).toEqual([3, triangle.orientation]);
  });
});

describe("the grid of two cores", () => {
  function isOnGrid(a: EdgedShape, b: EdgedShape): boolean {
    const [chainOfA, chainOfB] = [createChain(), createChain()];
    setChain(chainOfA, a);
    setChain(chainOfB, b);
    const [first, second] = [createCore(), createCore()];
    setCore(first, chainOfA);
    setCore(second, chainOfB);
    const said = setOnGrid(first, second);
    expect([first.isOnGrid, second.isOnGrid]).toEqual([said, said]);
    return said;
  }

  it.each<[string, EdgedShape, EdgedShape, boolean]>([
    ["whole pixels", rect(16, 16, 32, 32), circle(-4000, 20, 5), true],
    ["eighths of pixels", segment(0.125, 4, 1000.5, 7), triangle, true],
    ["tiny ones", circle(2 ** -90, 0, 2 ** -90), segment(0, 0, 2 ** -89, 2 ** -88), true],
    ["tenths", circle(0.1, 0, 1), circle(2, 0, 1), false],
    ["a radius of many digits", circle(0, 0, 1 / 3), circle(2, 0, 1), false],
    ["too many steps", segment(0, 0, 2 ** 25, 1), circle(2, 0, 1), false],
    ["what only the first core has", segment(0, 0, 1, 2 ** -30), circle(2, 0, 1), false],
    ["beyond the sizes whose products are exact", circle(2 ** 120, 0, 1), circle(2 ** 120, 0, 1), false],
    ["nothing but zeros", circle(0, 0, 0), circle(0, 0, 0), false],
  ])("%s", (_, a, b, said) => {
    expect([isOnGrid(a, b), isOnGrid(b, a)]).toEqual([said, said]);
  });
});
