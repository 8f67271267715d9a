import { approximate } from "../math/approximate.js";
import { spend } from "../math/cost.js";
import { normalizingPower } from "../math/exact.js";
import { Real } from "../math/real.js";
import { angleLessSine, atan2 } from "../math/trigonometry.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import type { Arrangement, Edge, Node } from "./arrangement.js";
import { type Carrier, type Conic, extentOfConic, extentOfVector, frameVector } from "./carrier.js";
import {
  cross,
  dot,
  type ExactLengths,
  lengthSq,
  pointInDoubles,
  type RealVector,
  subtract,
  unitOf,
} from "./coordinates.js";
import { areaOfBoxes, joinedOutlines } from "./joined-boxes.js";
import { arrangePair, type EdgeMembership, type Membership } from "./membership.js";
import { type BoundaryEdge, boundaryOfUnion } from "./set-boundary.js";

/** The area that two shapes have in common; "first", "second" or "both" if it is all the area of that one, or of both. */
export type CommonArea = number | "first" | "second" | "both";

/**
 * The area of the common points of two shapes of any kinds.
 *
 * Which edges of the arrangement bound the common interior is exact. The area within is half the sum of p × q over
 * the chords of these edges (Green's theorem), measured from one of their ends, and of the segments between chord and
 * arc; so an error is a few ulp of the square of the extent of the common points, however large the shapes are.
 */
export function commonArea(a: Shape, b: Shape): CommonArea {
  const arranged = arrangePair(a, b, joinedOutlines);
  if (arranged === null) return 0;
  const common = commonInterior(arranged.first, arranged.second);
  if (common.isAllOfFirst && common.isAllOfSecond) return "both";
  if (common.isAllOfFirst) return "first";
  if (common.isAllOfSecond) return "second";
  if (common.isPlane || common.bounding.some(({ edge }) => edge.isEndless())) return Number.POSITIVE_INFINITY;
  return common.bounding.length === 0 ? 0 : areaWithin(common.bounding, unitOf(arranged.lengths));
}

/** The area of the union of some shapes, by the same sums over the edges that bound it, which are exact. */
export function unionArea(shapes: readonly SimpleShape[]): number {
  const ofBoxes = areaOfBoxes(shapes);
  if (ofBoxes !== null) return ofBoxes;
  const { edges, lengths } = boundaryOfUnion(shapes);
  const bounding = edges.filter(({ interiorSide }) => interiorSide !== 0);
  if (bounding.some(({ edge }) => edge.isEndless())) return Number.POSITIVE_INFINITY;
  return bounding.length === 0 ? 0 : areaWithin(bounding, unitOf(lengths));
}

/** Computed in a power of two of the unit that makes the extent of what is bounded about 1. */
function areaWithin(bounding: readonly BoundaryEdge[], unit: Real): number {
  const origin = bounding.find(({ edge }) => edge.from !== null)?.edge.from?.point ?? null;
  const extent = bounding.reduce((most, { edge }) => Math.max(most, reachOf(edge, origin, unit)), 0);
  const power = normalizingPower(extent);
  const ownUnit = unit.times(Real.of(power));
  const places = new Map<Node, Vec2>();
  const placeOf = (node: Node) => {
    const known = places.get(node);
    if (known !== undefined) return known;
    const place = placeInUnit(origin === null ? node.point : subtract(node.point, origin), ownUnit);
    places.set(node, place);
    return place;
  };
  let area = 0;
  for (const { edge, interiorSide } of bounding) area += interiorSide * areaLeftOf(edge, placeOf, ownUnit);
  return Math.max(0, area) / power / power;
}

/** If the ends of an arc are nearer to each other than this part of its conic, it may be nearly the whole conic. */
const NEAR_ENDS = 2 ** -100;

/** The approximate reach of an edge from the origin along x or y; for a conic that is whole, or nearly whole, its size. */
function reachOf({ carrier, from, to }: Edge, origin: RealVector | null, unit: Real): number {
  if (from === null || to === null || from === to || origin === null) {
    return carrier.kind === "line" ? 0 : extentOfConic(carrier, unit);
  }
  const reachOfEnd = ({ point }: Node) => extentOfVector(subtract(point, origin), unit);
  const reach = Math.max(reachOfEnd(from), reachOfEnd(to));
  if (carrier.kind === "line") return reach;
  const size = extentOfConic(carrier, unit);
  return reach < NEAR_ENDS * size && isBeyondHalf(carrier, from.point, to.point) ? size : reach;
}

/** Whether the arc from one point on towards +y to another is more than half of the conic. */
function isBeyondHalf(conic: Conic, from: RealVector, to: RealVector): boolean {
  return cross(frameVector(conic, from), frameVector(conic, to)).sign() < 0;
}

/** The signed area between an edge, in the direction of its carrier, and the origin of places. */
function areaLeftOf({ carrier, from, to }: Edge, placeOf: (node: Node) => Vec2, unit: Real): number {
  if (from === null || to === null)
    return carrier.kind === "conic" ? halfTimes(carrier, 2 * Math.PI, unit) : 0;
  const p = placeOf(from);
  const q = placeOf(to);
  const triangle = (p.x * q.y - p.y * q.x) / 2;
  return carrier.kind === "line" ? triangle : triangle + segmentArea(carrier, from.point, to.point, unit);
}

/** Half a number, which is an area in the frame in which a conic is the unit circle, converted from that frame. */
function halfTimes({ axisP, axisQ, w }: Conic, number: number, unit: Real): number {
  if (number === 0) return 0;
  const area = cross(axisP, axisQ).over(w).times(unit).times(unit);
  const product = approximate(area) * number;
  // The area of a conic that is much larger than the extent may overflow.
  return (product < Number.POSITIVE_INFINITY ? product : approximate(area.times(Real.of(number)))) / 2;
}

/**
 * The area between the arc of a conic, from one point on towards +y to another, and its chord. In the frame in which
 * the conic is the unit circle it is (θ − sin θ)/2 for an arc of angle θ.
 */
function segmentArea(conic: Conic, from: RealVector, to: RealVector, unit: Real): number {
  if (from === to) return halfTimes(conic, 2 * Math.PI, unit);
  const [start, end] = [frameVector(conic, from), frameVector(conic, to)];
  const sine = cross(start, end);
  const difference = lessSine(conic, start, end, Math.abs(approximate(sine.over(conic.level))));
  return halfTimes(conic, sine.sign() < 0 ? 2 * Math.PI - difference : difference, unit);
}

/** θ − sin θ for the angle θ in [0, π] between two vectors of a conic's frame, where the conic is a circle. */
function lessSine(conic: Conic, start: RealVector, end: RealVector, sine: number): number {
  const chordSq = approximate(lengthSq(subtract(end, start)).over(conic.level));
  const angle = atan2(sine, approximate(dot(start, end).over(conic.level)));
  return angleLessSine(angle, sine, Math.sqrt(chordSq) / 2);
}

function placeInUnit({ x, y }: RealVector, unit: Real): Vec2 {
  return { x: approximate(x.times(unit)), y: approximate(y.times(unit)) };
}

/** The common interior of two sets. */
interface CommonInterior {
  readonly bounding: readonly BoundaryEdge[];
  /** Whether it is all of the first set's interior, or of the second's. */
  readonly isAllOfFirst: boolean;
  readonly isAllOfSecond: boolean;
  /** Whether it is the whole plane. */
  readonly isPlane: boolean;
}

/** Compares two sets face by face, beside every edge of their arrangement. */
function commonInterior(first: Membership, second: Membership): CommonInterior {
  const bounding: BoundaryEdge[] = [];
  let isAllOfFirst = true;
  let isAllOfSecond = true;
  let isPlane = first.edges.size > 0;
  for (const [edge, inFirst] of first.edges) {
    const inSecond = second.edges.get(edge) ?? NOWHERE;
    isAllOfFirst &&= isWithin(inFirst, inSecond);
    isAllOfSecond &&= isWithin(inSecond, inFirst);
    const isLeft = inFirst.hasLeft && inSecond.hasLeft;
    const isRight = inFirst.hasRight && inSecond.hasRight;
    isPlane &&= isLeft && isRight;
    if (isLeft !== isRight) bounding.push({ edge, interiorSide: isLeft ? 1 : -1 });
  }
  return { bounding, isAllOfFirst, isAllOfSecond, isPlane };
}

const NOWHERE: EdgeMembership = { isMember: false, isInner: false, hasLeft: false, hasRight: false };

function isWithin(a: EdgeMembership, b: EdgeMembership): boolean {
  return (!a.hasLeft || b.hasLeft) && (!a.hasRight || b.hasRight);
}

/** The curve that a stretch shared by two boundaries is part of. */
type SharedCurve = "line" | "circle" | "ellipse";

/**
 * A stretch of a curve that two boundaries share, ends included.
 *
 * @example
 * const [stretch]: SharedStretch[] = intersections(rect(0, 0, 4, 4), rect(4, 0, 4, 8)).stretches;
 * console.log(stretch?.from, stretch?.to); // { x: 2, y: -2 } { x: 2, y: 2 }
 */
export interface SharedStretch {
  readonly curve: SharedCurve;
  /** Its ends: null on a side without end, the same point twice for a whole circle or ellipse. */
  readonly from: Vec2 | null;
  readonly to: Vec2 | null;
  /** A point between. */
  readonly through: Vec2;
}

/**
 * The points of two boundaries that are not on a stretch they share, and those stretches.
 *
 * @example
 * const { points, stretches }: Intersections = intersections(rect(0, 0, 4, 4), rect(2, 0, 4, 4));
 * console.log(points.length, stretches.length); // 0 2
 */
export interface Intersections {
  readonly points: Vec2[];
  readonly stretches: SharedStretch[];
}

/**
 * The common points of the boundaries of two shapes of any kinds. Which points and stretches there are is exact; their
 * coordinates are the nearest doubles or neighbours of these.
 *
 * A boundary is the topological one: the points of the closed set that are not inner points of it, so all
 * points of a curve. In the arrangement of both shapes, an edge or a node belongs to it wholly or not at all.
 */
export function commonBoundary(a: Shape, b: Shape): Intersections {
  const arranged = arrangePair(a, b, joinedOutlines);
  if (arranged === null) return { points: [], stretches: [] };
  const { lengths, arrangement, first, second } = arranged;
  const memberships = [first, second];
  const edges = arrangement.edges.filter((edge) =>
    memberships.every(({ edges }) => isBoundary(edges.get(edge))),
  );
  const nodes = commonNodes(arrangement, memberships, edges);
  return {
    points: nodes.map(({ point }) => pointInDoubles(lengths, point)),
    stretches: chainsOf(edges).map((chain) => stretchOf(chain, lengths)),
  };
}

function isBoundary(edge: EdgeMembership | undefined): boolean {
  return edge?.isMember === true && !(edge.hasLeft && edge.hasRight);
}

/** The nodes on both boundaries and on no edge that is. */
function commonNodes(
  { nodes }: Arrangement,
  memberships: readonly Membership[],
  edges: readonly Edge[],
): readonly Node[] {
  const covered = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isOnBoundary = (node: Node, membership: Membership) => {
    const { isMember = false, isSurrounded = false } = membership.nodes.get(node) ?? {};
    return isMember && !isSurrounded;
  };
  return nodes.filter(
    (node) => !covered.has(node) && memberships.every((membership) => isOnBoundary(node, membership)),
  );
}

/** Edges that follow each other on one carrier, in order. */
type Chain = readonly [Edge, ...Edge[]];

/** Edges run along the direction of their carrier, so that of two neighbours one begins where the other ends. */
function chainsOf(edges: readonly Edge[]): Chain[] {
  const nexts = new Map<Edge, Edge>();
  const follows = new Set<Edge>();
  for (const edge of edges) {
    spend(edges.length);
    const next = edges.find(
      ({ carrier, from }) => carrier === edge.carrier && from !== null && from === edge.to,
    );
    if (next === undefined) continue;
    nexts.set(edge, next);
    follows.add(next);
  }
  const chains: Chain[] = [];
  const chained = new Set<Edge>();
  // Edges that follow none begin a chain; those left over form closed chains.
  for (const first of [...edges.filter((edge) => !follows.has(edge)), ...edges]) {
    if (chained.has(first)) continue;
    const chain: [Edge, ...Edge[]] = [first];
    chained.add(first);
    for (let next = nexts.get(first); next !== undefined && !chained.has(next); next = nexts.get(next)) {
      chain.push(next);
      chained.add(next);
    }
    chains.push(chain);
  }
  return chains;
}

function stretchOf(chain: Chain, lengths: ExactLengths): SharedStretch {
  const [first] = chain;
  const last = chain[chain.length - 1] ?? first;
  const curve = curveOf(first.carrier);
  const through = pointInDoubles(lengths, first.samplePoint());
  const [from, to] = [first.from, last.to].map((node) =>
    node === null ? null : pointInDoubles(lengths, node.point),
  );
  // Of bounded edges, only a whole conic has no ends.
  if (curve !== "line" && (!from || !to)) return { curve, from: through, to: through, through };
  return { curve, from: from ?? null, to: to ?? null, through };
}

function curveOf(carrier: Carrier): SharedCurve {
  if (carrier.kind === "line") return "line";
  return carrier.isCircle ? "circle" : "ellipse";
}
