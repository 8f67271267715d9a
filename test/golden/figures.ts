import type { KindName, ShapeSpec } from "../generators/spec.js";

/** The two parts a kind can have in a picture: it stands on the left of the meeting point, or on the right. */
interface Figures {
  readonly left: ShapeSpec;
  readonly right: ShapeSpec;
}

/**
 * One shape of each kind for either side, in the units of a picture. All of them contain the
 * origin, curves exactly, so that any left one and any right one overlap there.
 */
export const FIGURES: Readonly<Record<KindName, Figures>> = {
  point: {
    left: { type: "point", x: 0, y: 0 },
    right: { type: "point", x: 0, y: 0 },
  },
  circle: {
    left: { type: "circle", x: -16, y: 0, r: 22 },
    right: { type: "circle", x: 13, y: 4, r: 18 },
  },
  ellipse: {
    left: { type: "ellipse", x: -17, y: 3, rx: 26, ry: 14, angle: { x: 4, y: 1 } },
    right: { type: "ellipse", x: 14, y: 4, rx: 24, ry: 12, angle: { x: 4, y: 3 } },
  },
  rect: {
    left: { type: "rect", x: -17, y: 2, width: 44, height: 26, angle: { x: 12, y: -5 } },
    right: { type: "rect", x: 15, y: 0, width: 32, height: 32, angle: { x: 4, y: 1 } },
  },
  sector: {
    left: { type: "sector", x: -36, y: 0, r: 42, startAngle: { x: 2, y: -1 }, endAngle: { x: 2, y: 1 } },
    right: { type: "sector", x: 16, y: 2, r: 24, startAngle: { x: 5, y: 4 }, endAngle: { x: 5, y: -4 } },
  },
  segment: {
    left: { type: "segment", ax: -40, ay: 20, bx: 8, by: -4 },
    right: { type: "segment", ax: -8, ay: -12, bx: 20, by: 30 },
  },
  capsule: {
    left: { type: "capsule", ax: -32, ay: 10, bx: -4, by: -2, r: 11 },
    right: { type: "capsule", ax: 6, ay: -18, bx: 14, by: 22, r: 12 },
  },
  roundedRect: {
    left: { type: "roundedRect", x: -17, y: 0, width: 46, height: 32, r: 10, angle: { x: 4, y: 1 } },
    right: { type: "roundedRect", x: 17, y: 0, width: 40, height: 36, r: 12, angle: { x: 5, y: -2 } },
  },
  polygon: {
    left: {
      type: "polygon",
      vertices: [
        [-42, -24],
        [-16, -24],
        [-16, -6],
        [8, -6],
        [8, 22],
        [-42, 22],
      ],
      holes: [
        [
          [-34, 0],
          [-34, 14],
          [-18, 14],
          [-18, 0],
        ],
      ],
    },
    right: {
      type: "polygon",
      vertices: [
        [-8, 0],
        [26, -28],
        [16, 0],
        [26, 28],
      ],
      holes: [],
    },
  },
  halfPlane: {
    left: { type: "halfPlane", x: 6, y: 0, nx: 4, ny: 1 },
    right: { type: "halfPlane", x: -6, y: 0, nx: -4, ny: -1 },
  },
  annularSector: {
    left: {
      type: "annularSector",
      x: -34,
      y: 0,
      innerR: 22,
      outerR: 40,
      startAngle: { x: 1, y: -1 },
      endAngle: { x: 1, y: 1 },
    },
    right: {
      type: "annularSector",
      x: 20,
      y: 0,
      innerR: 14,
      outerR: 26,
      startAngle: { x: 2, y: 3 },
      endAngle: { x: 3, y: -2 },
    },
  },
  arc: {
    left: { type: "arc", x: -30, y: 0, r: 30, startAngle: { x: 1, y: -1 }, endAngle: { x: -1, y: 4 } },
    right: { type: "arc", x: 24, y: 0, r: 24, startAngle: { x: -1, y: 2 }, endAngle: { x: 1, y: -2 } },
  },
  polyline: {
    left: {
      type: "polyline",
      points: [
        [-44, -10],
        [-28, 14],
        [-12, -12],
        [8, 8],
      ],
    },
    right: {
      type: "polyline",
      points: [
        [-8, 8],
        [8, -8],
        [18, 16],
        [34, -10],
      ],
    },
  },
  compound: {
    left: {
      type: "compound",
      shapes: [
        { type: "circle", x: -32, y: 0, r: 13 },
        { type: "rect", x: -16, y: 0, width: 32, height: 8, angle: { x: 1, y: 0 } },
        { type: "circle", x: -2, y: 0, r: 9 },
      ],
    },
    right: {
      type: "compound",
      shapes: [
        { type: "circle", x: 8, y: 6, r: 12 },
        { type: "ellipse", x: 26, y: -6, rx: 16, ry: 11, angle: { x: 3, y: -2 } },
        { type: "segment", ax: 30, ay: -10, bx: 22, by: 28 },
      ],
    },
  },
};
