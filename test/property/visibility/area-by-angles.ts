import type { Visibility } from "../../../src/index.js";
import { anglesOf, distanceTo, isAllAround } from "./outline-distance.js";

const MOST_HALVINGS = 40;

/** The area of what is seen: half the integral of the square of the distance, over the angle. */
export function areaByAngles({ eye, stretches }: Visibility, accuracy: number): number {
  return stretches.reduce((area, stretch) => {
    const [start, end] = anglesOf(stretch, eye);
    const turn = isAllAround(stretch, eye) ? 2 * Math.PI : turnBetween(start, end);
    // So that what goes to its end like a square root does so smoothly.
    const integrand = (u: number): number => {
      const angle = start + (turn * (1 - Math.cos(Math.PI * u))) / 2;
      const distance = distanceTo(stretch, eye, Math.cos(angle), Math.sin(angle));
      return (distance * distance * turn * Math.PI * Math.sin(Math.PI * u)) / 4;
    };
    return area + integral(integrand, accuracy);
  }, 0);
}

function turnBetween(start: number, end: number): number {
  return (((end - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}

/** Simpson's rule from 0 to 1, halved until halving makes no difference. */
function integral(f: (u: number) => number, accuracy: number): number {
  const halved = (
    from: number,
    to: number,
    ends: readonly [number, number, number],
    left: number,
  ): number => {
    const [first, middle, last] = ends;
    const centre = (from + to) / 2;
    const before = f((from + centre) / 2);
    const after = f((centre + to) / 2);
    const coarse = ((to - from) * (first + 4 * middle + last)) / 6;
    const fine = ((to - from) * (first + 4 * before + 2 * middle + 4 * after + last)) / 12;
    if (left === 0 || (left < MOST_HALVINGS - 5 && Math.abs(fine - coarse) < accuracy * (to - from)))
      return fine;
    return (
      halved(from, centre, [first, before, middle], left - 1) +
      halved(centre, to, [middle, after, last], left - 1)
    );
  };
  return halved(0, 1, [f(0), f(0.5), f(1)], MOST_HALVINGS);
}
