import { approximate } from "../math/approximate.js";
import { Real } from "../math/real.js";
import { addSurds, multiplySurds, type Surd, scaleSurd, surd } from "../math/surd.js";
import type { Vec2 } from "../math/vector.js";
import type { SimpleShape } from "../shapes/kind.js";
import { type BoxRanks, eachStretch, rankBoxes, realOfSurd } from "./box-ranks.js";
import { ExactLengths, pointInDoubles, unitOf } from "./exact-lengths.js";
import { joinBoxes } from "./joined-boxes.js";
import { RealVector } from "./real-vector.js";

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
