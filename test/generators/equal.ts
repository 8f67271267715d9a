import { latticeShape } from "./lattice.js";
import { anyUnit, type Unit, wholeMeasure } from "./numbers.js";
import type { Random } from "./random.js";
import type { KindName, PairSpec, ShapeSpec, SimpleKindName, SimpleSpec, Vertex } from "./spec.js";
import { concentricPair } from "./special.js";
import { lengthenDirections } from "./transform.js";

/** The same set of points twice, described by different numbers where the kinds allow it. */
export function equalPair(kindA: KindName, kindB: KindName, random: Random): PairSpec {
  if (kindA === kindB && random.int(2) === 0) {
    const a = latticeShape(kindA, random);
    return { a, b: redescribed(a, random) };
  }
  const names = SET_NAMES.filter((name) => [kindA, kindB].every((kind) => canBe(name, kind)));
  if (names.length === 0) return concentricPair(kindA, kindB, random);
  const name = random.pick(names);
  const unit = anyUnit(wholeMeasure, random);
  const half = wholeMeasure.size(random);
  return { a: setAs(name, kindA, half, unit, random), b: setAs(name, kindB, half, unit, random) };
}

/** The same set by other numbers: longer or reversed directions, axes exchanged, ends exchanged. */
function redescribed(shape: ShapeSpec, random: Random): ShapeSpec {
  const longer = lengthenDirections(shape, random.pick([1, 2, 3, 0.5]));
  switch (longer.type) {
    case "ellipse": {
      const { x, y } = longer.angle;
      return random.int(2) === 0
        ? { ...longer, angle: { x: -x, y: -y } }
        : { ...longer, rx: longer.ry, ry: longer.rx, angle: { x: -y, y: x } };
    }
    case "rect":
    case "roundedRect": {
      const { x, y } = longer.angle;
      return random.int(2) === 0
        ? { ...longer, angle: { x: -x, y: -y } }
        : { ...longer, width: longer.height, height: longer.width, angle: { x: -y, y: x } };
    }
    case "segment":
    case "capsule":
      return { ...longer, ax: longer.bx, ay: longer.by, bx: longer.ax, by: longer.ay };
    case "polygon": {
      const [first, ...rest] = longer.vertices;
      if (first === undefined) return longer;
      const rotated = [...rest, first];
      return { ...longer, vertices: random.int(2) === 0 ? rotated : rotated.reverse() };
    }
    case "polyline":
      return { ...longer, points: longer.points.toReversed() };
    case "halfPlane": {
      const along = random.int(3) - 1;
      return { ...longer, x: longer.x - along * longer.ny, y: longer.y + along * longer.nx };
    }
    case "compound":
      return { ...longer, shapes: [...longer.shapes.toReversed(), ...longer.shapes.slice(0, 1)] };
    default:
      return longer;
  }
}

const SET_NAMES = ["disc", "segment", "dot", "box", "wedge", "curve"] as const;

type SetName = (typeof SET_NAMES)[number];

const KINDS_OF_SET: Readonly<Record<SetName, readonly SimpleKindName[]>> = {
  disc: ["circle", "ellipse", "sector", "capsule", "roundedRect", "annularSector"],
  segment: ["ellipse", "rect", "sector", "segment", "capsule", "roundedRect", "annularSector", "polyline"],
  dot: [
    "point",
    "circle",
    "ellipse",
    "rect",
    "sector",
    "segment",
    "capsule",
    "roundedRect",
    "annularSector",
    "arc",
    "polyline",
  ],
  box: ["rect", "roundedRect", "polygon"],
  wedge: ["sector", "annularSector"],
  curve: ["arc", "annularSector"],
};

function canBe(name: SetName, kind: KindName): boolean {
  return kind === "compound" || KINDS_OF_SET[name].includes(kind);
}

/**
 * As one kind: the disc of radius `half`, the segment of that half length along `unit`, the origin, a box twice
 * as long as wide, a wedge from +x to `unit` or its arc.
 */
function setAs(name: SetName, kind: KindName, half: number, unit: Unit, random: Random): ShapeSpec {
  if (kind === "compound") {
    const part = () => simpleSetAs(name, random.pick(KINDS_OF_SET[name]), half, unit, random);
    return { type: "compound", shapes: random.int(2) === 0 ? [part()] : [part(), part()] };
  }
  return simpleSetAs(name, kind, half, unit, random);
}

function simpleSetAs(
  name: SetName,
  kind: SimpleKindName,
  half: number,
  { x, y, length }: Unit,
  random: Random,
): SimpleSpec {
  const reach = name === "dot" ? 0 : half * length;
  const across = name === "disc" ? reach : name === "box" ? half * length * 2 : 0;
  const angle = { x, y };
  const [ux, uy] = name === "dot" ? [0, 0] : [half * x, half * y];
  const from = { x: -ux, y: -uy };
  const whole = { startAngle: angle, endAngle: angle, opening: "whole" } as const;
  const none = { startAngle: angle, endAngle: angle };
  const part = { startAngle: { x: 1, y: 0 }, endAngle: { x: x, y: y || length } };
  const ends = { ax: -ux, ay: -uy, bx: ux, by: uy };
  switch (kind) {
    case "point":
      return { type: "point", x: 0, y: 0 };
    case "circle":
      return { type: "circle", x: 0, y: 0, r: reach };
    case "ellipse":
      return { type: "ellipse", x: 0, y: 0, rx: reach, ry: across, angle };
    case "rect":
    case "roundedRect": {
      const box = { x: 0, y: 0, width: 2 * reach, height: 2 * across, angle };
      const turned = { ...box, width: box.height, height: box.width, angle: { x: -y, y: x } };
      const chosen = random.int(2) === 0 ? box : turned;
      if (kind === "rect") return { type: "rect", ...chosen };
      return { type: "roundedRect", ...chosen, r: name === "disc" ? reach : 0 };
    }
    case "sector":
      if (name === "wedge") return { type: "sector", x: 0, y: 0, r: reach, ...part };
      if (name === "segment") return { type: "sector", ...from, r: 2 * reach, ...none };
      return { type: "sector", x: 0, y: 0, r: reach, ...whole };
    case "annularSector": {
      const annular = { type: "annularSector", x: 0, y: 0, innerR: 0, outerR: reach } as const;
      if (name === "wedge") return { ...annular, ...part };
      if (name === "curve") return { ...annular, innerR: reach, ...part };
      if (name === "segment") return { ...annular, ...from, outerR: 2 * reach, ...none };
      return { ...annular, ...whole };
    }
    case "arc":
      return { type: "arc", x: 0, y: 0, r: reach, ...part };
    case "segment":
      return { type: "segment", ...ends };
    case "capsule":
      if (name === "disc") return { type: "capsule", ax: 0, ay: 0, bx: 0, by: 0, r: reach };
      return { type: "capsule", ...ends, r: 0 };
    case "polyline":
      return {
        type: "polyline",
        points: [
          [-ux, -uy],
          [0, 0],
          [ux, uy],
        ],
      };
    case "polygon":
      return { type: "polygon", vertices: boxCorners(ux, uy), holes: [] };
    case "halfPlane":
      return { type: "halfPlane", x: 0, y: 0, nx: x, ny: y };
  }
}

/** Of the box that reaches by (ux, uy) along its length and twice as far across. */
function boxCorners(ux: number, uy: number): Vertex[] {
  const [vx, vy] = [-2 * uy, 2 * ux];
  return [
    [-ux - vx, -uy - vy],
    [ux - vx, uy - vy],
    [ux + vx, uy + vy],
    [vx - ux, vy - uy],
  ];
}
