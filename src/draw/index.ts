export { type OutlinePoints, outlinePoints } from "./outline-points.js";
export type { PathContext } from "./path-context.js";
export { svgPath } from "./svg-path.js";
export { trace } from "./trace.js";
export { traceVisibility } from "./trace-visibility.js";
export { visibilityPath } from "./visibility-path.js";
