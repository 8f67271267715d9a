import { describe, expect, it } from "vitest";
import { IS_FULL } from "../extent.js";
import { latticeShape } from "../generators/lattice.js";
import { seededRandom } from "../generators/random.js";
import { buildShape, KIND_NAMES, type ShapeSpec } from "../generators/spec.js";
import { oracleContainsPoint, oracleDistance, oracleOverlaps, oracleRelate, Real } from "./index.js";

const alongX = { x: 1, y: 0 };
const up = { x: 0, y: 1 };
const left = { x: -1, y: 0 };
const turn = { x: 3, y: 4 };
const whole = { startAngle: up, endAngle: up, opening: "whole" } as const;

/** Specs of one and the same set, which the oracle takes apart in different ways. */
const twins: [string, ShapeSpec[]][] = [
  [
    "a point",
    [
      { type: "point", x: 1, y: 2 },
      { type: "circle", x: 1, y: 2, r: 0 },
      { type: "segment", ax: 1, ay: 2, bx: 1, by: 2 },
      { type: "rect", x: 1, y: 2, width: 0, height: 0, angle: turn },
      { type: "arc", x: 1, y: 2, r: 0, startAngle: up, endAngle: alongX },
      {
        type: "polyline",
        points: [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      },
      { type: "compound", shapes: [{ type: "capsule", ax: 1, ay: 2, bx: 1, by: 2, r: 0 }] },
    ],
  ],
  [
    "a disc",
    [
      { type: "circle", x: 1, y: 0, r: 3 },
      { type: "ellipse", x: 1, y: 0, rx: 3, ry: 3, angle: { x: 1, y: 7 } },
      { type: "capsule", ax: 1, ay: 0, bx: 1, by: 0, r: 3 },
      { type: "roundedRect", x: 1, y: 0, width: 6, height: 6, r: 3, angle: { x: 1, y: 7 } },
      { type: "sector", x: 1, y: 0, r: 3, ...whole },
      { type: "annularSector", x: 1, y: 0, innerR: 0, outerR: 3, ...whole },
      {
        type: "compound",
        shapes: [
          { type: "sector", x: 1, y: 0, r: 3, startAngle: turn, endAngle: left },
          { type: "sector", x: 1, y: 0, r: 3, startAngle: left, endAngle: turn },
        ],
      },
    ],
  ],
  [
    "a turned rectangle",
    [
      { type: "rect", x: 1, y: -1, width: 10, height: 5, angle: turn },
      { type: "roundedRect", x: 1, y: -1, width: 10, height: 5, r: 0, angle: { x: 6, y: 8 } },
      {
        type: "polygon",
        vertices: [
          [0, -6.5],
          [6, 1.5],
          [2, 4.5],
          [-4, -3.5],
        ],
        holes: [],
      },
      {
        type: "polygon",
        vertices: [
          [2, 4.5],
          [6, 1.5],
          [3, -2.5],
          [0, -6.5],
          [-4, -3.5],
        ],
        holes: [],
      },
      {
        type: "compound",
        shapes: [
          {
            type: "polygon",
            vertices: [
              [0, -6.5],
              [6, 1.5],
              [2, 4.5],
            ],
            holes: [],
          },
          {
            type: "polygon",
            vertices: [
              [0, -6.5],
              [-4, -3.5],
              [2, 4.5],
            ],
            holes: [],
          },
        ],
      },
    ],
  ],
  [
    "a turned segment",
    [
      { type: "segment", ax: -2, ay: -3, bx: 4, by: 5 },
      { type: "capsule", ax: 4, ay: 5, bx: -2, by: -3, r: 0 },
      {
        type: "polyline",
        points: [
          [-2, -3],
          [1, 1],
          [4, 5],
        ],
      },
      { type: "rect", x: 1, y: 1, width: 10, height: 0, angle: turn },
      { type: "roundedRect", x: 1, y: 1, width: 0, height: 10, r: 0, angle: { x: 4, y: -3 } },
      { type: "ellipse", x: 1, y: 1, rx: 5, ry: 0, angle: turn },
      { type: "sector", x: -2, y: -3, r: 10, startAngle: turn, endAngle: { x: 6, y: 8 } },
      { type: "annularSector", x: -5, y: -7, innerR: 5, outerR: 15, startAngle: turn, endAngle: turn },
    ],
  ],
  [
    "a capsule",
    [
      { type: "capsule", ax: -3, ay: -3, bx: 3, by: 5, r: 1 },
      { type: "roundedRect", x: 0, y: 1, width: 12, height: 2, r: 1, angle: turn },
      {
        type: "compound",
        shapes: [
          { type: "circle", x: -3, y: -3, r: 1 },
          { type: "circle", x: 3, y: 5, r: 1 },
          { type: "rect", x: 0, y: 1, width: 10, height: 2, angle: turn },
        ],
      },
    ],
  ],
  [
    "a rounded rectangle",
    [
      { type: "roundedRect", x: 0, y: 1, width: 6, height: 4, r: 1, angle: alongX },
      { type: "roundedRect", x: 0, y: 1, width: 4, height: 6, r: 1, angle: { x: 0, y: -3 } },
      {
        type: "compound",
        shapes: [
          { type: "rect", x: 0, y: 1, width: 6, height: 2, angle: alongX },
          { type: "rect", x: 0, y: 1, width: 4, height: 4, angle: alongX },
          { type: "circle", x: 2, y: 2, r: 1 },
          { type: "circle", x: -2, y: 2, r: 1 },
          { type: "circle", x: 2, y: 0, r: 1 },
          { type: "circle", x: -2, y: 0, r: 1 },
        ],
      },
    ],
  ],
  [
    "a sector",
    [
      { type: "sector", x: 0, y: -1, r: 4, startAngle: alongX, endAngle: { x: -3, y: -4 } },
      {
        type: "annularSector",
        x: 0,
        y: -1,
        innerR: 0,
        outerR: 4,
        startAngle: alongX,
        endAngle: { x: -3, y: -4 },
      },
      {
        type: "compound",
        shapes: [
          { type: "sector", x: 0, y: -1, r: 4, startAngle: alongX, endAngle: up },
          { type: "sector", x: 0, y: -1, r: 4, startAngle: up, endAngle: { x: -3, y: -4 } },
        ],
      },
    ],
  ],
  [
    "an arc",
    [
      { type: "arc", x: 0, y: 1, r: 4, startAngle: turn, endAngle: { x: 0, y: -1 } },
      {
        type: "annularSector",
        x: 0,
        y: 1,
        innerR: 4,
        outerR: 4,
        startAngle: turn,
        endAngle: { x: 0, y: -1 },
      },
    ],
  ],
  [
    "a frame",
    [
      {
        type: "polygon",
        vertices: [
          [-4, -4],
          [4, -4],
          [4, 4],
          [-4, 4],
        ],
        holes: [
          [
            [-2, -2],
            [2, -2],
            [2, 2],
            [-2, 2],
          ],
        ],
      },
      {
        type: "compound",
        shapes: [
          { type: "rect", x: 0, y: 3, width: 8, height: 2, angle: alongX },
          { type: "rect", x: 0, y: -3, width: 2, height: 8, angle: up },
          {
            type: "polygon",
            vertices: [
              [2, -4],
              [4, -4],
              [4, 4],
              [2, 4],
            ],
            holes: [],
          },
          { type: "rect", x: -3, y: 0, width: 2, height: 8, angle: alongX },
        ],
      },
    ].map((spec) => spec as ShapeSpec),
  ],
  [
    "a half plane",
    [
      { type: "halfPlane", x: 1, y: 1, nx: 3, ny: 4 },
      { type: "halfPlane", x: -3, y: 4, nx: 0.75, ny: 1 },
      {
        type: "compound",
        shapes: [
          { type: "halfPlane", x: 5, y: -2, nx: 6, ny: 8 },
          { type: "circle", x: -4, y: -8, r: 3 },
        ],
      },
    ],
  ],
];

describe.each(twins)("%s in several forms", (_, forms) => {
  const [first, ...others] = forms.map(buildShape);
  if (first === undefined) throw new Error("a set has a form");

  it("is equal to itself", () => {
    expect(others.map((other) => oracleRelate(first, other))).toEqual(others.map(() => "equal"));
    expect(others.map((other) => oracleRelate(other, first))).toEqual(others.map(() => "equal"));
  });

  it.each(KIND_NAMES)("stands alike to any %s", (kind) => {
    const random = seededRandom(7);
    const wrong: string[] = [];
    const cases = IS_FULL ? 12 : 2;
    for (let index = 0; index < cases; index++) {
      const spec = latticeShape(kind, random);
      const shape = buildShape(spec);
      const [overlaps, relation] = [oracleOverlaps(first, shape), oracleRelate(first, shape)];
      const distance = oracleDistance(first, shape);
      others.forEach((other, form) => {
        const differs = (answer: string) =>
          wrong.push(`${answer} of form ${form + 1}: ${JSON.stringify(spec)}`);
        if (oracleOverlaps(other, shape) !== overlaps || oracleOverlaps(shape, other) !== overlaps)
          differs("overlap");
        const said = oracleRelate(other, shape);
        if (said !== undefined && relation !== undefined && said !== relation)
          differs(`${said}, not ${relation}`);
        const gap = oracleDistance(other, shape).minus(distance).absolute();
        if (gap.compare(new Real(1n, -160)) > 0) differs("distance");
        if (
          kind === "point" &&
          spec.type === "point" &&
          oracleContainsPoint(other, spec.x, spec.y) !== overlaps
        )
          differs("contains");
      });
    }
    expect(wrong).toEqual([]);
  });
});
