export { type OutlinePoints, outlinePoints } from "./outline-points.js";
export { svgPath, visibilityPath } from "./svg-path.js";
export type { PathContext } from "./trace.js";
export { trace, traceVisibility } from "./trace.js";
