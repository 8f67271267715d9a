import { type Circle, containsPoint, type Ellipse, type Rect, type Vec2 } from "osculate";
import { decimal, snap } from "../parts/number-format.js";
import type { Localized } from "../site/language.js";
import type { HandleOptions, HandleValue } from "./handle.js";
import { degreesTo, fromLocal, toLocal } from "./local-frame.js";

/** World units an arrow key changes a length by, and degrees it turns by. */
const lengthStep = 0.1;
const angleStep = 5;
/** World units between a shape and the handle that turns it. */
const turnReach = 0.7;

/** Only `true` shows the handles; always, unless given. */
interface Shown {
  visible?(): boolean;
}

export interface RectHandleOptions extends Shown {
  readonly labels: Readonly<Record<"move" | "turn" | "size", Localized>>;
  shape(): Rect;
  /** In degrees: the number the reader sees. */
  angle(): number;
  change(part: Partial<Record<"x" | "y" | "width" | "height" | "angle", number>>): void;
}

/** Move a rectangle, turn it, and pull at its corner. */
export function rectHandles(options: RectHandleOptions): readonly HandleOptions[] {
  const { shape, angle, change } = options;
  const resize = (width: number, height: number) =>
    change({ width: snap(Math.max(0, width)), height: snap(Math.max(0, height)) });
  return [
    mover(options.labels.move, shape, change, options),
    {
      ...shown(options),
      kind: "turn",
      label: options.labels.turn,
      at: () => fromLocal(shape(), shape().halfWidth + turnReach, 0),
      stem: () => fromLocal(shape(), shape().halfWidth, 0),
      drag: (to) => change({ angle: Math.round(degreesTo(shape(), to)) }),
      nudge: (dx, dy) => change({ angle: snap(angle() + (dx - dy) * angleStep) }),
      value: () => angleValue(angle()),
    },
    {
      ...shown(options),
      kind: "size",
      label: options.labels.size,
      at: () => fromLocal(shape(), shape().halfWidth, shape().halfHeight),
      drag(to) {
        const { x, y } = toLocal(shape(), to);
        resize(2 * x, 2 * y);
      },
      nudge: (dx, dy) =>
        resize(2 * (shape().halfWidth + dx * lengthStep), 2 * (shape().halfHeight + dy * lengthStep)),
    },
  ];
}

export interface CircleHandleOptions extends Shown {
  readonly labels: Readonly<Record<"move" | "radius", Localized>>;
  /** Where on the rim the handle of the radius sits: a unit vector. */
  readonly grip: Readonly<Vec2>;
  shape(): Circle;
  change(part: Partial<Record<"x" | "y" | "r", number>>): void;
}

/** Move a circle, and pull at its rim. */
export function circleHandles(options: CircleHandleOptions): readonly HandleOptions[] {
  const { shape, change, grip } = options;
  const setRadius = (r: number) => change({ r: snap(Math.max(0, r)) });
  return [
    mover(options.labels.move, shape, change, options),
    {
      ...shown(options),
      kind: "size",
      label: options.labels.radius,
      at: () => ({ x: shape().x + shape().r * grip.x, y: shape().y + shape().r * grip.y }),
      drag: ({ x, y }) => setRadius(Math.hypot(x - shape().x, y - shape().y)),
      nudge: (dx, dy) => setRadius(shape().r + (dx - dy) * lengthStep),
      value: () => lengthValue(shape().r, { min: 0, max: 10 }),
    },
  ];
}

export interface EllipseHandleOptions extends Shown {
  readonly labels: Readonly<Record<"move" | "turn" | "first" | "second", Localized>>;
  readonly limits: { readonly min: number; readonly max: number };
  /** Degrees an arrow key turns by; 5 unless given. */
  readonly turnStep?: number;
  /** Whether it may be turned now; always, unless given. */
  turns?(): boolean;
  shape(): Ellipse;
  change(part: Partial<Record<"x" | "y" | "rx" | "ry" | "degrees", number>>): void;
}

/** Move an ellipse, turn it, and pull at the ends of its axes; what is pulled too far is for `change` to limit. */
export function ellipseHandles(options: EllipseHandleOptions): readonly HandleOptions[] {
  const { shape, change, labels, limits, turnStep = angleStep } = options;
  const angle = () => degreesTo({ x: 0, y: 0 }, { x: shape().ux, y: shape().uy });
  return [
    mover(labels.move, shape, change, options),
    {
      ...shown({ visible: () => (options.visible?.() ?? true) && (options.turns?.() ?? true) }),
      kind: "turn",
      label: labels.turn,
      at: () => fromLocal(shape(), shape().rx + turnReach, 0),
      stem: () => fromLocal(shape(), shape().rx, 0),
      drag: (to) => change({ degrees: degreesTo(shape(), to) }),
      nudge: (dx, dy) => change({ degrees: angle() + (dx - dy) * turnStep }),
      value: () => angleValue(angle()),
    },
    {
      ...shown(options),
      kind: "size",
      label: labels.first,
      at: () => fromLocal(shape(), shape().rx, 0),
      drag: (to) => change({ rx: toLocal(shape(), to).x }),
      nudge: (dx, dy) => change({ rx: shape().rx + (dx - dy) * lengthStep }),
      value: () => lengthValue(shape().rx, limits),
    },
    {
      ...shown(options),
      kind: "size",
      label: labels.second,
      at: () => fromLocal(shape(), 0, shape().ry),
      drag: (to) => change({ ry: toLocal(shape(), to).y }),
      nudge: (dx, dy) => change({ ry: shape().ry + (dx - dy) * lengthStep }),
      value: () => lengthValue(shape().ry, limits),
    },
  ];
}

/** Moves a shape by its centre or by its inside. */
function mover(
  label: Localized,
  shape: () => Circle | Rect | Ellipse,
  change: (to: Vec2) => void,
  { visible }: Shown,
): HandleOptions {
  return {
    ...shown({ visible }),
    kind: "move",
    label,
    at: shape,
    drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
    body: ({ x, y }) => visible?.() !== false && containsPoint(shape(), x, y),
  };
}

function shown({ visible }: { visible?: (() => boolean) | undefined }): Shown {
  return visible ? { visible } : {};
}

/** What a slider-like handle of an angle says, in degrees. */
export function angleValue(degrees: number): HandleValue {
  const text = decimal(degrees, Number.isInteger(degrees) ? 0 : 1);
  return { now: degrees, min: -180, max: 180, text: { en: `${text} degrees`, ja: `${text} 度` } };
}

/** What a slider-like handle of a length says. */
export function lengthValue(
  now: number,
  limits: { readonly min: number; readonly max: number },
): HandleValue {
  return { now, ...limits, text: { en: decimal(now), ja: decimal(now) } };
}
