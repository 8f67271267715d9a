import type { Sign } from "../math/exact.js";
import { changesOfSign, sturmChain, withoutLeadingZeros } from "../math/polynomial.js";
import { ONE, ZERO } from "../math/real.js";
import { type Conic, frameVector } from "./carrier.js";
import { quarticOf } from "./carrier-crossings.js";
import { isInWedge, type RoundPiece } from "./piece.js";
import { lengthSq, RealVector } from "./real-vector.js";

/**
 * Whether a whole conic or a part of a circle and another whole conic, or the same, have a common point. The quartic that says where has its roots
 * counted, and not found: so only signs of numbers that are made of few square roots have to be decided.
 */
export function doesArcMeet({ carrier, ends }: RoundPiece, conic: Conic): boolean {
  if (ends !== null && sideOf(conic, ends.from) * sideOf(conic, ends.to) <= 0) return true;
  const quartic = quarticOf(carrier, conic);
  const chain = sturmChain(withoutLeadingZeros(quartic));
  const [first, last] = [changesOfSign(chain, ONE.negated(), ZERO), changesOfSign(chain, ONE, ZERO)];
  const isOpposite = quartic[4]?.sign() === 0;
  if (ends === null) return isOpposite || first > last;
  // In the direction (x, y), t is y/(|(x, y)| + x), which is infinite in the direction (−1, 0).
  const changesAlong = (v: RealVector, ifInfinite: number) => {
    const s = lengthSq(v).squareRoot().plus(v.x);
    return s.sign() === 0 ? ifInfinite : changesOfSign(chain, v.y, s);
  };
  const { start, end } = ends.wedge;
  const afterStart = changesAlong(start, last);
  const afterEnd = changesAlong(end, first);
  if (!isInWedge(ends.wedge, OPPOSITE)) return afterStart > afterEnd;
  return isOpposite || afterStart > last || first > afterEnd;
}

/** The direction in which t is infinite. */
const OPPOSITE = /* @__PURE__ */ opposite();

/** In a function: some minifiers drop a call that nobody needs, and keep the calls among its arguments. */
function opposite(): RealVector {
  return new RealVector(ONE.negated(), ZERO);
}

/** −1 for a point inside a conic, 0 for one on it. */
function sideOf(conic: Conic, p: RealVector): Sign {
  return lengthSq(frameVector(conic, p)).compareTo(conic.level);
}
