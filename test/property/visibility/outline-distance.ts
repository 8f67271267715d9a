import type { Vec2, Visibility, VisibleStretch } from "../../../src/index.js";

/** How far the visible region reaches from the eye along a unit vector; 0 where nothing is seen. */
export function outlineDistance({ eye, stretches }: Visibility, dx: number, dy: number): number {
  const seen = stretches.find((stretch) => isSeenAlong(stretch, eye, dx, dy));
  return seen === undefined ? 0 : distanceTo(seen, eye, dx, dy);
}

function isSeenAlong(stretch: VisibleStretch, eye: Vec2, dx: number, dy: number): boolean {
  if (isAllAround(stretch, eye)) return true;
  // Where the whole stretch is at the eye, nothing is seen but that, wherever it lies.
  const { from, to } = stretch;
  const isShort = stretch.curve !== "line" && Math.abs(stretch.endAngle - stretch.startAngle) < 1;
  if (isShort && isAtEye(stretch, from, eye) && isAtEye(stretch, to, eye)) return false;
  const [start, end] = anglesOf(stretch, eye);
  const turn = turnFrom(start, end);
  // A line, or a curve that bulges towards the eye, is seen under half a turn at most, a hollow one under no more than its
  // sweep beyond that: one that is seen under more has its ends, which are all but in line, reversed by rounding.
  const sweep = stretch.curve === "line" ? 0 : Math.max(stretch.endAngle - stretch.startAngle, 0);
  return turn <= Math.PI + sweep && turnFrom(start, Math.atan2(dy, dx)) <= turn;
}

/** From which angle to which a stretch reaches around the eye. */
export function anglesOf(stretch: VisibleStretch, eye: Vec2): [number, number] {
  return [angleOf(stretch, stretch.from, eye, 0), angleOf(stretch, stretch.to, eye, Math.PI)];
}

/** The angle of an end; of one at the eye, that of the circle's tangent there, which a stretch leaves or comes in by. */
function angleOf(stretch: VisibleStretch, { x, y }: Vec2, eye: Vec2, turned: number): number {
  if (stretch.curve === "circle" && isAtEye(stretch, { x, y }, eye)) {
    return (turned === 0 ? stretch.startAngle : stretch.endAngle) + Math.PI / 2 - turned;
  }
  return Math.atan2(y - eye.y, x - eye.x);
}

const AT_EYE = 2 ** -48;

function isAtEye(stretch: VisibleStretch, { x, y }: Vec2, eye: Vec2): boolean {
  const size = stretch.curve === "circle" ? stretch.r : 0;
  return Math.hypot(x - eye.x, y - eye.y) < AT_EYE * size;
}

/** Rounding may take an ulp off a whole turn. */
const ALMOST_WHOLE = 2 * Math.PI - 1e-14;

/** Whether a stretch is a whole circle around the eye; one that the eye is on is seen in half of the directions. */
export function isAllAround(stretch: VisibleStretch, eye: Vec2): boolean {
  const turn = stretch.curve === "circle" ? stretch.endAngle - stretch.startAngle : 0;
  return turn > ALMOST_WHOLE && !isAtEye(stretch, stretch.from, eye);
}

function turnFrom(start: number, end: number): number {
  const turn = (end - start) % (2 * Math.PI);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}

/** Of the two points where the line meets the curve, the farther one if the curve is swept forward. */
export function distanceTo(stretch: VisibleStretch, eye: Vec2, dx: number, dy: number): number {
  if (stretch.curve === "line") {
    const [fromX, fromY] = [stretch.from.x - eye.x, stretch.from.y - eye.y];
    const [alongX, alongY] = [stretch.to.x - stretch.from.x, stretch.to.y - stretch.from.y];
    return (fromX * alongY - fromY * alongX) / (dx * alongY - dy * alongX);
  }
  const { rx, ry, rotation } =
    stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r, rotation: 0 } : stretch;
  const [ux, uy] = [Math.cos(rotation), Math.sin(rotation)];
  const [x, y] = [stretch.x - eye.x, stretch.y - eye.y];
  const [centreX, centreY] = [(x * ux + y * uy) / rx, (y * ux - x * uy) / ry];
  const [alongX, alongY] = [(dx * ux + dy * uy) / rx, (dy * ux - dx * uy) / ry];
  const size = alongX * alongX + alongY * alongY;
  const middle = alongX * centreX + alongY * centreY;
  const height = alongX * centreY - alongY * centreX;
  const half = Math.sqrt(Math.max(size - height * height, 0));
  const isFar = stretch.endAngle > stretch.startAngle;
  if (isFar ? middle > 0 : middle < 0) return (middle + (isFar ? half : -half)) / size;
  const product = (Math.hypot(centreX, centreY) - 1) * (Math.hypot(centreX, centreY) + 1);
  return product / (middle - (isFar ? half : -half));
}
