/** Integrals over sets and along their boundaries, from the exact edges of these. */

import type { Edge, Node } from "../exact/arrangement.js";
import { type Conic, extentOfConic, extentOfVector, frameVector } from "../exact/carrier.js";
import {
  add,
  cross,
  lengthSq,
  pointInDoubles,
  RealVector,
  scale,
  subtract,
  unitOf,
} from "../exact/coordinates.js";
import type { BoundaryEdge, SetBoundary } from "../exact/set-boundary.js";
import { approximate, approximateAbove } from "../math/approximate.js";
import { quarterOfEllipse, wayAlongEllipse } from "../math/ellipse.js";
import { normalizingPower } from "../math/exact.js";
import { Real, ZERO } from "../math/real.js";
import { angleLessSine, atan2 } from "../math/trigonometry.js";
import type { Vec2 } from "../math/vector.js";

/** A length or an area, and the integral of the position over it, from the origin of a frame. */
interface Weighed {
  readonly weight: number;
  readonly momentX: number;
  readonly momentY: number;
}

/** The origin of positions, and a power of two that makes the extent of the set about 1. */
interface Frame {
  readonly origin: RealVector;
  readonly unit: Real;
  readonly power: number;
}

/** The length of all edges; Infinity if one is infinite. */
export function lengthOf({ edges, lengths }: SetBoundary): number {
  const [first] = edges;
  if (first === undefined) return 0;
  if (edges.some(({ edge }) => edge.isEndless())) return Number.POSITIVE_INFINITY;
  const frame = frameOf(first.edge, edges, unitOf(lengths));
  let sum = 0;
  for (const { edge } of edges) sum += lengthOfEdge(edge, frame);
  return sum / frame.power;
}

/** The mean of all points of a set, and its area or length. */
export interface Mean extends Vec2 {
  readonly weight: number;
}

/**
 * The mean of all points of a bounded set: of its area, if it has any, else of its length. Null if it has neither.
 *
 * Straight edges are summed exactly, so that even the thinnest area loses nothing; round ones have errors of an ulp of
 * the cube of the extent.
 */
export function meanOf({ edges, lengths }: SetBoundary): Mean | null {
  const bounding = edges.filter(({ interiorSide }) => interiorSide !== 0);
  const counted = bounding.length > 0 ? bounding : edges;
  const [first] = counted;
  if (first === undefined) return null;
  const frame = frameOf(first.edge, counted, unitOf(lengths));
  const hasArea = bounding.length > 0;
  const { weight, momentX, momentY } = hasArea ? weighedArea(bounding, frame) : weighedEdges(counted, frame);
  // An area between arcs that is less than the rounding errors counts as none.
  if (!(weight > 0)) return { ...pointInDoubles(lengths, frame.origin), weight: 0 };
  const inUnits = (value: number) => Real.of(value / weight).over(frame.unit);
  const mean = pointInDoubles(lengths, add(frame.origin, new RealVector(inUnits(momentX), inUnits(momentY))));
  return { ...mean, weight: hasArea ? weight / frame.power / frame.power : weight / frame.power };
}

function frameOf(first: Edge, edges: readonly BoundaryEdge[], unit: Real): Frame {
  const origin = pointOn(first);
  let extent = 0;
  const ends = new Set(edges.flatMap(({ edge: { from, to } }) => [from, to]));
  for (const end of ends) {
    if (end !== null) extent = Math.max(extent, extentOfVector(subtract(end.point, origin), unit));
  }
  for (const { edge } of edges) {
    const { carrier } = edge;
    // An arc between two points that are close together may be nearly a whole turn.
    if (carrier.kind === "conic") {
      const toCentre = subtract(carrier.centre, origin);
      extent = Math.max(extent, extentOfConic(carrier, unit), extentOfVector(toCentre, unit));
    }
  }
  const power = normalizingPower(extent);
  return { origin, unit: unit.times(Real.of(power)), power };
}

function pointOn({ from, carrier, ...edge }: Edge): RealVector {
  if (from !== null) return from.point;
  return carrier.kind === "conic" ? carrier.centre : (edge.to?.point ?? new RealVector(ZERO, ZERO));
}

function weighedEdges(edges: readonly BoundaryEdge[], frame: Frame): Weighed {
  let [weight, momentX, momentY] = [0, 0, 0];
  for (const { edge } of edges) {
    const weighed = weighedEdge(edge, frame);
    weight += weighed.weight;
    momentX += weighed.momentX;
    momentY += weighed.momentY;
  }
  return { weight, momentX, momentY };
}

/** The length of a bounded edge; with moments if it is straight or an arc of a circle, as all curves are. */
function weighedEdge({ carrier, from, to }: Edge, frame: Frame): Weighed {
  if (carrier.kind === "conic") return weighedArc(arcOf(carrier, from?.point, to?.point, frame));
  const [p, q] = [placeOf(from?.point ?? frame.origin, frame), placeOf(to?.point ?? frame.origin, frame)];
  const weight = Math.sqrt(approximate(lengthSq(subtract(q, p))));
  const sum = add(p, q);
  const half = weight / 2;
  return { weight, momentX: half * approximate(sum.x), momentY: half * approximate(sum.y) };
}

/** The same without moments, which takes no place of an end. */
function lengthOfEdge({ carrier, from, to }: Edge, frame: Frame): number {
  if (carrier.kind === "conic") return weighedArc(arcOf(carrier, from?.point, to?.point, frame)).weight;
  if (from === null || to === null) return 0;
  return Math.sqrt(approximate(lengthSq(scale(subtract(to.point, from.point), frame.unit))));
}

function placeOf(point: RealVector, { origin, unit }: Frame): RealVector {
  return scale(subtract(point, origin), unit);
}

/** An arc of a circle or an ellipse in doubles; positions are relative to the frame's origin. */
interface Arc {
  readonly centre: Vec2;
  readonly axisP: Vec2;
  readonly axisQ: Vec2;
  readonly rx: number;
  readonly ry: number;
  /** Its ends on the unit circle: (cos, sin) with the axes. */
  readonly start: Vec2;
  readonly end: Vec2;
  /** end − start, which may be much smaller. */
  readonly chord: Vec2;
  /** The angle from start on towards +y to end, in (0, 2π]. */
  readonly angle: number;
  readonly sine: number;
}

function arcOf(conic: Conic, from: RealVector | undefined, to: RealVector | undefined, frame: Frame): Arc {
  const { axisP, axisQ, rootW, w, level } = conic;
  const unitOfAxes = frame.unit.over(rootW);
  const radius = (axis: RealVector) =>
    Math.sqrt(approximate(lengthSq(axis).over(w).times(frame.unit.squared())));
  const arc = {
    centre: inDoubles(placeOf(conic.centre, frame)),
    axisP: inDoubles(scale(axisP, unitOfAxes)),
    axisQ: inDoubles(scale(axisQ, unitOfAxes)),
    rx: radius(axisP),
    ry: conic.isCircle ? radius(axisP) : radius(axisQ),
  };
  if (from === undefined || to === undefined || from === to) {
    const east = { x: 1, y: 0 };
    return { ...arc, start: east, end: east, chord: { x: 0, y: 0 }, angle: 2 * Math.PI, sine: 0 };
  }
  const [startInFrame, endInFrame] = [frameVector(conic, from), frameVector(conic, to)];
  const inverse = Real.of(1).over(level.squareRoot());
  const [start, end] = [startInFrame, endInFrame].map((v) => inDoubles(scale(v, inverse))) as [Vec2, Vec2];
  const chord = inDoubles(scale(subtract(endInFrame, startInFrame), inverse));
  const sine = approximate(cross(startInFrame, endInFrame).over(level));
  const angle = atan2(sine, start.x * end.x + start.y * end.y);
  return { ...arc, start, end, chord, angle: angle <= 0 ? angle + 2 * Math.PI : angle, sine };
}

function inDoubles({ x, y }: RealVector): Vec2 {
  return { x: approximate(x), y: approximate(y) };
}

/** The length of an arc, for a circle with moments. The integral of (cos, sin) over an angle is (Δsin, −Δcos). */
function weighedArc(arc: Arc): Weighed {
  const { centre, axisP, axisQ, rx, ry, chord, angle } = arc;
  const weight = rx === ry ? rx * angle : lengthOfEllipticArc(arc);
  return {
    weight,
    momentX: centre.x * weight + rx * (axisP.x * chord.y - axisQ.x * chord.x),
    momentY: centre.y * weight + rx * (axisP.y * chord.y - axisQ.y * chord.x),
  };
}

/** Any two opposite points have half the ellipse between them, which distinguishes rounding from a whole turn. */
function lengthOfEllipticArc({ rx, ry, start, end, angle }: Arc): number {
  const quarter = quarterOfEllipse(Math.max(rx, ry), Math.min(rx, ry));
  if (start === end) return 4 * quarter;
  const wayTo = ({ x, y }: Vec2) => wayAlongEllipse(rx, ry, { cosine: x, sine: y }, quarter);
  const difference = wayTo(end) - wayTo(start);
  const length = difference < 0 ? difference + 4 * quarter : difference;
  if (angle <= Math.PI) return length > 3 * quarter ? 0 : length;
  return length < quarter ? 4 * quarter : length;
}

/** Beside round edges, whose integrals have rounding errors, sums below this power of two count as 0. */
const NEGLIGIBLE = -256;

/**
 * Green's theorem: the triangles between the origin and the chords, as exact sums, and the segments between chords and
 * arcs. In the frame where an arc is one of the unit circle, of angle θ, its segment is (θ − sin θ)/2, and the integral
 * of the position over it is ⅔ sin³(θ/2) along the middle of the arc.
 */
function weighedArea(bounding: readonly BoundaryEdge[], frame: Frame): Weighed {
  const places = new Map<Node, RealVector>();
  const placeOfNode = (node: Node): RealVector => {
    const place = places.get(node) ?? subtract(node.point, frame.origin);
    places.set(node, place);
    return place;
  };
  const [twice, sixX, sixY]: [Real[], Real[], Real[]] = [[], [], []];
  let [round, roundX, roundY] = [0, 0, 0];
  for (const { edge, interiorSide } of bounding) {
    const { carrier, from, to } = edge;
    if (from !== null && to !== null && from !== to) {
      const [p, q] = [placeOfNode(from), placeOfNode(to)];
      const product = interiorSide > 0 ? cross(p, q) : cross(q, p);
      const sum = add(p, q);
      twice.push(product);
      sixX.push(product.times(sum.x));
      sixY.push(product.times(sum.y));
    }
    if (carrier.kind === "line") continue;
    const segment = weighedSegment(arcOf(carrier, from?.point, to?.point, frame));
    round += interiorSide * segment.weight;
    roundX += interiorSide * segment.momentX;
    roundY += interiorSide * segment.momentY;
  }
  const isRound = bounding.some(({ edge }) => edge.carrier.kind !== "line");
  const inDouble = (terms: readonly Real[], unit: Real) => {
    const sum = sumOf(terms).times(unit);
    return isRound ? approximateAbove(sum, NEGLIGIBLE) : approximate(sum);
  };
  const unitOfAreas = frame.unit.squared();
  const unitOfMoments = unitOfAreas.times(frame.unit);
  return {
    weight: inDouble(twice, unitOfAreas) / 2 + round,
    momentX: inDouble(sixX, unitOfMoments) / 6 + roundX,
    momentY: inDouble(sixY, unitOfMoments) / 6 + roundY,
  };
}

/** Added in pairs, and pairs of pairs: a construction as deep as there are terms would be too deep to be walked over. */
function sumOf(terms: readonly Real[]): Real {
  let sums = terms;
  while (sums.length > 1) {
    const inPairs: Real[] = [];
    for (let i = 0; i < sums.length; i += 2) inPairs.push((sums[i] as Real).plus(sums[i + 1] ?? ZERO));
    sums = inPairs;
  }
  return sums[0] ?? ZERO;
}

function weighedSegment({ centre, axisP, axisQ, chord, angle, sine }: Arc): Weighed {
  const scaleOfArea = Math.abs(axisP.x * axisQ.y - axisP.y * axisQ.x);
  const chordSq = chord.x * chord.x + chord.y * chord.y;
  const weight = (scaleOfArea * angleLessSine(angle, sine, Math.sqrt(chordSq) / 2)) / 2;
  // sin²(θ/2) is a quarter of the chord's square, and sin(θ/2) along the middle half of (Δsin, −Δcos).
  const third = (scaleOfArea * chordSq) / 12;
  return {
    weight,
    momentX: centre.x * weight + third * (axisP.x * chord.y - axisQ.x * chord.x),
    momentY: centre.y * weight + third * (axisP.y * chord.y - axisQ.y * chord.x),
  };
}
