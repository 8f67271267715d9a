import { annularSectorAtOrigin, arcAtOrigin, sectorAtOrigin } from "./contact-arcs.js";
import { capsuleAtOrigin, rectAtOrigin, roundedRectAtOrigin } from "./contact-boxes.js";
import { halfPlaneAtOrigin, polygonAtOrigin, polylineAtOrigin, segmentAtOrigin } from "./contact-edges.js";
import { anyUnit, type Measure, sizeOrZero } from "./numbers.js";
import type { Random } from "./random.js";
import {
  type CircleSpec,
  type CompoundSpec,
  type EllipseSpec,
  type KindName,
  type PointSpec,
  SIMPLE_KIND_NAMES,
  type SimpleSpec,
  type SpecOf,
} from "./spec.js";
import { extent, shift } from "./transform.js";

/**
 * A shape that has the origin on its boundary, with +x among its outward normals there.
 *
 * Two of them, one turned by half, touch at the origin from outside; unturned, they touch from inside or
 * cross there. With whole numbers from the measure, all coordinates are whole.
 */
export function shapeAtOrigin<K extends KindName>(kind: K, measure: Measure, random: Random): SpecOf<K> {
  return AT_ORIGIN[kind](measure, random);
}

const AT_ORIGIN: { readonly [K in KindName]: (measure: Measure, random: Random) => SpecOf<K> } = {
  point: pointAtOrigin,
  circle: circleAtOrigin,
  ellipse: ellipseAtOrigin,
  rect: rectAtOrigin,
  sector: sectorAtOrigin,
  segment: segmentAtOrigin,
  capsule: capsuleAtOrigin,
  roundedRect: roundedRectAtOrigin,
  polygon: polygonAtOrigin,
  halfPlane: halfPlaneAtOrigin,
  annularSector: annularSectorAtOrigin,
  arc: arcAtOrigin,
  polyline: polylineAtOrigin,
  compound: compoundAtOrigin,
};

function pointAtOrigin(): PointSpec {
  return { type: "point", x: 0, y: 0 };
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

/** One part at the origin, and up to two more of any kind that lie behind it, overlap it or are the same. */
function compoundAtOrigin(measure: Measure, random: Random): CompoundSpec {
  const first = partAtOrigin(measure, random);
  const shapes = [first];
  const more = random.int(3);
  for (let index = 0; index < more; index++) {
    const part = partAtOrigin(measure, random);
    const behind = Math.ceil(extent(first)) * random.int(3);
    shapes.push(shift(part, -behind, measure.size(random) * random.pick([0, 1, -1])));
  }
  return { type: "compound", shapes };
}

function partAtOrigin(measure: Measure, random: Random): SimpleSpec {
  return shapeAtOrigin(random.pick(SIMPLE_KIND_NAMES), measure, random);
}
