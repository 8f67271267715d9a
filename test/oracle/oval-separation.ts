import type { RealOval } from "./body.js";
import { bisect, scaledToDoubles } from "./doubles.js";
import { furthestPoint, reachAlong } from "./ellipse-normals.js";
import { Real } from "./real.js";
import {
  add,
  dotReal,
  greaterReal,
  multiply,
  opposite,
  quarterTurned,
  type RealVector,
  subtract,
  unit,
} from "./real-vector.js";

/** How many normals of each ellipse are looked at, as many again being spread evenly over all directions. */
const places = 180;

/**
 * The signed distance of two ellipses: the greatest, over unit vectors n, of the gap s(n) = n·(c_b − c_a) − h_a(n) −
 * h_b(n), h being how far an ellipse reaches. Its maxima are seen in doubles, at directions spread evenly and at
 * normals spread evenly over the ellipses, and made precise by Newton's method with s′ = n⊥·w and
 * s″ = −s − ϱ_a − ϱ_b, w being from the furthest point of one to that of the other and ϱ the radii of curvature.
 */
export function ovalSeparation(a: RealOval, b: RealOval): Real {
  const model = modelOf(a, b);
  const angles = anglesToTry(model);
  const gaps = angles.map((angle) => gapOf(model, angle));
  let greatest: Real | undefined;
  angles.forEach((angle, index) => {
    const before = (index + angles.length - 1) % angles.length;
    const after = (index + 1) % angles.length;
    const here = gaps[index] ?? 0;
    if (here < (gaps[before] ?? 0) || here < (gaps[after] ?? 0)) return;
    const low = before > index ? (angles[before] ?? 0) - 2 * Math.PI : (angles[before] ?? 0);
    const high = after < index ? (angles[after] ?? 0) + 2 * Math.PI : (angles[after] ?? 0);
    const slope = (place: number) => slopeOf(model, place);
    const peak = slope(low) > 0 && slope(high) < 0 ? bisect(slope, low, high) : angle;
    const found = climb(a, b, { x: Real.of(Math.cos(peak)), y: Real.of(Math.sin(peak)) });
    greatest = greatest === undefined ? found : greaterReal(greatest, found);
  });
  if (greatest === undefined) throw new Error("a gap has a maximum");
  return greatest;
}

/** The greatest gap met on the way to a maximum. */
function climb(a: RealOval, b: RealOval, start: RealVector): Real {
  let normal = unit(start);
  let greatest = gapAlong(a, b, normal);
  for (let step = 0; step < 5; step++) {
    const w = subtract(furthestPoint(b, opposite(normal)), furthestPoint(a, normal));
    const slope = dotReal(quarterTurned(normal), w);
    const bend = dotReal(normal, w)
      .plus(curvatureRadius(a, normal))
      .plus(curvatureRadius(b, normal))
      .negated();
    if (slope.sign() === 0 || bend.sign() === 0) break;
    const turn = slope.dividedBy(bend).negated();
    if (turn.absolute().compare(Real.of(0.1)) > 0) break;
    normal = unit(add(normal, multiply(quarterTurned(normal), turn)));
    greatest = greaterReal(greatest, gapAlong(a, b, normal));
  }
  return greatest;
}

function gapAlong(a: RealOval, b: RealOval, normal: RealVector): Real {
  const between = dotReal(normal, subtract(b.centre, a.centre));
  return between.minus(reachAlong(a, normal)).minus(reachAlong(b, normal));
}

/** rx²ry²/h³ where the outward normal is n, h being the reach along n. */
function curvatureRadius(oval: RealOval, normal: RealVector): Real {
  const reach = reachAlong(oval, normal);
  const area = oval.rx.times(oval.ry);
  return area.times(area).dividedBy(reach.times(reach).times(reach).rounded());
}

/** Both ellipses in doubles, about the centre of the first. */
interface Model {
  readonly x: number;
  readonly y: number;
  readonly ovals: readonly DoubleOval[];
}

interface DoubleOval {
  readonly rx: number;
  readonly ry: number;
  readonly ux: number;
  readonly uy: number;
}

function modelOf(a: RealOval, b: RealOval): Model {
  const between = subtract(b.centre, a.centre);
  const lengths = scaledToDoubles([between.x, between.y, a.rx, a.ry, b.rx, b.ry]);
  const [x = 0, y = 0, rxA = 0, ryA = 0, rxB = 0, ryB = 0] = lengths;
  const oval = (rx: number, ry: number, { axis }: RealOval) => ({
    rx,
    ry,
    ux: axis.x.toNumber(),
    uy: axis.y.toNumber(),
  });
  return { x, y, ovals: [oval(rxA, ryA, a), oval(rxB, ryB, b)] };
}

function anglesToTry({ ovals }: Model): number[] {
  const angles: number[] = [];
  for (let place = 0; place < places; place++) {
    const angle = ((place + 0.3) / places) * 2 * Math.PI;
    angles.push(angle);
    for (const { rx, ry, ux, uy } of ovals) {
      const [along, across] = [ry * Math.cos(angle), rx * Math.sin(angle)];
      const normal = Math.atan2(uy * along + ux * across, ux * along - uy * across);
      angles.push(normal < 0 ? normal + 2 * Math.PI : normal);
    }
  }
  return angles.sort((first, second) => first - second);
}

function gapOf({ x, y, ovals }: Model, angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ovals.reduce(
    (gap, { rx, ry, ux, uy }) => gap - Math.hypot(rx * (ux * c + uy * s), ry * (ux * s - uy * c)),
    x * c + y * s,
  );
}

function slopeOf({ x, y, ovals }: Model, angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ovals.reduce(
    (slope, { rx, ry, ux, uy }) => {
      const [along, across] = [ux * c + uy * s, ux * s - uy * c];
      // h² = (rx·along)² + (ry·across)², along′ = −across and across′ = along.
      return slope - ((ry * ry - rx * rx) * along * across) / Math.hypot(rx * along, ry * across);
    },
    y * c - x * s,
  );
}
