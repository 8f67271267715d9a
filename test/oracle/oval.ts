import { areaHolds, beyondHalf, type Edge, edgesOfArea } from "./area.js";
import { formAlongBoundary, roundFigure } from "./conic.js";
import { crossFrom, dotOf, dotWith, type FieldVector, inField, minus } from "./field-vector.js";
import { cross, dot, type Oval, type Vector } from "./figure.js";
import { bitLength } from "./integer.js";
import { signsTaken } from "./polynomial.js";
import type { Area, Half, Ring, RoundDisc } from "./primitive.js";
import { quickSigns } from "./quick-signs.js";
import type { Field, Radical } from "./radical.js";
import { hasRealRoot, hasRootInSpan } from "./radical-polynomial.js";
import { arcsOf, type RingArc, ringHolds, straightSides } from "./ring.js";
import { ovalMeetsOpenArc } from "./wedge.js";

/** ry·(u·q) and rx·(u × q): the squares of both together are (rx·ry)²|u|² on the boundary. */
function stretched(oval: Oval, q: FieldVector): FieldVector {
  return { x: dotWith(q, oval.axis).scaledBy(oval.ry), y: crossFrom(oval.axis, q).scaledBy(oval.rx) };
}

function level(oval: Oval, field: Field): Radical {
  return field.whole((oval.rx * oval.ry) ** 2n * oval.axis.length.square);
}

/** The sign of this is negative inside the ellipse, zero on its boundary, positive outside. */
export function ovalForm(oval: Oval, p: FieldVector): Radical {
  const { field } = p.x;
  const q = stretched(oval, minus(p, inField(field, oval.centre)));
  return dotOf(q, q).minus(level(oval, field));
}

/** Whether an ellipse meets the segment a + t·d: the form is quadratic in t, with its least value within or at an end. */
function ovalMeetsEdge(oval: Oval, [a, b]: Edge): boolean {
  const { field } = a.x;
  const from = stretched(oval, minus(a, inField(field, oval.centre)));
  const along = stretched(oval, minus(b, a));
  const atStart = dotOf(from, from).minus(level(oval, field));
  const slope = dotOf(from, along);
  const bend = dotOf(along, along);
  if (slope.sign() >= 0) return atStart.sign() <= 0;
  if (slope.plus(bend).sign() <= 0) return atStart.plus(slope.scaledBy(2n)).plus(bend).sign() <= 0;
  return atStart.times(bend).minus(slope.squared()).sign() <= 0;
}

export function ovalMeetsArea(oval: Oval, area: Area, field: Field): boolean {
  if (areaHolds(area, inField(field, oval.centre))) return true;
  return edgesOfArea(area).some((edge) => ovalMeetsEdge(oval, edge));
}

/** The ellipse reaches √((rx·u·n)² + (ry·u × n)²)/|u| along n, seen from its centre. */
export function ovalMeetsHalf(oval: Oval, half: Half): boolean {
  const { field } = half.origin.x;
  const { axis, rx, ry } = oval;
  const square = axis.length.square;
  const reach = (rx * dot(axis, half.normal)) ** 2n + (ry * cross(axis, half.normal)) ** 2n;
  return (
    beyondHalf(half, inField(field, oval.centre)).compare(field.root(reach * square).dividedBy(square)) <= 0
  );
}

/** An ellipse is convex and of one piece: it meets a ring's boundary, or lies in the ring. */
export function ovalMeetsRing(oval: Oval, ring: Ring): boolean {
  const { field } = ring.centre.x;
  return (
    ringHolds(ring, inField(field, oval.centre)) ||
    straightSides(ring).some((side) => ovalMeetsEdge(oval, side)) ||
    arcsOf(ring).some((arc) => ovalMeetsArc(oval, arc))
  );
}

/** Whether an ellipse that holds no end of the arc meets it. */
function ovalMeetsArc(oval: Oval, { ring, radius }: RingArc): boolean {
  const centre = wholePoint(ring.centre);
  if (centre === undefined) return ovalMeetsTurnedArc(oval, ring, radius);
  if (ring.span !== undefined) {
    return ovalMeetsOpenArc(oval, { form: "wedge", centre, radius, ...ring.span });
  }
  const form = formAlongBoundary(roundFigure({ form: "disc", centre, radius }), oval);
  const taken = quickSigns(form) ?? signsTaken(form, 4);
  return taken.negative || taken.zero;
}

/** The point if its coordinates are whole numbers as they stand. */
export function wholePoint({ x, y }: FieldVector): Vector | undefined {
  const isWhole = [x, y].every(({ terms, denominator }) => terms.length === 1 && denominator === 1n);
  return isWhole ? { x: x.terms[0] ?? 0n, y: y.terms[0] ?? 0n } : undefined;
}

function ovalMeetsTurnedArc(oval: Oval, { centre, span }: Ring, radius: bigint): boolean {
  const form = formAlongCircle(oval, { form: "disc", centre, radius });
  const signs = quickSignsOf(form);
  if (signs !== undefined && !signs.negative) return false;
  if (span !== undefined) return hasRootInSpan(form, span);
  const leading = form[4];
  return leading === undefined || leading.sign() <= 0 || hasRealRoot(form);
}

/** Whether an ellipse meets a disc with any centre: one holds the other's centre, or the disc's boundary meets it. */
export function ovalMeetsDisc(oval: Oval, disc: RoundDisc): boolean {
  const { field } = disc.centre.x;
  if (ovalForm(oval, disc.centre).sign() <= 0) return true;
  if (disc.radius === 0n) return false;
  const between = minus(disc.centre, inField(field, oval.centre));
  if (dotOf(between, between).compare(field.whole(disc.radius ** 2n)) <= 0) return true;
  const form = formAlongCircle(oval, disc);
  const signs = quickSignsOf(form);
  if (signs !== undefined) return signs.negative || signs.zero;
  const leading = form[4];
  return leading === undefined || leading.sign() <= 0 || hasRealRoot(form);
}

/**
 * The form on the circle in the tangent t of half the angle, times (1 + t²)²: with cos = (1 − t²)/(1 + t²) and
 * sin = 2t/(1 + t²) each stretched coordinate is c + a·cos + b·sin, so c + a + 2bt + (c − a)t² over 1 + t².
 */
export function formAlongCircle(oval: Oval, disc: RoundDisc): Radical[] {
  const { field } = disc.centre.x;
  const centre = stretched(oval, minus(disc.centre, inField(field, oval.centre)));
  const byCosine = stretched(oval, inField(field, { x: disc.radius, y: 0n }));
  const bySine = stretched(oval, inField(field, { x: 0n, y: disc.radius }));
  const square = (c: Radical, a: Radical, b: Radical): Radical[] => {
    const [p, q, r] = [c.plus(a), b.scaledBy(2n), c.minus(a)];
    return [
      p.squared(),
      p.times(q).scaledBy(2n),
      q.squared().plus(p.times(r).scaledBy(2n)),
      q.times(r).scaledBy(2n),
      r.squared(),
    ];
  };
  const first = square(centre.x, byCosine.x, bySine.x);
  const second = square(centre.y, byCosine.y, bySine.y);
  const weights = [1n, 0n, 2n, 0n, 1n];
  return first.map((term, index) =>
    term.plus(second[index] ?? field.whole(0n)).minus(level(oval, field).scaledBy(weights[index] ?? 0n)),
  );
}

/** The signs by doubles, if the rounded coefficients are far better than the doubles' own certainty. */
function quickSignsOf(form: readonly Radical[]): ReturnType<typeof quickSigns> {
  const rounded = form.map((coefficient) => coefficient.rounded());
  const size = Math.max(...rounded.map(({ value }) => bitLength(value)));
  const error = Math.max(...rounded.map((coefficient) => bitLength(coefficient.error)));
  return error < size - 60 ? quickSigns(rounded.map(({ value }) => value)) : undefined;
}
