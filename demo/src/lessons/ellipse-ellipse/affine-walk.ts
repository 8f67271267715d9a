import type { Ellipse, Vec2 } from "osculate";
import { axisOf } from "../../stage/local-frame.js";
import type { Region } from "../../stage/view.js";
import type { Exit, MethodTrace } from "./tutorial-method.js";
import { apply, type Matrix, multiply, type UnitCircleFrame } from "./unit-circle-frame.js";

/** The steps of the walk through the tutorial's method, in order; positions k to k + 1 are the k-th of them. */
export const methodSteps = [
  "stepMove",
  "stepTurn",
  "stepStretch",
  "stepUpright",
  "stepTrivial",
  "stepLine",
  "stepSlope",
  "stepQuadratic",
  "stepLast",
] as const;

export type MethodStep = (typeof methodSteps)[number];

/** In which step each ending falls. */
export const stepOfExit: Readonly<Record<Exit, MethodStep>> = {
  notANumber: "stepUpright",
  centreInCircle: "stepTrivial",
  circleInEllipse: "stepTrivial",
  boxesApart: "stepTrivial",
  caseI: "stepLine",
  caseII: "stepSlope",
  caseIII: "stepQuadratic",
  caseIV: "stepLast",
};

/** What the walk shows: both ellipses, their frame, and what the method made of them. */
export interface Walk {
  readonly a: Ellipse;
  readonly b: Ellipse;
  readonly frame: UnitCircleFrame;
  readonly trace: MethodTrace;
}

/** How much of a step is done at a position, from 0 to 1, starting and ending gently. */
export function portionOf(step: MethodStep, position: number): number {
  const t = Math.min(1, Math.max(0, position - methodSteps.indexOf(step)));
  return t * t * (3 - 2 * t);
}

export interface Outlines {
  readonly a: readonly Vec2[];
  readonly b: readonly Vec2[];
}

/** Both ellipses on their way into the frame of the unit circle. */
export function outlinesAt(walk: Walk, position: number): Outlines {
  const { a, frame } = walk;
  const { x: cos, y: sin } = axisOf(a);
  const moving = portionOf("stepMove", position);
  const turnedBack = rotation(-Math.atan2(sin, cos) * portionOf("stepTurn", position));
  const stretching = portionOf("stepStretch", position);
  const stretched: Matrix = {
    xx: 1 + (1 / a.rx - 1) * stretching,
    xy: 0,
    yx: 0,
    yy: 1 + (1 / a.ry - 1) * stretching,
  };
  const angle = Math.atan2(frame.turn.yx, frame.turn.xx);
  const upright = rotation(Number.isNaN(angle) ? 0 : angle * portionOf("stepUpright", position));
  const linear = multiply(upright, multiply(stretched, turnedBack));
  const toFrame = (point: Vec2): Vec2 => {
    const mapped = apply(linear, { x: point.x - a.x, y: point.y - a.y });
    return { x: mapped.x + a.x * (1 - moving), y: mapped.y + a.y * (1 - moving) };
  };
  return { a: outline(a).map(toFrame), b: outline(walk.b).map(toFrame) };
}

function rotation(angle: number): Matrix {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { xx: cos, xy: -sin, yx: sin, yy: cos };
}

function outline(shape: Ellipse): Vec2[] {
  const u = axisOf(shape);
  const count = 144;
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = (2 * Math.PI * i) / count;
    const along = shape.rx * Math.cos(t);
    const across = shape.ry * Math.sin(t);
    return { x: shape.x + along * u.x - across * u.y, y: shape.y + along * u.y + across * u.x };
  });
}

/**
 * What the stage must show at a position: both outlines and the origin; once lines are drawn, the circle and the
 * points of the construction, which may lie at the end of a long ellipse.
 */
export function regionAt(walk: Walk, position: number): Region {
  const { a, b } = outlinesAt(walk, position);
  const whole = regionAround([{ x: 0, y: 0 }, ...a, ...b]);
  const { p, pPrime, q, qPrime, r, sPrime } = walk.trace;
  const points = [p, pPrime, q, qPrime, r, sPrime].filter((point) => point !== null);
  if (points.length === 0) return whole;
  const focus = regionAround([{ x: -1, y: -0.4 }, { x: 0.4, y: 1 }, ...points]);
  const near = portionOf("stepLine", position);
  const mix = (from: number, to: number) => from + (to - from) * near;
  return {
    x: mix(whole.x, focus.x),
    y: mix(whole.y, focus.y),
    width: mix(whole.width, focus.width),
    height: mix(whole.height, focus.height),
  };
}

/** The box around some points, with a margin. */
function regionAround(points: readonly Vec2[]): Region {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const margin = 0.12 * Math.max(maxX - minX, maxY - minY);
  return {
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    width: maxX - minX + 2 * margin,
    height: maxY - minY + 2 * margin,
  };
}
