import { approximate } from "../math/approximate.js";
import { Real } from "../math/real.js";
import { addSurds, multiplySurds, type Surd, scaleSurd, surd } from "../math/surd.js";
import type { Vec2 } from "../math/vector.js";
import { Kind, type Rect, type Shape, type SimpleShape } from "../shapes/kind.js";
import { isUnion } from "../shapes/reductions.js";
import { type BoxRanks, eachStretch, rankBoxes, realOfSurd } from "./box-ranks.js";
import type { Line } from "./carrier.js";
import {
  type ExactDirection,
  ExactLengths,
  perpendicular,
  pointInDoubles,
  RealVector,
  unitOf,
} from "./coordinates.js";
import { EnclosedRegion, evenOddRule, type Outline, solidOutline } from "./exact-outline.js";
import { type SegmentPiece, type SolidSide, straightPiece } from "./exact-piece.js";
import { outlinesOfShape } from "./outlines-of-shape.js";

/* Boxes in one direction, taken together: their outline, and what is measured along it. */

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
  return isUnion(shape) ? outlinesOfJoined(joinBoxes(shape.parts), lengths) : outlinesOfShape(shape, lengths);
}

/** The outlines of the union of some shapes. */
export function outlinesOfJoined({ groups, others }: JoinedBoxes, lengths: ExactLengths): Outline[] {
  return [
    ...others.flatMap((shape) => outlinesOfShape(shape, lengths)),
    ...groups.map((group) => outlineOfBoxes(group, lengths)),
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

/** The outline of the union of some boxes in one direction. Exact. */
function outlineOfBoxes(boxes: readonly [Rect, ...Rect[]], lengths: ExactLengths): Outline {
  const [{ ux, uy }] = boxes;
  const direction = lengths.direction(ux, uy);
  const { along, across } = rankBoxes(boxes, lengths);
  const [columns, rows] = [placesOf(along, direction), placesOf(across, direction)];
  const upward = perpendicular(direction.u);
  const corners = new Map<number, RealVector>();
  const cornerAt = (i: number, k: number): RealVector => {
    const key = i * rows.length + k;
    let corner = corners.get(key);
    if (corner === undefined) {
      corner = inShapesFrame(columns[i] as Real, rows[k] as Real, direction);
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
    const line = { direction: direction.u, offset: rows[k] as Real };
    add(cornerAt(from, k), cornerAt(to, k), isAfter ? "left" : "right", line);
  });
  eachStretch(along, across, (i, from, to, isAfter) => {
    const line = { direction: upward, offset: (columns[i] as Real).negated() };
    add(cornerAt(i, from), cornerAt(i, to), isAfter ? "right" : "left", line);
  });
  const anchors = pieces.map(({ ends }) => ends.from);
  const ends = pieces.map((piece) => piece.ends);
  return solidOutline(pieces, anchors, new EnclosedRegion(ends, evenOddRule));
}

function placesOf({ places }: BoxRanks["along"], { rootW }: ExactDirection): Real[] {
  return places.map((place) => realOfSurd(place, rootW));
}

/** In the shapes' coordinates, a point whose coordinates along a direction and across it are given, times its length. */
function inShapesFrame(x: Real, y: Real, { u, w }: ExactDirection): RealVector {
  return new RealVector(x.times(u.x).minus(y.times(u.y)).over(w), x.times(u.y).plus(y.times(u.x)).over(w));
}

/*
 * Lengths and areas of the union of boxes in one direction: sums over its boundary, exact until they are rounded to
 * doubles. Of other shapes, null.
 */

interface RankedBoxes extends BoxRanks {
  /** What coordinates are integers of. */
  readonly lengths: ExactLengths;
  readonly rootW: Real;
}

function rankedBoxes(shapes: readonly SimpleShape[]): RankedBoxes | null {
  const { groups, others } = joinBoxes(shapes);
  const [boxes] = groups;
  if (boxes === undefined || groups.length > 1 || others.length > 0) return null;
  const lengths = new ExactLengths(boxes);
  const ranks = rankBoxes(boxes, lengths);
  return { ...ranks, lengths, rootW: Real.of(ranks.w).squareRoot() };
}

const NOTHING = /* @__PURE__ */ surd(0n, 0n);

export function lengthAroundBoxes(shapes: readonly SimpleShape[]): number | null {
  const boxes = rankedBoxes(shapes);
  if (boxes === null) return null;
  const { along, across, lengths, rootW } = boxes;
  let sum = NOTHING;
  for (const [axis, other] of [
    [along, across],
    [across, along],
  ] as const) {
    eachStretch(axis, other, (_, from, to) => {
      sum = addSurds(sum, subtractSurds(other.places[to] as Surd, other.places[from] as Surd));
    });
  }
  return approximate(realOfSurd(sum, rootW).over(rootW).times(unitOf(lengths)));
}

export function areaOfBoxes(shapes: readonly SimpleShape[]): number | null {
  const boxes = rankedBoxes(shapes);
  return boxes === null ? null : areaInDoubles(boxes, momentsOf(boxes).area);
}

/** The centre of mass, and the area. */
export function meanOfBoxes(shapes: readonly SimpleShape[]): (Vec2 & { readonly weight: number }) | null {
  const boxes = rankedBoxes(shapes);
  if (boxes === null) return null;
  const { ux, uy, w, lengths, rootW } = boxes;
  const { area, twiceAlong, twiceAcross } = momentsOf(boxes);
  const divisor = realOfSurd(scaleSurd(area, 2n * w), rootW);
  const x = subtractSurds(scaleSurd(twiceAlong, ux), scaleSurd(twiceAcross, uy));
  const y = addSurds(scaleSurd(twiceAlong, uy), scaleSurd(twiceAcross, ux));
  const centre = new RealVector(realOfSurd(x, rootW).over(divisor), realOfSurd(y, rootW).over(divisor));
  return { ...pointInDoubles(lengths, centre), weight: areaInDoubles(boxes, area) };
}

/** The area in squares of coordinates, and twice the integrals of these over it. */
interface Moments {
  readonly area: Surd;
  readonly twiceAlong: Surd;
  readonly twiceAcross: Surd;
}

/** Green's theorem, over the sides along the direction: the others are on its other hand. */
function momentsOf({ along, across, w }: BoxRanks): Moments {
  let [area, twiceAlong, twiceAcross] = [NOTHING, NOTHING, NOTHING];
  eachStretch(across, along, (rank, first, last, isAfter) => {
    const [from, to] = [along.places[first] as Surd, along.places[last] as Surd];
    const height = scaleSurd(across.places[rank] as Surd, isAfter ? -1n : 1n);
    const below = multiplySurds(height, subtractSurds(to, from), w);
    area = addSurds(area, below);
    twiceAlong = addSurds(twiceAlong, multiplySurds(below, addSurds(from, to), w));
    twiceAcross = addSurds(twiceAcross, multiplySurds(below, across.places[rank] as Surd, w));
  });
  return { area, twiceAlong, twiceAcross };
}

function areaInDoubles({ w, lengths, rootW }: RankedBoxes, area: Surd): number {
  const unit = unitOf(lengths);
  return approximate(realOfSurd(area, rootW).over(Real.of(w)).times(unit).times(unit));
}

function subtractSurds(p: Surd, q: Surd): Surd {
  return addSurds(p, scaleSurd(q, -1n));
}
