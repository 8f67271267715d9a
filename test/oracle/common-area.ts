import type { Shape } from "../../src/shapes/kind.js";
import { simplePartsOf } from "./overlaps.js";
import { type Budget, integral, sumOf } from "./quadrature.js";
import { commonStays, either, type UprightStays, uprightStays } from "./upright-stays.js";

/**
 * The area of the common points, to about 1e-13 of the square of their extent, for shapes of moderate size near the
 * origin, one of which has bounds: the integral over x of the length that an upright line has in both.
 *
 * Between places where a shape's outline turns back or has a corner, x = m − h·cos θ makes the length an analytic
 * function of θ but for kinks where outlines cross. These are searched for where ends of stays come near each other.
 *
 * Where outlines of the same shape cross, as those of parts of a compound do, two bends between neighbouring steps may be
 * missed: more steps than usual find them.
 *
 * `undefined` if it gave up after too many steps: an edge may be so steep that rounding shakes its ends by more than that.
 */
export function oracleCommonArea(a: Shape, b: Shape, steps = USUAL_STEPS): number | undefined {
  const [first, second] = [a, b].map((shape) => either(...simplePartsOf(shape).map(uprightStays))) as [
    UprightStays,
    UprightStays,
  ];
  const breaks = [...new Set([...first.breaks, ...second.breaks])].sort((p, q) => p - q);
  const budget: Budget = { steps: MOST_HALVINGS };
  const angles = anglesOfSteps(steps);
  const area = sumOf(
    breaks.slice(1).map((to, index) => {
      const from = breaks[index] ?? to;
      const isEmpty = [first, second].some(({ at }) => at(from / 2 + to / 2).length === 0);
      return isEmpty ? 0 : areaBetween(first, second, { from, to, angles }, budget);
    }),
  );
  return budget.steps > 0 ? area : undefined;
}

/** Intervals halved for one area: far more than it takes, but for those that would never end. */
const MOST_HALVINGS = 5000;

const USUAL_STEPS = 32;

/** The first and the last step are halved towards the ends so often, lest a bend there lies between them and all nodes. */
const END_HALVINGS = 12;

/** Angles from 0 to π. */
function anglesOfSteps(steps: number): number[] {
  const step = Math.PI / steps;
  const even = Array.from({ length: steps + 1 }, (_, index) => step * index);
  const first = Array.from({ length: END_HALVINGS }, (_, index) => step * 2 ** (index - END_HALVINGS));
  const last = first.map((angle) => Math.PI - angle);
  return [...even, ...first, ...last].sort((p, q) => p - q);
}

/** Some x in a row, and the angles that stand for those of them that are looked at first. */
interface Strip {
  readonly from: number;
  readonly to: number;
  readonly angles: readonly number[];
}

function areaBetween(
  first: UprightStays,
  second: UprightStays,
  { from, to, angles }: Strip,
  budget: Budget,
): number {
  const [middle, half] = [from / 2 + to / 2, to / 2 - from / 2];
  const place = (angle: number) => middle - half * Math.cos(angle);
  const integrand = (angle: number) => {
    const x = place(angle);
    const stays = commonStays(first.at(x), second.at(x));
    return sumOf(stays.map(([low, high]) => high - low)) * half * Math.sin(angle);
  };
  const endsAt =
    (shape: UprightStays): Ends =>
    (angle) =>
      shape.at(place(angle)).flat();
  const marks = [...angles, ...nearPlaces(endsAt(first), endsAt(second), angles)].sort((p, q) => p - q);
  const scale = Math.max(...angles.slice(1, -1).map(integrand), 0);
  const size = Math.max(
    ...angles
      .flatMap((angle) => endsAt(first)(angle))
      .map(Math.abs)
      .filter(Number.isFinite),
    0,
  );
  // Ends of stays are rounded: below that no halving brings both sides together.
  const error = 1e-15 * scale + 2e-16 * half * size;
  return sumOf(
    marks.slice(1).map((end, index) => integral(integrand, marks[index] ?? end, end, error, 30, budget)),
  );
}

/** The ends of the stays at an angle. */
type Ends = (angle: number) => readonly number[];

/** Where an end of a stay of one shape comes nearest to one of the other, or crosses it. */
function nearPlaces(first: Ends, second: Ends, angles: readonly number[]): number[] {
  const samples = angles.slice(1, -1).map((angle) => ({ angle, a: first(angle), b: second(angle) }));
  return samples.slice(2).flatMap((next, index) => {
    const [before, here] = [samples[index], samples[index + 1]];
    if (before === undefined || here === undefined) return [];
    const around = [before, here, next];
    if (around.some(({ a, b }) => a.length !== here.a.length || b.length !== here.b.length)) return [];
    return here.a.flatMap((_, i) =>
      here.b.flatMap((_, j) => {
        const [p, q, r] = around.map(({ a, b }) => (a[i] ?? 0) - (b[j] ?? 0)) as [number, number, number];
        const gap = (angle: number) => (first(angle)[i] ?? 0) - (second(angle)[j] ?? 0);
        if (p * r < 0) return [crossing(gap, before.angle, next.angle, p)];
        const isLeast = Math.abs(q) < Math.abs(p) && Math.abs(q) <= Math.abs(r);
        return isLeast ? aroundLeast(gap, before.angle, next.angle, Math.sign(q)) : [];
      }),
    );
  });
}

function crossing(gap: (angle: number) => number, from: number, to: number, sign: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (gap(middle) * sign > 0) low = middle;
    else high = middle;
  }
  return low;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The place where a gap of one sign is least, and where it changes its sign on both sides of that, if it does. */
function aroundLeast(gap: (angle: number) => number, from: number, to: number, sign: number): number[] {
  let [low, high] = [from, to];
  for (let step = 0; step < 50; step++) {
    const [p, q] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (gap(p) * sign < gap(q) * sign) high = q;
    else low = p;
  }
  const least = (low + high) / 2;
  if (gap(least) * sign >= 0) return [least];
  return [crossing(gap, from, least, sign), least, crossing(gap, to, least, sign)];
}
