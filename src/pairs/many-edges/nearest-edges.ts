import { setFarthest } from "../../boundary/contact-feature.js";
import type { Piece } from "../../boundary/float-piece.js";
import type { Frame } from "../../boundary/frame.js";
import type { Outlined } from "../../boundary/outlined.js";
import { union } from "../../exact/box.js";
import { endOfEdge, findLeast, type LeastSearch, type TreeChain } from "../../near/least-first.js";
import type { PlacedTree } from "../../near/placed-tree.js";
import { lengthOf } from "../../nearest/nearest.js";

/** More than the rounding errors of a distance in a frame, and of bounds on it. */
const WIDER = 1 + 2 ** -30;
const SLACK = 2 ** -40;

/** A length that is certainly no less than a distance. */
export function reachOf(gap: number): number {
  return gap * WIDER + SLACK;
}

/** Edges of a chain, and a lower bound of the distance of each from the shape. */
interface Candidates {
  readonly edges: number[];
  readonly bounds: number[];
}

/**
 * A search for the edges of chains that may be nearest to a shape, which is given by its pieces in a frame. Nearest boxes are opened first.
 *
 * Let n be the direction from a point to the nearest point q of an edge, or of a box. All of that is as far along n as q or farther, and all
 * of the shape as its farthest point or less: what is between is a lower bound of the distance, whatever the point is. The distance of
 * the two is an upper one. Both are good if the point is in the shape's middle, and best where the shape is nearest.
 */
export class NearestEdges implements LeastSearch {
  best = Number.POSITIVE_INFINITY;
  /** The edge that is about the nearest, and of which chain it is; −1 if there is none. */
  nearestChain = -1;
  nearestEdge = -1;
  private readonly power: number;
  private readonly originX: number;
  private readonly originY: number;
  private readonly pieces: readonly Piece[];
  private x: number;
  private y: number;
  private readonly halfX: number;
  private readonly halfY: number;
  /** No less than how far the shape reaches from its middle. */
  private radius: number;
  private readonly found: Candidates[] = [];
  private candidates: Candidates = { edges: [], bounds: [] };
  /** The nearest point of an edge, from (x, y), and how far away it is. */
  private readonly foot = { x: 0.5, y: 0.5, away: 0.5 };
  private readonly farthest = { x: 0.5, y: 0.5 };

  constructor(
    shape: readonly Outlined[],
    { originX, originY, power }: Frame,
    private readonly chains: readonly (TreeChain | null)[],
  ) {
    this.power = power;
    this.originX = originX * power;
    this.originY = originY * power;
    const [only] = shape;
    this.pieces =
      only !== undefined && shape.length === 1 ? only.pieces : shape.flatMap(({ pieces }) => pieces);
    const { minX, minY, maxX, maxY } = union(shape);
    this.halfX = (maxX - minX) / 2;
    this.halfY = (maxY - minY) / 2;
    this.radius = reachOf(lengthOf(this.halfX, this.halfY));
    this.x = minX + this.halfX;
    this.y = minY + this.halfY;
    for (const chain of chains) {
      this.candidates = { edges: [], bounds: [] };
      this.found.push(this.candidates);
      if (chain !== null) findLeast(chain.tree, this);
    }
  }

  boundAt(tree: PlacedTree, level: number, place: number): number {
    const { originX, originY, power } = this;
    const { midX, midY, halfX, halfY } = tree.look(level, place);
    const offX = midX * power - originX - this.x;
    const offY = midY * power - originY - this.y;
    const gapX = Math.max(0, Math.abs(offX) - halfX * power);
    const gapY = Math.max(0, Math.abs(offY) - halfY * power);
    const apart = lengthOf(Math.max(0, gapX - this.halfX), Math.max(0, gapY - this.halfY)) - SLACK;
    const away = lengthOf(gapX, gapY);
    // What is nearer to the middle than the best is not left out anyway.
    if (apart > this.best || away <= this.best) return apart;
    if (away - this.radius > this.best) return away - this.radius;
    return Math.max(apart, this.boundAlong(offX < 0 ? -gapX : gapX, offY < 0 ? -gapY : gapY, away));
  }

  take(from: number, to: number): void {
    const { candidates, farthest, foot, found } = this;
    const chain = this.chains[found.length - 1] as TreeChain;
    for (let edge = from; edge < to; edge++) {
      const bound = this.boundOf(chain, edge);
      if (bound > this.best) continue;
      candidates.edges.push(edge);
      candidates.bounds.push(bound);
      const most = reachOf(lengthOf(foot.x + this.x - farthest.x, foot.y + this.y - farthest.y));
      if (!(most < this.best)) continue;
      this.best = most;
      this.nearestChain = found.length - 1;
      this.nearestEdge = edge;
    }
  }

  /** A lower bound of the distance of an edge. */
  private boundOf(chain: TreeChain, edge: number): number {
    const { foot, originX, originY, power, x, y } = this;
    const { points } = chain;
    const end = endOfEdge(chain, edge);
    const ax = (points[2 * edge] as number) * power - originX - x;
    const ay = (points[2 * edge + 1] as number) * power - originY - y;
    const wx = (points[2 * end] as number) * power - originX - x - ax;
    const wy = (points[2 * end + 1] as number) * power - originY - y - ay;
    const along = -(ax * wx + ay * wy);
    const lengthSq = wx * wx + wy * wy;
    const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
    foot.x = ax + part * wx;
    foot.y = ay + part * wy;
    const away = lengthOf(foot.x, foot.y);
    const least = away - this.radius;
    return least > this.best ? least : this.boundAlong(foot.x, foot.y, away);
  }

  /** The gap between the shape and what is that far away along a vector. */
  private boundAlong(x: number, y: number, away: number): number {
    const { farthest } = this;
    const nx = away > 0 ? x / away : 1;
    const ny = away > 0 ? y / away : 0;
    setFarthest(farthest, this.pieces, nx, ny);
    return away === 0 ? 0 : away - (nx * (farthest.x - this.x) + ny * (farthest.y - this.y)) - SLACK;
  }

  /** Puts the point where the shape may be nearest. */
  from(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.radius = Number.POSITIVE_INFINITY;
  }

  /** The edges of a chain that may be within a reach, in their order. */
  within(reach: number, of: number): number[] {
    const chain = this.chains[of] as TreeChain;
    const { edges, bounds } = this.found[of] as Candidates;
    // A bound that is NaN excludes nothing.
    const isNear = (edge: number, i: number) =>
      !((bounds[i] as number) > reach) && !(this.boundOf(chain, edge) > reach);
    return edges.filter(isNear).sort((i, k) => i - k);
  }
}
