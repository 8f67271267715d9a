import { angleLessSine } from "../math/angle-less-sine.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { sincos } from "../math/sincos.js";
import type { Vec2 } from "../math/vector.js";
import { requireRegion, type Visibility, type VisibleStretch } from "./region.js";

/**
 * The area of what an eye sees. Scene units squared; Infinity beyond the largest double. Error: some 1e-12 of the square of
 * the range of sight.
 *
 * Half the integral of p × dp along the stretches, p being relative to the eye; edges that point at the eye add nothing.
 */
export function visibleArea(region: Visibility): number {
  requireRegion(region, "visibleArea: region");
  const { eye, stretches } = region;
  const half = stretches.reduce((most, { from, to }) => {
    return Math.max(most, halfReach(from, eye), halfReach(to, eye));
  }, 0);
  if (half === 0) return 0;
  // Lengths times this are so moderate that no square is too large or vanishes.
  const power = normalizingPower(half) / 2;
  const area = stretches.reduce((sum, stretch) => sum + areaBetween(eye, stretch, power), 0);
  return Math.max(area, 0) / power / power;
}

function halfReach({ x, y }: Vec2, eye: Vec2): number {
  return Math.max(Math.abs(x / 2 - eye.x / 2), Math.abs(y / 2 - eye.y / 2));
}

/** The area between the eye and a stretch, lengths being multiplied by `power`. */
function areaBetween(eye: Vec2, stretch: VisibleStretch, power: number): number {
  const { from, to } = stretch;
  const fromEye = relative(from, eye, power);
  const toEye = relative(to, eye, power);
  const beforeChord = (fromEye.x * toEye.y - fromEye.y * toEye.x) / 2;
  if (stretch.curve === "line") return beforeChord;
  const swept = stretch.endAngle - stretch.startAngle;
  const angle = Math.abs(swept);
  const bulge = angleLessSine(angle, sincos(angle).y, sincos(angle / 2).y) / 2;
  const { rx, ry } = stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r } : stretch;
  const beyondChord = rx * power * (ry * power) * bulge;
  return swept < 0 ? beforeChord - beyondChord : beforeChord + beyondChord;
}

/** Without overflow where the difference would have one. */
function relative({ x, y }: Vec2, eye: Vec2, power: number): Vec2 {
  return power < 1
    ? { x: x * power - eye.x * power, y: y * power - eye.y * power }
    : { x: (x - eye.x) * power, y: (y - eye.y) * power };
}
