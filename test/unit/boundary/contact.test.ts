import { describe, expect, it } from "vitest";
import { boundaryContact } from "../../../src/boundary/contact.js";
import { frameOf } from "../../../src/boundary/frame.js";
import { type ContactRecord, createContactRecord } from "../../../src/convex/result.js";
import {
  annularSector,
  arc,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  moveTo,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import type { KindName } from "../../generators/spec.js";
import { oracleDistanceToPoint } from "../../oracle/distance.js";
import { oracleOverlaps, oracleOverlapsMoved } from "../../oracle/overlaps.js";
import { drawnPairs } from "./drawn-pairs.js";
import { lShape, SQUARE_RING } from "./shapes.js";

const U_SHAPE = polygon([
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [4, 1],
  [2, 1],
  [2, 4],
  [0, 4],
]);

const UNEVEN_U = polygon([
  [0, 0],
  [7, 0],
  [7, 4],
  [5, 4],
  [5, 1],
  [3, 1],
  [3, 3],
  [0, 3],
]);

const L_SHAPE = lShape(4);

const PAC_MAN = sector(0, 0, 5, degrees(45), degrees(315));
const RING = annularSector(0, 0, 4, 5, degrees(0), degrees(360));
const ROOT_HALF = Math.SQRT1_2;

interface Expected {
  readonly depth: number;
  readonly normal: readonly [number, number];
  /** The points, in order along x, then y. */
  readonly points: readonly (readonly [number, number])[];
}

const CASES: readonly [name: string, a: Shape, b: Shape, expected: Expected][] = [
  [
    "a square in a U, sunk into its floor",
    U_SHAPE,
    rect(3, 1.25, 1, 1),
    {
      depth: 0.25,
      normal: [0, 1],
      points: [
        [2.5, 0.875],
        [3.5, 0.875],
      ],
    },
  ],
  [
    "a square in a U that is as wide as its slot leaves upward only",
    U_SHAPE,
    rect(3, 2.75, 2, 2),
    {
      depth: 2.25,
      normal: [0, 1],
      points: [],
    },
  ],
  [
    "a disc in both faces of a corner",
    L_SHAPE,
    circle(1.5, 1.75, 1),
    {
      depth: Math.hypot(0.5, 0.25),
      normal: [0.5 / Math.hypot(0.5, 0.25), 0.25 / Math.hypot(0.5, 0.25)],
      points: [],
    },
  ],
  [
    "a square flush with a wall, in the floor",
    L_SHAPE,
    rect(1.5, 1.25, 1, 1),
    { depth: 0.25, normal: [0, 1], points: [] },
  ],
  [
    "a disc in a ring goes into the hole",
    RING,
    circle(3, 0, 1.5),
    { depth: 0.5, normal: [-1, 0], points: [[4.25, 0]] },
  ],
  [
    "a disc in a ring goes out of it",
    RING,
    circle(5, 0, 1),
    { depth: 1, normal: [1, 0], points: [[4.5, 0]] },
  ],
  [
    "a disc too large for the hole goes out",
    RING,
    circle(4, 0, 4.5),
    { depth: 5.5, normal: [1, 0], points: [[2.25, 0]] },
  ],
  ["a disc that fills the hole of a ring", RING, circle(0, 0, 4), { depth: 9, normal: [1, 0], points: [] }],
  ["a point in a ring", RING, point(4.25, 0), { depth: 0.25, normal: [-1, 0], points: [[4.125, 0]] }],
  [
    "an arc across a segment",
    arc(0, 0, 5, degrees(-90), degrees(90)),
    segment(0, 0, 7, 0),
    { depth: 2, normal: [-1, 0], points: [[6, 0]] },
  ],
  [
    "a disc in the mouth of a wide sector",
    PAC_MAN,
    circle(2, 0, 1.5),
    { depth: 1.5 / ROOT_HALF - 2, normal: [1, 0], points: [] },
  ],
  [
    "a disc in the wall of a hole",
    SQUARE_RING,
    circle(7.5, 5, 1),
    { depth: 0.5, normal: [-1, 0], points: [[8.25, 5]] },
  ],
  [
    "a rect in the gap of two discs",
    compound([circle(-2, 0, 1.5), circle(2, 0, 1.5)]),
    rect(0.5, 0, 0.5, 4),
    { depth: 0.25, normal: [-1, 0], points: [[0.625, 0]] },
  ],
  [
    "crossing polylines",
    polyline([
      [-4, 0],
      [4, 0],
    ]),
    polyline([
      [0, -4],
      [0, 1],
    ]),
    { depth: 1, normal: [0, -1], points: [[0, 0.5]] },
  ],
  ["an ellipse in a ring", RING, ellipse(2.5, 0, 2, 1), { depth: 0.5, normal: [-1, 0], points: [[4.25, 0]] }],
  [
    "an ellipse across an arc",
    arc(0, 0, 5, degrees(-90), degrees(90)),
    ellipse(5, 0, 2, 1),
    { depth: 2, normal: [1, 0], points: [[4, 0]] },
  ],
  ["two equal points", compound([point(1, 1)]), point(1, 1), { depth: 0, normal: [1, 0], points: [[1, 1]] }],
  [
    "a point on a polyline",
    polyline([
      [0, 0],
      [4, 0],
    ]),
    point(1, 0),
    { depth: 0, normal: [0, -1], points: [[1, 0]] },
  ],
  [
    "discs that touch each other leave a cusp",
    compound([circle(-1, 0, 1), circle(1, 0, 1)]),
    point(-0.5, 0),
    { depth: 0.5, normal: [1, 0], points: [[-0.25, 0]] },
  ],
  [
    "a disc as wide as a slot leaves it at the end of the shorter wall",
    UNEVEN_U,
    circle(3, 1.5, 1),
    { depth: Math.sqrt(3.25), normal: [1 / Math.sqrt(3.25), 1.5 / Math.sqrt(3.25)], points: [] },
  ],
  [
    "a disc as wide as a slot leaves it towards the other side, too",
    UNEVEN_U,
    circle(5, 1.5, 1),
    { depth: Math.sqrt(3.25), normal: [-1 / Math.sqrt(3.25), 1.5 / Math.sqrt(3.25)], points: [] },
  ],
  [
    "a half plane among the parts",
    compound([halfPlane(0, 0, 0, 3), circle(0, 0, 1)]),
    rect(0, 2, 2, 6),
    { depth: 2, normal: [0, 1], points: [] },
  ],
];

const THIN_ELLIPSE = ellipse(
  0.03125000000000001,
  -0.06324555438108112,
  1.1752724389059326e-9,
  5.5148043164288636e-18,
  {
    x: 0.06441879033170331,
    y: -0.9979229526632806,
  },
);

const SHORT_ARC = arc(
  0.03328710211273179,
  -0.09480264773030372,
  0.03162277660168379,
  { x: -0.06441882741986225, y: 0.9979229502691327 },
  { x: -0.06441882741994301, y: 0.9979229502691275 },
);

describe("boundaryContact", () => {
  it.each(CASES)("%s", (_name, a, b, { depth, normal, points }) => {
    const found = contactOf(a, b);
    expect(found.depth).toBeCloseTo(depth, 12);
    expect([found.normalX, found.normalY]).toEqual(normal.map((part) => expect.closeTo(part, 12)));
    if (points.length === 0) return;
    expect(pointsOf(found)).toEqual(points.map((at) => at.map((part) => expect.closeTo(part, 12))));
  });

  it("parts a disc from the half ring it nests in without any way", () => {
    const nested = contactOf(
      circle(2, 4, 1.5),
      annularSector(2, 4, 1.5, 4, { x: -1, y: 1 }, { x: 1, y: -1 }),
    );
    expect(nested.depth).toBe(0);
    expect([nested.normalX, nested.normalY]).toEqual([
      expect.closeTo(-ROOT_HALF, 9),
      expect.closeTo(-ROOT_HALF, 9),
    ]);
  });

  it("leaves an ellipse that a compound has, too", () => {
    const found = contactOf(ellipse(0, 2, 2, 3), compound([ellipse(0, 0, 2, 3), circle(0, 0, 1)]));
    expect(found.depth).toBeCloseTo(1.6 * Math.sqrt(5), 13);
  });

  it("finds the tip of an ellipse that is nearly a segment", () => {
    expect(contactOf(THIN_ELLIPSE, SHORT_ARC).depth).toBeLessThan(1e-14);
  });

  it("goes over the mouth of a slot that is too narrow to be told from a closed one", () => {
    const funnel = polygon([
      [182.24260280308957, -91.12130140154478],
      [179.0528686632423, -96.2031904319244],
      [184.55824844615353, -99.65873575009229],
      [186.11142942998677, -97.18420556736233],
      [185.72962476354553, -96.85198005658188],
      [181.49471723822919, -94.19386827337581],
      [182.55796195151163, -92.49990526324927],
      [184.25192496163817, -93.56314997653169],
      [184.9039117110994, -93.93517963102099],
      [184.78354731827937, -92.71616847146842],
    ]);
    const peg = rect(182.7651894958241, -94.99130180833762, 2, 3, {
      x: -0.5316223566412143,
      y: -0.8469815050632697,
    });
    expect(contactOf(peg, funnel).depth).toBeCloseTo(Math.sqrt(5), 12);
  });

  it("goes along a slot that is a little wider than what is in it", () => {
    const slot = polyline([
      [456.25333845716847, 0.9508136617643335],
      [456.25333845716847, 0.6508136617643331],
      [456.5533384571685, 0.6508136617643335],
      [456.5533384571685, 0.9508136617643335],
    ]);
    const disc = circle(456.38698059564194, 0.7456904107379316, 0.15);
    expect(contactOf(disc, slot).depth).toBeCloseTo(0.05749915162365978, 12);
  });

  it("finds the tip of a slit in a disc that is a billionth of a radian wide", () => {
    const slit = sector(
      -0.03651564528221396,
      2.515120963892538,
      3.632590952832837,
      { x: 0.46714177436635484, y: -0.8841824261100498 },
      { x: 0.4671417736033465, y: -0.8841824265131714 },
    );
    const found = contactOf(point(0.5549775467784599, 3.2215110824066686), slit);
    expect(found.depth).toBeCloseTo(Math.hypot(0.59149319206067386, 0.7063901185141307), 9);
  });

  it("sees that a short arc is just free in a narrow slit", () => {
    const slit = sector(
      1.4012417428907433,
      0.7315606551513261,
      2.3634069618188818,
      { x: -0.42543835606394936, y: 0.9049874060944739 },
      { x: -0.4253534545313709, y: 0.9050273137967876 },
    );
    const piece = arc(
      1.6575382189300307,
      0.43194845223395495,
      0.53665027674064,
      { x: -0.8044466778685984, y: -0.5940248668752643 },
      { x: -0.804446138277491, y: -0.5940255976053824 },
    );
    const { depth, normalX, normalY } = contactOf(slit, piece);
    moveTo(piece, piece.x + depth * normalX, piece.y + depth * normalY);
    expect(contactOf(slit, piece).depth).toBeLessThan(1e-11);
  });

  it("parts a box from a polygon that is concave by a rounding error", () => {
    const bent = polygon([
      [269996586.17157286, 1.8284271247461903],
      [269996587.05545634, -1.5303300858899105],
      [269996587.9393398, -4.889087296526012],
      [269996590.41421354, -2.414213562373095],
      [269996592.8890873, 0.06066017177982119],
    ]);
    expect(bent.convex).toBe(false);
    expect(contactOf(bent, rect(269996590, -2, 2, 2)).depth).toBeCloseTo(2, 6);
  });

  it("touches an arc no farther than its end", () => {
    const cone = sector(
      -2.285989730905183,
      1.7652465692841426,
      3,
      { x: 0.9668125542555576, y: 0.25548676077997584 },
      { x: 10.324316847166813, y: 7.899903900637498 },
    );
    const ring = annularSector(
      -5.186427393702118,
      0.9987862870587334,
      6,
      8,
      { x: 1.8784906196467694, y: 4.633710499362158 },
      { x: 0.9668125542555576, y: 0.25548676077997584 },
    );
    const { depth, x0, y0 } = contactOf(cone, ring);
    expect(depth).toBeLessThan(1e-13);
    expect(oracleDistanceToPoint(cone, x0, y0).toNumber()).toBeLessThan(1e-13);
  });

  it("has no end for half planes that are not opposite", () => {
    const found = contactOf(compound([halfPlane(0, 0, 0, 1)]), compound([halfPlane(0, 0, 1, 0)]));
    expect(found.depth).toBe(Number.POSITIVE_INFINITY);
    expect([found.normalX, found.normalY]).toEqual([0, 1]);
    const opposite = contactOf(compound([halfPlane(0, 0, 0, 1)]), compound([halfPlane(0, -2, 0, -3)]));
    expect(opposite.depth).toBe(2);
    expect([opposite.normalX, opposite.normalY]).toEqual([0, 1]);
  });

  it("is the same far from the origin, and at any scale", () => {
    const far = contactOf(annularSector(2 ** 40, 0, 4, 5, 0, 7), circle(2 ** 40 + 3, 0, 1.5));
    expect(far.depth).toBe(0.5);
    for (const size of [2 ** -1000, 2 ** 1000]) {
      const large = contactOf(
        annularSector(0, 0, 4 * size, 5 * size, 0, 7),
        circle(3 * size, 0.1 * size, 1.5 * size),
      );
      const ordinary = contactOf(annularSector(0, 0, 4, 5, 0, 7), circle(3, 0.1, 1.5));
      expect(large.depth).toBe(ordinary.depth * size);
      expect([large.normalX, large.normalY]).toEqual([ordinary.normalX, ordinary.normalY]);
      expect([large.x0, large.y0]).toEqual([ordinary.x0 * size, ordinary.y0 * size]);
    }
  });

  it("ends the overlap, and no sampled direction does so sooner", { timeout: 60_000 }, () => {
    const faults: string[] = [];
    let count = 0;
    for (const [kindA, kindB] of PAIRS) {
      for (const { pair, a, b } of drawnPairs(kindA, kindB, kindA.length * 100 + kindB.length, 24)) {
        if (!oracleOverlaps(a, b)) continue;
        count++;
        const fault = faultOf(a, b);
        if (fault !== "") faults.push(`${fault} for ${JSON.stringify(pair)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});

const PAIRS: readonly (readonly [KindName, KindName])[] = [
  ["circle", "polygon"],
  ["circle", "annularSector"],
  ["ellipse", "sector"],
  ["ellipse", "annularSector"],
  ["ellipse", "polyline"],
  ["rect", "polygon"],
  ["capsule", "arc"],
  ["sector", "sector"],
  ["polygon", "polygon"],
  ["polygon", "annularSector"],
  ["annularSector", "annularSector"],
  ["arc", "polyline"],
  ["polyline", "polyline"],
  ["compound", "compound"],
];

function contactOf(a: Shape, b: Shape): ContactRecord {
  const record = createContactRecord();
  boundaryContact(a, b, record);
  return record;
}

function pointsOf({ count, x0, y0, x1, y1 }: ContactRecord): number[][] {
  if (count === 1) return [[x0, y0]];
  return x0 < x1 || (x0 === x1 && y0 < y1)
    ? [
        [x0, y0],
        [x1, y1],
      ]
    : [
        [x1, y1],
        [x0, y0],
      ];
}

/** What is wrong with a finite contact, by exact answers about shapes that have been moved. */
function faultOf(a: Shape, b: Shape): string {
  const found = contactOf(a, b);
  if (found.depth === Number.POSITIVE_INFINITY) return "";
  const size = 1 / frameOf(a, b).power;
  const x = found.normalX * found.depth;
  const y = found.normalY * found.depth;
  if (!isFreeBeside(a, b, x, y, 1e-6 * size)) return "not parted";
  for (const [px, py] of pointsOf(found)) {
    const ofA = oracleDistanceToPoint(a, (px ?? 0) + x / 2, (py ?? 0) + y / 2).toNumber();
    const ofB = oracleDistanceToPoint(b, (px ?? 0) - x / 2, (py ?? 0) - y / 2).toNumber();
    if (Math.max(ofA, ofB) > 1e-11 * size) return "a point that does not touch";
  }
  const turn = Math.atan2(found.normalY, found.normalX);
  for (let k = 0; k < 16; k++) {
    for (const part of [1 - 1e-9, 0.9, 0.6, 0.3]) {
      const length = found.depth * part - 1e-12 * size;
      const angle = turn + (k * Math.PI) / 8;
      const isParted =
        length > 0 && !oracleOverlapsMoved(a, b, length * Math.cos(angle), length * Math.sin(angle));
      if (isParted) return `parted by ${length} instead of ${found.depth}`;
    }
  }
  return "";
}

/** Whether b + (x, y) is apart from a somewhere on a small circle about it: gaps may be narrow. */
function isFreeBeside(a: Shape, b: Shape, x: number, y: number, radius: number): boolean {
  for (let k = 0; k < 360; k++) {
    const angle = Math.atan2(y, x) + (k * Math.PI) / 180;
    if (!oracleOverlapsMoved(a, b, x + radius * Math.cos(angle), y + radius * Math.sin(angle))) return true;
  }
  return false;
}
