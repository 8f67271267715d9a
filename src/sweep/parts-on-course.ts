import { partsInFrame, toFrame } from "../boundary/frame.js";
import { Heap } from "../math/collections.js";
import { spend } from "../math/cost.js";
import { BRANCHES, RUN } from "../near/box-tree.js";
import { endOfEdge, setToEdge, type TreeChain } from "../near/least-first.js";
import type { PlacedTree } from "../near/placed-tree.js";
import { BoxQuery, type Seen, type WayQuery } from "../near/runs.js";
import { partTreeOf } from "../near/shape-trees.js";
import { chainOf, hasTree } from "../pairs/many-edges/nearness.js";
import { boxAbout } from "../shapes/copy.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { isUnion, partsOf, unionOf } from "../shapes/reductions.js";
import {
  type MovingPiece,
  movingPiece,
  type Piece,
  segmentBetween,
  type Track,
  type Tracks,
} from "./convex-piece.js";
import { asPlaceable, type Course } from "./course.js";
import { excerptWithin, isWhole, mayLeaveOut, piecesOnCourse, wayOf, waysOn } from "./in-way.js";
import { type Placement, place, placeableCopy } from "./motion.js";

/* Parts of two shapes on their course: placed where they are at a time, and pieces in the order in which the other shape may touch them. */

/**
 * How near to each other's boxes parts are looked at, in units of a frame: more than any depth or gap that counts as
 * touching, and than what doubles make of boxes.
 */
export const NEAR = 2 ** -20;

/** Coordinates of a frame are below 2, so that this is no limit. */
export const EVERYWHERE = 4;

/**
 * Copies of the two shapes of a course, placed where they are at the time last asked for.
 *
 * Of many parts or edges only those are copied that come near the other shape then: a shallow contact depends on no
 * others, however many there are.
 */
export class PlacedShapes {
  /** Whether parts or edges of a shape are left out. */
  areExcerpts = false;
  /** How deep their last contact was; 0 if there was none. */
  depth = 0;
  /** The times for which it is known whether the shapes get into each other, and whether they do. */
  knownFrom = Number.POSITIVE_INFINITY;
  knownUntil = 0;
  gotIn = false;
  readonly #first = new PlacedShape();
  readonly #second = new PlacedShape();

  /** Whether parts or edges of a shape may be left out. */
  readonly #mayBeExcerpts: boolean;

  constructor(readonly course: Course) {
    this.#mayBeExcerpts = !course.motion.isTurning && mayLeaveOut(course);
  }

  get a(): Shape {
    return this.#first.whole;
  }

  get b(): Shape {
    return this.#second.whole;
  }

  /** The placed parts of each shape. */
  get first(): readonly SimpleShape[] {
    return this.#first.parts;
  }

  get second(): readonly SimpleShape[] {
    return this.#second.parts;
  }

  /** Goes to a time, with all parts within a reach, in units of the frame, of the other shape then. */
  goTo(t: number, reach: number): void {
    const { course } = this;
    const { first, second, boxOfFirst, boxOfSecond, motion, frame } = course;
    let [a, b] = [first, second];
    if (this.#mayBeExcerpts && reach < EVERYWHERE) {
      const x = (t * motion.shift.x) / frame.power;
      const y = (t * motion.shift.y) / frame.power;
      const margin = reach / frame.power;
      a = excerptWithin(first, wayOf(second, boxOfSecond, x, y, 0, 0, margin));
      b = excerptWithin(second, wayOf(first, boxOfFirst, -x, -y, 0, 0, margin));
    }
    this.areExcerpts = a !== first || b !== second;
    this.#first.take(a, course);
    this.#second.take(b, course);
    motion.goTo(t);
    this.#first.place(motion.first);
    this.#second.place(motion.second);
  }
}

/** A copy of a shape, or of an excerpt of it, in a frame. */
class PlacedShape {
  parts: readonly SimpleShape[] = [];
  #whole: Shape | null = null;
  #source: Shape | null = null;
  #sources: readonly SimpleShape[] = [];

  get whole(): Shape {
    this.#whole ??= together(this.parts);
    return this.#whole;
  }

  take(source: Shape, { frame }: Course): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#sources = partsInFrame(source, frame).map(asPlaceable);
    this.parts = this.#sources.map(placeableCopy);
    this.#whole = null;
  }

  place(to: Placement): void {
    for (const [i, part] of this.parts.entries()) place(part, this.#sources[i] ?? part, to);
  }
}

/** A shape of one or more placed parts. */
function together(parts: readonly SimpleShape[]): Shape {
  const [first] = parts;
  return first !== undefined && parts.length === 1 ? first : unionOf(parts);
}

/** The pieces of two shapes on a course. */
export interface PiecesOnCourse {
  readonly first: readonly MovingPiece[];
  readonly second: readonly MovingPiece[];
  /** Makes the pieces of one of the shapes when they may be touched, and no sooner; its list above is empty then. */
  readonly ahead: PiecesAhead | null;
}

/** The pieces of which two may touch first on a course. Of a shape with many, each is made when the search comes to it. */
export function piecesAhead(course: Course, tracks: Tracks): PiecesOnCourse {
  const { first, second, motion } = course;
  if (motion.isTurning || !mayLeaveOut(course)) {
    return {
      first: movingPieces(piecesOnCourse(course, first), tracks.first),
      second: movingPieces(piecesOnCourse(course, second), tracks.second),
      ahead: null,
    };
  }
  const ways = waysOn(course, 0);
  if (hasTree(second)) {
    const near = excerptWithin(first, ways.second);
    const ahead = new PiecesAhead(course, "second", ways.first, tracks.second);
    return { first: movingPieces(piecesOnCourse(course, near), tracks.first), second: [], ahead };
  }
  const near = excerptWithin(second, ways.first);
  const ahead = new PiecesAhead(course, "first", ways.second, tracks.first);
  return { first: [], second: movingPieces(piecesOnCourse(course, near), tracks.second), ahead };
}

/** Pieces with their numbers, from that of the first one on. */
export function movingPieces(pieces: readonly Piece[], track: Track, from = 0): MovingPiece[] {
  return pieces.map((piece, i) => movingPiece(piece, track, from + i));
}

/** The parts of a shape, or the edges of one of them, and the tree over these, if there is one. */
interface Row {
  readonly tree: PlacedTree | null;
  readonly chain: TreeChain | null;
  /** The number of the first edge among all pieces of the shape. */
  readonly number: number;
}

/** A box of a row's tree, or of one part or edge, and a time until which nothing touches what is in it. */
interface BoxAhead {
  readonly t: number;
  readonly row: Row;
  readonly level: number;
  readonly place: number;
}

/** The level of single parts and edges, below that of their runs. */
const SINGLE = -1;

/** More than the number of pieces of any part: the numbers of a part's pieces begin at so many times its index. */
const PIECES = 2 ** 32;

/** The pieces of a shape that another one may touch on its way, in the order in which it may touch them. */
class PiecesAhead {
  private readonly boxes = new Heap<BoxAhead>((p, q) => p.t < q.t);
  private readonly parts: readonly SimpleShape[];
  private readonly partAt: (place: number) => number;

  constructor(
    private readonly course: Course,
    readonly which: "first" | "second",
    private readonly way: WayQuery,
    private readonly track: Track,
  ) {
    const shape = course[which];
    this.parts = partsOf(shape);
    const tree = isUnion(shape) ? partTreeOf(shape) : null;
    this.partAt = (place) => tree?.partAt(place) ?? place;
    const row: Row = { tree: tree?.placed ?? null, chain: null, number: 0 };
    if (row.tree !== null) this.add(row, row.tree.tree.top, 0);
    else for (let part = 0; part < this.parts.length; part++) this.add(row, SINGLE, part);
  }

  /** Takes the next pieces that may be touched at the time t or before; null if there are none. */
  takeBy(t: number): readonly MovingPiece[] | null {
    for (;;) {
      const { least } = this.boxes;
      if (least === undefined || least.t > t) return null;
      this.boxes.take();
      const { row, level, place } = least;
      if (level !== SINGLE) this.open(row, level, place);
      else if (row.chain !== null) {
        return movingPieces([this.edgeOf(row.chain, place)], this.track, row.number + place);
      } else {
        const part = this.partAt(place);
        const shape = this.parts[part] as SimpleShape;
        const chain = isWhole(shape) ? null : chainOf(shape);
        if (chain === null) {
          return movingPieces(piecesOnCourse(this.course, shape), this.track, PIECES * part);
        }
        this.add({ tree: chain.tree, chain, number: PIECES * part }, chain.tree.tree.top, 0);
      }
    }
  }

  private open(row: Row, level: number, place: number): void {
    spend(1 / 2);
    const { tree } = row.tree as PlacedTree;
    // An open chain has no edge from its last point.
    const count = row.chain?.isClosed === false ? tree.count - 1 : tree.count;
    const from = (level > 0 ? BRANCHES : RUN) * place;
    const to = level > 0 ? tree.endBelow(level, place) : Math.min(from + RUN, count);
    for (let below = from; below < to; below++) this.add(row, level - 1, below);
  }

  private add(row: Row, level: number, place: number): void {
    const t = this.way.timeOf(this.seenAt(row, level, place));
    if (t <= 1) this.boxes.add({ t, row, level, place });
  }

  private seenAt({ tree, chain }: Row, level: number, place: number): Seen {
    if (tree !== null && level !== SINGLE) return tree.look(level, place);
    if (chain !== null) return setToEdge(box, chain, place);
    const part = this.parts[this.partAt(place)] as SimpleShape;
    const whole = chainOf(part)?.tree;
    return whole === undefined ? boxAbout(part) : whole.look(whole.tree.top, 0);
  }

  /** An edge in the frame, as its shape has it. */
  private edgeOf(chain: TreeChain, edge: number): Piece {
    const { originX, originY, power } = this.course.frame;
    const at = (vertex: number) => ({
      x: toFrame(chain.points[2 * vertex] as number, originX, power),
      y: toFrame(chain.points[2 * vertex + 1] as number, originY, power),
    });
    return { hull: segmentBetween(at(edge), at(endOfEdge(chain, edge))), arc: null };
  }
}

const box = /* @__PURE__ */ new BoxQuery();
