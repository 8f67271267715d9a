export { type OutlinePoints, outlinePoints, svgPath, visibilityPath } from "./outline-data.js";
export type { PathContext } from "./trace.js";
export { trace, traceVisibility } from "./trace.js";
