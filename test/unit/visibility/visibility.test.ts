import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  isVisible,
  point,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  roundedRect,
  type Shape,
  sector,
  segment,
  type VisibleStretch,
  visibility,
  visibleArea,
} from "../../../src/index.js";
import { countSteps } from "../../generators/count-steps.js";

const all = circle(0, 0, 10);
const ahead = sector(0, 0, 10, degrees(-45), degrees(45));

/** The stretches in short: whose they are, and from where to where. */
function outline(view: typeof all | typeof ahead, ...shapes: Shape[]): unknown[] {
  return visibility(view, shapes).stretches.map(({ curve, shape, from, to }) => [
    `${curve} of ${shape}`,
    [rounded(from.x), rounded(from.y)],
    [rounded(to.x), rounded(to.y)],
  ]);
}

function rounded(value: number): number {
  return Math.round(value * 1e10) / 1e10 + 0;
}

function circleStretch(stretch: VisibleStretch | undefined) {
  if (stretch?.curve !== "circle") throw new Error("not of a circle");
  return stretch;
}

const HALF = rounded(5 * Math.SQRT2);

describe("visibility without obstacles", () => {
  it("is the whole rim of a circle", () => {
    expect(visibility(all, [])).toEqual({
      eye: { x: 0, y: 0 },
      stretches: [
        {
          curve: "circle",
          shape: -1,
          from: { x: 10, y: 0 },
          to: { x: 10, y: 0 },
          fromEye: false,
          x: 0,
          y: 0,
          r: 10,
          startAngle: 0,
          endAngle: 2 * Math.PI,
        },
      ],
    });
  });

  it("is a whole turn by the difference of its angles, wherever it begins", () => {
    for (let i = 0; i < 200; i++) {
      const from = i / 7 - 14;
      const view = sector(0, 0, 10, from, from + 2 * Math.PI);
      const rim = circleStretch(visibility(view, []).stretches[0]);
      expect(rim.endAngle - rim.startAngle).toBeGreaterThanOrEqual(2 * Math.PI);
      expect(rim.endAngle - rim.startAngle).toBeLessThan(2 * Math.PI + 1e-14);
    }
  });

  it("is the arc of a sector, from and to the apex", () => {
    expect(outline(ahead)).toEqual([["circle of -1", [HALF, -HALF], [HALF, HALF]]]);
    const [stretch] = visibility(ahead, []).stretches;
    expect(stretch).toMatchObject({ fromEye: true, startAngle: -Math.PI / 4, endAngle: Math.PI / 4 });
  });

  it("is nothing where the view has no area", () => {
    expect(visibility(circle(1, 2, 0), []).stretches).toEqual([]);
    expect(visibility(sector(1, 2, 5, 1, 1), []).stretches).toEqual([]);
  });

  it("is not stopped by what is out of reach, or has no extent", () => {
    expect(outline(ahead, circle(20, 0, 5), circle(-5, 0, 2), point(5, 0), circle(3, 0, 0))).toEqual(
      outline(ahead),
    );
  });
});

describe("visibility stops", () => {
  it("at a wall, and goes on beside it", () => {
    expect(outline(all, segment(4, -3, 4, 3))).toEqual([
      ["line of 0", [4, -3], [4, 3]],
      ["circle of -1", [8, 6], [8, -6]],
    ]);
  });

  it("at the near side of a rectangle only", () => {
    expect(outline(ahead, rectFromCorner(4, -3, 2, 6))).toEqual([
      ["circle of -1", [HALF, -HALF], [8, -6]],
      ["line of 0", [4, -3], [4, 3]],
      ["circle of -1", [8, 6], [HALF, HALF]],
    ]);
  });

  it("at the near side of a disc, swept back", () => {
    const [, disc] = visibility(ahead, [circle(5, 0, 3)]).stretches;
    const { startAngle, endAngle, from, to } = circleStretch(disc);
    // The tangent points of the 3-4-5 triangle.
    expect([from.x, from.y, to.x, to.y].map(rounded)).toEqual([3.2, -2.4, 3.2, 2.4]);
    expect(endAngle).toBeLessThan(startAngle);
    expect(startAngle - endAngle).toBeCloseTo(2 * Math.acos(3 / 5), 14);
  });

  it("at the near side of an ellipse, turned or not", () => {
    const [, upright] = visibility(ahead, [ellipse(5, 0, 1.5, 3)]).stretches;
    const [, turned] = visibility(ahead, [ellipse(5, 0, 3, 1.5, degrees(90))]).stretches;
    expect(upright).toMatchObject({ curve: "ellipse", shape: 0, rx: 1.5, ry: 3, rotation: 0, x: 5, y: 0 });
    expect(turned).toMatchObject({ curve: "ellipse", rx: 3, ry: 1.5, rotation: Math.PI / 2 });
    // The tangent from the origin to ((x − 5)/1.5)² + (y/3)² = 1 touches where x − 5 = −1.5²/5.
    for (const stretch of [upright, turned]) {
      expect(stretch?.from.x).toBeCloseTo(5 - 0.45, 13);
      expect(stretch?.from.y).toBeCloseTo(-3 * Math.sqrt(1 - 0.09), 13);
    }
  });

  it("at the border of a half plane", () => {
    expect(outline(all, halfPlane(6, 0, -1, 0))).toEqual([
      ["line of 0", [6, -8], [6, 8]],
      ["circle of -1", [6, 8], [6, -8]],
    ]);
  });

  it("at the hollow side of a ring that is open", () => {
    const stretches = visibility(ahead, [annularSector(-2, 0, 5, 6, degrees(-60), degrees(60))]).stretches;
    const { startAngle, endAngle, shape } = circleStretch(stretches.find(({ shape }) => shape === 0));
    expect(shape).toBe(0);
    expect(endAngle).toBeGreaterThan(startAngle);
  });

  it("all round within a ring, also seen from beside its centre", () => {
    for (const x of [0, 1, -3]) {
      const { stretches } = visibility(circle(x, 0, 20), [circle(50, 0, 1), annularSector(0, 0, 5, 6, 0, 7)]);
      expect(stretches.map(({ shape }) => shape)).toEqual([1]);
      const { startAngle, endAngle, r } = circleStretch(stretches[0]);
      expect([r, endAngle - startAngle]).toEqual([5, 2 * Math.PI]);
    }
  });

  it("at what is nearer where shapes cross", () => {
    expect(outline(ahead, segment(4, -4, 8, 4), segment(8, -4, 4, 4))).toEqual([
      ["line of 0", [4, -4], [6, 0]],
      ["line of 1", [6, 0], [4, 4]],
    ]);
    // A disc that bulges through a wall.
    const bulging = outline(ahead, segment(5, -9, 5, 9), circle(6, 0, 2));
    expect(bulging.map((stretch) => (stretch as string[])[0])).toEqual([
      "line of 0",
      "circle of 1",
      "line of 0",
    ]);
  });

  it("at a polyline that crosses itself where it does", () => {
    const path = polyline([
      [4, -4],
      [8, 4],
      [12, 0],
      [8, -4],
      [4, 4],
    ]);
    expect(outline(ahead, path)).toEqual([
      ["line of 0", [4, -4], [6, 0]],
      ["line of 0", [6, 0], [4, 4]],
    ]);
  });

  it("at walls that meet in corners, without a gap between them", () => {
    const walls = [segment(5, -7, 6, 0), segment(6, 0, 5, 7)];
    expect(outline(ahead, ...walls).map((stretch) => (stretch as string[])[0])).toEqual([
      "line of 0",
      "line of 1",
    ]);
    const room = polygon(
      [
        [-9, -9],
        [9, -9],
        [9, 9],
        [-9, 9],
      ],
      {
        holes: [
          [
            [-3, -3],
            [3, -3],
            [3, 3],
            [-3, 3],
          ],
        ],
      },
    );
    const region = visibility(circle(0, 0, 100), [room]);
    expect(region.stretches.length).toBe(4);
    expect(visibleArea(region)).toBe(36);
  });

  it.each([0.5, 1, 2.2, 4])(
    "at turned blocks side by side, not through cracks between them (%s)",
    (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const row = [-3, -1, 1, 3].map((along) => rect(along * c - 3 * s, along * s + 3 * c, 2, 1, angle));
      for (const beside of [1e-2, 1e-4, 1e-6]) {
        const away = 2.5 - beside;
        const { stretches } = visibility(circle(-away * s, away * c, 10), row);
        expect(stretches.map(({ shape }) => shape).sort()).toEqual([-1, 0, 1, 2, 3]);
      }
    },
  );

  it("at each part of a compound", () => {
    expect(outline(ahead, compound([segment(5, -9, 5, 0), segment(5, 0, 5, 9)]))).toEqual([
      ["line of 0", [5, -5], [5, 0]],
      ["line of 0", [5, 0], [5, 5]],
    ]);
  });
});

describe("an eye at a shape", () => {
  it("within one sees nothing", () => {
    expect(visibility(all, [circle(1, 0, 2)])).toEqual({ eye: { x: 0, y: 0 }, stretches: [] });
    expect(isVisible(all, [circle(1, 0, 2)], 5, 0)).toBe(false);
    expect(isVisible(all, [circle(1, 0, 2)], 0, 0)).toBe(true);
  });

  it("leaning on a wall sees away from it", () => {
    const away = [["circle of -1", [0, 10], [0, -10]]];
    expect(outline(all, rectFromCorner(0, -50, 5, 100))).toEqual(away);
    expect(outline(all, halfPlane(0, 0, -1, 0))).toEqual(away);
    expect(outline(all, circle(3, 0, 3))).toEqual(away);
    expect(outline(all, ellipse(3, 0, 3, 2))).toEqual(away);
    const [stretch] = visibility(all, [halfPlane(0, 0, -1, 0)]).stretches;
    expect(stretch?.fromEye).toBe(true);
    expect(isVisible(all, [circle(3, 0, 3)], -5, 0)).toBe(true);
    expect(isVisible(all, [circle(3, 0, 3)], 5, 0)).toBe(false);
    expect(isVisible(all, [rectFromCorner(0, -50, 5, 100)], 0, 5)).toBe(false);
  });

  it("in the corner of a room, or at that of a block", () => {
    const block = rectFromCorner(0, 0, 5, 5);
    expect(outline(all, block)).toEqual([["circle of -1", [0, 10], [10, 0]]]);
    const corner = [rectFromCorner(0, -50, 5, 100), rectFromCorner(-50, 0, 100, 5)];
    expect(outline(all, ...corner)).toEqual([["circle of -1", [-10, 0], [0, -10]]]);
  });

  it("on a wall without thickness sees on both sides", () => {
    const region = visibility(all, [segment(0, -5, 0, 5)]);
    expect(visibleArea(region)).toBeCloseTo(100 * Math.PI, 10);
    expect(isVisible(all, [segment(0, -5, 0, 5)], 3, 3)).toBe(true);
    expect(isVisible(all, [segment(0, -5, 0, 5)], 0, 3)).toBe(false);
  });

  it("a hair beside a long wall, or a half plane, sees no more of it than its sight reaches", () => {
    const view = circle(0, 0, 1);
    for (const shape of [segment(2, -8e-14, -2, -8e-14), halfPlane(0, -5e-14, 0, 1)]) {
      const { stretches } = visibility(view, [shape]);
      const ends = stretches.filter((stretch) => stretch.shape === 0).flatMap(({ from, to }) => [from, to]);
      expect(ends.length).toBeGreaterThanOrEqual(2);
      for (const { x, y } of ends) {
        expect(Math.hypot(x - view.x, y - view.y) / view.r).toBeCloseTo(1, 11);
      }
    }
  });

  it.each([
    [
      "within an arc, by a rounding",
      sector(-2.70047775424654, 1.3066827843128417, 8, { x: 1, y: 0 }, { x: 0, y: 1 }),
      arc(0, 0, 3, { x: 1.25, y: -1 }, { x: -2.75, y: -1.375 }),
      6.5525472155346,
    ],
    [
      "outside an arc, by a rounding",
      sector(0.02842638533870323, -0.8007174253642693, 8, { x: -1, y: -2 }, { x: 0, y: 1 }),
      arc(
        4.961035503074527,
        2.43955074576661,
        5.901692175064236,
        { x: 0.9132243319342228, y: -0.40745713831431696 },
        { x: -1, y: -1 },
      ),
      33.4356299443187,
    ],
    [
      "at a corner of a rectangle, up to rounding",
      circle(1.2361272527903973, 1.3885998524954606, 8),
      rect(3.7285140107430657, -0.864538908816149, 0.8164559977032742, 6.6699253158925895, {
        x: -0.7557691847382471,
        y: -0.654838101671005,
      }),
      114.586285905212,
    ],
    [
      "at an ellipse whose tangent points round to the eye",
      sector(
        0.8650492590924781,
        1.3166580989401195,
        8,
        { x: 2, y: -0.25 },
        { x: 0.03307459607989377, y: 0.9994528858801459 },
      ),
      ellipse(0.5, 2, 0.5, 1, { x: -1, y: 0 }),
      30.2300213453871,
      halfPlane(-2.639486465855682, 1.301349769833374, 0.45838628371378576, -0.8887530674507204),
    ],
    [
      "at a ring with a gap, which it sees across it",
      circle(-1.2241168151919628, -1.8622511066584209, 8),
      annularSector(-4, -3, 3, 5, { x: 1, y: 0 }, { x: 0, y: -1 }),
      39.9812209295523,
      segment(-0.21904014281179496, 0.10780399015175846, -1.2309078621230058, -3.2574425347648943),
    ],
    [
      "exactly at the end of a hollow arc that goes on behind its other end",
      circle(2, 0, 10),
      annularSector(0, 0, 2, 5, degrees(0), degrees(200)),
      153.273136713861,
    ],
    [
      "at a corner whose radius is a rounding error",
      circle(-4.282264998845265, -4.150636260666029, 3),
      roundedRect(-4, -4, 0.5624369060756356, 0.3051622143816489, 6.437164216389989e-16, {
        x: 0.9999761749862663,
        y: -0.006902858816167849,
      }),
      18.5961167898134,
    ],
  ])("%s, sees in each direction what isVisible says", (_name, view, shape, expected, ...others: Shape[]) => {
    expect(visibleArea(visibility(view, [...others, shape]))).toBeCloseTo(expected, 10);
  });

  it("on a circle line sees across it, and away from it", () => {
    const region = visibility(all, [arc(3, 0, 3, 0, 7)]);
    expect(region.stretches.map(({ shape }) => shape)).toEqual([0, -1]);
    expect(visibleArea(region)).toBeCloseTo(9 * Math.PI + 50 * Math.PI, 10);
  });

  it("at the end of a hollow arc sees it up to there, where the view begins along its tangent", () => {
    const turns = [
      [0, 90],
      [270, 360],
    ] as const;
    const ends = turns.map(([from, to]) => {
      const y = from === 0 ? 2 : -2;
      const ring = annularSector(0, 0, 2, 5, degrees(from), degrees(to));
      const hollow = visibility(circle(0, y, 3), [ring]).stretches.find(({ shape }) => shape === 0);
      return [hollow?.from, hollow?.to];
    });
    expect(ends[0]?.[1]).toEqual({ x: 0, y: 2 });
    expect(ends[1]?.[0]).toEqual({ x: 0, y: -2 });
  });

  it("between two blocks that touch sees nothing, but along a gap", () => {
    const left = rectFromCorner(-5, -5, 5, 10);
    expect(visibility(all, [left, rectFromCorner(0, -5, 5, 10)]).stretches).toEqual([]);
    expect(visibleArea(visibility(all, [left, rectFromCorner(0.5, -5, 5, 10)]))).toBeGreaterThan(1);
  });
});

describe("what is hidden is told by stretches in order", () => {
  it("that begin where the last one ends, as seen from the eye", () => {
    const shapes = [
      circle(5, 1, 1),
      rect(-3, 4, 2, 1, 0.5),
      ellipse(0, -6, 3, 1, 0.3),
      segment(-5, -5, -5, 5),
    ];
    const { stretches } = visibility(all, shapes);
    expect(stretches.length).toBe(7);
    stretches.forEach(({ from }, i) => {
      const before = stretches[(i + stretches.length - 1) % stretches.length];
      if (before === undefined) throw new Error("no stretch");
      expect(Math.atan2(from.y, from.x)).toBeCloseTo(Math.atan2(before.to.y, before.to.x), 12);
    });
  });
});

describe("where boundaries coincide, the earlier shape has the stretch", () => {
  const view = circle(0, 4, 9);
  const path = polyline([
    [5, 5],
    [-1, -3],
  ]);
  const turned = rect(4, -3, 8, 6, { x: -4, y: 3 });
  const along = segment(2.6, 1.8, -1, -3);
  const owners = (...shapes: Shape[]) =>
    new Set(
      visibility(view, shapes)
        .stretches.filter(({ shape }) => shape >= 0)
        .map(({ shape }) => shape),
    );

  it("though rounding has the later one nearer to the eye", () => {
    expect(owners(path, turned)).toEqual(new Set([0]));
    expect(owners(along, path)).toEqual(new Set([0, 1]));
    expect(owners(path, along, turned)).toEqual(new Set([0]));
  });

  it("turned all round", () => {
    for (let degree = 0; degree < 360; degree++) {
      const [c, s] = [Math.cos((degree * Math.PI) / 180), Math.sin((degree * Math.PI) / 180)];
      const at = (x: number, y: number) => [c * x - s * y, s * x + c * y] as const;
      const wall = segment(...at(5, -3), ...at(5, 3));
      const box = rect(...at(6, 0), 2, 6, { x: c, y: s });
      const seen = visibility(all, [wall, box]).stretches.filter(({ shape }) => shape >= 0);
      expect(seen.every(({ shape }) => shape === 0)).toBe(true);
    }
  });
});

describe("an eye right beside a needle", () => {
  it("sees in the same directions in units of any size", () => {
    const [before, after] = [1, 2 ** -1000].map((unit) => {
      const view = circle(3.242640687119285 * unit, -7.242640687119285 * unit, 30 * unit);
      const needle = ellipse(-unit, -3 * unit, 0, 6 * unit, { x: 1, y: 1 });
      return visibility(view, [needle]).stretches.map(anglesOf);
    });
    expect(after).toEqual(before);
  });

  function anglesOf(stretch: VisibleStretch): number[] {
    return stretch.curve === "line" ? [] : [stretch.startAngle, stretch.endAngle];
  }
});

describe("what stands behind other things", () => {
  /** Fences of `rails` across the view, each behind the last, of short rails whose ends are at other places each time. */
  function fences(count: number, rails: number): Shape[] {
    return Array.from({ length: count }, (_, row) =>
      polyline(
        Array.from({ length: rails + 1 }, (_, i) => ({
          x: 1 + row / count,
          y: (2 * i + (row % 7) / 8) / rails - 1.2,
        })),
      ),
    );
  }

  it("is left out before it is compared with each other", () => {
    const view = sector(0, 0, 10, degrees(-20), degrees(20));
    const [first] = fences(1, 100);
    if (first === undefined) throw new Error("no fence");
    const alone = countSteps(() => visibility(view, [first]));
    const many = countSteps(() => visibility(view, fences(100, 100)));
    // Comparing all that is open in a direction takes some 1600 times as many.
    expect(many / alone).toBeLessThan(50);
  });

  it("changes nothing that is seen", () => {
    const view = sector(0, 0, 10, degrees(-20), degrees(20));
    const all = fences(20, 50);
    expect(visibility(view, all)).toEqual(visibility(view, all.slice(0, 1)));
  });
});
