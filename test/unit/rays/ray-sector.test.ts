import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { raySectorExact, raySectorHits } from "../../../src/rays/ray-wedge.js";
import { rayWedgeFilter } from "../../../src/rays/ray-wedge-filter.js";
import { createStays, stayAt } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { circle, sector } from "../../../src/shapes/round.js";
import { details } from "./events.js";

/** From +x to +y, radius 5. */
const quarter = sector(0, 0, 5, degrees(0), degrees(90));
/** All but the quarter from −y to +x. */
const wide = sector(0, 0, 5, degrees(0), degrees(270));
const half = sector(0, 0, 5, degrees(0), degrees(180));
const summary = (...args: Parameters<typeof raycastAll>) =>
  raycastAll(...args).map(({ kind, t }) => [kind, t]);

describe("a ray and a sector of less than half", () => {
  it("enters by an edge and leaves by the arc", () => {
    expect(raycastAll(ray(3, -2, 0, 1), quarter)).toEqual([
      { t: 2, point: { x: 3, y: 0 }, normal: { x: 0, y: -1 }, kind: "enter" },
      { t: 6, point: { x: 3, y: 4 }, normal: { x: 0.6, y: 0.8 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(8, 3, -1, 0), quarter)).toEqual([
      { t: 4, point: { x: 4, y: 3 }, normal: { x: 0.8, y: 0.6 }, kind: "enter" },
      { t: 8, point: { x: 0, y: 3 }, normal: { x: -1, y: 0 }, kind: "exit" },
    ]);
  });

  it("crosses both edges", () => {
    expect(raycastAll(ray(3, -1, -1, 1), quarter)).toMatchObject([
      { t: 1, point: { x: 2, y: 0 }, normal: { x: 0, y: -1 }, kind: "enter" },
      { t: 3, point: { x: 0, y: 2 }, normal: { x: -1, y: 0 }, kind: "exit" },
    ]);
  });

  it("misses it in the disc but outside the cone", () => {
    expect(raycastAll(ray(-3, -6, 0, 1), quarter)).toEqual([]);
    expect(raycastAll(ray(1, -4, -1, 1), quarter)).toEqual([]);
  });

  it("touches the apex and the corners", () => {
    expect(raycastAll(ray(2, -2, -1, 1), quarter)).toMatchObject([
      { t: 2, point: { x: 0, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(2, -2 - 2 ** -51, -1, 1), quarter)).toEqual([]);
    expect(raycastAll(ray(5, -3, 0, 1), quarter)).toEqual([
      { t: 3, point: { x: 5, y: 0 }, normal: { x: 0, y: -1 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(6, -1, -1, -1), quarter)).toEqual([]);
    expect(raycastAll(ray(6, 1, -1, -1), quarter)).toMatchObject([
      { t: 1, point: { x: 5, y: 0 }, normal: { x: 1, y: 0 }, kind: "touch" },
    ]);
  });

  it("enters by the apex: the edge met more squarely gives the normal, the start edge if equal", () => {
    expect(raycast(ray(-1, -2, 1, 2), quarter)).toMatchObject({ t: 1, normal: { x: 0, y: -1 } });
    expect(raycast(ray(-2, -1, 2, 1), quarter)).toMatchObject({ t: 1, normal: { x: -1, y: 0 } });
    expect(raycast(ray(-1, -1, 1, 1), quarter)).toMatchObject({ t: 1, normal: { x: 0, y: -1 } });
  });

  it("enters and leaves by a corner of the arc", () => {
    // At (5, 0): arc normal (1, 0), edge normal (0, −1).
    expect(raycast(ray(6, -2, -1, 2), quarter)).toMatchObject({ t: 1, normal: { x: 0, y: -1 } });
    expect(raycast(ray(7, -1, -2, 1), quarter)).toMatchObject({ t: 1, normal: { x: 1, y: 0 } });
    const events = raycastAll(ray(3, 1, 2, -1), quarter);
    expect(events[events.length - 1]).toMatchObject({ t: 1, kind: "exit", normal: { x: 1, y: 0 } });
  });

  it("runs along an edge: its ends are crossed as usual", () => {
    expect(raycastAll(ray(-2, 0, 1, 0), quarter)).toEqual([
      { t: 2, point: { x: 0, y: 0 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 7, point: { x: 5, y: 0 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-2, -(2 ** -60), 1, 0), quarter)).toEqual([]);
  });

  it("starts inside, on an edge, at the apex", () => {
    expect(raycast(ray(1, 1, 1, 0), quarter)).toMatchObject({ t: 0, inside: true });
    expect(summary(ray(3, 1, 0, 1), quarter)).toEqual([["exit", 3]]);
    expect(raycast(ray(3, 0, 0, 1), quarter)).toMatchObject({ t: 0, inside: false, normal: { x: 0, y: -1 } });
    expect(raycast(ray(3, 0, 0, -1), quarter)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(0, 0, 1, 1), quarter)).toMatchObject({ t: 0, inside: false });
    expect(raycast(ray(0, 0, -1, 1), quarter)).toMatchObject({ t: 0, inside: false });
    expect(raycast(ray(0, 0, -1, -1), quarter)).toMatchObject({ t: 0, inside: true });
  });
});

describe("a ray and a sector of half or more", () => {
  it("passes twice through a wide one", () => {
    const events = raycastAll(ray(-2, -3, 1, 1), wide);
    expect(events.map(({ kind }) => kind)).toEqual(["exit", "enter", "exit"]);
    expect(events[0]).toMatchObject({ t: 2, point: { x: 0, y: -1 }, normal: { x: 1, y: 0 } });
    expect(events[1]).toMatchObject({ t: 3, point: { x: 1, y: 0 }, normal: { x: 0, y: -1 } });
    const back = raycastAll(ray(4, 3, -1, -1), wide);
    expect(back.map(({ kind }) => kind)).toEqual(["enter", "exit", "enter", "exit"]);
    expect(back[1]).toMatchObject({ t: 3, point: { x: 1, y: 0 }, normal: { x: 0, y: -1 } });
    expect(back[2]).toMatchObject({ t: 4, point: { x: 0, y: -1 }, normal: { x: 1, y: 0 } });
  });

  it("starts in the gap and hits what lies ahead", () => {
    expect(raycast(ray(2, -2, 0, 1), wide)).toMatchObject({ t: 2, inside: false, normal: { x: 0, y: -1 } });
    expect(raycast(ray(2, -2, 1, 0), wide)).toBeNull();
  });

  it("passes through the apex of a wide one in one stay", () => {
    expect(summary(ray(-8, 8, 1, -1), sector(0, 0, 5, degrees(0), degrees(315)))).toHaveLength(2);
    expect(summary(ray(-3, -4, 3, 4), wide)).toEqual([
      ["enter", 0],
      ["exit", 2],
    ]);
    expect(summary(ray(-6, 0, 1, 0), wide)).toEqual([
      ["enter", 1],
      ["exit", 11],
    ]);
  });

  it("leaves by the apex into the gap", () => {
    expect(raycastAll(ray(-1, 2, 1, -2), wide)).toEqual([
      { t: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: -1 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-2, 1, 2, -1), wide)).toMatchObject([{ t: 1, normal: { x: 1, y: 0 } }]);
    expect(raycastAll(ray(-1, 1, 1, -1), wide)).toMatchObject([{ t: 1, normal: { x: 0, y: -1 } }]);
  });

  it("is touched on its arc by a line that meets it behind an edge, where the edge does not matter", () => {
    // (−5, 0) is opposite the corner (5, 0), and 90° before the corner (0, −5).
    expect(raycastAll(ray(-5, 3, 0, -1), wide)).toEqual([
      { t: 3, point: { x: -5, y: 0 }, normal: { x: -1, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(3, 5, -1, 0), wide)).toEqual([
      { t: 3, point: { x: 0, y: 5 }, normal: { x: 0, y: 1 }, kind: "touch" },
    ]);
  });

  it("is left by a corner", () => {
    const events = raycastAll(ray(0, 5, 1, -1), wide);
    expect(events.map(({ kind }) => kind)).toEqual(["enter", "exit"]);
    expect(events[1]).toMatchObject({ t: 5, point: { x: 5, y: 0 } });
  });

  it("is a half disc", () => {
    expect(raycastAll(ray(1, -3, 0, 1), half)).toMatchObject([
      { t: 3, point: { x: 1, y: 0 }, normal: { x: 0, y: -1 }, kind: "enter" },
      { kind: "exit" },
    ]);
    expect(raycast(ray(-3, -3, 0, 1), half)).toMatchObject({
      t: 3,
      point: { x: -3, y: 0 },
      normal: { x: 0, y: -1 },
    });
    expect(raycastAll(ray(-7, 0, 1, 0), half)).toEqual([
      { t: 2, point: { x: -5, y: 0 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 12, point: { x: 5, y: 0 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-7, -(2 ** -60), 1, 0), half)).toEqual([]);
    expect(raycast(ray(-7, -1, 2, 1), half)).toMatchObject({ t: 1, normal: { x: -1, y: 0 } });
    expect(raycast(ray(-6, -2, 1, 2), half)).toMatchObject({ t: 1, normal: { x: 0, y: -1 } });
    expect(raycastAll(ray(-5, -2, 0, 1), half)).toMatchObject([
      { t: 2, point: { x: -5, y: 0 }, kind: "touch" },
    ]);
  });
});

describe("a ray and a degenerate sector", () => {
  it("whole: the disc", () => {
    const whole = sector(1, 2, 5, degrees(0), degrees(360));
    for (const through of [ray(-9, 2, 1, 0), ray(-9, 7, 1, 0), ray(1, 2, 3, 4)]) {
      expect(raycastAll(through, whole)).toEqual(raycastAll(through, circle(1, 2, 5)));
    }
    expect(raycastAll(ray(-9, 7, 1, 0), whole)).toMatchObject([{ kind: "touch" }]);
  });

  it("opening 0: a segment from the apex", () => {
    const sliver = sector(0, 0, 5, { x: 3, y: 4 }, { x: 6, y: 8 });
    expect(raycastAll(ray(-1, 2, 1, 0), sliver)).toEqual([
      { t: 2.5, point: { x: 1.5, y: 2 }, normal: { x: -1, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(-6, -8, 3, 4), sliver)).toMatchObject([
      { t: 2, point: { x: 0, y: 0 }, normal: { x: -0.6, y: -0.8 }, kind: "enter" },
      { t: 3, point: { x: 3, y: 4 }, normal: { x: 0.6, y: 0.8 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-4, -2, 1, 0), sliver)).toEqual([]);
    expect(raycastAll(ray(-4, 0, 1, 0), sliver)).toMatchObject([
      { t: 4, point: { x: 0, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(0, 4, 1, 0), sliver)).toMatchObject([
      { t: 3, point: { x: 3, y: 4 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(0, 4 + 2 ** -50, 1, 0), sliver)).toEqual([]);
  });

  it("radius 0: the apex, whatever its opening", () => {
    for (const end of [0, 90, 180, 270, 360]) {
      const dot = sector(2, 4, 0, degrees(0), degrees(end));
      expect(raycastAll(ray(0, 0, 1, 2), dot)).toMatchObject([
        { t: 2, point: { x: 2, y: 4 }, kind: "touch" },
      ]);
      expect(raycastAll(ray(0, 0, 1, 2.5), dot)).toEqual([]);
    }
  });

  it("has the normal of the edge at a corner that meets edge and arc equally squarely", () => {
    expect(details(ray(6, -1, -1, 1), quarter)).toEqual([
      ["enter", 1, [5, 0], [0, -1]],
      ["exit", 6, [0, 5], [-1, 0]],
    ]);
  });
});

describe("rayWedgeFilter", () => {
  it("agrees with exact arithmetic where it decides", () => {
    for (const shape of [quarter, wide, half]) {
      for (const slanted of [ray(4.2, 3.1, -1, -1.1), ray(-7, 1.3, 1, 0.2), ray(7, 9, 1, 0.3)]) {
        const [filtered, exact] = [createStays(), createStays()];
        expect(rayWedgeFilter(slanted, shape, filtered)).not.toBe(0);
        raySectorExact(slanted, shape, exact);
        expect(filtered.count).toBe(exact.count);
        if (exact.count > 0) expect(filtered.first.enter.t).toBeCloseTo(exact.first.enter.t, 12);
        if (exact.count > 1) expect(stayAt(filtered, 1).exit.t).toBeCloseTo(stayAt(exact, 1).exit.t, 12);
      }
    }
  });

  it("is undecided through the apex and along an edge", () => {
    const stays = createStays();
    expect(rayWedgeFilter(ray(-1, -1, 1, 1), quarter, stays)).toBe(0);
    expect(rayWedgeFilter(ray(-2, 0, 1, 0), quarter, stays)).toBe(0);
  });

  it("has the specialised function agree", () => {
    expect(raySectorHits(ray(4, 3, -1, -1), wide)).toEqual(raycastAll(ray(4, 3, -1, -1), wide));
  });
});
