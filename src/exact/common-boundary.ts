import { spend } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import type { Arrangement, Edge, Node } from "./arrangement.js";
import type { Carrier } from "./carrier.js";
import { type ExactLengths, pointInDoubles } from "./coordinates.js";
import { joinedOutlines } from "./joined-boxes.js";
import { arrangePair, type EdgeMembership, type Membership } from "./membership.js";

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
