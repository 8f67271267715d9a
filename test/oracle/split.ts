import type { Curve } from "./boundary-curve.js";
import { type CircleForm, levelPlaces, rootsOnCircle } from "./circle-form.js";
import type { Oval } from "./figure.js";
import { accuracyInForce, Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  isZero,
  multiply,
  one,
  quarterTurned,
  type RealVector,
  realPoint,
  realVector,
  subtract,
  unit,
  zero,
} from "./real-vector.js";

/** A curve in numbers of the accuracy in force: a line with parameter t, or the points centre + c·first + s·second of unit vectors (c, s). */
export type RealCurve = RealLine | RealLoop;

export interface RealLine {
  readonly form: "line";
  readonly from: RealVector;
  readonly along: RealVector;
}

export interface RealLoop {
  readonly form: "loop";
  readonly centre: RealVector;
  readonly first: RealVector;
  readonly second: RealVector;
  readonly isCircle: boolean;
  /** Unit vectors at which the curve ends, if it is no whole loop. */
  readonly ends: readonly RealVector[];
}

export function realCurve(curve: Curve): RealCurve {
  switch (curve.form) {
    case "straight":
      return { form: "line", from: realPoint(curve.from), along: realPoint(curve.along) };
    case "circle": {
      const radius = new Real(curve.radius, 0);
      const { span } = curve;
      return {
        form: "loop",
        centre: realPoint(curve.centre),
        first: { x: radius, y: zero },
        second: { x: zero, y: radius },
        isCircle: true,
        ends: span === undefined ? [] : [span.start, span.end].map((side) => unit(realVector(side))),
      };
    }
    case "oval":
      return ovalLoop(curve.oval);
  }
}

function ovalLoop({ centre, axis, rx, ry }: Oval): RealLoop {
  const direction = unit(realVector(axis));
  return {
    form: "loop",
    centre: realVector(centre),
    first: multiply(direction, new Real(rx, 0)),
    second: multiply(quarterTurned(direction), new Real(ry, 0)),
    isCircle: false,
    ends: [],
  };
}

/**
 * The parameters of a line at which it meets the whole line or loop of another curve, and some at which it does not:
 * one too many does no harm.
 */
export function splitsOfLine(line: RealLine, by: RealCurve): Real[] {
  if (by.form === "line") return splitsByLine(line, by);
  // In the coordinates in which the loop is the unit circle: |q + t·d|² = 1.
  const q = inLoop(by, subtract(line.from, by.centre));
  const d = inLoop(by, line.along);
  const dd = dotReal(d, d);
  const middle = dotReal(q, d).negated().dividedBy(dd);
  const across = crossReal(q, d);
  const rest = dd.minus(across.times(across)).rounded();
  if (rest.sign() <= 0) return [middle];
  const half = rest.squareRoot().dividedBy(dd);
  return [middle, middle.minus(half), middle.plus(half)];
}

function splitsByLine(line: RealLine, by: RealLine): Real[] {
  const offset = subtract(by.from, line.from);
  const turn = crossReal(line.along, by.along);
  const lengths = dotReal(line.along, line.along).times(dotReal(by.along, by.along)).rounded();
  // For directions that are surely not parallel; else there are more splits than need be.
  const leastSquare = lengths.times(new Real(1n, -accuracyInForce()));
  if (turn.times(turn).compare(leastSquare) > 0) {
    return [crossReal(offset, by.along).dividedBy(turn)];
  }
  const square = dotReal(line.along, line.along);
  return [offset, add(offset, by.along)].map((end) => dotReal(end, line.along).dividedBy(square));
}

/** (c, s) of v = c·first + s·second. */
function inLoop({ first, second }: RealLoop, v: RealVector): RealVector {
  const area = crossReal(first, second);
  return { x: crossReal(v, second).dividedBy(area), y: crossReal(first, v).dividedBy(area) };
}

/** The unit vectors of a loop at which it meets the whole line or loop of another curve, and some more. */
export function splitsOfLoop(loop: RealLoop, by: RealCurve): RealVector[] {
  if (by.form === "line") {
    const normal = quarterTurned(by.along);
    const weights = { x: dotReal(normal, loop.first), y: dotReal(normal, loop.second) };
    return levelPlaces(weights, dotReal(normal, subtract(by.from, loop.centre)));
  }
  if (loop.isCircle && by.isCircle) return splitsOfCircle(loop, by);
  const offset = inLoop(by, subtract(loop.centre, by.centre));
  return rootsOnCircle(formOf(offset, inLoop(by, loop.first), inLoop(by, loop.second)));
}

function splitsOfCircle(loop: RealLoop, by: RealLoop): RealVector[] {
  const between = subtract(by.centre, loop.centre);
  if (isZero(between)) return by.ends.slice();
  // |between|² + r² − 2r·between·v = r_by²
  const [radius, other] = [loop.first.x, by.first.x];
  const level = dotReal(between, between).plus(radius.times(radius)).minus(other.times(other));
  return [...levelPlaces(between, level.dividedBy(radius.plus(radius))), ...by.ends];
}

/** |offset + c·first + s·second|² − 1, with s² = 1 − c². */
function formOf(offset: RealVector, first: RealVector, second: RealVector): CircleForm {
  const twice = (value: Real) => value.plus(value);
  const ofSecond = dotReal(second, second);
  return {
    square: dotReal(first, first).minus(ofSecond),
    mixed: twice(dotReal(first, second)),
    c: twice(dotReal(offset, first)),
    s: twice(dotReal(offset, second)),
    constant: dotReal(offset, offset).minus(one).plus(ofSecond),
  };
}
