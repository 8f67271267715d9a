import { logUniform, signed } from "./numbers.js";
import { oneIn, type Random } from "./random.js";
import type { KindName, ShapeSpec } from "./spec.js";

/** A shape as a game has it: random place, size and turn, nothing exact about it. */
export function ordinaryShape(kind: KindName, random: Random): ShapeSpec {
  const x = 4 * signed(random);
  const y = 4 * signed(random);
  const size = (): number => logUniform(random, -1, 0.6);
  const angle = (): { x: number; y: number } => directionOf(2 * Math.PI * random.next());
  switch (kind) {
    case "point":
      return { type: "point", x, y };
    case "circle":
      return { type: "circle", x, y, r: size() };
    case "ellipse":
      return { type: "ellipse", x, y, rx: size(), ry: size(), angle: angle() };
    case "rect":
      return { type: "rect", x, y, width: 2 * size(), height: 2 * size(), angle: angle() };
    case "sector": {
      const start = 2 * Math.PI * random.next();
      const opening = random.pick([1, 2 * Math.PI, 1e-3, 1e-9]) * random.next();
      const endAngle = directionOf(start + opening);
      return { type: "sector", x, y, r: 2 * size(), startAngle: directionOf(start), endAngle };
    }
  }
}

function directionOf(angle: number): { x: number; y: number } {
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const EXTREMES = [
  0,
  1,
  -1,
  5e-324,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** -1022,
  1e300,
  1e-300,
  1e150,
  1e-150,
];

/** A number of any magnitude a double can have. */
export function wildNumber(random: Random): number {
  if (oneIn(random, 2)) return random.pick(EXTREMES);
  return (1 + random.next()) * 2 ** (random.int(2098) - 1074) * random.pick([1, -1]);
}
