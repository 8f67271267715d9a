import { contact, type Shape, signedDistance } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { oracleOverlapsMoved, oracleResolves, oracleSeparation } from "../../oracle/index.js";
import type { DrawnPair } from "../laws/cases.js";
import { resizedPairs } from "../laws/resized.js";
import { sizeOf, toleranceOf } from "../laws/tolerance.js";
import type { Fault } from "./overlaps.js";

/** Directions in which the oracle is asked for a shorter way out, if it cannot tell the depth itself. */
const DIRECTIONS = 8;

/** Directions that find a way out at least half a degree wide. */
const FINE_DIRECTIONS = 720;

/** So many times the size of the scene stands for any distance. */
const FAR = 1e6;

/**
 * `signedDistance` and `contact` of a pair of moderate numbers against exact arithmetic: the distance, or the depth where
 * the oracle can tell it, and else that no move shorter than the depth ends the overlap, in some sampled directions.
 *
 * Of everyday shapes, also that moving b by normal · depth does end it. Where hard ones part, the way out may be a cusp, too
 * narrow for the places that the oracle tries. The shapes may be the pair's in other guises.
 */
export function judgeSeparation(
  pair: DrawnPair,
  a: Shape = buildShape(pair.a),
  b: Shape = buildShape(pair.b),
): Fault {
  const truth = oracleSeparation(a, b);
  const found = signedDistance(a, b);
  const tolerance = toleranceOf(pair);
  if (truth === "endless") return found === -Infinity ? undefined : `the depth is ${-found}, not Infinity`;
  if (truth !== undefined && !(Math.abs(found - truth.toNumber()) <= tolerance)) {
    return `signedDistance is ${found}, not ${truth.toNumber()} to within ${tolerance}`;
  }
  if (truth !== undefined && truth.sign() > 0) return undefined;
  const touching = contact(a, b);
  if (touching === null) return "contact is null, yet the shapes overlap";
  const { normal, depth } = touching;
  if (depth === Number.POSITIVE_INFINITY) return shorterWayOut(a, b, FAR * sizeOf(pair), normal);
  const endsOf = (shape: Shape) => ends(shape, b, normal.x * depth, normal.y * depth, 2 * tolerance);
  // Equal arcs of a little more than half a turn part in a cusp, too.
  if (pair.isEveryday && !endsOf(a) && !resizedPairs(pair).some((other) => endsOf(buildShape(other.a)))) {
    return `moving b by (${normal.x}, ${normal.y}) * ${depth} does not end the overlap`;
  }
  return truth === undefined ? shorterWayOut(a, b, depth - 4 * tolerance, normal) : undefined;
}

/** Whether some place within `slack` of the move leaves the shapes apart; finer than the oracle's own look around. */
function ends(a: Shape, b: Shape, x: number, y: number, slack: number): boolean {
  if (oracleResolves(a, b, x, y, slack)) return true;
  for (let index = 0; index < FINE_DIRECTIONS; index++) {
    const angle = (2 * Math.PI * index) / FINE_DIRECTIONS;
    if (!oracleOverlapsMoved(a, b, x + slack * Math.cos(angle), y + slack * Math.sin(angle))) return true;
  }
  return false;
}

function shorterWayOut(a: Shape, b: Shape, length: number, normal: { x: number; y: number }): Fault {
  if (!(length > 0)) return undefined;
  for (let index = 0; index < DIRECTIONS; index++) {
    const angle = (2 * Math.PI * (index + 0.3)) / DIRECTIONS;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const x = length * (normal.x * cosine - normal.y * sine);
    const y = length * (normal.x * sine + normal.y * cosine);
    if (!oracleOverlapsMoved(a, b, x, y))
      return `a move by (${x}, ${y}), shorter than the depth, ends the overlap`;
  }
  return undefined;
}
