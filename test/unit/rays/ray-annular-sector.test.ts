import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayAnnularSectorHits } from "../../../src/rays/ray-wedge.js";
import { rayWedgeFilter } from "../../../src/rays/ray-wedge-filter.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { annularSector, sector } from "../../../src/shapes/round.js";
import { details, summary } from "./events.js";

const ring = annularSector(0, 0, 5, 13, 0, 2 * Math.PI);
const half = annularSector(0, 0, 5, 13, 0, Math.PI);
const quarter = annularSector(0, 0, 5, 13, { x: 1, y: 0 }, { x: 0, y: 1 });
/** All but a narrow wedge about +x. */
const jaws = annularSector(0, 0, 5, 13, { x: 4, y: 3 }, { x: 4, y: -3 });

describe("a ray and an annular sector", () => {
  it("crosses a ring and its hole", () => {
    expect(details(ray(-14, 0, 1, 0), ring)).toEqual([
      ["enter", 1, [-13, 0], [-1, 0]],
      ["exit", 9, [-5, 0], [1, 0]],
      ["enter", 19, [5, 0], [-1, 0]],
      ["exit", 27, [13, 0], [1, 0]],
    ]);
    expect(summary(ray(-14, 3, 1, 0), ring).map(([kind]) => kind)).toEqual([
      "enter",
      "exit",
      "enter",
      "exit",
    ]);
    expect(summary(ray(-14, 12, 1, 0), ring)).toEqual([
      ["enter", 9],
      ["exit", 19],
    ]);
    expect(raycast(ray(0, 0, 0, 1), ring)).toMatchObject({ t: 5, inside: false, normal: { x: 0, y: -1 } });
  });

  it("does not leave the ring where it touches the hole", () => {
    expect(summary(ray(-14, 5, 1, 0), ring)).toEqual([
      ["enter", 2],
      ["exit", 26],
    ]);
    expect(summary(ray(-14, 5 - 2 ** -50, 1, 0), ring).length).toBe(4);
    expect(summary(ray(-14, 13, 1, 0), ring)).toEqual([["touch", 14]]);
  });

  it("crosses the edges, the arcs, or runs along an edge", () => {
    expect(raycastAll(ray(7, -2, 0, 1), quarter)).toMatchObject([
      { kind: "enter", t: 2, point: { x: 7, y: 0 }, normal: { x: 0, y: -1 } },
      { kind: "exit", t: expect.closeTo(2 + Math.sqrt(120), 12) },
    ]);
    expect(details(ray(-1, 0, 2, 0), quarter)).toEqual([
      ["enter", 3, [5, 0], [-1, 0]],
      ["exit", 7, [13, 0], [1, 0]],
    ]);
    expect(details(ray(-14, 0, 1, 0), half)).toEqual([
      ["enter", 1, [-13, 0], [-1, 0]],
      ["exit", 9, [-5, 0], [1, 0]],
      ["enter", 19, [5, 0], [-1, 0]],
      ["exit", 27, [13, 0], [1, 0]],
    ]);
    expect(summary(ray(-14, -(2 ** -60), 1, 0), half)).toEqual([]);
    expect(summary(ray(1, 1, 1, 1), quarter).map(([kind]) => kind)).toEqual(["enter", "exit"]);
  });

  it("is met twice beside the opening of a wide one", () => {
    const kinds = summary(ray(8, -20, 0.01, 1), jaws).map(([kind]) => kind);
    expect(kinds).toEqual(["enter", "exit", "enter", "exit"]);
  });

  it("touches its corners", () => {
    expect(details(ray(5, -3, 1, -1, Infinity, -Infinity), quarter)).toEqual([]);
    // The end of the start edge, seen past it.
    expect(details(ray(12, -1, 1, 1), quarter)).toEqual([["touch", 1, [13, 0], [0, -1]]]);
    expect(summary(ray(12 + 2 ** -49, -1, 1, 1), quarter)).toEqual([]);
    expect(summary(ray(3, -2, 1, 1), quarter).map(([kind]) => kind)).toEqual(["enter", "exit"]);
    // At the inner corner it goes from the edge straight on inside.
    expect(raycast(ray(3, -2, 1, 1), quarter)).toMatchObject({ t: 2, point: { x: 5, y: 0 } });
  });

  it("without inner radius is a sector, with equal radii an arc with normals along the ray", () => {
    const cast = ray(-14, 1, 1, 0.1);
    expect(raycastAll(cast, annularSector(0, 0, 0, 13, 1, 5))).toEqual(
      raycastAll(cast, sector(0, 0, 13, 1, 5)),
    );
    expect(details(ray(-6, 3, 1, 0), annularSector(0, 0, 5, 5, 0, 2 * Math.PI))).toEqual([
      ["touch", 2, [-4, 3], [-1, 0]],
      ["touch", 10, [4, 3], [-1, 0]],
    ]);
    expect(details(ray(0, 0, 1, 0), annularSector(0, 0, 5, 9, 0, 0))).toEqual([
      ["enter", 5, [5, 0], [-1, 0]],
      ["exit", 9, [9, 0], [1, 0]],
    ]);
    expect(details(ray(7, -2, 0, 1), annularSector(0, 0, 5, 9, 0, 0))).toEqual([
      ["touch", 2, [7, 0], [0, -1]],
    ]);
  });

  it("is decided in doubles through the centre, which is no point of it", () => {
    const stays = createStays();
    expect(rayWedgeFilter(ray(-14, -14, 1, 1), quarter, stays)).toBe(1);
    expect(stays.count).toBe(1);
    expect(stays.first.enter.t).toBeCloseTo(14 + 5 * Math.SQRT1_2, 12);
    expect(stays.first.exit.t).toBeCloseTo(14 + 13 * Math.SQRT1_2, 12);
  });

  it("has the specialised function agree, and a filter that decides what is plain", () => {
    expect(rayAnnularSectorHits(ray(-14, 1, 1, 0.1), jaws)).toEqual(raycastAll(ray(-14, 1, 1, 0.1), jaws));
    const stays = createStays();
    expect(rayWedgeFilter(ray(-14, 1, 1, 0), ring, stays)).toBe(1);
    expect(stays.count).toBe(2);
    expect(rayWedgeFilter(ray(0, 0, 0, 1, 3), quarter, stays)).toBe(0);
    expect(rayWedgeFilter(ray(-14, 14, 1, 0), ring, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayWedgeFilter(ray(-14, 5, 1, 0), ring, stays)).toBe(0);
  });
});
