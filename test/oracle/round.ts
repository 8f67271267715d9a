import { ellipseFormAt, formAlongBoundary, type RoundFigure, roundFigure } from "./conic.js";
import { type Disc, difference, dot, type Oval } from "./figure.js";
import { signOf } from "./integer.js";
import { type SignsTaken, signsTaken } from "./polynomial.js";
import { quickSigns } from "./quick-signs.js";
import type { OracleRelation } from "./relation.js";

/** Whether two discs or ellipses meet: a point of one boundary lies in the other, or one holds the other. */
export function roundsMeet(a: Disc | Oval, b: Disc | Oval): boolean {
  if (a.form === "disc" && b.form === "disc") {
    const d = difference(b.centre, a.centre);
    return dot(d, d) <= (a.radius + b.radius) ** 2n;
  }
  const first = roundFigure(a);
  const second = roundFigure(b);
  // The form of a point has no sign.
  if (a.form === "disc" && a.radius === 0n) return ellipseFormAt(second, a.centre) <= 0n;
  if (b.form === "disc" && b.radius === 0n) return ellipseFormAt(first, b.centre) <= 0n;
  const bounds = boundingVerdict(first, second);
  if (bounds !== undefined) return bounds;
  if (ellipseFormAt(first, second.centre) <= 0n || ellipseFormAt(second, first.centre) <= 0n) return true;
  const taken = signsAlongBoundary(first, second);
  return taken.negative || taken.zero;
}

function signsAlongBoundary(path: RoundFigure, other: RoundFigure): SignsTaken {
  const form = formAlongBoundary(path, other);
  return quickSigns(form) ?? signsTaken(form, 4);
}

/** The verdict of the smallest discs around and the largest discs within the two, if they have one. */
function boundingVerdict(a: RoundFigure, b: RoundFigure): boolean | undefined {
  const d = difference(b.centre, a.centre);
  const squaredDistance = dot(d, d);
  const greater = (round: RoundFigure) => (round.rx > round.ry ? round.rx : round.ry);
  const lesser = (round: RoundFigure) => (round.rx < round.ry ? round.rx : round.ry);
  if (squaredDistance > (greater(a) + greater(b)) ** 2n) return false;
  return squaredDistance <= (lesser(a) + lesser(b)) ** 2n ? true : undefined;
}

/** The relation of two discs or ellipses with interiors. */
export function relateRounds(a: Disc | Oval, b: Disc | Oval): OracleRelation {
  const first = roundFigure(a);
  const second = roundFigure(b);
  const taken = signsAlongBoundary(first, second);
  if (taken.negative && taken.positive) return "crossing";
  if (taken.negative) return taken.zero ? "insideTouching" : "inside";
  if (!taken.positive) return "equal";
  // The boundary of `a` stays out of the interior of `b`, so that interior lies on one side of it.
  const holdsCentre = signOf(ellipseFormAt(first, second.centre)) < 0;
  if (taken.zero) return holdsCentre ? "containsTouching" : "touching";
  return holdsCentre ? "contains" : "apart";
}
