import { spend } from "../math/budget.js";
import { ONE, type Real, ZERO } from "../math/real.js";
import { Kind, type Rect, type Shape, type SimpleShape } from "../shapes/kind.js";
import type { Line } from "./carrier.js";
import type { ExactDirection, ExactLengths } from "./exact-lengths.js";
import { type Outline, solidOutline } from "./outline.js";
import { outlinesOfShape } from "./outlines-of-shape.js";
import { type SegmentPiece, type SolidSide, straightPiece } from "./piece.js";
import { cross, dot, perpendicular, RealVector } from "./real-vector.js";
import { EnclosedRegion, evenOddRule } from "./region.js";

const EAST = /* @__PURE__ */ new RealVector(ONE, ZERO);

/** Some shapes, of which boxes in one direction are taken together. */
interface JoinedBoxes {
  readonly groups: readonly (readonly [Rect, ...Rect[]])[];
  readonly others: readonly SimpleShape[];
}

/** Takes boxes together that have an area and lie in one direction, up to quarter turns. */
export function joinBoxes(shapes: readonly SimpleShape[]): JoinedBoxes {
  const byDirection = new Map<string, [Rect, ...Rect[]]>();
  const others: SimpleShape[] = [];
  for (const shape of shapes) {
    if (shape.kind !== Kind.rect || shape.halfWidth === 0 || shape.halfHeight === 0) {
      others.push(shape);
      continue;
    }
    const box = turnedToFirstQuarter(shape);
    const direction = `${box.ux} ${box.uy}`;
    const known = byDirection.get(direction);
    if (known === undefined) byDirection.set(direction, [box]);
    else known.push(box);
  }
  const groups = [...byDirection.values()];
  const alone = groups.filter(({ length }) => length === 1).flat();
  return { groups: groups.filter(({ length }) => length > 1), others: [...others, ...alone] };
}

/** The outlines of which a shape is the union, one of all boxes that are taken together. */
export function joinedOutlines(shape: Shape, lengths: ExactLengths): Outline[] {
  return shape.kind === Kind.compound
    ? outlinesOfJoined(joinBoxes(shape.parts), lengths)
    : outlinesOfShape(shape, lengths);
}

/** The outlines of the union of some shapes. */
export function outlinesOfJoined({ groups, others }: JoinedBoxes, lengths: ExactLengths): Outline[] {
  return [
    ...others.flatMap((shape) => outlinesOfShape(shape, lengths)),
    ...groups.map((group) => {
      const [{ ux, uy }] = group;
      return outlineOfBoxes(group, { direction: lengths.direction(ux, uy), lengths, frame: "shapes" });
    }),
  ];
}

/** The same box with its direction from +x to before +y. */
function turnedToFirstQuarter(box: Rect): Rect {
  let { ux, uy, halfWidth, halfHeight } = box;
  for (let quarters = 0; quarters < 3 && !(ux > 0 && uy >= 0); quarters += 1) {
    [ux, uy] = [-uy + 0, ux];
    [halfWidth, halfHeight] = [halfHeight, halfWidth];
  }
  return { ...box, ux, uy, halfWidth, halfHeight };
}

/** Where the corners of boxes are told: in the shapes' coordinates, or in those along the direction and across it, times its length. */
export type CornerFrame = "shapes" | "direction";

/**
 * The outline of the union of some boxes in one direction. Exact.
 *
 * Where its boundary runs depends only on the order of their sides along the direction and across it. So sides are counted
 * by their ranks: along each side of a box, the boundary is where there are boxes just before it, and none just after it, or the
 * other way round.
 */
export function outlineOfBoxes(
  boxes: readonly Rect[],
  { direction, lengths, frame }: { direction: ExactDirection; lengths: ExactLengths; frame: CornerFrame },
): Outline {
  const [along, across] = axesOf(boxes, direction, lengths);
  const axis = frame === "direction" ? EAST : direction.u;
  const upward = perpendicular(axis);
  const corners = new Map<number, RealVector>();
  const cornerAt = (i: number, k: number): RealVector => {
    const key = i * across.places.length + k;
    let corner = corners.get(key);
    if (corner === undefined) {
      corner = new RealVector(along.places[i] as Real, across.places[k] as Real);
      if (frame === "shapes") corner = inShapesFrame(corner, direction);
      corners.set(key, corner);
    }
    return corner;
  };
  const pieces: SegmentPiece[] = [];
  const add = (
    from: RealVector,
    to: RealVector,
    solid: SolidSide,
    { direction, offset }: Omit<Line, "kind">,
  ) => {
    pieces.push(straightPiece(from, to, direction, solid, { kind: "line", direction, offset }));
  };
  eachStretch(across, along, (k, from, to, isAfter) => {
    const line = { direction: axis, offset: across.places[k] as Real };
    add(cornerAt(from, k), cornerAt(to, k), isAfter ? "left" : "right", line);
  });
  eachStretch(along, across, (i, from, to, isAfter) => {
    const line = { direction: upward, offset: (along.places[i] as Real).negated() };
    add(cornerAt(i, from), cornerAt(i, to), isAfter ? "right" : "left", line);
  });
  const anchors = pieces.map(({ ends }) => ends.from);
  const ends = pieces.map((piece) => piece.ends);
  return solidOutline(pieces, anchors, new EnclosedRegion(ends, evenOddRule));
}

/** In the shapes' coordinates, a vector of which those along a direction and across it are given, times its length. */
export function inShapesFrame({ x, y }: RealVector, { u, w }: ExactDirection): RealVector {
  return new RealVector(x.times(u.x).minus(y.times(u.y)).over(w), x.times(u.y).plus(y.times(u.x)).over(w));
}

/** What some boxes cover of an axis. */
interface Axis {
  /** Where sides are, in order, each once. */
  readonly places: readonly Real[];
  /** For each box, the ranks of its sides among them. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly low: Real;
  readonly high: Real;
  from: number;
  to: number;
}

/** The axes along the direction and across it, both in units of the direction's length. */
function axesOf(boxes: readonly Rect[], { u, rootW }: ExactDirection, lengths: ExactLengths): [Axis, Axis] {
  const along = new SpanList();
  const across = new SpanList();
  for (const { x, y, halfWidth, halfHeight } of boxes) {
    const centre = lengths.at(x, y);
    along.add(dot(u, centre), lengths.of(halfWidth).times(rootW));
    across.add(cross(u, centre), lengths.of(halfHeight).times(rootW));
  }
  return [along.ranked(), across.ranked()];
}

class SpanList {
  private readonly spans: Span[] = [];
  /** By the middle and the half of the length, which many tiles have in common. */
  private readonly known = new Map<Real, Map<Real, Span>>();

  add(middle: Real, half: Real): void {
    let byHalf = this.known.get(middle);
    if (byHalf === undefined) {
      byHalf = new Map();
      this.known.set(middle, byHalf);
    }
    let span = byHalf.get(half);
    if (span === undefined) {
      span = { low: middle.minus(half), high: middle.plus(half), from: 0, to: 0 };
      byHalf.set(half, span);
    }
    this.spans.push(span);
  }

  ranked(): Axis {
    const spans = [...new Set(this.spans)];
    const sides = spans.flatMap((span) => [
      { at: span.low, span, isLow: true },
      { at: span.high, span, isLow: false },
    ]);
    spend(sides.length);
    sides.sort((a, b) => a.at.compareTo(b.at));
    const places: Real[] = [];
    for (const { at, span, isLow } of sides) {
      const last = places[places.length - 1];
      if (last === undefined || last.compareTo(at) !== 0) places.push(at);
      if (isLow) span.from = places.length - 1;
      else span.to = places.length - 1;
    }
    return { places, spans: this.spans };
  }
}

/** Told of a stretch at a rank of one axis between two of the other; `isAfter`: the boxes are after it, not before. */
type OnStretch = (rank: number, from: number, to: number, isAfter: boolean) => void;

/** Finds the stretches of the boundary at all places of an axis, each as long as it is straight. */
function eachStretch(axis: Axis, other: Axis, onStretch: OnStretch): void {
  const beginning: number[][] = axis.places.map(() => []);
  const ending: number[][] = axis.places.map(() => []);
  axis.spans.forEach(({ from, to }, box) => {
    beginning[from]?.push(box);
    ending[to]?.push(box);
  });
  // How many boxes there are between each place of the other axis and the next, before a place of this one and after it.
  const before = new Int32Array(other.places.length);
  const after = new Int32Array(other.places.length);
  for (let rank = 0; rank < axis.places.length; rank += 1) {
    let [first, last] = [other.places.length, 0];
    const count = (boxes: readonly number[], change: number) => {
      for (const box of boxes) {
        const { from, to } = other.spans[box] as Span;
        spend((to - from) / 64);
        for (let i = from; i < to; i += 1) after[i] = (after[i] as number) + change;
        first = Math.min(first, from);
        last = Math.max(last, to);
      }
    };
    count(ending[rank] as number[], -1);
    count(beginning[rank] as number[], 1);
    let start = first;
    let side = 0;
    for (let i = first; i <= last; i += 1) {
      const [wasIn, isIn] = [before[i] as number, after[i] as number];
      before[i] = isIn;
      const next = i === last ? 0 : Number(isIn > 0) - Number(wasIn > 0);
      if (next === side) continue;
      if (side !== 0) onStretch(rank, start, i, side > 0);
      start = i;
      side = next;
    }
  }
}
