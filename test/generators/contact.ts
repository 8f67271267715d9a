import { anyUnit, type Measure, type Unit } from "./numbers.js";
import { oneIn, type Random } from "./random.js";
import type {
  CircleSpec,
  EllipseSpec,
  KindName,
  PointSpec,
  RectSpec,
  SectorSpec,
  ShapeSpec,
} from "./spec.js";

/**
 * A shape that has the origin on its boundary, with +x among its outward normals there.
 *
 * Two of them, one turned by half, touch at the origin from outside; unturned, they touch from inside or
 * cross there. With whole numbers from the measure, all coordinates are whole.
 */
export function shapeAtOrigin(kind: KindName, measure: Measure, random: Random): ShapeSpec {
  switch (kind) {
    case "point":
      return pointAtOrigin;
    case "circle":
      return circleAtOrigin(measure, random);
    case "ellipse":
      return ellipseAtOrigin(measure, random);
    case "rect":
      return rectAtOrigin(measure, random);
    case "sector":
      return sectorAtOrigin(measure, random);
  }
}

const pointAtOrigin: PointSpec = { type: "point", x: 0, y: 0 };

/** A positive size, or now and then zero. */
function sizeOrZero(measure: Measure, random: Random): number {
  return oneIn(random, 10) ? 0 : measure.size(random);
}

function circleAtOrigin(measure: Measure, random: Random): CircleSpec {
  const r = sizeOrZero(measure, random);
  return { type: "circle", x: -r, y: 0, r };
}

function ellipseAtOrigin(measure: Measure, random: Random): EllipseSpec {
  switch (random.int(5)) {
    case 0:
      return ellipseAtVertex(sizeOrZero(measure, random), sizeOrZero(measure, random), random);
    case 1: {
      const r = measure.size(random);
      const { x, y } = anyUnit(measure, random);
      return { type: "ellipse", x: -r, y: 0, rx: r, ry: r, angle: { x, y } };
    }
    case 2: {
      // A segment of half length r, its end at the origin.
      const { x, y, length } = measure.quadrant(random);
      const half = measure.size(random);
      return { type: "ellipse", x: -half * x, y: -half * y, rx: half * length, ry: 0, angle: { x, y } };
    }
    default:
      return ellipseAtObliquePoint(measure, random);
  }
}

/** The ellipse that reaches `along` in x and `across` in y from its centre, in one of its four descriptions. */
export function ellipseAtVertex(along: number, across: number, random: Random): EllipseSpec {
  const sign = random.pick([1, -1]);
  const upright = random.int(2) === 0;
  return {
    type: "ellipse",
    x: -along,
    y: 0,
    rx: upright ? along : across,
    ry: upright ? across : along,
    angle: upright ? { x: sign, y: 0 } : { x: 0, y: sign },
  };
}

/**
 * With the unit vectors (a, b)/h and (p, q)/g, an ellipse of radii rx = hgj·aq and ry = hgj·bp has at its
 * parameter (a, b)/h the point gj·(a²q, b²p) and the normal (a·ry, b·rx), which is along (p, q): rational.
 * The turn by (p, −q) brings that normal to +x.
 */
function ellipseAtObliquePoint(measure: Measure, random: Random): EllipseSpec {
  const at = measure.quadrant(random);
  const normal = measure.quadrant(random);
  const j = measure.size(random);
  const reachX = j * at.x * at.x * normal.y;
  const reachY = j * at.y * at.y * normal.x;
  return {
    type: "ellipse",
    x: -(reachX * normal.x + reachY * normal.y),
    y: -(reachY * normal.x - reachX * normal.y),
    rx: j * at.length * normal.length * at.x * normal.y,
    ry: j * at.length * normal.length * at.y * normal.x,
    angle: { x: normal.x, y: -normal.y },
  };
}

function rectAtOrigin(measure: Measure, random: Random): RectSpec {
  const halfWidth = sizeOrZero(measure, random);
  const halfHeight = sizeOrZero(measure, random);
  const width = 2 * halfWidth;
  const height = 2 * halfHeight;
  if (random.int(2) === 0) {
    // Along an edge: its middle, one end, or some point between.
    const along = halfHeight * random.pick([0, 1, -1, 2 * random.next() - 1, 0.5]);
    if (random.int(2) === 0) {
      return {
        type: "rect",
        x: -halfWidth,
        y: along,
        width,
        height,
        angle: { x: random.pick([1, -1]), y: 0 },
      };
    }
    const angle = { x: 0, y: random.pick([1, -1]) };
    return { type: "rect", x: -halfWidth, y: along, width: height, height: width, angle };
  }
  const { x, y, length } = measure.quadrant(random);
  return {
    type: "rect",
    x: -(halfWidth * x + halfHeight * y),
    y: -(halfHeight * x - halfWidth * y),
    width: width * length,
    height: height * length,
    angle: { x, y: -y },
  };
}

function sectorAtOrigin(measure: Measure, random: Random): SectorSpec {
  const r = sizeOrZero(measure, random);
  const along = r * random.pick([1, 0, 0.5, random.next()]);
  const below = mirrored(anyUnit(measure, random), -1);
  const above = mirrored(anyUnit(measure, random), 1);
  switch (random.int(9)) {
    case 0:
      return sectorOf(-r, 0, r, below, above);
    case 1:
      return sectorOf(-r, 0, r, { x: 1, y: 0 }, above);
    case 2:
      return sectorOf(-r, 0, r, below, { x: 1, y: 0 });
    case 3:
      // On the straight edge at the start: the sector lies on its side towards −x.
      return sectorOf(0, -along, r, { x: 0, y: 1 }, anyUnit(measure, random));
    case 4:
      return sectorOf(0, along, r, anyUnit(measure, random), { x: 0, y: -1 });
    case 5:
      // The apex of a sector of at most half a turn, opening towards −x.
      return sectorOf(0, 0, r, { x: -Math.abs(above.x), y: above.y }, { x: -Math.abs(below.x), y: below.y });
    case 6:
      // The apex of a wide sector, its notch open towards +x.
      return sectorOf(0, 0, r, { x: Math.abs(above.x), y: above.y }, { x: Math.abs(below.x), y: below.y });
    case 7:
      // Opening 0: a segment from its apex.
      return random.int(2) === 0
        ? sectorOf(-along * below.x, -along * below.y, r * below.length, below, below)
        : sectorOf(-r, 0, r, { x: 1, y: 0 }, { x: 1, y: 0 });
    default:
      return { ...sectorOf(-r, 0, r, below, above), opening: "whole" };
  }
}

function mirrored(unit: Unit, side: 1 | -1): Unit {
  return { x: unit.x, y: side * Math.abs(unit.y), length: unit.length };
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

function sectorOf(x: number, y: number, r: number, start: Vector, end: Vector): SectorSpec {
  const startAngle = { x: start.x, y: start.y };
  return { type: "sector", x, y, r, startAngle, endAngle: { x: end.x, y: end.y } };
}
