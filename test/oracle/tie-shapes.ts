import type { KindName, ShapeSpec, SpecOf } from "../generators/spec.js";

/**
 * How a shape lies about the origin:
 *
 * - `solid`: it has area, is in x ≤ 0 with the origin on its boundary, and holds (−t, 0) in its interior for small t > 0;
 * - `inward`: a curve in x ≤ 0 with an end at the origin that is a piece of the x axis there;
 * - `bent`: a curve in x ≤ 0 that meets x = 0 in the origin only and runs on both ways from it;
 * - `flat`: no more than a piece of the line x = 0 with the origin within;
 * - `point`: the origin.
 */
export type Stance = "solid" | "inward" | "bent" | "flat" | "point";

/** A shape of whole numbers about the origin. */
export interface TieShape<S extends ShapeSpec = ShapeSpec> {
  readonly stance: Stance;
  readonly spec: S;
  /** The centre of a disc of radius 1 in the interior of a solid. */
  readonly deep?: readonly [number, number];
}

function solid<S extends ShapeSpec>(spec: S, x: number, y = 0): TieShape<S> {
  return { stance: "solid", spec, deep: [x, y] };
}

const alongX = { x: 1, y: 0 };
const up = { x: 0, y: 1 };
const down = { x: 0, y: -1 };
const turned = { x: 3, y: 4 };

export const tieShapes: { readonly [K in KindName]: readonly TieShape<SpecOf<K>>[] } = {
  point: [{ stance: "point", spec: { type: "point", x: 0, y: 0 } }],
  circle: [solid({ type: "circle", x: -7, y: 0, r: 7 }, -7)],
  ellipse: [
    solid({ type: "ellipse", x: -9, y: 0, rx: 9, ry: 4, angle: alongX }, -9),
    solid({ type: "ellipse", x: -2, y: 0, rx: 40, ry: 2, angle: up }, -2),
    // The point (27, 20) of the ellipse with the radii 45 and 25 has a normal along (5, 12); 13 times as large.
    solid({ type: "ellipse", x: -375, y: 224, rx: 585, ry: 325, angle: { x: 5, y: -12 } }, -375, 224),
    { stance: "flat", spec: { type: "ellipse", x: 0, y: 1, rx: 0, ry: 3, angle: alongX } },
    { stance: "inward", spec: { type: "ellipse", x: -4, y: 0, rx: 4, ry: 0, angle: alongX } },
  ],
  rect: [
    solid({ type: "rect", x: -4, y: 1, width: 8, height: 6, angle: alongX }, -4, 1),
    // Its corner nearest to +x lies 15·(3, 4)/5 + 20·(4, −3)/5 from the centre.
    solid({ type: "rect", x: -25, y: 0, width: 30, height: 40, angle: turned }, -25),
    { stance: "flat", spec: { type: "rect", x: 0, y: -1, width: 0, height: 8, angle: alongX } },
    { stance: "inward", spec: { type: "rect", x: -3, y: 0, width: 6, height: 0, angle: alongX } },
  ],
  sector: [
    // By its apex, its arc, an end of its arc; half, wide and whole.
    solid({ type: "sector", x: 0, y: 0, r: 9, startAngle: { x: -3, y: 4 }, endAngle: { x: -3, y: -4 } }, -5),
    solid({ type: "sector", x: -5, y: 0, r: 5, startAngle: { x: 3, y: -4 }, endAngle: turned }, -2),
    solid({ type: "sector", x: -4, y: 3, r: 5, startAngle: down, endAngle: { x: 4, y: -3 } }, -2, 0),
    solid({ type: "sector", x: -5, y: 0, r: 5, startAngle: down, endAngle: up }, -3),
    solid({ type: "sector", x: -5, y: 0, r: 5, startAngle: { x: -3, y: -4 }, endAngle: { x: -3, y: 4 } }, -3),
    solid({ type: "sector", x: -5, y: 0, r: 5, startAngle: up, endAngle: up, opening: "whole" }, -5),
    {
      stance: "inward",
      spec: { type: "sector", x: -5, y: 0, r: 5, startAngle: alongX, endAngle: alongX },
    },
  ],
  segment: [
    { stance: "inward", spec: { type: "segment", ax: -6, ay: 0, bx: 0, by: 0 } },
    { stance: "flat", spec: { type: "segment", ax: 0, ay: 5, bx: 0, by: -2 } },
  ],
  capsule: [
    solid({ type: "capsule", ax: -9, ay: 0, bx: -2, by: 0, r: 2 }, -5),
    solid({ type: "capsule", ax: -2, ay: -5, bx: -2, by: 7, r: 2 }, -2, 1),
    // The end (−5, 0) is the further one along +x; the axis is oblique.
    solid({ type: "capsule", ax: -20, ay: 13, bx: -5, by: 0, r: 5 }, -5),
    { stance: "inward", spec: { type: "capsule", ax: 0, ay: 0, bx: -7, by: 0, r: 0 } },
  ],
  roundedRect: [
    solid({ type: "roundedRect", x: -5, y: 1, width: 10, height: 8, r: 2, angle: alongX }, -5, 1),
    // The rectangle's corner above, widened by 4.
    solid({ type: "roundedRect", x: -29, y: 0, width: 38, height: 48, r: 4, angle: turned }, -29),
    solid({ type: "roundedRect", x: -3, y: 0, width: 6, height: 6, r: 3, angle: { x: 1, y: 7 } }, -3),
    { stance: "flat", spec: { type: "roundedRect", x: 0, y: 0, width: 0, height: 6, r: 0, angle: alongX } },
  ],
  polygon: [
    solid(
      {
        type: "polygon",
        vertices: [
          [0, 0],
          [-8, 6],
          [-8, -6],
        ],
        holes: [],
      },
      -6,
    ),
    solid(
      {
        type: "polygon",
        vertices: [
          [0, -3],
          [0, 3],
          [-5, 3],
          [-5, -3],
        ],
        holes: [],
      },
      -3,
    ),
    // A concave one, the other way round, and one with a hole.
    solid(
      {
        type: "polygon",
        vertices: [
          [-9, 9],
          [0, 0],
          [-9, -9],
          [-4, 0],
        ],
        holes: [],
      },
      -2.25,
      0,
    ),
    solid(
      {
        type: "polygon",
        vertices: [
          [0, -9],
          [0, 9],
          [-18, 9],
          [-18, -9],
        ],
        holes: [
          [
            [-6, -3],
            [-12, -3],
            [-9, 4],
          ],
        ],
      },
      -3,
    ),
  ],
  halfPlane: [solid({ type: "halfPlane", x: 0, y: 7, nx: 2, ny: 0 }, -9)],
  annularSector: [
    solid(
      {
        type: "annularSector",
        x: -10,
        y: 0,
        innerR: 6,
        outerR: 10,
        startAngle: { x: 3, y: -4 },
        endAngle: turned,
      },
      -2,
    ),
    solid(
      {
        type: "annularSector",
        x: -10,
        y: 0,
        innerR: 6,
        outerR: 10,
        startAngle: up,
        endAngle: up,
        opening: "whole",
      },
      -2,
    ),
    solid(
      {
        type: "annularSector",
        x: -10,
        y: 0,
        innerR: 6,
        outerR: 10,
        startAngle: { x: -3, y: -4 },
        endAngle: { x: -3, y: 4 },
      },
      -2,
    ),
  ],
  arc: [
    {
      stance: "bent",
      spec: { type: "arc", x: -5, y: 0, r: 5, startAngle: { x: 3, y: -4 }, endAngle: turned },
    },
    {
      stance: "bent",
      spec: { type: "arc", x: -9, y: 0, r: 9, startAngle: up, endAngle: up, opening: "whole" },
    },
    {
      stance: "bent",
      spec: { type: "arc", x: -5, y: 0, r: 5, startAngle: { x: -3, y: -4 }, endAngle: { x: -3, y: 4 } },
    },
  ],
  polyline: [
    {
      stance: "inward",
      spec: {
        type: "polyline",
        points: [
          [-4, 5],
          [-6, 0],
          [0, 0],
        ],
      },
    },
    {
      stance: "bent",
      spec: {
        type: "polyline",
        points: [
          [-4, 3],
          [0, 0],
          [-8, -6],
        ],
      },
    },
    {
      stance: "flat",
      spec: {
        type: "polyline",
        points: [
          [0, -3],
          [0, 1],
          [0, 4],
        ],
      },
    },
  ],
  compound: [
    solid(
      {
        type: "compound",
        shapes: [
          { type: "circle", x: -7, y: 0, r: 7 },
          { type: "rect", x: -40, y: 0, width: 4, height: 4, angle: turned },
          { type: "segment", ax: -20, ay: 3, bx: -21, by: 9 },
        ],
      },
      -7,
    ),
    solid(
      {
        type: "compound",
        shapes: [
          {
            type: "polyline",
            points: [
              [-30, 3],
              [-31, 9],
              [-40, 0],
            ],
          },
          { type: "rect", x: -4, y: 1, width: 8, height: 6, angle: alongX },
        ],
      },
      -4,
      1,
    ),
  ],
};
