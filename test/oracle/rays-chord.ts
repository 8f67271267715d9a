import { crossFrom, dotOf, dotWith, type FieldVector, inField, minus } from "./field-vector.js";
import { cross, difference, dot, type Oval, type Vector } from "./figure.js";
import type { Half, Primitive, Ring, RoundDisc } from "./primitive.js";
import type { Field, Radical } from "./radical.js";
import { areaChord } from "./rays-area.js";
import { type End, type Interval, intersection, type Side, unionOf } from "./rays-interval.js";
import { type Place, quotientPlace, rootPlaces } from "./rays-place.js";

/** The points origin + t·direction. */
export interface RayLine {
  readonly field: Field;
  readonly origin: Vector;
  readonly direction: Vector;
  /** Which primitive of which part is asked about. */
  readonly part: number;
  readonly piece: number;
}

/** The t of the line whose points lie in a closed set. */
export function chordOf(primitive: Primitive, line: RayLine): Interval[] {
  switch (primitive.form) {
    case "disc":
      return discChord(primitive, line, { form: "whole" });
    case "oval":
      return ovalChord(primitive, line);
    case "half":
      return halfChord(primitive, line);
    case "ring":
      return ringChord(primitive, line);
    case "area":
      return areaChord(primitive, line);
  }
}

function endAt(place: Place, side: Side, { part, piece }: RayLine): End {
  return { place, sides: [{ part, piece, side }] };
}

function betweenRoots(a: Radical, b: Radical, c: Radical, side: Side, line: RayLine): Interval[] {
  const roots = rootPlaces(a, b, c);
  return roots === undefined ? [] : [{ low: endAt(roots[0], side, line), high: endAt(roots[1], side, line) }];
}

/** From the centre to the line's origin. */
function offsetFrom(centre: FieldVector, { field, origin }: RayLine): FieldVector {
  return minus(inField(field, origin), centre);
}

function discChord({ centre, radius }: RoundDisc, line: RayLine, side: Side): Interval[] {
  const { field, direction } = line;
  const q = offsetFrom(centre, line);
  const c = dotOf(q, q).minus(field.whole(radius * radius));
  return betweenRoots(field.whole(dot(direction, direction)), dotWith(q, direction), c, side, line);
}

function ovalChord({ centre, rx, ry, axis }: Oval, line: RayLine): Interval[] {
  const { field, direction } = line;
  const q = difference(line.origin, centre);
  const form = (v: Vector, w: Vector) =>
    ry * ry * dot(axis, v) * dot(axis, w) + rx * rx * cross(axis, v) * cross(axis, w);
  const c = form(q, q) - (rx * ry) ** 2n * axis.length.square;
  const [a, b] = [form(direction, direction), form(direction, q)];
  return betweenRoots(field.whole(a), field.whole(b), field.whole(c), { form: "whole" }, line);
}

function halfChord({ origin, normal }: Half, line: RayLine): Interval[] {
  return behind(
    dotWith(offsetFrom(origin, line), normal),
    dot(normal, line.direction),
    { form: "whole" },
    line,
  );
}

/** The t with level + slope·t ≤ 0. */
function behind(level: Radical, slope: bigint, side: Side, line: RayLine): Interval[] {
  if (slope === 0n) return level.sign() <= 0 ? [{ low: undefined, high: undefined }] : [];
  const end = endAt(quotientPlace(level.negated(), line.field.whole(slope)), side, line);
  return slope > 0n ? [{ low: undefined, high: end }] : [{ low: end, high: undefined }];
}

function ringChord(ring: Ring, line: RayLine): Interval[] {
  const { centre, inner, outer, span } = ring;
  const disc = discChord({ form: "disc", centre, radius: outer }, line, { form: "outer" });
  const between = inner === 0n ? disc : intersection(disc, outsideOf(centre, inner, line));
  if (span === undefined) return unionOf(between);
  const q = offsetFrom(centre, line);
  const afterStart = behind(
    crossFrom(span.start, q).negated(),
    -cross(span.start, line.direction),
    START,
    line,
  );
  const beforeEnd = behind(crossFrom(span.end, q), cross(span.end, line.direction), END, line);
  const within = span.reflex ? unionOf([...afterStart, ...beforeEnd]) : intersection(afterStart, beforeEnd);
  // In this order: an end on an arc keeps the place that tells on which side of the centre it is.
  return unionOf(intersection(between, within));
}

const START: Side = { form: "start" };
const END: Side = { form: "end" };

/** The t whose points are at least so far from the centre. */
function outsideOf(centre: FieldVector, radius: bigint, line: RayLine): Interval[] {
  const all: Interval = { low: undefined, high: undefined };
  const [hole] = discChord({ form: "disc", centre, radius }, line, { form: "inner" });
  if (hole === undefined) return [all];
  return unionOf([
    { low: undefined, high: hole.low },
    { low: hole.high, high: undefined },
  ]);
}
