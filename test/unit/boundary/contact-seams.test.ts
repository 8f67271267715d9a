import { describe, expect, it } from "vitest";
import {
  circle,
  compound,
  contact,
  halfPlane,
  polyline,
  rect,
  type Shape,
  segment,
  setPose,
} from "../../../src/index.js";
import { boxOf, placesOf, polygonOf, type Scene, viewsOf } from "./seam-views.js";

const ground = halfPlane(0, 0, 0, 1);

const contactPoints = (a: Shape, b: Shape) => contact(a, b)?.points ?? [];

const WHOLE: readonly [name: string, scene: Scene, places: readonly (readonly [number, number])[]][] = [
  [
    "a box on a compound of a half plane",
    (k) => [compound([ground]), boxOf(k, 0, 1, 2, 2)],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [
    "a box sunk into a half plane that has company",
    (k) => [compound([ground, circle(k * 50, Math.abs(k) * 5, 1)]), boxOf(k, 0, 0.75, 2, 2)],
    [
      [-1, -0.125],
      [1, -0.125],
    ],
  ],
  [
    "a box on a half plane and a tile in it",
    (k) => [compound([boxOf(k, 1, -1, 2, 2), ground]), boxOf(k, 0, 1, 2, 2)],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [
    "two tiles on a compound of a half plane",
    (k) => [compound([ground]), compound([boxOf(k, 1, 1, 2, 2), boxOf(k, -2, 1, 4, 2)])],
    [
      [-4, 0],
      [2, 0],
    ],
  ],
  [
    "a box over the seam of two tiles",
    (k) => [compound([boxOf(k, -2, -1, 4, 2), boxOf(k, 2, -1, 4, 2)]), boxOf(k, 0, 1, 2, 2)],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [
    "a box sunk into two tiles beside their seam",
    (k) => [compound([boxOf(k, -2, -1, 4, 2), boxOf(k, 2, -1, 4, 2)]), boxOf(k, 0.5, 0.75, 2, 2)],
    [
      [-0.5, -0.125],
      [1.5, -0.125],
    ],
  ],
  [
    "a wide box on three tiles, the middle one last",
    (k) => [
      compound([boxOf(k, -2, -1, 2, 2), boxOf(k, 2, -1, 2, 2), boxOf(k, 0, -1, 2, 2)]),
      boxOf(k, 0, 1, 5, 2),
    ],
    [
      [-2.5, 0],
      [2.5, 0],
    ],
  ],
  [
    "tiles that overlap",
    (k) => [compound([boxOf(k, -1, -1, 4, 2), boxOf(k, 1, -2, 4, 4)]), boxOf(k, 0, 1, 5, 2)],
    [
      [-2.5, 0],
      [2.5, 0],
    ],
  ],
  [
    "two tiles on three others, no seam above another",
    (k) => [
      compound([boxOf(k, -2, -1, 2, 2), boxOf(k, 0, -1, 2, 2), boxOf(k, 2, -1, 2, 2)]),
      compound([boxOf(k, 2, 1, 3, 2), boxOf(k, -0.5, 1, 2, 2)]),
    ],
    [
      [-1.5, 0],
      [3, 0],
    ],
  ],
  [
    "a polygon, not convex, with a vertex inside its lowest edge",
    (k) => [
      polygonOf(k, [
        [0, 0],
        [2, 0],
        [4, 0],
        [4, 4],
        [2, 2],
        [0, 4],
      ]),
      boxOf(k, 0, -1, 20, 2),
    ],
    [
      [0, 0],
      [4, 0],
    ],
  ],
  [
    "a polyline of two segments on one line",
    (k) => [
      polyline(
        placesOf(k, [
          [-3, 0],
          [0, 0],
          [3, 0],
        ]),
      ),
      boxOf(k, 0, 1, 2, 2),
    ],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [
    "a polyline that turns up",
    (k) => [
      polyline(
        placesOf(k, [
          [-3, 0],
          [0, 0],
          [3, 0],
          [5, 5],
        ]),
      ),
      boxOf(k, 0, 1, 2, 2),
    ],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [
    "a compound of two segments on one line",
    (k) => [compound([segment(k * -3, 0, 0, 0), segment(k * 3, 0, 0, 0)]), boxOf(k, 0, 1, 2, 2)],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
];

describe("contact along several pieces of one line", () => {
  it.each(WHOLE)("tells the ends of the whole stretch: %s", (_, scene, places) => {
    for (const { name, found, expected } of viewsOf(scene, places)) expect(found, name).toEqual(expected);
  });

  it("tells the longest of stretches with a gap between", () => {
    const scene: Scene = (k) => [
      compound([boxOf(k, -4, -1, 2, 2), boxOf(k, 2, -1, 2, 2), boxOf(k, 0, -1, 2, 2)]),
      boxOf(k, -1, 1, 10, 2),
    ];
    const places = [
      [-1, 0],
      [3, 0],
    ] as const;
    for (const { name, found, expected } of viewsOf(scene, places)) expect(found, name).toEqual(expected);
  });

  it("tells the first of equally long ones", () => {
    const floor = rect(0, -1, 30, 2);
    const pointsOf = (...places: number[]) =>
      contactPoints(compound(places.map((x) => rect(x, 1, 1, 2))), floor);
    const ends = (x: number) => [
      { x: x - 0.5, y: 0 },
      { x: x + 0.5, y: 0 },
    ];
    expect(pointsOf(4, 0, -4)).toEqual(expect.arrayContaining(ends(4)));
    expect(pointsOf(-4, 4, 0)).toEqual(expect.arrayContaining(ends(-4)));
    // Told twice, it is still the first.
    expect(pointsOf(0, 4, 0)).toEqual(expect.arrayContaining(ends(0)));
  });

  it("joins the seams of a row of tiles that is turned and far away", () => {
    const row = compound(Array.from({ length: 7 }, (_, i) => rect(0.1 * i, 0.05, 0.1, 0.1)));
    const plank = rect(0.3, -0.1, 3, 0.2);
    for (const turn of [0, 0.3, 1.1, 2.7]) {
      for (const away of [0, 1000]) {
        const cosine = Math.cos(turn);
        const sine = Math.sin(turn);
        const angle = { x: cosine, y: sine };
        setPose(row, away, away, angle);
        setPose(plank, away + 0.3 * cosine + 0.099 * sine, away + 0.3 * sine - 0.099 * cosine, angle);
        const [p, q] = contactPoints(row, plank);
        expect(Math.hypot((q?.x ?? 0) - (p?.x ?? 0), (q?.y ?? 0) - (p?.y ?? 0))).toBeCloseTo(0.7, 9);
      }
    }
  });

  it("has no ends where lines touch all along", () => {
    expect(contactPoints(compound([ground]), compound([halfPlane(0, 0, 0, -1)]))).toHaveLength(1);
  });
});
