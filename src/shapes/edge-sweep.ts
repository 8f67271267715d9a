import { orientation } from "../math/verdict.js";

/** The edges of closed rings, each by the number of the vertex where it begins. */
export class RingEdges {
  /** For each edge, the one after it in its ring. */
  readonly next: number[] = [];
  /** For each edge, its ring, if there are several. */
  private readonly rings: number[] = [];

  constructor(
    readonly vertices: readonly number[],
    readonly ringEnds: readonly number[],
  ) {
    let begin = 0;
    for (let ring = 0; ring < ringEnds.length; ring++) {
      const end = ringEnds[ring] as number;
      for (let edge = begin; edge < end; edge++) {
        this.next.push(edge + 1 < end ? edge + 1 : begin);
        if (ringEnds.length > 1) this.rings.push(ring);
      }
      begin = end;
    }
  }

  get count(): number {
    return this.next.length;
  }

  x(vertex: number): number {
    return this.vertices[2 * vertex] as number;
  }

  y(vertex: number): number {
    return this.vertices[2 * vertex + 1] as number;
  }

  after(edge: number): number {
    return this.next[edge] as number;
  }

  before(edge: number): number {
    const ring = this.ringOf(edge);
    const isFirst = edge === 0 || this.ringOf(edge - 1) !== ring;
    return isFirst ? (this.ringEnds[ring] as number) - 1 : edge - 1;
  }

  ringOf(edge: number): number {
    return this.ringEnds.length > 1 ? (this.rings[edge] as number) : 0;
  }
}

/** Whether two edges share points that they must not share. */
type MeetWrongly = (edges: RingEdges, i: number, j: number) => boolean;

/** A hole that lies in another hole, or, around 0, not in the outer ring. */
export interface Misplaced {
  readonly ring: number;
  readonly around: number;
}

interface SweptEdges {
  /** Two edges that meet wrongly; null if none do. */
  readonly met: Pair | null;
  /** If none do: a hole that is where it must not be, or null. */
  readonly misplaced: Misplaced | null;
}

/**
 * Looks if edges of closed rings meet wrongly, and else if holes, the rings after the first, are in place. Exact, for n edges of any
 * length in n log n steps.
 *
 * A line sweeps over the plane, from vertex to vertex in the order of x and then of y; the edges that it crosses are kept
 * in the order in which it crosses them. Edges with a common point are neighbours in that order before the line has
 * passed the first such point, or are found to contain a vertex of each other. Where the line first meets a ring, the edge
 * below tells what the ring is in.
 *
 * Source: M. Shamos, D. Hoey, "Geometric intersection problems", FOCS 1976. The order is a treap that is split and merged (C. Aragon,
 * R. Seidel, "Randomized search trees", FOCS 1989), with priorities from the numbers of the edges and a random one.
 */
export function sweepEdges(edges: RingEdges, meetWrongly: MeetWrongly): SweptEdges {
  const sweep = new EdgeSweep(edges, meetWrongly);
  const met = sweep.run();
  return { met, misplaced: sweep.misplaced };
}

type Pair = readonly [number, number];

/** No edge. */
const NONE = -1;

class EdgeSweep {
  /** For each edge, its children in the treap: on its low side and on its high side. */
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private root = NONE;
  /** The results of a split: the edges before a vertex, those that contain it, and those behind it. */
  private before = NONE;
  private at = NONE;
  private behind = NONE;
  /** For each ring that the line has met, whether its inside is above the edges that lead on with the line: 1, or −1. */
  private readonly turns: Int8Array;
  misplaced: Misplaced | null = null;
  /**
   * What priorities are told from, which who chooses the edges must not know: in the order of these, the treap would be a list. What is
   * found is the same with any.
   */
  private readonly salt = Math.random() * 2 ** 32;

  constructor(
    private readonly edges: RingEdges,
    private readonly meetWrongly: MeetWrongly,
  ) {
    this.turns = new Int8Array(edges.ringEnds.length);
    this.low = new Int32Array(edges.count).fill(NONE);
    this.high = new Int32Array(edges.count).fill(NONE);
  }

  run(): Pair | null {
    const { edges } = this;
    // Each edge represents the vertex where it begins.
    const order = edges.next.map((_, i) => i).sort((i, j) => this.compareBegins(i, j));
    for (let k = 0; k < order.length; k++) {
      const edge = order[k] as number;
      const next = order[k + 1];
      if (next !== undefined && this.compareBegins(edge, next) === 0) return this.pair(edge, next);
      const found = this.pass(edge, edges.before(edge));
      if (found !== null) return found;
    }
    return null;
  }

  /** Moves the line over the vertex where one edge begins and another ends. */
  private pass(edge: number, ending: number): Pair | null {
    const x = this.edges.x(edge);
    const y = this.edges.y(edge);
    this.split(x, y);
    const passed: number[] = [];
    const beginning: number[] = [];
    for (const one of [ending, edge]) (this.beginsAt(one, edge) ? beginning : passed).push(one);
    const stranger = this.otherThan(this.at, passed);
    if (stranger !== NONE) return this.pair(stranger, edge);
    const last = this.lastOf(this.before);
    const first = this.firstOf(this.behind);
    this.root = this.before;
    if (beginning.length === 0) {
      this.root = this.merge(this.root, this.behind);
      return last === NONE || first === NONE ? null : this.wrongPair(last, first);
    }
    if (beginning.length === 2 && this.isBelow(edge, ending)) beginning.reverse();
    const [lowest = edge] = beginning;
    const highest = beginning[beginning.length - 1] ?? edge;
    const ring = this.edges.ringOf(edge);
    if (this.turns[ring] === 0) this.meetRing(ring, lowest === edge ? 1 : -1, last);
    for (const one of beginning) {
      this.low[one] = NONE;
      this.high[one] = NONE;
      this.root = this.merge(this.root, one);
    }
    this.root = this.merge(this.root, this.behind);
    return (
      (lowest === highest ? null : this.wrongPair(lowest, highest)) ??
      (last === NONE ? null : this.wrongPair(last, lowest)) ??
      (first === NONE ? null : this.wrongPair(highest, first))
    );
  }

  /** Notes how a ring turns that the line has not met before, and whether it is in place, from the edge below. */
  private meetRing(ring: number, turn: 1 | -1, below: number): void {
    this.turns[ring] = turn;
    if (ring === 0 || this.misplaced !== null) return;
    const around = below === NONE ? 0 : this.edges.ringOf(below);
    const isInside = below !== NONE && this.isForward(below) === (this.turns[around] as number) > 0;
    // Beside a hole is what that hole is in.
    if (isInside !== (around === 0)) this.misplaced = { ring, around };
  }

  private pair(i: number, j: number): Pair {
    return [Math.min(i, j), Math.max(i, j)];
  }

  private wrongPair(i: number, j: number): Pair | null {
    return this.meetWrongly(this.edges, Math.min(i, j), Math.max(i, j)) ? this.pair(i, j) : null;
  }

  private compareBegins(i: number, j: number): number {
    const { vertices } = this.edges;
    const x = (vertices[2 * i] as number) - (vertices[2 * j] as number);
    return x || (vertices[2 * i + 1] as number) - (vertices[2 * j + 1] as number);
  }

  /** Whether the line reaches an edge at a vertex that is one of its ends. */
  private beginsAt(edge: number, vertex: number): boolean {
    const other = edge === vertex ? this.edges.after(edge) : edge;
    return this.compareBegins(other, vertex) > 0;
  }

  /** Whether the first of two edges that the line reaches at one vertex is the lower one: the other one ends there. */
  private isBelow(edge: number, other: number): boolean {
    const { edges } = this;
    const next = edges.after(edge);
    const x = edges.x(edge);
    return orientation(x, edges.y(edge), edges.x(next), edges.y(next), edges.x(other), edges.y(other)) > 0;
  }

  /** The side of an edge on which a vertex lies that the line has reached: 1 above it, −1 below, 0 on it. */
  private sideOf(edge: number, x: number, y: number): number {
    const { vertices, next } = this.edges;
    const a = 2 * edge;
    const b = 2 * (next[edge] as number);
    const ax = vertices[a] as number;
    const ay = vertices[a + 1] as number;
    const side = orientation(ax, ay, vertices[b] as number, vertices[b + 1] as number, x, y);
    return this.isForward(edge) ? side : -side;
  }

  /** Whether the line reaches the beginning of an edge before its end. */
  private isForward(edge: number): boolean {
    return this.compareBegins(edge, this.edges.after(edge)) < 0;
  }

  /** Splits the edges into those below a vertex, those that contain it and those above it. */
  private split(x: number, y: number): void {
    const { low, high } = this;
    // On the way down, each edge becomes a child of the last one of the same side.
    let [lastBefore, lastBehind] = [NONE, NONE];
    this.before = NONE;
    this.behind = NONE;
    this.at = NONE;
    let node = this.root;
    while (node !== NONE) {
      const side = this.sideOf(node, x, y);
      if (side > 0) {
        if (lastBefore === NONE) this.before = node;
        else high[lastBefore] = node;
        lastBefore = node;
        node = high[node] as number;
      } else if (side < 0) {
        if (lastBehind === NONE) this.behind = node;
        else low[lastBehind] = node;
        lastBehind = node;
        node = low[node] as number;
      } else {
        this.splitAround(node, x, y, lastBefore, lastBehind);
        return;
      }
    }
    if (lastBefore !== NONE) high[lastBefore] = NONE;
    if (lastBehind !== NONE) low[lastBehind] = NONE;
  }

  /** The rest of a split from the highest edge of the treap that contains the vertex: others that do are next to it. */
  private splitAround(top: number, x: number, y: number, lastBefore: number, lastBehind: number): void {
    this.splitBeside(top, x, y, 1, lastBefore);
    this.splitBeside(top, x, y, -1, lastBehind);
    this.at = top;
  }

  /** The same on one side of that edge: before it if `side` is 1, else behind it, where `last` is the last edge so far. */
  private splitBeside(top: number, x: number, y: number, side: 1 | -1, last: number): void {
    const [inner, outer] = side > 0 ? [this.low, this.high] : [this.high, this.low];
    let node = inner[top] as number;
    let lastAt = top;
    let lastBeside = last;
    while (node !== NONE) {
      if (side * this.sideOf(node, x, y) > 0) {
        if (lastBeside !== NONE) outer[lastBeside] = node;
        else if (side > 0) this.before = node;
        else this.behind = node;
        lastBeside = node;
        node = outer[node] as number;
      } else {
        inner[lastAt] = node;
        lastAt = node;
        node = inner[node] as number;
      }
    }
    if (lastBeside !== NONE) outer[lastBeside] = NONE;
    inner[lastAt] = NONE;
  }

  /** The first edge of the polygon in a treap that is not one of the given ones; NONE if there is none. */
  private otherThan(node: number, some: readonly number[]): number {
    if (node === NONE) return NONE;
    let first = some.includes(node) ? NONE : node;
    for (const below of [this.low[node] as number, this.high[node] as number]) {
      const other = this.otherThan(below, some);
      if (other !== NONE && (first === NONE || other < first)) first = other;
    }
    return first;
  }

  private lastOf(node: number): number {
    let last = node;
    while (last !== NONE && this.high[last] !== NONE) last = this.high[last] as number;
    return last;
  }

  private firstOf(node: number): number {
    let first = node;
    while (first !== NONE && this.low[first] !== NONE) first = this.low[first] as number;
    return first;
  }

  /** Merges two treaps; all of the first come before all of the second. */
  private merge(first: number, second: number): number {
    const { low, high } = this;
    let [before, behind] = [first, second];
    let root = NONE;
    let parent = NONE;
    let isHigh = false;
    for (;;) {
      const isFirst =
        behind === NONE || (before !== NONE && this.priorityOf(before) > this.priorityOf(behind));
      const node = isFirst ? before : behind;
      if (parent === NONE) root = node;
      else if (isHigh) high[parent] = node;
      else low[parent] = node;
      if (before === NONE || behind === NONE) return root;
      parent = node;
      isHigh = isFirst;
      if (isFirst) before = high[node] as number;
      else behind = low[node] as number;
    }
  }

  /** As good as random: the finaliser of MurmurHash3. */
  private priorityOf(edge: number): number {
    let hash = edge ^ this.salt;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }
}
