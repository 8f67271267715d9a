import { wrongType } from "../math/validation.js";

/**
 * What `trace` and `traceVisibility` ask of a context: a CanvasRenderingContext2D, an OffscreenCanvas's, a Path2D or anything
 * alike.
 */
export interface PathContext {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(
    x: number,
    y: number,
    radius: number,
    startAngle: number,
    endAngle: number,
    counterclockwise?: boolean,
  ): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    startAngle: number,
    endAngle: number,
    counterclockwise?: boolean,
  ): void;
  closePath(): void;
}

/** Refuses what has no path, such as the canvas itself. */
export function requireContext(value: unknown, parameter: string): asserts value is PathContext {
  if (typeof (value as Partial<PathContext> | null | undefined)?.moveTo !== "function") {
    throw wrongType(value, parameter, "a canvas context or a Path2D");
  }
}

/** What an `ellipse` takes at least if it can be turned: one with fewer parameters draws it unturned, and says nothing. */
const LEAST_PARAMETERS = 5;

/** Refuses a context whose `ellipse` cannot be turned, as that of a Pixi Graphics. One of unknown parameters may. */
export function requireTurningEllipse(context: PathContext, parameter: string): void {
  const { length } = context.ellipse;
  if (length === 0 || length >= LEAST_PARAMETERS) return;
  const allowed = "one whose ellipse can be turned (give others svgPath or outlinePoints)";
  throw new TypeError(`${parameter} must be ${allowed}, got one whose ellipse has ${length} parameters`);
}
