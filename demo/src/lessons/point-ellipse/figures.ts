import type { Ellipse, Vec2 } from "osculate";
import { portion } from "../../parts/portion.js";

/** The numbers of the idea: the point after each step, and the length compared at the end. */
export interface Figures {
  /** The ellipse's angle in radians, in (−π, π]. */
  readonly angle: number;
  readonly cos: number;
  readonly sin: number;
  /** P − C: the point when the ellipse's centre has been moved to the origin. */
  readonly moved: Vec2;
  /** The same turned by −θ: the ellipse lies along the axes. */
  readonly turned: Vec2;
  /** The same with y stretched by rx / ry: the ellipse is a circle of radius rx. This is P′. */
  readonly stretched: Vec2;
  readonly stretch: number;
  /** |P′|, to be compared with rx. */
  readonly length: number;
}

/**
 * The steps from a point and a turned ellipse to a point and a circle, in rounded arithmetic.
 *
 * For showing only: rounding may put |P′| a hair beside rx when the point is on the rim, where `containsPoint` is exact.
 * With ry = 0 the stretch is infinite, and |P′| too unless the point is on the segment's line.
 */
export function figuresOf(ellipse: Ellipse, point: Vec2): Figures {
  const directionLength = Math.hypot(ellipse.ux, ellipse.uy);
  const cos = ellipse.ux / directionLength;
  const sin = ellipse.uy / directionLength;
  const moved = { x: point.x - ellipse.x, y: point.y - ellipse.y };
  // Turning by −θ: cos(−θ) = cos θ and sin(−θ) = −sin θ, so only the signs of the sine terms change.
  const turned = { x: moved.x * cos + moved.y * sin, y: moved.y * cos - moved.x * sin };
  const stretch = ellipse.rx / ellipse.ry;
  const stretched = { x: turned.x, y: turned.y === 0 ? 0 : turned.y * stretch };
  return {
    angle: Math.atan2(sin, cos),
    cos,
    sin,
    moved,
    turned,
    stretched,
    stretch,
    length: Math.hypot(stretched.x, stretched.y),
  };
}

/** The ellipse and the point somewhere on the way from where they are to the circle about the origin. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
  readonly point: Vec2;
}

/** How many steps the way has: move, turn, stretch, compare. */
export const stepCount = 4;

/**
 * Ellipse and point at `progress` in [0, stepCount]: whole numbers are the ends of the steps, and whatever happens to the
 * ellipse happens to the point. The fourth step changes nothing; it only compares.
 */
export function poseAt(ellipse: Ellipse, point: Vec2, progress: number): Pose {
  const { angle, stretch } = figuresOf(ellipse, point);
  const moving = portion(progress, 0);
  const turning = portion(progress, 1);
  const stretching = portion(progress, 2);

  const x = ellipse.x * (1 - moving);
  const y = ellipse.y * (1 - moving);
  const turnedBy = -angle * turning;
  const cos = Math.cos(turnedBy);
  const sin = Math.sin(turnedBy);
  const from = { x: point.x - ellipse.x, y: point.y - ellipse.y };
  const scale = Number.isFinite(stretch) ? 1 + (stretch - 1) * stretching : 1;
  return {
    x,
    y,
    rx: ellipse.rx,
    ry: ellipse.ry * scale,
    angle: angle + turnedBy,
    point: { x: x + from.x * cos - from.y * sin, y: y + (from.x * sin + from.y * cos) * scale },
  };
}

/**
 * P′ on its way down to the x axis: in the last step the length |P′| is laid beside rx, like a ruler.
 */
export function swungTo(figures: Figures, progress: number): Vec2 {
  const angle = Math.atan2(figures.stretched.y, figures.stretched.x) * (1 - portion(progress, 3));
  return { x: figures.length * Math.cos(angle), y: figures.length * Math.sin(angle) };
}
