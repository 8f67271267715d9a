import { type Circle, closestPoint, containsPoint, type Sector, type Shape } from "../../src/index.js";
import { shapeAtOrigin } from "./contact.js";
import { latticeShape, tile } from "./lattice.js";
import { legal } from "./legal.js";
import { anyUnit, type Measure, roundedMeasure, signed, wholeMeasure } from "./numbers.js";
import { ordinaryShape } from "./ordinary.js";
import { everydayPair, hardPair } from "./pair.js";
import { type Generator, oneIn, type Random } from "./random.js";
import {
  buildShape,
  type CircleSpec,
  KIND_NAMES,
  type KindName,
  type SectorSpec,
  type ShapeSpec,
} from "./spec.js";
import { enlarge, shift, turn } from "./transform.js";

export type ViewSpec = CircleSpec | SectorSpec;

/** An eye and what is around it. */
export interface ViewCaseSpec {
  readonly view: ViewSpec;
  readonly shapes: readonly ShapeSpec[];
}

const MOST_SHAPES = 8;

function severalOf(random: Random, draw: () => ShapeSpec): ShapeSpec[] {
  return Array.from({ length: 1 + random.int(MOST_SHAPES) }, () => legal(draw()));
}

function viewFrom(x: number, y: number, r: number, random: Random): ViewSpec {
  if (random.int(2) === 0) return { type: "circle", x, y, r };
  const start = anyUnit(random.pick([wholeMeasure, roundedMeasure]), random);
  const end = anyUnit(random.pick([wholeMeasure, roundedMeasure]), random);
  const startAngle = { x: start.x, y: start.y };
  const directions = { startAngle, endAngle: { x: end.x, y: end.y } };
  const opening = oneIn(random, 6) ? { opening: "whole" as const, endAngle: startAngle } : {};
  return { type: "sector", x, y, r, ...directions, ...opening };
}

/** As games have it. */
export function everydayView(random: Random): ViewCaseSpec {
  const view = viewFrom(signed(random), signed(random), 1 + 8 * random.next(), random);
  return { view, shapes: severalOf(random, () => ordinaryShape(random.pick(KIND_NAMES), random)) };
}

/** Few whole numbers: walls share corners and edges, and the eye is on them or on their lines. */
export function latticeView(random: Random): ViewCaseSpec {
  const coordinate = () => random.pick([0, 1, -1, 0.5, 2, -3]);
  const view = viewFrom(coordinate(), coordinate(), random.pick([3, 2, 5, 8, 1]), random);
  return { view, shapes: severalOf(random, () => latticeShape(random.pick(KIND_NAMES), random)) };
}

/** Tiles in rows and columns, seen from among them. */
function tiledView(random: Random): ViewCaseSpec {
  const size = random.pick([1, 0.1, 1 / 3]);
  const place = () => (random.int(9) - 4) * (size / 2);
  const view = viewFrom(place(), place(), 4 * size, random);
  return { view, shapes: severalOf(random, () => tile(random.pick(KIND_NAMES), size, random)) };
}

/** The eye on the boundary of some shapes: corners, edges, curves, from outside or inside. */
export function leaningView(random: Random): ViewCaseSpec {
  return leaning(wholeMeasure, random);
}

function leaning(measure: Measure, random: Random): ViewCaseSpec {
  const beside = Array.from({ length: 1 + random.int(2) }, () =>
    turn(shapeAtOrigin(random.pick(KIND_NAMES), measure, random), anyUnit(measure, random)),
  );
  const others = severalOf(random, () => latticeShape(random.pick(KIND_NAMES), random));
  return {
    view: viewFrom(0, 0, random.pick([3, 8]), random),
    shapes: [...beside.map(legal), ...others.slice(2)],
  };
}

/** Two shapes that touch or all but touch, moved into sight. */
function touchingView(random: Random): ViewCaseSpec {
  const { a, b } = random.pick([hardPair, everydayPair])(random.pick(KIND_NAMES), random.pick(KIND_NAMES))(
    random,
  );
  return { view: viewFrom(4 * signed(random), 4 * signed(random), 6, random), shapes: [a, b] };
}

const FAMILIES = [latticeView, everydayView, leaningView, touchingView];

/** Views of all sorts, some of them far from the origin, or larger or smaller by a power of two. */
export function hardView(random: Random): ViewCaseSpec {
  const drawn = random.pick(FAMILIES)(random);
  switch (random.int(5)) {
    case 3:
      return enlargeView(drawn, random.pick([2 ** 40, 2 ** -40]));
    case 4: {
      const far = random.pick([1024, 1e6]);
      return mapView(drawn, (spec) => shift(spec, far, -far));
    }
    default:
      return drawn;
  }
}

function mapView({ view, shapes }: ViewCaseSpec, map: <S extends ShapeSpec>(spec: S) => S): ViewCaseSpec {
  return { view: legal(map(view)), shapes: shapes.map((shape) => legal(map(shape))) };
}

/** The eye within rounding errors of boundaries, on one side of them or the other. */
export function nudgedView(random: Random): ViewCaseSpec {
  const rounded = (source: Random): ViewCaseSpec => leaning(roundedMeasure, source);
  const { view, shapes } = random.pick([latticeView, tiledView, leaningView, rounded])(random);
  return { view: { ...view, x: view.x + (random.int(5) - 2) * 2 ** -52 * view.r }, shapes };
}

/** The eye where `closestPoint` leaves it: at a wall, a corner or an end, up to rounding, or within a solid now and then. */
export function wallView(kind: KindName): Generator<ViewCaseSpec> {
  return (random) => {
    const wall = legal((oneIn(random, 3) ? latticeShape : ordinaryShape)(kind, random));
    const shape = buildShape(wall);
    let eye = { x: 5 * signed(random), y: 5 * signed(random) };
    // Not from inside, if there is an outside near by.
    for (let tries = 0; tries < 3 && containsPoint(shape, eye.x, eye.y); tries++) {
      eye = { x: 5 * signed(random), y: 5 * signed(random) };
    }
    const { x, y } = closestPoint(shape, eye.x, eye.y);
    const others = severalOf(random, () => ordinaryShape(random.pick(KIND_NAMES), random)).slice(6);
    const view = viewFrom(x, y, random.pick([3, 8]), random);
    return { view, shapes: oneIn(random, 2) ? [wall, ...others] : [...others, wall] };
  };
}

export function enlargeView(viewCase: ViewCaseSpec, factor: number): ViewCaseSpec {
  return mapView(viewCase, (spec) => enlarge(spec, factor));
}

export function buildView({ view, shapes }: ViewCaseSpec): { view: Circle | Sector; shapes: Shape[] } {
  return { view: buildShape(view), shapes: shapes.map((spec): Shape => buildShape(spec)) };
}
