import { ellipseAtVertex } from "./contact.js";
import { latticeShape } from "./lattice.js";
import { anyUnit, type Unit, wholeMeasure } from "./numbers.js";
import type { Random } from "./random.js";
import type { EllipseSpec, KindName, PairSpec, ShapeSpec } from "./spec.js";
import { lengthenDirections, QUARTER, shift, turn } from "./transform.js";

/** Both shapes of small sizes about the same position. */
export function concentricPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const a = latticeShape(kindA, random);
  const b = latticeShape(kindB, random);
  return { a, b: shift(b, a.x - b.x, a.y - b.y) };
}

type SetName = "disc" | "segment" | "dot";

const KINDS_OF_SET: Readonly<Record<SetName, readonly KindName[]>> = {
  disc: ["circle", "ellipse", "sector"],
  segment: ["ellipse", "rect", "sector"],
  dot: ["point", "circle", "ellipse", "rect", "sector"],
};

/** The same set of points twice, described by different numbers where the kinds allow it. */
export function equalPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  if (kindA === kindB && random.int(2) === 0) {
    const a = latticeShape(kindA, random);
    return { a, b: redescribed(a, random) };
  }
  const names = (["disc", "segment", "dot"] as const).filter((name) =>
    [kindA, kindB].every((kind) => KINDS_OF_SET[name].includes(kind)),
  );
  const name = random.pick(names);
  const unit = anyUnit(wholeMeasure, random);
  const half = wholeMeasure.size(random);
  return { a: setAs(name, kindA, half, unit, random), b: setAs(name, kindB, half, unit, random) };
}

/** The same set by other numbers: longer or reversed directions, axes exchanged. */
function redescribed(shape: ShapeSpec, random: Random): ShapeSpec {
  const longer = lengthenDirections(shape, random.pick([1, 2, 3, 0.5]));
  if (longer.type === "ellipse") {
    const { x, y } = longer.angle;
    return random.int(2) === 0
      ? { ...longer, angle: { x: -x, y: -y } }
      : { ...longer, rx: longer.ry, ry: longer.rx, angle: { x: -y, y: x } };
  }
  if (longer.type === "rect") {
    const { x, y } = longer.angle;
    return random.int(2) === 0
      ? { ...longer, angle: { x: -x, y: -y } }
      : { ...longer, width: longer.height, height: longer.width, angle: { x: -y, y: x } };
  }
  return longer;
}

/** The disc of radius `half`, the segment of that half length along `unit`, or the origin, as one kind. */
function setAs(name: SetName, kind: KindName, half: number, unit: Unit, random: Random): ShapeSpec {
  const { x, y, length } = unit;
  const reach = name === "dot" ? 0 : half * length;
  const across = name === "disc" ? reach : 0;
  const angle = { x, y };
  switch (kind) {
    case "point":
      return { type: "point", x: 0, y: 0 };
    case "circle":
      return { type: "circle", x: 0, y: 0, r: reach };
    case "ellipse":
      return { type: "ellipse", x: 0, y: 0, rx: reach, ry: across, angle };
    case "rect":
      return random.int(2) === 0
        ? { type: "rect", x: 0, y: 0, width: 2 * reach, height: across, angle }
        : { type: "rect", x: 0, y: 0, width: across, height: 2 * reach, angle: { x: -y, y: x } };
    case "sector": {
      const sector = { type: "sector", startAngle: angle, endAngle: angle } as const;
      if (name === "segment") return { ...sector, x: -half * x, y: -half * y, r: 2 * reach };
      return { ...sector, x: 0, y: 0, r: reach, opening: "whole" };
    }
  }
}

/** A rectangle with its corners on an ellipse, circle or whole sector about the same centre. */
export function inscribedPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  const round: readonly KindName[] = ["circle", "ellipse", "sector"];
  if (kindA === "rect" && round.includes(kindB)) {
    const { a, b } = inscribedPair(kindB, kindA, random);
    return { a: b, b: a };
  }
  if (kindB !== "rect" || !round.includes(kindA)) return concentricPair(kindA, kindB, random);
  const corner = wholeMeasure.quadrant(random);
  const j = wholeMeasure.size(random);
  const k = kindA === "ellipse" ? wholeMeasure.size(random) : j;
  const angle = { x: 1, y: 0 };
  const rect = {
    type: "rect",
    x: 0,
    y: 0,
    width: 2 * j * corner.x,
    height: 2 * k * corner.y,
    angle,
  } as const;
  return { a: roundShape(kindA, j * corner.length, k * corner.length), b: rect };
}

function roundShape(kind: KindName, rx: number, ry: number): ShapeSpec {
  const angle = { x: 1, y: 0 };
  if (kind === "circle") return { type: "circle", x: 0, y: 0, r: rx };
  if (kind === "ellipse") return { type: "ellipse", x: 0, y: 0, rx, ry, angle };
  return { type: "sector", x: 0, y: 0, r: rx, startAngle: angle, endAngle: angle, opening: "whole" };
}

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
  const ringed: ShapeSpec =
    kindB === "ellipse"
      ? { type: "ellipse", x, y: 0, rx: r, ry: r, angle: latticeAngle(random) }
      : kindB === "sector"
        ? { type: "sector", x, y: 0, r, startAngle: latticeAngle(random), endAngle: latticeAngle(random) }
        : { type: "circle", x, y: 0, r };
  const b = kindB === "point" || kindB === "rect" ? latticeShape(kindB, random) : ringed;
  return { a: ellipse, b: random.int(4) === 3 ? turn(b, QUARTER) : b };
}

function latticeAngle(random: Random): { x: number; y: number } {
  const { x, y } = anyUnit(wholeMeasure, random);
  return { x, y };
}
