import { ellipseAtVertex } from "./contact.js";
import { latticeShape } from "./lattice.js";
import { anyUnit, wholeMeasure } from "./numbers.js";
import type { Random } from "./random.js";
import type { EllipseSpec, KindName, PairSpec, ShapeSpec, SimpleKindName, SimpleSpec } from "./spec.js";
import { centreOf, QUARTER, shift, turn } from "./transform.js";

/** Both shapes of small sizes about the same position. */
export function concentricPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const a = latticeShape(kindA, random);
  const b = latticeShape(kindB, random);
  const [from, to] = [centreOf(b), centreOf(a)];
  return { a, b: shift(b, to.x - from.x, to.y - from.y) };
}

/** A rectangle, or what has its corners, with them on an ellipse or a circle about the same centre. */
export function inscribedPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  if (isAngular(kindA) && isRound(kindB)) {
    const { a, b } = inscribedPair(kindB, kindA, random);
    return { a: b, b: a };
  }
  if (!isRound(kindA) || !isAngular(kindB)) return concentricPair(kindA, kindB, random);
  const corner = wholeMeasure.quadrant(random);
  const j = wholeMeasure.size(random);
  const k = kindA === "ellipse" ? wholeMeasure.size(random) : j;
  return {
    a: roundShape(kindA, j * corner.length, k * corner.length),
    b: angularShape(kindB, j * corner.x, k * corner.y),
  };
}

const ROUND_KINDS = ["circle", "ellipse", "sector", "arc", "annularSector"] as const;
const ANGULAR_KINDS = ["rect", "polygon", "polyline", "segment"] as const;

function isRound(kind: KindName): kind is (typeof ROUND_KINDS)[number] {
  return ROUND_KINDS.some((round) => round === kind);
}

function isAngular(kind: KindName): kind is (typeof ANGULAR_KINDS)[number] {
  return ANGULAR_KINDS.some((angular) => angular === kind);
}

function roundShape(kind: (typeof ROUND_KINDS)[number], rx: number, ry: number): ShapeSpec {
  const angle = { x: 1, y: 0 };
  const whole = { x: 0, y: 0, startAngle: angle, endAngle: angle, opening: "whole" } as const;
  switch (kind) {
    case "circle":
      return { type: "circle", x: 0, y: 0, r: rx };
    case "ellipse":
      return { type: "ellipse", x: 0, y: 0, rx, ry, angle };
    case "annularSector":
      return { type: "annularSector", innerR: rx / 2, outerR: rx, ...whole };
    default:
      return { type: kind, r: rx, ...whole };
  }
}

/** With its corners at (±x, ±y), or at some of these. */
function angularShape(kind: (typeof ANGULAR_KINDS)[number], x: number, y: number): ShapeSpec {
  const corners = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ] as const;
  switch (kind) {
    case "rect":
      return { type: "rect", x: 0, y: 0, width: 2 * x, height: 2 * y, angle: { x: 1, y: 0 } };
    case "polygon":
      return { type: "polygon", vertices: corners, holes: [] };
    case "polyline":
      return { type: "polyline", points: [...corners, corners[0]] };
    case "segment":
      return { type: "segment", ax: -x, ay: -y, bx: x, by: y };
  }
}

const CURVED_KINDS = [
  "circle",
  "ellipse",
  "sector",
  "capsule",
  "roundedRect",
  "annularSector",
  "arc",
] as const;

const CURVATURE_RATIOS = [1, 2, 0.5, 3, 4, 1.5];

/**
 * Two shapes with equal curvature where they touch: an ellipse of radii `along` and `across` has at its
 * vertex the radius of curvature across²/along, so across = ρi and along = ρi² share ρ for every i.
 */
export function osculatingPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const radius = wholeMeasure.size(random) * random.pick([1, 4, 36]);
  const a = curvedAtOrigin(kindA, radius, random);
  const b = curvedAtOrigin(kindB, radius, random);
  return { a, b };
}

function curvedAtOrigin(kind: SimpleKindName, radius: number, random: Random): SimpleSpec;
function curvedAtOrigin(kind: KindName, radius: number, random: Random): ShapeSpec;
function curvedAtOrigin(kind: KindName, radius: number, random: Random): ShapeSpec {
  switch (kind) {
    case "ellipse": {
      const ratio = random.pick(CURVATURE_RATIOS);
      return ellipseAtVertex(radius * ratio * ratio, radius * ratio, random);
    }
    case "sector": {
      const { x, y } = wholeMeasure.quadrant(random);
      const startAngle = random.pick([
        { x, y: -y },
        { x: 1, y: 0 },
      ]);
      return { type: "sector", x: -radius, y: 0, r: radius, startAngle, endAngle: { x, y } };
    }
    case "circle":
      return { type: "circle", x: -radius, y: 0, r: radius };
    case "capsule":
      return { type: "capsule", ax: -radius, ay: 0, bx: -radius * random.pick([1, 2, 3]), by: 0, r: radius };
    case "roundedRect": {
      const [width, height] = [2 * radius * random.pick([1, 2, 3]), 2 * radius];
      return { type: "roundedRect", x: -width / 2, y: 0, width, height, r: radius, angle: { x: 1, y: 0 } };
    }
    case "annularSector":
    case "arc": {
      const { x, y } = wholeMeasure.quadrant(random);
      const side = random.pick([1, -1]);
      const turns = { startAngle: { x: side * x, y: -side * y }, endAngle: { x: side * x, y: side * y } };
      const place = { x: -side * radius, y: 0 };
      if (kind === "arc") return { type: "arc", ...place, r: radius, ...turns };
      const [innerR, outerR] = side > 0 ? [radius / 2, radius] : [radius, 2 * radius];
      return { type: "annularSector", ...place, innerR, outerR, ...turns };
    }
    case "compound": {
      const parts = [random.pick(CURVED_KINDS), random.pick(CURVED_KINDS)];
      return { type: "compound", shapes: parts.map((part) => curvedAtOrigin(part, radius, random)) };
    }
    default:
      return latticeShape(kind, random);
  }
}

/**
 * A circle with its centre on an ellipse's axis that touches the ellipse from inside at two points (or, where
 * the curvature says otherwise, from outside): the ellipse of `ellipseAtObliquePoint`, upright, and the
 * circle through its point gj·(a²q, b²p) along the normal (p, q) to the x axis.
 */
export function doublyTangentPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  if (kindA !== "ellipse" && kindB === "ellipse") {
    const { a, b } = doublyTangentPair(kindB, kindA, random);
    return { a: b, b: a };
  }
  const at = wholeMeasure.quadrant(random);
  const normal = wholeMeasure.quadrant(random);
  if (kindA !== "ellipse" || normal.y === 0) return osculatingPair(kindA, kindB, random);
  const j = wholeMeasure.size(random) * normal.y;
  const reachX = j * at.x * at.x * normal.y;
  const reachY = j * at.y * at.y * normal.x;
  const angle = { x: 1, y: 0 };
  const ellipse: EllipseSpec = {
    type: "ellipse",
    x: 0,
    y: 0,
    rx: j * at.length * at.x * normal.y,
    ry: j * at.length * at.y * normal.x,
    angle,
  };
  const x = reachX - (reachY / normal.y) * normal.x;
  const r = (reachY / normal.y) * normal.length;
  const b = ringedBy(kindB, x, r, random);
  return { a: ellipse, b: random.int(4) === 3 ? turn(b, QUARTER) : b };
}

/** A shape of the kind whose boundary has the circle's arc, where the kind has one. */
function ringedBy(kind: KindName, x: number, r: number, random: Random): ShapeSpec {
  const directions = { startAngle: latticeAngle(random), endAngle: latticeAngle(random) };
  switch (kind) {
    case "circle":
      return { type: "circle", x, y: 0, r };
    case "ellipse":
      return { type: "ellipse", x, y: 0, rx: r, ry: r, angle: latticeAngle(random) };
    case "sector":
      return { type: "sector", x, y: 0, r, ...directions };
    case "arc":
      return { type: "arc", x, y: 0, r, ...directions };
    case "annularSector": {
      const [innerR, outerR] = random.pick([
        [r / 2, r],
        [r, 2 * r],
      ] as const);
      return { type: "annularSector", x, y: 0, innerR, outerR, ...directions };
    }
    case "capsule":
      return { type: "capsule", ax: x, ay: 0, bx: x + r * random.pick([0, 1, -1]), by: 0, r };
    default:
      return latticeShape(kind, random);
  }
}

function latticeAngle(random: Random): { x: number; y: number } {
  const { x, y } = anyUnit(wholeMeasure, random);
  return { x, y };
}
